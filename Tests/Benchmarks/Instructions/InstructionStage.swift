/// The stages for which instructions are counted, and the functions that identify them.
///
/// These functions must never be inlined, because their instructions would then be attributed to
/// their callers. A name is a prefix of the symbol; the rest depends on the optimizer.
enum InstructionStage: String, CaseIterable {
  /// Process and runtime start-up, the command line, the configuration, and the report.
  case startUp = "start-up"
  case templates
  case read = "read and parse"
  case lower
  case resolve
  case freeze
  case bind
  case render
  case write = "compare and write"

  /// The symbol prefixes of the stage's functions. ``startUp`` is the remainder.
  var symbols: [String] {
    switch self {
    case .startUp: []
    case .templates: [Self.loader, Self.compiler, Self.linker]
    case .read: ["$s13TokenCompiler10planSource7request7sources5trees8findings4load"]
    case .lower: ["$s13TokenCompiler11LayerReaderV4read_4plan4tree5state"]
    case .resolve: ["$s13TokenCompiler13resolveSource4plan4tree6limits8omission5state"]
    case .freeze: ["$s13TokenCompiler9IRBuilderV5build_4plan7sources5state"]
    case .bind:
      [
        "$s11TokenOutput0A11ArrangementVyAC0A8Compiler2IRVcfC",
        "$s11TokenOutput10ValuePartsVyAC0A8Compiler2IRVcfC",
        "$s11TokenOutput0B6SourceCyAC0A8Compiler2IRV_AA0A11ArrangementVAA10ValuePartsVtcfc",
        Self.binder,
      ]
    case .render: [Self.renderer]
    case .write:
      [
        "$s9Workspace13GeneratedFileC_2at4base6target6output12recordsLines",
        "$s9Workspace12OutputWriterV5write_5force",
      ]
    }
  }

  static let loader = "$s11TokenOutput12TargetLoaderV4load_11isDeferring"
  static let binder = "$s11TokenOutput6BinderO4bind_2to_"
  /// Compiles the templates of an output after binding.
  static let compiler = "$s11TokenOutput15TargetTemplatesV8programs3for"
  /// Compiles a macro when it's first called.
  static let linker = "$s14TemplateEngine0A8ProgramsV4link_3for"
  /// Binds and prints one output. A profile is written each time it returns.
  static let renderer = "$s9Workspace14RenderingQueueC12renderOutput"
}
