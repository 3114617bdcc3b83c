import Foundation
import TestSupport
import Testing
import Workspace

/// Runs of `build` and `check` that repeat an earlier report because nothing has changed.
@Suite struct StampRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try Self.project()
  }

  /// A project with a warning.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      {
        "source": ["src/*.tokens.json"],
        "outputs": [
          { "target": "css", "directory": "out" },
          { "target": "json", "directory": "out" }
        ]
      }
      """,
      to: "tokens.config.json"
    )
    try folder.write(source(1), to: "src/a.tokens.json")
    return folder
  }

  private static func source(_ value: Int) -> String {
    """
    { "size": { "$type": "dimension",
      "a": { "$value": "\(value)px" } } }
    """
  }

  /// Runs the program as on a person's machine.
  private func run(_ line: String, in folder: TemporaryFolder? = nil) throws -> ProgramRun {
    let arguments = line.split(separator: " ").map(String.init)
    let place = (folder ?? self.folder).url("")
    return try ProgramRun(arguments, in: place, environment: ["CI": ""])
  }

  /// Runs until there is a stamp.
  private func settle(_ line: String) throws {
    let name = line.split(separator: " ")[0]
    for _ in 0..<50 {
      _ = try run(line)
      if folder.text(".tokens-cache/\(name)-tokens.config.json.stamp") != nil { return }
      Thread.sleep(forTimeInterval: 0.01)
    }
    Issue.record("there is no stamp")
  }

  private func read(_ line: String) throws -> (status: Int32, text: [String]) {
    let run = try run(line)
    return (run.status, [run.output, run.error])
  }

  @Test(
    "a repeated report equals the first one",
    arguments: [
      "build", "check", "build --verbose", "check --format json", "build --format github",
      "check --format lines", "build --quiet", "build --target css", "build tokens.config.json",
    ]
  )
  func repeated(_ line: String) throws {
    _ = try run("build")
    let expected = try read("\(line) --no-stamp")
    try settle(line)
    let repeated = try read(line)
    #expect(repeated.status == 0)
    #expect(repeated == expected)
  }

  @Test("nothing is read when a report is repeated")
  func noReading() throws {
    _ = try run("build")
    try settle("check")
    // Only a run that trusts the stamp prints what the stamp contains.
    let name = ".tokens-cache/check-tokens.config.json.stamp"
    let text = try #require(folder.text(name)?.dropFirst(16))
    let body = text.replacingOccurrences(of: "all 2 files", with: "all the files")
    #expect(body != text)
    try folder.write(ContentFingerprint.digits(of: Array(body.utf8)) + body, to: name)
    #expect(try run("check").error.contains("all the files are up to date"))
    #expect(try run("check --no-stamp").error.contains("all 2 files are up to date"))
  }

  @Test("without a stamp, or in CI, nothing is left behind")
  func noStamp() throws {
    for _ in 0..<3 {
      #expect(try run("build --no-stamp").status == 0)
      #expect(try run("check --no-stamp").status == 0)
      #expect(
        try ProgramRun(["build"], in: folder.url(""), environment: ["CI": "true"]).status == 0
      )
    }
    #expect(!folder.files.contains { $0.hasPrefix(".tokens-cache") })
  }

  @Test("warnings fail each run with --strict")
  func strict() throws {
    _ = try run("build")
    try settle("check")
    for _ in 0..<3 {
      let strict = try run("check --strict")
      #expect(strict.status == 1)
      #expect(strict.error.contains("error"))
    }
  }

  @Test("a folder that can't be written prevents the stamp, without a message")
  func readOnly() throws {
    try folder.write("a file, so there can be no folder", to: ".tokens-cache")
    #expect(try run("build").status == 0)
    let expected = try read("check --no-stamp")
    for _ in 0..<2 { #expect(try read("check") == expected) }
  }

  @Test("commands that write other files never repeat a report")
  func otherFiles() throws {
    try settle("build")
    for line in ["build --depfile out.d", "build --dry-run", "build --list-outputs"] {
      _ = try run(line)
      try? folder.remove("out.d")
      let again = try run(line)
      #expect(again.status == 0)
      #expect(folder.text("out.d") != nil || !line.contains("depfile"))
    }
  }

  @Test("after any sequence of changes, runs with and without stamps agree", arguments: 0..<4)
  func law(_ seed: Int) throws {
    let other = try Self.project()
    var random = SeededGenerator(seed: UInt64(seed + 1))
    var successes = 0
    for step in 0..<12 {
      let change = Int.random(in: 0..<9, using: &random)
      let value = Int.random(in: 1...3, using: &random)
      for folder in [folder, other] { try Self.change(change, value, folder) }
      for line in ["build", "check", "check"] {
        // Files are sometimes younger and sometimes older than a run.
        if Bool.random(using: &random) { Thread.sleep(forTimeInterval: 0.012) }
        let (own, expected) = (try run(line), try run("\(line) --no-stamp", in: other))
        let note = Comment("seed \(seed), step \(step), change \(change), \(line)")
        #expect(own.status == expected.status, note)
        if own.status == 0 { successes += 1 }
        #expect(own.error == expected.error, note)
        let kept = folder.contents.filter { !$0.key.hasPrefix(".tokens-cache/") }
        #expect(kept == other.contents, note)
      }
    }
    #expect(successes > 0)
  }

  private static func change(_ change: Int, _ value: Int, _ folder: TemporaryFolder) throws {
    switch change {
    case 0: try folder.write(source(value), to: "src/a.tokens.json")
    case 1:
      let other = source(value).replacingOccurrences(of: "\"a\"", with: "\"b\"")
      try folder.write(other, to: "src/b.tokens.json")
    case 2: try? folder.remove("src/b.tokens.json")
    case 3: try folder.write("edited\n", to: "out/tokens.css")
    case 4: try? folder.remove("out")
    case 5: try folder.write("{", to: "src/a.tokens.json")
    case 6: try? folder.remove(".tokens-manifest.json")
    case 7:
      try folder.write(source(value), to: "src/a.tokens.json")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: folder.url("src/a.tokens.json").path
      )
    default: break
    }
  }
}
