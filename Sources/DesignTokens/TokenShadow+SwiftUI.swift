// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI

  extension SwiftUI.View {
    /// Draws all layers of a shadow: the outer ones behind a shape behind the view, the inset ones over
    /// the view. Where the view is translucent, the outer ones show through it.
    public func shadow(
      _ shadow: [TokenShadow],
      in shape: some SwiftUI.InsettableShape = SwiftUI.Rectangle()
    ) -> some SwiftUI.View {
      background {
        ShadowLayers(shadow: shadow.filter { !$0.isInset }, shape: shape)
      }
      .overlay {
        ShadowLayers(shadow: shadow.filter(\.isInset), shape: shape).mask { shape }
          .allowsHitTesting(false)
      }
    }
  }

  /// The layers of a shadow, the first on top.
  private struct ShadowLayers<Shape: SwiftUI.InsettableShape>: SwiftUI.View {
    let shadow: [TokenShadow]
    let shape: Shape

    var body: some SwiftUI.View {
      SwiftUI.ZStack {
        SwiftUI.ForEach(Array(shadow.indices.reversed()), id: \.self) { index in
          let layer = shadow[index]
          ShadowCaster(shadow: layer, shape: shape)
            .fill(layer.color.color, style: SwiftUI.FillStyle(eoFill: true))
            // SwiftUI counts from the middle of the edge, the tokens count all of it.
            .blur(radius: layer.blur.points / 2)
            .offset(x: layer.offsetX.points, y: layer.offsetY.points)
        }
      }
    }
  }

  /// What casts a layer of a shadow: a shape, or the frame around a hole.
  private struct ShadowCaster<Caster: SwiftUI.InsettableShape>: SwiftUI.Shape {
    let shadow: TokenShadow
    let shape: Caster

    func path(in rect: CGRect) -> SwiftUI.Path {
      let spread = shadow.spread.points
      guard shadow.isInset else { return shape.inset(by: -spread).path(in: rect) }
      // No part of the shadow is farther away than this.
      let reach =
        shadow.blur.points * 2 + abs(spread) + abs(shadow.offsetX.points) + abs(shadow.offsetY.points)
      var frame = SwiftUI.Path(rect.insetBy(dx: -reach, dy: -reach))
      frame.addPath(shape.inset(by: spread).path(in: rect))
      return frame
    }
  }
#endif
