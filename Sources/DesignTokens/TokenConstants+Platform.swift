// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif
#if canImport(SwiftUI)
  public import SwiftUI
#endif

#if canImport(UIKit)
  extension TokenInsets {
    /// The insets for UIKit, which turns them round where text runs from right to left.
    public var directionalEdgeInsets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// The insets for UIKit where text runs from left to right, or from right to left.
    public func edgeInsets(isRightToLeft: Bool = false) -> UIEdgeInsets {
      let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
      return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  extension TokenImage {
    /// The image, if a bundle has one of the name.
    public func uiImage(in bundle: Bundle? = nil) -> UIImage? {
      #if os(watchOS)
        UIImage(named: name, in: bundle, with: nil)
      #else
        UIImage(named: name, in: bundle, compatibleWith: nil)
      #endif
    }
  }
#elseif canImport(AppKit)
  extension TokenInsets {
    /// The insets for AppKit, which turns them round where text runs from right to left.
    public var directionalEdgeInsets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  extension TokenImage {
    /// The image, if a bundle has one of the name.
    public func nsImage(in bundle: Bundle = .main) -> NSImage? {
      bundle.image(forResource: name)
    }
  }
#endif

#if canImport(SwiftUI)
  extension TokenInsets {
    /// The insets for SwiftUI.
    public var edgeInsets: SwiftUI.EdgeInsets {
      SwiftUI.EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  extension TokenImage {
    /// The image for SwiftUI, from a bundle.
    public func image(in bundle: Bundle? = nil) -> SwiftUI.Image {
      SwiftUI.Image(name, bundle: bundle)
    }
  }
#endif
