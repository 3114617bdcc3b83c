import JSONSyntax
import TokenModel

extension IR {
  /// The JSON form of the IR without source locations and extensions, for comparing sources that
  /// are written differently.
  ///
  /// The effects of the `dev.tokens` extension are already part of the tokens.
  package var meaning: [UInt8] {
    var printer = IRPrinter(self)
    printer.hasSourceDetails = false
    printer.print()
    return printer.writer.bytes
  }

  /// The DTCG types of the tokens, by path.
  package var typesByPath: [String: String] {
    var types: [String: String] = [:]
    for token in tokens.prefix(tokenCount) {
      types[paths.description(of: token.path, in: texts)] = token.type.name
    }
    return types
  }
}
