import AppAudit
import Testing

@Suite struct AuditLanguageTests {
  @Test func findsTheLanguageOfAFile() {
    #expect(AuditLanguage(path: "App/Main.storyboard") == .interfaceBuilder)
    #expect(AuditLanguage(path: "app/src/main/res/values-night/colors.xml") == .androidXML)
    #expect(AuditLanguage(path: "app/src/main/AndroidManifest.xml") == nil)
    #expect(AuditLanguage(path: "A.xcassets/Ink.colorset/Contents.json") == .colorSet)
    #expect(AuditLanguage(path: "A.xcassets/Contents.json") == nil)
    #expect(AuditLanguage(path: "web/Button.tsx") == .script)
    #expect(AuditLanguage(path: "Makefile") == nil)
  }
}
