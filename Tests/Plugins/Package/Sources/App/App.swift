import Brand

@main
struct App {
  static func main() {
    print("gap", Tokens.Space.gap.points)
    print("ink", Tokens.Ink.text.light.red)
    print("logo", BrandTokens.logoWidth.points)
  }
}
