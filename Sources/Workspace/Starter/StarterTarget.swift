internal import TokenOutput

/// The starter files of a custom target.
package enum StarterTarget {
  /// The schema of `target.json` for editors, which is next to the folders of the targets.
  package static let schema = StarterSource.File(
    path: "target.schema.json",
    text: EmbeddedSchemas.target
  )

  /// Returns the files for a target.
  ///
  /// - Parameters:
  ///   - name: the name of the target.
  ///   - base: the target to extend, or `nil` for a standalone target.
  /// - Returns: the files, by their paths in the folder of all targets.
  package static func files(_ name: String, extending base: String?) -> [StarterSource.File] {
    guard let base else {
      return [
        StarterSource.File(path: "\(name)/target.json", text: target(name)),
        StarterSource.File(path: "\(name)/tokens.txt.tmpl", text: template),
      ]
    }
    return [StarterSource.File(path: "\(name)/target.json", text: derivedTarget(name, base))]
  }

  private static func target(_ name: String) -> String {
    """
    {
      "$schema": "../\(schema.path)",
      "targetVersion": 1,
      "summary": "A one-line summary of the target \(name)",
      "names": { "token": "kebab", "scope": "global", "root": null },
      "text": {
        "string": { "open": "\\"", "close": "\\"", "escapes": { "\\"": "\\\\\\"", "\\\\": "\\\\\\\\" }, "control": "\\\\u{HEX4}" },
        "comment": { "line": "# " }
      },
      "files": [{ "template": "tokens.txt.tmpl", "path": "tokens.txt" }]
    }

    """
  }

  private static func derivedTarget(_ name: String, _ base: String) -> String {
    """
    {
      "$schema": "../\(schema.path)",
      "targetVersion": 1,
      "summary": "A one-line summary of the target \(name)",
      "extends": "\(base)"
    }

    """
  }

  private static let template = """
    {# Prints one line per token. `templates/guide/language.md` describes the template language. #}
    {% for token in tokens %}
    {% if let description = token.description %}
    {{ description | comment }}
    {% endif %}
    {{ token.name }}: {{ literal(token.value) }}
    {% endfor %}

    {# The literal for each type of value. `literal.else` covers all types without their own macro. #}
    {% macro literal.color(c) %}#{{ c.hex }}{% endmacro %}
    {% macro literal.dimension(d) %}{{ d.value }}{{ d.unit }}{% endmacro %}
    {% macro literal.duration(d) %}{{ d.value }}{{ d.unit }}{% endmacro %}
    {% macro literal.number(n: Number) %}{{ n.value }}{% endmacro %}
    {% macro literal.fontFamily(f) %}{% for family in f.families %}{{ family.name | string }}{% between %}, {% endfor %}{% endmacro %}
    {% macro literal.else(v: Value) %}(no macro for this type){% endmacro %}

    """
}
