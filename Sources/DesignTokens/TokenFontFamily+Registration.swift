// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit))
  import CoreText
  public import Foundation

  extension TokenFontFamily {
    /// Makes the font files of the family known to the app. Not needed for files that are listed in its
    /// `Info.plist`.
    ///
    /// - Parameter bundle: Where the files are, in whatever folder.
    public func register(in bundle: Bundle = .main) {
      for file in faces.compactMap(\.file) {
        let name = String(file.split(separator: "/").last ?? "")
        guard let url = bundle.url(forResource: name, withExtension: nil) else {
          TokenNotice.say("the font file \(name) is not in the bundle")
          continue
        }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
      TokenInstalledFonts.forget()
    }
  }

  extension TokenTheme {
    /// Makes the font files of the theme known to the app.
    public func registerFonts(in bundle: Bundle = .main) {
      Tokens.Face.main.register(in: bundle)
      tokens.face.title.register(in: bundle)
      tokens.brand.face.register(in: bundle)
    }
  }
#endif
