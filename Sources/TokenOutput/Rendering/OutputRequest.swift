public import Diagnostics
public import TokenCompiler

/// A request to render a target: an entry of `outputs` in a configuration.
public struct OutputRequest: Sendable {
  /// The options to set.
  public var options: [OptionSetting]
  /// The modifiers to fix to a context.
  public var contexts: [ContextChoice]
  /// The tokens to include; all if no filters are set.
  ///
  /// A token must match the filters for types, paths, and files, as far as they are set.
  package var include = TokenSelection()
  /// The tokens to exclude.
  ///
  /// A token is excluded if it matches any of the filters for types, paths, or files.
  package var exclude = TokenSelection()
  /// The outputs whose token spellings templates can print.
  package var companions: [Companion] = []
  /// The facts about tokens that templates can print.
  package var annotations: TokenAnnotations = [:]
  /// The location of the output in the configuration; `nil` if it isn't configured in a file.
  public var span: Span?

  /// Creates a request.
  ///
  /// By default, it includes all contexts and uses the default of every option.
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

    /// Creates a companion from a target and the request to render it.
    package init(_ target: LoadedTarget, _ request: OutputRequest) {
      self.target = target
      self.request = request
    }
  }
}

extension OutputRequest {
  /// Returns the value of an option, or `nil` if neither the request nor the target sets it.
  package func value(of name: String, for target: LoadedTarget) -> OptionSetting.Value? {
    guard let declared = target.target.options.first(where: { $0.name == name }) else { return nil }
    return options.last { $0.name == name }?.value ?? declared.defaultValue
  }

  /// Sets an option if the target has it.
  package mutating func set(
    _ name: String,
    to value: OptionSetting.Value,
    for target: LoadedTarget
  ) {
    guard target.target.options.contains(where: { $0.name == name }) else { return }
    options.removeAll { $0.name == name }
    options.append(OptionSetting(name, value))
  }
}

extension OutputSettings {
  /// Validates a request against its target and the modifiers of a source.
  ///
  /// Appends errors to `diagnostics`.
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
    annotations = request.annotations
    pins = []
    pinned = ir.pinned
    setOptions(request.options, target, ir, &diagnostics)
    for choice in request.contexts { pin(choice, ir, &diagnostics) }
    pinBase(target, ir)
    // Sorted because the order in which modifiers were fixed has no meaning.
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
        diagnostics.append(.unknownOption(setting, of: target))
        continue
      }
      guard seen.insert(setting.name).inserted else {
        diagnostics.append(.repeatedOption(setting))
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
        diagnostics.append(.unknownToken(path, setting, known: ir.tokenPaths))
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
        .unknownContext(text.context, of: modifier.name, known: modifier.contexts, text.span)
      )
    }
  }

  /// Returns the modifier that an option refers to; `nil` if it was fixed or is unknown, which is
  /// reported.
  private func modifier(
    named name: String,
    _ span: Span?,
    _ ir: IR,
    _ diagnostics: inout [Diagnostic]
  ) -> Modifier? {
    if let modifier = ir.modifiers.first(where: { $0.name == name }) { return modifier }
    // Setting an option for a modifier that was fixed during compilation has no effect, but isn't
    // an error.
    if !ir.pinned.contains(where: { $0.modifier == name }) {
      let known = ir.modifiers.map(\.name)
      diagnostics.append(.unknownModifier(name, known: known, span))
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
      diagnostics.append(.unknownModifier(name, known: known, choice.modifier.span))
      return
    }
    let contexts = ir.modifiers[index].contexts
    guard let context = contexts.firstIndex(of: choice.context.value) else {
      diagnostics.append(
        .unknownContext(choice.context.value, of: name, known: contexts, choice.context.span)
      )
      return
    }
    guard !pins.contains(where: { $0.modifier == index }) else { return }
    pin(ir.modifiers[index], at: index, to: Modifier.ContextIndex(context))
  }

  /// Fixes the modifiers of which the target prints only the base.
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
  /// Returns the treatment of a modifier.
  func treatment(of modifier: Modifier) -> Treatment {
    switch modifier.role {
    case .appearance: appearance
    case .contrast: contrast
    case nil: other
    }
  }
}
