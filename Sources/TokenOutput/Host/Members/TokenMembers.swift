import TemplateEngine
import TokenCompiler
import TokenModel

enum TokenMember: String, OutputMember {
  case name, internalName, qualified, publicQualified, identifier, text, path, group, type, value,
    resolved, description, deprecation, isForwarded, isPublic, isThemed, isVariant, isRewritten,
    isAbsent, modifiers, themedModifiers, themes, cases, styleName, expression, formula, operands,
    memberPath, uniform, inBase, inLight, inDark, missing, extensions, spellings, annotations,
    index, role

  static let object = ObjectKind.token

  var type: TemplateType {
    switch self {
    case .name, .internalName, .qualified, .publicQualified, .identifier: .code
    case .text, .path: .text
    case .group: .object(.group)
    case .type: .word(.tokenType)
    case .value, .resolved: .union(.value)
    case .description: .optional(.text)
    case .deprecation: .optional(.object(.deprecation))
    case .isForwarded, .isPublic, .isThemed, .isVariant, .isRewritten, .isAbsent: .bool
    case .modifiers, .themedModifiers: .list(.object(.modifier))
    case .themes, .cases: .list(.object(.variant))
    case .styleName: .code
    case .expression: .optional(.text)
    case .formula: .list(.object(.formulaPart))
    case .operands: .list(.object(.token))
    case .memberPath: .code
    case .uniform: .optional(.union(.value))
    case .inBase, .inLight, .inDark: .object(.token)
    case .missing: .optional(.object(.missing))
    case .extensions: .list(.object(.extension))
    case .spellings: .list(.object(.spelling))
    case .annotations: .list(.object(.annotation))
    case .index: .integer
    case .role: .optional(.object(.valueRole))
    }
  }

  var summary: String {
    switch self {
    case .name:
      "Public identifier: unique in its group, or in the output if `names.scope` is `global`"
    case .internalName:
      """
      The identifier of the member that stores the value; differs from `name` if the token \
      `isForwarded`
      """
    case .qualified: "Qualified name of the member that stores the value"
    case .publicQualified: "Qualified name of the public member"
    case .identifier: "`name`, with the prefix `_` if it begins with a digit"
    case .text: "Last path segment as in the source"
    case .path: "Path, joined by periods"
    case .group: "Group"
    case .type: "Type"
    case .value: "Value"
    case .resolved: "Value, never a `reference`"
    case .description: "`$description`"
    case .deprecation: "Deprecation, if any"
    case .isForwarded: "Whether `name` is a deprecated member that only forwards to `internalName`"
    case .isPublic: "Whether it's public"
    case .isThemed: "Whether it varies with a modifier that `target.json` treats as `themed`"
    case .isVariant: "Whether its value here differs from the base"
    case .isRewritten: "Whether its value, or a reference in it, differs from the base"
    case .isAbsent:
      "Whether the token is absent in this setting. `value` then comes from another context"
    case .modifiers: "Modifiers that its value depends on"
    case .themedModifiers: "Modifiers whose contexts are those of `themes` and `cases`"
    case .themes: "Values in the combinations of themed contexts where it differs from the base"
    case .cases:
      """
      The same values as few conditions: the first one whose `contexts` are all selected applies, \
      and otherwise `value`
      """
    case .styleName: "For typography: its identifier below the group common to all text styles"
    case .expression: "Expression that computes its value"
    case .formula:
      """
      Its expression for style sheets, in parts to print one after another, if the option `formulas` \
      enables it and browsers compute the same value; otherwise empty
      """
    case .operands:
      """
      Tokens in its expressions and in the growth of its length, in any context, without those that \
      the output omits
      """
    case .memberPath: "`memberName` of each enclosing group and its own `internalName`, joined"
    case .uniform:
      """
      For a themed token: its value written once for all contexts, if each part is either constant \
      or a reference to the same token in every context
      """
    case .inBase: "Same token in the base"
    case .inLight, .inDark:
      "Same token in light or dark, with the same contrast and the same other contexts"
    case .missing: "Parts that the token has in another context but not here"
    case .extensions: "`$extensions`, one for each vendor"
    case .spellings:
      "Spellings in code that uses the configuration's other outputs, without duplicates"
    case .annotations:
      "Facts that aren't in the source, if the options `lint` or `sourceLinks` of the output are set"
    case .index: "A number that no other token or constant of the source has"
    case .role:
      """
      The role of the token in components and composite values, if it limits the value more than \
      its type does
      """
    }
  }
}

enum ReferenceMember: String, OutputMember {
  case token, qualified, isThemed, value

  static let object = ObjectKind.reference

  var type: TemplateType {
    switch self {
    case .token: .object(.token)
    case .qualified: .code
    case .isThemed: .bool
    case .value: .union(.value)
    }
  }

  var summary: String {
    switch self {
    case .token: "Referenced token"
    case .qualified: "`token.qualified`"
    case .isThemed:
      """
      In a `uniform` value: whether the token is themed, so that the reference is to the theme's \
      member
      """
    case .value: "Referenced value, never a `reference`; in a `uniform` value, the base value"
    }
  }
}

extension BoundOutput {
  /// Returns the value of a member.
  ///
  /// Templates read token members more often than any others.
  ///
  /// Members that need more than a table lookup are computed in separate functions to keep lookups
  /// fast.
  @inline(__always)
  func value(_ member: TokenMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: name(names.tokens[index])
    case .internalName: name(names.internals[index])
    case .qualified: wholeName(names.internals[index], of: index, .qualified)
    case .publicQualified: wholeName(names.tokens[index], of: index, .publicQualified)
    case .identifier: .text(OutputText.identifier.text(index))
    case .text: .source(ir.paths.name(of: ir.tokens[index].path))
    case .path: .text(OutputText.path.text(Int(ir.tokens[index].path.index)))
    case .group: .object(.group, Int(source.groups.groupOfToken[index]), view)
    case .type: .word(Int(ir.tokens[index].type.rawValue))
    case .value: values.value(of: index, in: view)
    case .resolved: values.plainValue(of: index, in: view)
    case .description: .source(ir.tokens[index].description)
    case .deprecation: ir.tokens[index].deprecation == nil ? .none : .object(.deprecation, index)
    case .isForwarded: .bool(names.internals[index] != names.tokens[index])
    case .isPublic: .bool(!ir.tokens[index].isPrivate)
    case .isThemed: .bool(!values.contexts.themedSets[index].isEmpty)
    case .isVariant:
      values.projection.dependsOn[index].isEmpty
        ? .bool(false) : .bool(values.isVariant(index, in: view))
    case .isRewritten: .bool(values.isRewritten(index, in: view))
    case .isAbsent:
      ir.tokens[index].absentIn.isEmpty ? .bool(false) : .bool(values.isAbsent(index, in: view))
    case .modifiers: .list(.tokenModifiers, 0..<values.projection.dependsOn[index].count, index)
    case .themedModifiers: themedModifiers(of: index)
    case .themes: .list(.variants, settingTable.variants(of: index))
    case .cases: .list(.variants, settingTable.cases(of: index))
    case .styleName: styleName(of: index)
    case .expression: expression(of: index, view)
    case .formula: formulaParts(of: index, view)
    case .operands: operands(of: index, view)
    case .memberPath: .text(OutputText.memberPath.text(index))
    case .uniform: uniformValue(of: index)
    case .inBase: .object(.token, index, ViewTable.base)
    case .inLight: .object(.token, index, settingTable.schemeViews[view].light)
    case .inDark: .object(.token, index, settingTable.schemeViews[view].dark)
    case .missing: missingObject(of: index, view)
    case .extensions: .list(.extensions, extensions.ofToken(index))
    case .spellings: .list(.spellings, spellings.ofToken(index))
    case .annotations: .list(.annotations, annotations.ofToken(index))
    case .index: .integer(index)
    case .role: role(of: index)
    }
  }

  @inline(never)
  private func styleName(of token: Int) -> TemplateValue {
    name(names.styles[token] ?? names.tokens[token])
  }

  @inline(never)
  private func expression(of token: Int, _ view: ViewID) -> TemplateValue {
    .source(values.resolved(token, in: view).expression)
  }

  @inline(never)
  private func formulaParts(of token: Int, _ view: ViewID) -> TemplateValue {
    .list(.formulaParts, values.formula(of: token, in: view) ?? 0..<0, view)
  }

  /// Returns the operands of a token; those of all tokens are determined when a template first reads
  /// some.
  @inline(never)
  private func operands(of token: Int, _ view: ViewID) -> TemplateValue {
    let operands = cachedOperands ?? OperandTable(values)
    cachedOperands = operands
    return .list(.operands, operands.ranges[token], view)
  }

  @inline(never)
  private func uniformValue(of token: Int) -> TemplateValue {
    values.isUniform(token) ? values.value(of: token, in: values.views.uniform) : .none
  }

  @inline(never)
  private func missingObject(of token: Int, _ view: ViewID) -> TemplateValue {
    values.missing(of: token, view) == nil ? .none : .object(.missing, token, view)
  }

  @inline(__always)
  func value(_ member: ReferenceMember, of token: Int, in view: ViewID) -> TemplateValue {
    // A view of all contexts at once has no appearances inside its values, but the base can.
    let isUniform = values.views[view].isUniform
    let shown = isUniform ? ViewTable.base : view
    return switch member {
    case .token: .object(.token, token, shown)
    case .qualified: wholeName(names.internals[token], of: token, .qualified)
    case .isThemed: .bool(isUniform && !values.contexts.themedSets[token].isEmpty)
    case .value: values.plainValue(of: token, in: shown)
    }
  }

  func themedModifiers(of token: Int) -> TemplateValue {
    .list(.themedModifiersOfToken, 0..<values.contexts.themedSets[token].count, token)
  }

  /// Returns the role of a token or constant if its uses limit it more than its type does; absent
  /// otherwise.
  ///
  /// All roles are determined when a template first reads one.
  @inline(never)
  func role(of token: Int) -> TemplateValue {
    let roles = cachedRoles ?? TokenRoles(ir)
    cachedRoles = roles
    guard let role = roles[token], role != TokenRoles.role(ofType: token, in: ir) else {
      return .none
    }
    return .object(.valueRole, Int(role.rawValue))
  }
}
