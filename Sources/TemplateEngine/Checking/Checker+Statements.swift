import Diagnostics

extension Checker {
  /// Checks statements in their own scope.
  mutating func checkBlock(_ statements: [Statement]) -> [CheckedStatement] {
    scope.open()
    var checked: [CheckedStatement] = []
    checked.reserveCapacity(statements.count)
    for statement in statements { checkStatement(statement, into: &checked) }
    closeBlock()
    return checked
  }

  mutating func closeBlock() {
    for name in scope.close() {
      let isHiding = scope.names.contains(name.text)
      report(.unusedVariable(name, isHiding: isHiding))
    }
  }

  /// Checks the text and statements of a file, without the blank lines at the beginning and after
  /// macros.
  mutating func checkFileBody(_ file: TemplateFile) -> [CheckedStatement] {
    var checked: [CheckedStatement] = []
    var dropsBlankLines = true
    for statement in file.body {
      switch statement.kind {
      case .text(let text) where dropsBlankLines:
        let rest = text.withoutLeadingBlankLines
        guard !rest.isEmpty else { continue }
        checked.append(.text(Array(rest)))
        dropsBlankLines = false
      case .macro:
        dropsBlankLines = true
      case .set:
        checkStatement(statement, into: &checked)
      default:
        let count = checked.count
        checkStatement(statement, into: &checked)
        // A file that only declares macros prints nothing, so blank lines after it are still
        // dropped.
        if checked.count > count { dropsBlankLines = false }
      }
    }
    return checked
  }

  /// Appends the checked statement, unless it has errors or prints nothing.
  private mutating func checkStatement(_ statement: Statement, into body: inout [CheckedStatement])
  {
    let checked: CheckedStatement? =
      switch statement.kind {
      case .text(let text): .text(text)
      case .output(let expression, let place):
        check(expression).flatMap { printable($0) }.map { .output($0, place) }
      case .loop(let loop): checkLoop(loop, statement.span)
      case .branches(let branches, let otherwise): checkBranches(branches, otherwise ?? [])
      case .set(let name, let expression): checkSet(name, expression)
      case .capture(let name, let body): checkCapture(name, body) { .capture(slot: $0, $1) }
      case .hash(let name, let body): checkCapture(name, body) { .hash(slot: $0, $1) }
      case .include(let name, let place): checkInclude(name, place)
      case .report(let isFailure, let message, let subject):
        checkReport(isFailure: isFailure, message, subject)
      case .unique(let scope, let name, let subject): checkUnique(scope, name, subject)
      case .macro, .broken: nil
      }
    if let checked { body.append(checked) }
  }

  private mutating func checkBranches(
    _ branches: [Branch],
    _ otherwise: [Statement]
  ) -> CheckedStatement {
    let checked = branches.compactMap { checkBranch($0) }
    return .branches(checked, otherwise: checkBlock(otherwise))
  }

  private mutating func checkSet(_ name: Name, _ expression: Expression) -> CheckedStatement? {
    let value = check(expression)
    let slot = declare(name, value?.type)
    return value.map { .set(slot: slot, $0) }
  }

  /// Checks a body that is captured into a variable.
  ///
  /// The variable is declared after the body.
  private mutating func checkCapture(
    _ name: Name,
    _ body: [Statement],
    _ make: (_ slot: Int, _ body: [CheckedStatement]) -> CheckedStatement
  ) -> CheckedStatement {
    let checked = checkBlock(body)
    return make(declare(name, .code), checked)
  }

  mutating func declare(_ name: Name, _ type: TemplateType?, shouldBeUsed: Bool = true) -> Int {
    let (slot, clash) = scope.declare(name, type, shouldBeUsed: shouldBeUsed)
    if let clash {
      report(.changedVariable(name, first: clash.span))
    }
    return slot
  }

  private mutating func checkBranch(_ branch: Branch) -> CheckedBranch? {
    let value = check(branch.condition)
    scope.open()
    defer { closeBlock() }
    guard let binding = branch.binding else {
      let condition = value.flatMap { require($0, .bool) }
      let body = checkBlock(branch.body)
      return condition.map { CheckedBranch(slot: nil, condition: $0, body: body) }
    }
    var wrapped: TemplateType?
    if let value {
      if case .optional(let type) = value.type {
        wrapped = type
      } else {
        let help = "use it without `let`; the value is never absent"
        mismatch(value, expected: "an optional value", help: help)
      }
    }
    let slot = declare(binding, wrapped)
    let body = checkBlock(branch.body)
    guard let value, wrapped != nil else { return nil }
    return CheckedBranch(slot: slot, condition: value, body: body)
  }

  private mutating func checkLoop(_ loop: LoopStatement, _ span: Span) -> CheckedStatement? {
    var chunk: Int?
    var written = loop.list
    if case .filter(let inner, let filter, let arguments) = written.kind, filter.text == "chunks" {
      chunk = literal(filter, arguments, in: 1...1_000_000)
      written = inner
    }
    let list = check(written)
    var element = list.flatMap { self.element(of: $0) }
    if let list, element != nil, chunk != nil { element = list.type }
    scope.open()
    let slot = declare(loop.variable, element, shouldBeUsed: false)
    let filter = loop.filter.flatMap { checkCondition($0) }
    scope.loops.append(false)
    let body = checkBlock(loop.body)
    let between = checkBlock(loop.between ?? [])
    let needsCount = scope.loops.removeLast()
    closeBlock()
    let otherwise = checkBlock(loop.otherwise ?? [])
    guard let list, let element else { return nil }
    var isTracked = false
    if case .object(let object) = element { isTracked = schema[object].isTracked }
    return .loop(
      CheckedLoop(
        slot: slot,
        list: list,
        chunk: chunk,
        filter: filter,
        needsCount: needsCount,
        isTracked: isTracked,
        body: body,
        between: between,
        otherwise: otherwise,
        span: span
      )
    )
  }

  private mutating func checkInclude(_ name: Name, _ place: LinePlace) -> CheckedStatement? {
    guard let file = files.first(where: { $0.source.name == name.text }) else { return nil }
    guard !includeChain.contains(name.text) else {
      report(.includeCycle(name, chain: includeChain + [name.text]))
      return nil
    }
    // Whether a file includes itself depends on the template.
    isTemplateSpecific = true
    includeCount += 1
    guard includeChain.count < Self.includeDepthLimit, includeCount <= Self.includeLimit else {
      if includeCount <= Self.includeLimit + 1 {
        report(.tooManyIncludes(name, limit: Self.includeLimit))
      }
      return nil
    }
    includeChain.append(name.text)
    scope.open()
    let body = checkFileBody(file)
    closeBlock()
    includeChain.removeLast()
    return body.isEmpty ? nil : .include(body, place)
  }
}

extension [UInt8] {
  /// The text without leading lines that contain only blanks.
  fileprivate var withoutLeadingBlankLines: ArraySlice<UInt8> {
    var start = 0
    var index = 0
    while index < count, self[index].isBlankOrLineEnd {
      index += 1
      if self[index - 1] == UInt8(ascii: "\n") { start = index }
    }
    return self[start...]
  }
}
