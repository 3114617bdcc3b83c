// An app that follows `tokens serve`, here on Linux. Built and run by `following.py`.
//
//   app http://localhost:PORT
//
// It prints a line whenever its screen is drawn. A line in its standard input chooses a brand.
import DesignTokens
import Foundation

@main @MainActor struct App {
  static func main() async {
    let store = TokenStore.shared
    store.cacheDirectory = URL(fileURLWithPath: "kept")
    let screen = Screen()
    store.observe(screen) { $0.draw($1) }
    store.follow(CommandLine.arguments[1])
    for await line in lines() {
      if let brand = TokenContexts.Brand(rawValue: line) { store.contexts.brand = brand }
    }
  }

  /// Returns the lines of standard input, which are read in a separate thread.
  static func lines() -> AsyncStream<String> {
    AsyncStream { lines in
      Thread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
      }.start()
    }
  }
}

@MainActor final class Screen {
  func draw(_ theme: TokenTheme) {
    let words = [
      "\(theme.contexts.brand)", "\(theme.radius.card.points)", hex(theme.color.text.link.light),
      hex(theme.color.text.link.dark), "\(theme.text.body1.size ?? 0)",
    ]
    FileHandle.standardOutput.write(Data((words.joined(separator: " ") + "\n").utf8))
  }

  /// Returns a color in the notation of the JSON output.
  func hex(_ color: TokenColor.Components) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }
}
