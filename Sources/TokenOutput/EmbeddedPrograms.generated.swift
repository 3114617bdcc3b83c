// swift-format-ignore-file
// Made from `templates/` by a test; do not edit. To make it anew:
// UPDATE_GOLDENS=1 swift test --filter Embedded

import TemplateEngine

/// The programs of the built-in targets, as they were when the program was built.
enum EmbeddedPrograms {
  /// The programs of a built-in target; `nil` if there is no such target.
  static func programs(of target: String) -> BuiltInPrograms? {
    switch target {
    case "android": android()
    case "css": css()
    case "json": json()
    case "kotlin": kotlin()
    case "swift": swift()
    default: nil
    }
  }

  private static func android() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "8faee06c9b9ed41f",
      used: [0, 1, 0, 2, 0, 3, 0, 4, 0, 6, 0, 9, 0, 15, 3, 1, 3, 9, 3, 15, 3, 100, 5, 1, 5, 2, 5, 3, 5, 4, 5, 6, 5, 9, 5, 15, 5, 100, 7, 2, 7, 9, 7, 18, 9, 0, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 9, 20, 9, 25, 10, 0, 10, 1, 10, 3, 11, 0, 12, 4, 12, 6, 12, 7, 15, 2, 16, 0, 17, 0, 17, 2, 17, 3, 18, 0, 18, 1, 18, 5, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 5, 30, 6, 30, 7, 30, 8, 30, 9, 30, 10, 30, 11, 30, 14, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 5, 32, 7, 36, 0, 36, 1, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 13, 51, 2, 51, 3],
      [
        BuiltInPrograms.Entry(
          "colors.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              ?002d112[344T444\445T545f545]645]744^711m722]822h801h914Q;0014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5X;KN3m10n10b1o1S20O08M1L1J0]1f1>I1e1AL1J8]1f1DI1e1GL1J:]1f1JI1e1ML1J;]1f1P1I1e1S1L1J<]1f1`1@00L0>O09O00F00
              F00j10?i1:A1e1`1T2e13R2c1k1L0m10n11Y3O18J0]1f1m1I1e1P2O18J8]1f1S2I1e1V2O18J:]1f1Y2I1e1\2O18J;]1f1_2I1e1b2O18J<
              ]1f1f1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1;A1T2e1f1R2Z3k100=L11L210=2L3a1f1m30?1:O04f1j3206e1k3207<1
              e1R40@7L31L210G9k1@00O00L1FP16L3j10A1k1O00m10n14R5o1@00O40L1>L21P12f1i4e1l40V11P1030P16?L3j10A1e1^4R2S5k1O00m1
              0n14d5o1@00O40L1>0W17P103?L3j10A1e1V5R2e5k1O0Hg1Q6M4@00L4L1FP16L3j10A1e1Q6O0Ig1\6M4@00L4L1F^17L3j10A1e1\6k1>L1
              1L21?M4L4O01^1_1f1\7L3a1f1T7@00O03L4F00O01j10A1e1[7@00O03L1L2L3j10A1e1\7k1k1L0a1_1f1l7@00i1<A10e1<@Q24L01A10U2
              =e1l7k1S20L1a1_1f1[8@00L0i1=A1@00L11A1e1[8T2k1L0L1^1_1f1g8@00L01A1e1g8k10b2a3KN9m10n10X9o1@00:0S6<2000_642010c6
              1;0A1e1l8R2Y9KN?m10n10f9O07h1`9J0J3]1f1\9o10d6X2e1\9R2g9k1S20O0<g1e:M1O10h1o9F00M2O0;g1]:M3@00:L310l8=L21;0A1e1
              d:@00:0Y9<L21;0A1e1o:O0;g1o:M1@00:L11;0A1e1o:T2k1@00>i10?i19A1l1
              """#,
            places: #"""
              @h660060GE00E00E00E0X260060P140B70070070070070A40T180080080080080S140h180080080080080g140\2:00:00:00:00:0[240T3
              <00<00<0X1Y10<106O0>70B60@20820g1O00O0AY100Y100Y10c7E00E00E0I70TA60Gj200j20\160F70070070070070E60X180080080080
              080W160l180080080080080k160`2:00:00:00:00:0_260X3<00<00<0c4j200j20l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@2
              0820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440040D40040040N600?00?00?0^1^10H:00:0G80080h190090090090b260060H4
              0040040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G00G0f1i20>70B40<j10040040L:00:0;20\130<:00:0L80080D60S5i200i2
              0e1G00G0c360PB70GF00F00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10>50>40<80D60k1U100U100
              U10`480080080NW10>60@40<90F60o1W100W100W10Y;60`K;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1W10>70B50>208;0
              e1W100W100W10b3S10>70B40<40<60g1S100S100S10k<60^D6@oe2700D00D00D0f160060060060j170070070070070070a580`;50`2700
              D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q20
              0>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V1
              20020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6
              006GQMC0B90090090AC00C0m10
              """#,
            text: #"""
              <color name="">#@color/</color>
              _color__color__shadow<resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "dimens.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              M002e212h412\544P644X644Q745e744T846S:45e:44Y;45Q=45Q>44R>22Z>22g>22T?22m?22f@22g@33QA23eA22oA11^B22nB22YC01YD
              14bE0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=c@5h@9QA:[A:eA8mA;XB6^B;iB6oB:YC6_C8gC:
              R1QD2SD3VD2XD1YD2[D2]D4aD4eD2gD2iD3lD3oD3RE3UE3XE3[E2]E2_E3bE2dE2fE3iE3lE3oE3RF3UF5ZF5_F2aF2cF1dF2fF2hF22jF2lF
              1>mF4QG;\G3_G3bG3eG3hG5mG5RH:\H7cH<oH7VI7]I78dI5iI6oI6UJ6[J6aJ5fJ6lJ53QK5VK4ZK63`K6fK6lK76SL5XL3[L4_L5dL6jL74QM
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15iEKN3
              m10n10n1o1S20O08M1L1J1]1f1>I1e1AL1J6]1f1DI1e1GL1J7]1f1JI1e1ML1J8]1f1P1I1e1S1L1J:]1f1V1I1e1Y1L1J;]1f1\1I1e1_1L1
              J<]1f1l1@00L0>O09O00F00F00j10?i1HA1e1l1T2e13R2o1KN6N=f1d2@00KN2i12A1KN4m10n10b2o1@00L0i12A1e1[2R2c2e1d2k1L0m10
              n11f4O18J1]1f1n2I1e1Q3O18J6]1f1T3I1e1W3O18J7]1f1Z3I1e1]3O18J8]1f1`3I1e1c3O18J:]1f1f3I1e1i3O18J;]1f1l3I1e1o3O18
              J<]1f1g2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1IA1T2e1g2R2g4k1O0Bm10n11Z5o1@00L1>O13>L0L1i1F?j11?i1EA1e1
              j4R2[5k100=L11L210=2L3a1f1i5O024600?2e1n50A7L31L210H9k1@00O00L1L2L3i15A1k1L3a1f1e60Q1<L11L210]1NL04900[28e1P70
              Q1<L11L210c2FL31L210[28k1O01m10n14c7o1@00L4L1>L210Y36P103?L3j10A1e1S7R2d7k1@00O01L1F_36L3j10A1@00O02L1Fe36L3j1
              0A1k1O00m10n14Q:o1P12f1\8L2e1c8>L210k31P103?M5@00O41L1>L510l39?L3j10A1@00O42L1>L510U49?L3j10A1@00O43L1>L510^45
              ?L3j10A1@00O44L1>L510c47?L3j10A1e1V8R2R:k1O00m10n14c:o1@00O41L1>0j4:P103?L3i15A1e1U:R2d:k100=L11L210=2L3a1f1R;
              O024600T52e1W;0A7L31L210H9k1O07g1d;M4@00L4L1FV5:L3i1:A1e1d;O0;g1o;M4@00L4L1F`5<L3i1:A1e1Z<O0:g1Z<M4@00L4L1Fl5E
              L3i15A1e1Z<O0>g1e<M4@00L4L1Fa6?L3i15A1e1e<O0Ig1P=M4@00L4L1FP77L3j10A1e1P=k1>L11L21?M4L4O01^1_1f1P>L3a1f1h=@00O
              03L4F00O01j10A1e1o=@00O03L1L2L3j10A1e1P>k1k1@00O00L1F00F00i15A1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1k1@00O00L1F
              _36i1DA1@00O01L1F[77i1DA1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1@00O02L1F_36i1DA1@00O03L1F[77i1DA1k1@00O00L1Fb74i1
              DA1@00O01L1Ff76i1DA1@00O02L1Fl77i1DA1@00O03L1FS84i1DA1k1k100=L11L210=2L04o700W8;k1L1a1_1f1dAO02g1_AM2@00:L21;0
              A1e1_A@00L11A1e1dAk1O02a1_1f1lA2020k31e1lA2100b81k1L0a1_1f1]B@00i1JA10c8<@o84L01A10S9=e1]Bk1S20L1a1_1f1lB@00L0
              i1KA1@00L11A1e1lBT2k1L0L1^1_1f1XC@00L01A1e1XCk10`9a3KN9m10n10iCo1@00:0Q=<2000]=42010a=1;0A1e1]CR2jCKN?m10n10WD
              O07h1QDJ0J3]1f1mCo10b=X2e1mCR2XDk1S20O0<g1VEM1O10h1`DF00M2O0;g1nDM3@00:L310j?=L21;0A1e1UE@00:0W@<L21;0A1e1`EO0
              ;g1`EM1@00:L11;0A1e1`ET2k1@00>i10?i1GA1l1
              """#,
            places: #"""
              LP<60060GE00E00E00E0X260060P140B;00;00;00;00;0A40\180080080080080[140P2=00=00=00=00=0o140n280080080080080m240b3
              80080080080080a340V4:00:00:00:00:0U440n4<00<00<0X1Y10<106O0>70B60@20820g1O00O0AY100Y100Y10]9E00E00E0V>40040040
              040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00E0iA70bJ60Gg300g30\160F;00;00;00;00;0E60`1800800800800
              80_160T2=00=00=00=00=0S260R380080080080080Q360f380080080080080e360Z4:00:00:00:00:0Y460R5<00<00<0]6g300g30f7c20
              FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20e7g300g300g30o1;0PD;0GJ00J00J0l1m10L106[10N70BB0J
              10610OB00B0_1[100[10Q1m100m10k1J00J0g1>0R:60j440040D40040040N600?00?0Z1400@00@00@00@0b260060H40040040o:60bBS10
              >70B40<40<60g1S100S10Y460d<600?00?00?0T240040D40040040`2500A00A00A00A0\340040D40040040P260060H40040040Y@60XH80
              GG00G00G0f1e10>10640<L0040040>80F:00:00:0H60k2e100e10e1G00G0m360\?W10>70B40<80D60o1W100W10l2W10>70B40<80D60o1W1
              00W10e660Z?80GG00G00G0n2:00:0?40040`1G0040040>30<:00:00:00:0R1d10>90F40<C0050050@;00;0J60i2d100d10f3d10>90F40<
              C0050050@;00;0J60i2d100d10f3]10>60@40<?0050050@70070B60[2]100]10X3a10>80D40<A0050050@90090F60c2a100a10]@G00G0c3
              60XN70GF00F00F0d1k10>:0H40<I00<0N:00:00:0H60W3k100k10c1F00F0g360n?80P540040D40040040N600?00?0Z1400@00@00@00@0b2
              60060H40040040U;80\C60060060JZ10B40<40<<0L60U2Z100Z100Z10j4D00D00D0f1^10B60@40<>0P160]2^100^100^10\4A00A00A0`1
              d10>50>40<G0b160i2d100d100d10Z580080080N]10>40<40<A0V160[2]100]100]10P580080080NW10>60@40<90F60o1W100W100W10YN
              60`^1;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1W10>70B50>208;0e1W100W100W10b3S10>70B40<40<60g1S100S100S10
              k<60`D60V9M0>70B40<20820c1M00M0e3>0n9G0>30:40<40S1G00G0l1G0>30:40<40S1G00G0_4>0Z:O0>70B40<80[1O00O0\2Q10>80D40
              <90]1Q100Q10m4>0\;G0>30:40<40S1G00G0l1G0>30:40<40S1G00G0l1O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10e8>0X?K0>50
              >40<60W1K00K0T2Q10>90F40<80_1Q100Q10`2Q10>80D40<90]1Q100Q10`2P10>:0H40<60a1P100P10i9>0P@>0l460R440040D40040040
              H50050050]567_[9700D00D00D0\2=00=00=0X1;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1;00;00;0j160060_6
              <<^L700D00D00D0f160060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@4
              0?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<
              0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030
              R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006;QMC0B90090090AC00C0m10
              """#,
            text: #"""
              <dimen name="">dp@dimen/</dimen>
              <item name="" type="dimen" format="float"></item>
              " type="dimen">@dimen/_dash__width_style__offset_x_offset_y_blur_spread_position_sp_font_size_line_height_line_height_multiple_letter_spacing_shadow_x_y_height_top_start_bottom_enddp</dimen>

              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "integers.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              @002[112e213d344W444`444i444X545e545e644f611U722e722P801P914Y:0014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::
              o::Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3
              i?5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63
              TE6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM
              4ZM5_M6eM5`:KN3m10n10Y1o1S20O08M1L1J3]1f1>I1e1AL1J4]1f1DI1e1GL1J9]1f1JI1e1ML1J<]1f1W1@00L0>L0i12?i1;A1e1W1T2e1
              3R2Z1k1L0m10n11c2O18J3]1f1d1I1e1g1O18J4]1f1j1I1e1m1O18J9]1f1P2I1e1S2O18J<]1f1]1o1S21@00>L1i12?>O1Ii12?i1<A1T2e1
              ]1R2d2k1S20@00O09O00F00F00j10A1O08J<]1f1b3O0:c1Ng1a3M1O15g1`3M2@00L2O00F07F00i13A1e1`3e1a3e1b3T2k107?L11L210F2
              L3a1f1P4L03e1U40H9L31L210Q1;k1@00O00V1L1L2L3i13A1k1@00O02V1L1L2L3i13A1k1@00O00L1F\19L3j10A1@00O01L1Fe16L3j10A1
              k1O08g1d5M4@00L4V1L1Fk1<L3i13A1e1d5k1>L11L21?M4L4O01^1_1f1d6L3a1f1\6@00O03L4F00O01j10A1e1c6@00O03L1L2L3j10A1e1
              d6k1k1L0a1_1f1T7@00i1=A10W2<@c24L01A10g2=e1T7k1S20L1a1_1f1c7@00L0i1>A1@00L11A1e1c7T2k1L0L1^1_1f1o7@00L01A1e1o7
              k10T3a3KN9m10n10`8o1@00:0e6<2000Q742010U71;0A1e1T8R2a8KN?m10n10n8O07h1h8J0J3]1f1d8o10V7X2e1d8R2o8k1S20O0<g1m9M
              1O10h1W9F00M2O0;g1e9M3@00:L310^9=L21;0A1e1l9@00:0k9<L21;0A1e1W:O0;g1W:M1@00:L11;0A1e1W:T2k1@00>i10?i1:A1l1
              """#,
            places: #"""
              ^1R960060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1:00:00:00:00:0]140V2<00<00<00<00<0U240R3<00<00<0X1J0<106@0
              L10K@00@0AJ00J00J0a7E00E00E0I70T@60Gi200i20\160F<00<00<00<00<0E60b1:00:00:00:00:0a160Z2<00<00<00<00<0Y260V3<00
              <00<0a4i200i20j5e10F@0L10K@00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f260D<0CF0
              0F0h2:00H00H00H0n2<00<00<0V1V10@60@60@90F20U2V100V100V100V100V10];=00=0lA70V540040D40040040N600?00?0Z150050050
              050l160060H40040040e:70XB\10@700?0R140<40<60Y2\100\10U480j<Y10@400<0L40<40<60S2Y100Y10Q480d<_10B:0H40<;0J60_2_1
              00_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P140<>0P160k2e100e100e10S680ZG;0040040>40040040040L50B;
              0AD00D00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70B40<40<60k1U100U100U10S=80VE8=Uo2700D00D00D0f1600600
              60060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040
              040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200
              c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030
              030T3=00=00=0X1?00?0050050050050050UA60066mLC0B90090090AC00C0Q20
              """#,
            text: #"""
              _number<integer name="">@integer/</integer>
              _duration_delay_font_weight<resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "bools.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              B002g112l212`345X444n445Z545Z644[622f622g623[722e711T822d822o801o914X;0024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=d95i99R::\::f:8n:;Y;6_;;j;6P<:Z<6`<8h<:R1R=2T=3W=2Y=1Z=2\=2^=4b=4f=2h=2j=3m=3P>3S>3
              V>3Y>3\>2^>2`>3c>2e>2g>3j>3m>3P?3S?3V?5[?5`?2b?2d?1e?2g?2i?22k?2m?1>n?4R@;]@3`@3c@3f@3i@5n@5SA:]A7dA<PB7WB7^B7
              8eB5jB6PC6VC6\C6bC5gC6mC53RD5WD4[D63aD6gD6mD76TE5YE3\E4`E5eE6kE74RF4VF9_F9hF:4RF4RG9[G8cG<6oG<[H<gH8oH>]I@mI>2
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5_;KN3m10n10P1o1S20O08M1L1J:]1f1>I1e1AL1J<]1f1N@00L0>O09O00F00F00
              j10?i1=A1e1NT2e13R2Q1KN6N=f1f1@00KN2i12A1KN4m10n10d1o1@00L0i12A1e1]1R2e1e1f1k1L0m10n11j2O18J:]1f1P2I1e1S2O18J<
              ]1f1i1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2e1i1R2k2k1O0Bm10n11^3o1@00L1>O13>L0L1i1;?j11?i1:A1e1n2
              R2_3k1O00m10n14V4o1@00O45L1>L21P12f1m3e1P4001P103016?L3i14A1e1b3R2W4k107<L11L210C2L3a1f1g4L0f1e40E4e1f40I5e1l4
              0N6L31L210T18k1O0Ig1Y5M4@00L4L1F\17L3j10A1e1Y5k1>L11L21?M4L4O01^1_1f1Y6L3a1f1Q6@00O03L4F00O01j10A1e1X6@00O03L1
              L2L3j10A1e1Y6k1k107<L110C2O00f1c60E4e1d60I50T18k1k1L1a1_1f1Z7O02g1U7M2@00:L21;0A1e1U7@00L11A1e1Z7k1O02a1_1f1b7
              202001e1b72100c11k1L0a1_1f1S8@00i1?A10d1<@P24L01A10T2=e1S8k1S20L1a1_1f1b8@00L0i1@A1@00L11A1e1b8T2k1L0L1^1_1f1n8
              @00L01A1e1n8k10a2a3KN9m10n10_9o1@00:0R6<2000^642010b61;0A1e1S9R2`9KN?m10n10m9O07h1g9J0J3]1f1c9o10c6X2e1c9R2n9k1
              S20O0<g1l:M1O10h1V:F00M2O0;g1d:M3@00:L310k8=L21;0A1e1k:@00:0X9<L21;0A1e1V;O0;g1V;M1@00:L11;0A1e1V;T2k1@00>i10?
              i1<A1l1
              """#,
            places: #"""
              8T960060GE00E00E00E0X260060P140B80080080080080A40V1<00<00<0X1X10<106N0<70B60@20820e1N00N0AX100X100X10e5E00E00E
              0\:40040040040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00E0o=70hF60Gk100k10\160F80080080080080E60Z1<
              00<00<0e2k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@20820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J00
              J0l1l10L106Z10L70BB0J10610OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80GG00G00G0f1j20<90F40<j10040040L:00:0;20\130<:
              00:0L80080D60U5j200j20e1G00G0a350`=50f440040D40040040N600?00?0n150050C60060Z170070070j160060H40040040];50dC800
              80080NV10<60@40<90F60m1V100V100V10m550PF;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1V10<70B50>208;0c1V100V1
              00V10`3R10<70B40<40<60e1R100R100R10g<50`D50^5=0^340040040\170070C60060^170070c5=0n:=<[m3700D00D00D0\2=00=00=0X1
              ;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1;00;00;0j160060_6<<^L700D00D00D0f160060060060j170070070
              070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^86
              0060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40
              bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1
              ?00?0050050050050050UA6006OSMC0B90090090AC00C0k10
              """#,
            text: #"""
              __inset<bool name="">truefalse@bool/</bool>
              _shadow
              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "strings.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              E002S212d312X445e545`644S744[745T845T944U922a922m922n923b:22l:11[;22k;22V<01V=14_>0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=V:5[:9d::n::X;8`;;k;6Q<;\<6b<:l<6R=8Z=:R1d=2f=3i=2k=1l=2n=2P>4T>4X>2Z>2
              \>3_>3b>3e>3h>3k>3n>2P?2R?3U?2W?2Y?3\?3_?3b?3e?3h?5m?5R@2T@2V@1W@2Y@2[@22]@2_@1>`@4d@;o@3RA3UA3XA3[A5`A5eA:oA7
              VB<bB7iB7PC78WC5\C6bC6hC6nC6TD5YD6_D53dD5iD4mD63SE6YE6_E76fE5kE3nE4RF5WF6]F74dF4hF9QG9ZG:4dF4dG9mG8UH<6aH<mH<YI
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5f>KN3m10n10\1o1S20O08M1L1J2]1f1>I1e1AL1J7]1f1DI1e1GL1
              J8]1f1JI1e1ML1J<]1f1Z1@00L0>O09O00F00F00j10?i1@A1e1Z1T2e13R2]1KN6N=f1R2@00KN2i12A1KN4m10n10P2o1@00L0i12A1e1i1R2
              Q2e1R2k1L0m10n11b3O18J2]1f1\2I1e1_2O18J7]1f1b2I1e1e2O18J8]1f1h2I1e1k2O18J<]1f1U2o1S21@00>O19O10F00F00j10?>O1IN
              9O10F00F00j10?i1AA1T2e1U2R2c3k1O0Bm10n11V4o1@00L1>O13>L0L1i1>?j11?i1=A1e1f3R2W4k1O00T11m10n14i4o1@00>8024090?L
              1L2L3i15A1e1[4R2j4O00m10n14c5O42`1_1f1l4o1P12f1b5@00O42h1X5F00L1>L21008?L3i15A1e1b5e1l4R2d5k1@00O00h1i5J1d14L1
              L2L3i15A1O02g1_6M4@00L4d15L1>L21084?L3i15A1e1_6k10<>L11L210J2L3a1f1l6L01e1Q70L8L31L210T1:k1@00O02L1F^16L3j10A1
              k1O0Eg1g7M4@00L4d18L1Fd15L3i15A1e1g7O0Fg1S8M4@00L4d19L1Fi1;L3i15A1e1S8k1>L11L21?M4L4O01^1_1f1S9L3a1f1k8@00O03L
              4F00O01j10A1e1R9@00O03L1L2L3j10A1e1S9k1k1@00>8020090?L1F00F00i15A1k1@00>8020090?L1F00F00i15A1k1k1L1a1_1f1a:O02
              g1\:M2@00:L21;0A1e1\:@00L11A1e1a:k1O02a1_1f1i:2020T21e1i:2100U21k1L0a1_1f1Z;@00i1BA10V2<@b24L01A10f2=e1Z;k1S20
              L1a1_1f1i;@00L0i1CA1@00L11A1e1i;T2k1L0L1^1_1f1U<@00L01A1e1U<k10S3a3KN9m10n10f<o1@00:0d6<2000P742010T71;0A1e1Z<
              R2g<KN?m10n10T=O07h1n<J0J3]1f1j<o10U7X2e1j<R2U=k1S20O0<g1S>M1O10h1]=F00M2O0;g1k=M3@00:L310]9=L21;0A1e1R>@00:0j9
              <L21;0A1e1]>O0;g1]>M1@00:L11;0A1e1]>T2k1@00>i10?i1?A1l1
              """#,
            places: #"""
              j1P;60060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1=00=00=00=00=0]140\280080080080080[240P3<00<00<0X1Z10<106P1
              0@70B60@20820i1P100P10AZ100Z100Z10_7E00E00E0Z<40040040040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00
              E0m?70fH60Gh200h20\160F<00<00<00<00<0E60b1=00=00=00=00=0a160`280080080080080_260T3<00<00<0_4h200h20h5e20FP10@7
              0B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20g5h200h200h20o1;0VB;0GJ00J00J0l1n10L106\10P170BB0J10
              610OB00B0a1\100\10Q1n100n10k1J00J0g1>0T?:00D0Q1X100X100X10h2`10>D00D00;00;00;0\140<40<60a2`100`10g2X100X10l7:0
              Q1l100l10n1>00J00J00J0m1l10V4:00:0R1U20>>00>0b120:40<A0040040>:00:0H60k3U200U200U20W5l100l10g:70lKi10>90090X18
              0W1M0n140<40<60S3i100i10j450050050HX10>30030:40<=0040040>60060@60Q2X100X100X10g970j>60l440040D40040040N600?00?
              0Z150050050050j160060H40040040Y:60`AX10@70B40<80D60Q2X100X10k370V=<00<00<0V1S10>40040<40<70B60g1S100S100S10X4<
              00<00<0V1Y10>40040<40<=0N60S2Y100Y100Y10c;70PL;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1X10@70B50>208;0g1
              X100X100X10d3T10@70B40<40<60i1T100T100T10o<70`D70Z8V10>@00@0070070070T140<20820U2V100V10g2?0^=V10>@00@00700700
              70T140<20820U2V100V10e2?0R9?U1]b5700D00D00D0\2=00=00=0X1;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1
              ;00;00;0j160060_6<<^L700D00D00D0f160060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P17007007007
              0070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;0
              0;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?
              0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006BoLC0B90090090AC00C0o10
              """#,
            text: #"""
              _generic_cap<string name="">@string/</string>
              _style_case_decoration_
              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "styles.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              ;001H13Y622P713Q812Q911Q:11e:14P<01P=14Y>010@=\j15aj19jj1:Tk1:^k18fk1;Ql16Wl1;bl16hl1:Rm16Xm18`m1:R1jm12lm13om1
              2Qn11Rn12Tn12Vn14Zn14^n12`n12bn13en13hn13kn13nn13Qo13To12Vo12Xo13[o12]o12_o13bo13eo13ho13ko13no15SP25XP22ZP22\P2
              1]P22_P22aP222cP22eP21>fP24jP2;UQ23XQ23[Q23^Q23aQ25fQ25kQ2:UR27\R2<hR27oR27VS278]S25bS26hS26nS26TT26ZT25_T26eT2
              53jT25oT24SU263V[16mG6YU276`U25eU23hU24lU25QV26WV274^V24bV29kV29TW2:4^V24^W29gW28oW2<6[X2<gX2<SY28[Y2>iY2@YZ2>
              2gZ2:Q[282Y[25^[242b[28j[244Y[25^[24n[2A_\2@4o\24S]25X]26^]25V?KN3m10n10FO08J<]1f13o1Q2;001S20@10L0i19A1@10L0i1
              1A1T2e13R2Gk1S20O09c1:g1o1M101LKN1N210M120D0NIKN1N210M1O10ND10g1JKN1N210a2:20D0k2AKN1N210a2:O10ND10\35e1W6O09c1
              Ng1W6M101LKN1N210M120D0a33O17`1_1f1c20d3Y12000Q5Be1c2O1H`1_1f1k20c5Z12000m6>e1k2@m44L1i13A1O18g1a3M20[7V22000a9
              D@m44GhBU1L2\11O19J0]1_1i12A1e1i3@m44I0O19J0]1_1i12A1O1>`1_1f1Q40U:^12000c;Ge1Q4O1;`1_1f1Y40Z<P22000Z>De1Y4O1E
              g1f4M20n>U1L2J1]1f1c40S@4e1d40W@50\@8e1f40d@NKN1N210a2:20D0bAQ2KN1N210M120D0\@8O1;`1_1f1]50Z<P22000Z>De1e5O1:`1
              _1f1e50cCf12000YEMe1e5O1Dg1m5M2@m44L2i15A1e1m5O1Gg1U6M2@m44L2i16A1e1U60VF9e1W6T2k1L0f1]6I1e1^6L1f1o60_FOL0f1d6
              L1e1e6I0f1h60^G;e1m6L0f1l60iG4e1m60mG60\@8e1o6k1KN1N3f1l7>O06i17?a1_1f1l7O00g1k7M1L1c1:g1f7M20SHV12210\@8e1j7@
              10O06i14A1e1k7e1P8@10O06i14A1k1L0m10n11c8O12`1_1f1S8o1P12f1b80YIP1O12h1_8F1010\@8e1b8e1S8R2P9L0T11m10n11o8o10YI
              P180210900\@8e1g8R2P9k1L0J5]1f1W90YJ^2e1P:L0J4]1f1]90gLa1e1P:L0J2]1f1c90XNY1e1P:L0J3]1f1i90aOZ1e1P:L0J1]1f1o90
              kP1b1e1P:0]R1d1k1L0J5]1f1W:0QT1Z1e1d:L0J3]1f1]:0[U1\1e1d:L0J4]1f1c:0gV1]1e1d:0TX1[1k1L0m10n11n;O13a1_1f1g:o1P1
              2f1m;O13m10n12k;o1O25g1j;M30_Y1NBm44L31C40]Z1IO21J0]1_1f1c;0mG6e1d;0V[160\[1JO20V130\35e1j;e1Q;R2l;e1m;e1g:R2o;
              k10V\1a3KN9m10n10`<o1@10:0g_1<2000S`142010M1;0A1e1T<R2a<KN?m10n10n<O07h1h<J0J3]1f1d<o10W`1X2e1d<R2o<k1S20O0<g1
              m=M1O10h1W=F10M2O0;g1e=M3@10:L310_b1=L21;0A1e1l=@10:0lb1<L21;0A1e1W>O0;g1W>M1@10:L11;0A1e1W>T2k1>i10?M0L0a1_1f1
              U?@10i18A10Xc1k2KN1N210Sf1U2KN1N210Xh1g1@m44L01A10oi1=e1U?l1
              """#,
            places: #"""
              R2`560060G_100_10\160D<0CF00F0[1_100_100_100_10V390>10=90090P180<10;80080U4_100_100_10G61h450R2700D00D00D00D0^3
              70070070070070V1;00;0d270070070070070V170070070070R370070070070070h1;00;0T270070070070070h170070070070070b2700
              E00E00E00E0`370070070070070V1;00;0f1600B00B00B00B0T460060060Z3700C00C00C00C0X460060060l2=0F10E=00=0`2800800800
              80Z560060X2]10X130030C600=0N70F80EC00C0a1]100]100]10^4U10D50>70F80EC00C0Q1U100U10V4800D00D00D00D0b460060060d3D
              00P100P100P100P10^660060060T4<00<00<00<0T440@;0?C00C0C60060V270070070070V470070070070070h1;00;0T57007007007007
              0V1;00;0P2D00P100P100P100P10^660060060b2A00M00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1?0B50A?0
              0?00?00?00?0am350050PY460060060060D80080080n360060F80080080080g1=00=0X360060C60060\180080080a:90X@70070070070T1
              A0<:0;A00A00N00N00N0Z3<00<00<0l1600C00C00C00C0P4;00;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100`10`1900E
              00E00E0_1`10^3:00:00:0R390090X120020020020g7`100`10j:800B0GQ100Q100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G50B90AB0
              0B00B00B0h650B80AA00A00A00A0l450B60A?00?00?00?0X450B70A@00@00@00@0\450B50A>00>00>00>00>0YF90RS150B@0AI00I00I00
              I0n450B@0AI00I00I00I0R550BB0AK00K00K00K00K0W<8IWX780Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00
              >0V380080080080080V370F80EC00C00C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i154H40^860060GE00E00E0d1Q20
              0Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180
              080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?00500500500500
              50UA6006H_A80080080080T1700D00D00D0f160060060060`670070070070070^570070070070070j470070070070070070QQ10
              """#,
            text: #"""

              <style name="TextAppearance.." parent="TextAppearance." />

              <style name="Widget..TextView." parent="Widget." />
              ">
                  <item name="android:textSize">@dimen/    _font_size</item>
                  <item name="android:textColor">@color/_color</item>
                  <item name="android:textFontWeight" tools:targetApi="28">@integer/_font_weight</item>
                  <item name="android:letterSpacing">@dimen/_letter_spacing</item>
                  <item name="android:lineHeight" tools:targetApi="28">@dimen/_line_height</item>
                  <item name="android:textAllCaps">truefalse</item>
              </style>

              <style name="Widget.">
                  <item name="android:textAppearance">@style/TextAppearance.    <item name="android:lineSpacingMultiplier">@dimen/_line_height_multiple</item>
              </style>
              <item name="android:textStyle">bold|italicbolditalic<item name="android:fontFamily">@font/<item name="android:fontFamily"><item name="android:justificationMode" tools:targetApi="26">inter_word</item>
              <item name="android:textAlignment">center</item>
              <item name="android:gravity">left</item>
              <item name="android:gravity">right</item>
              <item name="android:textAlignment">viewEnd</item>
              <item name="android:textAlignment">viewStart</item>
              <item name="android:ellipsize">end</item>
              <item name="android:ellipsize">start</item>
              <item name="android:ellipsize">middle</item>
              <item name="android:ellipsize">none</item>
              <font
                  android:font="@font/"
                  android:fontStyle="normal"
                  android:fontWeight="<?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is <!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. <resources xmlns:tools="http://schemas.android.com/tools">
                  <style name="TextAppearance." parent="@android:style/TextAppearance" />

                  <style name="Widget..TextView" parent="@android:style/Widget.TextView" />

              </resources>
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "aliases.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              B002d112[344c344W444_444g444_544V645V744W712R814]911l922\:22g:01g;14P=0014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=j=
              5o=9X>:b>:l>8T?;_?6e?;P@6V@:`@6f@8n@:R1XA2ZA3]A2_A1`A2bA2dA4hA4lA2nA2PB3SB3VB3YB3\B3_B3bB2dB2fB3iB2kB2mB3PC3SC
              3VC3YC3\C5aC5fC2hC2jC1kC2mC2oC22QD2SD1>TD4XD;cD3fD3iD3lD3oD5TE5YE:cE7jE<VF7]F7dF78kF5PG6VG6\G6bG6hG5mG6SH53XH5
              ]H4aH63i46c46gH76nH5SI3VI4ZI5_I6eI74lI4PJ9YJ9bJ:4lI4lJ9UK8]K<6iK<UL<aL8iL>WM@gM>2UN:_N82gN5lN42PO8XO44gN5lN4\O
              AmO@4]P14aP15fP16lP15W=KN3m10n10b1o1S20O08M1L1J2]1f1>I1e1AL1J5]1f1DI1e1GL1J8]1f1JI1e1ML1J9]1f1P1I1e1S1L1J;]1f1
              `1@00L0>O09O00F00F00j10?i1=A1e1`1T2e13R2c1k1L0m10n11Y3O18J2]1f1m1I1e1P2O18J5]1f1S2I1e1V2O18J8]1f1Y2I1e1\2O18J9
              ]1f1_2I1e1b2O18J;]1f1f1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2e1f1R2Z3k1@00F08L1L2L3i17A1k1L3a1_1f1
              V4>L0i1:?a1_1f1V4@00F08L1L2L3i17A1e1V4k1@00F8<L1L2L3i17A1k1@00O02L1FD@L3j10A1k1L3a1_1f1^5KN1N3f1^5>O00i1;?a1_1
              f1^5@00FT14L1L2L3i17A1e1^5k1L3a1_1f1U60X1<L11L210d18L010l13L010o11L31L210P28e1U6k1>L11L21?M4L4O01^1_1f1U7L3a1f1
              m6@00O03L4F00O01j10A1e1T7@00O03L1L2L3j10A1e1U7k1k1>O00m10n11`7o1O114o700X21e1Z7R2a7?M1@00L1FY24^1f1j7I1e1m7L1F
              ]28^1f1P80e23e1P8A1k1L0m10n11[9O13a1_1f1T8o1P12f1Z9O13m10n12X9o1O25g1W9M30h2NBf34L31C40j3IO21J0]1_1f1P90c46e1Q9
              0i460o4JO20V130i55e1W9e1^8R2Y9e1Z9e1T8R2\9k1L0a1_1f1k9@00i1?A10n5<@f34L01A10Z6=e1k9k1S20L1a1_1f1Z:@00L0i1@A1@0
              0L11A1e1Z:T2k1L0L1^1_1f1f:@00L01A1e1f:k10g6a3KN9m10n10W;o1@00:0X:<2000d:42010h:1;0A1e1k:R2X;KN?m10n10e;O07h1_;
              J0J3]1f1[;o10i:X2e1[;R2f;k1S20O0<g1d<M1O10h1n;F00M2O0;g1\<M3@00:L310Q==L21;0A1e1c<@00:0^=<L21;0A1e1n<O0;g1n<M1
              @00:L11;0A1e1n<T2k1@00>i10?i1<A1l1
              """#,
            places: #"""
              2P>60060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1=00=00=00=00=0]140\280080080080080[240P3<00<00<00<00<0o240l3
              :00:00:0T1Z10<106P10@70B60@20820i1P100P10AZ100Z100Z10W8E00E00E0I70jA60GT300T30\160F<00<00<00<00<0E60b1=00=00=0
              0=00=0a160`280080080080080_260T3<00<00<00<00<0S360P4:00:00:0[5T300T30`6e20FP10@70B60@20820i1P100P10T2W10@80080
              P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0H40<40<60k1U100U10k370V<600C00C00C0`1?0J10I?00?00L00L00L0
              V2U10<:0H40<40<60k1U100U100U10k770n@Y10<>0P140<40<60S2Y100Y10U470f<k10@@0T140<B0X160W3k100k10S470n=600C00C00C0
              `170070070070T1A0<:0;A00A00N00N00N0Z2Q10<60@40<40<60c1Q100Q100Q10W970nA600C00C00C00C0\240040D40040040T14004004
              0J40040040F60060H40040040040]:50nH;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3
              T10@70B40<40<60i1T100T100T10o<70`D7P1WT4<0b370GF00F00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060060060E60V1:00:
              00:0g150050j220i9<4^180Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>0V380080080080080V370F80EC00
              C00C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i155\Y1700D00D00D0f160060060060j170070070070070070a580`;5
              0`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q2
              00Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l18
              0080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050
              050UA6006U1oLC0B90090090AC00C0o10
              """#,
            text: #"""
              drawableinterpolator_timing_functionfont<item name="" type="">@/</item>
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal"
                  android:fontWeight="" />
              <resources>
              </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "public.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              T1001`112_212Q333X333_333f333m333T433[434l534P733i733\835g:34m;34a>33S?33Z?22_?22d?22i?22n?22V@22^@22l@22ZA12UB
              14`C23TD22^D11mD22]E22hE01hF14QH0023d1?:@;A<3?4@9C6D7E8F5G:H;I<J=L>N?2d18Z1B[1C\1D]1E^1F_1G`1Ha1I@=lU15QV19ZV1
              :dV1:nV18VW1;aW16gW1;RX16XX1:bX16hX18PY1:R1ZY12\Y13_Y12aY11bY12dY12fY14jY14nY12PZ12RZ13UZ13XZ13[Z13^Z13aZ13dZ1
              2fZ12hZ13kZ12mZ12oZ13R[13U[13X[13[[13^[15c[15h[12j[12l[11m[12o[12Q\122S\12U\11>V\14Z\1;e\13h\13k\13n\13Q]15V]1
              5[]1:e]17l]1<X^17_^17f^178m^15R_16X_16^_16d_16j_15o_16U`153Z`15_`14c`163PM6jL6i`176Pa15Ua13Xa14\a15aa16ga174na1
              4Rb19[b19db1:4na14nb19Wc18_c1<6kc1<Wd1<cd18kd1>Ye1@ie1>2Wf1:af182if15nf142Rg18Zg144if15nf14^g1Aog1@4_h14ch15hh1
              6nh15XHKN3m10n10IO0>f13o1S20@00O09O00F00j10A1O08J<]1f1G@00L0i11A1e1GT2e13R2JKN6N=f1_1@00KN2i12A1KN4m10n10]1o1@
              00L0i12A1e1V1R2^1e1_1k1S20O0:c1Ng1n1M1O15`1_1f1m100M2000M<e1m1e1n10Y1Z1KN1N210c2120D0d2W1KN1N210k3:20D0U45T2k1
              O0Bm10n11o2O09f1a2o1@00O13>L0L1i1M?j11A1e1a2R2P3k10Z4KL11L210U45k10U5KL11L210U45k10U5KL11L210U45k100ML11L210U4
              5k100ML11L210U45k10P6R1L11L210U45k1O00a1_1f1f40R7LL11L210U45e1f4O00m10n13X5O32`1_1f1h4o1P12f1W50R7LL11L210n7=e1
              W5e1h4R2Y5KN1N3f1k5>O00i1K?a1_1f1k50[8JL11L210U45e1k5k10R7LL11L210U45O01m10n13c6o1@00L3L1>L210U96P103?j10A1e1T6
              R2d6O02`1_1f1o60R7LL11L210[99e1o6k10d9NL11L210U45@00O00L1Fb:6j10A1@00O01L1Fh:6j10A1@00O02L1Fn:6j10A1k1@00O00L1
              FT;9j10A1@00O01L1F];6j10A1@00O02L1Fc;@j10A1k1O00m10n13e:o1P12f1d8L2e1k8>L210S<1P103?M4@00O30L1>L410b:6?j10A1@0
              0O31L1>L410T<9?j10A1@00O32L1>L410]<9?j10A1@00O33L1>L410f<5?j10A1@00O34L1>L410k<7?j10A10R=JL11L410l=;e1^8R2f:k1
              >L0i1J?a1_1f1U;0d9NL11L210U45e1U;O00m10n13k;o1@00O30L1>0W>7P103?j10A10U5KL110^>:P1030U45e1W;R2l;k1O07`1_1f1V<0
              U5KL110h>?e1V<O0;`1_1f1_<0U5KL110W?Ae1h<O0:`1_1f1h<0U5KL110h?Je1h<O0>`1_1f1Q=0U5KL110b@De1Q=O08`1_1f1Z=00ML110
              VAAe1Z=O0Hg1d=M3@00L3L1Fb:6j10A1e1d=O0Ig1n=M3@00L3L1FgA7j10A1e1n=O0E`1_1f1W>0R7LL110nA:e1W>O0F`1_1f1`>0R7LL110
              XB@e1`>k1>L11L21?O01^1_1f1R?@00O03L1L2j10A1e1R?k1@00O00L1L2j10A1k10R=JL110U45k10R7LL110U45k10R7LL110U45k10U5KL
              110U45k10U5KL110hBR1L110jC7k10U5KL110QDV1L110WE<k10U5KL110hBR1L110cER1L110QDV1L110WE<k10U5KL110eFT1L110iGV1L11
              0oHW1L110VJ9k1>O00m10n11cAo1O114o700_J1e1]AR2dA?M1@00L1F`J4^1f1mAI1e1PBL1FdJ8^1f1SB0lJ3e1SBA1k1L0m10n11^CO13a1
              _1f1WBo1P12f1]CO13m10n12[Co1O25g1ZCM30oJNBmK4L31C40QLIO21J0]1_1f1SC0jL6e1TC0PM60VMJO20V130U45e1ZCe1aBR2\Ce1]Ce1
              WBR2_Ck1L1a1_1f1SDO02g1nCM2@00:L21;0A1e1nC@00L11A1e1SDk1O02a1_1f1[D2020S<1e1[D2100PN1k1L0a1_1f1lD@00i1Q1A10QN<
              @mK4L01A10]N=e1lDk1S20L1a1_1f1[E@00L0i1R1A1@00L11A1e1[ET2k1L0L1^1_1f1gE@00L01A1e1gEk10jNa3KN9m10n10XFo1@00:0[R1
              <2000gR142010c21;0A1e1lER2YFKN?m10n10fFO07h1`FJ0J3]1f1\Fo10kR1X2e1\FR2gFk1S20O0<g1eGM1O10h1oFF00M2O0;g1]GM3@00
              :L310SU1=L21;0A1e1dG@00:0`U1<L21;0A1e1oGO0;g1oGM1@00:L11;0A1e1oGT2k1@00>i10?i1NA1l1
              """#,
            places: #"""
              f1P860060GS100S10\1:00:0[1S100S10^2J0<70B60@20]1J00J0X260D<0CF00F0j1=0F10E=00=00=0_6S100S100S10`940040040040Z1
              @0F40040E@00@0P260060GE00E00E0b1=0F10E=00=0a1E00E00E0S=;0XG:0d2:00H00H00H0T2<00H00H00H00H0h360060060060060d570
              070070070070V1;00;0`370070070070070h1;00;0aD:00:0bI;0GX100X10f1:00:0e1X10h2Z10L70BB0J10610OB00B0]1Z100Z10g2X10
              0X10_1:1WT150`440040D40040040S550^750h440040D40040040[550f750R540040D40040040e550P850n440040D40040040a550l750j4
              40040D40040040]550h750Z540040D40040040m550b;:00G00G00G00G0d340040D40040040040b2:0Q1l100l10n1>00J00J00J0m1l10V4
              :00:00:0j240040D40040040040c7l100l10j:70070070070T1A0<:0;A00A00N00N00N00N0n340040D40040040040aI50dL50n440040D4
              0040040`180GG00G00G0f1\10<10640<L0040040>80F:00:00:0Q2\100\10e1G00G0l5500A00A00A00A0X340040D40040040040Q@50\C5
              0h440040D40040040NN0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0m:50hAT10<:0H40<;0_1T100T10f2N0<70
              B40<80Y1N00N0Z2a10<@0T140<B0k1a100a10S850^@80GG00G00G0n2:00:0?40040`1G0040040>30<:00:00:00:0R1V10<70B40<@00500
              50@80080i1V100V10j2[10<90F40<C0050050@;00;0m1[100[10T3[10<90F40<C0050050@;00;0m1[100[10T3T10<60@40<?0050050@70
              070g1T100T10f2X10<80D40<A0050050@90090k1X100X100X10b440040D50050050gFG00G0e250VP1?0J10I?00?00L00L00L00L0R44004
              0D40040040040X270GF00F00F0d1\10<70B40<F0090H:00:00:0Q2\100\100\10l440040040X1:00:00:0g7F00F0[950nG600B00B00B00
              B0X340040040040`2D00P100P100P100P10T440040040040P2A00M00M00M00M0n340040040040V3800D00D00D00D0\340040040040j280
              0D00D00D00D0`340040040040\370070070LL0<50>40<80U1L00L00L0n380080080NN0<60@40<90W1N00N00N0X3<00H00H00H00H0f3400
              40040040V2<00H00H00H00H0f340040040040me150\S2;0040040>40040040@;0MJ00J00J0R2J0<70B40<40Y1J00J00J0Y550V@J0<70B4
              0<40Y1J00J0U350d6=0Z440040040Y4=0d6=0\440040040[4=0f6=0Z440040040Y4=0d6=0Z540040040Y5=0d7=0X440040040h24004004
              0o6=0^9=0V440040040P340040040U7=0n9=0V440040040h240040040h240040040P340040040e<=0^?=0Z440040040l240040040P3400
              40040R340040040W==AgY:<0b370GF00F00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060060060E60V1:00:00:0g150050j220i9<
              4^180Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>0V380080080080080V370F80EC00C00C0G80080Z280080
              `2800@00@00@00@0_=K00K00K0k4i100i10i15A^4700D00D00D0\2=00=00=0X1;00;0010010010010010l170070070070070e8=0`>;00H
              00H00H0l1;00;00;0j160060_6<<^L700D00D00D0f160060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P17
              0070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4
              E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X1
              0050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006<lNG0B=00=00=0AG00G0
              km10
              """#,
            text: #"""
              <public type="integer" name="_number" />
              <public type="style" name="TextAppearance.." />
              <public type="style" name="Widget..TextView." />
              <public type="color" name="<public type="dimen" name="<public type="interpolator" name="<public type="string" name="_generic" />
              <public type="font" name="_dash__cap" />
              <public type="drawable" name="_color_width_style_duration_delay_timing_function__offset_x_offset_y_blur_spread<public type="bool" name="_inset" />
              _color__position__font_size" />
              _line_height" />
              _line_height_multiple" />
              _letter_spacing" />
              _font_weight" />
              _shadow_case" />
              _decoration" />
              _x" />
              <public type="dimen" name="_y" />
              _width" />
              <public type="dimen" name="_height" />
              _y" />
              <public type="dimen" name="_top" />
              <public type="dimen" name="_start" />
              <public type="dimen" name="_bottom" />
              <public type="dimen" name="_end" />
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal"
                  android:fontWeight="
              <resources>
              </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is <!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "colors.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              ?002d112[344T444\445T545f545]645]744^711m722]822h801h914Q;0014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5[;KN3m10n10b1o1S20O08M1L1J0]1f1>I1e1AL1J8]1f1DI1e1GL1J:]1f1JI1e1ML1J;]1f1P1I1e1S1L1J<]1f1`1@00L0>O09O00F00
              F00j10?i1:A1e1`1T2e13R2c1k1L0m10n11Y3O18J0]1f1m1I1e1P2O18J8]1f1S2I1e1V2O18J:]1f1Y2I1e1\2O18J;]1f1_2I1e1b2O18J<
              ]1f1f1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1;A1T2e1f1R2Z3k100=L11L210=2L3a1f1m30?1:O04f1j3206e1k3207<1
              e1R40@7L31L210G9k1@00O00L1FP16L3j10A1k1O00m10n14R5o1@00O40L1>L21P12f1i4e1l40V11P1030P16?L3j10A1e1^4R2S5k1O00m1
              0n14d5o1@00O40L1>0W17P103?L3j10A1e1V5R2e5k1O0Hg1Q6M4@00L4L1FP16L3j10A1e1Q6O0Ig1\6M4@00L4L1F^17L3j10A1e1\6k1>L1
              1L21?M4L4O01^1_1f1\7L3a1f1T7@00O03L4F00O01j10A1e1[7@00O03L1L2L3j10A1e1\7k1k1L0a1_1f1l7@00i1<A10e1<@Q24L01A10U2
              =e1l7k1S20L1a1_1f1[8@00L0i1=A1@00L11A1e1[8T2k1L0L1^1_1f1g8@00L01A1e1g8k10b2a3KN9m10n10X9o1@00:0S6<2000_642010c6
              1;0A1e1l8R2Y9KN?m10n10f9O07h1`9J0J3]1f1\9o10d6X2e1\9R2g9k1S20O0<g1e:M1O10h1o9F00M2O0;g1]:M3@00:L310l8=L21;0A1e1
              d:@00:0Y9<L21;0A1e1o:O0;g1o:M1@00:L11;0A1e1o:T2k1@00>KNT3N5i11?i19A1l1
              """#,
            places: #"""
              @h660060GE00E00E00E0X260060P140B70070070070070A40T180080080080080S140h180080080080080g140\2:00:00:00:00:0[240T3
              <00<00<0X1Y10<106O0>70B60@20820g1O00O0AY100Y100Y10c7E00E00E0I70TA60Gj200j20\160F70070070070070E60X180080080080
              080W160l180080080080080k160`2:00:00:00:00:0_260X3<00<00<0c4j200j20l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@2
              0820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440040D40040040N600?00?00?0^1^10H:00:0G80080h190090090090b260060H4
              0040040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G00G0f1i20>70B40<j10040040L:00:0;20\130<:00:0L80080D60S5i200i2
              0e1G00G0c360PB70GF00F00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10>50>40<80D60k1U100U100
              U10`480080080NW10>60@40<90F60o1W100W100W10Y;60`K;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1W10>70B50>208;0
              e1W100W100W10b3S10>70B40<40<60g1S100S100S10k<60^D6@oe2700D00D00D0f160060060060j170070070070070070a580`;50`2700
              D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q20
              0>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V1
              20020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6
              006KQMX10BN0H70070070GN00N0AX100X10m10
              """#,
            text: #"""
              <color name="">#@color/</color>
              _color__color__shadow<resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "dimens.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              M002e212h412\544P644X644Q745e744T846S:45e:44Y;45Q=45Q>44R>22Z>22g>22T?22m?22f@22g@33QA23eA22oA11^B22nB22YC01YD
              14bE0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=c@5h@9QA:[A:eA8mA;XB6^B;iB6oB:YC6_C8gC:
              R1QD2SD3VD2XD1YD2[D2]D4aD4eD2gD2iD3lD3oD3RE3UE3XE3[E2]E2_E3bE2dE2fE3iE3lE3oE3RF3UF5ZF5_F2aF2cF1dF2fF2hF22jF2lF
              1>mF4QG;\G3_G3bG3eG3hG5mG5RH:\H7cH<oH7VI7]I78dI5iI6oI6UJ6[J6aJ5fJ6lJ53QK5VK4ZK63`K6fK6lK76SL5XL3[L4_L5dL6jL74QM
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15lEKN3
              m10n10n1o1S20O08M1L1J1]1f1>I1e1AL1J6]1f1DI1e1GL1J7]1f1JI1e1ML1J8]1f1P1I1e1S1L1J:]1f1V1I1e1Y1L1J;]1f1\1I1e1_1L1
              J<]1f1l1@00L0>O09O00F00F00j10?i1HA1e1l1T2e13R2o1KN6N=f1d2@00KN2i12A1KN4m10n10b2o1@00L0i12A1e1[2R2c2e1d2k1L0m10
              n11f4O18J1]1f1n2I1e1Q3O18J6]1f1T3I1e1W3O18J7]1f1Z3I1e1]3O18J8]1f1`3I1e1c3O18J:]1f1f3I1e1i3O18J;]1f1l3I1e1o3O18
              J<]1f1g2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1IA1T2e1g2R2g4k1O0Bm10n11Z5o1@00L1>O13>L0L1i1F?j11?i1EA1e1
              j4R2[5k100=L11L210=2L3a1f1i5O024600?2e1n50A7L31L210H9k1@00O00L1L2L3i15A1k1L3a1f1e60Q1<L11L210]1NL04900[28e1P70
              Q1<L11L210c2FL31L210[28k1O01m10n14c7o1@00L4L1>L210Y36P103?L3j10A1e1S7R2d7k1@00O01L1F_36L3j10A1@00O02L1Fe36L3j1
              0A1k1O00m10n14Q:o1P12f1\8L2e1c8>L210k31P103?M5@00O41L1>L510l39?L3j10A1@00O42L1>L510U49?L3j10A1@00O43L1>L510^45
              ?L3j10A1@00O44L1>L510c47?L3j10A1e1V8R2R:k1O00m10n14c:o1@00O41L1>0j4:P103?L3i15A1e1U:R2d:k100=L11L210=2L3a1f1R;
              O024600T52e1W;0A7L31L210H9k1O07g1d;M4@00L4L1FV5:L3i1:A1e1d;O0;g1o;M4@00L4L1F`5<L3i1:A1e1Z<O0:g1Z<M4@00L4L1Fl5E
              L3i15A1e1Z<O0>g1e<M4@00L4L1Fa6?L3i15A1e1e<O0Ig1P=M4@00L4L1FP77L3j10A1e1P=k1>L11L21?M4L4O01^1_1f1P>L3a1f1h=@00O
              03L4F00O01j10A1e1o=@00O03L1L2L3j10A1e1P>k1k1@00O00L1F00F00i15A1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1k1@00O00L1F
              _36i1DA1@00O01L1F[77i1DA1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1@00O02L1F_36i1DA1@00O03L1F[77i1DA1k1@00O00L1Fb74i1
              DA1@00O01L1Ff76i1DA1@00O02L1Fl77i1DA1@00O03L1FS84i1DA1k1k100=L11L210=2L04o700W8;k1L1a1_1f1dAO02g1_AM2@00:L21;0
              A1e1_A@00L11A1e1dAk1O02a1_1f1lA2020k31e1lA2100b81k1L0a1_1f1]B@00i1JA10c8<@o84L01A10S9=e1]Bk1S20L1a1_1f1lB@00L0
              i1KA1@00L11A1e1lBT2k1L0L1^1_1f1XC@00L01A1e1XCk10`9a3KN9m10n10iCo1@00:0Q=<2000]=42010a=1;0A1e1]CR2jCKN?m10n10WD
              O07h1QDJ0J3]1f1mCo10b=X2e1mCR2XDk1S20O0<g1VEM1O10h1`DF00M2O0;g1nDM3@00:L310j?=L21;0A1e1UE@00:0W@<L21;0A1e1`EO0
              ;g1`EM1@00:L11;0A1e1`ET2k1@00>KNT3N5i11?i1GA1l1
              """#,
            places: #"""
              LP<60060GE00E00E00E0X260060P140B;00;00;00;00;0A40\180080080080080[140P2=00=00=00=00=0o140n280080080080080m240b3
              80080080080080a340V4:00:00:00:00:0U440n4<00<00<0X1Y10<106O0>70B60@20820g1O00O0AY100Y100Y10]9E00E00E0V>40040040
              040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00E0iA70bJ60Gg300g30\160F;00;00;00;00;0E60`1800800800800
              80_160T2=00=00=00=00=0S260R380080080080080Q360f380080080080080e360Z4:00:00:00:00:0Y460R5<00<00<0]6g300g30f7c20
              FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20e7g300g300g30o1;0PD;0GJ00J00J0l1m10L106[10N70BB0J
              10610OB00B0_1[100[10Q1m100m10k1J00J0g1>0R:60j440040D40040040N600?00?0Z1400@00@00@00@0b260060H40040040o:60bBS10
              >70B40<40<60g1S100S10Y460d<600?00?00?0T240040D40040040`2500A00A00A00A0\340040D40040040P260060H40040040Y@60XH80
              GG00G00G0f1e10>10640<L0040040>80F:00:00:0H60k2e100e10e1G00G0m360\?W10>70B40<80D60o1W100W10l2W10>70B40<80D60o1W1
              00W10e660Z?80GG00G00G0n2:00:0?40040`1G0040040>30<:00:00:00:0R1d10>90F40<C0050050@;00;0J60i2d100d10f3d10>90F40<
              C0050050@;00;0J60i2d100d10f3]10>60@40<?0050050@70070B60[2]100]10X3a10>80D40<A0050050@90090F60c2a100a10]@G00G0c3
              60XN70GF00F00F0d1k10>:0H40<I00<0N:00:00:0H60W3k100k10c1F00F0g360n?80P540040D40040040N600?00?0Z1400@00@00@00@0b2
              60060H40040040U;80\C60060060JZ10B40<40<<0L60U2Z100Z100Z10j4D00D00D0f1^10B60@40<>0P160]2^100^100^10\4A00A00A0`1
              d10>50>40<G0b160i2d100d100d10Z580080080N]10>40<40<A0V160[2]100]100]10P580080080NW10>60@40<90F60o1W100W100W10YN
              60`^1;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1W10>70B50>208;0e1W100W100W10b3S10>70B40<40<60g1S100S100S10
              k<60`D60V9M0>70B40<20820c1M00M0e3>0n9G0>30:40<40S1G00G0l1G0>30:40<40S1G00G0_4>0Z:O0>70B40<80[1O00O0\2Q10>80D40
              <90]1Q100Q10m4>0\;G0>30:40<40S1G00G0l1G0>30:40<40S1G00G0l1O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10e8>0X?K0>50
              >40<60W1K00K0T2Q10>90F40<80_1Q100Q10`2Q10>80D40<90]1Q100Q10`2P10>:0H40<60a1P100P10i9>0P@>0l460R440040D40040040
              H50050050]567_[9700D00D00D0\2=00=00=0X1;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1;00;00;0j160060_6
              <<^L700D00D00D0f160060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@4
              0?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<
              0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030
              R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006?QMX10BN0H70070070GN00N0AX100X10m10
              """#,
            text: #"""
              <dimen name="">dp@dimen/</dimen>
              <item name="" type="dimen" format="float"></item>
              " type="dimen">@dimen/_dash__width_style__offset_x_offset_y_blur_spread_position_sp_font_size_line_height_line_height_multiple_letter_spacing_shadow_x_y_height_top_start_bottom_enddp</dimen>

              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "integers.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              @002[112e213d344W444`444i444X545e545e644f611U722e722P801P914Y:0014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::
              o::Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3
              i?5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63
              TE6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM
              4ZM5_M6eM5c:KN3m10n10Y1o1S20O08M1L1J3]1f1>I1e1AL1J4]1f1DI1e1GL1J9]1f1JI1e1ML1J<]1f1W1@00L0>L0i12?i1;A1e1W1T2e1
              3R2Z1k1L0m10n11c2O18J3]1f1d1I1e1g1O18J4]1f1j1I1e1m1O18J9]1f1P2I1e1S2O18J<]1f1]1o1S21@00>L1i12?>O1Ii12?i1<A1T2e1
              ]1R2d2k1S20@00O09O00F00F00j10A1O08J<]1f1b3O0:c1Ng1a3M1O15g1`3M2@00L2O00F07F00i13A1e1`3e1a3e1b3T2k107?L11L210F2
              L3a1f1P4L03e1U40H9L31L210Q1;k1@00O00V1L1L2L3i13A1k1@00O02V1L1L2L3i13A1k1@00O00L1F\19L3j10A1@00O01L1Fe16L3j10A1
              k1O08g1d5M4@00L4V1L1Fk1<L3i13A1e1d5k1>L11L21?M4L4O01^1_1f1d6L3a1f1\6@00O03L4F00O01j10A1e1c6@00O03L1L2L3j10A1e1
              d6k1k1L0a1_1f1T7@00i1=A10W2<@c24L01A10g2=e1T7k1S20L1a1_1f1c7@00L0i1>A1@00L11A1e1c7T2k1L0L1^1_1f1o7@00L01A1e1o7
              k10T3a3KN9m10n10`8o1@00:0e6<2000Q742010U71;0A1e1T8R2a8KN?m10n10n8O07h1h8J0J3]1f1d8o10V7X2e1d8R2o8k1S20O0<g1m9M
              1O10h1W9F00M2O0;g1e9M3@00:L310^9=L21;0A1e1l9@00:0k9<L21;0A1e1W:O0;g1W:M1@00:L11;0A1e1W:T2k1@00>KNT3N5i11?i1:A1
              l1
              """#,
            places: #"""
              ^1R960060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1:00:00:00:00:0]140V2<00<00<00<00<0U240R3<00<00<0X1J0<106@0
              L10K@00@0AJ00J00J0a7E00E00E0I70T@60Gi200i20\160F<00<00<00<00<0E60b1:00:00:00:00:0a160Z2<00<00<00<00<0Y260V3<00
              <00<0a4i200i20j5e10F@0L10K@00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f260D<0CF0
              0F0h2:00H00H00H0n2<00<00<0V1V10@60@60@90F20U2V100V100V100V100V10];=00=0lA70V540040D40040040N600?00?0Z150050050
              050l160060H40040040e:70XB\10@700?0R140<40<60Y2\100\10U480j<Y10@400<0L40<40<60S2Y100Y10Q480d<_10B:0H40<;0J60_2_1
              00_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P140<>0P160k2e100e100e10S680ZG;0040040>40040040040L50B;
              0AD00D00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70B40<40<60k1U100U100U10S=80VE8=Uo2700D00D00D0f1600600
              60060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040
              040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200
              c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030
              030T3=00=00=0X1?00?0050050050050050UA60062mLX10BN0H70070070GN00N0AX100X10Q20
              """#,
            text: #"""
              _number<integer name="">@integer/</integer>
              _duration_delay_font_weight<resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "bools.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              B002g112l212`345X444n445Z545Z644[622f622g623[722e711T822d822o801o914X;0024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=d95i99R::\::f:8n:;Y;6_;;j;6P<:Z<6`<8h<:R1R=2T=3W=2Y=1Z=2\=2^=4b=4f=2h=2j=3m=3P>3S>3
              V>3Y>3\>2^>2`>3c>2e>2g>3j>3m>3P?3S?3V?5[?5`?2b?2d?1e?2g?2i?22k?2m?1>n?4R@;]@3`@3c@3f@3i@5n@5SA:]A7dA<PB7WB7^B7
              8eB5jB6PC6VC6\C6bC5gC6mC53RD5WD4[D63aD6gD6mD76TE5YE3\E4`E5eE6kE74RF4VF9_F9hF:4RF4RG9[G8cG<6oG<[H<gH8oH>]I@mI>2
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5b;KN3m10n10P1o1S20O08M1L1J:]1f1>I1e1AL1J<]1f1N@00L0>O09O00F00F00
              j10?i1=A1e1NT2e13R2Q1KN6N=f1f1@00KN2i12A1KN4m10n10d1o1@00L0i12A1e1]1R2e1e1f1k1L0m10n11j2O18J:]1f1P2I1e1S2O18J<
              ]1f1i1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2e1i1R2k2k1O0Bm10n11^3o1@00L1>O13>L0L1i1;?j11?i1:A1e1n2
              R2_3k1O00m10n14V4o1@00O45L1>L21P12f1m3e1P4001P103016?L3i14A1e1b3R2W4k107<L11L210C2L3a1f1g4L0f1e40E4e1f40I5e1l4
              0N6L31L210T18k1O0Ig1Y5M4@00L4L1F\17L3j10A1e1Y5k1>L11L21?M4L4O01^1_1f1Y6L3a1f1Q6@00O03L4F00O01j10A1e1X6@00O03L1
              L2L3j10A1e1Y6k1k107<L110C2O00f1c60E4e1d60I50T18k1k1L1a1_1f1Z7O02g1U7M2@00:L21;0A1e1U7@00L11A1e1Z7k1O02a1_1f1b7
              202001e1b72100c11k1L0a1_1f1S8@00i1?A10d1<@P24L01A10T2=e1S8k1S20L1a1_1f1b8@00L0i1@A1@00L11A1e1b8T2k1L0L1^1_1f1n8
              @00L01A1e1n8k10a2a3KN9m10n10_9o1@00:0R6<2000^642010b61;0A1e1S9R2`9KN?m10n10m9O07h1g9J0J3]1f1c9o10c6X2e1c9R2n9k1
              S20O0<g1l:M1O10h1V:F00M2O0;g1d:M3@00:L310k8=L21;0A1e1k:@00:0X9<L21;0A1e1V;O0;g1V;M1@00:L11;0A1e1V;T2k1@00>KNT3
              N5i11?i1<A1l1
              """#,
            places: #"""
              8T960060GE00E00E00E0X260060P140B80080080080080A40V1<00<00<0X1X10<106N0<70B60@20820e1N00N0AX100X100X10e5E00E00E
              0\:40040040040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00E0o=70hF60Gk100k10\160F80080080080080E60Z1<
              00<00<0e2k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@20820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J00
              J0l1l10L106Z10L70BB0J10610OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80GG00G00G0f1j20<90F40<j10040040L:00:0;20\130<:
              00:0L80080D60U5j200j20e1G00G0a350`=50f440040D40040040N600?00?0n150050C60060Z170070070j160060H40040040];50dC800
              80080NV10<60@40<90F60m1V100V100V10m550PF;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1V10<70B50>208;0c1V100V1
              00V10`3R10<70B40<40<60e1R100R100R10g<50`D50^5=0^340040040\170070C60060^170070c5=0n:=<[m3700D00D00D0\2=00=00=0X1
              ;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1;00;00;0j160060_6<<^L700D00D00D0f160060060060j170070070
              070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^86
              0060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40
              bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1
              ?00?0050050050050050UA6006S1SMX10BN0H70070070GN00N0AX100X10k10
              """#,
            text: #"""
              __inset<bool name="">truefalse@bool/</bool>
              _shadow
              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "strings.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              E002S212d312X445e545`644S744[745T845T944U922a922m922n923b:22l:11[;22k;22V<01V=14_>0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=V:5[:9d::n::X;8`;;k;6Q<;\<6b<:l<6R=8Z=:R1d=2f=3i=2k=1l=2n=2P>4T>4X>2Z>2
              \>3_>3b>3e>3h>3k>3n>2P?2R?3U?2W?2Y?3\?3_?3b?3e?3h?5m?5R@2T@2V@1W@2Y@2[@22]@2_@1>`@4d@;o@3RA3UA3XA3[A5`A5eA:oA7
              VB<bB7iB7PC78WC5\C6bC6hC6nC6TD5YD6_D53dD5iD4mD63SE6YE6_E76fE5kE3nE4RF5WF6]F74dF4hF9QG9ZG:4dF4dG9mG8UH<6aH<mH<YI
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5i>KN3m10n10\1o1S20O08M1L1J2]1f1>I1e1AL1J7]1f1DI1e1GL1
              J8]1f1JI1e1ML1J<]1f1Z1@00L0>O09O00F00F00j10?i1@A1e1Z1T2e13R2]1KN6N=f1R2@00KN2i12A1KN4m10n10P2o1@00L0i12A1e1i1R2
              Q2e1R2k1L0m10n11b3O18J2]1f1\2I1e1_2O18J7]1f1b2I1e1e2O18J8]1f1h2I1e1k2O18J<]1f1U2o1S21@00>O19O10F00F00j10?>O1IN
              9O10F00F00j10?i1AA1T2e1U2R2c3k1O0Bm10n11V4o1@00L1>O13>L0L1i1>?j11?i1=A1e1f3R2W4k1O00T11m10n14i4o1@00>8024090?L
              1L2L3i15A1e1[4R2j4O00m10n14c5O42`1_1f1l4o1P12f1b5@00O42h1X5F00L1>L21008?L3i15A1e1b5e1l4R2d5k1@00O00h1i5J1d14L1
              L2L3i15A1O02g1_6M4@00L4d15L1>L21084?L3i15A1e1_6k10<>L11L210J2L3a1f1l6L01e1Q70L8L31L210T1:k1@00O02L1F^16L3j10A1
              k1O0Eg1g7M4@00L4d18L1Fd15L3i15A1e1g7O0Fg1S8M4@00L4d19L1Fi1;L3i15A1e1S8k1>L11L21?M4L4O01^1_1f1S9L3a1f1k8@00O03L
              4F00O01j10A1e1R9@00O03L1L2L3j10A1e1S9k1k1@00>8020090?L1F00F00i15A1k1@00>8020090?L1F00F00i15A1k1k1L1a1_1f1a:O02
              g1\:M2@00:L21;0A1e1\:@00L11A1e1a:k1O02a1_1f1i:2020T21e1i:2100U21k1L0a1_1f1Z;@00i1BA10V2<@b24L01A10f2=e1Z;k1S20
              L1a1_1f1i;@00L0i1CA1@00L11A1e1i;T2k1L0L1^1_1f1U<@00L01A1e1U<k10S3a3KN9m10n10f<o1@00:0d6<2000P742010T71;0A1e1Z<
              R2g<KN?m10n10T=O07h1n<J0J3]1f1j<o10U7X2e1j<R2U=k1S20O0<g1S>M1O10h1]=F00M2O0;g1k=M3@00:L310]9=L21;0A1e1R>@00:0j9
              <L21;0A1e1]>O0;g1]>M1@00:L11;0A1e1]>T2k1@00>KNT3N5i11?i1?A1l1
              """#,
            places: #"""
              j1P;60060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1=00=00=00=00=0]140\280080080080080[240P3<00<00<0X1Z10<106P1
              0@70B60@20820i1P100P10AZ100Z100Z10_7E00E00E0Z<40040040040Z1D0N40040MD00D0X260060GE00E00E0b1A0N10MA00A0a1E00E00
              E0m?70fH60Gh200h20\160F<00<00<00<00<0E60b1=00=00=00=00=0a160`280080080080080_260T3<00<00<0_4h200h20h5e20FP10@7
              0B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20g5h200h200h20o1;0VB;0GJ00J00J0l1n10L106\10P170BB0J10
              610OB00B0a1\100\10Q1n100n10k1J00J0g1>0T?:00D0Q1X100X100X10h2`10>D00D00;00;00;0\140<40<60a2`100`10g2X100X10l7:0
              Q1l100l10n1>00J00J00J0m1l10V4:00:0R1U20>>00>0b120:40<A0040040>:00:0H60k3U200U200U20W5l100l10g:70lKi10>90090X18
              0W1M0n140<40<60S3i100i10j450050050HX10>30030:40<=0040040>60060@60Q2X100X100X10g970j>60l440040D40040040N600?00?
              0Z150050050050j160060H40040040Y:60`AX10@70B40<80D60Q2X100X10k370V=<00<00<0V1S10>40040<40<70B60g1S100S100S10X4<
              00<00<0V1Y10>40040<40<=0N60S2Y100Y100Y10c;70PL;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1X10@70B50>208;0g1
              X100X100X10d3T10@70B40<40<60i1T100T100T10o<70`D70Z8V10>@00@0070070070T140<20820U2V100V10g2?0^=V10>@00@00700700
              70T140<20820U2V100V10e2?0R9?U1]b5700D00D00D0\2=00=00=0X1;00;0010010010010010l170070070070070e8=0`>;00H00H00H0l1
              ;00;00;0j160060_6<<^L700D00D00D0f160060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P17007007007
              0070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;0
              0;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?
              0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006>oLX10BN0H70070070GN00N0AX100
              X10o10
              """#,
            text: #"""
              _generic_cap<string name="">@string/</string>
              _style_case_decoration_
              <resources>
                  </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "styles.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              >001J13[622R713S812S911S:11g:14R<11a<22Q=22\=01\>14e?010@=ke15Pf19Yf1:cf1:mf18Ug1;`g16fg1;Qh16Wh1:ah16gh18oh1:
              R1Yi12[i13^i12`i11ai12ci12ei14ii14mi12oi12Qj13Tj13Wj13Zj13]j13`j13cj12ej12gj13jj12lj12nj13Qk13Tk13Wk13Zk13]k15
              bk15gk12ik12kk11lk12nk12Pl122Rl12Tl11>Ul14Yl1;dl13gl13jl13ml13Pm15Um15Zm1:dm17km1<Wn17^n17en178ln15Qo16Wo16]o1
              6co16io15no16TP253YP25^P24bP263U[16lG6hP276oP25TQ23WQ24[Q25`Q26fQ274mQ24QR29ZR29cR2:4mQ24mR29VS28^S2<6jS2<VT2<
              bT28jT2>XU2@hU2>2VV2:`V282hV25mV242QW28YW244hV25mV24]W2AnW2@4^X24bX25gX26mX25X@KNT3N5m10n10HO08J<]1f14o1S20@00
              >L0i11?>O0Ii11?i1:A1T2e14R2Ik1S20O09c1:g1Q2M100LKN1N210L120D0MIKN1N210L1O10ND10f1JKN1N210`2:20D0j2AKN1N210`2:O
              10ND10[35e1Y6O09c1Ng1Y6M100LKN1N210L120D0`33O17`1_1f1e20c3Y12000P5Be1e2O1H`1_1f1m20b5Z12000l6>e1m2@l44L1i13A1O
              18g1c3M20Z7V22000`9D@l44GhBU1L2\11O19J0]1_1i12A1e1k3@l44I0O19J0]1_1i12A1O1>`1_1f1S40T:^12000b;Ge1S4O1;`1_1f1[4
              0Y<P22000Y>De1[4O1Eg1h4M20m>U1L2J1]1f1e40R@4e1f40V@50[@8e1h40c@NKN1N210`2:20D0aAQ2KN1N210L120D0[@8O1;`1_1f1_50
              Y<P22000Y>De1g5O1:`1_1f1g50bCf12000XEMe1g5O1Dg1o5M2@l44L2i15A1e1o5O1Gg1W6M2@l44L2i16A1e1W60UF9e1Y6T2k1L0f1_6I1
              e1`6L1f1Q70^FOL0f1f6L1e1g6I0f1j60]G;e1o6L0f1n60hG4e1o60lG60[@8e1Q7k1KN1N3f1n7>O06i17?a1_1f1n7O00g1m7M1L1c1:g1h7
              M20RHV12210[@8e1l7@00O06i14A1e1m7e1R8@00O06i14A1k1L0m10n11e8O12`1_1f1U8o1P12f1d80XIP1O12h1a8F0010[@8e1d8e1U8R2
              R9L0T11m10n11Q9o10XIP180210900[@8e1i8R2R9k1L0J5]1f1Y90XJ^2e1R:L0J4]1f1_90fLa1e1R:L0J2]1f1e90WNY1e1R:L0J3]1f1k9
              0`OZ1e1R:L0J1]1f1Q:0jP1b1e1R:0\R1d1k1L0J5]1f1Y:0PT1Z1e1f:L0J3]1f1_:0ZU1\1e1f:L0J4]1f1e:0fV1]1e1f:0SX1[1k1L0m10
              n11P<O13a1_1f1i:o1P12f1o;O13m10n12m;o1O25g1l;M30^Y1NBl44L31C40\Z1IO21J0]1_1f1e;0lG6e1f;0U[160[[1JO20V130[35e1l;
              e1S;R2n;e1o;e1i:R2Q<k1L0a1_1f1`<@00i1;A10U\1<@l44L01A10a\1=e1`<k1S20L1a1_1f1o<@00L0i1<A1@00L11A1e1o<T2k1L0L1^1
              _1f1[=@00L01A1e1[=k10n\1a3KN9m10n10l=o1@00:0_`1<2000k`142010L1;0A1e1`=R2m=KN?m10n10Z>O07h1T>J0J3]1f1P>o10o`1X2
              e1P>R2[>k1S20O0<g1Y?M1O10h1c>F00M2O0;g1Q?M3@00:L310Wc1=L21;0A1e1X?@00:0dc1<L21;0A1e1c?O0;g1c?M1@00:L11;0A1e1c?
              T2k1>i10?M0L0a1_1f1W@@00i1;A10Pd1k1@l44L01A10a\1=e1W@l1
              """#,
            places: #"""
              n1V670070070Gj100j10R260D<0CF00F0Q2j100j10l3U10F80<10;80080D?0<80;?00?0Y1U100U10k3j100j100j10U1=2`450R2700D00D
              00D00D0^370070070070070V1;00;0d270070070070070V170070070070R370070070070070h1;00;0T270070070070070h17007007007
              0070b2700E00E00E00E0`370070070070070V1;00;0f1600B00B00B00B0T460060060Z3700C00C00C00C0X460060060l2=0F10E=00=0`2
              80080080080Z560060X2]10X130030C600=0N70F80EC00C0a1]100]100]10^4U10D50>70F80EC00C0Q1U100U10V4800D00D00D00D0b460
              060060d3D00P100P100P100P10^660060060T4<00<00<00<0T440@;0?C00C0C60060V270070070070V470070070070070h1;00;0T57007
              0070070070V1;00;0P2D00P100P100P100P10^660060060b2A00M00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1
              ?0B50A?00?00?00?00?0am350050PY460060060060D80080080n360060F80080080080g1=00=0X360060C60060\180080080a:90X@7007
              0070070T1A0<:0;A00A00N00N00N0Z3<00<00<0l1600C00C00C00C0P4;00;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100
              `10`1900E00E00E0_1`10^3:00:00:0R390090X120020020020g7`100`10j:800B0GQ100Q100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G
              50B90AB00B00B00B0h650B80AA00A00A00A0l450B60A?00?00?00?0X450B70A@00@00@00@0\450B50A>00>00>00>00>0YF90RS150B@0AI
              00I00I00I0n450B@0AI00I00I00I0R550BB0AK00K00K00K00K0W<8IWX780Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>
              00>00>00>0V380080080080080V370F80EC00C00C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i155\Y1700D00D00D0f1
              60060060060j170070070070070070a580`;50`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040
              040040040m3::SP240^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10
              e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030
              030030030T3=00=00=0X1?00?0050050050050050UA6006DW@?00?00?00?0b1700D00D00D0f160060060060h470070070070070070gF0
              """#,
            text: #"""
              <style name="TextAppearance.." parent="TextAppearance." />

              <style name="Widget..TextView." parent="Widget." />
              ">
                  <item name="android:textSize">@dimen/    _font_size</item>
                  <item name="android:textColor">@color/_color</item>
                  <item name="android:textFontWeight" tools:targetApi="28">@integer/_font_weight</item>
                  <item name="android:letterSpacing">@dimen/_letter_spacing</item>
                  <item name="android:lineHeight" tools:targetApi="28">@dimen/_line_height</item>
                  <item name="android:textAllCaps">truefalse</item>
              </style>

              <style name="Widget.">
                  <item name="android:textAppearance">@style/TextAppearance.    <item name="android:lineSpacingMultiplier">@dimen/_line_height_multiple</item>
              </style>
              <item name="android:textStyle">bold|italicbolditalic<item name="android:fontFamily">@font/<item name="android:fontFamily"><item name="android:justificationMode" tools:targetApi="26">inter_word</item>
              <item name="android:textAlignment">center</item>
              <item name="android:gravity">left</item>
              <item name="android:gravity">right</item>
              <item name="android:textAlignment">viewEnd</item>
              <item name="android:textAlignment">viewStart</item>
              <item name="android:ellipsize">end</item>
              <item name="android:ellipsize">start</item>
              <item name="android:ellipsize">middle</item>
              <item name="android:ellipsize">none</item>
              <font
                  android:font="@font/"
                  android:fontStyle="normal"
                  android:fontWeight="<resources>
              </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is <!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. <resources xmlns:tools="http://schemas.android.com/tools">
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "aliases.changed.xml.tmpl",
          root: 5,
          EncodedTemplate(
            code: #"""
              B002d112[344c344W444_444g444_544V645V744W712R814]911l922\:22g:01g;14P=0014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=j=
              5o=9X>:b>:l>8T?;_?6e?;P@6V@:`@6f@8n@:R1XA2ZA3]A2_A1`A2bA2dA4hA4lA2nA2PB3SB3VB3YB3\B3_B3bB2dB2fB3iB2kB2mB3PC3SC
              3VC3YC3\C5aC5fC2hC2jC1kC2mC2oC22QD2SD1>TD4XD;cD3fD3iD3lD3oD5TE5YE:cE7jE<VF7]F7dF78kF5PG6VG6\G6bG6hG5mG6SH53XH5
              ]H4aH63i46c46gH76nH5SI3VI4ZI5_I6eI74lI4PJ9YJ9bJ:4lI4lJ9UK8]K<6iK<UL<aL8iL>WM@gM>2UN:_N82gN5lN42PO8XO44gN5lN4\O
              AmO@4]P14aP15fP16lP15Z=KN3m10n10b1o1S20O08M1L1J2]1f1>I1e1AL1J5]1f1DI1e1GL1J8]1f1JI1e1ML1J9]1f1P1I1e1S1L1J;]1f1
              `1@00L0>O09O00F00F00j10?i1=A1e1`1T2e13R2c1k1L0m10n11Y3O18J2]1f1m1I1e1P2O18J5]1f1S2I1e1V2O18J8]1f1Y2I1e1\2O18J9
              ]1f1_2I1e1b2O18J;]1f1f1o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2e1f1R2Z3k1@00F08L1L2L3i17A1k1L3a1_1f1
              V4>L0i1:?a1_1f1V4@00F08L1L2L3i17A1e1V4k1@00F8<L1L2L3i17A1k1@00O02L1FD@L3j10A1k1L3a1_1f1^5KN1N3f1^5>O00i1;?a1_1
              f1^5@00FT14L1L2L3i17A1e1^5k1L3a1_1f1U60X1<L11L210d18L010l13L010o11L31L210P28e1U6k1>L11L21?M4L4O01^1_1f1U7L3a1f1
              m6@00O03L4F00O01j10A1e1T7@00O03L1L2L3j10A1e1U7k1k1>O00m10n11`7o1O114o700X21e1Z7R2a7?M1@00L1FY24^1f1j7I1e1m7L1F
              ]28^1f1P80e23e1P8A1k1L0m10n11[9O13a1_1f1T8o1P12f1Z9O13m10n12X9o1O25g1W9M30h2NBf34L31C40j3IO21J0]1_1f1P90c46e1Q9
              0i460o4JO20V130i55e1W9e1^8R2Y9e1Z9e1T8R2\9k1L0a1_1f1k9@00i1?A10n5<@f34L01A10Z6=e1k9k1S20L1a1_1f1Z:@00L0i1@A1@0
              0L11A1e1Z:T2k1L0L1^1_1f1f:@00L01A1e1f:k10g6a3KN9m10n10W;o1@00:0X:<2000d:42010h:1;0A1e1k:R2X;KN?m10n10e;O07h1_;
              J0J3]1f1[;o10i:X2e1[;R2f;k1S20O0<g1d<M1O10h1n;F00M2O0;g1\<M3@00:L310Q==L21;0A1e1c<@00:0^=<L21;0A1e1n<O0;g1n<M1
              @00:L11;0A1e1n<T2k1@00>KNT3N5i11?i1<A1l1
              """#,
            places: #"""
              2P>60060GE00E00E00E0X260060P140B<00<00<00<00<0A40^1=00=00=00=00=0]140\280080080080080[240P3<00<00<00<00<0o240l3
              :00:00:0T1Z10<106P10@70B60@20820i1P100P10AZ100Z100Z10W8E00E00E0I70jA60GT300T30\160F<00<00<00<00<0E60b1=00=00=0
              0=00=0a160`280080080080080_260T3<00<00<00<00<0S360P4:00:00:0[5T300T30`6e20FP10@70B60@20820i1P100P10T2W10@80080
              P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0H40<40<60k1U100U10k370V<600C00C00C0`1?0J10I?00?00L00L00L0
              V2U10<:0H40<40<60k1U100U100U10k770n@Y10<>0P140<40<60S2Y100Y10U470f<k10@@0T140<B0X160W3k100k10S470n=600C00C00C0
              `170070070070T1A0<:0;A00A00N00N00N0Z2Q10<60@40<40<60c1Q100Q100Q10W970nA600C00C00C00C0\240040D40040040T14004004
              0J40040040F60060H40040040040]:50nH;0040040>40040040040L50B;0AD00D00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3
              T10@70B40<40<60i1T100T100T10o<70`D7P1WT4<0b370GF00F00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060060060E60V1:00:
              00:0g150050j220i9<4^180Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>0V380080080080080V370F80EC00
              C00C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i155\Y1700D00D00D0f160060060060j170070070070070070a580`;5
              0`2700D00D00D0f190>10=90090P170070070070070U550050j@40@40?<00<00<0V140040040040040m3::SP240^860060GE00E00E0d1Q2
              00Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l18
              0080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050
              050UA6006Y1oLX10BN0H70070070GN00N0AX100X10o10
              """#,
            text: #"""
              drawableinterpolator_timing_functionfont<item name="" type="">@/</item>
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal"
                  android:fontWeight="" />
              <resources>
              </resources>
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "interpolator.xml.tmpl",
          root: 3,
          EncodedTemplate(
            code: #"""
              4011>01^114g2010@=k<5P=9Y=:c=:m=8U>;`>6f>;Q?6W?:a?6g?8o?:R1Y@2[@3^@2`@1a@2c@2e@4i@4m@2o@2QA3TA3WA3ZA3]A3`A3cA2
              eA2gA3jA2lA2nA3QB3TB3WB3ZB3]B5bB5gB2iB2kB1lB2nB2PC22RC2TC1>UC4YC;dC3gC3jC3mC3PD5UD5ZD:dD7kD<WE7^E7eE78lE5QF6WF
              6]F6cF6iF5nF6TG53YG5^G4bG63hG6nG6TH76[H5`H3cH4gH5lH6RI74YI4]I9fI9oI:4YI4YJ9bJ8jJ<6VK<bK<nK8VL>dL@TM>2bM:lM82TN
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15[300T3O004o700X3IO024o700Q4IO014o700j4IO034o700c55k10h5a3KN9m10n10No1@Y9
              0:0Y9<2000e942010i91;0A1e1BR2OKN?m10n10\1O07h1V1J0J3]1f1R1o10j9X2e1R1R2]1k1S20O0<g1[2M1O10h1e1FY90M2O0;g1S2M3@
              Y90:L310R<=L21;0A1e1Z2@Y90:0_<<L21;0A1e1e2O0;g1e2M1@Y90:L11;0A1e1e2T2k1KNT3N9c1Eg1Z3M0@Y90i11A1@Y90KNT3i12A1@Y9
              0L0i10A1e1Z3l1
              """#,
            places: #"""
              FB<0^840040040V240040040V240040040V240040040o><Dl340^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;0
              0;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?
              0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA60068aJ500500500J00J00J0R26006006
              0J=0>50050==00=0X1C0J50IC00C00C0a80
              """#,
            text: #"""
              <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                  android:controlX1="    "
                  android:controlX2=""
                  android:controlY1=""
                  android:controlY2="" />
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "transition.xml.tmpl",
          root: 3,
          EncodedTemplate(
            code: #"""
              4011>01^114g2030@=k<5P=9Y=:c=:m=8U>;`>6f>;Q?6W?:a?6g?8o?:R1Y@2[@3^@2`@1a@2c@2e@4i@4m@2o@2QA3TA3WA3ZA3]A3`A3cA2
              eA2gA3jA2lA2nA3QB3TB3WB3ZB3]B5bB5gB2iB2kB1lB2nB2PC22RC2TC1>UC4YC;dC3gC3jC3mC3PD5UD5ZD:dD7kD<WE7^E7eE78lE5QF6WF
              6]F6cF6iF5nF6TG53YG5^G4bG63hG6nG6TH76[H5`H3cH4gH5lH6RI74YI4]I9fI9oI:4YI4YJ9bJ8jJ<6VK<bK<nK8VL>dL@TM>2bM:lM82TN
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15b300T3O004o700X3IO024o700Q4IO014o700j4IO034o700c55k10h5a3KN9m10n10No1@Y9
              0:0Y9<2000e942010i91;0A1e1BR2OKN?m10n10\1O07h1V1J0J3]1f1R1o10j9X2e1R1R2]1k1S20O0<g1[2M1O10h1e1FY90M2O0;g1S2M3@
              Y90:L310R<=L21;0A1e1Z2@Y90:0_<<L21;0A1e1e2O0;g1e2M1@Y90:L11;0A1e1e2T2k1KNT3N9c1Ig1a3M0O02M1L1c1Eg1`3M2@Y90i11A
              1@Y90KNT3i12A1@Y90L2i10A1e1`3e1a3l1
              """#,
            places: #"""
              FB<0^840040040V240040040V240040040V240040040o><Dl340^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;0
              0;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?
              0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006JWJ500500500I00I00I0j2I00I0n2
              600E00E00E0h160060060J=0>50050==00=0X1C0J50IC00C00C00C0Y>0
              """#,
            text: #"""
              <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                  android:controlX1="    "
                  android:controlX2=""
                  android:controlY1=""
                  android:controlY2="" />
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "border.xml.tmpl",
          root: 3,
          EncodedTemplate(
            code: #"""
              6022V122\122]101]214f30212d1?:1;2<2?2@2C2D2E2F2G0H2I2J2L2N2@=gB5lB9UC:_C:iC8QD;\D6bD;mD6SE:]E6cE8kE:R1UF2WF3ZF
              2\F1]F2_F2aF4eF4iF2kF2mF3PG3SG3VG3YG3\G3_G2aG2cG3fG2hG2jG3mG3PH3SH3VH3YH5^H5cH2eH2gH1hH2jH2lH22nH2PI1>QI4UI;`I
              3cI3fI3iI3lI5QJ5VJ:`J7gJ<SK7ZK7aK78hK5mK6SL6YL6_L6eL5jL6PM53UM5ZM4^M63dM6jM6PN76WN5\N3_N4cN5hN6nN74UO4YO9bO9kO
              :4UO4UP19^P18fP1<6RQ1<^Q1<jQ18RR1>`R1@PS1>2^S1:hS182PT15UT142YT18aT144PT15UT14eT1AVU1@4fU14jU15oU16UV15R5O01a1
              _1f1E00HL110H6G1O01Q1[10f1?0N1e1@0O10P1LL110l19e1U1O00h1HJ0J1]1f1M0U2^1e1U1O00h1P1J0J2]1f1U10c3^1e1U1k1@H0O03L
              1j10A1k1k10Q5a3KN9m10n10m1o1@H0:0b8<2000n842010R91;0A1e1a1R2n1KN?m10n10[2O07h1U2J0J3]1f1Q2o10S9X2e1Q2R2\2k1S20
              O0<g1Z3M1O10h1d2FH0M2O0;g1R3M3@H0:L310[;=L21;0A1e1Y3@H0:0h;<L21;0A1e1d3O0;g1d3M1@H0:L11;0A1e1d3T2k1KNT3N9c1Hg1
              Q5M0>O02>KNT3N010T<6?j10?M1@H0i13A1@H0KNT3i14A10Z<[4KNT3N010m@8@e@8L11A10UANKNT3N010SBDe1Q5l1
              """#,
            places: #"""
              Hh8800E00E00E00E0X340040040d210U1800@00D00D0=30030R230030Z240040040040`190090X170H80o1X100X100X100X10T690090X1
              70H80o1X100X100X100X10mB60XME0>70B40OE00E0[260P86B_T140^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7
              ;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050
              @?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA6006M]J500500500E00E00E0b2[10><
              0LE0050050050050J80080S2[100[100[10T360060060J=0>50050==00=00=0n950050050050050P260060060060060f25005005005005
              0050eI0
              """#,
            text: #"""
              android:dashGap="@dimen/_dash_21"
              android:dashWidth="@dimen/_dash_1"
              android:dashGap="6dp"
              android:dashWidth="6dp"
              android:dashGap="2dp"
              android:dashWidth="2dp"
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. _style<shape xmlns:android="http://schemas.android.com/apk/res/android"
                  android:shape="rectangle">
                  <stroke
                      android:width="@dimen/        _width"
                      android:color="@color/_color" />
              </shape>
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "gradient.xml.tmpl",
          root: 3,
          EncodedTemplate(
            code: #"""
              4012K01k114T3010@=g@5l@9UA:_A:iA8QB;\B6bB;mB6SC:]C6cC8kC:R1UD2WD3ZD2\D1]D2_D2aD4eD4iD2kD2mD3PE3SE3VE3YE3\E3_E2
              aE2cE3fE2hE2jE3mE3PF3SF3VF3YF5^F5cF2eF2gF1hF2jF2lF22nF2PG1>QG4UG;`G3cG3fG3iG3lG5QH5VH:`H7gH<SI7ZI7aI78hI5mI6SJ
              6YJ6_J6eJ5jJ6PK53UK5ZK4^K63dK6jK6PL76WL5\L3_L4cL5hL6nL74UM4YM9bM9kM:4UM4UN9^N8fN<6RO<^O<jO8RP1>`P1@PQ1>2^Q1:hQ1
              82PR15UR142YR18aR144PR15UR14eR1AVS1@4fS14jS15oS16UT15h4>O00m10n119o1O114o70001e13R2:?M1@00L1F14^1f1CI1e1FL1F58
              ^1f1I0=3e1IA1k10@a3KN9m10n10[1o1@00:0Q4<2000]442010a41;0A1e1OR2\1KN?m10n10i1O07h1c1J0J3]1f1_1o10b4X2e1_1R2j1k1
              S20O0<g1h2M1O10h1R2F00M2O0;g1`2M3@00:L310j6=L21;0A1e1g2@00:0W7<L21;0A1e1R3O0;g1R3M1@00:L11;0A1e1R3T2k1KNT3N9c1
              Lg1g4M0>L0i10?a1_1f1f4@00i11A1@00KNT3i12A10c7[4O00Q1G3]1f1V40n;T1KNT3N010Z=:e1V40d=Q1KNT3N010e>7O00Q130l>U1KNT3
              N010Q@Fe1f4e1g4l1
              """#,
            places: #"""
              R1T5<0b370GF00F00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060060060E60V1:00:00:0g150050j220i9<8E40^860060GE00E00
              E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=0
              0=0l180080V120020b1=00=00=0Z1X100X10050050@?0T130030030030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050
              050050050UA60061UJ500500500G00G00G0R2F0J80IF00F00S100S100S10d260060060J=0>50050==00=00=0d:>00F0d110c1K00K00K0\4
              50050050050050050050n450050050050050^1>00F00F00F0R450050050050050050050gS10
              """#,
            text: #"""
               0 1 0 0.5 1 yes<?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. <shape xmlns:android="http://schemas.android.com/apk/res/android"
                  android:shape="rectangle">
                  <gradient
                      android:angle="270"
                      android:centerColor="@color/        _color_2"
                      android:endColor="@color/_color_"
                      android:startColor="@color/_color_1" />
              </shape>
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "font.xml.tmpl",
          root: 3,
          EncodedTemplate(
            code: #"""
              4014[101[214d3020@=Q=5V=9_=:i=:S>8[>;f>6l>;W?6]?:g?6m?8U@:R1_@2a@3d@2f@1g@2i@2k@4o@4SA2UA2WA3ZA3]A3`A3cA3fA3iA
              2kA2mA3PB2RB2TB3WB3ZB3]B3`B3cB5hB5mB2oB2QC1RC2TC2VC22XC2ZC1>[C4_C;jC3mC3PD3SD3VD5[D5`D:jD7QE<]E7dE7kE78RF5WF6]F
              6cF6iF6oF5TG6ZG53_G5dG4hG63Q26k16nG76UH5ZH3]H4aH5fH6lH74SI4WI9`I9iI:4SI4SJ9\J8dJ<6PK<\K<hK8PL>^L@nL>2\M:fM82nM
              5SN42WN8_N44nM5SN4cNATO@4dO4hO5mO6SP15d4L0m10n11Y1O13a1_1f12o1P12f1X1O13m10n12V1o1O25g1U1M300NBN4L31C40R1IO21J
              0]1_1f1N0k16e1O0Q260W2JO20V130Q35e1U1e1<R2W1e1X1e12R2Z1k10V3a3KN9m10n10k1o1@g60:0g6<2000S742010W71;0A1e1_1R2l1
              KN?m10n10Y2O07h1S2J0J3]1f1o1o10X7X2e1o1R2Z2k1S20O0<g1X3M1O10h1b2Fg60M2O0;g1P3M3@g60:L310`9=L21;0A1e1W3@g60:0m9
              <L21;0A1e1b3O0;g1b3M1@g60:L11;0A1e1b3T2k1KNT3N9c1@g1c4M0>O00i10?M1L1a1_1f1b4@g60i11A1@g60KNT3i12A10Y:Y2@N4L11A
              10b<?e1b4e1c4l1
              """#,
            places: #"""
              V1b680Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>0V380080080080080V370F80EC00C00C0G80080Z28008
              0`2800@00@00@00@0_=K00K00K0k4i100i10i154H40^860060GE00E00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c2
              0f1<00<0^170HB0U2e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050050@?0T13003003
              0030030R2O00O00>0R130030030030030T3=00=00=0X1?00?0050050050050050UA60065_J500500500I00I00I0h2F0<?0;F00F00F0P25
              00B00B00B0b160060060J=0>50050==00=00=0R650050050050050050050eA0
              """#,
            text: #"""
              <font
                  android:font="@font/    "
                  android:fontStyle="italicnormal"
                  android:fontWeight="" />
              <?xml version="1.0" encoding="utf-8"?>
              <!-- Written by `tokens build`. Edit the token source, not this file. -->
              Holds where  is .<!-- High contrast is left out: resources have no qualifier for it. -->
               Deprecated. Deprecated. <font-family xmlns:android="http://schemas.android.com/apk/res/android">
              </font-family>
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquareobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }

  private static func css() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "9e1b885e60d979dc",
      used: [0, 1, 0, 3, 0, 7, 0, 12, 7, 7, 7, 10, 7, 11, 7, 12, 9, 2, 9, 4, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 10, 1, 10, 3, 11, 0, 11, 1, 12, 3, 12, 4, 12, 5, 12, 6, 12, 12, 13, 0, 13, 1, 13, 2, 15, 0, 15, 1, 16, 0, 17, 0, 17, 1, 19, 0, 20, 0, 20, 1, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 1, 30, 2, 30, 3, 30, 4, 30, 6, 30, 9, 30, 10, 30, 11, 30, 12, 30, 13, 30, 14, 30, 15, 30, 20, 30, 21, 30, 22, 30, 24, 30, 25, 30, 26, 31, 0, 31, 1, 31, 2, 31, 3, 31, 4, 31, 5, 31, 6, 31, 7, 31, 8, 31, 10, 31, 11, 32, 2, 32, 3, 32, 4, 32, 6, 34, 0, 34, 5, 34, 6, 35, 0, 35, 1, 35, 2, 35, 3, 35, 4, 35, 5, 35, 103, 37, 0, 51, 1, 51, 2, 51, 4],
      [
        BuiltInPrograms.Entry(
          "tokens.css.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              Y2013g102W212b223o311Z433g433Y522j534d612R712l713l811a922X:33W;47R=25_?13YA11`A11iA12VB12eC11^D23oD45TF22PG11aG
              9:`K46kM12]N12hN45eV144ZW112hW112^X112TY112mY111RZ111TZ133aZ134e[112o[133W\133`\144m\144g]144o]122]^122n^123g_1
              23``123Ua122Va111_a111`a123ab111ib122ob122Tc112gc122lc122Rd122`d122ed122ld122Ye122fe123gf123[g122\g122`g122jg1
              0163d1?:Z1;[1<[1?[1@[1C[1D[1E[1F[1GX1H[1I[1J[1L[1NW12d1?:d1;d1<_1?d1@d1Cd1Dd1Ed1Fd1Gd1H`1Id1Ja1Lb1Nc12d1?:V2;W2
              <g1?i1@j1Cl1Dm1En1Fo1GP2HQ2IR2JS2LT2NU21d1?:U1;V1<V1?V1@V1CV1DV1EV1FV1GV1HV1IV1JT1LV1NV14d1?:^1;^1<^1?^1@^1C^1
              D^1E^1F^1G]1H^1I^1J^1L^1N\11d1?:f1;f1<e1?f1@f1Cf1Df1Ef1Ff1Gf1Hf1If1Jf1Lf1Nf1@=Q=5jI9SJ:]J:gJ8oJ;ZK6`K;kK6QL:[L
              6aL8iL:R1SM2UM3XM2lB1ZM2\M2^M4bM4fM2hM2jM3mM3PN3SN3VN3YN3\N2^N2`N3cN2eN2gN3jN3mN3PO3SO3VO5[O5`O2bO2dO1eO2gO2iO
              22kO2mO1>nO4RP1;]P13`P13cP13fP13iP15nP15SQ1:]Q17dQ1<PR17WR17^R178eR15jR16PS16VS16\S16bS15gS16mS153RT15WT14[T16
              3aT16gT16mT176TU15YU13\U14`U15eU16kU174RV14VV19_V19hV1:4RV14RW19[W18cW1<6oW1<[X1<gX18oX1>]Y1@mY1>2[Z1:]382eZ15
              jZ142nZ18X444eZ15jZ14V[1Ag[1@4W\14[\15`\16f\15Ti1>i11?M1L1a1_1f1F@00F00KN1N1>00>L110>1?i15A1e1FKN7m10n12P1o1@0
              0L2i1AA1e1IR2Q1@00O06N:F00i13A1O06N;m10n12e1o1@00O2<>L2i12?i13A1e1Z1R2f1k1KN7m10n10T2o1O06N4g1S2M1L16<e1S2e1j1
              R2U20?1k1O07g1a2M1@00:L11;0A1e1a2k1@00L1KN1N1>L0I0I1i18?i15A1@00L1KN1N1>L0I1I1i18?i15A1>L0i19?M2L2a1_1f1n30?1@
              00KN1N1L2i17A1e1n3k1L0a1_1f1Y40?1@00L01A1e1Y4k1L2a1_1f1f40?1@00L0L1L2i16A1e1f4k1L2a1_1f1X5@00L01A1L110@3@C2L21
              A10E2e1X5k1L1a1_1f1i50G_1BC2L01C20@3@V24L11A10Z26e1i5k1L0m10n13b6O3>L1]1f1l5o1S23@00L2f1Y6L3i1:e1Y6A1@00O39O32
              L2j10A1T2e1l5R2c6k1L0m10n11P7o1S21@00O19O12j11A1T2e1f6R2Q7k1S20O0<g1`7M1@00:0`2<O10h1\7F001;0A1e1j7O0;g1j7M1@0
              0:L11;0A1e1j7T2k1L0m10n11j8O1>f1n7o1S21O1:c1Ng1h8M20?1@00L1i1:A10l212140@3@C2L2F00O12I1i1OA10E2e1h8T2e1n7R2k8k1
              @00L0Fm21i1=A1@00>L0Fn29i1G?F00^1_1f1_9L0Fn29i1=e1_9A1k1@00L0L1Fm21i1>A1@00>L0FW36i1G?F00^1_1f1V:L0L1FW36i1>e1
              V:A1k1@00>L0L1L2Fm21i1??i14A1@00>L0F]38i1G?F00^1_1f1U;>L0L1L2F]38i1??i14e1U;A1k1>L0L1L2L3i1H?M4>L0O02F00F00I1I
              1L1L2L3i1K?M5L5F00^1_1f1W<>L0L5i1@?e1X<F00M6L4F00^1f1_<I1e1b<L6F00^1f1h<@00L61A1e1Q=0e37L410@3@C2L61A10E2k1>F0
              0L1>O04I0I0i18?i16?M2>F00L1>O04I1I0i18?i16?M3>L1>O04i19?i17?M4@00L21A1L2F00^1_1f1c>L3F00^1_1f1c>0?1e1c>@00L31A
              1L4F00^1_1f1Z?L2F00^1_1f1S?I1e1W?L3F00^1_1f1Z?0?1e1Z?@00L41A1k1O05m10n11WAo1O14g1VAM2@00F00>L1i1C?>00>L26<0>1?
              i15A1>L1i1E?F00^1_1f1UA0l38L1i1E0@3@C2F00>KN1N11L1F00i1I?>00>L26<0>1?i16A10E2e1UAe1VAe1a?R2XAk1KN1N212000?1k10
              T41O02i1B0U4180201900V42k1O05g1UBM1@00L1J1]1f1SB0X44e1SBA1e1UBk1O03f1YBe1dCO0W3g1aBM1@00L11A1e1dCO04g1TCM10\4G
              L16<0S51>L0i1D?F00^1_1f1RC0T5Me1RC0?1e1dC>L0i1D?F00^1_1f1^C0Q6Ie1dCO05`1_1f1dC0j6R1e1dCk1>L0i1E?F00^1_1f1]D@00
              O0W3`1_1f1TD0n29e1[DO04`1_1f1ZD0W36e1[D0]38A1e1]Dk1O02m10n12lD>L2i1F?L1^1f1`Do1L11e1`DR2mD0?1k1O02m10n14QF>L4i1
              F?L1^1f1[EI1e1aE>L4i1F?L2^1f1dEI1e1jE>L4i1F?L3^1f1QEo1Q2nE0l75L4i1Ee1QER2RF0?1k10Q86O02i1B0W81L110S51O04`1_1f1
              gF>L0i1D?F00^1_1e1hFI0f1nF0Q86O02i1B0X82e1nF0?1k10Q86O02i1B0Z86L0i1C0`88L0i1C0h82O02i1B0j86L0i1C0P95k1L1R10g1iJ
              M9O93f1UH@00L0L1S11L2L3L4L5L6L7L8i1KA1e1hJ>L9i1F?L6^1f1^HI1e1dH>L9i1F?L7^1f1gHI1e1mH>L9i1F?L8^1f1gI@00L0L1S11L
              2>L31L9>0U93O92i1B0X93?i1I?L4L5L6L7L8i1KA1e1hJL0L1S11>L21L9i1C?L3L4L5L6L7L8i1KL0L1S11L2>L31L9i1J?I0I0L6L7L8i1K
              0?1e1_KL2F00^1_1f1XKL4f1QKe1RK0[92L21L310?1e1_K@00L0L3L4L5i1LA1k1L3f1gKL1F00^1_1e1hKI0M4L4f1nKL0i1Me1nKO02m10n1
              5fLO53f1PLo1L2f1XLP12e1YLI0f1]LL4_1e1^LI0f1`Le1aL0[92L5i1CL11e1PLR2gLO03m10n15hMo1L2f1oLP12e1PMI0f1TML4_1e1UMI
              0f1]M>L0i1N?F00^1e1^MI0f1`Me1aM0[920T41L5i1B0W81L11e1iLR2iM0?1k1KN1N11O02m10n11ZNO13_1f1QNo1L1F00i1Ie1QNR2[N0?
              1k1O02m10n11eNO13f1_No1210e1_NR2fN0?1k1O06a1_1f1^OL3f1POI1e1ROO0JN0f1^O@00L1L2F]9;>L0i1Q1?i1P1A1e1^OO01g1UP1M4
              @00L3f1fOI1e1hOO0JN1f1SP1L1L2Fh99>L4I0j12?i1P1e1SP1A1e1UP1O02g1lP1M4@00L3f1]P1I1e1_P1O0JN2f1jP1L1L2FQ:;>L4I0j1
              2?i1P1e1jP1A1e1lP1O0JN3f1QQ1I1e1YQ1L3f1XQ1O09J0]1_1e1YQ1I0f1cQ1@00L1L2F\::O09d16i1P1A1e1cQ1O0:`1_1f1iQ1I1e1lQ1
              O0;`1_1f1_R1L3f1QR1I1e1SR1O0JN4f1_R1@00L1L2Ff:;>L0i1R1?i1P1A1e1_R1O0=`1_1f1eR1I1e1hR1O0>`1_1f1[S1L3f1mR1I1e1oR1
              O0JN5f1[S1@00L1L2FQ;>>L0i1S1?i1P1A1e1[S1O0Dg1oS1M4@00L3f1cS1I1e1eS1O0JN6f1mS1L1L2F_;:L4d17i1P1e1mS1A1e1oS1O0Eg1
              cT1M4@00L3f1WT1I1e1YT1O0JN7f1aT1L1L2Fi;>L4d18i1P1e1aT1A1e1cT1O0Fg1WU1M4@00L3f1kT1I1e1mT1O0JN8f1UU1L1L2FW<?L4d1
              9i1P1e1UU1A1e1WU1O0Ig1mU1M4@00L3f1_U1I1e1aU1O0JN;f1kU1L1L2Ff<;>L4j13?i1P1e1kU1A1e1mU1O0Hg1dV1M4@00L3f1UV1I1e1WV1
              O0JN:f1bV1L1L2FQ=5>L4I0j12?i1P1e1bV1A1e1dV1k1L01L210V=2L1F00^1f1QW1L31e1XW10X=6L110m21L210S510^=2k1O00g1cW1M1@
              00L1I0j12A1e1gW1@00O06i1k1A1k1O0<f1TX1O0;g1SX1M1@00L1I0i1i1A1e1SX1e1]X1O04g1]X1M1@00L1I0j12A1e1]X1k1O0?f1jX1O0
              =g1iX1M1@00L1I0i1i1A1e1iX1e1SY1O03g1SY1M1@00L1I0j12A1e1SY1k1O00m10n11jY1o1Q2ZY10`=2O11I0j120b=1O12I0j120b=1O13
              I0j120b=1O10I0j12e1VY1R2kY10?1k1@00O03j13A1k10c=5k1@00L0>0h=2L110m21?F00L2i1OA1k10h=2L110V=2L0I0i1P20^=2O01a1_1
              f1d[10h=2L110j==O01m10n13[[1o1Q2W[10b=1L3I0j12e1S[1R2\[10W>4L110[>;L0i1Y10^=2e1d[1k1O02g1m[1M1@00L165A1e1n[10f>
              5k1@00O03L1O01L2j14A1k10h=2L110V=2L0I0j120^=2k1@00L0>0h=2L110m21?L2L3i1OA1k10h=2L110k>8L210S?3O01a1_1f1f]10h=2
              L110V?CL210i?@L110Y@AL210j@<e1f]1k10h=2L110k>8L210S?3k1O0<`1_1f1\^10h=2L110V=2L0I1i1g10^=2e1\^1k1>O00j15?a1_1f1
              m^10h=2L110V=2L0I1i1Q20^=2e1m^1k1>O00m10n12V_1o1O20j15e1Q_1R2W_1?M2L2a1_1f1f_10h=2L110V=2L0I1i1S20^=2e1f_1k1>O
              00m10n12o_1o1O20j15e1j_1R2P`1?M2L2a1_1f1_`10h=2L110V=2L0I1i1T20^=2e1_`1k1O0Hg1Ta1M2>L2j15?a1_1f1Sa10h=2L110VA8
              L2I1j120^=2e1Sa1e1Ta1k1k1@00O0<`1_1f1]a10^A4e1]a1A1k1k1O0<g1\b1M2L1f1Wb10bAAO204400b=1O214400b=1O22440O04_1f1Ub1
              0SB3O03440e1Ub10VB2e1[b1@00L0i1h1A1e1`b1@00L0i1h1A1k10XB1O04f1fb1206e1gb12050?1k1O00460O01610?1k1@00O00i1k1A1k1
              L0m10n11dc1o1Q2Zc10`=2O11f1`c18121091e1cc18021090e1Vc1R2ec10?1k1@00O004o70A1k1O00460O01620?1k10YB=O004o700`=2O
              014o700`=2O024o700`=2O034o700VB2k1@00O004o70A1k1@00O00h1id1J164A1k1O01L1j120b=1O02L1j120b=1O00L1j120?1k1O00L1j1
              20b=1O02L1j120b=1O01L1j120?1k1O00m10n12df1o1Q2le10`=2O25f1Pf10fB6e1Pf1O21L1j120b=1O22L1j120b=1O23L1j120b=1O24L
              1j120b=1O20L1j12e1he1R2ef10?1k1O00m10n12Xg1o1Q2mf10`=2O20L1j120b=1O21GT3U1Z124400lB1e1if1R2Yg10?1k1k10X=62010VB
              2k10mB;O00L1j120`=2O01L1j120VB2k10XCW2KN<m10n10hh1o1O02a1f1ch1O03a1f1ch1@00L0i10A1G1KN<Q1[10f1bh10_E[4e1bh1e1gh1
              @00L0i1<A1e1ng1R2ih1KN1N4f1Si1@00KN3i1;A1e1Si1l1
              """#,
            places: #"""
              8T@90090090090V1600C00C00C0d1Q20F20870070070T1O00@0V160060B30030i3Q200Q200Q20j590090GH00H00H0h1?0J10I?00?0g1H0
              0H0n3J0@60060N20]1J00J0d260060GL00L00L0P2P10@;0J:0@10?:00:0Y1P100P10o1L00L0m?40TH90090GH00H00H0f290090090090\1
              60060060Q4H00H00H0I70f:=00=00=0X1;00;0010010010010010]370b9Q20F70B70070070T1J0<60@50>40Y1J00J0[2Q200Q20`4P20F7
              0B70070070T1I0<60@40<40W1I00I0[2P200P20T5A0D60CA00A00A0f1400A00A00A00A0b1P10B70070070T140e1P100P100P10g?70VJ40
              0A00A00A00A0b140040040040040Y360R:400A00A00A00A0b1M0:70B80D40_1M00M00M0_5:0^=400A00A00A0`170070070070L80080080
              V140040040040040040S740n<400A00A00A00A0^480080080080080Z140040040040040040c880n?60G]100]10\1:0L60KD00D0[1]100]1
              0R3P10T160060;10G>00>0l120BU10@70B;0J60k1U100U10_5]100]100]10[350^@60GE00E00E00E0b1Q10H70B;0Y1Q100Q10a1E00E00E
              0k190T8;0R3=00=00=0Z1l100l100>0R1B00B0j120020020020020T2=00=00=0X1;00;0010010010010010c:;00;0\@60GS100S10\1:00
              :0[1S100S10Z3:00H00H00H00H0P2>0H10G>00>00>0\1<00<0^1R10<40<208;0J40i1R100R100R100R10S8S100S100S10g173Y^4C0H106
              30MC00C0d1P20n1C08106;0=C00C0^120]1I00I00I0U1106;0MK00K0l320o650l;K0B10690F30]1K00K0T2R20X2@0810680=@00@0X120W1
              F00F00F0e110690F80]1P100P10P420Q9;0d>X10>P10<10690F60@30g1P100P10=X100X10n2c20V3B08106:0=B00B0\120[1H00H00H0g2
              W10<10690F60@:0g1W100W10=_100_10R520c;80hBW10@10690F60@80k1W100W100W10f3Y20D106:0H20820840<40<90F60@80o3Y200Y2
              00Y20R760D20C<00<00<0[1B0@10660EB00B00B0`220020H50B20A;00;00;00;0N40@20?:00:0R140040040040040040j150050050P140
              040040040040cF50^S1a10:20880DM0<80D50>50]1M00M0U1a100a100a10Z4`10:20880DL0<80D40<50[1L00L0U1`100`100`10T4W10B8
              0DC0D80CC00C0U1W100W100W10l270070070070R170F20E=00=00=0T160D20C<00<00<00<00<0P260060060060P140@20?:00:00:0P170
              F20E=00=00=00=00=0R160D20C<00<00<00<00<0R240040040040SH70RR1:0GI00I00I0j280080080Nj10F20890>10=90090FO00@0V160
              060B30030[3j100j10X480<10;80080H20G>00>00>00>0V210;80080V1[20:208P10070070070070d110620C=00=0NO00@0V160060B300
              30]4[200[200[200[200[20o:I00I0i1<1ii270070070070^160060W390^560X2:0CE00E0h1?0060060060[360l8:00:00:0R1T10D80H6
              0GB00B0C60060T220020k560`?;00;00;0^2<00<00<0V190090090090090T280080080080\260060060P390>10=90090J20I?00?00?0U2
              O00O0`320020L90>10=90090J20I?00?00?00?00?0X3:00F00F00F00F00F0WB50^N80<10;80080H20G>00>00>0Z1m20N<00H00H00H0M;0
              0;0b3800D00D00D0G80080\2:00:00:0S840P>:0G\100\10d170:10970070F40E?00?0c1\10n240040m2\100\100\10m130XC:0GU200U2
              0d170:10970070H90090090090090G70:10970070^160060060060060]170:10970070n180080080a3U200U200U20l410;80_4U200U200
              U20[470ZC60^3:0CE00E0h160060060`3800D00D00D0b190>10=90090J20I?00?00?00?00?0W480Z1:0CE0`140040\320m:60bF60b2:0C
              E00E0`210=90090l110=90090f1:0CE00E0`210=90090a860^V1400<00<00<0\1;00;0T1f20D106400>0P130:50>70B60@90F60@80i4f2
              00f200f20T670:10970070H90090090090090G70:10970070^160060060060060]170:10970070n180080080P1Y40D106400>0P130:h10
              050050N106U10050T1:0CE0`150050c2`100`10T370B60@90F60@80o7Y400Y400Y40Z:106400>0P1?0030030J10=90090F50>70B60@90F
              60@80a5R30T7106400>0P130:A0050050N10=90090F50>50>90F60@80[5o200o200o20^730>20=90090090\170070;20V150F30030B500
              50050050^1S10B10650>70B60g1S100S10ia190VW260060F50B20A;00;00;00;00;0Z270070;10I?00?0R3:0GX100X10d1;00;0c1X10R3
              70070H:00:00:00:0V1707;00;00;00;0Q220T350T110=90N50050]7X100X10^9:0GI00I00I0T270070H:00:00:00:0V1707;00;00;00;
              0P1=0F10E=00=0R120Q1C00C00C00C0Q320d450050\110C<00<0V150050Y8I00I00I0oA80TO70070070070n1:0G\100\10l1;07?00?0c1
              \10\310620C=0m2\100\100\10S3<0j;:0GX100X10d1;00;0c1X10f260e2X100X100X10c1:4km7:00G00G00G0j130030030030>8008008
              0f1^10:60@60@=0N90>10=90090W2^100^100^10n4:00:00:0R1g20^330030030030>80080080a360@60@;0J@0840<50C@00@0S2c100c1
              0Z520020Z2<00<00<0V1m20f330030030030>80080080i360@60@=0NB0860@50GB00B0W2g100g10f520020`180080080080080V130030@
              70F80EC00C00C00C00C0f1[10:60@60@<0L70070U2[100[100[10T4A00M00M00M00M00M0R2D00P100P100P10^230030030030>80080080
              f1b10:60@60@=0N=0F10E=00=0W2b100b100b10b4600B00B00B00B00B0\1800D00D00D0f130030030030>80080080Z1b10:60@60@@0T1:
              0@10?:00:0]2b100b100b10X570070070LZ20j230030030030>80080080m260@60@<0L50050U2Y100Y10`420020V2<00<00<0V1b20P330
              030030030>80080080S360@60@@0T140040]2\100\10P520020b2<00<00<0V1i20^330030030030>80080080a360@60@A0V1:00:0_2c10
              0c10^520020Z280080080Ni20f330030030030>80080080i360@60@=0NB0F60EB00B0W2g100g10^520020X270070070La20X3300300300
              30>80080080[360@60@70BA0850>50EA00A0k1`100`10n420020eR350dY360060H80080080b160D20C<00<0A50050050f180F60060B30<
              80080F30030o940j><00<00<0V1B0860@50GB00B00B0X2A0<:0;A00A0U660b@F00F0j2D00D00D0f1B0860@50GB00B00B00B0^3<00<00<0
              V1B0860@50GB00B00B0Y;:0PA@00@0Z260060060J@0840<50C@00@00@00@0\3?00?00?0\1C0870B50IC00C00C0k970TD80GG00G00G00G0
              0G0l190F50ME00E0P290F50ME00E0P260@50GB00B0j170B50IC0e6G00G00G0_1:0h>C0F70EC00C0k1:0l4:00:5o\5T10<106A0040>4004
              0>30030:20830o1T100T10U370X770\340040040P110650==00=0`1800E00E00E00E0l140040040P280GG00G00G00G00G0l110650==0c1
              G00G00G0f440040040b110760060060g>70VD50050050H30030030030030030U330R:V10<70B40<;0J30S2V100V10S370Z770\34004004
              0P110650==00=0S470j>X10<106A0040>40040>30030:60@30W2X100X10m350X850T440040040T160060060T1800E00E00E00E0l140040
              040j160060060h140040040f160060060060_=50TA50T440040040T160060060W550d@;00G00G00G00G0P240040040P110640=<00<00<0
              [5;0^;?0>70=?00?00L00L00L00L0Z240040040P110640=<00<00<0g5;0T9;0n380GG00G00G0R270=?0c1G00G00G00G0f4400A00A00A00
              A0d140040040P110640=<00<00<0W:;0d=;0R470GF00F00F0P270=?0a1F00F00F00F0d4400A00A00A00A0d140040040P110640=<00<00<
              0Y:;0\A70070070R1=0>50==00=00J00J00J00J0V240040040\150>40E@00@00@00@0Q8;0h@;0b5Y10D;00G00G00G0C60060^220i360h5
              6:QS5;00;00;0Z140040040h1600B00B0b1800D00D0f1700C0T2:07>00>00>0^1700C00C00C00C0R360810760060060X260810760060cA
              30bD30R2:00:0G80080h150050Q330\7700C0b160060060g330V8A0<:0;A00A0W230f780GG00G00G00G00G0Z3;00;0e1G0060060060h2?
              0060060[4G00G00G0i150l<70070070070W230d6700C0b160060060e330l530T340040040H40040040H40040040H40040040[530P:7007
              0070070_230R7M0090090X180080080a330V870B40IB00B0j170B40IB00B0j170B40IB00B0S530b::0H40OE00E0P2@0T140[1K00K0\270
              B40IB00B0S630d;80GG00G00G00G00G0\290090G80080^290F40MD00D0n190F40MD00D0n160@40GA00A0h180D40KC00C0l170B40IB0Y:G
              00G00G0i130^C70GF00F00F00F00F0j170B40IB00B0d1:0J30030I@00M00M0U3F00F00F0m130b>30d330b2;00;0a230X:30X370B40IB00
              B0l160@40GA00A0c431S`400lY570070GF00F00F0j1:00C00C0`1:00C00C0d170:10970070V210S1700700?00C00C00C00C00C0h;80<10
              ;80080gAF00F0^D70070070070\1?0@60060??00?00?0mn50
              """#,
            text: #"""
              color-scheme: ;
               {
                }
              @supports (color: color(display-p3 0 0 0)) {
                      }
              }
              Deprecated. .-conditionschemecontrast@media 
              @media [=]
              high(prefers-color-scheme: ) and (prefers-contrast: more)(prefers-contrast: more)
              (prefers-contrast: no-preference)
               and :not([]])]):is( *):not( []:not() *)
              , [] *,
              font-familyfont-sizefont-weightfont-styleline-heightletter-spacingtext-aligntext-transformtext-decorationtext-shadowcolor: var(--;
              ,  none
              ---dash-array: ;
              ---line-cap: butt
              : var(--);
              -dash-array: var(---dash-array);
              ---line-cap: var(---line-cap);
              -color: widecolor(display-p3  / )
              #cubic-bezier(inset %light-dark(/* Written by `tokens build`. Edit the token source, not this file. */

              /*
               * What contexts change, and what refers to it. Attributes choose them, on any element; where there are
               * none, media queries do.
               */
              dimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxrememvwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancelightdarkstandardlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }

  private static func json() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "b8db25f3c5f23df3",
      used: [0, 2, 0, 7, 0, 13, 4, 1, 4, 100, 7, 4, 7, 10, 7, 11, 7, 18, 9, 5, 9, 6, 9, 9, 10, 3, 11, 0, 12, 5, 15, 0, 15, 1, 15, 2, 16, 0, 17, 0, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 5, 30, 6, 30, 7, 30, 8, 30, 9, 30, 11, 30, 13, 30, 17, 30, 19, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 0, 32, 2, 32, 4, 32, 6, 34, 2, 34, 5, 34, 6, 35, 1, 35, 2, 41, 1, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 51, 0],
      [
        BuiltInPrograms.Entry(
          "tokens.json.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              K012`211h211n211T311Y311a311i311W411e411i412X511]512k511P611U611c611h612`712j711U811`812n912e:12i>11n>11S?0221
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=lH5QI9ZI:dI:nI8VJ;aJ6gJ;RK6XK:bK6hK8PL:R1ZL2\L3
              _L2aL1bL2dL2fL4jL4nL2PM2RM3UM3XM3[M3^M3aM3dM2fM2hM3kM2mM2oM3RN3UN3XN3[N3^N5cN5hN2jN2lN1mN2oN2QO22SO2UO1>VO4ZO;
              eO3hO3kO3nO3QP15VP15[P1:eP17lP1<XQ17_Q17fQ178mQ15RR16XR16^R16dR16jR15oR16US153ZS15_S14cS163iS16oS16UT176\T15aT1
              3dT14hT15mT16SU174ZU14^U19gU19PV1:4ZU14ZV19cV18kV1<6WW1<cW1<oW18WX1>eX1@UY1>2cY1:mY182UZ15ZZ142^Z18fZ144UZ15ZZ1
              4jZ1A[[1@4k[14o[15T\16Z\15fB002O0Bm10n11No10228021190042B22O13j10C2P13f1CO0:a1e1DI0f1HO0;a1e1II0f1Ke1L061071e1
              3R2OO0:m10n11i1o1S210228021590042B22O19j11C2P13f1b1O0;a1e1c1I0f1e1e1f1061071T2e1Q1R2j1O0;m10n11]2o102280214900
              42B22L1i10C2P13f1Z2e1[2061071e1l1R2^2082k1@:0O00f1e20:4e1f20>5A1k1@:08020090A1k1@:08020090A1k1@:0O004o70A1k10C
              7O004o700J7O014o700Q13k10T1;O004o700_1<O014o700Q13k10C7O004o700J7O014o700k1;O024o700_1<O034o700Q13k10V29O004o7
              00_2=O014o700l2<O024o700X3>O034o700Q13k10f322050h32k1O02g1Q5M1@:0L1460A1e1W50j31O004o70O01610h32k1@:0O00i1<A1k1
              0k31L0m10n11h5o1Q2d50l328021090e1`5R2i50n32k1@:0O004o70A1k1@:0O02460A1k10k31O004o700l32O014o700l32O024o700l32O
              034o700n32k1@:0O004o70A1k1O00g1P7M10j31L1640h32e1_70P4@O01m10n11Z7o1Q2W70l32L1j11e1S7R2[70`4?L0i1B0o44k1O02g1h7
              M1@:0L165A1e1i70S55k10X5;O00j110k1;O01j110c5;O02j110Q13k10n5>O00j110\6;O01j110g6DO02j110Q13k10[72O00m10n11k9o1
              0]7=B22O10j11C20j7=B22O11j11C20W8=B22O12j11C20d8:B22O13j11C20n8<B22O14j11C20Z9;O15f1c90:4e1d90>50e92P13f1h9e1i9
              061071e1c8R2l90n32k10[72O00m10n11b:o10]7=B22O10j11C20g9>O114o700e92P13f1_:e1`:061071e1Q:R2c:0n32k1002O05g1n:M1
              0U:<L130a:2e1n:0c:@B22O06i1<C2O07g1\;M10S;@B22L1i1:C2e1\;O08g1c;M10c;BL14o70e1c;O09J0]1_1f1m;0U<BO09660j31e1m;
              O0;g1V<M10g<BB22L1i1:C2e1V<O0=g1_<M10Y=EB22L1i1:C2e1_<O0Dg1g<M10n=>L1670j31e1g<O0Eg1o<M10\>=L1680j31e1o<O0Fg1W=
              M10i>CL1690j31e1W=O0Gg1_=M10\?BL16:0j31e1_=O0Ag1j=M10n?BB2280L1190C2e1j=O0Cg1U>M10`@>B2280L1190C2e1U>O0Hg1^>M1
              0n@=B22L1j11C2e1^>O0Ig1g>M10[A>B22L1j11C2e1g>0iA3k1@:0O03j11A1k1@:0O00j11A1k10lABKN7a1f1Z?0^BCe1_@0QCAKN7m10n1
              0]@o10bC>80202900TD?O05m10n11o?o1Q2k?0l328021190e1g?R2P@0cD>80O06N11900e92P13f1Z@e1[@061071e1^?R2^@0QE50VE:B22
              KN2i10C20a:2KN=a1f1l@0`EAe1dB0QF@KN=m10n10bBo10aFFO02m10n11cAo1Q2YA0l3280O12N21900428021190e1UAR2dA0]GFO04m10n1
              1ZBo1S210SH88021690042BSH8O19j11C8P13f1VBe1WB061071T2e1gAR2[B0[H=P13f1_Be1`B061071e1PAR2cB0hH4082l1
              """#,
            places: #"""
              4P740T2;0GJ00J00J00J0P2?0060060060^1A0B70AA00A0j190090L800A00A00A00A0\1800A00A00A00A0c220R430030m8J00J0V;80GG0
              0G00G00G00G0j1?0060060060^1=0:709=00=0b190090L800A00A00A00A0W120f230030S7G00G00G0d980OK00K00K00K0R2C00:00:00:0
              f1;0:509;00;0^190090;20Z130030S6K00K00K0]D40XON0D70070C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_18
              0l670070070070a280j480n130030030P130030030m280R580T270070070b180080080e380T680l130030030P130030030X170070070b1
              80080080e580T880T250050050`190090090f180080080h1:00:00:0Q782UT240\150050[140V940040040F>00200>00>00>00>0R27007
              0J60060060i540\:A0<:0;A00A0a140^450d280GG00G00G00G00G0d1?0060060c1G00G00G0k150b970070070070a140X5@00400@00@0]1
              40X440f140040040H40040040H40040040H40040040m340l770070070070i140h690090090090R170070070070070V380GG00G00G00G00
              G0n110970c1G00G00G0Z510760060W;40j@50050050H30030030030030030U330n640Z2709=00=0V2709=00=0V2709=00=0g540`840h2:
              09@00@0\2709=00=0h2@09F00F0m640X:40T280GG00G00G00G0`2=0:709=00=00=0P2?0:909?00?00?0T2?0:909?00?00?0n1<0:609<00
              <00<0l1>0:809>00>00>0b290090C60060b170070Z190090;20Z130030U@G00G00G0[140dD40X270GF00F00F00F0^2=0:709=00=00=0R2
              :00:00:0`190090;20Z130030m6F00F00F0_140`;40j280080080080f160060060060060h2A0<:0;A00A0b260060060060h1:0:409:00:
              00:0V380080080080P260060060T270F80EC00C00C00C0f270070070070R3D00D00D00D0h2<0:609<00<00<0V360060060060R2:0:409:
              00:00:0T370070070070f150050050050j2<00<00<00<0n140040040040T3<00<00<00<0Z2:00:00:00:0V3;00;00;00;0V25005005005
              0l2@00@00@00@0`2>00>0050050050050050\3<00<00<00<0P2>00>0050050050050050\370070070070d1;0:509;00;00;0X380080080
              080h1<0:609<00<00<00<0gY240bc2=0:709=00=0_140h5=0:709=00=0c143Yc600X3900900B00B00B00B00B0^590090GH00H00H00H0d2
              ?0060060060j2:0GI00I00I00I00I0h1?0060060g1I00I00I0d5G0090090090090090Z290090;20Z130030a=H00H00H00H0RA:0:400409
              :00:00:0^1800800A00A00A00A00A0V580080GG00G00G00G0d3:0GI00I00I00I00I0h1H00:00:00:00:00:0P2?0060060g3I00I00I0V98
              0GG00G00G00G00G0V2?0060060060^1=0:709=00=0b190090;20Z130030S6G00G00G00G0X990090;20Z130030_EG00G00G00G0kN0
              """#,
            text: #"""
              {
                : ,
              }
              truefalse{ "x": , "y":  }
              { "width": , "height": , "width": { "top": , "leading": , "bottom": , "trailing": "#"
              "[, ]
              { "dashArray": [], "lineCap": "" }
              butt
              { "color": , "style": { "duration": , "delay": , "timingFunction": [
                { "color": , "offsetX": , "offsetY": , "blur": , "spread": , "inset":  }, "position":   "number": ,
                "fontFamily": ,
                "fontSize": ,
                "fontWeight": ,
                "fontStyle": ",
                "lineHeight": ,
                "letterSpacing": ,
                "align": ",
                "case": ",
                "decoration": ",
                "lineBreak": ",
                "relativeTo": ,
                "system": ,
                "color": ,
                "shadow": 
              }
              {
                "version": 1,
                "modifiers": [],
                "modifiers": [
                  { "name":     , "contexts": [], "default":   ],
                "base":   "contexts": []
                "contexts": [
                  {
                    "when": {        },
                    "values": {
                            }
                  }  ]
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "context.json.tmpl",
          root: 4,
          EncodedTemplate(
            code: #"""
              K012`211h211n211T311Y311a311i311W411e411i412X511]512k511P611U611c611h612`712j711U811`812n912e:12i>11n>11S?0021
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=lA5QB9ZB:dB:nB8VC;aC6gC;RD6XD:bD6hD8PE:R1ZE2\E3
              _E2aE1bE2dE2fE4jE4nE2PF2RF3UF3XF3[F3^F3aF3dF2fF2hF3kF2mF2oF3RG3UG3XG3[G3^G5cG5hG2jG2lG1mG2oG2QH22SH2UH1>VH4ZH;
              eH3hH3kH3nH3QI5VI5[I:eI7lI<XJ7_J7fJ78mJ5RK6XK6^K6dK6jK5oK6UL53ZL5_L4cL63iL6oL6UM76\M5aM3dM4hM5mM6SN74ZN4^N9gN9
              PO:4ZN4ZO9cO8kO<6WP1<cP1<oP18WQ1>eQ1@UR1>2cR1:mR182US15ZS142^S18fS144US15ZS14jS1A[T1@4kT14oT15TU16ZU15Z?002O0B
              m10n11No10228021190042B22O13j10C2P13f1CO0:a1e1DI0f1HO0;a1e1II0f1Ke1L061071e13R2OO0:m10n11i1o1S210228021590042B
              22O19j11C2P13f1b1O0;a1e1c1I0f1e1e1f1061071T2e1Q1R2j1O0;m10n11]2o10228021490042B22L1i10C2P13f1Z2e1[2061071e1l1R2
              ^2082k1@:0O00f1e20:4e1f20>5A1k1@:08020090A1k1@:08020090A1k1@:0O004o70A1k10C7O004o700J7O014o700Q13k10T1;O004o70
              0_1<O014o700Q13k10C7O004o700J7O014o700k1;O024o700_1<O034o700Q13k10V29O004o700_2=O014o700l2<O024o700X3>O034o700
              Q13k10f322050h32k1O02g1Q5M1@:0L1460A1e1W50j31O004o70O01610h32k1@:0O00i1<A1k10k31L0m10n11h5o1Q2d50l328021090e1`5
              R2i50n32k1@:0O004o70A1k1@:0O02460A1k10k31O004o700l32O014o700l32O024o700l32O034o700n32k1@:0O004o70A1k1O00g1P7M1
              0j31L1640h32e1_70P4@O01m10n11Z7o1Q2W70l32L1j11e1S7R2[70`4?L0i1B0o44k1O02g1h7M1@:0L165A1e1i70S55k10X5;O00j110k1
              ;O01j110c5;O02j110Q13k10n5>O00j110\6;O01j110g6DO02j110Q13k10[72O00m10n11k9o10]7=B22O10j11C20j7=B22O11j11C20W8=
              B22O12j11C20d8:B22O13j11C20n8<B22O14j11C20Z9;O15f1c90:4e1d90>50e92P13f1h9e1i9061071e1c8R2l90n32k10[72O00m10n11
              b:o10]7=B22O10j11C20g9>O114o700e92P13f1_:e1`:061071e1Q:R2c:0n32k1002O05g1n:M10U:<L130a:2e1n:0c:@B22O06i1<C2O07
              g1\;M10S;@B22L1i1:C2e1\;O08g1c;M10c;BL14o70e1c;O09J0]1_1f1m;0U<BO09660j31e1m;O0;g1V<M10g<BB22L1i1:C2e1V<O0=g1_<
              M10Y=EB22L1i1:C2e1_<O0Dg1g<M10n=>L1670j31e1g<O0Eg1o<M10\>=L1680j31e1o<O0Fg1W=M10i>CL1690j31e1W=O0Gg1_=M10\?BL1
              6:0j31e1_=O0Ag1j=M10n?BB2280L1190C2e1j=O0Cg1U>M10`@>B2280L1190C2e1U>O0Hg1^>M10n@=B22L1j11C2e1^>O0Ig1g>M10[A>B2
              2L1j11C2e1g>0iA3k1@:0O03j11A1k1@:0O00j11A1k1@:0KNT3N6i10A1l1
              """#,
            places: #"""
              4P740T2;0GJ00J00J00J0P2?0060060060^1A0B70AA00A0j190090L800A00A00A00A0\1800A00A00A00A0c220R430030m8J00J0V;80GG0
              0G00G00G00G0j1?0060060060^1=0:709=00=0b190090L800A00A00A00A0W120f230030S7G00G00G0d980OK00K00K00K0R2C00:00:00:0
              f1;0:509;00;0^190090;20Z130030S6K00K00K0]D40XON0D70070C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_18
              0l670070070070a280j480n130030030P130030030m280R580T270070070b180080080e380T680l130030030P130030030X170070070b1
              80080080e580T880T250050050`190090090f180080080h1:00:00:0Q782UT240\150050[140V940040040F>00200>00>00>00>0R27007
              0J60060060i540\:A0<:0;A00A0a140^450d280GG00G00G00G00G0d1?0060060c1G00G00G0k150b970070070070a140X5@00400@00@0]1
              40X440f140040040H40040040H40040040H40040040m340l770070070070i140h690090090090R170070070070070V380GG00G00G00G00
              G0n110970c1G00G00G0Z510760060W;40j@50050050H30030030030030030U330n640Z2709=00=0V2709=00=0V2709=00=0g540`840h2:
              09@00@0\2709=00=0h2@09F00F0m640X:40T280GG00G00G00G0`2=0:709=00=00=0P2?0:909?00?00?0T2?0:909?00?00?0n1<0:609<00
              <00<0l1>0:809>00>00>0b290090C60060b170070Z190090;20Z130030U@G00G00G0[140dD40X270GF00F00F00F0^2=0:709=00=00=0R2
              :00:00:0`190090;20Z130030m6F00F00F0_140`;40j280080080080f160060060060060h2A0<:0;A00A0b260060060060h1:0:409:00:
              00:0V380080080080P260060060T270F80EC00C00C00C0f270070070070R3D00D00D00D0h2<0:609<00<00<0V360060060060R2:0:409:
              00:00:0T370070070070f150050050050j2<00<00<00<0n140040040040T3<00<00<00<0Z2:00:00:00:0V3;00;00;00;0V25005005005
              0l2@00@00@00@0`2>00>0050050050050050\3<00<00<00<0P2>00>0050050050050050\370070070070d1;0:509;00;00;0X380080080
              080h1<0:609<00<00<00<0gY240bc2=0:709=00=0_140h5=0:709=00=0c145_a6B0:700700709B00B0i10
              """#,
            text: #"""
              {
                : ,
              }
              truefalse{ "x": , "y":  }
              { "width": , "height": , "width": { "top": , "leading": , "bottom": , "trailing": "#"
              "[, ]
              { "dashArray": [], "lineCap": "" }
              butt
              { "color": , "style": { "duration": , "delay": , "timingFunction": [
                { "color": , "offsetX": , "offsetY": , "blur": , "spread": , "inset":  }, "position":   "number": ,
                "fontFamily": ,
                "fontSize": ,
                "fontWeight": ,
                "fontStyle": ",
                "lineHeight": ,
                "letterSpacing": ,
                "align": ",
                "case": ",
                "decoration": ",
                "lineBreak": ",
                "relativeTo": ,
                "system": ,
                "color": ,
                "shadow": 
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }

  private static func kotlin() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "cd765e5375d0aedb",
      used: [0, 1, 0, 2, 0, 6, 0, 8, 0, 10, 0, 11, 0, 16, 7, 0, 7, 1, 7, 7, 7, 9, 7, 10, 7, 11, 7, 13, 7, 14, 7, 15, 7, 16, 7, 18, 8, 0, 8, 1, 9, 0, 9, 1, 9, 2, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 13, 9, 14, 9, 15, 9, 18, 9, 19, 9, 20, 9, 22, 9, 24, 10, 0, 10, 1, 10, 3, 11, 0, 12, 7, 12, 12, 13, 0, 13, 1, 13, 2, 13, 3, 15, 1, 15, 2, 16, 0, 17, 2, 17, 3, 18, 0, 18, 1, 18, 5, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 2, 30, 3, 30, 5, 30, 6, 30, 7, 30, 9, 30, 10, 30, 11, 30, 12, 30, 13, 30, 14, 30, 15, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 0, 32, 2, 33, 0, 33, 1, 34, 0, 34, 1, 34, 5, 34, 6, 35, 0, 35, 2, 35, 4, 35, 5, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 0, 50, 1, 50, 2, 50, 3, 50, 4, 50, 5, 50, 7, 50, 8, 50, 9, 50, 10, 50, 11, 50, 12, 50, 13, 51, 0, 51, 1, 51, 3],
      [
        BuiltInPrograms.Entry(
          "Tokens.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              Q2011\211[312m312U512P712f711j822W;11Q<12f<12f>33^@12h@12XA11`A12kA13`B11TC23RD13eF22[H11]H11_H11aH11cH11eH11gH
              11iH11kH11SI11YI11_I11dI11lI11TJ11fJ11TK12TL14\M12QN12cP112UQ113XR111gR111lR111mR112gS100iS111iT112`U111hU111mU1
              11QV111WV111[V111iV111nV112YX111fY111WZ111hZ112P\112b\111g\10141d1?:b1;c1<a1?d1@U1Ce1Df1Eg1Fh1Gi1Hk1Il1Jm1Ln1N
              o11d18Z1E[1F\1G]1H^1I_1J`1Ka1L1d18Z1M[1N\1O]1P1^1Q1_1R1`1S1a1T11d1?:\1;]1<]1?[1@]1C]1D]1E]1F]1G]1H]1I]1J]1L]1N
              ]1@=km35Pn39Yn3:cn3:mn38Uo3;`o36fo3;QP46WP4:aP46gP48oP4:R1YQ42[Q43^Q42`Q41aQ42cQ42eQ44iQ44mQ42oQ42QR43TR43WR43
              ZR43]R43`R43cR42eR42gR43jR42lR42nR43QS43TS43WS43ZS43]S45bS45gS42iS42kS41lS42nS42PT422RT42TT41>UT44YT4;dT43gT43
              jT43mT43PU45UU45ZU4:dU47kU4<WV47^V47eV478lV45QW46WW46]W46cW46iW45nW46TX453YX45^X44bX463hX46nX46TY476[Y45`Y43cY4
              4gY45lY46RZ474YZ44]Z49fZ49oZ4:4YZ44Y[49b[48j[4<6V\4<b\4<n\48V]4>d]4@T^4>2b^4:l^482T_45Y_442]_48e_444T_45Y_44i_4
              AZ`4@4j`44n`45Sa46Ya45Vb1S20O08J0]1f1700=e1Z2O08J1]1f1=0=:e1Z2O08J2]1f1C0GBe1Z2O08J3]1f1I0Y1Be1Z2O08J4]1f1O0k1
              ?e1Z2O08J5]1f1U10Z2>e1Z2O08J6]1f1[10h26e1Z2O08J7]1f1a10n2<e1Z2O08J8]1f1g10Z3<e1Z2O08J9]1f1m10f3@e1Z2O08J:]1f1S2
              0V4He1Z2O08J;]1f1Y20n4>e1Z20\5AT2k1@m50O07i1?A1O09f1d20m56e1e20S680[68200L0i120c63@f64L0i14A10j62G1O0=Q1[10f1Z3
              0l61@m50L0i13A1e1Z3k1G1O0=Q1[10f1l3O0=R11g1k3M10m632000Q71O1030R73e1k3e1l3k1O0=m10n11S5o1Q2S40l610U7N2000S86O0
              9f1Z40m56e1[40S680Y8>2000Q71O103P12_1f1l40m632000Q71O10G1Y1130g82e1l40c63@f64O11i15A10j62e1o3R2T5k1O0Bm10n11a5
              o1Q2[50l61@m50L1O09i1DA1e1W5R2b5O0=Q1G1]1f1R6O0Ba1_1f1m50l61e1m5@m50O0:i15A1e1R6O0Ba1_1f1X6I1e1\6O0=Q1G1]1f1c6
              O0;a1_1f1c60l61e1c6O0;m10n11n6o1Q2i60l61@m50L1i11A1e1e6R2o6k1L0m10n11d7o1Q2V70l61S21O1?f1^7@m50L1i18A1e1b7@m50
              L1i16A1T2e1R7R2e7k1S20@m50L0i1AA1O0=f1Z8@m50L0i1@A10i8;2000T92L0i100V992010_92e1Z8@m50L0O0>f1a8O0=_1e1b8I0f1e8
              Fm56e1f8FS68i17A1T2k1S20O09b1:f1P9I1e1k9O08J0]1f1V9I1e1Y9O08J1]1f1\9I1e1_9O08J3]1f1b9I1e1e9O08J4]1f1h9I1e1k9O0
              8J6]1f1X:L110a952010T92L0i100V99O09j100l61e1U;O08J5]1f1h:L110a952010T92L0i100f9;O09j100Q:3e1U;L110a952010T92L0
              i100T:;@f64O09j10A10j62T2k1S20@m50L0i1AA1O0>f1k;@m50L0i1@A10i8;2000T92L0i100_:U220F0_92e1k;@m50L0i19A1T2k1S200
              d<=2010Q=KL0i100l=3O0Hg1`<M1@f64L1j10A1e1d<@f64L0i1:A1T2k1S20O0BQ1G1]1f1l=0o=?O0Bm10n11S=o1210e1o<R2T=0^>4O0Cm1
              0n11c=o1@f64L0>O10i1<?O11i1;A1e1W=R2d=@f64L0Fb>4O09i1;A10j62e1d>0f>7O0Cm10n11\>o10f64Bf64O10i1=C40m>4@Q?8O11j1
              0A1e1o=R2]>@f64L0Fb>4O09i1;A10j62T2k1S20L2b1:f1l>I1e1m?O08J0]1f1R?I1e1U?O08J1]1f1X?I1e1[?O08J3]1f1^?I1e1a?O08J
              4]1f1d?I1e1g?O08J6]1f1j?I1e1m?O08J5]1f1U@L110Y?4L2j100l61e1\@L110m>4@f64L2j10A1T2k1L0m10n11e@o1L1i1>e1`@R2f@0l6
              1k1L0m10n11VAo1Q2n@0]?40a?9O12N010j?4L1i1>e1j@R2WAk10n?>O02N110\@12000l61k1L0g1jAM1@m50:L11;0A1e1jAk1S20O0=f1^B
              O0<g1]BM10]@<O10g1ZBM280L2190e1[B0i@Q10jA2e1]Be1^BT2k1S20O08J<]1f1nB@m50L0>O0:i1C?i1BA1e1RC@m50O0;i1?A1T2k1S20
              L1a1f1]C@m50O0;i1?A1e1PDO0;g1jCM2@m50:L210_92L11;0A1e1PD@m50:L11;0A1T2k1L0c1Ng1dFM1O1Eg1oDM2L2J0]1_1f1nD0lAAL2
              J1]1f1eD0]B:e1lDL2J2]1f1kD0gB:e1lD0QC:0[C2e1nDe1oDO1Gg1SFM2L2J3]1f1XEI1e1[EL2J4]1f1^EI1e1aEL2J5]1f1RF0]CQ1L2J3
              ]1f1iE0^D@e1PFL2J4]1f1oE0nD=e1PF0[E:0[C2e1RFe1SFO1Fg1]FM2L2J2]1f1\F0eEJe1\Fe1]FO1I`1_1f1cF0_Fb2e1cFe1dFk1@m50O
              02i1?A1O03b1^1f1nFI1e1PGO03b1_1f1SGI1e1UGO03b1`1f1XGI1e1ZGO03b1a1f1lGL1f1_G0m56e1`G0S680a952000T92O03j110QI=Bf6
              4O03j12C40l61e1ZHL1f1PH0m56e1QH0S680a952000T92O03j110V99O03j120l61k10^I8k10fI7k10fI7k10h26k10mI@k10]J>k10kJ>k1
              0YKEk1@m50O00f1PI0nK4e1QI0RL5A1k1@m508020090A1k1@m508020090A1k1@m50O004o71A1k10WL@O004o700gL5O014o700lL5k10QM>
              O004o700gL5O014o700lL5k10_M>O004o700gL5O014o700gL5O00O02Z104o700gL5O01O03Z104o700lL5k10mMMO014o700jN;O004o700UO
              ;O034o700`O>O024o700lL5k1KN1N3`1_1f1oK>O00i1V1?M1L1Fm50^1f1hK@m50O00i1W1A1e1nK0nOC@f64L11A10jA2e1SL@m50O00i1W1
              A1k1L0m10n11ZMO13a1_1f1VLo1P12f1YMO13m10n12WMo1O25g1VMM30aP1CL310TQ1DO20V130hQ11O21J0]1_1f1TM0iQ1Ie1TM0bR13e1VM
              e1`LR2XMe1YMe1VLR2[Mk1L0m10n11nMO12`1_1f1^Mo1P12f1mM@m50O12h1jMFm501A1e1mMe1^MR2PN0eR1Jk10_S1BO0Hg1\NM10QT1<Bf6
              4L1j10C40]T12e1\NO07g1dNM10_T1?O124600nT15e1dNO02g1nNM10SU1ABf64L1j10C40]T12e1nNO09J0]1_1f1UO0dU1Y1e1UO@f64L0i1
              Y1A1@f64L0i1Z1A1O0Fg1SP1M1L1J1]1f1fO0mV1f1e1RP1L1J3]1f1lO0cX1h1e1RP1L1J0]1f1RP10[Z1a1e1RP1e1SP1O0Dg1]P1M10l[1Q1
              Bf64L1i1`1C40]T12e1]P1@f64L0i1^1A10jA2k1O00g1kP1M10m\1=L1j100]T12e1TQ1O06a1_1f1TQ10m\1=O06i1W10]T12e1TQ1k1>O03
              g1\Q1M1L1j13e1\Q1?M1L1Fm50^1_1f1oQ1O0?_1f1oQ1O0>g1nQ1M20Z]1@L24600j]15e1nQ1e1WR1O0=g1WR1M20Z]1@O224600nT15e1WR1
              k1@m50O01J2]1f1_R1I1e1bR1O01J3]1f1eR10o]13e1eR1A1k1@m50O03j13A1k1k1O0<f1[S1O0;g1ZS1M10R^1=O124600nT15@m50i1_1A
              1e1ZS1e1fS1O0:g1fS1M10R^1=L14600j]15@m50i1_1A1e1fS1k10_^1P4k1L0J0]1f1oS10_b16e1hT1L0J1]1f1UT10eb14e1hT1L0J2]1f1
              [T10ib15e1hT1L0J3]1f1aT10nb16e1hT1L0J4]1f1gT10Tc17e1hT10[c18k1O0<g1ZU1M10cc1=O104410Pd12O114410Pd12O124410Pd12
              O134410Rd1Ie1_U10kd1?:207<10jA2k1201O00N?f1fU10Ze1:e1fU10l61k1@m50O00j10A1k1O024600de14k10he1BO00V130jA2k1O024
              o700Zf1>k10hf1>O004o710Pd12O014o710Pd12O024o710Pd12O034o710jA2k1@m50O004o71A1k1O00g1VW1M10Vg1<L1i1j10jA2e1XX10
              bg1W2O01m10n11bW1o1Q2]W10Pd12Bf64L1j10C4e1YW1R2cW10bR13O02g1WX1M10ii1JL1J0]1f1nW10cj15e1UX1L1J2]1f1TX10hj16e1UX1
              0nj140]T12e1WX10jA2k10Rk1BL0J0]1f1`X10dk15e1eY1L0J1]1f1fX10ik16e1eY1L0J2]1f1lX10ok16e1eY1L0J3]1f1RY10Ul16e1eY1
              L0J4]1f1XY10[l16e1eY1L0J5]1f1^Y10al15e1eY1L0J6]1f1dY10fl16e1eY10ll15k10Qm1IBf64O00j10C40jm1>Bf64O01j10C40Xn1?B
              f64O02j10C40gn14k10kn1P1Bf64O00j10C40ko1>Bf64O01j10C40YP2?Bf64O02j10C40gn14k10hP28O00m10n11m[1o10PQ2Q1BQ?8O10j1
              0C80QR2DBQ?8O11j10C80eR2DBQ?8O12j10C80YS2ABQ?8O13j10C80jS2CBQ?8O14j10C80]T12O15f1k[10]T2He1k[10UU27e1kZ1R2n[10
              jA2k10\U2?O00m10n11_\1o10kU2GBf64O10j10C40Pd12O114610bR13e1S\1R2`\10jA2k1@m50L0i1X1A1k1@m50D0bV2f4KN1N010_92EA
              1KN:f1V]10X[2n2e1V]1KN6N0f1\]10V^2k1e1\]1KN6N1f1b]1I1e1e]1KN6N=f1h]10Q`2S1e1h]1KN6N<f1n]10Ta2V2e1n]1KN1N3g1X^1
              M00Zc27L010ac23e1X^1KN6N4f1^^10dc2c1e1^^1KN6N5f1d^10We2Z2e1d^1KN6N=f1j^10ag2`2e1j^1KN6N0f1P_10Qj2j1e1P_1KN6N<f1
              V_10kk2n1e1V_1KN6N2f1\_1I1e1__1KN6N<f1b_10im2Q6e1b_1KN6N2f1h_1I1e1k_1KN6N3f1n_1I1e1Q`1KN6N<f1T`10jS3U2e1T`1KN6
              N<f1Z`10oU3R7e1Z`1KN6N1f1``10Q]3`1e1``1KN6N=f1f`10a^3\5e1f`1KN6N:f1l`10mc3]1e1l`1KN6N4f1Ra10Ze3^1e1Ra10hf3h1KN
              :f1Xa10`h3i4e1Xa10Ym3BKN1N11KN2i120c63@f64KN2i14A10j62G1KN2N=Q1[10f1Ub10l61@m50KN2i13A1e1Ub1l1
              """#,
            places: #"""
              JX=40`160D70CA00A00A00A0d260D;0CE00E00E00E0f260D<0CF00F00F00F0X360D<0CF00F00F00F0X360D:0CD00D00D00D0n260D=0CG0
              0G00G00G0R360D80CB00B00B00B0X260D=0CG00G00G00G0n260D80CB00B00B00B0d260D<0CF00F00F00F0T360D80CB00B00B00B0\360D:
              0CD00D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:00:0G80080h1:00:0`160V110=90090\1:0@10?:00:00:0l210_1=00E00I00I00I0R2
              90>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00;0U760b==0OP100P100P100P100P100P10T4600
              60l1:00:0G80080h1:00:0l160060J<00<0b1:07>00>00>0^160060J<0N10M@00@00@00@00@0d2D0><0=D00D00D0k?P100P10W160bL;0G
              J00J00J00J00J0l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H00H0h2@0>80=@00@00@0^2;00H00H00H00H00H0
              h1=00E0b110a1J00J0P2800E00E00E00E00E0\380OK00K00K00K00K0n1<0<50;<00<0m1K00K0mD70dM60GE00E00E00E00E00E0h1:00:0R1
              >0H10G>00>00>0P280<10;80080i4E00E00E0e160Z;50\180<10;80080T1=00=0X1=0F10E=00=00=0n160060V110970070\1>00>00>0T2
              Y20B10N:00:0V1=07A00A00A00A0e180080T3:0k3Y200Y20Q:50050fG80d2700D00D00D00D0`160F70070070070070E60X1;00;00;00;0
              0;0W160R2<00<00<00<00<0Q260n2:00:00:00:00:0m260f380080080P160060060R1>00>0f110970070h170;>00>00>0d160D=0CG00G0
              l160060060R1>00>0f110970070l170;>00>00>0T260060060R1>00>0f110970070h1>0<70;>00>00>0[J80084U\5;0h180<10;80080T1
              :00:0R1=0F10E=00=00=0n160060V110970070T5<00<00<0P2B0P110OB00B0k=;00;0j@?00?0j2>00>0X310970070T290090090X1;0<40
              ;;00;00;0Z290>10=90090];?00?0j>60d1;00C0^110]1H00H00H0^3;0GJ00J00J0j160i1J00J00J0\480GG00G00G0n1W10>106C0@:0?C
              00C0Z170m1W100W10m1G00G0T6J0>10660@70S1J00J00J00J00J0T480GG00G00G00G0n1E0D:0CE00E00E0^2>0<70;>00>0[4G00G0P7J0>
              10660@70S1J00J00J0]H60060hL60b3500B00B00B00B0\160F70070070070070E60X1;00;00;00;00;0W160R2<00<00<00<00<0Q260n2:
              00:00:00:00:0m260f380080080080080e360Z4=00=00=0Z190090090b150;<00<00<0l190090090^1<0<50;<00<0Q?60060TE80GG00G0
              0G0\210G>0c1G00G00G0o170n980GG00G00G00G00G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:;0h2:00:00:00:0d160060[4;9gR3;0
              0;00;0T1;00;0010010010010010Y4=0b7:0l1=00=0n1=00=00=00=0P380080080L?0060060060060060060060060e7:00:0^C50b160D<
              0CF00F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::0d2400=00=0X1L0L=0KL00L00L0P3=00=00=0Z1L00L001001086
              0B40040040040040R2>00>0040040040040Q;:00:0h@100?00?00?0X2@00@00@0d140@60?>00>00>00>0\340@;0?C00C0O<00<0b340@;0
              ?C00C0O<00<0b2<00<00<00<0f3?00?00?0b150D@00@00@00@00@0C50h1B00B00B00B00B0g150P3@00@00@00@0n450B@0AI00I0[1B00B0
              `450BB0AK00K0U1?00?0X3<00<00<00<0d3@00@00@0d140@:0?B00B00B00B00B0l4<00H00H00H00H00H00H0SZ141Qa1L0L=0KL00L0\270
              0@00@00@00@0X1700?00?00?00?0V1700?00?00?00?0V1700A00A0X280080G80080d1:00:0Z160060f170IE00E0`2A0B70AA00A00A00A0
              n280080G80080d1:00:0Z160060f170IE00E0j270AA00A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0b4<00<0T4<00<0n3<00<0n3<00<0T6N
              0D70070C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l6?00700?00?0a280Z580`230030030L30030030[380d5
              80Z270070070T180080080]380P680Z230030030L30030030L30<70;=00=00=0`130<80;>00>00>0a580`880\390090090d150050050\1
              :00:00:0l180080080W88@YU3700700700M00M00M00M0b3:0;A00A00A0^250B20A;00;0T1C0@:0?C00C00C00C0h350050050050050050Z2
              C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>0`280080080T2800@00@00@0h170F80E
              C00C00C00C00C00C00C0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E00E0_1`10^3:00:0R1G0090090X120020020020g5`100
              `100`10m170b=:0Z470070070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<00<00<00<0X2=0<60;=00=00=00=0h270F
              80EC00C00C00C00C0^590>10=90090X1@0L10K@00@0b2<00<00<0d140@;0?C00C00C00C0b540@>0?F00F00F00F0l540@60?>00>00>00>0
              0>0b770070070070n2@0D50C@00@00@00@0h2=0F10E=00=00=0gg1:0Xm1<00<00<00<0\260;=00=00=0d1:00G00G00G00G0V3:0?C00C00
              C0Q960\?=0\4?00?00?0l170AA00A00A00A0T380H20G>00>00>0^1@07D00D0b280080080080n1400@00@00@00@0^360060060060j1700C
              00C00C0gC=0`IV10B60F40040040040040E60R130030030c150050X220o380f7A0B70AA00A0g180d480^5F00F0j2D00D00D00D0`2900E0
              0E0P2A00A00A00A00A0Z3A00A00A00A0Z2500A00A0h1A00A00A00A0k@:0XI?00?0n<50B70A@00@00@00@0T250B50A>00>00>00>0l150B6
              0A?00?00?00?0P250B70A@00@00@00@0T250B80AA00A00A00A00A0U:92[c6;00;00;00;0n1600A00A0b1800C00C0f1700B00B0d1800C00
              C00C00C0h4A0090090090c=50^H;0R270070070O<00<0\220o450T<>0<70;>00>0e150n5400@00@0a150b450h2700?00?00?0g250R7400
              40040_150\450b2400<00<0X1400<00<0X1400<00<0X1400<00<0Y650j:?00700?00?0k150\790090090090`270GD00D00D00D0^780GG0
              0G00G00G00G0d180<10;80080c1G00G00G0^550050050050R330>70=>00>0E70070f230>80=?00?0G80080R260060060060oF50TK;0R47
              0F70EB00B00B00B0X270F80EC00C00C00C0\270F80EC00C00C00C0\270F80EC00C00C00C0\270F80EC00C00C00C0\270F70EB00B00B00B
              0X270F80EC00C00C00C00C0QB;0ZG50n2>0<70;>00>00>0T2>0<70;>00>00>0V2>0<70;>00>00>0W750T:50d3A0<:0;A00A00A0Z2>0<70
              ;>00>00>0V2G0<@0;G00G00G0S850b;50f280GG00G00G00G0h3>0<70;>00>00>0`2@0<90;@00@00@0d2@0<90;@00@00@0^2=0<60;=00=0
              0=0\2?0<80;?00?00?0T290090090090090i?G00G00G0m150`H50X370GF00F00F00F0R3>0<70;>00>00>0\1:00E00E0]4F00F00F0_250P=
              =0F10E=00=0c15Cc`500000008b970070070070070070077c590090090090090j740040040040040040f540040040040040040T1400400
              40040040040^440040040040040040b770070070070070070n170070070070n140040040040040040\540040040040040040P740040040
              040040040X740040040040040040d540040040040040040V640040040040040040V140040040040040040\>40040040040040040V14004
              0040040040040V140040040040040040d640040040040040040^@40040040040040040X540040040040040040P=40040040040040040l4
              40040040040040040040b890090090090090090^<70070070070b140040=<00<0b1=0@40040?=00=00=0X310e1400400400H00L00L00L0
              X2<0>40040=<00<00<0_m40
              """#,
            text: #"""
              ComposeColor
              ComposeDp
              ComposeFontFamily
              ComposeFontWeight
              KotlinDuration
              ComposeEasing
              Float
              TokenStroke
              TokenBorder
              TokenTransition
              KotlinList<TokenShadow>
              TokenGradient
              ComposeTextStyle
              publicinternal object  {
                  }

               :  _()
              /** A part of the members of []. */
               sealed class ()public val :  get() = 

               val  by lazy {  }
               by lazy {

                  @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.internal fun (contexts: TokenContexts):  =
              when (contexts.) {
              elsewhen {
               ->
                       ->  &&
              contexts. == TokenContexts..@Deprecated("Deprecated in the token source.")
              Text is shown in upper caselower casetitle case.
              Text that is too long is cut off at its beginningin its middleat its endText has a line above it.
              Text has a shadow, which Compose takes in pixels: see [TokenShadow.toTextShadow].

                  get() = Boolean
              String
              ComposeDpOffset
              ComposeDpSize
              ComposeDpRect
              ComposePaddingValues
              truefalseComposeDpOffset(.dp, .dp)
              ComposeDpSize(ComposeDpRect(ComposePaddingValues(start = .dp, top = .dp, end = .dp, bottom = ComposeFontFamily(
              ComposeFont(R.font., ComposeFontWeight(), ComposeFontStyle.Italic),
              ComposeFontFamily.Default
              ComposeTextStyle(
                  color = ,
                  fontSize = .sp,
                  fontWeight =     fontStyle = ComposeFontStyle.Italic,
                  textDecoration = ComposeTextDecoration.Underline,
                  textDecoration = ComposeTextDecoration.LineThrough,
                  textDecoration = ComposeTextDecoration.None,
                  textAlign = ComposeTextAlign.fontFamily = letterSpacing = .em,
              yeslineHeight = lineHeightStyle = ComposeLineHeightStyle(
                  ComposeLineHeightStyle.Alignment.Center,
                  ComposeLineHeightStyle.Trim.None,
              ),
              Start
              End
              Left
              Right
              Center
              Justify
              ComposeColor(, , ColorSpaces.DisplayP3)
              ComposeColor(0x(contexts).dp
              ComposeFontWeight(.milliseconds
              ComposeEasing(TokenStroke(TokenStroke(
                  style = TokenStroke.Style.Dashed,
                  dashes = listOf(    cap = TokenStroke.Cap.RoundSquareButtTokenStroke.Style.SolidDashedDottedDoubleGrooveRidgeOutsetInsetTokenBorder(
                  color = ,
                  width = ,
                  stroke = ,
              )
              TokenTransition(
                  duration = ,
                  delay = ,
                  easing = listOf(
                  TokenShadow(
                      color = ,
                      offsetX = ,
                      offsetY = ,
                      blur = ,
                      spread =         isInset = true,
                  ),
              TokenGradient(
                  TokenGradient.Stop(// Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package import androidx.compose.runtime.Composable
              import androidx.compose.runtime.ReadOnlyComposable
              import androidx.compose.ui.graphics.colorspace.ColorSpaces
              import androidx.compose.ui.unit.dp
              import androidx.compose.ui.unit.em
              import androidx.compose.ui.unit.sp
              import .R
              import kotlin.time.Duration.Companion.milliseconds
              import androidx.compose.animation.core.CubicBezierEasing as ComposeEasing
              import androidx.compose.foundation.layout.PaddingValues as ComposePaddingValues
              import androidx.compose.ui.graphics.Color as ComposeColor
              import androidx.compose.ui.text.TextStyle as ComposeTextStyle
              import androidx.compose.ui.text.font.Font as ComposeFont
              import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
              import androidx.compose.ui.text.font.FontStyle as ComposeFontStyle
              import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
              import androidx.compose.ui.text.style.LineHeightStyle as ComposeLineHeightStyle
              import androidx.compose.ui.text.style.TextAlign as ComposeTextAlign
              import androidx.compose.ui.text.style.TextDecoration as ComposeTextDecoration
              import androidx.compose.ui.unit.Dp as ComposeDp
              import androidx.compose.ui.unit.DpOffset as ComposeDpOffset
              import androidx.compose.ui.unit.DpRect as ComposeDpRect
              import androidx.compose.ui.unit.DpSize as ComposeDpSize
              import kotlin.collections.List as KotlinList
              import kotlin.time.Duration as KotlinDuration

              /**
               * The design tokens, in the groups of the source.
               *
               * What is not the same in every context comes from the [TokenTheme] of the composition and can be read
               * in composables only; all else is constant.
               */
              public object colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenContexts.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10020@=U>5Z>9c>:m>:W?8_?;j?6P@;[@6a@:k@6QA8YA:R1cA2eA3hA2jA1kA2mA2oA4SB4WB2YB2[B3^B3aB3dB3gB3jB3mB2oB2QC3TC2VC
              2XC3[C3^C3aC3dC3gC5lC5QD2SD2UD1VD2XD2ZD22\D2^D1>_D4cD;nD3QE3TE3WE3ZE5_E5dE:nE7UF<aF7hF7oF78VG5[G6aG6gG6mG6SH5XH
              6^H53cH5hH4lH63RI6XI6^I76eI5jI3mI4QJ5VJ6\J74cJ4gJ9PK9YK:4cJ4cK9lK8TL<6`L<lL<XM8`M>nM@^N>2lN:VO82^O5cO42gO8oO44
              ^O5cO4SP1AdP1@4TQ14XQ15]Q16cQ15j1@00D00f4KN1N010f42EA10h4k4KN8m10n10No10c9J2000a:O2000`;22010b;32010e;1O06N010
              f;2e1>R2O0h;4KN8m10n10g1o1Q2W10l;10m;I2000f<L2010b=3O05m10n11d1o10e=82100f;2e1^1R2e10m=6e1S1R2h10S>2l1
              """#,
            places: #"""
              200000000Fb97007007007007007007007El2?00?0GN00N00N00N0h360060f260060L:00:0V1:00:0R190090090090a9N00N00N0R=?00?
              0GN00N00N00N00N00N0f360060`2:00:0X2:0GI00I00I00I0Z260060Y2I00I00I0e7N00N00N0oG0
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.runtime.Immutable

              /** A choice of contexts, one for each way in which tokens vary. */
              @Immutable
              public data class TokenContexts(
                  /** Which context of `    ` is chosen. */
                  public val :  = .,
              ) {

                  /** The contexts of ``. */
                  public enum class  {
                          }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTheme.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              d2012Q113R212m212g312a412i622^723T823m813`:11m:12X<12R=12d=12o>12^?12k?12SB44eB11QE11PF12bF12jG12eI12[J11_K22lM
              11fN12[O12[Q133SS112]S112mS111UT112`T113UU111iU123gV113ZY122P[111R[111T[111V[111X[111Z[111\[111^[111`[111h[111
              n[111T\111Y\111a\111i\111[]111i]112i^114Q`112f`112Xc112jc113md111\e111ae111be112\f100^f111^g112Uh111]h111bh111
              fh111lh111Pi111^i111ci112nj111[l111ll111]m112en112Wo111\o10441d1?:U2;V2<T2?W2@h1CX2DY2EZ2F[2G\2H^2I_2J`2La2Nb2
              1d18Z1X1[1Y1\1Z1]1[1^1\1_1]1`1^1a1_11d18Z1`1[1a1\1b1]1c1^1d1_1e1`1f1a1g11d1?:o1;P2<P2?n1@P2CP2DP2EP2FP2GP2HP2I
              P2JP2LP2NP2@=Qg45Vg49_g4:ig4:Sh48[h4;fh46lh4;Wi46]i4:gi46mi48Uj4:R1_j42aj43dj42fj41gj42ij42kj44oj44Sk42Uk42Wk4
              3Zk43]k43`k43ck43fk43ik42kk42mk43Pl42Rl42Tl43Wl43Zl43]l43`l43cl45hl45ml42ol42Qm41Rm42Tm42Vm422Xm42Zm41>[m44_m4
              ;jm43mm43Pn43Sn43Vn45[n45`n4:jn47Qo4<]o47do47ko478RP55WP56]P56cP56iP56oP55TQ56ZQ553_Q55dQ54hQ563nQ56TR56ZR576aR5
              5fR53iR54mR55RS56XS574_S54cS59lS59UT5:4_S54_T59hT58PU5<6\U5<hU5<TV58\V5>jV5@ZW5>2hW5:RX582ZX55_X542cX58kX544ZX5
              5_X54oX5A`Y5@4PZ54TZ55YZ56_Z55TU2004O02m10n11?o1Q27042061O12N01076210061e13R2@0=@2000Md1O02m10n11No1Q2I042Ba24
              L1i1Q1C4e1ER2O0e25k1>L0i13?M1>L0i14?M2L1F70^1_1f1m1L2F70^1_1f1m10j2KL110e36L210k31e1Q2@70O06i1Q1A1k1L0m10n11k2
              o1>L1i13?F70^1_1f1j2>L1i14?F70^1_1f1j2@70210A1e1j2e1T2R2l2k1O05m10n11e3O14h1S3J0J1]1f1o2O15h1Y3J0J0]1f1o2o1P12
              f1d3@70L1i1Q1A1e1d3e1o2R2f3k1O05m10n11_4O14h1m3J1J0]1f1i3O15h1S4J0J0]1f1i3o1P12f1^4@70L1i1Q1A1e1^4e1i3R2`4k1>L
              0i1:?F70^1f1\5O0?m10n11Z5O1>f1j4O1=f1j4o1Q2R50k31S21@70L1F70i16A1T2e1j4R2[5e1h6O0?m1T3n11l5o1Q2b50k31@70L1>0l3
              7P103?i17A1e1^5R2m5O0?a1_1f1W6O0@a1_1f1W60k31e1W6O0@m1T3n11g6o1Q2]60k31@70L1>0S47P103?i18A1e1Y6R2h6k1S20@70L0i1
              T1A1@70L0i1S1A10Z4;2000e42L0i1C0g49L112010k31T2k1L0m10n12R8O2>f1`7o1Q2f70k31S22@70L2>L110P51?i16A1T2e1`7R2S8k1
              L0m10n12k8O2>f1V8o1Q2\80k31@70O27i1R1A10Z4;2210e422200g49L110P512210k31e1V8R2l8k1@70O07i1R1A10Q5M2000n52@a24L0
              i1;A10P6n1@n78L0i1>A10V86>L0i15?M1>L0i1A?M2L1F70^1_1f1S:0k31@a24L11A1e1S:L2F70^1_1f1^:0k31@a24L21A1e1^:0\82k1@
              70GS3O0?Q1O0@Q1Y10[10f1k:0^83e1k:A1k1>L0i1:?F70^1f1];@70O0?i1<A1@70O0@i1=A1e1W<O0?m1T3n11i;o10a8_1P1030P:9P103
              0Y:2e1_;R2j;O0@m1T3n11V<o10[:_1P1030j;9P1030Y:2e1l;R2W<k1L0m10n11P=O1>f1Z<o1S21@70L1i1T1A1O1=f1g<0S<8e1h<0[<60
              a<52110e42L1i1C0Y:2T2e1Z<R2Q=k1L0m10n11b=O1>f1T=o1@70O17i1R1A10Z4;2110e422100Y:2e1T=R2c=k1>L0i1:?F70^1f1T>@70O
              0?i1?A1@70O0@i1@A1e1n>O0?m1T3n11`>o10l37P1030f<:P1030P=<e1V>R2a>O0@m1T3n11m>o10S47P1030\=:P1030P=<e1c>R2n>k1L0
              m10n11\?O1>f1Q?o1S212110f=32120P=<T2e1Q?R2]?k1L0m10n11i?O1>f1`?o12110f=32100P=<e1`?R2j?k1>L0i1:?F70^1_1f1dAO0?
              m1T3n11j@o1@70>0i=7P103?FP>E>L1i1<?>L1i1??i1BA10k31e1U@R2k@O0@m1T3n11bAo1@70>0e>7P103?Fl>E>L1i1=?>L1i1@?i1BA10
              k31e1m@R2cAe1dAO0@m10n11QBO1>f1fAo1Q2lA0k31@70L1i19A1e1fAR2RBk1004L110a?Q1L010n52@a24L21A10P6n1@n78L31A10b@8k1
              S20O08J0]1f1lB0j@=e1oDO08J1]1f1RC0WA:e1oDO08J2]1f1XC0aABe1oDO08J3]1f1^C0SBBe1oDO08J4]1f1dC0eB?e1oDO08J5]1f1jC0
              TC>e1oDO08J6]1f1PD0bC6e1oDO08J7]1f1VD0hC<e1oDO08J8]1f1\D0TD<e1oDO08J9]1f1bD0`D@e1oDO08J:]1f1hD0PEHe1oDO08J;]1f1
              nD0hE>e1oD0VFAT2k1@70O07i1R1A1O09f1YE0[<6e1ZE0S<80gF8200L0i1E0oF3@a24L0i1GA10\82G1O0=Q1[10f1oE0k31@70L0i1FA1e1
              oEk1G1O0=Q1[10f1aFO0=R11g1`FM10RG32000VG1O1030WG3e1`Fe1aFk1O0=m10n11hGo1Q2hF0k310ZGN2000XH6O09f1oF0[<6e1PG0S<8
              0^H>2000VG1O103P12_1f1aG0RG32000VG1O10G1Y1130lH2e1aG0oF3@a24O11i1HA10\82e1dFR2iGk1O0Bm10n11VHo1Q2PH0k31@70L1O0
              9i1W1A1e1lGR2WHO0=Q1G1]1f1gHO0Ba1_1f1bH0k31e1bH@70O0:i1HA1e1gHO0Ba1_1f1mHI1e1QIO0=Q1G1]1f1XIO0;a1_1f1XI0k31e1XI
              O0;m10n11cIo1Q2^I0k31@70L1i1DA1e1ZIR2dIk1L0m10n11YJo1Q2kI0k31S21O1?f1SJ@70L1i1KA1e1WJ@70L1i1IA1T2e1gIR2ZJk1S20
              @70L0i1T1A1O0=f1oJ@70L0i1S1A10Z4;2000e42L0i1C0g492010nH2e1oJ@70L0O0>f1VKO0=_1e1WKI0f1ZKF[<6e1[KFS<8i1JA1T2k1S2
              0O09b1:f1eKI1e1`LO08J0]1f1kKI1e1nKO08J1]1f1QLI1e1TLO08J3]1f1WLI1e1ZLO08J4]1f1]LI1e1`LO08J6]1f1mLL110a<52010e42
              L0i1C0g49O09j100k31e1jMO08J5]1f1]ML110a<52010e42L0i1C0PI;O09j100[I3e1jML110a<52010e42L0i1C0^I;@a24O09j10A10\82
              T2k1S20@70L0i1T1A1O0>f1`N@70L0i1S1A10Z4;2000e42L0i1C0iIU220F0nH2e1`N@70L0i1LA1T2k1S200nK=2010[LKL0i1C0VM3O0Hg1
              UOM1@a24L1j10A1e1YO@a24L0i1MA1T2k1S20O0BQ1G1]1f1aP10YM?O0Bm10n11hOo1210e1dOR2iO0hM4O0Cm10n11XP1o1@a24L0>O10i1O
              ?O11i1NA1e1lOR2YP1@a24L0FlM4O09i1NA10\82e1YQ10PN7O0Cm10n11QQ1o10a24Ba24O10i1P1C40WN4@n78O11j10A1e1dP1R2RQ1@a24
              L0FlM4O09i1NA10\82T2k1S20L2b1:f1aQ1I1e1bR1O08J0]1f1gQ1I1e1jQ1O08J1]1f1mQ1I1e1PR1O08J3]1f1SR1I1e1VR1O08J4]1f1YR1
              I1e1\R1O08J6]1f1_R1I1e1bR1O08J5]1f1jR1L110[N4L2j100k31e1QS1L110WN4@a24L2j10A1T2k1L0m10n11ZS1o1L1i1Q1e1US1R2[S1
              0k31k1L0m10n11kS1o1Q2cS10_N40cN9O12N010lN4L1i1Q1e1_S1R2lS1k10PO>O02N110P512000k31k1L0g1_T1M1@70:L11;0A1e1_T1k1
              S20O0=f1SU1O0<g1RU1M10^O<O10g1oT1M280L2190e1PU10jOQ10kP12e1RU1e1SU1T2k1S20O08J<]1f1cU1@70L0>O0:i1V1?i1U1A1e1gU1
              @70O0;i1R1A1T2k1S20L1a1f1RV1@70O0;i1R1A1e1eV1O0;g1_V1M2@70:L210nH2L11;0A1e1eV1@70:L11;0A1T2k1L0c1Ng1YY1M1O1Eg1
              dW1M2L2J0]1_1f1cW10mP1AL2J1]1f1ZW10^Q1:e1aW1L2J2]1f1`W10hQ1:e1aW10RR1:0\R12e1cW1e1dW1O1Gg1hX1M2L2J3]1f1mW1I1e1
              PX1L2J4]1f1SX1I1e1VX1L2J5]1f1gX10^R1Q1L2J3]1f1^X10_S1@e1eX1L2J4]1f1dX10oS1=e1eX10\T1:0\R12e1gX1e1hX1O1Fg1RY1M2
              L2J2]1f1QY10fT1Je1QY1e1RY1O1I`1_1f1XY10`U1b2e1XY1e1YY1k1@70O02i1R1A1O03b1^1f1cY1I1e1eY1O03b1_1f1hY1I1e1jY1O03b1
              `1f1mY1I1e1oY1O03b1a1f1aZ1L1f1TZ10[<6e1UZ10S<80a<52000e42O03j110RX1=Ba24O03j12C40k31e1oZ1L1f1eZ10[<6e1fZ10S<80
              a<52000e42O03j110g49O03j120k31k10_X18k10gX17k10gX17k10bC6k10nX1@k10^Y1>k10lY1>k10ZZ1Ek1@70O00f1e[10oZ14e1f[10S[1
              5A1k1@708020090A1k1@708020090A1k1@70O004o71A1k10X[1@O004o700h[15O014o700m[15k10R\1>O004o700h[15O014o700m[15k10
              `\1>O004o700h[15O014o700h[15O00O02Z104o700h[15O01O03Z104o700m[15k10n\1MO014o700k]1;O004o700V^1;O034o700a^1>O02
              4o700m[15k1KN1N3`1_1f1d^1>O00i1i1?M1L1F70^1f1]^1@70O00i1j1A1e1c^10o^1C@a24L11A10kP12e1h^1@70O00i1j1A1k1L0m10n1
              1o_1O13a1_1f1k^1o1P12f1n_1O13m10n12l_1o1O25g1k_1M30b_1CL310U`1DO20V130i`11O21J0]1_1f1i_10j`1Ie1i_10ca13e1k_1e1
              U_1R2m_1e1n_1e1k^1R2P`1k1L0m10n11c`1O12`1_1f1S`1o1P12f1b`1@70O12h1_`1F701A1e1b`1e1S`1R2e`10fa1Jk10`b1BO0Hg1Qa1
              M10Rc1<Ba24L1j10C40Y:2e1Qa1O07g1Ya1M10^c1?O124600mc15e1Ya1O02g1ca1M10Rd1ABa24L1j10C40Y:2e1ca1O09J0]1_1f1ja10cd1
              Y1e1ja1@a24L0i1l1A1@a24L0i1m1A1O0Fg1hb1M1L1J1]1f1[b10le1f1e1gb1L1J3]1f1ab10bg1h1e1gb1L1J0]1f1gb10Zi1a1e1gb1e1hb1
              O0Dg1Rc1M10kj1Q1Ba24L1i1S2C40Y:2e1Rc1@a24L0i1Q2A10kP12k1O00g1`c1M10lk1=L1j100Y:2e1ic1O06a1_1f1ic10lk1=O06i1j10
              Y:2e1ic1k1>O03g1Qd1M1L1j13e1Qd1?M1L1F70^1_1f1dd1O0?_1f1dd1O0>g1cd1M20Yl1@L24600il15e1cd1e1ld1O0=g1ld1M20Yl1@O2
              24600mc15e1ld1k1@70O01J2]1f1Te1I1e1We1O01J3]1f1Ze10^83e1Ze1A1k1@70O03j13A1k1k1O0<f1Pf1O0;g1oe1M10nl1=O124600mc1
              5@70i1R2A1e1oe1e1[f1O0:g1[f1M10nl1=L14600il15@70i1R2A1e1[f1k10[m1P4k1L0J0]1f1df10[Q26e1]g1L0J1]1f1jf10aQ24e1]g1
              L0J2]1f1Pg10eQ25e1]g1L0J3]1f1Vg10jQ26e1]g1L0J4]1f1\g10PR27e1]g10WR28k1O0<g1og1M10_R2=O10441042O11441042O124410
              42O134410lR2Ie1Th10eS2?:207<10kP12k1201O00N?f1[h10TT2:e1[h10k31k1@70O00j10A1k1O024600^T24k10bT2BO00V130kP12k1O
              024o700TU2>k10bU2>O004o71042O014o71042O024o71042O034o710kP12k1@70O004o71A1k1O00g1ki1M10PV2<L1i1]20kP12e1mj10\V2
              W2O01m10n11Wj1o1Q2Rj1042Ba24L1j10C4e1ni1R2Xj10ca13O02g1lj1M10cX2JL1J0]1f1cj10]Y25e1jj1L1J2]1f1ij10bY26e1jj10hY2
              40Y:2e1lj10kP12k10lY2BL0J0]1f1Uk10^Z25e1Zl1L0J1]1f1[k10cZ26e1Zl1L0J2]1f1ak10iZ26e1Zl1L0J3]1f1gk10oZ26e1Zl1L0J4
              ]1f1mk10U[26e1Zl1L0J5]1f1Sl10[[25e1Zl1L0J6]1f1Yl10`[26e1Zl10f[25k10k[2IBa24O00j10C40d\2>Ba24O01j10C40R]2?Ba24O
              02j10C40a]24k10e]2P1Ba24O00j10C40e^2>Ba24O01j10C40S_2?Ba24O02j10C40a]24k10b_28O00m10n11bn1o10j_2Q1Bn78O10j10C8
              0k`2DBn78O11j10C80_a2DBn78O12j10C80Sb2ABn78O13j10C80db2CBn78O14j10C80Y:2O15f1`n10Wc2He1`n10oc27e1`m1R2cn10kP12
              k10Vd2?O00m10n11To1o10ed2GBa24O10j10C4042O114610ca13e1hn1R2Uo10kP12k1@70L0i1k1A1k1@70D0\e2f4KN1N010nH2EA1>KN8i1
              2?M0L0F70^1_1f1SP20Rj2g1e1SP20ik2[9KN6N5f1ZP20TU3Z2e1ZP2KN6N0f1`P20^W3j1e1`P2KN6N<f1fP20XY3n1e1fP2KN6N2f1lP2I1
              e1oP2KN6N<f1RQ20V[3U2e1RQ2KN6N3f1XQ2I1e1[Q2KN6N<f1^Q20[]3U2e1^Q2KN6N1f1dQ20`_3`1e1dQ2KN6N:f1jQ20Pa3]1e1jQ2KN6N
              4f1PR20]b3^1e1PR20kc3i6@a24KN2i1;A10dj3i4@n78KN2i1>A10V86>KN2i15?M1>KN2i1A?M2L1F70^1_1f1TS20k31@a24L11A1e1TS2L
              2F70^1_1f1_S20k31@a24L21A1e1_S2KN;Q1GP2[11f1UT20]o3e3KN;m10n13RT2o1Q2mS20k31@n78L3i10A1e1iS2R2ST20RS46e1UT20XS4
              l7KN8m10n13fT2o10a242300T[4@2310f=3Ba24L3i11C40Y:2e1YT2R2gT20d[4Z2KN8m10n13QU2o1Q2oT2042230e1kT2R2RU20n]4S9l1
              """#,
            places: #"""
              <PR680`2:0GI00I00I00I00I00I0j1:00:00:00:0f160060_3I00I00I0P740040^4:0GI00I00I00I00I0h1>0H10G>00>0g1I00I00I0]<8
              0^H70l210970070070070n210;80080080l140@20?:00:00:0N50B20A;00;00;00;0j240040040P150050050050^1F0H90GF00F0U=7@mc6
              90GH00H00H0n170:10970070F20E=00=00=0T180<10;80080H20G>00>00>0Z160060060060[4H00H0Q260X<:0Ge300e30d180080V170H6
              0m1U100U10d2:00:0Z1:0N:0W2^100^10W4e30h7:00:0R1>0H10G>00>00>0i8e300e30Y140`@:0Ge300e30d180080V160F70k1U100U10d2
              :00:0Z1:0N:0W2^100^10W4e30h7:00:0R1>0H10G>00>00>0i8e300e30[155iC:0@10?:00:0L20K@00@0P2>0Gm100m10l1:00:0N=00=0i2
              m100m100m100m10R4>0@10620E>00>0Q4m100m100m100m10d8>0O_100_100_100_100_10V3[10J50>F0090H:00:00:0o1[100[10U3_100
              _10X8>00K00K00K0P2>00K00K00K00K00K0h3>0O_100_100_100_100_10V3\10L50>F0090H:00:00:0Q2\100\10U3_100_10gG:0PR170X2
              80<10;80080N=0F10E=00=00=0n160060V110970070\140040D>00>0o770070X>60GS100S10\1:00:0[1S100S100S100S10^2F0@106:00
              40040>30030S1F00F0]2S100S100S10i2<0j=60GT100T10\1;00;0[1T100T100T10`2L0L=0KL00L00L0l2<00<0X160060Z140040040F<0
              0<0c8T100T10k2=:W`1L0L=0KL00L00L0P460060T1=0F10E=00=00=0d5<0D10C<00<00<0f2=0F10E=00=00=0X290>10=90090090^170F2
              0E=00=00=00=0b170070070070070Z250B20A;00;00;00;0^150050050050050050SH:0lLU20f320S3>00F0b1>00F0a1_100d100d10A50
              050V420e570`9:0@10?:00:0L20K@00@0^1O0P1>0OO00O0\2O0P1>0OO00O00O0l3>0O_100_100_100_10T6:00:00:0b1:00:00:0e7_100
              _10^:>0O_100_100_100_10T6:00:00:0b1:00:00:0e7_100_10oA:0hP160GS100S10\1:00:0[1S100S10^280<10;80080j1=00=0K:00:
              0R280080V1>00>0f110970070o7S100S100S10W2?0\@60GT100T10\1;00;0[1T10`2L0L=0KL00L00L0l2<00<0X160060c6T100T10W2?0h=
              :0@10?:00:0L20K@00@0^1N0N>0MN00N0Z2N0N>0MN00N00N0j3>0O_100_100_100_10d3:00:00:0d1:00:00:0W5_100_10d8>0O_100_10
              0_100_10d3:00:00:0d1:00:00:0W5_100_10o?90lL60GS100S10\1:00:0[1S100S10^2>00>0^1;00;0k3S100S100S10U2>0P=60GT100T1
              0\1;00;0[1T10`2<00<0Z160060i3T100T10U2>0Z;:0@10?:00:0L20K@00@00@0X2>0O_100_100_10V3T30:F0090H:00:00:0HG0b1F0P1
              50OF00F0`1E0N50ME00E0k4T300T300T30U3_100_10b;>0O_100_100_10V3T30:F0090H:00:00:0HG0b1F0P150OF00F0`1E0N50ME00E0k4
              T300T300T30U3_100_100_10Z<>0Od100d10T2?00?0S2d100d100d10`3A0F50EA00A0_3d100d10gH60lP140V5=00=00=0X340040040P1:
              00:00:00:00:0^590090090090090k>45kV540`160D70CA00A00A00A0d260D;0CE00E00E00E0f260D<0CF00F00F00F0X360D<0CF00F00F
              00F0X360D:0CD00D00D00D0n260D=0CG00G00G00G0R360D80CB00B00B00B0X260D=0CG00G00G00G0n260D80CB00B00B00B0d260D<0CF00
              F00F00F0T360D80CB00B00B00B0\360D:0CD00D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:00:0G80080h1:00:0`160V110=90090\1:0@
              10?:00:00:0l210_1=00E00I00I00I0R290>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00;0U760
              b==0OP100P100P100P100P100P10T460060l1:00:0G80080h1:00:0l160060J<00<0b1:07>00>00>0^160060J<0N10M@00@00@00@00@0d2
              D0><0=D00D00D0k?P100P10W160bL;0GJ00J00J00J00J0l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H00H0h2@
              0>80=@00@00@0^2;00H00H00H00H00H0h1=00E0b110a1J00J0P2800E00E00E00E00E0\380OK00K00K00K00K0n1<0<50;<00<0m1K00K0mD
              70dM60GE00E00E00E00E00E0h1:00:0R1>0H10G>00>00>0P280<10;80080i4E00E00E0e160Z;50\180<10;80080T1=00=0X1=0F10E=00=
              00=0n160060V110970070\1>00>00>0T2Y20B10N:00:0V1=07A00A00A00A0e180080T3:0k3Y200Y20Q:50050fG80d2700D00D00D00D0`1
              60F70070070070070E60X1;00;00;00;00;0W160R2<00<00<00<00<0Q260n2:00:00:00:00:0m260f380080080P160060060R1>00>0f11
              0970070h170;>00>00>0d160D=0CG00G0l160060060R1>00>0f110970070l170;>00>00>0T260060060R1>00>0f110970070h1>0<70;>0
              0>00>0[J80084U\5;0h180<10;80080T1:00:0R1=0F10E=00=00=0n160060V110970070T5<00<00<0P2B0P110OB00B0k=;00;0j@?00?0j2
              >00>0X310970070T290090090X1;0<40;;00;00;0Z290>10=90090];?00?0j>60d1;00C0^110]1H00H00H0^3;0GJ00J00J0j160i1J00J0
              0J0\480GG00G00G0n1W10>106C0@:0?C00C0Z170m1W100W10m1G00G0T6J0>10660@70S1J00J00J00J00J0T480GG00G00G00G0n1E0D:0CE
              00E00E0^2>0<70;>00>0[4G00G0P7J0>10660@70S1J00J00J0]H60060hL60b3500B00B00B00B0\160F70070070070070E60X1;00;00;00
              ;00;0W160R2<00<00<00<00<0Q260n2:00:00:00:00:0m260f380080080080080e360Z4=00=00=0Z190090090b150;<00<00<0l1900900
              90^1<0<50;<00<0Q?60060TE80GG00G00G0\210G>0c1G00G00G0o170n980GG00G00G00G00G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:
              ;0h2:00:00:00:0d160060[4;9gR3;00;00;0T1;00;0010010010010010Y4=0b7:0l1=00=0n1=00=00=00=0P380080080L?00600600600
              60060060060060e7:00:0^C50b160D<0CF00F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::0d2400=00=0X1L0L=0KL0
              0L00L0P3=00=00=0Z1L00L0010010860B40040040040040R2>00>0040040040040Q;:00:0h@100?00?00?0X2@00@00@0d140@60?>00>00
              >00>0\340@;0?C00C0O<00<0b340@;0?C00C0O<00<0b2<00<00<00<0f3?00?00?0b150D@00@00@00@00@0C50h1B00B00B00B00B0g150P3
              @00@00@00@0n450B@0AI00I0[1B00B0`450BB0AK00K0U1?00?0X3<00<00<00<0d3@00@00@0d140@:0?B00B00B00B00B0l4<00H00H00H00
              H00H00H0SZ141Qa1L0L=0KL00L0\2700@00@00@00@0X1700?00?00?00?0V1700?00?00?00?0V1700A00A0X280080G80080d1:00:0Z1600
              60f170IE00E0`2A0B70AA00A00A00A0n280080G80080d1:00:0Z160060f170IE00E0j270AA00A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0
              b4<00<0T4<00<0n3<00<0n3<00<0T6N0D70070C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l6?00700?00?0a2
              80Z580`230030030L30030030[380d580Z270070070T180080080]380P680Z230030030L30030030L30<70;=00=00=0`130<80;>00>00>
              0a580`880\390090090d150050050\1:00:00:0l180080080W88@YU3700700700M00M00M00M0b3:0;A00A00A0^250B20A;00;0T1C0@:0?
              C00C00C00C0h350050050050050050Z2C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I00I0i1i10P4:00:0d1<0GK00K00K0R3>00>00>00>
              0`280080080T2800@00@00@0h170F80EC00C00C00C00C00C00C0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E00E0_1`10^3:0
              0:0R1G0090090X120020020020g5`100`100`10m170b=:0Z470070070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<00
              <00<00<0X2=0<60;=00=00=00=0h270F80EC00C00C00C00C0^590>10=90090X1@0L10K@00@0b2<00<00<0d140@;0?C00C00C00C0b540@>
              0?F00F00F00F0l540@60?>00>00>00>00>0b770070070070n2@0D50C@00@00@00@0h2=0F10E=00=00=0gg1:0Xm1<00<00<00<0\260;=00
              =00=0d1:00G00G00G00G0V3:0?C00C00C0Q960\?=0\4?00?00?0l170AA00A00A00A0T380H20G>00>00>0^1@07D00D0b280080080080n14
              00@00@00@00@0^360060060060j1700C00C00C0gC=0`IV10B60F40040040040040E60R130030030c150050X220o380f7A0B70AA00A0g18
              0d480^5F00F0j2D00D00D00D0`2900E00E0P2A00A00A00A00A0Z3A00A00A00A0Z2500A00A0h1A00A00A00A0k@:0XI?00?0n<50B70A@00@
              00@00@0T250B50A>00>00>00>0l150B60A?00?00?00?0P250B70A@00@00@00@0T250B80AA00A00A00A00A0U:92[c6;00;00;00;0n1600A
              00A0b1800C00C0f1700B00B0d1800C00C00C00C0h4A0090090090c=50^H;0R270070070O<00<0\220o450T<>0<70;>00>0e150n5400@00
              @0a150b450h2700?00?00?0g250R740040040_150\450b2400<00<0X1400<00<0X1400<00<0X1400<00<0Y650j:?00700?00?0k150\790
              090090090`270GD00D00D00D0^780GG00G00G00G00G0d180<10;80080c1G00G00G0^550050050050R330>70=>00>0E70070f230>80=?00
              ?0G80080R260060060060oF50TK;0R470F70EB00B00B00B0X270F80EC00C00C00C0\270F80EC00C00C00C0\270F80EC00C00C00C0\270F
              80EC00C00C00C0\270F70EB00B00B00B0X270F80EC00C00C00C00C0QB;0ZG50n2>0<70;>00>00>0T2>0<70;>00>00>0V2>0<70;>00>00>
              0W750T:50d3A0<:0;A00A00A0Z2>0<70;>00>00>0V2G0<@0;G00G00G0S850b;50f280GG00G00G00G0h3>0<70;>00>00>0`2@0<90;@00@0
              0@0d2@0<90;@00@00@0^2=0<60;=00=00=0\2?0<80;?00?00?0T290090090090090i?G00G00G0m150`H50X370GF00F00F00F0R3>0<70;>
              00>00>0\1:00E00E0]4F00F00F0_250P==0F10E=00=0c15Gc`50000000<b97007007007007007007007;V1?00?0=G00G00G0j260D20C<0
              0<00<00<00<00<0XH40040040040040040P740040040040040040d540040040040040040V640040040040040040V140040040040040040
              d640040040040040040V140040040040040040d640040040040040040X540040040040040040l440040040040040040040fB@0F40040E@
              00@00@0`;?0D40040C?00?00?0l2@0F40040E@00@00@0^2<0>40040=<00<00<0d170F20E=00=00=00=0b170070070070070Z250B20A;00
              ;00;00;0^150050050050050V2600600>0T120S1D00D00D0R:60060GE00E00E00E00E0R2;0B10A;00;0Q2E00E00E00E00E0lG?00?0GN00
              N00N00N0\260060h1:00:0V1:0@10?:00:00:0Y5N00N00N0f<?00?0GN00N00N00N00N0R260Q2N00N00N0mZ50
              """#,
            text: #"""
              /** , `` is `. */
              public val : TokenTheme by lazy {
                  TokenTheme(TokenContexts(    ))
              }
              if (isSystemInDarkTheme())  else 
              tokens_groups_public val :  get() = .@Immutable
              public data class (
              ) {
                  internal constructor(contexts: TokenContexts) : this(
                          )
              }
              yes/** A part of the tokens. */
              public val tokens_: Tokens_,
              /** A part of the groups. */
              public val groups_: Groups_internalpublic val  = Tokens_(contexts),
               = Groups_ = Tokens_A part of the tokens.Groups_A part of the groups. */
              @Immutable
              public data class     )
              }
              ComposeColor
              ComposeDp
              ComposeFontFamily
              ComposeFontWeight
              KotlinDuration
              ComposeEasing
              Float
              TokenStroke
              TokenBorder
              TokenTransition
              KotlinList<TokenShadow>
              TokenGradient
              ComposeTextStyle
               object  {
               :  _()
              /** A part of the members of []. */
               sealed class ()

               by lazy {  }
               by lazy {

                  @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.internal fun (contexts: TokenContexts):  =
              when (contexts.) {
              elsewhen {
               ->
               ->  &&
              contexts. == TokenContexts.@Deprecated("Deprecated in the token source.")
              Text is shown in upper caselower casetitle case.
              Text that is too long is cut off at its beginningin its middleat its endText has a line above it.
              Text has a shadow, which Compose takes in pixels: see [TokenShadow.toTextShadow].

                  get() = Boolean
              String
              ComposeDpOffset
              ComposeDpSize
              ComposeDpRect
              ComposePaddingValues
              truefalseComposeDpOffset(.dp, .dp)
              ComposeDpSize(ComposeDpRect(ComposePaddingValues(start = .dp, top = .dp, end = .dp, bottom = ComposeFontFamily(
              ComposeFont(R.font., ComposeFontWeight(), ComposeFontStyle.Italic),
              ComposeFontFamily.Default
              ComposeTextStyle(
                  color =     fontSize = .sp,
                  fontWeight =     fontStyle = ComposeFontStyle.Italic,
                  textDecoration = ComposeTextDecoration.Underline,
                  textDecoration = ComposeTextDecoration.LineThrough,
                  textDecoration = ComposeTextDecoration.None,
                  textAlign = ComposeTextAlign.fontFamily = letterSpacing = .em,
              lineHeight = lineHeightStyle = ComposeLineHeightStyle(
                  ComposeLineHeightStyle.Alignment.Center,
                  ComposeLineHeightStyle.Trim.None,
              ),
              Start
              End
              Left
              Right
              Center
              Justify
              ComposeColor(, ColorSpaces.DisplayP3)
              ComposeColor(0x(contexts).dp
              ComposeFontWeight(.milliseconds
              ComposeEasing(TokenStroke(TokenStroke(
                  style = TokenStroke.Style.Dashed,
                  dashes = listOf(    cap = TokenStroke.Cap.RoundSquareButtTokenStroke.Style.SolidDashedDottedDoubleGrooveRidgeOutsetInsetTokenBorder(
                  color = ,
                  width = ,
                  stroke = ,
              )
              TokenTransition(
                  duration = ,
                  delay = ,
                  easing = listOf(
                  TokenShadow(
                      color = ,
                      offsetX = ,
                      offsetY = ,
                      blur = ,
                      spread =         isInset = true,
                  ),
              TokenGradient(
                  TokenGradient.Stop(// Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package import androidx.compose.foundation.isSystemInDarkTheme
              import androidx.compose.runtime.Composable
              import androidx.compose.runtime.CompositionLocalProvider
              import androidx.compose.runtime.Immutable
              import androidx.compose.runtime.ProvidableCompositionLocal
              import androidx.compose.runtime.remember
              import androidx.compose.runtime.staticCompositionLocalOf
              import androidx.compose.animation.core.CubicBezierEasing as ComposeEasing
              import androidx.compose.ui.graphics.Color as ComposeColor
              import androidx.compose.ui.text.TextStyle as ComposeTextStyle
              import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
              import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
              import androidx.compose.ui.unit.Dp as ComposeDp
              import kotlin.collections.List as KotlinList
              import kotlin.time.Duration as KotlinDuration

              /** The tokens that are not the same in every context, for one choice of contexts. */
              @Immutable
              public data class TokenTheme(
                  /** The contexts that the tokens are for. */
                  public val contexts: TokenContexts,
              ) {
                  /** Makes the theme of these contexts. */
                  public constructor(contexts: TokenContexts = TokenContexts()) : this(
                      contexts = contexts,

                  /** Themes for every choice of contexts, each made when it is first asked for. */
                  public companion object {
                  }
              }

              /** The theme of the composables below. */
              public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }

              /** Gives [content] the tokens of a choice of contexts. */
              @Composable
              public fun TokenTheme(
              : TokenContexts.    content: @Composable () -> Unit,
              ) {
                  val contexts = TokenContexts()
                  TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
              }

              /** Gives [content] the tokens of [theme]. */
              @Composable
              public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
                  CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
              }

              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTextStyle.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              4013K13l113m2010@=ed15jd19Se1:]e1:ge18oe1;Zf16`f1;kf16Qg1:[g16ag18ig1:R1Sh12Uh13Xh12Zh11[h12]h12_h14ch14gh12ih1
              2kh13nh13Qi13Ti13Wi13Zi13]i12_i12ai13di12fi12hi13ki13ni13Qj13Tj13Wj15\j15aj12cj12ej11fj12hj12jj122lj12nj11>oj1
              4Sk1;^k13ak13dk13gk13jk15ok15Tl1:^l17el1<Qm17Xm17_m178fm15km16Qn16Wn16]n16cn15hn16nn153So15Xo14\o163bo16ho16no1
              76UP25ZP23]P24aP25fP26lP274SQ24WQ29`Q29iQ2:4SQ24SR29\R28dR2<6PS2<\S2<hS28PT2>^T2@nT2>2\U2:fU282nU25SV242WV28_V2
              44nU25SV24cV2ATW2@4dW24hW25mW26SX25^6S20O0;g1;M1@00:L11;0A1e1;O0:c1Ng1IM1O15g1HM220D001L23013e1He1IT2k1S20O0:c1
              Ng1j1M1O1Gg1i1M2L2J5]1f1Z120D04Je1h1L2J3]1f1a120D0NOe1h1L2J4]1f1h120D0m1P1e1h1e1i1e1j1T2k1S20O0:c1Ng1k2M1O1Eg1
              j2M2L2J1]1f1[220D0m2Ee1i2L2J2]1f1b220D0b3Ee1i2L2J3]1f1i220D0W4i2e1i2e1j2e1k2T2k1@00D0P7f4KN1N010f;2EA1KN:f1\30
              h;n2e1\30f>Q8KN@m10n10m3O0>f1`3o1Q2f30gF1S20@hF4L0i10A1T2e1`3R2n30lF_2KN:f1j40[I^6KN@m10n10g4O0>f1V4o1S200iO<2
              0D0UP14O0?f1c40YP1620Fe1d42020gF1T2e1V4R2h40_P1:e1\50iP1Z1KN@m10n10Z5O0>f1n4o1S200SR1@20D0UP142020gF1T2e1n4R2[5
              0cR1>0QS1n4KN@m10n10k5O0>f1`5o1S20@SR1@L0i11A1T2e1`5R2l50oW1`5KN@m10n10[6O0>f1P6o1S20@iO<L0i12A1T2e1P6R2\60_]1
              V7l1
              """#,
            places: #"""
              :\o350R2=00=00=0X1;00;0010010010010010j2:00H00H00H0n2<00<00<0V1;00;0T160060060060060[;50050V?80`2:00H00H00H0l2
              ?00?00?0b150B@0AI00I0P2;00;00;0P350B@0AI00I0P2;00;00;0Z350BB0AK00K0T2;00;00;00;00;0[C80080RJ:0d2:00H00H00H0j2@
              00@00@0d140@;0?C00C0d1;00;00;0f240@;0?C00C0d1;00;00;0f240@<0?D00D0f1;00;00;00;00;0[A:00:0cX50000000>b970070070
              07007007007=]790090090090090090`H:00:0GW100W10d1:00:0c1W100W100W100W10n280<10;80080m2W100W100W100W10h;90090090
              090V?:00:0GW100W10d1:00:0c1W100W100W10^3;00;0P3:00:0e180F<00<0P2;00;0]7W100W100W100W100W100W10T@:00:0GW100W10d1
              :00:0c1W100W100W10f3;00;0Z1;00;0o4W100W100W100W100W10`E:00:0GW100W10d1:00:0c1W100W10f3;0B10A;00;0e3W100W100W10
              0W10nB:00:0GW100W10d1:00:0c1W100W10^3=0F10E=00=0]3W100W100W100W10[Z30
              """#,
            text: #"""
              (),
               -> TextOverflow.Ellipsis
               -> TextOverflow.StartEllipsis
               -> TextOverflow.MiddleEllipsis
               -> text.uppercase()
               -> text.lowercase()
               -> text.split(" ").joinToString(" ") { word -> word.replaceFirstChar(Char::titlecase) }
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.runtime.Composable
              import androidx.compose.runtime.ReadOnlyComposable
              import androidx.compose.ui.text.TextStyle
              import androidx.compose.ui.text.style.TextOverflow

              /** The numbered text styles. */
              public enum class TokenTextStyle(
                  /** The number, which stays when names and fonts change. */
                  public val number: Int,
              ) {

                      ;

                  /** How text of the style looks. */
                  public val style: TextStyle
                      @Composable @ReadOnlyComposable get() = style(LocalTokenTheme.current)

                  /** How text of the style looks in [theme]. */
                  public fun style(theme: TokenTheme): TextStyle =
                      when (this) {
                           -> theme.        }
                      get() =
                          when (this) {
                                          }

                  /** What happens to text of the style that is too long for its place. */
                  public val overflow: TextOverflow
                      get() =
                          when (this) {
                              else -> TextOverflow.Clip
                          }

                  /** [text] in the letter case of the style. */
                  public fun inCase(text: String): String =
                      when (this) {
                          else -> text
                      }

                  public companion object {
                      /** The style of a [number], if there is one. */
                      public fun of(number: Int): TokenTextStyle? = entries.firstOrNull { it.number == number }
                  }
              }

              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenStroke.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=g^25l^29U_2:__2:i_28Q`2;\`26b`2;m`26Sa2:]a26ca28ka2:R1Ub22Wb23Zb22\b21]b22_b22ab24eb24ib22kb22mb23Pc23Sc2
              3Vc23Yc23\c23_c22ac22cc23fc22hc22jc23mc23Pd23Sd23Vd23Yd25^d25cd22ed22gd21hd22jd22ld222nd22Pe21>Qe24Ue2;`e23ce2
              3fe23ie23le25Qf25Vf2:`f27gf2<Sg27Zg27ag278hg25mg26Sh26Yh26_h26eh25jh26Pi253Ui25Zi24^i263di26ji26Pj276Wj25\j23_j2
              4cj25hj26nj274Uk24Yk29bk29kk2:4Uk24Ul29^l28fl2<6Rm2<^m2<jm28Rn2>`n2@Po2>2^o2:ho282PP35UP342YP38aP344PP35UP34eP3
              AVQ3@4fQ34jQ35oQ36UR35<@00D00f4KN1N010f42EA10h4oY2l1
              """#,
            places: #"""
              800000000@b97007007007007007007007?a90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.runtime.Immutable
              import androidx.compose.ui.graphics.PathEffect
              import androidx.compose.ui.graphics.StrokeCap
              import androidx.compose.ui.graphics.drawscope.Stroke
              import androidx.compose.ui.unit.Density
              import androidx.compose.ui.unit.Dp
              import androidx.compose.ui.unit.dp

              /** How a line is drawn. */
              @Immutable
              public data class TokenStroke(
                  /** The kind of line. */
                  public val style: Style,
                  /** The lengths of dashes and gaps by turns; empty where the kind of line decides. */
                  public val dashes: List<Dp> = emptyList(),
                  /** How dashes end. */
                  public val cap: Cap = Cap.Butt,
              ) {
                  /** The kinds of lines, which look as in CSS. */
                  public enum class Style {
                      Solid,
                      Dashed,
                      Dotted,
                      Double,
                      Groove,
                      Ridge,
                      Inset,
                      Outset,
                  }

                  /** The ways in which dashes end: where the dash ends, or half the width of the line later. */
                  public enum class Cap {
                      Butt,
                      Round,
                      Square,
                  }

                  /**
                   * The line in pixels, for `drawRect`, `drawPath` and the like.
                   *
                   * Dashes that the source does not measure are three times as long as the line is wide, dots as
                   * long as it is wide; `Double` and the kinds after it are drawn as `Solid`.
                   */
                  public fun toStroke(width: Dp, density: Density): Stroke =
                      with(density) {
                          Stroke(
                              width = width.toPx(),
                              cap =
                                  when {
                                      cap == Cap.Round || style == Style.Dotted -> StrokeCap.Round
                                      cap == Cap.Square -> StrokeCap.Square
                                      else -> StrokeCap.Butt
                                  },
                              pathEffect =
                                  lengths(width).takeIf { it.isNotEmpty() }?.let { lengths ->
                                      PathEffect.dashPathEffect(FloatArray(lengths.size) { lengths[it].toPx() })
                                  },
                          )
                      }

                  /** Dashes and gaps by turns, as many of the one as of the other. */
                  private fun lengths(width: Dp): List<Dp> =
                      when {
                          dashes.size % 2 == 1 -> dashes + dashes
                          dashes.isNotEmpty() -> dashes
                          style == Style.Dashed -> listOf(width * 3f, width * 3f)
                          style == Style.Dotted -> listOf(0.dp, width * 2f)
                          else -> emptyList()
                      }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenBorder.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=gO5lO9UP1:_P1:iP18QQ1;\Q16bQ1;mQ16SR1:]R16cR18kR1:R1US12WS13ZS12\S11]S12_S12aS14eS14iS12kS12mS13PT13ST1
              3VT13YT13\T13_T12aT12cT13fT12hT12jT13mT13PU13SU13VU13YU15^U15cU12eU12gU11hU12jU12lU122nU12PV11>QV14UV1;`V13cV1
              3fV13iV13lV15QW15VW1:`W17gW1<SX17ZX17aX178hX15mX16SY16YY16_Y16eY15jY16PZ153UZ15ZZ14^Z163dZ16jZ16P[176W[15\[13_[1
              4c[15h[16n[174U\14Y\19b\19k\1:4U\14U]19^]18f]1<6R^1<^^1<j^18R_1>`_1@P`1>2^`1:h`182Pa15Ua142Ya18aa144Pa15Ua14ea1
              AVb1@4fb14jb15ob16Uc15<@00D00f4KN1N010f42EA10h4oJl1
              """#,
            places: #"""
              000000000Hb97007007007007007007007Ga90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.foundation.BorderStroke
              import androidx.compose.runtime.Immutable
              import androidx.compose.ui.graphics.Color
              import androidx.compose.ui.graphics.drawscope.Stroke
              import androidx.compose.ui.unit.Density
              import androidx.compose.ui.unit.Dp

              /** A line around something. */
              @Immutable
              public data class TokenBorder(
                  /** The colour of the line. */
                  public val color: Color,
                  /** How wide the line is. */
                  public val width: Dp,
                  /** How the line is drawn. */
                  public val stroke: TokenStroke,
              ) {
                  /** The same for `Modifier.border`, which draws every line without gaps. */
                  public fun toBorderStroke(): BorderStroke = BorderStroke(width, color)

                  /** The line in pixels, with its dashes, for `drawRect`, `drawPath` and the like. */
                  public fun toStroke(density: Density): Stroke = stroke.toStroke(width, density)
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenShadow.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=dU25iU29RV2:\V2:fV28nV2;YW26_W2;jW26PX2:ZX26`X28hX2:R1RY22TY23WY22YY21ZY22\Y22^Y24bY24fY22hY22jY23mY23PZ2
              3SZ23VZ23YZ23\Z22^Z22`Z23cZ22eZ22gZ23jZ23mZ23P[23S[23V[25[[25`[22b[22d[21e[22g[22i[222k[22m[21>n[24R\2;]\23`\2
              3c\23f\23i\25n\25S]2:]]27d]2<P^27W^27^^278e^25j^26P_26V_26\_26b_25g_26m_253R`25W`24[`263a`26g`26m`276Ta25Ya23\a2
              4`a25ea26ka274Rb24Vb29_b29hb2:4Rb24Rc29[c28cc2<6oc2<[d2<gd28od2>]e2@me2>2[f2:ef282mf25Rg242Vg28^g244mf25Rg24bg2
              ASh2@4ch24gh25lh26Ri25<@00D00f4KN1N010f42EA10h4lP2l1
              """#,
            places: #"""
              600000000Bb97007007007007007007007Aa90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.runtime.Immutable
              import androidx.compose.ui.Modifier
              import androidx.compose.ui.draw.dropShadow
              import androidx.compose.ui.draw.innerShadow
              import androidx.compose.ui.geometry.Offset
              import androidx.compose.ui.graphics.Color
              import androidx.compose.ui.graphics.RectangleShape
              import androidx.compose.ui.graphics.Shape
              import androidx.compose.ui.graphics.shadow.Shadow
              import androidx.compose.ui.unit.Density
              import androidx.compose.ui.unit.Dp
              import androidx.compose.ui.unit.DpOffset
              import androidx.compose.ui.graphics.Shadow as TextShadow

              /** One layer of a shadow. */
              @Immutable
              public data class TokenShadow(
                  /** The colour of the shadow. */
                  public val color: Color,
                  /** How far the shadow is moved to the right. */
                  public val offsetX: Dp,
                  /** How far the shadow is moved down. */
                  public val offsetY: Dp,
                  /** How wide the edge is, from full colour to none. */
                  public val blur: Dp,
                  /** How much larger than its caster the shadow is, at each side. */
                  public val spread: Dp,
                  /** Whether the shadow falls into its caster, as if that were a hole. */
                  public val isInset: Boolean = false,
              ) {
                  /** The same for `Modifier.dropShadow` and `Modifier.innerShadow`. */
                  public fun toShadow(): Shadow =
                      Shadow(radius = blur, color = color, spread = spread, offset = DpOffset(offsetX, offsetY))

                  /** The same for text, in pixels; text has no spread. */
                  public fun toTextShadow(density: Density): TextShadow =
                      with(density) {
                          TextShadow(color = color, offset = Offset(offsetX.toPx(), offsetY.toPx()), blurRadius = blur.toPx())
                      }
              }

              /** Draws all layers of a shadow, the topmost first in [layers]. Needs Compose 1.9 or newer. */
              public fun Modifier.tokenShadow(layers: List<TokenShadow>, shape: Shape = RectangleShape): Modifier =
                  layers.asReversed().fold(this) { modifier, layer ->
                      if (layer.isInset) {
                          modifier.innerShadow(shape, layer.toShadow())
                      } else {
                          modifier.dropShadow(shape, layer.toShadow())
                      }
                  }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenGradient.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=RP25WP29`P2:jP2:TQ28\Q2;gQ26mQ2;XR26^R2:hR26nR28VS2:R1`S22bS23eS22gS21hS22jS22lS24PT24TT22VT22XT23[T23^T2
              3aT23dT23gT23jT22lT22nT23QU22SU22UU23XU23[U23^U23aU23dU25iU25nU22PV22RV21SV22UV22WV222YV22[V21>\V24`V2;kV23nV2
              3QW23TW23WW25\W25aW2:kW27RX2<^X27eX27lX278SY25XY26^Y26dY26jY26PZ25UZ26[Z253`Z25eZ24iZ263oZ26U[26[[276b[25g[23j[2
              4n[25S\26Y\274`\24d\29m\29V]2:4`\24`]29i]28Q^2<6]^2<i^2<U_28]_2>k_2@[`2>2i`2:Sa282[a25`a242da28la244[a25`a24Pb2
              Aab2@4Qc24Uc25Zc26`c25<@00D00f4KN1N010f42EA10h4Zk1l1
              """#,
            places: #"""
              400000000Db97007007007007007007007Ca90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.runtime.Immutable
              import androidx.compose.ui.geometry.Offset
              import androidx.compose.ui.graphics.Brush
              import androidx.compose.ui.graphics.Color

              /** Colours that run into each other. */
              @Immutable
              public data class TokenGradient(
                  /** The colours and their places, from start to end. */
                  public val stops: List<Stop>,
              ) {
                  /** Makes a gradient. */
                  public constructor(vararg stops: Stop) : this(stops.asList())

                  /** A colour and its place. */
                  @Immutable
                  public data class Stop(
                      /** The colour. */
                      public val color: Color,
                      /** The place, from 0 at the start to 1 at the end. */
                      public val position: Float,
                  )

                  /** A brush from one point to another, in pixels; without them from corner to corner. */
                  public fun linear(start: Offset = Offset.Zero, end: Offset = Offset.Infinite): Brush =
                      Brush.linearGradient(*pairs(), start = start, end = end)

                  /** A brush from left to right. */
                  public fun horizontal(): Brush = Brush.horizontalGradient(*pairs())

                  /** A brush from top to bottom. */
                  public fun vertical(): Brush = Brush.verticalGradient(*pairs())

                  /** A brush from a point outwards, in pixels; without it from the middle. */
                  public fun radial(center: Offset = Offset.Unspecified, radius: Float = Float.POSITIVE_INFINITY): Brush =
                      Brush.radialGradient(*pairs(), center = center, radius = radius)

                  /** A brush around a point, clockwise from the right, in pixels; without it around the middle. */
                  public fun sweep(center: Offset = Offset.Unspecified): Brush = Brush.sweepGradient(*pairs(), center = center)

                  /** The stops as brushes take them: at least two. */
                  private fun pairs(): Array<Pair<Float, Color>> {
                      val pairs = stops.map { it.position to it.color }
                      return (if (pairs.size == 1) pairs + pairs else pairs).toTypedArray()
                  }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTransition.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=hO5mO9VP1:`P1:jP18RQ1;]Q16cQ1;nQ16TR1:^R16dR18lR1:R1VS12XS13[S12]S11^S12`S12bS14fS14jS12lS12nS13QT13TT1
              3WT13ZT13]T13`T12bT12dT13gT12iT12kT13nT13QU13TU13WU13ZU15_U15dU12fU12hU11iU12kU12mU122oU12QV11>RV14VV1;aV13dV1
              3gV13jV13mV15RW15WW1:aW17hW1<TX17[X17bX178iX15nX16TY16ZY16`Y16fY15kY16QZ153VZ15[Z14_Z163eZ16kZ16Q[176X[15][13`[1
              4d[15i[16o[174V\14Z\19c\19l\1:4V\14V]19_]18g]1<6S^1<_^1<k^18S_1>a_1@Q`1>2_`1:i`182Qa15Va142Za18ba144Qa15Va14fa1
              AWb1@4gb14kb15Pc16Vc15<@00D00f4KN1N010f42EA10h4PKl1
              """#,
            places: #"""
              >00000000:b970070070070070070070079a90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.

              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

              package 

              import androidx.compose.animation.core.Easing
              import androidx.compose.animation.core.TweenSpec
              import androidx.compose.runtime.Immutable
              import kotlin.time.Duration
              import androidx.compose.animation.core.tween as composeTween

              /** How something changes from one state to another. */
              @Immutable
              public data class TokenTransition(
                  /** How long the change takes. */
                  public val duration: Duration,
                  /** How long it waits before it begins. */
                  public val delay: Duration,
                  /** How it gathers and loses speed. */
                  public val easing: Easing,
              ) {
                  /** The same for `animate…AsState`, `animateTo` and the like. */
                  public fun <T> tween(): TweenSpec<T> =
                      composeTween(
                          durationMillis = duration.inWholeMilliseconds.toInt(),
                          delayMillis = delay.inWholeMilliseconds.toInt(),
                          easing = easing,
                      )
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }

  private static func swift() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "f88ea211827b330d",
      used: [0, 1, 0, 2, 0, 6, 0, 8, 0, 10, 0, 16, 1, 1, 1, 100, 7, 0, 7, 1, 7, 3, 7, 7, 7, 9, 7, 10, 7, 11, 7, 15, 7, 16, 7, 18, 9, 0, 9, 1, 9, 2, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 13, 9, 14, 9, 15, 9, 19, 9, 20, 9, 22, 9, 24, 10, 0, 10, 1, 10, 2, 10, 3, 11, 0, 11, 1, 11, 2, 11, 3, 12, 0, 12, 1, 12, 2, 12, 3, 12, 4, 12, 12, 13, 0, 13, 1, 13, 2, 15, 2, 15, 3, 16, 0, 17, 0, 17, 3, 18, 0, 18, 1, 18, 2, 18, 3, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 2, 30, 5, 30, 6, 30, 7, 30, 9, 30, 11, 30, 13, 30, 17, 30, 19, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 33, 0, 33, 1, 34, 0, 34, 1, 34, 5, 34, 6, 35, 0, 35, 1, 35, 2, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 2, 50, 3, 50, 5, 50, 7, 50, 8, 50, 9, 50, 10, 50, 11, 50, 12, 50, 13, 51, 0],
      [
        BuiltInPrograms.Entry(
          "Tokens.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              f1012V112R311^512i511R613d611R844W:11h:12j<22T>11V>11X>11Z>11\>11^>11`>11b>11d>11l>11R?11X?11]?11e?11m?11[@11i@
              12aD12SE12mE12[F14eG12]H11oH12aJ11lJ12XK11]K11bK11PL11UL12RM11cM11TN12bO12TP111YP111^P111cP111hP111mP111RQ111TQ1
              0051d1?:S1;R1<P1?T1@MCU1DV1EW1FX1GY1HZ1I[1J\1L]1N^11d18Z1;[1<\1=]1>^1?_1@`1Aa1B1d18Z1C[1D\1E]1F^1G_1H`1Ia1J1d1
              ?:a1;a1<a1?_1@a1C`1Da1Ea1Fa1Ga1Ha1Ia1Ja1La1Na11d1?:c1;d1<d1?d1@d1Cd1Db1Ed1Fd1Gd1Hd1Id1Jd1Ld1Nd1@=lR25QS29ZS2:dS2
              :nS28VT2;aT26gT2;RU26XU2:bU26hU28PV2:R1ZV22\V23_V22aV21bV22dV22fV24jV24nV22PW22RW23UW23XW23[W23^W23aW23dW22fW2
              2hW23kW22mW22oW23RX23UX23XX23[X23^X25cX25hX22jX22lX21mX22oX22QY222SY22UY21>VY24ZY2;eY23hY23kY23nY23QZ25VZ25[Z2
              :eZ27lZ2<X[27_[27f[278m[25R\26X\26^\26d\26j\25o\26U]253Z]25R^14_]263e]26k]26Q^276X^25]^23`^24d^25i^26o^274V_24
              Z_29c_29l_2:4V_24V`29_`28g`2<6Sa2<_a2<ka28Sb2>ab2@Qc2>2_c2:ic282Qd25Vd242Zd28bd244Qd25Vd24fd2AWe2@4ge24ke25Pf2
              6Vf25iR1O0Bm10n11<o1Q26001@10L1I1i1:A1e12R2=O0Ba1_1f1GO0:a1_1f1G001e1GO0:m10n11T1o1Q2M001S21@10L1i16A1T2e1IR2U1
              k101g1L0Q1G1]1f1l1L0m10n11j1o10h1K2100c2@2110S3g12100l422100n45e1^1R2k1e1Q30S5JL0m10n11_2o10j422100c2@2110m54O
              16N01P13f1\2e1]20Q61001e1o1R2`20R6m1L0m10n11o2o10o762100l42210P13f1l2e1m20Q61001e1c2R2P30U8<k1S20O08J0]1f1Y30a8
              ;e1\5O08J1]1f1_30l8?e1\5O08J2]1f1e30[9@e1\5O08J3]1f1k30k9@e1\5O08J4]1f1Q40[:?e1\5O08J5]1f1W40j:;e1\5O08J6]1f1]4
              0U;7e1\5O08J7]1f1c40\;<e1\5O08J8]1f1i40h;<e1\5O08J9]1f1o40T<@e1\5O08J:]1f1U50d<>e1\5O08J;]1f1[50R=>e1\50`=@T2k1
              L0g1h5M1@10:L11;0A1e1h5k1S20O08J4]1f1P60P>d1e1P6T2k1S20O0<g1b6M10d?HO10g1`6M20\@;80L2190e1`60g@2e1b6T2k1S20@10
              O0;i13A1@10L0i14A1O0=f1`7@10L0i15A10i@B2000l42L0i120[A32010^A4@10L0i14A1e1`7@10L0O09O0>f1h7O0=_1e1i7I0f1l7FbA>
              e1m7FPB7O01i17A1T2k1S20L1b1:f1X8I1e1Y9O08J1]1f1^8I1e1a8O08J3]1f1d8I1e1g8O08J4]1f1j8I1e1m8O08J5]1f1P9I1e1S9O08J
              6]1f1V9I1e1Y9O08J7]1f1g9L210WB4L310l42L0i120[A3L1j100[B3e1U:L210WB4L310l42L0i120^B3@j42L1j10A10aB2T2k1@10O07i1
              3A1O09f1_:0cB7e1_:0jB52000^B3@j42L0i19A10aB2k1O0Bm10n11T;o1Q2n:001@10L1O09i1:A1e1j:R2U;O0Ba1_1f1_;O0:a1_1f1_;0
              01e1_;O0:m10n11l;o1Q2e;001S21@10L1i16A1T2e1a;R2m;O0Ba1_1f1S<I1e1V<O0:a1_1f1]<O0;a1_1f1]<001e1]<O0;m10n11h<o1Q2
              c<001@10L1i18A1e1_<R2i<k1@10O02i13A1O03b1a1f1S=I1e1U=O03b1`1f1f=L1f1Z=0cB7e1Z=0oB;2000l42O03j110^B3@j42O03j12A
              10aB2e1S>L1f1j=0cB7e1j=0oB;2000l42O03j110[A3O03j120[B3k10ZC5k10_C7k10fC;k10U;7k10QD;k10\D:k10fD:k10PE<k1@10O00
              f1i>0\E4e1j>0`E5A1k1@108020090A1k10eE;80200900g@2k1@10O004o70A1k10PF>O004o700^F5O014o700g@2k10cFAO004o700TG:O0
              14o700g@2k10^G=O004o700^F5O014o700kG9O024o700TG:O034o700g@2k10THAO004o700eH;O014o700PI:O024o700ZI<O034o700g@2k1
              0fIKBj42L0i1LC2O07g1UAM10aJ:O12460e1UAO02g1^AM10kJ<Bj42L1j13C2e1^AO09J0]1_1f1gA0WK<O0966e1gAO0;g1nAM10cK@O1246
              0e1nAO0=g1UBM10SL:O12460e1UBO0Ag1`BM10]L@Bj4280L1190C2e1`BO0Cg1kBM10mL<Bj4280L1190C2e1kBO0Hg1TCM10YM;Bj42L1j13
              C2e1TCO0Dg1[CM10dM@L167e1[CO0Eg1bCM10TNAL168e1bCO0Fg1oCM10eNAL1J3]1f1lC0VO;e1nCL169e1oCO0Gg1VDM10aO@L16:e1VDO0
              Ig1_DM10QP1=Bj42L1j13C2e1_D0^P13k1O00g1iDM1@10L1j10A1e1REO06a1f1nD0aP14e1RE0eP1@O06i1N0g@2k1>O00i1O?M1L1F10^1f1
              aE0eP1@O00i1N0g@2e1lE0UQ1CBj42O00i1NC20hQ1=@UR14L11A10YR16k10_R11L0m10n11XFo1Q2TF0`R128021090e1PFR2YF0bR12k1L0
              m10n11cGo1O13m10n12aGo10dR1>O204o70O21J0]1_1f1mF0RS1@e1mFO22g1VGM30bS1B80L3190e1VGO23g1_GM30TT1880L3190e1_G0\T1
              3e1aFR2bGe1]FR2dGk1O0<g1XHM10_T1>Bj42L0i1Q1C20mT1JO104400gU19O114400PV18O124400XV14e1\H0\V1;L0i1Q10g@2k10gV15O
              004400gU19O014400PV18O02440O04_1f1mH0lV19O03440e1mH001k1O00b1:f1cIO01b1:f1cIO02`1f1cIO03`1f1cI0UW1BO00j100gW18
              O01j100g@2e1`J0oW1EBj42O00j10C20dX1:Bj42O01j10C2O02g1VJM10nX1GBj42L1j10C2e1VJO03g1_JM10eY1FBj42L1j10C2e1_J0^P1
              3k1@10O02f1iJ0[Z17O00NF1e1jJ201A1k10bZ1?O02460O03g1VKM10Q[1=L1460e1VK0g@2k10^[1@O004o700g@2k10n[1>O024600g@2k1
              0\\1;O004o700`R12O014o700`R12O024o700`R12O034o700g@2k1@10O004o70A1k1O00g1]LM10g\1=L1640g@2e1QM0T]1EO01m10n11gL
              o1Q2dL0`R12L1j13e1`LR2hL0i]19O02g1oLM1L165e1PM0R^140g@2k10V^1FBj42O00j13C20l^1;Bj42O01j13C20W_1<Bj42O02j13C20^P1
              3k10c_1Q1Bj42O00j14C20d`1GBj42O01j14C20[a1;Bj42O02j13C20^P13k10fa12O00m10n11_Oo10ha1JBUR14O10j13C40bb1?BUR14O1
              1j13C40Qc1?BUR14O12j13C40`c1<BUR14O13j13C40lc1>BUR14O14j13C4O15f1VO0Zd1Ce1VO0md14P14G1]1f1\Oe1]O0Q61001e1WNR2`O
              0bR12k10Qe1@O00m10n11QP1o10ae18Bj42O10j13C20ie16O114o700\T13e1eOR2RP10oe13k1@10L0i1KA1k1@10O02460A1k1@10O004o7
              0A1k1@10L0j10A1k1@10O02460A1k1@10O03j14A1k10Rf12k1@10D0Tf1j3EA10ni1d1KN:f1_Q10bk1S5e1`Q10eP2k10`R2<KN1N010^B3K
              N:f1oQ1@j42KN8i11A1e1oQ1KN:f1bR1KN2N:a1_1f1ZR1I1e1_R1KN2NBa1_1f1bR1001e1bR1@j42KN2i10A10aB2l1
              """#,
            places: #"""
              Z1f7;0GJ00J00J00J00J0l1G0N10640S1G00G0k1J00J0f5;00H00H00H0j1800E00E00E00E00E0T380GG00G00G00G00G00G0f190>10=900
              90e1G00G00G0U;70PA=0Z6900A0Z110Y1F00F0\290GH00H00H00H0^360060h1:00:0^460060L60060_:H00H00H00H0\?90GH00H00H00H0
              l160060h1:00:0X190090090d190090;20Z130030]7H00H00H0h=90GH00H00H00H0T260060L60T190090;20Z130030Q5H00H00H0aS1=Fk9
              40`160D70CA00A00A00A0`260D;0CE00E00E00E0P360D<0CF00F00F00F0T360D<0CF00F00F00F0T360D:0CD00D00D00D0n260D=0CG00G0
              0G00G0l260D80CB00B00B00B0Z260D=0CG00G00G00G0n260D80CB00B00B00B0d260D<0CF00F00F00F0T360D80CB00B00B00B0h260D:0CD
              00D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010010Y4=0R>:0l160D:0CD00D00D00D0k1:00:0n8:0\2=00=00=00=0h3800
              80080080b1?0060060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=00=0X1=0F10E=00=00=0\260060V110970070P1>
              00>0`1=0F10E=00=00=0P2W30>10670j1:00:0V1=07A00A00A00A0U2@00@0d390F>0_5W300W30Q>60060\J60l3100>00>00>00>0T160F;
              00;00;00;00;0E60`1<00<00<00<00<0_160\2:00:00:00:00:0[260T3=00=00=00=00=0S360R480080080080080Q460f4=00=00=0Z160
              060060P140040040R110970070\110;80080080h160060060P140040040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:00
              :0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J00J00J0l1M0N106:0S1M00M0k1J00J0R6;00H00H00H0j1800E00E00E00E0
              0E0T380GG00G00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H00H00H00H0h1800E00E00E0f1800E00E00E00E00E0\380OK00K00
              K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A00A00A00A0Z1700?00?0V280080I90090f120V160060f170IE00E0P2A0
              B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4<00<0j3<00<0f3<00
              <0f3<00<0b5N0D70070C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j480\230030030L3
              0030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d250050050\190090090
              b180080080d1:00:00:0U788ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<00<00<0`270F80EC00C00C0
              0C0Z270070070P3D00D00D00D0d2900E00E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050050050\3<00<00<00<0l1>
              00>0050050050050050\370070070070`1;0:509;00;00;0V370070070070j150050050h2<00<00<00<0V240040040f2<00<00<00<0X34
              0@>0?F00F0Q1=00=0j240040040h2;00;00;00;0R250050050l280080080080f1<0:609<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=
              00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0<:0;A00A00A0`2500500
              50050050S<50\?50d280GG00G00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L00L0b2<0GK00K00K00K0j280080V170F80EC00C00
              C00C00C0X4@00@00@00@0`2=0040040040040l260060060060X1=0040040040040040k>K00K0i1L00L0i158QB;00;00;00;0P2;0B10A;0
              0;00;0f2600B00B0R2800D00D0T2700C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R2600B0n1:07>00>00>0j1700C00C0
              0C0]980P?700D00D0b1600C00C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=0Z3>0<70;>00>00>0l1=0<60;=00=0Z2C00
              C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;00;00;0[L50ZR1m10T2:00:0S290H70070070070\2;00;0e450V750`2400@
              0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H40040040H40040040H40040040c4
              50d870070070070k150l690090090090j170070070070070`380GG00G00G00G00G0n110970c1G00G00G0`550050050F30030030030030_=
              50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0a650Z950f3H0J:0IH00H00H0Z3E0J70IE00E00E0\2F0:@09F00F00F0
              [950f<50V280GG00G00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2?0:909?00?00?0R2<0:609<00<00<0P2>0:809>00>0j19009009
              0090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F1
              0E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<IYb60000
              0000000000000hX290090090090090090090RA70070070070070d190090090T1N0L?00?0KN00N00N0`390090090N400400400H00H00H00
              H00H0h1400400400K00K00K00K00K0X3=0@40040?=00=00=0oU30
              """#,
            text: #"""

              /// The tokens that are not the same in every context.
              public static func theme(_ : TokenContexts.) -> TokenTheme {
                TokenTheme(contexts: TokenContexts(  : ))
              }
              public static func theme(
               = .,) -> TokenTheme {
                TokenTheme(
                  contexts: TokenContexts(
                        )
                )
              }
              TokenColor
              TokenDimension
              TokenFontFamily
              TokenFontWeight
              Swift.Duration
              TokenCurve
              Double
              TokenStroke
              TokenBorder
              TokenTransition
              [TokenShadow]
              TokenGradient
              TokenTypography
              @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
              @available(*, deprecated, message: )
              public static var  {  }

              public static static var  }
               {
              }
              public enum static var Bool
              String
              TokenImage
              TokenPoint
              TokenSize
              TokenRect
              TokenInsets
              truefalseTokenImage(TokenPoint(x: , y: TokenSize(width: , height: TokenRect(x: , width: TokenInsets(top: , leading: , bottom: , trailing: TokenTypography(
                family: ,
                size: ,
                weight: ,
                slant: .,
                lineHeight: ,
                kern: ,
                relativeTo: ,
                system: ,
                color: ,
                alignment: .,
                letterCase: .,
                decoration: .lineThrough,
                lineBreak: .,
                shadows: 
              )
              nil
              TokenFontFamily(TokenFontFamily(
                ,
                faces: [
                    ]
              )
              [, ]
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                ,
                displayP3: .init(red: , green: , blue: )
              )
              TokenColor(red: , alpha: TokenColor(light: , dark: TokenColor(
                light: ,
                dark: ,
                lightHighContrast: ,
                darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                color: ,
                width: ,
                stroke: TokenTransition(
                milliseconds: ,
                delayMilliseconds: ,
                curve: [
                TokenShadow(
                  color: ,
                  offsetX: ,
                  offsetY: ,
                  blur: ,
                  spread: ,
                  isInset: true
                )TokenGradient([
                .init(, at: ])
              0
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// The design tokens, in the groups of the source.
              ///
              /// Colours know light and dark appearance themselves. What also depends on something else is given
              /// for the default here, and for every choice by `theme`.
              ///
              /// Colours know light and dark appearance themselves.
              public enum colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Group.swift.tmpl",
          root: 1,
          EncodedTemplate(
            code: #"""
              d1011\212g211P313b311P544U711f712h922R;11T;11V;11X;11Z;11\;11^;11`;11b;11j;11P<11V<11[<11c<11k<11Y=11g=12_A12QB
              12kB12YC14cD12[E11mE12_G11jG12VH11[H11`H11nH11SI12PJ11aJ11RK12`L12RM11WM11\M11aM11fM11kM11PN11RN0051d1?:Q1;P1<
              N?R1@KCS1DT1EU1FV1GW1HX1IY1JZ1L[1N\11d18Z19[1:\1;]1<^1=_1>`1?a1@1d18Z1A[1B\1C]1D^1E_1F`1Ga1H1d1?:_1;_1<_1?]1@_1
              C^1D_1E_1F_1G_1H_1I_1J_1L_1N_11d1?:a1;b1<b1?b1@b1Cb1D`1Eb1Fb1Gb1Hb1Ib1Jb1Lb1Nb1@=ma15Rb19[b1:eb1:ob18Wc1;bc16hc1
              ;Sd16Yd1:cd16id18Qe1:R1[e12]e13`e12be11ce12ee12ge14ke14oe12Qf12Sf13Vf13Yf13\f13_f13bf13ef12gf12if13lf12nf12Pg1
              3Sg13Vg13Yg13\g13_g15dg15ig12kg12mg11ng12Ph12Rh122Th12Vh11>Wh14[h1;fh13ih13lh13oh13Ri15Wi15\i1:fi17mi1<Yj17`j1
              7gj178nj15Sk16Yk16_k16ek16kk15Pl16Vl153[l15fU14`l163fl16ll16Rm176Ym15^m13am14em15jm16Pn174Wn14[n19dn19mn1:4Wn1
              4Wo19`o18ho1<6TP2<`P2<lP28TQ2>bQ2@RR2>2`R2:jR282RS25WS242[S28cS244RS25WS24gS2AXT2@4hT24lT25QU26WU25dNS20O08J0]1
              f1700;e1Z2O08J1]1f1=0;?e1Z2O08J2]1f1C0J@e1Z2O08J3]1f1I0Z1@e1Z2O08J4]1f1O0j1?e1Z2O08J5]1f1U10Y2;e1Z2O08J6]1f1[1
              0d27e1Z2O08J7]1f1a10k2<e1Z2O08J8]1f1g10W3<e1Z2O08J9]1f1m10c3@e1Z2O08J:]1f1S20S4>e1Z2O08J;]1f1Y20a4>e1Z20o4@T2k1
              L0g1f2M1@_50:L11;0A1e1f2k1S20O08J4]1f1n20_5d1e1n2T2k1S20O0<g1`3M10S7HO10g1^3M20k7;80L2190e1^30V82e1`3T2k1S20@_5
              0O0;i11A1@_50L0i12A1O0=f1^4@_50L0i13A10X8B2000j82L0i100l832010o84@_50L0i12A1e1^4@_50L0O09O0>f1f4O0=_1e1g4I0f1j4
              FS9>e1k4Fa97O01i15A1T2k1S20L1b1:f1V5I1e1W6O08J1]1f1\5I1e1_5O08J3]1f1b5I1e1e5O08J4]1f1h5I1e1k5O08J5]1f1n5I1e1Q6
              O08J6]1f1T6I1e1W6O08J7]1f1e6L210h94L310j82L0i100l83L1j100l93e1S7L210h94L310j82L0i100o93@R:2L1j10A10T:2T2k1@_50
              O07i11A1O09f1]70V:7e1]70]:52000o93@R:2L0i17A10T:2k1O0Bm10n11R8o1Q2l70b:1@_50L1O09i18A1e1h7R2S8O0Ba1_1f1]8O0:a1
              _1f1]80b:1e1]8O0:m10n11j8o1Q2c80b:1S21@_50L1i14A1T2e1_8R2k8O0Ba1_1f1Q9I1e1T9O0:a1_1f1[9O0;a1_1f1[90b:1e1[9O0;m1
              0n11f9o1Q2a90b:1@_50L1i16A1e1]9R2g9k1@_50O02i11A1O03b1a1f1Q:I1e1S:O03b1`1f1d:L1f1X:0V:7e1X:0c:;2000j82O03j110o9
              3@R:2O03j12A10T:2e1Q;L1f1h:0V:7e1h:0c:;2000j82O03j110l83O03j120l93k10n:5k10S;7k10Z;;k10d27k10e;;k10P<:k10Z<:k1
              0d<<k1@_50O00f1g;0P=4e1h;0T=5A1k1@_508020090A1k10Y=;80200900V82k1@_50O004o70A1k10d=>O004o700R>5O014o700V82k10W>
              AO004o700h>:O014o700V82k10R?=O004o700R>5O014o700_?9O024o700h>:O034o700V82k10h?AO004o700Y@;O014o700d@:O024o700n@
              <O034o700V82k10ZAKBR:2L0i1JC2O07g1S>M10UB:O12460e1S>O02g1\>M10_B<BR:2L1j13C2e1\>O09J0]1_1f1e>0kB<O0966e1e>O0;g1
              l>M10WC@O12460e1l>O0=g1S?M10gC:O12460e1S?O0Ag1^?M10QD@BR:280L1190C2e1^?O0Cg1i?M10aD<BR:280L1190C2e1i?O0Hg1R@M1
              0mD;BR:2L1j13C2e1R@O0Dg1Y@M10XE@L167e1Y@O0Eg1`@M10hEAL168e1`@O0Fg1m@M10YFAL1J3]1f1j@0jF;e1l@L169e1m@O0Gg1TAM10
              UG@L16:e1TAO0Ig1]AM10eG=BR:2L1j13C2e1]A0RH3k1O00g1gAM1@_50L1j10A1e1PBO06a1f1lA0UH4e1PB0YH@O06i1L0V82k1>O00i1M?
              M1L1F_50^1f1_B0YH@O00i1L0V82e1jB0iHCBR:2O00i1LC20\I=@iI4L11A10mI6k10SJ1L0m10n11VCo1Q2RC0TJ28021090e1nBR2WC0VJ2
              k1L0m10n11aDo1O13m10n12_Do10XJ>O204o70O21J0]1_1f1kC0fJ@e1kCO22g1TDM30VKB80L3190e1TDO23g1]DM30hK880L3190e1]D0PL
              3e1_CR2`De1[CR2bDk1O0<g1VEM10SL>BR:2L0i1OC20aLJO104400[M9O114400dM8O124400lM4e1ZE0PN;L0i1O0V82k10[N5O004400[M9
              O014400dM8O02440O04_1f1kE0`N9O03440e1kE0b:1k1O00b1:f1aFO01b1:f1aFO02`1f1aFO03`1f1aF0iNBO00j100[O8O01j100V82e1^G
              0cOEBR:2O00j10C20XP1:BR:2O01j10C2O02g1TGM10bP1GBR:2L1j10C2e1TGO03g1]GM10YQ1FBR:2L1j10C2e1]G0RH3k1@_50O02f1gG0oQ1
              7O00NF1e1hG201A1k10VR1?O02460O03g1THM10eR1=L1460e1TH0V82k10RS1@O004o700V82k10bS1>O024600V82k10PT1;O004o700TJ2O
              014o700TJ2O024o700TJ2O034o700V82k1@_50O004o70A1k1O00g1[IM10[T1=L1640V82e1oI0hT1EO01m10n11eIo1Q2bI0TJ2L1j13e1^I
              R2fI0]U19O02g1mIM1L165e1nI0fU140V82k10jU1FBR:2O00j13C20`V1;BR:2O01j13C20kV1<BR:2O02j13C20RH3k10WW1Q1BR:2O00j14
              C20XX1GBR:2O01j14C20oX1;BR:2O02j13C20RH3k10ZY12O00m10n11]Lo10\Y1JBiI4O10j13C40VZ1?BiI4O11j13C40eZ1?BiI4O12j13C
              40T[1<BiI4O13j13C40`[1>BiI4O14j13C4O15f1TL0n[1Ce1TL0a\14P14G1]1f1ZLe1[L0e\110b:1e1UKR2^L0VJ2k10f\1@O00m10n11oL
              o10V]18BR:2O10j13C20^]16O114o700PL3e1cLR2PM0d]13k1@_50L0i1IA1k1@_50O02460A1k1@_50O004o70A1k1@_50L0j10A1k1@_50O
              02460A1k1@_50O03j14A1k10g]12k1@_50D0i]1j3EA10ca1:KN1N010o93@R:2KNT3i16A10T:2l1
              """#,
            places: #"""
              P2h<40`160D70CA00A00A00A0`260D;0CE00E00E00E0P360D<0CF00F00F00F0T360D<0CF00F00F00F0T360D:0CD00D00D00D0n260D=0CG
              00G00G00G0l260D80CB00B00B00B0Z260D=0CG00G00G00G0n260D80CB00B00B00B0d260D<0CF00F00F00F0T360D80CB00B00B00B0h260D
              :0CD00D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010010Y4=0R>:0l160D:0CD00D00D00D0k1:00:0n8:0\2=00=00=00=0h3
              80080080080b1?0060060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=00=0X1=0F10E=00=00=0\260060V110970070
              P1>00>0`1=0F10E=00=00=0P2W30>10670j1:00:0V1=07A00A00A00A0U2@00@0d390F>0_5W300W30Q>60060\J60l3100>00>00>00>0T16
              0F;00;00;00;00;0E60`1<00<00<00<00<0_160\2:00:00:00:00:0[260T3=00=00=00=00=0S360R480080080080080Q460f4=00=00=0Z1
              60060060P140040040R110970070\110;80080080h160060060P140040040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:
              00:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J00J00J0l1M0N106:0S1M00M0k1J00J0R6;00H00H00H0j1800E00E00E00
              E00E0T380GG00G00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H00H00H00H0h1800E00E00E0f1800E00E00E00E00E0\380OK00K
              00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A00A00A00A0Z1700?00?0V280080I90090f120V160060f170IE00E0P2
              A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4<00<0j3<00<0f3<
              00<0f3<00<0b5N0D70070C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j480\230030030
              L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d250050050\1900900
              90b180080080d1:00:00:0U788ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<00<00<0`270F80EC00C00
              C00C0Z270070070P3D00D00D00D0d2900E00E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050050050\3<00<00<00<0l1
              >00>0050050050050050\370070070070`1;0:509;00;00;0V370070070070j150050050h2<00<00<00<0V240040040f2<00<00<00<0X3
              40@>0?F00F0Q1=00=0j240040040h2;00;00;00;0R250050050l280080080080f1<0:609<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00
              =00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0<:0;A00A00A0`250050
              050050050S<50\?50d280GG00G00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L00L0b2<0GK00K00K00K0j280080V170F80EC00C0
              0C00C00C0X4@00@00@00@0`2=0040040040040l260060060060X1=0040040040040040k>K00K0i1L00L0i158QB;00;00;00;0P2;0B10A;
              00;00;0f2600B00B0R2800D00D0T2700C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R2600B0n1:07>00>00>0j1700C00C
              00C0]980P?700D00D0b1600C00C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=0Z3>0<70;>00>00>0l1=0<60;=00=0Z2C0
              0C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;00;00;0[L50ZR1m10T2:00:0S290H70070070070\2;00;0e450V750`2400
              @0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H40040040H40040040H40040040c4
              50d870070070070k150l690090090090j170070070070070`380GG00G00G00G00G0n110970c1G00G00G0`550050050F30030030030030_=
              50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0a650Z950f3H0J:0IH00H00H0Z3E0J70IE00E00E0\2F0:@09F00F00F0
              [950f<50V280GG00G00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2?0:909?00?00?0R2<0:609<00<00<0P2>0:809>00>0j19009009
              0090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F1
              0E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<S2Yb6000
              00000000000000\470070070070070^1<0<50050;<00<00<0i50
              """#,
            text: #"""
              TokenColor
              TokenDimension
              TokenFontFamily
              TokenFontWeight
              Swift.Duration
              TokenCurve
              Double
              TokenStroke
              TokenBorder
              TokenTransition
              [TokenShadow]
              TokenGradient
              TokenTypography
              @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
              @available(*, deprecated, message: )
              public static var :  {  }

              public static static var  }
               {
                }
              public enum 
              static var Bool
              String
              TokenImage
              TokenPoint
              TokenSize
              TokenRect
              TokenInsets
              truefalseTokenImage(TokenPoint(x: , y: TokenSize(width: , height: TokenRect(x: , width: TokenInsets(top: , leading: , bottom: , trailing: TokenTypography(
                family: ,
                size: ,
                weight: ,
                slant: .,
                lineHeight: ,
                kern: ,
                relativeTo: ,
                system: ,
                color: ,
                alignment: .,
                letterCase: .,
                decoration: .lineThrough,
                lineBreak: .,
                shadows: 
              )
              nil
              TokenFontFamily(TokenFontFamily(
                ,
                faces: [
                    ]
              )
              [, ]
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                ,
                displayP3: .init(red: , green: , blue: )
              )
              TokenColor(red: , alpha: TokenColor(light: , dark: TokenColor(
                light: ,
                dark: ,
                lightHighContrast: ,
                darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                color: ,
                width: ,
                stroke: TokenTransition(
                milliseconds: ,
                delayMilliseconds: ,
                curve: [
                TokenShadow(
                  color: ,
                  offsetX: ,
                  offsetY: ,
                  blur: ,
                  spread: ,
                  isInset: true
                ),TokenGradient([
                .init(, at: ])
              0
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              extension colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TextStyle.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              2013L010@=YC5^C9gC:QD:[D8cD;nD6TE;_E6eE:oE6UF8]F:R1gF2iF3lF2nF1oF2QG2SG4WG4[G2]G2_G3bG3eG3hG3kG3nG3QH2SH2UH3XH
              2ZH2\H3_H3bH3eH3hH3kH5PI5UI2WI2YI1ZI2\I2^I22`I2bI1>cI4gI;RJ3UJ3XJ3[J3^J5cJ5hJ:RK7YK<eK7lK7SL78ZL5_L6eL6kL6QM6WM
              5\M6bM53gM5lM4PN63VN6\N6bN76iN5nN3QO4UO5ZO6`O74gO4kO9TP19]P1:4gO4gP19PQ18XQ1<6dQ1<PR1<\R18dR1>RS1@bS1>2PT1:ZT1
              82bT15gT142kT18SU144bT15gT14WU1AhU1@4XV14\V15aV16gV15T2S20O0;g1;M1@00:L11;0A1e1;O0:c1Ng1JM1O15g1IM200520D053L2
              3081e1Ie1JT2k1@00D09j3EA10S4m2KN@m10n10`1O0>f1U1o1S20@P72L0i10A1T2e1U1R2a10R7l2KN@m10n10Q2O0>f1e1o1S200n9:20D0
              \:2202081T2e1e1R2R20^:k8l1
              """#,
            places: #"""
              2B=0b2=00=00=0X1;00;0010010010010010j2:00H00H00H0n2<00<00<00<0`1;00;0X160060060060060Y<=00=0A00000000000000000
              ^H:00:0GW100W10d1:00:0c1W100W10j2@0L10K@00@0i2W100W100W100W10h;:00:0GW100W10d1:00:0c1W100W100W10Z3;00;0V1;00;0
              _4W100W100W100W10eR10
              """#,
            text: #"""
              case  = 
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// The numbered text styles.
              public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
                
                /// How text of the style looks.
                public var typography: Typography {
                  switch self {
                  case .    :     }
                }

                /// Finds a style by its name here.
                public init?(name: String) {
                  guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
                  self = style
                }

                /// The name of the style here.
                public var name: String { String(describing: self) }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTheme.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              j1012D23j122f212W513\612X711d912o911X:13j:11X<44]>11n>12PA22ZB11\B11^B11`B11bB11dB11fB11hB11jB11RC11XC11^C11cC
              11kC11SD11aD11oD12gH12YI12SJ12aJ14kK12cL11UM12gN11RO12^O11cO11hO11VP111[P112XQ111iQ111ZR112hS112ZT111_T111dT11
              1iT111nT111SU111XU111ZU10051d1?:W1;V1<T1?X1@Q1CY1DZ1E[1F\1G]1H^1I_1J`1La1Nb11d18Z1?[1@\1A]1B^1C_1D`1Ea1F1d18Z1
              G[1H\1I]1J^1K_1L`1Ma1N1d1?:e1;e1<e1?c1@e1Cd1De1Ee1Fe1Ge1He1Ie1Je1Le1Ne11d1?:g1;h1<h1?h1@h1Ch1Df1Eh1Fh1Gh1Hh1Ih1
              Jh1Lh1Nh1@=je25oe29Xf2:bf2:lf28Tg2;_g26eg2;Ph26Vh2:`h26fh28nh2:R1Xi22Zi23]i22_i21`i22bi22di24hi24li22ni22Pj23Sj2
              3Vj23Yj23\j23_j23bj22dj22fj23ij22kj22mj23Pk23Sk23Vk23Yk23\k25ak25fk22hk22jk21kk22mk22ok222Ql22Sl21>Tl24Xl2;cl2
              3fl23il23ll23ol25Tm25Ym2:cm27jm2<Vn27]n27dn278kn25Po26Vo26\o26bo26ho25mo26SP353XP35`_14]P363cP36iP36oP376VQ35[Q3
              3^Q34bQ35gQ36mQ374TR34XR39aR39jR3:4TR34TS39]S38eS3<6QT3<]T3<iT38QU3>_U3@oU3>2]V3:gV382oV35TW342XW38`W344oV35TW3
              4dW3AUX3@4eX34iX35nX36TY35]V100i3L0m10n11AO1>f13O1?f13o1S210i3821D0S4221F0U41T2e13R2B0V4R1k1O0?m10n12Q1o1Q2J0U4
              1S22@X50L2i13A1T2e1FR2R1O0?a1_1f1\1O0@a1_1f1\10U41e1\1O0@m10n12h1o1Q2b10U41@X50L2L1i12A1e1^1R2i1k1@X50O07i17A1
              0X5;2010S422000c532000f59L110o55@X50O07i17A10T6>2000b6a1@Q42L0FS86i11A10Y82k1S20@X50O0;i17A1@X50L0i18A1O0=f1b3
              @X50L0i19A10X5;2000S42L0i160c532010[84@X50L0i18A1e1b3O0Hg1Q4M1@X50L0L1O0=f1l3FX50e1m3F_87O01i1;A1e1U5O0=f1T4e1
              U40_870f842010S42L0i160j8<BQ42L0i14C20V93O0Cm10n11o4o10Y97BQ42O10i15C20`92@b94O11j10A1e1b4R2P50f9;@b94202A10Q:
              6T2k1S20O0CR10g1Z6M1>O10m10n12h5o1Q2c50W:20Y:@O22N01e1_5R2i5?M2@X50O10Q1G1]1f1T6L21e1X60i:1L210j:1A1e1Z6T2k1>L
              0m10n11f6o1Q2c60W:20k:1210e1_6R2g6?M1@X50L0Q1G1]1f1R7L11e1V70i:1L110j:1A1k1S20O08J0]1f1_70l:;e1b9O08J1]1f1e70W;
              ?e1b9O08J2]1f1k70f;@e1b9O08J3]1f1Q80V<@e1b9O08J4]1f1W80f<?e1b9O08J5]1f1]80U=;e1b9O08J6]1f1c80`=7e1b9O08J7]1f1i8
              0g=<e1b9O08J8]1f1o80S><e1b9O08J9]1f1U90_>@e1b9O08J:]1f1[90o>>e1b9O08J;]1f1a90]?>e1b90k?@T2k1L0g1n9M1@X50:L11;0
              A1e1n9k1S20O08J4]1f1V:0[@d1e1V:T2k1S20O0<g1h:M10oAHO10g1f:M20gB;80L2190e1f:0RC2e1h:T2k1S20@X50O0;i17A1@X50L0i1
              8A1O0=f1f;@X50L0i19A10TCB2000S42L0i160c532010[84@X50L0i18A1e1f;@X50L0O09O0>f1n;O0=_1e1o;I0f1R<FfC>e1S<FTD7O01i1
              ;A1T2k1S20L1b1:f1^<I1e1_=O08J1]1f1d<I1e1g<O08J3]1f1j<I1e1m<O08J4]1f1P=I1e1S=O08J5]1f1V=I1e1Y=O08J6]1f1\=I1e1_=
              O08J7]1f1m=L210f84L310S42L0i160c53L1j100[D3e1[>L210f84L310S42L0i160V93@Q42L1j10A10Y82T2k1@X50O07i17A1O09f1e>0_8
              7e1e>0^D52000V93@Q42L0i1=A10Y82k1O0Bm10n11Z?o1Q2T?0U41@X50L1O09i1>A1e1P?R2[?O0Ba1_1f1e?O0:a1_1f1e?0U41e1e?O0:m1
              0n11R@o1Q2k?0U41S21@X50L1i1:A1T2e1g?R2S@O0Ba1_1f1Y@I1e1\@O0:a1_1f1c@O0;a1_1f1c@0U41e1c@O0;m10n11n@o1Q2i@0U41@X5
              0L1i1<A1e1e@R2o@k1@X50O02i17A1O03b1a1f1YAI1e1[AO03b1`1f1lAL1f1`A0_87e1`A0cD;2000S42O03j110V93@Q42O03j12A10Y82e1
              YBL1f1PB0_87e1PB0cD;2000S42O03j110c53O03j120[D3k10nD5k10SE7k10ZE;k10`=7k10eE;k10PF:k10ZF:k10dF<k1@X50O00f1oB0PG
              4e1PC0TG5A1k1@X508020090A1k10YG;80200900RC2k1@X50O004o70A1k10dG>O004o700RH5O014o700RC2k10WHAO004o700hH:O014o70
              0RC2k10RI=O004o700RH5O014o700_I9O024o700hH:O034o700RC2k10hIAO004o700YJ;O014o700dJ:O024o700nJ<O034o700RC2k10ZKK
              BQ42L0i1P1C2O07g1[EM10UL:O12460e1[EO02g1dEM10_L<BQ42L1j13C2e1dEO09J0]1_1f1mE0kL<O0966e1mEO0;g1TFM10WM@O12460e1
              TFO0=g1[FM10gM:O12460e1[FO0Ag1fFM10QN@BQ4280L1190C2e1fFO0Cg1QGM10aN<BQ4280L1190C2e1QGO0Hg1ZGM10mN;BQ42L1j13C2e1
              ZGO0Dg1aGM10XO@L167e1aGO0Eg1hGM10hOAL168e1hGO0Fg1UHM10YP1AL1J3]1f1RH0jP1;e1THL169e1UHO0Gg1\HM10UQ1@L16:e1\HO0I
              g1eHM10eQ1=BQ42L1j13C2e1eH0RR13k1O00g1oHM1@X50L1j10A1e1XIO06a1f1TI0UR14e1XI0YR1@O06i1R10RC2k1>O00i1S1?M1L1FX50
              ^1f1gI0YR1@O00i1R10RC2e1RJ0iR1CBQ42O00i1R1C20\S1=@b94L11A10iS16k10oS11L0m10n11^Jo1Q2ZJ0W:28021090e1VJR2_J0PT12
              k1L0m10n11iKo1O13m10n12gKo10RT1>O204o70O21J0]1_1f1SK0`T1@e1SKO22g1\KM30PU1B80L3190e1\KO23g1eKM30bU1880L3190e1eK
              0jU13e1gJR2hKe1cJR2jKk1O0<g1^LM10mU1>BQ42L0i1U1C20[V1JO104400UW19O114400^W18O124400fW14e1bL0jW1;L0i1U10RC2k10UX1
              5O004400UW19O014400^W18O02440O04_1f1SM0ZX19O03440e1SM0U41k1O00b1:f1iMO01b1:f1iMO02`1f1iMO03`1f1iM0cX1BO00j100UY1
              8O01j100RC2e1fN0]Y1EBQ42O00j10C20RZ1:BQ42O01j10C2O02g1\NM10\Z1GBQ42L1j10C2e1\NO03g1eNM10S[1FBQ42L1j10C2e1eN0RR1
              3k1@X50O02f1oN0i[17O00NF1e1PO201A1k10P\1?O02460O03g1\OM10_\1=L1460e1\O0RC2k10l\1@O004o700RC2k10\]1>O024600RC2k1
              0j]1;O004o700W:2O014o700W:2O024o700W:2O034o700RC2k1@X50O004o70A1k1O00g1cP1M10U^1=L1640RC2e1WQ10b^1EO01m10n11mP1
              o1Q2jP10W:2L1j13e1fP1R2nP10W_19O02g1UQ1M1L165e1VQ10`_140RC2k10d_1FBQ42O00j13C20Z`1;BQ42O01j13C20e`1<BQ42O02j13
              C20RR13k10Qa1Q1BQ42O00j14C20Rb1GBQ42O01j14C20ib1;BQ42O02j13C20RR13k10Tc12O00m10n11eS1o10Vc1JBb94O10j13C40Pd1?B
              b94O11j13C40_d1?Bb94O12j13C40nd1<Bb94O13j13C40Ze1>Bb94O14j13C4O15f1\S10he1Ce1\S10[f14P14G1]1f1bS1e1cS10_f110U4
              1e1]R1R2fS10PT12k10`f1@O00m10n11WT1o10Pg18BQ42O10j13C20Xg16O114o700jU13e1kS1R2XT10^g13k1@X50L0i1OA1k1@X50O0246
              0A1k1@X50O004o70A1k1@X50L0j10A1k1@X50O02460A1k1@X50O03j14A1k10ag12k1@X50D0cg1j3EA10]k1`<KN2N?a1_1f1hU10mW2h2e1
              hU1KN@a1_1f1TV10U41@Q42KN@i10A1e1TV10U41@Q42KN2FeZ24i11A10iZ2Q;l1
              """#,
            places: #"""
              V1^2=0b:60Gb100b10\1:00:0N:00:0Y2b100b100b10l3;00;0V1<00<0Q5b100b100b100b10i9=0ZK>0GM00M00M00M00M00M0R2?0J10I?
              00?0Q2M00M00M0\5>00K00K00K0P2>00K00K00K00K00K0h3>0OQ100Q100Q100Q100Q10Z2I0H50>50U1I00I0Y2Q100Q10c<=0dFL0L=0KL0
              0L00L0l2<00<0X160060N60060Z150050050P1L0L=0KL00L00L0R360060n3J0L10680Q1J00J00J0m@;0`D<0j1L0L=0KL00L0V2=0F10E=0
              0=0^1=00=0X1=0F10E=00=00=0n160060V110970070P1>00>0`1=0F10E=00=00=0l290090090P1S20>10640H=00=0;20020b190F>0W3S2
              00S200S20f5=00=0;20b190090V1>00>0f110970070b1:0@10?:00:00:0l180GG00G00G00G0T2C0@:0?C00C00C0n1>0<70;>00>0Q4G00G
              00G0X7;00;00;00;0WS1<00<0lV170V2800@00@00@00@0n2:0GI00I00I00I00I00I0h2:00:00:0g2I00I00I00I0b6g10B:00B0\110[1G0
              0G0A50050050\230<50050@30030030U>70070n@70f380GG00G00G00G00G00G0f160e1G00G00G00G0n4e10B800@0X110W1E00E0A500500
              50X230<50050@30030o:7JS^340`160D70CA00A00A00A0`260D;0CE00E00E00E0P360D<0CF00F00F00F0T360D<0CF00F00F00F0T360D:0
              CD00D00D00D0n260D=0CG00G00G00G0l260D80CB00B00B00B0Z260D=0CG00G00G00G0n260D80CB00B00B00B0d260D<0CF00F00F00F0T36
              0D80CB00B00B00B0h260D:0CD00D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010010Y4=0R>:0l160D:0CD00D00D00D0k1:0
              0:0n8:0\2=00=00=00=0h380080080080b1?0060060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=00=0X1=0F10E=00
              =00=0\260060V110970070P1>00>0`1=0F10E=00=00=0P2W30>10670j1:00:0V1=07A00A00A00A0U2@00@0d390F>0_5W300W30Q>60060\J
              60l3100>00>00>00>0T160F;00;00;00;00;0E60`1<00<00<00<00<0_160\2:00:00:00:00:0[260T3=00=00=00=00=0S360R480080080
              080080Q460f4=00=00=0Z160060060P140040040R110970070\110;80080080h160060060P140040040R110970070T180<10;80080080[B
              60060nFL0L=0KL00L0P3:00:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J00J00J0l1M0N106:0S1M00M0k1J00J0R6;00H
              00H00H0j1800E00E00E00E00E0T380GG00G00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H00H00H00H0h1800E00E00E0f1800E0
              0E00E00E00E0\380OK00K00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A00A00A00A0Z1700?00?0V280080I90090f1
              20V160060f170IE00E0P2A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<
              00<0d4<00<0j3<00<0f3<00<0f3<00<0b5N0D70070C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070
              070a280j480\230030030L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R8
              80d250050050\190090090b180080080d1:00:00:0U788ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<0
              0<00<0`270F80EC00C00C00C0Z270070070P3D00D00D00D0d2900E00E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050
              050050\3<00<00<00<0l1>00>0050050050050050\370070070070`1;0:509;00;00;0V370070070070j150050050h2<00<00<00<0V240
              040040f2<00<00<00<0X340@>0?F00F0Q1=00=0j240040040h2;00;00;00;0R250050050l280080080080f1<0:609<00<00<00<0_W2:0n]2
              <00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0
              <:0;A00A00A0`250050050050050S<50\?50d280GG00G00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L00L0b2<0GK00K00K00K0j2
              80080V170F80EC00C00C00C00C0X4@00@00@00@0`2=0040040040040l260060060060X1=0040040040040040k>K00K0i1L00L0i158QB;0
              0;00;00;0P2;0B10A;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R2600B0n1:0
              7>00>00>0j1700C00C00C0]980P?700D00D0b1600C00C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=0Z3>0<70;>00>00>
              0l1=0<60;=00=0Z2C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;00;00;0[L50ZR1m10T2:00:0S290H70070070070\2
              ;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H40040040H
              40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G00G0n110970c1G00G00G0`550050
              050F30030030030030_=50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0a650Z950f3H0J:0IH00H00H0Z3E0J70IE00E
              00E0\2F0:@09F00F00F0[950f<50V280GG00G00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2?0:909?00?00?0R2<0:609<00<00<0P2
              >0:809>00>0j190090090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F00F0T2=0:709=00=00=0b1:00:00:0
              e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE00
              E0o1<0V8<00<MYb600000000000000000bR5400400400N00N00N00N00N0P9:00:00G00G00G00G0R2I0L:00:0KI00I00I00I0R3K0L40040
              <60W1K00K00K0e`50
              """#,
            text: #"""
              /// How text of a style looks in this theme.
              public func typography(_ style: TextStyle) -> Typography {
                switch style {
                case .  : 
                default: style.typography
                }
              }
              public var  { (tokens: ) }

              public struct : Hashable, Sendable {
                let tokens: TokenTheme

              tokens}
               }

              public var  {
                switch  {
                case :
                    default:
                }
              }
              , tokens.contexts.().TokenColor
              TokenDimension
              TokenFontFamily
              TokenFontWeight
              Swift.Duration
              TokenCurve
              Double
              TokenStroke
              TokenBorder
              TokenTransition
              [TokenShadow]
              TokenGradient
              TokenTypography
              @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
              @available(*, deprecated, message: )
              public static var public static static  }
              enum static var Bool
              String
              TokenImage
              TokenPoint
              TokenSize
              TokenRect
              TokenInsets
              truefalseTokenImage(TokenPoint(x: , y: TokenSize(width: , height: TokenRect(x: , width: TokenInsets(top: , leading: , bottom: , trailing: TokenTypography(
                family: ,
                size: ,
                weight: ,
                slant: .,
                lineHeight: ,
                kern: ,
                relativeTo: ,
                system: ,
                color: ,
                alignment: .,
                letterCase: .,
                decoration: .lineThrough,
                lineBreak: .,
                shadows: 
              )
              nil
              TokenFontFamily(TokenFontFamily(
                ,
                faces: [
                ]
              )
              []
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                ,
                displayP3: .init(red: , green: , blue: )
              )
              TokenColor(red: , alpha: TokenColor(light: , dark: TokenColor(
                light: ,
                dark: ,
                lightHighContrast: ,
                darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                color: ,
                width: ,
                stroke: TokenTransition(
                milliseconds: ,
                delayMilliseconds: ,
                curve: [
                TokenShadow(
                  color: ,
                  offsetX: ,
                  offsetY: ,
                  blur: ,
                  spread: ,
                  isInset: true
                ),TokenGradient([
                .init(, at: ])
              0
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(SwiftUI)
                public import SwiftUI
              #endif

              /// The tokens that are not the same in every context, for one choice of contexts.
              public struct TokenTheme: Hashable, Sendable {
                /// The contexts that the tokens are for.
                public var contexts: TokenContexts

                /// Makes the theme of these contexts.
                public init(contexts: TokenContexts = TokenContexts()) {
                  self.contexts = contexts
                }

                /// The theme, by the name that groups know it by.
                var tokens: TokenTheme { self }
              self}

              #if canImport(SwiftUI)
                private struct TokenThemeKey: EnvironmentKey {
                  static var defaultValue: TokenTheme { TokenTheme() }
                }

                extension EnvironmentValues {
                  /// The theme of the views below.
                  public var tokenTheme: TokenTheme {
                    get { self[TokenThemeKey.self] }
                    set { self[TokenThemeKey.self] = newValue }
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenContexts.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10020@=l>5Q?9Z?:d?:n?8V@;a@6g@;RA6XA:bA6hA8PB:R1ZB2\B3_B2aB1bB2dB2fB4jB4nB2PC2RC3UC3XC3[C3^C3aC3dC2fC2hC3kC2mC
              2oC3RD3UD3XD3[D3^D5cD5hD2jD2lD1mD2oD2QE22SE2UE1>VE4ZE;eE3hE3kE3nE3QF5VF5[F:eF7lF<XG7_G7fG78mG5RH6XH6^H6dH6jH5oH
              6UI53ZI5_I4cI63iI6oI6UJ76\J5aJ3dJ4hJ5mJ6SK74ZK4^K9gK9PL:4ZK4ZL9cL8kL<6WM<cM<oM8WN>eN@UO>2cO:mO82UP15ZP142^P18fP1
              44UP15ZP14jP1A[Q1@4kQ14oQ15TR16ZR15]3@00D00j3EA10j3c3KN8m10n10Eo1Q2=0]710^7H2000X8J2000R922010]71e19R2F0T9GKN8
              Q1G1]1f1^10k9>KN8m10n10[1o12000R922010Y:4O06N01e1Q1R2\10]:4e1T20a:?KN8m10n10R2o10P;42000R922010Y:4O06N01P13f1o1
              e1P20T;10]71e1b1R2S20U;6KN8m10n10_2o10[;92000d;32000]71e1W2R2`20g;4KN8m10n10Z3o10k;H2000c<A2010T=]1O05m10n11W3
              o10a>92100d;380211900]71e1m2R2X30g;4e1d2R2[30j>2l1
              """#,
            places: #"""
              @000000000000000000j9?00?0GN00N00N00N00N00N0d360060\260060L:00:0k6N00N00N0f;?00?00G0f110e1L00L00L0d3?00?0GN00N
              00N0R260060L:00:0X190090090U4N00N00N00N00N0P9?00?0GN00N00N00N0\260060L:00:0X190090090d190090;20Z130030Q7N00N00
              N0j:?00?0GN00N00N00N0f260060N60060c3N00N00N0^6?00?0GN00N00N00N0d360060j1:00:0d4:0GI00I00I00I0\260060N?00600600
              60Y3I00I00I0Y9N00N00N0c_10
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A choice of contexts, one for each way in which tokens vary.
              public struct TokenContexts: Hashable, Sendable {

                /// Which context of `  ` is chosen.
                public var : 
                /// Makes a choice.
                public init( = .) {
                public init(
                  ,  ) {
                  self. =   }

                /// The contexts of ``.
                public enum : String, CaseIterable, Hashable, Sendable {
                  case }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenColor.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=o[35T\39]\3:g\3:Q]38Y]3;d]36j]3;U^36[^3:e^36k^38S_3:R1]_32__33b_32d_31e_32g_32i_34m_34Q`32S`32U`33X`33[`3
              3^`33a`33d`33g`32i`32k`33n`32Pa32Ra33Ua33Xa33[a33^a33aa35fa35ka32ma32oa31Pb32Rb32Tb322Vb32Xb31>Yb34]b3;hb33kb3
              3nb33Qc33Tc35Yc35^c3:hc37oc3<[d37bd37id378Pe35Ue36[e36ae36ge36me35Rf36Xf353]f35bf34ff363lf36Rg36Xg376_g35dg33gg3
              4kg35Ph36Vh374]h34ah39jh39Si3:4]h34]i39fi38ni3<6Zj3<fj3<Rk38Zk3>hk3@Xl3>2fl3:Pm382Xm35]m342am38im344Xm35]m34mm3
              A^n3@4nn34Ro35Wo36]o357@00D00j3EA10j3UX3l1
              """#,
            places: #"""
              <00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A colour in light and dark appearance, each with standard and increased contrast.
              public struct TokenColor: Hashable, Sendable {
                /// What it is in light appearance.
                public var light: Components
                /// What it is in dark appearance.
                public var dark: Components
                /// What it is in light appearance for people who ask for more contrast.
                public var lightHighContrast: Components
                /// What it is in dark appearance for people who ask for more contrast.
                public var darkHighContrast: Components

                /// Red, green, blue and opacity, each from 0 to 1.
                public struct Components: Hashable, Sendable {
                  /// Red in sRGB; the nearest there is if the colour lies outside.
                  public var red: Double
                  /// Green in sRGB; the nearest there is if the colour lies outside.
                  public var green: Double
                  /// Blue in sRGB; the nearest there is if the colour lies outside.
                  public var blue: Double
                  /// The opacity.
                  public var alpha: Double
                  /// The colour in Display P3, where that shows more of it than sRGB.
                  public var displayP3: DisplayP3?

                  /// Makes the components of one colour.
                  public init(
                    red: Double,
                    green: Double,
                    blue: Double,
                    alpha: Double = 1,
                    displayP3: DisplayP3? = nil
                  ) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                    self.alpha = alpha
                    self.displayP3 = displayP3
                  }
                }

                /// Red, green and blue in Display P3, each from 0 to 1.
                public struct DisplayP3: Hashable, Sendable {
                  /// Red in Display P3.
                  public var red: Double
                  /// Green in Display P3.
                  public var green: Double
                  /// Blue in Display P3.
                  public var blue: Double

                  /// Makes the components of one colour.
                  public init(red: Double, green: Double, blue: Double) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                  }
                }

                /// Makes a colour that is the same everywhere.
                public init(_ components: Components) {
                  light = components
                  dark = components
                  lightHighContrast = components
                  darkHighContrast = components
                }

                /// Makes a colour that is the same everywhere, from components in sRGB.
                public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
                  self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
                }

                /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
                public init(red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3) {
                  self.init(
                    Components(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
                  )
                }

                /// Makes a colour that differs between appearances, taking from each colour what it is there.
                ///
                /// Without a colour for increased contrast it stays what it is in standard contrast.
                public init(
                  light: TokenColor,
                  dark: TokenColor,
                  lightHighContrast: TokenColor? = nil,
                  darkHighContrast: TokenColor? = nil
                ) {
                  self.light = light.light
                  self.dark = dark.dark
                  self.lightHighContrast = lightHighContrast?.lightHighContrast ?? light.light
                  self.darkHighContrast = darkHighContrast?.darkHighContrast ?? dark.dark
                }

                /// Whether it is the same in every appearance and contrast.
                public var isStatic: Bool {
                  light == dark && light == lightHighContrast && dark == darkHighContrast
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenColor+Platform.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=oe25Tf29]f2:gf2:Qg28Yg2;dg26jg2;Uh26[h2:eh26kh28Si2:R1]i22_i23bi22di21ei22gi22ii24mi24Qj22Sj22Uj23Xj23[j2
              3^j23aj23dj23gj22ij22kj23nj22Pk22Rk23Uk23Xk23[k23^k23ak25fk25kk22mk22ok21Pl22Rl22Tl222Vl22Xl21>Yl24]l2;hl23kl2
              3nl23Qm23Tm25Ym25^m2:hm27om2<[n27bn27in278Po25Uo26[o26ao26go26mo25RP36XP353]P35bP34fP363lP36RQ36XQ376_Q35dQ33gQ3
              4kQ35PR36VR374]R34aR39jR39SS3:4]R34]S39fS38nS3<6ZT3<fT3<RU38ZU3>hU3@XV3>2fV3:PW382XW35]W342aW38iW344XW35]W34mW3
              A^X3@4nX34RY35WY36]Y357@00D00j3EA10j3Ub2l1
              """#,
            places: #"""
              600000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                public import UIKit
              #elseif canImport(AppKit)
                public import AppKit
              #endif
              #if canImport(SwiftUI)
                public import SwiftUI
              #endif

              #if canImport(UIKit)
                extension TokenColor {
                  /// The colour for UIKit: one that follows dark appearance and increased contrast by itself.
                  public var uiColor: UIColor {
                    #if os(watchOS)
                      dark.uiColor
                    #else
                      if isStatic { return light.uiColor }
                      return UIColor { [self] traits in
                        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
                        case (.dark, .high): darkHighContrast.uiColor
                        case (.dark, _): dark.uiColor
                        case (_, .high): lightHighContrast.uiColor
                        default: light.uiColor
                        }
                      }
                    #endif
                  }
                }

                extension TokenColor.Components {
                  /// The colour for UIKit, in Display P3 where sRGB cannot show it.
                  public var uiColor: UIColor {
                    if let displayP3 {
                      return UIColor(
                        displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
                      )
                    }
                    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
                  }
                }
              #elseif canImport(AppKit)
                extension TokenColor {
                  /// The colour for AppKit: one that follows dark appearance and increased contrast by itself.
                  public var nsColor: NSColor {
                    if isStatic { return light.nsColor }
                    return NSColor(name: nil) { [self] appearance in
                      let names: [NSAppearance.Name] = [
                        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
                      ]
                      return switch appearance.bestMatch(from: names) {
                      case .accessibilityHighContrastDarkAqua: darkHighContrast.nsColor
                      case .darkAqua: dark.nsColor
                      case .accessibilityHighContrastAqua: lightHighContrast.nsColor
                      default: light.nsColor
                      }
                    }
                  }
                }

                extension TokenColor.Components {
                  /// The colour for AppKit, in Display P3 where sRGB cannot show it.
                  public var nsColor: NSColor {
                    if let displayP3 {
                      return NSColor(
                        displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
                      )
                    }
                    return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
                  }
                }
              #endif

              #if canImport(SwiftUI)
                extension TokenColor {
                  /// The colour for SwiftUI: one that follows dark appearance and increased contrast by itself.
                  public var color: SwiftUI.Color {
                    #if canImport(UIKit)
                      SwiftUI.Color(uiColor: uiColor)
                    #else
                      SwiftUI.Color(nsColor: nsColor)
                    #endif
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenColor+SwiftUI.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=cS15hS19QT1:[T1:eT18mT1;XU16^U1;iU16oU1:YV16_V18gV1:R1QW12SW13VW12XW11YW12[W12]W14aW14eW12gW12iW13lW13oW1
              3RX13UX13XX13[X12]X12_X13bX12dX12fX13iX13lX13oX13RY13UY15ZY15_Y12aY12cY11dY12fY12hY122jY12lY11>mY14QZ1;\Z13_Z1
              3bZ13eZ13hZ15mZ15R[1:\[17c[1<o[17V\17]\178d\15i\16o\16U]16[]16a]15f]16l]153Q^15V^14Z^163`^16f^16l^176S_15X_13[_1
              4__15d_16j_174Q`14U`19^`19g`1:4Q`14Qa19Za18ba1<6na1<Zb1<fb18nb1>\c1@lc1>2Zd1:dd182ld15Qe142Ue18]e144ld15Qe14ae1
              ARf1@4bf14ff15kf16Qg157@00D00j3EA10j3iOl1
              """#,
            places: #"""
              800000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(SwiftUI)
                public import SwiftUI

                @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                extension TokenColor: SwiftUI.ShapeStyle {
                  /// What the colour is where a view stands: in its appearance, with its contrast.
                  public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
                    switch (environment.colorScheme, environment.colorSchemeContrast) {
                    case (.dark, .increased): darkHighContrast.color
                    case (.dark, _): dark.color
                    case (_, .increased): lightHighContrast.color
                    default: light.color
                    }
                  }
                }

                extension TokenColor.Components {
                  /// The colour for SwiftUI, in Display P3 where sRGB cannot show it.
                  public var color: SwiftUI.Color {
                    if let displayP3 {
                      return SwiftUI.Color(
                        .displayP3,
                        red: displayP3.red, green: displayP3.green, blue: displayP3.blue, opacity: alpha
                      )
                    }
                    return SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenColor+Views.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=_m25dm29mm2:Wn2:an28in2;To26Zo2;eo26ko2:UP36[P38cP3:R1mP32oP33RQ32TQ31UQ32WQ32YQ34]Q34aQ32cQ32eQ33hQ33kQ3
              3nQ33QR33TR33WR32YR32[R33^R32`R32bR33eR33hR33kR33nR33QS35VS35[S32]S32_S31`S32bS32dS322fS32hS31>iS34mS3;XT33[T3
              3^T33aT33dT35iT35nT3:XU37_U3<kU37RV37YV378`V35eV36kV36QW36WW36]W35bW36hW353mW35RX34VX363\X36bX36hX376oX35TY33WY3
              4[Y35`Y36fY374mY34QZ39ZZ39cZ3:4mY34mZ39V[38^[3<6j[3<V\3<b\38j\3>X]3@h]3>2V^3:`^382h^35m^342Q_38Y_344h^35m^34]_3
              An_3@4^`34b`35g`36m`357@00D00j3EA10j3ei2l1
              """#,
            places: #"""
              :00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit) && !os(watchOS)
                public import UIKit

                extension TokenColor {
                  /// Makes it the background of views; labels take it for their text.
                  @MainActor public func apply(to views: UIView...) { apply(to: views) }

                  /// Makes it the background of views.
                  @MainActor public func apply(to views: [UIView]) {
                    for view in views { view.backgroundColor = uiColor }
                  }

                  /// Makes it the colour of labels' text.
                  @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

                  /// Makes it the colour of labels' text.
                  @MainActor public func apply(to labels: [UILabel]) {
                    for label in labels { label.textColor = uiColor }
                  }
                }

                extension TokenDimension {
                  /// Makes it the constant of constraints.
                  @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

                  /// Makes it the constant of constraints.
                  @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
                    for constraint in constraints { constraint.constant = points }
                  }

                  /// Rounds the corners of views by it.
                  ///
                  /// - Parameter clipping: Whether what the views hold is cut off at their corners. A view that
                  ///   casts a shadow must not be clipped.
                  @MainActor public func apply(toCornersOf views: UIView..., clipping: Bool = true) {
                    apply(toCornersOf: views, clipping: clipping)
                  }

                  /// Rounds the corners of views by it.
                  @MainActor public func apply(toCornersOf views: [UIView], clipping: Bool = true) {
                    for view in views {
                      view.layer.cornerRadius = points
                      view.clipsToBounds = clipping
                    }
                  }

                  /// Rounds the corners of layers by it.
                  public func apply(toCornersOf layers: CALayer..., clipping: Bool = true) {
                    apply(toCornersOf: layers, clipping: clipping)
                  }

                  /// Rounds the corners of layers by it.
                  public func apply(toCornersOf layers: [CALayer], clipping: Bool = true) {
                    for layer in layers {
                      layer.cornerRadius = points
                      layer.masksToBounds = clipping
                    }
                  }
                }
              #elseif canImport(AppKit)
                public import AppKit

                extension TokenColor {
                  /// Makes it the colour of the text of fields and labels.
                  @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

                  /// Makes it the colour of the text of fields and labels.
                  @MainActor public func apply(to fields: [NSTextField]) {
                    for field in fields { field.textColor = nsColor }
                  }
                }

                extension TokenDimension {
                  /// Makes it the constant of constraints.
                  @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

                  /// Makes it the constant of constraints.
                  @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
                    for constraint in constraints { constraint.constant = points }
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenDimension.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=VI5[I9dI:nI:XJ8`J;kJ6QK;\K6bK:lK6RL8ZL:R1dL2fL3iL2kL1lL2nL2PM4TM4XM2ZM2\M3_M3bM3eM3hM3kM3nM2PN2RN3UN2WN
              2YN3\N3_N3bN3eN3hN5mN5RO2TO2VO1WO2YO2[O22]O2_O1>`O4dO;oO3RP13UP13XP13[P15`P15eP1:oP17VQ1<bQ17iQ17PR178WR15\R16
              bR16hR16nR16TS15YS16_S153dS15iS14mS163ST16YT16_T176fT15kT13nT14RU15WU16]U174dU14hU19QV19ZV1:4dU14dV19mV18UW1<6
              aW1<mW1<YX18aX1>oX1@_Y1>2mY1:WZ182_Z15dZ142hZ18P[144_Z15dZ14T[1Ae[1@4U\14Y\15^\16d\157@00D00j3EA10j3\El1
              """#,
            places: #"""
              D00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A length.
              public struct TokenDimension: Hashable, Sendable {
                /// The length in points.
                public var points: Double
                /// The length in units of the grid, if it was made from that unit.
                public var gridUnits: Double?

                /// Makes a length.
                public init(_ points: Double, gridUnits: Double? = nil) {
                  self.points = points
                  self.gridUnits = gridUnits
                }
              }

              extension TokenDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
                /// Makes a length of so many points.
                public init(floatLiteral points: Double) {
                  self.init(points)
                }

                /// Makes a length of so many points.
                public init(integerLiteral points: Int) {
                  self.init(Double(points))
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontFamily.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=fV15kV19TW1:^W1:hW18PX1;[X16aX1;lX16RY1:\Y16bY18jY1:R1TZ12VZ13YZ12[Z11\Z12^Z12`Z14dZ14hZ12jZ12lZ13oZ13R[1
              3U[13X[13[[13^[12`[12b[13e[12g[12i[13l[13o[13R\13U\13X\15]\15b\12d\12f\11g\12i\12k\122m\12o\11>P]14T]1;_]13b]1
              3e]13h]13k]15P^15U^1:_^17f^1<R_17Y_17`_178g_15l_16R`16X`16^`16d`15i`16o`153Ta15Ya14]a163ca16ia16oa176Vb15[b13^b1
              4bb15gb16mb174Tc14Xc19ac19jc1:4Tc14Td19]d18ed1<6Qe1<]e1<ie18Qf1>_f1@of1>2]g1:gg182og15Th142Xh18`h144og15Th14dh1
              AUi1@4ei14ii15ni16Tj157@00D00j3EA10j3lR1l1
              """#,
            places: #"""
              J00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A typeface, with others to take its place where it is missing.
              public struct TokenFontFamily: Hashable, Sendable {
                /// The names of the families, the best first.
                public var names: [String]
                /// The font files of the first family, where the source lists them.
                public var faces: [Face]

                /// Makes a list of families.
                public init(_ names: [String], faces: [Face] = []) {
                  self.names = names
                  self.faces = faces
                }

                /// One font of a family.
                public struct Face: Hashable, Sendable {
                  /// The weight that it draws, from 1 to 1000.
                  public var weight: Double
                  /// Whether its letters are slanted.
                  public var isItalic: Bool
                  /// The name by which the platform finds it.
                  public var postScriptName: String?
                  /// The file that holds it.
                  public var file: String?

                  /// Makes a font of a family.
                  public init(
                    weight: Double,
                    isItalic: Bool = false,
                    postScriptName: String? = nil,
                    file: String? = nil
                  ) {
                    self.weight = weight
                    self.isItalic = isItalic
                    self.postScriptName = postScriptName
                    self.file = file
                  }
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontWeight.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=aD5fD9oD:YE:cE8kE;VF6\F;gF6mF:WG6]G8eG:R1oG2QH3TH2VH1WH2YH2[H4_H4cH2eH2gH3jH3mH3PI3SI3VI3YI2[I2]I3`I2bI
              2dI3gI3jI3mI3PJ3SJ5XJ5]J2_J2aJ1bJ2dJ2fJ22hJ2jJ1>kJ4oJ;ZK3]K3`K3cK3fK5kK5PL:ZL7aL<mL7TM7[M78bM5gM6mM6SN6YN6_N5dN
              6jN53oN5TO4XO63^O6dO6jO76QP15VP13YP14]P15bP16hP174oP14SQ19\Q19eQ1:4oP14oQ19XR18`R1<6lR1<XS1<dS18lS1>ZT1@jT1>2XU1
              :bU182jU15oU142SV18[V144jU15oU14_V1APW1@4`W14dW15iW16oW157@00D00j3EA10j3g@l1
              """#,
            places: #"""
              L00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// How heavy letters are: 1 to 1000, where 400 is regular and 700 is bold.
              public struct TokenFontWeight: Hashable, Sendable {
                /// The weight.
                public var value: Double

                /// Makes a weight.
                public init(_ value: Double) {
                  self.value = value
                }
              }

              extension TokenFontWeight: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
                /// Makes a weight.
                public init(floatLiteral value: Double) {
                  self.init(value)
                }

                /// Makes a weight.
                public init(integerLiteral value: Int) {
                  self.init(Double(value))
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=V\35[\39d\3:n\3:X]38`]3;k]36Q^3;\^36b^3:l^36R_38Z_3:R1d_32f_33i_32k_31l_32n_32P`34T`34X`32Z`32\`33_`33b`3
              3e`33h`33k`33n`32Pa32Ra33Ua32Wa32Ya33\a33_a33ba33ea33ha35ma35Rb32Tb32Vb31Wb32Yb32[b322]b32_b31>`b34db3;ob33Rc3
              3Uc33Xc33[c35`c35ec3:oc37Vd3<bd37id37Pe378We35\e36be36he36ne36Tf35Yf36_f353df35if34mf363Sg36Yg36_g376fg35kg33ng3
              4Rh35Wh36]h374dh34hh39Qi39Zi3:4dh34di39mi38Uj3<6aj3<mj3<Yk38ak3>ok3@_l3>2ml3:Wm382_m35dm342hm38Pn344_m35dm34Tn3
              Aen3@4Uo34Yo35^o36do357@00D00j3EA10j3\X3l1
              """#,
            places: #"""
              h100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// How text looks.
              ///
              /// What is `nil`, the source leaves to the platform.
              public struct Typography: Hashable, Sendable {
                /// The typeface.
                public var family: TokenFontFamily?
                /// The size of the font, in points.
                public var size: Double?
                /// How heavy the letters are.
                public var weight: TokenFontWeight?
                /// Whether the letters stand upright.
                public var slant: Slant
                /// The distance from one line to the next, in points.
                public var lineHeight: Double?
                /// The space added between letters, in points.
                public var kern: Double?
                /// The text style of the platform that it grows and shrinks with, such as `body`.
                public var relativeTo: String?
                /// The text style of the platform that it is, such as `body`.
                public var system: String?
                /// The colour of the text.
                public var color: TokenColor?
                /// The side that lines are aligned to.
                public var alignment: Alignment?
                /// The letter case that text is shown in.
                public var letterCase: LetterCase?
                /// The line that is drawn with the text.
                public var decoration: Decoration?
                /// What happens to text that is too long.
                public var lineBreak: LineBreak?
                /// The shadows of the text, the first on top.
                public var shadows: [TokenShadow]

                /// Makes a text style.
                public init(
                  family: TokenFontFamily? = nil,
                  size: Double? = nil,
                  weight: TokenFontWeight? = nil,
                  slant: Slant = .normal,
                  lineHeight: Double? = nil,
                  kern: Double? = nil,
                  relativeTo: String? = nil,
                  system: String? = nil,
                  color: TokenColor? = nil,
                  alignment: Alignment? = nil,
                  letterCase: LetterCase? = nil,
                  decoration: Decoration? = nil,
                  lineBreak: LineBreak? = nil,
                  shadows: [TokenShadow] = []
                ) {
                  self.family = family
                  self.size = size
                  self.weight = weight
                  self.slant = slant
                  self.lineHeight = lineHeight
                  self.kern = kern
                  self.relativeTo = relativeTo
                  self.system = system
                  self.color = color
                  self.alignment = alignment
                  self.letterCase = letterCase
                  self.decoration = decoration
                  self.lineBreak = lineBreak
                  self.shadows = shadows
                }

                /// Whether letters stand upright.
                public enum Slant: String, CaseIterable, Hashable, Sendable {
                  /// `italic` has shapes of its own, `oblique` the upright ones, slanted.
                  case normal, italic, oblique
                }

                /// The sides that lines can be aligned to.
                public enum Alignment: String, CaseIterable, Hashable, Sendable {
                  /// `start` and `end` follow the direction of reading.
                  case start, end, left, right, center, justify
                }

                /// The letter cases that text can be shown in.
                public enum LetterCase: String, CaseIterable, Hashable, Sendable {
                  /// `none` leaves text as it is.
                  case none, uppercase, lowercase, capitalize
                }

                /// The lines that can be drawn with text.
                public enum Decoration: String, CaseIterable, Hashable, Sendable {
                  /// `lineThrough` strikes the text out.
                  case none, underline, overline, lineThrough
                }

                /// What can happen to text that is too long.
                public enum LineBreak: String, CaseIterable, Hashable, Sendable {
                  /// The words of `NSLineBreakMode`.
                  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
                }
              }

              /// ``Typography``, by a name that no group of tokens can have.
              public typealias TokenTypography = Typography
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFont+Words.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=aT35fT39oT3:YU3:cU38kU3;VV36\V3;gV36mV3:WW36]W38eW3:R1oW32QX33TX32VX31WX32YX32[X34_X34cX32eX32gX33jX33mX3
              3PY33SY33VY33YY32[Y32]Y33`Y32bY32dY33gY33jY33mY33PZ33SZ35XZ35]Z32_Z32aZ31bZ32dZ32fZ322hZ32jZ31>kZ34oZ3;Z[33][3
              3`[33c[33f[35k[35P\3:Z\37a\3<m\37T]37[]378b]35g]36m]36S^36Y^36_^35d^36j^353o^35T_34X_363^_36d_36j_376Q`35V`33Y`3
              4]`35b`36h`374o`34Sa39\a39ea3:4o`34oa39Xb38`b3<6lb3<Xc3<dc38lc3>Zd3@jd3>2Xe3:be382je35oe342Sf38[f344je35oe34_f3
              APg3@4`g34dg35ig36og357@00D00j3EA10j3gP3l1
              """#,
            places: #"""
              F00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                import UIKit

                typealias PlatformFont = UIFont
                typealias PlatformFontDescriptor = UIFontDescriptor
              #elseif canImport(AppKit)
                import AppKit

                typealias PlatformFont = NSFont
                typealias PlatformFontDescriptor = NSFontDescriptor
              #endif
              #if canImport(SwiftUI)
                import SwiftUI
              #endif

              #if canImport(UIKit) || canImport(AppKit)
                extension PlatformFont.TextStyle {
                  /// The text style that a source means by a word; `body` if the platform has none of that name.
                  init(word: String) {
                    self =
                      switch word {
                      case "largeTitle": .largest
                      case "title", "title1": .title1
                      case "title2": .title2
                      case "title3": .title3
                      case "headline": .headline
                      case "subheadline": .subheadline
                      case "callout": .callout
                      case "footnote": .footnote
                      case "caption", "caption1": .caption1
                      case "caption2": .caption2
                      default: .body
                      }
                  }

                  private static var largest: Self {
                    #if os(tvOS)
                      .title1
                    #else
                      .largeTitle
                    #endif
                  }
                }

                extension TokenFontWeight {
                  /// The nearest weight that the platform has a name for.
                  var platformWeight: PlatformFont.Weight {
                    switch hundreds {
                    case 100: .ultraLight
                    case 200: .thin
                    case 300: .light
                    case 500: .medium
                    case 600: .semibold
                    case 700: .bold
                    case 800: .heavy
                    case 900: .black
                    default: .regular
                    }
                  }
                }

                extension TokenFontFamily.Design {
                  /// The design of the system's font.
                  var platformDesign: PlatformFontDescriptor.SystemDesign {
                    switch self {
                    case .standard: .default
                    case .serif: .serif
                    case .monospaced: .monospaced
                    case .rounded: .rounded
                    }
                  }
                }
              #endif

              #if canImport(SwiftUI)
                extension SwiftUI.Font.TextStyle {
                  /// The text style that a source means by a word; `body` if the platform has none of that name.
                  init(word: String) {
                    self =
                      switch word {
                      case "largeTitle": .largeTitle
                      case "title", "title1": .title
                      case "title2": .title2
                      case "title3": .title3
                      case "headline": .headline
                      case "subheadline": .subheadline
                      case "callout": .callout
                      case "footnote": .footnote
                      case "caption", "caption1": .caption
                      case "caption2": .caption2
                      default: .body
                      }
                  }
                }

                extension TokenFontWeight {
                  /// The nearest weight that SwiftUI has a name for.
                  var swiftUIWeight: SwiftUI.Font.Weight {
                    switch hundreds {
                    case 100: .ultraLight
                    case 200: .thin
                    case 300: .light
                    case 500: .medium
                    case 600: .semibold
                    case 700: .bold
                    case 800: .heavy
                    case 900: .black
                    default: .regular
                    }
                  }
                }

                extension TokenFontFamily.Design {
                  /// The design of the system's font.
                  var swiftUIDesign: SwiftUI.Font.Design {
                    switch self {
                    case .standard: .default
                    case .serif: .serif
                    case .monospaced: .monospaced
                    case .rounded: .rounded
                    }
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontFamily+Matching.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Yk25^k29gk2:Ql2:[l28cl2;nl26Tm2;_m26em2:om26Un28]n2:R1gn22in23ln22nn21on22Qo22So24Wo24[o22]o22_o23bo23eo2
              3ho23ko23no23QP32SP32UP33XP32ZP32\P33_P33bP33eP33hP33kP35PQ35UQ32WQ32YQ31ZQ32\Q32^Q322`Q32bQ31>cQ34gQ3;RR33UR3
              3XR33[R33^R35cR35hR3:RS37YS3<eS37lS37ST378ZT35_T36eT36kT36QU36WU35\U36bU353gU35lU34PV363VV36\V36bV376iV35nV33QW3
              4UW35ZW36`W374gW34kW39TX39]X3:4gW34gX39PY38XY3<6dY3<PZ3<\Z38dZ3>R[3@b[3>2P\3:Z\382b\35g\342k\38S]344b\35g\34W]3
              Ah]3@4X^34\^35a^36g^357@00D00j3EA10j3_g2l1
              """#,
            places: #"""
              H00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              extension TokenFontFamily {
                /// Where a font comes from.
                public enum Source: Hashable, Sendable {
                  /// The one font of this PostScript name.
                  case face(String)
                  /// The font of the right weight in the family of this name.
                  case family(String)
                  /// The system's own font.
                  case system(Design)
                }

                /// The kinds of letters that the system has a font for.
                public enum Design: String, CaseIterable, Hashable, Sendable {
                  /// What a generic family of CSS asks for; `standard` is the font of the user interface.
                  case standard, serif, monospaced, rounded

                  /// The kind that is meant by a generic family of CSS, or `nil` if there is none.
                  public init?(genericFamily name: String) {
                    switch name.lowercased() {
                    case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system": self = .standard
                    case "ui-serif", "serif": self = .serif
                    case "ui-monospace", "monospace": self = .monospaced
                    case "ui-rounded", "rounded": self = .rounded
                    default: return nil
                    }
                  }
                }

                /// The best of the fonts that the system has; its own one if it has none of them.
                public func source(
                  weight: TokenFontWeight,
                  isItalic: Bool,
                  isInstalled: (String) -> Bool
                ) -> Source {
                  if let name = face(weight: weight, isItalic: isItalic)?.postScriptName, isInstalled(name) {
                    return .face(name)
                  }
                  for name in names {
                    if let design = Design(genericFamily: name) { return .system(design) }
                    if isInstalled(name) { return .family(name) }
                  }
                  return .system(.standard)
                }

                /// The face that is nearest to a weight and a slant, of those with a PostScript name.
                ///
                /// Slant goes before weight, and weights are searched in the order of CSS Fonts 4, section 5.2:
                /// first to the side on which the wanted weight lies, then to the other.
                public func face(weight: TokenFontWeight, isItalic: Bool) -> Face? {
                  let named = faces.filter { $0.postScriptName != nil }
                  let slanted = named.filter { $0.isItalic == isItalic }
                  return (slanted.isEmpty ? named : slanted).min {
                    weight.distance(to: $0.weight) < weight.distance(to: $1.weight)
                  }
                }
              }

              extension TokenFontWeight {
                /// How late another weight comes in the search for this one: first by side, then by distance.
                func distance(to other: Double) -> (side: Int, points: Double) {
                  let points = abs(other - value)
                  if (400...500).contains(value) {
                    if other >= value { return (other <= 500 ? 0 : 2, points) }
                    return (1, points)
                  }
                  let isPreferred = value < 400 ? other <= value : other >= value
                  return (isPreferred ? 0 : 1, points)
                }

                /// The nearest of the nine weights with a name, from 100 to 900.
                public var hundreds: Int {
                  Int((min(max(value, 100), 900) / 100).rounded()) * 100
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Attributes.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=]]45b]49k]4:U^4:_^48g^4;R_46X_4;c_46i_4:S`46Y`48a`4:R1k`42m`43Pa42Ra41Sa42Ua42Wa44[a44_a42aa42ca43fa43ia4
              3la43oa43Rb43Ub42Wb42Yb43\b42^b42`b43cb43fb43ib43lb43ob45Tc45Yc42[c42]c41^c42`c42bc422dc42fc41>gc44kc4;Vd43Yd4
              3\d43_d43bd45gd45ld4:Ve47]e4<ie47Pf47Wf478^f45cf46if46of46Ug46[g45`g46fg453kg45Ph44Th463Zh46`h46fh476mh45Ri43Ui4
              4Yi45^i46di474ki44oi49Xj49aj4:4ki44kj49Tk48\k4<6hk4<Tl4<`l48hl4>Vm4@fm4>2Tn4:^n482fn45kn442on48Wo444fn45kn44[o4
              Alo4@4\P54`P55eP56kP557@00D00j3EA10j3cY4l1
              """#,
            places: #"""
              \100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                public import UIKit
              #elseif canImport(AppKit)
                public import AppKit
              #endif

              #if canImport(UIKit) && !os(watchOS)
                extension Typography {
                  /// The attributes of text in this style; every line is exactly as high as the style says.
                  ///
                  /// - Parameter traits: Where the content size is taken from; the system's by default.
                  public func attributes(
                    compatibleWith traits: UITraitCollection? = nil
                  ) -> [NSAttributedString.Key: Any] {
                    attributes(compatibleWith: traits, paragraph: NSMutableParagraphStyle())
                  }

                  /// The attributes, with `paragraph` for what the source leaves open.
                  func attributes(
                    compatibleWith traits: UITraitCollection?,
                    paragraph: NSMutableParagraphStyle
                  ) -> [NSAttributedString.Key: Any] {
                    let (font, factor) = scaledFont(compatibleWith: traits)
                    var attributes = scaled(by: factor).attributes(paragraph: paragraph)
                    attributes[.font] = font
                    if lineHeight != nil {
                      var isDoubled = true
                      if #available(iOS 16.4, tvOS 16.4, *) { isDoubled = false }
                      attributes[.baselineOffset] = scaled(by: factor)
                        .baselineOffset(fontLineHeight: font.lineHeight, isDoubled: isDoubled)
                    }
                    if let color { attributes[.foregroundColor] = color.uiColor }
                    return attributes
                  }
                }
              #elseif canImport(AppKit)
                extension Typography {
                  /// The attributes of text in this style; every line is exactly as high as the style says.
                  public var attributes: [NSAttributedString.Key: Any] {
                    attributes(ofParagraph: NSMutableParagraphStyle())
                  }

                  /// The attributes, with `paragraph` for what the source leaves open.
                  func attributes(
                    ofParagraph paragraph: NSMutableParagraphStyle
                  ) -> [NSAttributedString.Key: Any] {
                    let font = nsFont
                    var attributes = attributes(paragraph: paragraph)
                    attributes[.font] = font
                    if lineHeight != nil {
                      attributes[.baselineOffset] = baselineOffset(fontLineHeight: font.ascender - font.descender)
                    }
                    if let color { attributes[.foregroundColor] = color.nsColor }
                    return attributes
                  }
                }
              #endif

              #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
                extension Typography {
                  /// What does not need the font.
                  private func attributes(
                    paragraph: NSMutableParagraphStyle
                  ) -> [NSAttributedString.Key: Any] {
                    if let lineHeight {
                      paragraph.minimumLineHeight = lineHeight
                      paragraph.maximumLineHeight = lineHeight
                    }
                    if let alignment { paragraph.alignment = alignment.textAlignment }
                    if let lineBreak { paragraph.lineBreakMode = lineBreak.mode }
                    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
                    if let kern { attributes[.kern] = kern }
                    // Text can have one shadow, which falls outside it.
                    attributes[.shadow] = shadows.first { !$0.isInset }?.textShadow
                    // It can have no line above it.
                    if decoration == .underline {
                      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
                    } else if decoration == .lineThrough {
                      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
                    }
                    return attributes
                  }

                  /// Text in the letter case of the style.
                  func cased(_ text: String) -> String {
                    switch letterCase {
                    case .uppercase: return text.localizedUppercase
                    case .lowercase: return text.localizedLowercase
                    case .capitalize:
                      // Only the first letter of a word, so that other capitals stay.
                      var beginsWord = true
                      return text.map { character in
                        defer { beginsWord = character.isWhitespace }
                        return beginsWord ? String(character).localizedUppercase : String(character)
                      }.joined()
                    case .some(.none), nil: return text
                    }
                  }
                }

                extension TokenShadow {
                  /// The shadow for text, which has no spread.
                  fileprivate var textShadow: NSShadow {
                    let shadow = NSShadow()
                    shadow.shadowBlurRadius = blur.points
                    #if canImport(UIKit)
                      shadow.shadowOffset = CGSize(width: offsetX.points, height: offsetY.points)
                      shadow.shadowColor = color.uiColor
                    #else
                      // AppKit counts upwards.
                      shadow.shadowOffset = CGSize(width: offsetX.points, height: -offsetY.points)
                      shadow.shadowColor = color.nsColor
                    #endif
                    return shadow
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Font.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=RT45WT49`T4:jT4:TU48\U4;gU46mU4;XV46^V4:hV46nV48VW4:R1`W42bW43eW42gW41hW42jW42lW44PX44TX42VX42XX43[X43^X4
              3aX43dX43gX43jX42lX42nX43QY42SY42UY43XY43[Y43^Y43aY43dY45iY45nY42PZ42RZ41SZ42UZ42WZ422YZ42[Z41>\Z44`Z4;kZ43nZ4
              3Q[43T[43W[45\[45a[4:k[47R\4<^\47e\47l\478S]45X]46^]46d]46j]46P^45U^46[^453`^45e^44i^463o^46U_46[_476b_45g_43j_4
              4n_45S`46Y`474``44d`49m`49Va4:4``44`a49ia48Qb4<6]b4<ib4<Uc48]c4>kc4@[d4>2id4:Se482[e45`e442de48le444[e45`e44Pf4
              Aaf4@4Qg44Ug45Zg46`g457@00D00j3EA10j3XP4l1
              """#,
            places: #"""
              ^100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                public import UIKit
              #elseif canImport(AppKit)
                public import AppKit
              #endif

              #if canImport(UIKit) && !os(watchOS)
                extension Typography {
                  /// The font for UIKit, as large as the person who reads has asked for.
                  ///
                  /// - Parameter traits: Where the content size is taken from; the system's by default.
                  public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
                    scaledFont(compatibleWith: traits).font
                  }

                  /// The font, and how many times larger it is than the source has it.
                  func scaledFont(compatibleWith traits: UITraitCollection?) -> (font: UIFont, factor: Double) {
                    let base = baseFont
                    let style = UIFont.TextStyle(word: system ?? relativeTo ?? "body")
                    let scaled: UIFont
                    if system == nil {
                      scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: base, compatibleWith: traits)
                    } else {
                      scaled = weighted(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits))
                    }
                    return (scaled, base.pointSize > 0 ? scaled.pointSize / base.pointSize : 1)
                  }
                }
              #elseif canImport(AppKit)
                extension Typography {
                  /// The font for AppKit.
                  public var nsFont: NSFont { baseFont }
                }
              #endif

              #if canImport(UIKit) || canImport(AppKit)
                extension Typography {
                  /// The font in the size that the source has, which people see who have asked for no other.
                  var baseFont: PlatformFont {
                    let style = PlatformFont.TextStyle(word: system ?? relativeTo ?? "body")
                    if system != nil { return weighted(Self.preferredFont(style)) }
                    return font(ofSize: size ?? Double(Self.preferredFont(style).pointSize))
                  }

                  /// The same text style in the weight that the source asks for, if it does.
                  private func weighted(_ font: PlatformFont) -> PlatformFont {
                    guard let weight else { return font }
                    return PlatformFont.systemFont(ofSize: font.pointSize, weight: weight.platformWeight)
                  }

                  private static func preferredFont(_ style: PlatformFont.TextStyle) -> PlatformFont {
                    #if os(watchOS) || !canImport(UIKit)
                      PlatformFont.preferredFont(forTextStyle: style)
                    #else
                      PlatformFont.preferredFont(
                        forTextStyle: style,
                        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
                      )
                    #endif
                  }

                  /// Where the font comes from, of what is installed.
                  var fontSource: TokenFontFamily.Source {
                    family?.source(weight: weight ?? 400, isItalic: slant != .normal) { name in
                      PlatformFont(name: name, size: 12) != nil
                        || !PlatformFontDescriptor(fontAttributes: [.family: name])
                          .matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty
                    } ?? .system(.standard)
                  }

                  private func font(ofSize size: Double) -> PlatformFont {
                    let weight = (weight ?? 400).platformWeight
                    let system = PlatformFont.systemFont(ofSize: size, weight: weight)
                    var descriptor: PlatformFontDescriptor? = system.fontDescriptor
                    switch fontSource {
                    case .face(let name):
                      return PlatformFont(name: name, size: size) ?? system
                    case .family(let name):
                      descriptor = PlatformFontDescriptor(fontAttributes: [
                        .family: name, .traits: [PlatformFontDescriptor.TraitKey.weight: weight.rawValue],
                      ])
                    case .system(.standard) where slant == .normal:
                      return system
                    case .system(let design):
                      descriptor = descriptor?.withDesign(design.platformDesign) ?? descriptor
                    }
                    if slant != .normal, let upright = descriptor {
                      descriptor = upright.slanted ?? upright
                    }
                    let font: PlatformFont? = descriptor.flatMap { PlatformFont(descriptor: $0, size: size) }
                    return font ?? system
                  }
                }

                extension PlatformFontDescriptor {
                  /// The italic letters of the same family, if it has any.
                  fileprivate var slanted: PlatformFontDescriptor? {
                    #if canImport(UIKit)
                      withSymbolicTraits(symbolicTraits.union(.traitItalic))
                    #else
                      withSymbolicTraits(symbolicTraits.union(.italic))
                    #endif
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Scaling.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=U`15Z`19c`1:m`1:Wa18_a1;ja16Pb1;[b16ab1:kb16Qc18Yc1:R1cc12ec13hc12jc11kc12mc12oc14Sd14Wd12Yd12[d13^d13ad1
              3dd13gd13jd13md12od12Qe13Te12Ve12Xe13[e13^e13ae13de13ge15le15Qf12Sf12Uf11Vf12Xf12Zf122\f12^f11>_f14cf1;nf13Qg1
              3Tg13Wg13Zg15_g15dg1:ng17Uh1<ah17hh17oh178Vi15[i16ai16gi16mi16Sj15Xj16^j153cj15hj14lj163Rk16Xk16^k176ek15jk13mk1
              4Ql15Vl16\l174cl14gl19Pm19Ym1:4cl14cm19lm18Tn1<6`n1<ln1<Xo18`o1>no1@^P2>2lP2:VQ282^Q25cQ242gQ28oQ244^Q25cQ24SR2
              AdR2@4TS24XS25]S26cS257@00D00j3EA10j3[\1l1
              """#,
            places: #"""
              `100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              extension Typography {
                /// The style with size, line height and kern made larger or smaller, so that it keeps its looks.
                public func scaled(by factor: Double) -> Typography {
                  var scaled = self
                  scaled.size = size.map { $0 * factor }
                  scaled.lineHeight = lineHeight.map { $0 * factor }
                  scaled.kern = kern.map { $0 * factor }
                  return scaled
                }

                /// The space added between letters, as a part of the size; `nil` without a kern or a size.
                public var kernInEms: Double? {
                  get {
                    guard let kern, let size, size > 0 else { return nil }
                    return kern / size
                  }
                  set {
                    guard let size else { return }
                    kern = newValue.map { $0 * size }
                  }
                }

                /// How far a font must be raised to stand in the middle of a line of the style's height.
                ///
                /// A line that is higher than its font has all its extra space above the letters, so half of that
                /// space is below them when they are raised by half of it.
                ///
                /// - Parameters:
                ///   - fontLineHeight: The height of a line that the font itself asks for.
                ///   - isDoubled: Whether the system moves text by twice the offset, as UIKit did before iOS 16.4
                ///     (see developer.apple.com/forums/thread/124799).
                public func baselineOffset(fontLineHeight: Double, isDoubled: Bool = false) -> Double {
                  guard let lineHeight else { return 0 }
                  return (lineHeight - fontLineHeight) / (isDoubled ? 4 : 2)
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+SwiftUI.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              2012>000@=hS45mS49VT4:`T4:jT48RU4;]U46cU4;nU46TV4:^V46dV48lV4:R1VW42XW43[W42]W41^W42`W42bW44fW44jW42lW42nW43QX4
              3TX43WX43ZX43]X43`X42bX42dX43gX42iX42kX43nX43QY43TY43WY43ZY45_Y45dY42fY42hY41iY42kY42mY422oY42QZ41>RZ44VZ4;aZ4
              3dZ43gZ43jZ43mZ45R[45W[4:a[47h[4<T\47[\47b\478i\45n\46T]46Z]46`]46f]45k]46Q^453V^45[^44_^463e^46k^46Q_476X_45]_4
              3`_44d_45i_46o_474V`44Z`49c`49l`4:4V`44Va49_a48ga4<6Sb4<_b4<kb48Sc4>ac4@Qd4>2_d4:id482Qe45Ve442Ze48be444Qe45Ve4
              4fe4AWf4@4gf44kf45Pg46Vg45k1L0m10n11;o1S21P12f1921De19T2e12R2<001k1@00D01j3EA10k3[n1KN@a1_1f1^10VR2W1KN:f1O0aS2
              =e1O0nS2GB]S24KN@i10C40eT2Y2KN:f1[10nV2`1e1\10^X2S10aY26e1^10gY24KN@a1_1f1i1KN:f1i10kY2R8e1i10ma2ka1l1
              """#,
            places: #"""
              b1Tc860GE00E00E00E0f1:00:0P1;00;0e2E00E00E00E0m1:0]`800000000000000000Ro3:00:00G00G00G00G0`590090090U1?00?0T22
              0n1F0F:00:0EF00F00F0l690090090090090090090090090Z::00:00G00G00G0h190090090090090090[j40
              """#,
            text: #"""

              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                import UIKit
              #elseif canImport(AppKit)
                import AppKit
              #endif
              #if canImport(SwiftUI)
                public import SwiftUI

                extension Typography {
                  /// The font for SwiftUI.
                  ///
                  /// It grows and shrinks with what the person who reads has asked for, unless it is the system's
                  /// own font in a size of the source: that only does so in ``SwiftUI/View/typography(_:)``.
                  public var font: SwiftUI.Font {
                    let style = SwiftUI.Font.TextStyle(word: system ?? relativeTo ?? "body")
                    if system != nil { return fixedFont(ofSize: 0) }
                    let size = baseFont.pointSize
                    switch fontSource {
                    case .face(let name):
                      return .custom(name, size: size, relativeTo: style)
                    case .family(let name):
                      return slanted(
                        .custom(name, size: size, relativeTo: style).weight((weight ?? 400).swiftUIWeight)
                      )
                    case .system:
                      return fixedFont(ofSize: size)
                    }
                  }

                  /// The font in a size that is already scaled.
                  fileprivate func fixedFont(ofSize size: Double) -> SwiftUI.Font {
                    if let system {
                      let font = SwiftUI.Font.system(SwiftUI.Font.TextStyle(word: system))
                      return slanted(weight.map { font.weight($0.swiftUIWeight) } ?? font)
                    }
                    let weight = (weight ?? 400).swiftUIWeight
                    switch fontSource {
                    case .face(let name):
                      return .custom(name, fixedSize: size)
                    case .family(let name):
                      return slanted(.custom(name, fixedSize: size).weight(weight))
                    case .system(let design):
                      return slanted(.system(size: size, weight: weight, design: design.swiftUIDesign))
                    }
                  }

                  private func slanted(_ font: SwiftUI.Font) -> SwiftUI.Font {
                    slant == .normal ? font : font.italic()
                  }
                }

                extension SwiftUI.View {
                  /// Shows text in this style, as large as the person who reads has asked for.
                  public func typography(_ typography: Typography) -> some SwiftUI.View {
                    modifier(TypographyModifier(typography))
                  }

                  /// Shows text in a numbered style     of the theme, such as `.textStyle(.)`.
                  public func textStyle(_ style: TextStyle) -> some SwiftUI.View {
                    modifier(TextStyleModifier(style: style))
                    typography(style.typography)
                  }
                }

                private struct TextStyleModifier: SwiftUI.ViewModifier {
                  let style: TextStyle
                  @SwiftUI.Environment(\.tokenTheme) private var theme

                  func body(content: Content) -> some SwiftUI.View {
                    content.typography(theme.typography(style))
                  }
                }

                private struct TypographyModifier: SwiftUI.ViewModifier {
                  let typography: Typography
                  private let base: PlatformFont
                  /// Scaled as it is, not as a factor, because scaled values are rounded to whole pixels.
                  @SwiftUI.ScaledMetric private var size: CGFloat

                  init(_ typography: Typography) {
                    self.typography = typography
                    base = typography.baseFont
                    let style = SwiftUI.Font.TextStyle(word: typography.system ?? typography.relativeTo ?? "body")
                    _size = SwiftUI.ScaledMetric(wrappedValue: base.pointSize, relativeTo: style)
                  }

                  func body(content: Content) -> some SwiftUI.View {
                    let factor = base.pointSize > 0 ? size / base.pointSize : 1
                    let scaled = typography.scaled(by: factor)
                    // The space that a line has beyond its font, one half above it and one below.
                    let half = max(0, scaled.baselineOffset(fontLineHeight: base.heightOfLine * factor))
                    content
                      .font(typography.fixedFont(ofSize: size))
                      .letters(kern: scaled.kern ?? 0, decoration: typography.decoration)
                      .lineSpacing(half * 2)
                      .padding(.vertical, half)
                      .foregroundStyle(
                        typography.color.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(ForegroundStyle())
                      )
                      .transformEnvironment(\.textCase) { $0 = typography.letterCase.map(\.textCase) ?? $0 }
                      .transformEnvironment(\.multilineTextAlignment) {
                        $0 = typography.alignment.map(\.swiftUIAlignment) ?? $0
                      }
                      .transformEnvironment(\.truncationMode) { $0 = typography.lineBreak?.truncation ?? $0 }
                  }
                }
              #endif

              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Words.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Ue25Ze29ce2:me2:Wf28_f2;jf26Pg2;[g26ag2:kg26Qh28Yh2:R1ch22eh23hh22jh21kh22mh22oh24Si24Wi22Yi22[i23^i23ai2
              3di23gi23ji23mi22oi22Qj23Tj22Vj22Xj23[j23^j23aj23dj23gj25lj25Qk22Sk22Uk21Vk22Xk22Zk222\k22^k21>_k24ck2;nk23Ql2
              3Tl23Wl23Zl25_l25dl2:nl27Um2<am27hm27om278Vn25[n26an26gn26mn26So25Xo26^o253co25ho24lo263RP36XP36^P376eP35jP33mP3
              4QQ35VQ36\Q374cQ34gQ39PR39YR3:4cQ34cR39lR38TS3<6`S3<lS3<XT38`T3>nT3@^U3>2lU3:VV382^V35cV342gV38oV344^V35cV34SW3
              AdW3@4TX34XX35]X36cX357@00D00j3EA10j3[a2l1
              """#,
            places: #"""
              f100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit)
                import UIKit
              #elseif canImport(AppKit)
                import AppKit
              #endif
              #if canImport(SwiftUI)
                import SwiftUI
              #endif

              #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
                extension Typography.Alignment {
                  /// The side for UIKit and AppKit.
                  var textAlignment: NSTextAlignment {
                    switch self {
                    case .start: .natural
                    case .end:
                      NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft ? .left : .right
                    case .left: .left
                    case .right: .right
                    case .center: .center
                    case .justify: .justified
                    }
                  }
                }

                extension Typography.LineBreak {
                  /// What happens, for UIKit and AppKit.
                  var mode: NSLineBreakMode {
                    switch self {
                    case .wordWrapping: .byWordWrapping
                    case .charWrapping: .byCharWrapping
                    case .clipping: .byClipping
                    case .truncatingHead: .byTruncatingHead
                    case .truncatingMiddle: .byTruncatingMiddle
                    case .truncatingTail: .byTruncatingTail
                    }
                  }
                }
              #endif

              #if canImport(SwiftUI)
                extension SwiftUI.View {
                  /// Space between letters and lines with them, where SwiftUI has them for every view.
                  @ViewBuilder func letters(
                    kern: Double,
                    decoration: Typography.Decoration?
                  ) -> some SwiftUI.View {
                    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
                      kerning(kern).underline(decoration == .underline)
                        .strikethrough(decoration == .lineThrough)
                    } else {
                      self
                    }
                  }
                }

                extension PlatformFont {
                  /// The height of a line that the font asks for.
                  var heightOfLine: CGFloat { ascender - descender }
                }

                extension Typography.LetterCase {
                  /// The letter case for SwiftUI, which has none that capitalizes words.
                  var textCase: SwiftUI.Text.Case? {
                    switch self {
                    case .uppercase: .uppercase
                    case .lowercase: .lowercase
                    case .none, .capitalize: nil
                    }
                  }
                }

                extension Typography.Alignment {
                  /// The side for SwiftUI, which knows sides only by the direction of reading.
                  var swiftUIAlignment: SwiftUI.TextAlignment {
                    switch self {
                    case .start, .left, .justify: .leading
                    case .end, .right: .trailing
                    case .center: .center
                    }
                  }
                }

                extension Typography.LineBreak {
                  /// Where SwiftUI shortens text, if the style has a wish.
                  var truncation: SwiftUI.Text.TruncationMode? {
                    switch self {
                    case .truncatingHead: .head
                    case .truncatingMiddle: .middle
                    case .truncatingTail: .tail
                    case .wordWrapping, .charWrapping, .clipping: nil
                    }
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Views.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Wf45\f49ef4:of4:Yg48ag4;lg46Rh4;]h46ch4:mh46Si48[i4:R1ei42gi43ji42li41mi42oi42Qj44Uj44Yj42[j42]j43`j43cj4
              3fj43ij43lj43oj42Qk42Sk43Vk42Xk42Zk43]k43`k43ck43fk43ik45nk45Sl42Ul42Wl41Xl42Zl42\l422^l42`l41>al44el4;Pm43Sm4
              3Vm43Ym43\m45am45fm4:Pn47Wn4<cn47jn47Qo478Xo45]o46co46io46oo46UP55ZP56`P553eP55jP54nP563TQ56ZQ56`Q576gQ55lQ53oQ5
              4SR55XR56^R574eR54iR59RS59[S5:4eR54eS59nS58VT5<6bT5<nT5<ZU58bU5>PV5@`V5>2nV5:XW582`W55eW542iW58QX544`W55eW54UX5
              AfX5@4VY54ZY55_Y56eY55R1@00D00j3EA10j3Wb3KN@a1_1f1P10Qf3n1KN:f1A0Sh3;e1A0^h3Z1KN:f1G0hi3U1e1G0mj3:KN:f1M0]k3Ge1
              N0Tl3@0dl3Ge1P10[m3lHl1
              """#,
            places: #"""
              d1000000000000000000jV7:00:00G00G00G00G0j690090090Q1=00=0P220j590090090e2W100W10d320n290090090i1I00I0h2B00B00B
              00B0Ui70
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit) && !os(watchOS)
                public import UIKit

                /// Text that a view has when a style is applied is shown in the style. Apply it anew after setting
                /// other text, and when the content size changes.
                extension Typography {
                  /// Shows the text of labels in this style.
                  @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

                  /// Shows the text of labels in this style.
                  @MainActor public func apply(to labels: [UILabel]) {
                    for label in labels {
                      label.attributedText = label.styled(label.text ?? "", self)
                    }
                  }

                  /// Shows the titles of buttons in this style.
                  @MainActor public func apply(to buttons: UIButton...) { apply(to: buttons) }

                  /// Shows the titles of buttons in this style.
                  @MainActor public func apply(to buttons: [UIButton]) {
                    for button in buttons {
                      let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
                      // All are read first, because a state without a title has that of the normal one.
                      let titles = states.map { button.title(for: $0) ?? button.attributedTitle(for: $0)?.string }
                      for (state, title) in zip(states, titles) {
                        guard let title else { continue }
                        var attributes = attributes(compatibleWith: button.traitCollection)
                        if color == nil { attributes[.foregroundColor] = button.titleColor(for: state) }
                        let styled = NSAttributedString(string: cased(title), attributes: attributes)
                        button.setAttributedTitle(styled, for: state)
                      }
                    }
                  }

                  /// Shows the text of fields in this style; their one line stays as high as they are.
                  @MainActor public func apply(to fields: UITextField...) { apply(to: fields) }

                  /// Shows the text of fields in this style; their one line stays as high as they are.
                  @MainActor public func apply(to fields: [UITextField]) {
                    var single = self
                    single.lineHeight = nil
                    for field in fields {
                      let paragraph = NSMutableParagraphStyle()
                      paragraph.alignment = field.textAlignment
                      let attributes = single.attributes(
                        compatibleWith: field.traitCollection, paragraph: paragraph
                      )
                      field.defaultTextAttributes.merge(attributes) { $1 }
                    }
                  }

                  /// Shows the text of text views in this style, and what is typed next.
                  @MainActor public func apply(to textViews: UITextView...) { apply(to: textViews) }

                  /// Shows the text of text views in this style, and what is typed next.
                  @MainActor public func apply(to textViews: [UITextView]) {
                    for view in textViews {
                      let paragraph = NSMutableParagraphStyle()
                      paragraph.alignment = view.textAlignment
                      var attributes = attributes(compatibleWith: view.traitCollection, paragraph: paragraph)
                      if color == nil { attributes[.foregroundColor] = view.textColor }
                      view.attributedText = NSAttributedString(string: cased(view.text ?? ""), attributes: attributes)
                      view.typingAttributes = attributes
                    }
                  }
                }

                extension UILabel {
                  /// Text in a style, with the label's own choice of what the style leaves open.
                  func styled(_ text: String, _ typography: Typography) -> NSAttributedString {
                    let paragraph = NSMutableParagraphStyle()
                    paragraph.alignment = textAlignment
                    paragraph.lineBreakMode = lineBreakMode
                    var attributes = typography.attributes(
                      compatibleWith: traitCollection, paragraph: paragraph
                    )
                    if typography.color == nil { attributes[.foregroundColor] = textColor }
                    return NSAttributedString(string: typography.cased(text), attributes: attributes)
                  }

                  /// Shows the text that the label has in a numbered style     of a theme.
                  public func apply(_ style: TextStyle, in theme: TokenTheme = TokenTheme()) {
                          theme.typography(style)style.typography.apply(to: self)
                  }
                }
              #elseif canImport(AppKit)
                public import AppKit

                extension Typography {
                  /// Shows the text of labels in this style.
                  @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

                  /// Shows the text of labels in this style.
                  @MainActor public func apply(to fields: [NSTextField]) {
                    for field in fields {
                      let paragraph = NSMutableParagraphStyle()
                      paragraph.alignment = field.alignment
                      paragraph.lineBreakMode = field.lineBreakMode
                      var attributes = attributes(ofParagraph: paragraph)
                      if color == nil { attributes[.foregroundColor] = field.textColor }
                      let text = cased(field.stringValue)
                      field.attributedStringValue = NSAttributedString(string: text, attributes: attributes)
                    }
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenLabel.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=cQ25hQ29QR2:[R2:eR28mR2;XS26^S2;iS26oS2:YT26_T28gT2:R1QU22SU23VU22XU21YU22[U22]U24aU24eU22gU22iU23lU23oU2
              3RV23UV23XV23[V22]V22_V23bV22dV22fV23iV23lV23oV23RW23UW25ZW25_W22aW22cW21dW22fW22hW222jW22lW21>mW24QX2;\X23_X2
              3bX23eX23hX25mX25RY2:\Y27cY2<oY27VZ27]Z278dZ25iZ26oZ26U[26[[26a[25f[26l[253Q\25V\24Z\263`\26f\26l\276S]25X]23[]2
              4_]25d]26j]274Q^24U^29^^29g^2:4Q^24Q_29Z_28b_2<6n_2<Z`2<f`28n`2>\a2@la2>2Zb2:db282lb25Qc242Uc28]c244lb25Qc24ac2
              ARd2@4bd24fd25kd26Qe25D@00D00j3EA10j3V?KN:f1;0PC^3e1;0^FUY1KN:f1A0io1Ge1B0`P2@0PQ2Cl1
              """#,
            places: #"""
              P1000000000000000000hP190090090090090090Pm290090090i1I00I0h2B00B0en30
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              #if canImport(UIKit) && !os(watchOS)
                public import UIKit

                /// A label that keeps its text in a numbered style when the text or the content size changes.
                ///
                /// In Interface Builder the style is set by its number or by its name.
                @IBDesignable
                open class TokenLabel: UILabel {
                  /// The text as it was set, before the style changed its letter case.
                  private var original: String?

                  /// The style of the text.
                  public var style: TextStyle? { didSet { restyle() } }

                  /// The theme that the style is taken from.
                  public var theme = TokenTheme() { didSet { restyle() } }

                  /// The number of the style; 0 for none.
                  @IBInspectable public var styleNumber: Int {
                    get { style?.rawValue ?? 0 }
                    set { style = TextStyle(rawValue: newValue) }
                  }

                  /// The name of the style, as in `TextStyle`; empty for none.
                  @IBInspectable public var styleName: String {
                    get { style?.name ?? "" }
                    set { style = TextStyle(name: newValue) }
                  }

                  open override var text: String? {
                    get { original ?? super.text }
                    set {
                      original = newValue
                      super.text = newValue
                      restyle()
                    }
                  }

                  /// Text with attributes of its own, which the style leaves alone until the style is set anew.
                  open override var attributedText: NSAttributedString? {
                    get { super.attributedText }
                    set {
                      original = nil
                      super.attributedText = newValue
                    }
                  }

                  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
                      restyle()
                    }
                  }

                  /// Shows the text in the style.
                  private func restyle() {
                    guard let style, let text = original ?? super.text else { return }
                    original = text
                    super.attributedText = styled(text,       theme.typography(style)style.typography)
                  }
                }
              #endif
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenCurve.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=`G5eG9nG:XH:bH8jH;UI6[I;fI6lI:VJ6\J8dJ:R1nJ2PK3SK2UK1VK2XK2ZK4^K4bK2dK2fK3iK3lK3oK3RL3UL3XL2ZL2\L3_L2aL
              2cL3fL3iL3lL3oL3RM5WM5\M2^M2`M1aM2cM2eM22gM2iM1>jM4nM;YN3\N3_N3bN3eN5jN5oN:YO7`O<lO7SP17ZP178aP15fP16lP16RQ16XQ1
              6^Q15cQ16iQ153nQ15SR14WR163]R16cR16iR176PS15US13XS14\S15aS16gS174nS14RT19[T19dT1:4nS14nT19WU18_U1<6kU1<WV1<cV1
              8kV1>YW1@iW1>2WX1:aX182iX15nX142RY18ZY144iX15nX14^Y1AoY1@4_Z14cZ15hZ16nZ157@00D00j3EA10j3fCl1
              """#,
            places: #"""
              B00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// How a movement gathers and loses speed: the control points of a cubic Bézier curve.
              public struct TokenCurve: Hashable, Sendable {
                /// The time of the first control point, from 0 to 1.
                public var x1: Double
                /// The progress of the first control point.
                public var y1: Double
                /// The time of the second control point, from 0 to 1.
                public var x2: Double
                /// The progress of the second control point.
                public var y2: Double

                /// Makes a curve from (0, 0) to (1, 1).
                public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
                  self.x1 = x1
                  self.y1 = y1
                  self.x2 = x2
                  self.y2 = y2
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenStroke.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=VT15[T19dT1:nT1:XU18`U1;kU16QV1;\V16bV1:lV16RW18ZW1:R1dW12fW13iW12kW11lW12nW12PX14TX14XX12ZX12\X13_X13bX1
              3eX13hX13kX13nX12PY12RY13UY12WY12YY13\Y13_Y13bY13eY13hY15mY15RZ12TZ12VZ11WZ12YZ12[Z122]Z12_Z11>`Z14dZ1;oZ13R[1
              3U[13X[13[[15`[15e[1:o[17V\1<b\17i\17P]178W]15\]16b]16h]16n]16T^15Y^16_^153d^15i^14m^163S_16Y_16__176f_15k_13n_1
              4R`15W`16]`174d`14h`19Qa19Za1:4d`14da19ma18Ub1<6ab1<mb1<Yc18ac1>oc1@_d1>2md1:We182_e15de142he18Pf144_e15de14Tf1
              Aef1@4Ug14Yg15^g16dg157@00D00j3EA10j3\P1l1
              """#,
            places: #"""
              T100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// How a line is drawn.
              public struct TokenStroke: Hashable, Sendable {
                /// The kind of line.
                public var style: Style
                /// The lengths of dashes and gaps by turns; empty if the platform may choose.
                public var dashes: [TokenDimension]
                /// How dashes end.
                public var cap: Cap

                /// Makes a kind of line.
                public init(_ style: Style) {
                  self.style = style
                  dashes = []
                  cap = .butt
                }

                /// Makes a dashed line.
                public init(dashes: [TokenDimension], cap: Cap) {
                  style = .dashed
                  self.dashes = dashes
                  self.cap = cap
                }

                /// The kinds of lines, which look as in CSS.
                public enum Style: String, CaseIterable, Hashable, Sendable {
                  /// The last four look as if cut into the ground, or raised from it.
                  case solid, dashed, dotted, double, groove, ridge, inset, outset
                }

                /// The ways in which dashes end.
                public enum Cap: String, CaseIterable, Hashable, Sendable {
                  /// `butt` ends where the dash ends; the others go on by half the width of the line.
                  case butt, round, square
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenBorder.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=dA5iA9RB:\B:fB8nB;YC6_C;jC6PD:ZD6`D8hD:R1RE2TE3WE2YE1ZE2\E2^E4bE4fE2hE2jE3mE3PF3SF3VF3YF3\F2^F2`F3cF2eF
              2gF3jF3mF3PG3SG3VG5[G5`G2bG2dG1eG2gG2iG22kG2mG1>nG4RH;]H3`H3cH3fH3iH5nH5SI:]I7dI<PJ7WJ7^J78eJ5jJ6PK6VK6\K6bK5gK
              6mK53RL5WL4[L63aL6gL6mL76TM5YM3\M4`M5eM6kM74RN4VN9_N9hN:4RN4RO9[O8cO<6oO<[P1<gP18oP1>]Q1@mQ1>2[R1:eR182mR15RS1
              42VS18^S144mR15RS14bS1AST1@4cT14gT15lT16RU157@00D00j3EA10j3j=l1
              """#,
            places: #"""
              400000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A line around something.
              public struct TokenBorder: Hashable, Sendable {
                /// The colour of the line.
                public var color: TokenColor
                /// How wide the line is.
                public var width: TokenDimension
                /// How the line is drawn.
                public var stroke: TokenStroke

                /// Makes a border.
                public init(color: TokenColor, width: TokenDimension, stroke: TokenStroke) {
                  self.color = color
                  self.width = width
                  self.stroke = stroke
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenShadow.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=lQ15QR19ZR1:dR1:nR18VS1;aS16gS1;RT16XT1:bT16hT18PU1:R1ZU12\U13_U12aU11bU12dU12fU14jU14nU12PV12RV13UV13XV1
              3[V13^V13aV13dV12fV12hV13kV12mV12oV13RW13UW13XW13[W13^W15cW15hW12jW12lW11mW12oW12QX122SX12UX11>VX14ZX1;eX13hX1
              3kX13nX13QY15VY15[Y1:eY17lY1<XZ17_Z17fZ178mZ15R[16X[16^[16d[16j[15o[16U\153Z\15_\14c\163i\16o\16U]176\]15a]13d]1
              4h]15m]16S^174Z^14^^19g^19P_1:4Z^14Z_19c_18k_1<6W`1<c`1<o`18Wa1>ea1@Ub1>2cb1:mb182Uc15Zc142^c18fc144Uc15Zc14jc1
              A[d1@4kd14od15Te16Ze157@00D00j3EA10j3RNl1
              """#,
            places: #"""
              R100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// One layer of a shadow.
              public struct TokenShadow: Hashable, Sendable {
                /// The colour of the shadow.
                public var color: TokenColor
                /// How far the shadow is moved to the right.
                public var offsetX: TokenDimension
                /// How far the shadow is moved down.
                public var offsetY: TokenDimension
                /// How wide the edge is, from full colour to none.
                public var blur: TokenDimension
                /// How much larger than its caster the shadow is, at each side.
                public var spread: TokenDimension
                /// Whether the shadow falls into its caster, as if that were a hole.
                public var isInset: Bool

                /// Makes a layer of a shadow.
                public init(
                  color: TokenColor,
                  offsetX: TokenDimension,
                  offsetY: TokenDimension,
                  blur: TokenDimension,
                  spread: TokenDimension,
                  isInset: Bool = false
                ) {
                  self.color = color
                  self.offsetX = offsetX
                  self.offsetY = offsetY
                  self.blur = blur
                  self.spread = spread
                  self.isInset = isInset
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenGradient.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=WG5\G9eG:oG:YH8aH;lH6RI;]I6cI:mI6SJ8[J:R1eJ2gJ3jJ2lJ1mJ2oJ2QK4UK4YK2[K2]K3`K3cK3fK3iK3lK3oK2QL2SL3VL2XL
              2ZL3]L3`L3cL3fL3iL5nL5SM2UM2WM1XM2ZM2\M22^M2`M1>aM4eM;PN3SN3VN3YN3\N5aN5fN:PO7WO<cO7jO7QP178XP15]P16cP16iP16oP1
              6UQ15ZQ16`Q153eQ15jQ14nQ163TR16ZR16`R176gR15lR13oR14SS15XS16^S174eS14iS19RT19[T1:4eS14eT19nT18VU1<6bU1<nU1<ZV1
              8bV1>PW1@`W1>2nW1:XX182`X15eX142iX18QY144`X15eX14UY1AfY1@4VZ14ZZ15_Z16eZ157@00D00j3EA10j3]Cl1
              """#,
            places: #"""
              N00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// Colours that run into each other.
              public struct TokenGradient: Hashable, Sendable {
                /// The colours and their places, from start to end.
                public var stops: [Stop]

                /// Makes a gradient.
                public init(_ stops: [Stop]) {
                  self.stops = stops
                }

                /// A colour and its place.
                public struct Stop: Hashable, Sendable {
                  /// The colour.
                  public var color: TokenColor
                  /// The place, from 0 at the start to 1 at the end.
                  public var position: Double

                  /// Makes a stop.
                  public init(_ color: TokenColor, at position: Double) {
                    self.color = color
                    self.position = position
                  }
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTransition.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=\O5aO9jO:TP1:^P18fP1;QQ16WQ1;bQ16hQ1:RR16XR18`R1:R1jR12lR13oR12QS11RS12TS12VS14ZS14^S12`S12bS13eS13hS13
              kS13nS13QT13TT12VT12XT13[T12]T12_T13bT13eT13hT13kT13nT15SU15XU12ZU12\U11]U12_U12aU122cU12eU11>fU14jU1;UV13XV13
              [V13^V13aV15fV15kV1:UW17\W1<hW17oW17VX178]X15bX16hX16nX16TY16ZY15_Y16eY153jY15oY14SZ163YZ16_Z16eZ176lZ15Q[13T[1
              4X[15][16c[174j[14n[19W\19`\1:4j[14j\19S]18[]1<6g]1<S^1<_^18g^1>U_1@e_1>2S`1:]`182e`15j`142n`18Va144e`15j`14Za1
              Aka1@4[b14_b15db16jb157@00D00j3EA10j3bKl1
              """#,
            places: #"""
              X100000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// A movement from one state to another.
              public struct TokenTransition: Hashable, Sendable {
                /// How long it takes, in milliseconds.
                public var milliseconds: Double
                /// How long it waits before it starts, in milliseconds.
                public var delayMilliseconds: Double
                /// How it gathers and loses speed.
                public var curve: TokenCurve

                /// Makes a movement.
                public init(milliseconds: Double, delayMilliseconds: Double = 0, curve: TokenCurve) {
                  self.milliseconds = milliseconds
                  self.delayMilliseconds = delayMilliseconds
                  self.curve = curve
                }

                /// How long it takes.
                @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
                public var duration: Swift.Duration { .milliseconds(milliseconds) }

                /// How long it waits before it starts.
                @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
                public var delay: Swift.Duration { .milliseconds(delayMilliseconds) }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenConstants.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Pm15Um19^m1:hm1:Rn18Zn1;en16kn1;Vo16\o1:fo16lo18TP2:R1^P22`P23cP22eP21fP22hP22jP24nP24RQ22TQ22VQ23YQ23\Q2
              3_Q23bQ23eQ23hQ22jQ22lQ23oQ22QR22SR23VR23YR23\R23_R23bR25gR25lR22nR22PS21QS22SS22US222WS22YS21>ZS24^S2;iS23lS2
              3oS23RT23UT25ZT25_T2:iT27PU2<\U27cU27jU278QV25VV26\V26bV26hV26nV25SW26YW253^W25cW24gW263mW26SX26YX276`X25eX23hX2
              4lX25QY26WY274^Y24bY29kY29TZ2:4^Y24^Z29gZ28oZ2<6[[2<g[2<S\28[\2>i\2@Y]2>2g]2:Q^282Y^25^^242b^28j^244Y^25^^24n^2
              A__2@4o_24S`25X`26^`257@00D00j3EA10j3Vi1l1
              """#,
            places: #"""
              >00000000000000000000
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all

              /// The name of an image in the app's resources.
              public struct TokenImage: Hashable, Sendable {
                /// The name.
                public var name: String

                /// Names an image.
                public init(_ name: String) {
                  self.name = name
                }
              }

              /// A place, in points from the leading top corner.
              public struct TokenPoint: Hashable, Sendable {
                /// The distance from the leading edge.
                public var x: Double
                /// The distance from the top edge.
                public var y: Double

                /// Makes a place.
                public init(x: Double, y: Double) {
                  self.x = x
                  self.y = y
                }
              }

              /// Width and height, in points.
              public struct TokenSize: Hashable, Sendable {
                /// The width.
                public var width: Double
                /// The height.
                public var height: Double

                /// Makes a size.
                public init(width: Double, height: Double) {
                  self.width = width
                  self.height = height
                }
              }

              /// A rectangle, in points.
              public struct TokenRect: Hashable, Sendable {
                /// The leading top corner.
                public var origin: TokenPoint
                /// Width and height.
                public var size: TokenSize

                /// Makes a rectangle.
                public init(x: Double, y: Double, width: Double, height: Double) {
                  origin = TokenPoint(x: x, y: y)
                  size = TokenSize(width: width, height: height)
                }
              }

              /// Distances from the four edges, in points.
              public struct TokenInsets: Hashable, Sendable {
                /// The distance from the top edge.
                public var top: Double
                /// The distance from the edge where lines begin.
                public var leading: Double
                /// The distance from the bottom edge.
                public var bottom: Double
                /// The distance from the edge where lines end.
                public var trailing: Double

                /// Makes distances from the four edges.
                public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
                  self.top = top
                  self.leading = leading
                  self.bottom = bottom
                  self.trailing = trailing
                }
              }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }
}
