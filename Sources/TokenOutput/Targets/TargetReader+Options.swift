import Diagnostics
import JSONSyntax

extension TargetReader {
  private static let knownOptionMembers = [
    "type", "default", "pattern", "values", "minimum", "maximum", "help",
    "omits",
  ]

  mutating func readOptions(_ member: TypedReader.Member) {
    for entry in reader.members(of: member.value, at: member.path) {
      guard let option = option(entry) else { continue }
      target.options.removeAll { $0.name == option.name }
      target.options.append(option)
    }
  }

  private mutating func option(_ entry: TypedReader.Member) -> OptionDeclaration? {
    let isName = entry.name.unicodeScalars.allSatisfy { NameWords.isWordCharacter($0) }
    guard isName, let first = entry.name.unicodeScalars.first, !first.isDigit else {
      reader.report(.invalidOptionName(entry.name, entry.key))
      return nil
    }
    let members = reader.members(of: entry.value, at: entry.path, known: Self.knownOptionMembers)
    guard let type = members.first(where: { $0.name == "type" }) else {
      if reader.tree.kind(entry.value) == .object {
        reader.report(.missingMember("type", of: entry.path, entry.key))
      }
      return nil
    }
    guard let kind = reader.word(type, OptionDeclaration.Kind.self) else { return nil }
    var option = OptionDeclaration(name: entry.name, span: entry.key, kind: kind)
    // The words of a choice are needed to read what each of them omits.
    for part in members where part.name == "values" { readOptionMember(part, into: &option) }
    for part in members where part.name != "default" && part.name != "values" {
      readOptionMember(part, into: &option)
    }
    if kind == .choice, option.values.isEmpty {
      reader.report(.missingMember("values", of: entry.path, entry.key))
      return nil
    }
    if let part = members.first(where: { $0.name == "default" }) {
      guard kind != .token else {
        reader.report(.defaultToken(part.path, part.key))
        return option
      }
      let setting = OptionSetting(reader.tree, name: part.name, key: part.key, part.value)
      if let problem = option.problem(with: setting, named: part.path) {
        reader.report(problem)
      } else {
        option.defaultValue = setting.value
      }
    }
    return option
  }

  private mutating func readOptionMember(
    _ part: TypedReader.Member,
    into option: inout OptionDeclaration
  ) {
    switch part.name {
    case "omits" where option.kind == .choice:
      for word in reader.members(of: part.value, at: part.path, known: option.values) {
        option.omitsByWord[word.name] = omits(word)
      }
    case "omits": option.omits = omits(part)
    case "help": option.help = reader.string(part)
    case "minimum": option.minimum = reader.number(part)
    case "maximum": option.maximum = reader.number(part)
    case "values": option.values = reader.strings(part)
    case "pattern":
      guard let text = reader.string(part) else { return }
      do throws(TextPattern.Mistake) {
        option.pattern = try TextPattern(text)
      } catch {
        let span = reader.tree.span(part.value)
        reader.report(.invalidPattern(part.path, error.message, span))
      }
    default: break
    }
  }
}
