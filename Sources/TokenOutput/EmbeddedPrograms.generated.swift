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
      used: [0, 1, 0, 2, 0, 3, 0, 4, 0, 6, 0, 9, 0, 15, 3, 1, 3, 9, 3, 15, 3, 100, 5, 1, 5, 2, 5, 3, 5, 4, 5, 6, 5, 9, 5, 15, 5, 100, 7, 3, 7, 10, 7, 19, 9, 0, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 9, 20, 9, 25, 10, 0, 10, 1, 10, 3, 11, 0, 12, 4, 12, 6, 12, 7, 15, 2, 16, 0, 17, 0, 17, 2, 17, 3, 18, 0, 18, 1, 18, 5, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 5, 30, 6, 30, 7, 30, 8, 30, 9, 30, 10, 30, 11, 30, 14, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 5, 32, 7, 36, 0, 36, 1, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 13, 51, 2, 51, 3],
      [
        BuiltInPrograms.Entry(
          "colors.xml.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              ?001F12b144V244^245T345e345Z445U544V511c522Q622Z601Y714^80014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5e8`>b@3PT1dLC^P18CPPPR`>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1:a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPR`>PU1TW11P9P8VA9
              1TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1;a91`W1lT1I1dV1a1PS18=T21T22<=2T?3PJTMQ2<?1P6VO4n1b16dLo1b17Q71dLT2<@7T23
              T22<G9PS1P9PAT?1\<P16T?3`R1a91PS1PAPT1dLQ3P9TA4T?1P8T22aA2TMi2dLl2<V11`A`2<P16`8T?3`R1a91mT11a24dV1S3PS1PAPT1dL
              b3P9TA4T?1P8<W17`A`2`8T?3`R1a91mT11W34dV1d3PS1RAHTQ1o3T@4P9g?241\<P16T?3`R1a91dLo3RAITQ1Y4T@4P9g?241\<^17T?3`R1
              a91dLY4PS1P8T21T22`8T@4T?4RA1`HdMT5T?3PJTMn4P9RA3T?4P<RA1`R1a91dLS5P9RA3o?3123`R1a91dLT5PS1PS1P?PJdMb5P9TR1<a9
              1<e1<\9Q24P2a91<U2=dLb5PS1PW1T?1PJdMo5P9P?TR1=a91P9T21a91dLo5`W1PS1P?T?1`HdMY6P9P2a91dLY6PS1<b2W1<i3Z2`>b@9PT1
              dLi6P9P6<S6<`1<_64b11<c61`6a91eT11`6dV1k6`>b@?PT1dLV7RA7dQ1R7P>hJ8TMV7PU1<d6X2dT1o6dV1X7PS1PW1RA<TQ1S8T@1TA1dQ1
              `7P<T@2RA;TQ1l7T@3P9P6T23<l8=T22`6a91dLR8P9P6<Y9<T22`6a91dL\8RA;TQ1\8T@1P9P6T21`6a91dL\8`W1PS1P9P8PR1`8TR19a91
              `S1
              """#,
            places: #"""
              @h660060Gj200j20\1Q20[1j200j20l5Y10<106O0>70B60@20820g1O00O0AY100Y10k5j200j200j20I70d>60Gj200j20\1Q20[1j200j20
              l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440D40040N600?00?00?0^1
              ^10H:0G80080h190090090090b260H40040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G0f1i20>70B40<j10040L:00:0;20\130
              <:00:0L80080D60S5i200i20e1G00G0c360PB70GF00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10L4
              0<80D60k1U100U100U10`480080080NW10N40<90F60o1W100W100W10Y;60`K;0040>40040040L50B;0AD00D0l1600?00?0\1W10>70B50>
              208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60^D6@_c2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f1
              90>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030
              030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100
              X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006GQMC0B90090090AC00C0m10
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
              M001Z112V212h244X344^344Q445b444Q546j645[744k745^945Y:44Z:22b:22o:22\;22U<22n<22o<33W=23h=22Q>11^>22l>22U?01T@
              14YA0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=b@5g@9PA:ZA:dA8lA;WB6]B;hB6nB:XC6^C8fC:
              R1PD2RD3UD2WD1XD2ZD2\D4`D4dD2fD2hD3kD3nD3QE3TE3WE3ZE2\E2^E3aE2cE2eE3hE3kE3nE3QF3TF5YF5^F2`F2bF1cF2eF2gF22iF2kF
              1>lF4PG;[G3^G3aG3dG3gG5lG5QH:[H7bH<nH7UI7\I78cI5hI6nI6TJ6ZJ6`J5eJ6kJ53PK5UK4YK63_K6eK6kK76RL5WL3ZL4^L5cL6iL74PM
              4TM9]M9fM:4PM4PN9YN8aN<6mN<YO<eO8mO>[P1@kP1>2YQ1:cQ182kQ15PR142TR18\R144kQ15PR14`R1AQS1@4aS14eS15jS16PT15`A`>b@
              3PT1dLC^P18CPPPTl>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1Ha91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a9
              1eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPTl>PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Ia91`W1lT1]11dV1U2PS1
              RACPT1dLe2P9T?1P8VA31P8e?21TR1F`8dR11`8TR1Ea91mT11Y21dV1g2PS18=T21T22<=2T?3PJTMS3RA2T36<?2dLV3<A7T23T22<H9PS1P9
              PAo?3123TR15a91PS1T?3PJTMi3<Q1<T21T22<]1NP?T39<[28dLP4<Q1<T21T22<c2FT23T22<[28PS1RA1PT1dL_4P9g?241P8T22<Y36`A`2
              `8T?3`R1a91mT11T44dV1a4PS1P9RA1T?1\<_36T?3`R1a91P9RA2T?1\<e36T?3`R1a91PS1PAPT1dLg6aA2TMX5T?2dL^5P8T22<k31`A`2`8
              T@5P9VA14T?1P8T25<l39`8T?3`R1a91P9VA24T?1P8T25<U49`8T?3`R1a91P9VA34T?1P8T25<^45`8T?3`R1a91P9VA44T?1P8T25<c47`8
              T?3`R1a91mT11T54dV1i6PS1PAPT1dLX7P9VA14T?1P8<j4:`A`2`8T?3TR15a91mT11m64dV1Z7PS18=T21T22<=2T?3PJTMf7RA2T36<T52dL
              i7<A7T23T22<H9PS1RA7TQ1U8T@4P9g?241\<V5:T?3TR1:a91dLU8RA;TQ1_8T@4P9g?241\<`5<T?3TR1:a91dLi8RA:TQ1i8T@4P9g?241\<
              l5ET?3TR15a91dLi8RA>TQ1S9T@4P9g?241\<a6?T?3TR15a91dLS9RAITQ1]9T@4P9g?241\<P77T?3`R1a91dL]9PS1P8T21T22`8T@4T?4RA
              1`HdMX:T?3PJTMR:P9RA3T?4P<RA1`R1a91dLW:P9RA3o?3123`R1a91dLX:PS1PS1P9PAT?1P<P<TR15a91PS1P9PAT?1\<W72TR1Da91P9RA
              1T?1\<Y72TR1Da91PS1P9PAT?1\<_36TR1Da91P9RA1T?1\<[77TR1Da91PS1P9PAT?1\<W72TR1Da91P9RA1T?1\<Y72TR1Da91P9RA2T?1\<
              _36TR1Da91P9RA3T?1\<[77TR1Da91PS1P9PAT?1\<b74TR1Da91P9RA1T?1\<f76TR1Da91P9RA2T?1\<l77TR1Da91P9RA3T?1\<S84TR1Da9
              1PS1PS18=T21T22<=2P?T3oooooo3<W8;PS1T?1PJdMg=RA2TQ1c=T@2P9P6T22`6a91dLc=P9T21a91dLg=PS1RA3PJdMn=b13<k31dLn=d11
              @PS1P?PJdM]>P9TR1Ja91<b8<\9n84P2a91<R9=dL]>PS1PW1T?1PJdMj>P9P?TR1Ka91P9T21a91dLj>`W1PS1P?T?1`HdMT?P9P2a91dLT?PS1
              <_9W1<f:Z2`>b@9PT1dLd?P9P6<P=<`1<\=4b11<`=1`6a91eT11[?dV1f?`>b@?PT1dLQ@RA7dQ1m?P>hJ8TMQ@PU1<a=X2dT1j?dV1S@PS1PW1
              RA<TQ1n@T@1TA1dQ1[@P<T@2RA;TQ1g@T@3P9P6T23<i?=T22`6a91dLm@P9P6<V@<T22`6a91dLWARA;TQ1WAT@1P9P6T21`6a91dLWA`W1PS1
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
              00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90
              H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0
              Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006;QMC0B90090090AC00C0m10
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
              @001C12X113T244c244j244Q344`345m345h444i411V522d522m501l614Q80014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::o:
              :Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3i?
              5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63TE
              6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM4ZM
              5_M6eM5X8`>b@3PT1dL@^P18@PPP`Q9PU1PW1P9P?P8P?TR12`8TR1;a91`W1dT14dV1BPS1P?PT1dLU1^P18U1QPP`Q9PU1TW11P9P8T?1TR1
              2`8P8VAI1TR12`8TR1<a91`W1lT1F1dV1W1PS1PW1P9RA9PAP<P<`R1a91^P18R2PPPPP8RA:bKNTQ1Q2T@1VA51TQ1P2T@2P9T?2PAX<7P<TR1
              3a91dLP2dLQ2dLR2`W1PS1<7?T21T22<F2T?3PJTM^2P?`2dLa2<H9T23T22<Q1;PS1P9PA`Do?3123TR13a91PS1P9RA2`Do?3123TR13a91PS1
              P9PAT?1\<\19T?3`R1a91P9RA1T?1\<e16T?3`R1a91PS1RA8TQ1l3T@4P9T?4`DT?1\<k1<T?3TR13a91dLl3PS1P8T21T22`8T@4T?4RA1`H
              dMg4T?3PJTMa4P9RA3T?4P<RA1`R1a91dLf4P9RA3o?3123`R1a91dLg4PS1PS1P?PJdMU5P9TR1=a91<W2<\9c24P2a91<g2=dLU5PS1PW1T?
              1PJdMb5P9P?TR1>a91P9T21a91dLb5`W1PS1P?T?1`HdMl5P9P2a91dLl5PS1<T3W1<[4Z2`>b@9PT1dL\6P9P6<e6<`1<Q74b11<U71`6a91eT1
              1S6dV1^6`>b@?PT1dLi6RA7dQ1e6P>hJ8TMi6PU1<V7X2dT1b6dV1k6PS1PW1RA<TQ1f7T@1TA1dQ1S7P<T@2RA;TQ1_7T@3P9P6T23<^9=T22
              `6a91dLe7P9P6<k9<T22`6a91dLo7RA;TQ1o7T@1P9P6T21`6a91dLo7`W1PS1P9P8PR1`8TR1:a91`S1
              """#,
            places: #"""
              ^1R960060Gi200i20\1P20[1i200i20j5J0<106@0L10K@00@0AJ00J0i5i200i200i20I70d=60Gi200i20\1P20[1i200i20j5e10F@0L10K
              @00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f2F0h2:00H00H00H0n2<00<00<0V1V10@60@
              60@90F20U2V100V100V100V100V10];=00=0lA70V540D40040N600?00?0Z150050050050l160H40040e:70XB\10@700?0j160Y2\100\10
              U480j<Y10@400<0d160S2Y100Y10Q480d<_10B:0H40<;0J60_2_100_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P1
              40<>0P160k2e100e100e10S680ZG;0040>40040040L50B;0AD00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70Z160k1U1
              00U100U10S=80VE8=el2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@
              40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^1
              70]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R1
              30030030030T3=00=00=0X1?00?0050050050050UA60066mLC0B90090090AC00C0Q20
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
              B001Z112V212h245^344P445[445V544W522`522a523R622[611h622V722_701^814c90024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=c95h99Q::[::e:8m:;X;6^;;i;6o;:Y<6_<8g<:R1Q=2S=3V=2X=1Y=2[=2]=4a=4e=2g=2i=3l=3o=3R>3
              U>3X>3[>2]>2_>3b>2d>2f>3i>3l>3o>3R?3U?5Z?5_?2a?2c?1d?2f?2h?22j?2l?1>m?4Q@;\@3_@3b@3e@3h@5m@5RA:\A7cA<oA7VB7]B7
              8dB5iB6oB6UC6[C6aC5fC6lC53QD5VD4ZD63`D6fD6lD76SE5XE3[E4_E5dE6jE74QF4UF9^F9gF:4QF4QG9ZG8bG<6nG<ZH<fH8nH>\I@lI>2
              ZJ:dJ82lJ5QK42UK8]K44lJ5QK4aKARL@4bL4fL5kL6QM5j9`>b@3PT1dLC^P18CPPPPP:PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14
              dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPPP:PU1TW11P9P8VA91TA1
              P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1]11dV1U2PS1RACPT1dLe2P9T?1P8VA31P8e?21TR1;`8dR11`8TR1:a91mT11Y21dV1
              g2PS1PAPT1dL[3P9VA54T?1P8T22aA2TMS3dLV381`A`2<16`8T?3TR14a91mT11k24dV1]3PS1<7<T21T22<C2T?3PJTMk3P?TMi3<E4dLj3<
              I5dLn3<N6T23T22<T18PS1RAITQ1Z4T@4P9g?241\<\17T?3`R1a91dLZ4PS1P8T21T22`8T@4T?4RA1`HdMU5T?3PJTMo4P9RA3T?4P<RA1`R1
              a91dLT5P9RA3o?3123`R1a91dLU5PS1PS1<7<T21<C2TO]5<E4dL^5<I5<T18PS1PS1T?1PJdMQ6RA2TQ1m5T@2P9P6T22`6a91dLm5P9T21a9
              1dLQ6PS1RA3PJdMX6b1381dLX6d11@PS1P?PJdMg6P9TR1?a91<c1<\9o14P2a91<S2=dLg6PS1PW1T?1PJdMT7P9P?TR1@a91P9T21a91dLT7
              `W1PS1P?T?1`HdM^7P9P2a91dL^7PS1<`2W1<g3Z2`>b@9PT1dLn7P9P6<Q6<`1<]64b11<a61`6a91eT11e7dV1P8`>b@?PT1dL[8RA7dQ1W8
              P>hJ8TM[8PU1<b6X2dT1T8dV1]8PS1PW1RA<TQ1X9T@1TA1dQ1e8P<T@2RA;TQ1Q9T@3P9P6T23<j8=T22`6a91dLW9P9P6<W9<T22`6a91dLa9
              RA;TQ1a9T@1P9P6T21`6a91dLa9`W1PS1P9P8PR1`8TR1<a91`S1
              """#,
            places: #"""
              8T960060Gk100k10\1R10[1k100k10n3X10<106N0<70B60@20820e1N00N0AX100X10m3k100k100k10l740040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0_;70XD60Gk100k10\1R10[1k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@2
              0820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J0l1l10L106Z10L70BB0P110OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80
              GG00G0f1j20<90F40<j10040L:00:0;20\130<:00:0L80080D60U5j200j20e1G00G0a350`=50f440D40040N600?00?0n150050C60060Z1
              70070070j160H40040];50dC80080080NV10L40<90F60m1V100V100V10m550PF;0040>40040040L50B;0AD00D0l1600?00?0\1V10<70B5
              0>208;0c1V100V100V10`3R10<70Z160e1R100R100R10g<50`D50^5=0^340040\170C60060^170070c5=0n:=<kj3700D00D0\2=00=00=0
              X1;00;0010010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580
              `;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0
              R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020
              b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006OSMC0B90090090
              AC00C0k10
              """#,
            text: #"""
              __inset<bool name="">truefalse@bool/</bool>
              _shadow<resources>
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
              E001Z112V212h245P445h444V544^545W645R744S722_722k722l723]822f811S922a922j901i:14n;0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=U:5Z:9c::m::W;8_;;j;6P<;[<6a<:k<6Q=8Y=:R1c=2e=3h=2j=1k=2m=2o=4S>4W>2Y>2
              [>3^>3a>3d>3g>3j>3m>2o>2Q?3T?2V?2X?3[?3^?3a?3d?3g?5l?5Q@2S@2U@1V@2X@2Z@22\@2^@1>_@4c@;n@3QA3TA3WA3ZA5_A5dA:nA7
              UB<aB7hB7oB78VC5[C6aC6gC6mC6SD5XD6^D53cD5hD4lD63RE6XE6^E76eE5jE3mE4QF5VF6\F74cF4gF9PG9YG:4cF4cG9lG8TH<6`H<lH<XI
              8`I>nI@^J>2lJ:VK82^K5cK42gK8oK44^K5cK4SLAdL@4TM4XM5]M6cM5U<`>b@3PT1dLC^P18CPPPXh8PU1PW1P9P?P8RA9PAP<P<`R1`8TR1
              @a91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPXh8PU1TW11
              P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Aa91`W1lT1]11dV1U2PS1RACPT1dLe2P9T?1P8VA31P8e?21TR1>`8dR11`8TR1=a9
              1mT11Y21dV1g2PS1PAdC1PT1dLU3P9P8P5d14`5`8o?3123TR15a91mT11l24dV1W3PAPT1dLm3VA24`IdMm3PU1aA2TMm3P9VA24dQ1d3P<T?
              1P8T2288`8T?3TR15a91dLm3lT1Z34dV1o3PS1P9PAdQ1T4T>1RL4o?3123TR15a91RA2TQ1g4T@4P9T?4RL5T?1P8T22<84`8T?3TR15a91dL
              g4PS1<<>T21T22<J2T?3PJTMQ5P2dLT5<L8T23T22<T1:PS1P9RA2T?1\<^16T?3`R1a91PS1RAETQ1j5T@4P9T?4RL8T?1\<d15T?3TR15a91
              dLj5RAFTQ1V6T@4P9T?4RL9T?1\<i1;T?3TR15a91dLV6PS1P8T21T22`8T@4T?4RA1`HdMQ7T?3PJTMk6P9RA3T?4P<RA1`R1a91dLP7P9RA3
              o?3123`R1a91dLQ7PS1PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1PS1T?1PJdM\8RA2TQ1X8T@2P9P6T22
              `6a91dLX8P9T21a91dL\8PS1RA3PJdMc8b13<T21dLc8d11@PS1P?PJdMR9P9TR1Ba91<U2<\9a24P2a91<e2=dLR9PS1PW1T?1PJdM_9P9P?TR1
              Ca91P9T21a91dL_9`W1PS1P?T?1`HdMi9P9P2a91dLi9PS1<R3W1<Y4Z2`>b@9PT1dLY:P9P6<c6<`1<o64b11<S71`6a91eT11P:dV1[:`>b@
              ?PT1dLf:RA7dQ1b:P>hJ8TMf:PU1<T7X2dT1_:dV1h:PS1PW1RA<TQ1c;T@1TA1dQ1P;P<T@2RA;TQ1\;T@3P9P6T23<\9=T22`6a91dLb;P9P6
              <i9<T22`6a91dLl;RA;TQ1l;T@1P9P6T21`6a91dLl;`W1PS1P9P8PR1`8TR1?a91`S1
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
              70U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200
              c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030
              R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006BoLC0B90090090AC00C0o10
              """#,
            text: #"""
              _generic_cap<string name="">@string/</string>
              _style_case_decoration_<resources>
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
              ;001E13R622e613e712c811^911o914V;01U<14Z=010@=Pi15Ui19^i1:hi1:Rj18Zj1;ej16kj1;Vk16\k1:fk16lk18Tl1:R1^l12`l13cl1
              2el11fl12hl12jl14nl14Rm12Tm12Vm13Ym13\m13_m13bm13em13hm12jm12lm13om12Qn12Sn13Vn13Yn13\n13_n13bn15gn15ln12nn12Po1
              1Qo12So12Uo122Wo12Yo11>Zo14^o1;io13lo13oo13RP23UP25ZP25_P2:iP27PQ2<\Q27cQ27jQ278QR25VR26\R26bR26hR26nR25SS26YS2
              53^S25cS24gS263nY16eF6mS276TT25YT23\T24`T25eT26kT274RU24VU29_U29hU2:4RU24RV29[V28cV2<6oV2<[W2<gW28oW2>]X2@mX2>
              2[Y2:eY282mY25RZ242VZ28^Z244mY25RZ24bZ2AS[2@4c[24g[25l[26R\25Y>`>b@3PT1dLB^P18BPPPPP8PU1TV18@PW1P9P?TR19a91P9P?
              TR11a91`W1dT14dV1DPS1PW1RA9bK:TQ1n1T@18L`>b@1b@2P1<L1b1D<MI`>b@1b@2P1<L1TA1b@DP1<f15@<k1D`>b@1b@2P1<_2:b1D<i2A
              `>b@1b@2P1<_2:TA1b@DP1<f15dLP6RA9bKNTQ1P6T@18L`>b@1b@2P1<L1b1D<Z33VA71`IdMa2<]3Y1`1<j4BdLa2VAH1`IdMh2<\5Z1`1<f6
              >dLh2\9f44T?1TR13a91VA81TQ1]3T@2<T7V2`1<Z9D\9f44h<hBPDT?2aG1VA91hJ1PITR12a91dLd3\9f44`=VA91hJ1PITR12a91VA>1`IdM
              k3<n9^1`1<\;GdLk3VA;1`IdMR4<S<P2`1<S>DdLR4VAE1TQ1^4T@2<g>U1T?2hJ2TM[4<l?4dL\4<P@5<U@8dL^4<]@9@<k1D`>b@1b@2P1<_2
              :b1D<Z33<f@n1`>b@1b@2P1<L1b1D<U@8VA;1`IdMW5<S<P2`1<S>DdL^5VA:1`IdM^5<dBf1`1<ZDMdL^5VAD1TQ1f5T@2\9f44T?2TR15a91
              dLf5VAG1TQ1n5T@2\9f44T?2TR16a91dLn5<]@9dLP6`W1PS1P?dMV6T?1TMd6<WEOP?TM]6T?1TM]6<VF;dLb6P?TMa6<aF4dLb6<eF6<U@8dL
              d6PS1`>b@1b@3TM`7P8RA6TR17`8PJdM`7PATQ1_7T@1T?1bK:TQ1Z7T@2<kFV1f112<U@8dL^7P9RA6TR14a91dL_7dLd7P9RA6TR14a91PS1
              P?PT1dLU8VA21`IdMU8PU1aA2TMU8<QHP1VA21dQ1R8P<P1<U@8dLU8lT1h71dV1b8P?dC1PT1dL`8<QHP1P5d11`5<U@8mT11[81dV1b8PS1P?
              hJP1TMh8<QI^2dL]9P?hJ@TMm8<_Ka1dL]9P?hJ4TMR9<PMY1dL]9P?hJ8TMW9<YNZ1dL]9P?hJ2TM\9<cOb1dL]9<UQ1d1PS1P?hJP1TMc9<iR1
              Z1dLn9P?hJ8TMh9<ST1\1dLn9P?hJ@TMm9<_U1]1dLn9<lV1[1PS1P?PT1dLS;VA31PJdMS;PU1aA2TMS;VA31PT1dLP;VA52TQ1P;T@3<WX16
              <]X1H\:f44T23h:4<UY12<WY1GnP11h:RPP2<eF6dLi:<nY16<UY12<TZ1HTA2`D`2<f15dLP;mT11[:2dV1R;dLS;lT1R:1dV1U;PS1<lZ1W1
              <S\1Z2`>b@9PT1dLe;P9P6<]^1<`1<i^14b11<L1`6a91eT11\;dV1g;`>b@?PT1dLR<RA7dQ1n;P>hJ8TMR<PU1<m^1X2dT1k;dV1T<PS1PW1
              RA<TQ1o<T@1TA1dQ1\<P<T@2RA;TQ1h<T@3P9P6T23<Ua1=T22`6a91dLn<P9P6<ba1<T22`6a91dLX=RA;TQ1X=T@1P9P6T21`6a91dLX=`W1
              PS1P8PR1`8P@P?PJdMX>P9TR18a91<na1k1<ic1P1`>b@1b@2P1<id1\1@<Uf1H`>b@1b@2P1<mf1f1@\9f44P2a91<ch1=dLX>`S1
              """#,
            places: #"""
              R2`560060G_100_10\1F0[1_100_100_100_10V390>10=90090P180<10;80080U4_100_100_10G61h450R2700D00D00D00D0^370070070
              070070V1;00;0d270070070070070V170070070070070070R370070070070070h1;00;0T270070070070070h170070070070070b2700E0
              0E00E00E0`370070070070070V1;00;0f1600B00B00B0T460060060Z3700C00C00C0X460060060l2=0F10E=00=0`280080080080Z56006
              0X2]10X130030C600=0N700C00C0a1]100]100]10^4U10D50>700C00C0Q1U100U10V4800D00D00D0b460060060d3D00P100P100P10^660
              060060T4<00<00<00<0T4400C00C0C60060V270070070070070070V470070070070070h1;00;00;0T570070070070070V1;00;0P2D00P1
              00P100P10^660060060b2A00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1?0B50A?00?00?00?00?0am350050PY4
              60060D80080080n360060F80080g1=00=0X360060C60060\180080080a:90X@70070070070T1A0<:0;A00A00N00N0Z3<00<00<0l1600C0
              0C00C00C0P4;00;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100`10`1900E00E0_1`10^3:00:00:0R390090X1200200200
              20g7`100`10j:800B0GQ100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G500B00B00B00B0h6500A00A00A00A0l4500?00?00?00?0X4500@
              00@00@00@0\4500>00>00>00>00>0YF90RS1500I00I00I00I0n4500I00I00I00I0R5500K00K00K00K00K0W<8IWX780Q1i100i10j1<00I0
              0I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00@00@0_=K00K00K0k4i100i1
              0i154H40040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c20
              0c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?
              00?0050050050050UA6006H_A80080080080T1700D00D0f160060060060060`670070070070070070070^570070070070070070j470070
              070070070QQ10
              """#,
            text: #"""
              <style name="TextAppearance.." parent="TextAppearance." />
              <style name="Widget..TextView." parent="Widget.">
                  <item name="android:textSize">@dimen/    _font_size</item>
                  <item name="android:textColor">@color/_color</item>
                  <item name="android:textFontWeight" tools:targetApi="28">@integer/_font_weight</item>
                  <item name="android:letterSpacing">@dimen/_letter_spacing</item>
                  <item name="android:lineHeight" tools:targetApi="28">@dimen/_line_height</item>
                  <item name="android:textAllCaps">truefalse</item>
              </style>
                  <item name="android:textAppearance">@style/TextAppearance.    <item name="android:lineSpacingMultiplier">@dimen/_line_height_multiple</item>
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
                  android:fontStyle="normal    android:fontWeight="<?xml version="1.0" encoding="utf-8"?>
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
              B001F12b144h144X244^244f244Z344j345e444f412^514e611R722`722i701h814m90014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=h=
              5m=9V>:`>:j>8R?;]?6c?;n?6T@:^@6d@8l@:R1VA2XA3[A2]A1^A2`A2bA4fA4jA2lA2nA3QB3TB3WB3ZB3]B3`B2bB2dB3gB2iB2kB3nB3QC
              3TC3WC3ZC5_C5dC2fC2hC1iC2kC2mC22oC2QD1>RD4VD;aD3dD3gD3jD3mD5RE5WE:aE7hE<TF7[F7bF78iF5nF6TG6ZG6`G6fG5kG6QH53VH5
              [H4_H63i46c46eH76lH5QI3TI4XI5]I6cI74jI4nI9WJ9`J:4jI4jJ9SK8[K<6gK<SL<_L8gL>UM@eM>2SN:]N82eN5jN42nN8VO44eN5jN4ZO
              AkO@4[P14_P15dP16jP15T:`>b@3PT1dLC^P18CPPPXb5PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPXb5
              PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1I1dV1a1PS1P9X<8o?3123TR17a91PS1T?3PJdMW2P8P?TR1:`8
              PJdMW2P9X<8o?3123TR17a91dLW2PS1P9\<8<o?3123TR17a91PS1P9RA2T?1\<D@T?3`R1a91PS1T?3PJdMY3`>b@1b@3TMY3P8PATR1;`8PJ
              dMY3P9\<T14o?3123TR17a91dLY3PS1T?3PJdMi3<X1<T21T22<d18P2<l13P2<o11T23T22<P28dLi3PS1P8T21T22`8T@4T?4RA1`HdMd4T?
              3PJTM^4P9RA3T?4P<RA1`R1a91dLc4P9RA3o?3123`R1a91dLd4PS1PS1P8PAPT1dLm4VA11T3oooooo3<X21mT11j41dV1o4`8T@1P9T?1\<Y2
              4`HdMZ5T?1\<]28`HTM\5<e23dL\5a91PS1P?PT1dLb6VA31PJdMb6PU1aA2TMb6VA31PT1dL_6VA52TQ1_6T@3<h26<n2H\:f34T23h:4<j32
              <l3GnP11W6RPP2<c46dLX6<i46<j32<o4HTA2`D`2<g55dL_6mT11j52dV1a6dLb6lT1a51dV1d6PS1P?PJdMQ7P9TR1?a91<l5<\9f34P2a91
              <X6=dLQ7PS1PW1T?1PJdM^7P9P?TR1@a91P9T21a91dL^7`W1PS1P?T?1`HdMh7P9P2a91dLh7PS1<e6W1<l7Z2`>b@9PT1dLX8P9P6<V:<`1<
              b:4b11<f:1`6a91eT11o7dV1Z8`>b@?PT1dLe8RA7dQ1a8P>hJ8TMe8PU1<g:X2dT1^8dV1g8PS1PW1RA<TQ1b9T@1TA1dQ1o8P<T@2RA;TQ1[9
              T@3P9P6T23<o<=T22`6a91dLa9P9P6<\=<T22`6a91dLk9RA;TQ1k9T@1P9P6T21`6a91dLk9`W1PS1P9P8PR1`8TR1<a91`S1
              """#,
            places: #"""
              2P>60060GT300T30\1[20[1T300T30`6Z10<106P10@70B60@20820i1P100P10AZ100Z10_6T300T300T30I70Z?60GT300T30\1[20[1T300
              T30`6e20FP10@70B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0`160k1U100U10
              k370V<600C00C0`1?0J10I?00?00L00L0V2U10<:0`160k1U100U100U10k770n@Y10<>0h160S2Y100Y10U470f<k10@@0T140<B0X160W3k1
              00k10S470n=600C00C0`170070070070T1A0<:0;A00A00N00N0Z2Q10<60X160c1Q100Q100Q10W970nA600C00C00C0\240D40040T140040
              J40040F60H40040040]:50nH;0040>40040040L50B;0AD00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T1
              00T10o<70`D7P1gQ4<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10
              j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00@00@0_=K00K00K0
              k4i100i10i155\Y1700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@4
              0?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1
              e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R13003
              0030030T3=00=00=0X1?00?0050050050050UA6006U1oLC0B90090090AC00C0o10
              """#,
            text: #"""
              drawableinterpolator_timing_functionfont<item name="" type="">@/</item>
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal    android:fontWeight="" />
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
              T1001[112Z212j233o233T333Y333^333c333h334P534l533c633V735X934Y:34]<33k<33Q=22U=22Y=22]=22a=22h=22o=22\>22i>12a?
              14h@23YA22bA11oA22]B22fB01eC14jD0023d1?:@;A<3?4@9C6D7E8F5G:H;I<J=L>N?2d18Z1B[1C\1D]1E^1F_1G`1Ha1I@=[P15`P19iP1
              :SQ1:]Q18eQ1;PR16VR1;aR16gR1:QS16WS18_S1:R1iS12kS13nS12PT11QT12ST12UT14YT14]T12_T12aT13dT13gT13jT13mT13PU13SU1
              2UU12WU13ZU12\U12^U13aU13dU13gU13jU13mU15RV15WV12YV12[V11\V12^V12`V122bV12dV11>eV14iV1;TW13WW13ZW13]W13`W15eW1
              5jW1:TX17[X1<gX17nX17UY178\Y15aY16gY16mY16SZ16YZ15^Z16dZ153iZ15nZ14R[163bG6\G6X[176_[15d[13g[14k[15P\16V\174]\1
              4a\19j\19S]1:4]\14]]19f]18n]1<6Z^1<f^1<R_18Z_1>h_1@X`1>2f`1:Pa182Xa15]a142aa18ia144Xa15]a14ma1A^b1@4nb14Rc15Wc1
              6]c15QE`>b@3PT1dLDVO>DPU1PW1P9RA9PAP<`R1a91^P18CPPPPP8P9P?TR11a91dLC`W1dT14dV1F`>b@6b@=TMZ1P9`>b@2TR12a91`>b@4
              PT1dLW1P9P?TR12a91eT11S1dV1Y1dLZ1PS1PW1RA:bKNTQ1h1T@1VA51`IdMg18M`1<M<dLg1dLh1<Y1Z1`>b@1b@2P1<c21b1D<d25<i2R1`>
              b@1b@2P1<k3:b1D<d25`W1PS1RACPT1dLg2VO:g2PU1P9VA31P8e?21TR1M`8dR11a91lT1]21dV1i2PS1<U4KT21T22<d25PS1<P5KT21T22<
              d25PS1<P5KT21T22<d25PS18MT21T22<d25PS18MT21T22<d25PS1<k5R1T21T22<d25PS1PAPJdMP4<m6LT21T22<d25dLP4PAPT1dL^4VA23
              `IdM^4PU1aA2TM^4<m6LT21T22<i7=dL^4lT1S43dV1`4`>b@1b@3TMo4P8PATR1K`8PJdMo4<V8JT21T22<d25dLo4PS1<m6LT21T22<d25RA
              1PT1dLa5P9g?231P8T22<P96`A`2`8`R1a91mT11W53dV1c5RA2`IdMk5<m6LT21T22<V99dLk5PS1<_9NT21T22<d25P9PAT?1\<]:6`R1a91
              P9RA1T?1\<c:6`R1a91P9RA2T?1\<i:6`R1a91PS1P9PAT?1\<o:9`R1a91P9RA1T?1\<X;6`R1a91P9RA2T?1\<^;@`R1a91PS1PAPT1dLU9aA
              2TM]7T?2dLc7P8T22<n;1`A`2`8T@4P9TA3T?1P8T24<]:6`8`R1a91P9VA13T?1P8T24<o;9`8`R1a91P9VA23T?1P8T24<X<9`8`R1a91P9VA
              33T?1P8T24<a<5`8`R1a91P9VA43T?1P8T24<f<7`8`R1a91<m<JT21T24<g=;mT11Y73dV1W9PS1P8P?TR1J`8PJdMc9<_9NT21T22<d25dLc9
              PAPT1dLV:P9TA3T?1P8<R>7`A`2`8`R1a91<P5KT21<Y>:`A`2<d25mT11f93dV1X:PS1RA7`IdM`:<P5KT21<c>?dL`:RA;`IdMg:<P5KT21<
              R?AdLn:RA:`IdMn:<P5KT21<c?JdLn:RA>`IdMU;<P5KT21<]@DdLU;RA8`IdM\;8MT21<QAAdL\;RAHTQ1e;T@3P9g?231\<]:6`R1a91dLe;
              RAITQ1n;T@3P9g?231\<bA7`R1a91dLn;RAE`IdMU<<m6LT21<iA:dLU<RAF`IdM\<<m6LT21<SB@dL\<PS1P8T21T22`8RA1`HdMj<P9RA3g?
              212`R1a91dLj<PS1P9PAg?212`R1a91PS1<m<JT21<d25PS1<m6LT21<d25PS1<m6LT21<d25PS1<P5KT21<d25PS1<P5KT21<cB7<P5KT21<jB
              7PS1<P5KT21<QC;<P5KT21<\C<PS1<P5KT21<cB7<P5KT21<jB7<P5KT21<QC;<P5KT21<\C<PS1<P5KT21<hC9<P5KT21<QD;<P5KT21<\D<<
              P5KT21<hD9PS1P8PAPT1dLP?VA11T3oooooo3<QE1mT11m>1dV1R?`8T@1P9T?1\<RE4`HdM]?T?1\<VE8`HTM_?<^E3dL_?a91PS1P?PT1dLe@
              VA31PJdMe@PU1aA2TMe@VA31PT1dLb@VA52TQ1b@T@3<aE6<gEH\:_F4T23h:4<cF2<eFGnP11Z@RPP2<\G6dL[@<bG6<cF2<hGHTA2`D`2<d2
              5dLb@mT11m?2dV1d@dLe@lT1d?1dV1g@PS1T?1PJdMXARA2TQ1TAT@2P9P6T22`6a91dLTAP9T21a91dLXAPS1RA3PJdM_Ab13<n;1dL_Ad11@
              PS1P?PJdMnAP9TR1Q1a91<`H<\9_F4P2a91<lH=dLnAPS1PW1T?1PJdM[BP9P?TR1R1a91P9T21a91dL[B`W1PS1P?T?1`HdMeBP9P2a91dLeB
              PS1<YIW1<`JZ2`>b@9PT1dLUCP9P6<jL<`1<VM4b11<c21`6a91eT11lBdV1WC`>b@?PT1dLbCRA7dQ1^CP>hJ8TMbCPU1<ZMX2dT1[CdV1dCPS1
              PW1RA<TQ1_DT@1TA1dQ1lCP<T@2RA;TQ1XDT@3P9P6T23<bO=T22`6a91dL^DP9P6<oO<T22`6a91dLhDRA;TQ1hDT@1P9P6T21`6a91dLhD`W1
              PS1P9P8PR1`8TR1Na91`S1
              """#,
            places: #"""
              f1P860060GS100S10\1:0[1S100S10^2J0<70B60@20]1J00J0X2F0j1=0F10E=00=00=0_6S100S100S10`940040040040Z1@0F40040E@00
              @0P260060GE00E0b1=0F10E=00=0a1E00E00E0S=;0XG:0d2:00H00H00H0T2<00H00H00H0h360060060060060d570070070070070V1;00;
              00;0`370070070070070h1;00;0aD:00:0bI;0GX100X10f1:0e1X10h2Z10L70BB0P110OB00B0]1Z100Z10g2X100X10_1:1WT150`440D40
              040S550^750h440D40040[550f750R540D40040e550P850n440D40040a550l750j440D40040]550h750Z540D40040m550b;:00G00G00G0
              d340D40040040b2:0Q1l100l10n1>00J00J0m1l10V4:00:00:0j240D40040040c7l100l10j:70070070070T1A0<:0;A00A00N00N00N0n3
              40D40040040aI50dL50n440D40040`180GG00G0f1\10B40<L0040>80F:00:00:0Q2\100\10e1G00G0l5500A00A00A0X340D40040040Q@5
              0\C50h440D40040NN0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0Z2N0<70B40<80Y1N00N0m:50hAT10<:0H40<;0_1T100T10f2N0<70B4
              0<80Y1N00N0Z2a10<@0T140<B0k1a100a10S850^@80GG00G0n2:00:0?40040`1G0040>30<:00:00:00:0R1V10<70B40<@0050@80080i1V1
              00V10j2[10<90F40<C0050@;00;0m1[100[10T3[10<90F40<C0050@;00;0m1[100[10T3T10<60@40<?0050@70070g1T100T10f2X10<80D
              40<A0050@90090k1X100X100X10b440D50050gFG00G0e250VP1?0J10I?00?00L00L00L0R440D40040040X270GF00F0d1\10<70B40<F009
              0H:00:00:0Q2\100\100\10l440040X1:00:00:0g7F00F0[950nG600B00B00B0X340040040`2D00P100P100P10T440040040P2A00M00M0
              0M0n340040040V3800D00D00D0\340040040j2800D00D00D0`340040040\370070070LL0J40<80U1L00L00L0n380080080NN0L40<90W1N
              00N00N0X3<00H00H00H0f340040040V2<00H00H00H0f340040040me150\S2;0040>40040@;0MJ00J0R2J0<70N40Y1J00J00J0Y550V@J0<
              70N40Y1J00J0U350d6=0Z440040Y4=0d6=0\440040[4=0f6=0Z440040Y4=0d6=0Z540040Y5=0d7=0X440040040h240040o6=0^9=0V4400
              40040P340040U7=0n9=0V440040040h240040040h240040040P340040e<=0^?=0Z440040040l240040040P340040040R340040W==AgY:<
              0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10j1<00I00I0i1i10P4:
              00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00@00@0_=K00K00K0k4i100i10i15A^4700
              D00D0\2=00=00=0X1;00;0010010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j1700
              70070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE0
              0E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=
              0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA600
              6<lNG0B=00=00=0AG00G0km10
              """#,
            text: #"""
              <public type="integer" name="_number" />
              <public type="style" name="TextAppearance.." />
              <public type="style" name="Widget..TextView.<public type="color" name="<public type="dimen" name="<public type="interpolator" name="<public type="string" name="_generic" />
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
              _y" />
              _width" />
              _height" />
              _top" />
              _start" />
              _bottom" />
              _end" />
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal    android:fontWeight="<resources>
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
              ?001F12b144V244^245T345e345Z445U544V511c522Q622Z601Y714^80014d1?:7;8<2?8@8C8D8E8F8G8H3I8J4L5N6@=e95j99S::]::g:
              8o:;Z;6`;;k;6Q<:[<6a<8i<:R1S=2U=3X=2Z=1[=2]=2_=4c=4g=2i=2k=3n=3Q>3T>3W>3Z>3]>2_>2a>3d>2f>2h>3k>3n>3Q?3T?3W?5\?
              5a?2c?2e?1f?2h?2j?22l?2n?1>o?4S@;^@3a@3d@3g@3j@5o@5TA:^A7eA<QB7XB7_B78fB5kB6QC6WC6]C6cC5hC6nC53SD5XD4\D63bD6hD
              6nD76UE5ZE3]E4aE5fE6lE74SF4WF9`F9iF:4SF4SG9\G8dG<6PH<\H<hH8PI>^I@nI>2\J:fJ82nJ5SK42WK8_K44nJ5SK4cKATL@4dL4hL5mL
              6SM5h8`>b@3PT1dLC^P18CPPPR`>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1:a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPR`>PU1TW11P9P8VA9
              1TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1;a91`W1lT1I1dV1a1PS18=T21T22<=2T?3PJTMQ2<?1P6VO4n1b16dLo1b17Q71dLT2<@7T23
              T22<G9PS1P9PAT?1\<P16T?3`R1a91PS1PAPT1dLQ3P9TA4T?1P8T22aA2TMi2dLl2<V11`A`2<P16`8T?3`R1a91mT11a24dV1S3PS1PAPT1dL
              b3P9TA4T?1P8<W17`A`2`8T?3`R1a91mT11W34dV1d3PS1RAHTQ1o3T@4P9g?241\<P16T?3`R1a91dLo3RAITQ1Y4T@4P9g?241\<^17T?3`R1
              a91dLY4PS1P8T21T22`8T@4T?4RA1`HdMT5T?3PJTMn4P9RA3T?4P<RA1`R1a91dLS5P9RA3o?3123`R1a91dLT5PS1PS1P?PJdMb5P9TR1<a9
              1<e1<\9Q24P2a91<U2=dLb5PS1PW1T?1PJdMo5P9P?TR1=a91P9T21a91dLo5`W1PS1P?T?1`HdMY6P9P2a91dLY6PS1<b2W1<i3Z2`>b@9PT1
              dLi6P9P6<S6<`1<_64b11<c61`6a91eT11`6dV1k6`>b@?PT1dLV7RA7dQ1R7P>hJ8TMV7PU1<d6X2dT1o6dV1X7PS1PW1RA<TQ1S8T@1TA1dQ1
              `7P<T@2RA;TQ1l7T@3P9P6T23<l8=T22`6a91dLR8P9P6<Y9<T22`6a91dL\8RA;TQ1\8T@1P9P6T21`6a91dL\8`W1PS1P9P8`>b@T3b@5TR1
              1`8TR19a91`S1
              """#,
            places: #"""
              @h660060Gj200j20\1Q20[1j200j20l5Y10<106O0>70B60@20820g1O00O0AY100Y10k5j200j200j20I70d>60Gj200j20\1Q20[1j200j20
              l5c20FO0>70B60@20820g1O00O0R2V10>80080P160@20820U2V100V10g2c200c20k5j200j200j20o1;0f?60b440D40040N600?00?00?0^1
              ^10H:0G80080h190090090090b260H40040c<60fCW10>70B40<80D60o1W100W10i360Z@80GG00G0f1i20>70B40<j10040L:00:0;20\130
              <:00:0L80080D60S5i200i20e1G00G0c360PB70GF00F0d1e10>70B40<F0090H:00:00:0H60k2e100e10c1F00F0g360Z@70070070LU10L4
              0<80D60k1U100U100U10`480080080NW10N40<90F60o1W100W100W10Y;60`K;0040>40040040L50B;0AD00D0l1600?00?0\1W10>70B50>
              208;0e1W100W100W10b3S10>70Z160g1S100S100S10k<60^D6@_c2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f1
              90>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030
              030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100
              X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006KQMX10BN0H70070070GN00N0AX100X1
              0m10
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
              M001Z112V212h244X344^344Q445b444Q546j645[744k745^945Y:44Z:22b:22o:22\;22U<22n<22o<33W=23h=22Q>11^>22l>22U?01T@
              14YA0024d1?:<;=<=?3@=C=D=E=F4G6H7I=J8L9N;2d18Z1C[1C\1C]1>^1?_1@`1Aa1B@=b@5g@9PA:ZA:dA8lA;WB6]B;hB6nB:XC6^C8fC:
              R1PD2RD3UD2WD1XD2ZD2\D4`D4dD2fD2hD3kD3nD3QE3TE3WE3ZE2\E2^E3aE2cE2eE3hE3kE3nE3QF3TF5YF5^F2`F2bF1cF2eF2gF22iF2kF
              1>lF4PG;[G3^G3aG3dG3gG5lG5QH:[H7bH<nH7UI7\I78cI5hI6nI6TJ6ZJ6`J5eJ6kJ53PK5UK4YK63_K6eK6kK76RL5WL3ZL4^L5cL6iL74PM
              4TM9]M9fM:4PM4PN9YN8aN<6mN<YO<eO8mO>[P1@kP1>2YQ1:cQ182kQ15PR142TR18\R144kQ15PR14`R1AQS1@4aS14eS15jS16PT15cA`>b@
              3PT1dLC^P18CPPPTl>PU1PW1P9P?P8RA9PAP<P<`R1`8TR1Ha91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a9
              1eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPTl>PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Ia91`W1lT1]11dV1U2PS1
              RACPT1dLe2P9T?1P8VA31P8e?21TR1F`8dR11`8TR1Ea91mT11Y21dV1g2PS18=T21T22<=2T?3PJTMS3RA2T36<?2dLV3<A7T23T22<H9PS1P9
              PAo?3123TR15a91PS1T?3PJTMi3<Q1<T21T22<]1NP?T39<[28dLP4<Q1<T21T22<c2FT23T22<[28PS1RA1PT1dL_4P9g?241P8T22<Y36`A`2
              `8T?3`R1a91mT11T44dV1a4PS1P9RA1T?1\<_36T?3`R1a91P9RA2T?1\<e36T?3`R1a91PS1PAPT1dLg6aA2TMX5T?2dL^5P8T22<k31`A`2`8
              T@5P9VA14T?1P8T25<l39`8T?3`R1a91P9VA24T?1P8T25<U49`8T?3`R1a91P9VA34T?1P8T25<^45`8T?3`R1a91P9VA44T?1P8T25<c47`8
              T?3`R1a91mT11T54dV1i6PS1PAPT1dLX7P9VA14T?1P8<j4:`A`2`8T?3TR15a91mT11m64dV1Z7PS18=T21T22<=2T?3PJTMf7RA2T36<T52dL
              i7<A7T23T22<H9PS1RA7TQ1U8T@4P9g?241\<V5:T?3TR1:a91dLU8RA;TQ1_8T@4P9g?241\<`5<T?3TR1:a91dLi8RA:TQ1i8T@4P9g?241\<
              l5ET?3TR15a91dLi8RA>TQ1S9T@4P9g?241\<a6?T?3TR15a91dLS9RAITQ1]9T@4P9g?241\<P77T?3`R1a91dL]9PS1P8T21T22`8T@4T?4RA
              1`HdMX:T?3PJTMR:P9RA3T?4P<RA1`R1a91dLW:P9RA3o?3123`R1a91dLX:PS1PS1P9PAT?1P<P<TR15a91PS1P9PAT?1\<W72TR1Da91P9RA
              1T?1\<Y72TR1Da91PS1P9PAT?1\<_36TR1Da91P9RA1T?1\<[77TR1Da91PS1P9PAT?1\<W72TR1Da91P9RA1T?1\<Y72TR1Da91P9RA2T?1\<
              _36TR1Da91P9RA3T?1\<[77TR1Da91PS1P9PAT?1\<b74TR1Da91P9RA1T?1\<f76TR1Da91P9RA2T?1\<l77TR1Da91P9RA3T?1\<S84TR1Da9
              1PS1PS18=T21T22<=2P?T3oooooo3<W8;PS1T?1PJdMg=RA2TQ1c=T@2P9P6T22`6a91dLc=P9T21a91dLg=PS1RA3PJdMn=b13<k31dLn=d11
              @PS1P?PJdM]>P9TR1Ja91<b8<\9n84P2a91<R9=dL]>PS1PW1T?1PJdMj>P9P?TR1Ka91P9T21a91dLj>`W1PS1P?T?1`HdMT?P9P2a91dLT?PS1
              <_9W1<f:Z2`>b@9PT1dLd?P9P6<P=<`1<\=4b11<`=1`6a91eT11[?dV1f?`>b@?PT1dLQ@RA7dQ1m?P>hJ8TMQ@PU1<a=X2dT1j?dV1S@PS1PW1
              RA<TQ1n@T@1TA1dQ1[@P<T@2RA;TQ1g@T@3P9P6T23<i?=T22`6a91dLm@P9P6<V@<T22`6a91dLWARA;TQ1WAT@1P9P6T21`6a91dLWA`W1PS1
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
              00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90
              H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0
              Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006?QMX10BN0H70070070GN00N0
              AX100X10m10
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
              @001C12X113T244c244j244Q344`345m345h444i411V522d522m501l614Q80014d1?:8;9<9?9@9C4D5E9F9G9H9I6J9L9N7@=W:5\:9e::o:
              :Y;8a;;l;6R<;]<6c<:m<6S=8[=:R1e=2g=3j=2l=1m=2o=2Q>4U>4Y>2[>2]>3`>3c>3f>3i>3l>3o>2Q?2S?3V?2X?2Z?3]?3`?3c?3f?3i?
              5n?5S@2U@2W@1X@2Z@2\@22^@2`@1>a@4e@;PA3SA3VA3YA3\A5aA5fA:PB7WB<cB7jB7QC78XC5]C6cC6iC6oC6UD5ZD6`D53eD5jD4nD63TE
              6ZE6`E76gE5lE3oE4SF5XF6^F74eF4iF9RG9[G:4eF4eG9nG8VH<6bH<nH<ZI8bI>PJ@`J>2nJ:XK82`K5eK42iK8QL44`K5eK4ULAfL@4VM4ZM
              5_M6eM5[8`>b@3PT1dL@^P18@PPP`Q9PU1PW1P9P?P8P?TR12`8TR1;a91`W1dT14dV1BPS1P?PT1dLU1^P18U1QPP`Q9PU1TW11P9P8T?1TR1
              2`8P8VAI1TR12`8TR1<a91`W1lT1F1dV1W1PS1PW1P9RA9PAP<P<`R1a91^P18R2PPPPP8RA:bKNTQ1Q2T@1VA51TQ1P2T@2P9T?2PAX<7P<TR1
              3a91dLP2dLQ2dLR2`W1PS1<7?T21T22<F2T?3PJTM^2P?`2dLa2<H9T23T22<Q1;PS1P9PA`Do?3123TR13a91PS1P9RA2`Do?3123TR13a91PS1
              P9PAT?1\<\19T?3`R1a91P9RA1T?1\<e16T?3`R1a91PS1RA8TQ1l3T@4P9T?4`DT?1\<k1<T?3TR13a91dLl3PS1P8T21T22`8T@4T?4RA1`H
              dMg4T?3PJTMa4P9RA3T?4P<RA1`R1a91dLf4P9RA3o?3123`R1a91dLg4PS1PS1P?PJdMU5P9TR1=a91<W2<\9c24P2a91<g2=dLU5PS1PW1T?
              1PJdMb5P9P?TR1>a91P9T21a91dLb5`W1PS1P?T?1`HdMl5P9P2a91dLl5PS1<T3W1<[4Z2`>b@9PT1dL\6P9P6<e6<`1<Q74b11<U71`6a91eT1
              1S6dV1^6`>b@?PT1dLi6RA7dQ1e6P>hJ8TMi6PU1<V7X2dT1b6dV1k6PS1PW1RA<TQ1f7T@1TA1dQ1S7P<T@2RA;TQ1_7T@3P9P6T23<^9=T22
              `6a91dLe7P9P6<k9<T22`6a91dLo7RA;TQ1o7T@1P9P6T21`6a91dLo7`W1PS1P9P8`>b@T3b@5TR11`8TR1:a91`S1
              """#,
            places: #"""
              ^1R960060Gi200i20\1P20[1i200i20j5J0<106@0L10K@00@0AJ00J0i5i200i200i20I70d=60Gi200i20\1P20[1i200i20j5e10F@0L10K
              @00@0T1G0L80KG00G0i1e100e10i5i200i200i20o1;0fB=0l1Q10B70B60@20820k1Q100Q10f2F0h2:00H00H00H0n2<00<00<0V1V10@60@
              60@90F20U2V100V100V100V100V10];=00=0lA70V540D40040N600?00?0Z150050050050l160H40040e:70XB\10@700?0j160Y2\100\10
              U480j<Y10@400<0d160S2Y100Y10Q480d<_10B:0H40<;0J60_2_100_10\3Y10B70B40<80D60S2Y100Y10a780TA80080080Ne10@600>0P1
              40<>0P160k2e100e100e10S680ZG;0040>40040040L50B;0AD00D0l1600?00?0\1Y10B70B50>208;0i1Y100Y100Y10f3U10B70Z160k1U1
              00U100U10S=80VE8=el2700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@
              40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^1
              70]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R1
              30030030030T3=00=00=0X1?00?0050050050050UA60062mLX10BN0H70070070GN00N0AX100X10Q20
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
              B001Z112V212h245^344P445[445V544W522`522a523R622[611h622V722_701^814c90024d1?:6;7<7?7@7C7D7E7F7G7H7I7J3L7N52d1
              8Z18[19\19]19^19_19`19a19@=c95h99Q::[::e:8m:;X;6^;;i;6o;:Y<6_<8g<:R1Q=2S=3V=2X=1Y=2[=2]=4a=4e=2g=2i=3l=3o=3R>3
              U>3X>3[>2]>2_>3b>2d>2f>3i>3l>3o>3R?3U?5Z?5_?2a?2c?1d?2f?2h?22j?2l?1>m?4Q@;\@3_@3b@3e@3h@5m@5RA:\A7cA<oA7VB7]B7
              8dB5iB6oB6UC6[C6aC5fC6lC53QD5VD4ZD63`D6fD6lD76SE5XE3[E4_E5dE6jE74QF4UF9^F9gF:4QF4QG9ZG8bG<6nG<ZH<fH8nH>\I@lI>2
              ZJ:dJ82lJ5QK42UK8]K44lJ5QK4aKARL@4bL4fL5kL6QM5m9`>b@3PT1dLC^P18CPPPPP:PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14
              dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPPP:PU1TW11P9P8VA91TA1
              P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1]11dV1U2PS1RACPT1dLe2P9T?1P8VA31P8e?21TR1;`8dR11`8TR1:a91mT11Y21dV1
              g2PS1PAPT1dL[3P9VA54T?1P8T22aA2TMS3dLV381`A`2<16`8T?3TR14a91mT11k24dV1]3PS1<7<T21T22<C2T?3PJTMk3P?TMi3<E4dLj3<
              I5dLn3<N6T23T22<T18PS1RAITQ1Z4T@4P9g?241\<\17T?3`R1a91dLZ4PS1P8T21T22`8T@4T?4RA1`HdMU5T?3PJTMo4P9RA3T?4P<RA1`R1
              a91dLT5P9RA3o?3123`R1a91dLU5PS1PS1<7<T21<C2TO]5<E4dL^5<I5<T18PS1PS1T?1PJdMQ6RA2TQ1m5T@2P9P6T22`6a91dLm5P9T21a9
              1dLQ6PS1RA3PJdMX6b1381dLX6d11@PS1P?PJdMg6P9TR1?a91<c1<\9o14P2a91<S2=dLg6PS1PW1T?1PJdMT7P9P?TR1@a91P9T21a91dLT7
              `W1PS1P?T?1`HdM^7P9P2a91dL^7PS1<`2W1<g3Z2`>b@9PT1dLn7P9P6<Q6<`1<]64b11<a61`6a91eT11e7dV1P8`>b@?PT1dL[8RA7dQ1W8
              P>hJ8TM[8PU1<b6X2dT1T8dV1]8PS1PW1RA<TQ1X9T@1TA1dQ1e8P<T@2RA;TQ1Q9T@3P9P6T23<j8=T22`6a91dLW9P9P6<W9<T22`6a91dLa9
              RA;TQ1a9T@1P9P6T21`6a91dLa9`W1PS1P9P8`>b@T3b@5TR11`8TR1<a91`S1
              """#,
            places: #"""
              8T960060Gk100k10\1R10[1k100k10n3X10<106N0<70B60@20820e1N00N0AX100X10m3k100k100k10l740040040040Z1D0N40040MD00D0
              X260060GE00E0b1A0N10MA00A0a1E00E00E0_;70XD60Gk100k10\1R10[1k100k10n3a20FN0<70B60@20820e1N00N0P2U10<80080P160@2
              0820S2U100U10e2a200a20m3k100k100k10o1;0T@;0GJ00J0l1l10L106Z10L70BB0P110OB00B0]1Z100Z10Q1l100l10k1J00J0g1>0Z>80
              GG00G0f1j20<90F40<j10040L:00:0;20\130<:00:0L80080D60U5j200j20e1G00G0a350`=50f440D40040N600?00?0n150050C60060Z1
              70070070j160H40040];50dC80080080NV10L40<90F60m1V100V100V10m550PF;0040>40040040L50B;0AD00D0l1600?00?0\1V10<70B5
              0>208;0c1V100V100V10`3R10<70Z160e1R100R100R10g<50`D50^5=0^340040\170C60060^170070c5=0n:=<kj3700D00D0\2=00=00=0
              X1;00;0010010010010l170070070070e8=0`>;00H00H0l1;00;00;0j160060_6<<^L700D00D0f160060060060j170070070070070a580
              `;50`2700D00D0f190>10=90090P170070070070U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0
              R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020
              b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006S1SMX10BN0H700
              70070GN00N0AX100X10k10
              """#,
            text: #"""
              __inset<bool name="">truefalse@bool/</bool>
              _shadow<resources>
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
              E001Z112V212h245P445h444V544^545W645R744S722_722k722l723]822f811S922a922j901i:14n;0024d1?:8;9<9?9@3C9D9E9F9G4H
              6I9J9L9N72d18Z1<[1:\1;]1<^1<_1<`1<a1<@=U:5Z:9c::m::W;8_;;j;6P<;[<6a<:k<6Q=8Y=:R1c=2e=3h=2j=1k=2m=2o=4S>4W>2Y>2
              [>3^>3a>3d>3g>3j>3m>2o>2Q?3T?2V?2X?3[?3^?3a?3d?3g?5l?5Q@2S@2U@1V@2X@2Z@22\@2^@1>_@4c@;n@3QA3TA3WA3ZA5_A5dA:nA7
              UB<aB7hB7oB78VC5[C6aC6gC6mC6SD5XD6^D53cD5hD4lD63RE6XE6^E76eE5jE3mE4QF5VF6\F74cF4gF9PG9YG:4cF4cG9lG8TH<6`H<lH<XI
              8`I>nI@^J>2lJ:VK82^K5cK42gK8oK44^K5cK4SLAdL@4TM4XM5]M6cM5X<`>b@3PT1dLC^P18CPPPXh8PU1PW1P9P?P8RA9PAP<P<`R1`8TR1
              @a91`W1dT14dV1E`>b@6b@=TMY1P9`>b@2TR12a91`>b@4PT1dLV1P9P?TR12a91eT11R1dV1X1dLY1PS1P?PT1dLS2^P18S2QPPXh8PU1TW11
              P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1Aa91`W1lT1]11dV1U2PS1RACPT1dLe2P9T?1P8VA31P8e?21TR1>`8dR11`8TR1=a9
              1mT11Y21dV1g2PS1PAdC1PT1dLU3P9P8P5d14`5`8o?3123TR15a91mT11l24dV1W3PAPT1dLm3VA24`IdMm3PU1aA2TMm3P9VA24dQ1d3P<T?
              1P8T2288`8T?3TR15a91dLm3lT1Z34dV1o3PS1P9PAdQ1T4T>1RL4o?3123TR15a91RA2TQ1g4T@4P9T?4RL5T?1P8T22<84`8T?3TR15a91dL
              g4PS1<<>T21T22<J2T?3PJTMQ5P2dLT5<L8T23T22<T1:PS1P9RA2T?1\<^16T?3`R1a91PS1RAETQ1j5T@4P9T?4RL8T?1\<d15T?3TR15a91
              dLj5RAFTQ1V6T@4P9T?4RL9T?1\<i1;T?3TR15a91dLV6PS1P8T21T22`8T@4T?4RA1`HdMQ7T?3PJTMk6P9RA3T?4P<RA1`R1a91dLP7P9RA3
              o?3123`R1a91dLQ7PS1PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1P9P8P5`1`5`8T?1P<P<TR15a91PS1PS1T?1PJdM\8RA2TQ1X8T@2P9P6T22
              `6a91dLX8P9T21a91dL\8PS1RA3PJdMc8b13<T21dLc8d11@PS1P?PJdMR9P9TR1Ba91<U2<\9a24P2a91<e2=dLR9PS1PW1T?1PJdM_9P9P?TR1
              Ca91P9T21a91dL_9`W1PS1P?T?1`HdMi9P9P2a91dLi9PS1<R3W1<Y4Z2`>b@9PT1dLY:P9P6<c6<`1<o64b11<S71`6a91eT11P:dV1[:`>b@
              ?PT1dLf:RA7dQ1b:P>hJ8TMf:PU1<T7X2dT1_:dV1h:PS1PW1RA<TQ1c;T@1TA1dQ1P;P<T@2RA;TQ1\;T@3P9P6T23<\9=T22`6a91dLb;P9P6
              <i9<T22`6a91dLl;RA;TQ1l;T@1P9P6T21`6a91dLl;`W1PS1P9P8`>b@T3b@5TR11`8TR1?a91`S1
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
              70U550050j@40@40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200
              c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030
              R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006>oLX10BN0H70070070GN00N0AX100X10o10
              """#,
            text: #"""
              _generic_cap<string name="">@string/</string>
              _style_case_decoration_<resources>
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
              >001G13T622g613g712e811`911Q:14X;11e;22S<22\<01[=14`>010@=bd15gd19Pe1:Ze1:de18le1;Wf16]f1;hf16nf1:Xg16^g18fg1:
              R1Ph12Rh13Uh12Wh11Xh12Zh12\h14`h14dh12fh12hh13kh13nh13Qi13Ti13Wi13Zi12\i12^i13ai12ci12ei13hi13ki13ni13Qj13Tj15
              Yj15^j12`j12bj11cj12ej12gj122ij12kj11>lj14Pk1;[k13^k13ak13dk13gk15lk15Ql1:[l17bl1<nl17Um17\m178cm15hm16nm16Tn1
              6Zn16`n15en16kn153Po15Uo14Yo163nY16eF6_o176fo15ko13no14RP25WP26]P274dP24hP29QQ29ZQ2:4dP24dQ29mQ28UR2<6aR2<mR2<
              YS28aS2>oS2@_T2>2mT2:WU282_U25dU242hU28PV244_U25dU24TV2AeV2@4UW24YW25^W26dW25Q?`>b@T3b@5PT1dLD^P18DPPPPP8PU1PW1
              P9P8P?TR11`8P8RAITR11`8TR1:a91`W1dT15dV1FPS1PW1RA9bK:TQ1P2T@18L`>b@1b@2P1<L1b1D<MI`>b@1b@2P1<L1TA1b@DP1<f15@<k1
              D`>b@1b@2P1<_2:b1D<i2A`>b@1b@2P1<_2:TA1b@DP1<f15dLR6RA9bKNTQ1R6T@18L`>b@1b@2P1<L1b1D<Z33VA71`IdMc2<]3Y1`1<j4BdL
              c2VAH1`IdMj2<\5Z1`1<f6>dLj2\9f44T?1TR13a91VA81TQ1_3T@2<T7V2`1<Z9D\9f44h<hBPDT?2aG1VA91hJ1PITR12a91dLf3\9f44`=VA
              91hJ1PITR12a91VA>1`IdMm3<n9^1`1<\;GdLm3VA;1`IdMT4<S<P2`1<S>DdLT4VAE1TQ1`4T@2<g>U1T?2hJ2TM]4<l?4dL^4<P@5<U@8dL`4
              <]@9@<k1D`>b@1b@2P1<_2:b1D<Z33<f@n1`>b@1b@2P1<L1b1D<U@8VA;1`IdMY5<S<P2`1<S>DdL`5VA:1`IdM`5<dBf1`1<ZDMdL`5VAD1TQ1
              h5T@2\9f44T?2TR15a91dLh5VAG1TQ1P6T@2\9f44T?2TR16a91dLP6<]@9dLR6`W1PS1P?dMX6T?1TMf6<WEOP?TM_6T?1TM_6<VF;dLd6P?TM
              c6<aF4dLd6<eF6<U@8dLf6PS1`>b@1b@3TMb7P8RA6TR17`8PJdMb7PATQ1a7T@1T?1bK:TQ1\7T@2<kFV1f112<U@8dL`7P9RA6TR14a91dLa7
              dLf7P9RA6TR14a91PS1P?PT1dLW8VA21`IdMW8PU1aA2TMW8<QHP1VA21dQ1T8P<P1<U@8dLW8lT1j71dV1d8P?dC1PT1dLb8<QHP1P5d11`5<
              U@8mT11]81dV1d8PS1P?hJP1TMj8<QI^2dL_9P?hJ@TMo8<_Ka1dL_9P?hJ4TMT9<PMY1dL_9P?hJ8TMY9<YNZ1dL_9P?hJ2TM^9<cOb1dL_9<
              UQ1d1PS1P?hJP1TMe9<iR1Z1dLP:P?hJ8TMj9<ST1\1dLP:P?hJ@TMo9<_U1]1dLP:<lV1[1PS1P?PT1dLU;VA31PJdMU;PU1aA2TMU;VA31PT1
              dLR;VA52TQ1R;T@3<WX16<]X1H\:f44T23h:4<UY12<WY1GnP11j:RPP2<eF6dLk:<nY16<UY12<TZ1HTA2`D`2<f15dLR;mT11]:2dV1T;dLU;
              lT1T:1dV1W;PS1P?PJdMd;P9TR1;a91<lZ1<\9f44P2a91<X[1=dLd;PS1PW1T?1PJdMQ<P9P?TR1<a91P9T21a91dLQ<`W1PS1P?T?1`HdM[<
              P9P2a91dL[<PS1<e[1W1<l\1Z2`>b@9PT1dLk<P9P6<V_1<`1<b_14b11<L1`6a91eT11b<dV1m<`>b@?PT1dLX=RA7dQ1T=P>hJ8TMX=PU1<f_1
              X2dT1Q=dV1Z=PS1PW1RA<TQ1U>T@1TA1dQ1b=P<T@2RA;TQ1n=T@3P9P6T23<na1=T22`6a91dLT>P9P6<[b1<T22`6a91dL^>RA;TQ1^>T@1P9
              P6T21`6a91dL^>`W1PS1P8PR1`8P@P?PJdMP?P9TR1;a91<gb1k1\9f44P2a91<X[1=dLP?`S1
              """#,
            places: #"""
              n1V670070070Gj100j10R2F0Q2j100j10l3U10F80<10;80080D?0<80;?00?0Y1U100U10k3j100j100j10U1=2`450R2700D00D00D00D0^3
              70070070070070V1;00;0d270070070070070V170070070070070070R370070070070070h1;00;0T270070070070070h17007007007007
              0b2700E00E00E00E0`370070070070070V1;00;0f1600B00B00B0T460060060Z3700C00C00C0X460060060l2=0F10E=00=0`2800800800
              80Z560060X2]10X130030C600=0N700C00C0a1]100]100]10^4U10D50>700C00C0Q1U100U10V4800D00D00D0b460060060d3D00P100P10
              0P10^660060060T4<00<00<00<0T4400C00C0C60060V270070070070070070V470070070070070h1;00;00;0T570070070070070V1;00;
              0P2D00P100P100P10^660060060b2A00M00M00M0d560060060h470070070T1@0D50C@00@00@0d3;00;00;0\1?0B50A?00?00?00?00?0am3
              50050PY460060D80080080n360060F80080g1=00=0X360060C60060\180080080a:90X@70070070070T1A0<:0;A00A00N00N0Z3<00<00<
              0l1600C00C00C00C0P4;00;00;0X2G0H:0GG00G00G00G0R4G0H:0GG00G0iB:0jN80G`100`10`1900E00E0_1`10^3:00:00:0R390090X12
              0020020020g7`100`10j:800B0GQ100Q100Q10Z4?0060060060Y4Q100Q10W<;0^G500B00B00B00B0h6500A00A00A00A0l4500?00?00?00
              ?0X4500@00@00@00@0\4500>00>00>00>00>0YF90RS1500I00I00I00I0n4500I00I00I00I0R5500K00K00K00K00K0W<8IWX780Q1i100i1
              0j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00@00@0_=K00K00K
              0k4i100i10i155\Y1700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@
              40?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170
              ]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130
              030030030T3=00=00=0X1?00?0050050050050UA6006DW@?00?00?00?0b1700D00D0f160060060060h470070070070070gF0
              """#,
            text: #"""
              <style name="TextAppearance.." parent="TextAppearance." />
              <style name="Widget..TextView." parent="Widget.">
                  <item name="android:textSize">@dimen/    _font_size</item>
                  <item name="android:textColor">@color/_color</item>
                  <item name="android:textFontWeight" tools:targetApi="28">@integer/_font_weight</item>
                  <item name="android:letterSpacing">@dimen/_letter_spacing</item>
                  <item name="android:lineHeight" tools:targetApi="28">@dimen/_line_height</item>
                  <item name="android:textAllCaps">truefalse</item>
              </style>
                  <item name="android:textAppearance">@style/TextAppearance.    <item name="android:lineSpacingMultiplier">@dimen/_line_height_multiple</item>
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
                  android:fontStyle="normal    android:fontWeight="<resources>
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
              B001F12b144h144X244^244f244Z344j345e444f412^514e611R722`722i701h814m90014d1?:8;9<9?9@6C9D9E4F9G9H2I5J9L3N9@=h=
              5m=9V>:`>:j>8R?;]?6c?;n?6T@:^@6d@8l@:R1VA2XA3[A2]A1^A2`A2bA4fA4jA2lA2nA3QB3TB3WB3ZB3]B3`B2bB2dB3gB2iB2kB3nB3QC
              3TC3WC3ZC5_C5dC2fC2hC1iC2kC2mC22oC2QD1>RD4VD;aD3dD3gD3jD3mD5RE5WE:aE7hE<TF7[F7bF78iF5nF6TG6ZG6`G6fG5kG6QH53VH5
              [H4_H63i46c46eH76lH5QI3TI4XI5]I6cI74jI4nI9WJ9`J:4jI4jJ9SK8[K<6gK<SL<_L8gL>UM@eM>2SN:]N82eN5jN42nN8VO44eN5jN4ZO
              AkO@4[P14_P15dP16jP15W:`>b@3PT1dLC^P18CPPPXb5PU1PW1P9P?P8RA9PAP<P<`R1`8TR1=a91`W1dT14dV1EPS1P?PT1dL_1^P18_1QPPXb5
              PU1TW11P9P8VA91TA1P<P<`R1`8P8VAI1b@9TA1P<P<`R1`8TR1>a91`W1lT1I1dV1a1PS1P9X<8o?3123TR17a91PS1T?3PJdMW2P8P?TR1:`8
              PJdMW2P9X<8o?3123TR17a91dLW2PS1P9\<8<o?3123TR17a91PS1P9RA2T?1\<D@T?3`R1a91PS1T?3PJdMY3`>b@1b@3TMY3P8PATR1;`8PJ
              dMY3P9\<T14o?3123TR17a91dLY3PS1T?3PJdMi3<X1<T21T22<d18P2<l13P2<o11T23T22<P28dLi3PS1P8T21T22`8T@4T?4RA1`HdMd4T?
              3PJTM^4P9RA3T?4P<RA1`R1a91dLc4P9RA3o?3123`R1a91dLd4PS1PS1P8PAPT1dLm4VA11T3oooooo3<X21mT11j41dV1o4`8T@1P9T?1\<Y2
              4`HdMZ5T?1\<]28`HTM\5<e23dL\5a91PS1P?PT1dLb6VA31PJdMb6PU1aA2TMb6VA31PT1dL_6VA52TQ1_6T@3<h26<n2H\:f34T23h:4<j32
              <l3GnP11W6RPP2<c46dLX6<i46<j32<o4HTA2`D`2<g55dL_6mT11j52dV1a6dLb6lT1a51dV1d6PS1P?PJdMQ7P9TR1?a91<l5<\9f34P2a91
              <X6=dLQ7PS1PW1T?1PJdM^7P9P?TR1@a91P9T21a91dL^7`W1PS1P?T?1`HdMh7P9P2a91dLh7PS1<e6W1<l7Z2`>b@9PT1dLX8P9P6<V:<`1<
              b:4b11<f:1`6a91eT11o7dV1Z8`>b@?PT1dLe8RA7dQ1a8P>hJ8TMe8PU1<g:X2dT1^8dV1g8PS1PW1RA<TQ1b9T@1TA1dQ1o8P<T@2RA;TQ1[9
              T@3P9P6T23<o<=T22`6a91dLa9P9P6<\=<T22`6a91dLk9RA;TQ1k9T@1P9P6T21`6a91dLk9`W1PS1P9P8`>b@T3b@5TR11`8TR1<a91`S1
              """#,
            places: #"""
              2P>60060GT300T30\1[20[1T300T30`6Z10<106P10@70B60@20820i1P100P10AZ100Z10_6T300T300T30I70Z?60GT300T30\1[20[1T300
              T30`6e20FP10@70B60@20820i1P100P10T2W10@80080P160@20820W2W100W10i2e200e20_6T300T300T30o1;0ZDU10<:0`160k1U100U10
              k370V<600C00C0`1?0J10I?00?00L00L0V2U10<:0`160k1U100U100U10k770n@Y10<>0h160S2Y100Y10U470f<k10@@0T140<B0X160W3k1
              00k10S470n=600C00C0`170070070070T1A0<:0;A00A00N00N0Z2Q10<60X160c1Q100Q100Q10W970nA600C00C00C0\240D40040T140040
              J40040F60H40040040]:50nH;0040>40040040L50B;0AD00D0l1600?00?0\1X10@70B50>208;0g1X100X100X10d3T10@70Z160i1T100T1
              00T10o<70`D7P1gQ4<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<4^180Q1i100i10
              j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00@00@0_=K00K00K0
              k4i100i10i155\Y1700D00D0f160060060060j170070070070070a580`;50`2700D00D0f190>10=90090P170070070070U550050j@40@4
              0?<00<0V140040040040m3::SP240040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1
              e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R13003
              0030030T3=00=00=0X1?00?0050050050050UA6006Y1oLX10BN0H70070070GN00N0AX100X10o10
              """#,
            text: #"""
              drawableinterpolator_timing_functionfont<item name="" type="">@/</item>
               0 1 0 0.5 1 yes<font
                  android:font="@font/    "
                  android:fontStyle="italicnormal    android:fontWeight="" />
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
              4011B01a114f2010@=g<5l<9U=:_=:i=8Q>;\>6b>;m>6S?:]?6c?8k?:R1U@2W@3Z@2\@1]@2_@2a@4e@4i@2k@2m@3PA3SA3VA3YA3\A3_A2
              aA2cA3fA2hA2jA3mA3PB3SB3VB3YB5^B5cB2eB2gB1hB2jB2lB22nB2PC1>QC4UC;`C3cC3fC3iC3lC5QD5VD:`D7gD<SE7ZE7aE78hE5mE6SF
              6YF6_F6eF5jF6PG53UG5ZG4^G63dG6jG6PH76WH5\H3_H4cH5hH6nH74UI4YI9bI9kI:4UI4UJ9^J8fJ<6RK<^K<jK8RL>`L@PM>2^M:hM82PN
              5UN42YN8aN44PN5UN4eNAVO@4fO4jO5oO6UP15Z38]2<]2GPAT3oooooo3<X32<Z3GRA2T3oooooo3<X32<Q4GRA1T3oooooo3<X32<h4GRA3T3
              oooooo3<_55PS1<d5W1<k6Z2`>b@9PT1dLQ1T9U9P6<U9<`1<a94b11<e91`6a91eT11HdV1S1`>b@?PT1dL^1RA7dQ1Z1P>hJ8TM^1PU1<f9X2
              dT1W1dV1`1PS1PW1RA<TQ1[2T@1TA1dQ1h1T<U9T@2RA;TQ1T2T@3T9U9P6T23<n;=T22`6a91dLZ2T9U9P6<[<<T22`6a91dLd2RA;TQ1d2T@
              1T9U9P6T21`6a91dLd2`W1PS1`>b@T3b@9bKETQ1Y3P@T9U9TR11a91T9U9`>b@T3TR12a91T9U9P?PR1a91dLY3`S1
              """#,
            places: #"""
              FB<00<0^840040040040V240040040040V240040040040V240040040o><Dl340040^860060GE00E0d1Q200Q200>0R1:0J60B90H3003003
              0i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X1
              0050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA60068aJ500500500J00J00J0R260060060J=
              0>50050==00=0X1C0J50IC00C00C0a80
              """#,
            text: #"""
              <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                  android:controlX1="    "
                  android:controlX2="    android:controlY1="    android:controlY2="" />
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
              4011B01a114f2030@=g<5l<9U=:_=:i=8Q>;\>6b>;m>6S?:]?6c?8k?:R1U@2W@3Z@2\@1]@2_@2a@4e@4i@2k@2m@3PA3SA3VA3YA3\A3_A2
              aA2cA3fA2hA2jA3mA3PB3SB3VB3YB5^B5cB2eB2gB1hB2jB2lB22nB2PC1>QC4UC;`C3cC3fC3iC3lC5QD5VD:`D7gD<SE7ZE7aE78hE5mE6SF
              6YF6_F6eF5jF6PG53UG5ZG4^G63dG6jG6PH76WH5\H3_H4cH5hH6nH74UI4YI9bI9kI:4UI4UJ9^J8fJ<6RK<^K<jK8RL>`L@PM>2^M:hM82PN
              5UN42YN8aN44PN5UN4eNAVO@4fO4jO5oO6UP15a38]2<]2GPAT3oooooo3<X32<Z3GRA2T3oooooo3<X32<Q4GRA1T3oooooo3<X32<h4GRA3T3
              oooooo3<_55PS1<d5W1<k6Z2`>b@9PT1dLQ1T9U9P6<U9<`1<a94b11<e91`6a91eT11HdV1S1`>b@?PT1dL^1RA7dQ1Z1P>hJ8TM^1PU1<f9X2
              dT1W1dV1`1PS1PW1RA<TQ1[2T@1TA1dQ1h1T<U9T@2RA;TQ1T2T@3T9U9P6T23<n;=T22`6a91dLZ2T9U9P6<[<<T22`6a91dLd2RA;TQ1d2T@
              1T9U9P6T21`6a91dLd2`W1PS1`>b@T3b@9bKITQ1`3P@RA2T@1T?1bKETQ1_3T@2T9U9TR11a91T9U9`>b@T3TR12a91T9U9T?2PR1a91dL_3dL
              `3`S1
              """#,
            places: #"""
              FB<00<0^840040040040V240040040040V240040040040V240040040o><Dl340040^860060GE00E0d1Q200Q200>0R1:0J60B90H3003003
              0i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X1
              0050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006JWJ500500500I00I00I0j2I00I0n2600
              E00E00E0h160060060J=0>50050==00=0X1C0J50IC00C00C00C0Y>0
              """#,
            text: #"""
              <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                  android:controlX1="    "
                  android:controlX2="    android:controlY1="    android:controlY2="" />
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
              6022T122Z122[101Z214_30212d1?:1;2<2?2@2C2D2E2F2G0H2I2J2L2N2@=gB5lB9UC:_C:iC8QD;\D6bD;mD6SE:]E6cE8kE:R1UF2WF3ZF
              2\F1]F2_F2aF4eF4iF2kF2mF3PG3SG3VG3YG3\G3_G2aG2cG3fG2hG2jG3mG3PH3SH3VH3YH5^H5cH2eH2gH1hH2jH2lH22nH2PI1>QI4UI;`I
              3cI3fI3iI3lI5QJ5VJ:`J7gJ<SK7ZK7aK78hK5mK6SL6YL6_L6eL5jL6PM53UM5ZM4^M63dM6jM6PN76WN5\N3_N4cN5hN6nN74UO4YO9bO9kO
              :4UO4UP19^P18fP1<6RQ1<^Q1<jQ18RR1>`R1@PS1>2^S1:hS182PT15UT142YT18aT144PT15UT14eT1AVU1@4fU14jU15oU16UV15n4RA1PJ
              dMC8HT21<H6h<1RA1PBPGTM=<N1dL><O1<P12<R1JT21<l19dLS1PAdQ1FP>hJ2TMK<U2F<k2HdLS1PAdQ1NP>hJ4TMS1<c3F<Y4HdLS1PS1T9
              HRA3T?1`R1a91PS1PS1<Q5W1<X6Z2`>b@9PT1dLj1T9HP6<b8<`1<n84b11<R91`6a91eT11a1dV1l1`>b@?PT1dLW2RA7dQ1S2P>hJ8TMW2PU1
              <S9X2dT1P2dV1Y2PS1PW1RA<TQ1T3T@1TA1dQ1a2T<HT@2RA;TQ1m2T@3T9HP6T23<[;=T22`6a91dLS3T9HP6<h;<T22`6a91dL]3RA;TQ1]3
              T@1T9HP6T21`6a91dL]3`W1PS1`>b@T3b@9bKHTQ1m4P@P8RA2P8`>b@T3`@P1<T<6`8`R1`8T@1T9HTR13a91T9H`>b@T3TR14a91<Z<R2<\>
              O<[?<<g?N`>b@T3`@P1<m@8\9e@8T21a91<UAN`>b@T3`@P1<SB;<^B9dLm4`S1
              """#,
            places: #"""
              Hh8800E00E00E0X340040d210U1800@00D00D0=30030R230030030Z240040040`190090X170W1X100X100X100X100X10T690090X170W1X1
              00X100X100X100X10mB60XME0>70B40OE00E0[260P86B_T140040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;
              0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030
              030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA6006M]J500500500E00E00E0b2[10><0LE0050050050050J80
              080S2[100[100[10T360060060J=0>50050==00=00=00=00=00=0n950050050050050P260060060060f250050050050050050050eI0
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
              4012H01g114l2010@=g@5l@9UA:_A:iA8QB;\B6bB;mB6SC:]C6cC8kC:R1UD2WD3ZD2\D1]D2_D2aD4eD4iD2kD2mD3PE3SE3VE3YE3\E3_E2
              aE2cE3fE2hE2jE3mE3PF3SF3VF3YF5^F5cF2eF2gF1hF2jF2lF22nF2PG1>QG4UG;`G3cG3fG3iG3lG5QH5VH:`H7gH<SI7ZI7aI78hI5mI6SJ
              6YJ6_J6eJ5jJ6PK53UK5ZK4^K63dK6jK6PL76WL5\L3_L4cL5hL6nL74UM4YM9bM9kM:4UM4UN9^N8fN<6RO<^O<jO8RP1>`P1@PQ1>2^Q1:hQ1
              82PR15UR142YR18aR144PR15UR14eR1AVS1@4fS14jS15oS16UT15d4P8PAPT1dL7VA11T3oooooo381mT1141dV19`8T@1P9T?1\<14`HdMDT?
              1\<58`HTMF<=3dLFa91PS1<@W1<g1Z2`>b@9PT1dLW1P9P6<Q4<`1<]44b11<a41`6a91eT11NdV1Y1`>b@?PT1dLd1RA7dQ1`1P>hJ8TMd1PU1
              <b4X2dT1]1dV1f1PS1PW1RA<TQ1a2T@1TA1dQ1n1P<T@2RA;TQ1Z2T@3P9P6T23<j6=T22`6a91dL`2P9P6<W7<T22`6a91dLj2RA;TQ1j2T@1
              P9P6T21`6a91dLj2`W1PS1`>b@T3b@9bKLTQ1c4P@P8P?PR1`8PJdMb4P9TR11a91P9`>b@T3TR12a91<c7R2<e9O<d:><R;LPAPBh<3PHTMP4
              <n;T1`>b@T3`@P1<Z=:dLP4<d=Q1`>b@T3`@P1<e>7PAPB`2<l>2<n>S1`>b@T3`@P1<Q@=<^@9dLb4dLc4`S1
              """#,
            places: #"""
              R1T5<0b370GF00F0b1:00:00:0a1F00F00F00F0V4_10B60F60060060E60V1:00:00:0g150050j220i9<8E40040^860060GE00E0d1Q200Q2
              00>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^170]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V12
              0020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R130030030030T3=00=00=0X1?00?0050050050050UA60061UJ5005005
              00G00G00G0R2F0J80IF00F00S100S10d260060060J=0>50050==00=00=00=00=00=0d:>00F0d110c1K00K00K0\45005005005005005005
              0n450050050050050^1>00F00F00F00F0R450050050050050050050050gS10
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
              4014W101V214[3020@=o<5T=9]=:g=:Q>8Y>;d>6j>;U?6[?:e?6k?8S@:R1]@2_@3b@2d@1e@2g@2i@4m@4QA2SA2UA3XA3[A3^A3aA3dA3gA
              2iA2kA3nA2PB2RB3UB3XB3[B3^B3aB5fB5kB2mB2oB1PC2RC2TC22VC2XC1>YC4]C;hC3kC3nC3QD3TD5YD5^D:hD7oD<[E7bE7iE78PF5UF6[F
              6aF6gF6mF5RG6XG53]G5bG4fG63Q26k16lG76SH5XH3[H4_H5dH6jH74QI4UI9^I9gI:4QI4QJ9ZJ8bJ<6nJ<ZK<fK8nK>\L@lL>2ZM:dM82lM
              5QN42UN8]N44lM5QN4aNARO@4bO4fO5kO6QP15Y4P?PT1dLT1VA31PJdMT1PU1aA2TMT1VA31PT1dLQ1VA52TQ1Q1T@386<6H\:N4T23h:4<R1
              2<T1GnP11IRPP2<k16dLJ<Q26<R12<W2HTA2`D`2<o25dLQ1mT11<2dV1S1dLT1lT131dV1V1PS1<T3W1<[4Z2`>b@9PT1dLf1T9e6P6<e6<`1
              <Q74b11<U71`6a91eT11]1dV1h1`>b@?PT1dLS2RA7dQ1o1P>hJ8TMS2PU1<V7X2dT1l1dV1U2PS1PW1RA<TQ1P3T@1TA1dQ1]2T<e6T@2RA;TQ1
              i2T@3T9e6P6T23<^9=T22`6a91dLo2T9e6P6<k9<T22`6a91dLY3RA;TQ1Y3T@1T9e6P6T21`6a91dLY3`W1PS1`>b@T3b@9bK@TQ1X4P@P8PA
              PR1`8T@1T?1PJdMW4T9e6TR11a91T9e6`>b@T3TR12a91<W:Y2\9N4T21a91<`<?dLW4dLX4`S1
              """#,
            places: #"""
              V1b680Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>00>0V380080080080080V3C0G80080Z280080080`2800@00@00
              @00@0_=K00K00K0k4i100i10i154H40040^860060GE00E0d1Q200Q200>0R1:0J60B90H30030030i4E00E0`7;00;0Gc200c20f1<00<0^17
              0]1e100e10e1c200c200c200c20]>40bJ60T2=00=00=0l180080V120020b1=00=00=0Z1X100X10050@?0T130030030030R2O00O00>0R13
              0030030030T3=00=00=0X1?00?0050050050050UA60065_J500500500I00I00I0h2F0<?0;F00F00F0P2500B00B0b160060060J=0>50050
              ==00=00=0R650050050050050050eA0
              """#,
            text: #"""
              <font
                  android:font="@font/    "
                  android:fontStyle="italicnormal    android:fontWeight="" />
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
      used: [0, 1, 0, 3, 0, 7, 0, 12, 7, 8, 7, 11, 7, 12, 7, 13, 9, 2, 9, 4, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 14, 10, 1, 10, 3, 11, 0, 11, 1, 12, 3, 12, 4, 12, 5, 12, 6, 12, 12, 13, 0, 13, 1, 13, 2, 15, 0, 15, 1, 16, 0, 17, 0, 17, 1, 19, 0, 20, 0, 20, 1, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 1, 30, 2, 30, 3, 30, 4, 30, 6, 30, 9, 30, 10, 30, 11, 30, 12, 30, 13, 30, 14, 30, 15, 30, 20, 30, 21, 30, 22, 30, 24, 30, 25, 30, 26, 31, 0, 31, 1, 31, 2, 31, 3, 31, 4, 31, 5, 31, 6, 31, 7, 31, 8, 31, 10, 31, 11, 32, 2, 32, 3, 32, 4, 32, 6, 34, 0, 34, 5, 34, 6, 35, 0, 35, 1, 35, 2, 35, 3, 35, 4, 35, 5, 35, 103, 37, 0, 51, 1, 51, 2, 51, 4],
      [
        BuiltInPrograms.Entry(
          "tokens.css.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              Y2013c102R212\223h311Q433[433i422Y534S612b612[713[811o822c933]:47m;25P>13i?11P@11Y@12e@12oA11eB23UC45VD22mD11^E
              9:cH46_J12oJ12YK45fQ144VR112dR112YS112nS112fT111kT111mT133YU134YV112cV133kV133SW144^W144RX144XX122dX122SY123iY1
              23_Z123R[122S[111[[111\[123[\111b\122h\122m\112^]122c]122i]122W^122\^122c^122P_122]_123\`123o`122Pa122Ta122^a1
              0163d1?:Z1;[1<[1?[1@[1C[1D[1E[1F[1GX1H[1I[1J[1L[1NW12d1?:d1;d1<_1?d1@d1Cd1Dd1Ed1Fd1Gd1H`1Id1Ja1Lb1Nc12d1?:V2;W2
              <g1?i1@j1Cl1Dm1En1Fo1GP2HQ2IR2JS2LT2NU21d1?:U1;V1<V1?V1@V1CV1DV1EV1FV1GV1HV1IV1JT1LV1NV14d1?:^1;^1<^1?^1@^1C^1
              D^1E^1F^1G]1H^1I^1J^1L^1N\11d1?:f1;f1<e1?f1@f1Cf1Df1Ef1Ff1Gf1Hf1If1Jf1Lf1Nf1@=d<5VI9_I:iI:SJ8[J;fJ6lJ;WK6]K:gK
              6mK8UL:R1_L2aL3dL2YB1fL2hL2jL4nL4RM2TM2VM3YM3\M3_M3bM3eM3hM2jM2lM3oM2QN2SN3VN3YN3\N3_N3bN5gN5lN2nN2PO1QO2SO2UO
              22WO2YO1>ZO4^O;iO3lO3oO3RP13UP15ZP15_P1:iP17PQ1<\Q17cQ17jQ178QR15VR16\R16bR16hR16nR15SS16YS153^S15cS14gS163mS1
              6ST16YT176`T15eT13hT14lT15QU16WU174^U14bU19kU19TV1:4^U14^V19gV18oV1<6[W1<gW1<SX18[X1>iX1@YY1>2gY1:X382QZ15VZ14
              2ZZ18k344QZ15VZ14bZ1AS[1@4c[14g[15l[16R\15kb1P8TR11`8T@1T?1PJdMDP9P<`>b@1b@1P88>T21<>1`8TR15a91dLD`>b@7PT1dLLP9
              T?2TR1Aa91mT11H2dV1NP9RA6b@;P<TR13a91RA6b@<PT1dL`1P9VA=2P8T?2TR12`8TR13a91mT11X12dV1b1PS1`>b@7PT1dLn1RA6b@4TQ1
              n1T@1T?1R4<dLn1eT11g1dV1P2@PS1RA8TQ1[2T@1P9P6T21`6a91dL[2PS1P9T?1`>b@1b@1P8P?`=a=1TR18`8TR15a91P9T?1`>b@1b@1P8
              P?a=1a=1TR18`8TR15a91P8P?TR19`8T@2T?2PJdMg3@P9`>b@1b@1T?2TR17a91dLg3PS1P?PJdMP4@P9P2a91dLP4PS1T?2PJdMZ4@P9m?31
              2TR16a91dLZ4PS1T?2PJdMh4P9P2a91T21<?3\9B2T22a91<D2dLh4PS1T?1PJdMX5<F]1<B2\:B2P2h:2<?3\9S24T21a91<W24<D2dLX5PS1
              P?PT1dLP6VA>3T?1PHTMP6PU1TW13P9T?2TMh5T?3TR1:dLh5a91P9VA93VA23T?2`R1a91`W1lT1\53dV1R6PS1P?PT1dL_6^P18_6QPPR`>PU1
              TW11P9VA91VA21dR11a91`W1lT1V61dV1a6PS1PW1RA<TQ1P7T@1P9P6<[2<TA1dQ1l6P<P1`6a91dLY7RA;TQ1Y7T@1P9P6T21`6a91dLY7`W1
              PS1P?PT1dLX8^P18X8QPPPP8^O>X81PU1TW11VA:1bKNTQ1W8T@2@P9T?1TR1:a91<g21f141<?3\9B2T?2P<VA21a=1TR1Oa91<D2dLW8`W1lT1
              ^71dV1Z8PS1P9P?\<h21TR1=a91P9P8P?\<i29TR1G`8P<`HdMm8P?\<i29TR1=dLm8a91PS1P9e?21\<h21TR1>a91P9P8P?\<R36TR1G`8P<
              `HdMa9e?21\<R36TR1>dLa9a91PS1P9P8m?312\<h21TR1?`8TR14a91P9P8P?\<X38TR1G`8P<`HdM[:P8m?312\<X38TR1?`8TR14dL[:a91
              PS1P8m?312T?3TR1H`8T@4P8P?RA2P<P<a=1a=1o?3123TR1K`8T@5T?5P<`HdMW;P8e?25TR1@`8dLX;P<T@6T?4P<`HdMa;T?6P<`HTMe;P9
              T26a91dLl;<`37T24<?3\9B2T26a91<D2PS1P8P<T?1P8RA4`=`=TR18`8TR16`8T@2P8P<T?1P8RA4a=1`=TR18`8TR16`8T@3P8T?1P8RA4TR1
              9`8TR17`8T@4P9T22a91T?2P<`HdM[=T?3P<`HdM[=@dL[=P9T23a91T?4P<`HdMl=T?2P<`HTMj=T?3P<`HdMl=@dLl=P9T24a91PS1RA5PT1
              dLf?VA41TQ1f?T@2P9P<P8T?1TR1C`8P88>T?2R4<<>1`8TR15a91P8T?1TR1E`8P<`HdMe?@<`37T?1TR1E<?3\9B2P<P8`>b@1b@1P1T?1P<
              TR1I`8P88>T?2R4<<>1`8TR16a91<D2dLe?dLf?mT11S>1dV1h?PS1`>b@1b@2P1`1@PS1<g31RA2TR1B<h31P5b11`5<i32PS1RA5TQ1d@T@1
              P9T?1hJ2TMb@<k34dLb@a91dLd@PS1VO3g@dLnARAW3TQ1n@T@1P9T21a91dLnARA4TQ1`AT@1<o3GT?1R4<<f41P8P?TR1D`8P<`HdM^A<g4M
              dL^A@dLnAP8P?TR1D`8P<`HdMiA<d5IdLnARA5`IdMnA<]6R1dLnAPS1P8P?TR1E`8P<`HdMdBP9RAW3`IdM\B<i29dLbBRA4`IdMaB<R36dLbB
              <X38a91dLdBPS1RA2PT1dLQCP8T?2TR1F`8T?1`HTMQCPU1T21lT1hB2dV1SC@PS1RA2PT1dLRDP8T?4TR1F`8T?1`HdMmCP8T?4TR1F`8T?2`H
              dMmCP8T?4TR1F`8T?3`HTMRDPU1TV1PD<_75T?4TR1ElT1XC4dV1TD@PS1<d76RA2TR1B<j71T21<f41RA4`IdMkDP8P?TR1D`8P<`HdMkD<d7
              6RA2TR1B<k72dLkD@PS1<d76RA2TR1B<m76P?TR1C<S88P?TR1C<[82RA2TR1B<]86P?TR1C<c85PS1T?1`BTQ1QHT@9^O3mE9P9P?T?1TC1o?
              3234o?3567T?8TR1Ka91dLPHP8T?9TR1F`8T?6`HdMbFP8T?9TR1F`8T?7`HdMbFP8T?9TR1F`8T?8`HTMWGP9P?T?1TC1T?2P8T23T?9P8<h8
              3VA29TR1B<k83`8TR1I`8o?3456g?278TR1Ka91dLPHP?T?1TC1P8T22T?9TR1C`8o?3345o?3678TR1KP?T?1TC1T?2P8T23T?9TR1J`8`=`=
              o?3678TR1K@dLbHT?2P<`HdM]HT?4TMXHdLYH<n82T22T23@dLbHP9m?334T?5TR1La91PS1T?3TMkHT?1P<`HdMkHa=1dLlH`=T@4T?4TMRIP?
              TR1MdLRIRA2PT1dLbI^O3bI5PU1T?2TM^IaA2TM^IT?4dM^IdL_I<n82T?5TR1CT21lT1UI5dV1dIRA3PT1dL[JT?2TMUJaA2TMUJT?4dMUJP8
              P?TR1N`8P<`HTMUJdLVJ<n82<g31T?5TR1B<j71T21mT11gI5dV1]J@PS1`>b@1b@1P1RA2PT1dLkJnO3kJ1PU1T?1P<TR1IlT1fJ1dV1mJ@PS1
              RA2PT1dLUK^O3UK1PU1d11lT1RK1dV1WK@PS1RA6PJdMkKT?3dMaKRAJ`@TMkKP9g?212\<P9;P8P?TR1Q1`8TR1P1a91dLkKRA1TQ1_LT@4P9
              T?3dMTLRAJb@1TM]Lg?212\<[99P8T?4`=dR12`8TR1P1dL]La91dL_LRA2TQ1SMT@4P9T?3dMhLRAJb@2TMQMg?212\<d9;P8T?4`=dR12`8TR1
              P1dLQMa91dLSMRAJb@3dMYMT?3TMaMnP19aMPPP2P9g?212\<o9:RA9RL6TR1P1a91dLaMRA:`ITMgMRA;`IdMVNT?3dMlMRAJb@4TMVNP9g?2
              12\<Y:;P8P?TR1R1`8TR1P1a91dLVNRA=`ITM\NRA>`IdMkNT?3dMaNRAJb@5TMkNP9g?212\<d:>P8P?TR1S1`8TR1P1a91dLkNRADTQ1\OT@
              4P9T?3dMTORAJb@6TMZOg?212\<R;:T?4RL7TR1P1dLZOa91dL\ORAETQ1mOT@4P9T?3dMeORAJb@7TMkOg?212\<\;>T?4RL8TR1P1dLkOa91
              dLmORAFTQ1^P1T@4P9T?3dMVP1RAJb@8TM\P1g?212\<j;?T?4RL9TR1P1dL\P1a91dL^P1RAITQ1QQ1T@4P9T?3dMgP1RAJb@;TMoP1g?212\<
              Y<;P8T?4dR13`8TR1P1dLoP1a91dLQQ1RAHTQ1eQ1T@4P9T?3dMZQ1RAJb@:TMcQ1g?212\<d<5P8T?4`=dR12`8TR1P1dLcQ1a91dLeQ1PS1P2
              T22<i<2T?1P<`HTMoQ1T23dLTR1<k<6T21<h21T22<f41<Q=2PS1PATQ1_R1T@1P9T?1`=dR12a91dLcR1P9RA6TR1k1a91PS1VO<oR1RA;TQ1
              nR1T@1P9T?1`=TR1i1a91dLnR1dLXS1RA4TQ1XS1T@1P9T?1`=dR12a91dLXS1PS1VO?dS1RA=TQ1cS1T@1P9T?1`=TR1i1a91dLcS1dLmS1RA
              3TQ1mS1T@1P9T?1`=dR12a91dLmS1PS1PAPT1dLbT1TV1ST1<S=2VA11`=dR12<U=1VA21`=dR12<U=1VA31`=dR12<U=1TA1`=dR12mT11QT1
              1dV1dT1@PS1P9RA3dR13a91PS1<V=5PS1P9P?P8<[=2T21<h21`8P<T?2TR1Oa91PS1<[=2T21<i<2P?`=TR1P2<Q=2RA1PJdMXV1<[=2T21<]=
              =RA1PT1dLnU1TV1kU1<U=1T?3`=dR12mT11iU13dV1PV1<Q=2<[=2T21<j=;P?TR1Y1<Q=2dLXV1PS1RA2TQ1aV1T@1P9T?1R45a91dLbV1<U>
              5PS1P9RA3T?1RA1T?2dR14a91PS1<[=2T21<i<2P?`=dR12<Q=2PS1P9P?P8<[=2T21<h21`8g?223TR1Oa91PS1<[=2T21<Z>8T22<b>3RA1PJ
              dMQX1<[=2T21<e>CT22<X?><[=2T21<f?AT22<W@<dLQX1PS1<[=2T21<Z>8T22<b>3PS1RA<`IdMcX1<[=2T21<i<2P?a=1TR1g1<Q=2dLcX1
              PS1P8PAdR15`8PJdMRY1<[=2T21<i<2P?a=1TR1Q2<Q=2dLRY1PS1P8PAPT1dLYY1TA2dR15mT11WY12dV1[Y1`8T@2T?2PJdMhY1<[=2T21<i<
              2P?a=1TR1S2<Q=2dLhY1PS1P8PAPT1dLoY1TA2dR15mT11mY12dV1QZ1`8T@2T?2PJdM^Z1<[=2T21<i<2P?a=1TR1T2<Q=2dL^Z1PS1RAHTQ1
              Q[1T@2P8T?2dR15`8PJdMP[1<[=2T21<c@8T?2a=1dR12<Q=2dLP[1dLQ[1PS1PS1P9RA<`IdMY[1<k@4dLY[1a91PS1PS1RA<TQ1V\1T@2T?1
              TMQ\1<o@ATA2T34<U=1VA12T34<U=1VA22T34fO4o[1<`A3RA3T34dLo[1<cA2dLU\1P9P?TR1h1a91dLZ\1P9P?TR1h1a91PS1<eA1VO4_\1b1
              6dL`\1b15@PS1PAT36RA1R41@PS1P9PATR1k1a91PS1P?PT1dLZ]1TV1R]1<S=2^O1W]11T51d11d51dLZ]1P5d11`5mT11P]11dV1\]1@PS1P9
              PAT3oooooo3a91PS1PAT36RA1R42@PS1<fA=PAT3oooooo3<S=2RA1T3oooooo3<S=2RA2T3oooooo3<S=2RA3T3oooooo3<cA2PS1P9PAT3oooooo3
              a91PS1P9PAdQ1`^1T>1R44a91PS1RA1T?1dR12<U=1RA2T?1dR12<U=1PAT?1dR12@PS1PAT?1dR12<U=1RA2T?1dR12<U=1RA1T?1dR12@PS1
              PAPT1dLX`1TV1b_1<S=2^O5e_12<SB6dLe_1VA12T?1dR12<U=1VA22T?1dR12<U=1VA32T?1dR12<U=1VA42T?1dR12<U=1TA2T?1dR12mT11
              `_12dV1Z`1@PS1PAPT1dLk`1TV1a`1<S=2TA2T?1dR12<U=1VA12h<T3PDaF2T34<YB1mT11_`12dV1m`1@PS1PS1<k<6b11<cA2PS1<ZB;PAT?
              1dR12<S=2RA1T?1dR12<cA2PS1<eBW2`>b@<PT1dL^b1RA2PJTMZb1RA3PJTMZb1P9P?PR1a91h<1`>b@<PBPGTMYb1@<lD3<oDX3<WHK<RI4dL
              Yb1dL^b1P9P?TR1<a91eT11ca1dV1`b1`>b@1b@4TMjb1P9`>b@3TR1;a91dLjb1`S1
              """#,
            places: #"""
              8T@90090090090V1600C00C0d1Q20F20870070070T1O00@0V160B30030i3Q200Q200Q20j590090GH00H0h1?0J10I?00?0g1H00H0n3J0@6
              0060N20]1J00J0d260060GL00L0P2P10@;0J:0@10?:00:0Y1P100P10o1L00L0m?40TH90090GH00H0f290090090090\160060060Q4H00H0
              0H0I70f:=00=00=0X1;00;0010010010010]370b9Q20F70B70070070T1J0<60@50>40Y1J00J0[2Q200Q20`4P20F70B70070070T1I0<60@
              40<40W1I00I0[2P200P20T5A0D60CA00A00A0f1400A00A00A0b1P10B70070070T140e1P100P100P10g?70VJ400A00A00A0b14004004004
              0Y360R:400A00A00A0b1M0`140_1M00M00M0_5:0^=400A00A0`170070070L80080V140040040040040S740n<400A00A00A00A0^4800800
              80080Z140040040040040040c880n?60G]100]10\1:0L60KD00D0[1]100]10R3P10T160060;10G>00>0l120BU10@70B;0J60k1U100U10_5
              ]100]100]10[350^@60Gj200j20\1Q20[1j200j20l5Q10H70B;0Y1Q100Q10k5j200j200j20k190^<;0R3=00=00=0Z1l100l100>0R1B00B
              0j120020020020020T2=00=00=0X1;00;0010010010010c:;00;0\@60Gn100n10\1F0f1:0Q3n100n10P5:00H00H00H00H0P2>0H10G>00>
              00>0\1<00<0^1R10<40<208;0J40i1R100R100R100R10i9n100n100n10g173cb4C0H10630MC00C0d1P20n1C08106;0=C00C0^120]1I00I
              0U1106;0MK00K0l320o650l;K0H90F30]1K00K0T2R20X2@0810680=@00@0X120W1F00F0_190F80]1P100P10P420Q9;0d>X10>P10X160@3
              0g1P100P10=X100X10n2c20V3B08106:0=B00B0\120[1H00H0g2W10X160@:0g1W100W10=_100_10R520c;80hBW10\160@80k1W100W100W1
              0f3Y20D106:0H20820840<40b180o3Y200Y200Y20R760D20C<00<0[1B0F60EB00B00B0`220020H50B20A;00;0N40@20?:00:0R14004004
              0040040j150050P140040040040cF50^S1a10:20880DM0<80D50>50]1M00M0U1a100a100a10Z4`10:20880DL0<80D40<50[1L00L0U1`10
              0`100`10T4W10B80DC0D80CC00C0U1W100W100W10l270070070R170F20E=00=0T160D20C<00<00<00<0P260060060P140@20?:00:0P170
              F20E=00=0R160D20C<00<00<00<0R240040040SH70RR1:0GI00I0j280080080Nj10F20890>10=90090FO00@0V160060B30030[3j100j10
              X480<10;80080H20G>00>00>00>0V210;80080V1[20:208P10070070070070d110620C=00=0NO00@0V160060B30030]4[200[200[200[2
              00[20o:I00I0i1<1ii270070070070^160060W390^560X2:0CE00E0h1?0060060060[360l8:00:00:0R1T10D800B00B0C60060T220020k5
              60`?;00;0^2<00<00<0V190090090090T280080080080\260060060P390>10=90090J20I?00?0U2O00O0`320020L90>10=90090J20I?00
              ?00?00?0X3:00F00F00F00F0WB50^N80<10;80080H20G>00>0Z1m20N<00H00H0M;00;0b3800D00D0G80080\2:00:00:0S840P>:0G\100\1
              0d170:10970070F40E?00?0c1\10n240m2\100\100\10m130XC:0GU200U20d170:10970070H90090090G70:10970070^160060060]170:
              10970070n180080080a3U200U200U20l410;80_4U200U200U20[470ZC60^3:0CE00E0h160060`3800D00D0b190>10=90090J20I?00?0W4
              80Z1:0CE0`140040\320m:60bF60b2:0CE00E0`210=90090l110=90090f1:0CE00E0`210=90090a860^V1400<00<00<0\1;0T1f20D1064
              00>0h170h160@80i4f200f200f20T670:10970070H90090090G70:10970070^160060060]170:10970070n180080080P1Y40D106400>0P1
              30:h10050N106U10050T1:0CE0`150050c2`100`10V490V180o7Y400Y400Y40Z:106400>0P1?0030J10=90090f160f180a5R30T7106400
              >0P130:A0050N10=90090F50>50d180[5o200o200o20^730>20=90090\170070;20V150F30B50050050^1S10V170B60g1S100S10ia190VW2
              60060F50B20A;00;00;00;00;00;0Z270070;10I?00?0R3:0GX100X10d1;0c1X10R370070H:00:0V170070Y220T350T110=90N50]7X100
              X10^9:0GI00I0T270070H:00:0V170070H=0F10E=00=0R120Q1C00C0Q320d450050\110C<00<0V150Y8I00I00I0oA80TO70070070070n1
              :0G\100\10l1;0k1\10\310620C=0m2\100\100\10S3<0j;:0GX100X10d1;0c1X10f260e2X100X100X10c1:4km7:00G00G0j130030>800
              80080f1^10J60@=0N90>10=90090W2^100^100^10n4:00:00:0R1g20^330030>80080080Q360@;0J@0840<50C@00@0S2c100c10Z520020
              Z2<00<00<0V1m20f330030>80080080Y360@=0NB0860@50GB00B0W2g100g10f520020`180080080V130030@C0f1[10J60@<0L70070U2[1
              00[100[10T4A00M00M0R2D00P100P10^230030>80080080f1b10J60@=0N=0F10E=00=0W2b100b100b10b4600B00B0\1800D00D0f130030
              >80080080Z1b10J60@@0T1:0@10?:00:0]2b100b100b10X570070070LZ20j230030>80080080]260@<0L50050U2Y100Y10`420020V2<00
              <00<0V1b20P330030>80080080c260@@0T140040]2\100\10P520020b2<00<00<0V1i20^330030>80080080Q360@A0V1:00:0_2c100c10
              ^520020Z280080080Ni20f330030>80080080Y360@=0NB0F60EB00B0W2g100g10^520020X270070070La20X330030>80080080k260@70B
              A0850>50EA00A0k1`100`10n420020eR350dY360H80080b160D20C<00<0A50050f180F60B30<80F30030o940j><00<00<0V1B0860@50GB
              00B00B0X2A0<:0;A00A0U660b@F0j2D00D00D0f1B0860@50GB00B00B00B0^3<00<00<0V1B0860@50GB00B00B0Y;:0PA@0Z260060060J@0
              840<50C@00@00@00@0\3?00?00?0\1C0870B50IC00C00C0k970TD80GG00G00G00G0l190F50ME00E0P290F50ME00E0P260@50GB00B0j170
              B50IC0e6G00G00G0_1:0h>C0F70EC00C0k1:0l4:00:5o\5T10<106A0040>40>30030:20830o1T100T10U370X770\340040P110650==00=
              0`1800E00E00E0l140040P280GG00G00G00G0l110650==0c1G00G00G00G0f440040b110760060060g>70VD50050050H300300300300300
              30U330R:V10<70B40<;0J30S2V100V10S370Z770\340040P110650==00=0S470j>X10<106A0040>40>30030J30W2X100X10m350X850T44
              0040T160060T1800E00E00E0l140040j160060060h140040f160060060_=50TA50T440040T160060W550d@;00G00G00G0P240040P11064
              0=<00<00<0[5;0^;?0>70=?00?00L00L00L0Z240040P110640=<00<00<0g5;0T9;0n380GG00G0R270=?0c1G00G00G00G0f4400A00A00A0
              d140040P110640=<00<00<0W:;0d=;0R470GF00F0P270=?0a1F00F00F00F0d4400A00A00A0d140040P110640=<00<00<0Y:;0\A7007007
              0R1=0>50==00=00J00J00J0V240040\150>40E@00@00@00@0Q8;0h@;0b5Y10D;00G00G0C60060^220i360h56:QS5;00;00;0Z140040040
              h1600B00B0b1800D00D0f1700C0T2:00:0V1700C00C00C00C0R360810760060060X260810760060cA30bD30R2:0G80080h150050Q330\7
              700C0b160060060g330V8A0<:0;A00A0W230f780GG00G00G00G0Z3;0e1G0060060060h2?0060060[4G00G00G0i150l<70070070070W230
              d6700C0b160060060e330l530T340040040H40040040H40040040H40040040[530P:70070070070_230R7M0090090X180080080a330V87
              0B40IB00B0j170B40IB00B0j170B40IB00B0S530b::0H40OE00E0P2@0T140[1K00K0\270B40IB00B0S630d;80GG00G00G00G0\290G8008
              0^290F40MD00D0n190F40MD00D0n160@40GA00A0h180D40KC00C0l170B40IB0Y:G00G00G0i130^C70GF00F00F00F0j170B40IB00B0d1:0
              J30030I@00M00M0U3F00F00F0m130b>30d330b2;00;0a230X:30X370B40IB00B0l160@40GA00A0c431S`400l_570070GF00F0j1:00C00C
              0`1:00C00C0d170:10970070V210S1700700?00C00C00C00C00C00C00C00C00C0h;80<10;80080gAF00F0^D70070070070\1?0@60060??
              00?00?0mT60
              """#,
            text: #"""
              color-scheme: ; {
                }
              @supports (color: color(display-p3 0 0 0)) {
                    }
              Deprecated. .-conditionschemecontrast@media [=]
              high(prefers-color-scheme: ) and (prefers-contrast: more)(prefers-contrast: more)
              (prefers-contrast: no-preference)
               and :not([]])]):is( *):not( []:not() *)
              , [] *,
              font-familyfont-sizefont-weightfont-styleline-heightletter-spacingtext-aligntext-transformtext-decorationtext-shadowcolor: var(--;
              ,  none
              ---dash-array: -line-cap: butt
              : var(--);
              -dash-array: var(---dash-array);
              -line-cap: var(---line-cap);
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
      used: [0, 2, 0, 7, 0, 13, 4, 1, 4, 100, 7, 5, 7, 11, 7, 12, 7, 19, 9, 5, 9, 6, 9, 9, 10, 3, 11, 0, 12, 5, 15, 0, 15, 1, 15, 2, 16, 0, 17, 0, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 5, 30, 6, 30, 7, 30, 8, 30, 9, 30, 11, 30, 13, 30, 17, 30, 19, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 0, 32, 2, 32, 4, 32, 6, 34, 2, 34, 5, 34, 6, 35, 1, 35, 2, 41, 1, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 51, 0],
      [
        BuiltInPrograms.Entry(
          "tokens.json.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              K012W211^211d211j211o211W311_311m311[411_412n411S512`511e511j511X611]612T712^711i711T812`912V:12b>11g>11l>0221
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=lG5QH9ZH:dH:nH8VI;aI6gI;RJ6XJ:bJ6hJ8PK:R1ZK2\K3
              _K2aK1bK2dK2fK4jK4nK2PL2RL3UL3XL3[L3^L3aL3dL2fL2hL3kL2mL2oL3RM3UM3XM3[M3^M5cM5hM2jM2lM1mM2oM2QN22SN2UN1>VN4ZN;
              eN3hN3kN3nN3QO5VO5[O:eO7lO<XP17_P17fP178mP15RQ16XQ16^Q16dQ16jQ15oQ16UR153ZR15_R14cR163iR16oR16US176\S15aS13dS1
              4hS15mS16ST174ZT14^T19gT19PU1:4ZT14ZU19cU18kU1<6WV1<cV1<oV18WW1>eW1@UX1>2cX1:mX182UY15ZY142^Y18fY144UY15ZY14jY1
              A[Z1@4kZ14oZ15T[16Z[15^B82RACPT1dLH<22P5f111`5<42\:22VA31`R1h:2aA3TMFRA;PJTMFRA<PJTMFdLG<61@mT1141dV1JRA;PT1dL
              `1TW11<22P5f151`5<42\:22VA91dR11h:2aA3TM]1RA<PJTM]1dL^1<61@`W1mT11M1dV1b1RA<PT1dLS2<22P5f151`5<42\:22T?1PR1h:2
              aA3TMQ2dLR2<61@mT11e11dV1U2<72PS1T99TO[2<94dL\2<=5a91PS1T99P5`1`5a91PS1T99P5`1`5a91PS1T99PAT3oooooo3a91PS1<B7PA
              T3oooooo3<I7RA1T3oooooo3<P13PS1<S1;PAT3oooooo3<^1<RA1T3oooooo3<P13PS1<B7PAT3oooooo3<I7RA1T3oooooo3<j1;RA2T3oooooo3
              <^1<RA3T3oooooo3<P13PS1<U29PAT3oooooo3<^2=RA1T3oooooo3<k2<RA2T3oooooo3<W3>RA3T3oooooo3<P13PS1<e32b15<g32PS1RA2
              TQ1g4T@1T99T?1T36a91dLm4<i31PAT3oooooo3RA1R41<g32PS1T99PATR1<a91PS1<j31P?PT1dL\5TV1Y5<k32P5d11`5mT11W51dV1^5<m3
              2PS1T99PAT3oooooo3a91PS1T99RA2T36a91PS1<j31PAT3oooooo3<k32RA1T3oooooo3<k32RA2T3oooooo3<k32RA3T3oooooo3<m32PS1T9
              9PAT3oooooo3a91PS1PATQ1e6T@1<i31T?1R44<g32dLS7<o3@RA1PT1dLm6TV1k6<k32T?1dR11mT11i61dV1o6<_4?P?TR1B<n44PS1RA2TQ1
              \7T@1T99T?1R45a91dL]7<R55PS1<W5;PAdR11<j1;RA1dR11<b5;RA2dR11<P13PS1<m5>PAdR11<[6;RA1dR11<f6DRA2dR11<P13PS1<Z72
              PAPT1dL\9<\7=\:22TA1dR11h:2<i7=\:22VA11dR11h:2<V8=\:22VA21dR11h:2<c8:\:22VA31dR11h:2<m8<\:22VA41dR11h:2<Y9;^O5
              U91<94dLV9<=5<d92aA3TMZ9dL[9<61@mT11X81dV1^9<m32PS1<Z72PAPT1dLR:<\7=\:22TA1dR11h:2<f9>VA11T3oooooo3<d92aA3TMP:
              dLQ:<61@mT11d91dV1T:<m32PS182RA5TQ1_:T@1<T:<T?1`2<`:2dL_:<b:@\:22RA6TR1<h:2RA7TQ1n:T@1<`:2<R;>\:22T?1TR1:h:2dL
              n:RA8TQ1V;T@1<`:2<`;@T?1T3oooooo3dLV;nP19];PPP2<`:2<P<@RA9R46<i31dL];RA;TQ1g;T@1<`:2<`<@\:22T?1TR1:h:2dLg;RA=TQ1
              Q<T@1<`:2<P=C\:22T?1TR1:h:2dLQ<RADTQ1Z<T@1<`:2<c=<T?1R47<i31dLZ<RAETQ1c<T@1<`:2<o=;T?1R48<i31dLc<RAFTQ1l<T@1<`:
              2<Z>AT?1R49<i31dLl<RAGTQ1U=T@1<`:2<k>@T?1R4:<i31dLU=RAATQ1`=T@1<`:2<[?@\:22P5T21`5h:2dL`=RACTQ1k=T@1<`:2<k?<\:
              22P5T21`5h:2dLk=RAHTQ1U>T@1<`:2<W@;\:22T?1dR11h:2dLU>RAITQ1_>T@1<`:2<b@<\:22T?1dR11h:2dL_>@<72PS1T99RA3dR11a91
              PS1T99PAdR11a91PS182<n@@`>b@7PJTMT?<^ACdLW@<QBA`>b@7PT1dLT@<bB>P5b12`5<TC?RA5PT1dLf?TV1c?<k32P5f111`5mT11a?1dV1
              h?<cC>P5RA6b@1P1`5<d92aA3TMR@dLS@<61@eT11Y?dV1V@<QD5<VD:\:22`>b@2PR1h:2<`:2`>b@=PJTMd@<`DAdL\B<QE@`>b@=PT1dLYB
              <aE6<gE@RA2PT1dLYATV1PA<k32P5VA21b@2P1`5<42P5f111`5mT11n@1dV1[A<]F4<aFBRA4PT1dLPBTW11<SG8P5f161`5<42\:SG8VA91dR1
              1h:8aA3TMmAdLnA<61@`W1mT11`A1dV1RB<[G8<cG5aA3TMWBdLXB<61@eT11i@dV1[B<hG4<72`S1
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
              0080080080f160060060060060h2A0<:0;A00A0b260060060060060h1:0:409:00:00:0V380080080080080P260060060T2C00C00C0f27
              0070070070R3D00D00D00D00D0h2<0:609<00<00<0V360060060060060R2:0:409:00:00:0T370070070070070f150050050050j2<00<0
              0<00<00<0n140040040040T3<00<00<00<00<0Z2:00:00:00:0V3;00;00;00;00;0V250050050050l2@00@00@00@00@0`2>00>00500500
              50050\3<00<00<00<00<0P2>00>0050050050050\370070070070070d1;0:509;00;00;0X380080080080080h1<0:609<00<00<00<00<0
              gY240bc2=0:709=00=0_140h5=0:709=00=0c143Yc600000X3900900B00B00B00B00B0^590090GH00H00H0d2?0060060060j2:0GI00I00
              I00I0h1?0060060g1I00I00I0d5G0090090090090090Z290090;20Z130030a=H00H00H00H0RA:0:400409:00:00:0^1800800A00A00A00
              A00A0V580080GG00G00G00G0d3:0GI00I00I00I0h1H00:00:00:00:00:0P2?0060060g3I00I00I00I0V980GG00G00G00G0V2?006006006
              0^1=0:709=00=0b190090;20Z130030S6G00G00G00G00G0X990090;20Z130030_EG00G00G00G0kN0
              """#,
            text: #"""
              {
                : ,}
              truefalse{ "x": , "y":  }
              { "width": , "height": , "width": { "top": , "leading": , "bottom": , "trailing": "#"
              "[, ]
              { "dashArray": [], "lineCap": "" }
              butt
              { "color": , "style": { "duration": , "delay": , "timingFunction": [
                { "color": , "offsetX": , "offsetY": , "blur": , "spread": , "inset":  }, "position":   "number": ,
                "fontFamily":   "fontSize":   "fontWeight":   "fontStyle": "  "lineHeight":   "letterSpacing":   "align": "  "case": "  "decoration": "  "lineBreak": "  "relativeTo":   "system":   "color":   "shadow":   "version": 1,
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
              K012W211^211d211j211o211W311_311m311[411_412n411S512`511e511j511X611]612T712^711i711T812`912V:12b>11g>11l>0021
              d18Z11[12\13]14^15_16`17a181d1?:H;I<9?:@;C=D>E?F@GAHCIDJELFNG@=n@5SA9\A:fA:PB8XB;cB6iB;TC6ZC:dC6jC8RD:R1\D2^D3
              aD2cD1dD2fD2hD4lD4PE2RE2TE3WE3ZE3]E3`E3cE3fE2hE2jE3mE2oE2QF3TF3WF3ZF3]F3`F5eF5jF2lF2nF1oF2QG2SG22UG2WG1>XG4\G;
              gG3jG3mG3PH3SH5XH5]H:gH7nH<ZI7aI7hI78oI5TJ6ZJ6`J6fJ6lJ5QK6WK53\K5aK4eK63kK6QL6WL76^L5cL3fL4jL5oL6UM74\M4`M9iM9
              RN:4\M4\N9eN8mN<6YO<eO<QP18YP1>gP1@WQ1>2eQ1:oQ182WR15\R142`R18hR144WR15\R14lR1A]S1@4mS14QT15VT16\T15S?82RACPT1
              dLH<22P5f111`5<42\:22VA31`R1h:2aA3TMFRA;PJTMFRA<PJTMFdLG<61@mT1141dV1JRA;PT1dL`1TW11<22P5f151`5<42\:22VA91dR11
              h:2aA3TM]1RA<PJTM]1dL^1<61@`W1mT11M1dV1b1RA<PT1dLS2<22P5f151`5<42\:22T?1PR1h:2aA3TMQ2dLR2<61@mT11e11dV1U2<72PS1
              T99TO[2<94dL\2<=5a91PS1T99P5`1`5a91PS1T99P5`1`5a91PS1T99PAT3oooooo3a91PS1<B7PAT3oooooo3<I7RA1T3oooooo3<P13PS1<
              S1;PAT3oooooo3<^1<RA1T3oooooo3<P13PS1<B7PAT3oooooo3<I7RA1T3oooooo3<j1;RA2T3oooooo3<^1<RA3T3oooooo3<P13PS1<U29PA
              T3oooooo3<^2=RA1T3oooooo3<k2<RA2T3oooooo3<W3>RA3T3oooooo3<P13PS1<e32b15<g32PS1RA2TQ1g4T@1T99T?1T36a91dLm4<i31PA
              T3oooooo3RA1R41<g32PS1T99PATR1<a91PS1<j31P?PT1dL\5TV1Y5<k32P5d11`5mT11W51dV1^5<m32PS1T99PAT3oooooo3a91PS1T99RA
              2T36a91PS1<j31PAT3oooooo3<k32RA1T3oooooo3<k32RA2T3oooooo3<k32RA3T3oooooo3<m32PS1T99PAT3oooooo3a91PS1PATQ1e6T@1
              <i31T?1R44<g32dLS7<o3@RA1PT1dLm6TV1k6<k32T?1dR11mT11i61dV1o6<_4?P?TR1B<n44PS1RA2TQ1\7T@1T99T?1R45a91dL]7<R55PS1
              <W5;PAdR11<j1;RA1dR11<b5;RA2dR11<P13PS1<m5>PAdR11<[6;RA1dR11<f6DRA2dR11<P13PS1<Z72PAPT1dL\9<\7=\:22TA1dR11h:2<
              i7=\:22VA11dR11h:2<V8=\:22VA21dR11h:2<c8:\:22VA31dR11h:2<m8<\:22VA41dR11h:2<Y9;^O5U91<94dLV9<=5<d92aA3TMZ9dL[9
              <61@mT11X81dV1^9<m32PS1<Z72PAPT1dLR:<\7=\:22TA1dR11h:2<f9>VA11T3oooooo3<d92aA3TMP:dLQ:<61@mT11d91dV1T:<m32PS18
              2RA5TQ1_:T@1<T:<T?1`2<`:2dL_:<b:@\:22RA6TR1<h:2RA7TQ1n:T@1<`:2<R;>\:22T?1TR1:h:2dLn:RA8TQ1V;T@1<`:2<`;@T?1T3oooooo3
              dLV;nP19];PPP2<`:2<P<@RA9R46<i31dL];RA;TQ1g;T@1<`:2<`<@\:22T?1TR1:h:2dLg;RA=TQ1Q<T@1<`:2<P=C\:22T?1TR1:h:2dLQ<
              RADTQ1Z<T@1<`:2<c=<T?1R47<i31dLZ<RAETQ1c<T@1<`:2<o=;T?1R48<i31dLc<RAFTQ1l<T@1<`:2<Z>AT?1R49<i31dLl<RAGTQ1U=T@1
              <`:2<k>@T?1R4:<i31dLU=RAATQ1`=T@1<`:2<[?@\:22P5T21`5h:2dL`=RACTQ1k=T@1<`:2<k?<\:22P5T21`5h:2dLk=RAHTQ1U>T@1<`:
              2<W@;\:22T?1dR11h:2dLU>RAITQ1_>T@1<`:2<b@<\:22T?1dR11h:2dL_>@<72PS1T99RA3dR11a91PS1T99PAdR11a91PS1T99`>b@T3b@6
              PR1a91`S1
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
              0080080080f160060060060060h2A0<:0;A00A0b260060060060060h1:0:409:00:00:0V380080080080080P260060060T2C00C00C0f27
              0070070070R3D00D00D00D00D0h2<0:609<00<00<0V360060060060060R2:0:409:00:00:0T370070070070070f150050050050j2<00<0
              0<00<00<0n140040040040T3<00<00<00<00<0Z2:00:00:00:0V3;00;00;00;00;0V250050050050l2@00@00@00@00@0`2>00>00500500
              50050\3<00<00<00<00<0P2>00>0050050050050\370070070070070d1;0:509;00;00;0X380080080080080h1<0:609<00<00<00<00<0
              gY240bc2=0:709=00=0_140h5=0:709=00=0c145_a6B0:700700709B00B0i10
              """#,
            text: #"""
              {
                : ,}
              truefalse{ "x": , "y":  }
              { "width": , "height": , "width": { "top": , "leading": , "bottom": , "trailing": "#"
              "[, ]
              { "dashArray": [], "lineCap": "" }
              butt
              { "color": , "style": { "duration": , "delay": , "timingFunction": [
                { "color": , "offsetX": , "offsetY": , "blur": , "spread": , "inset":  }, "position":   "number": ,
                "fontFamily":   "fontSize":   "fontWeight":   "fontStyle": "  "lineHeight":   "letterSpacing":   "align": "  "case": "  "decoration": "  "lineBreak": "  "relativeTo":   "system":   "color":   "shadow": colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }

  private static func kotlin() -> BuiltInPrograms {
    BuiltInPrograms(
      fingerprint: "b2e4b23f74db476f",
      used: [0, 1, 0, 2, 0, 6, 0, 8, 0, 10, 0, 11, 0, 16, 7, 0, 7, 1, 7, 2, 7, 8, 7, 10, 7, 11, 7, 12, 7, 14, 7, 15, 7, 16, 7, 17, 7, 19, 8, 0, 8, 1, 9, 0, 9, 1, 9, 2, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 13, 9, 14, 9, 15, 9, 18, 9, 19, 9, 20, 9, 22, 9, 24, 10, 0, 10, 1, 10, 3, 11, 0, 12, 7, 12, 12, 13, 0, 13, 1, 13, 2, 13, 3, 15, 1, 15, 2, 16, 0, 17, 2, 17, 3, 18, 0, 18, 1, 18, 5, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 2, 30, 3, 30, 5, 30, 6, 30, 7, 30, 9, 30, 10, 30, 11, 30, 12, 30, 13, 30, 14, 30, 15, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 32, 0, 32, 2, 33, 0, 33, 1, 34, 0, 34, 1, 34, 5, 34, 6, 35, 0, 35, 2, 35, 4, 35, 5, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 0, 50, 1, 50, 2, 50, 3, 50, 4, 50, 5, 50, 7, 50, 8, 50, 9, 50, 10, 50, 11, 50, 12, 50, 13, 51, 0, 51, 1, 51, 3],
      [
        BuiltInPrograms.Entry(
          "Tokens.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              Q2011X111V212h212m312a512U611T722]811X912m912j;33\<12e<12T=11\=12f=13Y>11j>23f?13dA22QC11SC11UC11WC11YC11[C11]C
              11_C11aC11hC11nC11TD11YD11aD11iD11[E11iE12gF14hG12\H12gJ12XK13XL11^L11cL11dL12]M00bM11]N12TO11\O11aO11eO11kO11
              oO11]P111bP112lQ111RS111gS111\T112gU112XV111]V10141d1?:b1;c1<a1?d1@U1Ce1Df1Eg1Fh1Gi1Hk1Il1Jm1Ln1No11d18Z1E[1F\1
              G]1H^1I_1J`1Ka1L1d18Z1M[1N\1O]1P1^1Q1_1R1`1S1a1T11d1?:\1;]1<]1?[1@]1C]1D]1E]1F]1G]1H]1I]1J]1L]1N]1@=`l35el39nl3
              :Xm3:bm38jm3;Un36[n3;fn36ln3:Vo36\o38do3:R1no32PP43SP42UP41VP42XP42ZP44^P44bP42dP42fP43iP43lP43oP43RQ43UQ43XQ4
              2ZQ42\Q43_Q42aQ42cQ43fQ43iQ43lQ43oQ43RR45WR45\R42^R42`R41aR42cR42eR422gR42iR41>jR44nR4;YS43\S43_S43bS43eS45jS4
              5oS4:YT47`T4<lT47SU47ZU478aU45fU46lU46RV46XV46^V45cV46iV453nV45SW44WW463]W46cW46iW476PX45UX43XX44\X45aX46gX474
              nX44RY49[Y49dY4:4nX44nY49WZ48_Z4<6kZ4<W[4<c[48k[4>Y\4@i\4>2W]4:a]482i]45n]442R^48Z^444i]45n]44^^4Ao^4@4__44c_4
              5h_46n_45U\1PW1^P184PPP28=dLV1^P187PPP4<=:dLV1^P18:PPP8<GBdLV1^P18=PPP@<Y1BdLV1^P18@PPPP1<k1?dLV1^P18CPPPP2<Z2
              >dLV1^P18FPPPP4<h26dLV1^P18IPPPP8<n2<dLV1^P18LPPPP@<Z3<dLV1^P18OPPPPP1<f3@dLV1^P18R1PPPPP2<V4HdLV1^P18U1PPPPP4
              <n4>dLV1<\5A`W1PS1T9m5RA8TR1?a91VO:_1<m56dL`1<S68<[68`1P?TR12<c63\9f64P?TR14a91<j62h<1RA>PBPGTMU2@T9m5P?TR13a9
              1dLU2PS1h<1RA>PBPGTMg2RA>aB1TQ1f2T@1<l63`1<P71TA1`2<Q73dLf2dLg2PS1RA>PT1dLj3TV1m2@<T7N`1<R86VO:S3<m56dLT3<S68<
              X8>`1<P71TA1`2aA2dMd3<l63`1<P71TA1h<1QF1`2<f82dLd3<c63\9f64VA11TR15a91<j62mT11k21dV1l3PS1RACPT1dLW4TV1R4@T9m5T?
              1RA:TR1Da91mT11P41dV1Y4RA>PBh<1PHTMh4RACPJdMc4@dLc4T9m5RA;TR15a91dLh4RACPJTMP5RA>PBh<1PHTMU5RA<PJdMU5@dLU5RA<PT1
              dL^5TV1Z5@T9m5T?1TR11a91mT11X51dV1`5PS1P?PT1dLR6TV1f5@TW11^O?m51T9m5T?1TR18a91dLQ6T9m5T?1TR16a91`W1mT11d51dV1T6
              PS1PW1T9m5P?TR1Aa91VO=i6T9m5P?TR1@a91<h8;`1<S92P?PR1<U99b11@@dLi6T9m5P?VO>o6fO=o6\<m56dLP7\<S68TR17a91`W1PS1PW1
              RA9fN:X7^P18c7PPPf5T21<^95b11<S92P?PR1<U99RA9`R1@dL[8^P18o7PPPP2T21<^95b11<S92P?PR1<c9;RA9`R1<n93dL[8T21<^95b1
              1<S92P?PR1<Q:;\9f64RA9`R1a91<j62`W1PS1PW1T9m5P?TR1Aa91VO>R9T9m5P?TR1@a91<h8;`1<S92P?PR1@<\:T2b1F@@dLR9T9m5P?TR1
              9a91`W1PS1PW1<`<=b11<m<KP?PR1<h=3RAHTQ1g9T@1\9f64T?1`R1a91dLk9\9f64P?TR1:a91`W1PS1PW1RABPBh<1PHTMQ;<k=?RABPT1dL
              X:d11mT11W:1dV1Z:<Z>4RACPT1dLg:\9f64P?P8TA1TR1<`8VA11TR1;a91mT11^:1dV1i:\9f64P?\<^>4RA9TR1;a91<j62dLh;<b>7RACPT1
              dL_;<f64\:f64TA1TR1=h:4<i>4\9m>8VA11`R1a91mT11U;1dV1a;\9f64P?\<^>4RA9TR1;a91<j62`W1PS1PW1T?2fN:n;^P18T<PPPf7T2
              1<U?4T?2`R1@dLZ<T21<i>4\9f64T?2`R1a91`W1PS1P?PT1dLa<T?1TR1>mT11_<1dV1c<@PS1P?PT1dLQ=TV1j<<Y?4<]?9VA21`@P1<f?4T?
              1TR1>mT11h<1dV1S=PS1<j?>RA2b@1P1<X@1`1@PS1P?TQ1e=T@1T9m5P6T21`6a91dLe=PS1PW1VO=W>RA<TQ1V>T@1<Y@<TA1TQ1S>T@2P5T2
              2`5dLT><e@Q1<fA2dLV>dLW>`W1PS1PW1^P18d>PPPPP8T9m5P?P8RA:TR1C`8TR1Ba91dLh>T9m5RA;TR1?a91`W1PS1PW1T?1PJTMS?T9m5RA
              ;TR1?a91dLd?RA;TQ1_?T@2T9m5P6T22@@T21`6a91dLd?T9m5P6T21`6a91`W1PS1P?bKNTQ1cAT@1VAE1TQ1_@T@2T?2hJ1dM^@<hAAT?2hJ
              2TMV@<YB:dL\@T?2hJ4TM[@<cB:dL\@<mB:<WC2dL^@dL_@VAG1TQ1TAT@2T?2hJh1TMSA<YCQ1T?2hJ8TMk@<ZD@dLQAT?2hJ@TMPA<jD=dLQA
              <WE:<WC2dLSAdLTAVAF1TQ1]AT@2T?2hJ4TM\A<aEJdL\AdL]AVAI1`IdMbA<[Fb2dLbAdLcAPS1T9m5RA2TR1?a91RA3fN^1PBRA3fN_1PBRA
              3fN`1PBRA3VNa1bBT?1TMTB<m56dLUB<S68<^95`1<S92RA3dR11@<mH<\:f64RA3dR12h:4@dLPCT?1TMfB<m56dLgB<S68<^95`1<S92RA3dR1
              1<U99RA3dR12@PS1<YI8PS1<aI7PS1<aI7PS1<h26PS1<hI@PS1<XJ>PS1<fJ>PS1<TKEPS1T9m5TOeC<iK4dLfC<mK5a91PS1T9m5P5`1`5a9
              1PS1T9m5P5`1`5a91PS1T9m5PAU31oooooo3a91PS1<RL@PAT3oooooo3<bL5RA1T3oooooo3<gL5PS1<lL>PAT3oooooo3<bL5RA1T3oooooo3
              <gL5PS1<ZM>PAT3oooooo3<bL5RA1T3oooooo3<bL5PARA2`FT3oooooo3<bL5RA1RA3`FT3oooooo3<gL5PS1<hMMRA1T3oooooo3<eN;PAT3
              oooooo3<PO;RA3T3oooooo3<[O>RA2T3oooooo3<gL5PS1`>b@1b@3`IdMbFP8PATR1V1`8T@1T?1T<m5`HTM\FT9m5PATR1W1a91dLaF<iOC\9
              f64T21a91<fA2dLfFT9m5PATR1W1a91PS1P?PT1dLeGVA31PJdMeGPU1aA2TMeGVA31PT1dLbGVA52TQ1bGT@3<\P1CT23<oP1DTA2`D`2<cQ1
              1nP11`GRPP2<dQ1IdL`G<]R13dLbGmT11SG2dV1dGdLeGlT1jF1dV1gGPS1P?PT1dLXHVA21`IdMXHPU1aA2TMXHT9m5VA21dQ1UHT<m5P1a91
              dLXHlT1kG1dV1[H<`R1JPS1<ZS1BRAHTQ1gHT@1<lS1<\:f64T?1`R1h:4<XT12dLgHRA7TQ1oHT@1<ZT1?VA21T36<iT15dLoHRA2TQ1YIT@1
              <nT1A\:f64T?1`R1h:4<XT12dLYInP19\IPPP2<_U1Y1dL\I\9f64P?TR1Y1a91\9f64P?TR1Z1a91RAFTQ1WJT@1T?1hJ2TMlI<hV1f1dLVJT?
              1hJ8TMQJ<^X1h1dLVJT?1hJ1TMVJ<VZ1a1dLVJdLWJRADTQ1aJT@1<g[1Q1\:f64T?1TR1`1h:4<XT12dLaJ\9f64P?TR1^1a91<fA2PS1PATQ1
              oJT@1<h\1=T?1`R1<XT12dLWKRA6PJdMWK<h\1=RA6TR1W1<XT12dLWKPS1P8RA3TQ1_KT@1T?1dR13dL_K`8T@1T?1T<m5`HdMoKfO?oKRA>TQ1
              nKT@2<U]1@T?2T36<e]15dLnKdLWLRA=TQ1WLT@2<U]1@VA22T36<iT15dLWLPS1T9m5^P11\LPPPH<j]13dL\La91PS1T9m5RA3dR13a91PS1
              PS1VO<QMRA;TQ1PMT@1<m]1=VA21T36<iT15T9m5TR1_1a91dLPMdL\MRA:TQ1\MT@1<m]1=T?1T36<e]15T9m5TR1_1a91dL\MPS1<Z^1Z1<d_1
              ]1<Qa1V1<]R13PS1P?hJ1TMgM<Wb16dL\NP?hJ2TMlM<]b14dL\NP?hJ4TMQN<ab15dL\NP?hJ8TMVN<fb16dL\NP?hJ@TM[N<lb17dL\N<Sc1
              8PS1RA<TQ1nNT@1<[c1=TA1U314<hc12VA11U314<hc12VA21U314<hc12VA31U314<jc1IdLSO<cd1?P6b17Q71<fA2PS1b11PAb@?TMZO<Re1
              :dLZO@PS1T9m5PA`R1a91PS1RA2T36<\e14PS1<`e1BPA`D`2<fA2PS1RA2T3oooooo3<Rf1>PS1<`f1>PAU31oooooo3<hc12RA1U31oooooo3
              <hc12RA2U31oooooo3<hc12RA3U31oooooo3<fA2PS1T9m5PAU31oooooo3a91PS1PATQ1jP1T@1<nf1<T?1TR1j1<fA2dLkQ1<Zg1=<gg1V1<
              mh1DRA1PT1dLVQ1TV1RQ1<hc12\:f64T?1`R1h:4mT11PQ11dV1XQ1<]R13RA2TQ1jQ1T@1<ai1JT?1hJ1TMbQ1<[j15dLhQ1T?1hJ4TMgQ1<`j1
              6dLhQ1<fj14<XT12dLjQ1<fA2PS1<jj1BP?hJ1TMRR1<\k15dLQS1P?hJ2TMWR1<ak16dLQS1P?hJ4TM\R1<gk16dLQS1P?hJ8TMaR1<mk16dL
              QS1P?hJ@TMfR1<Sl16dLQS1P?hJP1TMkR1<Yl15dLQS1P?hJP2TMPS1<^l16dLQS1<dl15PS1<il1=<lS1<\:f64PA`R1h:4<XT12<Vm1<\:f6
              4RA1`R1h:4<XT12<bm1=\:f64RA2`R1h:4<XT12<fA2PS1<om1A<`n1?\:f64PA`R1h:4<XT12<on1<\:f64RA1`R1h:4<XT12<[o1=\:f64RA
              2`R1h:4<XT12<fA2PS1<ho18PAPT1dLcU1<PP2A<aP2@\:m>8TA1`R1h:8<XT12<QQ2B\:m>8VA11`R1h:8<XT12<cQ2B\:m>8VA21`R1h:8<XT1
              2<UR2?\:m>8VA31`R1h:8<XT12<dR2A\:m>8VA41`R1h:8<XT12^O5bU11<US2HdLbU1<mS27mT11`T11dV1eU1<fA2PS1<TT2?PAPT1dLTV1<
              cT2G\:f64TA1`R1h:4<hc12VA11U316<]R13mT11kU11dV1VV1<fA2PS1T9m5P?TR1X1a91PS1T9m5P;<ZU2T2@<^W2X2@<fY28`>b@1`@P1@@
              `;a91`>b@:TMRW1<nY2[1<Y[2c1dLRW1`>b@6`@TMXW1<l\2k1dLXW1`>b@6b@1dM`W1`>b@6b@=TMbW1<g^2S1dLbW1`>b@6b@<TMiW1<j_2S1
              <m`2S1dLiW1`>b@1b@3TQ1RX1P@<Pb27P2<Wb23dLRX1`>b@6b@4TMXX1<Zb2c1dLXX1`>b@6b@5TM^X1<mc2Z2dL^X1`>b@6b@=TMdX1<Wf2`2
              dLdX1`>b@6`@TMjX1<gh2j1dLjX1`>b@6b@<TMPY1<aj2n1dLPY1`>b@6b@2dMXY1`>b@6b@<TM\Y1<_l2i1<Xn2U2<]P3S2dL\Y1`>b@6b@2dM
              hY1`>b@6b@3dMhY1`>b@6b@<TMjY1<`R3U2dLjY1`>b@6b@<TMRZ1<eT3`2<UW3T2<YY3^2dLRZ1`>b@6b@1TMXZ1<g[3`1dLXZ1`>b@6b@=TM
              `Z1<W]3l1<S_3h1<k`3h1dL`Z1`>b@6b@:TMfZ1<cb3]1dLfZ1`>b@6b@4TMlZ1<Pd3^1dLlZ1@<^e34<be3c1`>b@:TMV[1<Ug33<Xg3X3<`j3
              ^1dLV[1<nk34<Rl3>`>b@1b@1P1`>b@2TR12<c63\9f64`>b@2TR14a91<j62h<1`>b@2b@>PBPGTMT\1@T9m5`>b@2TR13a91dLT\1`S1
              """#,
            places: #"""
              JX=40`1A00A00A0d2E00E00E0f2F00F00F0X3F00F00F0X3D00D00D0n2G00G00G0R3B00B00B0X2G00G00G0n2B00B00B0d2F00F00F0T3B00
              B00B0\3D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:0G80080h1:00:0`160V110=90090\1:0@10?:00:00:0l210_1=00E00I00I00I0R29
              0>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00;0U760b==0OP100P100P100P100P10T460060l1:
              0G80080h1:00:0l160060J<00<0b1:00:00:0V160060J<0N10M@00@00@00@00@0d2D0><0=D00D00D0k?P100P10W160bL;0GJ00J00J00J0
              l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H0h2@0>80=@00@00@0^2;00H00H0h1=00E0b110a1J00J0P2800E00
              E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0mD70dM60GE00E00E00E00E0h1:0R1>0H10G>00>00>0P280<10;80080i4E00E00E0
              e160Z;50\180<10;80080T1=0X1=0F10E=00=00=0n160060V110970070\1>00>00>00>0T2Y20B10N:0V1=0m180080T3:0k3Y200Y20Q:50
              050fG80d2700D0`1T20f460060R1>00>0f110970070h170;>00>00>0d1G0l160060R1>00>0f110970070l170;>00>00>0T260060R1>00>
              0f110970070h1>0<70;>00>00>0[J80084U\5;0h180<10;80080T1:0R1=0F10E=00=00=0n160060V110970070070T5<00<00<00<0P2B0P1
              10OB00B0k=;00;0j@?00?0j2>00>0X310970070T290090090X1;0<40;;00;00;0Z290>10=90090];?00?0j>60d1;00C0^110]1H00H00H0
              ^3;0GJ00J0j160i1J00J00J0\480GG00G0n1W10>106C0@:0?C00C0Z170m1W100W10m1G00G0T6J0>10660@70S1J00J00J00J00J0T480GG0
              0G00G0n1E0D:0CE00E00E0^2>0<70;>00>0[4G00G0P7J0>10660@70S1J00J00J0]H60060hL60b3500B0\1c20d590090b150;<00<00<0l1
              90090^1<0<50;<00<0Q?60060TE80GG00G0\210G>0c1G00G00G0o170n980GG00G00G00G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:;0
              h2:00:00:00:0d160060[4;9gR3;00;00;0T1;00;0010010010010Y4=0b7:0l1=0n1=00=00=00=0P380080080L?0060060060060060060
              060e7:00:0^C50b1F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::0d2400=00=0X1L0L=0KL00L00L0P3=00=00=0Z1L0
              0L0010860060B40040040040R2>00>0040040040Q;:00:0h@100?00?00?0X2@00@00@0d1400>00>00>0\3400C00C0O<00<0b3400C00C0O
              <00<0b2<00<00<00<0f3?00?00?0b1500Q200Q200Q20n7500I00I0[1B00B0`4500K00K0U1?00?0X3<00<00<00<0d3@00@00@0d1400B00B
              00B00B00B0l4<00H00H00H00H00H0SZ141Qa1L0L=0KL00L0\2700@0X1700?0V1700?0V1700A0X280080G80080d1:00:0Z160060f170IE0
              0E00E0`2A0B70AA00A00A00A0n280080G80080d1:00:0Z160060f170IE00E0j270AA00A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0b4<00<
              0T4<00<0n3<00<0n3<00<0T6N0D70C60060^170070Q380l6@00@0070070070a180l5@00@0070070070_180l6?00700?00?0a280Z580`23
              0030030L30030030[380d580Z270070070T180080080]380P680Z230030030L30030030L30<70;=00=00=0`130<80;>00>00>0a580`880
              \390090090d150050050\1:00:00:0l180080080W88@YU3700700700M00M00M0b3:0;A00A00A0^250B20A;00;0T1C0@:0?C00C00C00C0h3
              50050050050050Z2C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I0i1i10P4:00:0d1<0GK00K0R3>00>00>00>0`280080T2800@00@00@0h1
              C00C00C00C00C0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E0_1`10^3:00:0R1G0090090X120020020020g5`100`100`10m1
              70b=:0Z470070070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<00<00<00<0X2=0<60;=00=00=00=0h2C00C00C0^590
              >10=90090X1@0L10K@00@0b2<00<00<0d1400C00C00C00C0b5400F00F00F00F0l5400>00>00>00>00>0b770070070070n2@0D50C@00@00
              @00@0h2=0F10E=00=00=0gg1:0Xm1<00<00<00<0\260;=00=00=0d1:00G00G00G0V3:0?C00C00C0Q960\?=0\4?00?00?0l170AA00A00A0
              0A0T380H20G>00>0^1@0Z280080080080n1400@00@00@00@0^360060060060j1700C00C00C0gC=0`IV10BE0A50050X220o380f7A0B70AA
              00A0g180d480^5F0j2D00D00D00D0`2900E00E0P2A00A00A00A00A0Z3A00A00A00A0Z2500A00A0h1A00A00A00A0k@:0XI?00?00?00?00?
              0n<500@00@00@00@0T2500>00>00>00>0l1500?00?00?00?0P2500@00@00@00@0T2500A00A00A00A00A0U:92[c6;00;00;00;0n1600A00
              A0b1800C00C0f1700B00B0d1800C00C00C00C0h4A0090090090c=50^H;0R270070070O<00<0\220o450T<>0<70;>00>0e150n5400@00@0
              a150b450h2700?00?00?0g250R740040040_150\450b2400<00<0X1400<00<0X1400<00<0X1400<00<0Y650j:?00700?00?0k150\79009
              0090090`270GD00D00D00D00D00D0^780GG00G00G00G0d180<10;80080c1G00G00G0^550050050050R3300>00>0E70070f2300?00?0G80
              080R260060060060oF50TK;0R4700B00B00B00B0X2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700C00C00C00C0\2700B
              00B00B00B0X2700C00C00C00C00C0QB;0ZG50050n2>0<70;>00>00>00>0T2>0<70;>00>00>00>0V2>0<70;>00>00>00>0W750T:50050d3
              A0<:0;A00A00A00A0Z2>0<70;>00>00>00>0V2G0<@0;G00G00G00G0S850b;50f280GG00G00G00G0h3>0<70;>00>00>00>0`2@0<90;@00@
              00@00@0d2@0<90;@00@00@00@0^2=0<60;=00=00=00=0\2?0<80;?00?00?0T290090090090i?G00G00G0m150`H50X370GF00F00F0R3>0<
              70;>00>00>0\1:00E00E0]4F00F00F0_250P==0F10E=00=0c15Cc`500000000000000000008b970070070070070070070077c590090090
              090090090j740040040040040040f540040040040T140040040040040040^440040040040040040040b770070070070070070n17007007
              0n140040040040040040\540040040040040040P740040040040040040X740040040040040040d540040040040040040V640040040040V1
              40040040040040040040040\>40040040040V140040040040V140040040040040040d640040040040040040040040^@400400400400400
              40X540040040040040040040040P=40040040040040040l440040040040040040040040040b890090090090090090090090090^<700700
              70070b140040=<00<0b1=0@40040?=00=00=0X310e1400400400H00L00L00L0X2<0>40040=<00<00<0_m40
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
               sealed class ()public val :  get() =  val  by lazy {  }
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
                  width =     stroke = TokenTransition(
                  duration =     delay =     easing = listOf(
                  TokenShadow(
                      color =         offsetX =         offsetY =         blur =         spread =         isInset = true,
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
              10020@=o=5T>9]>:g>:Q?8Y?;d?6j?;U@6[@:e@6k@8SA:R1]A2_A3bA2dA1eA2gA2iA4mA4QB2SB2UB3XB3[B3^B3aB3dB3gB2iB2kB3nB2PC
              2RC3UC3XC3[C3^C3aC5fC5kC2mC2oC1PD2RD2TD22VD2XD1>YD4]D;hD3kD3nD3QE3TE5YE5^E:hE7oE<[F7bF7iF78PG5UG6[G6aG6gG6mG5RH
              6XH53]H5bH4fH63lH6RI6XI76_I5dI3gI4kI5PJ6VJ74]J4aJ9jJ9SK:4]J4]K9fK8nK<6ZL<fL<RM8ZM>hM@XN>2fN:PO82XO5]O42aO8iO44
              XO5]O4mOA^P1@4nP14RQ15WQ16]Q15R2P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4Z1@<n5T2<R8;<]8Q1`>b@8PT1dLV1<^9J`1<\:@<l:
              ?`1<[;2b11<];3b11<`;1RA6`@P1<a;2eT11HdV1X1<c;4`>b@8PT1dLn1TV1_1@<g;I`1<`<6<f<Fb11<\=3RA5PT1dLk1<_=8d11<a;2mT11
              h11dV1m1<g=6eT11]1dV1P2<m=2`S1
              """#,
            places: #"""
              200000000000000000000Fb97007007007007007007007007007007007007El2?00?0GN00N00N0h360060060f260060L:00:0V1:00:0R1
              90090090090a9N00N00N0R=?00?0GN00N00N00N00N0f360060060`2:00:0X2:0GI00I00I0Z260060Y2I00I00I0e7N00N00N0oG0
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.runtime.Immutable
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
              d2012R113o112g212_312W412Y622m623a723X813i911V:12a;12Y<12j<12S>12a>12m>12QA44cA11kB11iC12[D12`E12TG12hG11gH22PJ
              11kJ12`K12]M33oM12XN12gN11oN12YO13lO11]P123YQ113WS122dT111fT111hT111jT111lT111nT111PU111RU111TU111[U111aU111gU1
              11lU111TV111\V111nV111\W112ZX114[Y112oY112Z\112k\113k]111Q^111V^111W^112P_100U_111P`112g`111o`111Ta111Xa111^a1
              11ba111Pb111Ub112_c111ed111Ze111oe112Zg112kg111Ph10441d1?:U2;V2<T2?W2@h1CX2DY2EZ2F[2G\2H^2I_2J`2La2Nb21d18Z1X1
              [1Y1\1Z1]1[1^1\1_1]1`1^1a1_11d18Z1`1[1a1\1b1]1c1^1d1_1e1`1f1a1g11d1?:o1;P2<P2?n1@P2CP2DP2EP2FP2GP2HP2IP2JP2LP2
              NP2@=db45ib49Rc4:\c4:fc48nc4;Yd46_d4;jd46Pe4:Ze46`e48he4:R1Rf42Tf43Wf42Yf41Zf42\f42^f44bf44ff42hf42jf43mf43Pg4
              3Sg43Vg43Yg43\g42^g42`g43cg42eg42gg43jg43mg43Ph43Sh43Vh45[h45`h42bh42dh41eh42gh42ih422kh42mh41>nh44Ri4;]i43`i4
              3ci43fi43ii45ni45Sj4:]j47dj4<Pk47Wk47^k478ek45jk46Pl46Vl46\l46bl45gl46ml453Rm45Wm44[m463am46gm46mm476Tn45Yn43\n4
              4`n45en46kn474Ro44Vo49_o49ho4:4Ro44RP59[P58cP5<6oP5<[Q5<gQ58oQ5>]R5@mR5>2[S5:eS582mS55RT542VT58^T544mS55RT54bT5
              ASU5@4cU54gU55lU56RV55bn184RA2PT1dL=TV16<42<61VA21`@P1<76d11<61mT1141dV1?<=5<B;`1<MG<d1MRA2PT1dLMTV1I<42\:a24T?
              1TR1Q1h:4mT11G1dV1O<e23<h22PS1P8P?TR13`8T@1P8P?TR14`8T@2T?1T<7`HdMj1T?2T<7`HdMj1<j2KT21<e36T22@dLn1T97RA6TR1Q1
              a91PS1P?PT1dLd2P8T?1TR13`8T<7`HdMd2P8T?1TR14`8T<7`HdMd2T97d11a91dLd2mT11R21dV1f2PS1RA5PT1dL\3VA41dQ1m2P>hJ2TM\3
              VA51dQ1R3P>hJ1TM\3PU1aA2TM\3T97T?1TR1Q1a91dL\3lT1j21dV1^3PS1RA5PT1dLT4VA41dQ1e3T>1hJ1TMT4VA51dQ1j3P>hJ1TMT4PU1
              aA2TMT4T97T?1TR1Q1a91dLT4lT1b31dV1V4PS1P8P?TR1:`8T<7`HTMP5RA@PT1dLm4^O>m41^O=m41PU1TV1f4@TW11T97T?1T<7TR16a91`W1
              lT1a41dV1o4dLX6RA@TT1T3dL^5TV1U5@T97T?1P8<k37`A`2`8TR17a91mT11S51dV1`5RA@PJdMh5RAAPJdMh5@dLh5RAATT1T3dLV6TV1m5
              @T97T?1P8<R47`A`2`8TR18a91mT11k51dV1X6PS1PW1T97P?TR1T1a91T97P?TR1S1a91<B;`1<Y42P?TR1C<[49T21b11@`W1PS1P?PT1dL^7
              ^O>^72PU1TV1T7@TW12T97T?2P8T21<d41`8TR16a91`W1lT1P72dV1`7PS1P?PT1dLU8^O?U82PU1TV1h7@T97VA82TR1R1a91<B;f112<Y42
              f122<[49T21<d41f112@lT1d72dV1W8PS1T97RA8TR1R1a91<e4;<P5Bb12<b52\9a24P?TR1;a91<d54<h5j1\9b78P?TR1>a91<j76P8P?TR1
              5`8T@1P8P?TR1A`8T@2T?1T<7`HdM^9@\9a24T21a91dL^9T?2T<7`HdMg9@\9a24T22a91dLg9<h22PS1T97h<S3RA@PBRAAPBPFPGTMT:<P8
              3dLT:a91PS1P8P?TR1:`8T<7`HTMf:T97RA@TR1<a91T97RAATR1=a91dL`;RA@TT1T3dLQ;<S8M<P9B`A`2<b99`A`2<k92mT11i:1dV1S;RA
              ATT1T3dL^;<m9M<j:B`A`2<\;9`A`2<k92mT11V;1dV1`;PS1P?PT1dLV<^O>V<1PU1TW11T97T?1TR1T1a91^O=n;1<e;8dLo;<m;6<S<5f11
              1<Y42T?1TR1C<k92`W1lT1d;1dV1X<PS1P?PT1dLg<^O?g<1PU1T97VA81TR1R1a91<B;f111<Y42f121<k92lT1\<1dV1i<PS1P8P?TR1:`8T<
              7`HTMZ=T97RA@TR1?a91T97RAATR1@a91dLR>RA@TT1T3dLd=<k37`A`2<X<:`A`2<b<<mT11]=1dV1f=RAATT1T3dLP><R47`A`2<n<:`A`2<
              b<<mT11i=1dV1R>PS1P?PT1dL^>^O>^>1PU1TW11f111<X=3f121<b<<`W1lT1V>1dV1`>PS1P?PT1dLj>^O?j>1PU1f111<X=3f121<b<<lT1
              d>1dV1l>PS1P8P?TR1:`8T<7`HdMc@RA@TT1T3dLi?T97P8<[=7`A`2`8\<b=EP8T?1TR1<`8P8T?1TR1?`8TR1Ba91@mT11W?1dV1k?RAATT1
              T3dL`@T97P8<W>7`A`2`8\<^>EP8T?1TR1=`8P8T?1TR1@`8TR1Ba91@mT11n?1dV1b@dLc@RAAPT1dLn@^O?n@1PU1TV1j@@T97T?1TR19a91
              lT1f@1dV1PAPS184T21<S?4<e4;<P5BP2<b52\9a24T22a91<d54<h5j1\9b78T23a91<j76<h22PS1PW1^P18gAPPP2<W?=dLiB^P18jAPPP4
              <d?:dLiB^P18mAPPP8<n?BdLiB^P18PBPPP@<`@BdLiB^P18SBPPPP1<RA?dLiB^P18VBPPPP2<aA>dLiB^P18YBPPPP4<oA6dLiB^P18\BPPPP8
              <UB<dLiB^P18_BPPPP@<aB<dLiB^P18bBPPPPP1<mB@dLiB^P18eBPPPPP2<]CHdLiB^P18hBPPPPP4<UD>dLiB<cDA`W1PS1T97RA8TR1R1a9
              1VO:RC<m;6dLSC<e;8<TE8`1P?TR1E<\E3\9a24P?TR1Ga91<h22h<1RA>PBPGTMhC@T97P?TR1Fa91dLhCPS1h<1RA>PBPGTMZDRA>aB1TQ1YD
              T@1<_E3`1<cE1TA1`2<dE3dLYDdLZDPS1RA>PT1dL]ETV1`D@<gEN`1<eF6VO:fD<m;6dLgD<e;8<kF>`1<cE1TA1`2aA2dMWE<_E3`1<cE1TA
              1h<1QF1`2<YG2dLWE<\E3\9a24VA11TR1Ha91<h22mT11^D1dV1_EPS1RACPT1dLjETV1eE@T97T?1RA:TR1W1a91mT11cE1dV1lERA>PBh<1PH
              TM[FRACPJdMVF@dLVFT97RA;TR1Ha91dL[FRACPJTMcFRA>PBh<1PHTMhFRA<PJdMhF@dLhFRA<PT1dLQGTV1mF@T97T?1TR1Da91mT11kF1dV1
              SGPS1P?PT1dLeGTV1YG@TW11^O?`G1T97T?1TR1Ka91dLdGT97T?1TR1Ia91`W1mT11WG1dV1gGPS1PW1T97P?TR1T1a91VO=\HT97P?TR1S1a9
              1<B;`1<Y42P?TR1C<[49b11@@dL\HT97P?VO>bHfO=bH\<m;6dLcH\<e;8TR1Ja91`W1PS1PW1RA9fN:kH^P18VIPPPf5T21<S<5b11<Y42P?TR1
              C<[49RA9`R1@dLnI^P18bIPPPP2T21<S<5b11<Y42P?TR1C<[G;RA9`R1<fG3dLnIT21<S<5b11<Y42P?TR1C<iG;\9a24RA9`R1a91<h22`W1
              PS1PW1T97P?TR1T1a91VO>eJT97P?TR1S1a91<B;`1<Y42P?TR1C@<THT2b1F@@dLeJT97P?TR1La91`W1PS1PW1<XJ=b11<eJKP?TR1C<`K3RA
              HTQ1ZKT@1\9a24T?1`R1a91dL^K\9a24P?TR1Ma91`W1PS1PW1RABPBh<1PHTMdL<cK?RABPT1dLkKd11mT11jK1dV1mK<d54RACPT1dLZL\9a2
              4P?P8TA1TR1O`8VA11TR1Na91mT11QL1dV1\L\9a24P?\<RL4RA9TR1Na91<h22dL[M<VL7RACPT1dLRM<a24\:a24TA1TR1P1h:4<]L4\9b78
              VA11`R1a91mT11hL1dV1TM\9a24P?\<RL4RA9TR1Na91<h22`W1PS1PW1T?2fN:aM^P18gMPPPf7T21<aL4T?2`R1@dLmMT21<]L4\9a24T?2`R1
              a91`W1PS1P?PT1dLTNT?1TR1Q1mT11RN1dV1VN@PS1P?PT1dLdNTV1]N<eL4<iL9VA21`@P1<RM4T?1TR1Q1mT11[N1dV1fNPS1<VM>RA2b@1P1
              <d41`1@PS1P?TQ1XOT@1T97P6T21`6a91dLXOPS1PW1VO=jORA<TQ1iOT@1<dM<TA1TQ1fOT@2P5T22`5dLgO<PNQ1<QO2dLiOdLjO`W1PS1PW1
              ^P18WP1PPPPP8T97P?P8RA:TR1V1`8TR1U1a91dL[P1T97RA;TR1R1a91`W1PS1PW1T?1PJTMfP1T97RA;TR1R1a91dLWQ1RA;TQ1RQ1T@2T97
              P6T22@@T21`6a91dLWQ1T97P6T21`6a91`W1PS1P?bKNTQ1VS1T@1VAE1TQ1RR1T@2T?2hJ1dMQR1<SOAT?2hJ2TMiQ1<dO:dLoQ1T?2hJ4TMnQ1
              <nO:dLoQ1<XP1:<bP12dLQR1dLRR1VAG1TQ1gR1T@2T?2hJh1TMfR1<dP1Q1T?2hJ8TM^R1<eQ1@dLdR1T?2hJ@TMcR1<UR1=dLdR1<bR1:<bP1
              2dLfR1dLgR1VAF1TQ1PS1T@2T?2hJ4TMoR1<lR1JdLoR1dLPS1VAI1`IdMUS1<fS1b2dLUS1dLVS1PS1T97RA2TR1R1a91RA3fN^1cS1RA3fN_1
              cS1RA3fN`1cS1RA3VNa1UT1T?1TMgS1<m;6dLhS1<e;8<S<5`1<Y42RA3dR11@<XV1<\:a24RA3dR12h:4@dLcT1T?1TMYT1<m;6dLZT1<e;8<
              S<5`1<Y42RA3dR11<[49RA3dR12@PS1<dV18PS1<lV17PS1<lV17PS1<oA6PS1<SW1@PS1<cW1>PS1<QX1>PS1<_X1EPS1T97TOXU1<TY14dLYU1
              <XY15a91PS1T97P5`1`5a91PS1T97P5`1`5a91PS1T97PAU31oooooo3a91PS1<]Y1@PAT3oooooo3<mY15RA1T3oooooo3<RZ15PS1<WZ1>PA
              T3oooooo3<mY15RA1T3oooooo3<RZ15PS1<eZ1>PAT3oooooo3<mY15RA1T3oooooo3<mY15PARA2`FT3oooooo3<mY15RA1RA3`FT3oooooo3
              <RZ15PS1<S[1MRA1T3oooooo3<P\1;PAT3oooooo3<[\1;RA3T3oooooo3<f\1>RA2T3oooooo3<RZ15PS1`>b@1b@3`IdMUX1P8PATR1i1`8T@
              1T?1T<7`HTMoW1T97PATR1j1a91dLTX1<T]1C\9a24T21a91<QO2dLYX1T97PATR1j1a91PS1P?PT1dLXY1VA31PJdMXY1PU1aA2TMXY1VA31PT1
              dLUY1VA52TQ1UY1T@3<g]1CT23<Z^1DTA2`D`2<n^11nP11SY1RPP2<o^1IdLSY1<h_13dLUY1mT11fX12dV1WY1dLXY1lT1]X11dV1ZY1PS1P?
              PT1dLkY1VA21`IdMkY1PU1aA2TMkY1T97VA21dQ1hY1T<7P1a91dLkY1lT1^Y11dV1nY1<k_1JPS1<e`1BRAHTQ1ZZ1T@1<Wa1<\:a24T?1`R1
              h:4<k92dLZZ1RA7TQ1bZ1T@1<ca1?VA21T36<Rb15dLbZ1RA2TQ1lZ1T@1<Wb1A\:a24T?1`R1h:4<k92dLlZ1nP19oZ1PPP2<hb1Y1dLoZ1\9
              a24P?TR1l1a91\9a24P?TR1m1a91RAFTQ1j[1T@1T?1hJ2TM_[1<Qd1f1dLi[1T?1hJ8TMd[1<ge1h1dLi[1T?1hJ1TMi[1<_g1a1dLi[1dLj[1
              RADTQ1T\1T@1<Pi1Q1\:a24T?1TR1S2h:4<k92dLT\1\9a24P?TR1Q2a91<QO2PS1PATQ1b\1T@1<Qj1=T?1`R1<k92dLj\1RA6PJdMj\1<Qj1
              =RA6TR1j1<k92dLj\1PS1P8RA3TQ1R]1T@1T?1dR13dLR]1`8T@1T?1T<7`HdMb]1fO?b]1RA>TQ1a]1T@2<^j1@T?2T36<nj15dLa]1dLj]1RA
              =TQ1j]1T@2<^j1@VA22T36<Rb15dLj]1PS1T97^P11o]1PPPH<P83dLo]1a91PS1T97RA3dR13a91PS1PS1VO<d^1RA;TQ1c^1T@1<Sk1=VA21
              T36<Rb15T97TR1R2a91dLc^1dLo^1RA:TQ1o^1T@1<Sk1=T?1T36<nj15T97TR1R2a91dLo^1PS1<`k1Z1<jl1]1<Wn1V1<h_13PS1P?hJ1TMZ_1
              <]o16dLo_1P?hJ2TM__1<co14dLo_1P?hJ4TMd_1<go15dLo_1P?hJ8TMi_1<lo16dLo_1P?hJ@TMn_1<RP27dLo_1<YP28PS1RA<TQ1a`1T@1
              <aP2=TA1U314<42VA11U314<42VA21U314<42VA31U314<nP2IdLf`1<gQ2?P6b17Q71<QO2PS1b11PAb@?TMm`1<VR2:dLm`1@PS1T97PA`R1
              a91PS1RA2T36<`R24PS1<dR2BPA`D`2<QO2PS1RA2T3oooooo3<VS2>PS1<dS2>PAU31oooooo3<42RA1U31oooooo3<42RA2U31oooooo3<42
              RA3U31oooooo3<QO2PS1T97PAU31oooooo3a91PS1PATQ1]b1T@1<RT2<T?1TR1]2<QO2dL^c1<^T2=<kT2V1<QV2DRA1PT1dLib1TV1eb1<42
              \:a24T?1`R1h:4mT11cb11dV1kb1<h_13RA2TQ1]c1T@1<eV2JT?1hJ1TMUc1<_W25dL[c1T?1hJ4TMZc1<dW26dL[c1<jW24<k92dL]c1<QO2
              PS1<nW2BP?hJ1TMec1<`X25dLdd1P?hJ2TMjc1<eX26dLdd1P?hJ4TMoc1<kX26dLdd1P?hJ8TMTd1<QY26dLdd1P?hJ@TMYd1<WY26dLdd1P?
              hJP1TM^d1<]Y25dLdd1P?hJP2TMcd1<bY26dLdd1<hY25PS1<mY2=<Wa1<\:a24PA`R1h:4<k92<ZZ2<\:a24RA1`R1h:4<k92<fZ2=\:a24RA
              2`R1h:4<k92<QO2PS1<S[2A<d[2?\:a24PA`R1h:4<k92<S\2<\:a24RA1`R1h:4<k92<_\2=\:a24RA2`R1h:4<k92<QO2PS1<l\28PAPT1dL
              Vg1<T]2A<e]2@\:b78TA1`R1h:8<k92<U^2B\:b78VA11`R1h:8<k92<g^2B\:b78VA21`R1h:8<k92<Y_2?\:b78VA31`R1h:8<k92<h_2A\:
              b78VA41`R1h:8<k92^O5Ug11<Y`2HdLUg1<Qa27mT11Sf11dV1Xg1<QO2PS1<Xa2?PAPT1dLgg1<ga2G\:a24TA1`R1h:4<42VA11U316<h_13
              mT11^g11dV1ig1<QO2PS1T97P?TR1k1a91PS1T97P;<^b2T2@<bd2X2@<jf28`>b@1`@P1@@`;a91P8`>b@8TR12`8P@P?T<7`HdMkh1<Rg2g1
              dLkh1<ih2[1<Tj2i1<mk2Z1<Wm2k1<Ro2Y1<[P3i1`>b@6b@5TMWi1<TR3Z2dLWi1`>b@6`@TM]i1<^T3j1dL]i1`>b@6b@<TMci1<XV3n1dLci1
              `>b@6b@2dMki1`>b@6b@<TMmi1<VX3U2dLmi1`>b@6b@3dMUj1`>b@6b@<TMWj1<[Z3U2dLWj1`>b@6b@1TM]j1<`\3`1dL]j1`>b@6b@:TMcj1
              <P^3]1dLcj1`>b@6b@4TMij1<]_3^1dLij1@<k`3f2<e4;<ac3N<_d3a1<Pf3X1\9a24`>b@2TR1;a91<d54<Xg3^1<fh3Z2<Pk3M\9b78`>b@
              2TR1>a91<j76P8`>b@2TR15`8T@1P8`>b@2TR1A`8T@2T?1T<7`HdMSl1@\9a24T21a91dLSl1T?2T<7`HdM\l1@\9a24T22a91dL\l1`>b@;PB
              h<P2QG1TMSm1@<mk3f2<cn3N`>b@;PT1dLol1TV1kl1@\9b78T?3PR1a91mT11il13dV1Qm1<ao36dLSm1<h22@<go3[1<RQ4_3@<aT4k1<\V4
              <<hV4G`>b@8PT1dLim1<a24d13<_W4@f113<X=3\:a24T?3TR11h:4<k92mT11_m13dV1km1<oW4U1<d54<TY4Q1`>b@8PT1dLUn1TV1Tn1<42
              d13mT11Rn13dV1Wn1<QO2<UZ4U2<h22@<Z\4^1<\V4<<h]4\2<T`4`2<h22@`S1
              """#,
            places: #"""
              <PR680`2:0GI00I00I00I00I0j1:00:00:00:0f160060_3I00I00I00I0P740040040^4:0GI00I00I00I0h1>0H10G>00>0g1I00I00I00I0
              ]<80^H70l210970070070070n210;80080080l140@20?:00:0N50B20A;00;00;0j240040P150050050^1F0H90GF00F0U=7@mc690GH00H0
              n170:10970070F20E=00=0T180<10;80080H20G>00>0Z160060060060[4H00H0Q260X<:0Ge300e30d180080V170U1U100U10d2:00:0Z1:
              0Y1^100^10W4e30h7:00:0R1>0H10G>00>00>0i8e300e30Y140`@:0Ge300e30d180080V160U1U100U10d2:00:0Z1:0Y1^100^10W4e30h7
              :00:0R1>0H10G>00>00>0i8e300e30[155iC:0@10?:00:0L20K@00@0P2>0Gm100m10l1:0N=0i2m100m100m100m10R4>0@10620E>00>0Q4
              m100m100m100m10d8>0O_100_100_100_10V3[10J50>F0090H:00:00:0o1[100[10U3_100_10X8>00K00K0P2>00K00K00K00K0h3>0O_10
              0_100_100_10V3\10L50>F0090H:00:00:0Q2\100\10U3_100_10gG:0PR170X280<10;80080N=0F10E=00=00=0n160060V110970070\14
              0D>00>0o770070X>60GS100S10\1:0[1S100S100S100S10^2F0@106:0040>30030S1F00F0]2S100S100S10i2<0j=60GT100T10\1;0[1T1
              00T100T10`2L0L=0KL00L00L0l2<00<0X1:00:0b140040F<00<0k8T100T10k2=:W`1L0L=0KL00L00L00L0P4:00:0\1=0F10E=00=00=00=
              0d5<0D10C<00<00<0f2=0F10E=00=00=0X290>10=90090090^170F20E=00=00=0b170070070070Z250B20A;00;00;0^150050050050050
              [H:0TMU20f320S3>00F0b1>00F0a1_100d100d10A50050V420e570`9:0@10?:00:0L20K@00@0^1O0P1>0OO00O0\2O0P1>0OO00O00O0l3>
              0O_100_100_100_10T6:00:00:0b1:00:00:0e7_100_10^:>0O_100_100_100_10T6:00:00:0b1:00:00:0e7_100_10oA:0hP160GS100S1
              0\1:0[1S100S10^280<10;80080j1=0K:00:0R280080V1>00>0f110970070o7S100S100S10W2?0\@60GT100T10\1;0[1T10`2L0L=0KL00
              L00L0l2<00<0X1:00:0c6T100T10W2?0P>:0@10?:00:0L20K@00@0^1N0N>0MN00N0Z2N0N>0MN00N00N0j3>0O_100_100_10d3:00:00:0d1
              :00:00:0W5_100_10d8>0O_100_100_10d3:00:00:0d1:00:00:0W5_100_10o?90lL60GS100S10\1:0[1S100S10^2>00>0^1;00;0k3S10
              0S100S10U2>0P=60GT100T10\1;0[1T10`2<00<0Z1:00:0i3T100T10U2>0b;:0@10?:00:0L20K@00@0X2>0O_100_10V3T30:F0090H:00:
              00:0HG0b1F0P150OF00F0`1E0N50ME00E0k4T300T300T30U3_100_10b;>0O_100_10V3T30:F0090H:00:00:0HG0b1F0P150OF00F0`1E0N
              50ME00E0k4T300T300T30U3_100_100_10Z<>0Od100d10T2?0S2d100d100d10`3A0F50EA00A0_3d100d10gH60lP140V5=00=00=00=0X34
              0040P1:00:00:00:00:0^590090090090090k>45cW540`1A00A00A0d2E00E00E0f2F00F00F0X3F00F00F0X3D00D00D0n2G00G00G0R3B00
              B00B0X2G00G00G0n2B00B00B0d2F00F00F0T3B00B00B0\3D00D00D00D0cQ140040^Y1L0L=0KL00L0n2:0G80080h1:00:0`160V110=9009
              0\1:0@10?:00:00:0l210_1=00E00I00I00I0R290>10=90090090[<50dN10_1=00E00I00I0l2=00D00D00D00D0l160060J;00;00;00;00
              ;0U760b==0OP100P100P100P100P10T460060l1:0G80080h1:00:0l160060J<00<0b1:00:00:0V160060J<0N10M@00@00@00@00@0d2D0>
              <0=D00D00D0k?P100P10W160bL;0GJ00J00J00J0l1M0N106:0S1M00M0k1J00J0R6=00E0b110a1J00J0X2;00H00H00H00H0h2@0>80=@00@
              00@0^2;00H00H0h1=00E0b110a1J00J0P2800E00E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0mD70dM60GE00E00E00E00E0h1:
              0R1>0H10G>00>00>0P280<10;80080i4E00E00E0e160Z;50\180<10;80080T1=0X1=0F10E=00=00=0n160060V110970070\1>00>00>00>
              0T2Y20B10N:0V1=0m180080T3:0k3Y200Y20Q:50050fG80d2700D0`1T20f460060R1>00>0f110970070h170;>00>00>0d1G0l160060R1>
              00>0f110970070l170;>00>00>0T260060R1>00>0f110970070h1>0<70;>00>00>0[J80084U\5;0h180<10;80080T1:0R1=0F10E=00=00
              =0n160060V110970070070T5<00<00<00<0P2B0P110OB00B0k=;00;0j@?00?0j2>00>0X310970070T290090090X1;0<40;;00;00;0Z290
              >10=90090];?00?0j>60d1;00C0^110]1H00H00H0^3;0GJ00J0j160i1J00J00J0\480GG00G0n1W10>106C0@:0?C00C0Z170m1W100W10m1
              G00G0T6J0>10660@70S1J00J00J00J00J0T480GG00G00G0n1E0D:0CE00E00E0^2>0<70;>00>0[4G00G0P7J0>10660@70S1J00J00J0]H60
              060hL60b3500B0\1c20d590090b150;<00<00<0l190090^1<0<50;<00<0Q?60060TE80GG00G0\210G>0c1G00G00G0o170n980GG00G00G0
              0G00G0V2:00:00:00:0Z210G>0g3G00G0S290d:;0h2:00:00:00:0d160060[4;9gR3;00;00;0T1;00;0010010010010Y4=0b7:0l1=0n1=
              00=00=00=0P380080080L?0060060060060060060060e7:00:0^C50b1F0j1O0F106@0::09@00@0KO00O00O0R3L0L=0KL00L0]650050h::
              0d2400=00=0X1L0L=0KL00L00L0P3=00=00=0Z1L00L0010860060B40040040040R2>00>0040040040Q;:00:0h@100?00?00?0X2@00@00@
              0d1400>00>00>0\3400C00C0O<00<0b3400C00C0O<00<0b2<00<00<00<0f3?00?00?0b1500Q200Q200Q20n7500I00I0[1B00B0`4500K00
              K0U1?00?0X3<00<00<00<0d3@00@00@0d1400B00B00B00B00B0l4<00H00H00H00H00H0SZ141Qa1L0L=0KL00L0\2700@0X1700?0V1700?0
              V1700A0X280080G80080d1:00:0Z160060f170IE00E00E0`2A0B70AA00A00A00A0n280080G80080d1:00:0Z160060f170IE00E0j270AA0
              0A0UI>0jL<00<0h3<00<0\7<00<0b3<00<0b4<00<0T4<00<0n3<00<0n3<00<0T6N0D70C60060^170070Q380l6@00@0070070070a180l5@
              00@0070070070_180l6?00700?00?0a280Z580`230030030L30030030[380d580Z270070070T180080080]380P680Z230030030L300300
              30L30<70;=00=00=0`130<80;>00>00>0a580`880\390090090d150050050\1:00:00:0l180080080W88@YU3700700700M00M00M0b3:0;
              A00A00A0^250B20A;00;0T1C0@:0?C00C00C00C0h350050050050050Z2C0@:0?C00C0c>50\H80Q1i100i10j1<00I00I0i1i10P4:00:0d1
              <0GK00K0R3>00>00>00>0`280080T2800@00@00@0h1C00C00C00C00C0]9K00K00K0k4i100i10i150ZP180G`100`10`1900E00E0_1`10^3
              :00:0R1G0090090X120020020020g5`100`100`10m170b=:0Z470070070070d1<0<50;<00<00<00<0\360060060060h1700C00C00C0T4<
              00<00<00<0X2=0<60;=00=00=00=0h2C00C00C0^590>10=90090X1@0L10K@00@0b2<00<00<0d1400C00C00C00C0b5400F00F00F00F0l54
              00>00>00>00>00>0b770070070070n2@0D50C@00@00@00@0h2=0F10E=00=00=0gg1:0Xm1<00<00<00<0\260;=00=00=0d1:00G00G00G0V3
              :0?C00C00C0Q960\?=0\4?00?00?0l170AA00A00A00A0T380H20G>00>0^1@0Z280080080080n1400@00@00@00@0^360060060060j1700C
              00C00C0gC=0`IV10BE0A50050X220o380f7A0B70AA00A0g180d480^5F0j2D00D00D00D0`2900E00E0P2A00A00A00A00A0Z3A00A00A00A0
              Z2500A00A0h1A00A00A00A0k@:0XI?00?00?00?00?0n<500@00@00@00@0T2500>00>00>00>0l1500?00?00?00?0P2500@00@00@00@0T25
              00A00A00A00A00A0U:92[c6;00;00;00;0n1600A00A0b1800C00C0f1700B00B0d1800C00C00C00C0h4A0090090090c=50^H;0R27007007
              0O<00<0\220o450T<>0<70;>00>0e150n5400@00@0a150b450h2700?00?00?0g250R740040040_150\450b2400<00<0X1400<00<0X1400
              <00<0X1400<00<0Y650j:?00700?00?0k150\790090090090`270GD00D00D00D00D00D0^780GG00G00G00G0d180<10;80080c1G00G00G0
              ^550050050050R3300>00>0E70070f2300?00?0G80080R260060060060oF50TK;0R4700B00B00B00B0X2700C00C00C00C0\2700C00C00C
              00C0\2700C00C00C00C0\2700C00C00C00C0\2700B00B00B00B0X2700C00C00C00C00C0QB;0ZG50050n2>0<70;>00>00>00>0T2>0<70;>
              00>00>00>0V2>0<70;>00>00>00>0W750T:50050d3A0<:0;A00A00A00A0Z2>0<70;>00>00>00>0V2G0<@0;G00G00G00G0S850b;50f280G
              G00G00G00G0h3>0<70;>00>00>00>0`2@0<90;@00@00@00@0d2@0<90;@00@00@00@0^2=0<60;=00=00=00=0\2?0<80;?00?00?0T290090
              090090i?G00G00G0m150`H50X370GF00F00F0R3>0<70;>00>00>0\1:00E00E0]4F00F00F0_250P==0F10E=00=0c15Gc`50000000000000
              000000<b97007007007007007007007007;V1?00?0=G00G00G0j260D20C<00<00<00<00<00<00<00<00<00<0XH40040040040040040P74
              0040040040040040d540040040040040040V640040040040V140040040040040040d640040040040V140040040040040040d6400400400
              40040040X540040040040040040l440040040040040040040040040040040040fB@0F40040E@00@00@00@00@00@0`;?0D40040C?00?00?
              0l2@0F40040E@00@00@0^2<0>40040=<00<00<0d170F20E=00=00=0b170070070070Z250B20A;00;00;0^150050050050V2600600>0T12
              0S1D00D00D00D00D0R:60060GE00E00E00E0R2;0B10A;00;0Q2E00E00E00E00E00E00E00E00E00E00E00E0lG?00?0GN00N00N0\260060h1
              :00:0V1:0@10?:00:00:0Y5N00N00N00N00N0f<?00?0GN00N00N00N0R260Q2N00N00N00N00N00N00N00N00N00N00N00N0mZ50
              """#,
            text: #"""
              /** , `` is `. */
              public val : TokenTheme by lazy {
                  TokenTheme(TokenContexts(    ))
              }
              if (isSystemInDarkTheme())  else tokens_groups_:  get() = .@Immutable
              public data class (
              ) {
                  internal constructor(contexts: TokenContexts) : this(
                          )
              yes/** A part of the tokens. */
              public val tokens_: Tokens_,
              /** A part of the groups. */
              public val groups_: Groups_internalpublic val  = Tokens_(contexts),
               = Groups_ = Tokens_A part of the tokens.Groups_A part of the groups. */
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
               sealed class () by lazy {  }
               by lazy {
                  @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.internal fun (contexts: TokenContexts):  =
              when (contexts.elsewhen {
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
                  width =     stroke = TokenTransition(
                  duration =     delay =     easing = listOf(
                  TokenShadow(
                      color =         offsetX =         offsetY =         blur =         spread =         isInset = true,
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
              public data class TokenTheme(
                  /** The contexts that the tokens are for. */
                  public val contexts: TokenContexts,
                  /** Makes the theme of these contexts. */
                  public constructor(contexts: TokenContexts = TokenContexts()) : this(
                      contexts = contexts,
                  /** Themes for every choice of contexts, each made when it is first asked for. */
                  public companion object {
                  }
              /** The theme of the composables below. */
              public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }
              /** Gives [content] the tokens of a choice of contexts. */
              @Composable
              public fun TokenTheme(
              : TokenContexts.    content: @Composable () -> Unit,
                  val contexts = TokenContexts(    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
              /** Gives [content] the tokens of [theme]. */
              public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
                  CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTextStyle.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              4013J13h113f2010@=aa15fa19oa1:Yb1:cb18kb1;Vc16\c1;gc16mc1:Wd16]d18ed1:R1od12Qe13Te12Ve11We12Ye12[e14_e14ce12ee1
              2ge13je13me13Pf13Sf13Vf13Yf12[f12]f13`f12bf12df13gf13jf13mf13Pg13Sg15Xg15]g12_g12ag11bg12dg12fg122hg12jg11>kg1
              4og1;Zh13]h13`h13ch13fh15kh15Pi1:Zi17ai1<mi17Tj17[j178bj15gj16mj16Sk16Yk16_k15dk16jk153ok15Tl14Xl163^l16dl16jl1
              76Qm15Vm13Ym14]m15bm16hm174om14Sn19\n19en1:4om14on19Xo18`o1<6lo1<XP2<dP28lP2>ZQ2@jQ2>2XR2:bR282jR25oR242SS28[S2
              44jR25oR24_S2APT2@4`T24dT25iT26oT25W7PW1RA;TQ1:T@1P9P6T21`6a91dL:RA:bKNTQ1HT@1VA51TQ1GT@2b1D81T?2`2<13dLGdLH`W1
              PS1PW1RA:bKNTQ1f1T@1VAG1TQ1e1T@2T?2hJP1TMX1b1D<4JdLd1T?2hJ8TM^1b1D<NOdLd1T?2hJ@TMd1b1D<m1P1dLd1dLe1dLf1`W1PS1PW1
              RA:bKNTQ1d2T@1VAE1TQ1c2T@2T?2hJ2TMV2b1D<m2EdLb2T?2hJ4TM\2b1D<b3EdLb2T?2hJ8TMb2b1D<W4i2dLb2dLc2dLd2`W1PS1P9P;<P7
              T2@<T9X2@<\;8`>b@1`@P1@@`;a91`>b@:TM[3<d;[1<o<c1dL[3<b>Z1<l?c1@<_AQ1<`BR1<bCP2<bEL<^F4`>b@@PT1dLQ4VO>Q4PU1TV1k3
              @PW1\9bF4P?PR1a91`W1dT1g3dV1S4<fF6@<lFX1<THP1`>b@:TMT5<TI_2@<cKc1<VMe1<kNF`>b@@PT1dLP5VO>P5PU1PW1<aO<b1D<mO4VO
              ?m4<QP16b1FdLn4b12@`W1dT1c4dV1R5<WP1:dLf5<aP1@<QQ1J`>b@@PT1dLc5VO>c5PU1PW1<kQ1@b1D<mO4b12@`W1dT1Z5dV1e5<[R1>@<
              iR1]2<VU1V1<aP1@<QQ1J`>b@@PT1dLW6VO>W6PU1PW1\9kQ1@P?TR11a91`W1dT1o5dV1Y6<\V1Z1<[R1>@<fW1c1<YY1^1<kNF`>b@@PT1dL
              k6VO>k6PU1PW1\9aO<P?TR12a91`W1dT1c6dV1m6<gZ1I<WP1:@<`[1N<^\1i1<W^1R3<Ya16<_a12@`S1
              """#,
            places: #"""
              :\o350R2=00=00=0X1;00;0010010010010j2:00H00H00H0n2<00<00<0V1;00;0T160060060060060[;50050V?80`2:00H00H00H0l2?00
              ?00?0b1500I00I0P2;00;00;0P3500I00I0P2;00;00;0Z3500K00K0T2;00;00;00;00;0[C80080RJ:0d2:00H00H00H0j2@00@00@0d1400
              C00C0d1;00;00;0f2400C00C0d1;00;00;0f2400D00D0f1;00;00;00;00;0[A:00:0cX50000000000000000000>b970070070070070070
              07007=]790090090090090090090090090090090090090090`H:00:0GW100W10d1:0c1W100W100W100W10n280<10;80080m2W100W100W1
              00W100W100W100W10h;90090090090090090090090V?:00:0GW100W10d1:0c1W100W100W10^3;00;0P3:0e180F<00<0P2;00;0]7W100W1
              00W100W100W100W100W10T@:00:0GW100W10d1:0c1W100W100W10f3;00;0Z1;00;0o4W100W100W100W100W100W100W100W100W10`E:00:
              0GW100W10d1:0c1W100W10f3;0B10A;00;0e3W100W100W100W100W100W100W100W100W10nB:00:0GW100W10d1:0c1W100W10^3=0F10E=0
              0=0]3W100W100W100W100W100W100W100W100W100W100W100W10[Z30
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
              package import androidx.compose.runtime.Composable
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
                              else -> TextOverflow.Clip
                  /** [text] in the letter case of the style. */
                  public fun inCase(text: String): String =
                          else -> text
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
              10000@=X]25]]29f]2:P^2:Z^28b^2;m^26S_2;^_26d_2:n_26T`28\`2:R1f`22h`23k`22m`21n`22Pa22Ra24Va24Za22\a22^a23aa23da2
              3ga23ja23ma23Pb22Rb22Tb23Wb22Yb22[b23^b23ab23db23gb23jb25ob25Tc22Vc22Xc21Yc22[c22]c222_c22ac21>bc24fc2;Qd23Td2
              3Wd23Zd23]d25bd25gd2:Qe27Xe2<de27ke27Rf278Yf25^f26df26jf26Pg26Vg25[g26ag253fg25kg24og263Uh26[h26ah276hh25mh23Pi2
              4Ti25Yi26_i274fi24ji29Sj29\j2:4fi24fj29oj28Wk2<6ck2<ok2<[l28cl2>Qm2@am2>2om2:Yn282an25fn242jn28Ro244an25fn24Vo2
              Ago2@4WP34[P35`P36fP35f2P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4Z1<n5_1<]7^1<k8e1<`:X1<h;S1<k<S1@<n=L<j>;<U?O<T@M
              <QAM<nAj2<hD_1<WFK<RGT1<VH4<ZHe1<oIN<mJ?<\K@<lK@<\L@<lL@<\M?<kM?<ZN@<jN6@<POS3<SR1L<oR1><]S1?<lS1@<jN6@<\T18<dT1
              T2<hV17<oV1T3<SZ1a2<d\18<l\1o1<k^1H<c_1D<W`1V1<]a1F<Sb1K<nb1e2<ce1n1<ag1_1<Pi1G<gi1M<dj1`2<Tm1S3<Pi1G<WP2><eP2
              :@<oP2Y2<XS2_1<gT2?<VU2d1<jV2Z1<TX2T2<XZ2n1<V\2P1<eP2:<V]22`S1
              """#,
            places: #"""
              800000000000000000000@b970070070070070070070070070070070070070070070070070070070070070070070070070070070070070
              07007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007007
              007007007007007007007007007007007007?a90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.runtime.Immutable
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenBorder.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=aO5fO9oO:YP1:cP18kP1;VQ16\Q1;gQ16mQ1:WR16]R18eR1:R1oR12QS13TS12VS11WS12YS12[S14_S14cS12eS12gS13jS13mS13
              PT13ST13VT13YT12[T12]T13`T12bT12dT13gT13jT13mT13PU13SU15XU15]U12_U12aU11bU12dU12fU122hU12jU11>kU14oU1;ZV13]V13
              `V13cV13fV15kV15PW1:ZW17aW1<mW17TX17[X178bX15gX16mX16SY16YY16_Y15dY16jY153oY15TZ14XZ163^Z16dZ16jZ176Q[15V[13Y[1
              4][15b[16h[174o[14S\19\\19e\1:4o[14o\19X]18`]1<6l]1<X^1<d^18l^1>Z_1@j_1>2X`1:b`182j`15o`142Sa18[a144j`15o`14_a1
              APb1@4`b14db15ib16ob15W1P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4`1<T6Z1<^7Z1<h8e1<]:X1<e;S1@<h<P1<h=;<S>O<R?S1<U@
              M<RAQ1<SBJ<mBR1<oCT1<SE4<WE`2<gG[2@<RJi2<kLd2<_O2`S1
              """#,
            places: #"""
              000000000000000000000Hb970070070070070070070070070070070070070070070070070070070070070070070070070070070070070
              07007Ga90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.foundation.BorderStroke
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
              10000@=SU25XU29aU2:kU2:UV28]V2;hV26nV2;YW26_W2:iW26oW28WX2:R1aX22cX23fX22hX21iX22kX22mX24QY24UY22WY22YY23\Y23_Y2
              3bY23eY23hY23kY22mY22oY23RZ22TZ22VZ23YZ23\Z23_Z23bZ23eZ25jZ25oZ22Q[22S[21T[22V[22X[222Z[22\[21>][24a[2;l[23o[2
              3R\23U\23X\25]\25b\2:l\27S]2<_]27f]27m]278T^25Y^26_^26e^26k^26Q_25V_26\_253a_25f_24j_263P`26V`26\`276c`25h`23k`2
              4o`25Ta26Za274aa24ea29na29Wb2:4aa24ab29jb28Rc2<6^c2<jc2<Vd28^d2>ld2@\e2>2je2:Tf282\f25af242ef28mf244\f25af24Qg2
              Abg2@4Rh24Vh25[h26ah25R2P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4Z1<n5T1<R7[1<]8\1<i9[1<T;Z1<^<c1<Q>Z1<[?b1<m@X1<UB
              S1<XCY1<aDi1@<ZFN<XG;<cGO<bHU1<gIM<dJe1<YLL<UM]1<bNL<^Ok1<YQ1I<RR1X2<ZT1K<UU1]2<bW1Y1<kX14<oX1Z2<Y[1T1<]\1S3@<
              `_1m1<]a1l1<Yc1H<Qd1a3<bg1:<lg12@<ng1P3<nj1V3<Tn1h1<lo1M<iP2j1<cR2A<TS2i1<bg1:<mT26`S1
              """#,
            places: #"""
              600000000000000000000Bb970070070070070070070070070070070070070070070070070070070070070070070070070070070070070
              07007007007007007007007007007007007007007007007007007007007007007007007007007007007007Aa90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.runtime.Immutable
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenGradient.kt.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=fo15ko19TP2:^P2:hP28PQ2;[Q26aQ2;lQ26RR2:\R26bR28jR2:R1TS22VS23YS22[S21\S22^S22`S24dS24hS22jS22lS23oS23RT2
              3UT23XT23[T23^T22`T22bT23eT22gT22iT23lT23oT23RU23UU23XU25]U25bU22dU22fU21gU22iU22kU222mU22oU21>PV24TV2;_V23bV2
              3eV23hV23kV25PW25UW2:_W27fW2<RX27YX27`X278gX25lX26RY26XY26^Y26dY25iY26oY253TZ25YZ24]Z263cZ26iZ26oZ276V[25[[23^[2
              4b[25g[26m[274T\24X\29a\29j\2:4T\24T]29]]28e]2<6Q^2<]^2<i^28Q_2>__2@o_2>2]`2:g`282o`25Ta242Xa28`a244o`25Ta24da2
              AUb2@4eb24ib25nb26Tc25n1P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4Z1<n5[1<Y7Z1<c8Z1@<m9Y1<V;;<a;Q1<b<l1<^>R1<`?4<d?
              M<a@R2@<cBS1<fC?<UDL<QEK<lEQ1<mFo1<lHT1<PJ6@<VJm2<SMk2<nOQ2@<oQ1W1<VS1X2@<^U1W1<eV1T2@<iX1a2<Z[1]3<g^1Y2@<Pa1V3
              <Vd1b3@<hg1i1<ai1e1<Vk1j1<Pm1^2<^o16<do12`S1
              """#,
            places: #"""
              400000000000000000000Db970070070070070070070070070070070070070070070070070070070070070070070070070070070070070
              07007007007007007007007007007007007007007007007007007007007007007007007007Ca90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.runtime.Immutable
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
              10000@=cO5hO9QP1:[P1:eP18mP1;XQ16^Q1;iQ16oQ1:YR16_R18gR1:R1QS12SS13VS12XS11YS12[S12]S14aS14eS12gS12iS13lS13oS1
              3RT13UT13XT13[T12]T12_T13bT12dT12fT13iT13lT13oT13RU13UU15ZU15_U12aU12cU11dU12fU12hU122jU12lU11>mU14QV1;\V13_V1
              3bV13eV13hV15mV15RW1:\W17cW1<oW17VX17]X178dX15iX16oX16UY16[Y16aY15fY16lY153QZ15VZ14ZZ163`Z16fZ16lZ176S[15X[13[[1
              4_[15d[16j[174Q\14U\19^\19g\1:4Q\14Q]19Z]18b]1<6n]1<Z^1<f^18n^1>\_1@l_1>2Z`1:d`182l`15Qa142Ua18]a144l`15Qa14aa1
              ARb1@4bb14fb15kb16Qc15X1P9P;8T2@<T2X2@<\48`>b@1`@P1@@`;a91<d4^1<R6a1<c7Z1<m8L<i9m1@<f;h1<^=;<i=S1<l>V1<R@S1<UA
              _1<dBP1<dC[1<oDO<nE4<RFW2<YH[1<dIF<ZJS2<]Lm1<ZNM<WO:<aO2`S1
              """#,
            places: #"""
              >00000000000000000000:b970070070070070070070070070070070070070070070070070070070070070070070070070070070070070
              070070079a90
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")
              package import androidx.compose.animation.core.Easing
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
      fingerprint: "2c5a3146dbce211c",
      used: [0, 1, 0, 2, 0, 6, 0, 8, 0, 10, 0, 16, 1, 1, 1, 100, 7, 0, 7, 1, 7, 2, 7, 4, 7, 8, 7, 10, 7, 11, 7, 12, 7, 16, 7, 17, 7, 19, 9, 0, 9, 1, 9, 2, 9, 8, 9, 9, 9, 10, 9, 11, 9, 12, 9, 13, 9, 14, 9, 15, 9, 19, 9, 20, 9, 22, 9, 24, 10, 0, 10, 1, 10, 2, 10, 3, 11, 0, 11, 1, 11, 2, 11, 3, 12, 0, 12, 1, 12, 2, 12, 3, 12, 4, 12, 12, 13, 0, 13, 1, 13, 2, 15, 2, 15, 3, 16, 0, 17, 0, 17, 3, 18, 0, 18, 1, 18, 2, 18, 3, 19, 0, 20, 2, 21, 0, 21, 1, 21, 2, 21, 3, 22, 0, 23, 0, 23, 1, 23, 2, 24, 0, 24, 1, 24, 2, 25, 0, 25, 1, 25, 2, 26, 0, 27, 0, 27, 1, 27, 2, 27, 3, 27, 4, 27, 5, 28, 0, 29, 0, 29, 1, 30, 0, 30, 2, 30, 5, 30, 6, 30, 7, 30, 9, 30, 11, 30, 13, 30, 17, 30, 19, 30, 20, 30, 21, 30, 22, 30, 23, 30, 24, 30, 25, 33, 0, 33, 1, 34, 0, 34, 1, 34, 5, 34, 6, 35, 0, 35, 1, 35, 2, 37, 0, 41, 0, 41, 2, 41, 3, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 46, 1, 47, 0, 47, 1, 48, 0, 48, 1, 48, 2, 48, 3, 49, 0, 49, 1, 49, 2, 49, 3, 50, 2, 50, 3, 50, 5, 50, 7, 50, 8, 50, 9, 50, 10, 50, 11, 50, 12, 50, 13, 51, 0],
      [
        BuiltInPrograms.Entry(
          "Tokens.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              f1012R112Q311Y412c411i413Z511c644`711P812h922n:11P;11R;11T;11V;11X;11Z;11\;11^;11e;11k;11Q<11V<11^<11f<11T=11b=
              12bA12TB12PC12]C14_D12ZE11jE12_G11iG12UH11ZH11_H11mH11RI12nI11cJ11XK12kL12\M11aM11fM11kM11PN11UN11ZN11\N0051d1
              ?:S1;R1<P1?T1@MCU1DV1EW1FX1GY1HZ1I[1J\1L]1N^11d18Z1;[1<\1=]1>^1?_1@`1Aa1B1d18Z1C[1D\1E]1F^1G_1H`1Ia1J1d1?:a1;a1
              <a1?_1@a1C`1Da1Ea1Fa1Ga1Ha1Ia1Ja1La1Na11d1?:c1;d1<d1?d1@d1Cd1Db1Ed1Fd1Gd1Hd1Id1Jd1Ld1Nd1@=Uo15Zo19co1:mo1:WP28
              _P2;jP26PQ2;[Q26aQ2:kQ26QR28YR2:R1cR22eR23hR22jR21kR22mR22oR24SS24WS22YS22[S23^S23aS23dS23gS23jS23mS22oS22QT23
              TT22VT22XT23[T23^T23aT23dT23gT25lT25QU22SU22UU21VU22XU22ZU222\U22^U21>_U24cU2;nU23QV23TV23WV23ZV25_V25dV2:nV27
              UW2<aW27hW27oW278VX25[X26aX26gX26mX26SY25XY26^Y253cY25\[14hY263nY26TZ26ZZ276aZ25fZ23iZ24mZ25R[26X[274_[24c[29l[2
              9U\2:4_[24_\29h\28P]2<6\]2<h]2<T^28\^2>j^2@Z_2>2h_2:R`282Z`25_`242c`28k`244Z`25_`24o`2A`a2@4Pb24Tb25Yb26_b25SP1
              RACPT1dL:TV15@P9T?1a=1TR1:a91mT1131dV1<RACPJdMDRA;PJdMD@dLDRA;PT1dLOTV1I@TW11P9T?1TR16a91`W1mT11G1dV1Q1PS18g1P?
              PBh<1PHTMi1P?PT1dLf1<g1Kd11<b2@f111<R3B<d3U1d11<k42d11<m43<P52mT11[11dV1h1dLP3<R5JP?PT1dLZ2<i42d11<b2@f111<l54
              VA61`@P1aA3TMX2dLY2<P61@mT11m11dV1\2<R3B<Q6><_6MP?PT1dLk2<\76d11<k42d11aA3TMi2dLj2<P61@mT11b21dV1m2<b76<h74<P5
              2PS1PW1^P18U3PPP2<l7;dLW4^P18X3PPP4<W8?dLW4^P18[3PPP8<f8@dLW4^P18^3PPP@<V9@dLW4^P18a3PPPP1<f9?dLW4^P18d3PPPP2<
              U:;dLW4^P18g3PPPP4<`:7dLW4^P18j3PPPP8<g:<dLW4^P18m3PPPP@<S;<dLW4^P18P4PPPPP1<_;@dLW4^P18S4PPPPP2<o;>dLW4^P18V4
              PPPPP4<]<>dLW4<k<@`W1PS1P?TQ1b4T@1P9P6T21`6a91dLb4PS1PW1^P18g4PPPP1<[=d1dLg4`W1PS1PW1RA<TQ1X5T@1<o>HTA1TQ1V5T@
              2<g?;P5T22`5dLV5<R@2dLX5`W1PS1PW1P9RA;TR13a91P9P?TR14a91VO=V6P9P?TR15a91<T@B`1<k42P?TR12<f@3b11<i@3@P9P?TR14a9
              1dLV6P9P?RA9VO>]6fO=]6\<l@>dL^6\<ZA7RA1TR17a91`W1PS1PW1T?1fN:g6^P18R7PPPd?T22<aA4T23<k42P?TR12<f@3T?1`R1<i@3dL
              ^7T22<aA4T23<k42P?TR12<eA3\9i42T?1`R1a91<P52`W1PS1P9RA8TR13a91VO:g7<hA7dLg7<oA5`1<eA3\9i42P?TR19a91<P52PS1RACPT1
              dLZ8TV1U8@P9T?1RA:TR1:a91mT11S81dV1\8RACPJdMd8RA;PJdMd8@dLd8RA;PT1dLo8TV1i8@TW11P9T?1TR16a91`W1mT11g81dV1Q9RAC
              PJTMW9RA;PJdM\9RA<PJdM\9@dL\9RA<PT1dLe9TV1a9@P9T?1TR18a91mT11_91dV1g9PS1P9RA2TR13a91RA3fNa1P:RA3VN`1`:T?1TMT:<
              hA7dLT:<TB;`1<k42RA3dR11<eA3\9i42RA3dR12a91<P52dLm:T?1TMd:<hA7dLd:<TB;`1<k42RA3dR11<f@3RA3dR12<i@3PS1<_B5PS1<dB
              7PS1<kB;PS1<`:7PS1<VC;PS1<aC:PS1<kC:PS1<UD<PS1P9TOb;<aD4dLc;<eD5a91PS1P9P5`1`5a91PS1<jD;P5`1`5<R@2PS1P9PAT3oooooo3
              a91PS1<UE>PAT3oooooo3<cE5RA1T3oooooo3<R@2PS1<hEAPAT3oooooo3<YF:RA1T3oooooo3<R@2PS1<cF=PAT3oooooo3<cE5RA1T3oooooo3
              <PG9RA2T3oooooo3<YF:RA3T3oooooo3<R@2PS1<YGAPAT3oooooo3<jG;RA1T3oooooo3<UH:RA2T3oooooo3<_H<RA3T3oooooo3<R@2PS1<
              kHA<\I:\:i42P?TR1Lh:2RA7TQ1P>T@1<fI2<hI8VA21T36dLP>RA2TQ1Z>T@1<fI2<PJ:\:i42T?1dR13h:2dLZ>nP19`>PPP2<fI2<ZJ:RA9
              R46dL`>RA;TQ1h>T@1<fI2<dJ>VA21T36dLh>RA=TQ1P?T@1<fI2<RK8VA21T36dLP?RAATQ1[?T@1<fI2<ZK>\:i42P5T21`5h:2dL[?RACTQ1
              f?T@1<fI2<hK:\:i42P5T21`5h:2dLf?RAHTQ1P@T@1<fI2<RL9\:i42T?1dR13h:2dLP@RADTQ1X@T@1<fI2<[L>T?1R47dLX@RAETQ1`@T@1
              <fI2<iL?T?1R48dL`@RAFTQ1m@T@1<fI2<XM?T?1hJ8TMj@<gM;dLl@T?1R49dLm@RAGTQ1UAT@1<fI2<RN>T?1R4:dLUARAITQ1_AT@1<fI2<
              `N;\:i42T?1dR13h:2dL_A@<R@2PS1PATQ1jAT@1P9T?1`R1a91dLSBRA6PJTMoA<kN4dLSB<oN@RA6TR1N<R@2PS1P8PATR1O`8T@1T?1P<`H
              TMbB<oN@PATR1N<R@2dLoB<_OA<i42\:i42PATR1Nh:2<fI2<PP1;\9[P14T21a91<_P14<R@2PS1<cP11P?PT1dLYCTV1VC<dP12P5d11`5mT1
              1TC1dV1[C<fP12PS1P?PT1dL\DVA31PT1dLZD<hP1>TA2T3oooooo3nP11iCRPP2<VQ1@dLiCVA22TQ1QDT@3<fQ1BP5T23`5dLQDVA32TQ1YD
              T@3<XR18P5T23`5dLYD<`R13mT11cC2dV1\DmT11`C1dV1^DPS1RA<TQ1UET@1<cR1<<i42\:i42P?TR1Q1h:2<fI2<oR1HTA1T34<gS19VA11
              T34<PT18VA21T34<R@2<R@2dLYE<XT1;P?TR1Q1<R@2PS1<cT15PAT34<gS19RA1T34<PT18RA2T34fO4hE<hT19RA3T34dLhE@PS1PAVN:\FRA
              1VN:\FRA2`ITM\FRA3`ITM\F<QU1BPA`R1<cU18RA1`R1<R@2dL^G<cR1<<kU19\:i42PA`R1h:2<fI2<TV18\:i42RA1`R1h:2RA2TQ1RGT@1
              <fI2<\V1E\:i42T?1`R1h:2dLRGRA3TQ1\GT@1<fI2<QW1D\:i42T?1`R1h:2dL\G@<R@2PS1P9VO2fG<eW17PAb@FP1dLgGb11a91PS1<lW1?
              RA2T36RA3TQ1SHT@1<[X1=T?1T36dLSH<R@2PS1<hX1@PAT3oooooo3<R@2PS1<XY1>RA2T36<R@2PS1<fY1;PAT3oooooo3<dP12RA1T3oooooo3
              <dP12RA2T3oooooo3<dP12RA3T3oooooo3<R@2PS1P9PAT3oooooo3a91PS1PATQ1ZIT@1<QZ1=T?1R44<R@2dLmI<^Z1ERA1PT1dLbITV1`I<
              dP12T?1dR13mT11^I1dV1dI<S[19RA2TQ1kIT@1T?1R45dLlI<\[14<R@2PS1<`[1=<RL9\:i42PAdR13h:2<fI2<m[19\:i42RA1dR13h:2<fI
              2<V\1:\:i42RA2dR13h:2@<R@2PS1<`\1A<Q]1@\:i42PAdR14h:2<fI2<a]1E\:i42RA1dR14h:2<fI2<V^19\:i42RA2dR13h:2@<R@2PS1<
              _^12PAPT1dLgL<a^1?<P_1;\:[P14TA1dR13h:4<fI2<[_1=\:[P14VA11dR13h:4<fI2<h_1=\:[P14VA21dR13h:4<fI2<U`1:\:[P14VA31
              dR13h:4<fI2<_`1<\:[P14VA41dR13h:4^O5^L1<fI2<k`1AdL^L@<\a13aA4h<1PHTMeLdLfL<P61@mT11\K1dV1iL<fP12PS1<_a1@PAPT1dL
              XM<oa18\:i42TA1dR13h:2<Wb16VA11T3oooooo3<`R13mT11oL1dV1ZM<]b13PS1P9P?TR1Ka91PS1P9RA2T36a91PS1P9PAT3oooooo3a91PS1
              P9P?`R1a91PS1P9RA2T36a91PS1P9RA3dR14a91PS1<`b12PS1P9P;<bb1T2<fd1L<be1I@`;a91<[f1d1`>b@:TMlN<og14<Sh1T3<Wk1k1dL
              nN<og14<Rm1g1<in1<`>b@1`@P1<eA3`>b@:TM]O\9i42`>b@8TR11a91dL]O`>b@:TMlO`>b@2b@;PJTMjO`>b@2b@CPJdMlO@dLlO\9i42`>
              b@2PR1a91<P52`S1
              """#,
            places: #"""
              Z1f7;0GJ00J00J00J0l1G0N10640S1G00G0k1J00J0f5;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0
              U;70PA=0Z6900A0Z110Y1F00F0\290GH00H00H0^360060h1:00:00:0^460060L60060060_:H00H00H00H0\?90GH00H00H0l160060h1:00
              :0X190090090d190090;20Z130030]7H00H00H00H00H0h=90GH00H00H0T260060L60T190090;20Z130030Q5H00H00H00H00H0aS1=Fk940
              `1A00A00A0`2E00E00E0P3F00F00F0T3F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B00B00B0
              h2D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h380080080080b1?0
              060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>00>0`1=0F10E=00
              =00=0P2W30>10670j1:0V1=0]2@00@0d390F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080080h16
              0060P140040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J0
              0J0l1M0N106:0S1M00M0k1J00J0R6;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H0h1800
              E00E0f1800E00E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f120V160
              060f170IE00E0P2A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4
              <00<0j3<00<0f3<00<0f3<00<0b5N0D70C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j4
              80\230030030L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d25005
              0050\190090090b180080080d1:00:00:0U788ao2:00:0f390>10=90090R260060060060060\1700C00C0h3<00<00<00<00<0l1<0:609<
              00<00<0`2C00C00C0Z270070070P3D00D00D00D00D0d2900E00E0h360060060060060\1700C00C0f3@00@00@00@00@0\2>00>005005005
              0050\3<00<00<00<00<0l1>00>0050050050050\370070070070070`1;0:509;00;00;0V370070070070070j150050050h2<00<00<00<0
              0<0V240040040f2<00<00<00<00<0X3400F00F0Q1=00=0j240040040h2;00;00;00;00;0R250050050l280080080080080f1<0:609<00<
              00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2
              :0;A00A00A00A00A0^3A0<:0;A00A00A00A0`250050050050050S<50\?50d280GG00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L
              0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040040l260060060060X1=0040040040040k>K00K0i1L00L0i158QB;00;
              00;00;00;0P2;0B10A;00;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R260
              0B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=00=0Z3>0<70;>00>00>00
              >0l1=0<60;=00=0Z2C00C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B00B0l2;0<40;;00;00;00;00;0[L50ZR1m10T2:0S290H700700
              70070\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H40
              040040H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G0n110970c1G00G00G0`55
              0050050F30030030030030_=50lA50050h2=0:709=00=00=00=0l1=0:709=00=00=00=0n1=0:709=00=00=00=0a650Z950050f3H0J:0IH
              00H00H00H0Z3E0J70IE00E00E00E0\2F0:@09F00F00F00F0[950f<50V280GG00G00G00G0Z3=0:709=00=00=00=0T2?0:909?00?00?00?0
              X2?0:909?00?00?00?0R2<0:609<00<00<00<0P2>0:809>00>0j190090090090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG5
              0V370GF00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<
              10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<IYb600000000000000000000000000hX29009009009009009009009009
              0090RA70070070070070d190090090T1N0L?00?0KN00N00N0`390090090N400400400H00H0h1400400400K00K00K00K0X3=0@40040?=00
              =00=0oU30
              """#,
            text: #"""
              /// The tokens that are not the same in every context.
              public static func theme(_ : TokenContexts.) -> TokenTheme {
                TokenTheme(contexts: TokenContexts(  : ))
              }
              public static func theme(
               = .,  TokenTheme(
                  contexts: TokenContexts(
                        )
                )
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
              public static static var  {
              public enum static var Bool
              String
              TokenImage
              TokenPoint
              TokenSize
              TokenRect
              TokenInsets
              truefalseTokenImage(TokenPoint(x: , y: TokenSize(width: , height: TokenRect(x: , width: TokenInsets(top: , leading: , bottom: , trailing: TokenTypography(
                family: ,
                size:   weight:   slant: .  lineHeight:   kern:   relativeTo:   system:   color:   alignment: .  letterCase: .  decoration: .lineThrough  lineBreak: .  shadows: nil
              TokenFontFamily(TokenFontFamily(
                faces: [
                    ]
              [, ]
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                displayP3: .init(red: , green: , blue: TokenColor(red: , alpha: TokenColor(light: , dark:   light:   dark:   lightHighContrast:   darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                width:   stroke: TokenTransition(
                milliseconds:   delayMilliseconds:   curve: [
                TokenShadow(
                  color:     offsetX:     offsetY:     blur:     spread:     isInset: true  )TokenGradient([
                .init(, at: ])
              0
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all
              /// The design tokens, in the groups of the source.
              ///
              /// Colours know light and dark appearance themselves. What also depends on something else is given
              /// for the default here, and for every choice by `theme`.
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
              d1011X112b111h113Y211b344_411o412g622m711o711Q811S811U811W811Y811[811]811d811j811P911U911]911e911S:11a:12a>12S?
              12o?12\@14^A12YB11iB12^D11hD12TE11YE11^E11lE11QF12mF11bG11WH12jI12[J11`J11eJ11jJ11oJ11TK11YK11[K0051d1?:Q1;P1<
              N?R1@KCS1DT1EU1FV1GW1HX1IY1JZ1L[1N\11d18Z19[1:\1;]1<^1=_1>`1?a1@1d18Z1A[1B\1C]1D^1E_1F`1Ga1H1d1?:_1;_1<_1?]1@_1
              C^1D_1E_1F_1G_1H_1I_1J_1L_1N_11d1?:a1;b1<b1?b1@b1Cb1D`1Eb1Fb1Gb1Hb1Ib1Jb1Lb1Nb1@=P_15U_19^_1:h_1:R`18Z`1;e`16k`1
              ;Va16\a1:fa16la18Tb1:R1^b12`b13cb12eb11fb12hb12jb14nb14Rc12Tc12Vc13Yc13\c13_c13bc13ec13hc12jc12lc13oc12Qd12Sd1
              3Vd13Yd13\d13_d13bd15gd15ld12nd12Pe11Qe12Se12Ue122We12Ye11>Ze14^e1;ie13le13oe13Rf13Uf15Zf15_f1:if17Pg1<\g17cg1
              7jg178Qh15Vh16\h16bh16hh16nh15Si16Yi153^i15fS14ci163ii16oi16Uj176\j15aj13dj14hj15mj16Sk174Zk14^k19gk19Pl1:4Zk1
              4Zl19cl18kl1<6Wm1<cm1<om18Wn1>en1@Uo1>2co1:mo182UP25ZP242^P28fP244UP25ZP24jP2A[Q2@4kQ24oQ25TR26ZR25PLPW1^P184PPP2
              8;dLV1^P187PPP4<;?dLV1^P18:PPP8<J@dLV1^P18=PPP@<Z1@dLV1^P18@PPPP1<j1?dLV1^P18CPPPP2<Y2;dLV1^P18FPPPP4<d27dLV1^P1
              8IPPPP8<k2<dLV1^P18LPPPP@<W3<dLV1^P18OPPPPP1<c3@dLV1^P18R1PPPPP2<S4>dLV1^P18U1PPPPP4<a4>dLV1<o4@`W1PS1P?TQ1a1T@
              1T9_5P6T21`6a91dLa1PS1PW1^P18f1PPPP1<_5d1dLf1`W1PS1PW1RA<TQ1W2T@1<S7HTA1TQ1U2T@2<k7;P5T22`5dLU2<V82dLW2`W1PS1PW1
              T9_5RA;TR11a91T9_5P?TR12a91VO=U3T9_5P?TR13a91<X8B`1<j82P?PR1<l83b11<o83@T9_5P?TR12a91dLU3T9_5P?RA9VO>\3fO=\3\<
              R9>dL]3\<`97RA1TR15a91`W1PS1PW1T?1fN:f3^P18Q4PPPd?T22<g94T23<j82P?PR1<l83T?1`R1<o83dL]4T22<g94T23<j82P?PR1<k93
              \9n92T?1`R1a91<P:2`W1PS1T9_5RA8TR11a91VO:f4<R:7dLf4<Y:5`1<k93\9n92P?TR17a91<P:2PS1RACPT1dLY5TV1T5@T9_5T?1RA:TR1
              8a91mT11R51dV1[5RACPJdMc5RA;PJdMc5@dLc5RA;PT1dLn5TV1h5@TW11T9_5T?1TR14a91`W1mT11f51dV1P6RACPJTMV6RA;PJdM[6RA<PJ
              dM[6@dL[6RA<PT1dLd6TV1`6@T9_5T?1TR16a91mT11^61dV1f6PS1T9_5RA2TR11a91RA3fNa1o6RA3VN`1_7T?1TMS7<R:7dLS7<^:;`1<j8
              2RA3dR11<k93\9n92RA3dR12a91<P:2dLl7T?1TMc7<R:7dLc7<^:;`1<j82RA3dR11<l83RA3dR12<o83PS1<i:5PS1<n:7PS1<U;;PS1<d27
              PS1<`;;PS1<k;:PS1<U<:PS1<_<<PS1T9_5TOa8<k<4dLb8<o<5a91PS1T9_5P5`1`5a91PS1<T=;P5`1`5<V82PS1T9_5PAT3oooooo3a91PS1
              <_=>PAT3oooooo3<m=5RA1T3oooooo3<V82PS1<R>APAT3oooooo3<c>:RA1T3oooooo3<V82PS1<m>=PAT3oooooo3<m=5RA1T3oooooo3<Z?
              9RA2T3oooooo3<c>:RA3T3oooooo3<V82PS1<c?APAT3oooooo3<T@;RA1T3oooooo3<_@:RA2T3oooooo3<i@<RA3T3oooooo3<V82PS1<UAA
              <fA:\:n92P?TR1Jh:2RA7TQ1o:T@1<PB2<RB8VA21T36dLo:RA2TQ1Y;T@1<PB2<ZB:\:n92T?1dR13h:2dLY;nP19_;PPP2<PB2<dB:RA9R46
              dL_;RA;TQ1g;T@1<PB2<nB>VA21T36dLg;RA=TQ1o;T@1<PB2<\C8VA21T36dLo;RAATQ1Z<T@1<PB2<dC>\:n92P5T21`5h:2dLZ<RACTQ1e<
              T@1<PB2<RD:\:n92P5T21`5h:2dLe<RAHTQ1o<T@1<PB2<\D9\:n92T?1dR13h:2dLo<RADTQ1W=T@1<PB2<eD>T?1R47dLW=RAETQ1_=T@1<PB
              2<SE?T?1R48dL_=RAFTQ1l=T@1<PB2<bE?T?1hJ8TMi=<QF;dLk=T?1R49dLl=RAGTQ1T>T@1<PB2<\F>T?1R4:dLT>RAITQ1^>T@1<PB2<jF;
              \:n92T?1dR13h:2dL^>@<V82PS1PATQ1i>T@1T9_5T?1`R1a91dLR?RA6PJTMn><UG4dLR?<YG@RA6TR1L<V82PS1P8PATR1M`8T@1T?1T<_5`H
              TMa?<YG@PATR1L<V82dLn?<iGA<n92\:n92PATR1Lh:2<PB2<ZH;\9eH4T21a91<iH4<V82PS1<mH1P?PT1dLX@TV1U@<nH2P5d11`5mT11S@1
              dV1Z@<PI2PS1P?PT1dL[AVA31PT1dLYA<RI>TA2T3oooooo3nP11h@RPP2<`I@dLh@VA22TQ1PAT@3<PJBP5T23`5dLPAVA32TQ1XAT@3<bJ8P5
              T23`5dLXA<jJ3mT11b@2dV1[AmT11_@1dV1]APS1RA<TQ1TBT@1<mJ<<n92\:n92P?TR1Oh:2<PB2<YKHTA1T34<QL9VA11T34<ZL8VA21T34<
              V82<V82dLXB<bL;P?TR1O<V82PS1<mL5PAT34<QL9RA1T34<ZL8RA2T34fO4gB<RM9RA3T34dLgB@PS1PAVN:[CRA1VN:[CRA2`ITM[CRA3`ITM
              [C<[MBPA`R1<mM8RA1`R1<V82dL]D<mJ<<UN9\:n92PA`R1h:2<PB2<^N8\:n92RA1`R1h:2RA2TQ1QDT@1<PB2<fNE\:n92T?1`R1h:2dLQDRA
              3TQ1[DT@1<PB2<[OD\:n92T?1`R1h:2dL[D@<V82PS1T9_5VO2eD<oO7PAb@FP1dLfDb11a91PS1<VP1?RA2T36RA3TQ1RET@1<eP1=T?1T36dL
              RE<V82PS1<RQ1@PAT3oooooo3<V82PS1<bQ1>RA2T36<V82PS1<PR1;PAT3oooooo3<nH2RA1T3oooooo3<nH2RA2T3oooooo3<nH2RA3T3oooooo3
              <V82PS1T9_5PAT3oooooo3a91PS1PATQ1YFT@1<[R1=T?1R44<V82dLlF<hR1ERA1PT1dLaFTV1_F<nH2T?1dR13mT11]F1dV1cF<]S19RA2TQ1
              jFT@1T?1R45dLkF<fS14<V82PS1<jS1=<\D9\:n92PAdR13h:2<PB2<WT19\:n92RA1dR13h:2<PB2<`T1:\:n92RA2dR13h:2@<V82PS1<jT1
              A<[U1@\:n92PAdR14h:2<PB2<kU1E\:n92RA1dR14h:2<PB2<`V19\:n92RA2dR13h:2@<V82PS1<iV12PAPT1dLfI<kV1?<ZW1;\:eH4TA1dR1
              3h:4<PB2<eW1=\:eH4VA11dR13h:4<PB2<RX1=\:eH4VA21dR13h:4<PB2<_X1:\:eH4VA31dR13h:4<PB2<iX1<\:eH4VA41dR13h:4^O5]I1
              <PB2<UY1AdL]I@<fY13aA4h<1PHTMdIdLeI<iY11@mT11[H1dV1hI<PI2PS1<jY1@PAPT1dLWJ<ZZ18\:n92TA1dR13h:2<bZ16VA11T3oooooo3
              <jJ3mT11nI1dV1YJ<hZ13PS1T9_5P?TR1Ia91PS1T9_5RA2T36a91PS1T9_5PAT3oooooo3a91PS1T9_5P?`R1a91PS1T9_5RA2T36a91PS1T9
              _5RA3dR14a91PS1<kZ12PS1T9_5P;<mZ1T2<Q]1L<m]1I@`;a91<f^1:`>b@1`@P1<k93\9n92`>b@T3TR16a91<P:2`S1
              """#,
            places: #"""
              P2h<40`1A00A00A0`2E00E00E0P3F00F00F0T3F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B0
              0B00B0h2D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h3800800800
              80b1?0060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>00>0`1=0F
              10E=00=00=0P2W30>10670j1:0V1=0]2@00@0d390F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080
              080h160060P140040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ0
              0J00J00J0l1M0N106:0S1M00M0k1J00J0R6;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H
              0h1800E00E0f1800E00E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f1
              20V160060f170IE00E0P2A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<
              00<0d4<00<0j3<00<0f3<00<0f3<00<0b5N0D70C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070
              a280j480\230030030L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880
              d250050050\190090090b180080080d1:00:00:0U788ao2:00:0f390>10=90090R260060060060060\1700C00C0h3<00<00<00<00<0l1<
              0:609<00<00<0`2C00C00C0Z270070070P3D00D00D00D00D0d2900E00E0h360060060060060\1700C00C0f3@00@00@00@00@0\2>00>005
              0050050050\3<00<00<00<00<0l1>00>0050050050050\370070070070070`1;0:509;00;00;0V370070070070070j150050050h2<00<0
              0<00<00<0V240040040f2<00<00<00<00<0X3400F00F0Q1=00=0j240040040h2;00;00;00;00;0R250050050l280080080080080f1<0:6
              09<00<00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;
              00;0`2:0;A00A00A00A00A0^3A0<:0;A00A00A00A0`250050050050050S<50\?50d280GG00G00G00G0d1?0060060c1G00G00G0k150l:80
              Q1L00L0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040040l260060060060X1=0040040040040k>K00K0i1L00L0i158
              QB;00;00;00;00;0P2;0B10A;00;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00
              C0R2600B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=00=0Z3>0<70;>00
              >00>00>0l1=0<60;=00=0Z2C00C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B00B0l2;0<40;;00;00;00;00;0[L50ZR1m10T2:0S290H
              70070070070\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040
              040H40040040H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G0n110970c1G00G0
              0G0`550050050F30030030030030_=50lA50050h2=0:709=00=00=00=0l1=0:709=00=00=00=0n1=0:709=00=00=00=0a650Z950050f3H
              0J:0IH00H00H00H0Z3E0J70IE00E00E00E0\2F0:@09F00F00F00F0[950f<50V280GG00G00G00G0Z3=0:709=00=00=00=0T2?0:909?00?0
              0?00?0X2?0:909?00?00?00?0R2<0:609<00<00<00<0P2>0:809>00>0j190090090090090090l3:0L10K?00?0;20f130030gBG00G00G0]1
              50XG50V370GF00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140
              ^580<10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<S2Yb600000000000000000000000000\470070070070070^1<0<5
              0050;<00<00<0i50
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
              public static static var  {
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
                size:   weight:   slant: .  lineHeight:   kern:   relativeTo:   system:   color:   alignment: .  letterCase: .  decoration: .lineThrough  lineBreak: .  shadows: nil
              TokenFontFamily(TokenFontFamily(
                faces: [
                    ]
              [, ]
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                displayP3: .init(red: , green: , blue: TokenColor(red: , alpha: TokenColor(light: , dark:   light:   dark:   lightHighContrast:   darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                width:   stroke: TokenTransition(
                milliseconds:   delayMilliseconds:   curve: [
                TokenShadow(
                  color:     offsetX:     offsetY:     blur:     spread:     isInset: true  ),TokenGradient([
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
              2013K010@=PC5UC9^C:hC:RD8ZD;eD6kD;VE6\E:fE6lE8TF:R1^F2`F3cF2eF1fF2hF2jF4nF4RG2TG2VG3YG3\G3_G3bG3eG3hG2jG2lG3oG
              2QH2SH3VH3YH3\H3_H3bH5gH5lH2nH2PI1QI2SI2UI22WI2YI1>ZI4^I;iI3lI3oI3RJ3UJ5ZJ5_J:iJ7PK<\K7cK7jK78QL5VL6\L6bL6hL6nL
              5SM6YM53^M5cM4gM63mM6SN6YN76`N5eN3hN4lN5QO6WO74^O4bO9kO9TP1:4^O4^P19gP18oP1<6[Q1<gQ1<SR18[R1>iR1@YS1>2gS1:QT18
              2YT15^T142bT18jT144YT15^T14nT1A_U1@4oU14SV15XV16^V15c2PW1RA;TQ1:T@1P9P6T21`6a91dL:RA:bKNTQ1IT@1VA51TQ1HT@285b1
              D<53T?2`2@dLHdLI`W1PS1P9P;<8T2<\2L<X3I@`;a91<Q4N<o4o1`>b@@PT1dLa1VO>a1PU1PW1\9n62P?PR1a91`W1dT1Y1dV1c1@<P7S1<S8
              V1<Y9B`>b@@PT1dLT2VO>T2PU1PW1<k9:b1D<Y:2b12@`W1dT1k1dV1V2<[:6<a:4@<e:V1<k;O<j<j2<d?A<a:4@<U@R1<WAg1<nB2`S1
              """#,
            places: #"""
              2B=0b2=00=00=0X1;00;0010010010010j2:00H00H00H0n2<00<00<00<0`1;00;0X160060060060060Y<=00=0A00000000000000000000
              000000000^H:00:0GW100W10d1:0c1W100W10j2@0L10K@00@0i2W100W100W100W100W100W100W10h;:00:0GW100W10d1:0c1W100W100W1
              0Z3;00;0V1;00;0_4W100W100W100W100W100W100W100W100W100W100W100W100W100W100W10eR10
              """#,
            text: #"""
              case  = // Written by `tokens build`. Edit the token source, not this file.
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
              j1012F23g122e212T513V612o611W812a811g813X911a:44^;11n;12f=22l>11n>11P?11R?11T?11V?11X?11Z?11\?11c?11i?11o?11T@
              11\@11d@11RA11`A12`E12RF12nF12[G14]H12XI11hI12]K11gK12SL11XL11]L11kL11PM12lM11aN11VO12iP112ZQ111_Q111dQ111iQ11
              1nQ111SR111XR111ZR10051d1?:W1;V1<T1?X1@Q1CY1DZ1E[1F\1G]1H^1I_1J`1La1Nb11d18Z1?[1@\1A]1B^1C_1D`1Ea1F1d18Z1G[1H\1
              I]1J^1K_1L`1Ma1N1d1?:e1;e1<e1?c1@e1Cd1De1Ee1Fe1Ge1He1Ie1Je1Le1Ne11d1?:g1;h1<h1?h1@h1Ch1Df1Eh1Fh1Gh1Hh1Ih1Jh1Lh1
              Nh1@=o`25Ta29]a2:ga2:Qb28Yb2;db26jb2;Uc26[c2:ec26kc28Sd2:R1]d22_d23bd22dd21ed22gd22id24md24Qe22Se22Ue23Xe23[e2
              3^e23ae23de23ge22ie22ke23ne22Pf22Rf23Uf23Xf23[f23^f23af25ff25kf22mf22of21Pg22Rg22Tg222Vg22Xg21>Yg24]g2;hg23kg2
              3ng23Qh23Th25Yh25^h2:hh27oh2<[i27bi27ii278Pj25Uj26[j26aj26gj26mj25Rk26Xk253]k25S]14bk263hk26nk26Tl276[l25`l23cl2
              4gl25ll26Rm274Ym24]m29fm29om2:4Ym24Yn29bn28jn2<6Vo2<bo2<no28VP3>dP3@TQ3>2bQ3:lQ382TR35YR342]R38eR344TR35YR34iR3
              AZS3@4jS34nS35ST36YT35ZT18]1<]1k1<X3AP?PT1dL@^O>@1^O?@1PU1TW11<i38f1D1<S42f1F1@`W1lT161dV1B<U4L<Q54<U52PS1RA@PT1
              dLQ1TV1K@TW12T9W5T?2TR13a91`W1mT11I2dV1S1RA@PJdM[1RAAPJdM[1@dL[1RAAPT1dLd1TV1`1@T9W5g?221TR12a91mT11^12dV1f1PS1
              T9W5RA8TR17a91<W5;b11<S42b12<b53b12<e59T21<n54@T9W5RA8TR17a91<R6>b12<`6G<W7I@\9Q42P?\<P86TR11a91<U52PS1PW1T9W5
              RA;TR17a91T9W5P?TR18a91VO=a3T9W5P?TR19a91<W5;`1<S42P?TR16<b53b11<V83@T9W5P?TR18a91dLa3RAHTQ1n3T@1T9W5e?21VO=i3
              T<W5dLj3\<Y87RA1TR1;a91dLR5VO=P4dLQ4<Y87<`84b11<S42P?TR16<d83<g89\:Q42P?TR14h:2<d83RACPT1dLj4<P97\:Q42TA1TR15h:
              2<W92\9Y94VA11`R1a91mT11`41dV1l4<]9;\9Y94b12a91<Q54<U52`W1PS1PW1RAC`BTQ1T6T@1P8TA1PT1dLc5TV1_5<h92<j9@VA22`@P1
              mT11]52dV1e5`8T@2T9W5TA1PBh<1PHTMo5T22dLR6<Z:1T22<[:1a91dLT6`W1PS1P8P?PT1dL^6TV1\6<h92<\:1d11mT11Z61dV1`6`8T@1
              T9W5P?PBh<1PHTMj6T21dLm6<Z:1T21<[:1a91PS1PW1^P18S7PPP2<]:;dLU8^P18V7PPP4<h:?dLU8^P18Y7PPP8<W;@dLU8^P18\7PPP@<g;
              @dLU8^P18_7PPPP1<W<?dLU8^P18b7PPPP2<f<;dLU8^P18e7PPPP4<Q=7dLU8^P18h7PPPP8<X=<dLU8^P18k7PPPP@<d=<dLU8^P18n7PPPPP1
              <P>@dLU8^P18Q8PPPPP2<`>>dLU8^P18T8PPPPP4<n>>dLU8<\?@`W1PS1P?TQ1`8T@1T9W5P6T21`6a91dL`8PS1PW1^P18e8PPPP1<l?d1dL
              e8`W1PS1PW1RA<TQ1V9T@1<`AHTA1TQ1T9T@2<XB;P5T22`5dLT9<cB2dLV9`W1PS1PW1T9W5RA;TR17a91T9W5P?TR18a91VO=T:T9W5P?TR1
              9a91<eBB`1<S42P?TR16<b53b11<V83@T9W5P?TR18a91dLT:T9W5P?RA9VO>[:fO=[:\<WC>dL\:\<eC7RA1TR1;a91`W1PS1PW1T?1fN:e:^P1
              8P;PPPd?T22<`84T23<S42P?TR16<b53T?1`R1<V83dL\;T22<`84T23<S42P?TR16<d83\9Q42T?1`R1a91<U52`W1PS1T9W5RA8TR17a91VO
              :e;<Y87dLe;<lC5`1<d83\9Q42P?TR1=a91<U52PS1RACPT1dLX<TV1S<@T9W5T?1RA:TR1>a91mT11Q<1dV1Z<RACPJdMb<RA;PJdMb<@dLb<
              RA;PT1dLm<TV1g<@TW11T9W5T?1TR1:a91`W1mT11e<1dV1o<RACPJTMU=RA;PJdMZ=RA<PJdMZ=@dLZ=RA<PT1dLc=TV1_=@T9W5T?1TR1<a9
              1mT11]=1dV1e=PS1T9W5RA2TR17a91RA3fNa1n=RA3VN`1^>T?1TMR><Y87dLR><QD;`1<S42RA3dR11<d83\9Q42RA3dR12a91<U52dLk>T?1
              TMb><Y87dLb><QD;`1<S42RA3dR11<b53RA3dR12<V83PS1<\D5PS1<aD7PS1<hD;PS1<Q=7PS1<SE;PS1<^E:PS1<hE:PS1<RF<PS1T9W5TO`?
              <^F4dLa?<bF5a91PS1T9W5P5`1`5a91PS1<gF;P5`1`5<cB2PS1T9W5PAT3oooooo3a91PS1<RG>PAT3oooooo3<`G5RA1T3oooooo3<cB2PS1
              <eGAPAT3oooooo3<VH:RA1T3oooooo3<cB2PS1<`H=PAT3oooooo3<`G5RA1T3oooooo3<mH9RA2T3oooooo3<VH:RA3T3oooooo3<cB2PS1<VI
              APAT3oooooo3<gI;RA1T3oooooo3<RJ:RA2T3oooooo3<\J<RA3T3oooooo3<cB2PS1<hJA<YK:\:Q42P?TR1P1h:2RA7TQ1nAT@1<cK2<eK8VA
              21T36dLnARA2TQ1XBT@1<cK2<mK:\:Q42T?1dR13h:2dLXBnP19^BPPP2<cK2<WL:RA9R46dL^BRA;TQ1fBT@1<cK2<aL>VA21T36dLfBRA=TQ1
              nBT@1<cK2<oL8VA21T36dLnBRAATQ1YCT@1<cK2<WM>\:Q42P5T21`5h:2dLYCRACTQ1dCT@1<cK2<eM:\:Q42P5T21`5h:2dLdCRAHTQ1nCT@
              1<cK2<oM9\:Q42T?1dR13h:2dLnCRADTQ1VDT@1<cK2<XN>T?1R47dLVDRAETQ1^DT@1<cK2<fN?T?1R48dL^DRAFTQ1kDT@1<cK2<UO?T?1hJ
              8TMhD<dO;dLjDT?1R49dLkDRAGTQ1SET@1<cK2<oO>T?1R4:dLSERAITQ1]ET@1<cK2<]P1;\:Q42T?1dR13h:2dL]E@<cB2PS1PATQ1hET@1T9
              W5T?1`R1a91dLQFRA6PJTMmE<hP14dLQF<lP1@RA6TR1R1<cB2PS1P8PATR1S1`8T@1T?1T<W5`HTM`F<lP1@PATR1R1<cB2dLmF<\Q1A<Q42\:
              Q42PATR1R1h:2<cK2<mQ1;\9Y94T21a91<XR14<cB2PS1<\R11P?PT1dLWGTV1TG<h92P5d11`5mT11RG1dV1YG<]R12PS1P?PT1dLZHVA31PT1
              dLXH<_R1>TA2T3oooooo3nP11gGRPP2<mR1@dLgGVA22TQ1oGT@3<]S1BP5T23`5dLoGVA32TQ1WHT@3<oS18P5T23`5dLWH<WT13mT11aG2dV1
              ZHmT11^G1dV1\HPS1RA<TQ1SIT@1<ZT1<<Q42\:Q42P?TR1U1h:2<cK2<fT1HTA1T34<^U19VA11T34<gU18VA21T34<cB2<cB2dLWI<oU1;P?
              TR1U1<cB2PS1<ZV15PAT34<^U19RA1T34<gU18RA2T34fO4fI<_V19RA3T34dLfI@PS1PAVN:ZJRA1VN:ZJRA2`ITMZJRA3`ITMZJ<hV1BPA`R1
              <ZW18RA1`R1<cB2dL\K<ZT1<<bW19\:Q42PA`R1h:2<cK2<kW18\:Q42RA1`R1h:2RA2TQ1PKT@1<cK2<SX1E\:Q42T?1`R1h:2dLPKRA3TQ1ZK
              T@1<cK2<hX1D\:Q42T?1`R1h:2dLZK@<cB2PS1T9W5VO2dK<\Y17PAb@FP1dLeKb11a91PS1<cY1?RA2T36RA3TQ1QLT@1<RZ1=T?1T36dLQL<
              cB2PS1<_Z1@PAT3oooooo3<cB2PS1<oZ1>RA2T36<cB2PS1<][1;PAT3oooooo3<h92RA1T3oooooo3<h92RA2T3oooooo3<h92RA3T3oooooo3
              <cB2PS1T9W5PAT3oooooo3a91PS1PATQ1XMT@1<h[1=T?1R44<cB2dLkM<U\1ERA1PT1dL`MTV1^M<h92T?1dR13mT11\M1dV1bM<j\19RA2TQ1
              iMT@1T?1R45dLjM<S]14<cB2PS1<W]1=<oM9\:Q42PAdR13h:2<cK2<d]19\:Q42RA1dR13h:2<cK2<m]1:\:Q42RA2dR13h:2@<cB2PS1<W^1
              A<h^1@\:Q42PAdR14h:2<cK2<X_1E\:Q42RA1dR14h:2<cK2<m_19\:Q42RA2dR13h:2@<cB2PS1<V`12PAPT1dLeP1<X`1?<g`1;\:Y94TA1dR1
              3h:4<cK2<Ra1=\:Y94VA11dR13h:4<cK2<_a1=\:Y94VA21dR13h:4<cK2<la1:\:Y94VA31dR13h:4<cK2<Vb1<\:Y94VA41dR13h:4^O5\P1
              1<cK2<bb1AdL\P1@<Sc13aA4h<1PHTMcP1dLdP1<Vc11@mT11ZO1dV1gP1<]R12PS1<Wc1@PAPT1dLVQ1<gc18\:Q42TA1dR13h:2<oc16VA11
              T3oooooo3<WT13mT11mP11dV1XQ1<Ud13PS1T9W5P?TR1Oa91PS1T9W5RA2T36a91PS1T9W5PAT3oooooo3a91PS1T9W5P?`R1a91PS1T9W5RA
              2T36a91PS1T9W5RA3dR14a91PS1<Xd12PS1T9W5P;<Zd1T2<^f1L<Zg1I@`;a91<Sh1G<jh1H<bi17@<ii1c2<\l1_1<km1\1<Wo1U1@<\P2Y1
              <eQ2k1<`S2M<Q54`>b@2b@@PJdMXS1@<]T2e1<RV2R1dLXS1`>b@@PJdMcS1@\9Q42`>b@@PR1a91dLcS1@\9Q42`>b@2\<TW24TR11a91<U52
              @<Sh1G<XW2a1<iX2i1<Q54@<bZ2P1<b[2V1<h\2X1<P^2W1<W_2b1<i`26<Q54<bi17`S1
              """#,
            places: #"""
              V1^2=00=00=0b:60Gb100b10\1:0N:0Y2b100b100b10l3;00;0V1<00<0Q5b100b100b100b100b100b10i9=0ZK>0GM00M00M00M00M0R2?0
              J10I?00?0Q2M00M00M0\5>00K00K0P2>00K00K00K00K0h3>0OQ100Q100Q100Q10Z2I0V150U1I00I0Y2Q100Q10c<=0dFL0L=0KL00L00L0l2
              <00<0X1:00:0V1:00:0b150050050P1L0L=0KL00L00L0R3:00:00:00:0V4J0L10680Q1J00J00J0eA;0XE<0j1L0L=0KL00L0V2=0F10E=00
              =0^1=0X1=0F10E=00=00=0n160060V110970070P1>00>00>0`1=0F10E=00=00=0l290090090P1S20D40H=0;20020b190F>0W3S200S200S2
              0f5=0;20b190090V1>00>0f110970070070b1:0@10?:00:00:0l180GG00G00G0T2C0@:0?C00C00C0n1>0<70;>00>0Q4G00G00G0X7;00;0
              0;00;00;0WS1<00<0lV170V2800@00@00@00@0n2:0GI00I00I00I00I0h2:00:00:0g2I00I00I00I0b6g10B:00B0\110[1G00G0A50050\2
              30<50@30030030U>70070n@70f380GG00G00G00G00G0f160e1G00G00G00G0n4e10B800@0X110W1E00E0A50050X230<50@30030o:7Jk^34
              0`1A00A00A0`2E00E00E0P3F00F00F0T3F00F00F0T3D00D00D0n2G00G00G0l2B00B00B0Z2G00G00G0n2B00B00B0d2F00F00F0T3B00B00B
              0h2D00D00D00D0iP140040\Z1;00;00;0T1;00;0010010010010Y4=0R>:0l1D00D00D0k1:00:0n8:0\2=00=00=00=0h380080080080b1?
              0060060060060060e7:00:0n;60^1L0L=0KL00L0V2=0F10E=00=0^1=0X1=0F10E=00=00=0\260060V110970070P1>00>00>0`1=0F10E=0
              0=00=0P2W30>10670j1:0V1=0]2@00@0d390F>0_5W300W30Q>60060\J60l3100>0T1i20P660060P140040R110970070\110;80080080h1
              60060P140040R110970070T180<10;80080080[B60060nFL0L=0KL00L0P3:0I90090j120J60060R1:0@10?:00:00:0W750Z@;0GJ00J00J
              00J0l1M0N106:0S1M00M0k1J00J0R6;00H00H0j1800E00E00E00E0T380GG00G00G00G00G0f190>10=90090e1G00G00G0f4;00H00H0h180
              0E00E0f1800E00E00E00E0\380OK00K00K00K0n1<0<50;<00<0m1K00K0QF75g^4L0L=0KL00L0\2700A0Z1700?0V280080I90090f120V16
              0060f170IE00E0P2A0B70AA00A00A00A0T380080I90090f120V160060f170IE00E0^270AA00A0kE>0dI<00<0b3<00<0d3<00<0j3<00<0d4
              <00<0j3<00<0f3<00<0f3<00<0b5N0D70C60060^170070Q380l6@00@0070070070a180\480V2@0070070070U280d770070070070a280j4
              80\230030030L30030030W380Z580`270070070^180080080m380Z680X230030030L30030030T170070070^180080080e580R880d25005
              0050\190090090b180080080d1:00:00:0U788ao2:00:0f390>10=90090R260060060060060\1700C00C0h3<00<00<00<00<0l1<0:609<
              00<00<0`2C00C00C0Z270070070P3D00D00D00D00D0d2900E00E0h360060060060060\1700C00C0f3@00@00@00@00@0\2>00>005005005
              0050\3<00<00<00<00<0l1>00>0050050050050\370070070070070`1;0:509;00;00;0V370070070070070j150050050h2<00<00<00<0
              0<0V240040040f2<00<00<00<00<0X3400F00F0Q1=00=0j240040040h2;00;00;00;00;0R250050050l280080080080080f1<0:609<00<
              00<00<00<0_W2:0n]2<00<00<0V1=0<60;=00=00=0b1:00C00C00C00C00C0n3:0;A00A0Q965QY2A0<:0;A00A00A0f150B20A;00;00;0`2
              :0;A00A00A00A00A0^3A0<:0;A00A00A00A0`250050050050050S<50\?50d280GG00G00G00G0d1?0060060c1G00G00G0k150l:80Q1L00L
              0b2<0GK00K00K0j280080V1C00C00C0X4@00@00@00@0`2=0040040040l260060060060X1=0040040040040k>K00K0i1L00L0i158QB;00;
              00;00;00;0P2;0B10A;00;00;00;0f2600B00B0R2800D00D0T2700C00C00C00C00C0h310A;00;0S>50^A80l1500A00A0P2700C00C0R260
              0B0n1:00:0b1700C00C00C0]980P?700D0b1600C0`1C00K00K0P2B00J00J00J0b370;>00>0T260;=00=00=00=00=0Z3>0<70;>00>00>00
              >0l1=0<60;=00=0Z2C00C00C00C00C0P3;0<40;;00;00;0T3B00B00B00B00B0l2;0<40;;00;00;00;00;0[L50ZR1m10T2:0S290H700700
              70070\2;00;0e450V750`2400@0Z2;00;00;00;0l1500A00A00A0e650Z:50d270070070c250n450\2400@00@0[250X550\240040040H40
              040040H40040040H40040040c450d870070070070k150l690090090090j170070070070070`380GG00G00G00G0n110970c1G00G00G0`55
              0050050F30030030030030_=50lA50050h2=0:709=00=00=00=0l1=0:709=00=00=00=0n1=0:709=00=00=00=0a650Z950050f3H0J:0IH
              00H00H00H0Z3E0J70IE00E00E00E0\2F0:@09F00F00F00F0[950f<50V280GG00G00G00G0Z3=0:709=00=00=00=0T2?0:909?00?00?00?0
              X2?0:909?00?00?00?0R2<0:609<00<00<00<0P2>0:809>00>0j190090090090090090l3:0L10K?00?0;20f130030gBG00G00G0]150XG5
              0V370GF00F00F0T2=0:709=00=00=0b1:00:00:0e3F00F00F0]250^;=0F10E=00=0c150h5@00400@00@0_140l570070070070a140^580<
              10;80080c140l5@00400@00@0m1<0h6E0J70IE00E0o1<0V8<00<MYb6000000000000000000000000000000000000000000000000000000
              00000000ZS5400400400N00N00N00N00N00N0P9:00:00G00G00G0R2I0L:00:0KI00I00I00I0R3K0L40040<60W1K00K00K00K00K00K00K0
              0K00K00K00K00K00K00K00K00K00K0]a50
              """#,
            text: #"""
              /// How text of a style looks in this theme.
              public func typography(_ style: TextStyle) -> Typography {
                switch style {
                case .  :   default: style.typography
                }
              }
              public var  { (tokens: ) }
              public struct : Hashable, Sendable {
                let tokens: TokenTheme
              tokens }
              public var  {
                switch   case :
                    default:
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
              public static var public static static enum static var Bool
              String
              TokenImage
              TokenPoint
              TokenSize
              TokenRect
              TokenInsets
              truefalseTokenImage(TokenPoint(x: , y: TokenSize(width: , height: TokenRect(x: , width: TokenInsets(top: , leading: , bottom: , trailing: TokenTypography(
                family: ,
                size:   weight:   slant: .  lineHeight:   kern:   relativeTo:   system:   color:   alignment: .  letterCase: .  decoration: .lineThrough  lineBreak: .  shadows: nil
              TokenFontFamily(TokenFontFamily(
                faces: [
                ]
              []
              .init(weight: , isItalic: true, postScriptName: , file: ),
              TokenColor(
                displayP3: .init(red: , green: , blue: TokenColor(red: , alpha: TokenColor(light: , dark:   light:   dark:   lightHighContrast:   darkHighContrast: tokens.TokenDimension(, gridUnits: TokenFontWeight(.milliseconds(TokenCurve(TokenStroke(.TokenStroke(dashes: [], cap: .buttTokenBorder(
                width:   stroke: TokenTransition(
                milliseconds:   delayMilliseconds:   curve: [
                TokenShadow(
                  color:     offsetX:     offsetY:     blur:     spread:     isInset: true  ),TokenGradient([
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
                /// The theme, by the name that groups know it by.
                var tokens: TokenTheme { self }
              self  private struct TokenThemeKey: EnvironmentKey {
                  static var defaultValue: TokenTheme { TokenTheme() }
                extension EnvironmentValues {
                  /// The theme of the views below.
                  public var tokenTheme: TokenTheme {
                    get { self[TokenThemeKey.self] }
                    set { self[TokenThemeKey.self] = newValue }
                  }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenContexts.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10020@=h>5m>9V?:`?:j?8R@;]@6c@;n@6TA:^A6dA8lA:R1VB2XB3[B2]B1^B2`B2bB4fB4jB2lB2nB3QC3TC3WC3ZC3]C3`C2bC2dC3gC2iC
              2kC3nC3QD3TD3WD3ZD5_D5dD2fD2hD1iD2kD2mD22oD2QE1>RE4VE;aE3dE3gE3jE3mE5RF5WF:aF7hF<TG7[G7bG78iG5nG6TH6ZH6`H6fH5kH
              6QI53VI5[I4_I63eI6kI6QJ76XJ5]J3`J4dJ5iJ6oJ74VK4ZK9cK9lK:4VK4VL9_L8gL<6SM<_M<kM8SN>aN@QO>2_O:iO82QP15VP142ZP18bP1
              44QP15VP14fP1AWQ1@4gQ14kQ15PR16VR15_3P9P;8T2<T2L<P3I@`;a91<i3Q2<j5b1`>b@8PT1dLHTV1@@<\7H`1<V8=<c8=`1<P92b11@eT1
              1>dV1J@<R9F`>b@8PBh<1PHTMb1<h9>`>b@8PT1dL^1`1<P92b11<V:4RA6`@P1eT11W1dV1`1<Z:4dLW2<^:?`>b@8PT1dLT2<m:4`1<P92b1
              1<V:4RA6`@P1aA3TMR2dLS2<Q;1@eT11g1dV1V2<R;6`>b@8PT1dL`2<X;9`1<a;3`1@eT11[2dV1b2<d;4`>b@8PT1dL[3@<h;G`1<_<3<b<>
              b11<P=]1RA5PT1dLX3<]>9d11<a;3P5f111`5@mT11Q31dV1Z3<d;4eT11g2dV1]3<f>2`S1
              """#,
            places: #"""
              @000000000000000000000000000000j9?00?0GN00N00N00N00N0d360060060\260060L:00:0k6N00N00N00N0f;?00?00G0f110e1L00L0
              0L0d3?00?0GN00N0R260060L:00:0X190090090U4N00N00N00N00N0P9?00?0GN00N00N0\260060L:00:0X190090090d190090;20Z13003
              0Q7N00N00N0j:?00?0GN00N00N0f260060N60060c3N00N00N0^6?00?0GN00N00N00N0d360060060j1:00:0d4:0GI00I00I0\260060N?00
              60060060Y3I00I00I0Y9N00N00N0c_10
              """#,
            text: #"""
              // Written by `tokens build`. Edit the token source, not this file.
              // swift-format-ignore-file
              // swiftlint:disable all
              /// A choice of contexts, one for each way in which tokens vary.
              public struct TokenContexts: Hashable, Sendable {
                /// Which context of `  ` is chosen.
                public var :   /// Makes a choice.
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
              10000@=bT35gT39PU3:ZU3:dU38lU3;WV36]V3;hV36nV3:XW36^W38fW3:R1PX32RX33UX32WX31XX32ZX32\X34`X34dX32fX32hX33kX33nX3
              3QY33TY33WY33ZY32\Y32^Y33aY32cY32eY33hY33kY33nY33QZ33TZ35YZ35^Z32`Z32bZ31cZ32eZ32gZ322iZ32kZ31>lZ34P[3;[[33^[3
              3a[33d[33g[35l[35Q\3:[\37b\3<n\37U]37\]378c]35h]36n]36T^36Z^36`^35e^36k^353P_35U_34Y_363__36e_36k_376R`35W`33Z`3
              4^`35c`36i`374Pa34Ta39]a39fa3:4Pa34Pb39Yb38ab3<6mb3<Yc3<ec38mc3>[d3@kd3>2Ye3:ce382ke35Pf342Tf38\f344ke35Pf34`f3
              AQg3@4ag34eg35jg36Ph35Z3P9P;8T2<T2L<P3I@`;a91<i3f2<_6_1<n7V1<T9O<S:U1<X;N<V<[2<a>[1<l?Z2<VBZ1@<`Cf1<VEa1<gFV2<
              mHK<hIX2<PLM<mLW2<TOL<PP1E<eP1M<bQ1Y2<kS1U1@<PU1\1<\V1A<mV1C<`W1E<UX1D<iX1I<bY1R1<dZ18<lZ1E<a[1I<Z\1G<Q]1I<j]1
              Q1<k^16<Q_14@<U_1k1<Pa1`1<`b1K<mHK<[c1M<PLM<Xd1L<TOL@<PU1\1<Te1l1<lZ1E<a[1I<Z\1G<k^16<Q_14@<Pg1b1<bh1Z1<li1G<cj1
              F<Yk1S1<\l1R1<Q_14@<^m1[2<io1]2<VR2\2<Q_14@<bT2m2<_W2S3<bZ2?<Q[2i2<j]26<Q_14@<P^2Q3<Qa26<Wa2h2<oc2?<^d2G<Ue2F<
              ke2Z1<Ug2X1<]h26<ch2M<`i2J<Zj2a2<kl2\2<Q_14@<Wo2o1<VQ3N<TR3\2<Q_14<`T32`S1
              """#,
            places: #"""
              <0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
                  /// Green in Display P3.
                  /// Blue in Display P3.
                  public init(red: Double, green: Double, blue: Double) {
                /// Makes a colour that is the same everywhere.
                public init(_ components: Components) {
                  light = components
                  dark = components
                  lightHighContrast = components
                  darkHighContrast = components
                /// Makes a colour that is the same everywhere, from components in sRGB.
                public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
                  self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
                /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
                public init(red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3) {
                  self.init(
                    Components(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
                  )
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
                /// Whether it is the same in every appearance and contrast.
                public var isStatic: Bool {
                  light == dark && light == lightHighContrast && dark == darkHighContrast
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
              10000@=UW25ZW29cW2:mW2:WX28_X2;jX26PY2;[Y26aY2:kY26QZ28YZ2:R1cZ22eZ23hZ22jZ21kZ22mZ22oZ24S[24W[22Y[22[[23^[23a[2
              3d[23g[23j[23m[22o[22Q\23T\22V\22X\23[\23^\23a\23d\23g\25l\25Q]22S]22U]21V]22X]22Z]222\]22^]21>_]24c]2;n]23Q^2
              3T^23W^23Z^25_^25d^2:n^27U_2<a_27h_27o_278V`25[`26a`26g`26m`26Sa25Xa26^a253ca25ha24la263Rb26Xb26^b276eb25jb23mb2
              4Qc25Vc26\c274cc24gc29Pd29Yd2:4cc24cd29ld28Te2<6`e2<le2<Xf28`f2>nf2@^g2>2lg2:Vh282^h25ch242gh28oh244^h25ch24Si2
              Adi2@4Tj24Xj25]j26cj25m2P9P;8T2<T2L<P3I@`;a91<i3E<^4F<T5J<n5G<e67<l6G<c7H<e67@<i3E<[8I<T9Q3<U<R1<W=F<m=E<b><<n>
              ]1<[@Z1<eA]2<RDh1<jEX1<RGe1<gHQ1<hI<<TJ:<^J=<kJ6<QK4@<UKT1<YLW2<U<R1<`NI<YOH<QP1R3<SS1:<]S18<eS1W2<kJ6<QK4<T5J
              <[8I<lU1R3<nX1R1<PZ1[1<[[1g1<R]1[1<]^1P3<]a1:<ga1j1<ac1Z2<ke1U1<Pg1W2<Wi1O<TJ:<]S18<kJ6<QK4@<UKT1<Vj1X2<nX1R1<
              `NI<^l1H<QP1R3<SS1:<]S18<Vm1[2<kJ6<QK4<e67@<l6G<[8I<ao1S3<dR2V1<jS2K<eT2X1<b><<mU2X1<^J=<kJ6<QK4<e67`S1
              """#,
            places: #"""
              60000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000
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
                    if let displayP3 {
                      return UIColor(
                        displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
                      )
                    }
                    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
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
                  /// The colour for AppKit, in Display P3 where sRGB cannot show it.
                      return NSColor(
                    return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
                  /// The colour for SwiftUI: one that follows dark appearance and increased contrast by itself.
                  public var color: SwiftUI.Color {
                    #if canImport(UIKit)
                      SwiftUI.Color(uiColor: uiColor)
                      SwiftUI.Color(nsColor: nsColor)
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenColor+SwiftUI.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=nR15SS19\S1:fS1:PT18XT1;cT16iT1;TU16ZU1:dU16jU18RV1:R1\V12^V13aV12cV11dV12fV12hV14lV14PW12RW12TW13WW13ZW1
              3]W13`W13cW13fW12hW12jW13mW12oW12QX13TX13WX13ZX13]X13`X15eX15jX12lX12nX11oX12QY12SY122UY12WY11>XY14\Y1;gY13jY1
              3mY13PZ13SZ15XZ15]Z1:gZ17nZ1<Z[17a[17h[178o[15T\16Z\16`\16f\16l\15Q]16W]153\]15a]14e]163k]16Q^16W^176^^15c^13f^1
              4j^15o^16U_174\_14`_19i_19R`1:4\_14\`19e`18m`1<6Ya1<ea1<Qb18Yb1>gb1@Wc1>2ec1:oc182Wd15\d142`d18hd144Wd15\d14ld1
              A]e1@4me14Qf15Vf16\f15V1P9P;8T2<T2L<P3I@`;a91<i3G<`4H@<X5g1<o6]1<\8f2<R;f2<h=Z2<R@g1<iAR1<kBd1<_DK<ZE8<bE6<hE4
              @<lET1<PGY2<YIV1<_JI<XKN<VLF<lLk2<gO:<ZE8<QP1f2<bE6<hE4<gR17`S1
              """#,
            places: #"""
              80000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              0000
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
                    return SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
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
              10000@=YW25^W29gW2:QX2:[X28cX2;nX26TY2;_Y26eY2:oY26UZ28]Z2:R1gZ22iZ23lZ22nZ21oZ22Q[22S[24W[24[[22][22_[23b[23e[2
              3h[23k[23n[23Q\22S\22U\23X\22Z\22\\23_\23b\23e\23h\23k\25P]25U]22W]22Y]21Z]22\]22^]222`]22b]21>c]24g]2;R^23U^2
              3X^23[^23^^25c^25h^2:R_27Y_2<e_27l_27S`278Z`25_`26e`26k`26Qa26Wa25\a26ba253ga25la24Pb263Vb26\b26bb276ib25nb23Qc2
              4Uc25Zc26`c274gc24kc29Td29]d2:4gc24gd29Pe28Xe2<6de2<Pf2<\f28df2>Rg2@bg2>2Ph2:Zh282bh25gh242kh28Si244bh25gh24Wi2
              Ahi2@4Xj24\j25aj26gj25k2P9P;8T2<T2L<P3I@`;a91<i3U1<n4F@<d5I<]6Y2<f8[2@<Q;Z1<[<g1<R>k1<m?6@<S@]1<`A^2@<S@]1<nCi1
              <gEh1<m?6<_G4@<cGM<`H^1<nIS3@<`H^1<QMY2<ZOU2<m?6@<_Q1[1<jR18<RS1S3<UV1^1<cW1h2<[Z1d1<m?6@<_Q1[1<o[1g2<f^1J<`_1
              Y1<i`1V1<oa18<m?6@<Wb1\1<cc1_2<Rf1e1<m?6@<Wb1\1<gg1^2<Uj1L<Qk1T1<Ul1W1<oa18<m?6<_G4<\m1J<Vn1G@<d5I<mn1n1<kP2b2
              @<mn1n1<]S2m1<ZU2h1<m?6<_G4@<cGM<`H^1<nIS3@<`H^1<QMY2<ZOU2<m?6<_G4<RW27`S1
              """#,
            places: #"""
              :0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000
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
                  @MainActor public func apply(to labels: [UILabel]) {
                    for label in labels { label.textColor = uiColor }
                }
                extension TokenDimension {
                  /// Makes it the constant of constraints.
                  @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }
                  @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
                    for constraint in constraints { constraint.constant = points }
                  /// Rounds the corners of views by it.
                  ///
                  /// - Parameter clipping: Whether what the views hold is cut off at their corners. A view that
                  ///   casts a shadow must not be clipped.
                  @MainActor public func apply(toCornersOf views: UIView..., clipping: Bool = true) {
                    apply(toCornersOf: views, clipping: clipping)
                  @MainActor public func apply(toCornersOf views: [UIView], clipping: Bool = true) {
                    for view in views {
                      view.layer.cornerRadius = points
                      view.clipsToBounds = clipping
                    }
                  /// Rounds the corners of layers by it.
                  public func apply(toCornersOf layers: CALayer..., clipping: Bool = true) {
                    apply(toCornersOf: layers, clipping: clipping)
                  public func apply(toCornersOf layers: [CALayer], clipping: Bool = true) {
                    for layer in layers {
                      layer.cornerRadius = points
                      layer.masksToBounds = clipping
              #elseif canImport(AppKit)
                public import AppKit
                  /// Makes it the colour of the text of fields and labels.
                  @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }
                  @MainActor public func apply(to fields: [NSTextField]) {
                    for field in fields { field.textColor = nsColor }
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
              10000@=`G5eG9nG:XH:bH8jH;UI6[I;fI6lI:VJ6\J8dJ:R1nJ2PK3SK2UK1VK2XK2ZK4^K4bK2dK2fK3iK3lK3oK3RL3UL3XL2ZL2\L3_L2aL
              2cL3fL3iL3lL3oL3RM5WM5\M2^M2`M1aM2cM2eM22gM2iM1>jM4nM;YN3\N3_N3bN3eN5jN5oN:YO7`O<lO7SP17ZP178aP15fP16lP16RQ16XQ1
              6^Q15cQ16iQ153nQ15SR14WR163]R16cR16iR176PS15US13XS14\S15aS16gS174nS14RT19[T19dT1:4nS14nT19WU18_U1<6kU1<WV1<cV1
              8kV1>YW1@iW1>2WX1:aX182iX15nX142RY18ZY144iX15nX14^Y1AoY1@4_Z14cZ15hZ16nZ15R1P9P;8T2<T2L<P3I@`;a91<i3><W4c1<j5L
              <f6L<b7V2<h9P1@<h:F<^;l1<Z=I<S>O<R?4<V?2@<X?c2<kAX1<SC]1<`DF<R?4@<kAX1<VE\1<bFN<R?4<V?2`S1
              """#,
            places: #"""
              D00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
                public init(integerLiteral points: Int) {
                  self.init(Double(points))
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontFamily.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=^V15cV19lV1:VW1:`W18hW1;SX16YX1;dX16jX1:TY16ZY18bY1:R1lY12nY13QZ12SZ11TZ12VZ12XZ14\Z14`Z12bZ12dZ13gZ13jZ1
              3mZ13P[13S[13V[12X[12Z[13][12_[12a[13d[13g[13j[13m[13P\15U\15Z\12\\12^\11_\12a\12c\122e\12g\11>h\14l\1;W]13Z]1
              3]]13`]13c]15h]15m]1:W^17^^1<j^17Q_17X_178__15d_16j_16P`16V`16\`15a`16g`153l`15Qa14Ua163[a16aa16ga176na15Sb13Vb1
              4Zb15_b16eb174lb14Pc19Yc19bc1:4lb14lc19Ud18]d1<6id1<Ue1<ae18ie1>Wf1@gf1>2Ug1:_g182gg15lg142Ph18Xh144gg15lg14\h1
              Amh1@4]i14ai15fi16li15_1P9P;8T2<T2L<P3I@`;a91<i3S2<l5d1<`7a1<Q9M<n9W2<U<K@<P=P1<P>g1<g?G<^@G<UA4@<YAL<UB[1<`Cb1
              <REN<PFY1<YGN<WHa1<hIW1<oJP1<oKM@<lLR1<nMA<_NF<UON<SP1U1<XQ1J<RR18<ZR1K<US1O<TT1[1<_U1G<VV16<UA4<\V12`S1
              """#,
            places: #"""
              J0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              0000000000000000000000000000000
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontWeight.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=gB5lB9UC:_C:iC8QD;\D6bD;mD6SE:]E6cE8kE:R1UF2WF3ZF2\F1]F2_F2aF4eF4iF2kF2mF3PG3SG3VG3YG3\G3_G2aG2cG3fG2hG
              2jG3mG3PH3SH3VH3YH5^H5cH2eH2gH1hH2jH2lH22nH2PI1>QI4UI;`I3cI3fI3iI3lI5QJ5VJ:`J7gJ<SK7ZK7aK78hK5mK6SL6YL6_L6eL5jL
              6PM53UM5ZM4^M63dM6jM6PN76WN5\N3_N4cN5hN6nN74UO4YO9bO9kO:4UO4UP19^P18fP1<6RQ1<^Q1<jQ18RR1>`R1@PS1>2^S1:hS182PT1
              5UT142YT18aT144PT15UT14eT1AVU1@4fU14jU15oU16UV15OP9P;8T2<T2L<P3I@`;a91<i3\2<U6d1<i7B<[8K@<V9F<l9Q1<m:G<d;4<h;2
              @<j;d2<V9F<^>\1<j?E<d;4@<V9F<_@[1<jAM<d;4<h;2`S1
              """#,
            places: #"""
              L00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
                public init(floatLiteral value: Double) {
                  self.init(value)
                public init(integerLiteral value: Int) {
                  self.init(Double(value))
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Z[35_[39h[3:R\3:\\38d\3;o\36U]3;`]36f]3:P^36V^38^^3:R1h^32j^33m^32o^31P_32R_32T_34X_34\_32^_32`_33c_33f_3
              3i_33l_33o_33R`32T`32V`33Y`32[`32]`33``33c`33f`33i`33l`35Qa35Va32Xa32Za31[a32]a32_a322aa32ca31>da34ha3;Sb33Vb3
              3Yb33\b33_b35db35ib3:Sc37Zc3<fc37mc37Td378[d35`d36fd36ld36Re36Xe35]e36ce353he35me34Qf363Wf36]f36cf376jf35of33Rg3
              4Vg35[g36ag374hg34lg39Uh39^h3:4hg34hh39Qi38Yi3<6ei3<Qj3<]j38ej3>Sk3@ck3>2Ql3:[l382cl35hl342ll38Tm344cl35hl34Xm3
              Aim3@4Yn34]n35bn36hn35\3P9P;8T2<T2L<P3I@`;a91<i3D<]44<a4f1<W6_1<f7D<Z8V1<`9W1<g:K<b;Q1<c<V1<i=Y1<R?J<l?i1<eAQ1
              <fBb1<XDK<SEe2<hGQ1<iHQ2<jJM<gKN<eLP1<eMZ1<oNS1<RP1]1<_Q1U1<dR1\1<PT1U1<UU1]1<bV1S1<eW1a1<VY1T1@<ZZ1J<T[1?<c[1
              T1<g\1I<`]1T1<d^1L<`_1O<_`1I<Xa1O<Wb1K<Rc1N<Pd1Q1<Qe1S1<Tf1S1<Wg1Q1<Xh1P1<Xi16<^i1I<Wj1E<lj1I<ek1G<\l1Q1<]m1E<
              Rn1Q1<So1I<lo1G<cP2O<bQ2Q1<cR2Q1<dS2O<cT2K<^U24@<bU2U1<gV2P2<gX2]2<T[2Q1<^U24@<U\2^1<c]2T2<g_2k1<ba2b1<^U24@<Tc2
              b1<fd2U2<kf2U1<Ph2`1<^U24@<`i2]1<mj2U2<Rm2\1<^n2`1<^U24@<no2`1<^Q3T2<bS3X1<jT3P3<^U24<jW32@<lW3P2<lY3^1`S1
              """#,
            places: #"""
              h1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
                /// The sides that lines can be aligned to.
                public enum Alignment: String, CaseIterable, Hashable, Sendable {
                  /// `start` and `end` follow the direction of reading.
                  case start, end, left, right, center, justify
                /// The letter cases that text can be shown in.
                public enum LetterCase: String, CaseIterable, Hashable, Sendable {
                  /// `none` leaves text as it is.
                  case none, uppercase, lowercase, capitalize
                /// The lines that can be drawn with text.
                public enum Decoration: String, CaseIterable, Hashable, Sendable {
                  /// `lineThrough` strikes the text out.
                  case none, underline, overline, lineThrough
                /// What can happen to text that is too long.
                public enum LineBreak: String, CaseIterable, Hashable, Sendable {
                  /// The words of `NSLineBreakMode`.
                  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
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
              10000@=_S25dS29mS2:WT2:aT28iT2;TU26ZU2;eU26kU2:UV26[V28cV2:R1mV22oV23RW22TW21UW22WW22YW24]W24aW22cW22eW23hW23kW2
              3nW23QX23TX23WX22YX22[X23^X22`X22bX23eX23hX23kX23nX23QY25VY25[Y22]Y22_Y21`Y22bY22dY222fY22hY21>iY24mY2;XZ23[Z2
              3^Z23aZ23dZ25iZ25nZ2:X[27_[2<k[27R\27Y\278`\25e\26k\26Q]26W]26]]25b]26h]253m]25R^24V^263\^26b^26h^276o^25T_23W_2
              4[_25`_26f_274m_24Q`29Z`29c`2:4m_24m`29Va28^a2<6ja2<Vb2<bb28jb2>Xc2@hc2>2Vd2:`d282hd25md242Qe28Ye244hd25md24]e2
              Ane2@4^f24bf25gf26mf25U4P9P;8T2<T2L<P3I@`;a91<i3E<^4?@<m4R1<o5f1<e7J<_8@@<o8R1<Q:f1<g;7<n;G<e<A<g;7@<V=Z1<`>U1
              <e?T3<iBI<bC=<oCF<eDT1<iEX1<QGO<PHO<oHS1<RJY1<[KQ1<\LS1<_M^1<mNS1<PP1G<gP1:<QQ16@<WQ1W1<^R1C<QS1@<aS1<<mS1D<aT1
              =<QQ16<nT14@<RU1N<PV1m1<mW1^1<[Y1H<SZ1L<oZ1F<e[1G<\\1H<T]1J<n]1F<d^1G<[_1G<R`1H<j`18<QQ16<nT14@<Ra1U1<Wb1Y1<`c1
              n1<^e1D<Rf1O<Qg1J<kg1T1<oh1N<j`18<QQ16<nT14<g;7@<n;G<mi1U1<e?T3<iBI<bC=<oCF<Rk1W1<Yl1W1<QGO<PHO<oHS1<RJY1<[KQ1
              <\LS1<`m1]1<mNS1<PP1G<gP1:<QQ16<nT14@<RU1N<mn1h1<eP2]1<[Y1H<SZ1L<oZ1F<e[1G<\\1H<T]1J<n]1F<d^1G<[_1G<R`1H<j`18<
              QQ16<nT14@<Ra1U1<Wb1Y1<RR2]1<^e1D<Rf1O<Qg1J<kg1T1<oh1N<j`18<QQ16<nT14<g;7`S1
              """#,
            places: #"""
              F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              000000000000000000000000000000000000000000000000000000000000000000000
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
                extension TokenFontFamily.Design {
                  /// The design of the system's font.
                  var platformDesign: PlatformFontDescriptor.SystemDesign {
                    switch self {
                    case .standard: .default
                    case .serif: .serif
                    case .monospaced: .monospaced
                    case .rounded: .rounded
                extension SwiftUI.Font.TextStyle {
                      case "largeTitle": .largeTitle
                      case "title", "title1": .title
                      case "caption", "caption1": .caption
                  /// The nearest weight that SwiftUI has a name for.
                  var swiftUIWeight: SwiftUI.Font.Weight {
                  var swiftUIDesign: SwiftUI.Font.Design {
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenFontFamily+Matching.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=bl25gl29Pm2:Zm2:dm28lm2;Wn26]n2;hn26nn2:Xo26^o28fo2:R1PP32RP33UP32WP31XP32ZP32\P34`P34dP32fP32hP33kP33nP3
              3QQ33TQ33WQ33ZQ32\Q32^Q33aQ32cQ32eQ33hQ33kQ33nQ33QR33TR35YR35^R32`R32bR31cR32eR32gR322iR32kR31>lR34PS3;[S33^S3
              3aS33dS33gS35lS35QT3:[T37bT3<nT37UU37\U378cU35hU36nU36TV36ZV36`V35eV36kV353PW35UW34YW363_W36eW36kW376RX35WX33ZX3
              4^X35cX36iX374PY34TY39]Y39fY3:4PY34PZ39YZ38aZ3<6mZ3<Y[3<e[38m[3>[\3@k\3>2Y]3:c]382k]35P^342T^38\^344k]35P^34`^3
              AQ_3@4a_34e_35j_36P`35d2P9P;8T2<T2L<P3I@`;a91<i3L<e4O<d5[1<o6^1<]8F<S9Q2<T;H<l;O<k<H<c=4@<g=k1<b?Q2<cAm2<`D^1@
              <nEf2<dH_1<SJQ1<TKi2<mM^1<[Ok1<VQ1d1<jR1J<dS18<lS16<c=4@<RT1e2<gV1F<]W1M<ZX1D<nX1R1<PZ1@<`Z1P3<`]1I<lS16<Y^1H<
              Q_1]2<^a1d1<lS16<Rc1N<c=4@<Pd1i2<if16<of1S3<Rj1\2<^l1W2<en1j1<_P2k1<ZR2e1<oS2V2<lS16<c=4<UV22@<WV2L<SW2Q3<TZ2S2
              <W\2T1<[]2U1<`^2R2<b`2I<lS16<[a2T2<_c2Y1<c=4@<hd2T2<lf2M<ig2U3<nj2d1<c=4<UV22`S1
              """#,
            places: #"""
              H0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000
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
                /// The best of the fonts that the system has; its own one if it has none of them.
                public func source(
                  weight: TokenFontWeight,
                  isItalic: Bool,
                  isInstalled: (String) -> Bool
                ) -> Source {
                  if let name = face(weight: weight, isItalic: isItalic)?.postScriptName, isInstalled(name) {
                    return .face(name)
                  for name in names {
                    if let design = Design(genericFamily: name) { return .system(design) }
                    if isInstalled(name) { return .family(name) }
                  return .system(.standard)
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
              extension TokenFontWeight {
                /// How late another weight comes in the search for this one: first by side, then by distance.
                func distance(to other: Double) -> (side: Int, points: Double) {
                  let points = abs(other - value)
                  if (400...500).contains(value) {
                    if other >= value { return (other <= 500 ? 0 : 2, points) }
                    return (1, points)
                  let isPreferred = value < 400 ? other <= value : other >= value
                  return (isPreferred ? 0 : 1, points)
                /// The nearest of the nine weights with a name, from 100 to 900.
                public var hundreds: Int {
                  // `rounded()` is a function of the C library, which a program without Foundation does not link.
                  Int(min(max(100, value), 900) + 50) / 100 * 100
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Attributes.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=^i35ci39li3:Vj3:`j38hj3;Sk36Yk3;dk36jk3:Tl36Zl38bl3:R1ll32nl33Qm32Sm31Tm32Vm32Xm34\m34`m32bm32dm33gm33jm3
              3mm33Pn33Sn33Vn32Xn32Zn33]n32_n32an33dn33gn33jn33mn33Po35Uo35Zo32\o32^o31_o32ao32co322eo32go31>ho34lo3;WP43ZP4
              3]P43`P43cP45hP45mP4:WQ47^Q4<jQ47QR47XR478_R45dR46jR46PS46VS46\S45aS46gS453lS45QT44UT463[T46aT46gT476nT45SU43VU4
              4ZU45_U46eU474lU44PV49YV49bV4:4lU44lV49UW48]W4<6iW4<UX4<aX48iX4>WY4@gY4>2UZ4:_Z482gZ45lZ442P[48X[444gZ45lZ44\[4
              Am[4@4]\44a\45f\46l\45n3P9P;8T2<T2L<P3I@`;a91<i3E<^4F<T5J<n5G<e67@<l6U1<Q8I<j8o2<i;8<Q<k2<l>L<h?f1<^AY1<gB_2<VE
              6@<\EZ2<fGE<[Ha1<lIY1<^AY1<UKn1<SM[2<^OO<]P1M<ZQ1M<WR1T2<[T1i1<TV1a2<eX18<mX1T2<Q[1H<VE6<i[14<T5J<Q8I<j8o2<m[1
              k1<h]1i1<VE6@<\EZ2<fGE<a_1e1<^AY1<Va1H<na1h1<^OO<]P1M<fc1U3<eX18<kf1T2<Q[1H<VE6<i[14<e67@<oh1l1<Q8I<kj1U1<Pl1M
              <lIY1<^AY1<ml1J<gm1a1<Xo1a1<eX18<iP2Y2<RS2T2<VU2c2<iW2_1<XY2k1<S[2V2<Y]2W1<`^2T1<d_2W2<ka2]1<Xc2[2<eX18<Q[1H<VE
              6@<ce2^1<Qg2[1<\h2J<Vi2f1<lj2f1<bl2H<Zm2Y2<co2N<aP3W1<hQ3h1<`S3g2<WV3C<jV3Z1<eX18<VE6<i[14@<TX3J<nX3b1<`Z3[1<k[3
              N<i\3\1<U^3K<P_3d2<da3[1<ob3<<[c3R1<]d3e2<Rg3[1<]h3=<jh3D<VE6<i[14<e67`S1
              """#,
            places: #"""
              \1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              0000000000000000000000000000000000000000000000000
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
                  public var attributes: [NSAttributedString.Key: Any] {
                    attributes(ofParagraph: NSMutableParagraphStyle())
                    ofParagraph paragraph: NSMutableParagraphStyle
                    let font = nsFont
                    var attributes = attributes(paragraph: paragraph)
                      attributes[.baselineOffset] = baselineOffset(fontLineHeight: font.ascender - font.descender)
                    if let color { attributes[.foregroundColor] = color.nsColor }
              #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
                  /// What does not need the font.
                  private func attributes(
                    if let lineHeight {
                      paragraph.minimumLineHeight = lineHeight
                      paragraph.maximumLineHeight = lineHeight
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Font.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Pn35Un39^n3:hn3:Ro38Zo3;eo36ko3;VP46\P4:fP46lP48TQ4:R1^Q42`Q43cQ42eQ41fQ42hQ42jQ44nQ44RR42TR42VR43YR43\R4
              3_R43bR43eR43hR42jR42lR43oR42QS42SS43VS43YS43\S43_S43bS45gS45lS42nS42PT41QT42ST42UT422WT42YT41>ZT44^T4;iT43lT4
              3oT43RU43UU45ZU45_U4:iU47PV4<\V47cV47jV478QW45VW46\W46bW46hW46nW45SX46YX453^X45cX44gX463mX46SY46YY476`Y45eY43hY4
              4lY45QZ46WZ474^Z44bZ49kZ49T[4:4^Z44^[49g[48o[4<6[\4<g\4<S]48[]4>i]4@Y^4>2g^4:Q_482Y_45^_442b_48j_444Y_45^_44n_4
              A_`4@4o`44Sa45Xa46^a45b3P9P;8T2<T2L<P3I@`;a91<i3E<^4F<T5J<n5G<e67@<l6U1<Q8I<j8\2<V;8<^;k2<Y>d2<m@^1<[B6@<aBZ2<
              kDS3<nGJ<hHY2<QKI<jKI<cLR3<eO?<TP1m2<QS18<YS1b2<[B6<kU14<T5J<Q8I<oU1M<lV1[1<kU14<e67@<WX1Z1<Q8I<aY1P3<a\1Q1<b]1
              _2<Q`1V2<Wb1_2<[B6@<fd1`2<Vg1R2<Xi1\1<dj1l2<[B6@<`m1i2<YP2[1<dQ2h1<\S2<<hS2T1<lT2O<kU2b2<]X2:<gX2=<[B6@<TY2i1<
              mZ2]1<Z\2b2<l^2b1<^`2V2<db2[2<od2N<[B6@<me2m1<jg2b1<\i2Y2<ek2V2<km2J<en2L<ao2n1<_Q3N<]R3n1<[T3m2<XW3;<cW3f1<YY3
              F<oY3P1<oZ3a2<QS18<`]3f1<V_3`1<QS18<f`3P3<fc3L<[B6<kU14@<bd3U1<ge3n1<eg3g1<\i3K<Wj3o1<\S2<<Vl3j1<gX2=<[B6<kU14
              <e67`S1
              """#,
            places: #"""
              ^1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              0000000000000
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
                  /// The font for AppKit.
                  public var nsFont: NSFont { baseFont }
              #if canImport(UIKit) || canImport(AppKit)
                  /// The font in the size that the source has, which people see who have asked for no other.
                  var baseFont: PlatformFont {
                    let style = PlatformFont.TextStyle(word: system ?? relativeTo ?? "body")
                    if system != nil { return weighted(Self.preferredFont(style)) }
                    return font(ofSize: size ?? Double(Self.preferredFont(style).pointSize))
                  /// The same text style in the weight that the source asks for, if it does.
                  private func weighted(_ font: PlatformFont) -> PlatformFont {
                    guard let weight else { return font }
                    return PlatformFont.systemFont(ofSize: font.pointSize, weight: weight.platformWeight)
                  private static func preferredFont(_ style: PlatformFont.TextStyle) -> PlatformFont {
                    #if os(watchOS) || !canImport(UIKit)
                      PlatformFont.preferredFont(forTextStyle: style)
                    #else
                      PlatformFont.preferredFont(
                        forTextStyle: style,
                        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
                      )
                    #endif
                  /// Where the font comes from, of what is installed.
                  var fontSource: TokenFontFamily.Source {
                    family?.source(weight: weight ?? 400, isItalic: slant != .normal) { name in
                      PlatformFont(name: name, size: 12) != nil
                        || !PlatformFontDescriptor(fontAttributes: [.family: name])
                          .matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty
                    } ?? .system(.standard)
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
                    if slant != .normal, let upright = descriptor {
                      descriptor = upright.slanted ?? upright
                    let font: PlatformFont? = descriptor.flatMap { PlatformFont(descriptor: $0, size: size) }
                    return font ?? system
                extension PlatformFontDescriptor {
                  /// The italic letters of the same family, if it has any.
                  fileprivate var slanted: PlatformFontDescriptor? {
                    #if canImport(UIKit)
                      withSymbolicTraits(symbolicTraits.union(.traitItalic))
                      withSymbolicTraits(symbolicTraits.union(.italic))
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Scaling.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=^_15c_19l_1:V`1:``18h`1;Sa16Ya1;da16ja1:Tb16Zb18bb1:R1lb12nb13Qc12Sc11Tc12Vc12Xc14\c14`c12bc12dc13gc13jc1
              3mc13Pd13Sd13Vd12Xd12Zd13]d12_d12ad13dd13gd13jd13md13Pe15Ue15Ze12\e12^e11_e12ae12ce122ee12ge11>he14le1;Wf13Zf1
              3]f13`f13cf15hf15mf1:Wg17^g1<jg17Qh17Xh178_h15dh16jh16Pi16Vi16\i15ai16gi153li15Qj14Uj163[j16aj16gj176nj15Sk13Vk1
              4Zk15_k16ek174lk14Pl19Yl19bl1:4lk14ll19Um18]m1<6im1<Un1<an18in1>Wo1@go1>2UP2:_P282gP25lP242PQ28XQ244gP25lP24\Q2
              AmQ2@4]R24aR25fR26lR25]1P9P;8T2<T2L<P3I@`;a91<i3G<`4T3<d7h1<\9F<R:[1<];g1<T=[1<_>B<Q?4@<U?n2<SBR1<UC:<_Cm1<\EI
              <UF6<[F:<eFU1<jGX1<UF6<Q?4@<RIl2<nK6<TLU3<YOn1<nK6<WQ1D<kQ1^2<YT1U3<^W1j1<XY1j2<R\1[1<]]1o1<Q?4<\_12`S1
              """#,
            places: #"""
              `1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000
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
                /// How far a font must be raised to stand in the middle of a line of the style's height.
                ///
                /// A line that is higher than its font has all its extra space above the letters, so half of that
                /// space is below them when they are raised by half of it.
                /// - Parameters:
                ///   - fontLineHeight: The height of a line that the font itself asks for.
                ///   - isDoubled: Whether the system moves text by twice the offset, as UIKit did before iOS 16.4
                ///     (see developer.apple.com/forums/thread/124799).
                public func baselineOffset(fontLineHeight: Double, isDoubled: Bool = false) -> Double {
                  guard let lineHeight else { return 0 }
                  return (lineHeight - fontLineHeight) / (isDoubled ? 4 : 2)
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
              2012=000@=Yl35^l39gl3:Qm3:[m38cm3;nm36Tn3;_n36en3:on36Uo38]o3:R1go32io33lo32no31oo32QP42SP44WP44[P42]P42_P43bP4
              3eP43hP43kP43nP43QQ42SQ42UQ43XQ42ZQ42\Q43_Q43bQ43eQ43hQ43kQ45PR45UR42WR42YR41ZR42\R42^R422`R42bR41>cR44gR4;RS4
              3US43XS43[S43^S45cS45hS4:RT47YT4<eT47lT47SU478ZU45_U46eU46kU46QV46WV45\V46bV453gV45lV44PW463VW46\W46bW476iW45nW4
              3QX44UX45ZX46`X474gX44kX49TY49]Y4:4gX44gY49PZ48XZ4<6dZ4<P[4<\[48d[4>R\4@b\4>2P]4:Z]482b]45g]442k]48S^444b]45g]4
              4W^4Ah^4@4X_44\_45a_46g_45o4P?PT1dL9TW11aA2TM8f1D1dL8`W1mT1131dV1;@PS1P9P;8T2<T2L<P3I@`;a91<i3E<^4?<m4J<g5@<W6
              7<^6G<U7H@<m7I<f8N<d98<l9U3<Q=P3<Q@T1<UA_2<dCg1<[ET1<_FJ<YGL<UHl1<QJN<oJH<gKm2<dN:<nND<bOW1<iP18<QQ16@<WQ1c1<jR1
              V2<PU1F<fU1]2<SX1]2<iP18<`Z1a1<_FJ<YGL<Q\1^1<QJN<_]1V2<e_1P1<e`1j2<iP18<QQ16@<_c1Q2<`e1^1<QQ16<nf14@<Rg1K<mg1b2
              <_j1\2<kl1_1<QQ16`>b@@PJdMX3@<Zn1V1`>b@:TMh2<do1=dLh2<QP2G\:`o14`>b@@PR1h:4<hP24<lP2U2`>b@:TMU3<QS2`1dLV3<aT2S1
              <QQ16dLX3<nf14`>b@@PJdMj3`>b@:TMj3@<dU2k1<_W2I<XX2i1@<QZ2g1<h[2b1<QQ16<nf14dLj3@<Z]2l1<V_2O<U`2S1<Xa2m2<Ud2d1@
              <ie2U1<nf2S1<Qh2Q1<Ri2U3<Wl2d2<QQ16@<QZ2g1<kn2R2<mP3a1<^R3e2<SU3k2<nW3><\X3b1<nY3\2<Z\3O<Y]3R1<[^3J<U_3o2<dN:<
              Tb3o2<Se3j1<mf3R2<oh3:<Yi3P3<QQ16<nf14<W67@`S1
              """#,
            places: #"""
              b1Tc860GE00E00E0f1:00:0P1;00;0e2E00E00E00E0m1:0]`8000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              000000000000000000000Ro3:00:00G00G00G00G0`590090090U1?00?0T220n1F0F:00:0EF00F00F00F0l6900900900900900900900900
              90Z::00:00G00G0h1900900900900900900900900900900900900900900900900900900900900900900900900900900900900900900900
              90090090090090090090090090090090090090090090090090090[j40
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
                    let weight = (weight ?? 400).swiftUIWeight
                      return .custom(name, fixedSize: size)
                      return slanted(.custom(name, fixedSize: size).weight(weight))
                    case .system(let design):
                      return slanted(.system(size: size, weight: weight, design: design.swiftUIDesign))
                  private func slanted(_ font: SwiftUI.Font) -> SwiftUI.Font {
                    slant == .normal ? font : font.italic()
                }
                extension SwiftUI.View {
                  /// Shows text in this style, as large as the person who reads has asked for.
                  public func typography(_ typography: Typography) -> some SwiftUI.View {
                    modifier(TypographyModifier(typography))
                  /// Shows text in a numbered style     of the theme, such as `.textStyle(.)`.
                  public func textStyle(_ style: TextStyle) -> some SwiftUI.View {
                    modifier(TextStyleModifier(style: style))
                    typography(style.typography)
                private struct TextStyleModifier: SwiftUI.ViewModifier {
                  let style: TextStyle
                  @SwiftUI.Environment(\.tokenTheme) private var theme
                  func body(content: Content) -> some SwiftUI.View {
                    content.typography(theme.typography(style))
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
                      .transformEnvironment(\.textCase) { $0 = typography.letterCase.map(\.textCase) ?? $0 }
                      .transformEnvironment(\.multilineTextAlignment) {
                        $0 = typography.alignment.map(\.swiftUIAlignment) ?? $0
                      }
                      .transformEnvironment(\.truncationMode) { $0 = typography.lineBreak?.truncation ?? $0 }
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Words.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=Q[25V[29_[2:i[2:S\28[\2;f\26l\2;W]26]]2:g]26m]28U^2:R1_^22a^23d^22f^21g^22i^22k^24o^24S_22U_22W_23Z_23]_2
              3`_23c_23f_23i_22k_22m_23P`22R`22T`23W`23Z`23]`23``23c`25h`25m`22o`22Qa21Ra22Ta22Va222Xa22Za21>[a24_a2;ja23ma2
              3Pb23Sb23Vb25[b25`b2:jb27Qc2<]c27dc27kc278Rd25Wd26]d26cd26id26od25Te26Ze253_e25de24he263ne26Tf26Zf276af25ff23if2
              4mf25Rg26Xg274_g24cg29lg29Uh2:4_g24_h29hh28Pi2<6\i2<hi2<Tj28\j2>jj2@Zk2>2hk2:Rl282Zl25_l242cl28kl244Zl25_l24ol2
              A`m2@4Pn24Tn25Yn26_n25X3P9P;8T2<T2L<P3I@`;a91<i3E<^4?<m4J<g5@<W67<^6G<U7A<W67@<f7l1<b9S1<e:W1<l;Y1<U=D<i=L<e>A
              <V?T3<ZBH<RCJ<lCL<hDP1<hE8<PF6<VF4@<ZFS1<]G\1<iHP1<U=D<iIZ1<SKZ1<]LR1<_M^1<mNb1<_P1^1<hE8<PF6<VF4<W67@<^6G<mQ1
              K<hR1j2<bU1O<aV1D<UW1Y1<^X1M<[Y1o1<Z[1j1<T]1e1<i^1?<X_1=<hE8<PF6<VF4@<e_1K<``1e1<Ub1g1<VF4@<lc1T1<Pe1\2<\g1W1<
              U=D<ch1R1<ei1R1<gj1S1<hE8<PF6<VF4@<b9S1<jk1b2<\n1b1<U=D<no1]1<[Q2S1<lCL<hE8<PF6<VF4@<ZFS1<^R2n1<\T2c1<U=D<oU2R1
              <QW2V1<WX2R1<YY2h1<hE8<PF6<VF4<W67`S1
              """#,
            places: #"""
              f1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
                    case .wordWrapping: .byWordWrapping
                    case .charWrapping: .byCharWrapping
                    case .clipping: .byClipping
                    case .truncatingHead: .byTruncatingHead
                    case .truncatingMiddle: .byTruncatingMiddle
                    case .truncatingTail: .byTruncatingTail
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
                extension PlatformFont {
                  /// The height of a line that the font asks for.
                  var heightOfLine: CGFloat { ascender - descender }
                extension Typography.LetterCase {
                  /// The letter case for SwiftUI, which has none that capitalizes words.
                  var textCase: SwiftUI.Text.Case? {
                    case .uppercase: .uppercase
                    case .lowercase: .lowercase
                    case .none, .capitalize: nil
                  /// The side for SwiftUI, which knows sides only by the direction of reading.
                  var swiftUIAlignment: SwiftUI.TextAlignment {
                    case .start, .left, .justify: .leading
                    case .end, .right: .trailing
                  /// Where SwiftUI shortens text, if the style has a wish.
                  var truncation: SwiftUI.Text.TruncationMode? {
                    case .truncatingHead: .head
                    case .truncatingMiddle: .middle
                    case .truncatingTail: .tail
                    case .wordWrapping, .charWrapping, .clipping: nil
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "Typography+Views.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=VS45[S49dS4:nS4:XT48`T4;kT46QU4;\U46bU4:lU46RV48ZV4:R1dV42fV43iV42kV41lV42nV42PW44TW44XW42ZW42\W43_W43bW4
              3eW43hW43kW43nW42PX42RX43UX42WX42YX43\X43_X43bX43eX43hX45mX45RY42TY42VY41WY42YY42[Y422]Y42_Y41>`Y44dY4;oY43RZ4
              3UZ43XZ43[Z45`Z45eZ4:oZ47V[4<b[47i[47P\478W\45\\46b\46h\46n\46T]45Y]46_]453d]45i]44m]463S^46Y^46_^476f^45k^43n^4
              4R_45W_46]_474d_44h_49Q`49Z`4:4d_44d`49m`48Ua4<6aa4<ma4<Yb48ab4>ob4@_c4>2mc4:Wd482_d45dd442hd48Pe444_d45dd44Te4
              Aee4@4Uf44Yf45^f46df45\4P9P;8T2<T2L<P3I@`;a91<i3U1<n4F@<d5V3<j8e1<_:I<X;`1<h<^2@<X;`1<V?i1<o@L<kAT2<oC8<WD6@<]D
              c1<PFa2@<]Dc1<aHk1<\JN<ZKf2<PNk2<kP1U3<PT1d1<dU1\1<PW1^2<^Y1k2<Y\1h2<Q_1h1<i`1:<oC8<WD6@<Sa1j2<mc1b2@<Sa1j2<_f1
              m1<\h1H<Ti1N<Rj1L<nj1b1<`l1b1<Rn1\1<^o1V2<dQ2:<nQ2m1<oC8<WD6@<kS2\2<WV2g2@<kS2\2<nX2o1<mZ2N<nj1b1<k[2a1<\]2P3<
              \`2Z2<fb2Y3<oe2[1<oC8<WD6<Zg24@<^g2F<Th2d2<hj2b2<Zm2`1<jn2Z1<TP3^1<bQ3^1<PS3n1<nT38<VU3^2<dW3h2<WD6`>b@@PJdMe3
              @<\Z3m1`>b@:TMS3<]\3;dLS3<h\32<j\3X1`>b@:TMZ3<R^3U1dLZ3<W_34<[_36`>b@:TMa3<a_3GdLb3<X`3@<h`3A<WD6dLe3<Zg24<Ya3
              J<Sb3G@<_:I<X;`1<jb3b2@<X;`1<\e3m1<Rj1L<nj1b1<Yg3^1<gh3f1<]j3l1<Yl3[2<dn3\1<PP4o2<oC8<WD6<Zg24<oR47`S1
              """#,
            places: #"""
              d1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              0000000000000000000000000000000000000000000000jV7:00:00G00G00G00G0j690090090Q1=00=0P220020j590090090e2W100W10d3
              20020n290090090i1I00I0h2B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B00B0Ui70
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
                  @MainActor public func apply(to labels: [UILabel]) {
                    for label in labels {
                      label.attributedText = label.styled(label.text ?? "", self)
                    }
                  }
                  /// Shows the titles of buttons in this style.
                  @MainActor public func apply(to buttons: UIButton...) { apply(to: buttons) }
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
                  /// Shows the text of fields in this style; their one line stays as high as they are.
                  @MainActor public func apply(to fields: UITextField...) { apply(to: fields) }
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
                  /// Shows the text of text views in this style, and what is typed next.
                  @MainActor public func apply(to textViews: UITextView...) { apply(to: textViews) }
                  @MainActor public func apply(to textViews: [UITextView]) {
                    for view in textViews {
                      paragraph.alignment = view.textAlignment
                      var attributes = attributes(compatibleWith: view.traitCollection, paragraph: paragraph)
                      if color == nil { attributes[.foregroundColor] = view.textColor }
                      view.attributedText = NSAttributedString(string: cased(view.text ?? ""), attributes: attributes)
                      view.typingAttributes = attributes
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
                  /// Shows the text that the label has in a numbered style     of a theme.
                  public func apply(_ style: TextStyle, in theme: TokenTheme = TokenTheme()) {
                    theme.typography(style)style.typography.apply(to: self)
              #elseif canImport(AppKit)
                public import AppKit
                  @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }
                  @MainActor public func apply(to fields: [NSTextField]) {
                      paragraph.alignment = field.alignment
                      paragraph.lineBreakMode = field.lineBreakMode
                      var attributes = attributes(ofParagraph: paragraph)
                      if color == nil { attributes[.foregroundColor] = field.textColor }
                      let text = cased(field.stringValue)
                      field.attributedStringValue = NSAttributedString(string: text, attributes: attributes)
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
              10000@=mn15Ro19[o1:eo1:oo18WP2;bP26hP2;SQ26YQ2:cQ26iQ28QR2:R1[R22]R23`R22bR21cR22eR22gR24kR24oR22QS22SS23VS23YS2
              3\S23_S23bS23eS22gS22iS23lS22nS22PT23ST23VT23YT23\T23_T25dT25iT22kT22mT21nT22PU22RU222TU22VU21>WU24[U2;fU23iU2
              3lU23oU23RV25WV25\V2:fV27mV2<YW27`W27gW278nW25SX26YX26_X26eX26kX25PY26VY253[Y25`Y24dY263jY26PZ26VZ276]Z25bZ23eZ2
              4iZ25nZ26T[274[[24_[29h[29Q\2:4[[24[\29d\28l\2<6X]2<d]2<P^28X^2>f^2@V_2>2d_2:n_282V`25[`242_`28g`244V`25[`24k`2
              A\a2@4la24Pb25Ub26[b25b2P9P;8T2<T2L<P3I@`;a91<i3U1<n4F@<d5Q3<e86<k8Z2<U;@<e;S1<h<Z2<R?R1@<T@O<SAj1`>b@:TML@<mB
              `1<]Dm1dLL@<ZF]1<gGa1<XIS1<[Jd1<oK6@<ULR2<WNb1<iOP1<iP1`1<oK6@<YR1V1<_S1U1<dT1<<PU1L<lU1N<jV1B<\W18<oK6@<dW1S3
              <gZ1l1<c\1S1<dT1<<f]1G<]^1X1<\W18<oK6@<e_1b2<Wb1_1<fc1R3<jV1B<\W18<oK6@<hf1U1<mg1M<jh1Y2<Sk1F<ik1Z1`>b@:TM\2<Ym1
              GdL]2<Pn1@<`n12<oK6<bn14<fn17`S1
              """#,
            places: #"""
              P1000000000000000000000000000000000000000000000000000000000000000hP1900900900900900900900900900900900900900900
              90090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090090Pm2
              90090090i1I00I0h2B00B00B00B00B0en30
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
                  open override var text: String? {
                    get { original ?? super.text }
                    set {
                      original = newValue
                      super.text = newValue
                      restyle()
                    }
                  /// Text with attributes of its own, which the style leaves alone until the style is set anew.
                  open override var attributedText: NSAttributedString? {
                    get { super.attributedText }
                      original = nil
                      super.attributedText = newValue
                  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
                  /// Shows the text in the style.
                  private func restyle() {
                    guard let style, let text = original ?? super.text else { return }
                    original = text
                    super.attributedText = styled(text,       theme.typography(style)style.typography)
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
              10000@=^G5cG9lG:VH:`H8hH;SI6YI;dI6jI:TJ6ZJ8bJ:R1lJ2nJ3QK2SK1TK2VK2XK4\K4`K2bK2dK3gK3jK3mK3PL3SL3VL2XL2ZL3]L2_L
              2aL3dL3gL3jL3mL3PM5UM5ZM2\M2^M1_M2aM2cM22eM2gM1>hM4lM;WN3ZN3]N3`N3cN5hN5mN:WO7^O<jO7QP17XP178_P15dP16jP16PQ16VQ1
              6\Q15aQ16gQ153lQ15QR14UR163[R16aR16gR176nR15SS13VS14ZS15_S16eS174lS14PT19YT19bT1:4lS14lT19UU18]U1<6iU1<UV1<aV1
              8iV1>WW1@gW1>2UX1:_X182gX15lX142PY18XY144gX15lX14\Y1AmY1@4]Z14aZ15fZ16lZ15LP9P;8T2<T2L<P3I@`;a91<i3i2<b6_1<Q8h1
              <i9H<a:_1<P<H<h<i1<a>H<Y?`1<i@H@<aA[1<lBX2<TEA<eEA<VFA<gFA<XG4<\G2`S1
              """#,
            places: #"""
              B00000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
              10000@=eS15jS19ST1:]T1:gT18oT1;ZU16`U1;kU16QV1:[V16aV18iV1:R1SW12UW13XW12ZW11[W12]W12_W14cW14gW12iW12kW13nW13QX1
              3TX13WX13ZX13]X12_X12aX13dX12fX12hX13kX13nX13QY13TY13WY15\Y15aY12cY12eY11fY12hY12jY122lY12nY11>oY14SZ1;^Z13aZ1
              3dZ13gZ13jZ15oZ15T[1:^[17e[1<Q\17X\17_\178f\15k\16Q]16W]16]]16c]15h]16n]153S^15X^14\^163b^16h^16n^176U_15Z_13]_1
              4a_15f_16l_174S`14W`19``19i`1:4S`14Sa19\a18da1<6Pb1<\b1<hb18Pc1>^c1@nc1>2\d1:fd182nd15Se142We18_e144nd15Se14ce1
              ATf1@4df14hf15mf16Sg15\1P9P;8T2<T2L<P3I@`;a91<i3I<b4`1<R6H<j6J<d7a2<U:V1<[;F<Q<F@<g<L<c=P1<c>G<Z?@<j?@<Z@4@<^@
              K<YAd1<mBD<aCI<ZDC<Z@4@<mD`1<]FP2<]HY2<fJU2<Z@4@<kLT1<oMn1<mOi2<fR1M<Z@4<cS12`S1
              """#,
            places: #"""
              T1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000
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
                /// The kinds of lines, which look as in CSS.
                public enum Style: String, CaseIterable, Hashable, Sendable {
                  /// The last four look as if cut into the ground, or raised from it.
                  case solid, dashed, dotted, double, groove, ridge, inset, outset
                /// The ways in which dashes end.
                public enum Cap: String, CaseIterable, Hashable, Sendable {
                  /// `butt` ends where the dash ends; the others go on by half the width of the line.
                  case butt, round, square
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
              10000@=bA5gA9PB:ZB:dB8lB;WC6]C;hC6nC:XD6^D8fD:R1PE2RE3UE2WE1XE2ZE2\E4`E4dE2fE2hE3kE3nE3QF3TF3WF3ZF2\F2^F3aF2cF
              2eF3hF3kF3nF3QG3TG5YG5^G2`G2bG1cG2eG2gG22iG2kG1>lG4PH;[H3^H3aH3dH3gH5lH5QI:[I7bI<nI7UJ7\J78cJ5hJ6nJ6TK6ZK6`K5eK
              6kK53PL5UL4YL63_L6eL6kL76RM5WM3ZM4^M5cM6iM74PN4TN9]N9fN:4PN4PO9YO8aO<6mO<YP1<eP18mP1>[Q1@kQ1>2YR1:cR182kR15PS1
              42TS18\S144kR15PS14`S1AQT1@4aT14eT15jT16PU15IP9P;8T2<T2L<P3I@`;a91<i3M<f4`1<V6N<T7O<S8L<o8S1<R:M<o:Q1@<P<F<f<_2
              <U?G<l?G<c@I<\A4<`A2`S1
              """#,
            places: #"""
              400000000000000000000000000000000000000000000000000000000000000000000000000
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
              10000@=jQ15oQ19XR1:bR1:lR18TS1;_S16eS1;PT16VT1:`T16fT18nT1:R1XU12ZU13]U12_U11`U12bU12dU14hU14lU12nU12PV13SV13VV1
              3YV13\V13_V13bV12dV12fV13iV12kV12mV13PW13SW13VW13YW13\W15aW15fW12hW12jW11kW12mW12oW122QX12SX11>TX14XX1;cX13fX1
              3iX13lX13oX15TY15YY1:cY17jY1<VZ17]Z17dZ178kZ15P[16V[16\[16b[16h[15m[16S\153X\15]\14a\163g\16m\16S]176Z]15_]13b]1
              4f]15k]16Q^174X^14\^19e^19n^1:4X^14X_19a_18i_1<6U`1<a`1<m`18Ua1>ca1@Sb1>2ab1:kb182Sc15Xc142\c18dc144Sc15Xc14hc1
              AYd1@4id14md15Re16Xe15Y1P9P;8T2<T2L<P3I@`;a91<i3K<d4`1<T6P1<T7O<S8`1<c9U1<h:X1<P<U1<U=f1<k>R1<m?S2<PBT1<TCX2<\E
              K@<WFQ1<XG?<gGG<^HM<[IM<XJJ<RKL<nKJ<hL6<nLG<eMK<`NK<[OE<PP1I<iP1K<dQ14<hQ12`S1
              """#,
            places: #"""
              R1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000
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
              10000@=oF5TG9]G:gG:QH8YH;dH6jH;UI6[I:eI6kI8SJ:R1]J2_J3bJ2dJ1eJ2gJ2iJ4mJ4QK2SK2UK3XK3[K3^K3aK3dK3gK2iK2kK3nK2PL
              2RL3UL3XL3[L3^L3aL5fL5kL2mL2oL1PM2RM2TM22VM2XM1>YM4]M;hM3kM3nM3QN3TN5YN5^N:hN7oN<[O7bO7iO78PP15UP16[P16aP16gP1
              6mP15RQ16XQ153]Q15bQ14fQ163lQ16RR16XR176_R15dR13gR14kR15PS16VS174]S14aS19jS19ST1:4]S14]T19fT18nT1<6ZU1<fU1<RV1
              8ZV1>hV1@XW1>2fW1:PX182XX15]X142aX18iX144XX15]X14mX1A^Y1@4nY14RZ15WZ16]Z15Q1P9P;8T2<T2L<P3I@`;a91<i3V1<o4b1<a6
              g1<X8K@<S9H<k9Q1<l:G<c;4@<g;N<e<[1<P>D<d>Q1<e?h1<]AP1@<]BF<SCl1<oDI<hEO<gF6<c;4<mF2`S1
              """#,
            places: #"""
              N00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
        BuiltInPrograms.Entry(
          "TokenTransition.swift.tmpl",
          root: 0,
          EncodedTemplate(
            code: #"""
              10000@=bM5gM9PN:ZN:dN8lN;WO6]O;hO6nO:XP16^P18fP1:R1PQ12RQ13UQ12WQ11XQ12ZQ12\Q14`Q14dQ12fQ12hQ13kQ13nQ13QR13TR1
              3WR13ZR12\R12^R13aR12cR12eR13hR13kR13nR13QS13TS15YS15^S12`S12bS11cS12eS12gS122iS12kS11>lS14PT1;[T13^T13aT13dT1
              3gT15lT15QU1:[U17bU1<nU17UV17\V178cV15hV16nV16TW16ZW16`W15eW16kW153PX15UX14YX163_X16eX16kX176RY15WY13ZY14^Y15cY1
              6iY174PZ14TZ19]Z19fZ1:4PZ14P[19Y[18a[1<6m[1<Y\1<e\18m\1>[]1@k]1>2Y^1:c^182k^15P_142T_18\_144k^15P_14`_1AQ`1@4a`1
              4e`15j`16Pa15Q1P9P;8T2<T2L<P3I@`;a91<i3Z1<S5d1<g6Z1<Q8R1<S9k1<n:W1<U<V1<[=O@<Z>H<R?h2<jAU1<oB_1<^DG<UE4@<YEI<RF
              f1<hGV2@<nIZ1<RFf1<XKX2<`M2`S1
              """#,
            places: #"""
              X100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
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
              10000@=hj15mj19Vk1:`k1:jk18Rl1;]l16cl1;nl16Tm1:^m16dm18lm1:R1Vn12Xn13[n12]n11^n12`n12bn14fn14jn12ln12nn13Qo13To1
              3Wo13Zo13]o13`o12bo12do13go12io12ko13no13QP23TP23WP23ZP25_P25dP22fP22hP21iP22kP22mP222oP22QQ21>RQ24VQ2;aQ23dQ2
              3gQ23jQ23mQ25RR25WR2:aR27hR2<TS27[S27bS278iS25nS26TT26ZT26`T26fT25kT26QU253VU25[U24_U263eU26kU26QV276XV25]V23`V2
              4dV25iV26oV274VW24ZW29cW29lW2:4VW24VX29_X28gX2<6SY2<_Y2<kY28SZ2>aZ2@Q[2>2_[2:i[282Q\25V\242Z\28b\244Q\25V\24f\2
              AW]2@4g]24k]25P^26V^25a2P9P;8T2<T2L<P3I@`;a91<i3a1<Z5_1<i6@<Y7J@<S8F<i8P1<i9E<^:4<b:2@<d:d1<X<_1<g=Z1<Q?G<h?V1
              <n@G@<eAE<ZBV1<`C?<oC?<^:4<b:2@<^DQ1<_E^1<mFA<^GK<YHB<kHL@<gID<[J_1<jKG<aLI<^:4<b:2@<ZML<VN^1<dON<bP1P1<bQ1H<ZR1
              M@<WS1I<PT1U2<UV1T1<YW1c1<^:4<b:2@<lX1^1<ZZ1`1<h?V1<j[1I<c\1d1<W^1M<T_1Y1<]`1L<Ya1b1<kb1N@<ic1[1<Te1`2<dg1C<Wh1
              K<Ri1I<ki1M<^:4<b:2`S1
              """#,
            places: #"""
              >0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
              00000000000000000000000
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
              /// Distances from the four edges, in points.
              public struct TokenInsets: Hashable, Sendable {
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
              colordimensionfontFamilyfontWeightdurationcubicBeziernumberstrokeStylebordertransitionshadowgradienttypographypxremem%vwvhvminvmaxvivbsvwsvhlvwlvhdvwdvhexchcapiclhrlhcqwcqhcqicqbcqmincqmaxcmmmQinptpcmsssrgbsrgb-linearhslhwblablchoklaboklchdisplay-p3a98-rgbprophoto-rgbrec2020xyz-d65xyz-d50soliddasheddotteddoublegrooveridgeoutsetinsetroundbuttsquarenormalitalicobliquestartendleftrightcenterjustifynoneuppercaselowercasecapitalizeunderlineoverlineline-throughwordWrappingcharWrappingclippingtruncatingHeadtruncatingMiddletruncatingTailappearancecontrastlightdarkstandardhighlightHighContrastdarkHighContrastviewlabelbuttonother
              """#
          )
        ),
      ]
    )
  }
}
