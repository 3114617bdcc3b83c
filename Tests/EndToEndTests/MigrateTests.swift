import Foundation
import TestSupport
import Testing

/// `tokens migrate` in a temporary folder.
@Suite struct Migrating {
  private let folder: TemporaryFolder

  private static let foreign = """
    {
      "gap": { "value": "16", "type": "spacing", "comment": "between cards" },
      "wide": { "value": "{gap} * 2", "type": "spacing" }
    }

    """
  private static let standard = """
    {
      "gap": { "$value": { "value": 16, "unit": "px" }, "$type": "dimension", "$description": "between cards" },
      "wide": { "$value": "~{gap} * 2", "$type": "dimension" }
    }

    """
  private static let own = "{ \"x\": { \"$type\": \"number\",   \"$value\": 1.0 } }"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Self.foreign, to: "gap.json")
    try folder.write(Self.own, to: "own.json")
    try folder.write(
      ##"{ "source": ["*.json"], "outputs": [{ "target": "css", "directory": "out" }] }"##,
      to: "tokens.config.json"
    )
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  @Test func `the configured files are rewritten, and DTCG files are left unchanged`()
    throws
  {
    let mark = folder.marks["own.json"]
    let run = try run("migrate")
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.text("gap.json") == Self.standard)
    #expect(folder.text("own.json") == Self.own)
    #expect(folder.marks["own.json"] == mark)
    #expect(
      run.error == """
        written     gap.json  (2 tokens without `$`, 2 types of other tools, 1 measure without a unit, \
        1 formula)
        rewrote 1 of 2 token files

        """
    )
  }

  @Test func `a symbolic link out of the repository is not followed`() throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.foreign, to: "gap.json")
    try folder.remove("gap.json")
    try folder.link("gap.json", to: outside.url("gap.json").path)
    for line in ["migrate", "migrate --dry-run", "migrate gap.json"] {
      let run = try run(line)
      #expect(run.status == 1)
      #expect(run.error.contains("`gap.json` is not rewritten"), "\(run.error)")
    }
    #expect(outside.text("gap.json") == Self.foreign)
    #expect(folder.files.sorted() == ["gap.json", "own.json", "tokens.config.json"])
    let configuration = try #require(folder.text("tokens.config.json"))
    let allowed = "{ \"outside\": [\"\(outside.path)\"]," + configuration.dropFirst()
    try folder.write(allowed, to: "tokens.config.json")
    #expect(try run("migrate").status == 0)
    #expect(outside.text("gap.json") == Self.standard)
  }

  @Test func `a symbolic link within the repository is followed`() throws {
    try folder.write(Self.foreign, to: "real/gap.txt")
    try folder.remove("gap.json")
    try folder.link("gap.json", to: "real/gap.txt")
    #expect(try run("migrate").status == 0)
    #expect(folder.text("real/gap.txt") == Self.standard)
  }

  @Test func `a second run changes nothing and reports that`() throws {
    #expect(try run("migrate").status == 0)
    let marks = folder.marks
    let second = try run("migrate")
    #expect(second.status == 0)
    #expect(second.error == "nothing to rewrite in 2 token files\n")
    #expect(folder.marks == marks)
    #expect(try run("ir").error.isEmpty)
  }

  @Test func `a dry run lists the files that would change without writing them`() throws {
    let before = folder.marks
    let run = try run("migrate --dry-run")
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("write       gap.json  (2 tokens without `$`"))
    #expect(run.error.hasSuffix("would rewrite 1 of 2 token files\n"))
    #expect(folder.marks == before)
  }

  @Test func `only the given files are rewritten`() throws {
    try folder.write(Self.foreign, to: "other.json")
    #expect(try run("migrate gap.json own.json").status == 0)
    #expect(folder.text("gap.json") == Self.standard)
    #expect(folder.text("other.json") == Self.foreign)
    #expect(try run("migrate absent.json").status == 2)
  }

  @Test func `an error in any file is reported, and nothing is written`() throws {
    try folder.write(
      "{ \"a\": { \"value\": \"{missing}\", \"type\": \"spacing\" } }",
      to: "wrong.json"
    )
    let before = folder.marks
    let run = try run("migrate")
    #expect(run.status == 1)
    #expect(run.error.contains("error[unknown-reference]"))
    #expect(run.error.contains("--> wrong.json:1:19"))
    #expect(!run.error.contains("written"))
    #expect(folder.marks == before)
  }

  @Test(arguments: ["--strict", ""])
  func `the form of a file isn't reported when it's migrated`(_ options: String) throws {
    let lint = ##""lint": { "foreign-form": "error" }, "outputs""##
    try folder.replace("\"outputs\"", with: lint, in: "tokens.config.json")
    #expect(try run("build").status == 1)
    let run = try run("migrate \(options)")
    #expect(run.status == 0, "\(run.error)")
    #expect(try self.run("build").status == 0)
  }

  @Test func `a machine-readable report lists the files`() throws {
    let run = try run("migrate --format json")
    #expect(run.output.contains("\"command\":\"migrate\""))
    #expect(run.output.contains("\"file\":\"gap.json\""), "\(run.output)")
    #expect(run.error.isEmpty)
  }

  @Test func `token set files are rewritten, and the themes that select them still work`() throws {
    let themes =
      ##"[{ "name": "day", "selectedTokenSets": { "core": "source", "day": "enabled" } }]"##
    try folder.write(themes, to: "sets/$themes.json")
    try folder.write(##"{ "ink": { "value": "#000000", "type": "color" } }"##, to: "sets/core.json")
    try folder.write(
      ##"{ "fg": { "value": "{core.ink}", "type": "color" } }"##,
      to: "sets/day.json"
    )
    let files = "sets/$themes.json sets/core.json sets/day.json"
    let run = try run("migrate \(files)")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasSuffix("rewrote 2 of 2 token files\n"), "\(run.error)")
    #expect(folder.text("sets/$themes.json") == themes)
    #expect(
      folder.text("sets/day.json") == ##"{ "fg": { "$value": "{ink}", "$type": "color" } }"##
    )
    #expect(try self.run("migrate \(files)").error == "nothing to rewrite in 2 token files\n")
  }

  @Test func `a token set in an older form is rewritten as it's read`() throws {
    try folder.write(
      ##"[{ "name": "day", "selectedTokenSets": { "core": "enabled" } }]"##,
      to: "sets/$themes.json"
    )
    try folder.write(
      ##"{ "bold": { "$value": "Semi bold", "$type": "fontWeights" } }"##,
      to: "sets/core.json"
    )
    let run = try run("migrate sets/$themes.json sets/core.json")
    #expect(run.status == 0, "\(run.error)")
    let core = folder.text("sets/core.json")
    #expect(core == ##"{ "bold": { "$value": 600, "$type": "fontWeight" } }"##)
  }

  /// A Tokens Studio document with two theme groups whose sets are interleaved.
  private static let document = ##"""
    {
      "core": {
        "ink": { "value": "#000000", "type": "color" },
        "paper": { "value": "#ffffff", "type": "color" },
        "base": { "value": "4", "type": "spacing" }
      },
      "brand/acme": { "accent": { "value": "{core.ink}", "type": "color" } },
      "brand/globex": {
        "accent": { "value": "{paper}", "type": "color" },
        "gap": { "value": "{base} * 3", "type": "spacing" }
      },
      "semantic": {
        "gap": { "value": "{base} * 2", "type": "spacing" },
        "link": { "value": "{accent}", "type": "color" }
      },
      "mode/light": { "page": { "value": "$core.paper", "type": "color" } },
      "mode/dark": { "page": { "value": "{ink.value}", "type": "color" } },
      "unused": { "x": { "value": "1px", "type": "sizing" } },
      "$themes": [
        { "name": "acme", "group": "brand",
          "selectedTokenSets": { "core": "source", "brand/acme": "enabled", "semantic": "enabled" } },
        { "name": "globex", "group": "brand",
          "selectedTokenSets": { "core": "source", "brand/globex": "enabled", "semantic": "enabled" } },
        { "name": "light", "group": "mode", "selectedTokenSets": { "mode/light": "enabled" } },
        { "name": "dark", "group": "mode", "selectedTokenSets": { "mode/dark": "enabled" } }
      ],
      "$metadata": { "tokenSetOrder": [
        "core", "brand/acme", "semantic", "brand/globex", "mode/light", "mode/dark", "unused"] }
    }

    """##

  @Test func `a document of sets and themes becomes set files and a resolver document`() throws {
    func configure(_ source: String) throws {
      let outputs =
        ##"[{ "target": "css", "directory": "out" }, { "target": "json", "directory": "json" }]"##
      let text = ##"{ "source": "\##(source)", "outputs": \##(outputs) }"##
      try folder.write(text, to: "tokens.config.json")
    }
    try folder.write(Self.document, to: "tokens/all.json")
    try configure("tokens/all.json")
    #expect(try run("build").status == 0)
    let lines = folder.text("out/tokens.css")?.split(separator: "\n").sorted()
    let before = folder.contents
    let planned = try run("migrate --dry-run")
    #expect(
      planned.error.contains("create      tokens/all/brand/acme.tokens.json"),
      "\(planned.error)"
    )
    #expect(folder.contents == before)
    let made = try run("migrate")
    #expect(made.status == 0, "\(made.error)")
    let advice = "now set `source` in the configuration to `tokens/all.resolver.json`"
    #expect(made.error.contains(advice), "\(made.error)")
    #expect(folder.text("tokens/all.json") == Self.document)
    #expect(folder.files.contains("tokens/all/unused.tokens.json"))
    #expect(
      folder.text("tokens/all/mode/dark.tokens.json")
        == ##"{ "page": { "$value": "{ink}", "$type": "color" } }"## + "\n"
    )
    #expect(try run("migrate").error.contains("nothing to create: all files exist"))
    try configure("tokens/all.resolver.json")
    let built = try run("build --strict")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.text("out/tokens.css")?.split(separator: "\n").sorted() == lines)
    #expect(try run("migrate").error == "nothing to rewrite in 6 token files\n")
  }

  @Test func `a file in the way of a set is kept, and nothing is written`() throws {
    try folder.write(Self.document, to: "all.json")
    try folder.write("mine", to: "all/core.tokens.json")
    let before = folder.contents
    let run = try run("migrate all.json")
    #expect(run.status == 1)
    #expect(run.error.contains("error[file-in-the-way]"), "\(run.error)")
    #expect(folder.contents == before)
  }

  @Test func `a design tool's native export is standard after the migration`() throws {
    let export = ##"""
      { "a": { "$type": "number", "$value": 1 },
        "b": { "$type": "number", "$value": 1, "$extensions": {
          "com.figma.aliasData": { "targetVariableName": "a" } } },
        "$extensions": { "com.figma.modeName": "Light" } }
      """##
    try folder.write(export, to: "gap.json")
    #expect(try run("ir").error.contains("foreign-form"))
    #expect(try run("migrate").status == 0)
    #expect(folder.text("gap.json")?.contains(##""$value": "{a}""##) == true)
    #expect(try run("ir").error.isEmpty)
  }

  @Test func `values of types that DTCG doesn't define are kept`() throws {
    let odd =
      ##"{ "g": { "on": { "$type": "string", "$value": 16 }, "s": { "$type": "string", "$value": "x" } } }"##
    try folder.write(odd, to: "gap.json")
    #expect(try run("migrate").status == 0)
    let text = try #require(folder.text("gap.json"))
    #expect(text.contains(##""on": { "$type": "string", "$value": 16 }"##))
    #expect(text.contains(##""s": { "type": "string", "value": "x" }"##))
  }

  @Test func `the tokens of this repository conform to DTCG`() throws {
    let project = try SampleProject()
    let before = project.folder.marks
    let run = try project.run("migrate")
    #expect(run.status == 0, "\(run.error)")
    #expect(project.folder.marks == before, "\(run.error)")
  }

  // MARK: The disk

  @Test func `a symbolic link is kept, and its target is rewritten`() throws {
    try folder.remove("gap.json")
    try folder.write(Self.foreign, to: "real/gap.tokens")
    try folder.link("gap.json", to: "real/gap.tokens")
    try folder.link("again.json", to: "real/gap.tokens")
    #expect(try run("migrate gap.json again.json").status == 0)
    #expect(folder.text("real/gap.tokens") == Self.standard)
    for name in ["gap.json", "again.json"] {
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url(name).path
      )
      #expect(target == "real/gap.tokens")
    }
  }

  @Test func `the permissions of a file are kept`() throws {
    let path = folder.url("gap.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try run("migrate").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a read-only file is an error, and no other file is written`() throws {
    try folder.write(Self.foreign.replacing("gap", with: "zap"), to: "zap.json")
    let path = folder.url("zap.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let before = folder.contents
    let run = try run("migrate")
    #expect(run.status == 3)
    #expect(
      run.error.contains("error[unwritable-file]: `zap.json` can't be written: it is read-only")
    )
    #expect(run.error.contains("run `tokens migrate` again"))
    #expect(folder.contents == before)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func `a read-only folder is an error`() throws {
    try folder.write(Self.foreign.replacing("gap", with: "zap"), to: "closed/zap.json")
    let path = folder.url("closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let before = folder.contents
    #expect(try run("migrate gap.json closed/zap.json").status == 3)
    #expect(folder.contents == before)
  }

  @Test func `a disk that fills up leaves every file as it was`() throws {
    let tokens = (0..<200).map { "\"t\($0)\": { \"value\": \"\($0)px\", \"type\": \"size\" }" }
    try folder.write("{ \(tokens.joined(separator: ",\n  ")) }", to: "many.json")
    let before = folder.contents
    // A limit of 4 blocks of 1024 bytes per file.
    let run = try ProgramRun(shell: "ulimit -f 4; $TOKENS migrate", in: folder.url(""))
    #expect(run.status == 3)
    #expect(run.error.contains("error[unwritable-file]: `many.json`"))
    #expect(folder.contents == before)
  }

  @Test func `temporary files of an interrupted run are not in the way`() throws {
    let before = folder.files
    try folder.write("half", to: ".gap.json.tokens-new")
    #expect(try run("migrate").status == 0)
    #expect(folder.text("gap.json") == Self.standard)
    #expect(folder.files == before)
  }

  @Test func `text in CSS notation is kept as it is, with its references`() throws {
    try folder.write(
      """
      {
        "fade": { "value": "linear-gradient(45deg, #f00 0%, #00f 100%)", "type": "color" },
        "list": { "value": "{fade}, none", "type": "other" },
        "plain": { "value": "none; }", "type": "other" }
      }
      """,
      to: "gap.json"
    )
    let run = try run("migrate")
    #expect(run.status == 0, "\(run.error)")
    let text = try #require(folder.text("gap.json"))
    #expect(text.contains("\"gradient\": { \"kind\": \"linear\", \"angle\": 45 }"), "\(text)")
    #expect(text.contains("none\", \"verbatim\": true }"), "\(text)")
    #expect(try self.run("migrate").error.contains("nothing to rewrite"))
    #expect(try self.run("build --strict").status == 0)
    let css = try #require(folder.text("out/tokens.css"))
    #expect(css.contains("--fade: linear-gradient(45deg, #ff0000 0%, #0000ff 100%);"), "\(css)")
    #expect(
      css.contains("--list: linear-gradient(45deg, #ff0000 0%, #0000ff 100%), none;"),
      "\(css)"
    )
    // A text that would end the declaration is printed as a string.
    #expect(css.contains("--plain: \"none; }\";"), "\(css)")
  }

  @Test func `existing notes in a token are kept`() throws {
    try folder.write(
      """
      {
        "fade": {
          "value": "linear-gradient(45deg, #f00 0%, #00f 100%)", "type": "color", "params": 1,
          "$extensions": { "dev.tokens.notes": { "value": "by hand", "owner": "web" } }
        }
      }
      """,
      to: "gap.json"
    )
    let run = try run("migrate")
    #expect(run.status == 0, "\(run.error)")
    let text = try #require(folder.text("gap.json"))
    #expect(
      text.contains(
        "\"dev.tokens.notes\": { \"params\": 1, \"value\": \"by hand\", "
          + "\"owner\": \"web\" }"
      ),
      "\(text)"
    )
  }
}
