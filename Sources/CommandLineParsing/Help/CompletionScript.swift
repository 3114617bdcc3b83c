/// A script with which a shell completes the command lines of a program.
///
/// The script contains no information about commands. Instead, it runs the program, which prints a
/// line for each matching word: the word, a tab, and an explanation. If file names match too, the
/// program prints ``fileMark``.
package enum CompletionScript: String, CaseIterable, ArgumentValue {
  case bash, zsh, fish

  /// The line that represents file names.
  package static let fileMark = ":files"

  /// Returns the script.
  ///
  /// - Parameters:
  ///   - program: the name of the program.
  ///   - question: the arguments with which to request completions. They are followed by `--` and
  ///     the words typed so far.
  /// - Returns: the text of the script.
  package func text(program: String, asking question: String) -> String {
    switch self {
    case .bash: Self.bash(program, "\(program) \(question) bash --")
    case .zsh: Self.zsh(program, "\(program) \(question) zsh --")
    case .fish: Self.fish(program, "\(program) \(question) fish --")
    }
  }

  /// Returns the script for Bash, which also breaks words at `=`, and then replaces only the text
  /// after it.
  private static func bash(_ program: String, _ question: String) -> String {
    """
    # Bash completions for \(program). Source this file, or save it as
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
    # Zsh completions for \(program). Save this file as _\(program) in a folder of $fpath.
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
    # Fish completions for \(program). Save this file as
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
