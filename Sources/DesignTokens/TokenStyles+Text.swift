// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The text style that a component style has set. A layer keeps a value for any key.
    fileprivate var storedTypography: Typography? {
      get { layer.value(forKey: "tokenTypography") as? Typography }
      set { layer.setValue(newValue, forKey: "tokenTypography") }
    }
  }

  extension UILabel {
    /// The text style of the component style. A new one first undoes what the one before has set.
    var tokenTypography: Typography? {
      get { storedTypography }
      set {
        let (before, text) = (storedTypography, textAsSet)
        storedTypography = newValue
        if before != nil { self.text = text }
        font = newValue?.uiFont(compatibleWith: traitCollection)
        if before?.color != nil || newValue?.color != nil { textColor = newValue?.color?.uiColor }
        if before?.alignment != nil { textAlignment = .natural }
        if before?.lineBreak != nil { lineBreakMode = .byTruncatingTail }
      }
    }

    /// Shows the text in the component's text style, in the colour of the label.
    func showTokenTypography() {
      // It does so for text that is set later as well.
      if let label = self as? TokenLabel { return label.showStyledText() }
      guard var typography = storedTypography, let text = textAsSet else { return }
      typography.color = nil
      let styled = styled(text, typography)
      attributedText = styled
      layer.setValue(text == styled.string ? nil : [text, styled.string], forKey: "tokenText")
    }

    /// The text before a style changed its letter case.
    private var textAsSet: String? {
      guard let kept = layer.value(forKey: "tokenText") as? [String], kept.last == text else {
        return text
      }
      return kept.first
    }
  }
#endif
