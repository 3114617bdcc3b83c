/// Codes for targets and what is made of them.
extension DiagnosticCode {
  package static let outputCodes: [DiagnosticCode] = [
    unknownTarget, invalidTarget, unknownTargetMember, missingTemplate, unusedTemplate,
    unknownTargetOption, invalidTargetOption, nameCollision, invalidTargetName, unitNotOnTarget,
    unmatchedFilter,
    omittedMember, unknownTextStyle, tooManySettings, unsafeOutputPath, outputPathCollision,
    fileNameTooLong,
  ]

  package static let unknownTarget = DiagnosticCode(
    "unknown-target",
    summary: "an output names a target that does not exist",
    explanation: """
      A target is a folder of templates: one of those that are built in, or one in the
      folder that `templates` of the configuration names. Nothing was written.

      Example:

          { "target": "sass", "directory": "dist" }

      Fix: write the name of a target, or add a folder with a `target.json`. The page
      `templates/README.md` shows how.
      """
  )

  package static let invalidTarget = DiagnosticCode(
    "invalid-target",
    summary: "target.json has an invalid member",
    explanation: """
      `target.json` defines how a target makes names, text and files. A member of it
      has the wrong type, is not one of the words that it can be, refers to something
      that does not exist, or is missing.

      Example:

          "names": { "token": "camelCase" }

      Fix: see the part on `target.json` in `templates/README.md`.
      """
  )

  package static let unknownTargetMember = DiagnosticCode(
    "unknown-target-member",
    summary: "target.json has a member that means nothing",
    explanation: """
      A member of `target.json` has a name that nothing reads. It would be without any
      effect, which is hardly what was meant.

      Example:

          "names": { "tokens": "kebab" }

      Fix: write the name that the message suggests, or leave the member out.
      """
  )

  package static let missingTemplate = DiagnosticCode(
    "missing-template",
    summary: "target.json names a template file that is not there",
    explanation: """
      A file of `files` is made by a template that is neither in the target's folder
      nor in the one of the target that it extends.

      Example:

          "files": [ { "template": "tokens.tmpl", "path": "tokens.scss" } ]

      Fix: add the template file, or correct its name.
      """
  )

  package static let unusedTemplate = DiagnosticCode(
    "unused-template",
    summary: "a file in a target's folder is used by nothing",
    explanation: """
      Every file in a target's folder is a template that `files` of its `target.json`
      names, or that another template includes. This one is neither, so it has no
      effect. Often its name is misspelt where it should be used.

      Example:

          my-templates/dart/literal.tmpl      included nowhere

      Fix: use the file or delete it.
      """
  )

  package static let unknownTargetOption = DiagnosticCode(
    "unknown-target-option",
    summary: "an output sets an option that its target does not have",
    explanation: """
      The options of an output are those that the `target.json` of its target
      declares.

      Example:

          { "target": "css", "options": { "prefx": "acme" } }

      Fix: write one of the names that the message lists.
      """
  )

  package static let invalidTargetOption = DiagnosticCode(
    "invalid-target-option",
    summary: "an option of an output has a value that its target does not take",
    explanation: """
      Each option has a type, and may have a pattern, a list of words or bounds. The
      value has to fit them, because templates print it as it is.

      Example:

          { "target": "css", "options": { "prefix": "acme { }" } }

      Fix: write a value of the kind that the message names.
      """
  )

  package static let nameCollision = DiagnosticCode(
    "name-collision",
    summary: "two things have the same name on a target",
    explanation: """
      Names are made fit for each target: words are joined, letter case is changed,
      characters that a language does not know are left out. Two names that differ in
      the source can then come out alike, or like a name that the target's own code
      needs. Some targets also make names of a token and a part of its value: in
      Android, a border `edge` has a colour `edge_color`. One of the two things would
      replace the other, so nothing was written.

      Example:

          "a b": { "$value": "1px" }, "a-b": { "$value": "2px" }

      Fix: rename one of them, or give it another name on this target alone:
      `"$extensions": { "dev.tokens": { "names": { "css": "a-b-2" } } }`.
      """
  )

  package static let invalidTargetName = DiagnosticCode(
    "invalid-target-name",
    summary: "a name set for one target cannot be printed",
    explanation: """
      A name in `names` is taken as it is, in place of the one that the target would
      make. So it can only have characters that are safe in every language.

      Example:

          "names": { "css": "brand upper" }

      Fix: use letters, digits, `_` and `-`.
      """
  )

  package static let unmatchedFilter = DiagnosticCode(
    "unmatched-filter",
    severity: .warning,
    summary: "a filter of an output matches nothing, or leaves nothing",
    explanation: """
      `include` and `exclude` of an output choose its tokens by `types`, `paths` and
      `files`. A path is the names of groups and token with periods between them; `*`
      stands for any characters of a name, `?` for one, and `**` for any number of
      names. No token has a path that matches, no file of the source matches, or no
      token is left.

      Example:

          { "target": "css", "directory": "build", "exclude": { "paths": "legacy" } }

      Fix: correct the pattern. A group is not a token: `legacy.**` matches the tokens
      in the group `legacy`.
      """
  )

  package static let unitNotOnTarget = DiagnosticCode(
    "unit-not-on-target",
    severity: .warning,
    summary: "a token is left out because the target has nothing for its unit",
    explanation: """
      Units such as `em`, `vw` or `%` mean something to a browser only. A target that
      has nothing for them leaves the token out, and tokens that refer to it print the
      value that they need by themselves.

      Example:

          { "$type": "dimension", "$value": { "value": 50, "unit": "vw" } }

      Fix: write the dimension in `px` or `rem`, or keep the token out of this output
      by making it private.
      """
  )

  package static let omittedMember = DiagnosticCode(
    "omitted-member",
    severity: .warning,
    summary: "a target leaves out a part of what tokens say",
    explanation: """
      The templates of the target do not read this member of the tokens, or the
      platform has nothing for the value. Everything else that the tokens say is in
      the output. There is one warning for each target and member; it names the first
      token.

      Example:

          "dev.tokens": { "lineBreak": "truncatingHead" }

      CSS can cut text off at its end only.

      Fix: set it by hand where the tokens are used, or choose a value that all of
      your targets have. A target of your own can say more: its templates can read the
      member.
      """
  )

  package static let unknownTextStyle = DiagnosticCode(
    "unknown-text-style",
    severity: .warning,
    summary: "a target does not know a text style of the platform",
    explanation: """
      `relativeTo` and `system` name a text style of the platform, such as `body`. The
      target's table has no such word, so the text style will not follow the size that
      people choose for their device.

      Example:

          "dev.tokens": { "relativeTo": "boddy" }

      Fix: write one of the words that the message lists.
      """
  )

  package static let tooManySettings = DiagnosticCode(
    "too-many-settings",
    summary: "an output would need too many combinations of contexts",
    explanation: """
      A target that prints every combination of the contexts of all modifiers grows
      with their product. Above the bound that the message names it is refused.

      Example:

          six modifiers with five contexts each are 15,625 combinations

      Fix: fix some modifiers with `contexts` in the output, and configure one output
      for each choice that you need.
      """
  )

  package static let unsafeOutputPath = DiagnosticCode(
    "unsafe-output-path",
    summary: "a file would be written outside the output's directory",
    explanation: """
      The paths in `files` of a `target.json` are made of its text and of names. The
      result has to stay within the directory of the output.

      Example:

          "path": "../{root}.css"

      Fix: write a path relative to the output's directory, and move the directory in
      the configuration if that is what is wanted.
      """
  )

  package static let outputPathCollision = DiagnosticCode(
    "output-path-collision",
    summary: "two files of an output have the same path",
    explanation: """
      Each file of an output needs a path of its own. Letter case does not count,
      because not every disk tells upper from lower case.

      Example:

          "each": "group", "path": "tokens.css"

      A target that makes a file for each token or group names the files after them,
      and two names that differ in letter case alone make one path.

      Fix: give one of the tokens another name in that target, with `names` in
      `$extensions`. In a target of your own, put something into the path that tells
      the files apart, such as `{group.id}`.
      """
  )

  package static let fileNameTooLong = DiagnosticCode(
    "file-name-too-long",
    summary: "a file would have a longer name than a disk can keep",
    explanation: """
      A target that makes a file for each token or group names the files after them.
      Disks keep names of up to 255 bytes, of which some are needed while the file is
      written. Letters beyond ASCII have two to four bytes each.

      Example:

          a gradient called `hero` in twenty groups with long names each

      Fix: shorten the name, or give the token or group another one in that target:

          "$extensions": { "dev.tokens": { "names": { "android": "hero" } } }
      """
  )
}
