import Diagnostics
import TokenModel

extension ReferenceTargets {
  /// Looks for what `reference` leads to.
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

  /// The token that older files mean by `{a.value}`: `a`, where `path` is `a.value`.
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

  /// Finds the token that a pointer passes through and what of its value is meant.
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

  /// Reports a reference to a path that no token has.
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
      state.diagnostics.append(
        .referenceToGroup(
          name,
          hasRoot: root.map { source.isToken($0) } ?? false,
          example: source.tree.children(of: path).first { source.isToken($0) }.map {
            state.pathText($0)
          },
          span
        )
      )
      return
    }
    if let token = tokenAbove(path, in: source, state) {
      let rest = state.paths.names(of: path).dropFirst(state.paths.names(of: token).count)
      let segments =
        state.paths.names(of: token).map { state.texts[$0] } + ["$value"]
        + rest.map { state.texts[$0] }
      let pointer = "#/" + segments.map(Diagnostic.pointerSegment).joined(separator: "/")
      state.diagnostics.append(
        .referenceBelowToken(name, token: state.pathText(token), pointer: pointer, span)
      )
      return
    }
    guard !unapplied.note(path, span, state) else { return }
    state.diagnostics.append(
      .unknownReference(name, nearest: nearestToken(to: path, in: source, &state), span)
    )
  }

  /// The token that `path` would lie below.
  private func tokenAbove(
    _ path: PathID,
    in source: borrowing MergedSource,
    _ state: borrowing LoweringState
  ) -> PathID? {
    var path = path
    while path != .root {
      path = state.paths.parent(of: path)
      if source.isToken(path) { return path }
    }
    return nil
  }

  /// The token whose path is most like `path`'s.
  private func nearestToken(
    to path: PathID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> String? {
    guard state.findings.maySuggest() else { return nil }
    let name = state.pathText(path)
    let candidates = source.tokenPaths.prefix(20_000).map { state.pathText($0) }
    if let nearest = nearestName(to: name, among: candidates) { return nearest }
    // Part of the path may be missing or too much: compare last names.
    let last = state.texts[state.paths.name(of: path)]
    return candidates.first { $0 == last || $0.hasSuffix("." + last) }
  }
}
