/// All values of a source, in one column for each type.
///
/// Each distinct value is kept once.
///
/// The accessors of each column are declared with its type, in `Values/`. They're in this module
/// and have concrete types because the generic column isn't specialized for callers in other
/// modules.
///
/// Composite values store the handles of their components, so a reference in a composite value
/// costs no more than the handle of the referenced value.
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

  /// Creates an empty store.
  public init() {}
}
