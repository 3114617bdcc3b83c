package import Diagnostics

/// A template file as the host hands it over: registered among the files of the run, with its bytes.
package struct TemplateSource: Sendable {
  /// The name by which `include` finds it.
  package let name: String
  package let file: SourceMap.FileID
  package let bytes: [UInt8]

  package init(name: String, file: SourceMap.FileID, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }
}

/// What came of compiling the templates of a target.
package struct TemplateCompilation: Sendable {
  /// In the order in which they were asked for; `nil` for one that does not exist.
  package let templates: [Template?]
  /// The members that the templates ask for, whether or not a run comes by them.
  package let usedMembers: Set<TemplateMemberUse>
  /// What the programs were made from.
  package let intermediates: TemplateIntermediates

  package struct Template: Sendable {
    /// The program; `nil` if an error was found.
    package internal(set) var program: TemplateProgram?
    /// Everything that is wrong or odd, in the order of files and places.
    package let diagnostics: [Diagnostic]
    /// The files that were read, the template itself first.
    package let files: [SourceMap.FileID]
  }
}

/// The syntax trees and checked macros of a compilation.
///
/// Nothing reads them any more. They consist of many small objects, and to free those takes a tenth of
/// the time of a small build: a process that ends soon can hold on to this value instead.
package struct TemplateIntermediates: Sendable {
  private let files: TemplateFileSet
  private let checker: Checker

  init(_ files: TemplateFileSet, _ checker: Checker) {
    self.files = files
    self.checker = checker
  }
}

/// The bounds of one render.
package struct TemplateLimits: Hashable, Sendable {
  /// Bytes of one output file.
  package var outputBytes: Int
  /// Bytes of the texts that are kept at one time: those of variables and arguments.
  package var keptBytes: Int
  /// Turns of loops and calls of macros.
  package var steps: Int
  /// Calls within calls.
  package var callDepth: Int

  package init(
    outputBytes: Int = 1 << 30,
    keptBytes: Int = 1 << 26,
    steps: Int = 100_000_000,
    callDepth: Int = 200
  ) {
    self.outputBytes = outputBytes
    self.keptBytes = keptBytes
    self.steps = steps
    self.callDepth = callDepth
  }
}

/// The bytes that were printed for an object of a tracked type.
package struct TemplateTrace: Hashable, Sendable {
  package let object: TemplateObject
  /// Offsets into the output of this render.
  package let bytes: Range<Int>
}
