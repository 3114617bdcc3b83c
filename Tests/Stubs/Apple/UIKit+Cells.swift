import Foundation

@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
}

public struct UICellConfigurationState {
  public init() {}
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
}

@MainActor open class UITableViewCell: UIView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  public let contentView = UIView(frame: .zero)
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var configurationState = UICellConfigurationState() {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
  }
}

@MainActor open class UICollectionViewCell: UIView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  public let contentView = UIView(frame: .zero)
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var configurationState = UICellConfigurationState() {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
  }
}
