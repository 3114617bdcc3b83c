import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// The keywords for the `type` of a constant.
enum ConstantType: String, CaseIterable {
  case boolean, string, word, image, number, point, size, rect, insets
}

extension LoweringState {
  /// Reads the value of one of `dev.tokens.constants`.
  ///
  /// Numbers and lengths may be references or expressions; they become the slots of a composite.
  ///
  /// - Parameter object: the constant's object, whose properties have been checked.
  /// - Returns: `.invalid` if the value was reported.
  mutating func lowerConstant(_ object: SyntaxNode) -> Recipe {
    let reader = ExtensionReader(object, in: self)
    let syntax = reader.syntax
    guard let word = syntax.value(of: "type", in: object.node),
      let type = ConstantType(rawValue: syntax.string(word)),
      let node = syntax.value(of: "value", in: object.node)
    else { return .invalid }
    let value: ConstantValue?
    switch type {
    case .boolean: value = reader.boolean(node, "value", state: &self).map { .boolean($0) }
    case .image: value = reader.text(node, "value", state: &self).map { .image($0) }
    case .word: value = reader.wordOfSet(node, in: object.node, state: &self)
    case .string:
      guard reader.expect(.string, node, "value", state: &self) else { return .invalid }
      let place = SyntaxNode(document: object.document, node: node)
      let verbatim = syntax.value(of: "verbatim", in: object.node)
      if verbatim.map({ reader.boolean($0, "verbatim", state: &self) ?? false }) ?? false {
        return lowerCSS(place)
      }
      value = .string(intern(place))
    case .number: return lowerNumber(node, reader)
    case .point: return lowerLengths(node, .point, reader)
    case .size: return lowerLengths(node, .size, reader)
    case .rect: return lowerLengths(node, .rect, reader)
    case .insets: return lowerLengths(node, .insets, reader)
    }
    return value.map { .literal(values.intern($0)) } ?? .invalid
  }

  /// Reads the value of a token whose type DTCG has removed or doesn't define.
  ///
  /// - Returns: `nil` if a constant can't represent the value.
  mutating func lowerRemovedType(_ value: SyntaxNode, _ type: DeclaredType.Removed?) -> Recipe? {
    let syntax = tree(of: value)
    switch syntax.kind(value.node) {
    case .true: return .literal(values.intern(ConstantValue.boolean(true)))
    case .false: return .literal(values.intern(ConstantValue.boolean(false)))
    case .string:
      let text = type == .other ? syntax.string(value.node) : ""
      if CSSText.isMeasureOrFunction(text) { return .literal(intern(verbatim: text)) }
      return .literal(values.intern(ConstantValue.string(intern(value))))
    case .number:
      return .literal(values.intern(ConstantValue.number(syntax.number(value.node))))
    default: return nil
    }
  }

  /// Reads text in CSS notation, in which curly-brace references can be to tokens of any type.
  ///
  /// Braces that don't contain a path are text.
  mutating func lowerCSS(_ place: SyntaxNode) -> Recipe {
    let source = ValueSource(document: place.document, tree: tree(of: place))
    let text = source.withText(place.node) { Array($0) }
    var parts: [Slot] = []
    var start = 0
    func slot(_ recipe: Recipe) -> Slot {
      Slot(field: .verbatim, element: UInt32(parts.count), type: .constant, recipe: recipe)
    }
    var open = text.firstIndex(of: UInt8(ascii: "{"))
    while let first = open, let last = text[first...].firstIndex(of: UInt8(ascii: "}")) {
      let range = first..<last + 1
      if case .path(let path) = text[range].withUnsafeBufferPointer({ internPath(inBraces: $0) }) {
        if first > start { parts.append(slot(literalCSS(text[start..<first]))) }
        let span = source.span(ofString: place.node, range)
        parts.append(slot(.reference(append(SourceReference(target: .token(path), span: span)))))
        start = range.upperBound
      }
      open = text[range.upperBound...].firstIndex(of: UInt8(ascii: "{"))
    }
    guard !parts.isEmpty else { return .literal(intern(verbatim: source.tree.string(place.node))) }
    if start < text.count { parts.append(slot(literalCSS(text[start...]))) }
    return composite(parts)
  }

  /// Interns text in CSS notation, or a string if style sheets can't contain the text as it is.
  mutating func intern(verbatim text: String) -> ValueID {
    let isValue = CSSText.isDeclarationValue(text)
    let text = texts.intern(text)
    return values.intern(isValue ? ConstantValue.verbatim(text) : .string(text))
  }

  private mutating func literalCSS(_ text: ArraySlice<UInt8>) -> Recipe {
    let text = text.withUnsafeBufferPointer { texts.intern($0) }
    return .literal(values.intern(ConstantValue.verbatim(text)))
  }

  private mutating func lowerNumber(_ node: JSONNode, _ reader: ExtensionReader) -> Recipe {
    if reader.syntax.kind(node) == .number {
      return .literal(values.intern(ConstantValue.number(reader.syntax.number(node))))
    }
    guard let recipe = lowerReference(node, "value", as: .number, reader) else { return .invalid }
    return composite([Slot(field: .constantNumber, element: 0, type: .number, recipe: recipe)])
  }

  private mutating func lowerLengths(
    _ node: JSONNode,
    _ shape: ConstantValue.Shape,
    _ reader: ExtensionReader
  ) -> Recipe {
    guard let nodes = reader.lengths(node, shape, state: &self) else { return .invalid }
    var slots: [Slot] = []
    var lengths: [Handle<Dimension>] = []
    for (index, node) in nodes.enumerated() {
      let name = shape.members[index]
      guard let recipe = lowerLength(node, name, reader), let field = SlotField(length: name)
      else { continue }
      if case .literal(let length) = recipe { lengths.append(Handle(length)) }
      slots.append(
        Slot(field: field, element: shape.slotElement, type: .dimension, recipe: recipe)
      )
    }
    guard slots.count == nodes.count else { return .invalid }
    guard lengths.count < slots.count else {
      return .literal(values.intern(ConstantValue.lengths(shape, lengths)))
    }
    return composite(slots)
  }

  /// Reads a length: a number in pixels, a dimension, a reference, or an expression.
  private mutating func lowerLength(
    _ node: JSONNode,
    _ name: String,
    _ reader: ExtensionReader
  ) -> Recipe? {
    guard reader.syntax.kind(node) != .number else {
      return .literal(values.intern(Dimension(reader.syntax.number(node), .px)))
    }
    return lowerReference(node, name, as: .dimension, reader)
  }

  /// Reads a reference, expression, or dimension; `nil` for anything else, which is reported.
  private mutating func lowerReference(
    _ node: JSONNode,
    _ name: String,
    as type: TokenType,
    _ reader: ExtensionReader
  ) -> Recipe? {
    let syntax = reader.syntax
    let isText = syntax.kind(node) == .string
    let first = isText ? syntax.firstByte(ofString: node) : nil
    let isObject = syntax.kind(node) == .object
    let isAllowed =
      first == UInt8(ascii: "{") || first == UInt8(ascii: "~")
      || isObject && (type == .dimension || syntax.isReferenceObject(node))
    guard isAllowed else {
      reader.reject(node, name, expected: "a number, a reference, or an expression", state: &self)
      return nil
    }
    let recipe = lower(SyntaxNode(document: reader.document, node: node), as: type)
    return recipe == .invalid ? nil : recipe
  }

  private mutating func composite(_ parts: [Slot]) -> Recipe {
    let start = UInt32(slots.count)
    slots += parts
    return .composite(slots: IR.IndexRange(start, UInt32(slots.count)), isList: false)
  }
}

extension ExtensionReader {
  /// Returns the value, which must be one of the words in `of`; reports any other value.
  fileprivate func wordOfSet(
    _ node: JSONNode,
    in object: JSONNode,
    state: inout LoweringState
  ) -> ConstantValue? {
    guard let list = syntax.value(of: "of", in: object),
      expect(.array, list, "of", state: &state)
    else { return nil }
    var words: [TextID] = []
    for element in syntax.elements(of: list) {
      guard let word = text(element, "of", state: &state) else { return nil }
      guard !words.contains(word) else {
        reject(element, "of", expected: "each word once", state: &state)
        return nil
      }
      words.append(word)
    }
    guard !words.isEmpty else {
      reject(list, "of", expected: "a list of words", state: &state)
      return nil
    }
    if syntax.kind(node) == .string {
      let word = syntax.withStringBytes(node) { state.texts.intern($0) }
      if words.contains(word) { return .word(word, of: words) }
    }
    reject(node, "value", among: words.map { state.texts[$0] }, state: &state)
    return nil
  }

  /// Returns the properties of an object that has exactly those of `shape`, in the shape's order.
  fileprivate func lengths(
    _ node: JSONNode,
    _ shape: ConstantValue.Shape,
    state: inout LoweringState
  ) -> [JSONNode]? {
    let names = shape.members
    guard syntax.kind(node) == .object else {
      let expected = "an object with " + names.quoted
      reject(node, "value", expected: expected, state: &state)
      return nil
    }
    var values = [JSONNode?](repeating: nil, count: names.count)
    var isComplete = true
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      guard let index = names.firstIndex(of: name) else {
        let holder = "a constant of type `\(shape.rawValue)`"
        reportUnknown(member, of: holder, among: names, state: &state)
        isComplete = false
        continue
      }
      values[index] = member.value
    }
    if isComplete, let missing = names.indices.first(where: { values[$0] == nil }) {
      reportMissing(names[missing], of: "the \(shape.rawValue)", in: node, state: &state)
      return nil
    }
    return isComplete ? values.compactMap { $0 } : nil
  }
}

extension ConstantValue.Shape {
  /// The number that identifies the shape in its slots, which store it instead of an element index.
  var slotElement: UInt32 { UInt32(Self.allCases.firstIndex(of: self) ?? 0) }

  /// Creates the shape identified by this number in slots.
  init?(slotElement: UInt32) {
    guard slotElement < Self.allCases.count else { return nil }
    self = Self.allCases[Int(slotElement)]
  }
}
