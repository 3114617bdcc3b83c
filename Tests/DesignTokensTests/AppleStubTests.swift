import Foundation
import Testing

@Suite struct `The generated module` {
  @Test(arguments: [["UIKit", "SwiftUI"], ["AppKit", "SwiftUI"]])
  func `the generated module and its users compile for Apple platforms`(modules: [String]) throws {
    let folder = URL.temporaryDirectory.appending(path: "tokens-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    for module in modules {
      let output = folder.appending(path: "\(module).swiftmodule").path
      let stubs = repository.appending(path: "Tests/Stubs/Apple")
      let files = try FileManager.default.contentsOfDirectory(atPath: stubs.path)
        .filter { $0.hasPrefix(module) }.map { stubs.appending(path: $0).path }
      try swiftc(
        [
          "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.path,
          "-emit-module-path", output,
        ] + files
      )
    }
    let sources = repository.appending(path: "Sources/DesignTokens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let user = folder.appending(path: "User.swift")
    var code = Self.user(of: modules[0])
    if modules.contains("UIKit") {
      let guide = try GuideCode.functions()
      try #require(guide.components(separatedBy: "func task").count >= 9)
      code += "\n" + guide
    }
    try Data(code.utf8).write(to: user)
    try swiftc(["-typecheck", "-warnings-as-errors", "-I", folder.path] + files + [user.path])
  }

  /// Code that only compiles if the members for the platform exist.
  static func user(of module: String) -> String {
    """
    import \(module)
    import SwiftUI

    @MainActor func use(theme: TokenTheme) -> some View {
      let color: SwiftUI.Color = theme.color.text.link.color
      var environment = EnvironmentValues()
      environment.tokenTheme = TokenTheme(brand: .sand, appearance: .dark)
      _ = (color, environment.tokenTheme.color.text.link.color)
      let font: SwiftUI.Font = Tokens.Text.body1.font
      return Text("").textStyle(.headline).typography(Tokens.Text.body1).font(font)
        .foregroundStyle(Tokens.Color.Text.body).environment(\\.tokenTheme, theme)
    }

    \(module == "UIKit" ? uiKitUser : appKitUser)
    """
  }

  private static let uiKitUser = """
    @MainActor func use(view: UIView, label: TokenLabel, button: UIButton, field: UITextField) {
      let color: UIColor = Tokens.Color.Text.body.uiColor
      let font: UIFont = Tokens.Text.body1.uiFont(compatibleWith: label.traitCollection)
      let attributes: [NSAttributedString.Key: Any] = Tokens.Text.body1.attributes()
      _ = (color, font, attributes)
      Tokens.Color.Background.page.apply(to: view)
      Tokens.Color.Background.page.apply(to: [view, button])
      Tokens.Color.Text.body.apply(to: label, label)
      Tokens.Radius.small.apply(toCornersOf: view, button, clipping: false)
      Tokens.Radius.small.apply(toCornersOf: [view.layer])
      Tokens.Radius.small.apply(to: NSLayoutConstraint())
      Tokens.Text.body1.apply(to: label, label)
      Tokens.Text.body1.apply(to: button)
      Tokens.Text.body1.apply(to: [field])
      Tokens.Text.body1.apply(to: UITextView(frame: .zero))
      label.styleNumber = 3
      label.styleName = "headline"
      label.theme = TokenTheme(brand: .sand)
      label.theme = nil
      TokenTheme.app = TokenTheme(brand: .sand)
      if #available(iOS 17, tvOS 17, *) {
        view.traitOverrides.tokenTheme = TokenTheme(brand: .sand)
        view.backgroundColor = view.traitCollection.tokenTheme.color.background.accent.uiColor
      }
      view.backgroundColor = view.tokenTheme.color.background.accent.uiColor
      label.apply(.headline)
      label.apply(.headline, in: TokenTheme(brand: .sand))
    }
    """

  private static let appKitUser = """
    @MainActor func use(view: NSView, field: NSTextField, button: NSButton) {
      let color: NSColor = Tokens.Color.Text.body.nsColor
      let font: NSFont = Tokens.Text.body1.nsFont
      let attributes: [NSAttributedString.Key: Any] = Tokens.Text.body1.attributes()
      _ = (color, font, attributes)
      Tokens.Color.Text.body.apply(to: field)
      Tokens.Color.Text.body.apply(to: button, button)
      Tokens.Color.Background.card.apply(to: view)
      Tokens.Color.Background.card.apply(to: [view, field])
      Tokens.Border.card.apply(to: view)
      Tokens.Radius.small.apply(toCornersOf: view, button)
      Tokens.Text.body1.apply(to: [field])
      Tokens.Text.body1.apply(to: button)
      Tokens.Radius.small.apply(to: NSLayoutConstraint())
    }
    """

  /// Runs the compiler, and throws an error with its output if it fails.
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
