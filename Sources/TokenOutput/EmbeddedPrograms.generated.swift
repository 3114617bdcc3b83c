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
      fingerprint: "eb874dabb2285a43",
      used: [0, 1, 0, 2, 0, 3, 0, 4, 0, 6, 0, 9, 0, 15, 3, 1, 3, 9, 3, 15, 3, 100, 5, 1, 5, 2, 5, 3, 5, 4, 5, 6, 5, 9, 5, 15, 5, 100, 7, 2, 7, 9, 7, 18, 9, 0, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 9, 20, 9, 25, 10, 0, 10, 1, 10, 3, 11, 0, 12, 4, 12, 6, 12, 7, 15, 2, 16, 0, 17, 0, 17, 2, 17, 3, 18, 0, 18, 1, 18, 5, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 5, 30, 6, 30, 7, 30, 8, 30, 9, 30, 10, 30, 11, 30, 14, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 5, 32, 7, 36, 0, 36, 1, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 13, 51, 2, 51, 3],
      [
        BuiltInPrograms.Entry(
          "colors.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              ?001F12b144V244^245T345e345Z445U544V511c522Q622Z601X714]80014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5d8KN3m10e1C]208QX7Co1S20@00L0>O09O00F00F00j10?i1:A1T2n1040R2Ek1L0m10e1_1]218QX7_1o1S21@00>O19O10F00F00j10?
              >O1IN9O10F00F00j10?i1;A1T2n11I0R2a1k1_20=U21U22_2=2L3a1f1Q2_2?1:[204n1206e1o1207<1e1T2_2@7U23U220G9k1@00O00L1F
              P16L3j10A1k1O00m10e1Q3@00O40L1>U22P12f1i2e1l2_2V11P103_2P16?L3j10A1n14a21R2S3k1O00m10e1b3@00O40L1>_2W17P103?L3
              j10A1n14W31R2d3k1O0Hg1o3M4@00V22410FP16L3j10A1e1o3O0Ig1Y4M4@00V22410F^17L3j10A1e1Y4k1>U21U22?M4L4O01^1X2T5L3a1
              f1n4@00O03L4F00O01j10A1e1S5@00O03V23123j10A1e1T5k1k1L0a1X2b5@00i1<A10e1<@Q24U20A10U2=e1b5k1S20L1a1X2o5@00L0i1=
              A1@00U21A1e1o5T2k1L0L1^1X2Y6@00U20A1e1Y6k10b2a3KN9m10e1h6@00:_2S6<200_2_64201_2c61;0A1n10_61R2j6KN?m10e1U7O07h1
              Q7J0W28f1U7o10d6X2n10n60R2W7k1S20O0<g1R8M1O10h1_7F00M2O0;g1k7M3@00:U23_2l8=U22;0A1e1Q8@00:_2Y9<U22;0A1e1[8O0;g1
              [8M1@00:U21;0A1e1[8T2k1@00>i10?i19A1l1
              """#,
            places: #"""
              @h660060Gj200j20\1Q20[1j200j20l5Y10<106O0>70B60@20820g1O00O0AY100Y10k5j200j200j20I70d>60Gj200j20\1Q20[1j200j20
              l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440D40040N600?00?00?0^1
              ^10H:0G80080h190090090090b260H40040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G0f1i20>70B40<j10040L:00:0;20\130
              <:00:0L80080D60S5i200i20e1G00G0c360PB70GF00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10L4
              0<80D60k1U100U100U10`480080080NW10N40<90F60o1W100W100W10Y;60`K;0040>40040040L50B;0AD00D0l1600?00?0\1W10>70B50>
              208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60^D6@_c2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f1
              90>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030
              i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10
              050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006GQMC0B90090090AC00C0m10
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
              M001Z112V212h244X344^344Q445b444Q546j645[744k745^945Y:44Z:22b:22o:22\;22U<22n<22o<33W=23h=22Q>11^>22l>22U?01S@
              14XA0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=c@5h@9QA:[A:eA8mA;XB6^B;iB6oB:YC6_C8gC:
              R1QD2SD3VD2XD1YD2[D2]D4aD4eD2gD2iD3lD3oD3RE3UE3XE3[E2]E2_E3bE2dE2fE3iE3lE3oE3RF3UF5ZF5_F2aF2cF1dF2fF2hF22jF2lF
              1>mF4QG;\G3_G3bG3eG3hG5mG5RH:\H7cH<oH7VI7]I78dI5iI6oI6UJ6[J6aJ5fJ6lJ53QK5VK4ZK63`K6fK6lK76SL5XL3[L4_L5dL6jL74QM
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15_AKN3
              m10e1C]208R^7Co1S20@00L0>O09O00F00F00j10?i1HA1T2n1040R2EKN6N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1
              k1L0m10e1S2]218R^7S2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1IA1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1
              F?j11?i1EA1n11Y21R2g2k1_20=U21U22_2=2L3a1f1S3O02460_2?2e1V3_2A7U23U220H9k1@00O00V23123i15A1k1L3a1f1i3_2Q1<U21U2
              2_2]1NL04900[28e1P4_2Q1<U21U22_2c2FU23U220[28k1O01m10e1_4@00V22410>U22_2Y36P103?L3j10A1n14T41R2a4k1@00O01L1F_3
              6L3j10A1@00O02L1Fe36L3j10A1k1O00m10e1g6P12f1X5L2e1^5>U22_2k31P103?M5@00O41L1>U25_2l39?L3j10A1@00O42L1>U25_2U49
              ?L3j10A1@00O43L1>U25_2^45?L3j10A1@00O44L1>U25_2c47?L3j10A1n14T51R2i6k1O00m10e1X7@00O41L1>_2j4:P103?L3i15A1n14m6
              1R2Z7k1_20=U21U22_2=2L3a1f1f7O02460_2T52e1i7_2A7U23U220H9k1O07g1U8M4@00V22410FV5:L3i1:A1e1U8O0;g1_8M4@00V22410
              F`5<L3i1:A1e1i8O0:g1i8M4@00V22410Fl5EL3i15A1e1i8O0>g1S9M4@00V22410Fa6?L3i15A1e1S9O0Ig1]9M4@00V22410FP77L3j10A1
              e1]9k1>U21U22?M4L4O01^1X2X:L3a1f1R:@00O03L4F00O01j10A1e1W:@00O03V23123j10A1e1X:k1k1@00O00L1F00F00i15A1k1@00O00
              L1FW72i1DA1@00O01L1FY72i1DA1k1@00O00L1F_36i1DA1@00O01L1F[77i1DA1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1@00O02L1F_3
              6i1DA1@00O03L1F[77i1DA1k1@00O00L1Fb74i1DA1@00O01L1Ff76i1DA1@00O02L1Fl77i1DA1@00O03L1FS84i1DA1k1k1_20=U21U22_2=
              2L04o700W8;k1L1a1X2g=O02g1c=M2@00:U22;0A1e1c=@00U21A1e1g=k1O02a1X2n=202_2k31e1n=2100b81k1L0a1X2]>@00i1JA10c8<@
              o84U20A10S9=e1]>k1S20L1a1X2j>@00L0i1KA1@00U21A1e1j>T2k1L0L1^1X2T?@00U20A1e1T?k10`9a3KN9m10e1c?@00:_2Q=<200_2]=
              4201_2a=1;0A1n10Z?1R2e?KN?m10e1P@O07h1l?J0W28f1P@o10b=X2n10i?0R2R@k1S20O0<g1m@M1O10h1Z@F00M2O0;g1f@M3@00:U23_2
              j?=U22;0A1e1l@@00:_2W@<U22;0A1e1VAO0;g1VAM1@00:U21;0A1e1VAT2k1@00>i10?i1GA1l1
              """#,
            places: #"""
              LP<60060Gg300g30\1n20[1g300g30f7Y10<106O0>70B60@20820g1O00O0AY100Y10e7g300g300g30f;40040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0Y?70RH60Gg300g30\1n20[1g300g30f7c20FO0>70B60@20820g1O00O0R2V10>80080P160@2
              0820U2V100V10g2c200c20e7g300g300g30o1;0PD;0GJ00J0l1m10L106[10N70BB0P110OB00B0_1[100[10Q1m100m10k1J00J0g1>0R:60
              j440D40040N600?00?0Z1400@00@00@00@0b260H40040o:60bBS10>70Z160g1S100S10Y460d<600?00?00?0T240D40040`2500A00A00A0
              0A0\340D40040P260H40040Y@60XH80GG00G0f1e10D40<L0040>80F:00:00:0H60k2e100e10e1G00G0m360\?W10>70B40<80D60o1W100W1
              0l2W10>70B40<80D60o1W100W10e660Z?80GG00G0n2:00:0?40040`1G0040>30<:00:00:00:0R1d10>90F40<C0050@;00;0J60i2d100d1
              0f3d10>90F40<C0050@;00;0J60i2d100d10f3]10>60@40<?0050@70070B60[2]100]10X3a10>80D40<A0050@90090F60c2a100a10]@G0
              0G0c360XN70GF00F0d1k10>:0H40<I00<0N:00:00:0H60W3k100k10c1F00F0g360n?80P540D40040N600?00?0Z1400@00@00@00@0b260H
              40040U;80\C60060060JZ10N40<<0L60U2Z100Z100Z10j4D00D00D0f1^10R140<>0P160]2^100^100^10\4A00A00A0`1d10L40<G0b160i2
              d100d100d10Z580080080N]10J40<A0V160[2]100]100]10P580080080NW10N40<90F60o1W100W100W10YN60`^1;0040>40040040L50B;
              0AD00D0l1600?00?0\1W10>70B50>208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60`D60V9M0>70B40<20820c1M00M0e3>0n9G
              0>30:40<40S1G00G0l1G0>30:40<40S1G00G0_4>0Z:O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10m4>0\;G0>30:40<40S1G00G0l1
              G0>30:40<40S1G00G0l1O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10e8>0X?K0>50>40<60W1K00K0T2Q10>90F40<80_1Q100Q10`2
              Q10>80D40<90]1Q100Q10`2P10>:0H40<60a1P100P10i9>0P@>0l460R440D40040H50050050]567oX9700D00D0\2=00=00=0X1;00;0010
              010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580`;50`2700D
              00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30
              030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X1
              00X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006;QMC0B90090090AC00C0m10
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
              @001C12X113T244c244j244Q344`345m345h444i411V522d522m501k614P80014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::o:
              :Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3i?
              5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63TE
              6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM4ZM
              5_M6eM5W8KN3m10e1@]208h`4@o1S20@00L0>L0i12?i1;A1T2n1040R2Bk1L0m10e1U1]218h`4U1o1S21@00>L1i12?>O1Ii12?i1<A1T2n1
              1F0R2W1k1S20@00O09O00F00F00j10A1]208PP4R2O0:c1Ng1Q2M1O15g1P2M2@00L2O00F07F00i13A1e1P2e1Q2e1R2T2k1_27?U21U22_2F
              2L3a1f1^2L03e1a2_2H9U23U220Q1;k1@00O00V1V23123i13A1k1@00O02V1V23123i13A1k1@00O00L1F\19L3j10A1@00O01L1Fe16L3j10
              A1k1O08g1l3M4@00L4V1L1Fk1<L3i13A1e1l3k1>U21U22?M4L4O01^1X2g4L3a1f1a4@00O03L4F00O01j10A1e1f4@00O03V23123j10A1e1
              g4k1k1L0a1X2U5@00i1=A10W2<@c24U20A10g2=e1U5k1S20L1a1X2b5@00L0i1>A1@00U21A1e1b5T2k1L0L1^1X2l5@00U20A1e1l5k10T3a3
              KN9m10e1[6@00:_2e6<200_2Q74201_2U71;0A1n10R61R2]6KN?m10e1h6O07h1d6J0W28f1h6o10V7X2n10a60R2j6k1S20O0<g1e7M1O10h1
              R7F00M2O0;g1^7M3@00:U23_2^9=U22;0A1e1d7@00:_2k9<U22;0A1e1n7O0;g1n7M1@00:U21;0A1e1n7T2k1@00>i10?i1:A1l1
              """#,
            places: #"""
              ^1R960060Gi200i20\1P20[1i200i20j5J0<106@0L10K@00@0AJ00J0i5i200i200i20I70d=60Gi200i20\1P20[1i200i20j5e10F@0L10K
              @00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f2F0h2:00H00H00H0n2<00<00<0V1V10@60@
              60@90F20U2V100V100V100V100V10];=00=0lA70V540D40040N600?00?0Z150050050050l160H40040e:70XB\10@700?0j160Y2\100\10
              U480j<Y10@400<0d160S2Y100Y10Q480d<_10B:0H40<;0J60_2_100_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P1
              40<>0P160k2e100e100e10S680ZG;0040>40040040L50B;0AD00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70Z160k1U1
              00U100U10S=80VE8=el2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@
              40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170
              ]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130
              030030030T3=00=00=0X1?00?0050050050050UA60066mLC0B90090090AC00C0Q20
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
              B001Z112V212h245^344P445[445V544W522`522a523R622[611h622V722_701]814b90024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=d95i99R::\::f:8n:;Y;6_;;j;6P<:Z<6`<8h<:R1R=2T=3W=2Y=1Z=2\=2^=4b=4f=2h=2j=3m=3P>3S>3
              V>3Y>3\>2^>2`>3c>2e>2g>3j>3m>3P?3S?3V?5[?5`?2b?2d?1e?2g?2i?22k?2m?1>n?4R@;]@3`@3c@3f@3i@5n@5SA:]A7dA<PB7WB7^B7
              8eB5jB6PC6VC6\C6bC5gC6mC53RD5WD4[D63aD6gD6mD76TE5YE3\E4`E5eE6kE74RF4VF9_F9hF:4RF4RG9[G8cG<6oG<[H<gH8oH>]I@mI>2
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5i9KN3m10e1C]208PP5Co1S20@00L0>O09O00F00F00j10?i1=A1T2n1040R2EKN6
              N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1k1L0m10e1S2]218PP5S2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F0
              0j10?i1>A1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1;?j11?i1:A1n11Y21R2g2k1O00m10e1[3@00O45L1>U22P12f1S3e1V3_2
              01P103_216?L3i14A1n14k21R2]3k1_27<U21U22_2C2L3a1f1k3L0f1i3_2E4e1j3_2I5e1n3_2N6U23U220T18k1O0Ig1Z4M4@00V22410F\1
              7L3j10A1e1Z4k1>U21U22?M4L4O01^1X2U5L3a1f1o4@00O03L4F00O01j10A1e1T5@00O03V23123j10A1e1U5k1k1_27<U21_2C2[200]5_2
              E4e1^5_2I50T18k1k1L1a1X2Q6O02g1m5M2@00:U22;0A1e1m5@00U21A1e1Q6k1O02a1X2X6202_201e1X62100c11k1L0a1X2g6@00i1?A10
              d1<@P24U20A10T2=e1g6k1S20L1a1X2T7@00L0i1@A1@00U21A1e1T7T2k1L0L1^1X2^7@00U20A1e1^7k10a2a3KN9m10e1m7@00:_2R6<200
              _2^64201_2b61;0A1n10d71R2o7KN?m10e1Z8O07h1V8J0W28f1Z8o10c6X2n10S80R2\8k1S20O0<g1W9M1O10h1d8F00M2O0;g1P9M3@00:U2
              3_2k8=U22;0A1e1V9@00:_2X9<U22;0A1e1`9O0;g1`9M1@00:U21;0A1e1`9T2k1@00>i10?i1<A1l1
              """#,
            places: #"""
              8T960060Gk100k10\1R10[1k100k10n3X10<106N0<70B60@20820e1N00N0AX100X10m3k100k100k10l740040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0_;70XD60Gk100k10\1R10[1k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@2
              0820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J0l1l10L106Z10L70BB0P110OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80
              GG00G0f1j20<90F40<j10040L:00:0;20\130<:00:0L80080D60U5j200j20e1G00G0a350`=50f440D40040N600?00?0n150050C60060Z1
              70070070j160H40040];50dC80080080NV10L40<90F60m1V100V100V10m550PF;0040>40040040L50B;0AD00D0l1600?00?0\1V10<70B5
              0>208;0c1V100V100V10`3R10<70Z160e1R100R100R10g<50`D50^5=0^340040\170C60060^170070c5=0n:=<kj3700D00D0\2=00=00=0
              X1;00;0010010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580
              `;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:
              0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=
              00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006OSMC0B90090090AC0
              0C0k10
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
              E001Z112V212h245P445h444V544^545W645R744S722_722k722l723]822f811S922a922j901h:14m;0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=V:5[:9d::n::X;8`;;k;6Q<;\<6b<:l<6R=8Z=:R1d=2f=3i=2k=1l=2n=2P>4T>4X>2Z>2
              \>3_>3b>3e>3h>3k>3n>2P?2R?3U?2W?2Y?3\?3_?3b?3e?3h?5m?5R@2T@2V@1W@2Y@2[@22]@2_@1>`@4d@;o@3RA3UA3XA3[A5`A5eA:oA7
              VB<bB7iB7PC78WC5\C6bC6hC6nC6TD5YD6_D53dD5iD4mD63SE6YE6_E76fE5kE3nE4RF5WF6]F74dF4hF9QG9ZG:4dF4dG9mG8UH<6aH<mH<YI
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5T<KN3m10e1C]208T\4Co1S20@00L0>O09O00F00F00j10?i1@A1T2
              n1040R2EKN6N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1k1L0m10e1S2]218T\4S2o1S21@00>O19O10F00F00j10?>O1
              IN9O10F00F00j10?i1AA1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1>?j11?i1=A1n11Y21R2g2k1O00T11m10e1U3@00>8024090
              ?V23123i15A1n14l21R2W3O00m10e1m3O42`1X2m3o1P12f1m3@00O42h1d3F00L1>U22_208?L3i15A1e1m3n14Z30R2o3k1@00O00h1T4J1d1
              4V23123i15A1O02g1g4M4@00L4d15L1>U22_284?L3i15A1e1g4k1_2<>U21U22_2J2L3a1f1Q5U20e1T5_2L8U23U220T1:k1@00O02L1F^16
              L3j10A1k1O0Eg1j5M4@00L4d18L1Fd15L3i15A1e1j5O0Fg1V6M4@00L4d19L1Fi1;L3i15A1e1V6k1>U21U22?M4L4O01^1X2Q7L3a1f1k6@0
              0O03L4F00O01j10A1e1P7@00O03V23123j10A1e1Q7k1k1@00>8020090?L1F00F00i15A1k1@00>8020090?L1F00F00i15A1k1k1L1a1X2\8
              O02g1X8M2@00:U22;0A1e1X8@00U21A1e1\8k1O02a1X2c8202_2T21e1c82100U21k1L0a1X2R9@00i1BA10V2<@b24U20A10f2=e1R9k1S20
              L1a1X2_9@00L0i1CA1@00U21A1e1_9T2k1L0L1^1X2i9@00U20A1e1i9k10S3a3KN9m10e1X:@00:_2d6<200_2P74201_2T71;0A1n10o91R2
              Z:KN?m10e1e:O07h1a:J0W28f1e:o10U7X2n10^:0R2g:k1S20O0<g1b;M1O10h1o:F00M2O0;g1[;M3@00:U23_2]9=U22;0A1e1a;@00:_2j9
              <U22;0A1e1k;O0;g1k;M1@00:U21;0A1e1k;T2k1@00>i10?i1?A1l1
              """#,
            places: #"""
              j1P;60060Gh200h20\1o10[1h200h20h5Z10<106P10@70B60@20820i1P100P10AZ100Z10g5h200h200h20j940040040040Z1D0N40040MD
              00D0X260060GE00E0b1A0N10MA00A0a1E00E00E0]=70VF60Gh200h20\1o10[1h200h20h5e20FP10@70B60@20820i1P100P10T2W10@8008
              0P160@20820W2W100W10i2e200e20g5h200h200h20o1;0VB;0GJ00J0l1n10L106\10P170BB0P110OB00B0a1\100\10Q1n100n10k1J00J0
              g1>0T?:00D0Q1X100X10h2`10>D00D00;00;00;0T260a2`100`10g2X100X10l7:0Q1l100l10n1>00J00J0m1l10V4:00:0R1U20>>00>0b1
              20:40<A0040>:00:0H60k3U200U200U20W5l100l10g:70lKi10>90090X180W1M0f260S3i100i10j450050050HX10>30030:40<=0040>60
              060@60Q2X100X100X10g970j>60l440D40040N600?00?0Z150050050j160H40040Y:60`AX10@70B40<80D60Q2X100X10k370V=<00<00<0
              V1S10>40040<40<70B60g1S100S100S10X4<00<00<0V1Y10>40040<40<=0N60S2Y100Y100Y10c;70PL;0040>40040040L50B;0AD00D0l1
              600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T100T10o<70`D70Z8V10>@00@0070070070T140<20820U2V100V10
              g2?0^=V10>@00@0070070070T140<20820U2V100V10e2?0R9?U1m_5700D00D0\2=00=00=0X1;00;0010010010010l170070070070e8=0`>
              ;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P1700700700
              70U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20
              f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O
              00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006BoLC0B90090090AC00C0o10
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
              ;001E13m522`613`712^811Y911j914n:01l;14Q=010@=\j15aj19jj1:Tk1:^k18fk1;Ql16Wl1;bl16hl1:Rm16Xm18`m1:R1jm12lm13om1
              2Qn11Rn12Tn12Vn14Zn14^n12`n12bn13en13hn13kn13nn13Qo13To12Vo12Xo13[o12]o12_o13bo13eo13ho13ko13no15SP25XP22ZP22\P2
              1]P22_P22aP222cP22eP21>fP24jP2;UQ23XQ23[Q23^Q23aQ25fQ25kQ2:UR27\R2<hR27oR27VS278]S25bS26hS26nS26TT26ZT25_T26eT2
              53jT25oT24SU263V[16mG6YU276`U25eU23hU24lU25QV26WV274^V24bV29kV29TW2:4^V24^W29gW28oW2<6[X2<gX2<SY28[Y2>iY2@YZ2>
              2gZ2:Q[282Y[25^[242b[28j[244Y[25^[24n[2A_\2@4o\24S]25X]26^]25l=KN3m10e1B]208PP4Bo1Q28001S20@10L0i19A1@10L0i11A
              1T2n1040R2Dk1S20O09c1:g1l1M1_21LKN1N21_2M120D_2NIKN1N21_2M1O10ND10g1JKN1N21_2a2:20D_2k2AKN1N21_2a2:O10ND10\35e1
              k5O09c1Ng1k5M1_21LKN1N21_2M120D0a33O17`1X2_2_2d3Y12000Q5Be1_2O1H`1X2f2_2c5Z12000m6>e1f2@m44L1i13A1O18g1[3M2_2[7
              V22000a9D@m44GhBU1L2\11O19W21_1i12A1e1b3@m44I0O19W21_1i12A1O1>`1X2i3_2U:^12000c;Ge1i3O1;`1X2P4_2Z<P22000Z>De1P4
              O1Eg1\4M2_2n>U1L2W22f1Y4_2S@4e1Z4_2W@50\@8e1\40d@NKN1N21_2a2:20D0bAQ2KN1N21_2M120D0\@8O1;`1X2R5_2Z<P22000Z>De1
              Y5O1:`1X2Y5_2cCf12000YEMe1Y5O1Dg1a5M2@m44L2i15A1e1a5O1Gg1i5M2@m44L2i16A1e1i50VF9e1k5T2k1L0X2Q6L1f1_6_2_FOL0f1X6
              L1f1X6_2^G;e1]6L0f1\6_2iG4e1]6_2mG60\@8e1_6k1KN1N3f1[7>O06i17?a1X2[7O00g1Z7M1L1c1:g1U7M2_2SHV12210\@8e1Y7@10O0
              6i14A1e1Z7e1_7@10O06i14A1k1L0m10e1P8O12`1X2P8o1P12f1P8_2YIP1O12h1m7F1010\@8e1P8n11c70R2]8L0T11m10e1[8_2YIP1802
              10900\@8n11V81R2]8k1L0W2P1f1c80YJ^2e1X9L0W2@f1h80gLa1e1X9L0W24f1m80XNY1e1X9L0W28f1R90aOZ1e1X9L0W22f1W90kP1b1e1
              X90]R1d1k1L0W2P1f1^90QT1Z1e1i9L0W28f1c90[U1\1e1i9L0W2@f1h90gV1]1e1i90TX1[1k1L0m10e1k:O13a1X2k:o1P12f1k:O13m10e1
              h:O25g1h:M30_Y1NBm44U23C40]Z1I^2211a:_2mG6e1b:_2V[160\[1JO20V130\35e1h:n12V:1R2j:e1k:n11m90R2m:k10V\1a3KN9m10e1
              \;@10:_2g_1<200_2S`14201_2M1;0A1n10S;1R2^;KN?m10e1i;O07h1e;J0W28f1i;o10W`1X2n10b;0R2k;k1S20O0<g1f<M1O10h1S<F10
              M2O0;g1_<M3@10:U23_2_b1=U22;0A1e1e<@10:_2lb1<U22;0A1e1o<O0;g1o<M1@10:U21;0A1e1o<T2k1>i10?M0L0a1X2k=@10i18A10Xc1
              k2KN1N210Sf1U2KN1N210Xh1g1@m44U20A10oi1=e1k=l1
              """#,
            places: #"""
              R2`560060G_100_10\1F0[1_100_100_100_10V390>10=90090P180<10;80080U4_100_100_10G61h450R2700D00D00D00D0^370070070
              070070V1;00;0d270070070070070V170070070070R370070070070070h1;00;0T270070070070070h170070070070070b2700E00E00E0
              0E0`370070070070070V1;00;0f1600B00B00B0T460060060Z3700C00C00C0X460060060l2=0F10E=00=0`280080080080Z560060X2]10
              X130030C600=0N700C00C0a1]100]100]10^4U10D50>700C00C0Q1U100U10V4800D00D00D0b460060060d3D00P100P100P10^660060060
              T4<00<00<00<0T4400C00C0C60060V270070070070V470070070070070h1;00;0T570070070070070V1;00;0P2D00P100P100P10^66006
              0060b2A00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1?0B50A?00?00?00?00?0am350050PY460060D80080080
              n360060F80080g1=00=0X360060C60060\180080080a:90X@70070070070T1A0<:0;A00A00N00N0Z3<00<00<0l1600C00C00C00C0P4;00
              ;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100`10`1900E00E0_1`10^3:00:00:0R390090X120020020020g7`100`10j:8
              00B0GQ100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G500B00B00B00B0h6500A00A00A00A0l4500?00?00?00?0X4500@00@00@00@0\450
              0>00>00>00>00>0YF90RS1500I00I00I00I0n4500I00I00I00I0R5500K00K00K00K00K0W<8IWX780Q1i100i10j1<00I00I0i1i10P4:00:
              0d1<0GK00K0R3>00>00>00>0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i154H40^860060GE00E0d1
              Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180
              080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006H_A8
              0080080080T1700D00D0f160060060060`670070070070070^570070070070070j470070070070070QQ10
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
              B001F12b144h144X244^244f244Z344j345e444f412^514b611o622]722f701d814i90014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=j=
              5o=9X>:b>:l>8T?;_?6e?;P@6V@:`@6f@8n@:R1XA2ZA3]A2_A1`A2bA2dA4hA4lA2nA2PB3SB3VB3YB3\B3_B3bB2dB2fB3iB2kB2mB3PC3SC
              3VC3YC3\C5aC5fC2hC2jC1kC2mC2oC22QD2SD1>TD4XD;cD3fD3iD3lD3oD5TE5YE:cE7jE<VF7]F7dF78kF5PG6VG6\G6bG6hG5mG6SH53XH5
              ]H4aH63i46c46gH76nH5SI3VI4ZI5_I6eI74lI4PJ9YJ9bJ:4lI4lJ9UK8]K<6iK<UL<aL8iL>WM@gM>2UN:_N82gN5lN42PO8XO44gN5lN4\O
              AmO@4]P14aP15fP16lP15P:KN3m10e1C]208Ti2Co1S20@00L0>O09O00F00F00j10?i1=A1T2n1040R2Ek1L0m10e1_1]218Ti2_1o1S21@00
              >O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2n11I0R2a1k1@00F08V23123i17A1k1L3a1X2W2>L0i1:?a1X2W2@00F08V23123i17A
              1e1W2k1@00F8<V23123i17A1k1@00O02L1FD@L3j10A1k1L3a1X2Y3KN1N3f1Y3>O00i1;?a1X2Y3@00FT14V23123i17A1e1Y3k1L3a1X2i3_2
              X1<U21U22_2d18U20_2l13U20_2o11U23U220P28e1i3k1>U21U22?M4L4O01^1X2d4L3a1f1^4@00O03L4F00O01j10A1e1c4@00O03V23123
              j10A1e1d4k1k1>O00m10e1m4O114o70_2X21n11j41R2o4?M1@00L1FY24^1X2Z5L1F]28^1f1\5_2e23e1\5A1k1L0m10e1_6O13a1X2_6o1P1
              2f1_6O13m10e1\6O25g1\6M30h2NBf34U23C40j3I^2211U6_2c46e1V6_2i460o4JO20V130i55e1\6n12j51R2^6e1_6n11a50R2a6k1L0a1
              X2n6@00i1?A10n5<@f34U20A10Z6=e1n6k1S20L1a1X2[7@00L0i1@A1@00U21A1e1[7T2k1L0L1^1X2e7@00U20A1e1e7k10g6a3KN9m10e1T8
              @00:_2X:<200_2d:4201_2h:1;0A1n10k71R2V8KN?m10e1a8O07h1]8J0W28f1a8o10i:X2n10Z80R2c8k1S20O0<g1^9M1O10h1k8F00M2O0
              ;g1W9M3@00:U23_2Q==U22;0A1e1]9@00:_2^=<U22;0A1e1g9O0;g1g9M1@00:U21;0A1e1g9T2k1@00>i10?i1<A1l1
              """#,
            places: #"""
              2P>60060GT300T30\1[20[1T300T30`6Z10<106P10@70B60@20820i1P100P10AZ100Z10_6T300T300T30I70Z?60GT300T30\1[20[1T300
              T30`6e20FP10@70B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0`160k1U100U10
              k370V<600C00C0`1?0J10I?00?00L00L0V2U10<:0`160k1U100U100U10k770n@Y10<>0h160S2Y100Y10U470f<k10@@0T140<B0X160W3k1
              00k10S470n=600C00C0`170070070070T1A0<:0;A00A00N00N0Z2Q10<60X160c1Q100Q100Q10W970nA600C00C00C0\240D40040T140040
              J40040F60H40040040]:50nH;0040>40040040L50B;0AD00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T1
              00T10o<70`D7P1gQ4<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10
              j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10
              i155\Y1700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V1
              40040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c2
              00c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=0
              0=00=0X1?00?0050050050050UA6006U1oLC0B90090090AC00C0o10
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
              T1001[112Y212i233n233S333X333]333b333g334o434k533b633U735W934X:34\<33j<33P=22T=22X=22\=22`=22f=22l=22V>22`>12X?
              14\@23m@22VA11cA22QB22ZB01XC14]D0023d1?:@;A<3?4@9C6D7E8F5G:H;I<J=L>N?2d18Z1B[1C\1D]1E^1F_1G`1Ha1I@=lU15QV19ZV1
              :dV1:nV18VW1;aW16gW1;RX16XX1:bX16hX18PY1:R1ZY12\Y13_Y12aY11bY12dY12fY14jY14nY12PZ12RZ13UZ13XZ13[Z13^Z13aZ13dZ1
              2fZ12hZ13kZ12mZ12oZ13R[13U[13X[13[[13^[15c[15h[12j[12l[11m[12o[12Q\122S\12U\11>V\14Z\1;e\13h\13k\13n\13Q]15V]1
              5[]1:e]17l]1<X^17_^17f^178m^15R_16X_16^_16d_16j_15o_16U`153Z`15_`14c`163PM6jL6i`176Pa15Ua13Xa14\a15aa16ga174na1
              4Rb19[b19db1:4na14nb19Wc18_c1<6kc1<Wd1<cd18kd1>Ye1@ie1>2Wf1:af182if15nf142Rg18Zg144if15nf14^g1Aog1@4_h14ch15hh1
              6nh15dDKN3m10e1D[20>Do1S20@00O09O00F00j10A1]208PP4C@00L0i11A1e1CT2n1040R2FKN6N=f1Z1@00KN2i12A1KN4m10e1W1@00L0i1
              2A1n10S11R2Y1e1Z1k1S20O0:c1Ng1h1M1O15`1X2g1_20M2000M<e1g1e1h1_2Y1Z1KN1N21_2c2120D0d2W1KN1N21_2k3:20D0U45T2k1O0
              Bm10e1f2[209f2o1@00O13>V22010i1M?j11A1n11\20R2h2k1_2Z4KU21U220U45k1_2U5KU21U220U45k1_2U5KU21U220U45k1_20MU21U2
              20U45k1_20MU21U220U45k1_2P6R1U21U220U45k1O00a1X2o3_2R7LU21U220U45e1o3O00m10e1]4O32`1X2]4o1P12f1]4_2R7LU21U220n7
              =e1]4n13R40R2_4KN1N3f1n4>O00i1K?a1X2n4_2[8JU21U220U45e1n4k1_2R7LU21U220U45O01m10e1`5@00V22310>U22_2U96P103?j10
              A1n13V51R2b5O02`1X2j5_2R7LU21U220[99e1j5k1_2d9NU21U220U45@00O00L1Fb:6j10A1@00O01L1Fh:6j10A1@00O02L1Fn:6j10A1k1
              @00O00L1FT;9j10A1@00O01L1F];6j10A1@00O02L1Fc;@j10A1k1O00m10e1T9P12f1\7L2e1b7>U22_2S<1P103?M4@00O30L1>U24_2b:6?
              j10A1@00O31L1>U24_2T<9?j10A1@00O32L1>U24_2]<9?j10A1@00O33L1>U24_2f<5?j10A1@00O34L1>U24_2k<7?j10A1_2R=JU21U240l=
              ;n13X71R2V9k1>L0i1J?a1X2b9_2d9NU21U220U45e1b9O00m10e1U:@00O30L1>_2W>7P103?j10A1_2U5KU21_2^>:P1030U45n13e91R2W:
              k1O07`1X2_:_2U5KU210h>?e1_:O0;`1X2f:_2U5KU210W?Ae1m:O0:`1X2m:_2U5KU210h?Je1m:O0>`1X2T;_2U5KU210b@De1T;O08`1X2[;
              _20MU210VAAe1[;O0Hg1d;M3@00V22310Fb:6j10A1e1d;O0Ig1m;M3@00V22310FgA7j10A1e1m;O0E`1X2T<_2R7LU210nA:e1T<O0F`1X2[<
              _2R7LU210XB@e1[<k1>U21U22?O01^1X2i<@00O03V22120j10A1e1i<k1@00O00V22120j10A1k1_2R=JU210U45k1_2R7LU210U45k1_2R7L
              U210U45k1_2U5KU210U45k1_2U5KU210hBR1U210jC7k1_2U5KU210QDV1U210WE<k1_2U5KU210hBR1U210cER1U210QDV1U210WE<k1_2U5K
              U210eFT1U210iGV1U210oHW1U210VJ9k1>O00m10e1g>O114o70_2_J1n11d>1R2i>?M1@00L1F`J4^1X2T?L1FdJ8^1f1V?_2lJ3e1V?A1k1L
              0m10e1Y@O13a1X2Y@o1P12f1Y@O13m10e1V@O25g1V@M30oJNBmK4U23C40QLI^2211o?_2jL6e1P@_2PM60VMJO20V130U45e1V@n12d?1R2X@
              e1Y@n11[?0R2[@k1L1a1X2l@O02g1h@M2@00:U22;0A1e1h@@00U21A1e1l@k1O02a1X2SA202_2S<1e1SA2100PN1k1L0a1X2bA@00i1Q1A10
              QN<@mK4U20A10]N=e1bAk1S20L1a1X2oA@00L0i1R1A1@00U21A1e1oAT2k1L0L1^1X2YB@00U20A1e1YBk10jNa3KN9m10e1hB@00:_2[R1<2
              00_2gR14201_2c21;0A1n10_B1R2jBKN?m10e1UCO07h1QCJ0W28f1UCo10kR1X2n10nB0R2WCk1S20O0<g1RDM1O10h1_CF00M2O0;g1kCM3@
              00:U23_2SU1=U22;0A1e1QD@00:_2`U1<U22;0A1e1[DO0;g1[DM1@00:U21;0A1e1[DT2k1@00>i10?i1NA1l1
              """#,
            places: #"""
              f1P860060GS100S10\1:0[1S100S10^2J0<70B60@20]1J00J0X2F0j1=0F10E=00=00=0_6S100S100S10`940040040040Z1@0F40040E@00
              @0P260060GE00E0b1=0F10E=00=0a1E00E00E0S=;0XG:0d2:00H00H00H0T2<00H00H00H0h360060060060060d570070070070070V1;00;
              0`370070070070070h1;00;0aD:00:0bI;0GX100X10f1:0e1X10h2Z10L70BB0P110OB00B0]1Z100Z10g2X100X10_1:1WT150`440D40040
              S550^750h440D40040[550f750R540D40040e550P850n440D40040a550l750j440D40040]550h750Z540D40040m550b;:00G00G00G0d34
              0D40040040b2:0Q1l100l10n1>00J00J0m1l10V4:00:00:0j240D40040040c7l100l10j:70070070070T1A0<:0;A00A00N00N00N0n340D
              40040040aI50dL50n440D40040`180GG00G0f1\10B40<L0040>80F:00:00:0Q2\100\10e1G00G0l5500A00A00A0X340D40040040Q@50\C
              50h440D40040NN0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0m:50hAT10<:0H40<;0_1T100T10f2N0<70B40<8
              0Y1N00N0Z2a10<@0T140<B0k1a100a10S850^@80GG00G0n2:00:0?40040`1G0040>30<:00:00:00:0R1V10<70B40<@0050@80080i1V100
              V10j2[10<90F40<C0050@;00;0m1[100[10T3[10<90F40<C0050@;00;0m1[100[10T3T10<60@40<?0050@70070g1T100T10f2X10<80D40
              <A0050@90090k1X100X100X10b440D50050gFG00G0e250VP1?0J10I?00?00L00L00L0R440D40040040X270GF00F0d1\10<70B40<F0090H
              :00:00:0Q2\100\100\10l440040X1:00:00:0g7F00F0[950nG600B00B00B0X340040040`2D00P100P100P10T440040040P2A00M00M00M
              0n340040040V3800D00D00D0\340040040j2800D00D00D0`340040040\370070070LL0J40<80U1L00L00L0n380080080NN0L40<90W1N00
              N00N0X3<00H00H00H0f340040040V2<00H00H00H0f340040040me150\S2;0040>40040@;0MJ00J0R2J0<70N40Y1J00J00J0Y550V@J0<70
              N40Y1J00J0U350d6=0Z440040Y4=0d6=0\440040[4=0f6=0Z440040Y4=0d6=0Z540040Y5=0d7=0X440040h240040o6=0^9=0V440040P34
              0040U7=0n9=0V440040h240040h240040P340040e<=0^?=0Z440040l240040P340040R340040W==AgY:<0b370GF00F0b1:00:00:0a1F00
              F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>
              0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i15A^4700D00D0\2=00=00=0X1;00;0010010010010l1
              70070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10
              =90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00
              E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?
              0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006<lNG0B=00=00=0AG00G0km10
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
              ?001F12b144V244^245T345e345Z445U544V511c522Q622Z601X714]80014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5g8KN3m10e1C]208QX7Co1S20@00L0>O09O00F00F00j10?i1:A1T2n1040R2Ek1L0m10e1_1]218QX7_1o1S21@00>O19O10F00F00j10?
              >O1IN9O10F00F00j10?i1;A1T2n11I0R2a1k1_20=U21U22_2=2L3a1f1Q2_2?1:[204n1206e1o1207<1e1T2_2@7U23U220G9k1@00O00L1F
              P16L3j10A1k1O00m10e1Q3@00O40L1>U22P12f1i2e1l2_2V11P103_2P16?L3j10A1n14a21R2S3k1O00m10e1b3@00O40L1>_2W17P103?L3
              j10A1n14W31R2d3k1O0Hg1o3M4@00V22410FP16L3j10A1e1o3O0Ig1Y4M4@00V22410F^17L3j10A1e1Y4k1>U21U22?M4L4O01^1X2T5L3a1
              f1n4@00O03L4F00O01j10A1e1S5@00O03V23123j10A1e1T5k1k1L0a1X2b5@00i1<A10e1<@Q24U20A10U2=e1b5k1S20L1a1X2o5@00L0i1=
              A1@00U21A1e1o5T2k1L0L1^1X2Y6@00U20A1e1Y6k10b2a3KN9m10e1h6@00:_2S6<200_2_64201_2c61;0A1n10_61R2j6KN?m10e1U7O07h1
              Q7J0W28f1U7o10d6X2n10n60R2W7k1S20O0<g1R8M1O10h1_7F00M2O0;g1k7M3@00:U23_2l8=U22;0A1e1Q8@00:_2Y9<U22;0A1e1[8O0;g1
              [8M1@00:U21;0A1e1[8T2k1@00>KNT3N5i11?i19A1l1
              """#,
            places: #"""
              @h660060Gj200j20\1Q20[1j200j20l5Y10<106O0>70B60@20820g1O00O0AY100Y10k5j200j200j20I70d>60Gj200j20\1Q20[1j200j20
              l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440D40040N600?00?00?0^1
              ^10H:0G80080h190090090090b260H40040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G0f1i20>70B40<j10040L:00:0;20\130
              <:00:0L80080D60S5i200i20e1G00G0c360PB70GF00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10L4
              0<80D60k1U100U100U10`480080080NW10N40<90F60o1W100W100W10Y;60`K;0040>40040040L50B;0AD00D0l1600?00?0\1W10>70B50>
              208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60^D6@_c2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f1
              90>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030
              i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10
              050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006KQMX10BN0H70070070GN00N0AX100X10m1
              0
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
              M001Z112V212h244X344^344Q445b444Q546j645[744k745^945Y:44Z:22b:22o:22\;22U<22n<22o<33W=23h=22Q>11^>22l>22U?01S@
              14XA0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=c@5h@9QA:[A:eA8mA;XB6^B;iB6oB:YC6_C8gC:
              R1QD2SD3VD2XD1YD2[D2]D4aD4eD2gD2iD3lD3oD3RE3UE3XE3[E2]E2_E3bE2dE2fE3iE3lE3oE3RF3UF5ZF5_F2aF2cF1dF2fF2hF22jF2lF
              1>mF4QG;\G3_G3bG3eG3hG5mG5RH:\H7cH<oH7VI7]I78dI5iI6oI6UJ6[J6aJ5fJ6lJ53QK5VK4ZK63`K6fK6lK76SL5XL3[L4_L5dL6jL74QM
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15bAKN3
              m10e1C]208R^7Co1S20@00L0>O09O00F00F00j10?i1HA1T2n1040R2EKN6N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1
              k1L0m10e1S2]218R^7S2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F00j10?i1IA1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1
              F?j11?i1EA1n11Y21R2g2k1_20=U21U22_2=2L3a1f1S3O02460_2?2e1V3_2A7U23U220H9k1@00O00V23123i15A1k1L3a1f1i3_2Q1<U21U2
              2_2]1NL04900[28e1P4_2Q1<U21U22_2c2FU23U220[28k1O01m10e1_4@00V22410>U22_2Y36P103?L3j10A1n14T41R2a4k1@00O01L1F_3
              6L3j10A1@00O02L1Fe36L3j10A1k1O00m10e1g6P12f1X5L2e1^5>U22_2k31P103?M5@00O41L1>U25_2l39?L3j10A1@00O42L1>U25_2U49
              ?L3j10A1@00O43L1>U25_2^45?L3j10A1@00O44L1>U25_2c47?L3j10A1n14T51R2i6k1O00m10e1X7@00O41L1>_2j4:P103?L3i15A1n14m6
              1R2Z7k1_20=U21U22_2=2L3a1f1f7O02460_2T52e1i7_2A7U23U220H9k1O07g1U8M4@00V22410FV5:L3i1:A1e1U8O0;g1_8M4@00V22410
              F`5<L3i1:A1e1i8O0:g1i8M4@00V22410Fl5EL3i15A1e1i8O0>g1S9M4@00V22410Fa6?L3i15A1e1S9O0Ig1]9M4@00V22410FP77L3j10A1
              e1]9k1>U21U22?M4L4O01^1X2X:L3a1f1R:@00O03L4F00O01j10A1e1W:@00O03V23123j10A1e1X:k1k1@00O00L1F00F00i15A1k1@00O00
              L1FW72i1DA1@00O01L1FY72i1DA1k1@00O00L1F_36i1DA1@00O01L1F[77i1DA1k1@00O00L1FW72i1DA1@00O01L1FY72i1DA1@00O02L1F_3
              6i1DA1@00O03L1F[77i1DA1k1@00O00L1Fb74i1DA1@00O01L1Ff76i1DA1@00O02L1Fl77i1DA1@00O03L1FS84i1DA1k1k1_20=U21U22_2=
              2L04o700W8;k1L1a1X2g=O02g1c=M2@00:U22;0A1e1c=@00U21A1e1g=k1O02a1X2n=202_2k31e1n=2100b81k1L0a1X2]>@00i1JA10c8<@
              o84U20A10S9=e1]>k1S20L1a1X2j>@00L0i1KA1@00U21A1e1j>T2k1L0L1^1X2T?@00U20A1e1T?k10`9a3KN9m10e1c?@00:_2Q=<200_2]=
              4201_2a=1;0A1n10Z?1R2e?KN?m10e1P@O07h1l?J0W28f1P@o10b=X2n10i?0R2R@k1S20O0<g1m@M1O10h1Z@F00M2O0;g1f@M3@00:U23_2
              j?=U22;0A1e1l@@00:_2W@<U22;0A1e1VAO0;g1VAM1@00:U21;0A1e1VAT2k1@00>KNT3N5i11?i1GA1l1
              """#,
            places: #"""
              LP<60060Gg300g30\1n20[1g300g30f7Y10<106O0>70B60@20820g1O00O0AY100Y10e7g300g300g30f;40040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0Y?70RH60Gg300g30\1n20[1g300g30f7c20FO0>70B60@20820g1O00O0R2V10>80080P160@2
              0820U2V100V10g2c200c20e7g300g300g30o1;0PD;0GJ00J0l1m10L106[10N70BB0P110OB00B0_1[100[10Q1m100m10k1J00J0g1>0R:60
              j440D40040N600?00?0Z1400@00@00@00@0b260H40040o:60bBS10>70Z160g1S100S10Y460d<600?00?00?0T240D40040`2500A00A00A0
              0A0\340D40040P260H40040Y@60XH80GG00G0f1e10D40<L0040>80F:00:00:0H60k2e100e10e1G00G0m360\?W10>70B40<80D60o1W100W1
              0l2W10>70B40<80D60o1W100W10e660Z?80GG00G0n2:00:0?40040`1G0040>30<:00:00:00:0R1d10>90F40<C0050@;00;0J60i2d100d1
              0f3d10>90F40<C0050@;00;0J60i2d100d10f3]10>60@40<?0050@70070B60[2]100]10X3a10>80D40<A0050@90090F60c2a100a10]@G0
              0G0c360XN70GF00F0d1k10>:0H40<I00<0N:00:00:0H60W3k100k10c1F00F0g360n?80P540D40040N600?00?0Z1400@00@00@00@0b260H
              40040U;80\C60060060JZ10N40<<0L60U2Z100Z100Z10j4D00D00D0f1^10R140<>0P160]2^100^100^10\4A00A00A0`1d10L40<G0b160i2
              d100d100d10Z580080080N]10J40<A0V160[2]100]100]10P580080080NW10N40<90F60o1W100W100W10YN60`^1;0040>40040040L50B;
              0AD00D0l1600?00?0\1W10>70B50>208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60`D60V9M0>70B40<20820c1M00M0e3>0n9G
              0>30:40<40S1G00G0l1G0>30:40<40S1G00G0_4>0Z:O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10m4>0\;G0>30:40<40S1G00G0l1
              G0>30:40<40S1G00G0l1O0>70B40<80[1O00O0\2Q10>80D40<90]1Q100Q10e8>0X?K0>50>40<60W1K00K0T2Q10>90F40<80_1Q100Q10`2
              Q10>80D40<90]1Q100Q10`2P10>:0H40<60a1P100P10i9>0P@>0l460R440D40040H50050050]567oX9700D00D0\2=00=00=0X1;00;0010
              010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580`;50`2700D
              00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30
              030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X1
              00X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006?QMX10BN0H70070070GN00N0AX10
              0X10m10
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
              @001C12X113T244c244j244Q344`345m345h444i411V522d522m501k614P80014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::o:
              :Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3i?
              5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63TE
              6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM4ZM
              5_M6eM5Z8KN3m10e1@]208h`4@o1S20@00L0>L0i12?i1;A1T2n1040R2Bk1L0m10e1U1]218h`4U1o1S21@00>L1i12?>O1Ii12?i1<A1T2n1
              1F0R2W1k1S20@00O09O00F00F00j10A1]208PP4R2O0:c1Ng1Q2M1O15g1P2M2@00L2O00F07F00i13A1e1P2e1Q2e1R2T2k1_27?U21U22_2F
              2L3a1f1^2L03e1a2_2H9U23U220Q1;k1@00O00V1V23123i13A1k1@00O02V1V23123i13A1k1@00O00L1F\19L3j10A1@00O01L1Fe16L3j10
              A1k1O08g1l3M4@00L4V1L1Fk1<L3i13A1e1l3k1>U21U22?M4L4O01^1X2g4L3a1f1a4@00O03L4F00O01j10A1e1f4@00O03V23123j10A1e1
              g4k1k1L0a1X2U5@00i1=A10W2<@c24U20A10g2=e1U5k1S20L1a1X2b5@00L0i1>A1@00U21A1e1b5T2k1L0L1^1X2l5@00U20A1e1l5k10T3a3
              KN9m10e1[6@00:_2e6<200_2Q74201_2U71;0A1n10R61R2]6KN?m10e1h6O07h1d6J0W28f1h6o10V7X2n10a60R2j6k1S20O0<g1e7M1O10h1
              R7F00M2O0;g1^7M3@00:U23_2^9=U22;0A1e1d7@00:_2k9<U22;0A1e1n7O0;g1n7M1@00:U21;0A1e1n7T2k1@00>KNT3N5i11?i1:A1l1
              """#,
            places: #"""
              ^1R960060Gi200i20\1P20[1i200i20j5J0<106@0L10K@00@0AJ00J0i5i200i200i20I70d=60Gi200i20\1P20[1i200i20j5e10F@0L10K
              @00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f2F0h2:00H00H00H0n2<00<00<0V1V10@60@
              60@90F20U2V100V100V100V100V10];=00=0lA70V540D40040N600?00?0Z150050050050l160H40040e:70XB\10@700?0j160Y2\100\10
              U480j<Y10@400<0d160S2Y100Y10Q480d<_10B:0H40<;0J60_2_100_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P1
              40<>0P160k2e100e100e10S680ZG;0040>40040040L50B;0AD00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70Z160k1U1
              00U100U10S=80VE8=el2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@
              40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170
              ]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130
              030030030T3=00=00=0X1?00?0050050050050UA60062mLX10BN0H70070070GN00N0AX100X10Q20
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
              B001Z112V212h245^344P445[445V544W522`522a523R622[611h622V722_701]814b90024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=d95i99R::\::f:8n:;Y;6_;;j;6P<:Z<6`<8h<:R1R=2T=3W=2Y=1Z=2\=2^=4b=4f=2h=2j=3m=3P>3S>3
              V>3Y>3\>2^>2`>3c>2e>2g>3j>3m>3P?3S?3V?5[?5`?2b?2d?1e?2g?2i?22k?2m?1>n?4R@;]@3`@3c@3f@3i@5n@5SA:]A7dA<PB7WB7^B7
              8eB5jB6PC6VC6\C6bC5gC6mC53RD5WD4[D63aD6gD6mD76TE5YE3\E4`E5eE6kE74RF4VF9_F9hF:4RF4RG9[G8cG<6oG<[H<gH8oH>]I@mI>2
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5l9KN3m10e1C]208PP5Co1S20@00L0>O09O00F00F00j10?i1=A1T2n1040R2EKN6
              N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1k1L0m10e1S2]218PP5S2o1S21@00>O19O10F00F00j10?>O1IN9O10F00F0
              0j10?i1>A1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1;?j11?i1:A1n11Y21R2g2k1O00m10e1[3@00O45L1>U22P12f1S3e1V3_2
              01P103_216?L3i14A1n14k21R2]3k1_27<U21U22_2C2L3a1f1k3L0f1i3_2E4e1j3_2I5e1n3_2N6U23U220T18k1O0Ig1Z4M4@00V22410F\1
              7L3j10A1e1Z4k1>U21U22?M4L4O01^1X2U5L3a1f1o4@00O03L4F00O01j10A1e1T5@00O03V23123j10A1e1U5k1k1_27<U21_2C2[200]5_2
              E4e1^5_2I50T18k1k1L1a1X2Q6O02g1m5M2@00:U22;0A1e1m5@00U21A1e1Q6k1O02a1X2X6202_201e1X62100c11k1L0a1X2g6@00i1?A10
              d1<@P24U20A10T2=e1g6k1S20L1a1X2T7@00L0i1@A1@00U21A1e1T7T2k1L0L1^1X2^7@00U20A1e1^7k10a2a3KN9m10e1m7@00:_2R6<200
              _2^64201_2b61;0A1n10d71R2o7KN?m10e1Z8O07h1V8J0W28f1Z8o10c6X2n10S80R2\8k1S20O0<g1W9M1O10h1d8F00M2O0;g1P9M3@00:U2
              3_2k8=U22;0A1e1V9@00:_2X9<U22;0A1e1`9O0;g1`9M1@00:U21;0A1e1`9T2k1@00>KNT3N5i11?i1<A1l1
              """#,
            places: #"""
              8T960060Gk100k10\1R10[1k100k10n3X10<106N0<70B60@20820e1N00N0AX100X10m3k100k100k10l740040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0_;70XD60Gk100k10\1R10[1k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@2
              0820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J0l1l10L106Z10L70BB0P110OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80
              GG00G0f1j20<90F40<j10040L:00:0;20\130<:00:0L80080D60U5j200j20e1G00G0a350`=50f440D40040N600?00?0n150050C60060Z1
              70070070j160H40040];50dC80080080NV10L40<90F60m1V100V100V10m550PF;0040>40040040L50B;0AD00D0l1600?00?0\1V10<70B5
              0>208;0c1V100V100V10`3R10<70Z160e1R100R100R10g<50`D50^5=0^340040\170C60060^170070c5=0n:=<kj3700D00D0\2=00=00=0
              X1;00;0010010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580
              `;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:
              0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=
              00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006S1SMX10BN0H700700
              70GN00N0AX100X10k10
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
              E001Z112V212h245P445h444V544^545W645R744S722_722k722l723]822f811S922a922j901h:14m;0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=V:5[:9d::n::X;8`;;k;6Q<;\<6b<:l<6R=8Z=:R1d=2f=3i=2k=1l=2n=2P>4T>4X>2Z>2
              \>3_>3b>3e>3h>3k>3n>2P?2R?3U?2W?2Y?3\?3_?3b?3e?3h?5m?5R@2T@2V@1W@2Y@2[@22]@2_@1>`@4d@;o@3RA3UA3XA3[A5`A5eA:oA7
              VB<bB7iB7PC78WC5\C6bC6hC6nC6TD5YD6_D53dD5iD4mD63SE6YE6_E76fE5kE3nE4RF5WF6]F74dF4hF9QG9ZG:4dF4dG9mG8UH<6aH<mH<YI
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5W<KN3m10e1C]208T\4Co1S20@00L0>O09O00F00F00j10?i1@A1T2
              n1040R2EKN6N=f1Y1@00KN2i12A1KN4m10e1V1@00L0i12A1n10R11R2X1e1Y1k1L0m10e1S2]218T\4S2o1S21@00>O19O10F00F00j10?>O1
              IN9O10F00F00j10?i1AA1T2n11]10R2U2k1O0Bm10e1e2@00L1>O13>V22010i1>?j11?i1=A1n11Y21R2g2k1O00T11m10e1U3@00>8024090
              ?V23123i15A1n14l21R2W3O00m10e1m3O42`1X2m3o1P12f1m3@00O42h1d3F00L1>U22_208?L3i15A1e1m3n14Z30R2o3k1@00O00h1T4J1d1
              4V23123i15A1O02g1g4M4@00L4d15L1>U22_284?L3i15A1e1g4k1_2<>U21U22_2J2L3a1f1Q5U20e1T5_2L8U23U220T1:k1@00O02L1F^16
              L3j10A1k1O0Eg1j5M4@00L4d18L1Fd15L3i15A1e1j5O0Fg1V6M4@00L4d19L1Fi1;L3i15A1e1V6k1>U21U22?M4L4O01^1X2Q7L3a1f1k6@0
              0O03L4F00O01j10A1e1P7@00O03V23123j10A1e1Q7k1k1@00>8020090?L1F00F00i15A1k1@00>8020090?L1F00F00i15A1k1k1L1a1X2\8
              O02g1X8M2@00:U22;0A1e1X8@00U21A1e1\8k1O02a1X2c8202_2T21e1c82100U21k1L0a1X2R9@00i1BA10V2<@b24U20A10f2=e1R9k1S20
              L1a1X2_9@00L0i1CA1@00U21A1e1_9T2k1L0L1^1X2i9@00U20A1e1i9k10S3a3KN9m10e1X:@00:_2d6<200_2P74201_2T71;0A1n10o91R2
              Z:KN?m10e1e:O07h1a:J0W28f1e:o10U7X2n10^:0R2g:k1S20O0<g1b;M1O10h1o:F00M2O0;g1[;M3@00:U23_2]9=U22;0A1e1a;@00:_2j9
              <U22;0A1e1k;O0;g1k;M1@00:U21;0A1e1k;T2k1@00>KNT3N5i11?i1?A1l1
              """#,
            places: #"""
              j1P;60060Gh200h20\1o10[1h200h20h5Z10<106P10@70B60@20820i1P100P10AZ100Z10g5h200h200h20j940040040040Z1D0N40040MD
              00D0X260060GE00E0b1A0N10MA00A0a1E00E00E0]=70VF60Gh200h20\1o10[1h200h20h5e20FP10@70B60@20820i1P100P10T2W10@8008
              0P160@20820W2W100W10i2e200e20g5h200h200h20o1;0VB;0GJ00J0l1n10L106\10P170BB0P110OB00B0a1\100\10Q1n100n10k1J00J0
              g1>0T?:00D0Q1X100X10h2`10>D00D00;00;00;0T260a2`100`10g2X100X10l7:0Q1l100l10n1>00J00J0m1l10V4:00:0R1U20>>00>0b1
              20:40<A0040>:00:0H60k3U200U200U20W5l100l10g:70lKi10>90090X180W1M0f260S3i100i10j450050050HX10>30030:40<=0040>60
              060@60Q2X100X100X10g970j>60l440D40040N600?00?0Z150050050j160H40040Y:60`AX10@70B40<80D60Q2X100X10k370V=<00<00<0
              V1S10>40040<40<70B60g1S100S100S10X4<00<00<0V1Y10>40040<40<=0N60S2Y100Y100Y10c;70PL;0040>40040040L50B;0AD00D0l1
              600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T100T10o<70`D70Z8V10>@00@0070070070T140<20820U2V100V10
              g2?0^=V10>@00@0070070070T140<20820U2V100V10e2?0R9?U1m_5700D00D0\2=00=00=0X1;00;0010010010010l170070070070e8=0`>
              ;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P1700700700
              70U550050j@40@40?<00<0V140040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20
              f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O
              00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006>oLX10BN0H70070070GN00N0AX100X10o10
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
              >001G13o522b613b712`811[911l914P;11];22k;22T<01R=14W>010@=ke15Pf19Yf1:cf1:mf18Ug1;`g16fg1;Qh16Wh1:ah16gh18oh1:
              R1Yi12[i13^i12`i11ai12ci12ei14ii14mi12oi12Qj13Tj13Wj13Zj13]j13`j13cj12ej12gj13jj12lj12nj13Qk13Tk13Wk13Zk13]k15
              bk15gk12ik12kk11lk12nk12Pl122Rl12Tl11>Ul14Yl1;dl13gl13jl13ml13Pm15Um15Zm1:dm17km1<Wn17^n17en178ln15Qo16Wo16]o1
              6co16io15no16TP253YP25^P24bP263U[16lG6hP276oP25TQ23WQ24[Q25`Q26fQ274mQ24QR29ZR29cR2:4mQ24mR29VS28^S2<6jS2<VT2<
              bT28jT2>XU2@hU2>2VV2:`V282hV25mV242QW28YW244hV25mV24]W2AnW2@4^X24bX25gX26mX25h>KNT3N5m10e1D]208PP4Do1S20@00>L0
              i11?>O0Ii11?i1:A1T2n1050R2Fk1S20O09c1:g1n1M1_20LKN1N21_2L120D_2MIKN1N21_2L1O10ND10f1JKN1N21_2`2:20D_2j2AKN1N21
              _2`2:O10ND10[35e1m5O09c1Ng1m5M1_20LKN1N21_2L120D0`33O17`1X2a2_2c3Y12000P5Be1a2O1H`1X2h2_2b5Z12000l6>e1h2@l44L1
              i13A1O18g1]3M2_2Z7V22000`9D@l44GhBU1L2\11O19W21_1i12A1e1d3@l44I0O19W21_1i12A1O1>`1X2k3_2T:^12000b;Ge1k3O1;`1X2
              R4_2Y<P22000Y>De1R4O1Eg1^4M2_2m>U1L2W22f1[4_2R@4e1\4_2V@50[@8e1^40c@NKN1N21_2`2:20D0aAQ2KN1N21_2L120D0[@8O1;`1
              X2T5_2Y<P22000Y>De1[5O1:`1X2[5_2bCf12000XEMe1[5O1Dg1c5M2@l44L2i15A1e1c5O1Gg1k5M2@l44L2i16A1e1k50UF9e1m5T2k1L0X2
              S6L1f1a6_2^FOL0f1Z6L1f1Z6_2]G;e1_6L0f1^6_2hG4e1_6_2lG60[@8e1a6k1KN1N3f1]7>O06i17?a1X2]7O00g1\7M1L1c1:g1W7M2_2RH
              V12210[@8e1[7@00O06i14A1e1\7e1a7@00O06i14A1k1L0m10e1R8O12`1X2R8o1P12f1R8_2XIP1O12h1o7F0010[@8e1R8n11e70R2_8L0T1
              1m10e1]8_2XIP180210900[@8n11X81R2_8k1L0W2P1f1e80XJ^2e1Z9L0W2@f1j80fLa1e1Z9L0W24f1o80WNY1e1Z9L0W28f1T90`OZ1e1Z9
              L0W22f1Y90jP1b1e1Z90\R1d1k1L0W2P1f1`90PT1Z1e1k9L0W28f1e90ZU1\1e1k9L0W2@f1j90fV1]1e1k90SX1[1k1L0m10e1m:O13a1X2m:
              o1P12f1m:O13m10e1j:O25g1j:M30^Y1NBl44U23C40\Z1I^2211c:_2lG6e1d:_2U[160[[1JO20V130[35e1j:n12X:1R2l:e1m:n11o90R2
              o:k1L0a1X2\;@00i1;A10U\1<@l44U20A10a\1=e1\;k1S20L1a1X2i;@00L0i1<A1@00U21A1e1i;T2k1L0L1^1X2S<@00U20A1e1S<k10n\1
              a3KN9m10e1b<@00:_2_`1<200_2k`14201_2L1;0A1n10Y<1R2d<KN?m10e1o<O07h1k<J0W28f1o<o10o`1X2n10h<0R2Q=k1S20O0<g1l=M1
              O10h1Y=F00M2O0;g1e=M3@00:U23_2Wc1=U22;0A1e1k=@00:_2dc1<U22;0A1e1U>O0;g1U>M1@00:U21;0A1e1U>T2k1>i10?M0L0a1X2g>@
              00i1;A10Pd1k1@l44U20A10a\1=e1g>l1
              """#,
            places: #"""
              n1V670070070Gj100j10R2F0Q2j100j10l3U10F80<10;80080D?0<80;?00?0Y1U100U10k3j100j100j10U1=2`450R2700D00D00D00D0^3
              70070070070070V1;00;0d270070070070070V170070070070R370070070070070h1;00;0T270070070070070h170070070070070b2700
              E00E00E00E0`370070070070070V1;00;0f1600B00B00B0T460060060Z3700C00C00C0X460060060l2=0F10E=00=0`280080080080Z560
              060X2]10X130030C600=0N700C00C0a1]100]100]10^4U10D50>700C00C0Q1U100U10V4800D00D00D0b460060060d3D00P100P100P10^6
              60060060T4<00<00<00<0T4400C00C0C60060V270070070070V470070070070070h1;00;0T570070070070070V1;00;0P2D00P100P100P1
              0^660060060b2A00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1?0B50A?00?00?00?00?0am350050PY460060D8
              0080080n360060F80080g1=00=0X360060C60060\180080080a:90X@70070070070T1A0<:0;A00A00N00N0Z3<00<00<0l1600C00C00C00
              C0P4;00;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100`10`1900E00E0_1`10^3:00:00:0R390090X120020020020g7`10
              0`10j:800B0GQ100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G500B00B00B00B0h6500A00A00A00A0l4500?00?00?00?0X4500@00@00@0
              0@0\4500>00>00>00>00>0YF90RS1500I00I00I00I0n4500I00I00I00I0R5500K00K00K00K00K0W<8IWX780Q1i100i10j1<00I00I0i1i1
              0P4:00:0d1<0GK00K0R3>00>00>00>0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10i155\Y1700D00D
              0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3:
              :SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>
              40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?005
              0050050050UA6006DW@?00?00?00?0b1700D00D0f160060060060h470070070070070gF0
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
              B001F12b144h144X244^244f244Z344j345e444f412^514b611o622]722f701d814i90014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=j=
              5o=9X>:b>:l>8T?;_?6e?;P@6V@:`@6f@8n@:R1XA2ZA3]A2_A1`A2bA2dA4hA4lA2nA2PB3SB3VB3YB3\B3_B3bB2dB2fB3iB2kB2mB3PC3SC
              3VC3YC3\C5aC5fC2hC2jC1kC2mC2oC22QD2SD1>TD4XD;cD3fD3iD3lD3oD5TE5YE:cE7jE<VF7]F7dF78kF5PG6VG6\G6bG6hG5mG6SH53XH5
              ]H4aH63i46c46gH76nH5SI3VI4ZI5_I6eI74lI4PJ9YJ9bJ:4lI4lJ9UK8]K<6iK<UL<aL8iL>WM@gM>2UN:_N82gN5lN42PO8XO44gN5lN4\O
              AmO@4]P14aP15fP16lP15S:KN3m10e1C]208Ti2Co1S20@00L0>O09O00F00F00j10?i1=A1T2n1040R2Ek1L0m10e1_1]218Ti2_1o1S21@00
              >O19O10F00F00j10?>O1IN9O10F00F00j10?i1>A1T2n11I0R2a1k1@00F08V23123i17A1k1L3a1X2W2>L0i1:?a1X2W2@00F08V23123i17A
              1e1W2k1@00F8<V23123i17A1k1@00O02L1FD@L3j10A1k1L3a1X2Y3KN1N3f1Y3>O00i1;?a1X2Y3@00FT14V23123i17A1e1Y3k1L3a1X2i3_2
              X1<U21U22_2d18U20_2l13U20_2o11U23U220P28e1i3k1>U21U22?M4L4O01^1X2d4L3a1f1^4@00O03L4F00O01j10A1e1c4@00O03V23123
              j10A1e1d4k1k1>O00m10e1m4O114o70_2X21n11j41R2o4?M1@00L1FY24^1X2Z5L1F]28^1f1\5_2e23e1\5A1k1L0m10e1_6O13a1X2_6o1P1
              2f1_6O13m10e1\6O25g1\6M30h2NBf34U23C40j3I^2211U6_2c46e1V6_2i460o4JO20V130i55e1\6n12j51R2^6e1_6n11a50R2a6k1L0a1
              X2n6@00i1?A10n5<@f34U20A10Z6=e1n6k1S20L1a1X2[7@00L0i1@A1@00U21A1e1[7T2k1L0L1^1X2e7@00U20A1e1e7k10g6a3KN9m10e1T8
              @00:_2X:<200_2d:4201_2h:1;0A1n10k71R2V8KN?m10e1a8O07h1]8J0W28f1a8o10i:X2n10Z80R2c8k1S20O0<g1^9M1O10h1k8F00M2O0
              ;g1W9M3@00:U23_2Q==U22;0A1e1]9@00:_2^=<U22;0A1e1g9O0;g1g9M1@00:U21;0A1e1g9T2k1@00>KNT3N5i11?i1<A1l1
              """#,
            places: #"""
              2P>60060GT300T30\1[20[1T300T30`6Z10<106P10@70B60@20820i1P100P10AZ100Z10_6T300T300T30I70Z?60GT300T30\1[20[1T300
              T30`6e20FP10@70B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0`160k1U100U10
              k370V<600C00C0`1?0J10I?00?00L00L0V2U10<:0`160k1U100U100U10k770n@Y10<>0h160S2Y100Y10U470f<k10@@0T140<B0X160W3k1
              00k10S470n=600C00C0`170070070070T1A0<:0;A00A00N00N0Z2Q10<60X160c1Q100Q100Q10W970nA600C00C00C0\240D40040T140040
              J40040F60H40040040]:50nH;0040>40040040L50B;0AD00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T1
              00T10o<70`D7P1gQ4<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10
              j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K00K00K0k4i100i10
              i155\Y1700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V1
              40040040040m3::SP240^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c2
              00c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=0
              0=00=0X1?00?0050050050050UA6006Y1oLX10BN0H70070070GN00N0AX100X10o10
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
              4011>01\114a2010@=k<5P=9Y=:c=:m=8U>;`>6f>;Q?6W?:a?6g?8o?:R1Y@2[@3^@2`@1a@2c@2e@4i@4m@2o@2QA3TA3WA3ZA3]A3`A3cA2
              eA2gA3jA2lA2nA3QB3TB3WB3ZB3]B5bB5gB2iB2kB1lB2nB2PC22RC2TC1>UC4YC;dC3gC3jC3mC3PD5UD5ZD:dD7kD<WE7^E7eE78lE5QF6WF
              6]F6cF6iF5nF6TG53YG5^G4bG63hG6nG6TH76[H5`H3cH4gH5lH6RI74YI4]I9fI9oI:4YI4YJ9bJ8jJ<6VK<bK<nK8VL>dL@TM>2bM:lM82TN
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15U300T3O004o700X3IO024o700Q4IO014o700j4IO034o700c55k10h5a3KN9m10e1L@Y90:
              _2Y9<200_2e94201_2i91;0A1n10C1R2NKN?m10e1Y1O07h1U1J0W28f1Y1o10j9X2n10R10R2[1k1S20O0<g1V2M1O10h1c1FY90M2O0;g1o1
              M3@Y90:U23_2R<=U22;0A1e1U2@Y90:_2_<<U22;0A1e1_2O0;g1_2M1@Y90:U21;0A1e1_2T2k1KNT3N9c1Eg1T3M0@Y90i11A1@Y90KNT3i1
              2A1@Y90L0i10A1e1T3l1
              """#,
            places: #"""
              FB<0^840040040V240040040V240040040V240040040o><Dl340^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0
              Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T1300300
              30030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA60068aJ500500500J00J00J0R260060060J=0>50050==00=0X1
              C0J50IC00C00C0a80
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
              4011>01\114a2030@=k<5P=9Y=:c=:m=8U>;`>6f>;Q?6W?:a?6g?8o?:R1Y@2[@3^@2`@1a@2c@2e@4i@4m@2o@2QA3TA3WA3ZA3]A3`A3cA2
              eA2gA3jA2lA2nA3QB3TB3WB3ZB3]B5bB5gB2iB2kB1lB2nB2PC22RC2TC1>UC4YC;dC3gC3jC3mC3PD5UD5ZD:dD7kD<WE7^E7eE78lE5QF6WF
              6]F6cF6iF5nF6TG53YG5^G4bG63hG6nG6TH76[H5`H3cH4gH5lH6RI74YI4]I9fI9oI:4YI4YJ9bJ8jJ<6VK<bK<nK8VL>dL@TM>2bM:lM82TN
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15\300T3O004o700X3IO024o700Q4IO014o700j4IO034o700c55k10h5a3KN9m10e1L@Y90:
              _2Y9<200_2e94201_2i91;0A1n10C1R2NKN?m10e1Y1O07h1U1J0W28f1Y1o10j9X2n10R10R2[1k1S20O0<g1V2M1O10h1c1FY90M2O0;g1o1
              M3@Y90:U23_2R<=U22;0A1e1U2@Y90:_2_<<U22;0A1e1_2O0;g1_2M1@Y90:U21;0A1e1_2T2k1KNT3N9c1Ig1[3M0O02M1L1c1Eg1Z3M2@Y9
              0i11A1@Y90KNT3i12A1@Y90L2i10A1e1Z3e1[3l1
              """#,
            places: #"""
              FB<0^840040040V240040040V240040040V240040040o><Dl340^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0
              Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T1300300
              30030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006JWJ500500500I00I00I0j2I00I0n2600E00E00E0h160060
              060J=0>50050==00=0X1C0J50IC00C00C00C0Y>0
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
              6022Q122W122X101V214[30212d1?:1;2<2?2@2C2D2E2F2G0H2I2J2L2N2@=gB5lB9UC:_C:iC8QD;\D6bD;mD6SE:]E6cE8kE:R1UF2WF3ZF
              2\F1]F2_F2aF4eF4iF2kF2mF3PG3SG3VG3YG3\G3_G2aG2cG3fG2hG2jG3mG3PH3SH3VH3YH5^H5cH2eH2gH1hH2jH2lH22nH2PI1>QI4UI;`I
              3cI3fI3iI3lI5QJ5VJ:`J7gJ<SK7ZK7aK78hK5mK6SL6YL6_L6eL5jL6PM53UM5ZM4^M63dM6jM6PN76WN5\N3_N4cN5hN6nN74UO4YO9bO9kO
              :4UO4UP19^P18fP1<6RQ1<^Q1<jQ18RR1>`R1@PS1>2^S1:hS182PT15UT142YT18aT144PT15UT14eT1AVU1@4fU14jU15oU16UV15f4O01a1
              X2B_20HU21_2H6G1O01Q1[10f1=_2N1e1>_2O10P1LU210l19e1P1O00h1EJ0W22f1I0U2^1e1P1O00h1LJ0W24f1P10c3^1e1P1k1@H0O03L1
              j10A1k1k10Q5a3KN9m10e1f1@H0:_2b8<200_2n84201_2R91;0A1n10]11R2h1KN?m10e1S2O07h1o1J0W28f1S2o10S9X2n10l10R2U2k1S2
              0O0<g1P3M1O10h1]2FH0M2O0;g1i2M3@H0:U23_2[;=U22;0A1e1o2@H0:_2h;<U22;0A1e1Y3O0;g1Y3M1@H0:U21;0A1e1Y3T2k1KNT3N9c1
              Hg1e4M0>O02>KNT3N01_2T<6?j10?M1@H0i13A1@H0KNT3i14A10Z<[4KNT3N010m@8@e@8U21A1_2UANKNT3N010SBDe1e4l1
              """#,
            places: #"""
              Hh8800E00E00E0X340040d210U1800@00D00D0=30030R230030Z240040040`190090X170W1X100X100X100X10T690090X170W1X100X100
              X100X10mB60XME0>70B40OE00E0[260P86B_T140^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<0
              0<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O0
              0>0R130030030030T3=00=00=0X1?00?0050050050050UA6006M]J500500500E00E00E0b2[10><0LE0050050050050J80080S2[100[100
              [10T360060060J=0>50050==00=00=0n950050050050050P260060060060f250050050050050050eI0
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
              4012H01f114k2010@=g@5l@9UA:_A:iA8QB;\B6bB;mB6SC:]C6cC8kC:R1UD2WD3ZD2\D1]D2_D2aD4eD4iD2kD2mD3PE3SE3VE3YE3\E3_E2
              aE2cE3fE2hE2jE3mE3PF3SF3VF3YF5^F5cF2eF2gF1hF2jF2lF22nF2PG1>QG4UG;`G3cG3fG3iG3lG5QH5VH:`H7gH<SI7ZI7aI78hI5mI6SJ
              6YJ6_J6eJ5jJ6PK53UK5ZK4^K63dK6jK6PL76WL5\L3_L4cL5hL6nL74UM4YM9bM9kM:4UM4UN9^N8fN<6RO<^O<jO8RP1>`P1@PQ1>2^Q1:hQ1
              82PR15UR142YR18aR144PR15UR14eR1AVS1@4fS14jS15oS16UT15^4>O00m10e17O114o70_201n1141R29?M1@00L1F14^1X2DL1F58^1f1F
              _2=3e1FA1k10@a3KN9m10e1V1@00:_2Q4<200_2]44201_2a41;0A1n10M1R2X1KN?m10e1c1O07h1_1J0W28f1c1o10b4X2n10\10R2e1k1S2
              0O0<g1`2M1O10h1m1F00M2O0;g1Y2M3@00:U23_2j6=U22;0A1e1_2@00:_2W7<U22;0A1e1i2O0;g1i2M1@00:U21;0A1e1i2T2k1KNT3N9c1
              Lg1]4M0>L0i10?a1X2\4@00i11A1@00KNT3i12A10c7[4O00Q1G3]1f1l3_2n;T1KNT3N010Z=:e1l3_2d=Q1KNT3N01_2e>7O00Q130l>U1KN
              T3N010Q@Fe1\4e1]4l1
              """#,
            places: #"""
              R1T5<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<8E40^860060GE00E0d1Q200Q200
              >0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V1200
              20b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA60061UJ500500500
              G00G00G0R2F0J80IF00F00S100S10d260060060J=0>50050==00=00=0d:>00F0d110c1K00K00K0\450050050050050050050n450050050
              050050^1>00F00F00F0R450050050050050050050gS10
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
              4014T101R214W3020@=Q=5V=9_=:i=:S>8[>;f>6l>;W?6]?:g?6m?8U@:R1_@2a@3d@2f@1g@2i@2k@4o@4SA2UA2WA3ZA3]A3`A3cA3fA3iA
              2kA2mA3PB2RB2TB3WB3ZB3]B3`B3cB5hB5mB2oB2QC1RC2TC2VC22XC2ZC1>[C4_C;jC3mC3PD3SD3VD5[D5`D:jD7QE<]E7dE7kE78RF5WF6]F
              6cF6iF6oF5TG6ZG53_G5dG4hG63Q26k16nG76UH5ZH3]H4aH5fH6lH74SI4WI9`I9iI:4SI4SJ9\J8dJ<6PK<\K<hK8PL>^L@nL>2\M:fM82nM
              5SN42WN8_N44nM5SN4cNATO@4dO4hO5mO6SP15U4L0m10e1Q1O13a1X2Q1o1P12f1Q1O13m10e1NO25g1NM300NBN4U23C40R1I^2211G_2k16
              e1H_2Q260W2JO20V130Q35e1Nn12<1R2P1e1Q1n1130R2S1k10V3a3KN9m10e1b1@g60:_2g6<200_2S74201_2W71;0A1n10Y11R2d1KN?m10
              e1o1O07h1k1J0W28f1o1o10X7X2n10h10R2Q2k1S20O0<g1l2M1O10h1Y2Fg60M2O0;g1e2M3@g60:U23_2`9=U22;0A1e1k2@g60:_2m9<U22
              ;0A1e1U3O0;g1U3M1@g60:U21;0A1e1U3T2k1KNT3N9c1@g1T4M0>O00i10?M1L1a1X2S4@g60i11A1@g60KNT3i12A10Y:Y2@N4U21A10b<?e1
              S4e1T4l1
              """#,
            places: #"""
              V1b680Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0V380080080080V3C0G80080Z280080`2800@00@00@00@0_=K0
              0K00K0k4i100i10i154H40^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1
              c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3
              =00=00=0X1?00?0050050050050UA60065_J500500500I00I00I0h2F0<?0;F00F00F0P2500B00B0b160060060J=0>50050==00=00=0R65
              0050050050050050eA0
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
      fingerprint: "1f80bd31c6cd1f2d",
      used: [0, 1, 0, 3, 0, 7, 0, 12, 7, 7, 7, 10, 7, 11, 7, 12, 9, 2, 9, 4, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 10, 1, 10, 3, 11, 0, 11, 1, 12, 3, 12, 4, 12, 5, 12, 6, 12, 12, 13, 0, 13, 1, 13, 2, 15, 0, 15, 1, 16, 0, 17, 0, 17, 1, 19, 0, 20, 0, 20, 1, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 1, 30, 2, 30, 3, 30, 4, 30, 6, 30, 9, 30, 10, 30, 11, 30, 12, 30, 13, 30, 14, 30, 15, 30, 20, 30, 21, 30, 22, 30, 24, 30, 25, 30, 26, 31, 0, 31, 1, 31, 2, 31, 3, 31, 4, 31, 5, 31, 6, 31, 7, 31, 8, 31, 10, 31, 11, 32, 2, 32, 3, 32, 4, 32, 6, 34, 0, 34, 5, 34, 6, 35, 0, 35, 1, 35, 2, 35, 3, 35, 4, 35, 5, 35, 103, 37, 0, 51, 1, 51, 2, 51, 4],
      [
        BuiltInPrograms.Entry(
          "tokens.css.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              Y2013c102R212\223h311Q433[433i422W534Q612`612Y713Y811m822a933[:47k;25n=13f?11m?11V@12b@12lA11bB23RC45SD22jD11[E
              9:`H46\J12lJ12VK45cQ144SR112aR112VS112kS112cT111hT111jT133VU134UV112_V133gV133oV144ZW144mW144SX122_X122nX123dY1
              23ZZ123mZ122nZ111V[111W[123V\111]\122c\122h\112Y]122^]122d]122R^122W^122^^122k^122X_123W`123j`122k`122o`122Ya1
              0163d1?:Z1;[1<[1?[1@[1C[1D[1E[1F[1GX1H[1I[1J[1L[1NW12d1?:d1;d1<_1?d1@d1Cd1Dd1Ed1Fd1Gd1H`1Id1Ja1Lb1Nc12d1?:V2;W2
              <g1?i1@j1Cl1Dm1En1Fo1GP2HQ2IR2JS2LT2NU21d1?:U1;V1<V1?V1@V1CV1DV1EV1FV1GV1HV1IV1JT1LV1NV14d1?:^1;^1<^1?^1@^1C^1
              D^1E^1F^1G]1H^1I^1J^1L^1N\11d1?:f1;f1<e1?f1@f1Cf1Df1Ef1Ff1Gf1Hf1If1Jf1Lf1Nf1@=Q=5jI9SJ:]J:gJ8oJ;ZK6`K;kK6QL:[L
              6aL8iL:R1SM2UM3XM2lB1ZM2\M2^M4bM4fM2hM2jM3mM3PN3SN3VN3YN3\N2^N2`N3cN2eN2gN3jN3mN3PO3SO3VO5[O5`O2bO2dO1eO2gO2iO
              22kO2mO1>nO4RP1;]P13`P13cP13fP13iP15nP15SQ1:]Q17dQ1<PR17WR17^R178eR15jR16PS16VS16\S16bS15gS16mS153RT15WT14[T16
              3aT16gT16mT176TU15YU13\U14`U15eU16kU174RV14VV19_V19hV1:4RV14RW19[W18cW1<6oW1<[X1<gX18oX1>]Y1@mY1>2[Z1:]382eZ15
              jZ142nZ18X444eZ15jZ14V[1Ag[1@4W\14[\15`\16f\15bb1>i11?M1L1a1X2D@00F00KN1N1>_20>U21_2>1?i15A1e1DKN7m10e1L@00L2i1
              AA1n12H1R2N@00O06N:F00i13A1O06N;m10e1`1@00O2<>L2i12?i13A1n12X11R2b1k1KN7m10e1n1O06N4g1n1M1L16<e1n1n10g11R2P20?
              1k1O07g1[2M1@00:U21;0A1e1[2k1@00L1KN1N1>L0I0I1i18?i15A1@00L1KN1N1>L0I1I1i18?i15A1>L0i19?M2L2a1X2g30?1@00KN1N1L
              2i17A1e1g3k1L0a1X2P40?1@00U20A1e1P4k1L2a1X2Z40?1@00V23012i16A1e1Z4k1L2a1X2h4@00U20A1U210@3@C2U22A10E2e1h4k1L1a1
              X2V50G_1BC2U20C20@3@V24U21A10Z26e1V5k1L0m10e1n5O3>L1]1f1n5o1S23@00L2f1f5L3i1:e1f5A1@00O39O32L2j10A1T2n13Z50R2P6
              k1L0m10e1]6]218QX7]6o1S21@00O19O12j11A1T2n11T60R2_6k1S20O0<g1n6M1@00:_2`2<O10h1j6F001;0A1e1W7O0;g1W7M1@00:U21;
              0A1e1W7T2k1L0m10e1V8]218PP4V8[21>V8o1S21O1:c1Ng1U8M20?1@00L1i1:A1_2l212140@3@C2L2F00O12I1i1OA10E2e1U8T2n11\70R2
              X8k1@00L0Fm21i1=A1@00>L0Fn29i1G?F00^1X2k8L0Fn29i1=e1k8A1k1@00V22010Fm21i1>A1@00>L0FW36i1G?F00^1X2_9V22010FW36i1
              >e1_9A1k1@00>V23012Fm21i1??i14A1@00>L0F]38i1G?F00^1X2Y:>V23012F]38i1??i14e1Y:A1k1>V23012L3i1H?M4>L0O02F00F00I1
              I1V23123i1K?M5L5F00^1X2U;>V22050i1@?e1V;F00M6L4F00^1X2_;L6F00^1f1c;@00U26A1e1j;_2e37U240@3@C2U26A10E2k1>F00L1>
              O04I0I0i18?i16?M2>F00L1>O04I1I0i18?i16?M3>L1>O04i19?i17?M4@00U22A1L2F00^1X2Y=L3F00^1X2Y=0?1e1Y=@00U23A1L4F00^1
              X2j=L2F00^1f1h=L3F00^1X2j=0?1e1j=@00U24A1k1O05m10e1c?O14g1c?M2@00F00>L1i1C?>_20>L26<_2>1?i15A1>L1i1E?F00^1X2b?
              0l38L1i1E0@3@C2F00>KN1N11L1F00i1I?>_20>L26<_2>1?i16A10E2e1b?e1c?n11Q>1R2e?k1KN1N212000?1k1_2T41O02i1B_2U418020
              1900V42k1O05g1a@M1@00L1W22f1_@_2X44e1_@A1e1a@k1[203d@e1kAO0W3g1k@M1@00U21A1e1kAO04g1]AM1_2\4GL16<_2S51>L0i1D?F
              00^1X2[A_2T5Me1[A0?1e1kA>L0i1D?F00^1X2fA0Q6Ie1kAO05`1X2kA0j6R1e1kAk1>L0i1E?F00^1X2aB@00O0W3`1X2YB_2n29e1_BO04`1
              X2^B_2W36e1_B_2]38A1e1aBk1O02m10e1nB>L2i1F?L1^1f1nBo1U21n12eB0R2PC0?1k1O02m10e1oC>L4i1F?L1^1X2jC>L4i1F?L2^1X2jC
              >L4i1F?L3^1f1oCo1Q2mC_2l75L4i1En14UC0R2QD0?1k1_2Q86O02i1B_2W81U21_2S51O04`1X2hD>L0i1D?F00^1X2hD_2Q86O02i1B_2X8
              2e1hD0?1k1_2Q86O02i1B_2Z86L0i1C_2`88L0i1C_2h82O02i1B_2j86L0i1C0P95k1L1R10g1nGM9[293jE@00L0L1S11V23234V23567L8i1
              KA1e1mG>L9i1F?L6^1X2_F>L9i1F?L7^1X2_F>L9i1F?L8^1f1TG@00L0L1S11L2>U23L9>_2U93O92i1B_2X93?i1I?V23456V22780i1KA1e1
              mGL0L1S11>U22L9i1C?V23345V23678i1KL0L1S11L2>U23L9i1J?I0I0V23678i1K0?1e1_HL2F00^1X2ZHL4f1UHe1VH0[92U22U230?1e1_H
              @00V23034L5i1LA1k1L3f1hHL1F00^1X2hHI1e1iHI0M4L4f1oHL0i1Me1oHO02m10e1_I[253_Io1L2f1[IP12f1[IL4X2[Ie1\I0[92L5i1C
              U21n15RI0R2aIO03m10e1XJL2f1RJP12f1RJL4X2RJ>L0i1N?F00^1f1RJe1SJ0[92_2T41L5i1B_2W81U21n15dI1R2ZJ0?1k1KN1N11O02m1
              0e1hJ\213hJo1L1F00i1In11cJ0R2jJ0?1k1O02m10e1RK[213RKo1210n11oJ0R2TK0?1k1O06a1X2hKL3X2^KO0JN0f1hK@00V22120F]9;>
              L0i1Q1?i1P1A1e1hKO01g1\LM4@00L3X2QLO0JN1f1ZLV22120Fh99>L4I0j12?i1P1e1ZLA1e1\LO02g1PMM4@00L3X2eLO0JN2f1nLV22120
              FQ:;>L4I0j12?i1P1e1nLA1e1PMO0JN3X2VML3f1^M^2091^M@00V22120F\::O09d16i1P1A1e1^MO0:`1f1dMO0;`1X2SNL3X2iMO0JN4f1SN
              @00V22120Ff:;>L0i1R1?i1P1A1e1SNO0=`1f1YNO0>`1X2hNL3X2^NO0JN5f1hN@00V22120FQ;>>L0i1S1?i1P1A1e1hNO0Dg1YOM4@00L3X2
              QOO0JN6f1WOV22120F_;:L4d17i1P1e1WOA1e1YOO0Eg1jOM4@00L3X2bOO0JN7f1hOV22120Fi;>L4d18i1P1e1hOA1e1jOO0Fg1[P1M4@00L
              3X2SP1O0JN8f1YP1V22120FW<?L4d19i1P1e1YP1A1e1[P1O0Ig1nP1M4@00L3X2dP1O0JN;f1lP1V22120Ff<;>L4j13?i1P1e1lP1A1e1nP1
              O0Hg1bQ1M4@00L3X2WQ1O0JN:f1`Q1V22120FQ=5>L4I0j12?i1P1e1`Q1A1e1bQ1k1U20U22_2V=2L1F00^1f1lQ1U23e1QR1_2X=6U21_2m2
              1U22_2S510^=2k1O00g1\R1M1@00L1I0j12A1e1`R1@00O06i1k1A1k1[20<lR1O0;g1kR1M1@00L1I0i1i1A1e1kR1e1US1O04g1US1M1@00L
              1I0j12A1e1US1k1[20?aS1O0=g1`S1M1@00L1I0i1i1A1e1`S1e1jS1O03g1jS1M1@00L1I0j12A1e1jS1k1O00m10e1_T1Q2PT1_2`=2O11I0
              j12_2b=1O12I0j12_2b=1O13I0j12_2b=1O10I0j12n11nS11R2aT10?1k1@00O03j13A1k10c=5k1@00L0>_2h=2U21_2m21?F00L2i1OA1k1
              _2h=2U21_2V=2L0I0i1P20^=2O01a1X2TV1_2h=2U21_2j==O01m10e1kU1Q2hU1_2b=1L3I0j12n13fU11R2mU10W>4U21_2[>;L0i1Y10^=2
              e1TV1k1O02g1]V1M1@00L165A1e1^V10f>5k1@00O03L1O01L2j14A1k1_2h=2U21_2V=2L0I0j120^=2k1@00L0>_2h=2U21_2m21?V22230i1
              OA1k1_2h=2U21_2k>8U220S?3O01a1X2lW1_2h=2U21_2V?CU220i?@U21_2Y@AU220j@<e1lW1k1_2h=2U21_2k>8U220S?3k1O0<`1X2^X1_2
              h=2U21_2V=2L0I1i1g10^=2e1^X1k1>O00j15?a1X2mX1_2h=2U21_2V=2L0I1i1Q20^=2e1mX1k1>O00m10e1TY1O20j15n12RY11R2VY1?M2
              L2a1X2cY1_2h=2U21_2V=2L0I1i1S20^=2e1cY1k1>O00m10e1jY1O20j15n12hY11R2lY1?M2L2a1X2YZ1_2h=2U21_2V=2L0I1i1T20^=2e1
              YZ1k1O0Hg1lZ1M2>L2j15?a1X2kZ1_2h=2U21_2VA8L2I1j120^=2e1kZ1e1lZ1k1k1@00O0<`1X2T[1_2^A4e1T[1A1k1k1O0<g1Q\1M2L1f1
              l[1_2bAAO20440_2b=1O21440_2b=1O22440\204j[1_2SB3O03440e1j[10VB2e1P\1@00L0i1h1A1e1U\1@00L0i1h1A1k1_2XB1[204Z\12
              06e1[\12050?1k1O00460O01610?1k1@00O00i1k1A1k1L0m10e1U]1Q2m\1_2`=2[211R]18121091e1U]18021090n11k\11R2W]10?1k1@0
              0O004o70A1k1O00460O01620?1k1_2YB=O004o70_2`=2O014o70_2`=2O024o70_2`=2O034o700VB2k1@00O004o70A1k1@00O00h1[^1J16
              4A1k1O01L1j12_2b=1O02L1j12_2b=1O00L1j120?1k1O00L1j12_2b=1O02L1j12_2b=1O01L1j120?1k1O00m10e1S`1Q2]_1_2`=2[225`_1
              _2fB6e1`_1O21L1j12_2b=1O22L1j12_2b=1O23L1j12_2b=1O24L1j12_2b=1O20L1j12n12[_11R2U`10?1k1O00m10e1f`1Q2\`1_2`=2O2
              0L1j12_2b=1O21GT3U1Z12440_2lB1n12Z`11R2h`10?1k1k1_2X=62010VB2k1_2mB;O00L1j12_2`=2O01L1j120VB2k10XCW2KN<m10e1Ub1
              O02a1f1Qb1O03a1f1Qb1@00L0i10A1G1KN<Q1[10f1Pb10_E[4e1Pb1e1Ub1@00L0i1<A1n10^a11R2Wb1KN1N4f1ab1@00KN3i1;A1e1ab1l1
              """#,
            places: #"""
              8T@90090090090V1600C00C0d1Q20F20870070070T1O00@0V160B30030i3Q200Q200Q20j590090GH00H0h1?0J10I?00?0g1H00H0n3J0@6
              0060N20]1J00J0d260060GL00L0P2P10@;0J:0@10?:00:0Y1P100P10o1L00L0m?40TH90090GH00H0f290090090090\160060060Q4H00H0
              0H0I70f:=00=00=0X1;00;0010010010010]370b9Q20F70B70070070T1J0<60@50>40Y1J00J0[2Q200Q20`4P20F70B70070070T1I0<60@
              40<40W1I00I0[2P200P20T5A0D60CA00A00A0f1400A00A00A0b1P10B70070070T140e1P100P100P10g?70VJ400A00A00A0b14004004004
              0Y360R:400A00A00A0b1M0`140_1M00M00M0_5:0^=400A00A0`170070070L80080V140040040040040S740n<400A00A00A0^4800800800
              80Z140040040040040c880n?60G]100]10\1:0L60KD00D0[1]100]10R3P10T160060;10G>00>0l120BU10@70B;0J60k1U100U10_5]100]1
              00]10[350^@60Gj200j20\1Q20[1j200j20l5Q10H70B;0Y1Q100Q10k5j200j200j20k190^<;0R3=00=00=0Z1l100l100>0R1B00B0j1200
              20020020020T2=00=00=0X1;00;0010010010010c:;00;0\@60Gn100n10\1F0f1:0Q3n100n10P5:00H00H00H00H0P2>0H10G>00>00>0\1
              <00<0^1R10<40<208;0J40i1R100R100R100R10i9n100n100n10g173cb4C0H10630MC00C0d1P20n1C08106;0=C00C0^120]1I00I0U1106
              ;0MK00K0l320o650l;K0H90F30]1K00K0T2R20X2@0810680=@00@0X120W1F00F0_190F80]1P100P10P420Q9;0d>X10>P10X160@30g1P10
              0P10=X100X10n2c20V3B08106:0=B00B0\120[1H00H0g2W10X160@:0g1W100W10=_100_10R520c;80hBW10\160@80k1W100W100W10f3Y2
              0D106:0H20820840<40b180o3Y200Y200Y20R760D20C<00<0[1B0F60EB00B00B0`220020H50B20A;00;0N40@20?:00:0R1400400400400
              40j150050P140040040040cF50^S1a10:20880DM0<80D50>50]1M00M0U1a100a100a10Z4`10:20880DL0<80D40<50[1L00L0U1`100`100
              `10T4W10B80DC0D80CC00C0U1W100W100W10l270070070R170F20E=00=0T160D20C<00<00<00<0P260060060P140@20?:00:0P170F20E=
              00=0R160D20C<00<00<00<0R240040040SH70RR1:0GI00I0j280080080Nj10F20890>10=90090FO00@0V160060B30030[3j100j10X480<
              10;80080H20G>00>00>0V210;80080V1[20:208P10070070070070d110620C=00=0NO00@0V160060B30030]4[200[200[200[200[20o:I
              00I0i1<1ii270070070070^160060W390^560X2:0CE00E0h1?0060060060[360l8:00:00:0R1T10D800B00B0C60060T220020k560`?;00
              ;0^2<00<00<0V190090090090T280080080080\260060060P390>10=90090J20I?00?0U2O00O0`320020L90>10=90090J20I?00?00?00?
              0X3:00F00F00F00F0WB50^N80<10;80080H20G>00>0Z1m20N<00H00H0M;00;0b3800D00D0G80080\2:00:00:0S840P>:0G\100\10d170:
              10970070F40E?00?0c1\10n240m2\100\100\10m130XC:0GU200U20d170:10970070H90090090G70:10970070^160060060]170:109700
              70n180080080a3U200U200U20l410;80_4U200U200U20[470ZC60^3:0CE00E0h160060`3800D00D0b190>10=90090J20I?00?0W480Z1:0
              CE0`140040\320m:60bF60b2:0CE00E0`210=90090l110=90090f1:0CE00E0`210=90090a860^V1400<00<00<0\1;0T1f20D106400>0h1
              70h160@80i4f200f200f20T670:10970070H90090090G70:10970070^160060060]170:10970070n180080080P1Y40D106400>0P130:h1
              0050N106U10050T1:0CE0`150050c2`100`10V490V180o7Y400Y400Y40Z:106400>0P1?0030J10=90090f160f180a5R30T7106400>0P13
              0:A0050N10=90090F50>50d180[5o200o200o20^730>20=90090\170070;20V150F30B50050050^1S10V170B60g1S100S10ia190VW2600
              60F50B20A;00;00;00;00;00;0Z270070;10I?00?0R3:0GX100X10d1;0c1X10R370070H:00:0V170070Y220T350T110=90N50]7X100X10
              ^9:0GI00I0T270070H:00:0V170070H=0F10E=00=0R120Q1C00C0Q320d450050\110C<00<0V150Y8I00I00I0oA80TO70070070070n1:0G
              \100\10l1;0k1\10\310620C=0m2\100\100\10S3<0j;:0GX100X10d1;0c1X10f260e2X100X100X10c1:4km7:00G00G0j130030>800800
              80f1^10J60@=0N90>10=90090W2^100^100^10n4:00:00:0R1g20^330030>80080080Q360@;0J@0840<50C@00@0S2c100c10Z520020Z2<
              00<00<0V1m20f330030>80080080Y360@=0NB0860@50GB00B0W2g100g10f520020`180080080V130030@C0f1[10J60@<0L70070U2[100[1
              00[10T4A00M00M0R2D00P100P10^230030>80080080f1b10J60@=0N=0F10E=00=0W2b100b100b10b4600B00B0\1800D00D0f130030>800
              80080Z1b10J60@@0T1:0@10?:00:0]2b100b100b10X570070070LZ20j230030>80080080]260@<0L50050U2Y100Y10`420020V2<00<00<
              0V1b20P330030>80080080c260@@0T140040]2\100\10P520020b2<00<00<0V1i20^330030>80080080Q360@A0V1:00:0_2c100c10^520
              020Z280080080Ni20f330030>80080080Y360@=0NB0F60EB00B0W2g100g10^520020X270070070La20X330030>80080080k260@70BA085
              0>50EA00A0k1`100`10n420020eR350dY360H80080b160D20C<00<0A50050f180F60B30<80F30030o940j><00<00<0V1B0860@50GB00B0
              0B0X2A0<:0;A00A0U660b@F0j2D00D00D0f1B0860@50GB00B00B00B0^3<00<00<0V1B0860@50GB00B00B0Y;:0PA@0Z260060060J@0840<
              50C@00@00@00@0\3?00?00?0\1C0870B50IC00C00C0k970TD80GG00G00G00G0l190F50ME00E0P290F50ME00E0P260@50GB00B0j170B50I
              C0e6G00G00G0_1:0h>C0F70EC00C0k1:0l4:00:5o\5T10<106A0040>40>30030:20830o1T100T10U370X770\340040P110650==00=0`18
              00E00E00E0l140040P280GG00G00G00G0l110650==0c1G00G00G0f440040b110760060060g>70VD50050050H30030030030030030U330R:
              V10<70B40<;0J30S2V100V10S370Z770\340040P110650==00=0S470j>X10<106A0040>40>30030J30W2X100X10m350X850T440040T160
              060T1800E00E00E0l140040j160060h140040f160060060_=50TA50T440040T160060W550d@;00G00G00G0P240040P110640=<00<00<0[5
              ;0^;?0>70=?00?00L00L00L0Z240040P110640=<00<00<0g5;0T9;0n380GG00G0R270=?0c1G00G00G00G0f4400A00A00A0d140040P1106
              40=<00<00<0W:;0d=;0R470GF00F0P270=?0a1F00F00F00F0d4400A00A00A0d140040P110640=<00<00<0Y:;0\A70070070R1=0>50==00
              =00J00J00J0V240040\150>40E@00@00@00@0Q8;0h@;0b5Y10D;00G00G0C60060^220i360h56:QS5;00;00;0Z140040040h1600B00B0b1
              800D00D0f1700C0T2:00:0V1700C00C00C00C0R360810760060060X260810760060cA30bD30R2:0G80080h150050Q330\7700C0b160060
              060g330V8A0<:0;A00A0W230f780GG00G00G00G0Z3;0e1G0060060060h2?0060060[4G00G00G0i150l<70070070070W230d6700C0b1600
              60060e330l530T340040040H40040040H40040040H40040040[530P:70070070070_230R7M0090090X180080080a330V870B40IB00B0j1
              70B40IB00B0j170B40IB00B0S530b::0H40OE00E0P2@0T140[1K00K0\270B40IB00B0S630d;80GG00G00G00G0\290G80080^290F40MD00
              D0n190F40MD00D0n160@40GA00A0h180D40KC00C0l170B40IB0Y:G00G00G0i130^C70GF00F00F00F0j170B40IB00B0d1:0J30030I@00M0
              0M0U3F00F00F0m130b>30d330b2;00;0a230X:30X370B40IB00B0l160@40GA00A0c431S`400l_570070GF00F0j1:00C00C0`1:00C00C0d1
              70:10970070V210S1700700?00C00C00C00C00C0h;80<10;80080gAF00F0^D70070070070\1?0@60060??00?00?0mT60
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
              K012W211^211d211j211o211W311_311m311[411_412n411S512`511e511j511X611]612T712^711i711T812`912V:12T>11Y>11^>0221
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=lH5QI9ZI:dI:nI8VJ;aJ6gJ;RK6XK:bK6hK8PL:R1ZL2\L3
              _L2aL1bL2dL2fL4jL4nL2PM2RM3UM3XM3[M3^M3aM3dM2fM2hM3kM2mM2oM3RN3UN3XN3[N3^N5cN5hN2jN2lN1mN2oN2QO22SO2UO1>VO4ZO;
              eO3hO3kO3nO3QP15VP15[P1:eP17lP1<XQ17_Q17fQ178mQ15RR16XR16^R16dR16jR15oR16US153ZS15_S14cS163iS16oS16UT176\T15aT1
              3dT14hT15mT16SU174ZU14^U19gU19PV1:4ZU14ZV19cV18kV1<6WW1<cW1<oW18WX1>eX1@UY1>2cY1:mY182UZ15ZZ142^Z18fZ144UZ15ZZ1
              4jZ1A[[1@4k[14o[15T\16Z\15lA002O0Bm10e1H_2228021190_242B22O13j10C2P13f1FO0:a1f1FO0;a1f1Fe1G_261071n1141R2JO0:m1
              0e1`1S21_2228021590_242B22O19j11C2P13f1]1O0;a1f1]1e1^1_261071T2n11M1R2b1O0;m10e1S2_2228021490_242B22L1i10C2P13
              f1Q2e1R2_261071n11e11R2U2082k1@:0[200[2_2:4e1\2_2>5A1k1@:08020090A1k1@:08020090A1k1@:0O004o70A1k1_2C7O004o70_2
              J7O014o700Q13k1_2T1;O004o70_2_1<O014o700Q13k1_2C7O004o70_2J7O014o70_2k1;O024o70_2_1<O034o700Q13k1_2V29O004o70_2
              _2=O014o70_2l2<O024o70_2X3>O034o700Q13k1_2f322050h32k1O02g1g4M1@:0L1460A1e1m4_2j31O004o70O01610h32k1@:0O00i1<A
              1k1_2k31L0m10e1\5Q2Y5_2l328021090n11W51R2^50n32k1@:0O004o70A1k1@:0O02460A1k1_2k31O004o70_2l32O014o70_2l32O024o7
              0_2l32O034o700n32k1@:0O004o70A1k1O00g1e6M1_2j31L1640h32e1S7_2P4@O01m10e1m6Q2k6_2l32L1j11n11i61R2o6_2`4?L0i1B0o4
              4k1O02g1\7M1@:0L165A1e1]70S55k1_2X5;O00j11_2k1;O01j11_2c5;O02j110Q13k1_2n5>O00j11_2\6;O01j11_2g6DO02j110Q13k10
              [72O00m10e1\9_2]7=B22O10j11C2_2j7=B22O11j11C2_2W8=B22O12j11C2_2d8:B22O13j11C2_2n8<B22O14j11C2_2Z9;[215U9_2:4e1
              V9_2>5_2e92P13f1Z9e1[9_261071n11X81R2^90n32k10[72O00m10e1R:_2]7=B22O10j11C2_2g9>O114o70_2e92P13f1P:e1Q:_261071
              n11d91R2T:0n32k1002O05g1_:M1_2U:<L130a:2e1_:_2c:@B22O06i1<C2O07g1m:M10S;@B22L1i1:C2e1m:O08g1T;M10c;BL14o70e1T;
              ^2091Z;0U<BO0966_2j31e1Z;O0;g1c;M10g<BB22L1i1:C2e1c;O0=g1l;M10Y=EB22L1i1:C2e1l;O0Dg1T<M10n=>L167_2j31e1T<O0Eg1
              \<M10\>=L168_2j31e1\<O0Fg1d<M10i>CL169_2j31e1d<O0Gg1l<M10\?BL16:_2j31e1l<O0Ag1V=M10n?BB2280U2190C2e1V=O0Cg1`=M
              10`@>B2280U2190C2e1`=O0Hg1i=M10n@=B22L1j11C2e1i=O0Ig1R>M10[A>B22L1j11C2e1R>0iA3k1@:0O03j11A1k1@:0O00j11A1k10lA
              BKN7a1f1e>0^BCe1h?0QCAKN7m10e1e?_2bC>8020290_2TD?O05m10e1W?Q2T?_2l328021190n11R?1R2Y?_2cD>80O06N1190_2e92P13f1
              c?e1d?_261071n10j>1R2g?0QE5_2VE:B22KN2i10C20a:2KN=a1f1U@0`EAe1jA0QF@KN=m10e1gA0aFFO02m10e1i@Q2`@_2l3280O12N219
              0_2428021190n11^@1R2k@0]GFO04m10e1_AS21_2SH88021690_242BSH8O19j11C8P13f1\Ae1]A_261071T2n11o@1R2aA0[H=P13f1eAe1
              fA_261071n10Z@1R2iA0hH4082l1
              """#,
            places: #"""
              4P740T2;0GJ00J00J0P2?0060060060^1A0B70AA00A0j190090L800A00A0\1800A00A0c220R430030m8J00J0V;80GG00G00G00G0j1?006
              0060060^1=0:709=00=0b190090L800A00A0W120f230030S7G00G00G0d980OK00K00K0R2C00:00:00:0f1;0:509;00;0^190090;20Z130
              030S6K00K00K0]D40XON0D70C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l670070070070a280j480n1300300
              30P130030030m280R580T270070070b180080080e380T680l130030030P130030030X170070070b180080080e580T880T250050050`190
              090090f180080080h1:00:00:0Q782UT240\150050[140V940040040F>00200>00>00>00>0R270070J60060060i540\:A0<:0;A00A0a14
              0^450d280GG00G00G00G0d1?0060060c1G00G00G0k150b970070070070a140X5@00400@00@0]140X440f140040040H40040040H4004004
              0H40040040m340l770070070070i140h690090090090R170070070070070V380GG00G00G00G0n110970c1G00G00G0Z510760060W;40j@5
              0050050H30030030030030030U330n640Z2709=00=0V2709=00=0V2709=00=0g540`840h2:09@00@0\2709=00=0h2@09F00F0m640X:40T2
              80GG00G00G0`2=0:709=00=00=0P2?0:909?00?00?0T2?0:909?00?00?0n1<0:609<00<00<0l1>0:809>00>00>0b290C60060b170070Z1
              90090;20Z130030U@G00G00G0[140dD40X270GF00F00F0^2=0:709=00=00=0R2:00:00:0`190090;20Z130030m6F00F00F0_140`;40j28
              0080080080f160060060060060h2A0<:0;A00A0b260060060060h1:0:409:00:00:0V380080080080P260060060T2C00C0f27007007007
              0R3D00D00D00D0h2<0:609<00<00<0V360060060060R2:0:409:00:00:0T370070070070f150050050050j2<00<00<00<0n14004004004
              0T3<00<00<00<0Z2:00:00:00:0V3;00;00;00;0V250050050050l2@00@00@00@0`2>00>0050050050050\3<00<00<00<0P2>00>005005
              0050050\370070070070d1;0:509;00;00;0X380080080080h1<0:609<00<00<00<0gY240bc2=0:709=00=0_140h5=0:709=00=0c143Yc6
              00X3900900B00B00B00B00B0^590090GH00H00H0d2?0060060060j2:0GI00I00I00I0h1?0060060g1I00I00I0d5G0090090090090090Z2
              90090;20Z130030a=H00H00H00H0RA:0:400409:00:00:0^1800800A00A00A00A00A0V580080GG00G00G0d3:0GI00I00I00I0h1H00:00:
              00:00:00:0P2?0060060g3I00I00I0V980GG00G00G00G0V2?0060060060^1=0:709=00=0b190090;20Z130030S6G00G00G00G0X990090;
              20Z130030_EG00G00G00G0kN0
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
              K012W211^211d211j211o211W311_311m311[411_412n411S512`511e511j511X611]612T712^711i711T812`912V:12T>11Y>11^>0021
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=lA5QB9ZB:dB:nB8VC;aC6gC;RD6XD:bD6hD8PE:R1ZE2\E3
              _E2aE1bE2dE2fE4jE4nE2PF2RF3UF3XF3[F3^F3aF3dF2fF2hF3kF2mF2oF3RG3UG3XG3[G3^G5cG5hG2jG2lG1mG2oG2QH22SH2UH1>VH4ZH;
              eH3hH3kH3nH3QI5VI5[I:eI7lI<XJ7_J7fJ78mJ5RK6XK6^K6dK6jK5oK6UL53ZL5_L4cL63iL6oL6UM76\M5aM3dM4hM5mM6SN74ZN4^N9gN9
              PO:4ZN4ZO9cO8kO<6WP1<cP1<oP18WQ1>eQ1@UR1>2cR1:mR182US15ZS142^S18fS144US15ZS14jS1A[T1@4kT14oT15TU16ZU15e>002O0B
              m10e1H_2228021190_242B22O13j10C2P13f1FO0:a1f1FO0;a1f1Fe1G_261071n1141R2JO0:m10e1`1S21_2228021590_242B22O19j11C
              2P13f1]1O0;a1f1]1e1^1_261071T2n11M1R2b1O0;m10e1S2_2228021490_242B22L1i10C2P13f1Q2e1R2_261071n11e11R2U2082k1@:0
              [200[2_2:4e1\2_2>5A1k1@:08020090A1k1@:08020090A1k1@:0O004o70A1k1_2C7O004o70_2J7O014o700Q13k1_2T1;O004o70_2_1<O
              014o700Q13k1_2C7O004o70_2J7O014o70_2k1;O024o70_2_1<O034o700Q13k1_2V29O004o70_2_2=O014o70_2l2<O024o70_2X3>O034o7
              00Q13k1_2f322050h32k1O02g1g4M1@:0L1460A1e1m4_2j31O004o70O01610h32k1@:0O00i1<A1k1_2k31L0m10e1\5Q2Y5_2l328021090
              n11W51R2^50n32k1@:0O004o70A1k1@:0O02460A1k1_2k31O004o70_2l32O014o70_2l32O024o70_2l32O034o700n32k1@:0O004o70A1k1
              O00g1e6M1_2j31L1640h32e1S7_2P4@O01m10e1m6Q2k6_2l32L1j11n11i61R2o6_2`4?L0i1B0o44k1O02g1\7M1@:0L165A1e1]70S55k1_2
              X5;O00j11_2k1;O01j11_2c5;O02j110Q13k1_2n5>O00j11_2\6;O01j11_2g6DO02j110Q13k10[72O00m10e1\9_2]7=B22O10j11C2_2j7
              =B22O11j11C2_2W8=B22O12j11C2_2d8:B22O13j11C2_2n8<B22O14j11C2_2Z9;[215U9_2:4e1V9_2>5_2e92P13f1Z9e1[9_261071n11X8
              1R2^90n32k10[72O00m10e1R:_2]7=B22O10j11C2_2g9>O114o70_2e92P13f1P:e1Q:_261071n11d91R2T:0n32k1002O05g1_:M1_2U:<L
              130a:2e1_:_2c:@B22O06i1<C2O07g1m:M10S;@B22L1i1:C2e1m:O08g1T;M10c;BL14o70e1T;^2091Z;0U<BO0966_2j31e1Z;O0;g1c;M1
              0g<BB22L1i1:C2e1c;O0=g1l;M10Y=EB22L1i1:C2e1l;O0Dg1T<M10n=>L167_2j31e1T<O0Eg1\<M10\>=L168_2j31e1\<O0Fg1d<M10i>C
              L169_2j31e1d<O0Gg1l<M10\?BL16:_2j31e1l<O0Ag1V=M10n?BB2280U2190C2e1V=O0Cg1`=M10`@>B2280U2190C2e1`=O0Hg1i=M10n@=
              B22L1j11C2e1i=O0Ig1R>M10[A>B22L1j11C2e1R>0iA3k1@:0O03j11A1k1@:0O00j11A1k1@:0KNT3N6i10A1l1
              """#,
            places: #"""
              4P740T2;0GJ00J00J0P2?0060060060^1A0B70AA00A0j190090L800A00A0\1800A00A0c220R430030m8J00J0V;80GG00G00G00G0j1?006
              0060060^1=0:709=00=0b190090L800A00A0W120f230030S7G00G00G0d980OK00K00K0R2C00:00:00:0f1;0:509;00;0^190090;20Z130
              030S6K00K00K0]D40XON0D70C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l670070070070a280j480n1300300
              30P130030030m280R580T270070070b180080080e380T680l130030030P130030030X170070070b180080080e580T880T250050050`190
              090090f180080080h1:00:00:0Q782UT240\150050[140V940040040F>00200>00>00>00>0R270070J60060060i540\:A0<:0;A00A0a14
              0^450d280GG00G00G00G0d1?0060060c1G00G00G0k150b970070070070a140X5@00400@00@0]140X440f140040040H40040040H4004004
              0H40040040m340l770070070070i140h690090090090R170070070070070V380GG00G00G00G0n110970c1G00G00G0Z510760060W;40j@5
              0050050H30030030030030030U330n640Z2709=00=0V2709=00=0V2709=00=0g540`840h2:09@00@0\2709=00=0h2@09F00F0m640X:40T2
              80GG00G00G0`2=0:709=00=00=0P2?0:909?00?00?0T2?0:909?00?00?0n1<0:609<00<00<0l1>0:809>00>00>0b290C60060b170070Z1
              90090;20Z130030U@G00G00G0[140dD40X270GF00F00F0^2=0:709=00=00=0R2:00:00:0`190090;20Z130030m6F00F00F0_140`;40j28
              0080080080f160060060060060h2A0<:0;A00A0b260060060060h1:0:409:00:00:0V380080080080P260060060T2C00C0f27007007007
              0R3D00D00D00D0h2<0:609<00<00<0V360060060060R2:0:409:00:00:0T370070070070f150050050050j2<00<00<00<0n14004004004
              0T3<00<00<00<0Z2:00:00:00:0V3;00;00;00;0V250050050050l2@00@00@00@0`2>00>0050050050050\3<00<00<00<0P2>00>005005
              0050050\370070070070d1;0:509;00;00;0X380080080080h1<0:609<00<00<00<0gY240bc2=0:709=00=0_140h5=0:709=00=0c145_a6
              B0:700700709B00B0i10
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
              Q2011X111V212h212m312a512U611S722\811U912j912g;33Y<12b<12Q=11Y=12c=13V>11g>23b?13`A22lB11nB11PC11RC11TC11VC11XC
              11ZC11\C11cC11iC11oC11TD11\D11dD11VE11dE12bF14cG12WH12bJ12SK13SL11YL11^L11_L12XM00ZM11UN12lN11TO11YO11]O11cO11
              gO11UP111ZP112bQ111hR111YS111jS112PU112aU111fU10141d1?:b1;c1<a1?d1@U1Ce1Df1Eg1Fh1Gi1Hk1Il1Jm1Ln1No11d18Z1E[1F\1
              G]1H^1I_1J`1Ka1L1d18Z1M[1N\1O]1P1^1Q1_1R1`1S1a1T11d1?:\1;]1<]1?[1@]1C]1D]1E]1F]1G]1H]1I]1J]1L]1N]1@=km35Pn39Yn3
              :cn3:mn38Uo3;`o36fo3;QP46WP4:aP46gP48oP4:R1YQ42[Q43^Q42`Q41aQ42cQ42eQ44iQ44mQ42oQ42QR43TR43WR43ZR43]R43`R43cR4
              2eR42gR43jR42lR42nR43QS43TS43WS43ZS43]S45bS45gS42iS42kS41lS42nS42PT422RT42TT41>UT44YT4;dT43gT43jT43mT43PU45UU4
              5ZU4:dU47kU4<WV47^V47eV478lV45QW46WW46]W46cW46iW45nW46TX453YX45^X44bX463hX46nX46TY476[Y45`Y43cY44gY45lY46RZ474
              YZ44]Z49fZ49oZ4:4YZ44Y[49b[48j[4<6V\4<b\4<n\48V]4>d]4@T^4>2b^4:l^482T_45Y_442]_48e_444T_45Y_44i_4AZ`4@4j`44n`4
              5Sa46Ya45lZ1S20]2081400=e1V1]208270=:e1V1]2084:0GBe1V1]2088=0Y1Be1V1]208@@0k1?e1V1]208P1C0Z2>e1V1]208P2F0h26e1
              V1]208P4I0n2<e1V1]208P8L0Z3<e1V1]208P@O0f3@e1V1]208PP1R10V4He1V1]208PP2U10n4>e1V10\5AT2k1@m50O07i1?A1[209_1_2m5
              6e1`1_2S68_2[68200L0i120c63@f64L0i14A10j62G1O0=Q1[10f1U20l61@m50L0i13A1e1U2k1G1O0=Q1[10f1g2O0=R11g1f2M1_2m6320
              0_2Q71O1030R73e1f2e1g2k1O0=m10e1j3Q2m20l61_2U7N2000S86[209S3_2m56e1T3_2S68_2Y8>200_2Q71O103P12X2d3_2m63200_2Q7
              1O10G1Y113_2g82e1d30c63@f64O11i15A10j62n11k21R2l3k1O0Bm10e1W4Q2R40l61@m50L1O09i1DA1n11P41R2Y4O0=Q1G1]1f1h4O0Ba1
              X2c40l61e1c4@m50O0:i15A1e1h4O0Ba1f1P5O0=Q1G1]1f1U5O0;a1X2U50l61e1U5O0;m10e1^5Q2Z50l61@m50L1i11A1n11X51R2`5k1L0
              m10e1R6Q2f50l61S21[21?m5@m50L1i18A1e1Q6@m50L1i16A1T2n11d51R2T6k1S20@m50L0i1AA1[20=h6@m50L0i1@A1_2i8;200_2T92L0
              i10_2V992010_92e1h6@m50L0[20>n6\20=n6Fm56e1o6FS68i17A1T2k1S20O09Z2:W7]208k2b7U21_2a95201_2T92L0i10_2V99O09j100
              l61e1Z8]208P1n7U21_2a95201_2T92L0i10_2f9;O09j100Q:3e1Z8U21_2a95201_2T92L0i100T:;@f64O09j10A10j62T2k1S20@m50L0i1
              AA1[20>o8@m50L0i1@A1_2i8;200_2T92L0i100_:U220F0_92e1o8@m50L0i19A1T2k1S20_2d<=201_2Q=KL0i100l=3O0Hg1d9M1@f64L1j1
              0A1e1h9@f64L0i1:A1T2k1S20O0BQ1G1]1f1n:_2o=?O0Bm10e1U:210n11T:1R2W:0^>4O0Cm10e1d:@f64L0>O10i1<?O11i1;A1n11[:1R2
              f:@f64L0Fb>4O09i1;A10j62e1e;0f>7O0Cm10e1\;_2f64Bf64O10i1=C40m>4@Q?8O11j10A1n11R;1R2^;@f64L0Fb>4O09i1;A10j62T2k1
              S20L2Z2:k;]208k3Q<U21_2Y?4L2j100l61e1W<U210m>4@f64L2j10A1T2k1L0m10e1^<L1i1>n11\<1R2`<0l61k1L0m10e1n<Q2g<0]?4_2
              a?9O12N01_2j?4L1i1>n11e<1R2P=k1_2n?>O02N11_2\@12000l61k1L0g1b=M1@m50:U21;0A1e1b=k1S20[20=T>O0<g1S>M1_2]@<O10g1
              P>M280U2290e1Q>_2i@Q10jA2e1S>e1T>T2k1S20]208PP4a>@m50L0>O0:i1C?i1BA1e1e>@m50O0;i1?A1T2k1S20L1a1f1P?@m50O0;i1?A
              1e1`?O0;g1[?M2@m50:U220_92U21;0A1e1`?@m50:U21;0A1T2k1L0c1Ng1_AM1O1Eg1[@M2L2W21X2Z@_2lAAL2W22f1R@_2]B:e1X@L2W24
              f1W@_2gB:e1X@_2QC:0[C2e1Z@e1[@O1Gg1PAM2L2W2h1f1o@_2]CQ1L2W28f1g@_2^D@e1m@L2W2@f1l@_2nD=e1m@_2[E:0[C2e1o@e1PAO1
              Fg1YAM2L2W24f1XA0eEJe1XAe1YAO1I`1X2^A0_Fb2e1^Ae1_Ak1@m50O02i1?A1O03Z2^1lAO03Z2_1lAO03Z2`1lAO03Y2a1]BL1f1PB_2m5
              6e1QB_2S68_2a95200_2T92O03j110QI=Bf64O03j12C40l61e1kBL1f1aB_2m56e1bB_2S68_2a95200_2T92O03j11_2V99O03j120l61k10
              ^I8k10fI7k10fI7k10h26k10mI@k10]J>k10kJ>k10YKEk1@m50[200`C_2nK4e1aC_2RL5A1k1@m508020090A1k1@m508020090A1k1@m50O
              004o71A1k1_2WL@O004o70_2gL5O014o700lL5k1_2QM>O004o70_2gL5O014o700lL5k1_2_M>O004o70_2gL5O014o70_2gL5O00O02Z104o7
              0_2gL5O01O03Z104o700lL5k1_2mMMO014o70_2jN;O004o70_2UO;O034o70_2`O>O024o700lL5k1KN1N3`1X2]F>O00i1V1?M1L1Fm50^1f1
              WF@m50O00i1W1A1e1\F0nOC@f64U21A10jA2e1aF@m50O00i1W1A1k1L0m10e1`GO13a1X2`Go1P12f1`GO13m10e1]GO25g1]GM3_2aP1CU23
              _2TQ1DO20V13_2hQ11^2211[G_2iQ1Ie1[G0bR13e1]Gn12nF1R2_Ge1`Gn11eF0R2bGk1L0m10e1SHO12`1X2SHo1P12f1SH@m50O12h1PHFm5
              01A1e1SHn11fG0R2VH0eR1Jk10_S1BO0Hg1bHM1_2QT1<Bf64L1j10C40]T12e1bHO07g1jHM1_2_T1?O124600nT15e1jHO02g1TIM1_2SU1A
              Bf64L1j10C40]T12e1TI^2091WI0dU1Y1e1WI@f64L0i1Y1A1@f64L0i1Z1A1O0Fg1RJM1L1W22f1gI0mV1f1e1QJL1W28f1lI0cX1h1e1QJL1
              W21f1QJ0[Z1a1e1QJe1RJO0Dg1\JM1_2l[1Q1Bf64L1i1`1C40]T12e1\J@f64L0i1^1A10jA2k1O00g1jJM1_2m\1=L1j100]T12e1RKO06a1
              X2RK_2m\1=O06i1W10]T12e1RKk1>O03g1ZKM1L1j13e1ZK?M1L1Fm50^1X2jK\20?jKO0>g1iKM2_2Z]1@L24600j]15e1iKe1RLO0=g1RLM2
              _2Z]1@O224600nT15e1RLk1@m50]201<WL_2o]13e1WLA1k1@m50O03j13A1k1k1[20<lLO0;g1kLM1_2R^1=O124600nT15@m50i1_1A1e1kL
              e1WMO0:g1WMM1_2R^1=L14600j]15@m50i1_1A1e1WMk10_^1P4k1L0W21f1_M0_b16e1TNL0W22f1dM0eb14e1TNL0W24f1iM0ib15e1TNL0W2
              8f1nM0nb16e1TNL0W2@f1SN0Tc17e1TN0[c18k1O0<g1fNM1_2cc1=O10441_2Pd12O11441_2Pd12O12441_2Pd12O134410Rd1Ie1kN_2kd1
              ?:207<10jA2k1201O00N?f1RO_2Ze1:e1RO0l61k1@m50O00j10A1k1O024600de14k1_2he1BO00V130jA2k1O024o700Zf1>k1_2hf1>O004
              o71_2Pd12O014o71_2Pd12O024o71_2Pd12O034o710jA2k1@m50O004o71A1k1O00g1bP1M1_2Vg1<L1i1j10jA2e1aQ10bg1W2O01m10e1lP1
              Q2hP1_2Pd12Bf64L1j10C4n11fP11R2nP10bR13O02g1`Q1M1_2ii1JL1W21f1XQ1_2cj15e1^Q1L1W24f1]Q1_2hj16e1^Q1_2nj140]T12e1
              `Q10jA2k1_2Rk1BL0W21f1hQ1_2dk15e1gR1L0W22f1mQ1_2ik16e1gR1L0W24f1RR1_2ok16e1gR1L0W28f1WR1_2Ul16e1gR1L0W2@f1\R1_2
              [l16e1gR1L0W2P1f1aR1_2al15e1gR1L0W2P2f1fR1_2fl16e1gR1_2ll15k10Qm1IBf64O00j10C40jm1>Bf64O01j10C40Xn1?Bf64O02j10
              C40gn14k10kn1P1Bf64O00j10C40ko1>Bf64O01j10C40YP2?Bf64O02j10C40gn14k10hP28O00m10e1lT10PQ2Q1BQ?8O10j10C80QR2DBQ?
              8O11j10C80eR2DBQ?8O12j10C80YS2ABQ?8O13j10C80jS2CBQ?8O14j10C80]T12[215kT10]T2He1kT10UU27n11nS11R2nT10jA2k10\U2?
              O00m10e1]U1_2kU2GBf64O10j10C4_2Pd12O114610bR13n11TU11R2_U10jA2k1@m50L0i1X1A1k1@m50D0bV2f4KN1N010_92EA1KN:f1UV1
              0X[2n2e1UV1KN6N0f1[V10V^2k1e1[V1KN6N1X2cV1KN6N=f1eV10Q`2S1e1eV1KN6N<f1kV10Ta2V2e1kV1KN1N3g1TW1M0_2Zc27U200ac23
              e1TW1KN6N4f1ZW10dc2c1e1ZW1KN6N5f1`W10We2Z2e1`W1KN6N=f1fW10ag2`2e1fW1KN6N0f1lW10Qj2j1e1lW1KN6N<f1RX10kk2n1e1RX1
              KN6N2X2ZX1KN6N<f1\X10im2Q6e1\X1KN6N2X2hX1KN6N3X2hX1KN6N<f1jX10jS3U2e1jX1KN6N<f1PY10oU3R7e1PY1KN6N1f1VY10Q]3`1e1
              VY1KN6N=f1\Y10a^3\5e1\Y1KN6N:f1bY10mc3]1e1bY1KN6N4f1hY10Ze3^1e1hY10hf3h1KN:f1nY10`h3i4e1nY10Ym3BKN1N11KN2i120c6
              3@f64KN2i14A10j62G1KN2N=Q1[10f1kZ10l61@m50KN2i13A1e1kZ1l1
              """#,
            places: #"""
              JX=40`1A00A00A0d2E00E00E0f2F00F00F0X3F00F00F0X3D00D00D0n2G00G00G0R3B00B00B0X2G00G00G0n2B00B00B0d2F00F00F0T3B00
              B00B0\3D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:0G80080h1:00:0`160V110=90090\1:0@10?:00:00:0l210_1=00E00I00I00I0R29
              0>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00;0U760b==0OP100P100P100P100P10T460060l1:
              0G80080h1:00:0l160060J<00<0b1:00:00:0V160060J<0N10M@00@00@00@00@0d2D0><0=D00D00D0k?P100P10W160bL;0GJ00J00J00J0
              l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H0h2@0>80=@00@00@0^2;00H00H0h1=00E0b110a1J00J0P2800E00
              E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0mD70dM60GE00E00E00E00E0h1:0R1>0H10G>00>00>0P280<10;80080i4E00E00E0
              e160Z;50\180<10;80080T1=0X1=0F10E=00=00=0n160060V110970070\1>00>00>0T2Y20B10N:0V1=0m180080T3:0k3Y200Y20Q:50050
              fG80d2700D0`1T20f460060R1>00>0f110970070h170;>00>00>0d1G0l160060R1>00>0f110970070l170;>00>00>0T260060R1>00>0f1
              10970070h1>0<70;>00>00>0[J80084U\5;0h180<10;80080T1:0R1=0F10E=00=00=0n160060V110970070T5<00<00<0P2B0P110OB00B0
              k=;00;0j@?00?0j2>00>0X310970070T290090090X1;0<40;;00;00;0Z290>10=90090];?00?0j>60d1;00C0^110]1H00H00H0^3;0GJ00
              J0j160i1J00J00J0\480GG00G0n1W10>106C0@:0?C00C0Z170m1W100W10m1G00G0T6J0>10660@70S1J00J00J00J00J0T480GG00G00G0n1
              E0D:0CE00E00E0^2>0<70;>00>0[4G00G0P7J0>10660@70S1J00J00J0]H60060hL60b3500B0\1c20d590090b150;<00<00<0l190090^1<
              0<50;<00<0Q?60060TE80GG00G0\210G>0c1G00G00G0o170n980GG00G00G00G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:;0h2:00:00
              :00:0d160060[4;9gR3;00;00;0T1;00;0010010010010Y4=0b7:0l1=0n1=00=00=00=0P380080080L?0060060060060060060060e7:00
              :0^C50b1F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::0d2400=00=0X1L0L=0KL00L00L0P3=00=00=0Z1L00L001086
              0B40040040040R2>00>0040040040Q;:00:0h@100?00?00?0X2@00@00@0d1400>00>00>0\3400C00C0O<00<0b3400C00C0O<00<0b2<00<
              00<00<0f3?00?00?0b1500Q200Q200Q20n7500I00I0[1B00B0`4500K00K0U1?00?0X3<00<00<00<0d3@00@00@0d1400B00B00B00B00B0l4
              <00H00H00H00H00H0SZ141Qa1L0L=0KL00L0\2700@0X1700?0V1700?0V1700A0X280080G80080d1:00:0Z160060f170IE00E0`2A0B70AA
              00A00A00A0n280080G80080d1:00:0Z160060f170IE00E0j270AA00A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0b4<00<0T4<00<0n3<00<0
              n3<00<0T6N0D70C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l6?00700?00?0a280Z580`230030030L3003003
              0[380d580Z270070070T180080080]380P680Z230030030L30030030L30<70;=00=00=0`130<80;>00>00>0a580`880\390090090d1500
              50050\1:00:00:0l180080080W88@YU3700700700M00M00M0b3:0;A00A00A0^250B20A;00;0T1C0@:0?C00C00C00C0h350050050050050
              Z2C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0`280080T2800@00@00@0h1C00C00C00C00C
              0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E0_1`10^3:00:0R1G0090090X120020020020g5`100`100`10m170b=:0Z470070
              070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<00<00<00<0X2=0<60;=00=00=00=0h2C00C00C0^590>10=90090X1@0
              L10K@00@0b2<00<00<0d1400C00C00C00C0b5400F00F00F00F0l5400>00>00>00>00>0b770070070070n2@0D50C@00@00@00@0h2=0F10E
              =00=00=0gg1:0Xm1<00<00<00<0\260;=00=00=0d1:00G00G00G0V3:0?C00C00C0Q960\?=0\4?00?00?0l170AA00A00A00A0T380H20G>0
              0>0^1@0Z280080080080n1400@00@00@00@0^360060060060j1700C00C00C0gC=0`IV10BE0A50050X220o380f7A0B70AA00A0g180d480^5
              F0j2D00D00D00D0`2900E00E0P2A00A00A00A00A0Z3A00A00A00A0Z2500A00A0h1A00A00A00A0k@:0XI?00?0n<500@00@00@00@0T2500>
              00>00>00>0l1500?00?00?00?0P2500@00@00@00@0T2500A00A00A00A00A0U:92[c6;00;00;00;0n1600A00A0b1800C00C0f1700B00B0d1
              800C00C00C00C0h4A0090090090c=50^H;0R270070070O<00<0\220o450T<>0<70;>00>0e150n5400@00@0a150b450h2700?00?00?0g25
              0R740040040_150\450b2400<00<0X1400<00<0X1400<00<0X1400<00<0Y650j:?00700?00?0k150\790090090090`270GD00D00D00D0^7
              80GG00G00G00G0d180<10;80080c1G00G00G0^550050050050R3300>00>0E70070f2300?00?0G80080R260060060060oF50TK;0R4700B0
              0B00B00B0X2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700B00B00B00B0X2700C00C00C00C00C0QB
              ;0ZG50n2>0<70;>00>00>0T2>0<70;>00>00>0V2>0<70;>00>00>0W750T:50d3A0<:0;A00A00A0Z2>0<70;>00>00>0V2G0<@0;G00G00G0
              S850b;50f280GG00G00G0h3>0<70;>00>00>0`2@0<90;@00@00@0d2@0<90;@00@00@0^2=0<60;=00=00=0\2?0<80;?00?00?0T29009009
              0090i?G00G00G0m150`H50X370GF00F00F0R3>0<70;>00>00>0\1:00E00E0]4F00F00F0_250P==0F10E=00=0c15Cc`500000008b970070
              070070070070077c590090090090090j740040040040040040f540040040040T140040040040040040^440040040040040040b77007007
              0070070070n170070070n140040040040040040\540040040040040040P740040040040040040X740040040040040040d5400400400400
              40040V640040040040V140040040040040040\>40040040040V140040040040V140040040040040040d640040040040040040^@4004004
              0040040040X540040040040040040P=40040040040040040l440040040040040040040b890090090090090090^<70070070070b140040=
              <00<0b1=0@40040?=00=00=0X310e1400400400H00L00L00L0X2<0>40040=<00<00<0_m40
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
              ^O5cO4SP1AdP1@4TQ14XQ15]Q16cQ15g1@00D00f4KN1N010f42EA10h4k4KN8m10e1L_2c9J2000a:O200_2`;2201_2b;3201_2e;1O06N01
              0f;2n10?1R2N0h;4KN8m10e1c1Q2U10l;1_2m;I2000f<L2010b=3O05m10e1`1_2e=82100f;2n11]11R2b10m=6n10S11R2e10S>2l1
              """#,
            places: #"""
              200000000Fb97007007007007007007007El2?00?0GN00N00N0h360060f260060L:00:0V1:00:0R190090090090a9N00N00N0R=?00?0GN
              00N00N00N00N0f360060`2:00:0X2:0GI00I00I0Z260060Y2I00I00I0e7N00N00N0oG0
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
              d2012O13l112d212\312T412V622j623^723U813d911Q:12Z;12R<12c<12l=12Z>12f>12j@44XA11`B11^C12PD12UE12iF12]G11[H22dI
              11]J12RK12oL33aM12jM12YN11aN12kN13^O11oO23jP113hR122TT111VT111XT111ZT111\T111^T111`T111bT111dT111kT111QU111WU1
              11\U111dU111lU111^V111lV112jW114kX112_Y112j[112[\113[]111a]111f]111g]112`^100b^111]_112T`111\`111a`111e`111k`1
              11o`111]a111ba112jb111Pd111ad111Re112Xf112if111nf10441d1?:U2;V2<T2?W2@h1CX2DY2EZ2F[2G\2H^2I_2J`2La2Nb21d18Z1X1
              [1Y1\1Z1]1[1^1\1_1]1`1^1a1_11d18Z1`1[1a1\1b1]1c1^1d1_1e1`1f1a1g11d1?:o1;P2<P2?n1@P2CP2DP2EP2FP2GP2HP2IP2JP2LP2
              NP2@=Qg45Vg49_g4:ig4:Sh48[h4;fh46lh4;Wi46]i4:gi46mi48Uj4:R1_j42aj43dj42fj41gj42ij42kj44oj44Sk42Uk42Wk43Zk43]k4
              3`k43ck43fk43ik42kk42mk43Pl42Rl42Tl43Wl43Zl43]l43`l43cl45hl45ml42ol42Qm41Rm42Tm42Vm422Xm42Zm41>[m44_m4;jm43mm4
              3Pn43Sn43Vn45[n45`n4:jn47Qo4<]o47do47ko478RP55WP56]P56cP56iP56oP55TQ56ZQ553_Q55dQ54hQ563nQ56TR56ZR576aR55fR53iR5
              4mR55RS56XS574_S54cS59lS59UT5:4_S54_T59hT58PU5<6\U5<hU5<TV58\V5>jV5@ZW5>2hW5:RX582ZX55_X542cX58kX544ZX55_X54oX5
              A`Y5@4PZ54TZ55YZ56_Z55Zl1_204O02m10e1=Q26_242_261O12N01_276210_261n1141R2?0=@2000Md1O02m10e1KQ2G_242Ba24L1i1Q1
              C4n11E1R2M0e25k1>L0i13?M1>L0i14?M2L1F70^1X2g1L2F70^1X2g1_2j2KU21_2e36U220k31e1k1@70O06i1Q1A1k1L0m10e1a2>L1i13?
              F70^1X2a2>L1i14?F70^1X2a2@70210A1e1a2n11o11R2c2k1O05m10e1Y3O14h1j2J0W22f1Y3O15h1o2J0W21f1Y3o1P12f1Y3@70L1i1Q1A
              1e1Y3n11g20R2[3k1O05m10e1Q4O14h1b3J1W21f1Q4O15h1g3J0W21f1Q4o1P12f1Q4@70L1i1Q1A1e1Q4n11_30R2S4k1>L0i1:?F70^1f1m4
              O0?m10e1j4[21>j4[21=j4o1Q2c40k31S21@70L1F70i16A1T2n11^40R2l4e1U6O0?m1T3e1[5Q2R50k31@70L1>_2l37P103?i17A1n11P51
              R2]5O0?a1X2e5O0@a1X2e50k31e1e5O0@m1T3e1S6Q2j50k31@70L1>_2S47P103?i18A1n11h51R2U6k1S20@70L0i1T1A1@70L0i1S1A1_2Z4
              ;200_2e42L0i1C_2g49U212010k31T2k1L0m10e1[7[22>[7o1Q2Q70k31S22@70L2>U21_2P51?i16A1T2n12m60R2]7k1L0m10e1R8[22>R8
              o1Q2e70k31@70O27i1R1A1_2Z4;221_2e42220_2g49U21_2P512210k31n12a70R2T8k1@70O07i1R1A10Q5M2000n52@a24L0i1;A10P6n1@
              n78L0i1>A10V86>L0i15?M1>L0i1A?M2L1F70^1X2Y90k31@a24U21A1e1Y9L2F70^1X2b90k31@a24U22A1e1b90\82k1@70GS3O0?Q1O0@Q1
              Y10[10f1o9_2^83e1o9A1k1>L0i1:?F70^1f1a:@70O0?i1<A1@70O0@i1=A1e1Y;O0?m1T3e1k:0a8_1P103_2P:9P1030Y:2n11d:1R2m:O0
              @m1T3e1W;0[:_1P103_2j;9P1030Y:2n11P;1R2Y;k1L0m10e1o;[21>o;o1S21@70L1i1T1A1[21=g;_2S<8e1h;_2[<6_2a<5211_2e42L1i1
              C0Y:2T2n11];0R2Q<k1L0m10e1`<[21>`<o1@70O17i1R1A1_2Z4;211_2e422100Y:2n11U<0R2b<k1>L0i1:?F70^1f1S=@70O0?i1?A1@70
              O0@i1@A1e1k=O0?m1T3e1]=_2l37P103_2f<:P1030P=<n11V=1R2_=O0@m1T3e1i=_2S47P103_2\=:P1030P=<n11b=1R2k=k1L0m10e1W>[2
              1>W>o1S21211_2f=32120P=<T2n11o=0R2Y>k1L0m10e1c>[21>c>o1211_2f=32100P=<n11]>0R2e>k1>L0i1:?F70^1X2\@O0?m1T3e1b?@
              70>_2i=7P103?FP>E>L1i1<?>L1i1??i1BA10k31n11P?1R2d?O0@m1T3e1Y@@70>_2e>7P103?Fl>E>L1i1=?>L1i1@?i1BA10k31n11g?1R2
              [@e1\@O0@m10e1g@[21>g@o1Q2c@0k31@70L1i19A1n11_@0R2i@k1_204U210a?Q1U200n52@a24U22A10P6n1@n78U23A10b@8k1S20]2081
              \A0j@=e1^B]2082_A0WA:e1^B]2084bA0aABe1^B]2088eA0SBBe1^B]208@hA0eB?e1^B]208P1kA0TC>e1^B]208P2nA0bC6e1^B]208P4QB
              0hC<e1^B]208P8TB0TD<e1^B]208P@WB0`D@e1^B]208PP1ZB0PEHe1^B]208PP2]B0hE>e1^B0VFAT2k1@70O07i1R1A1[209gB_2[<6e1hB_2
              S<8_2gF8200L0i1E0oF3@a24L0i1GA10\82G1O0=Q1[10f1]C0k31@70L0i1FA1e1]Ck1G1O0=Q1[10f1oCO0=R11g1nCM1_2RG3200_2VG1O1
              030WG3e1nCe1oCk1O0=m10e1REQ2UD0k31_2ZGN2000XH6[209[D_2[<6e1\D_2S<8_2^H>200_2VG1O103P12X2lD_2RG3200_2VG1O10G1Y1
              13_2lH2e1lD0oF3@a24O11i1HA10\82n11SD1R2TEk1O0Bm10e1_EQ2ZE0k31@70L1O09i1W1A1n11XE1R2aEO0=Q1G1]1f1PFO0Ba1X2kE0k3
              1e1kE@70O0:i1HA1e1PFO0Ba1f1XFO0=Q1G1]1f1]FO0;a1X2]F0k31e1]FO0;m10e1fFQ2bF0k31@70L1i1DA1n11`F1R2hFk1L0m10e1ZGQ2
              nF0k31S21[21?UG@70L1i1KA1e1YG@70L1i1IA1T2n11lF1R2\Gk1S20@70L0i1T1A1[20=PH@70L0i1S1A1_2Z4;200_2e42L0i1C_2g49201
              0nH2e1PH@70L0[20>VH\20=VHF[<6e1WHFS<8i1JA1T2k1S20O09Z2:_H]208k2jHU21_2a<5201_2e42L0i1C_2g49O09j100k31e1bI]208P1
              VIU21_2a<5201_2e42L0i1C_2PI;O09j100[I3e1bIU21_2a<5201_2e42L0i1C0^I;@a24O09j10A10\82T2k1S20@70L0i1T1A1[20>WJ@70
              L0i1S1A1_2Z4;200_2e42L0i1C0iIU220F0nH2e1WJ@70L0i1LA1T2k1S20_2nK=201_2[LKL0i1C0VM3O0Hg1lJM1@a24L1j10A1e1PK@a24L
              0i1MA1T2k1S20O0BQ1G1]1f1VL_2YM?O0Bm10e1]K210n11\K1R2_K0hM4O0Cm10e1lK@a24L0>O10i1O?O11i1NA1n11cK1R2nK@a24L0FlM4
              O09i1NA10\82e1mL0PN7O0Cm10e1dL_2a24Ba24O10i1P1C40WN4@n78O11j10A1n11ZL1R2fL@a24L0FlM4O09i1NA10\82T2k1S20L2Z2:SM
              ]208k3YMU21_2[N4L2j100k31e1_MU210WN4@a24L2j10A1T2k1L0m10e1fML1i1Q1n11dM1R2hM0k31k1L0m10e1VNQ2oM0_N4_2cN9O12N01
              _2lN4L1i1Q1n11mM1R2XNk1_2PO>O02N11_2P512000k31k1L0g1jNM1@70:U21;0A1e1jNk1S20[20=\OO0<g1[OM1_2^O<O10g1XOM280U22
              90e1YO_2jOQ10kP12e1[Oe1\OT2k1S20]208PP4iO@70L0>O0:i1V1?i1U1A1e1mO@70O0;i1R1A1T2k1S20L1a1f1XP1@70O0;i1R1A1e1hP1
              O0;g1cP1M2@70:U220nH2U21;0A1e1hP1@70:U21;0A1T2k1L0c1Ng1gR1M1O1Eg1cQ1M2L2W21X2bQ1_2mP1AL2W22f1ZQ1_2^Q1:e1`Q1L2W2
              4f1_Q1_2hQ1:e1`Q1_2RR1:0\R12e1bQ1e1cQ1O1Gg1XR1M2L2W2h1f1WR1_2^R1Q1L2W28f1oQ1_2_S1@e1UR1L2W2@f1TR1_2oS1=e1UR1_2
              \T1:0\R12e1WR1e1XR1O1Fg1aR1M2L2W24f1`R10fT1Je1`R1e1aR1O1I`1X2fR10`U1b2e1fR1e1gR1k1@70O02i1R1A1O03Z2^1TS1O03Z2_1
              TS1O03Z2`1TS1O03Y2a1eS1L1f1XS1_2[<6e1YS1_2S<8_2a<5200_2e42O03j110RX1=Ba24O03j12C40k31e1ST1L1f1iS1_2[<6e1jS1_2S<
              8_2a<5200_2e42O03j11_2g49O03j120k31k10_X18k10gX17k10gX17k10bC6k10nX1@k10^Y1>k10lY1>k10ZZ1Ek1@70[200hT1_2oZ14e1
              iT1_2S[15A1k1@708020090A1k1@708020090A1k1@70O004o71A1k1_2X[1@O004o70_2h[15O014o700m[15k1_2R\1>O004o70_2h[15O01
              4o700m[15k1_2`\1>O004o70_2h[15O014o70_2h[15O00O02Z104o70_2h[15O01O03Z104o700m[15k1_2n\1MO014o70_2k]1;O004o70_2
              V^1;O034o70_2a^1>O024o700m[15k1KN1N3`1X2eW1>O00i1i1?M1L1F70^1f1_W1@70O00i1j1A1e1dW10o^1C@a24U21A10kP12e1iW1@70
              O00i1j1A1k1L0m10e1hX1O13a1X2hX1o1P12f1hX1O13m10e1eX1O25g1eX1M3_2b_1CU23_2U`1DO20V13_2i`11^2211cX1_2j`1Ie1cX10ca1
              3e1eX1n12VX11R2gX1e1hX1n11mW10R2jX1k1L0m10e1[Y1O12`1X2[Y1o1P12f1[Y1@70O12h1XY1F701A1e1[Y1n11nX10R2^Y10fa1Jk10`b1
              BO0Hg1jY1M1_2Rc1<Ba24L1j10C40Y:2e1jY1O07g1RZ1M1_2^c1?O124600mc15e1RZ1O02g1\Z1M1_2Rd1ABa24L1j10C40Y:2e1\Z1^2091
              _Z10cd1Y1e1_Z1@a24L0i1l1A1@a24L0i1m1A1O0Fg1Z[1M1L1W22f1oZ10le1f1e1Y[1L1W28f1T[10bg1h1e1Y[1L1W21f1Y[10Zi1a1e1Y[1
              e1Z[1O0Dg1d[1M1_2kj1Q1Ba24L1i1S2C40Y:2e1d[1@a24L0i1Q2A10kP12k1O00g1R\1M1_2lk1=L1j100Y:2e1Z\1O06a1X2Z\1_2lk1=O0
              6i1j10Y:2e1Z\1k1>O03g1b\1M1L1j13e1b\1?M1L1F70^1X2R]1\20?R]1O0>g1Q]1M2_2Yl1@L24600il15e1Q]1e1Z]1O0=g1Z]1M2_2Yl1
              @O224600mc15e1Z]1k1@70]201<_]1_2^83e1_]1A1k1@70O03j13A1k1k1[20<T^1O0;g1S^1M1_2nl1=O124600mc15@70i1R2A1e1S^1e1_^1
              O0:g1_^1M1_2nl1=L14600il15@70i1R2A1e1_^1k10[m1P4k1L0W21f1g^10[Q26e1\_1L0W22f1l^10aQ24e1\_1L0W24f1Q_10eQ25e1\_1
              L0W28f1V_10jQ26e1\_1L0W2@f1[_10PR27e1\_10WR28k1O0<g1n_1M1_2_R2=O10441_242O11441_242O12441_242O134410lR2Ie1S`1_2
              eS2?:207<10kP12k1201O00N?f1Z`1_2TT2:e1Z`10k31k1@70O00j10A1k1O024600^T24k1_2bT2BO00V130kP12k1O024o700TU2>k1_2bU2
              >O004o71_242O014o71_242O024o71_242O034o710kP12k1@70O004o71A1k1O00g1ja1M1_2PV2<L1i1]20kP12e1ib10\V2W2O01m10e1Tb1
              Q2Pb1_242Ba24L1j10C4n11na11R2Vb10ca13O02g1hb1M1_2cX2JL1W21f1`b1_2]Y25e1fb1L1W24f1eb1_2bY26e1fb1_2hY240Y:2e1hb1
              0kP12k1_2lY2BL0W21f1Pc1_2^Z25e1oc1L0W22f1Uc1_2cZ26e1oc1L0W24f1Zc1_2iZ26e1oc1L0W28f1_c1_2oZ26e1oc1L0W2@f1dc1_2U[2
              6e1oc1L0W2P1f1ic1_2[[25e1oc1L0W2P2f1nc1_2`[26e1oc1_2f[25k10k[2IBa24O00j10C40d\2>Ba24O01j10C40R]2?Ba24O02j10C40
              a]24k10e]2P1Ba24O00j10C40e^2>Ba24O01j10C40S_2?Ba24O02j10C40a]24k10b_28O00m10e1Tf10j_2Q1Bn78O10j10C80k`2DBn78O1
              1j10C80_a2DBn78O12j10C80Sb2ABn78O13j10C80db2CBn78O14j10C80Y:2[215Sf10Wc2He1Sf10oc27n11Ve11R2Vf10kP12k10Vd2?O00
              m10e1ef1_2ed2GBa24O10j10C4_242O114610ca13n11\f11R2gf10kP12k1@70L0i1k1A1k1@70D0\e2f4KN1N010nH2EA1>KN8i12?M0L0F7
              0^1X2dg10Rj2g1e1dg10ik2[9KN6N5f1kg10TU3Z2e1kg1KN6N0f1Qh10^W3j1e1Qh1KN6N<f1Wh10XY3n1e1Wh1KN6N2X2_h1KN6N<f1ah10V[3
              U2e1ah1KN6N3X2ih1KN6N<f1kh10[]3U2e1kh1KN6N1f1Qi10`_3`1e1Qi1KN6N:f1Wi10Pa3]1e1Wi1KN6N4f1]i10]b3^1e1]i10kc3i6@a2
              4KN2i1;A10dj3i4@n78KN2i1>A10V86>KN2i15?M1>KN2i1A?M2L1F70^1X2_j10k31@a24U21A1e1_j1L2F70^1X2hj10k31@a24U22A1e1hj1
              KN;Q1GP2[11f1]k10]o3e3KN;m10e1Yk1Q2Uk10k31@n78L3i10A1n13Sk11R2[k10RS46e1]k10XS4l7KN8m10e1lk1_2a24230_2T[4@231_2
              f=3Ba24L3i11C40Y:2n13bk11R2nk10d[4Z2KN8m10e1Vl1Q2Ul1_242230n13Sl11R2Xl10n]4S9l1
              """#,
            places: #"""
              <PR680`2:0GI00I00I00I00I0j1:00:00:00:0f160060_3I00I00I0P740040^4:0GI00I00I00I0h1>0H10G>00>0g1I00I00I0]<80^H70l2
              10970070070070n210;80080080l140@20?:00:0N50B20A;00;00;0j240040P150050050^1F0H90GF00F0U=7@mc690GH00H0n170:10970
              070F20E=00=0T180<10;80080H20G>00>0Z160060060060[4H00H0Q260X<:0Ge300e30d180080V170U1U100U10d2:00:0Z1:0Y1^100^10
              W4e30h7:00:0R1>0H10G>00>00>0i8e300e30Y140`@:0Ge300e30d180080V160U1U100U10d2:00:0Z1:0Y1^100^10W4e30h7:00:0R1>0H
              10G>00>00>0i8e300e30[155iC:0@10?:00:0L20K@00@0P2>0Gm100m10l1:0N=0i2m100m100m100m10R4>0@10620E>00>0Q4m100m100m1
              00m10d8>0O_100_100_100_10V3[10J50>F0090H:00:00:0o1[100[10U3_100_10X8>00K00K0P2>00K00K00K00K0h3>0O_100_100_100_1
              0V3\10L50>F0090H:00:00:0Q2\100\10U3_100_10gG:0PR170X280<10;80080N=0F10E=00=00=0n160060V110970070\140D>00>0o770
              070X>60GS100S10\1:0[1S100S100S100S10^2F0@106:0040>30030S1F00F0]2S100S100S10i2<0j=60GT100T10\1;0[1T100T100T10`2
              L0L=0KL00L00L0l2<00<0X160060Z140040F<00<0c8T100T10k2=:W`1L0L=0KL00L00L0P460060T1=0F10E=00=00=0d5<0D10C<00<00<0
              f2=0F10E=00=00=0X290>10=90090090^170F20E=00=00=0b170070070070Z250B20A;00;00;0^150050050050050SH:0lLU20f320S3>0
              0F0b1>00F0a1_100d100d10A50050V420e570`9:0@10?:00:0L20K@00@0^1O0P1>0OO00O0\2O0P1>0OO00O00O0l3>0O_100_100_10T6:0
              0:00:0b1:00:00:0e7_100_10^:>0O_100_100_10T6:00:00:0b1:00:00:0e7_100_10oA:0hP160GS100S10\1:0[1S100S10^280<10;80
              080j1=0K:00:0R280080V1>00>0f110970070o7S100S100S10W2?0\@60GT100T10\1;0[1T10`2L0L=0KL00L00L0l2<00<0X160060c6T10
              0T10W2?0h=:0@10?:00:0L20K@00@0^1N0N>0MN00N0Z2N0N>0MN00N00N0j3>0O_100_100_10d3:00:00:0d1:00:00:0W5_100_10d8>0O_1
              00_100_10d3:00:00:0d1:00:00:0W5_100_10o?90lL60GS100S10\1:0[1S100S10^2>00>0^1;00;0k3S100S100S10U2>0P=60GT100T10
              \1;0[1T10`2<00<0Z160060i3T100T10U2>0Z;:0@10?:00:0L20K@00@0X2>0O_100_10V3T30:F0090H:00:00:0HG0b1F0P150OF00F0`1E
              0N50ME00E0k4T300T300T30U3_100_10b;>0O_100_10V3T30:F0090H:00:00:0HG0b1F0P150OF00F0`1E0N50ME00E0k4T300T300T30U3_1
              00_100_10Z<>0Od100d10T2?0S2d100d100d10`3A0F50EA00A0_3d100d10gH60lP140V5=00=0X340040P1:00:00:00:0^590090090090k>
              45kV540`1A00A00A0d2E00E00E0f2F00F00F0X3F00F00F0X3D00D00D0n2G00G00G0R3B00B00B0X2G00G00G0n2B00B00B0d2F00F00F0T3B
              00B00B0\3D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:0G80080h1:00:0`160V110=90090\1:0@10?:00:00:0l210_1=00E00I00I00I0R2
              90>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00;0U760b==0OP100P100P100P100P10T460060l1
              :0G80080h1:00:0l160060J<00<0b1:00:00:0V160060J<0N10M@00@00@00@00@0d2D0><0=D00D00D0k?P100P10W160bL;0GJ00J00J00J
              0l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H0h2@0>80=@00@00@0^2;00H00H0h1=00E0b110a1J00J0P2800E0
              0E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0mD70dM60GE00E00E00E00E0h1:0R1>0H10G>00>00>0P280<10;80080i4E00E00E
              0e160Z;50\180<10;80080T1=0X1=0F10E=00=00=0n160060V110970070\1>00>00>0T2Y20B10N:0V1=0m180080T3:0k3Y200Y20Q:5005
              0fG80d2700D0`1T20f460060R1>00>0f110970070h170;>00>00>0d1G0l160060R1>00>0f110970070l170;>00>00>0T260060R1>00>0f1
              10970070h1>0<70;>00>00>0[J80084U\5;0h180<10;80080T1:0R1=0F10E=00=00=0n160060V110970070T5<00<00<0P2B0P110OB00B0
              k=;00;0j@?00?0j2>00>0X310970070T290090090X1;0<40;;00;00;0Z290>10=90090];?00?0j>60d1;00C0^110]1H00H00H0^3;0GJ00
              J0j160i1J00J00J0\480GG00G0n1W10>106C0@:0?C00C0Z170m1W100W10m1G00G0T6J0>10660@70S1J00J00J00J00J0T480GG00G00G0n1
              E0D:0CE00E00E0^2>0<70;>00>0[4G00G0P7J0>10660@70S1J00J00J0]H60060hL60b3500B0\1c20d590090b150;<00<00<0l190090^1<
              0<50;<00<0Q?60060TE80GG00G0\210G>0c1G00G00G0o170n980GG00G00G00G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:;0h2:00:00
              :00:0d160060[4;9gR3;00;00;0T1;00;0010010010010Y4=0b7:0l1=0n1=00=00=00=0P380080080L?0060060060060060060060e7:00
              :0^C50b1F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::0d2400=00=0X1L0L=0KL00L00L0P3=00=00=0Z1L00L001086
              0B40040040040R2>00>0040040040Q;:00:0h@100?00?00?0X2@00@00@0d1400>00>00>0\3400C00C0O<00<0b3400C00C0O<00<0b2<00<
              00<00<0f3?00?00?0b1500Q200Q200Q20n7500I00I0[1B00B0`4500K00K0U1?00?0X3<00<00<00<0d3@00@00@0d1400B00B00B00B00B0l4
              <00H00H00H00H00H0SZ141Qa1L0L=0KL00L0\2700@0X1700?0V1700?0V1700A0X280080G80080d1:00:0Z160060f170IE00E0`2A0B70AA
              00A00A00A0n280080G80080d1:00:0Z160060f170IE00E0j270AA00A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0b4<00<0T4<00<0n3<00<0
              n3<00<0T6N0D70C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l6?00700?00?0a280Z580`230030030L3003003
              0[380d580Z270070070T180080080]380P680Z230030030L30030030L30<70;=00=00=0`130<80;>00>00>0a580`880\390090090d1500
              50050\1:00:00:0l180080080W88@YU3700700700M00M00M0b3:0;A00A00A0^250B20A;00;0T1C0@:0?C00C00C00C0h350050050050050
              Z2C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0`280080T2800@00@00@0h1C00C00C00C00C
              0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E0_1`10^3:00:0R1G0090090X120020020020g5`100`100`10m170b=:0Z470070
              070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<00<00<00<0X2=0<60;=00=00=00=0h2C00C00C0^590>10=90090X1@0
              L10K@00@0b2<00<00<0d1400C00C00C00C0b5400F00F00F00F0l5400>00>00>00>00>0b770070070070n2@0D50C@00@00@00@0h2=0F10E
              =00=00=0gg1:0Xm1<00<00<00<0\260;=00=00=0d1:00G00G00G0V3:0?C00C00C0Q960\?=0\4?00?00?0l170AA00A00A00A0T380H20G>0
              0>0^1@0Z280080080080n1400@00@00@00@0^360060060060j1700C00C00C0gC=0`IV10BE0A50050X220o380f7A0B70AA00A0g180d480^5
              F0j2D00D00D00D0`2900E00E0P2A00A00A00A00A0Z3A00A00A00A0Z2500A00A0h1A00A00A00A0k@:0XI?00?0n<500@00@00@00@0T2500>
              00>00>00>0l1500?00?00?00?0P2500@00@00@00@0T2500A00A00A00A00A0U:92[c6;00;00;00;0n1600A00A0b1800C00C0f1700B00B0d1
              800C00C00C00C0h4A0090090090c=50^H;0R270070070O<00<0\220o450T<>0<70;>00>0e150n5400@00@0a150b450h2700?00?00?0g25
              0R740040040_150\450b2400<00<0X1400<00<0X1400<00<0X1400<00<0Y650j:?00700?00?0k150\790090090090`270GD00D00D00D0^7
              80GG00G00G00G0d180<10;80080c1G00G00G0^550050050050R3300>00>0E70070f2300?00?0G80080R260060060060oF50TK;0R4700B0
              0B00B00B0X2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700B00B00B00B0X2700C00C00C00C00C0QB
              ;0ZG50n2>0<70;>00>00>0T2>0<70;>00>00>0V2>0<70;>00>00>0W750T:50d3A0<:0;A00A00A0Z2>0<70;>00>00>0V2G0<@0;G00G00G0
              S850b;50f280GG00G00G0h3>0<70;>00>00>0`2@0<90;@00@00@0d2@0<90;@00@00@0^2=0<60;=00=00=0\2?0<80;?00?00?0T29009009
              0090i?G00G00G0m150`H50X370GF00F00F0R3>0<70;>00>00>0\1:00E00E0]4F00F00F0_250P==0F10E=00=0c15Gc`50000000<b970070
              07007007007007007;V1?00?0=G00G00G0j260D20C<00<00<00<00<0XH40040040040040040P740040040040040040d540040040040040
              040V640040040040V140040040040040040d640040040040V140040040040040040d640040040040040040X540040040040040040l4400
              40040040040040040fB@0F40040E@00@00@0`;?0D40040C?00?00?0l2@0F40040E@00@00@0^2<0>40040=<00<00<0d170F20E=00=00=0b1
              70070070070Z250B20A;00;00;0^150050050050V2600600>0T120S1D00D00D0R:60060GE00E00E00E0R2;0B10A;00;0Q2E00E00E00E00
              E0lG?00?0GN00N00N0\260060h1:00:0V1:0@10?:00:00:0Y5N00N00N0f<?00?0GN00N00N00N0R260Q2N00N00N0mZ50
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
              4013J13h113f2010@=ed15jd19Se1:]e1:ge18oe1;Zf16`f1;kf16Qg1:[g16ag18ig1:R1Sh12Uh13Xh12Zh11[h12]h12_h14ch14gh12ih1
              2kh13nh13Qi13Ti13Wi13Zi13]i12_i12ai13di12fi12hi13ki13ni13Qj13Tj13Wj15\j15aj12cj12ej11fj12hj12jj122lj12nj11>oj1
              4Sk1;^k13ak13dk13gk13jk15ok15Tl1:^l17el1<Qm17Xm17_m178fm15km16Qn16Wn16]n16cn15hn16nn153So15Xo14\o163bo16ho16no1
              76UP25ZP23]P24aP25fP26lP274SQ24WQ29`Q29iQ2:4SQ24SR29\R28dR2<6PS2<\S2<hS28PT2>^T2@nT2>2\U2:fU282nU25SV242WV28_V2
              44nU25SV24cV2ATW2@4dW24hW25mW26SX25Q6S20O0;g1:M1@00:U21;0A1e1:O0:c1Ng1HM1O15g1GM220D_201L23013e1Ge1HT2k1S20O0:
              c1Ng1f1M1O1Gg1e1M2L2W2P1f1X120D04Je1d1L2W28f1^120D0NOe1d1L2W2@f1d120D0m1P1e1d1e1e1e1f1T2k1S20O0:c1Ng1d2M1O1Eg1
              c2M2L2W22f1V220D0m2Ee1b2L2W24f1\220D0b3Ee1b2L2W28f1b220D0W4i2e1b2e1c2e1d2T2k1@00D0P7f4KN1N010f;2EA1KN:f1U30h;n2
              e1U30f>Q8KN@m10e1d3[20>d3o1Q2^30gF1S20@hF4L0i10A1T2n10Z30R2f30lF_2KN:f1`40[I^6KN@m10e1\4[20>\4o1S20_2iO<20D_2UP1
              4[20?Y4_2YP1620Fe1Z42020gF1T2n10o30R2^40_P1:e1Q50iP1Z1KN@m10e1n4[20>n4o1S20_2SR1@20D_2UP142020gF1T2n10e40R2P50
              cR1>0QS1n4KN@m10e1^5[20>^5o1S20@SR1@L0i11A1T2n10V50R2`50oW1`5KN@m10e1m5[20>m5o1S20@iO<L0i12A1T2n10e50R2o50_]1V7
              l1
              """#,
            places: #"""
              :\o350R2=00=00=0X1;00;0010010010010j2:00H00H00H0n2<00<00<0V1;00;0T160060060060060[;50050V?80`2:00H00H00H0l2?00
              ?00?0b1500I00I0P2;00;00;0P3500I00I0P2;00;00;0Z3500K00K0T2;00;00;00;00;0[C80080RJ:0d2:00H00H00H0j2@00@00@0d1400
              C00C0d1;00;00;0f2400C00C0d1;00;00;0f2400D00D0f1;00;00;00;00;0[A:00:0cX50000000>b97007007007007007007=]79009009
              0090090090`H:00:0GW100W10d1:0c1W100W100W100W10n280<10;80080m2W100W100W100W10h;90090090090V?:00:0GW100W10d1:0c1
              W100W100W10^3;00;0P3:0e180F<00<0P2;00;0]7W100W100W100W100W100W10T@:00:0GW100W10d1:0c1W100W100W10f3;00;0Z1;00;0
              o4W100W100W100W100W10`E:00:0GW100W10d1:0c1W100W10f3;0B10A;00;0e3W100W100W100W10nB:00:0GW100W10d1:0c1W100W10^3=
              0F10E=00=0]3W100W100W100W10[Z30
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
              f1012R112k211S412]411c413T511\644Y711i712a922g:11i:11k:11m:11o:11Q;11S;11U;11W;11^;11d;11j;11o;11W<11_<11m<11[=
              12l@12^A12WB12dB14fC12^D11nD12^F11hF12TG11YG11^G11lG11QH12mH11^I11oI12[K12lK11QL11VL11[L11`L11eL11jL11lL0051d1
              ?:S1;R1<P1?T1@MCU1DV1EW1FX1GY1HZ1I[1J\1L]1N^11d18Z1;[1<\1=]1>^1?_1@`1Aa1B1d18Z1C[1D\1E]1F^1G_1H`1Ia1J1d1?:a1;a1
              <a1?_1@a1C`1Da1Ea1Fa1Ga1Ha1Ia1Ja1La1Na11d1?:c1;d1<d1?d1@d1Cd1Db1Ed1Fd1Gd1Hd1Id1Jd1Ld1Nd1@=lR25QS29ZS2:dS2:nS28
              VT2;aT26gT2;RU26XU2:bU26hU28PV2:R1ZV22\V23_V22aV21bV22dV22fV24jV24nV22PW22RW23UW23XW23[W23^W23aW23dW22fW22hW23
              kW22mW22oW23RX23UX23XX23[X23^X25cX25hX22jX22lX21mX22oX22QY222SY22UY21>VY24ZY2;eY23hY23kY23nY23QZ25VZ25[Z2:eZ27
              lZ2<X[27_[27f[278m[25R\26X\26^\26d\26j\25o\26U]253Z]25R^14_]263e]26k]26Q^276X^25]^23`^24d^25i^26o^274V_24Z_29c_2
              9l_2:4V_24V`29_`28g`2<6Sa2<_a2<ka28Sb2>ab2@Qc2>2_c2:ic282Qd25Vd242Zd28bd244Qd25Vd24fd2AWe2@4ge24ke25Pf26Vf25]N
              O0Bm10e1:Q25001@10L1I1i1:A1n1131R2<O0Ba1X2DO0:a1X2D001e1DO0:m10e1OQ2I001S21@10L1i16A1T2n11G1R2Q1k101g1L0Q1G1]1
              f1g1L0m10e1d1_2h1K210_2c2@2110S3g1210_2l422100n45n11[11R2f1e1j20S5JL0m10e1X2_2j42210_2c2@211_2m54O16N01P13f1V2
              e1W2_2Q61001n11k11R2Z20R6m1L0m10e1g2_2o76210_2l42210P13f1e2e1f2_2Q61001n11^21R2i20U8<k1S20]2081o20a8;e1Q4]2082
              R30l8?e1Q4]2084U30[9@e1Q4]2088X30k9@e1Q4]208@[30[:?e1Q4]208P1^30j:;e1Q4]208P2a30U;7e1Q4]208P4d30\;<e1Q4]208P8g3
              0h;<e1Q4]208P@j30T<@e1Q4]208PP1m30d<>e1Q4]208PP2P40R=>e1Q40`=@T2k1L0g1\4M1@10:U21;0A1e1\4k1S20]208@a40P>d1e1a4
              T2k1S20O0<g1R5M1_2d?HO10g1P5M2_2\@;80U2290e1P50g@2e1R5T2k1S20@10O0;i13A1@10L0i14A1[20=o5@10L0i15A1_2i@B200_2l4
              2L0i12_2[A32010^A4@10L0i14A1e1o5@10L0O09[20>V6\20=V6FbA>e1W6FPB7O01i17A1T2k1S20L1Z2:`6]208j7k6U22_2WB4U23_2l42
              L0i12_2[A3L1j100[B3e1W7U22_2WB4U23_2l42L0i120^B3@j42L1j10A10aB2T2k1@10O07i13A1[209`7_2cB7e1`7_2jB52000^B3@j42L
              0i19A10aB2k1O0Bm10e1S8Q2n7001@10L1O09i1:A1n11l71R2U8O0Ba1X2]8O0:a1X2]8001e1]8O0:m10e1h8Q2b8001S21@10L1i16A1T2n1
              1`81R2j8O0Ba1f1P9O0:a1X2U9O0;a1X2U9001e1U9O0;m10e1^9Q2Z9001@10L1i18A1n11X91R2`9k1@10O02i13A1O03Z2a1i9O03Y2`1Y:
              L1f1m9_2cB7e1m9_2oB;200_2l42O03j110^B3@j42O03j12A10aB2e1f:L1f1]:_2cB7e1]:_2oB;200_2l42O03j11_2[A3O03j120[B3k10
              ZC5k10_C7k10fC;k10U;7k10QD;k10\D:k10fD:k10PE<k1@10[200[;_2\E4e1\;_2`E5A1k1@108020090A1k1_2eE;80200900g@2k1@10O
              004o70A1k1_2PF>O004o70_2^F5O014o700g@2k1_2cFAO004o70_2TG:O014o700g@2k1_2^G=O004o70_2^F5O014o70_2kG9O024o70_2TG
              :O034o700g@2k1_2THAO004o70_2eH;O014o70_2PI:O024o70_2ZI<O034o700g@2k10fIKBj42L0i1LC2O07g1g=M10aJ:O12460e1g=O02g1
              P>M10kJ<Bj42L1j13C2e1P>^2091U>0WK<O0966e1U>O0;g1\>M10cK@O12460e1\>O0=g1c>M10SL:O12460e1c>O0Ag1m>M10]L@Bj4280U2
              190C2e1m>O0Cg1W?M10mL<Bj4280U2190C2e1W?O0Hg1`?M10YM;Bj42L1j13C2e1`?O0Dg1g?M10dM@L167e1g?O0Eg1n?M10TNAL168e1n?O
              0Fg1Z@M10eNAL1W28f1W@_2VO;e1Y@L169e1Z@O0Gg1a@M10aO@L16:e1a@O0Ig1j@M10QP1=Bj42L1j13C2e1j@0^P13k1O00g1TAM1@10L1j1
              0A1e1]AO06a1f1YA0aP14e1]A_2eP1@O06i1N0g@2k1>O00i1O?M1L1F10^1f1lA_2eP1@O00i1N0g@2e1VB0UQ1CBj42O00i1NC20hQ1=@UR1
              4U21A10YR16k1_2_R11L0m10e1`BQ2]B_2`R128021090n11[B1R2bB0bR12k1L0m10e1cCO13m10e1aC_2dR1>O204o70^2211PC_2RS1@e1PC
              O22g1XCM3_2bS1B80U2390e1XCO23g1`CM3_2TT1880U2390e1`C0\T13n12jB1R2cCn11gB1R2eCk1O0<g1YDM10_T1>Bj42L0i1Q1C20mT1J
              O10440_2gU19O11440_2PV18O124400XV14e1]D_2\V1;L0i1Q10g@2k1_2gV15O00440_2gU19O01440_2PV18O02440\204lD_2lV19O0344
              0e1lD001k1O00Y2:`EO01Y2:`EO02`1f1`EO03`1f1`E_2UW1BO00j10_2gW18O01j100g@2e1]F0oW1EBj42O00j10C20dX1:Bj42O01j10C2
              O02g1SFM10nX1GBj42L1j10C2e1SFO03g1\FM10eY1FBj42L1j10C2e1\F0^P13k1@10[202eF_2[Z17O00NF1e1fF201A1k1_2bZ1?O02460O
              03g1RGM1_2Q[1=L1460e1RG0g@2k1_2^[1@O004o700g@2k1_2n[1>O024600g@2k1_2\\1;O004o70_2`R12O014o70_2`R12O024o70_2`R1
              2O034o700g@2k1@10O004o70A1k1O00g1YHM1_2g\1=L1640g@2e1lH_2T]1EO01m10e1aHQ2_H_2`R12L1j13n11]H1R2cH_2i]19O02g1jHM
              1L165e1kH_2R^140g@2k10V^1FBj42O00j13C20l^1;Bj42O01j13C20W_1<Bj42O02j13C20^P13k10c_1Q1Bj42O00j14C20d`1GBj42O01j1
              4C20[a1;Bj42O02j13C20^P13k10fa12O00m10e1WK0ha1JBUR14O10j13C40bb1?BUR14O11j13C40Qc1?BUR14O12j13C40`c1<BUR14O13j1
              3C40lc1>BUR14O14j13C4[215oJ0Zd1Ce1oJ0md14P14G1]1f1UKe1VK_2Q61001n11SJ1R2YK0bR12k10Qe1@O00m10e1hK_2ae18Bj42O10j1
              3C2_2ie16O114o700\T13n11_K1R2jK0oe13k1@10L0i1KA1k1@10O02460A1k1@10O004o70A1k1@10L0j10A1k1@10O02460A1k1@10O03j1
              4A1k10Rf12k1@10D0Tf1j3EA10ni1d1KN:f1WM0bk1S5e1XM0eP2k1_2`R2<KN1N010^B3KN:f1gM@j42KN8i11A1e1gMKN:f1VNKN2N:a1f1TN
              KN2NBa1X2VN001e1VN@j42KN2i10A10aB2l1
              """#,
            places: #"""
              Z1f7;0GJ00J00J00J0l1G0N10640S1G00G0k1J00J0f5;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0
              U;70PA=0Z6900A0Z110Y1F00F0\290GH00H00H0^360060h1:00:0^460060L60060_:H00H00H00H0\?90GH00H00H0l160060h1:00:0X190
              090090d190090;20Z130030]7H00H00H0h=90GH00H00H0T260060L60T190090;20Z130030Q5H00H00H0aS1=Fk940`1A00A00A0`2E00E00
              E0P3F00F00F0T3F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B00B00B0h2D00D00D00D0iP140
              040\Z1;00;00;0T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h380080080080b1?0060060060060060e7:
              00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>0`1=0F10E=00=00=0P2W30>10670j1:0V1
              =0]2@00@0d390F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080080h160060P140040R110970070T1
              80<10;80080080[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J00J0l1M0N106:0S1M00M0k1J
              00J0R6;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H0h1800E00E0f1800E00E00E00E0\3
              80OK00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f120V160060f170IE00E0P2A0B70AA0
              0A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4<00<0j3<00<0f3<00<0f3<0
              0<0b5N0D70C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j480\230030030L30030030W3
              80Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d250050050\190090090b18008008
              0d1:00:00:0U788ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<00<00<0`2C00C0Z270070070P3D00D00
              D00D0d2900E00E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050050\3<00<00<00<0l1>00>0050050050050\3700700
              70070`1;0:509;00;00;0V370070070070j150050050h2<00<00<00<0V240040040f2<00<00<00<0X3400F00F0Q1=00=0j240040040h2;
              00;00;00;0R250050050l280080080080f1<0:609<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A0
              0A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0<:0;A00A00A0`250050050050S<50\?50d280GG00G00G00G0d1
              ?0060060c1G00G00G0k150l:80Q1L00L0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040040l260060060060X1=00400
              40040040k>K00K0i1L00L0i158QB;00;00;00;0P2;0B10A;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C0h310A;00;0S>50^A80l1
              500A00A0P2700C00C0R2600B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00
              =0Z3>0<70;>00>00>0l1=0<60;=00=0Z2C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;00;00;0[L50ZR1m10T2:0S290
              H70070070070\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\24004
              0040H40040040H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G0n110970c1G00G
              00G0`550050050F30030030030030_=50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0a650Z950f3H0J:0IH00H00H0Z3
              E0J70IE00E00E0\2F0:@09F00F00F0[950f<50V280GG00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2?0:909?00?00?0R2<0:609<00
              <00<0P2>0:809>00>0j190090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F0T2=0:709=00=00=0b1:00:00:
              0e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE0
              0E0o1<0V8<00<IYb600000000000000000hX290090090090090090090RA70070070070070d190090090T1N0L?00?0KN00N00N0`3900900
              90N400400400H00H0h1400400400K00K00K00K0X3=0@40040?=00=00=0oU30
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
              d1011X112b111h113Y211a344^411n412f622l711n711P811R811T811V811X811Z811\811c811i811o811T911\911d911R:11`:12Q>12c>
              12\?12i?14k@12cA11SB12cC11mC12YD11^D11cD11QE11VE12RF11cF11TG12`H12QI11VI11[I11`I11eI11jI11oI11QJ0051d1?:Q1;P1<
              N?R1@KCS1DT1EU1FV1GW1HX1IY1JZ1L[1N\11d18Z19[1:\1;]1<^1=_1>`1?a1@1d18Z1A[1B\1C]1D^1E_1F`1Ga1H1d1?:_1;_1<_1?]1@_1
              C^1D_1E_1F_1G_1H_1I_1J_1L_1N_11d1?:a1;b1<b1?b1@b1Cb1D`1Eb1Fb1Gb1Hb1Ib1Jb1Lb1Nb1@=ma15Rb19[b1:eb1:ob18Wc1;bc16hc1
              ;Sd16Yd1:cd16id18Qe1:R1[e12]e13`e12be11ce12ee12ge14ke14oe12Qf12Sf13Vf13Yf13\f13_f13bf13ef12gf12if13lf12nf12Pg1
              3Sg13Vg13Yg13\g13_g15dg15ig12kg12mg11ng12Ph12Rh122Th12Vh11>Wh14[h1;fh13ih13lh13oh13Ri15Wi15\i1:fi17mi1<Yj17`j1
              7gj178nj15Sk16Yk16_k16ek16kk15Pl16Vl153[l15fU14`l163fl16ll16Rm176Ym15^m13am14em15jm16Pn174Wn14[n19dn19mn1:4Wn1
              4Wo19`o18ho1<6TP2<`P2<lP28TQ2>bQ2@RR2>2`R2:jR282RS25WS242[S28cS244RS25WS24gS2AXT2@4hT24lT25QU26WU25cJS20]20814
              00;e1V1]208270;?e1V1]2084:0J@e1V1]2088=0Z1@e1V1]208@@0j1?e1V1]208P1C0Y2;e1V1]208P2F0d27e1V1]208P4I0k2<e1V1]208
              P8L0W3<e1V1]208P@O0c3@e1V1]208PP1R10S4>e1V1]208PP2U10a4>e1V10o4@T2k1L0g1a1M1@_50:U21;0A1e1a1k1S20]208@f10_5d1e1
              f1T2k1S20O0<g1W2M1_2S7HO10g1U2M2_2k7;80U2290e1U20V82e1W2T2k1S20@_50O0;i11A1@_50L0i12A1[20=T3@_50L0i13A1_2X8B20
              0_2j82L0i10_2l832010o84@_50L0i12A1e1T3@_50L0O09[20>[3\20=[3FS9>e1\3Fa97O01i15A1T2k1S20L1Z2:e3]208j7P4U22_2h94U2
              3_2j82L0i10_2l83L1j100l93e1\4U22_2h94U23_2j82L0i100o93@R:2L1j10A10T:2T2k1@_50O07i11A1[209e4_2V:7e1e4_2]:52000o9
              3@R:2L0i17A10T:2k1O0Bm10e1X5Q2S50b:1@_50L1O09i18A1n11Q51R2Z5O0Ba1X2b5O0:a1X2b50b:1e1b5O0:m10e1m5Q2g50b:1S21@_5
              0L1i14A1T2n11e51R2o5O0Ba1f1U6O0:a1X2Z6O0;a1X2Z60b:1e1Z6O0;m10e1c6Q2_60b:1@_50L1i16A1n11]61R2e6k1@_50O02i11A1O0
              3Z2a1n6O03Y2`1^7L1f1R7_2V:7e1R7_2c:;200_2j82O03j110o93@R:2O03j12A10T:2e1k7L1f1b7_2V:7e1b7_2c:;200_2j82O03j11_2
              l83O03j120l93k10n:5k10S;7k10Z;;k10d27k10e;;k10P<:k10Z<:k10d<<k1@_50[200`8_2P=4e1a8_2T=5A1k1@_508020090A1k1_2Y=
              ;80200900V82k1@_50O004o70A1k1_2d=>O004o70_2R>5O014o700V82k1_2W>AO004o70_2h>:O014o700V82k1_2R?=O004o70_2R>5O014
              o70_2_?9O024o70_2h>:O034o700V82k1_2h?AO004o70_2Y@;O014o70_2d@:O024o70_2n@<O034o700V82k10ZAKBR:2L0i1JC2O07g1l:M
              10UB:O12460e1l:O02g1U;M10_B<BR:2L1j13C2e1U;^2091Z;0kB<O0966e1Z;O0;g1a;M10WC@O12460e1a;O0=g1h;M10gC:O12460e1h;O
              0Ag1R<M10QD@BR:280U2190C2e1R<O0Cg1\<M10aD<BR:280U2190C2e1\<O0Hg1e<M10mD;BR:2L1j13C2e1e<O0Dg1l<M10XE@L167e1l<O0
              Eg1S=M10hEAL168e1S=O0Fg1_=M10YFAL1W28f1\=_2jF;e1^=L169e1_=O0Gg1f=M10UG@L16:e1f=O0Ig1o=M10eG=BR:2L1j13C2e1o=0RH
              3k1O00g1Y>M1@_50L1j10A1e1b>O06a1f1^>0UH4e1b>_2YH@O06i1L0V82k1>O00i1M?M1L1F_50^1f1Q?_2YH@O00i1L0V82e1[?0iHCBR:2
              O00i1LC20\I=@iI4U21A10mI6k1_2SJ1L0m10e1e?Q2b?_2TJ28021090n11`?1R2g?0VJ2k1L0m10e1h@O13m10e1f@_2XJ>O204o70^2211U@
              _2fJ@e1U@O22g1]@M3_2VKB80U2390e1]@O23g1e@M3_2hK880U2390e1e@0PL3n12o?1R2h@n11l?1R2j@k1O0<g1^AM10SL>BR:2L0i1OC20
              aLJO10440_2[M9O11440_2dM8O124400lM4e1bA_2PN;L0i1O0V82k1_2[N5O00440_2[M9O01440_2dM8O02440\204QB_2`N9O03440e1QB0
              b:1k1O00Y2:eBO01Y2:eBO02`1f1eBO03`1f1eB_2iNBO00j10_2[O8O01j100V82e1bC0cOEBR:2O00j10C20XP1:BR:2O01j10C2O02g1XCM
              10bP1GBR:2L1j10C2e1XCO03g1aCM10YQ1FBR:2L1j10C2e1aC0RH3k1@_50[202jC_2oQ17O00NF1e1kC201A1k1_2VR1?O02460O03g1WDM1
              _2eR1=L1460e1WD0V82k1_2RS1@O004o700V82k1_2bS1>O024600V82k1_2PT1;O004o70_2TJ2O014o70_2TJ2O024o70_2TJ2O034o700V8
              2k1@_50O004o70A1k1O00g1^EM1_2[T1=L1640V82e1QF_2hT1EO01m10e1fEQ2dE_2TJ2L1j13n11bE1R2hE_2]U19O02g1oEM1L165e1PF_2
              fU140V82k10jU1FBR:2O00j13C20`V1;BR:2O01j13C20kV1<BR:2O02j13C20RH3k10WW1Q1BR:2O00j14C20XX1GBR:2O01j14C20oX1;BR:
              2O02j13C20RH3k10ZY12O00m10e1\H0\Y1JBiI4O10j13C40VZ1?BiI4O11j13C40eZ1?BiI4O12j13C40T[1<BiI4O13j13C40`[1>BiI4O14
              j13C4[215TH0n[1Ce1TH0a\14P14G1]1f1ZHe1[H_2e\110b:1n11XG1R2^H0VJ2k10f\1@O00m10e1mH_2V]18BR:2O10j13C2_2^]16O114o7
              00PL3n11dH1R2oH0d]13k1@_50L0i1IA1k1@_50O02460A1k1@_50O004o70A1k1@_50L0j10A1k1@_50O02460A1k1@_50O03j14A1k10g]12
              k1@_50D0i]1j3EA1_2ca1:KN1N010o93@R:2KNT3i16A10T:2l1
              """#,
            places: #"""
              P2h<40`1A00A00A0`2E00E00E0P3F00F00F0T3F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B0
              0B00B0h2D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h3800800800
              80b1?0060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>0`1=0F10E
              =00=00=0P2W30>10670j1:0V1=0]2@00@0d390F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080080
              h160060P140040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J0
              0J00J0l1M0N106:0S1M00M0k1J00J0R6;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H0h1
              800E00E0f1800E00E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f120V1
              60060f170IE00E0P2A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0
              d4<00<0j3<00<0f3<00<0f3<00<0b5N0D70C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280
              j480\230030030L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d250
              050050\190090090b180080080d1:00:00:0U788ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<00<00<0
              `2C00C0Z270070070P3D00D00D00D0d2900E00E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050050\3<00<00<00<0l1
              >00>0050050050050\370070070070`1;0:509;00;00;0V370070070070j150050050h2<00<00<00<0V240040040f2<00<00<00<0X3400
              F00F0Q1=00=0j240040040h2;00;00;00;0R250050050l280080080080f1<0:609<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1
              :00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0<:0;A00A00A0`250050050050S<
              50\?50d280GG00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040
              040l260060060060X1=0040040040040k>K00K0i1L00L0i158QB;00;00;00;0P2;0B10A;00;00;0f2600B00B0R2800D00D0T2700C00C00
              C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R2600B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J
              0b370;>00>0T260;=00=00=00=0Z3>0<70;>00>00>0l1=0<60;=00=0Z2C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;
              00;00;0[L50ZR1m10T2:0S290H70070070070\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n45
              0\2400@00@0[250X550\240040040H40040040H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380
              GG00G00G00G0n110970c1G00G00G0`550050050F30030030030030_=50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0
              a650Z950f3H0J:0IH00H00H0Z3E0J70IE00E00E0\2F0:@09F00F00F0[950f<50V280GG00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2
              ?0:909?00?00?0R2<0:609<00<00<0P2>0:809>00>0j190090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F0
              T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5
              @00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<S2Yb600000000000000000\470070070070070^1<0<50050;<00<00<0i50
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
              2013K010@=YC5^C9gC:QD:[D8cD;nD6TE;_E6eE:oE6UF8]F:R1gF2iF3lF2nF1oF2QG2SG4WG4[G2]G2_G3bG3eG3hG3kG3nG3QH2SH2UH3XH
              2ZH2\H3_H3bH3eH3hH3kH5PI5UI2WI2YI1ZI2\I2^I22`I2bI1>cI4gI;RJ3UJ3XJ3[J3^J5cJ5hJ:RK7YK<eK7lK7SL78ZL5_L6eL6kL6QM6WM
              5\M6bM53gM5lM4PN63VN6\N6bN76iN5nN3QO4UO5ZO6`O74gO4kO9TP19]P1:4gO4gP19PQ18XQ1<6dQ1<PR1<\R18dR1>RS1@bS1>2PT1:ZT1
              82bT15gT142kT18SU144bT15gT14WU1AhU1@4XV14\V15aV16gV15Q2S20O0;g1:M1@00:U21;0A1e1:O0:c1Ng1IM1O15g1HM2_20520D_253
              L23081e1He1IT2k1@00D09j3EA10S4m2KN@m10e1]1[20>]1o1S20@P72L0i10A1T2n10U10R2_10R7l2KN@m10e1m1[20>m1o1S20_2n9:20D
              _2\:2202081T2n10d10R2o10^:k8l1
              """#,
            places: #"""
              2B=0b2=00=00=0X1;00;0010010010010j2:00H00H00H0n2<00<00<00<0`1;00;0X160060060060060Y<=00=0A00000000000000000^H:
              00:0GW100W10d1:0c1W100W10j2@0L10K@00@0i2W100W100W100W10h;:00:0GW100W10d1:0c1W100W100W10Z3;00;0V1;00;0_4W100W10
              0W100W10eR10
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
              j1012B23c122^212j413l512e611m712W811]813n811V:44S;11c;12[=22a>11c>11e>11g>11i>11k>11m>11o>11Q?11X?11^?11d?11i?
              11Q@11Y@11g@11UA12fD12XE12QF12^F14`G12XH11hH12XJ11bJ12nJ11SK11XK11fK11kK12gL11XM11iM12UO12fO11kO11PP111UP111ZP1
              11_P111dP111fP10051d1?:W1;V1<T1?X1@Q1CY1DZ1E[1F\1G]1H^1I_1J`1La1Nb11d18Z1?[1@\1A]1B^1C_1D`1Ea1F1d18Z1G[1H\1I]1
              J^1K_1L`1Ma1N1d1?:e1;e1<e1?c1@e1Cd1De1Ee1Fe1Ge1He1Ie1Je1Le1Ne11d1?:g1;h1<h1?h1@h1Ch1Df1Eh1Fh1Gh1Hh1Ih1Jh1Lh1Nh1
              @=je25oe29Xf2:bf2:lf28Tg2;_g26eg2;Ph26Vh2:`h26fh28nh2:R1Xi22Zi23]i22_i21`i22bi22di24hi24li22ni22Pj23Sj23Vj23Yj2
              3\j23_j23bj22dj22fj23ij22kj22mj23Pk23Sk23Vk23Yk23\k25ak25fk22hk22jk21kk22mk22ok222Ql22Sl21>Tl24Xl2;cl23fl23il2
              3ll23ol25Tm25Ym2:cm27jm2<Vn27]n27dn278kn25Po26Vo26\o26bo26ho25mo26SP353XP35`_14]P363cP36iP36oP376VQ35[Q33^Q34bQ3
              5gQ36mQ374TR34XR39aR39jR3:4TR34TS39]S38eS3<6QT3<]T3<iT38QU3>_U3@oU3>2]V3:gV382oV35TW342XW38`W344oV35TW34dW3AUX3
              @4eX34iX35nX36TY35gQ100i3L0m10e1>[21>>[21?>o1S21_2i3821D_2S4221F0U41T2n1140R2@0V4R1k1O0?m10e1MQ2G0U41S22@X50L2
              i13A1T2n12E1R2OO0?a1X2W1O0@a1X2W10U41e1W1O0@m10e1`1Q2\10U41@X50V22210i12A1n12Z11R2b1k1@X50O07i17A1_2X5;201_2S4
              2200_2c53200_2f59U210o55@X50O07i17A1_2T6>2000b6a1@Q42L0FS86i11A10Y82k1S20@X50O0;i17A1@X50L0i18A1[20=Y3@X50L0i1
              9A1_2X5;200_2S42L0i16_2c532010[84@X50L0i18A1e1Y3O0Hg1f3M1@X50V22010[20=a3FX50e1b3F_87O01i1;A1e1h4[20=h3e1i3_2_8
              7_2f84201_2S42L0i160j8<BQ42L0i14C20V93O0Cm10e1a4_2Y97BQ42O10i15C20`92@b94O11j10A1n11W41R2c40f9;@b94202A10Q:6T2
              k1S20O0CR10g1j5M1>O10m10e1Y5Q2U5_2W:2_2Y:@O22N01n12S51R2[5?M2@X50O10Q1G1]1f1e5U22e1h5_2i:1U22_2j:1A1e1j5T2k1>L
              0m10e1T6Q2R6_2W:2_2k:1210n11P61R2V6?M1@X50L0Q1G1]1f1`6U21e1c6_2i:1U21_2j:1A1k1S20]2081i60l:;e1k7]2082l60W;?e1k7
              ]2084o60f;@e1k7]2088R70V<@e1k7]208@U70f<?e1k7]208P1X70U=;e1k7]208P2[70`=7e1k7]208P4^70g=<e1k7]208P8a70S><e1k7]2
              08P@d70_>@e1k7]208PP1g70o>>e1k7]208PP2j70]?>e1k70k?@T2k1L0g1V8M1@X50:U21;0A1e1V8k1S20]208@[80[@d1e1[8T2k1S20O0
              <g1l8M1_2oAHO10g1j8M2_2gB;80U2290e1j80RC2e1l8T2k1S20@X50O0;i17A1@X50L0i18A1[20=i9@X50L0i19A1_2TCB200_2S42L0i16
              _2c532010[84@X50L0i18A1e1i9@X50L0O09[20>P:\20=P:FfC>e1Q:FTD7O01i1;A1T2k1S20L1Z2:Z:]208j7e:U22_2f84U23_2S42L0i1
              6_2c53L1j100[D3e1Q;U22_2f84U23_2S42L0i160V93@Q42L1j10A10Y82T2k1@X50O07i17A1[209Z;_2_87e1Z;_2^D52000V93@Q42L0i1
              =A10Y82k1O0Bm10e1m;Q2h;0U41@X50L1O09i1>A1n11f;1R2o;O0Ba1X2W<O0:a1X2W<0U41e1W<O0:m10e1b<Q2\<0U41S21@X50L1i1:A1T2
              n11Z<1R2d<O0Ba1f1j<O0:a1X2o<O0;a1X2o<0U41e1o<O0;m10e1X=Q2T=0U41@X50L1i1<A1n11R=1R2Z=k1@X50O02i17A1O03Z2a1c=O03
              Y2`1S>L1f1g=_2_87e1g=_2cD;200_2S42O03j110V93@Q42O03j12A10Y82e1`>L1f1W>_2_87e1W>_2cD;200_2S42O03j11_2c53O03j120
              [D3k10nD5k10SE7k10ZE;k10`=7k10eE;k10PF:k10ZF:k10dF<k1@X50[200U?_2PG4e1V?_2TG5A1k1@X508020090A1k1_2YG;80200900RC
              2k1@X50O004o70A1k1_2dG>O004o70_2RH5O014o700RC2k1_2WHAO004o70_2hH:O014o700RC2k1_2RI=O004o70_2RH5O014o70_2_I9O02
              4o70_2hH:O034o700RC2k1_2hIAO004o70_2YJ;O014o70_2dJ:O024o70_2nJ<O034o700RC2k10ZKKBQ42L0i1P1C2O07g1aAM10UL:O1246
              0e1aAO02g1jAM10_L<BQ42L1j13C2e1jA^2091oA0kL<O0966e1oAO0;g1VBM10WM@O12460e1VBO0=g1]BM10gM:O12460e1]BO0Ag1gBM10QN
              @BQ4280U2190C2e1gBO0Cg1QCM10aN<BQ4280U2190C2e1QCO0Hg1ZCM10mN;BQ42L1j13C2e1ZCO0Dg1aCM10XO@L167e1aCO0Eg1hCM10hOA
              L168e1hCO0Fg1TDM10YP1AL1W28f1QD_2jP1;e1SDL169e1TDO0Gg1[DM10UQ1@L16:e1[DO0Ig1dDM10eQ1=BQ42L1j13C2e1dD0RR13k1O00
              g1nDM1@X50L1j10A1e1WEO06a1f1SE0UR14e1WE_2YR1@O06i1R10RC2k1>O00i1S1?M1L1FX50^1f1fE_2YR1@O00i1R10RC2e1PF0iR1CBQ4
              2O00i1R1C20\S1=@b94U21A10iS16k1_2oS11L0m10e1ZFQ2WF_2W:28021090n11UF1R2\F0PT12k1L0m10e1]GO13m10e1[G_2RT1>O204o7
              0^2211jF_2`T1@e1jFO22g1RGM3_2PU1B80U2390e1RGO23g1ZGM3_2bU1880U2390e1ZG0jU13n12dF1R2]Gn11aF1R2_Gk1O0<g1SHM10mU1
              >BQ42L0i1U1C20[V1JO10440_2UW19O11440_2^W18O124400fW14e1WH_2jW1;L0i1U10RC2k1_2UX15O00440_2UW19O01440_2^W18O0244
              0\204fH_2ZX19O03440e1fH0U41k1O00Y2:ZIO01Y2:ZIO02`1f1ZIO03`1f1ZI_2cX1BO00j10_2UY18O01j100RC2e1WJ0]Y1EBQ42O00j10
              C20RZ1:BQ42O01j10C2O02g1mIM10\Z1GBQ42L1j10C2e1mIO03g1VJM10S[1FBQ42L1j10C2e1VJ0RR13k1@X50[202_J_2i[17O00NF1e1`J
              201A1k1_2P\1?O02460O03g1lJM1_2_\1=L1460e1lJ0RC2k1_2l\1@O004o700RC2k1_2\]1>O024600RC2k1_2j]1;O004o70_2W:2O014o7
              0_2W:2O024o70_2W:2O034o700RC2k1@X50O004o70A1k1O00g1SLM1_2U^1=L1640RC2e1fL_2b^1EO01m10e1[LQ2YL_2W:2L1j13n11WL1R2
              ]L_2W_19O02g1dLM1L165e1eL_2`_140RC2k10d_1FBQ42O00j13C20Z`1;BQ42O01j13C20e`1<BQ42O02j13C20RR13k10Qa1Q1BQ42O00j1
              4C20Rb1GBQ42O01j14C20ib1;BQ42O02j13C20RR13k10Tc12O00m10e1QO0Vc1JBb94O10j13C40Pd1?Bb94O11j13C40_d1?Bb94O12j13C4
              0nd1<Bb94O13j13C40Ze1>Bb94O14j13C4[215iN0he1Ce1iN0[f14P14G1]1f1oNe1PO_2_f110U41n11mM1R2SO0PT12k10`f1@O00m10e1bO
              _2Pg18BQ42O10j13C2_2Xg16O114o700jU13n11YO1R2dO0^g13k1@X50L0i1OA1k1@X50O02460A1k1@X50O004o70A1k1@X50L0j10A1k1@X5
              0O02460A1k1@X50O03j14A1k10ag12k1@X50D0cg1j3EA10]k1`<KN2N?a1X2SQ10mW2h2e1SQ1KN@a1X2^Q10U41@Q42KN@i10A1e1^Q10U41
              @Q42KN2FeZ24i11A10iZ2Q;l1
              """#,
            places: #"""
              V1^2=0b:60Gb100b10\1:0N:0Y2b100b100b10l3;00;0V1<00<0Q5b100b100b100b10i9=0ZK>0GM00M00M00M00M0R2?0J10I?00?0Q2M00
              M00M0\5>00K00K0P2>00K00K00K00K0h3>0OQ100Q100Q100Q10Z2I0V150U1I00I0Y2Q100Q10c<=0dFL0L=0KL00L00L0l2<00<0X160060N
              60060Z150050P1L0L=0KL00L00L0R360060n3J0L10680Q1J00J00J0m@;0`D<0j1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0n1
              60060V110970070P1>00>0`1=0F10E=00=00=0l290090090P1S20D40H=0;20020b190F>0W3S200S200S20f5=0;20b190090V1>00>0f110
              970070b1:0@10?:00:00:0l180GG00G00G0T2C0@:0?C00C00C0n1>0<70;>00>0Q4G00G00G0X7;00;00;00;0WS1<00<0lV170V2800@00@0
              0@00@0n2:0GI00I00I00I00I0h2:00:00:0g2I00I00I00I0b6g10B:00B0\110[1G00G0A50050\230<50@30030030U>70070n@70f380GG0
              0G00G00G00G0f160e1G00G00G00G0n4e10B800@0X110W1E00E0A50050X230<50@30030o:7JS^340`1A00A00A0`2E00E00E0P3F00F00F0T3
              F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B00B00B0h2D00D00D00D0iP140040\Z1;00;00;0
              T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h380080080080b1?0060060060060060e7:00:0n;60^1L0L=
              0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>0`1=0F10E=00=00=0P2W30>10670j1:0V1=0]2@00@0d390
              F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080080h160060P140040R110970070T180<10;800800
              80[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J00J0l1M0N106:0S1M00M0k1J00J0R6;00H00
              H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H0h1800E00E0f1800E00E00E00E0\380OK00K00K00
              K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f120V160060f170IE00E0P2A0B70AA00A00A00A0T38
              0080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4<00<0j3<00<0f3<00<0f3<00<0b5N0D70C6
              0060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j480\230030030L30030030W380Z580`27007
              0070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d250050050\190090090b180080080d1:00:00:0U7
              88ao2:0f390>10=90090R260060060060\1700C00C0h3<00<00<00<0l1<0:609<00<00<0`2C00C0Z270070070P3D00D00D00D0d2900E00
              E0h360060060060\1700C00C0f3@00@00@00@0\2>00>0050050050050\3<00<00<00<0l1>00>0050050050050\370070070070`1;0:509
              ;00;00;0V370070070070j150050050h2<00<00<00<0V240040040f2<00<00<00<0X3400F00F0Q1=00=0j240040040h2;00;00;00;0R25
              0050050l280080080080f1<0:609<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<
              :0;A00A00A0f150B20A;00;00;0`2:0;A00A00A00A0^3A0<:0;A00A00A0`250050050050S<50\?50d280GG00G00G00G0d1?0060060c1G0
              0G00G0k150l:80Q1L00L0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040040l260060060060X1=0040040040040k>K0
              0K0i1L00L0i158QB;00;00;00;0P2;0B10A;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C0h310A;00;0S>50^A80l1500A00A0P27
              00C00C0R2600B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=0Z3>0<70;>
              00>00>0l1=0<60;=00=0Z2C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B0l2;0<40;;00;00;00;0[L50ZR1m10T2:0S290H7007007007
              0\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H400400
              40H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G0n110970c1G00G00G0`550050
              050F30030030030030_=50lA50h2=0:709=00=00=0l1=0:709=00=00=0n1=0:709=00=00=0a650Z950f3H0J:0IH00H00H0Z3E0J70IE00E
              00E0\2F0:@09F00F00F0[950f<50V280GG00G00G0Z3=0:709=00=00=0T2?0:909?00?00?0X2?0:909?00?00?0R2<0:609<00<00<0P2>0:
              809>00>0j190090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG50V370GF00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F
              0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<
              00<MYb600000000000000000bR5400400400N00N00N00N0P9:00:00G00G00G0R2I0L:00:0KI00I00I00I0R3K0L40040<60W1K00K00K0e`5
              0
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
              44UP15ZP14jP1A[Q1@4kQ14oQ15TR16ZR15W3@00D00j3EA10j3c3KN8m10e1CQ2<0]71_2^7H2000X8J200_2R922010]71n10:1R2E0T9GKN
              8Q1G1]1f1\1_2k9>KN8m10e1X1200_2R92201_2Y:4O06N01n10Q11R2Z10]:4e1Q20a:?KN8m10e1n1_2P;4200_2R92201_2Y:4O06N01P13
              f1l1e1m1_2T;10]71n10a11R2P20U;6KN8m10e1Z2_2[;9200_2d;32000]71n10U21R2\20g;4KN8m10e1S30k;H2000c<A2010T=]1O05m10
              e1P3_2a>9210_2d;380211900]71n11i21R2R30g;4n10a21R2U30j>2l1
              """#,
            places: #"""
              @000000000000000000j9?00?0GN00N00N00N00N0d360060\260060L:00:0k6N00N00N0f;?00?00G0f110e1L00L00L0d3?00?0GN00N0R2
              60060L:00:0X190090090U4N00N00N00N00N0P9?00?0GN00N00N0\260060L:00:0X190090090d190090;20Z130030Q7N00N00N0j:?00?0
              GN00N00N0f260060N60060c3N00N00N0^6?00?0GN00N00N0d360060j1:00:0d4:0GI00I00I0\260060N?0060060060Y3I00I00I0Y9N00N
              00N0c_10
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
              2012=000@=hS45mS49VT4:`T4:jT48RU4;]U46cU4;nU46TV4:^V46dV48lV4:R1VW42XW43[W42]W41^W42`W42bW44fW44jW42lW42nW43QX4
              3TX43WX43ZX43]X43`X42bX42dX43gX42iX42kX43nX43QY43TY43WY43ZY45_Y45dY42fY42hY41iY42kY42mY422oY42QZ41>RZ44VZ4;aZ4
              3dZ43gZ43jZ43mZ45R[45W[4:a[47h[4<T\47[\47b\478i\45n\46T]46Z]46`]46f]45k]46Q^453V^45[^44_^463e^46k^46Q_476X_45]_4
              3`_44d_45i_46o_474V`44Z`49c`49l`4:4V`44Va49_a48ga4<6Sb4<_b4<kb48Sc4>ac4@Qd4>2_d4:id482Qe45Ve442Ze48be444Qe45Ve4
              4fe4AWf4@4gf44kf45Pg46Vg45h1L0m10e19S21P12f1821De18T2n1131R2;001k1@00D01j3EA10k3[n1KN@a1X2\10VR2W1KN:f1M_2aS2=
              e1M_2nS2GB]S24KN@i10C40eT2Y2KN:f1Y10nV2`1e1Z10^X2S10aY26e1\10gY24KN@a1X2f1KN:f1f10kY2R8e1f10ma2ka1l1
              """#,
            places: #"""
              b1Tc860GE00E00E0f1:00:0P1;00;0e2E00E00E00E0m1:0]`800000000000000000Ro3:00:00G00G00G0`590090090U1?00?0T220n1F0F
              :00:0EF00F00F0l690090090090090090090090090Z::00:00G00G0h190090090090090090[j40
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
              AfX5@4VY54ZY55_Y56eY55Q1@00D00j3EA10j3Wb3KN@a1X2O0Qf3n1KN:f1@_2Sh3;e1@0^h3Z1KN:f1F_2hi3U1e1F0mj3:KN:f1L_2]k3Ge1
              M_2Tl3@0dl3Ge1O0[m3lHl1
              """#,
            places: #"""
              d1000000000000000000jV7:00:00G00G00G0j690090090Q1=00=0P220j590090090e2W100W10d320n290090090i1I00I0h2B00B00B00B
              0Ui70
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
              ARd2@4bd24fd25kd26Qe25D@00D00j3EA10j3V?KN:f1;0PC^3e1;0^FUY1KN:f1A_2io1Ge1B_2`P2@0PQ2Cl1
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
