/// Codes for what is wrong in a template.
extension DiagnosticCode {
  package static let templateCodes: [DiagnosticCode] = [
    templateSyntax, unknownTemplateName, unknownTemplateMember, unknownTemplateFilter,
    duplicateTemplateName, unusedTemplateName, templateIncludeCycle, missingMacro,
    templateTypeMismatch, templateArgumentMismatch, rawTextInTemplate, templateLimit, templateValue,
    templateFailure, templateWarning,
  ]

  package static let templateSyntax = DiagnosticCode(
    "template-syntax",
    summary: "a tag of a template cannot be read",
    explanation: """
      A template is text with tags: `{{ value }}`, `{% tag %}` and `{# comment #}`.
      One of them is not of the form that the language wants: it is not closed, has a
      word too many or too few, or ends a block that is not open.

      Example:

          {% for token in tokens %}
          {{ token.name }

      Fix: correct the tag; `templates/README.md` shows each one. To print `{{`
      itself, write `{{ "{{" }}`.
      """
  )

  package static let unknownTemplateName = DiagnosticCode(
    "unknown-template-name",
    summary: "a template names something that does not exist",
    explanation: """
      A variable, macro, type, case, word or template file is not known at this place.
      Nothing is ever printed as an empty string, so this is found before anything
      runs.

      Example:

          {% if token.type == "colour" %}

      Fix: write the name as it is declared. A variable made by `set`, `for` or
      `if let` lives to the end of its block, and a macro sees its parameters only.
      """
  )

  package static let unknownTemplateMember = DiagnosticCode(
    "unknown-template-member",
    summary: "a value has no member of this name",
    explanation: """
      What stands after the dot is not a member of the value in front of it. The
      members of each type stand in `templates/README.md`.

      Example:

          {{ token.tpye }}

      Fix: write a member of the type that the message names.
      """
  )

  package static let unknownTemplateFilter = DiagnosticCode(
    "unknown-template-filter",
    summary: "there is no filter or style of this name",
    explanation: """
      What stands after `|` is not a filter, or names a style that the `text` of
      `target.json` does not have.

      Example:

          {{ token.description | coment }}

      Fix: write one of the filters in `templates/README.md`, or add the style to
      `target.json`.
      """
  )

  package static let duplicateTemplateName = DiagnosticCode(
    "duplicate-template-name",
    summary: "two things in a template have one name",
    explanation: """
      Two macros, two parameters of a macro, or two variables of one block have the
      same name. A variable is never changed, so the second `set` cannot be meant as
      an assignment.

      Example:

          {% set label = "a" %}
          {% set label = "b" %}

      Fix: choose another name for one of them, or an inline condition:
      `{% set label = "b" if condition else "a" %}`.
      """
  )

  package static let unusedTemplateName = DiagnosticCode(
    "unused-template-name",
    severity: .warning,
    summary: "a variable or macro is never used",
    explanation: """
      A variable is set but not read, or a macro of the template is never called. It
      may be left over, or its name mistyped where it was meant to be used.

      Example:

          {% set label = token.name %}
          {{ token.path }}

      Fix: remove it, or use it.
      """
  )

  package static let templateIncludeCycle = DiagnosticCode(
    "template-include-cycle",
    summary: "a template file includes itself",
    explanation: """
      Following the `include` tags of a file leads back to the file, so that printing
      it would never end.

      Example:

          {# in parts.tmpl #}
          {% include "parts.tmpl" %}

      Fix: remove one `include` of the cycle. Macros can call themselves; includes
      cannot.
      """
  )

  package static let missingMacro = DiagnosticCode(
    "missing-macro",
    summary: "a family of macros lacks a case",
    explanation: """
      A family such as `literal` is called with a value that can be of several types,
      and has no macro for some of them. A template that compiles prints every type.

      Example:

          {% macro literal.color(c) %}{{ c.hex }}{% endmacro %}
          {{ literal(token.value) }}

      Fix: write a macro for each case that the message names, or `literal.else` for
      all that are left.
      """
  )

  package static let templateTypeMismatch = DiagnosticCode(
    "template-type-mismatch",
    summary: "a value is of another type than its place asks for",
    explanation: """
      Every value in a template has a type, and conditions, comparisons, filters and
      macros say which types they take. Only a boolean is a condition; a value that
      may be absent must be unwrapped first.

      Example:

          {% if token.description %}

      Fix: unwrap with `{% if let text = token.description %}` or `| default(…)`, ask
      `is not empty`, or give the value that is expected.
      """
  )

  package static let templateArgumentMismatch = DiagnosticCode(
    "template-argument-mismatch",
    summary: "a macro or filter has the wrong arguments",
    explanation: """
      A macro is called with more or fewer arguments than it has parameters, or a
      filter with an argument that it does not take. Some arguments of filters must be
      literals.

      Example:

          {{ token.name | upper(2) }}

      Fix: give the arguments that the message names.
      """
  )

  package static let rawTextInTemplate = DiagnosticCode(
    "raw-text-in-template",
    summary: "raw text from the source is printed without a filter",
    explanation: """
      Names, descriptions and font names can hold anything: quotation marks, line
      ends, the end of a comment. Printed as they are they could break the output, or
      change what it does.

      Example:

          // {{ token.description }}

      Fix: print them through a filter that makes them safe: `string` for a literal,
      `comment` for a comment.
      """
  )

  package static let templateLimit = DiagnosticCode(
    "template-limit",
    summary: "a template goes beyond a bound",
    explanation: """
      Loops, calls, nesting and output are bounded, so that a mistake in a template
      ends with a message and not with a full disk.

      Example:

          {% macro group(g: Group) %}{{ group(g) }}{% endmacro %}

      Fix: find what repeats itself without end at the place that the message names.
      The bounds stand in `templates/README.md`.
      """
  )

  package static let templateValue = DiagnosticCode(
    "template-value",
    summary: "a value cannot be printed or computed",
    explanation: """
      While a template ran, a computation left the range of numbers: a division by
      zero, a whole number too large, a negative number in hexadecimal.

      Example:

          {{ token.size / token.grid }}

      Fix: ask before computing: `{% if token.grid > 0 %}`.
      """
  )

  package static let templateFailure = DiagnosticCode(
    "template-failure",
    summary: "a template refuses something",
    explanation: """
      The author of a template has written `{% fail %}` for a case that the target
      cannot print. The message is the author's, and the place is that of the token,
      group or constant that it is about, if the template names one.

      Example:

          {% if token.type == "gradient" %}
          {% fail "gradients cannot be printed here" at token %}
          {% endif %}

      Fix: do what the message says: change the source, or the template.
      """
  )

  package static let templateWarning = DiagnosticCode(
    "template-warning",
    severity: .warning,
    summary: "a template warns of something",
    explanation: """
      The author of a template has written `{% warn %}` for a case that the target
      prints in a way that may surprise. The message is the author's.

      Example:

          {% warn "the shadow loses its spread" at token %}

      Fix: do what the message says, or allow the warning in `lint`.
      """
  )
}
