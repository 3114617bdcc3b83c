/// Codes of the JSON reader.
extension DiagnosticCode {
  package static let jsonSyntaxCodes: [DiagnosticCode] = [
    malformedJSON, repeatedMember, invalidUTF8, loneSurrogate, numberOutOfRange, nestingTooDeep,
    fileTooLarge, mergeConflict,
  ]

  package static let malformedJSON = DiagnosticCode(
    "malformed-json",
    summary: "the file is not JSON",
    explanation: """
      The text breaks the grammar of JSON (RFC 8259) at this place. Commas stand
      between members and elements and nowhere else; names and texts stand in double
      quotes; numbers are decimal, without a plus sign, a leading zero or a unit;
      there are no comments.

      Reading goes on after a mistake, so that one run tells the others too. After
      twenty the rest of the file is left alone.

      Example:

          {
            "size": { $value: 012, },
          }

      Fix: do what the message says. Here it is `{"size": {"$value": 12}}`.
      """
  )

  package static let repeatedMember = DiagnosticCode(
    "repeated-member",
    summary: "an object has two members of the same name",
    explanation: """
      Programs disagree on which of two members of the same name counts, so a file
      with two of them means different things to different tools. Names are compared
      after their escapes are decoded: `"a"` and `"\\u0061"` are the same.

      Example:

          { "red": { "$value": "#f00" }, "red": { "$value": "#e00" } }

      Fix: remove one of the two, or give it another name.
      """
  )

  package static let invalidUTF8 = DiagnosticCode(
    "invalid-utf8",
    summary: "the file is not UTF-8",
    explanation: """
      JSON files are in UTF-8. This one is in another encoding, or bytes in it were
      damaged, and its letters cannot be told for certain.

      Example:

          a file saved as UTF-16 or Latin-1 by an editor

      Fix: open the file in an editor that shows it correctly and save it as UTF-8.
      """
  )

  package static let loneSurrogate = DiagnosticCode(
    "lone-surrogate",
    summary: "an escape sequence is half of a character",
    explanation: """
      A character beyond U+FFFF takes two `\\u` sequences, the first from d800 to dbff,
      the second from dc00 to dfff. One of them alone is not a character, and an
      output cannot hold it.

      Example:

          "\\ud83d"

      Fix: write both halves, as in `"\\ud83d\\ude00"`, or the character itself.
      """
  )

  package static let numberOutOfRange = DiagnosticCode(
    "number-out-of-range",
    summary: "a number is too large",
    explanation: """
      Numbers are read as 64-bit floating-point values, whose largest is about
      1.8 times 10 to the power of 308. Very small numbers become 0 and are no
      mistake.

      Example:

          1e999

      Fix: write a number within the range.
      """
  )

  package static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep",
    summary: "something is nested too deep",
    explanation: """
      Objects and arrays can be nested 512 levels deep. The same limit applies to the
      names in a reference and to groups that `$extends` puts into each other. A file
      that reaches it is most likely damaged or hostile. Some targets print a group
      inside its parent group; their templates stop earlier, at about 60 to 200
      groups.

      Example:

          [[[[[[ …more than 512 levels… ]]]]]]

      Fix: make the structure flatter.
      """
  )

  package static let fileTooLarge = DiagnosticCode(
    "file-too-large",
    summary: "the file is larger than 4 GiB",
    explanation: """
      Places in a file are 32-bit numbers, so a file must be smaller than 4 GiB.

      Example:

          a generated file of five gigabytes

      Fix: split it. Several files can be merged, in the order in which they are
      listed.
      """
  )

  package static let mergeConflict = DiagnosticCode(
    "merge-conflict",
    summary: "the file has an unresolved merge conflict",
    explanation: """
      Git could not merge two changes of the same lines. It has written both sides to
      the file, between lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.
      Nothing else is said about such a file, because it is neither of the two.

      Example:

          {
          <<<<<<< HEAD
            "gap": { "$type": "number", "$value": 1 }
          =======
            "gap": { "$type": "number", "$value": 2 }
          >>>>>>> main
          }

      Fix: resolve the conflict, and remove the lines with the markers.
      """
  )
}
