import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput: TemplateHost {
  /// Returns a member of an object.
  ///
  /// Handles the most frequently read types itself and passes all others to ``anyMember(_:_:of:)``.
  ///
  /// Everything called here is inlined because the calls would take longer than the lookups.
  @inline(__always)
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    let kind = ObjectKind(object.type)
    return switch kind {
    case .token: value(TokenMember(member), of: handle, in: view)
    case .reference: value(ReferenceMember(member), of: handle, in: view)
    case .group: value(GroupMember(member), of: handle, in: view)
    case .color: value(ColorMember(member), of: handle)
    case .dimension: value(DimensionMember(member), of: handle, in: view)
    case .typography: value(TypographyMember(member), of: handle, in: view)
    case .shadowLayer: value(ShadowLayerMember(member), of: handle, in: view)
    case .border: value(BorderMember(member), of: handle, in: view)
    case .transition: value(TransitionMember(member), of: handle, in: view)
    case .options: option(Int(member.index), in: view)
    default: anyMember(member, kind, of: object)
    }
  }

  func span(of object: TemplateObject) -> Span? {
    let handle = Int(object.handle)
    switch ObjectKind(object.type) {
    case .token, .constant: return ir.sources.span(of: ir.tokens[handle].base.origin)
    case .group:
      guard let group = source.groups.entries[handle].source else { return nil }
      return ir.sources.span(of: ir.groups[group].origin)
    default: return nil
    }
  }

  /// Returns the object that a file is generated for; absent for files generated once.
  func subject(of root: ObjectKind, _ handle: Int, _ view: ViewID) -> TemplateValue {
    root.subject.map { object($0.type, handle, view) } ?? .none
  }

  /// Returns whether the type with this number occurs in the output; absent if there is no such
  /// type.
  func isUsed(_ type: MemberID) -> TemplateValue {
    switch TokenType(rawValue: UInt8(clamping: type.index)) {
    case .constant: .bool(!tokens.tree.constants.isEmpty)
    case let type?: .bool(tokens.usedTypes.contains(type))
    case nil: .none
    }
  }

  /// Returns the value of an option.
  ///
  /// A token is read in the view of the options.
  func option(_ index: Int, in view: ViewID) -> TemplateValue {
    let value = options.values[index]
    guard case .object(let token) = value else { return value }
    return object(.token, Int(token.handle), view)
  }

  /// Returns an object by its index.
  ///
  /// There are fewer than 2³² objects of each kind.
  @inline(__always)
  func object(_ kind: ObjectKind, _ handle: Int, _ view: ViewID = 0) -> TemplateValue {
    .object(
      TemplateObject(
        kind.id,
        UInt32(truncatingIfNeeded: handle),
        context: UInt32(truncatingIfNeeded: view)
      )
    )
  }

  /// Returns the first part of the composite value at a node.
  func firstPart(_ node: NodeID) -> NodeID { Int(source.nodes[node].first) }
}
