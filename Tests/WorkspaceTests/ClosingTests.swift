import Testing

@testable import Workspace

/// What happens when a file that was written to cannot be closed.
@Suite struct Closing {
  /// The failure of writing to a file that is not open, so that closing it fails; no process has as
  /// many.
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

  @Test func `a file that cannot be closed is a failure`() {
    #expect(failure() != nil)
  }

  @Test func `what failed before is the failure that is reported`() {
    #expect(failure(writing: .missing) == .missing)
  }
}
