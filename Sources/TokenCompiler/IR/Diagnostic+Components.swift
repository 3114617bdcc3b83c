package import Diagnostics

extension DiagnosticCode {
  package static let componentCodes: [DiagnosticCode] = [
    conflictingField, misspelledComponent,
  ]

  package static let conflictingField: DiagnosticCode = """
    error[conflicting-field]: a component field has a different type in another group

    Groups with the same `component` value become values of one type, which has all
    the fields and parts of any of them. Each field can have only one type, and each
    part only one component type.

    Example:

        "primary": { "$extensions": { "dev.tokens": { "component": "button" } },
                     "ground": { "$type": "color", "$value": "{swatch.plum}" } },
        "plain":   { "$extensions": { "dev.tokens": { "component": "button" } },
                     "ground": { "$type": "number", "$value": 0 } }

    Fix: rename one of the two fields, or use a different `component` value for one
    of the groups.
    """

  package static let misspelledComponent: DiagnosticCode = """
    warning[misspelled-component]: a component or field name is nearly a built-in one

    Targets support a few components and fields by name, such as `button` and
    `cornerRadius`, and style views with them. Any other name is data for the app. A
    name that is close to a built-in one, or that other systems use for it, is
    probably a mistake.

    Example:

        "save": { "$extensions": { "dev.tokens": { "component": "buton" } },
                  "cornerRadious": { "$value": "{radius.small}" } }

    Fix: use the suggested name. If the field is data for the app, choose a name
    that is less similar, or set `misspelled-component` to `allow` under `lint` in
    the configuration.
    """
}

/// Diagnostics about component styles.
extension Diagnostic {
  static func misspelledField(
    _ name: String,
    meant: String,
    of kind: String,
    _ span: Span
  ) -> Self {
    let isBorder = meant == "border" && name.lowercased() != meant
    return Self(
      .misspelledComponent,
      "`\(name)` isn't a built-in field, so it doesn't style a `\(kind)`"
    )
    .at(span, "kept as data for the app")
    .help(
      "did you mean `\(meant)`?"
        + (isBorder ? " A token of type `border` has a color, a width, and a style" : "")
    )
  }

  static func misspelledKind(_ name: String, meant: String, _ span: Span) -> Self {
    Self(
      .misspelledComponent,
      "`\(name)` isn't a built-in component, so it doesn't style a view"
    )
    .at(span).suggesting(meant, insteadOf: name)
  }

  static func conflictingField(
    _ name: String,
    of kind: String,
    _ type: String,
    _ span: Span,
    first: String,
    _ firstSpan: Span
  ) -> Self {
    Self(.conflictingField, "`\(name)` of the component `\(kind)` has two types")
      .at(span, "\(type) here").also(firstSpan, "\(first) here")
      .help("rename one of them, or change the `component` value of one group")
  }
}
