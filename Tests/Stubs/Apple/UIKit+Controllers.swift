import Foundation

@MainActor open class UIViewController: NSObject {
  private var loaded: UIView?
  open var viewIfLoaded: UIView? { loaded }
  open var view: UIView! {
    get {
      if loaded == nil {
        loaded = UIView(frame: .zero)
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }
  open func viewDidLoad() {}
}
