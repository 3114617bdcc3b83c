import CommandLineParsing
import Diagnostics
import Testing

@Suite struct Parsing {
  @Test(arguments: [
    "--format json build --target css --target=swift --dry-run my.json",
    "build my.json --dry-run -t css -tswift --format=json",
    "build -t=css --format json -- my.json --target swift".replacing(" -- my.json", with: "")
      + " --dry-run -- my.json",
    "build --target css my.json --target swift --dry-run --format json --",
  ])
  func `options may be in any order, with joined or separate values`(line: String) throws {
    let parsed = try #require(Sample.run(line))
    #expect(parsed.command.name == Sample.build.name)
    #expect(parsed[Sample.target] == ["css", "swift"])
    #expect(parsed[Sample.format] == .json)
    #expect(parsed[Sample.dryRun])
    #expect(parsed[Sample.config] == "my.json")
    #expect(!parsed[Sample.quiet])
  }

  @Test func `missing options and arguments have default values`() throws {
    let parsed = try #require(Sample.run("build"))
    #expect(parsed[Sample.target] == [])
    #expect(parsed[Sample.format] == .text)
    #expect(parsed[Sample.jobs] == nil)
    #expect(parsed[Sample.config] == nil)
    #expect(!parsed[Sample.dryRun])
  }

  @Test(arguments: ["-qv build -j4", "build -qvj 4", "-q build -vj=4", "build -v -q -qv --jobs=4"])
  func `one-letter flags can be clustered, and the last may have a value`(line: String) throws {
    let parsed = try #require(Sample.run(line))
    #expect(parsed[Sample.quiet] && parsed[Sample.verbose])
    #expect(parsed[Sample.jobs] == 4)
  }

  @Test func `a repeated argument takes all remaining words`() throws {
    #expect(try #require(Sample.run("ir a b --context x=y c"))[Sample.files] == ["a", "b", "c"])
    #expect(try #require(Sample.run("ir"))[Sample.files] == [])
    #expect(try #require(Sample.run("ir --context=x=y"))[Sample.context] == ["x=y"])
  }

  @Test func `words after two hyphens aren't options`() throws {
    #expect(try #require(Sample.run("build -- -5"))[Sample.config] == "-5")
    #expect(
      try #require(Sample.run("ir -- --context -- a"))[Sample.files] == ["--context", "--", "a"]
    )
    #expect(try #require(Sample.run("-- build x"))[Sample.config] == "x")
  }

  @Test func `a joined value may begin with a hyphen, and a single hyphen is a value`() throws {
    #expect(try #require(Sample.run("build --jobs=-5"))[Sample.jobs] == -5)
    #expect(try #require(Sample.run("build --target - -"))[Sample.target] == ["-"])
    #expect(try #require(Sample.run("build --target - -"))[Sample.config] == "-")
  }

  @Test func `empty words are valid values`() throws {
    guard case .run(let parsed) = Sample.parse(["build", "--target", "", "--target=", ""]) else {
      Issue.record("refused")
      return
    }
    #expect(parsed[Sample.target] == ["", ""])
    #expect(parsed[Sample.config] == "")
  }

  @Test func `values have locations`() throws {
    var sources = SourceMap()
    let words = ["build", "--target", "a b", "--target=it's", "-q", "x.json"]
    guard case .run(let parsed) = CommandLineParser(Sample.program).parse(words, sources: &sources)
    else {
      Issue.record("refused")
      return
    }
    let bytes = sources.files[0].bytes
    let spans =
      parsed.spans(of: Sample.target) + parsed.spans(of: Sample.quiet)
      + parsed.spans(of: Sample.config)
    let texts = spans.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
    #expect(texts == ["'a b'", #"'it'\''s'"#, "q", "x.json"])
  }

  @Test(arguments: [
    ("--help", "tokens"), ("-h", "tokens"), ("help", "tokens"), ("build --help", "tokens build"),
    ("--help build", "tokens build"), ("help build", "tokens build"),
    ("build --traget x -h", "tokens build"), ("explain --help", "tokens explain"),
    ("--version --help", "tokens"), ("-qh", "tokens"),
  ])
  func `help is shown for the given command, despite other errors`(line: String, path: String) {
    guard case .help(let shown, wasRequested: true) = Sample.parse(line) else {
      Issue.record("no help")
      return
    }
    #expect(shown.spelling == path)
  }

  @Test func `a program name without arguments shows unrequested help`() {
    guard case .help(let shown, wasRequested: false) = Sample.parse("") else {
      Issue.record("no help")
      return
    }
    #expect(shown.spelling == "tokens")
  }

  @Test(arguments: ["--version", "build --version", "--version explain"])
  func `the version is printed`(line: String) {
    guard case .version("1.2.3") = Sample.parse(line) else {
      Issue.record("no version")
      return
    }
  }

  @Test func `after an error, options for reporting are still recognized`() {
    for line in ["biuld --frmat x --format json", "--format json build --nope", "--format json -q"]
    {
      guard case .failure(_, let understood) = Sample.parse(line) else {
        Issue.record("no mistake in \(line)")
        continue
      }
      #expect(understood[Sample.format] == .json)
    }
  }

  @Test func `a program without subcommands can have arguments`() throws {
    let size = Argument<Double>("SIZE", help: "a size")
    let rest = Argument<[String]>("WORD", isRequired: true, help: "words")
    let program = Command("measure", summary: "measures", arguments: [size, rest])
    guard case .run(let parsed) = CommandLineParser(program).parse(["1.5", "a", "b"]) else {
      Issue.record("refused")
      return
    }
    #expect(parsed[size] == 1.5)
    #expect(parsed[rest] == ["a", "b"])
    for words in [[], ["1"], ["x", "a"], ["nan", "a"], ["--version"]] {
      guard case .failure = CommandLineParser(program).parse(words) else {
        Issue.record("accepted \(words)")
        continue
      }
    }
  }

  @Test func `subcommands may have subcommands`() {
    let deep = Flag("deep", help: "deep")
    let leaf = Command("get", summary: "gets", options: [deep])
    let program = Command(
      "a",
      summary: "a",
      subcommands: [Command("b", summary: "b", subcommands: [leaf])]
    )
    guard case .run(let parsed) = CommandLineParser(program).parse(["b", "get", "--deep"]) else {
      Issue.record("refused")
      return
    }
    #expect(parsed.path.spelling == "a b get" && parsed[deep])
  }

  @Test func `any words give a result`() {
    let pieces = [
      "--", "-", "", "build", "ir", "explain", "--target", "-t", "-qv", "--format=", "=", "x y",
      "'",
      "--=", "---", "-é", "--é=ü", "\u{1B}[2J", "\n", "--help", "--jobs", "-j-", "-5", "help",
      "-q=",
    ]
    var state: UInt64 = 11
    for _ in 0..<5000 {
      let words = (0..<Int(state >> 61)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var sources = SourceMap()
      let outcome = CommandLineParser(Sample.program).parse(words, sources: &sources)
      if case .failure(let diagnostics, _) = outcome {
        #expect(!diagnostics.isEmpty)
        let text = TextRenderer().render(diagnostics, in: sources)
        #expect(!text.unicodeScalars.contains("\u{1B}"))
        #expect(LineMap(sources.files[0].bytes).count == 1)
      }
    }
  }
}
