/// The grammar that the parser accepts.
package enum JSONOptions: Hashable, Sendable {
  /// RFC 8259.
  case strict
  /// RFC 8259 with `// …` and `/* … */` as white space, and commas before `}` and `]`.
  case commented
  /// RFC 8259, with any number of properties that have the same name.
  case repeating
}
