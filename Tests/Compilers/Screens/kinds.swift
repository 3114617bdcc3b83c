// Every kind of view that a style can be applied to; the source is
// `Tests/Stubs/Apple/Sources/components`.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    aViewHasAllProperties()
    aFieldIsEdited()
    aTextViewKeepsWhatIsTyped()
    aLabelIsHighlighted()
    aButtonIsInSeveralStates()
    aPanelHasParts()
    print("six kinds of views")
  }

  static func aViewHasAllProperties() {
    let view = UIView(frame: .zero)
    view.apply(viewStyle: .plain)
    expect(view.layer.cornerRadius, 4)
    expect(view.clipsToBounds)
    expect(view.tintColor?.components, [0, 0, 1, 1])
    // The border is dashed and the shadow is inset. Both are layers behind the content.
    expect(view.subviews.first?.layer.sublayers?.count, 2)
    view.apply(viewStyle: TokenViewStyle(fields: []))
    expect(view.backgroundColor == nil)
    expect(view.layer.cornerRadius, 0)
    expect(view.subviews.isEmpty)
    expect(view.clipsToBounds == false)
    // An empty style leaves nothing to reset.
    view.clipsToBounds = true
    view.apply(viewStyle: TokenViewStyle(fields: []))
    expect(view.clipsToBounds)
    // A shadow doesn't affect the app's own border.
    let lined = UIView(frame: .zero)
    lined.layer.borderWidth = 5
    lined.apply(viewStyle: .plain, fields: .shadow)
    expect(lined.layer.borderWidth, 5)
    expect(lined.subviews.count, 1)
    lined.apply(viewStyle: nil, fields: [.shadow, .border])
    expect(lined.layer.borderWidth, 0)
    let effect = UIVisualEffectView(frame: .zero)
    effect.apply(viewStyle: .plain)
    expect(effect.contentView.subviews.count, 1)
    let text = UITextView(frame: .zero)
    text.apply(viewStyle: nil)
    expect(text.clipsToBounds)
    expect(text.backgroundColor != nil)
  }

  static func aFieldIsEdited() {
    let field = UITextField(frame: .zero)
    field.text = "Straße"
    var style = TokenTextFieldStyle.plain
    style.borderFocused?.width = 3
    style.border?.stroke = TokenStroke(.solid)
    style.borderFocused?.stroke = TokenStroke(.solid)
    style.text?.letterCase = .uppercase
    for _ in 1...2 {
      field.apply(textFieldStyle: style)
      expect(field.layer.borderWidth, 1)
      field.becomeFirstResponder()
      expect(field.layer.borderWidth, 3)
      expect(field.backgroundColor != nil)
      field.resignFirstResponder()
      expect(field.layer.borderWidth, 1)
      expect(field.backgroundColor == nil)
    }
    expect(field.text, "Straße")
    expect(field.defaultTextAttributes[.kern] != nil)
    field.placeholder = "Name"
    field.apply(textFieldStyle: style)
    let hint = {
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    expect(hint()?.components, [0, 1, 0, 1])
    field.apply(textFieldStyle: nil)
    expect(hint() == nil)
    expect(field.placeholder, "Name")
    field.becomeFirstResponder()
    expect(field.layer.borderWidth, 0)
    expect(field.font == nil)
    expect(field.defaultTextAttributes[.kern] == nil)
  }

  static func aTextViewKeepsWhatIsTyped() {
    let note = UITextView(frame: .zero)
    note.text = "Straße"
    var style = TokenTextViewStyle.plain
    style.text?.letterCase = .uppercase
    note.apply(textViewStyle: style)
    expect(note.text, "Straße")
    expect(note.typingAttributes[.paragraphStyle] != nil)
    note.apply(textViewStyle: nil)
    expect(note.text, "Straße")
    expect(note.typingAttributes.isEmpty)
    expect(note.textColor == nil)
  }

  static func aLabelIsHighlighted() {
    let label = UILabel(frame: .zero)
    label.apply(labelStyle: .plain)
    expect(label.highlightedTextColor?.components, [1, 0, 0, 1])
    expect(label.backgroundColor?.components, [1, 1, 0, 1])
    // The panel declares only the color, so the rest of the previous style is reset.
    label.apply(
      labelStyle: TokenLabelStyle(color: TokenColor(red: 0, green: 1, blue: 0)),
      fields: .color
    )
    expect(label.textColor?.components, [0, 1, 0, 1])
    expect(label.highlightedTextColor == nil)
    expect(label.backgroundColor == nil)
    expect(label.numberOfLines, 1)
  }

  static func aButtonIsInSeveralStates() {
    let button = UIButton(frame: .zero)
    var style = TokenButtonStyle(background: shade(0))
    style.backgroundSelected = shade(0.2)
    style.backgroundPressed = shade(0.4)
    style.backgroundDisabled = shade(0.6)
    button.apply(buttonStyle: style)
    func red() -> CGFloat? { button.configuration?.background.backgroundColor?.components.first }
    expect(red(), 0)
    button.isSelected = true
    expect(red(), 0.2)
    button.isHighlighted = true
    expect(red(), 0.4)
    button.isEnabled = false
    expect(red(), 0.6)
    button.apply(buttonStyle: .bare)
    expect(red() == nil)
    // In a state without a value in the style, the platform's default applies.
    button.isEnabled = true
    expect(button.configuration?.baseForegroundColor == nil)
    button.isEnabled = false
    expect(button.configuration?.baseForegroundColor?.components, [0, 0, 0, 1])
  }

  static func aPanelHasParts() {
    let panel = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    let (label, button, image) = (
      UILabel(frame: .zero), UIButton(frame: .zero), UIImageView(frame: .zero)
    )
    PanelStyle.apply(.plain, to: panel, view: inner, style: label, default: button, to: image)
    expect(panel.backgroundColor?.components, [1, 1, 1, 1])
    expect(inner.backgroundColor?.components, [0, 0, 0, 1])
    expect(image.tintColor != nil)
    // Another component of this kind has a radius and no background. The fields of the previous
    // style are reset.
    PanelStyle.apply(.other, to: panel, view: inner, style: label, default: button, to: image)
    expect(panel.backgroundColor == nil)
    expect(inner.backgroundColor == nil)
    expect(inner.layer.cornerRadius, 3)
    expect(image.tintColor == nil)
  }
}

func shade(_ red: Double) -> TokenColor { TokenColor(red: red, green: 0, blue: 0) }

func expect(_ isTrue: Bool, line: UInt = #line) {
  precondition(isTrue, "expectation failed", line: line)
}

func expect<Value: Equatable>(_ found: Value?, _ wanted: Value?, line: UInt = #line) {
  precondition(
    found == wanted,
    "found \(String(describing: found)), expected \(String(describing: wanted))",
    line: line
  )
}
