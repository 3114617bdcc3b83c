import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a boolean.
enum BooleanConstantMember: String, OutputMember {
  case value

  static let object = ObjectKind.booleanConstant

  var type: TemplateType { .bool }
}

/// The members of a string.
enum StringConstantMember: String, OutputMember {
  case value

  static let object = ObjectKind.stringConstant

  var type: TemplateType { .text }
}

/// The members of the name of an image.
enum ImageConstantMember: String, OutputMember {
  case value

  static let object = ObjectKind.imageConstant

  var type: TemplateType { .text }
}

/// The members of a number of a group.
enum NumberConstantMember: String, OutputMember {
  case value, isWhole

  static let object = ObjectKind.numberConstant

  var type: TemplateType {
    switch self {
    case .value: .number
    case .isWhole: .bool
    }
  }
}

/// The members of one of a set of words.
enum WordConstantMember: String, OutputMember {
  case value, name, typeName, words

  static let object = ObjectKind.wordConstant

  var type: TemplateType {
    switch self {
    case .value: .text
    case .name, .typeName: .code
    case .words: .list(.object(.constantWord))
    }
  }
}

/// The members of a word of a set.
enum ConstantWordMember: String, OutputMember {
  case name, text

  static let object = ObjectKind.constantWord

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    }
  }
}

// Values are known by their constant and the view.
extension BoundOutput {
  func value(_ member: BooleanConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    guard case .boolean(let value) = constantValue(of: constant, view) else { return .none }
    return switch member {
    case .value: .bool(value)
    }
  }

  func value(_ member: StringConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    guard case .string(let text) = constantValue(of: constant, view) else { return .none }
    return switch member {
    case .value: .source(text)
    }
  }

  func value(_ member: ImageConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    guard case .image(let text) = constantValue(of: constant, view) else { return .none }
    return switch member {
    case .value: .source(text)
    }
  }

  func value(_ member: NumberConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    guard case .number(let number) = constantValue(of: constant, view) else { return .none }
    return switch member {
    case .value: .number(number)
    case .isWhole: .bool(ir.isWholeNumber(constant))
    }
  }

  func value(_ member: WordConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    let resolution = resolution(of: constant, in: views[view].closed)
    guard case .word(let word, let words) = constantValue(in: resolution) else { return .none }
    switch member {
    case .value: return .source(word)
    case .name: return .made(names.words[word])
    case .typeName: return .made(names.constantTypes[constant - ir.tokenCount])
    case .words:
      let value = Int(facts.resolutions[resolution].value)
      return list(.constantWords, 0..<words.count, value)
    }
  }

  func value(_ member: ConstantWordMember, of word: TextID) -> TemplateValue {
    switch member {
    case .name: .made(names.words[word])
    case .text: .source(word)
    }
  }

  func constantWord(_ index: Int, of value: Int) -> TemplateValue {
    guard case .word(_, let words) = ir.values[Handle<ConstantValue>(UInt32(value))] else {
      return .none
    }
    return object(.constantWord, Int(words[index].index))
  }
}
