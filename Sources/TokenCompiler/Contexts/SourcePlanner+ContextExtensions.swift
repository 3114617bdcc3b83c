import Diagnostics
import SourceForms

extension SourcePlanner {
  /// Reports context extensions whose modifier or contexts the source doesn't have, and extensions
  /// that no token uses.
  mutating func checkContextExtensions() {
    for setting in request.contextExtensions {
      let source = setting.value
      guard let modifier = modifiers.first(where: { $0.name == source.modifier }) else {
        reportUnknownModifier(Located(source.modifier, at: setting.span))
        isIncomplete = true
        continue
      }
      let names = modifier.contextNames
      for (context, _) in source.names ?? [] where !names.contains(context) {
        reportGap(.unknownContext(context, of: modifier.name, names, at: setting.span))
      }
      // A file that wasn't read may contain the extension.
      if !isIncomplete, !usedExtensions.contains(source.key) {
        report(.unmatchedExtension(source.key, at: setting.span))
      }
    }
  }
}
