/// A regular expression that matches whole texts.
///
/// Supports the subset of ECMAScript syntax that JSON Schema recommends: literals, `.`, character
/// classes, groups, `
/// `, `*`, `+`, `?`, and escapes with `\`.
///
/// Matching follows all alternatives simultaneously, so it takes time linear in the length of the
/// text.
struct TextPattern: Sendable {
  /// The source text of the expression.
  let text: String
  private let steps: [PatternStep]

  /// An error that explains why a text isn't a valid expression.
  struct Mistake: Error {
    let message: String
  }

  /// Parses an expression.
  init(_ text: String) throws(Mistake) {
    self.text = text
    var parser = PatternParser(Array(text.unicodeScalars))
    let steps = try parser.alternatives(depth: 0)
    guard parser.isAtEnd else { throw Mistake(message: "`)` without `(`") }
    self.steps = steps + [.match]
  }

  /// Whether the expression matches all of `subject`.
  ///
  /// - Complexity: O(length of `subject` × length of the expression).
  func matches(_ subject: String) -> Bool {
    var current = Set<Int>()
    follow(0, into: &current)
    for scalar in subject.unicodeScalars {
      var next = Set<Int>()
      for index in current {
        switch steps[index] {
        case .any: follow(index + 1, into: &next)
        case .scalars(let set) where set.contains(scalar): follow(index + 1, into: &next)
        default: continue
        }
      }
      if next.isEmpty { return false }
      current = next
    }
    return current.contains(steps.count - 1)
  }

  private func follow(_ start: Int, into states: inout Set<Int>) {
    var pending = [start]
    while let index = pending.popLast() {
      guard states.insert(index).inserted else { continue }
      switch steps[index] {
      case .fork(let first, let second): pending += [first, second]
      case .jump(let target): pending.append(target)
      default: continue
      }
    }
  }
}

/// An instruction of a compiled pattern.
private enum PatternStep: Sendable {
  case any
  case scalars(ScalarSet)
  /// Continues at both targets.
  case fork(Int, Int)
  case jump(Int)
  case match
}

private struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) } != isNegated
  }
}

/// Compiles a pattern.
///
/// Jump targets are relative to the beginning of the current fragment.
private struct PatternParser {
  typealias Mistake = TextPattern.Mistake

  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var isAtEnd: Bool { position == scalars.count }

  mutating func alternatives(depth: Int) throws(Mistake) -> [PatternStep] {
    guard depth < 50 else { throw Mistake(message: "groups are nested too deeply") }
    var result = try sequence(depth: depth)
    while take("|") {
      let other = try sequence(depth: depth)
      let size = result.count
      result =
        [.fork(1, size + 2)] + result.moved(by: 1) + [.jump(size + 2 + other.count)]
        + other.moved(by: size + 2)
    }
    return result
  }

  private mutating func sequence(depth: Int) throws(Mistake) -> [PatternStep] {
    var result: [PatternStep] = []
    while let next = peek, next != "|", next != ")" {
      let atom = try atom(depth: depth)
      result += try repeated(atom).moved(by: result.count)
      guard result.count < 10_000 else { throw Mistake(message: "it is too long") }
    }
    return result
  }

  private mutating func repeated(_ atom: [PatternStep]) throws(Mistake) -> [PatternStep] {
    let size = atom.count
    if take("*") { return [.fork(1, size + 2)] + atom.moved(by: 1) + [.jump(0)] }
    if take("+") { return atom + [.fork(0, size + 1)] }
    if take("?") { return [.fork(1, size + 1)] + atom.moved(by: 1) }
    if peek == "{" { throw Mistake(message: "counts such as `{2}` are not supported") }
    return atom
  }

  private mutating func atom(depth: Int) throws(Mistake) -> [PatternStep] {
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(":
      if take("?"), !take(":") { throw Mistake(message: "`(?` is not supported") }
      let inner = try alternatives(depth: depth + 1)
      guard take(")") else { throw Mistake(message: "`(` without `)`") }
      return inner
    case "[": return [.scalars(try characterClass())]
    case ".": return [.any]
    case "\\": return [.scalars(ScalarSet(ranges: try escaped()))]
    case "*", "+", "?", "{", "}", "]":
      throw Mistake(message: "there is nothing for `\(scalar)` to apply to")
    case "^", "$":
      throw Mistake(message: "`\(scalar)` is unnecessary; a pattern matches the whole text")
    default: return [.scalars(ScalarSet(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func characterClass() throws(Mistake) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = take("^")
    while let next = peek, next != "]" {
      position += 1
      let low = next == "\\" ? try escaped() : [next.value...next.value]
      if peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" {
        position += 1
        let high = scalars[position]
        position += 1
        guard let first = low.first, low.count == 1, first.lowerBound <= high.value else {
          throw Mistake(message: "a range in `[]` is in reverse order")
        }
        set.ranges.append(first.lowerBound...high.value)
      } else {
        set.ranges += low
      }
    }
    guard take("]") else { throw Mistake(message: "`[` without `]`") }
    return set
  }

  private mutating func escaped() throws(Mistake) -> [ClosedRange<UInt32>] {
    guard let scalar = peek else { throw Mistake(message: "`\\` at the end") }
    position += 1
    switch scalar {
    case "d": return [48...57]
    case "w": return [48...57, 65...90, 95...95, 97...122]
    case "s": return [9...13, 32...32]
    case "n": return [10...10]
    case "t": return [9...9]
    case "a"..."z", "A"..."Z", "0"..."9":
      throw Mistake(message: "`\\\(scalar)` is not supported")
    default: return [scalar.value...scalar.value]
    }
  }

  private var peek: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }
}

extension [PatternStep] {
  /// Returns the steps with their targets increased by `distance`.
  fileprivate func moved(by distance: Int) -> [PatternStep] {
    map { step in
      switch step {
      case .fork(let first, let second): .fork(first + distance, second + distance)
      case .jump(let target): .jump(target + distance)
      default: step
      }
    }
  }
}
