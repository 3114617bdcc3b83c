import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput: TemplateHost {
  /// Answers what templates ask most; ``anyMember(_:_:of:)`` answers everything.
  ///
  /// What is called here is inlined: a call for each step would cost more than the answer.
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

  /// What the file of a root object is for.
  func subject(of root: ObjectKind, _ handle: Int, _ view: ViewID) -> TemplateValue {
    root.subject.map { object($0.type, handle, view) } ?? .none
  }

  /// Whether the type with this number occurs.
  func isUsed(_ type: MemberID) -> TemplateValue {
    switch TokenType(rawValue: UInt8(clamping: type.index)) {
    case .constant: .bool(!tree.constants.isEmpty)
    case let type?: .bool(used.contains(type))
    case nil: .none
    }
  }

  /// The value of an option; a token is seen where the options are.
  func option(_ index: Int, in view: ViewID) -> TemplateValue {
    let value = optionValues[index]
    guard case .object(let token) = value else { return value }
    return object(.token, Int(token.handle), view)
  }

  /// An object by its index, of which there are less than 2³² of any kind.
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

  /// The first part of a composite value at a node.
  func firstPart(_ node: NodeID) -> NodeID { Int(source.nodes[node].first) }
}
