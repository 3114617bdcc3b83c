/// The reasons a run can stop.
enum RenderFault: Error {
  case outputBytes
  case keptBytes
  case steps
  case callDepth
  case notFinite
  case overflow
  case negativeHexadecimal
  case reports
  case unexpectedValue
  /// A macro has to be compiled before the run can continue.
  case unlinked(macro: Int)
}
