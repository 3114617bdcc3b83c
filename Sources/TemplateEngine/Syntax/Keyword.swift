/// A word with a special meaning in tags.
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

  /// Creates the keyword spelled by `bytes`; `nil` for any other word.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.longest, let first = bytes.first else { return nil }
    let candidates = Self.byInitial[Int(first)]
    guard !candidates.isEmpty else { return nil }
    let word = Self.packed(bytes)
    guard let found = candidates.first(where: { $0.word == word }) else { return nil }
    self = found.keyword
  }

  /// The keywords by their first byte, each with its bytes packed into a number, because every name
  /// in a template is looked up here.
  private static let byInitial: [[(word: UInt64, keyword: Keyword)]] = {
    var keywords = [[(word: UInt64, keyword: Keyword)]](repeating: [], count: 256)
    for keyword in allCases {
      let bytes = keyword.rawValue.utf8
      if let first = bytes.first { keywords[Int(first)].append((packed(bytes), keyword)) }
    }
    return keywords
  }()

  private static let longest = 8

  private static func packed(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether it can be the first word of a tag.
  var beginsTag: Bool {
    switch self {
    case .for, .if, .set, .macro, .include, .fail, .warn, .unique, .hash: true
    default: endsOrDivides
    }
  }

  /// Whether it can't be the name of a variable.
  var isReserved: Bool {
    switch self {
    case .and, .as, .else, .false, .if, .in, .is, .let, .loop, .none, .not, .or, .true: true
    default: false
    }
  }

  /// Whether its tag ends a block or begins another part of it.
  var endsOrDivides: Bool { opening != nil || self == .between || self == .elif || self == .else }

  /// The keyword that opens the block that this keyword ends; `nil` if it doesn't end a block.
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
