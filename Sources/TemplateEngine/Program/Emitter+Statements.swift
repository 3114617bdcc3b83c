extension Emitter {
  mutating func emit(_ statements: [CheckedStatement]) {
    for statement in statements { emit(statement) }
  }

  private mutating func emit(_ statement: CheckedStatement) {
    switch statement {
    case .text(let bytes): addText(bytes)
    case .output(let value, let place): emitOutput(value, place)
    case .loop(let loop): emit(loop)
    case .branches(let branches, let otherwise): emit(branches, otherwise)
    case .set(let slot, let value):
      span = value.span
      emitValue(value)
      add(.storeSlot(slot))
    case .capture(let slot, let body):
      add(.beginCapture)
      emit(body)
      add(.endSet)
      add(.storeSlot(slot))
    case .hash(let slot, let body):
      add(.pushPosition)
      emit(body)
      add(.hashSince)
      add(.storeSlot(slot))
    case .report(let isFailure, let message, let subject):
      emitReport(isFailure: isFailure, message, subject)
    case .unique(let scope, let name, let subject):
      emitClaim(scope, name, subject)
    case .include(let body, let place):
      emitPlaced(place, hasLines: true) {
        $0.add(.beginInclude)
        $0.emit(body)
        $0.add(.endInclude)
      }
    }
  }

  private mutating func emitReport(
    isFailure: Bool,
    _ message: CheckedExpression,
    _ subject: CheckedExpression?
  ) {
    add(.beginCapture)
    emitPrint(message)
    add(.endCapture)
    if let subject { emitValue(subject) }
    span = message.span
    add(.report(isFailure: isFailure, hasSubject: subject != nil))
  }

  private mutating func emitClaim(
    _ scope: CheckedExpression,
    _ name: CheckedExpression,
    _ subject: CheckedExpression
  ) {
    add(.beginCapture)
    emitPrint(scope)
    // This byte never occurs in a name.
    addText([0])
    emitPrint(name)
    add(.endCapture)
    emitValue(subject)
    span = name.span
    add(.claim)
  }

  /// Emits instructions that print text, one per line.
  ///
  /// The machine inserts a margin before each line that isn't empty, and this is where the line
  /// starts are known.
  mutating func addText(_ bytes: [UInt8]) {
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      add(start == index ? Instruction(.lineEnd) : .text(range(of: bytes[start...index])))
      start = index + 1
    }
    if start < bytes.count { add(.text(range(of: bytes[start...]))) }
  }

  private mutating func emitOutput(_ value: CheckedExpression, _ place: LinePlace) {
    span = value.span
    emitPlaced(place, hasLines: value.mayHaveLines) { $0.emitPrint(value) }
  }

  /// Emits instructions that print something at its position on a line.
  ///
  /// Further lines get the same margin.
  private mutating func emitPlaced(
    _ place: LinePlace,
    hasLines: Bool,
    _ print: (inout Emitter) -> Void
  ) {
    let margin = range(of: place.margin)
    if place.standsAlone {
      add(.beginLine(margin))
      print(&self)
      add(.endLine(hasLineEnd: place.hasLineEnd))
    } else if hasLines, !place.margin.isEmpty {
      add(.pushMargin(margin))
      print(&self)
      add(.popMargin(count: margin.count))
    } else {
      print(&self)
    }
  }

  private mutating func emit(_ branches: [CheckedBranch], _ otherwise: [CheckedStatement]) {
    var ends: [Int] = []
    for branch in branches {
      span = branch.condition.span
      var skips: [Int]
      if let slot = branch.slot {
        emitValue(branch.condition)
        skips = [addJump(.jumpIfNone)]
        add(.storeSlot(slot))
      } else {
        skips = emitCondition(branch.condition)
      }
      emit(branch.body)
      ends.append(addJump(.jump))
      for skip in skips { land(skip) }
    }
    emit(otherwise)
    for end in ends { land(end) }
  }

  private mutating func emit(_ loop: CheckedLoop) {
    span = loop.list.span
    emitValue(loop.list)
    span = loop.span
    add(.beginLoop(chunk: loop.chunk ?? 0))
    if loop.needsCount, loop.filter != nil {
      // A first pass counts the iterations that satisfy the condition.
      emitTurns(of: loop) { _ in }
      add(.rewindLoop)
    }
    emitTurns(of: loop) { $0.emitTurn(of: loop) }
    let end = addJump(.endLoop)
    emit(loop.otherwise)
    land(end)
  }

  /// Emits the iterations of a loop.
  ///
  /// The instruction that advances the loop comes last, so each iteration costs one jump.
  private mutating func emitTurns(of loop: CheckedLoop, _ body: (inout Emitter) -> Void) {
    span = loop.span
    let entry = addJump(.jump)
    let start = here
    let skips = loop.filter.map { emitCondition($0) } ?? []
    if loop.filter != nil {
      span = loop.span
      add(.acceptTurn)
    }
    body(&self)
    span = loop.span
    for jump in [entry] + skips { land(jump) }
    add(.nextTurn(slot: loop.slot, start: start, counts: loop.filter == nil))
  }

  private mutating func emitTurn(of loop: CheckedLoop) {
    if !loop.between.isEmpty {
      let skip = addJump(.jumpIfFirstTurn)
      emit(loop.between)
      land(skip)
    }
    if loop.isTracked { add(.beginTrack(slot: loop.slot)) }
    emit(loop.body)
    span = loop.span
    if loop.isTracked { add(.endTrack) }
  }
}
