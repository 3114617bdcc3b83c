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
    /// The attributes of text in this style; every line is exactly as high as the style says.
    ///
    /// - Parameter traits: Where the content size is taken from; the system's by default.
    public func attributes(
      compatibleWith traits: UITraitCollection? = nil
    ) -> [NSAttributedString.Key: Any] {
      attributes(compatibleWith: traits, paragraph: NSMutableParagraphStyle())
    }

    /// Text in this style and in its letter case.
    public func attributedString(
      _ text: String,
      compatibleWith traits: UITraitCollection? = nil
    ) -> NSAttributedString {
      NSAttributedString(string: cased(text), attributes: attributes(compatibleWith: traits))
    }

    /// The attributes, with `paragraph` for what the source leaves open.
    func attributes(
      compatibleWith traits: UITraitCollection?,
      paragraph: NSMutableParagraphStyle
    ) -> [NSAttributedString.Key: Any] {
      let (font, factor) = scaledFont(compatibleWith: traits)
      var attributes = scaled(by: factor).attributes(paragraph: paragraph)
      attributes[.font] = font
      if lineHeight != nil {
        var isDoubled = true
        if #available(iOS 16.4, tvOS 16.4, *) { isDoubled = false }
        attributes[.baselineOffset] = scaled(by: factor)
          .baselineOffset(fontLineHeight: font.lineHeight, isDoubled: isDoubled)
      }
      if let color { attributes[.foregroundColor] = color.uiColor }
      return attributes
    }
  }
#elseif canImport(AppKit)
  extension Typography {
    /// The attributes of text in this style; every line is exactly as high as the style says.
    public var attributes: [NSAttributedString.Key: Any] {
      attributes(ofParagraph: NSMutableParagraphStyle())
    }

    /// Text in this style and in its letter case.
    public func attributedString(_ text: String) -> NSAttributedString {
      NSAttributedString(string: cased(text), attributes: attributes)
    }

    /// The attributes, with `paragraph` for what the source leaves open.
    func attributes(
      ofParagraph paragraph: NSMutableParagraphStyle
    ) -> [NSAttributedString.Key: Any] {
      let font = nsFont
      var attributes = attributes(paragraph: paragraph)
      attributes[.font] = font
      if lineHeight != nil {
        attributes[.baselineOffset] = baselineOffset(fontLineHeight: font.ascender - font.descender)
      }
      if let color { attributes[.foregroundColor] = color.nsColor }
      return attributes
    }
  }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension Typography {
    /// What does not need the font.
    private func attributes(
      paragraph: NSMutableParagraphStyle
    ) -> [NSAttributedString.Key: Any] {
      if let lineHeight {
        paragraph.minimumLineHeight = lineHeight
        paragraph.maximumLineHeight = lineHeight
      }
      if let alignment { paragraph.alignment = alignment.textAlignment }
      if let lineBreak { paragraph.lineBreakMode = lineBreak.mode }
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
      if let kern { attributes[.kern] = kern }
      // Text can have one shadow, which falls outside it.
      attributes[.shadow] = shadows.first { !$0.isInset }?.textShadow
      // It can have no line above it.
      if decoration == .underline {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      } else if decoration == .lineThrough {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      return attributes
    }

    /// Text in the letter case of the style.
    func cased(_ text: String) -> String {
      switch letterCase {
      case .uppercase: return text.localizedUppercase
      case .lowercase: return text.localizedLowercase
      case .capitalize:
        // Only the first letter of a word, so that other capitals stay.
        var beginsWord = true
        return text.map { character in
          defer { beginsWord = character.isWhitespace }
          return beginsWord ? String(character).localizedUppercase : String(character)
        }.joined()
      case .some(.none), nil: return text
      }
    }
  }

  extension TokenShadow {
    /// The shadow for text, which has no spread.
    fileprivate var textShadow: NSShadow {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = blur.points
      #if canImport(UIKit)
        shadow.shadowOffset = CGSize(width: offsetX.points, height: offsetY.points)
        shadow.shadowColor = color.uiColor
      #else
        // AppKit counts upwards.
        shadow.shadowOffset = CGSize(width: offsetX.points, height: -offsetY.points)
        shadow.shadowColor = color.nsColor
      #endif
      return shadow
    }
  }
#endif
