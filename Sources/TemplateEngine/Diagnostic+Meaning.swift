package import Diagnostics

extension DiagnosticCode {
  package static let templateCodes: [DiagnosticCode] = [
    unknownTemplateName, unknownTemplateMember, unknownTemplateFilter, duplicateTemplateName,
    unusedTemplateName, templateIncludeCycle, missingMacro, templateTypeMismatch,
    templateArgumentMismatch, rawTextInTemplate,
  ]

  package static let unknownTemplateName: DiagnosticCode = """
    error[unknown-template-name]: a template refers to an unknown name

    A variable, macro, type, case, word, or template file isn't defined at this
    location. Unknown names are never printed as an empty string, so they're
    reported before the template runs.

    Example:

        {% if token.type == "colour" %}

    Fix: use the declared name. A variable from `set`, `for`, or `if let` is
    available until the end of its block, and a macro has access only to its
    parameters.
    """

  package static let unknownTemplateMember: DiagnosticCode = """
    error[unknown-template-member]: a value has no member of this name

    The name after the dot isn't a member of the value before it.
    `templates/guide/members.md` lists the members of each type.

    Example:

        {{ token.tpye }}

    Fix: use a member of the type given in the message.
    """

  package static let unknownTemplateFilter: DiagnosticCode = """
    error[unknown-template-filter]: unknown filter or style in a template

    The name after `|` isn't a filter, or is a style that isn't in `text` of
    `target.json`.

    Example:

        {{ token.description | coment }}

    Fix: use one of the filters in `templates/guide/language.md`, or add the style
    to `target.json`.
    """

  package static let duplicateTemplateName: DiagnosticCode = """
    error[duplicate-template-name]: a name is declared twice in a template

    Two macros, two parameters of a macro, or two variables in a block have the same
    name. Variables can't be changed, so a second `set` isn't an assignment.

    Example:

        {% set label = "a" %}
        {% set label = "b" %}

    Fix: rename one of them, or use an inline condition:
    `{% set label = "b" if condition else "a" %}`.
    """

  package static let unusedTemplateName: DiagnosticCode = """
    warning[unused-template-name]: a variable or macro is never used

    A variable is set but never read, or a macro of the template is never called. It
    may be left over, or misspelled where it should be used.

    Example:

        {% set label = token.name %}
        {{ token.path }}

    Fix: remove it, or use it.
    """

  package static let templateIncludeCycle: DiagnosticCode = """
    error[template-include-cycle]: a template file includes itself

    The `include` tags of a file lead back to the same file, so rendering would
    never end.

    Example:

        {# in parts.tmpl #}
        {% include "parts.tmpl" %}

    Fix: remove one `include` from the cycle. Unlike includes, macros can call
    themselves.
    """

  package static let missingMacro: DiagnosticCode = """
    error[missing-macro]: a family of macros is missing a case

    A family such as `literal` is called with a value that can have several types,
    but it has no macro for some of them. Every type must be covered.

    Example:

        {% macro literal.color(c) %}{{ c.hex }}{% endmacro %}
        {{ literal(token.value) }}

    Fix: add a macro for each case in the message, or `literal.else` for all
    remaining cases.
    """

  package static let templateTypeMismatch: DiagnosticCode = """
    error[template-type-mismatch]: a value in a template has the wrong type

    Every value in a template has a type, and conditions, comparisons, filters, and
    macros accept only certain types. A condition must be a Boolean value, and an
    optional value must be unwrapped first.

    Example:

        {% if token.description %}

    Fix: unwrap the value with `{% if let text = token.description %}` or
    `| default(…)`, use `is not empty`, or use a value of the expected type.
    """

  package static let templateArgumentMismatch: DiagnosticCode = """
    error[template-argument-mismatch]: a macro or filter has the wrong arguments

    A macro is called with too many or too few arguments, or a filter with an
    argument that it doesn't take. Some arguments of filters must be literals.

    Example:

        {{ token.name | upper(2) }}

    Fix: use the arguments given in the message.
    """

  package static let rawTextInTemplate: DiagnosticCode = """
    error[raw-text-in-template]: raw text from the source is printed without a filter

    Names, descriptions, and font names can contain anything: quotation marks, line
    breaks, the end of a comment. Printed unchanged, they could break the output or
    change its meaning.

    Example:

        // {{ token.description }}

    Fix: print them through a filter that escapes them: `string` for a literal,
    `comment` for a comment.
    """
}

/// Diagnostics about the names and types in a template.
extension Diagnostic {
  // MARK: - Names

  static func unknownName(_ name: String, at span: Span, known: [String], macros: [String])
    -> Self
  {
    let isMacro = macros.contains(name)
    return Self(.unknownTemplateName, "there is no variable `\(name)` here")
      .at(span, "unknown name")
      .help(
        isMacro
          ? "call the macro with `\(name)(…)`"
          : suggestion(for: name, among: known) ?? choice(known)
      )
  }

  static func bareLoop(_ span: Span, isInLoop: Bool) -> Self {
    Self(
      .unknownTemplateName,
      isInLoop ? "`loop` can't be used as a value" : "`loop` is available only in a `for` loop"
    )
    .at(span, isInLoop ? "expected a member" : "no loop here")
    .help(isInLoop ? "write `loop.index` or another member" : nil)
  }

  static func unknownMember(_ member: Name, of type: String, known: [String]) -> Self {
    Self(.unknownTemplateMember, "`\(type)` has no member `\(member.text)`")
      .at(member.span, "unknown member").suggesting(member.text, among: known).help(choice(known))
  }

  static func noMembers(_ member: Name, type: String, hint: String?) -> Self {
    Self(.templateTypeMismatch, "a value of type `\(type)` has no members, found `.\(member.text)`")
      .at(member.span, "expected a value with members").help(hint)
  }

  static func unknownFilter(_ filter: Name, known: [String]) -> Self {
    Self(.unknownTemplateFilter, "there is no filter `\(filter.text)`")
      .at(filter.span, "unknown filter").suggesting(filter.text, among: known)
      .help("the filters are \(known.listed())")
  }

  static func unknownStyle(_ style: String, filter: String, at span: Span, known: [String])
    -> Self
  {
    let message =
      style.isEmpty
      ? "the target has no default \(filter) style"
      : "the target has no \(filter) style `\(style)`"
    return Self(.unknownTemplateFilter, message)
      .at(span, "no such style").suggesting(style, among: known)
      .help(choice(known.filter { !$0.isEmpty })).help("define styles in `text` in `target.json`")
  }

  static func unknownNameForm(_ form: String, at span: Span, known: [String]) -> Self {
    Self(.unknownTemplateFilter, "there is no name form `\(form)`")
      .at(span, "unknown form").suggesting(form, among: known).help(choice(known))
  }

  static func unknownMacro(_ name: String, at span: Span, known: [String], filters: [String])
    -> Self
  {
    var help = suggestion(for: name, among: known)
    if help == nil, let filter = nearestName(to: name, among: filters) {
      help = "`\(filter)` is a filter: write `value | \(filter)`"
    }
    help = help ?? choice(known)
    return Self(.unknownTemplateName, "there is no macro `\(name)`")
      .at(span, "unknown macro").help(help)
  }

  static func unknownType(_ name: String, at span: Span, known: [String]) -> Self {
    Self(.unknownTemplateName, "there is no type `\(name)`")
      .at(span, "unknown type").suggesting(name, among: known).help(choice(known))
  }

  static func unknownCase(_ name: Name, of type: String, known: [String]) -> Self {
    Self(.unknownTemplateName, "`\(type)` has no case `\(name.text)`")
      .at(name.span, "unknown case").suggesting(name.text, among: known).help(choice(known))
  }

  static func unknownWord(_ word: String, of type: String, at span: Span, known: [String])
    -> Self
  {
    Self(.unknownTemplateName, "`\(printable(word))` is not a word of `\(type)`")
      .at(span, "unknown word").suggesting(word, among: known).help(choice(known))
  }

  static func unknownFile(_ name: Name, known: [String]) -> Self {
    Self(.unknownTemplateName, "there is no template file `\(printable(name.text))`")
      .at(name.span, "unknown file").suggesting(name.text, among: known).help(choice(known))
  }

  static func duplicateName(_ name: String, at span: Span, first: Span) -> Self {
    Self(.duplicateTemplateName, "`\(name)` is already taken")
      .at(span, "taken").also(first, "first here").help("choose another name")
  }

  static func unusedMacro(_ name: String, at span: Span) -> Self {
    Self(.unusedTemplateName, "nothing calls the macro `\(name)`")
      .at(span, "never called").help("remove it")
  }

  static func includeCycle(_ name: Name, chain: [String]) -> Self {
    Self(.templateIncludeCycle, "`\(name.text)` includes itself")
      .at(name.span, "includes the first file again")
      .notes(["the chain is \(chain.quoted)"])
      .help("move shared content to a third file")
  }

  static func tooManyIncludes(_ name: Name, limit: Int) -> Self {
    Self(
      .templateLimit,
      "the template includes more than \(limit) files, or nests them too deeply"
    )
    .at(name.span, "one too many").help("use macros for repeated content")
  }

  // MARK: - Families

  static func missingCases(_ family: String, union: String, cases: [String], at span: Span)
    -> Self
  {
    let shown = cases.count > 4 ? cases.quoted(first: 3) + " cases" : cases.listed()
    return Self(.missingMacro, "`\(family)` has no macro for \(shown) of `\(union)`")
      .at(span, "called with a `\(union)`")
      .help("add `{% macro \(family).\(cases.first ?? "else")(value) %}`, or `\(family).else`")
  }

  static func familyMismatch(_ name: String, at span: Span, first: Span) -> Self {
    Self(
      .templateTypeMismatch,
      "the parameters of `\(name)` after the first differ from those of its family"
    )
    .at(span, "these parameters").also(first, "defines the family's parameters")
  }

  static func untypedParameter(_ name: Name) -> Self {
    Self(.templateSyntax, "the parameter `\(name.text)` has no type")
      .at(name.span, "expected `\(name.text): TYPE`")
      .help("use `code`, `text`, `bool`, `integer`, `number`, or a type of the data")
  }

  static func caseNeedsParameter(_ name: String, at span: Span) -> Self {
    Self(.templateArgumentMismatch, "`\(name)` needs a first parameter for the value")
      .at(span, "no parameter")
  }

  static func notAUnion(_ family: String, type: String, at span: Span, cases: [String])
    -> Self
  {
    Self(.templateTypeMismatch, "`\(family)` expects a union or one of its cases, found `\(type)`")
      .at(span, "found `\(type)`").help("its cases are \(cases.listed())")
  }

  // MARK: - Types

  static func mismatch(_ found: String, expected: String, at span: Span, help: String? = nil)
    -> Self
  {
    Self(.templateTypeMismatch, "expected \(expected), found `\(found)`")
      .at(span, "found `\(found)`").help(help)
  }

  static func rawText(at span: Span) -> Self {
    Self(.rawTextInTemplate, "raw text from the source is printed unescaped")
      .at(span, "can contain anything").help("write `| string` or `| comment` after it")
  }

  static func wrongCount(_ name: String, expected: String, found: Int, at span: Span)
    -> Self
  {
    Self(.templateArgumentMismatch, "`\(name)` takes \(expected), found \(found)")
      .at(span, "expected \(expected)")
  }

  static func notLiteral(_ filter: String, expected: String, at span: Span) -> Self {
    Self(.templateArgumentMismatch, "`\(filter)` takes \(expected)")
      .at(span, "expected \(expected)")
  }

  static func chunksOutsideFor(at span: Span) -> Self {
    Self(.templateTypeMismatch, "`chunks` can be used only directly in a `for`")
      .at(span, "not in a `for`").help("write `{% for chunk in list | chunks(100) %}`")
  }
}
