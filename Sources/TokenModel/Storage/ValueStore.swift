/// All values of a source, a column for each type, each distinct value kept once.
///
/// How a column is read and added to stands beside its type, in `Values/`. It stands in this module, with
/// concrete types, because the generic column is not specialised for callers in other modules.
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
}
