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

  /// Adds what the target prints about other outputs, and about tokens apart from their source.
  mutating func complete(
    _ ir: IR,
    for target: LoadedTarget,
    among targets: TargetSelection,
    of configuration: Configuration
  ) {
    annotate(ir, for: target, of: configuration)
    guard target.showsSpellings else { return }
    companions = configuration.outputs.compactMap { output in
      targets.target(output.target.value).map {
        OutputRequest.Companion($0, OutputRequest(output, of: configuration))
      }
    }
  }
}
