// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIButton {
    /// Makes the button's configuration follow a style in every state. It does not change the title:
    /// a text style sets attributes, and has no effect on letter case.
    func setConfiguration(_ fields: TokenStyleFields, of style: TokenButtonStyle?) {
      guard style != nil || configuration != nil else { return }
      let update: UIButton.ConfigurationUpdateHandler = { button in
        var configuration = button.configuration ?? .plain()
        button.update(&configuration, fields, of: style)
        button.configuration = configuration
      }
      configurationUpdateHandler = style == nil ? nil : update
      update(self)
    }

    private func update(
      _ configuration: inout UIButton.Configuration,
      _ fields: TokenStyleFields,
      of style: TokenButtonStyle?
    ) {
      if fields.contains(.background) {
        let color = state.value(
          style?.background,
          pressed: style?.backgroundPressed
        )
        configuration.background.backgroundColor = color?.uiColor
      }
      if fields.contains(.cornerRadius) {
        let plain = UIButton.Configuration.plain()
        configuration.cornerStyle = style?.cornerRadius == nil ? plain.cornerStyle : .fixed
        configuration.background.cornerRadius =
          style?.cornerRadius?.points ?? plain.background.cornerRadius
      }
      if fields.contains(.opacity) {
        alpha = state.value(
          nil,
          disabled: style?.opacityDisabled
        ) ?? 1
      }
      if fields.contains(.contentInsets) {
        configuration.setDefaultContentInsets()
        if let insets = style?.contentInsets {
          configuration.contentInsets = insets.directionalEdgeInsets
        }
      }
      if fields.contains(.color) {
        let color = style?.color
        configuration.baseForegroundColor = color?.uiColor
      }
      if fields.contains(.text) {
        configuration.titleTextAttributesTransformer = style?.text.map { text in
          var text = text
          if configuration.baseForegroundColor != nil { text.color = nil }
          let attributes = AttributeContainer(text.attributes(compatibleWith: traitCollection))
          return UIConfigurationTextAttributesTransformer { $0.merging(attributes) }
        }
      }
    }
  }

  extension UIControl.State {
    /// The value for the state; what is `nil` is as in other states.
    fileprivate func value<Value>(
      _ usual: Value?,
      highlighted: Value? = nil,
      focused: Value? = nil,
      selected: Value? = nil,
      pressed: Value? = nil,
      disabled: Value? = nil
    ) -> Value? {
      if contains(.disabled), let disabled { return disabled }
      if contains(.highlighted), let pressed = pressed ?? highlighted { return pressed }
      if contains(.selected), let selected { return selected }
      if contains(.focused), let focused { return focused }
      return usual
    }
  }
#endif
