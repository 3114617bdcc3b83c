import Diagnostics
import Foundation
import JSONSyntax
import TestSupport
import Testing
import TokenModel
import TokenCompiler
import TokenLint

@testable import Workspace

@Suite struct Configurations {
  /// Configurations with their expected validity, on which the schema must agree.
  static let cases: [(json: String, isRight: Bool)] = [
    (#"{"source": "a.json", "outputs": []}"#, true),
    (#"{"source": ["a.json", "b/*.json"], "outputs": []}"#, true),
    (#"{"$schema": "x", "source": "a", "outputs": [], "lint": {}}"#, true),
    (#"{"source": "a", "outputs": [{"target": "css", "directory": "d"}]}"#, true),
    (
      #"{"source": "a", "outputs": [{"target": "css", "directory": "d", "options": {"x": 1}}]}"#,
      true
    ),
    (
      #"{"source": "a", "outputs": [{"target": "c", "directory": "d", "contexts": {"m": "x"}}]}"#,
      true
    ),
    (#"{"source": ["a"], "outputs": [], "modifiers": {"m": {"contexts": ["x", "y"]}}}"#, true),
    (
      #"{"source": ["a"], "outputs": [], "modifiers": {"m": {"contexts": ["x"], "default": "x"}}}"#,
      true
    ),
    (#"{"source": "a", "outputs": [], "defaults": {"m": "x"}, "outside": ["../x"]}"#, true),
    (#"{"source": "a", "outputs": [], "templates": "t"}"#, true),
    (#"{"source": "a", "outputs": [], "version": "3.0"}"#, true),
    (#"{"source": "a", "outputs": [], "version": "3"}"#, true),
    (#"{"source": "a", "outputs": [], "version": "v3"}"#, false),
    (#"{"source": "a", "outputs": [], "version": "1.2.3.4"}"#, false),
    (#"{"source": "a", "outputs": [], "version": 3}"#, false),
    (#"{"source": "a", "outputs": [], "requires": ">=0.1"}"#, true),
    (#"{"source": "a", "outputs": [], "requires": ">=0.1.0 <900"}"#, true),
    (#"{"source": "a", "outputs": [], "requires": ">= 0.1"}"#, false),
    (#"{"source": "a", "outputs": [], "requires": ">=0.1  <900"}"#, false),
    (#"{"source": "a", "outputs": [], "requires": "~0.1"}"#, false),
    (#"{"source": "a", "outputs": [], "requires": "0.1.0.0"}"#, false),
    (#"{"source": "a", "outputs": [], "requires": "0..1"}"#, false),
    (#"{"source": "a", "outputs": [], "requires": ""}"#, false),
    (#"{"source": "a", "outputs": [], "requires": 1}"#, false),
    (
      #"{"source": "a", "outputs": [], "appearance": {"modifier": "m", "light": "l", "dark": "d"}}"#,
      true
    ),
    (
      filter(
        #""include": {"types": ["color", "constant"], "paths": "a.**", "files": ["b/*.json"]}"#
      ), true
    ),
    (filter(#""exclude": {"types": "shadow"}, "include": {"paths": ["**", "a.*.c?"]}"#), true),
    (filter(#""include": {}"#), false), (filter(#""include": {"paths": []}"#), false),
    (filter(#""include": ["a"]"#), false), (filter(#""include": {"path": "a"}"#), false),
    (filter(#""include": {"types": "colour"}"#), false),
    (filter(#""include": {"types": 1}"#), false), (filter(#""include": {"paths": [1]}"#), false),
    (filter(#""exclude": {"paths": "a..b"}"#), false),
    (filter(#""exclude": {"paths": ".a"}"#), false),
    (filter(#""exclude": {"files": "a/"}"#), false),
    (filter(#""exclude": {"files": [""]}"#), false),
    (rule(#"{"paths": "a.**", "private": true}"#), true),
    (rule(#"{"files": ["b/*.json"], "paths": ["a.*"], "omit": true, "private": false}"#), true),
    (rule(#"{"paths": "a"}"#), false), (rule(#"{"omit": true}"#), false),
    (rule(#"{}"#), false), (rule(#""a""#), false), (rule(#"{"paths": "a", "private": 1}"#), false),
    (rule(#"{"paths": "a..b", "omit": true}"#), false),
    (rule(#"{"path": "a", "omit": true}"#), false),
    (#"{"source": "a", "outputs": [], "rules": {}}"#, false),
    (appearance(#"{"light": "lh", "dark": "dh"}"#), true),
    (appearance(#"{"dark": "dh"}"#), true),
    (appearance(#"{"modifier": "contrast", "high": "high"}"#), true),
    (appearance(#"{"modifier": "contrast"}"#), false),
    (appearance(#"{"high": "high"}"#), false),
    (appearance(#"{"modifier": "contrast", "high": "high", "light": "x"}"#), false),
    (appearance(#"{}"#), false),
    (appearance(#""high""#), false),
    (appearance(#"{"light": "x", "drak": "y"}"#), false),
    (#"[]"#, false), (#"1"#, false), (#"{}"#, false),
    (#"{"source": "a"}"#, false), (#"{"outputs": []}"#, false),
    (#"{"source": "", "outputs": []}"#, false), (#"{"source": [], "outputs": []}"#, false),
    (#"{"source": {}, "outputs": []}"#, false), (#"{"source": [1], "outputs": []}"#, false),
    (#"{"source": "a", "outputs": {}}"#, false), (#"{"source": "a", "outputs": ["css"]}"#, false),
    (#"{"source": "a", "outputs": [{"target": "css"}]}"#, false),
    (#"{"source": "a", "outputs": [{"directory": "css"}]}"#, false),
    (#"{"source": "a", "outputs": [{"target": 1, "directory": "d"}]}"#, false),
    (#"{"source": "a", "outputs": [{"target": "c", "directory": "d", "option": {}}]}"#, false),
    (#"{"source": "a", "outputs": [{"target": "c", "directory": "d", "options": []}]}"#, false),
    (#"{"source": "a", "outputs": [], "output": []}"#, false),
    (#"{"source": "a", "outputs": [], "lint": {"x": 1}}"#, false),
    (#"{"source": "a", "outputs": [], "lint": 1}"#, false),
    (#"{"source": "a", "outputs": [], "lint": {"legacy-color": "allow"}}"#, true),
    (
      #"{"source": "a", "outputs": [], "lint": {"single-context": "warn", "legacy-type": "error"}}"#,
      true
    ),
    (lint(#""extends": "recommended", "contrast": "warn", "naming": "advice""#), true),
    (lint(#""contrast": ["error", {"text": 7, "page": "a.b", "ignore": "**.{a,b}"}]"#), true),
    (lint(#""contrast": ["warn", {"pairs": [{"foreground": "a", "background": ["b"]}]}]"#), true),
    (lint(#""naming": ["warn", {"case": "kebab", "words": ["x"], "groups": []}]"#), true),
    (lint(#""token-budget": ["warn", {"limits": {"color": 3}}]"#), true),
    (lint(#""unused-private": ["advice"]"#), true),
    (lint(#""extends": "all""#), false), (lint(#""contrast": "off""#), false),
    (lint(#""contrast": []"#), false), (lint(#""contrast": ["warn", {}, {}]"#), false),
    (lint(#""contrast": [{}]"#), false), (lint(#""contrast": ["warn", "x"]"#), false),
    (lint(#""contrast": ["warn", {"text": 0}]"#), false),
    (lint(#""contrast": ["warn", {"texts": 1}]"#), false),
    (lint(#""contrast": ["warn", {"pairs": [{"foreground": "a"}]}]"#), false),
    (lint(#""contrast": ["warn", {"pairs": {}}]"#), false),
    (lint(#""near-duplicate": ["warn", {"distance": "1"}]"#), false),
    (lint(#""near-duplicate": ["warn", {"ignore": []}]"#), false),
    (lint(#""naming": ["warn", {"case": "upper"}]"#), false),
    (lint(#""token-budget": ["warn", {"limits": {"color": -1}}]"#), false),
    (lint(#""legacy-color": ["allow"]"#), false),
    (#"{"source": "a", "outputs": [], "lint": {"legacy-color": "off"}}"#, false),
    (#"{"source": "a", "outputs": [], "lint": {"legacy-color": true}}"#, false),
    (#"{"source": "a", "outputs": [], "lint": {"legacy-colour": "allow"}}"#, false),
    (#"{"source": "a", "outputs": [], "lint": {"unknown-reference": "warn"}}"#, false),
    (#"{"source": "a", "outputs": [], "defaults": {"m": 1}}"#, false),
    (#"{"source": "a", "outputs": [], "outside": "x"}"#, false),
    (#"{"source": "a", "outputs": [], "assets": ["app/src/main/res"]}"#, true),
    (#"{"source": "a", "outputs": [], "modifiers": {"m": ["x"]}}"#, false),
    (#"{"source": "a", "outputs": [], "modifiers": {"m": {"contexts": []}}}"#, false),
    (#"{"source": "a", "outputs": [], "modifiers": {"m": {"default": "x"}}}"#, false),
    (#"{"source": "a", "outputs": [], "appearance": {"modifier": "m", "light": "l"}}"#, false),
    (#"{"source": "a", "outputs": [], "templates": ["t"]}"#, true),
    (#"{"source": "a", "outputs": [], "templates": [1]}"#, false),
    (#"{"$schema": 1, "source": "a", "outputs": []}"#, false),
  ]

  private static func rule(_ rule: String) -> String {
    #"{"source": "a", "outputs": [], "rules": [\#(rule)]}"#
  }

  private static func lint(_ members: String) -> String {
    #"{"source": "a", "outputs": [], "lint": {\#(members)}}"#
  }

  private static func filter(_ members: String) -> String {
    #"{"source": "a", "outputs": [{"target": "css", "directory": "d", \#(members)}]}"#
  }

  private static func appearance(_ highContrast: String) -> String {
    """
    {"source": "a", "outputs": [], "appearance": \
    {"modifier": "m", "light": "l", "dark": "d", "highContrast": \(highContrast)}}
    """
  }

  private static let schemaFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../tokens/tokens.config.schema.json")

  private func read(_ json: String) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let file = SourceMap.FileID(index: 0)
    let tree = JSONTree.parse(Array(json.utf8), file: file, diagnostics: &diagnostics)
    let configuration = Configuration.read(tree, diagnostics: &diagnostics)
    return (configuration, diagnostics)
  }

  @Test(arguments: cases)
  func `the reader and the schema agree`(_ json: String, _ isRight: Bool) throws {
    let schema = try JSONSchema(Data(contentsOf: Self.schemaFile))
    #expect(try schema.findings(in: Data(json.utf8)).isEmpty == isRight)
    let (configuration, diagnostics) = read(json)
    #expect(diagnostics.isEmpty == isRight, "\(diagnostics.map(\.message))")
    if isRight { #expect(configuration != nil) }
  }

  @Test func `the reader and the schema have the same properties`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schemaFile))
    let properties = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(SettingsReader.configurationMembers))
    let items = (properties["outputs"] as? [String: Any])?["items"] as? [String: Any]
    let members = try #require(items?["properties"] as? [String: Any])
    #expect(Set(members.keys) == Set(SettingsReader.outputMembers))
    let definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
    let selection = definitions["selection"] as? [String: Any]
    let lists = try #require(selection?["properties"] as? [String: Any])
    #expect(Set(lists.keys) == Set(SettingsReader.selectionMembers))
    let rules = (properties["rules"] as? [String: Any])?["items"] as? [String: Any]
    let ruleMembers = try #require(rules?["properties"] as? [String: Any])
    #expect(Set(ruleMembers.keys) == Set(SettingsReader.ruleMembers))
    let types = (definitions["tokenType"] as? [String: Any])?["enum"] as? [String]
    #expect(types == SettingsReader.selectedTypes.map(\.name))
  }

  @Test func `the schema lists the codes with configurable levels`() throws {
    let schema = try String(contentsOf: Self.schemaFile, encoding: .utf8)
    let lint = try #require(schema.range(of: "    \"lint\": {\n"))
    let opening = "      \"properties\": {\n"
    let start = try #require(schema.range(of: opening, range: lint.upperBound..<schema.endIndex))
    let rest = start.upperBound..<schema.endIndex
    let end = try #require(schema.range(of: "\n      }\n", range: rest)).lowerBound
    let level = ##"{ "$ref": "#/$defs/level" }"##
    var values = Dictionary(
      uniqueKeysWithValues: DiagnosticCode.configurable.map { ($0.name, level) }
    )
    for rule in LintRules.all { values[rule.code.name] = rule.schema }
    values["extends"] = #"{ "const": "recommended" }"#
    let lines = values.sorted { $0.key < $1.key }.map { "        \"\($0.key)\": \($0.value)" }
    let expected = lines.joined(separator: ",\n")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      let new = schema.replacingCharacters(in: start.upperBound..<end, with: expected)
      try new.write(to: Self.schemaFile, atomically: true, encoding: .utf8)
    }
    #expect(schema[start.upperBound..<end] == expected)
  }

  @Test func `all settings are read`() throws {
    let json = """
      {"source": ["a", "b"], "defaults": {"m": "x"}, "outside": ["../o"], "templates": "t",
       "modifiers": {"m": {"contexts": ["x", "y"], "default": "y"}},
       "appearance": {"modifier": "t", "light": "l", "dark": "d",
                      "highContrast": {"modifier": "c", "high": "h"}},
       "outputs": [{"target": "css", "directory": "d", "contexts": {"m": "x"},
                    "options": {"prefix": "p"}}]}
      """
    let configuration = try #require(read(json).configuration)
    guard case .list(let paths) = configuration.source else {
      Issue.record("the source is a list")
      return
    }
    #expect(paths.map(\.value) == ["a", "b"])
    #expect(configuration.defaults.map(\.modifier.value) == ["m"])
    #expect(configuration.defaults.map(\.context.value) == ["x"])
    #expect(configuration.outside.map(\.value) == ["../o"])
    #expect(configuration.templates.map(\.value) == ["t"])
    let modifier = try #require(configuration.modifiers.first)
    #expect(modifier.name.value == "m")
    #expect(modifier.contexts.map(\.value) == ["x", "y"])
    #expect(modifier.defaultContext?.value == "y")
    let appearance = try #require(configuration.appearance)
    #expect(
      [appearance.modifier, appearance.light, appearance.dark].map(\.value) == ["t", "l", "d"]
    )
    guard case .modifier(let contrast, let high)? = appearance.highContrast else {
      Issue.record("high contrast is a modifier")
      return
    }
    #expect([contrast.value, high.value] == ["c", "h"])
    let output = try #require(configuration.outputs.first)
    #expect([output.target.value, output.directory.value] == ["css", "d"])
    #expect(output.contexts.map(\.context.value) == ["x"])
    #expect(output.options.map { configuration.tree.count(of: $0) } == 1)
  }

  @Test(arguments: [
    (#"{"source": "a", "ouputs": []}"#, "did you mean `outputs`?"),
    (
      #"{"source": "a", "outputs": [{"target": "c", "dir": "d"}]}"#,
      "the settings are `target`, `directory`, `options`, `contexts`, `include`, `exclude`"
    ),
  ])
  func `an unknown property gets a suggestion or the list of properties`(
    _ json: String,
    _ help: String
  ) throws {
    let unknown = try #require(read(json).diagnostics.first { $0.code == .unknownSetting })
    #expect(unknown.help == help)
  }

  @Test func `a misspelled required property isn't also reported as missing`() {
    let diagnostics = read(#"{"source": "a", "ouputs": []}"#).diagnostics
    #expect(diagnostics.map(\.code) == [.unknownSetting])
  }

  @Test(arguments: [
    (#""legacy-colour": "allow""#, "unknown-code", "did you mean `legacy-color`?"),
    (#""legacy-color": "alow""#, "invalid-setting", "did you mean `allow`?"),
    (
      #""unknown-reference": "allow""#, "invalid-setting",
      "remove it; `lint` sets the levels of warnings"
    ),
  ])
  func `an invalid level is an error with a suggestion`(
    _ member: String,
    _ code: String,
    _ help: String
  ) throws {
    let diagnostics = read(#"{"source": "a", "outputs": [], "lint": {\#(member)}}"#).diagnostics
    #expect(diagnostics.map(\.code.name) == [code])
    #expect(diagnostics.first?.help == help)
  }

  @Test(arguments: [
    ("0.2", "0.2.0", true), ("=0.2", "0.2.1", false), (">=0.2", "0.2.0", true),
    (">=0.2", "0.10.0", true), (">=0.2", "0.1.9", false), (">0.2", "0.2.0", false),
    ("<1", "0.99.9", true), ("<1", "1.0.0", false), ("<=1.2", "1.2.0", true),
    ("<=1.2", "1.2.1", false), (">=0.2 <0.4", "0.3.7", true),
    (">=0.2 <0.4", "0.4.0", false),
  ]) func `a requirement allows versions`(_ text: String, _ version: String, _ isAllowed: Bool)
    throws
  {
    #expect(try #require(VersionRequirement(text)).allows(version) == isAllowed)
  }

  @Test func `a configuration for a later version gives only one error`() {
    let (configuration, diagnostics) = read(#"{"requires": ">=900", "news": 1, "source": 2}"#)
    #expect(configuration == nil)
    #expect(diagnostics.map(\.code) == [.unmetRequirement])
  }

  @Test func `a diagnostic is located at the invalid value`() throws {
    let json = #"{"source": "a", "outputs": [{"target": 12, "directory": "d"}]}"#
    let diagnostics = read(json).diagnostics
    #expect(diagnostics.map(\.message) == ["`target` is a number, expected a string"])
    let span = try #require(diagnostics.first?.primary?.span)
    let text = Array(json.utf8)[Int(span.start)..<Int(span.end)]
    #expect(String(decoding: text, as: UTF8.self) == "12")
  }
}

extension LintRule {
  /// The schema of a level, or a list of a level and options.
  fileprivate static var schema: String {
    """
    { "anyOf": [
              { "$ref": "#/$defs/level" },
              { "type": "array", "minItems": 1, "items": false, "prefixItems": [
                { "$ref": "#/$defs/level" },
                \(allOptions.schema(indentation: 16)) ] } ] }
    """
  }
}

extension [LintOption] {
  /// The schema of an object with these options.
  fileprivate func schema(indentation: Int) -> String {
    let indent = "\n" + String(repeating: " ", count: indentation + 2)
    let required = filter(\.isRequired).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let properties = map { option in
      "\(indent)\"\(option.name)\": { \"description\": \"\(option.summary)\", "
        + option.kind.schema(indentation: indentation + 2) + " }"
    }
    return "{ \"type\": \"object\", \"additionalProperties\": false, "
      + (required.isEmpty ? "" : "\"required\": [\(required)], ")
      + "\"properties\": {" + properties.joined(separator: ",") + " } }"
  }
}

extension LintOption.Kind {
  /// The members of the schema of a value.
  fileprivate func schema(indentation: Int) -> String {
    switch self {
    case .number(let range):
      "\"type\": \"number\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .word(let words):
      "\"enum\": [" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .path: "\"$ref\": \"#/$defs/text\""
    case .patterns: "\"$ref\": \"#/$defs/pathPatterns\""
    case .texts: "\"type\": \"array\", \"items\": { \"$ref\": \"#/$defs/text\" }"
    case .limits:
      "\"type\": \"object\", \"additionalProperties\": { \"type\": \"number\", \"minimum\": 0 }"
    case .objects(let options):
      "\"type\": \"array\", \"items\": " + options.schema(indentation: indentation)
    }
  }
}
