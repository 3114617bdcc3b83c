import Testing

@testable import Workspace

/// Failures to close a file after writing it.
@Suite struct Closing {
  /// The failure of writing to a descriptor that can't be closed because it isn't open. No process
  /// has that many descriptors.
  private func failure(writing failure: POSIX.Failure? = nil) -> POSIX.Failure? {
    do throws(POSIX.Failure) {
      try POSIX.closing(POSIX.Descriptor(number: .max)) { () throws(POSIX.Failure) in
        if let failure { throw failure }
      }
      return nil
    } catch {
      return error
    }
  }

  @Test func `failing to close a file is reported`() {
    #expect(failure() != nil)
  }

  @Test func `an earlier failure takes precedence over a failure to close`() {
    #expect(failure(writing: .missing) == .missing)
  }
}
