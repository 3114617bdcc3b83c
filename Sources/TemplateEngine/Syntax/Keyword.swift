/// A word that has a meaning of its own in a tag.
enum Keyword: String, CaseIterable {
  case `for`
  case `if`
  case set
  case macro
  case include
  case fail
  case warn
  case unique
  case hash
  case between
  case elif
  case `else`
  case endfor
  case endif
  case endset
  case endhash
  case endmacro
  case and
  case `as`
  case at
  case `false`
  case `in`
  case `is`
  case `let`
  case loop
  case none
  case not
  case or
  case `true`

  /// The keyword that some bytes spell; `nil` if they are another word.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    let word = Self.packed(bytes)
    let sorted = Self.sorted
    var range = sorted.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if sorted[middle].word == word {
        self = sorted[middle].keyword
        return
      }
      range =
        sorted[middle].word < word ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The bytes of each keyword as one number, because every name of a template is looked up.
  private static let sorted = allCases.map { (word: packed($0.rawValue.utf8), keyword: $0) }
    .sorted { $0.word < $1.word }

  private static let longest = 8

  private static func packed(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether it is the first word of a tag.
  var beginsTag: Bool {
    switch self {
    case .for, .if, .set, .macro, .include, .fail, .warn, .unique, .hash: true
    default: endsOrDivides
    }
  }

  /// Whether it cannot name a variable.
  var isReserved: Bool {
    switch self {
    case .and, .as, .else, .false, .if, .in, .is, .let, .loop, .none, .not, .or, .true: true
    default: false
    }
  }

  /// Whether its tag ends a block or a part of one.
  var endsOrDivides: Bool { opening != nil || self == .between || self == .elif || self == .else }

  /// For the end of a block, what such a block begins with.
  var opening: Keyword? {
    switch self {
    case .endfor: .for
    case .endif: .if
    case .endset: .set
    case .endhash: .hash
    case .endmacro: .macro
    default: nil
    }
  }
}
