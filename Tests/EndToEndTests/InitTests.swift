import Foundation
import TestSupport
import Testing

/// `tokens init` in a new project: from nothing to a source.
@Suite struct Beginning {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  @Test func `a starter source builds immediately, with strict, for every target`() throws {
    let made = try run("init")
    #expect(made.status == 0)
    #expect(made.error.contains("created     tokens/tokens.config.json"))
    #expect(made.error.contains("now run `tokens build`"))
    let built = try run("build --strict")
    #expect(built.status == 0, "\(built.error)")
    #expect(try run("check --strict").status == 0)
    #expect(made.error.contains("targets     swift, kotlin, android, css, json; "))
    // Each of the other outputs is a commented-out line.
    let configuration = try #require(folder.text("tokens/tokens.config.json"))
    let all = configuration.replacing("// { \"target\"", with: "{ \"target\"")
    #expect(all != configuration)
    try folder.write(all, to: "tokens/tokens.config.json")
    let again = try run("build --strict")
    #expect(again.status == 0, "\(again.error)")
    let targets = try run("targets").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    for target in targets {
      #expect(folder.files.contains { $0.hasPrefix("tokens/generated/\(target)/") }, "\(target)")
    }
  }

  @Test(arguments: [
    (["Package.swift": ""], ["swift", "css"]),
    (["ios/App.xcodeproj/project.pbxproj": ""], ["swift", "css"]),
    (["android/settings.gradle.kts": ""], ["kotlin", "android", "css"]),
    (["package.json": "{}"], ["css", "json"]),
    (
      ["web/package.json": #"{ "devDependencies": { "tailwindcss": "4", "typescript": "5" } }"#],
      ["css", "tailwind", "typescript"]
    ),
    (["package.json": #"{ "dependencies": { "sass": "1" } }"#], ["css", "scss", "json"]),
    (["web/tailwind.config.js": "", "Podfile": ""], ["swift", "css", "tailwind"]),
    (["tsconfig.json": ""], ["css", "typescript"]),
    (["node_modules/x/package.json": "{}"], ["swift", "kotlin", "android", "css", "json"]),
    (["a/b/c/d/e/Package.swift": ""], ["swift", "kotlin", "android", "css", "json"]),
  ])
  func `the configuration has the outputs that fit the project`(
    _ files: [String: String],
    _ targets: [String]
  ) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    let made = try run("init")
    #expect(made.error.contains("targets     \(targets.joined(separator: ", "))"), "\(made.error)")
    let configuration = try #require(folder.text("tokens/tokens.config.json"))
    let found = configuration.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ +\{ "target": "([a-z-]+)"/).map { String($0.1) }
    }
    #expect(found == targets)
    #expect(try run("build --strict").status == 0)
  }

  @Test func `a sample isn't mixed with files that look like tokens, unless it's requested`() throws
  {
    let tokens = ##"{ "a": { "$type": "number", "$value": 1 } }"##
    for (path, text, error) in [
      ("theme/a.json", "{ \"a\": { \"value\": 1px } }", "there are no tokens in `.`"),
      ("tokens.config.json", "{}", "`tokens.config.json` exists"),
    ] {
      try folder.write(text, to: path)
      let refused = try run("init")
      #expect(refused.status != 0)
      #expect(refused.error.contains(error), "\(refused.error)")
      #expect(folder.files == [path])
      try folder.remove(path)
    }
    try folder.write(tokens, to: "theme/a.json")
    #expect(try run("init --sample").error.contains("created     tokens/swatch.tokens.json"))
    #expect(!folder.files.contains("tokens.config.json"))
    #expect(try run("init --sample design").error.contains("created     design/swatch.tokens.json"))
    let several = try run("init --sample a b")
    #expect(several.status == 2)
    #expect(several.error.contains("a starter source is created in one folder"))
  }

  @Test func `setting up existing token files adds the project's outputs, too`() throws {
    try folder.write("{}", to: "build.gradle")
    try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "design/a.tokens.json")
    #expect(try run("init design").status == 0)
    let configuration = try #require(folder.text("design/tokens.config.json"))
    #expect(configuration.contains("\n    { \"target\": \"kotlin\""))
    #expect(configuration.contains("\n    // { \"target\": \"swift\""))
    #expect(try run("build design/tokens.config.json").status == 0)
  }

  @Test func `a custom target with the name of a built-in one requires force`() throws {
    #expect(try run("init").status == 0)
    for line in ["init --target css", "init --target css --extends css"] {
      let refused = try run(line)
      #expect(refused.status == 2)
      #expect(refused.error.contains("`css` is a built-in target, which yours would replace"))
      #expect(refused.error.contains("tokens init --target my-css --extends css"))
    }
    #expect(!folder.files.contains { $0.hasPrefix("tokens/templates") })
    let forced = try run("init --target css --force")
    #expect(forced.status == 0)
    #expect(forced.error.contains("replaces    the built-in target css"))
    #expect(try run("init --target my-css --extends css").status == 0)
    #expect(try run("init --force").status == 2)
  }

  @Test func `existing files are never overwritten, and no others are created`() throws {
    try folder.write("mine", to: "tokens/color.tokens.json")
    let refused = try run("init")
    #expect(refused.status == 1)
    #expect(refused.error.contains("error[file-in-the-way]: `tokens/color.tokens.json` exists"))
    #expect(folder.files == ["tokens/color.tokens.json"])
    #expect(folder.text("tokens/color.tokens.json") == "mine")
  }

  @Test func `a new .gitattributes marks generated files, but an existing one is kept`() throws {
    #expect(try run("init").status == 0)
    let attributes = try #require(folder.text("tokens/.gitattributes"))
    for path in ["/generated/**", "/.tokens-manifest*.json"] {
      #expect(attributes.contains("\(path) text eol=lf linguist-generated merge=union\n"))
    }
    try folder.write("* text=auto\n", to: "other/.gitattributes")
    let made = try run("init other")
    #expect(made.status == 0)
    #expect(folder.text("other/.gitattributes") == "* text=auto\n")
    #expect(made.error.contains("add these lines to the existing other/.gitattributes:"))
    #expect(made.error.contains("/generated/** text eol=lf"))
  }

  @Test func `a second run is reported once`() throws {
    _ = try run("init")
    let again = try run("init")
    #expect(again.status == 1)
    #expect(again.error.contains("exist, and `tokens init` doesn't overwrite files"))
    #expect(again.error.hasSuffix("\n1 error\n"))
  }

  @Test func `a different folder can be given, and the output names the command for it`() throws {
    let made = try run("init design/tokens")
    #expect(made.status == 0)
    #expect(made.error.contains("now run `tokens build design/tokens/tokens.config.json`"))
    #expect(try run("build design/tokens/tokens.config.json").status == 0)
  }

  @Test func `a folder that can't be created leaves nothing behind`() throws {
    try folder.write("", to: "tokens")
    let failed = try run("init")
    #expect(failed.status == 3)
    #expect(folder.files == ["tokens"])
  }
}
