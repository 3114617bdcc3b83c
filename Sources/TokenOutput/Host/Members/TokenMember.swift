import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a token.
enum TokenMember: String, OutputMember {
  case name, internalName, qualified, publicQualified, identifier, text, path, group, type, value,
    resolved, description, deprecation, isForwarded, isPublic, isThemed, isVariant, isAbsent,
    modifiers, themes, styleName, expression, memberPath, uniform, inBase, inLight, inDark, missing,
    extensions, spellings, index

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
    case .isForwarded, .isPublic, .isThemed, .isVariant, .isAbsent: .bool
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
    }
  }
}

extension BoundOutput {
  /// The value of a member, which templates ask more often than any other.
  ///
  /// What takes more than a look into a table stands in functions of its own, so that looking costs no
  /// more than that.
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
    case .isThemed: .bool(!themedSets[index].isEmpty)
    case .isVariant: projection.dependsOn[index].isEmpty ? .bool(false) : isVariant(index, view)
    case .isAbsent: facts.tokens[index].hasAbsences ? isAbsent(index, view) : .bool(false)
    case .modifiers: list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes: list(.variants, variantRanges.isEmpty ? 0..<0 : variantRanges[index])
    case .styleName: styleName(of: index)
    case .expression: expression(of: index, view)
    case .memberPath: .text(OutputText.memberPath.text(index))
    case .uniform: uniformValue(of: index)
    case .inBase: object(.token, index, baseView)
    case .inLight: object(.token, index, schemeViews[view].light)
    case .inDark: object(.token, index, schemeViews[view].dark)
    case .missing: missingObject(of: index, view)
    case .extensions: list(.extensions, extensions.ofToken(index))
    case .spellings: list(.spellings, spellings.ofToken(index))
    case .index: .integer(index)
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
  private func styleName(of token: Int) -> TemplateValue {
    name(names.styles[token] ?? names.tokens[token])
  }

  @inline(never)
  private func expression(of token: Int, _ view: ViewID) -> TemplateValue {
    .source(source.resolved(resolution(of: token, in: views[view].closed)).expression)
  }

  @inline(never)
  private func uniformValue(of token: Int) -> TemplateValue {
    isUniform(token) ? value(of: token, in: uniformView) : .none
  }

  @inline(never)
  private func missingObject(of token: Int, _ view: ViewID) -> TemplateValue {
    missing(of: token, view) == nil ? .none : object(.missing, token, view)
  }
}
