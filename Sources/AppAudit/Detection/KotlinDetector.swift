enum KotlinDetector {
  static func scan(_ bytes: [UInt8], _ language: AuditLanguage, _ found: inout FileLiterals) {}
}
