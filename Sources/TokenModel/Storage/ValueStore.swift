/// All values of a source, a column for each type, each distinct value kept once.
///
/// Composite values hold handles of their parts, so a part that is a reference costs nothing but the
/// handle of what it refers to.
public struct ValueStore: Sendable {
  @usableFromInline package var colors = InternedColumn<Color>()
  @usableFromInline package var dimensions = InternedColumn<Dimension>()
  @usableFromInline package var fontFamilies = InternedColumn<FontFamily>()
  @usableFromInline package var fontWeights = InternedColumn<FontWeight>()
  @usableFromInline package var durations = InternedColumn<TimeSpan>()
  @usableFromInline package var cubicBeziers = InternedColumn<CubicBezier>()
  @usableFromInline package var numbers = InternedColumn<Number>()
  @usableFromInline package var strokeStyles = InternedColumn<StrokeStyle>()
  @usableFromInline package var borders = InternedColumn<Border>()
  @usableFromInline package var transitions = InternedColumn<Transition>()
  @usableFromInline package var shadows = InternedColumn<Shadow>()
  @usableFromInline package var gradients = InternedColumn<Gradient>()
  @usableFromInline package var typographies = InternedColumn<Typography>()
  @usableFromInline package var constants = InternedColumn<ConstantValue>()

  /// Makes an empty store.
  public init() {}

  /// The colour behind `handle`.
  @inlinable public subscript(handle: Handle<Color>) -> Color { colors[handle] }
  /// The dimension behind `handle`.
  @inlinable public subscript(handle: Handle<Dimension>) -> Dimension { dimensions[handle] }
  /// The font family behind `handle`.
  @inlinable public subscript(handle: Handle<FontFamily>) -> FontFamily { fontFamilies[handle] }
  /// The font weight behind `handle`.
  @inlinable public subscript(handle: Handle<FontWeight>) -> FontWeight { fontWeights[handle] }
  /// The duration behind `handle`.
  @inlinable public subscript(handle: Handle<TimeSpan>) -> TimeSpan { durations[handle] }
  /// The timing curve behind `handle`.
  @inlinable public subscript(handle: Handle<CubicBezier>) -> CubicBezier { cubicBeziers[handle] }
  /// The number behind `handle`.
  @inlinable public subscript(handle: Handle<Number>) -> Number { numbers[handle] }
  /// The stroke style behind `handle`.
  @inlinable public subscript(handle: Handle<StrokeStyle>) -> StrokeStyle { strokeStyles[handle] }
  /// The border behind `handle`.
  @inlinable public subscript(handle: Handle<Border>) -> Border { borders[handle] }
  /// The transition behind `handle`.
  @inlinable public subscript(handle: Handle<Transition>) -> Transition { transitions[handle] }
  /// The shadow behind `handle`.
  @inlinable public subscript(handle: Handle<Shadow>) -> Shadow { shadows[handle] }
  /// The gradient behind `handle`.
  @inlinable public subscript(handle: Handle<Gradient>) -> Gradient { gradients[handle] }
  /// The typography value behind `handle`.
  @inlinable public subscript(handle: Handle<Typography>) -> Typography { typographies[handle] }
  /// The constant behind `handle`.
  @inlinable public subscript(handle: Handle<ConstantValue>) -> ConstantValue { constants[handle] }
}
