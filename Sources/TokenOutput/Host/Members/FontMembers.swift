import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a list of font families.
enum FontFamilyMember: String, OutputMember {
  case families

  static let object = ObjectKind.fontFamily

  var type: TemplateType { .list(.object(.family)) }

  var summary: String { "Families in order of preference" }
}

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

  var summary: String {
    switch self {
    case .name: "Name"
    case .isGeneric: "Whether it's a generic family such as `sans-serif`"
    case .generic: "Platform's name for it, from the table `genericFamily` of `target.json`"
    case .faces: "Font files, if the source lists them"
    }
  }
}

/// The members of a font file.
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

  var summary: String {
    switch self {
    case .weight: "Weight, from 1 to 1000"
    case .slant: "Upright or slanted"
    case .postScriptName: "PostScript name"
    case .file: "Path in the source"
    case .resource: "Resource name in the source"
    case .resourceName: "Resource name as an identifier, in the form `names.resource`"
    }
  }
}

/// The members of a position on an axis of a variable font.
enum VariationMember: String, OutputMember {
  case tag, value

  static let object = ObjectKind.variation

  var type: TemplateType {
    switch self {
    case .tag: .code
    case .value: .number
    }
  }

  var summary: String {
    switch self {
    case .tag: "Tag of the axis: four letters or digits, such as `wght`"
    case .value: "Position on the axis"
    }
  }
}

enum FontWeightMember: String, OutputMember {
  case value, word

  static let object = ObjectKind.fontWeight

  var type: TemplateType {
    switch self {
    case .value: .number
    case .word: .optional(.code)
    }
  }

  var summary: String {
    switch self {
    case .value: "Weight, from 1 to 1000"
    case .word: "Keyword, if the source uses one"
    }
  }
}

extension OutputSource {
  func value(_ member: FontFamilyMember, of index: Int) -> TemplateValue {
    switch member {
    case .families: .list(.families, fonts.byValue[index])
    }
  }

  func value(_ member: FamilyMember, of index: Int, _ options: OutputOptions) -> TemplateValue {
    // Families are accessed in place. Copying one would retain and release its faces.
    switch member {
    case .name: .source(fonts.families[index].name)
    case .isGeneric: .bool(fonts.families[index].isGeneric)
    case .generic: options.familyWords[fonts.families[index].name].map { .made($0) } ?? .none
    case .faces: .list(.faces, 0..<fonts.families[index].faces.count, index)
    }
  }

  func value(
    _ member: FaceMember,
    of family: Int,
    _ index: Int,
    _ names: OutputNames
  ) -> TemplateValue {
    let face = fonts.families[family].faces[index]
    return switch member {
    case .weight: .number(face.weight)
    case .slant: .word(face.slant.wordIndex)
    case .postScriptName: .source(face.postScriptName)
    case .file: .source(face.file)
    case .resource: .source(face.resource)
    case .resourceName: face.resource.flatMap { names.resources[$0] }.map { .made($0) } ?? .none
    }
  }

  func value(_ member: VariationMember, of style: Int, _ index: Int) -> TemplateValue {
    let variation = ir.textStyles[style].variations[index]
    return switch member {
    case .tag: .source(variation.tag)
    case .value: .number(variation.value)
    }
  }

  func value(_ member: FontWeightMember, of index: Int, _ options: OutputOptions) -> TemplateValue {
    let weight = ir.values[Handle<FontWeight>(UInt32(index))]
    switch member {
    case .value: return .number(weight.value)
    case .word:
      guard case .named(let name) = weight else { return .none }
      return .made(options.fontWeightWords[Int(name.rawValue)])
    }
  }
}
