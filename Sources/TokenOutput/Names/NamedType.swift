import TokenCompiler
import TokenModel

/// The type of a token or constant, as far as it affects names.
enum NamedType: Hashable, Sendable {
  case token(TokenType)
  case constant(NamedConstant)

  /// The word in `target.json`.
  var word: String {
    switch self {
    case .token(let type): type.name
    case .constant(let constant): constant.rawValue
    }
  }

  /// The types of tokens, followed by those of constants.
  static let all: [NamedType] =
    TokenType.allCases.map { .token($0) } + NamedConstant.allCases.map { .constant($0) }

  /// Creates the type with a word in `target.json`; `nil` if there is none.
  init?(word: String) {
    guard let type = Self.all.first(where: { $0.word == word }) else { return nil }
    self = type
  }

  /// The parts that templates can generate separate declarations for.
  var parts: [NamedPart] {
    switch self {
    case .token(.fontFamily): [.generic]
    case .token(let type): type.composite?.namedParts ?? []
    case .constant(let constant): constant.parts
    }
  }

  /// Returns the repeated element that a part belongs to; `nil` if the part occurs only once.
  func element(of part: NamedPart) -> NamedElement? {
    switch (self, part) {
    case (_, .dashes): .dash
    case (.token(.shadow), _): .layer
    case (.token(.typography), .shadowColor), (.token(.typography), .shadowOffsetX),
      (.token(.typography), .shadowOffsetY), (.token(.typography), .shadowBlur),
      (.token(.typography), .shadowSpread), (.token(.typography), .shadowInset):
      .layer
    case (.token(.gradient), _): .stop
    default: nil
    }
  }
}

/// The type of a constant, as far as it affects names.
///
/// The raw values are the words in `target.json`.
enum NamedConstant: String, CaseIterable, Sendable {
  case boolean, string, word, image
  /// A number that is an integer in every context.
  case integer
  case point, size, rect, insets

  fileprivate var parts: [NamedPart] {
    switch self {
    case .boolean, .string, .word, .image, .integer: []
    case .point: [.x, .y]
    case .size: [.width, .height]
    case .rect: [.x, .y, .width, .height]
    case .insets: [.top, .leading, .bottom, .trailing]
    }
  }
}

extension CompositeType {
  fileprivate var namedParts: [NamedPart] {
    switch self {
    case .strokeStyle: [.dashes, .cap]
    case .border: [.color, .width, .style, .dashes, .cap]
    case .transition: [.duration, .delay, .timingFunction]
    case .shadow: [.color, .offsetX, .offsetY, .blur, .spread, .inset]
    case .gradient: [.color, .position]
    case .typography:
      [
        .fontFamily, .fontSize, .fontWeight, .slant, .lineHeight, .lineHeightLength,
        .lineHeightRatio, .kern, .kernEm, .number, .align, .letterCase, .decoration, .lineBreak,
        .variations, .shadow, .shadowColor, .shadowOffsetX, .shadowOffsetY, .shadowBlur,
        .shadowSpread, .shadowInset, .color,
      ]
    }
  }
}

extension IR {
  /// Returns the type of a token or constant for naming; `nil` if constants of its kind have no
  /// named type.
  func namedType(of index: Int) -> NamedType? {
    guard tokens[index].type == .constant else { return .token(tokens[index].type) }
    if isWholeNumber(index) { return .constant(.integer) }
    return NamedType(word: constant(TokenID(UInt32(index))).typeName)
  }
}
