import AppAudit
import Testing

@Suite struct CodeDetectorTests {
  @Test func findsValuesInObjectiveC() {
    let text = #"""
      label.textColor = [UIColor colorWithRed:0.2 green:0.4 blue:0.6 alpha:1.0];
      view.backgroundColor = [UIColor colorWithWhite:0.5f alpha:1];
      a = UIColorFromRGB(0xFF8800);
      b = [UIColor redColor];
      c = [UIColor colorWithHexString:@"#00ff00"];
      label.font = [UIFont systemFontOfSize:17 weight:UIFontWeightBold];
      label.font = [UIFont fontWithName:@"Georgia-Bold" size:12.0];
      view.layer.cornerRadius = 6;
      // [UIColor blueColor]
      d = [UIColor colorWithRed:r green:g blue:b alpha:1];
      e = [UIColor colorNamed:@"Accent"];
      UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
      f = [UIColor labelColor];
      """#
    #expect(
      found(in: text, .objectiveC) == [
        "1 color #336699 text", "2 color #808080 background", "3 color #ff8800 other",
        "4 color #ff0000 other", "5 color #00ff00 other", "6 font system 17 bold",
        "7 font Georgia 12 bold", "8 radius 6px",
      ]
    )
    let scan = LiteralScanner.scan(Array(text.utf8), .objectiveC, path: "")
    #expect(scan.elements == [.label: 1])
    #expect(scan.systemColors == ["label": 1])
  }

  @Test func findsValuesInKotlin() {
    let text = #"""
      val a = Color(0xFF336699)
      val b = Color(red = 0.2f, green = 0.4f, blue = 0.6f, alpha = 0.5f)
      Box(Modifier.background(Color.White).padding(horizontal = 16.dp, vertical = 8.dp))
      val c = Color.parseColor("#80FF8800")
      val d = "#FF8800".toColorInt()
      val title = TextStyle(fontSize = 20.sp, fontWeight = FontWeight.Bold, lineHeight = 24.sp)
      Text("a", color = Color(0xFF222222), fontSize = 14.sp, textAlign = TextAlign.Center, maxLines = 2)
      RoundedCornerShape(12.dp)
      Arrangement.spacedBy(4.dp)
      // Color(0xFF000000) and #1234
      val e = "Color(0xFF000000) ${Color(x)} 14.sp"
      val f = Color.Unspecified
      val g = colorResource(R.color.ink)
      val h = MaterialTheme.colorScheme.primary.copy(alpha = 0.5f)
      data class Color(val a: Int)
      val i = Color(rgb)
      """#
    #expect(
      found(in: text, .kotlin) == [
        "1 color #336699 other", "2 color #33669980 other", "3 color #ffffff background",
        "3 size 16px", "3 size 8px", "4 color #ff880080 other", "5 color #ff8800 other",
        "6 font system 20/24 bold", "7 color #222222 text",
        "7 font label system 14 #222222 center 2 lines", "8 radius 12px", "9 size 4px",
      ]
    )
  }

  @Test func findsValuesInJavaScript() {
    let text = #"""
      const a = { color: '#336699', backgroundColor: "rgb(1, 2, 3)", fontSize: 14, padding: '8px' };
      const b = { label: 'red', id: '#1234', href: "#abcdef", title: 'white' };
      // color: '#ff0000'
      const c = /['"]#ff0000/; const d = { borderRadius: 6 };
      theme.tint = '#ff8800';
      const e = `color: #ff0000 ${x ? { color: '#00ff00' } : 0}`;
      const f = { margin: gap * 2, marginTop: 4 };
      """#
    #expect(
      found(in: text, .script) == [
        "1 color #336699 text", "1 color #010203 background", "1 font system 14", "1 size 8px",
        "4 radius 6px", "5 color #ff8800 tint", "6 color #ff0000 text", "6 color #00ff00 text",
        "7 size 4px",
      ]
    )
  }

  @Test(arguments: AuditLanguage.allCases)
  func readsBrokenFiles(_ language: AuditLanguage) {
    let pieces = [
      "\"", "'", "`", "/*", "${", "\\(", "{", "}", "(", ")", "#", "UIColor(", "Color(0x", "<", ">",
      "[UIColor ", "colorWithWhite:", "=", ":", "<color ", "\u{0}", "é", "/", "\n", "font:",
    ]
    for seed in 0..<400 {
      var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
      var text = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      _ = found(in: text, language)
    }
  }
}
