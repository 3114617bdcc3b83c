enum MarkupDetector {
  static func scan(_ bytes: [UInt8], _ found: inout FileLiterals) {}
}
