extension CommandPath {
  /// The usage line: `tokens build [OPTIONS] [CONFIG]`.
  package var usage: String {
    var parts = [spelling]
    if !last.subcommands.isEmpty { parts.append("COMMAND") }
    parts.append("[OPTIONS]")
    for argument in last.arguments {
      let name = argument.isRepeated ? "\(argument.name)..." : argument.name
      parts.append(argument.isRequired ? name : "[\(name)]")
    }
    return parts.joined(separator: " ")
  }
}
