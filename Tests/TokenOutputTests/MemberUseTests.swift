import Diagnostics
import Foundation
import TemplateEngine
import Testing
import TokenCompiler

@testable import TokenOutput

/// The members that templates can read, compared with those that the targets of this repository
/// read.
@Suite struct MemberUseTests {
  /// Members that no target of this repository reads, by the reason to keep them.
  private static let kept: [String: [String]] = [
    "custom targets: data of the source that no other member provides": [
      "Constant.isVariant", "Constant.themes", "Extension.name", "Extension.kind", "Extension.text",
      "Extension.number", "Extension.boolean", "Extension.members",
      "Group.extensions", "Token.extensions",
    ],
    "component styles, which only targets of a framework generate": [
      "Component.typeName", "Component.id",
    ],
    "themes with only the tokens that vary; those of the built-in targets have all tokens": [
      "Group.hasThemes", "Group.themedConstants", "Group.themedGroups", "Group.themedTokens",
      "Token.isVariant",
    ],
    "other notations of a color": [
      "Color.red8", "Color.green8", "Color.blue8", "Color.alpha8",
    ],
    "members that targets read from another type": [
      "Uses.number", "Variant.token",
    ],
  ]

  @Test func `every member is read by a target or kept for a reason`() throws {
    var used: Set<TemplateMemberUse> = []
    for target in try Self.targets() { used.formUnion(target.used) }
    let schema = OutputSchema(options: [], hasPixels: false).template
    var unread: [String] = []
    for (index, object) in schema.objects.enumerated() where !object.name.hasSuffix("Root") {
      for member in object.members {
        let types =
          object.name == "Root" ? ObjectKind.roots.map(\.id) : [ObjectTypeID(UInt16(index))]
        let isRead = types.contains { type in
          used.contains(TemplateMemberUse(type: type, member: member.id))
        }
        if !isRead { unread.append("\(object.name).\(member.name)") }
      }
    }
    #expect(unread.sorted() == Self.kept.values.joined().sorted())
  }

  /// The built-in targets and those of `Tests/Goldens/OwnTargets`.
  private static func targets() throws -> [LoadedTarget] {
    let folder = Workshop.repository.appending(path: "Tests/Goldens/OwnTargets/templates")
    let own = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var folders: [String: TemplateLibrary.Folder] = [:]
    for name in own {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: name).path
      )
      folders[name] = TemplateLibrary.Folder(
        files: try files.map { file in
          let bytes = try Data(contentsOf: folder.appending(path: "\(name)/\(file)"))
          return TemplateLibrary.File(name: file, path: "\(name)/\(file)", bytes: Array(bytes))
        }
      )
    }
    var sources = SourceMap()
    return (EmbeddedTemplates.targetNames + own).compactMap { name in
      TargetLoader.load(
        Located(name, at: nil),
        from: TemplateLibrary(own: folders),
        sources: &sources
      ).target
    }
  }
}
