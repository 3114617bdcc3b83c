import Diagnostics
import TokenModel

extension ReferenceTargets {
  /// Finds the target of `reference`, or reports why there's none and returns `nil`.
  @inline(__always)
  mutating func findTarget(
    of reference: ReferenceID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> ReferenceTarget? {
    let found = state.references[Int(reference.index)]
    switch found.target {
    case .token(let path):
      if source.isToken(path) { return ReferenceTarget(path: path, rest: .empty) }
      if let token = tokenOfValue(path, in: source, state) {
        state.diagnostics.append(.valueSuffix(state.pathText(token), found.span))
        return ReferenceTarget(path: token, rest: .empty)
      }
      report(missing: path, reference, found.span, in: source, &state)
    case .object(let segments):
      let names = state.pointerSegments[segments.indices]
      if let value = names.firstIndex(where: { state.texts[$0] == "$value" }) {
        report(reference)
        state.diagnostics.append(
          .objectReferenceToValue(
            isWhole: value == names.endIndex - 1,
            found.span
          )
        )
        return nil
      }
      let path = state.internPath(of: segments)
      if source.isToken(path) { return ReferenceTarget(path: path, rest: .empty) }
      report(missing: path, reference, found.span, in: source, &state)
    case .pointer(let segments):
      return targetOfPointer(segments, reference, found.span, in: source, &state)
    }
    return nil
  }

  /// Returns the token `a` if `path` is `a.value`, as in the `{a.value}` references of older files.
  private func tokenOfValue(
    _ path: PathID,
    in source: borrowing MergedSource,
    _ state: borrowing LoweringState
  ) -> PathID? {
    let parent = state.paths.parent(of: path)
    guard source.isToken(parent), state.texts.find("value") == state.paths.name(of: path) else {
      return nil
    }
    return parent
  }

  /// Returns the token that a JSON Pointer passes through and the rest of the pointer in its value.
  private mutating func targetOfPointer(
    _ segments: IR.IndexRange,
    _ reference: ReferenceID,
    _ span: Span,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> ReferenceTarget? {
    let names = state.pointerSegments[segments.indices]
    guard let value = names.firstIndex(where: { state.texts[$0] == "$value" }) else {
      let path = state.internPath(of: segments)
      report(reference)
      if source.isToken(path) {
        state.diagnostics.append(.pointerWithoutValue(state.pathText(path), span))
      } else {
        report(missing: path, reference, span, in: source, &state)
      }
      return nil
    }
    let path = state.internPath(of: IR.IndexRange(segments.start, UInt32(value)))
    guard source.isToken(path) else {
      report(missing: path, reference, span, in: source, &state)
      return nil
    }
    return ReferenceTarget(path: path, rest: IR.IndexRange(UInt32(value + 1), segments.end))
  }

  /// Reports a reference to a path without a token.
  private mutating func report(
    missing path: PathID,
    _ reference: ReferenceID,
    _ span: Span,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) {
    report(reference)
    guard !source.tree.isBroken(path, in: state.paths) else { return }
    let name = state.pathText(path)
    if source.isGroup(path) {
      let root = state.texts.find("$root").flatMap { state.paths.find($0, below: path) }
      let hasRoot = root.map { source.isToken($0) } ?? false
      let example = source.tree.children(of: path).first { source.isToken($0) }
      let text = example.map { state.pathText($0) }
      state.findings.append(
        .referenceToGroup(name, hasRoot: hasRoot, example: text, span),
        becauseOf: .missingToken(path)
      )
      return
    }
    if let token = state.paths.ancestors(of: path).first(where: { source.isToken($0) }) {
      let pointer = pointer(to: path, below: token, state)
      state.findings.append(
        .referenceBelowToken(name, token: state.pathText(token), pointer: pointer, span),
        becauseOf: .missingToken(path)
      )
      return
    }
    guard !unapplied.report(path, span, &state) else { return }
    let isKnown = state.findings.folded[.missingToken(path)] != nil
    let nearest = isKnown ? nil : nearestToken(to: path, in: source, &state)
    state.findings.append(
      .unknownReference(name, nearest: nearest, span),
      becauseOf: .missingToken(path)
    )
  }

  /// Returns the JSON Pointer to the part of the value of `token` that `path` names.
  private func pointer(
    to path: PathID,
    below token: PathID,
    _ state: borrowing LoweringState
  ) -> String {
    let names = state.paths.names(of: token).map { state.texts[$0] }
    let rest = state.paths.names(of: path).dropFirst(names.count).map { state.texts[$0] }
    let segments = names + ["$value"] + rest
    return "#/" + segments.map(Diagnostic.pointerSegment).joined(separator: "/")
  }

  private func nearestToken(
    to path: PathID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> String? {
    guard state.findings.maySuggest() else { return nil }
    let name = state.pathText(path)
    let candidates = source.tokenPaths.prefix(20_000).map { state.pathText($0) }
    if let nearest = nearestName(to: name, among: candidates),
      name.isMisspelling(ofPath: nearest)
    {
      return nearest
    }
    // Path segments might be missing or superfluous, so compare the last names.
    let last = state.texts[state.paths.name(of: path)]
    guard last.contains(where: \.isLetter) else { return nil }
    let alike = candidates.filter { $0 == last || $0.hasSuffix("." + last) }
    return alike.count == 1 ? alike[0] : nil
  }
}

extension String {
  /// Whether each name of this path is at most a misspelling of the same name of `other`.
  ///
  /// Otherwise, the token at `other` has a similar path but is probably a different value, such as
  /// another step of a scale.
  fileprivate func isMisspelling(ofPath other: String) -> Bool {
    guard filter(\.isNumber) == other.filter(\.isNumber) else { return false }
    let (names, others) = (split(separator: "."), other.split(separator: "."))
    guard names.count == others.count else { return true }
    return zip(names, others).allSatisfy { name, other in
      name == other || nearestName(to: String(name), among: [String(other)]) != nil
    }
  }
}
