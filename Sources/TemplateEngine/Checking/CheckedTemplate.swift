/// A template without errors.
struct CheckedTemplate {
  let function: CheckedFunction
  /// The checks of the macros that it can call; none if they're checked when they're called.
  let checks: [Check]
  let names: TemplateNames

  struct Check {
    /// The index of the macro in the catalog.
    let macro: Int
    /// The index of its check in the catalog.
    let index: Int
  }
}

/// The names that a template and its macros can use.
struct TemplateNames {
  /// The type of the object whose members can be named.
  var root: ObjectTypeID
  /// The template, followed by the files it includes.
  var files: [TemplateFile]
  var table: MacroTable
}
