enum ColorSetDetector {
  static func scan(_ bytes: [UInt8], path: String, _ found: inout FileLiterals) {}
}
