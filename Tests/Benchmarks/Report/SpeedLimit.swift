/// A limit for a ratio of speeds, and its measured value. Exceeding it is reported but isn't a
/// failure.
struct SpeedLimit: Codable, Hashable {
  var work: String
  /// The maximum ratio.
  var limit: Double
  var of: String
  /// The measured ratio of wall times or bytes.
  var measured: Double
  /// The ratio of processor times, which depends less on the machine's load, or `nil` if it isn't
  /// meaningful.
  var onProcessors: Double?
  var isMet: Bool { measured <= limit }

  /// The limits that apply to these cases.
  static func all(_ cases: [CaseResult]) -> [SpeedLimit] {
    func first(_ tokens: Int, _ contexts: String = "theme=2") -> CaseResult? {
      cases.first { $0.name == "\(Figures.grouped(tokens)) tokens, \(contexts)" }
    }
    let (hundred, tenThousand) = (first(100), first(10_000))
    let (hundredThousand, million) = (first(100_000), first(1_000_000))
    let one = first(10_000, SyntheticModifiers([]).argumentText)
    let many = first(10_000, SyntheticModifiers.many.argumentText)
    let base = "json.load of the base"
    var limits = [
      time("100 tokens", 0.25, "an empty python", hundred?.build, hundred?.floor(.empty)),
      time("10,000 tokens", 0.5, base, tenThousand?.build, tenThousand?.floor(.json)),
      time("100,000 tokens", 1, base, hundredThousand?.build, hundredThousand?.floor(.json)),
      time(
        "100,000 tokens",
        6,
        "copying (aim)",
        hundredThousand?.build,
        hundredThousand?.floor(.copy)
      ),
      time("1,000,000 tokens", 11, "the build of 100,000", million?.build, hundredThousand?.build),
      time("10,000 tokens in 24 contexts", 3, "the build in one", many?.build, one?.build),
      hundredThousand.flatMap(memory),
    ]
    for result in cases {
      for (work, limit) in [(CaseResult.Work.unstamped, 1.1), (.unchanged, 0.25), (.check, 1.1)] {
        let name = "\(work.rawValue): \(result.name)"
        limits.append(time(name, limit, "the build", result.work(work), result.build))
      }
    }
    for result in cases where result.isReal {
      let name = "all its files by json.load"
      limits.append(time(result.name, 1, name, result.build, result.floor(.json)))
    }
    return limits.compactMap { $0 }
  }

  private static func time(
    _ work: String,
    _ limit: Double,
    _ of: String,
    _ one: CaseResult.Figure?,
    _ other: CaseResult.Figure?
  ) -> SpeedLimit? {
    guard let one, let other, other.wall > 0 else { return nil }
    var result = SpeedLimit(work: work, limit: limit, of: of, measured: one.wall / other.wall)
    if let first = one.cpu, let second = other.cpu, second > 0 {
      result.onProcessors = first / second
    }
    return result
  }

  private static func memory(_ result: CaseResult) -> SpeedLimit? {
    guard let peak = result.build?.peakMemory else { return nil }
    let bytes = Double(result.bytesIn + result.bytesOut)
    return SpeedLimit(
      work: "peak memory, \(result.name)",
      limit: 6,
      of: "bytes in and out",
      measured: Double(peak) / bytes
    )
  }
}
