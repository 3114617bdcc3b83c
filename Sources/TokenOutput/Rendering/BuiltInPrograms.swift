import Diagnostics
import TemplateEngine

/// The programs of a built-in target, compiled when the target was embedded.
struct BuiltInPrograms: Sendable {
  /// A template compiled for one type of root.
  struct Entry: Sendable {
    let template: String
    let root: ObjectTypeID
    let encoded: EncodedTemplate

    init(_ template: String, root: UInt16, _ encoded: EncodedTemplate) {
      self.template = template
      self.root = ObjectTypeID(root)
      self.encoded = encoded
    }
  }

  /// The hash of the folder that they were compiled from.
  let fingerprint: String
  private let entries: [Entry]
  /// Pairs of an object type and a member.
  private let usedPairs: [UInt16]

  init(fingerprint: String, used: [UInt16], _ entries: [Entry]) {
    self.fingerprint = fingerprint
    self.entries = entries
    usedPairs = used
  }

  /// The members that templates, paths or conditions of the target ask for.
  var used: Set<TemplateMemberUse> {
    var used = Set<TemplateMemberUse>(minimumCapacity: usedPairs.count / 2)
    for index in stride(from: 0, to: usedPairs.count - 1, by: 2) {
      let member = MemberID(usedPairs[index + 1])
      used.insert(TemplateMemberUse(type: ObjectTypeID(usedPairs[index]), member: member))
    }
    return used
  }

  /// The program of a template.
  ///
  /// - Parameters:
  ///   - template: the name of its file.
  ///   - root: the type that it is rendered for.
  ///   - files: the files of the target's folder, sorted by name.
  ///   - writers: those of the target.
  /// - Returns: the program; `nil` where the template was not compiled for such a root.
  func program(
    _ template: String,
    root: ObjectTypeID,
    files: [FileID],
    writers: TextWriters
  ) -> TemplateProgram? {
    entries.first { $0.template == template && $0.root == root }?
      .encoded.program(files: files, writers: writers)
  }
}
