import TemplateEngine
import TokenCompiler
import TokenModel

enum TokenMember: String, OutputMember {
  case name, internalName, qualified, publicQualified, identifier, text, path, group, type, value,
    resolved, description, deprecation, isForwarded, isPublic, isThemed, isVariant, isRewritten,
    isAbsent, modifiers, themes, styleName, expression, memberPath, uniform, inBase, inLight,
    inDark, missing,
    extensions, spellings, index, role

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
    case .modifiers: .list(.object(.modifier))
    case .themes: .list(.object(.variant))
    case .styleName: .code
    case .expression: .optional(.text)
    case .memberPath: .code
    case .uniform: .optional(.union(.value))
    case .inBase, .inLight, .inDark: .object(.token)
    case .missing: .optional(.object(.missing))
    case .extensions: .list(.object(.extension))
    case .spellings: .list(.object(.spelling))
    case .index: .integer
    case .role: .optional(.object(.valueRole))
    }
  }

  var summary: String {
    switch self {
    case .name:
      "Its public identifier: unique in its group, or in the output if `names.scope` is `global`"
    case .internalName:
      """
      The identifier of the member that stores the value; differs from `name` if the token \
      `isForwarded`
      """
    case .qualified: "The qualified name of the member that stores the value"
    case .publicQualified: "The qualified name of the public member"
    case .identifier: "`name`, with the prefix `_` if it begins with a digit"
    case .text: "Its last path segment as in the source"
    case .path: "The path, joined by periods"
    case .group: "Its group"
    case .type: "Its type"
    case .value: "Its value"
    case .resolved: "Its value, never a `reference`"
    case .description: "Its `$description`"
    case .deprecation: "Its deprecation, if any"
    case .isForwarded: "Whether `name` is a deprecated member that only forwards to `internalName`"
    case .isPublic: "Whether it's public"
    case .isThemed: "Whether it varies with a modifier that `target.json` treats as `themed`"
    case .isVariant: "Whether its value here differs from the base"
    case .isRewritten: "Whether its value, or a reference in it, differs from the base"
    case .isAbsent:
      "Whether the token is absent in this setting. `value` then comes from another context"
    case .modifiers: "The modifiers that its value depends on"
    case .themes: "Its values in the combinations of themed contexts where it differs from the base"
    case .styleName: "For typography: its identifier below the group common to all text styles"
    case .expression: "The expression that computes its value"
    case .memberPath: "`memberName` of each enclosing group and its own `internalName`, joined"
    case .uniform:
      """
      For a themed token: its value written once for all contexts, if each part is either constant \
      or a reference to the same token in every context
      """
    case .inBase: "The same token in the base"
    case .inLight, .inDark:
      "The same token in light or dark, with the same contrast and the same other contexts"
    case .missing: "The parts that the token has in another context but not here"
    case .extensions: "Its `$extensions`, one for each vendor"
    case .spellings:
      "Its spellings in code that uses the configuration's other outputs, without duplicates"
    case .index: "A number that no other token or constant of the source has"
    case .role:
      """
      The role of the token in components and composite values, if it limits the value more than \
      its type does
      """
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
    case .text: .source(facts.tokens[index].name)
    case .path: .text(OutputText.path.text(Int(facts.tokens[index].path.index)))
    case .group: object(.group, Int(facts.tokens[index].group), view)
    case .type: .word(Int(facts.tokens[index].type.rawValue))
    case .value: value(of: index, in: view)
    case .resolved: plainValue(of: index, in: view)
    case .description: .source(facts.tokens[index].description)
    case .deprecation: facts.tokens[index].isDeprecated ? object(.deprecation, index) : .none
    case .isForwarded: .bool(names.internals[index] != names.tokens[index])
    case .isPublic: .bool(!facts.tokens[index].isPrivate)
    case .isThemed: .bool(!contexts.themedSets[index].isEmpty)
    case .isVariant: projection.dependsOn[index].isEmpty ? .bool(false) : isVariant(index, view)
    case .isRewritten: isRewritten(index, view)
    case .isAbsent: facts.tokens[index].hasAbsences ? isAbsent(index, view) : .bool(false)
    case .modifiers: list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes: list(.variants, settingTable.variants(of: index))
    case .styleName: styleName(of: index)
    case .expression: expression(of: index, view)
    case .memberPath: .text(OutputText.memberPath.text(index))
    case .uniform: uniformValue(of: index)
    case .inBase: object(.token, index, baseView)
    case .inLight: object(.token, index, settingTable.schemeViews[view].light)
    case .inDark: object(.token, index, settingTable.schemeViews[view].dark)
    case .missing: missingObject(of: index, view)
    case .extensions: list(.extensions, extensions.ofToken(index))
    case .spellings: list(.spellings, spellings.ofToken(index))
    case .index: .integer(index)
    case .role: role(of: index)
    }
  }

  @inline(never)
  private func isAbsent(_ token: Int, _ view: ViewID) -> TemplateValue {
    .bool(projection.isAbsent(token, in: views.assignment(view), ir))
  }

  @inline(never)
  private func isVariant(_ token: Int, _ view: ViewID) -> TemplateValue {
    .bool(isVariant(token, in: view))
  }

  @inline(never)
  private func isRewritten(_ token: Int, _ view: ViewID) -> TemplateValue {
    .bool(isRewritten(token, in: view))
  }

  @inline(never)
  private func styleName(of token: Int) -> TemplateValue {
    name(names.styles[token] ?? names.tokens[token])
  }

  @inline(never)
  private func expression(of token: Int, _ view: ViewID) -> TemplateValue {
    .source(source.resolved(resolution(of: token, in: views[view].closed)).expression)
  }

  @inline(never)
  private func uniformValue(of token: Int) -> TemplateValue {
    isUniform(token) ? value(of: token, in: views.uniform) : .none
  }

  @inline(never)
  private func missingObject(of token: Int, _ view: ViewID) -> TemplateValue {
    missing(of: token, view) == nil ? .none : object(.missing, token, view)
  }
}
