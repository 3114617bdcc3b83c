internal import JSONSyntax
internal import TokenCompiler
internal import TokenOutput

extension OutputRequest {
  /// Creates the request for an output of a configuration.
  init(_ output: ConfiguredOutput, of configuration: Configuration) {
    let tree = configuration.tree
    let options = output.options.map { node in
      tree.members(of: node).map { member in
        OptionSetting(
          tree,
          name: tree.string(member.key),
          key: tree.span(member.key),
          member.value
        )
      }
    }
    self.init(options: options ?? [], contexts: output.contexts, span: output.target.span)
    include = output.include
    exclude = output.exclude
  }
}
