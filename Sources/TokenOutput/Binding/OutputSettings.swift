import Diagnostics
import TokenCompiler

/// What a configured output asks of its target, checked.
struct OutputSettings: Sendable {
  /// The value of each option of the target, at its index; `nil` where neither output nor target
  /// gives one.
  var options: [OptionSetting.Value?]
  /// The modifiers that are fixed, by the names of the configuration and by the treatment `base`.
  var pins: [Projection.Pin]
  /// The same and those that the compilation fixed, sorted by name.
  var pinned: [Modifier.Pinned]
  /// The tokens that the output takes.
  var include: TokenSelection
  /// The tokens that it leaves out.
  var exclude: TokenSelection
  /// The outputs whose names of tokens its templates may show.
  var companions: [OutputRequest.Companion]
  /// Where the output is asked for; `nil` where no file does.
  var span: Span?
}
