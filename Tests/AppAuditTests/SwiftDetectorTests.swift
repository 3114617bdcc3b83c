import AppAudit
import Testing

@Suite struct SwiftDetectorTests {
  @Test func findsColors() {
    let text = #"""
      label.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      view.backgroundColor = UIColor(red: 51.0/255.0, green: 102/255, blue: 153 / 255, alpha: 0.5)
      let a = UIColor(white: 0.5, alpha: 1.0)
      let b = UIColor(hex: 0xFF8800)
      let c = UIColor(hexString: "#F80")
      let d = Color(hex: "ff8800")
      let e = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      let f = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5)
      let g: UIColor = .init(red: 1, green: 1, blue: 1, alpha: 1)
      let h = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
      let i = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
      let j = Color(red: CGFloat(0.2), green: 0.4, blue: 0.6)
      view.layer.borderColor = UIColor.black.cgColor
      Text("x").foregroundColor(.white)
      let k = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      let l = UIColor.init(white: 1, alpha: 1)
      """#
    #expect(
      found(in: text, .swift) == [
        "1 color #336699 text", "2 color #33669980 background", "3 color #808080 other",
        "4 color #ff8800 other", "5 color #ff8800 other", "6 color #ff8800 other",
        "7 color #ff0000 other", "8 color #0000ff80 other", "9 color #ffffff other",
        "10 color #00ff00 other", "11 color #00ffff other", "12 color #336699 other",
        "13 color #000000 border", "14 color #ffffff text", "15 color #ff0b0c other",
        "16 color #ffffff other",
      ]
    )
  }

  @Test func ignoresWhatIsNotAValue() {
    let text = #"""
      // UIColor(red: 1, green: 0, blue: 0, alpha: 1) and #1234
      /* UIColor(white: 1, alpha: 1) /* nested UIColor.red */ UIColor.blue */
      let a = "UIColor(white: 1, alpha: 1)"
      let b = #"Color(hex: "ff8800")"#
      let c = """
        UIColor.red #ff0000
        """
      let d = UIColor(red: r, green: g, blue: b, alpha: 1)
      let e = UIColor(named: "accent")
      let f = Color("accent")
      let g = UIColor.clear
      let h = issue(#1234)
      let i = Color(uiColor: x)
      let j = UIColor(patternImage: image)
      let k = "\(UIColor(white: w, alpha: 1)) " + "//"
      struct Text { init(_ a: Int) {} }
      func padding(_ a: Int) {}
      let l = number.padding
      x.cornerRadius = radius
      y.cornerRadius = 8 * scale
      """#
    #expect(found(in: text, .swift) == [])
  }

  @Test func findsFonts() {
    let text = #"""
      label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      label.font = .boldSystemFont(ofSize: 12)
      label.font = UIFont(name: "AvenirNext-DemiBold", size: 15)
      let a = Font.system(size: 20).bold()
      let b = Font.custom("Inter", size: 14)
      let c = UIFont.preferredFont(forTextStyle: .body)
      Text("Title")
        .font(.system(size: 28, weight: .bold))
        .foregroundColor(Color(hex: 0x222222))
        .multilineTextAlignment(.center)
        .lineLimit(2)
      Text("Plain")
      Text(verbatim: "Body").font(.custom("Georgia", size: 16)).italic().padding(8)
      """#
    #expect(
      found(in: text, .swift) == [
        "1 font system 17 semi-bold", "2 font system 12 bold", "3 font AvenirNext 15 semi-bold",
        "4 font system 20 bold", "5 font Inter 14",
        "8 font label system 28 bold #222222 center 2 lines", "9 color #222222 text",
        "13 font label Georgia 16 italic", "13 size 8px",
      ]
    )
    let scan = LiteralScanner.scan(Array(text.utf8), .swift, path: "")
    #expect(scan.elements == [.label: 3])
  }

  @Test func findsLengthsAndShadows() {
    let text = #"""
      view.layer.cornerRadius = 8
      RoundedRectangle(cornerRadius: 12.5)
      card.padding(.horizontal, 16).padding()
      VStack(alignment: .leading, spacing: 4) {}
      stack.spacing = 10
      insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: -4)
      a.constraint(equalTo: b, constant: -20)
      card.shadow(color: Color(white: 0, opacity: 0.25), radius: 4, x: 0, y: 2)
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.5
      layer.shadowOffset = CGSize(width: 0, height: 1)
      layer.shadowRadius = 3
      """#
    #expect(
      found(in: text, .swift) == [
        "1 radius 8px", "2 radius 12.5px", "3 size 16px", "4 size 4px", "5 size 10px",
        "6 size 1px", "6 size 2px", "6 size 4px", "7 size 20px", "8 shadow 0px 2px 8px #00000040",
        "8 color #00000040 shadow", "9 shadow 0px 1px 6px #00000080", "9 color #000000 shadow",
      ]
    )
  }
}
