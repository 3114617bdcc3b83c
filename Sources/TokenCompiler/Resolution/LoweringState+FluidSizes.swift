import JSONSyntax
import SourceForms
import TokenModel

/// Text in CSS notation for sizes that depend on the screen, such as `clamp(1rem, 4vw, 2rem)`.
///
/// Style sheets refer to the text. Where a dimension is required, it's the smallest size.
extension LoweringState {
  /// Returns the smallest size in a constant; `nil` for any other constant.
  func smallestSize(of constant: ValueID) -> Dimension? {
    guard case .verbatim(let text) = values[Handle<ConstantValue>(constant)] else { return nil }
    let clamp = texts[text]
    guard clamp.hasPrefix("clamp("), clamp.last == ")" else { return nil }
    let arguments = CSSList.split(clamp.dropFirst(6).dropLast(), at: ",")
    guard arguments.count == 3, let smallest = Formula.evaluate(arguments[0], isStrict: true) else {
      return nil
    }
    return Dimension.Unit(name: smallest.unit).map { Dimension(smallest.value, $0) }
  }
}

extension Evaluator {
  /// Evaluates a reference to text with a smallest size where another type is required.
  mutating func followText(
    to path: PathID,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    guard type == .dimension, types[path] == .known(.constant) else { return nil }
    let evaluation = evaluate(path, in: contexts)
    guard evaluation.state == .done, let size = state.smallestSize(of: evaluation.value) else {
      return nil
    }
    depth = max(depth, Int(evaluation.depth) + 1)
    return state.values.intern(size)
  }
}

extension RecipeLowering {
  /// Whether a reference that requires a dimension refers to text with a smallest size.
  func refersToFluidSize(_ mismatch: TypeMismatch) -> Bool {
    guard mismatch.expected == .dimension, mismatch.found == .constant else { return false }
    var paths = [mismatch.target]
    var visited: Set<PathID> = []
    while let path = paths.popLast() {
      guard visited.insert(path).inserted else { continue }
      for (id, home) in source.definitions(of: path) {
        switch recipes.recipe(of: id, isInherited: home != path, as: .constant) {
        case .literal(let value) where state.smallestSize(of: value) != nil: continue
        case .reference:
          guard let next = references.whole(of: id).flatMap({ references.wholeTarget(of: $0) }),
            types[next] == .known(.constant)
          else { return false }
          paths.append(next)
        default: return false
        }
      }
    }
    return true
  }
}
