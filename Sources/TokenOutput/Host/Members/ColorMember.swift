import TemplateEngine
import TokenCompiler
import TokenModel

enum ColorMember: String, OutputMember {
  case red, green, blue, alpha, isOpaque, hex, hexRGB, hexARGB, red8, green8, blue8, alpha8,
    displayP3, space, components

  static let object = ObjectKind.color

  var type: TemplateType {
    switch self {
    case .red, .green, .blue, .alpha: .number
    case .isOpaque: .bool
    case .hex, .hexRGB, .hexARGB: .code
    case .red8, .green8, .blue8, .alpha8: .integer
    case .displayP3: .optional(.object(.wideColor))
    case .space: .word(.colorSpace)
    case .components: .list(.object(.component3))
    }
  }

  var summary: String {
    switch self {
    case .red, .green, .blue: "sRGB, mapped into its gamut"
    case .alpha: "Opacity"
    case .isOpaque: "Whether alpha is 1"
    case .hex: "`rrggbbaa`, 8 bits each"
    case .hexRGB: "`rrggbb`"
    case .hexARGB: "`aarrggbb`"
    case .red8, .green8, .blue8, .alpha8: "Same channels from 0 to 255"
    case .displayP3: "Color in Display P3, if it's outside sRGB"
    case .space: "Color space in the source"
    case .components: "Three components in `space`"
    }
  }
}

extension OutputSource {
  func value(_ member: ColorMember, of index: Int) -> TemplateValue {
    let derived = ir.derivedColors[index]
    switch member {
    case .red: return .number(derived.srgb.x)
    case .green: return .number(derived.srgb.y)
    case .blue: return .number(derived.srgb.z)
    case .alpha: return .number(derived.srgb.w)
    case .isOpaque: return .bool(derived.srgb.w == 1)
    case .hex: return .text(OutputText.rgba.text(derived.hex))
    case .hexRGB: return .text(OutputText.rgb.text(derived.hex))
    case .hexARGB: return .text(OutputText.argb.text(derived.hex))
    case .red8: return .integer(Int(derived.hex >> 24))
    case .green8: return .integer(Int(derived.hex >> 16 & 255))
    case .blue8: return .integer(Int(derived.hex >> 8 & 255))
    case .alpha8: return .integer(Int(derived.hex & 255))
    case .displayP3: return derived.isInSRGB ? .none : .object(.wideColor, index)
    case .space: return .word(Int(ir.values[Handle<Color>(UInt32(index))].space.rawValue))
    case .components: return .list(.components3, 0..<3, index)
    }
  }
}

/// The members of a color in Display P3.
enum WideColorMember: String, OutputMember {
  case red, green, blue, alpha

  static let object = ObjectKind.wideColor

  var type: TemplateType { .number }

  var summary: String {
    switch self {
    case .red, .green, .blue: "Display P3"
    case .alpha: "Opacity"
    }
  }
}

extension OutputSource {
  func value(_ member: WideColorMember, of index: Int) -> TemplateValue {
    let color = ir.derivedColors[index].displayP3
    return switch member {
    case .red: .number(color.x)
    case .green: .number(color.y)
    case .blue: .number(color.z)
    case .alpha: .number(color.w)
    }
  }
}

/// The members of one of the three components of a color.
enum Component3Member: String, OutputMember {
  case value

  static let object = ObjectKind.component3

  var type: TemplateType { .optional(.number) }

  var summary: String { "Component; absent for `none`" }
}

extension OutputSource {
  func value(_ member: Component3Member, of color: Int, _ component: Int) -> TemplateValue {
    switch member {
    case .value:
      let color = ir.values[Handle<Color>(UInt32(color))]
      return color.isMissing(component) ? .none : .number(color.components[component])
    }
  }
}
