package import Diagnostics

/// A template file provided by the host: its bytes, and its registration in the source map.
package struct TemplateSource: Sendable {
  /// The name for `include`.
  package let name: String
  package let file: SourceMap.FileID
  package let bytes: [UInt8]

  package init(name: String, file: SourceMap.FileID, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }
}

/// The result of compiling the templates of a target.
package struct TemplateCompilation: Sendable {
  /// The templates in the order of the requests; `nil` for templates that don't exist.
  package let templates: [Template?]
  /// The members that the checked parts of the templates access, whether or not a run reaches them.
  package let usedMembers: Set<TemplateMemberUse>
  /// The templates without errors.
  package let programs: TemplatePrograms

  package struct Template: Sendable {
    /// All errors and warnings, sorted by file and location.
    package let diagnostics: [Diagnostic]
    /// The files that were read, beginning with the template itself.
    package let files: [SourceMap.FileID]
  }
}

/// A member of an object type.
package struct TemplateMemberUse: Hashable, Sendable {
  package let type: ObjectTypeID
  package let member: MemberID

  package init(type: ObjectTypeID, member: MemberID) {
    self.type = type
    self.member = member
  }
}

/// The limits of a run.
package struct TemplateLimits: Hashable, Sendable {
  /// The maximum size of an output file, in bytes.
  package var outputBytes: Int
  /// The maximum size of all texts stored in variables and arguments at the same time, in bytes.
  package var keptBytes: Int
  /// The maximum number of loop iterations and macro calls.
  package var steps: Int
  /// The maximum depth of nested calls.
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

/// The bytes printed for an object of a tracked type.
package struct TemplateTrace: Hashable, Sendable {
  package let object: TemplateObject
  /// The range of bytes in the output of the run.
  package let bytes: Range<Int>
}
