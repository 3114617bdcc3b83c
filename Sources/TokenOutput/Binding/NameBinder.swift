import Diagnostics
import TokenCompiler
import TokenModel

/// Generates all identifiers of an output.
struct NameBinder {
  let input: BindingInput
  let tokens: OutputTokens
  let ir: IR
  var names = OutputNames()
  var diagnostics: [Diagnostic] = []

  init(_ input: BindingInput, _ tokens: OutputTokens) {
    self.input = input
    self.tokens = tokens
    ir = input.ir
  }

  /// Fills ``names`` and ``diagnostics``, and returns the texts of the identifiers.
  ///
  /// - Complexity: O(groups + tokens). Each distinct path segment is converted to an identifier
  ///   only once.
  mutating func bind() -> TextTable {
    let rules = input.target.names
    var maker = IdentifierMaker(rules: rules, source: ir.texts)
    let overrides = nameOverrides(&maker)
    var naming = Naming(
      maker: maker,
      overrides: overrides,
      rootName: ir.texts.find("$root"),
      blankName: ir.texts.find("_")
    )
    naming.maker.reserveCapacity(
      (rules.scope == .global ? tokens.all.count : 0) + 2 * input.source.groups.entries.count
    )
    names.isGlobal = rules.scope == .global
    names.qualifier = naming.maker.keep(rules.qualifier)
    nameGroups(&naming)
    nameTokens(&naming)
    nameConstants(&naming)
    nameModifiers(&naming)
    nameComponents(&naming)
    nameTextStyles(&naming)
    nameResources(&naming)
    return naming.maker.identifiers
  }

  /// Returns the names that the source sets for this target and its base targets.
  private mutating func nameOverrides(_ maker: inout IdentifierMaker) -> NameOverrides {
    var overrides = NameOverrides()
    let targets = input.target.bases + [input.target.name]
    for target in targets {
      guard let id = ir.texts.find(target) else { continue }
      for override in ir.nameOverrides where override.target == id {
        guard maker.canPrint(override.name) else {
          let text = ir.texts[override.name]
          diagnostics.append(.invalidOverride(text, override.span))
          continue
        }
        overrides.set(override.name, of: override.path, among: ir.paths.count)
      }
    }
    return overrides
  }

  private mutating func nameGroups(_ naming: inout Naming) {
    let rules = input.target.names
    let isGlobal = rules.scope == .global
    let count = input.source.groups.entries.count
    var names = [TextID](repeating: .empty, count: count)
    var qualified = names
    var members = names
    var types = names
    let qualifier = Array(rules.qualifier.utf8)
    names[0] = naming.maker.keep(input.optionText("root") ?? "")
    qualified[0] = isGlobal ? naming.maker.keep(input.optionText("prefix") ?? "") : names[0]
    for index in 1..<max(1, count) {
      let path = input.source.groups.entries[index].path
      let above = qualified[input.source.groups.entries[index].parent]
      let segment = ir.paths.name(of: path)
      let own = naming.groupName(path, segment)
      names[index] = own
      members[index] = naming.memberName(path, segment)
      types[index] = naming.typeName(path, segment, beside: members[index])
      if isGlobal {
        qualified[index] =
          isLeftOut(index, naming) ? above : naming.global(path, segment, below: above)
      } else {
        qualified[index] = naming.joined(own, below: above, qualifier)
      }
    }
    self.names.groups = names
    self.names.qualifiedGroups = qualified
    self.names.groupMembers = members
    self.names.groupTypes = types
    self.names.groupIDs = groupIDs(&naming)
  }

  /// Whether global names leave out a group: a top-level group that `names.leading` lists.
  ///
  /// Components and groups that the source names for this target keep their names.
  private func isLeftOut(_ group: Int, _ naming: borrowing Naming) -> Bool {
    let rules = input.target.names
    let entry = input.source.groups.entries[group]
    guard rules.isShort, entry.parent == 0, naming.overrides[entry.path] == nil,
      tokens.components.index(of: entry.path) == nil
    else { return false }
    return rules.leading.contains(ir.texts[ir.paths.name(of: entry.path)].lowercased())
  }

  /// Returns the identifiers of groups, including those of the enclosing groups; empty texts unless
  /// a template reads them.
  private func groupIDs(_ naming: inout Naming) -> [TextID] {
    let groups = input.source.groups.entries
    var ids = [TextID](repeating: .empty, count: groups.count)
    guard input.uses(GroupMember.id) || input.uses(ComponentMember.id) else { return ids }
    let separator = Array(input.target.names.group.separator.utf8)
    for index in 1..<max(1, groups.count) {
      let above = ids[groups[index].parent]
      let own = naming.maker.filePart(names.groups[index])
      ids[index] = naming.joined(own, below: above, separator)
    }
    return ids
  }

  private mutating func nameTokens(_ naming: inout Naming) {
    let isGlobal = names.isGlobal
    let deprecated = input.target.names.deprecated
    var names = [TextID](repeating: .empty, count: ir.tokens.count)
    var internals = names
    for index in tokens.all.lazy.map(Int.init) {
      let path = ir.tokens[index].path
      let segment = ir.paths.name(of: path)
      let plain: TextID
      if isGlobal {
        let group = Int(input.source.groups.groupOfToken[index])
        let above = self.names.qualifiedGroups[group]
        plain = naming.globalToken(path, segment, below: above)
      } else {
        plain = naming.tokenName(path, segment)
      }
      let name = naming.maker.standalone(plain)
      names[index] = name
      internals[index] = name
      guard ir.tokens[index].deprecation != nil, !ir.tokens[index].isPrivate, let deprecated else {
        continue
      }
      let text = deprecated.replacingPlaceholder(by: naming.maker.identifiers[plain])
      internals[index] = naming.maker.standalone(naming.maker.keep(text))
    }
    self.names.tokens = names
    self.names.internals = internals
  }

  private mutating func nameModifiers(_ naming: inout Naming) {
    let rules = input.target.names
    for modifier in ir.modifiers {
      let name = naming.maker.identifier(modifier.name, rules.token)
      names.modifiers.append(name)
      names.modifierLabels.append(naming.maker.label(name))
      names.modifierTypes.append(naming.maker.type(modifier.name, beside: name))
      for context in modifier.contexts {
        let casing = rules.context ?? rules.token
        names.contexts.append(naming.maker.enumerationCase(context, casing))
      }
    }
  }

  private mutating func nameComponents(_ naming: inout Naming) {
    let rules = input.target.names
    for component in tokens.components.components {
      let text = ir.texts[ir.paths.name(of: component.path)]
      let name = naming.maker.identifier(text, rules.token)
      names.components.append(name)
      names.componentLabels.append(naming.maker.label(name))
      names.componentTypes.append(naming.maker.type(text, beside: name))
    }
    for type in tokens.components.types {
      names.kinds.append(naming.maker.identifier(ir.texts[type.kind], rules.group))
    }
    for field in tokens.components.fields {
      let name = naming.maker.identifier(ir.texts[field.name], rules.token)
      names.fields.append(name)
      names.fieldLabels.append(naming.maker.label(name))
    }
    guard input.uses(FieldMember.base) || input.uses(FieldMember.state) else { return }
    names.fieldStates = tokens.components.fields.map { field in
      ComponentState.split(ir.texts[field.name]).map { (naming.maker.keep($0.base), $0.state) }
    }
  }

  private mutating func nameResources(_ naming: inout Naming) {
    guard input.uses(FaceMember.resourceName) else { return }
    let casing = input.target.names.resource ?? input.target.names.token
    for face in input.source.fonts.families.flatMap(\.faces) {
      guard let resource = face.resource, names.resources[resource] == nil else { continue }
      let name = naming.maker.identifier(ir.texts[resource], casing)
      names.resources[resource] = name
    }
  }
}
