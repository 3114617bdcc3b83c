import TokenCompiler
import TokenModel

/// The tokens of an IR with some modifiers fixed, and their remaining variants.
///
/// Modifiers keep their indices. Sets no longer contain fixed modifiers.
struct Projection: Sendable {
  /// The modifiers that aren't fixed.
  private(set) var live: ModifierSet
  /// The resolution of each token in the base.
  private(set) var base: [ResolutionID]
  /// The modifiers that each token's value varies with.
  private(set) var dependsOn: [ModifierSet]
  /// The variants of each token.
  private(set) var variants: [IR.IndexRange]
  /// The resolution of each variant.
  private(set) var resolutions: [ResolutionID]
  /// The index of each variant's first context in ``contexts``.
  private(set) var contextStarts: [UInt32]
  /// The contexts of variants, in ascending order of modifiers.
  private(set) var contexts: [Modifier.ContextIndex]
  /// The contexts of each variant as a word; empty if there are too many modifiers for words.
  private var words: [UInt64]
  /// Whether each token is absent from all remaining contexts.
  private(set) var absent: [Bool]
  private var pins: [Pin]

  /// A modifier and the context that it is fixed to.
  struct Pin: Hashable, Sendable {
    let modifier: Int
    let context: Modifier.ContextIndex
  }

  /// Creates a projection without fixed modifiers.
  init(_ ir: IR) {
    live = ir.modifiers.indices.reduce(into: ModifierSet()) {
      $0.insert(ModifierSet(modifier: $1))
    }
    base = Array(ir.tokens.indices)
    dependsOn = ir.tokens.map(\.dependsOn)
    variants = ir.tokens.map(\.variants)
    resolutions = ir.variants.indices.map { $0 + ir.tokens.count }
    contextStarts = ir.variants.map(\.when.contexts.start)
    contexts = ir.contexts
    let hasWords = ir.modifiers.count <= ContextWord.modifierLimit
    words = (hasWords ? ir.variants : []).map { variant in
      zip(variant.when.modifiers.indices, variant.when.contexts.indices)
        .reduce(0) { $0 | ContextWord.word(ir.contexts[$1.1], of: $1.0) }
    }
    absent = [Bool](repeating: false, count: ir.tokens.count)
    pins = []
  }

  /// Creates a projection with fixed modifiers.
  ///
  /// - Complexity: O(tokens that vary or are absent in some context), plus O(combinations of
  ///   contexts) for each token that varies with a fixed modifier. Copies memory if any modifier is
  ///   fixed.
  init(_ source: OutputSource, pins: [Pin]) {
    self = source.projection
    guard !pins.isEmpty else { return }
    self.pins = pins
    let pinned = pins.reduce(into: ModifierSet()) { $0.insert(ModifierSet(modifier: $1.modifier)) }
    live = live.subtracting(pinned)
    for token in source.lists.sometimesAbsent {
      absent[Int(token)] = isAbsentEverywhere(Int(token), source.ir)
    }
    for token in source.lists.varying where !dependsOn[Int(token)].isDisjoint(with: pinned) {
      fix(Int(token), source)
    }
  }

  /// Returns the resolution of a token in a combination of contexts.
  ///
  /// `assignment` has a context for each modifier.
  func resolution(of token: Int, in assignment: ArraySlice<Modifier.ContextIndex>) -> ResolutionID {
    let modifiers = dependsOn[token]
    for variant in variants[token].indices {
      var position = Int(contextStarts[variant])
      var rest = modifiers.rawValue
      var agrees = true
      while rest != 0 {
        let modifier = rest.trailingZeroBitCount
        rest &= rest - 1
        if contexts[position] != assignment[assignment.startIndex + modifier] {
          agrees = false
          break
        }
        position += 1
      }
      if agrees { return resolutions[variant] }
    }
    return base[token]
  }

  /// Whether variants can be found by a ``ContextWord``.
  var hasWords: Bool { !words.isEmpty }

  /// Returns the resolution of a token in a combination of contexts, as
  /// ``resolution(of:in:)`` does.
  @inline(__always)
  func resolution(of token: Int, inContexts word: UInt64) -> ResolutionID {
    let key = word & ContextWord.mask(of: dependsOn[token])
    let range = variants[token].indices
    // A slice would be retained, and its indices checked for each variant.
    let variant = words.withUnsafeBufferPointer { words in
      UnsafeBufferPointer(rebasing: words[range]).firstIndex(of: key)
    }
    return variant.map { resolutions[range.lowerBound + $0] } ?? base[token]
  }

  /// Returns the resolutions of a token in all remaining contexts, starting with the base.
  func resolutions(of token: Int) -> [ResolutionID] {
    [base[token]] + resolutions[variants[token].indices]
  }

  /// Whether the source lacks a token in the contexts of `assignment`.
  func isAbsent(_ token: Int, in assignment: ArraySlice<Modifier.ContextIndex>, _ ir: IR) -> Bool {
    ir.tokens[token].absentIn.indices.contains { index in
      let absence = ir.absences[index]
      return zip(absence.modifiers.indices, absence.contexts.indices).allSatisfy {
        assignment[assignment.startIndex + $0] == ir.contexts[$1]
      }
    }
  }

  private func isAbsentEverywhere(_ token: Int, _ ir: IR) -> Bool {
    var asked = ModifierSet()
    for index in ir.tokens[token].absentIn.indices { asked.formUnion(ir.absences[index].modifiers) }
    var isPresent = false
    let choices = Assignments(of: asked.intersection(live), from: start(ir), ir.modifiers)
    choices.forEach { assignment in
      if !isAbsent(token, in: assignment, ir) { isPresent = true }
    }
    return !isPresent
  }

  /// Returns the base context of each modifier: its fixed context, or else its default.
  private func start(_ ir: IR) -> [Modifier.ContextIndex] {
    var assignment = ir.modifiers.map(\.defaultContext)
    for pin in pins { assignment[pin.modifier] = pin.context }
    return assignment
  }

  /// Computes the remaining variants of a token that varies with a fixed modifier.
  private mutating func fix(_ token: Int, _ source: OutputSource) {
    let ir = source.ir
    let free = dependsOn[token].intersection(live)
    let choices = Assignments(of: free, from: start(ir), ir.modifiers)
    var found: [(assignment: [Modifier.ContextIndex], resolution: ResolutionID)] = []
    choices.forEach { found.append((Array($0), resolution(of: token, in: $0))) }
    var first = found.first?.resolution ?? base[token]
    if let assignment = found.first?.assignment, isAbsent(token, in: assignment[...], ir),
      let present = found.first(where: { !isAbsent(token, in: $0.assignment[...], ir) })
    {
      first = present.resolution
    }
    var needed = ModifierSet()
    for (place, modifier) in free.indices.enumerated() {
      let varies = found.indices.contains { index in
        let atDefault = choices.index(index, withDefaultAt: place)
        return !source.resolutions.areEqual(found[index].resolution, found[atDefault].resolution)
      }
      if varies { needed.insert(ModifierSet(modifier: modifier)) }
    }
    let start = self.start(ir)
    let firstVariant = UInt32(resolutions.count)
    for one in found where !source.resolutions.areEqual(one.resolution, first) {
      // Modifiers that make no difference stay in their default context.
      let others = free.subtracting(needed).indices
      guard others.allSatisfy({ one.assignment[$0] == start[$0] }) else { continue }
      contextStarts.append(UInt32(contexts.count))
      for modifier in needed.indices { contexts.append(one.assignment[modifier]) }
      if hasWords {
        words.append(ContextWord.word(one.assignment) & ContextWord.mask(of: needed))
      }
      resolutions.append(one.resolution)
    }
    base[token] = first
    dependsOn[token] = needed
    variants[token] = IR.IndexRange(firstVariant, UInt32(resolutions.count))
  }
}

/// All combinations of contexts of some modifiers, with the other modifiers unchanged.
///
/// The first combination has the default context of each.
struct Assignments {
  private let modifiers: [(index: Int, order: [Modifier.ContextIndex])]
  private let start: [Modifier.ContextIndex]

  /// Creates the combinations.
  ///
  /// `all` contains the modifiers of the source.
  init(of modifiers: ModifierSet, from start: [Modifier.ContextIndex], _ all: [Modifier]) {
    self.start = start
    self.modifiers = modifiers.indices.map { index in
      let modifier = all[index]
      let contexts = modifier.contexts.indices.map { Modifier.ContextIndex($0) }
      return (index, [modifier.defaultContext] + contexts.filter { $0 != modifier.defaultContext })
    }
  }

  /// Returns the index of the combination that equals the one at `index` except that the modifier
  /// at position `place` is in its default context.
  func index(_ index: Int, withDefaultAt place: Int) -> Int {
    let stride = modifiers[(place + 1)...].reduce(1) { $0 * $1.order.count }
    return index - index / stride % modifiers[place].order.count * stride
  }

  /// Returns the number of combinations; `nil` if there are more than `limit`.
  func count(upTo limit: Int) -> Int? {
    var count = 1
    for modifier in modifiers {
      count = count.multipliedReportingOverflow(by: modifier.order.count).partialValue
      if count > limit { return nil }
    }
    return count
  }

  /// Calls `body` with each combination.
  ///
  /// The last modifier changes fastest.
  func forEach(_ body: (ArraySlice<Modifier.ContextIndex>) -> Void) {
    var assignment = start
    for modifier in modifiers { assignment[modifier.index] = modifier.order[0] }
    var positions = [Int](repeating: 0, count: modifiers.count)
    while true {
      body(assignment[...])
      var place = modifiers.count - 1
      while place >= 0 {
        let modifier = modifiers[place]
        positions[place] += 1
        if positions[place] < modifier.order.count {
          assignment[modifier.index] = modifier.order[positions[place]]
          break
        }
        positions[place] = 0
        assignment[modifier.index] = modifier.order[0]
        place -= 1
      }
      if place < 0 { return }
    }
  }
}

/// A combination of contexts as a word with 16 bits for each modifier, so it can be compared at once.
enum ContextWord {
  static let modifierLimit = 4

  /// Returns the word of an assignment, for the first modifiers of more than the limit.
  static func word(_ assignment: [Modifier.ContextIndex]) -> UInt64 {
    assignment.prefix(modifierLimit).enumerated().reduce(0) { $0 | word($1.element, of: $1.offset) }
  }

  static func word(_ context: Modifier.ContextIndex, of modifier: Int) -> UInt64 {
    UInt64(context) << UInt64(16 * modifier)
  }

  /// Returns a word with all bits set for each of the modifiers.
  static func mask(of modifiers: ModifierSet) -> UInt64 {
    // Moves bit 1 to 16, bit 2 to 32, and bit 3 to 48.
    let bits = modifiers.rawValue &* 0x0000_2000_4000_8001 & 0x0001_0001_0001_0001
    return bits &* 0xFFFF
  }
}
