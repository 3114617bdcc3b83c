/// What one file of `callgrind` says: how many instructions the calls of functions took.
///
/// The format is described in valgrind's manual, "Callgrind Format Specification". Only its call lines
/// matter here: `cfn=` names who is called, `calls=` follows, and the line after it ends with the
/// number of instructions until the call returned.
struct CallgrindProfile {
  /// A caller, who it called, and what that took.
  private struct Call {
    var caller: Int
    var callee: Int
    var cost: Int
  }

  /// All instructions of the file.
  private(set) var total = 0
  private var names: [String] = []
  private var calls: [Call] = []

  init(_ text: String) {
    // A name is written once with its number, and by its number alone from there on.
    var indices: [Substring: Int] = [:]
    var (caller, callee) = (0, 0)
    var isCost = false
    func index(_ reference: Substring) -> Int? {
      let number = reference.prefix { $0 != " " }
      if let known = indices[number] { return known }
      indices[number] = names.count
      names.append(String(reference.dropFirst(number.count).drop { $0 == " " }))
      return names.count - 1
    }
    for line in text.utf8Lines {
      if isCost {
        isCost = false
        let cost = line.split(separator: " ").last.flatMap { Int($0) } ?? 0
        calls.append(Call(caller: caller, callee: callee, cost: cost))
      } else if line.hasPrefix("fn=") {
        caller = index(line.dropFirst(3)) ?? caller
      } else if line.hasPrefix("cfn=") {
        callee = index(line.dropFirst(4)) ?? callee
      } else if line.hasPrefix("calls=") {
        isCost = true
      } else if line.hasPrefix("totals:") {
        total = Int(line.dropFirst(7).drop { $0 == " " }) ?? 0
      }
    }
  }

  /// The instructions of all functions whose symbols begin in one of these ways, and of what they
  /// called; `nil` where none of them was called.
  ///
  /// The same function may have several symbols, one calling the other: only the outermost counts.
  func inclusive(_ symbols: [String]) -> Int? {
    let isWanted = names.map { name in
      symbols.contains { name.hasPrefix($0) } && !name.isSymbolOfClosure
    }
    let outer = calls.filter { isWanted[$0.callee] && !isWanted[$0.caller] }
    return outer.isEmpty ? nil : outer.reduce(0) { $0 + $1.cost }
  }
}

extension String {
  /// The lines of a long ASCII text.
  fileprivate var utf8Lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// Whether a symbol is that of a closure within the function that it begins with.
  fileprivate var isSymbolOfClosure: Bool { contains("fU_") || contains("XEfU") }
}
