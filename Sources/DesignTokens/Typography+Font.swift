// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS)
  extension Typography {
    /// The font for UIKit, as large as the person who reads has asked for.
    ///
    /// - Parameter traits: Where the content size is taken from; the system's by default.
    public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
      scaledFont(compatibleWith: traits).font
    }

    /// The font, and how many times larger it is than the source has it.
    func scaledFont(compatibleWith traits: UITraitCollection?) -> (font: UIFont, factor: Double) {
      let base = baseFont
      let style = UIFont.TextStyle(word: system ?? relativeTo ?? "body")
      let scaled: UIFont
      if system == nil {
        scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: base, compatibleWith: traits)
      } else {
        scaled = weighted(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits))
      }
      return (scaled, base.pointSize > 0 ? scaled.pointSize / base.pointSize : 1)
    }
  }
#elseif canImport(AppKit)
  extension Typography {
    /// The font for AppKit.
    public var nsFont: NSFont { baseFont }
  }
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension Typography {
    /// The font in the size that the source has, which people see who have asked for no other.
    var baseFont: PlatformFont {
      let style = PlatformFont.TextStyle(word: system ?? relativeTo ?? "body")
      if system != nil { return weighted(Self.preferredFont(style)) }
      return font(ofSize: size ?? Double(Self.preferredFont(style).pointSize))
    }

    /// The same text style in the weight that the source asks for, if it does.
    private func weighted(_ font: PlatformFont) -> PlatformFont {
      guard let weight else { return font }
      return PlatformFont.systemFont(ofSize: font.pointSize, weight: weight.platformWeight)
    }

    private static func preferredFont(_ style: PlatformFont.TextStyle) -> PlatformFont {
      #if os(watchOS) || !canImport(UIKit)
        PlatformFont.preferredFont(forTextStyle: style)
      #else
        PlatformFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        )
      #endif
    }

    /// Where the font comes from, of what is installed.
    var fontSource: TokenFontFamily.Source {
      guard let family else { return .system(.standard) }
      return TokenInstalledFonts.source(
        of: family, weight: weight ?? 400, isItalic: slant != .normal
      )
    }

    private func font(ofSize size: Double) -> PlatformFont {
      let weight = (weight ?? 400).platformWeight
      let system = PlatformFont.systemFont(ofSize: size, weight: weight)
      var descriptor: PlatformFontDescriptor? = system.fontDescriptor
      switch fontSource {
      case .face(let name):
        return PlatformFont(name: name, size: size) ?? system
      case .family(let name):
        descriptor = PlatformFontDescriptor(fontAttributes: [
          .family: name, .traits: [PlatformFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
      case .system(.standard) where slant == .normal:
        return system
      case .system(let design):
        descriptor = descriptor?.withDesign(design.platformDesign) ?? descriptor
      }
      if slant != .normal, let upright = descriptor {
        descriptor = upright.slanted ?? upright
      }
      let font: PlatformFont? = descriptor.flatMap { PlatformFont(descriptor: $0, size: size) }
      return font ?? system
    }
  }

  extension PlatformFontDescriptor {
    /// The italic letters of the same family, if it has any.
    fileprivate var slanted: PlatformFontDescriptor? {
      #if canImport(UIKit)
        withSymbolicTraits(symbolicTraits.union(.traitItalic))
      #else
        withSymbolicTraits(symbolicTraits.union(.italic))
      #endif
    }
  }
#endif
