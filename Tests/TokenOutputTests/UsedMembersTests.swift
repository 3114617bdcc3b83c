import Diagnostics
import Foundation
import Testing

@testable import TemplateEngine
@testable import TokenCompiler
@testable import TokenOutput

/// The recorded members of the built-in targets match their templates.
@Suite struct UsedMembersTests {
  @Test func `members are recorded for every built-in target`() throws {
    let file = Workshop.repository.appending(
      path: "Sources/TokenOutput/Targets/UsedMembers.generated.swift"
    )
    let wanted = try Self.source()
    let found = try String(contentsOf: file, encoding: .utf8)
    if found != wanted, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      found == wanted,
      "templates/ has changed: UPDATE_GOLDENS=1 swift test --filter UsedMembers"
    )
  }

  @Test func `a record for other templates is ignored`() {
    #expect(UsedMembers.recorded(for: "css", fingerprint: "0000000000000000") == nil)
  }

  private static func source() throws -> String {
    var text = """
      // swift-format-ignore-file
      // Generated from `templates/` by UPDATE_GOLDENS=1 swift test --filter UsedMembers

      /// The members that the templates of each built-in target read.
      ///
      /// Each record has the fingerprint of the templates it was made for.
      let usedMembers: [(target: String, fingerprint: String, members: [(type: String, members: [String])])] = [

      """
    for name in EmbeddedTemplates.targetNames {
      var sources = SourceMap()
      let loaded = TargetLoader.load(
        Located(name, at: nil),
        from: TemplateLibrary(),
        sources: &sources
      )
      let target = try #require(loaded.target)
      text += "  (\"\(name)\", \"\(target.fingerprint)\", [\n"
      text += members(of: target)
      text += "  ]),\n"
    }
    return text + "]\n"
  }

  private static func members(of target: LoadedTarget) -> String {
    var text = ""
    for (index, object) in target.schema.template.objects.enumerated()
    where index != Int(ObjectKind.options.id.index) {
      let type = ObjectTypeID(UInt16(index))
      let names = object.members.filter { member in
        target.used.contains(TemplateMemberUse(type: type, member: member.id))
      }.map { "\"\($0.name)\"" }
      guard !names.isEmpty else { continue }
      text += "    (\"\(object.name)\", [\(names.joined(separator: ", "))]),\n"
    }
    return text
  }
}
