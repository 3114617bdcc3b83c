import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a list of font families.
enum FontFamilyMember: String, OutputMember {
  case families

  static let object = ObjectKind.fontFamily

  var type: TemplateType { .list(.object(.family)) }
}

/// The members of a font family.
enum FamilyMember: String, OutputMember {
  case name, isGeneric, generic, faces

  static let object = ObjectKind.family

  var type: TemplateType {
    switch self {
    case .name: .text
    case .isGeneric: .bool
    case .generic: .optional(.code)
    case .faces: .list(.object(.face))
    }
  }
}

/// The members of a file of a font.
enum FaceMember: String, OutputMember {
  case weight, slant, postScriptName, file, resource, resourceName

  static let object = ObjectKind.face

  var type: TemplateType {
    switch self {
    case .weight: .number
    case .slant: .word(.slant)
    case .postScriptName, .file, .resource: .optional(.text)
    case .resourceName: .optional(.code)
    }
  }
}

/// The members of a font weight.
enum FontWeightMember: String, OutputMember {
  case value, word

  static let object = ObjectKind.fontWeight

  var type: TemplateType {
    switch self {
    case .value: .number
    case .word: .optional(.code)
    }
  }
}

extension BoundOutput {
  func value(_ member: FontFamilyMember, of index: Int) -> TemplateValue {
    switch member {
    case .families: list(.families, source.fonts.byValue[index])
    }
  }

  func value(_ member: FamilyMember, of index: Int) -> TemplateValue {
    // The families are read where they stand: a copy of one would count references to its faces.
    switch member {
    case .name: .source(source.fonts.families[index].name)
    case .isGeneric: .bool(source.fonts.families[index].isGeneric)
    case .generic: familyWords[source.fonts.families[index].name].map { .made($0) } ?? .none
    case .faces: list(.faces, 0..<source.fonts.families[index].faces.count, index)
    }
  }

  func value(_ member: FaceMember, of family: Int, _ index: Int) -> TemplateValue {
    let face = source.fonts.families[family].faces[index]
    return switch member {
    case .weight: .number(face.weight)
    case .slant: .word(face.slant.wordIndex)
    case .postScriptName: .source(face.postScriptName)
    case .file: .source(face.file)
    case .resource: .source(face.resource)
    case .resourceName: face.resource.flatMap { names.resources[$0] }.map { .made($0) } ?? .none
    }
  }

  func value(_ member: FontWeightMember, of index: Int) -> TemplateValue {
    let weight = ir.values[Handle<FontWeight>(UInt32(index))]
    switch member {
    case .value: return .number(weight.value)
    case .word:
      guard case .named(let name) = weight else { return .none }
      return .made(fontWeightWords[Int(name.rawValue)])
    }
  }
}
