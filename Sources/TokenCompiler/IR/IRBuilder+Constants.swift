import Diagnostics
import TokenModel

extension IRBuilder {
  /// Adds the constants to their groups, and reports those that were tokens of removed DTCG types.
  mutating func addConstants() {
    guard !ir.constants.isEmpty else { return }
    if ir.constants.contains(where: { parent(of: $0) == .root }) { addRoot() }
    var groups: [PathID: Int] = [:]
    for (index, group) in ir.groups.enumerated() { groups[group.path] = index }
    for index in ir.constants {
      guard let group = groups[parent(of: index)] else { continue }
      ir.groups[group].constants.append(TokenID(UInt32(index)))
      reportRemovedType(of: index)
    }
  }

  private func parent(of constant: Int) -> PathID {
    state.paths.parent(of: ir.tokens[constant].path)
  }

  /// Adds the root to the groups, which is needed only if it contains constants.
  private mutating func addRoot() {
    let definitions = resolved.merged.groupDefinitions(of: .root)
    let own = inherited(by: definitions, from: Inherited())
    if let root = group(at: .root, definitions, own) { ir.groups.insert(root, at: 0) }
  }

  private mutating func reportRemovedType(of constant: Int) {
    let path = ir.tokens[constant].path
    let definition = resolved.merged.tree[baseDefinitions[constant]]
    guard !definition.isConstant, let type = resolved.types.removed[path], type != .other else {
      return
    }
    let place = state.documents.startOfObject(definition.object)
    state.diagnostics.append(
      .removedType(state.pathText(path), type.rawValue, place)
    )
  }

  /// Reports a constant whose type or list of allowed words differs between contexts.
  mutating func checkConstant(_ path: PathID, _ base: Evaluation, _ others: [Evaluation]) {
    let constant = value(base)
    var known: Set<DefinitionID> = [base.definition]
    for other in others where known.insert(other.definition).inserted {
      let value = value(other)
      let hasOtherWords =
        if case .word(_, let words) = constant, case .word(_, let own) = value {
          words != own
        } else {
          false
        }
      guard value.typeName != constant.typeName || hasOtherWords else { continue }
      state.diagnostics.append(
        .constantDiffers(
          state.pathText(path),
          hasOtherWords ? nil : (value.typeName, constant.typeName),
          state.documents.startOfObject(resolved.merged.tree[other.definition].object),
          base: state.documents.startOfObject(resolved.merged.tree[base.definition].object)
        )
      )
    }
  }

  private func value(_ evaluation: Evaluation) -> ConstantValue {
    state.values[Handle<ConstantValue>(evaluation.value)]
  }
}
