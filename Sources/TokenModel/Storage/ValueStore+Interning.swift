/// Adding values of each type.
///
/// These stand in this module, with concrete types, because the generic column they use is not
/// specialised for callers in other modules.
extension ValueStore {
  /// The handle of `color`, which is added unless it is there already.
  package mutating func intern(_ color: Color) -> ValueID {
    ValueID(colors.intern(color))
  }

  /// The handle of `dimension`, which is added unless it is there already.
  package mutating func intern(_ dimension: Dimension) -> ValueID {
    ValueID(dimensions.intern(dimension))
  }

  /// The handle of `fontFamily`, which is added unless it is there already.
  package mutating func intern(_ fontFamily: FontFamily) -> ValueID {
    ValueID(fontFamilies.intern(fontFamily))
  }

  /// The handle of `fontWeight`, which is added unless it is there already.
  package mutating func intern(_ fontWeight: FontWeight) -> ValueID {
    ValueID(fontWeights.intern(fontWeight))
  }

  /// The handle of `duration`, which is added unless it is there already.
  package mutating func intern(_ duration: TimeSpan) -> ValueID {
    ValueID(durations.intern(duration))
  }

  /// The handle of `cubicBezier`, which is added unless it is there already.
  package mutating func intern(_ cubicBezier: CubicBezier) -> ValueID {
    ValueID(cubicBeziers.intern(cubicBezier))
  }

  /// The handle of `number`, which is added unless it is there already.
  package mutating func intern(_ number: Number) -> ValueID {
    ValueID(numbers.intern(number))
  }

  /// The handle of `strokeStyle`, which is added unless it is there already.
  package mutating func intern(_ strokeStyle: StrokeStyle) -> ValueID {
    ValueID(strokeStyles.intern(strokeStyle))
  }

  /// The handle of `border`, which is added unless it is there already.
  package mutating func intern(_ border: Border) -> ValueID {
    ValueID(borders.intern(border))
  }

  /// The handle of `transition`, which is added unless it is there already.
  package mutating func intern(_ transition: Transition) -> ValueID {
    ValueID(transitions.intern(transition))
  }

  /// The handle of `shadow`, which is added unless it is there already.
  package mutating func intern(_ shadow: Shadow) -> ValueID {
    ValueID(shadows.intern(shadow))
  }

  /// The handle of `gradient`, which is added unless it is there already.
  package mutating func intern(_ gradient: Gradient) -> ValueID {
    ValueID(gradients.intern(gradient))
  }

  /// The handle of `typography`, which is added unless it is there already.
  package mutating func intern(_ typography: Typography) -> ValueID {
    ValueID(typographies.intern(typography))
  }

  /// The handle of `constant`, which is added unless it is there already.
  package mutating func intern(_ constant: ConstantValue) -> ValueID {
    ValueID(constants.intern(constant))
  }
}
