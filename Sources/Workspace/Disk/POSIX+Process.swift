#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// This process and its surroundings.
extension POSIX {
  package static func isTerminal(_ descriptor: Descriptor) -> Bool {
    isatty(descriptor.number) == 1
  }

  /// Returns the width of a terminal in columns, if known.
  package static func columns(of descriptor: Descriptor) -> Int? {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Makes writing to a closed pipe, or beyond the maximum file size, fail with an error instead of
  /// ending the process.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static func exit(_ status: Int32) -> Never {
    systemExit(status)
  }

  /// The number of this process.
  static var processNumber: Int { Int(getpid()) }

  /// The metadata of the running program's file, or `nil` if it isn't found.
  static var programStatus: FileStatus? {
    #if os(Linux)
      return try? status(of: "/proc/self/exe")
    #else
      // The path of the program, or a name that a shell has searched for.
      guard let word = CommandLine.arguments.first else { return nil }
      if word.contains("/") { return try? status(of: word) }
      return (environment("PATH") ?? "").split(separator: ":").lazy
        .compactMap { try? status(of: "\($0)/\(word)") }.first { $0.kind == .file }
    #endif
  }
}

#if canImport(Darwin)
  extension POSIX {
    /// Whether the file system at `path` is on this machine.
    static func isLocal(_ path: String) -> Bool {
      var system = statfs()
      return statfs(path, &system) == 0 && system.f_flags & UInt32(MNT_LOCAL) != 0
    }
  }
#endif

private func systemExit(_ status: Int32) -> Never { exit(status) }
