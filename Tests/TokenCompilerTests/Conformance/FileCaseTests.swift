import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// The conformance cases stored in separate files, compiled in strict and lenient mode.
@Suite struct `Conformance cases` {
  static let cases: [ConformanceCase] = {
    let manifest = ConformanceCase.folder.appending(path: "manifest.json")
    guard let data = try? Data(contentsOf: manifest) else { return [] }
    return (try? JSONDecoder().decode([ConformanceCase].self, from: data)) ?? []
  }()

  @Test func `all conformance cases are present`() throws {
    #expect(Self.cases.count >= 319)
    let listed = Set(Self.cases.compactMap(\.file))
    #expect(listed.count == Self.cases.count)
    for folder in ["valid", "invalid"] {
      let files = try FileManager.default
        .contentsOfDirectory(atPath: ConformanceCase.folder.appending(path: folder).path)
      for file in files where file.hasSuffix(".json") {
        #expect(
          listed.contains("\(folder)/\(file)") || Self.isReferredTo(file),
          "\(folder)/\(file) is in no case"
        )
      }
    }
  }

  /// Whether a case refers to a file that is no case itself.
  private static func isReferredTo(_ file: String) -> Bool {
    cases.compactMap(\.file).filter { $0.hasSuffix(".resolver.json") }.contains { path in
      (try? String(contentsOf: ConformanceCase.folder.appending(path: path), encoding: .utf8))?
        .contains(file) ?? false
    }
  }

  @Test(arguments: cases)
  func `each file gives the expected values or diagnostics`(_ testCase: ConformanceCase) throws {
    let file = try #require(testCase.file)
    // An input that isn't an object of strings can't be passed to the compiler.
    guard let pins = testCase.pins else { return }
    let compilation = Compilation.file(file, in: ConformanceCase.folder, pins: pins)
    let isRefused = compilation.isStrictlyRefused
    #expect(isRefused == (testCase.expect == .invalid), "\(compilation.messages)")
    if testCase.expect == .valid, let ir = compilation.ir {
      #expect(try testCase.differences(in: ir) == [])
    }
    if testCase.lenient != nil {
      #expect(compilation.ir != nil, "\(compilation.messages)")
      #expect(compilation.diagnostics.contains { $0.severity == .warning })
    }
    #expect(compilation.ir == nil ? compilation.diagnostics.containsError : true)
  }
}
