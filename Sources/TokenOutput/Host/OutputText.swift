import TemplateEngine
import TokenModel

/// The kinds of texts, stored in a ``TemplateText``'s detail.
enum OutputText: NumberedCase {
  /// A text of the source.
  case source
  /// An identifier or another text of the output.
  case made
  /// A path of the source.
  case path
  /// The qualified name of the member that contains a token's value.
  case qualified
  /// The qualified name of a token's public member.
  case publicQualified
  /// A token's name after the member names of its enclosing groups.
  case memberPath
  /// A token's name, with a prefix if it begins with a digit.
  case identifier
  /// A color in hexadecimal. The handle contains 8 bits each of red, green, blue, and alpha.
  case rgba
  case rgb
  case argb
  /// The name of the source.
  case sourceName
  /// The name of a modifier in the source.
  case modifierName
  case contextName
  /// The hash of the public tokens and constants.
  case fingerprint
  /// A text between the operands of a formula.
  case formula

  static func source(_ text: TextID) -> TemplateText { OutputText.source.text(text.index) }
  static func made(_ text: TextID) -> TemplateText { OutputText.made.text(text.index) }

  /// Returns a text of this kind.
  func text(_ handle: UInt32) -> TemplateText { TemplateText(handle, detail: UInt32(number)) }

  /// Returns a text of this kind for the index of a token or of anything else of which an output
  /// has fewer than 2³².
  func text(_ index: Int) -> TemplateText { text(UInt32(truncatingIfNeeded: index)) }
}

extension TemplateValue {
  /// Returns a text of the source; absent if `text` is `nil`.
  static func source(_ text: TextID?) -> TemplateValue {
    text.map { .text(OutputText.source($0)) } ?? .none
  }

  /// Returns a text of the output; absent if `text` is `nil`.
  static func made(_ text: TextID?) -> TemplateValue {
    text.map { .text(OutputText.made($0)) } ?? .none
  }
}
