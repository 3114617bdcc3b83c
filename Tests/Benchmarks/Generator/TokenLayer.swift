/// Tokens of one kind, and their names.
///
/// The names of a layer are all combinations of its words, with the last list varying fastest.
/// After that, they repeat with a suffix on the first word.
struct TokenLayer {
  /// The kind of tokens in a layer.
  enum Kind: CaseIterable {
    case swatch, theme, component, product
    case dimension, fontFamily, fontWeight, number, duration, cubicBezier, transition, gradient
    case typography, shadow, border

    /// The DTCG type.
    var type: String {
      switch self {
      case .swatch, .theme, .component, .product: "color"
      default: "\(self)"
      }
    }

    /// The layer that contains the tokens' targets if they're aliases.
    var pool: Kind? {
      switch self {
      case .theme: .swatch
      case .component: .theme
      case .product: .component
      default: nil
      }
    }

    /// Whether contexts may override the tokens.
    var isRedefinable: Bool {
      switch self {
      case .swatch, .theme, .component, .product, .dimension, .number, .duration: true
      default: false
      }
    }
  }

  let kind: Kind
  /// The top-level group of the tokens.
  let top: String
  let words: [[String]]
  /// The indices of the tokens in the source.
  let indices: Range<Int>
  /// The number of names without a suffix.
  private let period: Int

  init(_ kind: Kind, top: String, words: [[String]], indices: Range<Int>) {
    self.kind = kind
    self.top = top
    self.words = words
    self.indices = indices
    period = words.reduce(1) { $0 * $1.count }
  }

  /// The names of the token's groups and of the token, without ``top``.
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

  /// A reference to the token at `index`.
  func reference(to index: Int) -> String {
    "{\(top).\(names(of: index).joined(separator: "."))}"
  }

  /// Returns `B` for 1, `C` for 2, and so on. After `Z` comes `BA`.
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
