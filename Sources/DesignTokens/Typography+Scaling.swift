// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Typography {
  /// The style with size, line height and kern made larger or smaller, so that it keeps its looks.
  public func scaled(by factor: Double) -> Typography {
    var scaled = self
    scaled.size = size.map { $0 * factor }
    scaled.lineHeight = lineHeight.map { $0 * factor }
    scaled.kern = kern.map { $0 * factor }
    return scaled
  }

  /// The space added between letters, as a part of the size; `nil` without a kern or a size.
  public var kernInEms: Double? {
    get {
      guard let kern, let size, size > 0 else { return nil }
      return kern / size
    }
    set {
      guard let size else { return }
      kern = newValue.map { $0 * size }
    }
  }

  /// How far a font must be raised to stand in the middle of a line of the style's height.
  ///
  /// A line that is higher than its font has all its extra space above the letters, so half of that
  /// space is below them when they are raised by half of it.
  ///
  /// - Parameters:
  ///   - fontLineHeight: The height of a line that the font itself asks for.
  ///   - isDoubled: Whether the system moves text by twice the offset, as UIKit did before iOS 16.4
  ///     (see developer.apple.com/forums/thread/124799).
  public func baselineOffset(fontLineHeight: Double, isDoubled: Bool = false) -> Double {
    guard let lineHeight else { return 0 }
    return (lineHeight - fontLineHeight) / (isDoubled ? 4 : 2)
  }
}
