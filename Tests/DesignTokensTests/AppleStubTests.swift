import Foundation
import Testing

@Suite struct `The generated module` {
  @Test(arguments: [["UIKit", "SwiftUI"], ["AppKit", "SwiftUI"]])
  func `is right for Apple's platforms`(modules: [String]) throws {
    let folder = URL.temporaryDirectory.appending(path: "tokens-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    for module in modules {
      let output = folder.appending(path: "\(module).swiftmodule").path
      let stub = repository.appending(path: "Tests/Stubs/Apple/\(module).swift").path
      try swiftc([
        "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.path,
        "-emit-module-path", output, stub,
      ])
    }
    let sources = repository.appending(path: "Sources/DesignTokens")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let user = folder.appending(path: "User.swift")
    try Data(Self.user(of: modules[0]).utf8).write(to: user)
    try swiftc(["-typecheck", "-warnings-as-errors", "-I", folder.path] + files + [user.path])
  }

  /// Code that only compiles if the members for the platform are there.
  static func user(of module: String) -> String {
    let isUIKit = module == "UIKit"
    return """
      import \(module)
      import SwiftUI
      func use() -> [Any] {
        let platform: \(isUIKit ? "UIColor" : "NSColor") = Tokens.Color.Text.body.\(isUIKit ? "uiColor" : "nsColor")
        let color: SwiftUI.Color = Tokens.Color.Text.link.color
        var environment = EnvironmentValues()
        environment.tokenTheme = Tokens.theme(.sand)
        return [platform, color, environment.tokenTheme.color.text.link.color]
      }
      """
  }

  /// Runs the compiler, and fails with what it says.
  private func swiftc(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
