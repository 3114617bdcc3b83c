import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a chunk of a list of tokens.
enum ChunkMember: String, OutputMember {
  case number, tokens

  static let object = ObjectKind.chunk

  var type: TemplateType {
    switch self {
    case .number: .integer
    case .tokens: .list(.object(.token))
    }
  }

  var summary: String {
    switch self {
    case .number: "Number, from 1"
    case .tokens: "Tokens"
    }
  }
}

/// The members of the tokens of one type.
enum TypeListMember: String, OutputMember {
  case type, tokens

  static let object = ObjectKind.typeList

  var type: TemplateType {
    switch self {
    case .type: .word(.tokenType)
    case .tokens: .list(.object(.token))
    }
  }

  var summary: String {
    switch self {
    case .type: "Type"
    case .tokens: "Tokens of this type"
    }
  }
}

enum DeprecationMember: String, OutputMember {
  case reason, message, before, after, replacement

  static let object = ObjectKind.deprecation

  /// The members that require finding replacements.
  static let ofReplacements: [DeprecationMember] = [.message, .before, .after, .replacement]

  var type: TemplateType {
    switch self {
    case .reason, .message, .before, .after: .optional(.text)
    case .replacement: .optional(.object(.token))
    }
  }

  var summary: String {
    switch self {
    case .reason: "Reason, if the source includes one"
    case .message: "Reason, with the path of `replacement` without braces"
    case .before, .after:
      """
      The reason before and after the path of `replacement`, to print the target's name between \
      them. Without a replacement, `before` is the whole reason
      """
    case .replacement:
      """
      Of a token: the public token of the same type that the reason names in braces, as in `Use \
      {color.text.body}.`
      """
    }
  }
}

extension ChunkTable.Chunk {
  func value(_ member: ChunkMember, in view: ViewID) -> TemplateValue {
    switch member {
    case .number: .integer(number)
    case .tokens: .list(.treeTokens, tokens, view)
    }
  }
}

extension OutputTokens {
  @inline(__always)
  func value(_ member: TypeListMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .type: .word(Int(types[index].type.rawValue))
    case .tokens: .list(.typeTokens, types[index].tokens, view)
    }
  }
}

extension DeprecationMember {
  /// Returns the member of a deprecation, with the replacement if there is one.
  func value(_ deprecation: Token.Deprecation?, _ replacement: Replacement?) -> TemplateValue {
    switch self {
    case .replacement: return replacement.map { .object(.token, $0.token) } ?? .none
    case .message where replacement != nil: return .made(replacement?.message)
    case .before where replacement != nil: return .made(replacement?.before)
    case .after: return .made(replacement?.after)
    case .reason, .message, .before:
      if case .because(let reason) = deprecation { return .source(reason) }
      return .none
    }
  }
}
