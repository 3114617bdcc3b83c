import Diagnostics
import TemplateEngine

/// The data for the tests' templates: items in groups, and shapes as a union.
enum Sample {
  static let root = ObjectTypeID(0)
  static let item = ObjectTypeID(1)
  static let group = ObjectTypeID(2)
  static let circle = ObjectTypeID(3)
  static let square = ObjectTypeID(4)
  static let path = ObjectTypeID(5)
  static let shape = TemplateType.union(UnionTypeID(0))
  static let kind = TemplateType.word(WordTypeID(0))

  static let schema = TemplateSchema(
    objects: [
      type(
        "Root",
        [
          ("title", .text), ("prefix", .code), ("count", .integer), ("ratio", .number),
          ("isOn", .bool), ("note", .optional(.text)), ("unit", .optional(.code)),
          ("kind", kind), ("shape", shape), ("shapes", .list(shape)), ("item", .object(item)),
          ("items", .list(.object(item))), ("group", .object(group)),
          ("codes", .list(.code)), ("numbers", .list(.number)), ("integers", .list(.integer)),
          ("kinds", .list(kind)), ("names", .list(.text)), ("empty", .list(.code)),
          ("nothing", .code), ("other", .optional(.object(item))),
          ("flag", .optional(.bool)), ("most", .integer), ("side", .word(WordTypeID(1))),
        ]
      ),
      type(
        "Item",
        isTracked: true,
        hasPlace: true,
        [
          ("name", .code), ("label", .text), ("size", .number), ("rank", .integer),
          ("kind", kind), ("isHidden", .bool), ("note", .optional(.text)), ("shape", shape),
        ]
      ),
      type(
        "Group",
        [("name", .code), ("items", .list(.object(item))), ("groups", .list(.object(group)))]
      ),
      type("Circle", [("radius", .number)]),
      type("Square", [("side", .integer)]),
      type("Path", [("points", .list(.number)), ("parts", .list(shape))]),
    ],
    unions: [
      TemplateUnionType("Shape", cases: [("circle", circle), ("square", square), ("path", path)])
    ],
    words: [
      TemplateWordType("Kind", ["small", "medium", "large"]),
      TemplateWordType("Side", ["left", "right"]),
    ]
  )

  private static func type(
    _ name: String,
    isTracked: Bool = false,
    hasPlace: Bool = false,
    _ members: [(String, TemplateType)]
  ) -> TemplateObjectType {
    TemplateObjectType(
      name,
      isTracked: isTracked,
      hasPlace: hasPlace,
      members: members.enumerated().map { index, member in
        TemplateMember(member.0, member.1, MemberID(UInt16(index)))
      }
    )
  }
}

/// A value in the test data.
indirect enum Datum: Sendable {
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case word(Int)
  case object(ObjectTypeID, [String: Datum])
  case list([Datum])
}

/// A host that serves a tree of values.
final class SampleHost: TemplateHost, Sendable {
  private let objects: [[TemplateValue]]
  private let lists: [[TemplateValue]]
  private let texts: [[UInt8]]
  let root: TemplateObject

  init(_ members: [String: Datum]) {
    var tree = SampleTree()
    if case .object(let object) = tree.add(.object(Sample.root, members)) {
      root = object
    } else {
      root = TemplateObject(Sample.root, 0)
    }
    objects = tree.objects
    lists = tree.lists
    texts = tree.texts
  }

  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    objects[Int(object.handle)][Int(member.index)]
  }

  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    lists[Int(list.handle)][index]
  }

  /// Every object is located at the start of the template.
  func span(of object: TemplateObject) -> Span? {
    Span(file: SourceMap.FileID(index: 0), start: 0, end: 1)
  }

  func append(_ text: TemplateText, to output: inout OutputBuffer) {
    output.append(texts[Int(text.handle)])
  }
}

/// The test data in the form used by the host.
private struct SampleTree {
  var objects: [[TemplateValue]] = []
  var lists: [[TemplateValue]] = []
  var texts: [[UInt8]] = []

  mutating func add(_ datum: Datum) -> TemplateValue {
    switch datum {
    case .none: return .none
    case .bool(let value): return .bool(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .word(let value): return .word(value)
    case .text(let value):
      texts.append(Array(value.utf8))
      return .text(TemplateText(UInt32(texts.count - 1)))
    case .list(let values):
      let elements = values.map { add($0) }
      lists.append(elements)
      return .list(TemplateList(UInt32(lists.count - 1), count: elements.count))
    case .object(let type, let members):
      let values = Sample.schema[type].members.map { add(members[$0.name] ?? .none) }
      objects.append(values)
      return .object(TemplateObject(type, UInt32(objects.count - 1)))
    }
  }
}

extension Datum: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: Datum...) { self = .list(elements) }
}
