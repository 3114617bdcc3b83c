/// An option that can't be used together with some others.
package struct OptionConflict: Sendable {
  let option: OptionDeclaration
  let others: [OptionDeclaration]
  /// The suggested alternative: lowercase, no period.
  let help: String

  /// Declares that `option` can't be used together with any of `others`.
  package init(
    _ option: any DeclaredOption,
    with others: [any DeclaredOption],
    help: String
  ) {
    self.option = option.declaration
    self.others = others.map(\.declaration)
    self.help = help
  }
}
