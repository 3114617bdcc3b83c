/// What a shell reads to complete the command lines of a program.
///
/// The script knows nothing of commands: it asks the program, which prints a line for each word that
/// fits, with a tab before what the word means, and ``fileMark`` where names of files fit.
package enum CompletionScript: String, CaseIterable, ArgumentValue {
  case bash, zsh, fish

  /// The line that stands for names of files.
  package static let fileMark = ":files"

  /// The script.
  ///
  /// - Parameters:
  ///   - program: the name of the program.
  ///   - question: the words after it that ask for completions. The words typed so far follow, behind
  ///     `--`.
  /// - Returns: the text of the script.
  package func text(program: String, asking question: String) -> String {
    switch self {
    case .bash: Self.bash(program, "\(program) \(question) bash --")
    case .zsh: Self.zsh(program, "\(program) \(question) zsh --")
    case .fish: Self.fish(program, "\(program) \(question) fish --")
    }
  }

  /// Bash breaks words at `=` too, and then replaces only what stands behind it.
  private static func bash(_ program: String, _ question: String) -> String {
    """
    # Completions of \(program) for bash: source this file, or save it as
    # ~/.local/share/bash-completion/completions/\(program)
    _\(program)() {
      local line="${COMP_LINE:0:COMP_POINT}" current answer prefix=""
      local -a words
      read -ra words <<<"$line"
      [[ "$line" == *[[:space:]] ]] && words+=("")
      current="${words[${#words[@]} - 1]}"
      [[ "$current" == *=* && "$COMP_WORDBREAKS" == *=* ]] && prefix="${current%%=*}="
      COMPREPLY=()
      while IFS= read -r answer; do
        if [[ "$answer" == \(fileMark) ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r answer; do
            COMPREPLY+=("$answer")
          done < <(compgen -f -- "${current#"$prefix"}")
        else
          answer="${answer%%$'\\t'*}"
          COMPREPLY+=("${answer#"$prefix"}")
        fi
      done < <(\(question) "${words[@]:1}" 2>/dev/null)
    }
    complete -F _\(program) \(program)

    """
  }

  private static func zsh(_ program: String, _ question: String) -> String {
    """
    #compdef \(program)
    # Completions of \(program) for zsh: save this file as _\(program) in a folder of $fpath.
    _\(program)() {
      local answer files=""
      local -a candidates
      while IFS= read -r answer; do
        if [[ "$answer" == \(fileMark) ]]; then
          files=1
        else
          candidates+=("${${answer%%$'\\t'*}//:/\\\\:}:${answer#*$'\\t'}")
        fi
      done < <(\(question) "${(@)words[2,CURRENT]}" 2>/dev/null)
      (( ${#candidates} )) && _describe '\(program)' candidates
      [[ -n "$files" ]] && _files
    }
    if [[ "$funcstack[1]" == _\(program) ]]; then _\(program) "$@"; else compdef _\(program) \(program); fi

    """
  }

  private static func fish(_ program: String, _ question: String) -> String {
    """
    # Completions of \(program) for fish: save this file as
    # ~/.config/fish/completions/\(program).fish
    function __\(program)_complete
        set -l words (commandline -opc) (commandline -ct)
        for answer in (\(question) $words[2..] 2>/dev/null)
            if test "$answer" = \(fileMark)
                __fish_complete_path (commandline -ct)
            else
                echo $answer
            end
        end
    end
    complete -c \(program) -f -a '(__\(program)_complete)'

    """
  }
}
