import Testing
import TokenCompiler

@testable import TokenOutput

/// The lists of settings, tested with random sources.
@Suite struct RandomSourceTests {
  private static let modifiers = [
    ("theme", ["light", "dark"]), ("brand", ["plum", "sand", "sage"]), ("size", ["s", "l"]),
  ]

  /// Twenty numbers, some of which reference others and some of which vary.
  private func source(_ seed: UInt64) -> String {
    var random = SeededNumbers(seed)
    let tokens = (0..<20).map { index in
      func value() -> String {
        index > 0 && random.next(3) > 0 ? "\"{n\(random.next(index))}\"" : "\(random.next(9))"
      }
      let base = value()
      var contexts: [String] = []
      for (name, words) in Self.modifiers where random.next(3) == 0 {
        let word = words[1 + random.next(words.count - 1)]
        contexts.append("\"\(name)\": { \"\(word)\": \(value()) }")
      }
      return """
        "n\(index)": { "$value": \(base), "$extensions": { "dev.tokens": { "contexts": { \(contexts.joined(separator: ", ")) } } } }
        """
    }
    return "{ \"$type\": \"number\", \(tokens.joined(separator: ",\n")) }"
  }

  /// Every list as lines of contexts and `name=value`.
  private func lists(
    _ seed: UInt64,
    pins: [(String, String)] = []
  ) throws -> [String: [(contexts: Set<String>, values: [String: String])]] {
    var workshop = Workshop(source(seed))
    workshop.modifiers = Self.modifiers.map { (name: $0.0, contexts: $0.1) }
    workshop.request.contexts = pins.map {
      ContextChoice(modifier: Located($0.0), context: Located($0.1))
    }
    var lists: [String: [(contexts: Set<String>, values: [String: String])]] = [:]
    for list in ["settings", "variants", "cascade"] {
      workshop.addTarget(
        list,
        printing: """
          {% for s in \(list) %}
          {% for c in s.contexts %}{{ c.name }} {% endfor %}:{% for t in \(list == "settings" ? "s.root" : "s").tokens %} {{ t.name }}={{ v(t.resolved) }}{% endfor %}{{ "" }}
          {% endfor %}
          \(ContextTests.macros)
          """
      )
      lists[list] = try workshop.printed(list).split(separator: "\n").map { line in
        let halves = line.split(separator: ":", omittingEmptySubsequences: false)
        var values: [String: String] = [:]
        for pair in halves[1].split(separator: " ") {
          let sides = pair.split(separator: "=").map(String.init)
          values[sides[0]] = sides[1]
        }
        return (Set(halves[0].split(separator: " ").map(String.init)), values)
      }
    }
    return lists
  }

  @Test(arguments: 0..<40)
  func `each list gives the value of a token in each context`(_ seed: Int) throws {
    let lists = try lists(UInt64(seed))
    let complete = lists["settings"] ?? []
    let base = complete.first?.values ?? [:]
    #expect(complete.count == 12 && base.count == 20)
    for setting in complete {
      var sparse = base
      for variant in lists["variants"] ?? [] where variant.contexts.isSubset(of: setting.contexts) {
        sparse.merge(variant.values) { $1 }
      }
      #expect(sparse == setting.values, "\(setting.contexts)")
      var cascaded: [String: String] = [:]
      for block in lists["cascade"] ?? [] where block.contexts.isSubset(of: setting.contexts) {
        cascaded.merge(block.values) { $1 }
      }
      #expect(cascaded == setting.values, "\(setting.contexts)")
    }
  }

  @Test(arguments: 0..<20)
  func `lists with pinned modifiers have the remaining settings`(_ seed: Int) throws {
    let complete = try lists(UInt64(seed))["settings"] ?? []
    for pins in [[("brand", "sage")], [("theme", "dark"), ("size", "l")]] {
      let fixed = Set(pins.map(\.1))
      let lists = try lists(UInt64(seed), pins: pins)
      let base = lists["settings"]?.first?.values ?? [:]
      for setting in complete where setting.contexts.isSuperset(of: fixed) {
        let free = setting.contexts.subtracting(fixed)
        let shown = lists["settings"]?.first { $0.contexts == free }
        #expect(shown?.values == setting.values)
        var sparse = base
        for variant in lists["variants"] ?? [] where variant.contexts.isSubset(of: free) {
          sparse.merge(variant.values) { $1 }
        }
        #expect(sparse == setting.values)
      }
    }
  }

  /// A style sheet doesn't need to select the default context: of the blocks whose other contexts
  /// are selected, the last one wins.
  @Test(arguments: 0..<40)
  func `a cascade needs no attribute for a default context`(_ seed: Int) throws {
    let lists = try lists(UInt64(seed))
    let defaults = Set(Self.modifiers.map { $0.1[0] })
    for setting in lists["settings"] ?? [] {
      let named = setting.contexts.subtracting(defaults)
      var cascaded: [String: String] = [:]
      for block in lists["cascade"] ?? []
      where block.contexts.subtracting(defaults).isSubset(of: named) {
        cascaded.merge(block.values) { $1 }
      }
      #expect(cascaded == setting.values, "\(setting.contexts)")
    }
  }
}

/// A deterministic generator of random numbers (SplitMix64).
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
