// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  import UIKit

  typealias PlatformFont = UIFont
  typealias PlatformFontDescriptor = UIFontDescriptor
#elseif canImport(AppKit)
  import AppKit

  typealias PlatformFont = NSFont
  typealias PlatformFontDescriptor = NSFontDescriptor
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension PlatformFont.TextStyle {
    /// The text style that a source means by a word; `body` if the platform has none of that name.
    init(word: String) {
      self =
        switch word {
        case "largeTitle": .largest
        case "title", "title1": .title1
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "subheadline": .subheadline
        case "callout": .callout
        case "footnote": .footnote
        case "caption", "caption1": .caption1
        case "caption2": .caption2
        default: .body
        }
    }

    private static var largest: Self {
      #if os(tvOS)
        .title1
      #else
        .largeTitle
      #endif
    }
  }

  extension TokenFontWeight {
    /// The nearest weight that the platform has a name for.
    var platformWeight: PlatformFont.Weight {
      switch hundreds {
      case 100: .ultraLight
      case 200: .thin
      case 300: .light
      case 500: .medium
      case 600: .semibold
      case 700: .bold
      case 800: .heavy
      case 900: .black
      default: .regular
      }
    }
  }

  extension TokenFontFamily.Design {
    /// The design of the system's font.
    var platformDesign: PlatformFontDescriptor.SystemDesign {
      switch self {
      case .standard: .default
      case .serif: .serif
      case .monospaced: .monospaced
      case .rounded: .rounded
      }
    }
  }
#endif

#if canImport(SwiftUI)
  extension SwiftUI.Font.TextStyle {
    /// The text style that a source means by a word; `body` if the platform has none of that name.
    init(word: String) {
      self =
        switch word {
        case "largeTitle": .largeTitle
        case "title", "title1": .title
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "subheadline": .subheadline
        case "callout": .callout
        case "footnote": .footnote
        case "caption", "caption1": .caption
        case "caption2": .caption2
        default: .body
        }
    }
  }

  extension TokenFontWeight {
    /// The nearest weight that SwiftUI has a name for.
    var swiftUIWeight: SwiftUI.Font.Weight {
      switch hundreds {
      case 100: .ultraLight
      case 200: .thin
      case 300: .light
      case 500: .medium
      case 600: .semibold
      case 700: .bold
      case 800: .heavy
      case 900: .black
      default: .regular
      }
    }
  }

  extension TokenFontFamily.Design {
    /// The design of the system's font.
    var swiftUIDesign: SwiftUI.Font.Design {
      switch self {
      case .standard: .default
      case .serif: .serif
      case .monospaced: .monospaced
      case .rounded: .rounded
      }
    }
  }
#endif
