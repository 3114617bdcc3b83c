// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  /// The fonts that the system has. It is asked once for each.
  enum TokenInstalledFonts {
    private struct Wanted: Hashable {
      var family: TokenFontFamily
      var weight: TokenFontWeight
      var isItalic: Bool
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var found: [Wanted: TokenFontFamily.Source] = [:]

    /// The best of the fonts of a family and those that take its place.
    static func source(
      of family: TokenFontFamily,
      weight: TokenFontWeight,
      isItalic: Bool
    ) -> TokenFontFamily.Source {
      let wanted = Wanted(family: family, weight: weight, isItalic: isItalic)
      if let source = lock.withLock({ found[wanted] }) { return source }
      let source = family.source(weight: weight, isItalic: isItalic, isInstalled: isInstalled)
      if case .system = source, let name = family.names.first,
        TokenFontFamily.Design(genericFamily: name) == nil
      {
        TokenNotice.say("the font \(name) is not installed")
      }
      lock.withLock { found[wanted] = source }
      return source
    }

    /// Asks again for all fonts, because there are new ones.
    static func forget() {
      lock.withLock { found = [:] }
    }

    private static func isInstalled(_ name: String) -> Bool {
      PlatformFont(name: name, size: 12) != nil
        || !PlatformFontDescriptor(fontAttributes: [.family: name])
          .matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty
    }
  }
#endif
