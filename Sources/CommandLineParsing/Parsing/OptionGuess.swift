internal import Diagnostics

/// The most likely intention behind an unknown option.
struct OptionGuess {
  /// The intended option, if any.
  let option: OptionDeclaration?
  /// The commands that the option belongs to, if they don't include the current command.
  let owners: [CommandPath]

  init(_ spelling: String, in path: CommandPath) {
    let name = String(spelling.drop { $0 == "-" })
    let inScope = path.optionsInScope
    // The user may have typed a long name with one hyphen, or only part of it.
    let begun = inScope.filter { $0.name.hasPrefix(name) && name.count > 1 }
    if let exact = inScope.first(where: { $0.name == name }) {
      (option, owners) = (exact, [])
      return
    }
    owners = CommandPath(path.root).descendants
      .filter { other in other.last.options.contains { $0.isSpelled(spelling) } }
    if let first = owners.first {
      option = first.last.options.first { $0.isSpelled(spelling) }
      return
    }
    if begun.count == 1 {
      option = begun.first
    } else if spelling.count == 2 {
      let other = inScope.first { $0.short.map(String.init)?.lowercased() == name.lowercased() }
      option = other
    } else {
      let nearest = nearestName(to: name, among: inScope.lazy.map(\.name))
      option = inScope.first { $0.name == nearest }
    }
  }
}

extension OptionDeclaration {
  fileprivate func isSpelled(_ spelling: String) -> Bool {
    spelling == self.spelling || spelling == short.map { "-\($0)" }
  }
}
