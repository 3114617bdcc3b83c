import Foundation

/// The code of an app in the tasks of `templates/guide/swift.md`, for the compiler.
enum GuideCode {
  /// Returns a function for each block marked with `uikit` or `swiftui`, and the declarations that
  /// they assume.
  static func functions() throws -> String {
    let page = repository.appending(path: "templates/guide/swift.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    var functions = [assumed]
    for (number, block) in blocks.enumerated() {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.dropFirst().joined(separator: "\n")
      if lines.first == "swift uikit" {
        functions.append(
          """
          @MainActor func task\(number)(
            view: UIView, window: UIView, titleLabel: UILabel, card: UIView, picture: UIImageView,
            title: UILabel, message: UILabel, readButton: UIButton, theme: TokenTheme
          ) {
          \(code)
          \(code.matches(of: /(?m)^let (\w+)/).map { "_ = \($0.1)" }.joined(separator: "\n"))
          }
          """
        )
      } else if lines.first == "swift swiftui" {
        functions.append(
          """
          @MainActor @ViewBuilder func task\(number)(
            article: Article, theme: TokenTheme
          ) -> some View {
          \(code)
          }
          """
        )
      }
    }
    return functions.joined(separator: "\n")
  }

  private static let assumed = """
    struct Article { let title: String }
    func open(_ article: Article) {}
    struct SettingsView: View {
      var body: some View { Text("Settings") }
    }
    """
}
