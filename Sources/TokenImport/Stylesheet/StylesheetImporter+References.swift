import Diagnostics
import JSONSyntax

extension StylesheetImporter {
  /// A value that is another one.
  mutating func alias(
    _ reference: String,
    _ leaf: SheetLeaf,
    at path: [String]
  ) -> DraftGroup.Member? {
    guard let found = names.resolve(reference, from: path),
      let target = names.target(of: reference, from: path)
    else {
      reportMissing(reference, at: leaf.span, "value")
      return nil
    }
    let kind = SheetKind(path.last ?? "")
    switch target.1 {
    case .group:
      var group = DraftGroup()
      group.base = target.path.map(TokenPath.name(of:))
      return .group(group)
    case .leaf(let value):
      // The sides of a box may all be one length.
      if kind == .insets, let sides = lengths(leaf, kind, at: path),
        value.number != nil || value.formula != nil
      {
        return sides
      }
      switch member(value, at: target.path) {
      case .token(let token):
        return .token(DraftToken(token.type, .reference(found.map(TokenPath.name(of:)))))
      // No reference leads to a constant.
      case .constant(let constant): return .constant(constant)
      case .group, nil: return nil
      }
    }
  }

  /// A value that is computed.
  mutating func computed(
    _ formula: String,
    _ leaf: SheetLeaf,
    _ kind: SheetKind,
    at path: [String]
  ) -> DraftGroup.Member? {
    if kind == .insets { return lengths(leaf, kind, at: path) }
    let parsed = SheetFormula(formula)
    guard let text = text(of: parsed, leaf, at: path) else { return nil }
    let isLength =
      kind == .length || kind == .size || names.lengths.contains(path)
      || parsed.parts.contains { part in
        guard case .reference(let reference, isFactor: false) = part,
          let target = names.target(of: reference, from: path)
        else { return false }
        return names.lengths.contains(target.path) || Self.isLength(target.path)
      }
    let type =
      parsed.isColor || kind == .color
      ? "color" : kind == .duration ? "duration" : isLength ? "dimension" : "number"
    return .token(DraftToken(type, .string(text)))
  }

  private static func isLength(_ path: [String]) -> Bool {
    [.length, .size].contains(SheetKind(path.last ?? ""))
  }

  /// A formula as ours is written; `nil` if a reference in it leads nowhere, which is reported.
  mutating func text(of formula: SheetFormula, _ leaf: SheetLeaf, at path: [String]) -> String? {
    var text = "~"
    for part in formula.parts {
      switch part {
      case .text(let literal): text += literal
      case .reference(let reference, _):
        guard let found = names.resolve(reference, from: path) else {
          reportMissing(reference, at: leaf.span, "value")
          return nil
        }
        text += "{" + found.map(TokenPath.name(of:)).joined(separator: ".") + "}"
      }
    }
    return text
  }

  // MARK: Lengths

  /// A constant of several lengths.
  mutating func lengths(
    _ leaf: SheetLeaf,
    _ kind: SheetKind,
    at path: [String]
  ) -> DraftGroup.Member? {
    let (type, members) = Self.shape(kind)
    var parts = leaf.elements
    if let text = leaf.text, leaf.reference == nil, leaf.formula == nil {
      let numbers = text.split { " ,{}".contains($0) }.compactMap { Double($0) }
      guard numbers.count == members.count else { return nil }
      return .constant(DraftConstant(type, Self.object(members, numbers.map { .number($0) })))
    }
    if leaf.kind == .object {
      let named = Self.parts(leaf, kind)
      var values: [DraftValue] = []
      for member in members {
        guard let part = named[member] else {
          guard kind == .insets else { return nil }
          values.append(.number(0))
          continue
        }
        guard let value = length(part, at: path) else { return nil }
        values.append(value)
      }
      return .constant(DraftConstant(type, Self.object(members, values)))
    }
    if kind == .insets, leaf.kind != .array {
      parts = Array(repeating: leaf, count: 4)
    } else if kind == .insets, parts.count == 4 {
      guess("lists of four insets are top, left, bottom, right")
    }
    guard parts.count == members.count else { return nil }
    var values: [DraftValue] = []
    for part in parts {
      guard let value = length(part, at: path) else { return nil }
      values.append(value)
    }
    return .constant(DraftConstant(type, Self.object(members, values)))
  }

  /// A length: a number, a reference or a formula.
  mutating func length(_ leaf: SheetLeaf, at path: [String]) -> DraftValue? {
    if let number = leaf.number { return .number(number) }
    if let reference = leaf.reference {
      guard let found = names.resolve(reference, from: path) else {
        reportMissing(reference, at: leaf.span, "value")
        return nil
      }
      return .reference(found.map(TokenPath.name(of:)))
    }
    guard let formula = leaf.formula else { return nil }
    return text(of: SheetFormula(formula), leaf, at: path).map { .string($0) }
  }

  private static func shape(_ kind: SheetKind) -> (type: String, members: [String]) {
    switch kind {
    case .point: ("point", ["x", "y"])
    case .size: ("size", ["width", "height"])
    case .rect: ("rect", ["x", "y", "width", "height"])
    default: ("insets", ["top", "leading", "bottom", "trailing"])
    }
  }

  /// The parts of an object, by the names that our constants have.
  private static func parts(_ leaf: SheetLeaf, _ kind: SheetKind) -> [String: SheetLeaf] {
    var parts = leaf.members
    if kind == .insets {
      parts["leading"] = parts["leading"] ?? parts["left"]
      parts["trailing"] = parts["trailing"] ?? parts["right"]
    }
    for inner in ["origin", "size"] {
      guard let members = leaf.members[inner]?.members else { continue }
      parts.merge(members) { own, _ in own }
    }
    return parts
  }

  private static func object(_ names: [String], _ values: [DraftValue]) -> DraftValue {
    .object(zip(names, values).map { DraftValue.Member($0, $1) })
  }
}
