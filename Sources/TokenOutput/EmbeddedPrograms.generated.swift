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
              6SM5d8`>b@3PT1dLC^P18CPPPR`>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1:a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPR`>PU1TW11P9P8VA9
              1TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1;a91`W1lT1I1dV1a1PS1H=T21T22L=2T?3PJTMQ2L?1P6VO4n1b16dLo1b17Q71dLT2L@7T23
              T22<G9PS1P9PAT?1\<P16T?3`R1a91PS1PAPT1dLQ3P9TA4T?1P8T22aA2TMi2dLl2LV11`A`2LP16`8T?3`R1a91mT11a24dV1S3PS1PAPT1dL
              b3P9TA4T?1P8LW17`A`2`8T?3`R1a91mT11W34dV1d3PS1RAHTQ1o3T@4P9g?241\<P16T?3`R1a91dLo3RAITQ1Y4T@4P9g?241\<^17T?3`R1
              a91dLY4PS1P8T21T22`8T@4T?4RA1`HdMT5T?3PJTMn4P9RA3T?4P<RA1`R1a91dLS5P9RA3o?3123`R1a91dLT5PS1PS1P?PJdMb5P9TR1<a9
              1<e1<\9Q24P2a91<U2=dLb5PS1PW1T?1PJdMo5P9P?TR1=a91P9T21a91dLo5`W1PS1P?T?1`HdMY6P9P2a91dLY6PS1<b2a3`>b@9PT1dLh6P9
              P6LS6<`1L_64b11Lc61`6a91eT11_6dV1j6`>b@?PT1dLU7RA7dQ1Q7P>hJ8TMU7PU1<d6X2dT1n6dV1W7PS1PW1RA<TQ1R8T@1TA1dQ1_7P<T@
              2RA;TQ1k7T@3P9P6T23Ll8=T22`6a91dLQ8P9P6LY9<T22`6a91dL[8RA;TQ1[8T@1P9P6T21`6a91dL[8`W1PS1P9P8PR1`8TR19a91`S1
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
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15_A`>b@
              3PT1dLC^P18CPPPTl>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1Ha91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a9
              1eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPTl>PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Ia91`W1lT1]11dV1U2PS1
              RABPT1dLe2P9T?1P8VA31P8e?21TR1F`8dR11`8TR1Ea91mT11Y21dV1g2PS1H=T21T22L=2T?3PJTMS3RA2T36L?2dLV3LA7T23T22<H9PS1P9
              PAo?3123TR15a91PS1T?3PJTMi3LQ1<T21T22L]1NP?T39<[28dLP4LQ1<T21T22Lc2FT23T22<[28PS1RA1PT1dL_4P9g?241P8T22LY36`A`2
              `8T?3`R1a91mT11T44dV1a4PS1P9RA1T?1\<_36T?3`R1a91P9RA2T?1\<e36T?3`R1a91PS1PAPT1dLg6aA2TMX5T?2dL^5P8T22Lk31`A`2`8
              T@5P9VA14T?1P8T25Ll39`8T?3`R1a91P9VA24T?1P8T25LU49`8T?3`R1a91P9VA34T?1P8T25L^45`8T?3`R1a91P9VA44T?1P8T25Lc47`8
              T?3`R1a91mT11T54dV1i6PS1PAPT1dLX7P9VA14T?1P8Lj4:`A`2`8T?3TR15a91mT11m64dV1Z7PS1H=T21T22L=2T?3PJTMf7RA2T36LT52dL
              i7LA7T23T22<H9PS1RA7TQ1U8T@4P9g?241\<V5:T?3TR1:a91dLU8RA;TQ1_8T@4P9g?241\<`5<T?3TR1:a91dLi8RA:TQ1i8T@4P9g?241\<
              l5ET?3TR15a91dLi8RA>TQ1S9T@4P9g?241\<a6?T?3TR15a91dLS9RAITQ1]9T@4P9g?241\<P77T?3`R1a91dL]9PS1P8T21T22`8T@4T?4RA
              1`HdMX:T?3PJTMR:P9RA3T?4P<RA1`R1a91dLW:P9RA3o?3123`R1a91dLX:PS1PS1P9PAT?1P<P<TR15a91PS1P9PAT?1\<W72TR1Da91P9RA
              1T?1\<Y72TR1Da91PS1P9PAT?1\<_36TR1Da91P9RA1T?1\<[77TR1Da91PS1P9PAT?1\<W72TR1Da91P9RA1T?1\<Y72TR1Da91P9RA2T?1\<
              _36TR1Da91P9RA3T?1\<[77TR1Da91PS1P9PAT?1\<b74TR1Da91P9RA1T?1\<f76TR1Da91P9RA2T?1\<l77TR1Da91P9RA3T?1\<S84TR1Da9
              1PS1PS1H=T21T22L=2P?T3oooooo3<W8;PS1T?1PJdMg=RA2TQ1c=T@2P9P6T22`6a91dLc=P9T21a91dLg=PS1RA2PJdMn=b12Lk31dLn=d11
              <b81PS1P?PJdM]>P9TR1Ja91<c8<\9o84P2a91<S9=dL]>PS1PW1T?1PJdMj>P9P?TR1Ka91P9T21a91dLj>`W1PS1P?T?1`HdMT?P9P2a91dL
              T?PS1<`9a3`>b@9PT1dLc?P9P6LQ=<`1L]=4b11La=1`6a91eT11Z?dV1e?`>b@?PT1dLP@RA7dQ1l?P>hJ8TMP@PU1<b=X2dT1i?dV1R@PS1PW1
              RA<TQ1m@T@1TA1dQ1Z@P<T@2RA;TQ1f@T@3P9P6T23Lj?=T22`6a91dLl@P9P6LW@<T22`6a91dLVARA;TQ1VAT@1P9P6T21`6a91dLVA`W1PS1
              P9P8PR1`8TR1Ga91`S1
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
              5_M6eM5W8`>b@3PT1dL@^P18@PPP`Q9PU1PW1P9P?P8P?TR12`8TR1;a91`W1dT14dV1BPS1P?PT1dLU1^P18U1QPP`Q9PU1TW11P9P8T?1TR1
              2`8P8VAI1TR12`8TR1<a91`W1lT1F1dV1W1PS1PW1P9RA9PAP<P<`R1a91^P18R2PPPPP8RA:bKNTQ1Q2T@1VA51TQ1P2T@2P9T?2PAX<7P<TR1
              3a91dLP2dLQ2dLR2`W1PS1L7?T21T22LF2T?3PJTM^2P?`2dLa2LH9T23T22<Q1;PS1P9PA`Do?3123TR13a91PS1P9RA2`Do?3123TR13a91PS1
              P9PAT?1\<\19T?3`R1a91P9RA1T?1\<e16T?3`R1a91PS1RA8TQ1l3T@4P9T?4`DT?1\<k1<T?3TR13a91dLl3PS1P8T21T22`8T@4T?4RA1`H
              dMg4T?3PJTMa4P9RA3T?4P<RA1`R1a91dLf4P9RA3o?3123`R1a91dLg4PS1PS1P?PJdMU5P9TR1=a91<W2<\9c24P2a91<g2=dLU5PS1PW1T?
              1PJdMb5P9P?TR1>a91P9T21a91dLb5`W1PS1P?T?1`HdMl5P9P2a91dLl5PS1<T3a3`>b@9PT1dL[6P9P6Le6<`1LQ74b11LU71`6a91eT11R6
              dV1]6`>b@?PT1dLh6RA7dQ1d6P>hJ8TMh6PU1<V7X2dT1a6dV1j6PS1PW1RA<TQ1e7T@1TA1dQ1R7P<T@2RA;TQ1^7T@3P9P6T23L^9=T22`6a9
              1dLd7P9P6Lk9<T22`6a91dLn7RA;TQ1n7T@1P9P6T21`6a91dLn7`W1PS1P9P8PR1`8TR1:a91`S1
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
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5i9`>b@3PT1dLC^P18CPPPPP:PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14
              dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPPP:PU1TW11P9P8VA91TA1
              P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1]11dV1U2PS1RABPT1dLe2P9T?1P8VA31P8e?21TR1;`8dR11`8TR1:a91mT11Y21dV1
              g2PS1PAPT1dL[3P9VA54T?1P8T22aA2TMS3dLV3H1`A`2L16`8T?3TR14a91mT11k24dV1]3PS1L7<T21T22LC2T?3PJTMk3P?TMi3LE4dLj3L
              I5dLn3LN6T23T22<T18PS1RAITQ1Z4T@4P9g?241\<\17T?3`R1a91dLZ4PS1P8T21T22`8T@4T?4RA1`HdMU5T?3PJTMo4P9RA3T?4P<RA1`R1
              a91dLT5P9RA3o?3123`R1a91dLU5PS1PS1L7<T21LC2TO]5LE4dL^5LI5<T18PS1PS1T?1PJdMQ6RA2TQ1m5T@2P9P6T22`6a91dLm5P9T21a9
              1dLQ6PS1RA2PJdMX6b12H1dLX6d11<c11PS1P?PJdMg6P9TR1?a91<d1<\9P24P2a91<T2=dLg6PS1PW1T?1PJdMT7P9P?TR1@a91P9T21a91dL
              T7`W1PS1P?T?1`HdM^7P9P2a91dL^7PS1<a2a3`>b@9PT1dLm7P9P6LR6<`1L^64b11Lb61`6a91eT11d7dV1o7`>b@?PT1dLZ8RA7dQ1V8P>hJ
              8TMZ8PU1<c6X2dT1S8dV1\8PS1PW1RA<TQ1W9T@1TA1dQ1d8P<T@2RA;TQ1P9T@3P9P6T23Lk8=T22`6a91dLV9P9P6LX9<T22`6a91dL`9RA;
              TQ1`9T@1P9P6T21`6a91dL`9`W1PS1P9P8PR1`8TR1<a91`S1
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
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5T<`>b@3PT1dLC^P18CPPPXh8PU1PW1P9P?P8RA9PAP<P<`R1`8TR1
              @a91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPXh8PU1TW11
              P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Aa91`W1lT1]11dV1U2PS1RABPT1dLe2P9T?1P8VA31P8e?21TR1>`8dR11`8TR1=a9
              1mT11Y21dV1g2PS1PAdC1PT1dLU3P9P8P5d14`5`8o?3123TR15a91mT11l24dV1W3PAPT1dLm3VA24`IdMm3PU1aA2TMm3P9VA24dQ1d3P<T?
              1P8T22H8`8T?3TR15a91dLm3lT1Z34dV1o3PS1P9PAdQ1T4T>1RL4o?3123TR15a91RA2TQ1g4T@4P9T?4RL5T?1P8T22L84`8T?3TR15a91dL
              g4PS1L<>T21T22LJ2T?3PJTMQ5P2dLT5LL8T23T22<T1:PS1P9RA2T?1\<^16T?3`R1a91PS1RAETQ1j5T@4P9T?4RL8T?1\<d15T?3TR15a91
              dLj5RAFTQ1V6T@4P9T?4RL9T?1\<i1;T?3TR15a91dLV6PS1P8T21T22`8T@4T?4RA1`HdMQ7T?3PJTMk6P9RA3T?4P<RA1`R1a91dLP7P9RA3
              o?3123`R1a91dLQ7PS1PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1PS1T?1PJdM\8RA2TQ1X8T@2P9P6T22
              `6a91dLX8P9T21a91dL\8PS1RA2PJdMc8b12LT21dLc8d11<U21PS1P?PJdMR9P9TR1Ba91<V2<\9b24P2a91<f2=dLR9PS1PW1T?1PJdM_9P9
              P?TR1Ca91P9T21a91dL_9`W1PS1P?T?1`HdMi9P9P2a91dLi9PS1<S3a3`>b@9PT1dLX:P9P6Ld6<`1LP74b11LT71`6a91eT11o9dV1Z:`>b@
              ?PT1dLe:RA7dQ1a:P>hJ8TMe:PU1<U7X2dT1^:dV1g:PS1PW1RA<TQ1b;T@1TA1dQ1o:P<T@2RA;TQ1[;T@3P9P6T23L]9=T22`6a91dLa;P9P6
              Lj9<T22`6a91dLk;RA;TQ1k;T@1P9P6T21`6a91dLk;`W1PS1P9P8PR1`8TR1?a91`S1
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
              2gZ2:Q[282Y[25^[242b[28j[244Y[25^[24n[2A_\2@4o\24S]25X]26^]25l=`>b@3PT1dLB^P18BPPPPP8PU1TV1881PW1T91P?TR19a91T9
              1P?TR11a91`W1dT14dV1DPS1PW1RA9bK:TQ1l1T@1L1L`>b@1b@2P1LM1b1DLNI`>b@1b@2P1LM1TA1b@DP1<g1J`>b@1b@2P1La2:b1DLk2A`>
              b@1b@2P1La2:TA1b@DP1<\35dLk5RA9bKNTQ1k5T@1L1L`>b@1b@2P1LM1b1D<a33VA71`IdM_2Ld3Y1`1<Q5BdL_2VAH1`IdMf2Lc5Z1`1<m6
              >dLf2\9m44T?1TR13a91VA81TQ1[3T@2L[7V2`1<a9D\9m44h<hBPDT?2aG1VA91hJ1PITR12a91dLb3\9m44`=VA91hJ1PITR12a91VA>1`IdM
              i3LU:^1`1<c;GdLi3VA;1`IdMP4LZ<P2`1<Z>DdLP4VAE1TQ1\4T@2Ln>U1T?2hJ2TMY4LS@4dLZ4LW@5<\@8dL\4<d@N`>b@1b@2P1La2:b1D
              <bAQ2`>b@1b@2P1LM1b1D<\@8VA;1`IdMR5LZ<P2`1<Z>DdLY5VA:1`IdMY5LcCf1`1<YEMdLY5VAD1TQ1a5T@2\9m44T?2TR15a91dLa5VAG1
              TQ1i5T@2\9m44T?2TR16a91dLi5<VF9dLk5`W1PS1P?dMQ6T?1TM_6L_FOP?TMX6T?1TMX6L^G;dL]6P?TM\6LiG4dL]6LmG6<\@8dL_6PS1`>
              b@1b@3TM[7P8RA6TR17`8PJdM[7PATQ1Z7T@1T?1bK:TQ1U7T@2LSHV1f112<\@8dLY7T91RA6TR14a91dLZ7dL_7T91RA6TR14a91PS1P?PT1
              dLP8VA21`IdMP8PU1aA2TMP8LYIP1VA21dQ1m7T<1P1<\@8dLP8lT1c71dV1]8P?dC1PT1dL[8LYIP1P5d11`5<\@8mT11V81dV1]8PS1P?hJP1
              TMc8<YJ^2dLX9P?hJ@TMh8<gLa1dLX9P?hJ4TMm8<XNY1dLX9P?hJ8TMR9<aOZ1dLX9P?hJ2TMW9<kP1b1dLX9<]R1d1PS1P?hJP1TM^9<QT1Z1
              dLi9P?hJ8TMc9<[U1\1dLi9P?hJ@TMh9<gV1]1dLi9<TX1[1PS1P?PT1dLk:VA31PJdMk:PU1aA2TMk:VA31PT1dLh:VA52TQ1h:T@3<_Y1N\:
              m44T23h:4<]Z1InP11a:RPP2LmG6dLb:LV[16<\[1JTA2`D`2<\35dLh:mT11V:2dV1j:dLk:lT1m91dV1m:PS1<V\1a3`>b@9PT1dL\;T91P6
              Lg_1<`1LS`14b11LM1`6a91eT11S;dV1^;`>b@?PT1dLi;RA7dQ1e;P>hJ8TMi;PU1<W`1X2dT1b;dV1k;PS1PW1RA<TQ1f<T@1TA1dQ1S<T<1
              T@2RA;TQ1_<T@3T91P6T23L_b1=T22`6a91dLe<T91P6Llb1<T22`6a91dLo<RA;TQ1o<T@1T91P6T21`6a91dLo<`W1PS1P8PR1`8P@P?PJdM
              k=T91TR18a91<Xc1k2`>b@1b@2P1<Sf1U2`>b@1b@2P1<Xh1g1\9m44P2a91<oi1=dLk=`S1
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
              AmO@4]P14aP15fP16lP15P:`>b@3PT1dLC^P18CPPPXb5PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPXb5
              PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1I1dV1a1PS1P9X<8o?3123TR17a91PS1T?3PJdMW2P8P?TR1:`8
              PJdMW2P9X<8o?3123TR17a91dLW2PS1P9\<8<o?3123TR17a91PS1P9RA2T?1\<D@T?3`R1a91PS1T?3PJdMY3`>b@1b@3TMY3P8PATR1;`8PJ
              dMY3P9\<T14o?3123TR17a91dLY3PS1T?3PJdMi3LX1<T21T22Ld18P2Ll13P2Lo11T23T22<P28dLi3PS1P8T21T22`8T@4T?4RA1`HdMd4T?
              3PJTM^4P9RA3T?4P<RA1`R1a91dLc4P9RA3o?3123`R1a91dLd4PS1PS1P8PAPT1dLm4VA11T3oooooo3LX21mT11j41dV1o4`8T@1P9T?1\<Y2
              4`HdMZ5T?1\<]28`HTM\5Le23dL\5a91PS1P?PT1dL_6VA31PJdM_6PU1aA2TM_6VA31PT1dL\6VA52TQ1\6T@3<h2N\:f34T23h:4<j3InP11
              U6RPP2Lc46dLV6Li46<o4JTA2`D`2<i55dL\6mT11j52dV1^6dL_6lT1a51dV1a6PS1P?PJdMn6P9TR1?a91<n5<\9f34P2a91<Z6=dLn6PS1PW1
              T?1PJdM[7P9P?TR1@a91P9T21a91dL[7`W1PS1P?T?1`HdMe7P9P2a91dLe7PS1<g6a3`>b@9PT1dLT8P9P6LX:<`1Ld:4b11Lh:1`6a91eT11
              k7dV1V8`>b@?PT1dLa8RA7dQ1]8P>hJ8TMa8PU1<i:X2dT1Z8dV1c8PS1PW1RA<TQ1^9T@1TA1dQ1k8P<T@2RA;TQ1W9T@3P9P6T23LQ==T22`6
              a91dL]9P9P6L^=<T22`6a91dLg9RA;TQ1g9T@1P9P6T21`6a91dLg9`W1PS1P9P8PR1`8TR1<a91`S1
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
              6nh15dD`>b@3PT1dLDVO>DPU1PW1P9RA9PAP<`R1a91^P18CPPPPP8P9P?TR11a91dLC`W1dT14dV1F`>b@6b@=TMZ1P9`>b@2TR12a91`>b@4
              PT1dLW1P9P?TR12a91eT11S1dV1Y1dLZ1PS1PW1RA:bKNTQ1h1T@1VA51`IdMg1HM`1<M<dLg1dLh1LY1Z1`>b@1b@2P1Lc21b1D<d2W1`>b@1
              b@2P1Lk3:b1D<U45`W1PS1RABPT1dLf2VO9f2PU1P9VA31P8e?21TR1M`8dR11a91lT1\21dV1h2PS1LZ4KT21T22<U45PS1LU5KT21T22<U45
              PS1LU5KT21T22<U45PS1HMT21T22<U45PS1HMT21T22<U45PS1LP6R1T21T22<U45PS1PAPJdMo3LR7LT21T22<U45dLo3PAPT1dL]4VA23`IdM
              ]4PU1aA2TM]4LR7LT21T22<n7=dL]4lT1R43dV1_4`>b@1b@3TMn4P8PATR1K`8PJdMn4L[8JT21T22<U45dLn4PS1LR7LT21T22<U45RA1PT1
              dL`5P9g?231P8T22LU96`A`2`8`R1a91mT11V53dV1b5RA2`IdMj5LR7LT21T22<[99dLj5PS1Ld9NT21T22<U45P9PAT?1\<b:6`R1a91P9RA
              1T?1\<h:6`R1a91P9RA2T?1\<n:6`R1a91PS1P9PAT?1\<T;9`R1a91P9RA1T?1\<];6`R1a91P9RA2T?1\<c;@`R1a91PS1PAPT1dLT9aA2TM
              \7T?2dLb7P8T22LS<1`A`2`8T@4P9TA3T?1P8T24Lb:6`8`R1a91P9VA13T?1P8T24LT<9`8`R1a91P9VA23T?1P8T24L]<9`8`R1a91P9VA33
              T?1P8T24Lf<5`8`R1a91P9VA43T?1P8T24Lk<7`8`R1a91LR=JT21T24<l=;mT11X73dV1V9PS1P8P?TR1J`8PJdMb9Ld9NT21T22<U45dLb9PA
              PT1dLU:P9TA3T?1P8LW>7`A`2`8`R1a91LU5KT21L^>:`A`2<U45mT11e93dV1W:PS1RA7`IdM_:LU5KT21<h>?dL_:RA;`IdMf:LU5KT21<W?
              AdLm:RA:`IdMm:LU5KT21<h?JdLm:RA>`IdMT;LU5KT21<b@DdLT;RA8`IdM[;HMT21<VAAdL[;RAHTQ1d;T@3P9g?231\<b:6`R1a91dLd;RA
              ITQ1m;T@3P9g?231\<gA7`R1a91dLm;RAE`IdMT<LR7LT21<nA:dLT<RAF`IdM[<LR7LT21<XB@dL[<PS1P8T21T22`8RA1`HdMi<P9RA3g?21
              2`R1a91dLi<PS1P9PAg?212`R1a91PS1LR=JT21<U45PS1LR7LT21<U45PS1LR7LT21<U45PS1LU5KT21<U45PS1LU5KT21<hBR1T21<jC7PS1
              LU5KT21<QDV1T21<WE<PS1LU5KT21<hBR1T21<cER1T21<QDV1T21<WE<PS1LU5KT21<eFT1T21<iGV1T21<oHW1T21<VJ9PS1P8PAPT1dLg>VA
              11T3oooooo3L_J1mT11d>1dV1i>`8T@1P9T?1\<`J4`HdMT?T?1\<dJ8`HTMV?LlJ3dLV?a91PS1P?PT1dLY@VA31PJdMY@PU1aA2TMY@VA31PT1
              dLV@VA52TQ1V@T@3<oJN\:mK4T23h:4<QLInP11o?RPP2LjL6dLP@LPM6<VMJTA2`D`2<U45dLV@mT11d?2dV1X@dLY@lT1[?1dV1[@PS1T?1PJ
              dMl@RA2TQ1h@T@2P9P6T22`6a91dLh@P9T21a91dLl@PS1RA2PJdMSAb12LS<1dLSAd11<PN1PS1P?PJdMbAP9TR1Q1a91<QN<\9mK4P2a91<]N
              =dLbAPS1PW1T?1PJdMoAP9P?TR1R1a91P9T21a91dLoA`W1PS1P?T?1`HdMYBP9P2a91dLYBPS1<jNa3`>b@9PT1dLhBP9P6L[R1<`1LgR14b1
              1Lc21`6a91eT11_BdV1jB`>b@?PT1dLUCRA7dQ1QCP>hJ8TMUCPU1<kR1X2dT1nBdV1WCPS1PW1RA<TQ1RDT@1TA1dQ1_CP<T@2RA;TQ1kCT@3
              P9P6T23LSU1=T22`6a91dLQDP9P6L`U1<T22`6a91dL[DRA;TQ1[DT@1P9P6T21`6a91dL[D`W1PS1P9P8PR1`8TR1Na91`S1
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
              6SM5g8`>b@3PT1dLC^P18CPPPR`>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1:a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPR`>PU1TW11P9P8VA9
              1TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1;a91`W1lT1I1dV1a1PS1H=T21T22L=2T?3PJTMQ2L?1P6VO4n1b16dLo1b17Q71dLT2L@7T23
              T22<G9PS1P9PAT?1\<P16T?3`R1a91PS1PAPT1dLQ3P9TA4T?1P8T22aA2TMi2dLl2LV11`A`2LP16`8T?3`R1a91mT11a24dV1S3PS1PAPT1dL
              b3P9TA4T?1P8LW17`A`2`8T?3`R1a91mT11W34dV1d3PS1RAHTQ1o3T@4P9g?241\<P16T?3`R1a91dLo3RAITQ1Y4T@4P9g?241\<^17T?3`R1
              a91dLY4PS1P8T21T22`8T@4T?4RA1`HdMT5T?3PJTMn4P9RA3T?4P<RA1`R1a91dLS5P9RA3o?3123`R1a91dLT5PS1PS1P?PJdMb5P9TR1<a9
              1<e1<\9Q24P2a91<U2=dLb5PS1PW1T?1PJdMo5P9P?TR1=a91P9T21a91dLo5`W1PS1P?T?1`HdMY6P9P2a91dLY6PS1<b2a3`>b@9PT1dLh6P9
              P6LS6<`1L_64b11Lc61`6a91eT11_6dV1j6`>b@?PT1dLU7RA7dQ1Q7P>hJ8TMU7PU1<d6X2dT1n6dV1W7PS1PW1RA<TQ1R8T@1TA1dQ1_7P<T@
              2RA;TQ1k7T@3P9P6T23Ll8=T22`6a91dLQ8P9P6LY9<T22`6a91dL[8RA;TQ1[8T@1P9P6T21`6a91dL[8`W1PS1P9P8`>b@T3b@5TR11`8TR1
              9a91`S1
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
              4UM9^M9gM:4QM4QN9ZN8bN<6nN<ZO<fO8nO>\P1@lP1>2ZQ1:dQ182lQ15QR142UR18]R144lQ15QR14aR1ARS1@4bS14fS15kS16QT15bA`>b@
              3PT1dLC^P18CPPPTl>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1Ha91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a9
              1eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPTl>PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Ia91`W1lT1]11dV1U2PS1
              RABPT1dLe2P9T?1P8VA31P8e?21TR1F`8dR11`8TR1Ea91mT11Y21dV1g2PS1H=T21T22L=2T?3PJTMS3RA2T36L?2dLV3LA7T23T22<H9PS1P9
              PAo?3123TR15a91PS1T?3PJTMi3LQ1<T21T22L]1NP?T39<[28dLP4LQ1<T21T22Lc2FT23T22<[28PS1RA1PT1dL_4P9g?241P8T22LY36`A`2
              `8T?3`R1a91mT11T44dV1a4PS1P9RA1T?1\<_36T?3`R1a91P9RA2T?1\<e36T?3`R1a91PS1PAPT1dLg6aA2TMX5T?2dL^5P8T22Lk31`A`2`8
              T@5P9VA14T?1P8T25Ll39`8T?3`R1a91P9VA24T?1P8T25LU49`8T?3`R1a91P9VA34T?1P8T25L^45`8T?3`R1a91P9VA44T?1P8T25Lc47`8
              T?3`R1a91mT11T54dV1i6PS1PAPT1dLX7P9VA14T?1P8Lj4:`A`2`8T?3TR15a91mT11m64dV1Z7PS1H=T21T22L=2T?3PJTMf7RA2T36LT52dL
              i7LA7T23T22<H9PS1RA7TQ1U8T@4P9g?241\<V5:T?3TR1:a91dLU8RA;TQ1_8T@4P9g?241\<`5<T?3TR1:a91dLi8RA:TQ1i8T@4P9g?241\<
              l5ET?3TR15a91dLi8RA>TQ1S9T@4P9g?241\<a6?T?3TR15a91dLS9RAITQ1]9T@4P9g?241\<P77T?3`R1a91dL]9PS1P8T21T22`8T@4T?4RA
              1`HdMX:T?3PJTMR:P9RA3T?4P<RA1`R1a91dLW:P9RA3o?3123`R1a91dLX:PS1PS1P9PAT?1P<P<TR15a91PS1P9PAT?1\<W72TR1Da91P9RA
              1T?1\<Y72TR1Da91PS1P9PAT?1\<_36TR1Da91P9RA1T?1\<[77TR1Da91PS1P9PAT?1\<W72TR1Da91P9RA1T?1\<Y72TR1Da91P9RA2T?1\<
              _36TR1Da91P9RA3T?1\<[77TR1Da91PS1P9PAT?1\<b74TR1Da91P9RA1T?1\<f76TR1Da91P9RA2T?1\<l77TR1Da91P9RA3T?1\<S84TR1Da9
              1PS1PS1H=T21T22L=2P?T3oooooo3<W8;PS1T?1PJdMg=RA2TQ1c=T@2P9P6T22`6a91dLc=P9T21a91dLg=PS1RA2PJdMn=b12Lk31dLn=d11
              <b81PS1P?PJdM]>P9TR1Ja91<c8<\9o84P2a91<S9=dL]>PS1PW1T?1PJdMj>P9P?TR1Ka91P9T21a91dLj>`W1PS1P?T?1`HdMT?P9P2a91dL
              T?PS1<`9a3`>b@9PT1dLc?P9P6LQ=<`1L]=4b11La=1`6a91eT11Z?dV1e?`>b@?PT1dLP@RA7dQ1l?P>hJ8TMP@PU1<b=X2dT1i?dV1R@PS1PW1
              RA<TQ1m@T@1TA1dQ1Z@P<T@2RA;TQ1f@T@3P9P6T23Lj?=T22`6a91dLl@P9P6LW@<T22`6a91dLVARA;TQ1VAT@1P9P6T21`6a91dLVA`W1PS1
              P9P8`>b@T3b@5TR11`8TR1Ga91`S1
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
              5_M6eM5Z8`>b@3PT1dL@^P18@PPP`Q9PU1PW1P9P?P8P?TR12`8TR1;a91`W1dT14dV1BPS1P?PT1dLU1^P18U1QPP`Q9PU1TW11P9P8T?1TR1
              2`8P8VAI1TR12`8TR1<a91`W1lT1F1dV1W1PS1PW1P9RA9PAP<P<`R1a91^P18R2PPPPP8RA:bKNTQ1Q2T@1VA51TQ1P2T@2P9T?2PAX<7P<TR1
              3a91dLP2dLQ2dLR2`W1PS1L7?T21T22LF2T?3PJTM^2P?`2dLa2LH9T23T22<Q1;PS1P9PA`Do?3123TR13a91PS1P9RA2`Do?3123TR13a91PS1
              P9PAT?1\<\19T?3`R1a91P9RA1T?1\<e16T?3`R1a91PS1RA8TQ1l3T@4P9T?4`DT?1\<k1<T?3TR13a91dLl3PS1P8T21T22`8T@4T?4RA1`H
              dMg4T?3PJTMa4P9RA3T?4P<RA1`R1a91dLf4P9RA3o?3123`R1a91dLg4PS1PS1P?PJdMU5P9TR1=a91<W2<\9c24P2a91<g2=dLU5PS1PW1T?
              1PJdMb5P9P?TR1>a91P9T21a91dLb5`W1PS1P?T?1`HdMl5P9P2a91dLl5PS1<T3a3`>b@9PT1dL[6P9P6Le6<`1LQ74b11LU71`6a91eT11R6
              dV1]6`>b@?PT1dLh6RA7dQ1d6P>hJ8TMh6PU1<V7X2dT1a6dV1j6PS1PW1RA<TQ1e7T@1TA1dQ1R7P<T@2RA;TQ1^7T@3P9P6T23L^9=T22`6a9
              1dLd7P9P6Lk9<T22`6a91dLn7RA;TQ1n7T@1P9P6T21`6a91dLn7`W1PS1P9P8`>b@T3b@5TR11`8TR1:a91`S1
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
              [J:eJ82mJ5RK42VK8^K44mJ5RK4bKASL@4cL4gL5lL6RM5l9`>b@3PT1dLC^P18CPPPPP:PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14
              dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPPP:PU1TW11P9P8VA91TA1
              P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1]11dV1U2PS1RABPT1dLe2P9T?1P8VA31P8e?21TR1;`8dR11`8TR1:a91mT11Y21dV1
              g2PS1PAPT1dL[3P9VA54T?1P8T22aA2TMS3dLV3H1`A`2L16`8T?3TR14a91mT11k24dV1]3PS1L7<T21T22LC2T?3PJTMk3P?TMi3LE4dLj3L
              I5dLn3LN6T23T22<T18PS1RAITQ1Z4T@4P9g?241\<\17T?3`R1a91dLZ4PS1P8T21T22`8T@4T?4RA1`HdMU5T?3PJTMo4P9RA3T?4P<RA1`R1
              a91dLT5P9RA3o?3123`R1a91dLU5PS1PS1L7<T21LC2TO]5LE4dL^5LI5<T18PS1PS1T?1PJdMQ6RA2TQ1m5T@2P9P6T22`6a91dLm5P9T21a9
              1dLQ6PS1RA2PJdMX6b12H1dLX6d11<c11PS1P?PJdMg6P9TR1?a91<d1<\9P24P2a91<T2=dLg6PS1PW1T?1PJdMT7P9P?TR1@a91P9T21a91dL
              T7`W1PS1P?T?1`HdM^7P9P2a91dL^7PS1<a2a3`>b@9PT1dLm7P9P6LR6<`1L^64b11Lb61`6a91eT11d7dV1o7`>b@?PT1dLZ8RA7dQ1V8P>hJ
              8TMZ8PU1<c6X2dT1S8dV1\8PS1PW1RA<TQ1W9T@1TA1dQ1d8P<T@2RA;TQ1P9T@3P9P6T23Lk8=T22`6a91dLV9P9P6LX9<T22`6a91dL`9RA;
              TQ1`9T@1P9P6T21`6a91dL`9`W1PS1P9P8`>b@T3b@5TR11`8TR1<a91`S1
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
              8aI>oI@_J>2mJ:WK82_K5dK42hK8PL44_K5dK4TLAeL@4UM4YM5^M6dM5W<`>b@3PT1dLC^P18CPPPXh8PU1PW1P9P?P8RA9PAP<P<`R1`8TR1
              @a91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPXh8PU1TW11
              P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Aa91`W1lT1]11dV1U2PS1RABPT1dLe2P9T?1P8VA31P8e?21TR1>`8dR11`8TR1=a9
              1mT11Y21dV1g2PS1PAdC1PT1dLU3P9P8P5d14`5`8o?3123TR15a91mT11l24dV1W3PAPT1dLm3VA24`IdMm3PU1aA2TMm3P9VA24dQ1d3P<T?
              1P8T22H8`8T?3TR15a91dLm3lT1Z34dV1o3PS1P9PAdQ1T4T>1RL4o?3123TR15a91RA2TQ1g4T@4P9T?4RL5T?1P8T22L84`8T?3TR15a91dL
              g4PS1L<>T21T22LJ2T?3PJTMQ5P2dLT5LL8T23T22<T1:PS1P9RA2T?1\<^16T?3`R1a91PS1RAETQ1j5T@4P9T?4RL8T?1\<d15T?3TR15a91
              dLj5RAFTQ1V6T@4P9T?4RL9T?1\<i1;T?3TR15a91dLV6PS1P8T21T22`8T@4T?4RA1`HdMQ7T?3PJTMk6P9RA3T?4P<RA1`R1a91dLP7P9RA3
              o?3123`R1a91dLQ7PS1PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1PS1T?1PJdM\8RA2TQ1X8T@2P9P6T22
              `6a91dLX8P9T21a91dL\8PS1RA2PJdMc8b12LT21dLc8d11<U21PS1P?PJdMR9P9TR1Ba91<V2<\9b24P2a91<f2=dLR9PS1PW1T?1PJdM_9P9
              P?TR1Ca91P9T21a91dL_9`W1PS1P?T?1`HdMi9P9P2a91dLi9PS1<S3a3`>b@9PT1dLX:P9P6Ld6<`1LP74b11LT71`6a91eT11o9dV1Z:`>b@
              ?PT1dLe:RA7dQ1a:P>hJ8TMe:PU1<U7X2dT1^:dV1g:PS1PW1RA<TQ1b;T@1TA1dQ1o:P<T@2RA;TQ1[;T@3P9P6T23L]9=T22`6a91dLa;P9P6
              Lj9<T22`6a91dLk;RA;TQ1k;T@1P9P6T21`6a91dLk;`W1PS1P9P8`>b@T3b@5TR11`8TR1?a91`S1
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
              bT28jT2>XU2@hU2>2VV2:`V282hV25mV242QW28YW244hV25mV24]W2AnW2@4^X24bX25gX26mX25h>`>b@T3b@5PT1dLD^P18DPPPPP8PU1PW1
              P9P8P?TR11`8P8RAITR11`8TR1:a91`W1dT15dV1FPS1PW1RA9bK:TQ1n1T@1HL`>b@1b@2P1LL1b1DLMI`>b@1b@2P1LL1TA1b@DP1<f1J`>b@
              1b@2P1L`2:b1DLj2A`>b@1b@2P1L`2:TA1b@DP1<[35dLm5RA9bKNTQ1m5T@1HL`>b@1b@2P1LL1b1D<`33VA71`IdMa2Lc3Y1`1<P5BdLa2VA
              H1`IdMh2Lb5Z1`1<l6>dLh2\9l44T?1TR13a91VA81TQ1]3T@2LZ7V2`1<`9D\9l44h<hBPDT?2aG1VA91hJ1PITR12a91dLd3\9l44`=VA91hJ
              1PITR12a91VA>1`IdMk3LT:^1`1<b;GdLk3VA;1`IdMR4LY<P2`1<Y>DdLR4VAE1TQ1^4T@2Lm>U1T?2hJ2TM[4LR@4dL\4LV@5<[@8dL^4<c@
              N`>b@1b@2P1L`2:b1D<aAQ2`>b@1b@2P1LL1b1D<[@8VA;1`IdMT5LY<P2`1<Y>DdL[5VA:1`IdM[5LbCf1`1<XEMdL[5VAD1TQ1c5T@2\9l44
              T?2TR15a91dLc5VAG1TQ1k5T@2\9l44T?2TR16a91dLk5<UF9dLm5`W1PS1P?dMS6T?1TMa6L^FOP?TMZ6T?1TMZ6L]G;dL_6P?TM^6LhG4dL_6
              LlG6<[@8dLa6PS1`>b@1b@3TM]7P8RA6TR17`8PJdM]7PATQ1\7T@1T?1bK:TQ1W7T@2LRHV1f112<[@8dL[7P9RA6TR14a91dL\7dLa7P9RA6
              TR14a91PS1P?PT1dLR8VA21`IdMR8PU1aA2TMR8LXIP1VA21dQ1o7P<P1<[@8dLR8lT1e71dV1_8P?dC1PT1dL]8LXIP1P5d11`5<[@8mT11X8
              1dV1_8PS1P?hJP1TMe8<XJ^2dLZ9P?hJ@TMj8<fLa1dLZ9P?hJ4TMo8<WNY1dLZ9P?hJ8TMT9<`OZ1dLZ9P?hJ2TMY9<jP1b1dLZ9<\R1d1PS1
              P?hJP1TM`9<PT1Z1dLk9P?hJ8TMe9<ZU1\1dLk9P?hJ@TMj9<fV1]1dLk9<SX1[1PS1P?PT1dLm:VA31PJdMm:PU1aA2TMm:VA31PT1dLj:VA5
              2TQ1j:T@3<^Y1N\:l44T23h:4<\Z1InP11c:RPP2LlG6dLd:LU[16<[[1JTA2`D`2<[35dLj:mT11X:2dV1l:dLm:lT1o91dV1o:PS1P?PJdM\;
              P9TR1;a91<U\1<\9l44P2a91<a\1=dL\;PS1PW1T?1PJdMi;P9P?TR1<a91P9T21a91dLi;`W1PS1P?T?1`HdMS<P9P2a91dLS<PS1<n\1a3`>
              b@9PT1dLb<P9P6L_`1<`1Lk`14b11LL1`6a91eT11Y<dV1d<`>b@?PT1dLo<RA7dQ1k<P>hJ8TMo<PU1<o`1X2dT1h<dV1Q=PS1PW1RA<TQ1l=
              T@1TA1dQ1Y=P<T@2RA;TQ1e=T@3P9P6T23LWc1=T22`6a91dLk=P9P6Ldc1<T22`6a91dLU>RA;TQ1U>T@1P9P6T21`6a91dLU>`W1PS1P8PR1
              `8P@P?PJdMg>P9TR1;a91<Pd1k1\9l44P2a91<a\1=dLg>`S1
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
              AmO@4]P14aP15fP16lP15S:`>b@3PT1dLC^P18CPPPXb5PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPXb5
              PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1I1dV1a1PS1P9X<8o?3123TR17a91PS1T?3PJdMW2P8P?TR1:`8
              PJdMW2P9X<8o?3123TR17a91dLW2PS1P9\<8<o?3123TR17a91PS1P9RA2T?1\<D@T?3`R1a91PS1T?3PJdMY3`>b@1b@3TMY3P8PATR1;`8PJ
              dMY3P9\<T14o?3123TR17a91dLY3PS1T?3PJdMi3LX1<T21T22Ld18P2Ll13P2Lo11T23T22<P28dLi3PS1P8T21T22`8T@4T?4RA1`HdMd4T?
              3PJTM^4P9RA3T?4P<RA1`R1a91dLc4P9RA3o?3123`R1a91dLd4PS1PS1P8PAPT1dLm4VA11T3oooooo3LX21mT11j41dV1o4`8T@1P9T?1\<Y2
              4`HdMZ5T?1\<]28`HTM\5Le23dL\5a91PS1P?PT1dL_6VA31PJdM_6PU1aA2TM_6VA31PT1dL\6VA52TQ1\6T@3<h2N\:f34T23h:4<j3InP11
              U6RPP2Lc46dLV6Li46<o4JTA2`D`2<i55dL\6mT11j52dV1^6dL_6lT1a51dV1a6PS1P?PJdMn6P9TR1?a91<n5<\9f34P2a91<Z6=dLn6PS1PW1
              T?1PJdM[7P9P?TR1@a91P9T21a91dL[7`W1PS1P?T?1`HdMe7P9P2a91dLe7PS1<g6a3`>b@9PT1dLT8P9P6LX:<`1Ld:4b11Lh:1`6a91eT11
              k7dV1V8`>b@?PT1dLa8RA7dQ1]8P>hJ8TMa8PU1<i:X2dT1Z8dV1c8PS1PW1RA<TQ1^9T@1TA1dQ1k8P<T@2RA;TQ1W9T@3P9P6T23LQ==T22`6
              a91dL]9P9P6L^=<T22`6a91dLg9RA;TQ1g9T@1P9P6T21`6a91dLg9`W1PS1P9P8`>b@T3b@5TR11`8TR1<a91`S1
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
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15U38T3PAT3oooooo3<X3IRA2T3oooooo3<Q4IRA1T3oooooo3<j4IRA3T3oooooo3<c55PS1
              <h5a3`>b@9PT1dLLT9Y9P6LY9<`1Le94b11Li91`6a91eT11CdV1N`>b@?PT1dLY1RA7dQ1U1P>hJ8TMY1PU1<j9X2dT1R1dV1[1PS1PW1RA<TQ1
              V2T@1TA1dQ1c1T<Y9T@2RA;TQ1o1T@3T9Y9P6T23LR<=T22`6a91dLU2T9Y9P6L_<<T22`6a91dL_2RA;TQ1_2T@1T9Y9P6T21`6a91dL_2`W1
              PS1`>b@T3b@9bKETQ1T3P@T9Y9TR11a91T9Y9`>b@T3TR12a91T9Y9P?PR1a91dLT3`S1
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
              5YN42]N8eN44TN5YN4iNAZO@4jO4nO5SP16YP15\38T3PAT3oooooo3<X3IRA2T3oooooo3<Q4IRA1T3oooooo3<j4IRA3T3oooooo3<c55PS1
              <h5a3`>b@9PT1dLLT9Y9P6LY9<`1Le94b11Li91`6a91eT11CdV1N`>b@?PT1dLY1RA7dQ1U1P>hJ8TMY1PU1<j9X2dT1R1dV1[1PS1PW1RA<TQ1
              V2T@1TA1dQ1c1T<Y9T@2RA;TQ1o1T@3T9Y9P6T23LR<=T22`6a91dLU2T9Y9P6L_<<T22`6a91dL_2RA;TQ1_2T@1T9Y9P6T21`6a91dL_2`W1
              PS1`>b@T3b@9bKITQ1[3P@RA2T@1T?1bKETQ1Z3T@2T9Y9TR11a91T9Y9`>b@T3TR12a91T9Y9T?2PR1a91dLZ3dL[3`S1
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
              :4UO4UP19^P18fP1<6RQ1<^Q1<jQ18RR1>`R1@PS1>2^S1:hS182PT15UT142YT18aT144PT15UT14eT1AVU1@4fU14jU15oU16UV15f4RA1PJ
              dMBHHT21LH6h<1RA1PBPGTM=LN1dL>LO1<P1LT21<l19dLP1PAdQ1EP>hJ2TMI<U2^1dLP1PAdQ1LP>hJ4TMP1<c3^1dLP1PS1T9HRA3T?1`R1
              a91PS1PS1<Q5a3`>b@9PT1dLf1T9HP6Lb8<`1Ln84b11LR91`6a91eT11]1dV1h1`>b@?PT1dLS2RA7dQ1o1P>hJ8TMS2PU1<S9X2dT1l1dV1U2
              PS1PW1RA<TQ1P3T@1TA1dQ1]2T<HT@2RA;TQ1i2T@3T9HP6T23L[;=T22`6a91dLo2T9HP6Lh;<T22`6a91dLY3RA;TQ1Y3T@1T9HP6T21`6a9
              1dLY3`W1PS1`>b@T3b@9bKHTQ1e4P@P8RA2P8`>b@T3`@P1LT<6`8`R1`8T@1T9HTR13a91T9H`>b@T3TR14a91<Z<[4`>b@T3`@P1<m@8\9e@
              8T21a91LUAN`>b@T3`@P1<SBDdLe4`S1
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
              82PR15UR142YR18aR144PR15UR14eR1AVS1@4fS14jS15oS16UT15^4P8PAPT1dL7VA11T3oooooo3H1mT1141dV19`8T@1P9T?1\<14`HdMDT?
              1\<58`HTMFL=3dLFa91PS1<@a3`>b@9PT1dLV1P9P6LQ4<`1L]44b11La41`6a91eT11MdV1X1`>b@?PT1dLc1RA7dQ1_1P>hJ8TMc1PU1<b4X2
              dT1\1dV1e1PS1PW1RA<TQ1`2T@1TA1dQ1m1P<T@2RA;TQ1Y2T@3P9P6T23Lj6=T22`6a91dL_2P9P6LW7<T22`6a91dLi2RA;TQ1i2T@1P9P6T2
              1`6a91dLi2`W1PS1`>b@T3b@9bKLTQ1]4P@P8P?PR1`8PJdM\4P9TR11a91P9`>b@T3TR12a91<c7[4PAPBh<3PHTMl3Ln;T1`>b@T3`@P1<Z=
              :dLl3Ld=Q1`>b@T3`@P1Le>7PAPB`2<l>U1`>b@T3`@P1<Q@FdL\4dL]4`S1
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
              5SN42WN8_N44nM5SN4cNATO@4dO4hO5mO6SP15U4P?PT1dLQ1VA31PJdMQ1PU1aA2TMQ1VA31PT1dLNVA52TQ1NT@38N\:N4T23h:4<R1InP11
              GRPP2Lk16dLHLQ26<W2JTA2`D`2<Q35dLNmT11<2dV1P1dLQ1lT131dV1S1PS1<V3a3`>b@9PT1dLb1T9g6P6Lg6<`1LS74b11LW71`6a91eT1
              1Y1dV1d1`>b@?PT1dLo1RA7dQ1k1P>hJ8TMo1PU1<X7X2dT1h1dV1Q2PS1PW1RA<TQ1l2T@1TA1dQ1Y2T<g6T@2RA;TQ1e2T@3T9g6P6T23L`9
              =T22`6a91dLk2T9g6P6Lm9<T22`6a91dLU3RA;TQ1U3T@1T9g6P6T21`6a91dLU3`W1PS1`>b@T3b@9bK@TQ1T4P@P8PAPR1`8T@1T?1PJdMS4
              T9g6TR11a91T9g6`>b@T3TR12a91<Y:Y2\9N4T21a91<b<?dLS4dLT4`S1
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
              jZ142nZ18X444eZ15jZ14V[1Ag[1@4W\14[\15`\16f\15bb1P8TR11`8T@1T?1PJdMDP9P<`>b@1b@1P8H>T21L>1`8TR15a91dLD`>b@7PT1
              dLLP9T?2TR1Aa91mT11H2dV1NP9RA6b@:P<TR13a91RA6b@;PT1dL`1P9VA<2P8T?2TR12`8TR13a91mT11X12dV1b1PS1`>b@7PT1dLn1RA6b@
              4TQ1n1T@1T?1R4<dLn1eT11g1dV1P2<?1PS1RA7TQ1[2T@1P9P6T21`6a91dL[2PS1P9T?1`>b@1b@1P8P?`=a=1TR18`8TR15a91P9T?1`>b@
              1b@1P8P?a=1a=1TR18`8TR15a91P8P?TR19`8T@2T?2PJdMg3<?1P9`>b@1b@1T?2TR17a91dLg3PS1P?PJdMP4<?1P9P2a91dLP4PS1T?2PJdM
              Z4<?1P9m?312TR16a91dLZ4PS1T?2PJdMh4P9P2a91T21<@3\9C2T22a91<E2dLh4PS1T?1PJdMV5<G_1\:C2P2h:2<@3\9V24T21a91<Z26dL
              V5PS1P?PT1dLn5VA>3T?1PHTMn5PU1TW13P9T?2TMf5T?3TR1:dLf5a91P9VA93VA23T?2`R1a91`W1lT1Z53dV1P6PS1P?PT1dL]6^P18]6QPPR`>
              PU1TW11P9VA91VA21dR11a91`W1lT1T61dV1_6PS1PW1RA<TQ1n6T@1P9P6L`2<TA1dQ1j6P<P1`6a91dLW7RA;TQ1W7T@1P9P6T21`6a91dLW7
              `W1PS1P?PT1dLV8^P18V8QPPPP8^O>V81PU1TW11VA:1bKNTQ1U8T@2<?1P9T?1TR1:a91Ll21f141<@3\9C2T?2P<VA21a=1TR1Oa91<E2dLU8
              `W1lT1\71dV1X8PS1P9P?\<m21TR1=a91P9P8P?\<n29TR1G`8P<`HdMk8P?\<n29TR1=dLk8a91PS1P9e?21\<m21TR1>a91P9P8P?\<W36TR1
              G`8P<`HdM_9e?21\<W36TR1>dL_9a91PS1P9P8m?312\<m21TR1?`8TR14a91P9P8P?\<]38TR1G`8P<`HdMY:P8m?312\<]38TR1?`8TR14dL
              Y:a91PS1P8m?312T?3TR1H`8T@4P8P?RA2P<P<a=1a=1o?3123TR1K`8T@5T?5P<`HdMU;P8e?25TR1@`8dLV;P<T@6T?4P<`HdM_;T?6P<`HTM
              c;P9T26a91dLj;Le37T24<@3\9C2T26a91<E2PS1P8P<T?1P8RA4`=`=TR18`8TR16`8T@2P8P<T?1P8RA4a=1`=TR18`8TR16`8T@3P8T?1P8
              RA4TR19`8TR17`8T@4P9T22a91T?2P<`HdMY=T?3P<`HdMY=<?1dLY=P9T23a91T?4P<`HdMj=T?2P<`HTMh=T?3P<`HdMj=<?1dLj=P9T24a9
              1PS1RA5PT1dLc?VA41TQ1c?T@2P9P<P8T?1TR1C`8P8H>T?2R4<L>1`8TR15a91P8T?1TR1E`8P<`HdMb?<l38T?1TR1E<@3\9C2P<P8`>b@1b@
              1P1T?1P<TR1I`8P8H>T?2R4<L>1`8TR16a91<E2dLb?dLc?mT11Q>1dV1e?PS1`>b@1b@2P1`1<?1PS1LT41RA2TR1BLU41P5b11`5<V42PS1RA
              5TQ1a@T@1P9T?1hJ2TM_@LX44dL_@a91dLa@PS1VO3d@dLkARAW3TQ1k@T@1P9T21a91dLkARA4TQ1]AT@1L\4GT?1R4<LS51P8P?TR1D`8P<`H
              dM[ALT5MdL[A<?1dLkAP8P?TR1D`8P<`HdMfA<Q6IdLkARA5`IdMkA<j6R1dLkAPS1P8P?TR1E`8P<`HdMaBP9RAW3`IdMYBLn29dL_BRA4`IdM
              ^BLW36dL_BL]38a91dLaBPS1RA2PT1dLnBP8T?2TR1F`8T?1`HTMnBPU1T21lT1eB2dV1PC<?1PS1RA2PT1dLoCP8T?4TR1F`8T?1`HdMjCP8T?
              4TR1F`8T?2`HdMjCP8T?4TR1F`8T?3`HTMoCPU1TV1mCLl75T?4TR1ElT1UC4dV1QD<?1PS1LQ86RA2TR1BLW81T21LS51RA4`IdMhDP8P?TR1
              D`8P<`HdMhDLQ86RA2TR1BLX82dLhD<?1PS1LQ86RA2TR1BLZ86P?TR1CL`88P?TR1CLh82RA2TR1BLj86P?TR1C<P95PS1T?1`BTQ1nGT@9^O
              3jE9P9P?T?1TC1o?3234o?3567T?8TR1Ka91dLmGP8T?9TR1F`8T?6`HdM_FP8T?9TR1F`8T?7`HdM_FP8T?9TR1F`8T?8`HTMTGP9P?T?1TC1
              T?2P8T23T?9P8LU93VA29TR1BLX93`8TR1I`8o?3456g?278TR1Ka91dLmGP?T?1TC1P8T22T?9TR1C`8o?3345o?3678TR1KP?T?1TC1T?2P8
              T23T?9TR1J`8`=`=o?3678TR1K<?1dL_HT?2P<`HdMZHT?4TMUHdLVH<[92T22T23<?1dL_HP9m?334T?5TR1La91PS1T?3TMhHT?1P<`HdMhH
              a=1dLiH`=T@4T?4TMoHP?TR1MdLoHRA2PT1dL_I^O3_I5PU1T?2TM[IaA2TM[IT?4dM[IdL\I<[92T?5TR1CT21lT1RI5dV1aIRA3PT1dLXJT?
              2TMRJaA2TMRJT?4dMRJP8P?TR1N`8P<`HTMRJdLSJ<[92LT41T?5TR1BLW81T21mT11dI5dV1ZJ<?1PS1`>b@1b@1P1RA2PT1dLhJnO3hJ1PU1
              T?1P<TR1IlT1cJ1dV1jJ<?1PS1RA2PT1dLRK^O3RK1PU1d11lT1oJ1dV1TK<?1PS1RA6PJdMhKT?3dM^KRAJ`@TMhKP9g?212\<]9;P8P?TR1Q1
              `8TR1P1a91dLhKRA1TQ1\LT@4P9T?3dMQLRAJb@1TMZLg?212\<h99P8T?4`=dR12`8TR1P1dLZLa91dL\LRA2TQ1PMT@4P9T?3dMeLRAJb@2TM
              nLg?212\<Q:;P8T?4`=dR12`8TR1P1dLnLa91dLPMRAJb@3dMVMT?3TM^MnP19^MPPP2P9g?212\<\::RA9RL6TR1P1a91dL^MRA:`ITMdMRA;
              `IdMSNT?3dMiMRAJb@4TMSNP9g?212\<f:;P8P?TR1R1`8TR1P1a91dLSNRA=`ITMYNRA>`IdMhNT?3dM^NRAJb@5TMhNP9g?212\<Q;>P8P?TR1
              S1`8TR1P1a91dLhNRADTQ1YOT@4P9T?3dMQORAJb@6TMWOg?212\<_;:T?4RL7TR1P1dLWOa91dLYORAETQ1jOT@4P9T?3dMbORAJb@7TMhOg?
              212\<i;>T?4RL8TR1P1dLhOa91dLjORAFTQ1[P1T@4P9T?3dMSP1RAJb@8TMYP1g?212\<W<?T?4RL9TR1P1dLYP1a91dL[P1RAITQ1nP1T@4P9
              T?3dMdP1RAJb@;TMlP1g?212\<f<;P8T?4dR13`8TR1P1dLlP1a91dLnP1RAHTQ1bQ1T@4P9T?3dMWQ1RAJb@:TM`Q1g?212\<Q=5P8T?4`=dR1
              2`8TR1P1dL`Q1a91dLbQ1PS1P2T22LV=2T?1P<`HTMlQ1T23dLQR1LX=6T21Lm21T22LS51<^=2PS1PATQ1\R1T@1P9T?1`=dR12a91dL`R1P9
              RA6TR1k1a91PS1VO<lR1RA;TQ1kR1T@1P9T?1`=TR1i1a91dLkR1dLUS1RA4TQ1US1T@1P9T?1`=dR12a91dLUS1PS1VO?aS1RA=TQ1`S1T@1P9
              T?1`=TR1i1a91dL`S1dLjS1RA3TQ1jS1T@1P9T?1`=dR12a91dLjS1PS1PAPT1dL_T1TV1PT1L`=2VA11`=dR12Lb=1VA21`=dR12Lb=1VA31`=
              dR12Lb=1TA1`=dR12mT11nS11dV1aT1<?1PS1P9RA3dR13a91PS1<c=5PS1P9P?P8Lh=2T21Lm21`8P<T?2TR1Oa91PS1Lh=2T21LV=2P?`=TR1
              P2<^=2RA1PJdMTV1Lh=2T21Lj==RA1PT1dLkU1TV1hU1Lb=1T?3`=dR12mT11fU13dV1mU1<W>4T21L[>;P?TR1Y1<^=2dLTV1PS1RA2TQ1]V1
              T@1P9T?1R45a91dL^V1<f>5PS1P9RA3T?1RA1T?2dR14a91PS1Lh=2T21LV=2P?`=dR12<^=2PS1P9P?P8Lh=2T21Lm21`8g?223TR1Oa91PS1
              Lh=2T21Lk>8T22<S?3RA1PJdMlW1Lh=2T21LV?CT22<i?@T21LY@AT22<j@<dLlW1PS1Lh=2T21Lk>8T22<S?3PS1RA<`IdM^X1Lh=2T21LV=2
              P?a=1TR1g1<^=2dL^X1PS1P8PAdR15`8PJdMmX1Lh=2T21LV=2P?a=1TR1Q2<^=2dLmX1PS1P8PAPT1dLTY1TA2dR15mT11RY12dV1VY1`8T@2
              T?2PJdMcY1Lh=2T21LV=2P?a=1TR1S2<^=2dLcY1PS1P8PAPT1dLjY1TA2dR15mT11hY12dV1lY1`8T@2T?2PJdMYZ1Lh=2T21LV=2P?a=1TR1
              T2<^=2dLYZ1PS1RAHTQ1lZ1T@2P8T?2dR15`8PJdMkZ1Lh=2T21LVA8T?2a=1dR12<^=2dLkZ1dLlZ1PS1PS1P9RA<`IdMT[1L^A4dLT[1a91PS1
              PS1RA<TQ1Q\1T@2T?1TMl[1LbAATA2T34Lb=1VA12T34Lb=1VA22T34fO4j[1LSB3RA3T34dLj[1<VB2dLP\1P9P?TR1h1a91dLU\1P9P?TR1h1
              a91PS1LXB1VO4Z\1b16dL[\1b15<?1PS1PAT36RA1R41<?1PS1P9PATR1k1a91PS1P?PT1dLU]1TV1m\1L`=2^O1R]11T51d11d51dLU]1P5d1
              1`5mT11k\11dV1W]1<?1PS1P9PAT3oooooo3a91PS1PAT36RA1R42<?1PS1LYB=PAT3oooooo3L`=2RA1T3oooooo3L`=2RA2T3oooooo3L`=2
              RA3T3oooooo3<VB2PS1P9PAT3oooooo3a91PS1P9PAdQ1[^1T>1R44a91PS1RA1T?1dR12Lb=1RA2T?1dR12Lb=1PAT?1dR12<?1PS1PAT?1dR1
              2Lb=1RA2T?1dR12Lb=1RA1T?1dR12<?1PS1PAPT1dLS`1TV1]_1L`=2^O5`_12LfB6dL`_1VA12T?1dR12Lb=1VA22T?1dR12Lb=1VA32T?1dR1
              2Lb=1VA42T?1dR12Lb=1TA2T?1dR12mT11[_12dV1U`1<?1PS1PAPT1dLf`1TV1\`1L`=2TA2T?1dR12Lb=1VA12h<T3PDaF2T34LlB1mT11Z`1
              2dV1h`1<?1PS1PS1LX=6b11<VB2PS1LmB;PAT?1dR12L`=2RA1T?1dR12<VB2PS1<XCW2`>b@<PT1dLUb1RA2PJTMQb1RA3PJTMQb1P9P?PR1a9
              1h<1`>b@<PBPGTMPb1<_E[4dLPb1dLUb1P9P?TR1<a91eT11^a1dV1Wb1`>b@1b@4TMab1P9`>b@3TR1;a91dLab1`S1
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
              4jZ1A[[1@4k[14o[15T\16Z\15lA82RABPT1dLHL22P5f111`5L42\:22VA31`R1h:2aA3TMFRA:PJTMFRA;PJTMFdLGL61<71mT1141dV1JRA
              :PT1dL`1TW11L22P5f151`5L42\:22VA91dR11h:2aA3TM]1RA;PJTM]1dL^1L61<71`W1mT11M1dV1b1RA;PT1dLS2L22P5f141`5L42\:22T?
              1PR1h:2aA3TMQ2dLR2L61<71mT11e11dV1U2<82PS1T9:TO[2L:4dL\2L>5a91PS1T9:P5`1`5a91PS1T9:P5`1`5a91PS1T9:PAT3oooooo3a9
              1PS1LC7PAT3oooooo3LJ7RA1T3oooooo3<Q13PS1LT1;PAT3oooooo3L_1<RA1T3oooooo3<Q13PS1LC7PAT3oooooo3LJ7RA1T3oooooo3Lk1
              ;RA2T3oooooo3L_1<RA3T3oooooo3<Q13PS1LV29PAT3oooooo3L_2=RA1T3oooooo3Ll2<RA2T3oooooo3LX3>RA3T3oooooo3<Q13PS1Lf32
              b15<h32PS1RA2TQ1g4T@1T9:T?1T36a91dLm4Lj31PAT3oooooo3RA1R41<h32PS1T9:PATR1<a91PS1Lk31P?PT1dL\5TV1Y5Ll32P5d11`5mT1
              1W51dV1^5<n32PS1T9:PAT3oooooo3a91PS1T9:RA2T36a91PS1Lk31PAT3oooooo3Ll32RA1T3oooooo3Ll32RA2T3oooooo3Ll32RA3T3oooooo3
              <n32PS1T9:PAT3oooooo3a91PS1PATQ1e6T@1Lj31T?1R44<h32dLS7LP4@RA1PT1dLm6TV1k6Ll32T?1dR11mT11i61dV1o6L`4?P?TR1B<o4
              4PS1RA2TQ1\7T@1T9:T?1R45a91dL]7<S55PS1LX5;PAdR11Lk1;RA1dR11Lc5;RA2dR11<Q13PS1Ln5>PAdR11L\6;RA1dR11Lg6DRA2dR11<
              Q13PS1<[72PAPT1dL\9L]7=\:22TA1dR11h:2Lj7=\:22VA11dR11h:2LW8=\:22VA21dR11h:2Ld8:\:22VA31dR11h:2Ln8<\:22VA41dR11
              h:2LZ9;^O5U91L:4dLV9L>5Le92aA3TMZ9dL[9L61<71mT11X81dV1^9<n32PS1<[72PAPT1dLR:L]7=\:22TA1dR11h:2Lg9>VA11T3oooooo3
              Le92aA3TMP:dLQ:L61<71mT11d91dV1T:<n32PS182RA5TQ1_:T@1LU:<T?1`2<a:2dL_:Lc:@\:22RA6TR1<h:2RA7TQ1m:T@1<S;@\:22T?1
              TR1:h:2dLm:RA8TQ1T;T@1<c;BT?1T3oooooo3dLT;nP19Z;PPP2<U<BRA9R46Lj31dLZ;RA;TQ1c;T@1<g<B\:22T?1TR1:h:2dLc;RA=TQ1l;
              T@1<Y=E\:22T?1TR1:h:2dLl;RADTQ1T<T@1<n=>T?1R47Lj31dLT<RAETQ1\<T@1<\>=T?1R48Lj31dL\<RAFTQ1d<T@1<i>CT?1R49Lj31dL
              d<RAGTQ1l<T@1<\?BT?1R4:Lj31dLl<RAATQ1V=T@1<n?B\:22P5T21`5h:2dLV=RACTQ1`=T@1<`@>\:22P5T21`5h:2dL`=RAHTQ1i=T@1<n@
              =\:22T?1dR11h:2dLi=RAITQ1R>T@1<[A>\:22T?1dR11h:2dLR><iA3PS1T9:RA3dR11a91PS1T9:PAdR11a91PS1<lAB`>b@7PJTMe><^BCdL
              h?<QCA`>b@7PT1dLe?LbC>P5b12`5LTD?RA5PT1dLW?TV1T?Ll32P5f111`5mT11R?1dV1Y?LcD>P5RA6b@1P1`5Le92aA3TMc?dLd?L61<71eT1
              1j>dV1g?<QE5LVE:\:22`>b@2PR1h:2<a:2`>b@=PJTMU@<`EAdLjA<QF@`>b@=PT1dLgA<aFFRA2PT1dLi@TV1`@Ll32P5VA21b@2P1`5L42P5
              f111`5mT11^@1dV1k@<]GFRA4PT1dL_ATW11LSH8P5f161`5L42\:SH8VA91dR11h:8aA3TM\AdL]AL61<71`W1mT11o@1dV1aA<[H=aA3TMeA
              dLfAL61<71eT11Z@dV1iA<hH4<82`S1
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
              PO:4ZN4ZO9cO8kO<6WP1<cP1<oP18WQ1>eQ1@UR1>2cR1:mR182US15ZS142^S18fS144US15ZS14jS1A[T1@4kT14oT15TU16ZU15e>82RABPT1
              dLHL22P5f111`5L42\:22VA31`R1h:2aA3TMFRA:PJTMFRA;PJTMFdLGL61<71mT1141dV1JRA:PT1dL`1TW11L22P5f151`5L42\:22VA91dR1
              1h:2aA3TM]1RA;PJTM]1dL^1L61<71`W1mT11M1dV1b1RA;PT1dLS2L22P5f141`5L42\:22T?1PR1h:2aA3TMQ2dLR2L61<71mT11e11dV1U2
              <82PS1T9:TO[2L:4dL\2L>5a91PS1T9:P5`1`5a91PS1T9:P5`1`5a91PS1T9:PAT3oooooo3a91PS1LC7PAT3oooooo3LJ7RA1T3oooooo3<Q1
              3PS1LT1;PAT3oooooo3L_1<RA1T3oooooo3<Q13PS1LC7PAT3oooooo3LJ7RA1T3oooooo3Lk1;RA2T3oooooo3L_1<RA3T3oooooo3<Q13PS1
              LV29PAT3oooooo3L_2=RA1T3oooooo3Ll2<RA2T3oooooo3LX3>RA3T3oooooo3<Q13PS1Lf32b15<h32PS1RA2TQ1g4T@1T9:T?1T36a91dLm4
              Lj31PAT3oooooo3RA1R41<h32PS1T9:PATR1<a91PS1Lk31P?PT1dL\5TV1Y5Ll32P5d11`5mT11W51dV1^5<n32PS1T9:PAT3oooooo3a91PS1
              T9:RA2T36a91PS1Lk31PAT3oooooo3Ll32RA1T3oooooo3Ll32RA2T3oooooo3Ll32RA3T3oooooo3<n32PS1T9:PAT3oooooo3a91PS1PATQ1
              e6T@1Lj31T?1R44<h32dLS7LP4@RA1PT1dLm6TV1k6Ll32T?1dR11mT11i61dV1o6L`4?P?TR1B<o44PS1RA2TQ1\7T@1T9:T?1R45a91dL]7<
              S55PS1LX5;PAdR11Lk1;RA1dR11Lc5;RA2dR11<Q13PS1Ln5>PAdR11L\6;RA1dR11Lg6DRA2dR11<Q13PS1<[72PAPT1dL\9L]7=\:22TA1dR1
              1h:2Lj7=\:22VA11dR11h:2LW8=\:22VA21dR11h:2Ld8:\:22VA31dR11h:2Ln8<\:22VA41dR11h:2LZ9;^O5U91L:4dLV9L>5Le92aA3TMZ9
              dL[9L61<71mT11X81dV1^9<n32PS1<[72PAPT1dLR:L]7=\:22TA1dR11h:2Lg9>VA11T3oooooo3Le92aA3TMP:dLQ:L61<71mT11d91dV1T:
              <n32PS182RA5TQ1_:T@1LU:<T?1`2<a:2dL_:Lc:@\:22RA6TR1<h:2RA7TQ1m:T@1<S;@\:22T?1TR1:h:2dLm:RA8TQ1T;T@1<c;BT?1T3oooooo3
              dLT;nP19Z;PPP2<U<BRA9R46Lj31dLZ;RA;TQ1c;T@1<g<B\:22T?1TR1:h:2dLc;RA=TQ1l;T@1<Y=E\:22T?1TR1:h:2dLl;RADTQ1T<T@1<
              n=>T?1R47Lj31dLT<RAETQ1\<T@1<\>=T?1R48Lj31dL\<RAFTQ1d<T@1<i>CT?1R49Lj31dLd<RAGTQ1l<T@1<\?BT?1R4:Lj31dLl<RAATQ1
              V=T@1<n?B\:22P5T21`5h:2dLV=RACTQ1`=T@1<`@>\:22P5T21`5h:2dL`=RAHTQ1i=T@1<n@=\:22T?1dR11h:2dLi=RAITQ1R>T@1<[A>\:
              22T?1dR11h:2dLR><iA3PS1T9:RA3dR11a91PS1T9:PAdR11a91PS1T9:`>b@T3b@6PR1a91`S1
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
              5Sa46Ya45lZ1PW1^P184PPP28=dLV1^P187PPP4<=:dLV1^P18:PPP8<GBdLV1^P18=PPP@<Y1BdLV1^P18@PPPP1<k1?dLV1^P18CPPPP2<Z2
              >dLV1^P18FPPPP4<h26dLV1^P18IPPPP8<n2<dLV1^P18LPPPP@<Z3<dLV1^P18OPPPPP1<f3@dLV1^P18R1PPPPP2<V4HdLV1^P18U1PPPPP4
              <n4>dLV1<\5A`W1PS1T9m5RA7TR1?a91VO9_1Lm56dL`1LS68L[68`1P?TR12<c63\9f64P?TR14a91<j62h<1RA=PBPGTMU2<l61T9m5P?TR1
              3a91dLU2PS1h<1RA=PBPGTMg2RA=aB1TQ1f2T@1Lm63`1LQ71TA1`2<R73dLf2dLg2PS1RA=PT1dLj3TV1m2<l61LU7N`1<S86VO9S3Lm56dLT3
              LS68LY8>`1LQ71TA1`2aA2dMd3Lm63`1LQ71TA1h<1QF1`2Lg82dLd3<c63\9f64VA11TR15a91<j62mT11k21dV1l3PS1RABPT1dLW4TV1R4<
              l61T9m5T?1RA9TR1Da91mT11P41dV1Y4RA=PBh<1PHTMh4RABPJdMc4<l61dLc4T9m5RA:TR15a91dLh4RABPJTMP5RA=PBh<1PHTMU5RA;PJdM
              U5<l61dLU5RA;PT1dL^5TV1Z5<l61T9m5T?1TR11a91mT11X51dV1`5PS1P?PT1dLR6TV1f5<l61TW11^O?m51T9m5T?1TR18a91dLQ6T9m5T?
              1TR16a91`W1mT11d51dV1T6PS1PW1T9m5P?TR1Aa91VO=h6T9m5P?TR1@a91Li8;`1LT92P?PR1LV99b11<_92dLh6T9m5P?VO>n6fO=n6\<m5
              6dLo6\<S68TR17a91`W1PS1PW1RA9fN:W7^P18b7PPPf5T21La95b11LT92P?PR1LV99RA9`R1<l61dLZ8^P18n7PPPP2T21La95b11LT92P?PR1
              Lf9;RA9`R1<Q:3dLZ8T21La95b11LT92P?PR1<T:;\9f64RA9`R1a91<j62`W1PS1PW1T9m5P?TR1Aa91VO>o8T9m5P?TR1@a91Li8;`1LT92P?
              PR1<_:U2b1F<_92dLo8T9m5P?TR19a91`W1PS1PW1Ld<=b11LQ=KP?PR1<l=3RAHTQ1d9T@1\9f64T?1`R1a91dLh9\9f64P?TR1:a91`W1PS1
              PW1RABPBh<1PHTMn:Lo=?RABPT1dLU:d11mT11T:1dV1W:<^>4RACPT1dLd:\9f64P?P8TA1TR1<`8VA11TR1;a91mT11[:1dV1f:\9f64P?\<
              b>4RA9TR1;a91<j62dLe;<f>7RACPT1dL\;Lf64\:f64TA1TR1=h:4<m>4\9Q?8VA11`R1a91mT11R;1dV1^;\9f64P?\<b>4RA9TR1;a91<j6
              2`W1PS1PW1T?2fN:k;^P18Q<PPPf7T21LY?4T?2`R1<l61dLW<T21<m>4\9f64T?2`R1a91`W1PS1P?PT1dL^<T?1TR1>mT11\<1dV1`<<l61PS1
              P?PT1dLn<TV1g<<]?4La?9VA21`@P1Lj?4T?1TR1>mT11e<1dV1P=PS1Ln?>RA2b@1P1L\@1`1<l61PS1P?TQ1b=T@1T9m5P6T21`6a91dLb=PS1
              PW1VO=T>RA<TQ1S>T@1L]@<TA1TQ1P>T@2P5T22`5dLQ>Li@Q1<jA2dLS>dLT>`W1PS1PW1^P18a>PPPPP8T9m5P?P8RA:TR1C`8TR1Ba91dLe>
              T9m5RA;TR1?a91`W1PS1PW1T?1PJTMP?T9m5RA;TR1?a91dL`?RA;TQ1[?T@2T9m5P6T22<_92T21`6a91dL`?T9m5P6T21`6a91`W1PS1P?bK
              NTQ1_AT@1VAE1TQ1[@T@2T?2hJ1dMZ@LlAAT?2hJ2TMR@L]B:dLX@T?2hJ4TMW@LgB:dLX@LQC:<[C2dLZ@dL[@VAG1TQ1PAT@2T?2hJh1TMo@
              L]CQ1T?2hJ8TMg@L^D@dLm@T?2hJ@TMl@LnD=dLm@L[E:<[C2dLo@dLPAVAF1TQ1YAT@2T?2hJ4TMXA<eEJdLXAdLYAVAI1`IdM^A<_Fb2dL^A
              dL_APS1T9m5RA2TR1?a91RA3fN^1lARA3fN_1lARA3fN`1lARA3VNa1]BT?1TMPBLm56dLQBLS68La95`1LT92RA3dR11<QI=\:f64RA3dR12h:
              4<l61dLkBT?1TMaBLm56dLbBLS68La95`1LT92RA3dR11LV99RA3dR12<l61PS1<^I8PS1<fI7PS1<fI7PS1<h26PS1<mI@PS1<]J>PS1<kJ>PS1
              <YKEPS1T9m5TO`CLnK4dLaCLRL5a91PS1T9m5P5`1`5a91PS1T9m5P5`1`5a91PS1T9m5PAU31oooooo3a91PS1LWL@PAT3oooooo3LgL5RA1T3
              oooooo3<lL5PS1LQM>PAT3oooooo3LgL5RA1T3oooooo3<lL5PS1L_M>PAT3oooooo3LgL5RA1T3oooooo3LgL5PARA2`FT3oooooo3LgL5RA1
              RA3`FT3oooooo3<lL5PS1LmMMRA1T3oooooo3LjN;PAT3oooooo3LUO;RA3T3oooooo3L`O>RA2T3oooooo3<lL5PS1`>b@1b@3`IdM]FP8PATR1
              V1`8T@1T?1T<m5`HTMWFT9m5PATR1W1a91dL\F<nOC\9f64T21a91<jA2dLaFT9m5PATR1W1a91PS1P?PT1dL`GVA31PJdM`GPU1aA2TM`GVA3
              1PT1dL]GVA52TQ1]GT@3LaP1CT23LTQ1DTA2`D`2LhQ11nP11[GRPP2LiQ1IdL[G<bR13dL]GmT11nF2dV1_GdL`GlT1eF1dV1bGPS1P?PT1dL
              SHVA21`IdMSHPU1aA2TMSHT9m5VA21dQ1PHT<m5P1a91dLSHlT1fG1dV1VH<eR1JPS1<_S1BRAHTQ1bHT@1LQT1<\:f64T?1`R1h:4<]T12dLbH
              RA7TQ1jHT@1L_T1?VA21T36<nT15dLjHRA2TQ1TIT@1LSU1A\:f64T?1`R1h:4<]T12dLTInP19WIPPP2<dU1Y1dLWI\9f64P?TR1Y1a91\9f6
              4P?TR1Z1a91RAFTQ1RJT@1T?1hJ2TMgI<mV1f1dLQJT?1hJ8TMlI<cX1h1dLQJT?1hJ1TMQJ<[Z1a1dLQJdLRJRADTQ1\JT@1Ll[1Q1\:f64T?
              1TR1`1h:4<]T12dL\J\9f64P?TR1^1a91<jA2PS1PATQ1jJT@1Lm\1=T?1`R1<]T12dLRKRA6PJdMRKLm\1=RA6TR1W1<]T12dLRKPS1P8RA3TQ1
              ZKT@1T?1dR13dLZK`8T@1T?1T<m5`HdMjKfO?jKRA>TQ1iKT@2LZ]1@T?2T36<j]15dLiKdLRLRA=TQ1RLT@2LZ]1@VA22T36<nT15dLRLPS1T9
              m5^P11WLPPPHLo]13dLWLa91PS1T9m5RA3dR13a91PS1PS1VO<lLRA;TQ1kLT@1LR^1=VA21T36<nT15T9m5TR1_1a91dLkLdLWMRA:TQ1WMT@
              1LR^1=T?1T36<j]15T9m5TR1_1a91dLWMPS1<_^1P4PS1P?hJ1TM_M<_b16dLTNP?hJ2TMdM<eb14dLTNP?hJ4TMiM<ib15dLTNP?hJ8TMnM<nb1
              6dLTNP?hJ@TMSN<Tc17dLTN<[c18PS1RA<TQ1fNT@1Lcc1=TA1U314LPd12VA11U314LPd12VA21U314LPd12VA31U314<Rd1IdLkNLkd1?P6b1
              7Q71<jA2PS1b11PAb@?TMROLZe1:dLRO<l61PS1T9m5PA`R1a91PS1RA2T36<de14PS1Lhe1BPA`D`2<jA2PS1RA2T3oooooo3<Zf1>PS1Lhf1
              >PAU31oooooo3LPd12RA1U31oooooo3LPd12RA2U31oooooo3LPd12RA3U31oooooo3<jA2PS1T9m5PAU31oooooo3a91PS1PATQ1bP1T@1LVg1
              <T?1TR1j1<jA2dLaQ1<bg1W2RA1PT1dLlP1TV1hP1LPd12\:f64T?1`R1h:4mT11fP11dV1nP1<bR13RA2TQ1`Q1T@1Lii1JT?1hJ1TMXQ1Lcj1
              5dL^Q1T?1hJ4TM]Q1Lhj16dL^Q1Lnj14<]T12dL`Q1<jA2PS1LRk1BP?hJ1TMhQ1Ldk15dLgR1P?hJ2TMmQ1Lik16dLgR1P?hJ4TMRR1Lok16dL
              gR1P?hJ8TMWR1LUl16dLgR1P?hJ@TM\R1L[l16dLgR1P?hJP1TMaR1Lal15dLgR1P?hJP2TMfR1Lfl16dLgR1Lll15PS1<Qm1I\:f64PA`R1h:
              4<jm1>\:f64RA1`R1h:4<Xn1?\:f64RA2`R1h:4<gn14PS1<kn1P1\:f64PA`R1h:4<ko1>\:f64RA1`R1h:4<YP2?\:f64RA2`R1h:4<gn14PS1
              <hP28PAPT1dLlT1<PQ2Q1\:Q?8TA1`R1h:8<QR2D\:Q?8VA11`R1h:8<eR2D\:Q?8VA21`R1h:8<YS2A\:Q?8VA31`R1h:8<jS2C\:Q?8VA41`R1
              h:8<]T12^O5kT11<]T2HdLkT1<UU27mT11nS11dV1nT1<jA2PS1<\U2?PAPT1dL]U1LkU2G\:f64TA1`R1h:4LPd12VA11U316<bR13mT11TU1
              1dV1_U1<jA2PS1T9m5P?TR1X1a91PS1T9m5P;<bV2f4`>b@1`@P1<_92`;a91`>b@:TMUV1<X[2n2dLUV1`>b@6`@TM[V1<V^2k1dL[V1`>b@6
              b@1dMcV1`>b@6b@=TMeV1<Q`2S1dLeV1`>b@6b@<TMkV1<Ta2V2dLkV1`>b@1b@3TQ1TW1P@LZc27P2<ac23dLTW1`>b@6b@4TMZW1<dc2c1dL
              ZW1`>b@6b@5TM`W1<We2Z2dL`W1`>b@6b@=TMfW1<ag2`2dLfW1`>b@6`@TMlW1<Qj2j1dLlW1`>b@6b@<TMRX1<kk2n1dLRX1`>b@6b@2dMZX1
              `>b@6b@<TM\X1<im2Q6dL\X1`>b@6b@2dMhX1`>b@6b@3dMhX1`>b@6b@<TMjX1<jS3U2dLjX1`>b@6b@<TMPY1<oU3R7dLPY1`>b@6b@1TMVY1
              <Q]3`1dLVY1`>b@6b@=TM\Y1<a^3\5dL\Y1`>b@6b@:TMbY1<mc3]1dLbY1`>b@6b@4TMhY1<Ze3^1dLhY1<hf3h1`>b@:TMnY1<`h3i4dLnY1
              <Ym3B`>b@1b@1P1`>b@2TR12<c63\9f64`>b@2TR14a91<j62h<1`>b@2b@=PBPGTMkZ1<l61T9m5`>b@2TR13a91dLkZ1`S1
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
              ^O5cO4SP1AdP1@4TQ14XQ15]Q16cQ15g1P9P;8f4`>b@1`@P1<f42`;a91<h4k4`>b@8PT1dLLLc9J`1<a:O`1L`;2b11Lb;3b11Le;1RA6`@P1
              <f;2eT11?dV1N<h;4`>b@8PT1dLc1TV1U1<l;1Lm;I`1<f<Lb11<b=3RA5PT1dL`1Le=8d11<f;2mT11]11dV1b1<m=6eT11S1dV1e1<S>2`S1
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
              A`Y5@4PZ54TZ55YZ56_Z55Zl1H4RA2PT1dL=TV16L42L61VA21`@P1L76d11L61mT1141dV1?<=@`1<Md1RA2PT1dLKTV1GL42\:a24T?1TR1Q1
              h:4mT11E1dV1M<e25PS1P8P?TR13`8T@1P8P?TR14`8T@2T?1T<7`HdMg1T?2T<7`HdMg1Lj2KT21Le36T22<k31dLk1T97RA6TR1Q1a91PS1P?
              PT1dLa2P8T?1TR13`8T<7`HdMa2P8T?1TR14`8T<7`HdMa2T97d11a91dLa2mT11o11dV1c2PS1RA5PT1dLY3VA41dQ1j2P>hJ2TMY3VA51dQ1
              o2P>hJ1TMY3PU1aA2TMY3T97T?1TR1Q1a91dLY3lT1g21dV1[3PS1RA5PT1dLQ4VA41dQ1b3T>1hJ1TMQ4VA51dQ1g3P>hJ1TMQ4PU1aA2TMQ4
              T97T?1TR1Q1a91dLQ4lT1_31dV1S4PS1P8P?TR1:`8T<7`HTMm4RA?PT1dLj4^O>j41^O=j41PU1TV1c4<k31TW11T97T?1T<7TR16a91`W1lT1
              ^41dV1l4dLU6RA?TT1T3dL[5TV1R5<k31T97T?1P8Ll37`A`2`8TR17a91mT11P51dV1]5RA?PJdMe5RA@PJdMe5<k31dLe5RA@TT1T3dLS6TV1
              j5<k31T97T?1P8LS47`A`2`8TR18a91mT11h51dV1U6PS1PW1T97P?TR1T1a91T97P?TR1S1a91LZ4;`1Le42P?TR1CLg49T21b11<k31`W1PS1
              P?PT1dL[7^O>[72PU1TV1Q7<k31TW12T97T?2P8T21LP51`8TR16a91`W1lT1m62dV1]7PS1P?PT1dLR8^O>R82PU1TV1e7<k31T97VA72TR1R1
              a91LZ4;f112Le42d12Lg49T21LP51f112<k31lT1a72dV1T8PS1T97RA7TR1R1a91<Q5M`1<n52\9a24P?TR1;a91<P6n1\9n78P?TR1>a91<V8
              6P8P?TR15`8T@1P8P?TR1A`8T@2T?1T<7`HdMY9<k31\9a24T21a91dLY9T?2T<7`HdMb9<k31\9a24T22a91dLb9<\82PS1T97h<S3RA?PBRA
              @PBPFPGTMo9L^83dLo9a91PS1P8P?TR1:`8T<7`HTMa:T97RA?TR1<a91T97RA@TR1=a91dLY;RA?TT1T3dLk:<a8_1`A`2LP:9`A`2<Y:2mT1
              1d:1dV1m:RA@TT1T3dLW;<[:_1`A`2Lj;9`A`2<Y:2mT11P;1dV1Y;PS1P?PT1dLo;^O>o;1PU1TW11T97T?1TR1T1a91^O=g;1LS<8dLh;L[<
              6La<5f111Le42T?1TR1C<Y:2`W1lT1];1dV1Q<PS1P?PT1dL`<^O>`<1PU1T97VA71TR1R1a91LZ4;f111Le42d11<Y:2lT1U<1dV1b<PS1P8P?
              TR1:`8T<7`HTMS=T97RA?TR1?a91T97RA@TR1@a91dLk=RA?TT1T3dL]=Ll37`A`2Lf<:`A`2<P=<mT11V=1dV1_=RA@TT1T3dLi=LS47`A`2L
              \=:`A`2<P=<mT11b=1dV1k=PS1P?PT1dLW>^O>W>1PU1TW11f111Lf=3f121<P=<`W1lT1o=1dV1Y>PS1P?PT1dLc>^O>c>1PU1f111Lf=3d11
              <P=<lT1]>1dV1e>PS1P8P?TR1:`8T<7`HdM\@RA?TT1T3dLb?T97P8Li=7`A`2`8\<P>EP8T?1TR1<`8P8T?1TR1?`8TR1Ba91<k31mT11P?1dV1
              d?RA@TT1T3dLY@T97P8Le>7`A`2`8\<l>EP8T?1TR1=`8P8T?1TR1@`8TR1Ba91<k31mT11g?1dV1[@dL\@RA@PT1dLg@^O>g@1PU1TV1c@<k3
              1T97T?1TR19a91lT1_@1dV1i@PS1H4T21<a?Q1P2<n52\9a24T22a91<P6n1\9n78T23a91<b@8PS1PW1^P18\APPP2<j@=dL^B^P18_APPP4<
              WA:dL^B^P18bAPPP8<aABdL^B^P18eAPPP@<SBBdL^B^P18hAPPPP1<eB?dL^B^P18kAPPPP2<TC>dL^B^P18nAPPPP4<bC6dL^B^P18QBPPPP8
              <hC<dL^B^P18TBPPPP@<TD<dL^B^P18WBPPPPP1<`D@dL^B^P18ZBPPPPP2<PEHdL^B^P18]BPPPPP4<hE>dL^B<VFA`W1PS1T97RA7TR1R1a9
              1VO9gBL[<6dLhBLS<8LgF8`1P?TR1E<oF3\9a24P?TR1Ga91<\82h<1RA=PBPGTM]C<k31T97P?TR1Fa91dL]CPS1h<1RA=PBPGTMoCRA=aB1TQ1
              nCT@1LRG3`1LVG1TA1`2<WG3dLnCdLoCPS1RA=PT1dLRETV1UD<k31LZGN`1<XH6VO9[DL[<6dL\DLS<8L^H>`1LVG1TA1`2aA2dMlDLRG3`1L
              VG1TA1h<1QF1`2LlH2dLlD<oF3\9a24VA11TR1Ha91<\82mT11SD1dV1TEPS1RABPT1dL_ETV1ZE<k31T97T?1RA9TR1W1a91mT11XE1dV1aERA
              =PBh<1PHTMPFRABPJdMkE<k31dLkET97RA:TR1Ha91dLPFRABPJTMXFRA=PBh<1PHTM]FRA;PJdM]F<k31dL]FRA;PT1dLfFTV1bF<k31T97T?
              1TR1Da91mT11`F1dV1hFPS1P?PT1dLZGTV1nF<k31TW11^O?UG1T97T?1TR1Ka91dLYGT97T?1TR1Ia91`W1mT11lF1dV1\GPS1PW1T97P?TR1
              T1a91VO=PHT97P?TR1S1a91LZ4;`1Le42P?TR1CLg49b11<nH2dLPHT97P?VO>VHfO=VH\<[<6dLWH\<S<8TR1Ja91`W1PS1PW1RA9fN:_H^P1
              8jHPPPf5T21La<5b11Le42P?TR1CLg49RA9`R1<k31dLbI^P18VIPPPP2T21La<5b11Le42P?TR1CLPI;RA9`R1<[I3dLbIT21La<5b11Le42P?
              TR1C<^I;\9a24RA9`R1a91<\82`W1PS1PW1T97P?TR1T1a91VO>WJT97P?TR1S1a91LZ4;`1Le42P?TR1C<iIU2b1F<nH2dLWJT97P?TR1La91
              `W1PS1PW1LnK=b11L[LKP?TR1C<VM3RAHTQ1lJT@1\9a24T?1`R1a91dLPK\9a24P?TR1Ma91`W1PS1PW1RABPBh<1PHTMVLLYM?RABPT1dL]K
              d11mT11\K1dV1_K<hM4RACPT1dLlK\9a24P?P8TA1TR1O`8VA11TR1Na91mT11cK1dV1nK\9a24P?\<lM4RA9TR1Na91<\82dLmL<PN7RACPT1
              dLdLLa24\:a24TA1TR1P1h:4<WN4\9n78VA11`R1a91mT11ZL1dV1fL\9a24P?\<lM4RA9TR1Na91<\82`W1PS1PW1T?2fN:SM^P18YMPPPf7T2
              1L[N4T?2`R1<k31dL_MT21<WN4\9a24T?2`R1a91`W1PS1P?PT1dLfMT?1TR1Q1mT11dM1dV1hM<k31PS1P?PT1dLVNTV1oM<_N4LcN9VA21`@
              P1LlN4T?1TR1Q1mT11mM1dV1XNPS1LPO>RA2b@1P1LP51`1<k31PS1P?TQ1jNT@1T97P6T21`6a91dLjNPS1PW1VO=\ORA<TQ1[OT@1L^O<TA1
              TQ1XOT@2P5T22`5dLYOLjOQ1<kP12dL[OdL\O`W1PS1PW1^P18iOPPPPP8T97P?P8RA:TR1V1`8TR1U1a91dLmOT97RA;TR1R1a91`W1PS1PW1
              T?1PJTMXP1T97RA;TR1R1a91dLhP1RA;TQ1cP1T@2T97P6T22<nH2T21`6a91dLhP1T97P6T21`6a91`W1PS1P?bKNTQ1gR1T@1VAE1TQ1cQ1T@
              2T?2hJ1dMbQ1LmP1AT?2hJ2TMZQ1L^Q1:dL`Q1T?2hJ4TM_Q1LhQ1:dL`Q1LRR1:<\R12dLbQ1dLcQ1VAG1TQ1XR1T@2T?2hJh1TMWR1L^R1Q1
              T?2hJ8TMoQ1L_S1@dLUR1T?2hJ@TMTR1LoS1=dLUR1L\T1:<\R12dLWR1dLXR1VAF1TQ1aR1T@2T?2hJ4TM`R1<fT1JdL`R1dLaR1VAI1`IdMfR1
              <`U1b2dLfR1dLgR1PS1T97RA2TR1R1a91RA3fN^1TS1RA3fN_1TS1RA3fN`1TS1RA3VNa1eS1T?1TMXS1L[<6dLYS1LS<8La<5`1Le42RA3dR1
              1<RX1=\:a24RA3dR12h:4<k31dLST1T?1TMiS1L[<6dLjS1LS<8La<5`1Le42RA3dR11Lg49RA3dR12<k31PS1<_X18PS1<gX17PS1<gX17PS1
              <bC6PS1<nX1@PS1<^Y1>PS1<lY1>PS1<ZZ1EPS1T97TOhT1LoZ14dLiT1LS[15a91PS1T97P5`1`5a91PS1T97P5`1`5a91PS1T97PAU31oooooo3
              a91PS1LX[1@PAT3oooooo3Lh[15RA1T3oooooo3<m[15PS1LR\1>PAT3oooooo3Lh[15RA1T3oooooo3<m[15PS1L`\1>PAT3oooooo3Lh[15RA
              1T3oooooo3Lh[15PARA2`FT3oooooo3Lh[15RA1RA3`FT3oooooo3<m[15PS1Ln\1MRA1T3oooooo3Lk]1;PAT3oooooo3LV^1;RA3T3oooooo3
              La^1>RA2T3oooooo3<m[15PS1`>b@1b@3`IdMeW1P8PATR1i1`8T@1T?1T<7`HTM_W1T97PATR1j1a91dLdW1<o^1C\9a24T21a91<kP12dLiW1
              T97PATR1j1a91PS1P?PT1dLhX1VA31PJdMhX1PU1aA2TMhX1VA31PT1dLeX1VA52TQ1eX1T@3Lb_1CT23LU`1DTA2`D`2Li`11nP11cX1RPP2L
              j`1IdLcX1<ca13dLeX1mT11VX12dV1gX1dLhX1lT1mW11dV1jX1PS1P?PT1dL[Y1VA21`IdM[Y1PU1aA2TM[Y1T97VA21dQ1XY1T<7P1a91dL[Y1
              lT1nX11dV1^Y1<fa1JPS1<`b1BRAHTQ1jY1T@1LRc1<\:a24T?1`R1h:4<Y:2dLjY1RA7TQ1RZ1T@1L^c1?VA21T36<mc15dLRZ1RA2TQ1\Z1T@
              1LRd1A\:a24T?1`R1h:4<Y:2dL\Z1nP19_Z1PPP2<cd1Y1dL_Z1\9a24P?TR1l1a91\9a24P?TR1m1a91RAFTQ1Z[1T@1T?1hJ2TMoZ1<le1f1
              dLY[1T?1hJ8TMT[1<bg1h1dLY[1T?1hJ1TMY[1<Zi1a1dLY[1dLZ[1RADTQ1d[1T@1Lkj1Q1\:a24T?1TR1S2h:4<Y:2dLd[1\9a24P?TR1Q2a9
              1<kP12PS1PATQ1R\1T@1Llk1=T?1`R1<Y:2dLZ\1RA6PJdMZ\1Llk1=RA6TR1j1<Y:2dLZ\1PS1P8RA3TQ1b\1T@1T?1dR13dLb\1`8T@1T?1T<
              7`HdMR]1fO?R]1RA>TQ1Q]1T@2LYl1@T?2T36<il15dLQ]1dLZ]1RA=TQ1Z]1T@2LYl1@VA22T36<mc15dLZ]1PS1T97^P11_]1PPPHL^83dL_]1
              a91PS1T97RA3dR13a91PS1PS1VO<T^1RA;TQ1S^1T@1Lnl1=VA21T36<mc15T97TR1R2a91dLS^1dL_^1RA:TQ1_^1T@1Lnl1=T?1T36<il15T9
              7TR1R2a91dL_^1PS1<[m1P4PS1P?hJ1TMg^1<[Q26dL\_1P?hJ2TMl^1<aQ24dL\_1P?hJ4TMQ_1<eQ25dL\_1P?hJ8TMV_1<jQ26dL\_1P?hJ
              @TM[_1<PR27dL\_1<WR28PS1RA<TQ1n_1T@1L_R2=TA1U314L42VA11U314L42VA21U314L42VA31U314<lR2IdLS`1LeS2?P6b17Q71<kP12PS1
              b11PAb@?TMZ`1LTT2:dLZ`1<k31PS1T97PA`R1a91PS1RA2T36<^T24PS1LbT2BPA`D`2<kP12PS1RA2T3oooooo3<TU2>PS1LbU2>PAU31oooooo3
              L42RA1U31oooooo3L42RA2U31oooooo3L42RA3U31oooooo3<kP12PS1T97PAU31oooooo3a91PS1PATQ1ja1T@1LPV2<T?1TR1]2<kP12dLib1
              <\V2W2RA1PT1dLTb1TV1Pb1L42\:a24T?1`R1h:4mT11na11dV1Vb1<ca13RA2TQ1hb1T@1LcX2JT?1hJ1TM`b1L]Y25dLfb1T?1hJ4TMeb1LbY2
              6dLfb1LhY24<Y:2dLhb1<kP12PS1LlY2BP?hJ1TMPc1L^Z25dLoc1P?hJ2TMUc1LcZ26dLoc1P?hJ4TMZc1LiZ26dLoc1P?hJ8TM_c1LoZ26dL
              oc1P?hJ@TMdc1LU[26dLoc1P?hJP1TMic1L[[25dLoc1P?hJP2TMnc1L`[26dLoc1Lf[25PS1<k[2I\:a24PA`R1h:4<d\2>\:a24RA1`R1h:4
              <R]2?\:a24RA2`R1h:4<a]24PS1<e]2P1\:a24PA`R1h:4<e^2>\:a24RA1`R1h:4<S_2?\:a24RA2`R1h:4<a]24PS1<b_28PAPT1dLTf1<j_2
              Q1\:n78TA1`R1h:8<k`2D\:n78VA11`R1h:8<_a2D\:n78VA21`R1h:8<Sb2A\:n78VA31`R1h:8<db2C\:n78VA41`R1h:8<Y:2^O5Sf11<Wc2
              HdLSf1<oc27mT11Ve11dV1Vf1<kP12PS1<Vd2?PAPT1dLef1Led2G\:a24TA1`R1h:4L42VA11U316<ca13mT11\f11dV1gf1<kP12PS1T97P?
              TR1k1a91PS1T97P;<\e2f4`>b@1`@P1<nH2`;a91P8`>b@8TR12`8P@P?T<7`HdMdg1<Rj2g1dLdg1<ik2[9`>b@6b@5TMkg1<TU3Z2dLkg1`>
              b@6`@TMQh1<^W3j1dLQh1`>b@6b@<TMWh1<XY3n1dLWh1`>b@6b@2dM_h1`>b@6b@<TMah1<V[3U2dLah1`>b@6b@3dMih1`>b@6b@<TMkh1<[]3
              U2dLkh1`>b@6b@1TMQi1<`_3`1dLQi1`>b@6b@:TMWi1<Pa3]1dLWi1`>b@6b@4TM]i1<]b3^1dL]i1<kc3i6\9a24`>b@2TR1;a91<dj3i4\9
              n78`>b@2TR1>a91<V86P8`>b@2TR15`8T@1P8`>b@2TR1A`8T@2T?1T<7`HdM_j1<k31\9a24T21a91dL_j1T?2T<7`HdMhj1<k31\9a24T22a9
              1dLhj1`>b@;PBh<P2QG1TM]k1<]o3e3`>b@;PT1dLYk1TV1Uk1<k31\9n78T?3PR1a91mT11Sk13dV1[k1<RS46dL]k1<XS4l7`>b@8PT1dLlk1
              La24d13LT[4@f113Lf=3\:a24T?3TR11h:4<Y:2mT11bk13dV1nk1<d[4Z2`>b@8PT1dLVl1TV1Ul1L42d13mT11Sl13dV1Xl1<n]4S9`S1
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
              44nU25SV24cV2ATW2@4dW24hW25mW26SX25Q6PW1RA;TQ1:T@1P9P6T21`6a91dL:RA:bKNTQ1HT@1VA51TQ1GT@2b1DH1T?2`2<13dLGdLH`W1
              PS1PW1RA:bKNTQ1f1T@1VAG1TQ1e1T@2T?2hJP1TMX1b1D<4JdLd1T?2hJ8TM^1b1D<NOdLd1T?2hJ@TMd1b1D<m1P1dLd1dLe1dLf1`W1PS1PW1
              RA:bKNTQ1d2T@1VAE1TQ1c2T@2T?2hJ2TMV2b1D<m2EdLb2T?2hJ4TM\2b1D<b3EdLb2T?2hJ8TMb2b1D<W4i2dLb2dLc2dLd2`W1PS1P9P;<P7
              f4`>b@1`@P1<f;2`;a91`>b@:TMU3<h;n2dLU3<f>Q8`>b@@PT1dLd3VO>d3PU1TV1^3<gF1PW1\9hF4P?PR1a91`W1dT1Z3dV1f3<lF_2`>b@
              :TM`4<[I^6`>b@@PT1dL\4VO>\4PU1PW1LiO<b1DLUP14VO?Y4LYP16b1FdLZ4b12<gF1`W1dT1o3dV1^4<_P1:dLQ5<iP1Z1`>b@@PT1dLn4VO
              >n4PU1PW1LSR1@b1DLUP14b12<gF1`W1dT1e4dV1P5<cR1><QS1n4`>b@@PT1dL^5VO>^5PU1PW1\9SR1@P?TR11a91`W1dT1V5dV1`5<oW1`5
              `>b@@PT1dLm5VO>m5PU1PW1\9iO<P?TR12a91`W1dT1e5dV1o5<_]1V7`S1
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
              AVQ3@4fQ34jQ35oQ36UR35<P9P;8f4`>b@1`@P1<f42`;a91<h4oY2`S1
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
              AVb1@4fb14jb15ob16Uc15<P9P;8f4`>b@1`@P1<f42`;a91<h4oJ`S1
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
              ASh2@4ch24gh25lh26Ri25<P9P;8f4`>b@1`@P1<f42`;a91<h4lP2`S1
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
              Aab2@4Qc24Uc25Zc26`c25<P9P;8f4`>b@1`@P1<f42`;a91<h4Zk1`S1
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
              AWb1@4gb14kb15Pc16Vc15<P9P;8f4`>b@1`@P1<f42`;a91<h4PK`S1
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
              RABPT1dL:TV1581T91T?1a=1TR1:a91mT1131dV1<RABPJdMDRA:PJdMD81dLDRA:PT1dLOTV1I81TW11T91T?1TR16a91`W1mT11G1dV1Q1PS1
              <1g1P?PBh<1PHTMg1P?PT1dLd1Lh1Kd11Lc2@f111<S3g1d11Ll42d11<n45mT11[11dV1f1dLj2<S5JP?PT1dLX2Lj42d11Lc2@f111Lm54VA
              61`@P1aA3TMV2dLW2LQ6181mT11k11dV1Z2<R6m1P?PT1dLg2Lo76d11Ll42d11aA3TMe2dLf2LQ6181mT11^21dV1i2<U8<PS1PW1^P18o2PPP2
              <a8;dLQ4^P18R3PPP4<l8?dLQ4^P18U3PPP8<[9@dLQ4^P18X3PPP@<k9@dLQ4^P18[3PPPP1<[:?dLQ4^P18^3PPPP2<j:;dLQ4^P18a3PPPP4
              <U;7dLQ4^P18d3PPPP8<\;<dLQ4^P18g3PPPP@<h;<dLQ4^P18j3PPPPP1<T<@dLQ4^P18m3PPPPP2<d<>dLQ4^P18P4PPPPP4<R=>dLQ4<`=@
              `W1PS1P?TQ1\4T@1T91P6T21`6a91dL\4PS1PW1^P18a4PPPP1<P>d1dLa4`W1PS1PW1RA<TQ1R5T@1Ld?HTA1TQ1P5T@2L\@;P5T22`5dLP5<
              g@2dLR5`W1PS1PW1T91RA;TR13a91T91P?TR14a91VO=o5T91P?TR15a91Li@B`1Ll42P?TR12L[A3b11<^A4T91P?TR14a91dLo5T91P?RA9VO
              >V6fO=V6\<bA>dLW6\<PB7RA1TR17a91`W1PS1PW1T?1fN:`6^P18k6PPPd?T22LWB4T23Ll42P?TR12L[A3T?1`R1<[B3dLW7T22LWB4T23Ll4
              2P?TR12<^B3\9j42T?1`R1a91<aB2`W1PS1T91RA7TR13a91VO9`7LcB7dL`7LjB5`1<^B3\9j42P?TR19a91<aB2PS1RABPT1dLS8TV1n781T9
              1T?1RA9TR1:a91mT11l71dV1U8RABPJdM]8RA:PJdM]881dL]8RA:PT1dLh8TV1b881TW11T91T?1TR16a91`W1mT11`81dV1j8RABPJTMP9RA
              :PJdMU9RA;PJdMU981dLU9RA;PT1dL^9TV1Z981T91T?1TR18a91mT11X91dV1`9PS1T91RA2TR13a91RA3fNa1i9RA3VN`1Y:T?1TMm9LcB7dL
              m9LoB;`1Ll42RA3dR11<^B3\9j42RA3dR12a91<aB2dLf:T?1TM]:LcB7dL]:LoB;`1Ll42RA3dR11L[A3RA3dR12<[B3PS1<ZC5PS1<_C7PS1
              <fC;PS1<U;7PS1<QD;PS1<\D:PS1<fD:PS1<PE<PS1T91TO[;L\E4dL\;L`E5a91PS1T91P5`1`5a91PS1LeE;P5`1`5<g@2PS1T91PAT3oooooo3
              a91PS1LPF>PAT3oooooo3L^F5RA1T3oooooo3<g@2PS1LcFAPAT3oooooo3LTG:RA1T3oooooo3<g@2PS1L^G=PAT3oooooo3L^F5RA1T3oooooo3
              LkG9RA2T3oooooo3LTG:RA3T3oooooo3<g@2PS1LTHAPAT3oooooo3LeH;RA1T3oooooo3LPI:RA2T3oooooo3LZI<RA3T3oooooo3<g@2PS1<
              fIK\:j42P?TR1Lh:2RA7TQ1g=T@1<aJ:VA21T36dLg=RA2TQ1P>T@1<kJ<\:j42T?1dR13h:2dLP>nP19U>PPP2<WK<RA9R46dLU>RA;TQ1\>T@
              1<cK@VA21T36dL\>RA=TQ1c>T@1<SL:VA21T36dLc>RAATQ1m>T@1<]L@\:j42P5T21`5h:2dLm>RACTQ1W?T@1<mL<\:j42P5T21`5h:2dLW?
              RAHTQ1`?T@1<YM;\:j42T?1dR13h:2dL`?RADTQ1g?T@1<dM@T?1R47dLg?RAETQ1n?T@1<TNAT?1R48dLn?RAFTQ1Z@T@1<eNAT?1hJ8TMW@L
              VO;dLY@T?1R49dLZ@RAGTQ1a@T@1<aO@T?1R4:dLa@RAITQ1j@T@1<QP1=\:j42T?1dR13h:2dLj@<^P13PS1PATQ1TAT@1T91T?1`R1a91dL]A
              RA6PJTMYA<aP14dL]ALeP1@RA6TR1N<g@2PS1P8PATR1O`8T@1T?1T<1`HTMlALeP1@PATR1N<g@2dLVB<UQ1C\:j42PATR1Nh:2<hQ1=\9UR1
              4T21a91<YR16PS1L_R11P?PT1dL`BTV1]BL`R12P5d11`5mT11[B1dV1bB<bR12PS1P?PT1dLcCVA31PT1dLaCLdR1>TA2T3oooooo3nP11PCRPP2
              LRS1@dLPCVA22TQ1XCT@3LbS1BP5T23`5dLXCVA32TQ1`CT@3LTT18P5T23`5dL`C<\T13mT11jB2dV1cCmT11gB1dV1eCPS1RA<TQ1YDT@1<_T1
              >\:j42P?TR1Q1h:2<mT1JTA1T34LgU19VA11T34LPV18VA21T34<XV14dL]DL\V1;P?TR1Q1<g@2PS1LgV15PAT34LgU19RA1T34LPV18RA2T3
              4fO4lDLlV19RA3T34dLlD81PS1PAVN:`ERA1VN:`ERA2`ITM`ERA3`ITM`ELUW1BPA`R1LgW18RA1`R1<g@2dL]F<oW1E\:j42PA`R1h:2<dX1
              :\:j42RA1`R1h:2RA2TQ1SFT@1<nX1G\:j42T?1`R1h:2dLSFRA3TQ1\FT@1<eY1F\:j42T?1`R1h:2dL\F<^P13PS1T91VO2eFL[Z17PAb@FP1
              dLfFb11a91PS1LbZ1?RA2T36RA3TQ1RGT@1LQ[1=T?1T36dLRG<g@2PS1L^[1@PAT3oooooo3<g@2PS1Ln[1>RA2T36<g@2PS1L\\1;PAT3oooooo3
              L`R12RA1T3oooooo3L`R12RA2T3oooooo3L`R12RA3T3oooooo3<g@2PS1T91PAT3oooooo3a91PS1PATQ1YHT@1Lg\1=T?1R44<g@2dLlHLT]1
              ERA1PT1dLaHTV1_HL`R12T?1dR13mT11]H1dV1cHLi]19RA2TQ1jHT@1T?1R45dLkHLR^14<g@2PS1<V^1F\:j42PAdR13h:2<l^1;\:j42RA1
              dR13h:2<W_1<\:j42RA2dR13h:2<^P13PS1<c_1Q1\:j42PAdR14h:2<d`1G\:j42RA1dR14h:2<[a1;\:j42RA2dR13h:2<^P13PS1<fa12PA
              PT1dLWK<ha1J\:UR14TA1dR13h:4<bb1?\:UR14VA11dR13h:4<Qc1?\:UR14VA21dR13h:4<`c1<\:UR14VA31dR13h:4<lc1>\:UR14VA41dR1
              3h:4^O5oJ1<Zd1CdLoJ<md14aA4h<1PHTMUKdLVKLQ6181mT11SJ1dV1YK<bR12PS1<Qe1@PAPT1dLhKLae18\:j42TA1dR13h:2Lie16VA11T3
              oooooo3<\T13mT11_K1dV1jK<oe13PS1T91P?TR1Ka91PS1T91RA2T36a91PS1T91PAT3oooooo3a91PS1T91P?`R1a91PS1T91RA2T36a91PS1
              T91RA3dR14a91PS1<Rf12PS1T91P;<Tf1j3`;a91<ni1d1`>b@:TMWM<bk1S5dLXM<eP2k1L`R2<`>b@1`@P1<^B3`>b@:TMgM\9j42`>b@8TR1
              1a91dLgM`>b@:TMVN`>b@2b@:PJTMTN`>b@2b@BPJdMVN81dLVN\9j42`>b@2PR1a91<aB2`S1
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
              4Wo19`o18ho1<6TP2<`P2<lP28TQ2>bQ2@RR2>2`R2:jR282RS25WS242[S28cS244RS25WS24gS2AXT2@4hT24lT25QU26WU25cJPW1^P184PPP2
              8;dLV1^P187PPP4<;?dLV1^P18:PPP8<J@dLV1^P18=PPP@<Z1@dLV1^P18@PPPP1<j1?dLV1^P18CPPPP2<Y2;dLV1^P18FPPPP4<d27dLV1^P1
              8IPPPP8<k2<dLV1^P18LPPPP@<W3<dLV1^P18OPPPPP1<c3@dLV1^P18R1PPPPP2<S4>dLV1^P18U1PPPPP4<a4>dLV1<o4@`W1PS1P?TQ1a1T@
              1T9_5P6T21`6a91dLa1PS1PW1^P18f1PPPP1<_5d1dLf1`W1PS1PW1RA<TQ1W2T@1LS7HTA1TQ1U2T@2Lk7;P5T22`5dLU2<V82dLW2`W1PS1PW1
              T9_5RA;TR11a91T9_5P?TR12a91VO=T3T9_5P?TR13a91LX8B`1Lj82P?PR1Ll83b11<o84T9_5P?TR12a91dLT3T9_5P?RA9VO>[3fO=[3\<S9
              >dL\3\<a97RA1TR15a91`W1PS1PW1T?1fN:e3^P18P4PPPd?T22Lh94T23Lj82P?PR1Ll83T?1`R1<l93dL\4T22Lh94T23Lj82P?PR1<o93\9
              R:2T?1`R1a91<T:2`W1PS1T9_5RA7TR11a91VO9e4LV:7dLe4L]:5`1<o93\9R:2P?TR17a91<T:2PS1RABPT1dLX5TV1S5<b:1T9_5T?1RA9TR1
              8a91mT11Q51dV1Z5RABPJdMb5RA:PJdMb5<b:1dLb5RA:PT1dLm5TV1g5<b:1TW11T9_5T?1TR14a91`W1mT11e51dV1o5RABPJTMU6RA:PJdM
              Z6RA;PJdMZ6<b:1dLZ6RA;PT1dLc6TV1_6<b:1T9_5T?1TR16a91mT11]61dV1e6PS1T9_5RA2TR11a91RA3fNa1n6RA3VN`1^7T?1TMR7LV:7
              dLR7Lc:;`1Lj82RA3dR11<o93\9R:2RA3dR12a91<T:2dLk7T?1TMb7LV:7dLb7Lc:;`1Lj82RA3dR11Ll83RA3dR12<l93PS1<n:5PS1<S;7PS1
              <Z;;PS1<d27PS1<e;;PS1<P<:PS1<Z<:PS1<d<<PS1T9_5TO`8LP=4dLa8LT=5a91PS1T9_5P5`1`5a91PS1LY=;P5`1`5<V82PS1T9_5PAT3oooooo3
              a91PS1Ld=>PAT3oooooo3LR>5RA1T3oooooo3<V82PS1LW>APAT3oooooo3Lh>:RA1T3oooooo3<V82PS1LR?=PAT3oooooo3LR>5RA1T3oooooo3
              L_?9RA2T3oooooo3Lh>:RA3T3oooooo3<V82PS1Lh?APAT3oooooo3LY@;RA1T3oooooo3Ld@:RA2T3oooooo3Ln@<RA3T3oooooo3<V82PS1<
              ZAK\:R:2P?TR1Jh:2RA7TQ1l:T@1<UB:VA21T36dLl:RA2TQ1U;T@1<_B<\:R:2T?1dR13h:2dLU;nP19Z;PPP2<kB<RA9R46dLZ;RA;TQ1a;T@
              1<WC@VA21T36dLa;RA=TQ1h;T@1<gC:VA21T36dLh;RAATQ1R<T@1<QD@\:R:2P5T21`5h:2dLR<RACTQ1\<T@1<aD<\:R:2P5T21`5h:2dL\<
              RAHTQ1e<T@1<mD;\:R:2T?1dR13h:2dLe<RADTQ1l<T@1<XE@T?1R47dLl<RAETQ1S=T@1<hEAT?1R48dLS=RAFTQ1_=T@1<YFAT?1hJ8TM\=L
              jF;dL^=T?1R49dL_=RAGTQ1f=T@1<UG@T?1R4:dLf=RAITQ1o=T@1<eG=\:R:2T?1dR13h:2dLo=<RH3PS1PATQ1Y>T@1T9_5T?1`R1a91dLb>
              RA6PJTM^><UH4dLb>LYH@RA6TR1L<V82PS1P8PATR1M`8T@1T?1T<_5`HTMQ?LYH@PATR1L<V82dL[?<iHC\:R:2PATR1Lh:2<\I=\9iI4T21a9
              1<mI6PS1LSJ1P?PT1dLe?TV1b?LTJ2P5d11`5mT11`?1dV1g?<VJ2PS1P?PT1dLh@VA31PT1dLf@LXJ>TA2T3oooooo3nP11U@RPP2LfJ@dLU@
              VA22TQ1]@T@3LVKBP5T23`5dL]@VA32TQ1e@T@3LhK8P5T23`5dLe@<PL3mT11o?2dV1h@mT11l?1dV1j@PS1RA<TQ1^AT@1<SL>\:R:2P?TR1
              Oh:2<aLJTA1T34L[M9VA11T34LdM8VA21T34<lM4dLbALPN;P?TR1O<V82PS1L[N5PAT34L[M9RA1T34LdM8RA2T34fO4QBL`N9RA3T34dLQB<
              b:1PS1PAVN:eBRA1VN:eBRA2`ITMeBRA3`ITMeBLiNBPA`R1L[O8RA1`R1<V82dLbC<cOE\:R:2PA`R1h:2<XP1:\:R:2RA1`R1h:2RA2TQ1XC
              T@1<bP1G\:R:2T?1`R1h:2dLXCRA3TQ1aCT@1<YQ1F\:R:2T?1`R1h:2dLaC<RH3PS1T9_5VO2jCLoQ17PAb@FP1dLkCb11a91PS1LVR1?RA2T3
              6RA3TQ1WDT@1LeR1=T?1T36dLWD<V82PS1LRS1@PAT3oooooo3<V82PS1LbS1>RA2T36<V82PS1LPT1;PAT3oooooo3LTJ2RA1T3oooooo3LTJ
              2RA2T3oooooo3LTJ2RA3T3oooooo3<V82PS1T9_5PAT3oooooo3a91PS1PATQ1^ET@1L[T1=T?1R44<V82dLQFLhT1ERA1PT1dLfETV1dELTJ2
              T?1dR13mT11bE1dV1hEL]U19RA2TQ1oET@1T?1R45dLPFLfU14<V82PS1<jU1F\:R:2PAdR13h:2<`V1;\:R:2RA1dR13h:2<kV1<\:R:2RA2dR1
              3h:2<RH3PS1<WW1Q1\:R:2PAdR14h:2<XX1G\:R:2RA1dR14h:2<oX1;\:R:2RA2dR13h:2<RH3PS1<ZY12PAPT1dL\H<\Y1J\:iI4TA1dR13h:
              4<VZ1?\:iI4VA11dR13h:4<eZ1?\:iI4VA21dR13h:4<T[1<\:iI4VA31dR13h:4<`[1>\:iI4VA41dR13h:4^O5TH1<n[1CdLTH<a\14aA4h<
              1PHTMZHdL[HLe\11<b:1mT11XG1dV1^H<VJ2PS1<f\1@PAPT1dLmHLV]18\:R:2TA1dR13h:2L^]16VA11T3oooooo3<PL3mT11dH1dV1oH<d]1
              3PS1T9_5P?TR1Ia91PS1T9_5RA2T36a91PS1T9_5PAT3oooooo3a91PS1T9_5P?`R1a91PS1T9_5RA2T36a91PS1T9_5RA3dR14a91PS1<g]12
              PS1T9_5P;<i]1j3`;a91Lca1:`>b@1`@P1<o93\9R:2`>b@T3TR16a91<T:2`S1
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
              82bT15gT142kT18SU144bT15gT14WU1AhU1@4XV14\V15aV16gV15Q2PW1RA;TQ1:T@1P9P6T21`6a91dL:RA:bKNTQ1IT@1VA51TQ1HT@2H5b1
              DL53T?2`2<81dLHdLI`W1PS1P9P;<9j3`;a91<S4m2`>b@@PT1dL]1VO>]1PU1PW1\9P72P?PR1a91`W1dT1U1dV1_1<R7l2`>b@@PT1dLm1VO
              >m1PU1PW1Ln9:b1DL\:2b12<81`W1dT1d1dV1o1<^:k8`S1
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
              @4eX34iX35nX36TY35gQ18i3P?PT1dL>^O>>1^O?>1PU1TW11Li38f1D1LS42f1F1<U41`W1lT141dV1@<V4R1PS1RA?PT1dLMTV1G<U41TW12
              T9X5T?2TR13a91`W1mT11E2dV1ORA?PJdMW1RA@PJdMW1<U41dLW1RA@PT1dL`1TV1\1<U41T9X5g?221TR12a91mT11Z12dV1b1PS1T9X5RA7
              TR17a91LX5;b11LS42`1Lc53`1Lf59T21<o55T9X5RA7TR17a91LT6>`1<b6a1\9Q42P?\<S86TR11a91<Y82PS1PW1T9X5RA;TR17a91T9X5P?
              TR18a91VO=Y3T9X5P?TR19a91LX5;`1LS42P?TR16Lc53b11<[84T9X5P?TR18a91dLY3RAHTQ1f3T@1T9X5e?21VO=a3T<X5dLb3\<_87RA1TR1
              ;a91dLh4VO=h3dLi3L_87Lf84b11LS42P?TR16<j8<\:Q42P?TR14h:2<V93RACPT1dLa4LY97\:Q42TA1TR15h:2<`92\9b94VA11`R1a91mT1
              1W41dV1c4<f9;\9b94b12a91<Q:6`W1PS1PW1RAC`BTQ1j5T@1P8TA1PT1dLY5TV1U5LW:2LY:@VA22`@P1mT11S52dV1[5`8T@2T9X5TA1PBh<
              1PHTMe5T22dLh5Li:1T22Lj:1a91dLj5`W1PS1P8P?PT1dLT6TV1R6LW:2Lk:1d11mT11P61dV1V6`8T@1T9X5P?PBh<1PHTM`6T21dLc6Li:1
              T21Lj:1a91PS1PW1^P18i6PPP2<l:;dLk7^P18l6PPP4<W;?dLk7^P18o6PPP8<f;@dLk7^P18R7PPP@<V<@dLk7^P18U7PPPP1<f<?dLk7^P1
              8X7PPPP2<U=;dLk7^P18[7PPPP4<`=7dLk7^P18^7PPPP8<g=<dLk7^P18a7PPPP@<S><dLk7^P18d7PPPPP1<_>@dLk7^P18g7PPPPP2<o>>dL
              k7^P18j7PPPPP4<]?>dLk7<k?@`W1PS1P?TQ1V8T@1T9X5P6T21`6a91dLV8PS1PW1^P18[8PPPP1<[@d1dL[8`W1PS1PW1RA<TQ1l8T@1LoAH
              TA1TQ1j8T@2LgB;P5T22`5dLj8<RC2dLl8`W1PS1PW1T9X5RA;TR17a91T9X5P?TR18a91VO=i9T9X5P?TR19a91LTCB`1LS42P?TR16Lc53b1
              1<[84T9X5P?TR18a91dLi9T9X5P?RA9VO>P:fO=P:\<fC>dLQ:\<TD7RA1TR1;a91`W1PS1PW1T?1fN:Z:^P18e:PPPd?T22Lf84T23LS42P?TR1
              6Lc53T?1`R1<[D3dLQ;T22Lf84T23LS42P?TR16<V93\9Q42T?1`R1a91<Y82`W1PS1T9X5RA7TR17a91VO9Z;L_87dLZ;L^D5`1<V93\9Q42P?
              TR1=a91<Y82PS1RABPT1dLm;TV1h;<U41T9X5T?1RA9TR1>a91mT11f;1dV1o;RABPJdMW<RA:PJdMW<<U41dLW<RA:PT1dLb<TV1\<<U41TW1
              1T9X5T?1TR1:a91`W1mT11Z<1dV1d<RABPJTMj<RA:PJdMo<RA;PJdMo<<U41dLo<RA;PT1dLX=TV1T=<U41T9X5T?1TR1<a91mT11R=1dV1Z=
              PS1T9X5RA2TR17a91RA3fNa1c=RA3VN`1S>T?1TMg=L_87dLg=LcD;`1LS42RA3dR11<V93\9Q42RA3dR12a91<Y82dL`>T?1TMW>L_87dLW>L
              cD;`1LS42RA3dR11Lc53RA3dR12<[D3PS1<nD5PS1<SE7PS1<ZE;PS1<`=7PS1<eE;PS1<PF:PS1<ZF:PS1<dF<PS1T9X5TOU?LPG4dLV?LTG5
              a91PS1T9X5P5`1`5a91PS1LYG;P5`1`5<RC2PS1T9X5PAT3oooooo3a91PS1LdG>PAT3oooooo3LRH5RA1T3oooooo3<RC2PS1LWHAPAT3oooooo3
              LhH:RA1T3oooooo3<RC2PS1LRI=PAT3oooooo3LRH5RA1T3oooooo3L_I9RA2T3oooooo3LhH:RA3T3oooooo3<RC2PS1LhIAPAT3oooooo3LYJ
              ;RA1T3oooooo3LdJ:RA2T3oooooo3LnJ<RA3T3oooooo3<RC2PS1<ZKK\:Q42P?TR1P1h:2RA7TQ1aAT@1<UL:VA21T36dLaARA2TQ1jAT@1<_L
              <\:Q42T?1dR13h:2dLjAnP19oAPPP2<kL<RA9R46dLoARA;TQ1VBT@1<WM@VA21T36dLVBRA=TQ1]BT@1<gM:VA21T36dL]BRAATQ1gBT@1<QN
              @\:Q42P5T21`5h:2dLgBRACTQ1QCT@1<aN<\:Q42P5T21`5h:2dLQCRAHTQ1ZCT@1<mN;\:Q42T?1dR13h:2dLZCRADTQ1aCT@1<XO@T?1R47dL
              aCRAETQ1hCT@1<hOAT?1R48dLhCRAFTQ1TDT@1<YP1AT?1hJ8TMQDLjP1;dLSDT?1R49dLTDRAGTQ1[DT@1<UQ1@T?1R4:dL[DRAITQ1dDT@1<
              eQ1=\:Q42T?1dR13h:2dLdD<RR13PS1PATQ1nDT@1T9X5T?1`R1a91dLWERA6PJTMSE<UR14dLWELYR1@RA6TR1R1<RC2PS1P8PATR1S1`8T@1
              T?1T<X5`HTMfELYR1@PATR1R1<RC2dLPF<iR1C\:Q42PATR1R1h:2<\S1=\9b94T21a91<iS16PS1LoS11P?PT1dLZFTV1WFLW:2P5d11`5mT1
              1UF1dV1\F<PT12PS1P?PT1dL]GVA31PT1dL[GLRT1>TA2T3oooooo3nP11jFRPP2L`T1@dLjFVA22TQ1RGT@3LPU1BP5T23`5dLRGVA32TQ1ZG
              T@3LbU18P5T23`5dLZG<jU13mT11dF2dV1]GmT11aF1dV1_GPS1RA<TQ1SHT@1<mU1>\:Q42P?TR1U1h:2<[V1JTA1T34LUW19VA11T34L^W18
              VA21T34<fW14dLWHLjW1;P?TR1U1<RC2PS1LUX15PAT34LUW19RA1T34L^W18RA2T34fO4fHLZX19RA3T34dLfH<U41PS1PAVN:ZIRA1VN:ZIRA
              2`ITMZIRA3`ITMZILcX1BPA`R1LUY18RA1`R1<RC2dLWJ<]Y1E\:Q42PA`R1h:2<RZ1:\:Q42RA1`R1h:2RA2TQ1mIT@1<\Z1G\:Q42T?1`R1h:
              2dLmIRA3TQ1VJT@1<S[1F\:Q42T?1`R1h:2dLVJ<RR13PS1T9X5VO2_JLi[17PAb@FP1dL`Jb11a91PS1LP\1?RA2T36RA3TQ1lJT@1L_\1=T?
              1T36dLlJ<RC2PS1Ll\1@PAT3oooooo3<RC2PS1L\]1>RA2T36<RC2PS1Lj]1;PAT3oooooo3LW:2RA1T3oooooo3LW:2RA2T3oooooo3LW:2RA
              3T3oooooo3<RC2PS1T9X5PAT3oooooo3a91PS1PATQ1SLT@1LU^1=T?1R44<RC2dLfLLb^1ERA1PT1dL[LTV1YLLW:2T?1dR13mT11WL1dV1]L
              LW_19RA2TQ1dLT@1T?1R45dLeLL`_14<RC2PS1<d_1F\:Q42PAdR13h:2<Z`1;\:Q42RA1dR13h:2<e`1<\:Q42RA2dR13h:2<RR13PS1<Qa1Q1
              \:Q42PAdR14h:2<Rb1G\:Q42RA1dR14h:2<ib1;\:Q42RA2dR13h:2<RR13PS1<Tc12PAPT1dLQO<Vc1J\:b94TA1dR13h:4<Pd1?\:b94VA11
              dR13h:4<_d1?\:b94VA21dR13h:4<nd1<\:b94VA31dR13h:4<Ze1>\:b94VA41dR13h:4^O5iN1<he1CdLiN<[f14aA4h<1PHTMoNdLPOL_f1
              1<U41mT11mM1dV1SO<PT12PS1<`f1@PAPT1dLbOLPg18\:Q42TA1dR13h:2LXg16VA11T3oooooo3<jU13mT11YO1dV1dO<^g13PS1T9X5P?TR1
              Oa91PS1T9X5RA2T36a91PS1T9X5PAT3oooooo3a91PS1T9X5P?`R1a91PS1T9X5RA2T36a91PS1T9X5RA3dR14a91PS1<ag12PS1T9X5P;<cg1
              j3`;a91<]k1`<`>b@2b@?PJdMSQ1<mW2h2dLSQ1`>b@@PJdM^Q1<U41\9Q42`>b@@PR1a91dL^Q1<U41\9Q42`>b@2\<eZ24TR11a91<iZ2Q;`S1
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
              44UP15ZP14jP1A[Q1@4kQ14oQ15TR16ZR15W3P9P;8j3`;a91<j3c3`>b@8PT1dLCTV1<<]71L^7H`1<X8J`1LR92b11<]71eT11:dV1E<T9G`>
              b@8PBh<1PHTM\1Lk9>`>b@8PT1dLX1`1LR92b11LY:4RA6`@P1eT11Q1dV1Z1<]:4dLQ2<a:?`>b@8PT1dLn1LP;4`1LR92b11LY:4RA6`@P1aA
              3TMl1dLm1LT;1<]71eT11a1dV1P2<U;6`>b@8PT1dLZ2L[;9`1Ld;3`1<]71eT11U2dV1\2<g;4`>b@8PT1dLS3<k;H`1<c<Ab11<T=]1RA5PT1
              dLP3La>9d11Ld;3P5f111`5<]71mT11i21dV1R3<g;4eT11a2dV1U3<j>2`S1
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
              A^n3@4nn34Ro35Wo36]o357P9P;8j3`;a91<j3UX3`S1
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
              A^X3@4nX34RY35WY36]Y357P9P;8j3`;a91<j3Ub2`S1
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
              ARf1@4bf14ff15kf16Qg157P9P;8j3`;a91<j3iO`S1
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
              An_3@4^`34b`35g`36m`357P9P;8j3`;a91<j3ei2`S1
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
              aW1<mW1<YX18aX1>oX1@_Y1>2mY1:WZ182_Z15dZ142hZ18P[144_Z15dZ14T[1Ae[1@4U\14Y\15^\16d\157P9P;8j3`;a91<j3\E`S1
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
              AUi1@4ei14ii15ni16Tj157P9P;8j3`;a91<j3lR1`S1
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
              :bU182jU15oU142SV18[V144jU15oU14_V1APW1@4`W14dW15iW16oW157P9P;8j3`;a91<j3g@`S1
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
              Aen3@4Uo34Yo35^o36do357P9P;8j3`;a91<j3\X3`S1
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
              APg3@4`g34dg35ig36og357P9P;8j3`;a91<j3gP3`S1
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
              Ah]3@4X^34\^35a^36g^357P9P;8j3`;a91<j3_g2`S1
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
              Alo4@4\P54`P55eP56kP557P9P;8j3`;a91<j3cY4`S1
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
              Aaf4@4Qg44Ug45Zg46`g457P9P;8j3`;a91<j3XP4`S1
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
              AdR2@4TS24XS25]S26cS257P9P;8j3`;a91<j3[\1`S1
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
              4fe4AWf4@4gf44kf45Pg46Vg45h1P?PT1dL9TW11aA2TM8f1D1dL8`W1mT1131dV1;81PS1P9P;<1j3`;a91<k3[n1`>b@@PJdM\1<VR2W1`>b@
              :TMMLaS2=dLMLnS2G\:]S24`>b@@PR1h:4<eT2Y2`>b@:TMY1<nV2`1dLZ1<^X2S1<aY26dL\1<gY24`>b@@PJdMf1`>b@:TMf1<kY2R8dLf1<
              ma2ka1`S1
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
              AdW3@4TX34XX35]X36cX357P9P;8j3`;a91<j3[a2`S1
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
              AfX5@4VY54ZY55_Y56eY55Q1P9P;8j3`;a91<j3Wb3`>b@@PJdMO<Qf3n1`>b@:TM@LSh3;dL@<^h3Z1`>b@:TMFLhi3U1dLF<mj3:`>b@:TML
              L]k3GdLMLTl3@<dl3GdLO<[m3lH`S1
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
              ARd2@4bd24fd25kd26Qe25DP9P;8j3`;a91<j3V?`>b@:TM;<PC^3dL;<^FUY1`>b@:TMALio1GdLBL`P2@<PQ2C`S1
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
              8kV1>YW1@iW1>2WX1:aX182iX15nX142RY18ZY144iX15nX14^Y1AoY1@4_Z14cZ15hZ16nZ157P9P;8j3`;a91<j3fC`S1
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
              Aef1@4Ug14Yg15^g16dg157P9P;8j3`;a91<j3\P1`S1
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
              42VS18^S144mR15RS14bS1AST1@4cT14gT15lT16RU157P9P;8j3`;a91<j3j=`S1
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
              A[d1@4kd14od15Te16Ze157P9P;8j3`;a91<j3RN`S1
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
              8bV1>PW1@`W1>2nW1:XX182`X15eX142iX18QY144`X15eX14UY1AfY1@4VZ14ZZ15_Z16eZ157P9P;8j3`;a91<j3]C`S1
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
              Aka1@4[b14_b15db16jb157P9P;8j3`;a91<j3bK`S1
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
              A__2@4o_24S`25X`26^`257P9P;8j3`;a91<j3Vi1`S1
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
