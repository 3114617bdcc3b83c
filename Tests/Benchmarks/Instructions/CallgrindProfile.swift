/// The contents of a `callgrind` file: the number of instructions for calls of functions.
///
/// The format is documented in Valgrind's manual, "Callgrind Format Specification". Only call lines
/// matter here: `cfn=` names the called function, `calls=` follows, and the next line ends with the
/// number of instructions until the call returned.
struct CallgrindProfile {
  /// A caller, the called function, and the number of instructions.
  private struct Call {
    var caller: Int
    var callee: Int
    var cost: Int
  }

  /// The total number of instructions in the file.
  private(set) var total = 0
  private var names: [String] = []
  private var calls: [Call] = []

  init(_ text: String) {
    // A name is written once with its number, and afterwards only the number is used.
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

  /// Returns the instructions of all functions whose symbols start with one of `symbols`, including
  /// those of the functions that they call, or `nil` if no matching function was called.
  ///
  /// A function may have several symbols that call each other. Only the outermost call counts.
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

  /// Whether the symbol is that of a closure inside the function named by its prefix.
  fileprivate var isSymbolOfClosure: Bool { contains("fU_") || contains("XEfU") }
}
