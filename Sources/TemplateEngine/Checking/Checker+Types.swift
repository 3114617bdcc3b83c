import Diagnostics

extension Checker {
  private static let builtIn: [(name: String, type: TemplateType)] = [
    ("bool", .bool), ("integer", .integer), ("number", .number), ("code", .code), ("text", .text),
  ]

  /// Returns the named types of a schema and the built-in types, by name.
  static func namedTypes(of schema: TemplateSchema) -> [String: TemplateType] {
    var types: [String: TemplateType] = [:]
    types.reserveCapacity(schema.objects.count + schema.unions.count + schema.words.count)
    for (name, type) in builtIn { types[name] = type }
    for (index, object) in schema.objects.enumerated() {
      types[object.name] = .object(ObjectTypeID(UInt16(index)))
    }
    for (index, union) in schema.unions.enumerated() {
      types[union.name] = .union(UnionTypeID(UInt16(index)))
    }
    for (index, word) in schema.words.enumerated() {
      types[word.name] = types[word.name] ?? .word(WordTypeID(UInt16(index)))
    }
    return types
  }

  /// Resolves a written type.
  ///
  /// Reports unknown types and returns `nil` for them.
  mutating func resolve(_ written: TypeName) -> TemplateType? {
    switch written.kind {
    case .list(let element): return resolve(element).map(TemplateType.list)
    case .optional(let wrapped): return resolve(wrapped).map(TemplateType.optional)
    case .name(let name):
      if let type = namedTypes[name] { return type }
      let known =
        Self.builtIn.map(\.name) + schema.objects.map(\.name) + schema.unions.map(\.name)
        + schema.words.map(\.name)
      report(.unknownType(name, at: written.span, known: known))
      return nil
    }
  }

  /// Returns the spelling of a type in templates.
  func describe(_ type: TemplateType) -> String {
    switch type {
    case .bool: "bool"
    case .integer: "integer"
    case .number: "number"
    case .code: "code"
    case .text: "text"
    case .word(let id): schema[id].name
    case .optional(let wrapped): describe(wrapped) + "?"
    case .list(let element): "[" + describe(element) + "]"
    case .object(let id): schema[id].name
    case .union(let id): schema[id].name
    }
  }

  /// Converts a value to a type; `nil` if that isn't possible.
  ///
  /// Only unknown words are reported.
  mutating func convert(_ value: CheckedExpression, to type: TemplateType) -> CheckedExpression? {
    if value.type == type { return value }
    switch (value.type, type) {
    case (.integer, .number):
      return make(.unary(Instruction(.toNumber), value), .number, value.span)
    case (.word(let id), .code), (.word(let id), .text):
      return make(.wordText(value, id), type, value.span)
    case (.code, .text):
      return make(value.kind, .text, value.span)
    case (.object(let object), .union(let union))
    where schema[union].cases.contains { $0.type == object }:
      return make(value.kind, type, value.span)
    case (.code, .word(let id)):
      guard case .text(let word) = value.kind else { return nil }
      return self.word(word, of: id, at: value.span)
    case (.optional(.code), .optional(.text)):
      return make(value.kind, type, value.span)
    case (.optional, _):
      return nil
    case (_, .optional(let wrapped)):
      guard let converted = convert(value, to: wrapped) else { return nil }
      return make(converted.kind, type, value.span)
    default:
      return nil
    }
  }

  /// Returns the word with the given text.
  ///
  /// Reports unknown words and uses the first word of the type instead.
  private mutating func word(_ word: String, of id: WordTypeID, at span: Span)
    -> CheckedExpression
  {
    let words = schema[id].words
    let index = words.firstIndex(of: word)
    if index == nil {
      report(.unknownWord(word, of: schema[id].name, at: span, known: words))
    }
    return make(.word(index ?? 0), .word(id), span)
  }

  /// Converts a value to a type, and reports a mismatch.
  mutating func require(_ value: CheckedExpression, _ type: TemplateType) -> CheckedExpression? {
    if let converted = convert(value, to: type) { return converted }
    let hint = hint(for: value.type, wanted: type)
    report(
      .mismatch(describe(value.type), expected: "`\(describe(type))`", at: value.span, help: hint)
    )
    return nil
  }

  /// Suggests a fix for a value of the wrong type.
  func hint(for type: TemplateType, wanted: TemplateType?) -> String? {
    switch (type, wanted) {
    case (.optional(let wrapped), .bool?):
      wrapped == .bool
        ? "write `| default(false)` after it" : "use `if let name = …` or `is not none`"
    case (.optional, _): "unwrap it with `if let name = …`, or write `| default(…)` after it"
    case (.list, .bool?), (.code, .bool?), (.text, .bool?): "use `is not empty`"
    case (.integer, .bool?), (.number, .bool?): "compare it with a number"
    case (.text, .code?): "use `string` or `comment` to convert raw text to code"
    case (.number, .integer?): "write `| round` after it"
    case (.bool, _): "write `\"…\" if condition else \"…\"`"
    case (.list, _): "iterate over it with `for`, or print it with `join`"
    case (.object, _): "use one of its members"
    case (.union, _): "call a family of macros with it"
    default: nil
    }
  }

  /// Converts two values to a common type; `nil` if there is none.
  mutating func unify(_ first: CheckedExpression, _ second: CheckedExpression)
    -> (CheckedExpression, CheckedExpression)?
  {
    if let converted = convert(second, to: first.type) { return (first, converted) }
    if let converted = convert(first, to: second.type) { return (converted, second) }
    if case .word = first.type, case .word = second.type,
      let one = convert(first, to: .code), let other = convert(second, to: .code)
    {
      return (one, other)
    }
    if let one = convert(first, to: .optional(second.type)),
      let other = convert(second, to: .optional(second.type))
    {
      return (one, other)
    }
    return nil
  }

  func make(_ kind: CheckedExpression.Kind, _ type: TemplateType, _ span: Span)
    -> CheckedExpression
  {
    CheckedExpression(kind: kind, type: type, span: span)
  }
}
