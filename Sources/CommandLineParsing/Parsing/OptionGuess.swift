internal import Diagnostics

/// What a person most likely meant by an option that is not there.
struct OptionGuess {
  /// The option that was meant.
  let option: OptionDeclaration?
  /// The command that the option belongs to, where that is not the command typed.
  let owner: CommandPath?

  init(_ spelling: String, in path: CommandPath) {
    let name = String(spelling.drop { $0 == "-" })
    let inScope = path.optionsInScope
    // A whole name after one hyphen, or one that was not typed to its end.
    let begun = inScope.filter { $0.name.hasPrefix(name) && name.count > 1 }
    if let exact = inScope.first(where: { $0.name == name }) {
      (option, owner) = (exact, nil)
      return
    }
    let elsewhere = (path.descendants + CommandPath(path.root).descendants)
      .first { other in other.last.options.contains { $0.isSpelled(spelling) } }
    if let elsewhere {
      option = elsewhere.last.options.first { $0.isSpelled(spelling) }
      owner = elsewhere
      return
    }
    owner = nil
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
