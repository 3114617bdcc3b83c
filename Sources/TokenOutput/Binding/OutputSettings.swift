import Diagnostics
import TokenCompiler

/// The validated settings of a configured output.
struct OutputSettings: Sendable {
  /// The value of each option, by the option's index in the target; `nil` if neither the output nor
  /// the target sets it.
  var options: [OptionSetting.Value?]
  /// The modifiers fixed by the configuration or by the treatment `base`.
  var pins: [Projection.Pin]
  /// All fixed modifiers, including those fixed during compilation, sorted by name.
  var pinned: [Modifier.Pinned]
  /// The tokens to include.
  var include: TokenSelection
  /// The tokens to exclude.
  var exclude: TokenSelection
  /// The outputs whose token spellings templates can print.
  var companions: [OutputRequest.Companion]
  /// The facts about tokens that templates can print.
  var annotations: TokenAnnotations
  /// The location of the output in the configuration; `nil` if it isn't configured in a file.
  var span: Span?
}
