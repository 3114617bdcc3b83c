internal import TokenOutput

/// The files of a target of one's own to begin with.
package enum StarterTarget {
  /// The schema of `target.json` for editors, which stands beside the folders of the targets.
  package static let schema = StarterSource.File(
    path: "target.schema.json",
    text: EmbeddedSchemas.target
  )

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - name: the name of the target.
  ///   - base: the target that it extends; `nil` for one that stands alone.
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
      "summary": "What \(name) makes, in one line",
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
      "summary": "What \(name) makes, in one line",
      "extends": "\(base)"
    }

    """
  }

  private static let template = """
    {# A line for each token. `templates/README.md` of tokens describes the language. #}
    {% for token in tokens %}
    {% if let description = token.description %}
    {{ description | comment }}
    {% endif %}
    {{ token.name }}: {{ literal(token.value) }}
    {% endfor %}

    {# What a value looks like, by its type. `else` is for all types that have no macro of their own. #}
    {% macro literal.color(c) %}#{{ c.hex }}{% endmacro %}
    {% macro literal.dimension(d) %}{{ d.value }}{{ d.unit }}{% endmacro %}
    {% macro literal.duration(d) %}{{ d.value }}{{ d.unit }}{% endmacro %}
    {% macro literal.number(n: Number) %}{{ n.value }}{% endmacro %}
    {% macro literal.fontFamily(f) %}{% for family in f.families %}{{ family.name | string }}{% between %}, {% endfor %}{% endmacro %}
    {% macro literal.else(v: Value) %}(write a macro for it){% endmacro %}

    """
}
