import Diagnostics
import JSONSyntax
import TokenModel

/// Warnings about numbers that are out of range for their role, such as a negative border width.
///
/// They're warnings because DTCG allows any number in most places.
extension IRBuilder {
  /// A number in a value, with its location and role.
  private struct Part {
    let number: Double
    let unit: String
    let role: ValueRole
    let pointer: PartPointer
    /// The handle of the number's own value, for comparison with a referenced token's value.
    let value: ValueID?

    init(
      _ number: Double,
      _ unit: String,
      _ role: ValueRole,
      at pointer: PartPointer,
      _ value: ValueID? = nil
    ) {
      self.number = number
      self.unit = unit
      self.role = role
      self.pointer = pointer
      self.value = value
    }

    /// The display name for diagnostics.
    var name: String {
      role == .dash ? "a dash" : "the `\(pointer.field?.memberName ?? role.name)`"
    }
  }

  /// Reports numbers outside the ranges of their roles, each at the token that contains it.
  mutating func checkRanges() {
    guard ir.mayExceedRanges else { return }
    let roles = TokenRoles(ir)
    for token in ir.tokens.indices {
      let variants = ir.variants[ir.tokens[token].variants.indices]
      // An alias's value is reported at its target.
      for value in [ir.tokens[token].base] + variants.map(\.resolved) where value.alias == nil {
        checkElementCount(value, of: token)
        checkStops(value, of: token)
        for part in parts(of: value, of: token, roles) {
          guard !part.role.range.contains(part.number), !isReference(part, in: value) else {
            continue
          }
          report(part, value, of: token)
        }
      }
    }
  }

  // MARK: Parts

  private func parts(_ token: Int, _ number: Double, _ unit: String, _ roles: TokenRoles) -> [Part]
  {
    roles[token].map { [Part(number, unit, $0, at: .whole)] } ?? []
  }

  private func parts(of value: Token.ResolvedValue, of token: Int, _ roles: TokenRoles) -> [Part] {
    let values = ir.values
    switch ir.tokens[token].type {
    case .dimension:
      let length = values[Handle<Dimension>(value.value)]
      return parts(token, length.value, length.unit.name, roles)
    case .duration:
      let time = values[Handle<TimeSpan>(value.value)]
      return parts(token, time.value, time.unit.name, roles)
    case .number: return parts(token, values[Handle<Number>(value.value)].value, "", roles)
    case .constant: return constantParts(values[Handle<ConstantValue>(value.value)], token, roles)
    case .border:
      let border = values[Handle<Border>(value.value)]
      return [length(border.width, .width)]
        + dashes(of: border.style, .style, ValueID(border.style))
    case .transition:
      let transition = values[Handle<Transition>(value.value)]
      return [time(transition.duration, .duration), time(transition.delay, .delay)]
    case .shadow:
      return layers(of: Handle(value.value))
    case .strokeStyle:
      return dashes(of: Handle(value.value), .dash, nil)
    case .typography:
      return textParts(values[Handle<Typography>(value.value)], value.textStyle)
    case .color, .fontFamily, .fontWeight, .cubicBezier, .gradient: return []
    }
  }

  private func length(
    _ handle: Handle<Dimension>,
    _ field: SlotField,
    element: UInt32 = 0,
    isInList: Bool = false
  ) -> Part {
    let length = ir.values[handle]
    let pointer = PartPointer(field: field, element: element, isInList: isInList)
    let role = field.role ?? .length
    return Part(length.value, length.unit.name, role, at: pointer, ValueID(handle))
  }

  private func time(_ handle: Handle<TimeSpan>, _ field: SlotField) -> Part {
    let time = ir.values[handle]
    let role = field.role ?? .duration
    return Part(time.value, time.unit.name, role, at: PartPointer(field), ValueID(handle))
  }

  /// Returns the dashes of a stroke style.
  ///
  /// If `style` isn't `nil`, the dashes belong to a border, and `style` is the handle of its stroke
  /// style, which might be a referenced token's value.
  private func dashes(
    of handle: Handle<StrokeStyle>,
    _ field: SlotField,
    _ style: ValueID?
  ) -> [Part] {
    guard case .dashes(let dashes, _) = ir.values[handle] else { return [] }
    return dashes.enumerated().map { index, dash in
      let length = ir.values[dash]
      let pointer = PartPointer(field: field, element: UInt32(index), isInList: false)
      return Part(length.value, length.unit.name, .dash, at: pointer, style ?? ValueID(dash))
    }
  }

  private func layers(of handle: Handle<Shadow>) -> [Part] {
    let shadow = ir.values[handle]
    return shadow.layers.enumerated().flatMap { index, layer in
      [
        length(layer.offsetX, .offsetX, element: UInt32(index), isInList: shadow.isList),
        length(layer.offsetY, .offsetY, element: UInt32(index), isInList: shadow.isList),
        length(layer.blur, .blur, element: UInt32(index), isInList: shadow.isList),
        length(layer.spread, .spread, element: UInt32(index), isInList: shadow.isList),
      ]
    }
  }

  private func textParts(_ text: Typography, _ style: UInt32?) -> [Part] {
    var parts: [Part] = []
    if let shadow = style.flatMap({ ir.textStyles[Int($0)].shadow }), shadow.alias == nil {
      parts += layers(of: shadow.value)
    }
    if let size = text.fontSize { parts.append(length(size, .fontSize)) }
    if let spacing = text.letterSpacing { parts.append(length(spacing, .letterSpacing)) }
    let pointer = PartPointer(.lineHeight)
    if let height = text.lineHeightLength {
      parts.append(length(height, .lineHeight))
    } else if let height = text.lineHeight {
      let number = ir.values[height].value
      parts.append(Part(number, "", .lineHeight, at: pointer, ValueID(height)))
    } else if let style, let height = ir.textStyles[Int(style)].lineHeight {
      parts.append(Part(height.value, height.unit.name, .lineHeight, at: pointer))
    }
    return parts
  }

  private func constantParts(_ constant: ConstantValue, _ token: Int, _ roles: TokenRoles) -> [Part]
  {
    switch constant {
    case .number(let number): parts(token, number, "", roles)
    case .lengths(let shape, let lengths):
      zip(shape.members, lengths).map { name, handle in
        let length = ir.values[handle]
        let (role, pointer) = (roles[token] ?? .length, PartPointer(SlotField(length: name)))
        return Part(length.value, length.unit.name, role, at: pointer, ValueID(handle))
      }
    case .boolean, .string, .verbatim, .word, .image: []
    }
  }

  /// Whether a part's number comes from a referenced token, at which it's reported instead.
  private func isReference(_ part: Part, in value: Token.ResolvedValue) -> Bool {
    guard let number = part.value else { return false }
    return ir.references[value.references.indices].contains { reference in
      guard reference.pointer.text == part.pointer.text else { return false }
      var isEqual = false
      ir.forEachValue(of: Int(reference.target.index)) { if $0.value == number { isEqual = true } }
      return isEqual
    }
  }

  // MARK: Diagnostics

  private mutating func report(_ part: Part, _ value: Token.ResolvedValue, of token: Int) {
    let path = state.pathText(ir.tokens[token].path)
    let isWhole = part.pointer == .whole
    let use = isWhole ? use(of: token, as: part.role) : nil
    state.findings.appendOnce(
      .outOfRange(
        isWhole ? "`\(path)`" : "\(part.name) of `\(path)`",
        number: part.unit.isEmpty ? part.number.jsonText : "\(part.number.jsonText) \(part.unit)",
        part.role.range,
        use: use,
        at: span(of: value.origin, part.pointer, of: token)
      )
    )
  }

  /// Returns the first field or composite value that gives a token a role beyond its type's.
  private func use(of token: Int, as role: ValueRole) -> Diagnostic.RangedUse? {
    guard TokenRoles.role(ofType: token, in: ir) != role else { return nil }
    func leads(_ start: Int) -> Bool {
      var next = start
      for _ in 0..<Evaluator.depthLimit {
        if next == token { return true }
        guard let alias = ir.tokens[next].base.alias else { return false }
        next = Int(alias.index)
      }
      return false
    }
    func found(_ owner: Int, _ member: String?) -> Diagnostic.RangedUse {
      let token = ir.tokens[owner]
      let span = ir.sources.span(of: token.base.origin)
      return Diagnostic.RangedUse(path: state.pathText(token.path), member: member, span: span)
    }
    var first: Diagnostic.RangedUse?
    ir.forEachField { field, fieldRole in
      guard first == nil, fieldRole == role, field != token, leads(field) else { return }
      first = found(field, nil)
    }
    for owner in ir.tokens.indices where first == nil && ir.tokens[owner].type.isComposite {
      ir.forEachReference(of: owner) { reference in
        guard first == nil, let field = reference.pointer.field, field.role == role,
          leads(Int(reference.target.index))
        else { return }
        first = found(owner, field.memberName)
      }
    }
    return first
  }

  private mutating func checkElementCount(_ value: Token.ResolvedValue, of token: Int) {
    let count =
      switch ir.tokens[token].type {
      case .shadow: ir.values[Handle<Shadow>(value.value)].layers.count
      case .gradient: ir.values[Handle<Gradient>(value.value)].stops.count
      case .fontFamily: ir.values[Handle<FontFamily>(value.value)].names.count
      case .strokeStyle:
        if case .dashes(let dashes, _) = ir.values[Handle<StrokeStyle>(value.value)] {
          dashes.count
        } else {
          0
        }
      default: 0
      }
    guard count > ValueRange.elementLimit else { return }
    let path = state.pathText(ir.tokens[token].path)
    let span = span(of: value.origin, .whole, of: token)
    state.findings.appendOnce(.tooManyElements(path, count, limit: ValueRange.elementLimit, span))
  }

  private mutating func checkStops(_ value: Token.ResolvedValue, of token: Int) {
    guard ir.tokens[token].type == .gradient else { return }
    let gradient = ir.values[Handle<Gradient>(value.value)]
    guard let index = gradient.firstUnorderedStop else { return }
    let pointer = PartPointer(field: .position, element: UInt32(index), isInList: true)
    state.findings.appendOnce(
      .unorderedStops(
        state.pathText(ir.tokens[token].path),
        gradient.stops[index].position,
        after: gradient.stops[index - 1].position,
        span(of: value.origin, pointer, of: token)
      )
    )
  }

  /// Returns the location of a part of a value, or of the whole value if the part can't be found.
  private func span(of origin: Token.Origin, _ pointer: PartPointer, of token: Int) -> Span {
    for (id, _) in resolved.merged.definitions(of: tokens.paths[token]) {
      let definition = resolved.merged.tree[id]
      let tree = state.documents.tree(of: definition)
      guard let value = definition.value, tree.file == origin.file else { continue }
      let start = definition.isShortForm ? value : definition.object.node
      guard tree.span(start).start == origin.offset else { continue }
      // A constant is an object with a type and a value.
      let node = definition.isConstant ? tree.value(of: "value", in: value) : nil
      return tree.span(tree.node(at: pointer, in: node ?? value))
    }
    return ir.sources.span(of: origin)
  }
}

extension JSONTree {
  /// Returns the node at `pointer`, or the deepest existing node on the way to it.
  fileprivate func node(at pointer: PartPointer, in value: JSONNode) -> JSONNode {
    var node = value
    for name in pointer.text.split(separator: "/") {
      guard let child = child(String(name), of: node) else { return node }
      node = child
    }
    // Point at the number of a length, not its unit.
    return self.value(of: "value", in: node) ?? node
  }
}
