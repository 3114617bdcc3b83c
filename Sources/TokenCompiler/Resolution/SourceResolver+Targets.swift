import Diagnostics
import TokenModel

extension SourceResolver {
  /// What `reference` leads to; `nil` where it leads nowhere, which is reported once.
  @inline(__always)
  mutating func target(of reference: ReferenceID) -> ReferenceTarget? {
    let index = Int(reference.index)
    if index < targets.count, let known = targets[index] { return known }
    return noteTarget(of: reference)
  }

  /// Whether something was said of `reference`, so that nothing more is.
  @inline(__always)
  func hasReported(_ reference: ReferenceID) -> Bool {
    !reported.isEmpty && reported.contains(reference)
  }

  @inline(never)
  private mutating func noteTarget(of reference: ReferenceID) -> ReferenceTarget? {
    guard !hasReported(reference), let target = findTarget(of: reference) else { return nil }
    let index = Int(reference.index)
    if index >= targets.count {
      targets.append(
        contentsOf: repeatElement(nil, count: max(index + 1, targets.count * 2) - targets.count)
      )
    }
    targets[index] = target
    return target
  }

  @inline(__always)
  private mutating func findTarget(of reference: ReferenceID) -> ReferenceTarget? {
    let source = state.references[Int(reference.index)]
    switch source.target {
    case .token(let path):
      if isToken(path) { return ReferenceTarget(path: path, rest: .empty) }
      if let token = tokenOfValue(path) {
        state.diagnostics.append(.valueSuffix(pathText(token), source.span))
        return ReferenceTarget(path: token, rest: .empty)
      }
      report(missing: path, reference, source.span)
    case .object(let segments):
      let names = state.pointerSegments[segments.indices]
      if let value = names.firstIndex(where: { state.texts[$0] == "$value" }) {
        reported.insert(reference)
        state.diagnostics.append(
          .objectReferenceToValue(
            isWhole: value == names.endIndex - 1,
            source.span
          )
        )
        return nil
      }
      let path = path(of: names)
      if isToken(path) { return ReferenceTarget(path: path, rest: .empty) }
      report(missing: path, reference, source.span)
    case .pointer(let segments):
      return targetOfPointer(segments, reference, source.span)
    }
    return nil
  }

  /// The token that older files mean by `{a.value}`: `a`, where `path` is `a.value`.
  private func tokenOfValue(_ path: PathID) -> PathID? {
    let parent = state.paths.parent(of: path)
    guard isToken(parent), state.texts.find("value") == state.paths.name(of: path) else {
      return nil
    }
    return parent
  }

  /// Finds the token that a pointer passes through and what of its value is meant.
  private mutating func targetOfPointer(
    _ segments: IndexRange,
    _ reference: ReferenceID,
    _ span: Span
  ) -> ReferenceTarget? {
    let names = state.pointerSegments[segments.indices]
    guard let value = names.firstIndex(where: { state.texts[$0] == "$value" }) else {
      let path = path(of: names)
      reported.insert(reference)
      if isToken(path) {
        state.diagnostics.append(.pointerWithoutValue(pathText(path), span))
      } else {
        report(missing: path, reference, span)
      }
      return nil
    }
    let path = path(of: names[..<value])
    guard isToken(path) else {
      report(missing: path, reference, span)
      return nil
    }
    return ReferenceTarget(path: path, rest: IndexRange(UInt32(value + 1), segments.end))
  }

  /// Reports a reference to a path that no token has.
  private mutating func report(missing path: PathID, _ reference: ReferenceID, _ span: Span) {
    reported.insert(reference)
    guard !tree.isBroken(path, in: state.paths) else { return }
    let name = pathText(path)
    if isGroup(path) {
      let root = state.texts.find("$root").flatMap { state.paths.find($0, below: path) }
      state.diagnostics.append(
        .referenceToGroup(
          name,
          hasRoot: root.map { isToken($0) } ?? false,
          example: tree.children(of: path).first { isToken($0) }.map { pathText($0) },
          span
        )
      )
      return
    }
    if let token = tokenAbove(path) {
      let rest = state.paths.names(of: path).dropFirst(state.paths.names(of: token).count)
      let segments =
        state.paths.names(of: token).map { state.texts[$0] } + ["$value"]
        + rest.map { state.texts[$0] }
      let pointer = "#/" + segments.map(Diagnostic.pointerSegment).joined(separator: "/")
      state.diagnostics.append(
        .referenceBelowToken(name, token: pathText(token), pointer: pointer, span)
      )
      return
    }
    guard !isInUnappliedPart(path, span) else { return }
    state.diagnostics.append(.unknownReference(name, nearest: nearestToken(to: path), span))
  }

  /// The token that `path` would lie below.
  private func tokenAbove(_ path: PathID) -> PathID? {
    var path = path
    while path != .root {
      path = state.paths.parent(of: path)
      if isToken(path) { return path }
    }
    return nil
  }

  /// Whether one more name may be compared with all there are: after many mistakes people correct the
  /// first ones first.
  mutating func mayLookForSuggestion() -> Bool {
    suggestions += 1
    return suggestions <= 50
  }

  /// The token whose path is most like `path`'s.
  private mutating func nearestToken(to path: PathID) -> String? {
    guard mayLookForSuggestion() else { return nil }
    let name = pathText(path)
    let candidates = tokenPaths.prefix(20_000).map { pathText($0) }
    if let nearest = nearestName(to: name, among: candidates) { return nearest }
    // Part of the path may be missing or too much: compare last names.
    let last = state.texts[state.paths.name(of: path)]
    return candidates.first { $0 == last || $0.hasSuffix("." + last) }
  }
}
