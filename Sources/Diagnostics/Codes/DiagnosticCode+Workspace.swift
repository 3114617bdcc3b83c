/// Codes for the configuration.
extension DiagnosticCode {
  package static let workspaceCodes: [DiagnosticCode] = [
    configurationNotFound, unknownSetting, missingSetting, invalidSetting, misplacedSetting,
    unmatchedPattern, unreadableFolder, generatedSource, repeatedSource, outsideDirectory,
    targetNotConfigured, conflictingOutputs, protectedPath, fileInTheWay, unmatchedRule,
    conflictingRename,
  ]

  package static let configurationNotFound = DiagnosticCode(
    "configuration-not-found",
    summary: "there is no configuration where one is looked for",
    explanation: """
      No configuration was named, and there is neither a `tokens/tokens.config.json`
      nor a `tokens.config.json` in the current folder. Nothing was read or written.

      Example:

          cd Sources && tokens build

      Fix: change to the folder that holds the configuration or its `tokens` folder,
      or name the file: `tokens build ../tokens/tokens.config.json`.
      """
  )

  package static let fileInTheWay = DiagnosticCode(
    "file-in-the-way",
    summary: "a file that `tokens init` would write exists already",
    explanation: """
      `tokens init` makes a source to begin with. It does not overwrite files: if one
      of its files exists, none is written.

      Example:

          tokens init     # in a folder that has tokens/tokens.config.json

      Fix: name another folder, as in `tokens init design/tokens`, or move the file
      away. A source that is there already needs no `init`: run `tokens build`.
      """
  )

  package static let unknownSetting = DiagnosticCode(
    "unknown-setting",
    summary: "the configuration has a member of a name that means nothing there",
    explanation: """
      Every member of a configuration has a meaning. A mistyped one would be left out
      in silence if it were not reported.

      Example:

          { "source": "app.resolver.json", "output": [] }

      Fix: write the name that the message proposes, or take the member out. What a
      configuration may hold is in `tokens/tokens.config.schema.json`, which editors
      understand when it is named under `$schema`.
      """
  )

  package static let missingSetting = DiagnosticCode(
    "missing-setting",
    summary: "the configuration lacks a member that it cannot do without",
    explanation: """
      Without this member there is no telling what to read, what to build or where to
      put it.

      Example:

          { "outputs": [{ "target": "css" }] }

      Fix: add the members that the messages name: here `source`, and the `directory`
      of the output.
      """
  )

  package static let invalidSetting = DiagnosticCode(
    "invalid-setting",
    summary: "a member of the configuration has a value that it cannot have",
    explanation: """
      The value is of another kind than is needed here, or is empty.

      Example:

          { "source": ["a.tokens.json"], "outputs": "css" }

      Fix: write a value of the kind that the message names: here a list of outputs,
      as in `[{ "target": "css", "directory": "build" }]`.
      """
  )

  package static let misplacedSetting = DiagnosticCode(
    "misplaced-setting",
    summary: "a member of the configuration has no effect beside another one",
    explanation: """
      `modifiers` declares contexts for a list of token files. A resolver document
      declares its own, so the two would contradict each other.

      Example:

          { "source": "app.resolver.json", "modifiers": {}, "outputs": [] }

      Fix: take `modifiers` out of the configuration, or name the token files
      themselves under `source`.
      """
  )

  package static let unmatchedPattern = DiagnosticCode(
    "unmatched-pattern",
    summary: "a pattern under `source` finds no file",
    explanation: """
      `*` stands for any characters of a name, `?` for one, and `**` for folders to
      any depth. Names that begin with a period are found only by a pattern that
      begins with one. No file fits this pattern.

      Example:

          { "source": ["token/*.json"], "outputs": [] }

      Fix: correct the pattern; it is relative to the folder of the configuration.
      """
  )

  package static let unreadableFolder = DiagnosticCode(
    "unreadable-folder",
    severity: .warning,
    summary: "a pattern of `source` leads to a folder that cannot be read",
    explanation: """
      The pattern may match files in this folder, but the system does not say what is
      in it: there is no permission, or symbolic links lead in a circle. The source
      was compiled without such files.

      Example:

          chmod -r private && tokens build    # with "source": ["**/*.json"]

      Fix: make the folder readable, or write a pattern that does not lead there.
      """
  )

  package static let generatedSource = DiagnosticCode(
    "generated-source",
    severity: .warning,
    summary: "a pattern of `source` matches outputs of the same configuration",
    explanation: """
      The pattern matches files that a build of this configuration has written into
      the folder of one of its outputs. They are made of the sources, so they are not
      read as sources.

      Example:

          { "source": ["**/*.json"],
            "outputs": [{ "target": "json", "directory": "generated" }] }

      Fix: write a pattern that matches the sources only, as in `["src/**/*.json"]`
      or `["**/*.tokens.json"]`.
      """
  )

  package static let repeatedSource = DiagnosticCode(
    "repeated-source",
    summary: "a file is listed twice under `source`",
    explanation: """
      A later file wins over an earlier one, so each can have only one place in the
      order. (A pattern leaves out what is named elsewhere in the list, and what an
      earlier pattern has found.)

      Example:

          { "source": ["a.tokens.json", "./a.tokens.json"], "outputs": [] }

      Fix: keep the mention that stands in the right place.
      """
  )

  package static let outsideDirectory = DiagnosticCode(
    "outside-directory",
    summary: "an output would be written outside of the repository",
    explanation: """
      Files are written only inside the repository: the nearest folder around the
      configuration that holds `.git`, or else the configuration's own folder.
      Symbolic links are followed before this is judged.

      Example:

          { "target": "android", "directory": "../../android/res" }

      Fix: if the files do belong there, allow the folder in the configuration:
      `"outside": ["../../android/res"]`.
      """
  )

  package static let targetNotConfigured = DiagnosticCode(
    "target-not-configured",
    summary: "`--target` names a target that no output of the configuration uses",
    explanation: """
      `--target` builds only the outputs of that target, and there is none.

      Example:

          tokens build --target kotlni

      Fix: write one of the targets that the message lists, or add an output of the
      target to the configuration.
      """
  )

  package static let conflictingOutputs = DiagnosticCode(
    "conflicting-outputs",
    summary: "two things would be written to the same place",
    explanation: """
      Two outputs make a file of the same path (or of paths that differ in nothing but
      upper and lower case, which are one file on many machines; or through a symbolic
      link), or an output would be written over a file that the build reads. Nothing
      was written, and `--force` does not change that.

      Example:

          [{ "target": "css", "directory": "build" },
           { "target": "css", "directory": "build", "contexts": { "brand": "b" } }]

      Fix: give each output a `directory` of its own.
      """
  )

  package static let unmatchedRule = DiagnosticCode(
    "unmatched-rule",
    severity: .warning,
    summary: "a rule of the configuration matches no token",
    explanation: """
      `rules` say of tokens what their files do not: that they are private or left
      out, their type, or the unit of their lengths. A rule stands for the tokens at
      its `paths` in its `files`. `*` stands for any characters of a name, `?` for
      one, and `**` for any number of names. No token matches this rule. Or `rename`
      has a path that no file has.

      Example:

          "rules": [{ "paths": "internal", "private": true }]

      Fix: correct the patterns. A group is not a token: `internal.**` matches the
      tokens in the group `internal`.
      """
  )

  package static let conflictingRename = DiagnosticCode(
    "conflicting-rename",
    summary: "`rename` gives two tokens of a file one path, or a token none",
    explanation: """
      `rename` in the configuration gives groups and tokens new paths. After that,
      each token of a file must still have a path of its own.

      Example:

          "rename": { "sys.color": "color" }

      in a file that has the tokens `sys.color.ink` and `color.ink`.

      Fix: choose another new path, as `"sys.color": "color.system"`.
      """
  )

  package static let protectedPath = DiagnosticCode(
    "protected-path",
    summary: "an output would be written where a build never writes",
    explanation: """
      A build writes nothing into a folder `.git`, where the history of the repository
      is kept, nor to names that builds use for their own records: the manifest, the
      lock, and files that are being prepared. `--force` does not change that.
      Symbolic links are followed before this is judged.

      Example:

          { "target": "css", "directory": ".git/hooks" }

      Fix: give the output another `directory`, or the file another name in the
      `target.json` of your target.
      """
  )
}
