/// The stages that instructions are counted for, and the functions that they are told by.
///
/// A function that stands here is never inlined, for otherwise its instructions would be counted as
/// its caller's. A name is the beginning of the symbol; the rest depends on what the optimiser does.
enum InstructionStage: String, CaseIterable {
  /// The system's and the runtime's beginning, the command line, the configuration, the report.
  case startUp = "start-up"
  case templates
  case read = "read and parse"
  case lower
  case resolve
  case freeze
  case bind
  case render
  case write = "compare and write"

  /// The beginnings of the symbols of its functions; ``startUp`` is what is left.
  var symbols: [String] {
    switch self {
    case .startUp: []
    case .templates: [Self.loader, Self.compiler]
    case .read: ["$s13TokenCompiler10planSource7request7sources5trees8findings4load"]
    case .lower: ["$s13TokenCompiler11LayerReaderV4read_4plan4tree5state"]
    case .resolve: ["$s13TokenCompiler13resolveSource4plan4tree6limits5state"]
    case .freeze: ["$s13TokenCompiler9IRBuilderV5build_4plan7sources5state"]
    case .bind: ["$s11TokenOutput0B6SourceVyAC0A8Compiler2IRVcfC", Self.binder]
    case .render: [Self.renderer]
    case .write:
      [
        "$s9Workspace13GeneratedFileV_2at4base6target6output",
        "$s9Workspace12OutputWriterV5write_5force",
      ]
    }
  }

  static let loader = "$s11TokenOutput12TargetLoaderV4load_11isDeferring"
  static let binder = "$s11TokenOutput6BinderV4bind_2to_"
  /// Compiles the templates of one output, after it is bound.
  static let compiler = "$s11TokenOutput15TargetTemplatesV8programs3for"
  /// Binds and prints one output; a profile is written each time that it returns.
  static let renderer = "$s11TokenOutput6render_3for_9isTracing6budget9onBinding"
}
