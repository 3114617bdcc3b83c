// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension Typography.Alignment {
    /// The side for UIKit and AppKit.
    var textAlignment: NSTextAlignment {
      switch self {
      case .start: .natural
      case .end:
        NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft ? .left : .right
      case .left: .left
      case .right: .right
      case .center: .center
      case .justify: .justified
      }
    }
  }

  extension Typography.LineBreak {
    /// What happens, for UIKit and AppKit.
    var mode: NSLineBreakMode {
      switch self {
      case .wordWrapping: .byWordWrapping
      case .charWrapping: .byCharWrapping
      case .clipping: .byClipping
      case .truncatingHead: .byTruncatingHead
      case .truncatingMiddle: .byTruncatingMiddle
      case .truncatingTail: .byTruncatingTail
      }
    }
  }
#endif

#if canImport(SwiftUI)
  extension SwiftUI.View {
    /// Space between letters and lines with them, where SwiftUI has them for every view.
    @ViewBuilder func letters(
      kern: Double,
      decoration: Typography.Decoration?
    ) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        kerning(kern).underline(decoration == .underline)
          .strikethrough(decoration == .lineThrough)
      } else {
        self
      }
    }
  }

  extension SwiftUI.View {
    /// The shadow of text, of which SwiftUI draws one layer that falls outside, without spread.
    @ViewBuilder func textShadow(_ shadows: [TokenShadow]) -> some SwiftUI.View {
      if let shadow = shadows.first(where: { !$0.isInset }) {
        // SwiftUI counts from the middle of the edge, the tokens count all of it.
        self.shadow(
          color: shadow.color.color,
          radius: shadow.blur.points / 2,
          x: shadow.offsetX.points,
          y: shadow.offsetY.points
        )
      } else {
        self
      }
    }
  }

  extension PlatformFont {
    /// The height of a line that the font asks for.
    var heightOfLine: CGFloat { ascender - descender }
  }

  extension Typography.LetterCase {
    /// The letter case for SwiftUI, which has none that capitalizes words.
    var textCase: SwiftUI.Text.Case? {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .none, .capitalize: nil
      }
    }
  }

  extension Typography.Alignment {
    /// The side for SwiftUI, which knows sides only by the direction of reading.
    var swiftUIAlignment: SwiftUI.TextAlignment {
      switch self {
      case .start, .left, .justify: .leading
      case .end, .right: .trailing
      case .center: .center
      }
    }
  }

  extension Typography.LineBreak {
    /// Where SwiftUI shortens text, if the style has a wish.
    var truncation: SwiftUI.Text.TruncationMode? {
      switch self {
      case .truncatingHead: .head
      case .truncatingMiddle: .middle
      case .truncatingTail: .tail
      case .wordWrapping, .charWrapping, .clipping: nil
      }
    }
  }
#endif
