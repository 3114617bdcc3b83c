// Gradients with a kind in a box of 200 by 100, in which CSS draws them between these points.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let fade = TokenTheme().fade
    // The line of an angle is as long as the box is in that direction.
    draws(fade.angle, .axial, from: (0.125, 1.25), to: (0.875, -0.25))
    draws(fade.other, .axial, from: (0, 0.5), to: (1, 0.5))
    // The color in the middle is in the other two corners.
    draws(fade.corner, .axial, from: (0.7, 1.3), to: (0.3, -0.3))
    // The bottom is the closest side.
    draws(fade.circle, .radial, from: (0.25, 0.75), to: (0.375, 1))
    let half = 0.5 + 0.5.squareRoot()
    draws(fade.ellipse, .radial, from: (0.5, 0.5), to: (half, half))
    draws(fade.sweep, .conic, from: (0.5, 0.5), to: (0.75, 0.5))
    draws(fade.plain, .axial, from: (0.5, 0), to: (0.5, 1))

    // A view's gradient follows its size, and points make it linear.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    fade.circle.apply(to: view)
    expect(layer(of: view)?.type, .radial)
    fade.circle.apply(to: view, to: CGPoint(x: 1, y: 1))
    expect(layer(of: view)?.type, .axial)
    expect(layer(of: view)?.startPoint, CGPoint(x: 0.5, y: 0))
    expect(layer(of: view)?.endPoint, CGPoint(x: 1, y: 1))
    print("seven gradients")
  }

  static func layer(of view: UIView) -> CAGradientLayer? {
    view.subviews.first?.layer.sublayers?.first as? CAGradientLayer
  }

  static func draws(
    _ gradient: TokenGradient,
    _ type: CAGradientLayerType,
    from start: (Double, Double),
    to end: (Double, Double),
    line: UInt = #line
  ) {
    let layer = gradient.layer(compatibleWith: .current, in: CGSize(width: 200, height: 100))
    expect(layer.type, type, line: line)
    for (found, wanted) in [(layer.startPoint, start), (layer.endPoint, end)] {
      let isNear = abs(found.x - wanted.0) < 1e-9 && abs(found.y - wanted.1) < 1e-9
      precondition(isNear, "found \(found), expected \(wanted)", line: line)
    }
  }
}

func expect<Value: Equatable>(_ found: Value?, _ wanted: Value?, line: UInt = #line) {
  precondition(
    found == wanted,
    "found \(String(describing: found)), expected \(String(describing: wanted))",
    line: line
  )
}
