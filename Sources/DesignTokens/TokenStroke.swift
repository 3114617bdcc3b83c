// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How a line is drawn.
public struct TokenStroke: Hashable, Sendable {
  /// The kind of line.
  public var style: Style
  /// The lengths of dashes and gaps by turns; empty if the platform may choose.
  public var dashes: [TokenDimension]
  /// How dashes end.
  public var cap: Cap

  /// Makes a kind of line.
  public init(_ style: Style) {
    self.style = style
    dashes = []
    cap = .butt
  }

  /// Makes a dashed line.
  public init(dashes: [TokenDimension], cap: Cap) {
    style = .dashed
    self.dashes = dashes
    self.cap = cap
  }

  /// The kinds of lines, which look as in CSS.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The last four look as if cut into the ground, or raised from it.
    case solid, dashed, dotted, double, groove, ridge, inset, outset
  }

  /// The ways in which dashes end.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// `butt` ends where the dash ends; the others go on by half the width of the line.
    case butt, round, square
  }
}

extension TokenStroke {
  /// The lengths of dashes and gaps of a line, where the source leaves them to the platform as well.
  func pattern(width: TokenDimension) -> [Double] {
    if !dashes.isEmpty { return dashes.map(\.points) }
    switch style {
    case .dashed: return [width.points * 3, width.points * 3]
    // Dashes without a length and with round ends are dots.
    case .dotted: return [0, width.points * 2]
    default: return []
    }
  }

  /// How dashes end.
  var shownCap: Cap { style == .dotted ? .round : cap }
}
