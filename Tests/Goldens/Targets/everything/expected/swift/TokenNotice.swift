// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) || canImport(AppKit)
  import Foundation

  /// Tells developers what is missing. A program that is made for users says nothing.
  enum TokenNotice {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Prints a message, the first time only.
    static func say(_ message: @autoclosure () -> String) {
      #if DEBUG
        let message = message()
        let isNew = lock.withLock { said.insert(message).inserted }
        if isNew { print("Tokens: \(message)") }
      #endif
    }
  }

  extension TextStyle {
    /// The style of a number from Interface Builder, where 0 is none.
    static func inspected(number: Int) -> TextStyle? {
      let style = TextStyle(rawValue: number)
      if style == nil, number != 0 { TokenNotice.say("there is no text style \(number)") }
      return style
    }

    /// The style of a name from Interface Builder, where an empty one is none.
    static func inspected(name: String) -> TextStyle? {
      let style = TextStyle(name: name)
      if style == nil, !name.isEmpty { TokenNotice.say("there is no text style \(name)") }
      return style
    }
  }
#endif
