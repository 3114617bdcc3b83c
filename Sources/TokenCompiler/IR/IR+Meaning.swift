import JSONSyntax
import TokenModel

extension IR {
  /// The tokens as JSON without what two ways of writing them may differ in: the places in the sources,
  /// and the extensions, whose meaning for us is in the tokens.
  package var meaning: [UInt8] {
    var printer = IRPrinter(self)
    printer.hasSourceDetails = false
    printer.print()
    return printer.writer.bytes
  }

  /// The standard's types of the tokens, by their paths.
  package var typesByPath: [String: String] {
    var types: [String: String] = [:]
    for token in tokens.prefix(tokenCount) {
      types[paths.description(of: token.path, in: texts)] = token.type.name
    }
    return types
  }
}
