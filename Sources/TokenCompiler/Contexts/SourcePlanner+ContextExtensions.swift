import Diagnostics
import SourceForms

extension SourcePlanner {
  /// Reports extensions with values for contexts whose modifier or contexts the source does not have, and
  /// those that no token has.
  mutating func checkContextExtensions() {
    for setting in request.contextExtensions {
      let source = setting.value
      guard let modifier = modifiers.first(where: { $0.name == source.modifier }) else {
        reportGap(.unknownModifier(source.modifier, among: modifiers.map(\.name), at: setting.span))
        continue
      }
      let names = modifier.contextNames
      for (context, _) in source.names ?? [] where !names.contains(context) {
        reportGap(.unknownContext(context, of: modifier.name, names, at: setting.span))
      }
      // Nothing can be said of a file that was not read.
      if !isIncomplete, !usedExtensions.contains(source.key) {
        report(.unmatchedExtension(source.key, at: setting.span))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unmatchedExtension(_ key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .unmatchedRule,
      severity: .warning,
      "no token has values for contexts in an extension `\(key)`",
      at: span.map { Label($0, "has no effect") },
      help: "`contextExtensions` has names of members of `$extensions`, as `org.primer.overrides`"
    )
  }
}
