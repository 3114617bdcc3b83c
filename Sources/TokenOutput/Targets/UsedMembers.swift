/// The members that the templates of built-in targets read.
///
/// A build compiles only the templates of a built-in target that it needs, so it can't collect the
/// members from all of them. They are recorded instead. After a change to its templates, a target
/// has no record until a test updates it, and all of its templates are compiled.
enum UsedMembers {
  /// Returns the members that a target's templates read, by the name of the object type.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - fingerprint: A hash of the target's files.
  /// - Returns: `nil` if there is no record for these files.
  static func recorded(
    for target: String,
    fingerprint: String
  ) -> [(type: String, members: [String])]? {
    usedMembers.first { $0.target == target && $0.fingerprint == fingerprint }?.members
  }
}
