import TemplateEngine
import TokenCompiler
import TokenModel

enum BooleanConstantMember: String, OutputMember {
  case value

  static let object = ObjectKind.booleanConstant

  var type: TemplateType { .bool }

  var summary: String { "Value" }
}

enum StringConstantMember: String, OutputMember {
  case value, verbatim

  static let object = ObjectKind.stringConstant

  var type: TemplateType {
    switch self {
    case .value: .text
    case .verbatim: .optional(.code)
    }
  }

  var summary: String {
    switch self {
    case .value: "Value"
    case .verbatim: "Value, if style sheets contain it as it is"
    }
  }
}

enum ImageConstantMember: String, OutputMember {
  case value

  static let object = ObjectKind.imageConstant

  var type: TemplateType { .text }

  var summary: String { "Name of the image" }
}

enum NumberConstantMember: String, OutputMember {
  case value, isWhole

  static let object = ObjectKind.numberConstant

  var type: TemplateType {
    switch self {
    case .value: .number
    case .isWhole: .bool
    }
  }

  var summary: String {
    switch self {
    case .value: "Value"
    case .isWhole:
      """
      Whether it's a 32-bit integer in every context of the source, pinned or not, so all outputs \
      use the same type
      """
    }
  }
}

/// The members of a constant whose value is one of a set of words.
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

  var summary: String {
    switch self {
    case .value: "Word in the source"
    case .name: "Identifier in the form of context names"
    case .typeName:
      """
      The identifier of a type for the words: the constant's name in the form of group names, or \
      the result of `names.type`
      """
    case .words: "All words of the set"
    }
  }
}

/// The members of a word in such a set.
enum ConstantWordMember: String, OutputMember {
  case name, text

  static let object = ObjectKind.constantWord

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier"
    case .text: "Word in the source"
    }
  }
}

// These values are identified by their constant and the view.
extension OutputValues {
  func value(_ member: BooleanConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    guard case .boolean(let value) = constantValue(of: constant, view) else { return .none }
    return switch member {
    case .value: .bool(value)
    }
  }

  func value(_ member: StringConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    switch (member, constantValue(of: constant, view)) {
    case (.value, .string(let text)), (_, .verbatim(let text)): return .source(text)
    default: return .none
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

  @inline(__always)
  func value(
    _ member: WordConstantMember,
    of constant: Int,
    in view: ViewID,
    _ names: OutputNames
  ) -> TemplateValue {
    let resolution = resolution(of: constant, in: views[view].closed)
    guard case .word(let word, let words) = resolutions.constantValue(in: resolution) else {
      return .none
    }
    switch member {
    case .value: return .source(word)
    case .name: return .made(names.words[word])
    case .typeName: return .made(names.constantTypes[constant - ir.tokenCount])
    case .words:
      let value = Int(resolutions.values[resolution])
      return .list(.constantWords, 0..<words.count, value)
    }
  }

  /// Returns the value of a constant in a view.
  func constantValue(of constant: Int, _ view: ViewID) -> ConstantValue {
    resolutions.constantValue(in: resolution(of: constant, in: views[view].closed))
  }
}

extension OutputNames {
  @inline(__always)
  func value(_ member: ConstantWordMember, of word: TextID) -> TemplateValue {
    switch member {
    case .name: .made(words[word])
    case .text: .source(word)
    }
  }
}

extension OutputSource {
  func constantWord(_ index: Int, of value: Int) -> TemplateValue {
    guard case .word(_, let words) = ir.values[Handle<ConstantValue>(UInt32(value))] else {
      return .none
    }
    return .object(.constantWord, Int(words[index].index))
  }
}
