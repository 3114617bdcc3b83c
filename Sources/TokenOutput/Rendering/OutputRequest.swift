public import Diagnostics
public import TokenCompiler

/// What is asked of a target: one entry of a configuration's `outputs`.
public struct OutputRequest: Sendable {
  /// The options that are set.
  public var options: [OptionSetting]
  /// The modifiers that are fixed to one context.
  public var contexts: [ContextChoice]
  /// The tokens that the output takes; all where it says nothing.
  ///
  /// A token has to be of one of its types, at one of its paths and in one of its files, as far as it
  /// names any.
  package var include = TokenSelection()
  /// The tokens that the output leaves out.
  ///
  /// These are the tokens of one of its types, at one of its paths or in one of its files.
  package var exclude = TokenSelection()
  /// The outputs whose names of tokens its templates may show.
  package var companions: [Companion] = []
  /// Where it stands in a configuration, for messages about all of it; `nil` where it is in no file.
  public var span: Span?

  /// Makes a request; without arguments, for all contexts and with every option at its default.
  public init(
    options: [OptionSetting] = [],
    contexts: [ContextChoice] = [],
    span: Span? = nil
  ) {
    self.options = options
    self.contexts = contexts
    self.span = span
  }

  /// Another output of the same run.
  package struct Companion: Sendable {
    let target: LoadedTarget
    let request: OutputRequest

    /// Makes a companion of a target and what is asked of it.
    package init(_ target: LoadedTarget, _ request: OutputRequest) {
      self.target = target
      self.request = request
    }
  }
}

extension OutputSettings {
  /// Checks a request against its target and the modifiers of a source.
  ///
  /// `diagnostics` gets what is wrong.
  init(
    _ request: OutputRequest,
    for target: Target,
    _ ir: IR,
    diagnostics: inout [Diagnostic]
  ) {
    options = target.options.map(\.defaultValue)
    span = request.span
    include = request.include
    exclude = request.exclude
    companions = request.companions
    pins = []
    pinned = ir.pinned
    setOptions(request.options, target, ir, &diagnostics)
    for choice in request.contexts { pin(choice, ir, &diagnostics) }
    pinBase(target, ir)
    // The order in which they were fixed means nothing.
    pinned.sort { $0.modifier.utf8.lexicographicallyPrecedes($1.modifier.utf8) }
  }

  private mutating func setOptions(
    _ settings: [OptionSetting],
    _ target: Target,
    _ ir: IR,
    _ diagnostics: inout [Diagnostic]
  ) {
    var seen: Set<String> = []
    for setting in settings {
      guard let index = target.options.firstIndex(where: { $0.name == setting.name }) else {
        diagnostics.append(OutputDiagnostics.unknownOption(setting, of: target))
        continue
      }
      guard seen.insert(setting.name).inserted else {
        diagnostics.append(OutputDiagnostics.repeatedOption(setting))
        continue
      }
      if let problem = target.options[index].problem(with: setting, named: setting.name) {
        diagnostics.append(problem)
        continue
      }
      switch setting.value {
      case .contexts(let texts): check(texts, ir, &diagnostics)
      case .modifiers(let texts):
        for text in texts { _ = modifier(named: text.modifier, text.span, ir, &diagnostics) }
      default: break
      }
      if target.options[index].kind == .token, case .string(let path) = setting.value,
        ir.token(at: path) == nil
      {
        diagnostics.append(OutputDiagnostics.unknownToken(path, setting, known: ir.tokenPaths))
        continue
      }
      options[index] = setting.value
    }
  }

  private func check(
    _ texts: [OptionSetting.Value.ContextText],
    _ ir: IR,
    _ diagnostics: inout [Diagnostic]
  ) {
    for text in texts {
      guard let modifier = modifier(named: text.modifier, text.span, ir, &diagnostics) else {
        continue
      }
      guard !modifier.contexts.contains(text.context) else { continue }
      diagnostics.append(
        OutputDiagnostics.unknownContext(
          text.context,
          of: modifier.name,
          known: modifier.contexts,
          text.span
        )
      )
    }
  }

  /// The modifier that an option names, if the output can have it; an unknown one is reported.
  private func modifier(
    named name: String,
    _ span: Span?,
    _ ir: IR,
    _ diagnostics: inout [Diagnostic]
  ) -> Modifier? {
    if let modifier = ir.modifiers.first(where: { $0.name == name }) { return modifier }
    // A modifier that the compilation fixed has nothing to say, but is not a mistake.
    if !ir.pinned.contains(where: { $0.modifier == name }) {
      let known = ir.modifiers.map(\.name)
      diagnostics.append(OutputDiagnostics.unknownModifier(name, known: known, span))
    }
    return nil
  }

  private mutating func pin(
    _ choice: ContextChoice,
    _ ir: IR,
    _ diagnostics: inout [Diagnostic]
  ) {
    let name = choice.modifier.value
    guard let index = ir.modifiers.firstIndex(where: { $0.name == name }) else {
      let known = ir.modifiers.map(\.name)
      diagnostics.append(
        OutputDiagnostics.unknownModifier(name, known: known, choice.modifier.span)
      )
      return
    }
    let contexts = ir.modifiers[index].contexts
    guard let context = contexts.firstIndex(of: choice.context.value) else {
      diagnostics.append(
        OutputDiagnostics.unknownContext(
          choice.context.value,
          of: name,
          known: contexts,
          choice.context.span
        )
      )
      return
    }
    guard !pins.contains(where: { $0.modifier == index }) else { return }
    pin(ir.modifiers[index], at: index, to: Modifier.ContextIndex(context))
  }

  /// Modifiers of which a target prints the base only are fixed to it.
  private mutating func pinBase(_ target: Target, _ ir: IR) {
    for (index, modifier) in ir.modifiers.enumerated() {
      guard target.contexts.treatment(of: modifier) == .base,
        !pins.contains(where: { $0.modifier == index })
      else { continue }
      pin(modifier, at: index, to: modifier.defaultContext)
    }
  }

  private mutating func pin(
    _ modifier: Modifier,
    at index: Int,
    to context: Modifier.ContextIndex
  ) {
    pins.append(Projection.Pin(modifier: index, context: context))
    pinned.append(Modifier.Pinned(modifier, at: context))
  }
}

extension ContextRules {
  /// What is done with a modifier.
  func treatment(of modifier: Modifier) -> Treatment {
    switch modifier.role {
    case .appearance: appearance
    case .contrast: contrast
    case nil: other
    }
  }
}
