/// The words for names.
enum Vocabulary {
  private static func list(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }

  /// All combinations of a first and a second word, in camel case.
  private static func pairs(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { word in second.map { word + $0.prefix(1).uppercased() + $0.dropFirst() } }
  }

  static let hues = list(
    "red orange amber yellow olive lime green mint teal cyan sky blue indigo violet purple magenta "
      + "pink rose brown sand stone slate grey ink"
  )
  private static let moods = list(
    "soft deep bright pale dusty muted warm cool bold calm clear dark faint fresh rich"
  )
  static let families = hues + pairs(moods, hues)
  static let steps = list("50 100 200 300 400 500 600 700 800 900 950")
  static let areas = list("page surface raised overlay header footer sidebar form table chart")
  static let roles = list("text heading link icon fill line focus shade track badge success danger")
  static let emphasis = list("default strong subtle muted inverse disabled")
  static let components = list(
    "button card dialog field menu tab chip list banner toast slider switch avatar tooltip picker "
      + "stepper drawer toolbar accordion breadcrumb"
  )
  static let parts = list("container label leading trailing divider indicator")
  static let properties = list("foreground background outline")
  static let states = list("rest hover pressed focused selected disabled")
  static let apps = list("shop mail maps pay music photos travel health news studio")
  static let products = pairs(apps, components)
  static let measures = list("gap inset margin radius width height indent track")
  static let sizes = list("none 2xs xs sm md lg xl 2xl 3xl 4xl")
  static let middleSizes = Array(sizes[2..<8])
  static let texts = list("display headline title body label caption code quote")
  static let styles = pairs(apps, texts)
  static let numbers = list("opacity order lineHeight ratio")
  static let fonts = [
    "Inter", "Roboto", "Source Sans 3", "IBM Plex Sans", "Noto Serif", "Fira Code", "Work Sans",
  ]
  static let genericFonts = ["system-ui", "sans-serif", "serif", "monospace"]
  static let prose = list(
    "for the use of a in on at with text surface action dialog avoid when hovered default primary "
      + "high contrast only brand space dark light card platform"
  )
}
