import TemplateEngine
import TokenModel

/// What the numbers of a ``TemplateText`` mean.
enum OutputText: NumberedCase {
  /// A text of the source, by its handle.
  case source
  /// An identifier or another text of the output, by its handle.
  case made
  /// A path of the source.
  case path
  /// The whole name of the member that holds a token's value.
  case qualified
  /// The whole name of a token's public member.
  case publicQualified
  /// The way to a token through members that are groups.
  case memberPath
  /// A token's name, made fit to begin an identifier.
  case identifier
  /// Red, green, blue and alpha in hexadecimal; the handle holds eight bits each.
  case rgba
  case rgb
  case argb
  /// The name of the source.
  case sourceName
  /// The names of a modifier and of a context, as the source has them.
  case modifierName
  case contextName
  /// The hash of what public tokens and constants there are.
  case fingerprint

  @inline(__always)
  static func source(_ text: TextID) -> TemplateText { OutputText.source.text(text.index) }
  @inline(__always)
  static func made(_ text: TextID) -> TemplateText { OutputText.made.text(text.index) }

  /// The text of this kind with a number.
  @inline(__always)
  func text(_ handle: UInt32) -> TemplateText { TemplateText(handle, detail: UInt32(number)) }

  /// The text of this kind with the index of a token or of something else that an output has less
  /// than 2³² of.
  @inline(__always)
  func text(_ index: Int) -> TemplateText { text(UInt32(truncatingIfNeeded: index)) }
}

extension TemplateValue {
  /// A text of the source, if there is one.
  @inline(__always)
  static func source(_ text: TextID?) -> TemplateValue {
    text.map { .text(OutputText.source($0)) } ?? .none
  }

  /// A text of the output, if there is one.
  @inline(__always)
  static func made(_ text: TextID?) -> TemplateValue {
    text.map { .text(OutputText.made($0)) } ?? .none
  }
}
