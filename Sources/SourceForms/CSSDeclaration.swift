package import Diagnostics

/// A declaration in a style sheet, such as `color: red` or `--gap: 4px`.
package struct CSSDeclaration: Sendable {
  /// The name with its escapes decoded, as in `--w-1/2`.
  ///
  /// In Sass and Less, it can also be a variable, such as `$gap` or `@gap`.
  package let name: String
  /// The value without comments and `!important`.
  ///
  /// Outside of strings, each run of white space is one space.
  package let value: String
  package let isImportant: Bool
  package let span: Span
  /// The selectors and at-rules of the enclosing blocks, from the outermost to the innermost.
  package let blocks: [Substring]

  /// Whether it declares a custom property.
  package var isCustomProperty: Bool { name.hasPrefix("--") }
}
