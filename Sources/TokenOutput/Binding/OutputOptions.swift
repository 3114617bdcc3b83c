import TemplateEngine
import TokenCompiler
import TokenModel

/// The values of an output's options.
struct OutputOptions {
  /// The template value of each option.
  var values: [TemplateValue] = []
  /// The value of each option of type `context`, for each context.
  var ofContexts: [[TextID?]] = []
  /// The value of each option of type `modifier`, for each modifier.
  var ofModifiers: [[TextID?]] = []
  /// The option of type `context` with the conditions by which the environment selects contexts.
  var condition: Int?
  /// The modifiers that the output fixes and their contexts, by name.
  var pins: [(modifier: TextID, context: TextID, scheme: Appearance.Scheme?)] = []
  /// The target's words for generic font families, by their name in the source.
  var familyWords: [TextID: TextID] = [:]
  /// The target's words for font weights, by the raw values of their names.
  var fontWeightWords: [TextID] = []
  /// The size of 1 rem, in pixels.
  var remBase = 16.0
  /// The width of the viewport at which fluid lengths are fixed, in pixels; `nil` for the smallest.
  var fluidWidth: Double?
}
