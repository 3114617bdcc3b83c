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
#endif
