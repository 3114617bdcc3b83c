// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI

  extension Typography {
    /// The font for SwiftUI.
    ///
    /// It grows and shrinks with what the person who reads has asked for, unless it is the system's
    /// own font in a size of the source: that only does so in ``SwiftUI/View/typography(_:)``.
    public var font: SwiftUI.Font {
      let style = SwiftUI.Font.TextStyle(word: system ?? relativeTo ?? "body")
      if system != nil { return fixedFont(ofSize: 0) }
      let size = baseFont.pointSize
      switch fontSource {
      case .face(let name):
        return .custom(name, size: size, relativeTo: style)
      case .family(let name):
        return slanted(
          .custom(name, size: size, relativeTo: style).weight((weight ?? 400).swiftUIWeight)
        )
      case .system:
        return fixedFont(ofSize: size)
      }
    }

    /// The font in a size that is already scaled.
    fileprivate func fixedFont(ofSize size: Double) -> SwiftUI.Font {
      if let system {
        let font = SwiftUI.Font.system(SwiftUI.Font.TextStyle(word: system))
        return slanted(weight.map { font.weight($0.swiftUIWeight) } ?? font)
      }
      let weight = (weight ?? 400).swiftUIWeight
      switch fontSource {
      case .face(let name):
        return .custom(name, fixedSize: size)
      case .family(let name):
        return slanted(.custom(name, fixedSize: size).weight(weight))
      case .system(let design):
        return slanted(.system(size: size, weight: weight, design: design.swiftUIDesign))
      }
    }

    private func slanted(_ font: SwiftUI.Font) -> SwiftUI.Font {
      slant == .normal ? font : font.italic()
    }
  }

  extension SwiftUI.View {
    /// Shows text in this style, as large as the person who reads has asked for.
    ///
    /// Lines are as high as the style says, except that SwiftUI never sets lines closer together than
    /// the font asks for. Where a style's lines are lower than that, several lines are higher here than
    /// in UIKit, which sets them closer; one line is not.
    public func typography(_ typography: Typography) -> some SwiftUI.View {
      modifier(TypographyModifier(typography))
    }
  }

  private struct TypographyModifier: SwiftUI.ViewModifier {
    let typography: Typography
    private let base: PlatformFont
    /// Scaled as it is, not as a factor, because scaled values are rounded to whole pixels.
    @SwiftUI.ScaledMetric private var size: CGFloat

    init(_ typography: Typography) {
      self.typography = typography
      base = typography.baseFont
      let style = SwiftUI.Font.TextStyle(word: typography.system ?? typography.relativeTo ?? "body")
      _size = SwiftUI.ScaledMetric(wrappedValue: base.pointSize, relativeTo: style)
    }

    func body(content: Content) -> some SwiftUI.View {
      let factor = base.pointSize > 0 ? size / base.pointSize : 1
      let scaled = typography.scaled(by: factor)
      // The space that a line has beyond its font, one half above it and one below.
      // A line lower than its font takes from both, but SwiftUI brings no two lines closer together.
      let half = scaled.baselineOffset(fontLineHeight: base.heightOfLine * factor)
      content
        .font(typography.fixedFont(ofSize: size))
        .letters(kern: scaled.kern ?? 0, decoration: typography.decoration)
        .lineSpacing(max(0, half * 2))
        .padding(.vertical, half)
        .textShadow(typography.shadows)
        .foregroundStyle(
          typography.color.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(ForegroundStyle())
        )
        .transformEnvironment(\.textCase) { $0 = typography.letterCase.map(\.textCase) ?? $0 }
        .transformEnvironment(\.multilineTextAlignment) {
          $0 = typography.alignment.map(\.swiftUIAlignment) ?? $0
        }
        .transformEnvironment(\.truncationMode) { $0 = typography.lineBreak?.truncation ?? $0 }
    }
  }
#endif
