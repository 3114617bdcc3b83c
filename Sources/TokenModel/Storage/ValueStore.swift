/// All values of a source, a column for each type, each distinct value kept once.
///
/// Composite values hold handles of their parts, so a part that is a reference costs nothing but the
/// handle of what it refers to.
public struct ValueStore: Sendable {
  package var colors = InternedColumn<Color>()
  package var dimensions = InternedColumn<Dimension>()
  package var fontFamilies = InternedColumn<FontFamily>()
  package var fontWeights = InternedColumn<FontWeight>()
  package var durations = InternedColumn<TimeSpan>()
  package var cubicBeziers = InternedColumn<CubicBezier>()
  package var numbers = InternedColumn<Number>()
  package var strokeStyles = InternedColumn<StrokeStyle>()
  package var borders = InternedColumn<Border>()
  package var transitions = InternedColumn<Transition>()
  package var shadows = InternedColumn<Shadow>()
  package var gradients = InternedColumn<Gradient>()
  package var typographies = InternedColumn<Typography>()

  /// Makes an empty store.
  public init() {}

  /// The colour behind `handle`.
  public subscript(handle: Handle<Color>) -> Color { colors[handle] }
  /// The dimension behind `handle`.
  public subscript(handle: Handle<Dimension>) -> Dimension { dimensions[handle] }
  /// The font family behind `handle`.
  public subscript(handle: Handle<FontFamily>) -> FontFamily { fontFamilies[handle] }
  /// The font weight behind `handle`.
  public subscript(handle: Handle<FontWeight>) -> FontWeight { fontWeights[handle] }
  /// The duration behind `handle`.
  public subscript(handle: Handle<TimeSpan>) -> TimeSpan { durations[handle] }
  /// The timing curve behind `handle`.
  public subscript(handle: Handle<CubicBezier>) -> CubicBezier { cubicBeziers[handle] }
  /// The number behind `handle`.
  public subscript(handle: Handle<Number>) -> Number { numbers[handle] }
  /// The stroke style behind `handle`.
  public subscript(handle: Handle<StrokeStyle>) -> StrokeStyle { strokeStyles[handle] }
  /// The border behind `handle`.
  public subscript(handle: Handle<Border>) -> Border { borders[handle] }
  /// The transition behind `handle`.
  public subscript(handle: Handle<Transition>) -> Transition { transitions[handle] }
  /// The shadow behind `handle`.
  public subscript(handle: Handle<Shadow>) -> Shadow { shadows[handle] }
  /// The gradient behind `handle`.
  public subscript(handle: Handle<Gradient>) -> Gradient { gradients[handle] }
  /// The typography value behind `handle`.
  public subscript(handle: Handle<Typography>) -> Typography { typographies[handle] }
}
