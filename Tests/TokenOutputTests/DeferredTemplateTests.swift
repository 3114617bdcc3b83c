import Diagnostics
import Testing
import TokenCompiler

@testable import TemplateEngine
@testable import TokenOutput

/// Built-in templates are compiled once the output is known to need them.
@Suite struct DeferredTemplateTests {
  private static let sources: [String] = [
    "{}",
    #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"#,
    #"""
    {
      "t": {"$type": "typography", "$value": {
        "fontFamily": ["Inter"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5
      }},
      "s": {"$type": "shadow", "$value": {
        "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
        "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}
      }}
    }
    """#,
  ]

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `lazily and eagerly compiled templates print the same`(
    _ target: String
  ) throws {
    for workshop in try Self.sources.map({ Workshop($0) }) + [Workshop.own] {
      let all = try workshop.render(target)
      let needed = try workshop.render(target, isDeferring: true)
      #expect(needed.files == all.files)
      #expect(needed.order == all.order)
      #expect(needed.report == all.report)
      let prepared = try workshop.render(target, isDeferring: true, isPrepared: true)
      #expect(prepared.files == all.files)
      #expect(prepared.order == all.order)
      #expect(prepared.report == all.report)
    }
  }

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `macros that are parsed later have the same statements`(_ target: String) {
    var sources = SourceMap()
    let target = TargetSource(Located(target), from: TemplateLibrary(), sources: &sources)
    for template in target.templates {
      let all = TemplateParser.parse(template)
      let later = TemplateParser.parse(template, isDeferring: true)
      #expect("\(later.body)" == "\(all.body)", "\(template.name)")
      for (one, other) in zip(later.macros, all.macros) {
        #expect("\(one.statements)" == "\(other.statements)", "\(template.name): \(one.fullName)")
      }
      #expect(later.macros.count == all.macros.count)
      #expect(later.includes.map(\.text) == all.includes.map(\.text))
    }
  }

  @Test func `all templates of a custom target are checked, whatever its rules generate`() throws {
    var workshop = Workshop()
    workshop.addTarget(
      "own",
      [
        "target.json": """
        {
          "targetVersion": 1,
          "files": [{ "template": "a.tmpl", "path": "a", "when": "uses.color" }]
        }
        """,
        "a.tmpl": "{{ nothing }}",
      ]
    )
    let result = try workshop.render("own", isDeferring: true)
    #expect(result.messages.contains { $0.contains("`nothing`") })
  }

  @Test func `only the templates of rules that generate a file are compiled`() throws {
    var sources = SourceMap()
    let source = TargetSource(Located("kotlin"), from: TemplateLibrary(), sources: &sources)
    let target = try #require(TargetLoader.load(source, isDeferring: true).target)
    let first = target.rules.prefix(1)
    let programs = target.templates.programs(of: Array(first))
    #expect(programs.count == 1)
  }
}
