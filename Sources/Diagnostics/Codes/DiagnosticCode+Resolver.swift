/// Codes of the resolver document, of the files that it refers to, and of the choice of contexts.
extension DiagnosticCode {
  package static let resolverCodes: [DiagnosticCode] = [
    invalidResolver, unknownResolverMember, unsupportedVersion, repeatedName, singleContext,
    missingDefault, unresolvedSource, forbiddenSource, circularSource, loosePointer, remoteFile,
    missingFile, outsideFile, unreadableFile, wrongKindOfFile, unknownModifier, unknownContext,
    repeatedChoice, unclearAppearance, sourceLimit, unmatchedSet,
  ]

  package static let invalidResolver = DiagnosticCode(
    "invalid-resolver",
    summary: "a resolver document has not the form that the standard gives it",
    explanation: """
      A resolver document says which token files are merged, in which order, and which
      of them depend on a choice such as light or dark. Something that it needs is
      missing, empty, or of the wrong kind.

      Example:

          { "version": "2025.10", "sets": { "base": {} }, "resolutionOrder": [] }

      Fix: write what the message asks for. The smallest complete document is
      `{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}],
      "sets": {"base": {"sources": [{"$ref": "color.tokens.json"}]}}}`.
      """
  )

  package static let unknownResolverMember = DiagnosticCode(
    "unknown-resolver-member",
    summary: "a resolver document has a member that the standard does not know",
    explanation: """
      The standard lists the members of a resolver document, of its sets and of its
      modifiers, and allows no others. Most often one of them is misspelled, and what
      stands in it would be lost.

      Example:

          "theme": { "context": { "light": [], "dark": [] } }

      Fix: write the name that the standard has, here `contexts`. Data for other tools
      goes into `$extensions`, and parts to refer to go into `$defs`.
      """
  )

  package static let unsupportedVersion = DiagnosticCode(
    "unsupported-version",
    summary: "a resolver document is of another version of the standard",
    explanation: """
      A resolver document names the version of the standard that it follows, and this
      program reads 2025.10. Earlier drafts were built differently and would be
      misread.

      Example:

          { "version": "2023-12-01" }

      Fix: bring the document to the form of 2025.10 and write
      `"version": "2025.10"`.
      """
  )

  package static let repeatedName = DiagnosticCode(
    "repeated-name",
    summary: "two sets, modifiers or contexts have the same name",
    explanation: """
      Contexts are chosen by the name of their modifier, so two modifiers of one name
      cannot be told apart. Sets and modifiers that are written directly in
      `resolutionOrder` need a name of their own each.

      Example:

          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [] },
            { "type": "set", "name": "base", "sources": [] }
          ]

      Fix: rename one of the two.
      """
  )

  package static let singleContext = DiagnosticCode(
    "single-context",
    severity: .warning,
    summary: "a modifier has only one context",
    explanation: """
      A modifier is a choice between contexts, and with one context there is nothing
      to choose. The standard asks tools to refuse such a modifier; it is read here as
      if its context were always chosen.

      Example:

          "theme": { "contexts": { "light": [{ "$ref": "light.tokens.json" }] } }

      Fix: add the other context, which may be an empty list, or make a set of it.
      """
  )

  package static let missingDefault = DiagnosticCode(
    "missing-default",
    severity: .warning,
    summary: "a modifier does not say which context is the base",
    explanation: """
      Tokens have one value in the base, and others in other contexts. A modifier
      without `default` leaves open which of its contexts the base is. The first one
      is taken, so that reordering them would change every output.

      Example:

          "theme": { "contexts": { "light": [], "dark": [] } }

      Fix: write `"default": "light"` in the modifier. Where the document is not
      yours, write `"defaults": {"theme": "light"}` in the configuration.
      """
  )

  package static let unresolvedSource = DiagnosticCode(
    "unresolved-source",
    summary: "a reference of the resolver document leads nowhere",
    explanation: """
      The `$ref` of a source, or of an entry of `resolutionOrder`, points at a place
      that does not exist or that holds no tokens. A reference within the document
      begins with `#/`, one to a file is its path relative to the document, perhaps
      with `#/` and a place in that file after it.

      Example:

          { "$ref": "#/sets/bse" }

      Fix: write the name that the document has. In names, `~1` stands for `/` and
      `~0` for `~`.
      """
  )

  package static let forbiddenSource = DiagnosticCode(
    "forbidden-source",
    summary: "a reference points at what may not be referred to from there",
    explanation: """
      Only `resolutionOrder` may refer to modifiers: inside a set or a context, the
      choice would have no place in the order of the merge. Nothing may refer to
      entries of `resolutionOrder`, and no source may refer to something that it is a
      part of.

      Example:

          "sets": { "base": { "sources": [{ "$ref": "#/modifiers/theme" }] } }

      Fix: refer to a set or to a file. What two contexts share can stand in a set
      that both refer to.
      """
  )

  package static let circularSource = DiagnosticCode(
    "circular-source",
    summary: "sets refer to each other in a circle",
    explanation: """
      A set may refer to another one, whose sources then stand in its place. Sets that
      lead back to themselves would never end.

      Example:

          "sets": {
            "a": { "sources": [{ "$ref": "#/sets/b" }] },
            "b": { "sources": [{ "$ref": "#/sets/a" }] }
          }

      Fix: remove one of the references that the message shows.
      """
  )

  package static let loosePointer = DiagnosticCode(
    "loose-pointer",
    severity: .warning,
    summary: "the part of a reference after `#` does not begin with `/`",
    explanation: """
      A place in a document is written as a JSON Pointer, and one that is not empty
      begins with a slash. The meaning is clear all the same, so it is read; other
      tools may refuse it.

      Example:

          { "$ref": "palette.tokens.json#brand/plum" }

      Fix: write `palette.tokens.json#/brand/plum`.
      """
  )

  package static let remoteFile = DiagnosticCode(
    "remote-file",
    summary: "a reference is an address or an absolute path",
    explanation: """
      Files are found relative to the document that refers to them, so that the source
      means the same on every machine. Nothing is fetched from the network.

      Example:

          { "$ref": "https://example.org/base.tokens.json" }

      Fix: keep a copy of the file beside the document and refer to that by its
      relative path. A file whose name holds a colon is written with `./` before it.
      """
  )

  package static let missingFile = DiagnosticCode(
    "missing-file",
    summary: "there is no file of this path",
    explanation: """
      A file that the source names is not there. Paths in a document are relative to
      the document, those in the configuration relative to the configuration; the
      message shows the path that was looked for.

      Example:

          { "$ref": "colour.tokens.json" }

      Fix: correct the path, or restore the file. Upper and lower case count, also
      where the file system of your machine does not care.
      """
  )

  package static let outsideFile = DiagnosticCode(
    "outside-file",
    summary: "a document refers to a file outside the repository",
    explanation: """
      A resolver document may refer to files in its repository only (the nearest
      folder with `.git`, or else the configuration's folder). A document from
      somewhere else cannot make the program read other files of your machine.

      Example:

          { "$ref": "../../../other-project/color.tokens.json" }

      Fix: copy the file into the repository. A file named in the configuration or on
      the command line may lie anywhere.
      """
  )

  package static let unreadableFile = DiagnosticCode(
    "unreadable-file",
    summary: "a file exists but cannot be read",
    explanation: """
      The system refused to give the content of the file; the message has its words.
      The source itself may be in order.

      Example:

          a file that only another user may read

      Fix: correct the permissions of the file, or free what keeps it from being read,
      and run the command again.
      """
  )

  package static let wrongKindOfFile = DiagnosticCode(
    "wrong-kind-of-file",
    summary: "a file is of another kind than is needed there",
    explanation: """
      What a file is is told by its members: one with a list `outputs` is a
      configuration, one with a list `resolutionOrder` is a resolver document, and any
      other holds tokens. The file named here is not of the kind that is needed.

      Example:

          "sources": [{ "$ref": "other.resolver.json" }]

      Fix: name a file of tokens. To take a set of another resolver document, point at
      it: `other.resolver.json#/sets/base`.
      """
  )

  package static let unknownModifier = DiagnosticCode(
    "unknown-modifier",
    summary: "the source has no modifier of this name",
    explanation: """
      A setting, an argument or a token names a modifier that neither the resolver
      document nor the configuration declares. A modifier that `resolutionOrder`
      leaves out does not count: nothing depends on it.

      Example:

          tokens ir app.resolver.json --context them=dark

      Fix: write the name of one of the modifiers in `resolutionOrder`.
      """
  )

  package static let unknownContext = DiagnosticCode(
    "unknown-context",
    summary: "the modifier has no context of this name",
    explanation: """
      A setting, an argument, a token or the modifier's own `default` names a context
      that the modifier does not have.

      Example:

          "theme": { "contexts": { "light": [], "dark": [] }, "default": "drak" }

      Fix: write the name of one of the modifier's contexts.
      """
  )

  package static let repeatedChoice = DiagnosticCode(
    "repeated-choice",
    summary: "two different contexts were chosen for one modifier",
    explanation: """
      A modifier is in one context at a time. Given two, one of them would have to be
      dropped, so neither is taken.

      Example:

          tokens ir app.resolver.json --context theme=dark --context theme=light

      Fix: keep the one that you mean.
      """
  )

  package static let unclearAppearance = DiagnosticCode(
    "unclear-appearance",
    summary: "it is not clear which contexts are light and dark",
    explanation: """
      The modifier with contexts `light` and `dark` follows the appearance of the
      device by itself. Here two modifiers have such contexts, or the configuration
      gives one context two parts.

      Example:

          "modifiers": {
            "theme": { "contexts": { "light": [], "dark": [] } },
            "panel": { "contexts": { "light": [], "dark": [] } }
          }

      Fix: say it in the configuration:
      `"appearance": {"modifier": "theme", "light": "light", "dark": "dark"}`.
      """
  )

  package static let sourceLimit = DiagnosticCode(
    "source-limit",
    summary: "a source is larger or deeper than the program allows",
    explanation: """
      Numbers of modifiers, of contexts, of token trees, of definitions in all
      contexts together and the depth of references between sets are bounded, so that
      no document, by accident or by intent, makes the program run without end. No
      source written by people comes near the bounds.

      Example:

          a resolver document with seventy modifiers

      Fix: make the source smaller. Choices that exclude each other are contexts of
      one modifier.
      """
  )

  package static let unmatchedSet = DiagnosticCode(
    "unmatched-set",
    severity: .warning,
    summary: "the themes of a file do not match its token sets",
    explanation: """
      A file of Tokens Studio or Penpot has token sets, and themes that select them. A
      set that no theme selects is left out of every output. A theme may also name a
      set that was renamed or deleted; the name then has no effect.

      Example:

          { "light": { "ink": { "$type": "number", "$value": 1 } },
            "$themes": [
              { "name": "day", "selectedTokenSets": { "lihgt": "enabled" } }] }

      Fix: select the set in the tool, or delete what is not used.
      """
  )
}
