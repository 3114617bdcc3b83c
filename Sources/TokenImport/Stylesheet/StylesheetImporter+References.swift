import Diagnostics
import JSONSyntax
import SourceForms

extension StylesheetImporter {
  /// Imports a value that is a reference.
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
      group.base = names.tokenPath(target.path)
      return .group(group)
    case .leaf(let value):
      // A single length can apply to all sides of a box.
      if kind == .insets, let sides = lengths(leaf, kind, at: path),
        value.number != nil || value.formula != nil
      {
        return sides
      }
      // Problems with the referenced value are reported at its own location.
      let before = diagnostics
      let read = member(value, at: target.path)
      diagnostics = before
      switch read {
      case .token(let token):
        return .token(DraftToken(token.type, .reference(names.tokenPath(found))))
      // Constants can't be referenced, so the value is copied.
      case .constant(let constant): return .constant(constant)
      case .group, nil:
        report(leaf, at: path, is: "refers to `\(reference)`, which isn't imported")
        return nil
      }
    }
  }

  /// Imports a value that is an expression.
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
      || parsed.terms.contains { reference in
        guard let target = names.target(of: reference, from: path) else { return false }
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

  /// Converts an expression to our syntax; `nil` if a reference is unresolved, which is reported.
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
        text += "{" + names.tokenPath(found).joined(separator: ".") + "}"
      }
    }
    return SheetFormula.withSpaces(text)
  }

  // MARK: Lengths

  /// Imports a constant that consists of several lengths.
  mutating func lengths(
    _ leaf: SheetLeaf,
    _ kind: SheetKind,
    at path: [String]
  ) -> DraftGroup.Member? {
    let (type, names) = Self.shape(kind)
    guard let values = values(leaf, kind, names, at: path), values.count == names.count else {
      return nil
    }
    let members = zip(names, values).map { DraftValue.Member($0, $1) }
    return .constant(DraftConstant(type, .object(members)))
  }

  /// Reads the lengths in a text, an object, or a list, or the only length for all sides of a box.
  private mutating func values(
    _ leaf: SheetLeaf,
    _ kind: SheetKind,
    _ names: [String],
    at path: [String]
  ) -> [DraftValue]? {
    var parts: [SheetLeaf?] = leaf.elements
    if let text = leaf.text, leaf.reference == nil, leaf.formula == nil {
      return text.split { " ,{}".contains($0) }.compactMap { Double($0).map { .number($0) } }
    } else if leaf.kind == .object {
      let named = Self.parts(leaf, kind)
      parts = names.map { named[$0] }
    } else if kind == .insets, leaf.kind != .array {
      parts = Array(repeating: leaf, count: names.count)
    } else if kind == .insets, parts.count == 4 {
      guesses.insert("lists of four insets are top, left, bottom, right")
    }
    guard parts.count == names.count else { return nil }
    let missing: DraftValue? = kind == .insets ? .number(0) : nil
    var values: [DraftValue] = []
    for part in parts {
      guard let value = part.map({ length($0, at: path) }) ?? missing else { return nil }
      values.append(value)
    }
    return values
  }

  /// Parses a length: a number, a reference, or an expression.
  mutating func length(_ leaf: SheetLeaf, at path: [String]) -> DraftValue? {
    if let number = leaf.number { return .number(number) }
    if let reference = leaf.reference {
      guard let found = names.resolve(reference, from: path) else {
        reportMissing(reference, at: leaf.span, "value")
        return nil
      }
      return .reference(names.tokenPath(found))
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

  /// Returns the components of an object, by the names that constants use.
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
}
