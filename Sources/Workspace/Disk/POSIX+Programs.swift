#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  @preconcurrency private import Glibc
#endif

/// Other programs.
extension POSIX {
  /// Runs a program until it ends, without a terminal.
  ///
  /// - Parameters:
  ///   - words: the name of the program, which is looked up in `PATH`, and its arguments.
  ///   - input: the path of the file to use as the standard input.
  /// - Returns: the exit status and the bytes of the standard output. The standard error is ignored.
  /// - Throws: ``Failure/missing`` if the program isn't found.
  static func run(
    _ words: [String],
    input: String = "/dev/null"
  ) throws(Failure) -> (status: Int32, output: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(number: errno) }
    let (reader, writer) = (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
    defer { try? close(reader) }
    _ = fcntl(reader.number, F_SETFD, FD_CLOEXEC)
    let process: pid_t
    do throws(Failure) {
      process = try start(words, input: input, output: writer)
    } catch {
      try? close(writer)
      throw error
    }
    try? close(writer)
    var output: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while let count = try? read(reader, into: buffer), count > 0 { output += buffer[..<count] }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(number: errno) }
    }
    // A process that a signal ended has no exit status, only the signal in the lower bits.
    return (status & 0x7f == 0 ? status >> 8 & 0xff : -1, output)
  }

  /// Opens a page in the browser.
  ///
  /// Returns `false` if there is no program to open it with.
  package static func openInBrowser(_ address: String) -> Bool {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // In the background, because the program can run as long as the browser.
    let script = "command -v \(opener) >/dev/null && { \(opener) \"$1\" >/dev/null 2>&1 & }"
    return (try? run(["sh", "-c", script, "sh", address]))?.status == 0
  }

  private static func start(
    _ words: [String],
    input: String,
    output: Descriptor
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, nil, arguments, environment)
    guard failure == 0 else { throw Failure(number: failure) }
    return process
  }

  /// Creates a new folder that only this user can access, in the folder for temporary files.
  static func makeTemporaryDirectory() throws(Failure) -> String {
    let parent = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/tokens-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Creates a symbolic link to `destination`.
  static func makeLink(_ path: String, to destination: String) throws(Failure) {
    guard symlink(destination, path) == 0 else { throw Failure(number: errno) }
  }
}
