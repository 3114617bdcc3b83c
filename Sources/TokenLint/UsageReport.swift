import Diagnostics
import JSONSyntax

/// What `tokens audit --usage` finds in the code of apps.
package struct UsageReport: Sendable {
  /// The paths of the tokens that neither the code nor a used token refers to.
  package let unused: Set<String>

  /// Reads a report in JSON; returns `nil` if it isn't one or was written without `--usage`.
  package init?(_ bytes: [UInt8]) {
    guard let (tree, root) = JSONTree.parseIfValid(bytes),
      let list = tree.value(of: "unused", in: root), tree.kind(list) == .array
    else { return nil }
    let paths = tree.elements(of: list)
    guard paths.allSatisfy({ tree.kind($0) == .string }) else { return nil }
    unused = Set(paths.map { tree.string($0) })
  }
}
