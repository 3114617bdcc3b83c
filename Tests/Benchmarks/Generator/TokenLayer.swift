/// Tokens of one kind, and the names that they get.
///
/// The names of a layer are all combinations of its words, the last list turning fastest. When they are
/// used up, they begin again with a suffix to the first word.
struct TokenLayer {
  /// What the tokens of a layer are.
  enum Kind: CaseIterable {
    case swatch, theme, component, product
    case dimension, fontFamily, fontWeight, number, duration, cubicBezier, transition, gradient
    case typography, shadow, border

    /// The type of the standard.
    var type: String {
      switch self {
      case .swatch, .theme, .component, .product: "color"
      default: "\(self)"
      }
    }

    /// The layer that the tokens are aliases into, if that is what they are.
    var pool: Kind? {
      switch self {
      case .theme: .swatch
      case .component: .theme
      case .product: .component
      default: nil
      }
    }

    /// Whether other contexts may give the tokens other values.
    var isRedefinable: Bool {
      switch self {
      case .swatch, .theme, .component, .product, .dimension, .number, .duration: true
      default: false
      }
    }
  }

  let kind: Kind
  /// The group that all of them are in.
  let top: String
  let words: [[String]]
  /// The tokens by their indices in the source.
  let indices: Range<Int>
  /// How many names there are without suffix.
  private let period: Int

  init(_ kind: Kind, top: String, words: [[String]], indices: Range<Int>) {
    self.kind = kind
    self.top = top
    self.words = words
    self.indices = indices
    period = words.reduce(1) { $0 * $1.count }
  }

  /// The names of the groups around a token and its own, without ``top``.
  func names(of index: Int) -> [String] {
    let (round, place) = (index - indices.lowerBound).quotientAndRemainder(dividingBy: period)
    var rest = place
    var names: [String] = []
    for list in words.reversed() {
      names.append(list[rest % list.count])
      rest /= list.count
    }
    names.reverse()
    if round > 0 { names[0] += Self.suffix(round) }
    return names
  }

  /// A reference to a token.
  func reference(to index: Int) -> String {
    "{\(top).\(names(of: index).joined(separator: "."))}"
  }

  /// `B` for 1, `C` for 2 and so on; after `Z` comes `BA`.
  private static func suffix(_ number: Int) -> String {
    var rest = number
    var letters: [Character] = []
    while rest > 0 {
      letters.append(Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))))
      rest /= 26
    }
    return String(letters.reversed())
  }
}
