import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a part of a list of tokens.
enum ChunkMember: String, OutputMember {
  case number, tokens

  static let object = ObjectKind.chunk

  var type: TemplateType {
    switch self {
    case .number: .integer
    case .tokens: .list(.object(.token))
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
}

/// The members of a deprecation.
enum DeprecationMember: String, OutputMember {
  case reason, message, replacement

  static let object = ObjectKind.deprecation

  var type: TemplateType {
    switch self {
    case .reason, .message: .optional(.text)
    case .replacement: .optional(.object(.token))
    }
  }
}

extension BoundOutput {
  func value(_ member: ChunkMember, of index: Int, in view: ViewID) -> TemplateValue {
    let chunk = chunks.chunks[index]
    return switch member {
    case .number: .integer(chunk.number)
    case .tokens: list(.treeTokens, chunk.tokens, view)
    }
  }

  func value(_ member: TypeListMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .type: .word(Int(types[index].type.rawValue))
    case .tokens: list(.typeTokens, types[index].tokens, view)
    }
  }

  func value(_ member: DeprecationMember, of index: Int, isGroup: Bool) -> TemplateValue {
    let replacement = isGroup ? nil : replacements[index]
    switch member {
    case .replacement: return replacement.map { object(.token, $0.token, baseView) } ?? .none
    case .message where replacement != nil: return .made(replacement?.message)
    case .reason, .message:
      let deprecation = isGroup ? ir.groups[index].deprecation : ir.tokens[index].deprecation
      if case .because(let reason) = deprecation { return .source(reason) }
      return .none
    }
  }
}
