/// Codes for the files that are generated, and for the disk.
extension DiagnosticCode {
  package static let writingCodes: [DiagnosticCode] = [
    missingOutput, staleOutput, editedOutput, leftoverOutput, staleManifest, unreadableManifest,
    changedLineEnds,
    unwritableFile, buildInProgress, unusablePort, unknownCode, notMigrated,
  ]

  package static let missingOutput = DiagnosticCode(
    "missing-output",
    summary: "a generated file is not there",
    explanation: """
      The configuration asks for this file, and it is not on disk: it was never built,
      or it was deleted, or it is not committed.

      Example:

          git clone … && tokens check

      Fix: run `tokens build`, and commit the file with the source.
      """
  )

  package static let staleOutput = DiagnosticCode(
    "stale-output",
    summary: "a generated file is out of date",
    explanation: """
      The file is as an earlier build left it, and a build today would write something
      else: the source, the configuration, a template or the program has changed
      since. The message names the tokens that differ.

      Example:

          edit tokens/swatch.tokens.json && tokens check

      Fix: run `tokens build`, and commit the file with the source.
      """
  )

  package static let editedOutput = DiagnosticCode(
    "edited-output",
    summary: "a file that would be replaced was not written by a build, or was edited since",
    explanation: """
      A build replaces and deletes only what a build has written. This file was
      changed by hand since, or comes from elsewhere, and what somebody has put into
      it would be lost. Nothing was written.

      Example:

          edit generated/css/tokens.css && tokens build

      Fix: make the change in the source and not in the generated file; then
      `tokens build --force` replaces it. If the file is none of ours, give the output
      another `directory`.
      """
  )

  package static let leftoverOutput = DiagnosticCode(
    "leftover-output",
    summary: "a file of an earlier build belongs to no output any more",
    explanation: """
      An earlier build wrote this file, and today's would not: its output was taken
      out of the configuration, moved to another folder, or makes other files now.

      Example:

          { "target": "css", "directory": "moved" }

      Fix: run `tokens build` to delete it, and commit the change.
      """
  )

  package static let staleManifest = DiagnosticCode(
    "stale-manifest",
    summary: "the list of generated files is not up to date",
    explanation: """
      The generated files are current, but `.tokens-manifest.json`, the list of them
      with their hashes and the versions that made them, is not what a build would
      write. Without it, later builds cannot tell their own files from those that were
      edited. Each configuration has its own: that of `brand.json` is called
      `.tokens-manifest.brand.json`.

      Example:

          git rm tokens/.tokens-manifest.json && tokens check

      Fix: run `tokens build`, and commit the manifest with the files.
      """
  )

  package static let unreadableManifest = DiagnosticCode(
    "unreadable-manifest",
    summary: "the list of generated files cannot be understood",
    explanation: """
      `.tokens-manifest.json` is not as a build writes it. If a merge has left its
      marks in it, the files that either side lists count as built. Otherwise it is
      taken as absent: files that are as they should be are accepted, and others are
      not replaced without `--force`.

      Example:

          <<<<<<< HEAD

      Fix: run `tokens build`, which writes it again.
      """
  )

  package static let changedLineEnds = DiagnosticCode(
    "changed-line-ends",
    severity: .advice,
    summary: "outputs have CR LF line endings, but a build writes LF",
    explanation: """
      The files are current but for the ends of their lines. On Windows, and where
      `core.autocrlf` is set, Git replaces LF by CR LF when it checks files out. A
      build leaves such files as they are.

      Example:

          git config core.autocrlf true && git clone …

      Fix: add the line that the message proposes to `.gitattributes`, as
      `/tokens/generated/** text eol=lf`, and check the files out again. The file
      `.gitattributes` that `tokens init` makes has such lines.
      """
  )

  package static let unwritableFile = DiagnosticCode(
    "unwritable-file",
    summary: "a file or folder cannot be written, moved or deleted",
    explanation: """
      The system refused: there is no permission, no space, or something else stands
      in the place. What had been prepared was taken back; every file is either as it
      was or as it should be.

      Example:

          chmod -w generated && tokens build

      Fix: see to what the message says, and build again.
      """
  )

  package static let buildInProgress = DiagnosticCode(
    "build-in-progress",
    summary: "another build of the same configuration is writing",
    explanation: """
      Only one build at a time may write the files of a configuration. This one waited
      for some seconds, and the other one was not done.

      Example:

          tokens build & tokens build

      Fix: wait for the other build. The lock belongs to its process: when that ends,
      however it does, the lock is gone too.
      """
  )

  package static let unusablePort = DiagnosticCode(
    "unusable-port",
    summary: "`tokens serve` cannot have the port",
    explanation: """
      Only one program of a machine can wait for clients at a port, and ports below
      1024 belong to the system. Most often another `tokens serve` has it.

      Example:

          tokens serve & tokens serve

      Fix: end the other program, or name another port with `--port`. `--port 0` takes
      any that is free and says which.
      """
  )

  package static let unknownCode = DiagnosticCode(
    "unknown-code",
    summary: "there is no diagnostic of this name",
    explanation: """
      `tokens explain` knows the codes that stand in brackets in a report, as in
      `error[unknown-reference]`.

      Example:

          tokens explain unknown-refrence

      Fix: write the code as it stands in the report. `tokens explain` alone lists all
      of them.
      """
  )

  package static let notMigrated = DiagnosticCode(
    "not-migrated",
    severity: .warning,
    summary: "`tokens migrate` leaves a file as it is",
    explanation: """
      The file is a document of Tokens Studio or Penpot that holds several sets of
      tokens, and themes that combine them. In Design Tokens 2025.10 each set is a
      file and the themes are a resolver document. `tokens migrate` makes these files
      beside the document if it is the only source, and if every token keeps its value
      in them.

      Example:

          { "core": { … }, "dark": { … }, "$themes": [ … ] }

      Fix: run `tokens migrate FILE` with the document alone, or have the design tool
      write a file for each set. The other files of the run are rewritten.
      """
  )
}
