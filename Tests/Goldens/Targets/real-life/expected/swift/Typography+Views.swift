// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Text that a view has when a style is applied is shown in the style. Apply it anew after setting
  /// other text, and when the content size changes.
  extension Typography {
    /// Shows the text of labels in this style.
    @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

    /// Shows the text of labels in this style.
    @MainActor public func apply(to labels: [UILabel]) {
      for label in labels {
        label.attributedText = label.styled(label.text ?? "", self)
      }
    }

    /// Shows the titles of buttons in this style.
    @MainActor public func apply(to buttons: UIButton...) { apply(to: buttons) }

    /// Shows the titles of buttons in this style.
    @MainActor public func apply(to buttons: [UIButton]) {
      for button in buttons {
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        // All are read first, because a state without a title has that of the normal one.
        let titles = states.map { button.title(for: $0) ?? button.attributedTitle(for: $0)?.string }
        for (state, title) in zip(states, titles) {
          guard let title else { continue }
          var attributes = attributes(compatibleWith: button.traitCollection)
          if color == nil { attributes[.foregroundColor] = button.titleColor(for: state) }
          let styled = NSAttributedString(string: cased(title), attributes: attributes)
          button.setAttributedTitle(styled, for: state)
        }
      }
    }

    /// Shows the text of fields in this style; their one line stays as high as they are.
    @MainActor public func apply(to fields: UITextField...) { apply(to: fields) }

    /// Shows the text of fields in this style; their one line stays as high as they are.
    @MainActor public func apply(to fields: [UITextField]) {
      var single = self
      single.lineHeight = nil
      for field in fields {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = field.textAlignment
        let attributes = single.attributes(
          compatibleWith: field.traitCollection, paragraph: paragraph
        )
        field.defaultTextAttributes.merge(attributes) { $1 }
      }
    }

    /// Shows the text of text views in this style, and what is typed next.
    @MainActor public func apply(to textViews: UITextView...) { apply(to: textViews) }

    /// Shows the text of text views in this style, and what is typed next.
    @MainActor public func apply(to textViews: [UITextView]) {
      for view in textViews {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = view.textAlignment
        var attributes = attributes(compatibleWith: view.traitCollection, paragraph: paragraph)
        if color == nil { attributes[.foregroundColor] = view.textColor }
        view.attributedText = NSAttributedString(string: cased(view.text ?? ""), attributes: attributes)
        view.typingAttributes = attributes
      }
    }
  }

  extension UILabel {
    /// Text in a style, with the label's own choice of what the style leaves open.
    func styled(_ text: String, _ typography: Typography) -> NSAttributedString {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      paragraph.lineBreakMode = lineBreakMode
      var attributes = typography.attributes(
        compatibleWith: traitCollection, paragraph: paragraph
      )
      if typography.color == nil { attributes[.foregroundColor] = textColor }
      return NSAttributedString(string: typography.cased(text), attributes: attributes)
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension Typography {
    /// Shows the text of labels in this style.
    @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

    /// Shows the text of labels in this style.
    @MainActor public func apply(to fields: [NSTextField]) {
      for field in fields {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = field.alignment
        paragraph.lineBreakMode = field.lineBreakMode
        var attributes = attributes(ofParagraph: paragraph)
        if color == nil { attributes[.foregroundColor] = field.textColor }
        let text = cased(field.stringValue)
        field.attributedStringValue = NSAttributedString(string: text, attributes: attributes)
      }
    }

    /// Shows the title of buttons in this style.
    @MainActor public func apply(to buttons: NSButton...) { apply(to: buttons) }

    /// Shows the title of buttons in this style.
    @MainActor public func apply(to buttons: [NSButton]) {
      for button in buttons {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = button.alignment
        var attributes = attributes(ofParagraph: paragraph)
        if color == nil {
          attributes[.foregroundColor] = button.contentTintColor ?? .controlTextColor
        }
        let title = cased(button.title)
        button.attributedTitle = NSAttributedString(string: title, attributes: attributes)
      }
    }
  }
#endif
