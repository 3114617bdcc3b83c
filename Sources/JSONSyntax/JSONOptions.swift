/// The grammar that the parser accepts.
package enum JSONOptions: Hashable, Sendable {
  /// RFC 8259.
  case strict
  /// RFC 8259 with `// …` and `/* … */` as white space, and commas before `}` and `]`.
  case commented
}
