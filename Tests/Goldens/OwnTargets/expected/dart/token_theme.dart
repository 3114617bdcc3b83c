import 'dart:ui' show ColorSpace, lerpDouble;

import 'package:flutter/material.dart';

/// What differs between themes.
@immutable
class TokenTheme extends ThemeExtension<TokenTheme> {
  const TokenTheme({
    required this.colorBackgroundPage,
    required this.colorBackgroundCard,
    required this.colorBackgroundField,
    required this.colorBackgroundAccent,
    required this.colorBackgroundInverse,
    required this.colorTextBody,
    required this.colorTextSecondary,
    required this.colorTextPlaceholder,
    required this.colorTextLink,
    required this.colorTextMuted,
    required this.colorSignalError,
    required this.colorSignalWarning,
    required this.colorSignalSuccess,
    required this.colorOnAccent,
    required this.colorOnInverse,
    required this.colorOnError,
    required this.colorOnSuccess,
    required this.colorLine,
    required this.colorShade,
    required this.radiusCard,
    required this.textNavigationTitle,
    required this.textNavigationAction,
    required this.textHeadline,
    required this.textSubheadline,
    required this.textLead,
    required this.textBody1,
    required this.textBody2,
    required this.textCaption,
    required this.textOverline,
    required this.shadowCard,
    required this.shadowSheet,
    required this.componentNewsCardRegularBackground,
    required this.componentNewsCardRegularCornerRadius,
    required this.componentNewsCardRegularShadow,
    required this.componentNewsCardRegularTitleText,
    required this.componentNewsCardRegularTitleColor,
    required this.componentNewsCardRegularMessageText,
    required this.componentNewsCardRegularMessageColor,
    required this.componentNewsCardCompactBackground,
    required this.componentNewsCardCompactCornerRadius,
    required this.componentNewsCardCompactShadow,
    required this.componentNewsCardCompactTitleColor,
    required this.componentNewsCardCompactMessageText,
    required this.componentNewsCardCompactMessageColor,
    required this.componentButtonPrimaryBackground,
    required this.componentButtonPrimaryBackgroundPressed,
    required this.componentButtonPrimaryColor,
    required this.componentButtonSecondaryBackground,
    required this.componentButtonSecondaryBackgroundPressed,
    required this.componentButtonSecondaryColor,
  });

  /// The background of every screen.
  final Color colorBackgroundPage;

  /// Cards, sheets, and menus, which are above the page.
  final Color colorBackgroundCard;

  /// Text fields and other inputs.
  final Color colorBackgroundField;

  /// The primary action of a screen.
  final Color colorBackgroundAccent;

  /// Notices that must stand out from the page.
  final Color colorBackgroundInverse;

  /// Body text and titles.
  final Color colorTextBody;

  /// Dates, sources, and other secondary text.
  final Color colorTextSecondary;

  /// The placeholder text of empty fields.
  final Color colorTextPlaceholder;

  /// Links in body text.
  final Color colorTextLink;

  /// The old name of secondary text.
  @Deprecated('Use {color.text.secondary}, which is the same color.')
  final Color colorTextMuted;

  /// Red: something failed or is about to be lost.
  final Color colorSignalError;

  /// Amber: something needs attention soon.
  final Color colorSignalWarning;

  /// Green: something went well.
  final Color colorSignalSuccess;

  /// Text and symbols on the accent background.
  final Color colorOnAccent;

  /// Text and symbols on the inverse background.
  final Color colorOnInverse;

  /// Text and symbols on the error signal.
  final Color colorOnError;

  /// Text and symbols on the success signal.
  final Color colorOnSuccess;

  /// Hairlines between related items.
  final Color colorLine;

  /// The color of shadows.
  final Color colorShade;

  /// Cards and sheets.
  final double radiusCard;

  /// The title of a screen in its navigation bar.
  final TextStyle textNavigationTitle;

  /// Actions at either end of the navigation bar.
  final TextStyle textNavigationAction;

  /// The title of an article.
  final TextStyle textHeadline;

  /// The title of a section, or of an article in a list.
  final TextStyle textSubheadline;

  /// The first paragraph of an article.
  final TextStyle textLead;

  /// Body text.
  final TextStyle textBody1;

  /// Body text in tight spaces.
  final TextStyle textBody2;

  /// Captions, dates, and sources.
  final TextStyle textCaption;

  /// The topic of an article, above its title.
  final TextStyle textOverline;

  /// Cards, which are just above the page.
  final List<BoxShadow> shadowCard;

  /// Sheets and menus, which are above everything else.
  final List<BoxShadow> shadowSheet;

  /// The background of the card.
  final Color componentNewsCardRegularBackground;

  /// The corner radius of the card.
  final double componentNewsCardRegularCornerRadius;

  /// The shadow of the card.
  final List<BoxShadow> componentNewsCardRegularShadow;

  /// The text style of the title.
  final TextStyle componentNewsCardRegularTitleText;

  /// The color of the title.
  final Color componentNewsCardRegularTitleColor;

  /// The text style of the message.
  final TextStyle componentNewsCardRegularMessageText;

  /// The color of the message.
  final Color componentNewsCardRegularMessageColor;

  /// The background of the card.
  final Color componentNewsCardCompactBackground;

  /// The corner radius of the card.
  final double componentNewsCardCompactCornerRadius;

  /// The shadow of the card.
  final List<BoxShadow> componentNewsCardCompactShadow;

  /// The color of the title.
  final Color componentNewsCardCompactTitleColor;

  /// The text style of the message.
  final TextStyle componentNewsCardCompactMessageText;

  /// The color of the message.
  final Color componentNewsCardCompactMessageColor;

  /// The background of the button.
  final Color componentButtonPrimaryBackground;

  /// The background of the button while it's pressed.
  final Color componentButtonPrimaryBackgroundPressed;

  /// The color of the label.
  final Color componentButtonPrimaryColor;

  final Color componentButtonSecondaryBackground;

  final Color componentButtonSecondaryBackgroundPressed;

  final Color componentButtonSecondaryColor;

  static const plumLight = TokenTheme(
    colorBackgroundPage: Color(0xFFFAF7FA),
    colorBackgroundCard: Color(0xFFFFFFFF),
    colorBackgroundField: Color(0xFFEFEAF0),
    colorBackgroundAccent: Color(0xFF660066),
    colorBackgroundInverse: Color(0xFF1C1720),
    colorTextBody: Color(0xFF1C1720),
    colorTextSecondary: Color(0xFF5F5666),
    colorTextPlaceholder: Color(0xFF6F6676),
    colorTextLink: Color(0xFF660066),
    colorTextMuted: Color(0xFF5F5666),
    colorSignalError: Color.from(alpha: 1, red: 0.74, green: 0.09, blue: 0.13, colorSpace: ColorSpace.displayP3),
    colorSignalWarning: Color.from(alpha: 1, red: 0.96, green: 0.7, blue: 0.15, colorSpace: ColorSpace.displayP3),
    colorSignalSuccess: Color.from(alpha: 1, red: 0.05, green: 0.45, blue: 0.2, colorSpace: ColorSpace.displayP3),
    colorOnAccent: Color(0xFFFFFFFF),
    colorOnInverse: Color(0xFFFAF7FA),
    colorOnError: Color(0xFFFFFFFF),
    colorOnSuccess: Color(0xFFFFFFFF),
    colorLine: Color(0xFFD9D8D9),
    colorShade: Color(0x291C1720),
    radiusCard: 12,
    textNavigationTitle: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w600,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textNavigationAction: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF660066),
    ),
    textHeadline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 24,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.5,
      height: 1.166667,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textSubheadline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textLead: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.4,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textBody1: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.411765,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textBody2: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    textCaption: TextStyle(
      fontFamily: 'Inter',
      fontSize: 13,
      fontWeight: FontWeight.w400,
      letterSpacing: 0.1,
      height: 1.384615,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    textOverline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 12,
      fontWeight: FontWeight.w600,
      letterSpacing: 0.96,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF660066),
    ),
    shadowCard: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    shadowSheet: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 12), blurRadius: 32, spreadRadius: -4),
    ],
    componentNewsCardRegularBackground: Color(0xFFFFFFFF),
    componentNewsCardRegularCornerRadius: 12,
    componentNewsCardRegularShadow: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardRegularTitleText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    componentNewsCardRegularTitleColor: Color(0xFF1C1720),
    componentNewsCardRegularMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    componentNewsCardRegularMessageColor: Color(0xFF5F5666),
    componentNewsCardCompactBackground: Color(0xFFFFFFFF),
    componentNewsCardCompactCornerRadius: 12,
    componentNewsCardCompactShadow: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardCompactTitleColor: Color(0xFF1C1720),
    componentNewsCardCompactMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    componentNewsCardCompactMessageColor: Color(0xFF5F5666),
    componentButtonPrimaryBackground: Color(0xFF660066),
    componentButtonPrimaryBackgroundPressed: Color(0xFF5B0B5B),
    componentButtonPrimaryColor: Color(0xFFFFFFFF),
    componentButtonSecondaryBackground: Color(0xFFFFFFFF),
    componentButtonSecondaryBackgroundPressed: Color(0xFFD9D8D9),
    componentButtonSecondaryColor: Color(0xFF660066),
  );

  static const plumDark = TokenTheme(
    colorBackgroundPage: Color(0xFF131015),
    colorBackgroundCard: Color(0xFF1F1A23),
    colorBackgroundField: Color(0xFF2B2530),
    colorBackgroundAccent: Color(0xFFE5A8E5),
    colorBackgroundInverse: Color(0xFFFAF7FA),
    colorTextBody: Color(0xFFFAF7FA),
    colorTextSecondary: Color(0xFFBEB4C2),
    colorTextPlaceholder: Color(0xFFBEB4C2),
    colorTextLink: Color(0xFFE5A8E5),
    colorTextMuted: Color(0xFFBEB4C2),
    colorSignalError: Color.from(alpha: 1, red: 1, green: 0.46, blue: 0.4, colorSpace: ColorSpace.displayP3),
    colorSignalWarning: Color.from(alpha: 1, red: 1, green: 0.8, blue: 0.35, colorSpace: ColorSpace.displayP3),
    colorSignalSuccess: Color.from(alpha: 1, red: 0.35, green: 0.86, blue: 0.5, colorSpace: ColorSpace.displayP3),
    colorOnAccent: Color(0xFF1C1720),
    colorOnInverse: Color(0xFF1C1720),
    colorOnError: Color(0xFF1C1720),
    colorOnSuccess: Color(0xFF1C1720),
    colorLine: Color(0xFF3B363E),
    colorShade: Color(0x99131015),
    radiusCard: 12,
    textNavigationTitle: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w600,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textNavigationAction: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFE5A8E5),
    ),
    textHeadline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 24,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.5,
      height: 1.166667,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textSubheadline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textLead: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.4,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textBody1: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.411765,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textBody2: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    textCaption: TextStyle(
      fontFamily: 'Inter',
      fontSize: 13,
      fontWeight: FontWeight.w400,
      letterSpacing: 0.1,
      height: 1.384615,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    textOverline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 12,
      fontWeight: FontWeight.w600,
      letterSpacing: 0.96,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFE5A8E5),
    ),
    shadowCard: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    shadowSheet: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 12), blurRadius: 32, spreadRadius: -4),
    ],
    componentNewsCardRegularBackground: Color(0xFF1F1A23),
    componentNewsCardRegularCornerRadius: 12,
    componentNewsCardRegularShadow: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardRegularTitleText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    componentNewsCardRegularTitleColor: Color(0xFFFAF7FA),
    componentNewsCardRegularMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    componentNewsCardRegularMessageColor: Color(0xFFBEB4C2),
    componentNewsCardCompactBackground: Color(0xFF1F1A23),
    componentNewsCardCompactCornerRadius: 12,
    componentNewsCardCompactShadow: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardCompactTitleColor: Color(0xFFFAF7FA),
    componentNewsCardCompactMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    componentNewsCardCompactMessageColor: Color(0xFFBEB4C2),
    componentButtonPrimaryBackground: Color(0xFFE5A8E5),
    componentButtonPrimaryBackgroundPressed: Color(0xFFE9B4E8),
    componentButtonPrimaryColor: Color(0xFF1C1720),
    componentButtonSecondaryBackground: Color(0xFF1F1A23),
    componentButtonSecondaryBackgroundPressed: Color(0xFF3B363E),
    componentButtonSecondaryColor: Color(0xFFE5A8E5),
  );

  static const sandLight = TokenTheme(
    colorBackgroundPage: Color(0xFFFAF7FA),
    colorBackgroundCard: Color(0xFFFFFFFF),
    colorBackgroundField: Color(0xFFEFEAF0),
    colorBackgroundAccent: Color(0xFF6F4E12),
    colorBackgroundInverse: Color(0xFF1C1720),
    colorTextBody: Color(0xFF1C1720),
    colorTextSecondary: Color(0xFF5F5666),
    colorTextPlaceholder: Color(0xFF6F6676),
    colorTextLink: Color(0xFF6F4E12),
    colorTextMuted: Color(0xFF5F5666),
    colorSignalError: Color.from(alpha: 1, red: 0.74, green: 0.09, blue: 0.13, colorSpace: ColorSpace.displayP3),
    colorSignalWarning: Color.from(alpha: 1, red: 0.96, green: 0.7, blue: 0.15, colorSpace: ColorSpace.displayP3),
    colorSignalSuccess: Color.from(alpha: 1, red: 0.05, green: 0.45, blue: 0.2, colorSpace: ColorSpace.displayP3),
    colorOnAccent: Color(0xFFFFFFFF),
    colorOnInverse: Color(0xFFFAF7FA),
    colorOnError: Color(0xFFFFFFFF),
    colorOnSuccess: Color(0xFFFFFFFF),
    colorLine: Color(0xFFD9D8D9),
    colorShade: Color(0x291C1720),
    radiusCard: 4,
    textNavigationTitle: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w600,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textNavigationAction: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF6F4E12),
    ),
    textHeadline: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 24,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.5,
      height: 1.166667,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textSubheadline: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textLead: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.4,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textBody1: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.411765,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    textBody2: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    textCaption: TextStyle(
      fontFamily: 'Inter',
      fontSize: 13,
      fontWeight: FontWeight.w400,
      letterSpacing: 0.1,
      height: 1.384615,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    textOverline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 12,
      fontWeight: FontWeight.w600,
      letterSpacing: 0.96,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF6F4E12),
    ),
    shadowCard: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    shadowSheet: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 12), blurRadius: 32, spreadRadius: -4),
    ],
    componentNewsCardRegularBackground: Color(0xFFFFFFFF),
    componentNewsCardRegularCornerRadius: 4,
    componentNewsCardRegularShadow: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardRegularTitleText: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF1C1720),
    ),
    componentNewsCardRegularTitleColor: Color(0xFF1C1720),
    componentNewsCardRegularMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    componentNewsCardRegularMessageColor: Color(0xFF5F5666),
    componentNewsCardCompactBackground: Color(0xFFFFFFFF),
    componentNewsCardCompactCornerRadius: 4,
    componentNewsCardCompactShadow: [
      BoxShadow(color: Color(0x291C1720), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardCompactTitleColor: Color(0xFF1C1720),
    componentNewsCardCompactMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFF5F5666),
    ),
    componentNewsCardCompactMessageColor: Color(0xFF5F5666),
    componentButtonPrimaryBackground: Color(0xFF6F4E12),
    componentButtonPrimaryBackgroundPressed: Color(0xFF61451A),
    componentButtonPrimaryColor: Color(0xFFFFFFFF),
    componentButtonSecondaryBackground: Color(0xFFFFFFFF),
    componentButtonSecondaryBackgroundPressed: Color(0xFFD9D8D9),
    componentButtonSecondaryColor: Color(0xFF6F4E12),
  );

  static const sandDark = TokenTheme(
    colorBackgroundPage: Color(0xFF131015),
    colorBackgroundCard: Color(0xFF1F1A23),
    colorBackgroundField: Color(0xFF2B2530),
    colorBackgroundAccent: Color(0xFFCCB380),
    colorBackgroundInverse: Color(0xFFFAF7FA),
    colorTextBody: Color(0xFFFAF7FA),
    colorTextSecondary: Color(0xFFBEB4C2),
    colorTextPlaceholder: Color(0xFFBEB4C2),
    colorTextLink: Color(0xFFCCB380),
    colorTextMuted: Color(0xFFBEB4C2),
    colorSignalError: Color.from(alpha: 1, red: 1, green: 0.46, blue: 0.4, colorSpace: ColorSpace.displayP3),
    colorSignalWarning: Color.from(alpha: 1, red: 1, green: 0.8, blue: 0.35, colorSpace: ColorSpace.displayP3),
    colorSignalSuccess: Color.from(alpha: 1, red: 0.35, green: 0.86, blue: 0.5, colorSpace: ColorSpace.displayP3),
    colorOnAccent: Color(0xFF1C1720),
    colorOnInverse: Color(0xFF1C1720),
    colorOnError: Color(0xFF1C1720),
    colorOnSuccess: Color(0xFF1C1720),
    colorLine: Color(0xFF3B363E),
    colorShade: Color(0x99131015),
    radiusCard: 4,
    textNavigationTitle: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w600,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textNavigationAction: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: -0.4,
      height: 1.294118,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFCCB380),
    ),
    textHeadline: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 24,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.5,
      height: 1.166667,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textSubheadline: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textLead: TextStyle(
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.4,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textBody1: TextStyle(
      fontFamily: 'Inter',
      fontSize: 17,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.411765,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    textBody2: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    textCaption: TextStyle(
      fontFamily: 'Inter',
      fontSize: 13,
      fontWeight: FontWeight.w400,
      letterSpacing: 0.1,
      height: 1.384615,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    textOverline: TextStyle(
      fontFamily: 'Inter',
      fontSize: 12,
      fontWeight: FontWeight.w600,
      letterSpacing: 0.96,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFCCB380),
    ),
    shadowCard: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    shadowSheet: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 12), blurRadius: 32, spreadRadius: -4),
    ],
    componentNewsCardRegularBackground: Color(0xFF1F1A23),
    componentNewsCardRegularCornerRadius: 4,
    componentNewsCardRegularShadow: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardRegularTitleText: TextStyle(
      fontFamily: 'Newsreader',
      fontFamilyFallback: ['Georgia'],
      fontSize: 20,
      fontWeight: FontWeight.w700,
      letterSpacing: -0.3,
      height: 1.2,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFFAF7FA),
    ),
    componentNewsCardRegularTitleColor: Color(0xFFFAF7FA),
    componentNewsCardRegularMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    componentNewsCardRegularMessageColor: Color(0xFFBEB4C2),
    componentNewsCardCompactBackground: Color(0xFF1F1A23),
    componentNewsCardCompactCornerRadius: 4,
    componentNewsCardCompactShadow: [
      BoxShadow(color: Color(0x99131015), offset: Offset(0, 2), blurRadius: 8, spreadRadius: 0),
    ],
    componentNewsCardCompactTitleColor: Color(0xFFFAF7FA),
    componentNewsCardCompactMessageText: TextStyle(
      fontFamily: 'Inter',
      fontSize: 15,
      fontWeight: FontWeight.w400,
      letterSpacing: 0,
      height: 1.333333,
      leadingDistribution: TextLeadingDistribution.even,
      color: Color(0xFFBEB4C2),
    ),
    componentNewsCardCompactMessageColor: Color(0xFFBEB4C2),
    componentButtonPrimaryBackground: Color(0xFFCCB380),
    componentButtonPrimaryBackgroundPressed: Color(0xFFD3BD92),
    componentButtonPrimaryColor: Color(0xFF1C1720),
    componentButtonSecondaryBackground: Color(0xFF1F1A23),
    componentButtonSecondaryBackgroundPressed: Color(0xFF3B363E),
    componentButtonSecondaryColor: Color(0xFFCCB380),
  );

  @override
  TokenTheme copyWith({
    Color? colorBackgroundPage,
    Color? colorBackgroundCard,
    Color? colorBackgroundField,
    Color? colorBackgroundAccent,
    Color? colorBackgroundInverse,
    Color? colorTextBody,
    Color? colorTextSecondary,
    Color? colorTextPlaceholder,
    Color? colorTextLink,
    Color? colorTextMuted,
    Color? colorSignalError,
    Color? colorSignalWarning,
    Color? colorSignalSuccess,
    Color? colorOnAccent,
    Color? colorOnInverse,
    Color? colorOnError,
    Color? colorOnSuccess,
    Color? colorLine,
    Color? colorShade,
    double? radiusCard,
    TextStyle? textNavigationTitle,
    TextStyle? textNavigationAction,
    TextStyle? textHeadline,
    TextStyle? textSubheadline,
    TextStyle? textLead,
    TextStyle? textBody1,
    TextStyle? textBody2,
    TextStyle? textCaption,
    TextStyle? textOverline,
    List<BoxShadow>? shadowCard,
    List<BoxShadow>? shadowSheet,
    Color? componentNewsCardRegularBackground,
    double? componentNewsCardRegularCornerRadius,
    List<BoxShadow>? componentNewsCardRegularShadow,
    TextStyle? componentNewsCardRegularTitleText,
    Color? componentNewsCardRegularTitleColor,
    TextStyle? componentNewsCardRegularMessageText,
    Color? componentNewsCardRegularMessageColor,
    Color? componentNewsCardCompactBackground,
    double? componentNewsCardCompactCornerRadius,
    List<BoxShadow>? componentNewsCardCompactShadow,
    Color? componentNewsCardCompactTitleColor,
    TextStyle? componentNewsCardCompactMessageText,
    Color? componentNewsCardCompactMessageColor,
    Color? componentButtonPrimaryBackground,
    Color? componentButtonPrimaryBackgroundPressed,
    Color? componentButtonPrimaryColor,
    Color? componentButtonSecondaryBackground,
    Color? componentButtonSecondaryBackgroundPressed,
    Color? componentButtonSecondaryColor,
  }) =>
      TokenTheme(
        colorBackgroundPage: colorBackgroundPage ?? this.colorBackgroundPage,
        colorBackgroundCard: colorBackgroundCard ?? this.colorBackgroundCard,
        colorBackgroundField: colorBackgroundField ?? this.colorBackgroundField,
        colorBackgroundAccent: colorBackgroundAccent ?? this.colorBackgroundAccent,
        colorBackgroundInverse: colorBackgroundInverse ?? this.colorBackgroundInverse,
        colorTextBody: colorTextBody ?? this.colorTextBody,
        colorTextSecondary: colorTextSecondary ?? this.colorTextSecondary,
        colorTextPlaceholder: colorTextPlaceholder ?? this.colorTextPlaceholder,
        colorTextLink: colorTextLink ?? this.colorTextLink,
        colorTextMuted: colorTextMuted ?? this.colorTextMuted,
        colorSignalError: colorSignalError ?? this.colorSignalError,
        colorSignalWarning: colorSignalWarning ?? this.colorSignalWarning,
        colorSignalSuccess: colorSignalSuccess ?? this.colorSignalSuccess,
        colorOnAccent: colorOnAccent ?? this.colorOnAccent,
        colorOnInverse: colorOnInverse ?? this.colorOnInverse,
        colorOnError: colorOnError ?? this.colorOnError,
        colorOnSuccess: colorOnSuccess ?? this.colorOnSuccess,
        colorLine: colorLine ?? this.colorLine,
        colorShade: colorShade ?? this.colorShade,
        radiusCard: radiusCard ?? this.radiusCard,
        textNavigationTitle: textNavigationTitle ?? this.textNavigationTitle,
        textNavigationAction: textNavigationAction ?? this.textNavigationAction,
        textHeadline: textHeadline ?? this.textHeadline,
        textSubheadline: textSubheadline ?? this.textSubheadline,
        textLead: textLead ?? this.textLead,
        textBody1: textBody1 ?? this.textBody1,
        textBody2: textBody2 ?? this.textBody2,
        textCaption: textCaption ?? this.textCaption,
        textOverline: textOverline ?? this.textOverline,
        shadowCard: shadowCard ?? this.shadowCard,
        shadowSheet: shadowSheet ?? this.shadowSheet,
        componentNewsCardRegularBackground: componentNewsCardRegularBackground ?? this.componentNewsCardRegularBackground,
        componentNewsCardRegularCornerRadius: componentNewsCardRegularCornerRadius ?? this.componentNewsCardRegularCornerRadius,
        componentNewsCardRegularShadow: componentNewsCardRegularShadow ?? this.componentNewsCardRegularShadow,
        componentNewsCardRegularTitleText: componentNewsCardRegularTitleText ?? this.componentNewsCardRegularTitleText,
        componentNewsCardRegularTitleColor: componentNewsCardRegularTitleColor ?? this.componentNewsCardRegularTitleColor,
        componentNewsCardRegularMessageText: componentNewsCardRegularMessageText ?? this.componentNewsCardRegularMessageText,
        componentNewsCardRegularMessageColor: componentNewsCardRegularMessageColor ?? this.componentNewsCardRegularMessageColor,
        componentNewsCardCompactBackground: componentNewsCardCompactBackground ?? this.componentNewsCardCompactBackground,
        componentNewsCardCompactCornerRadius: componentNewsCardCompactCornerRadius ?? this.componentNewsCardCompactCornerRadius,
        componentNewsCardCompactShadow: componentNewsCardCompactShadow ?? this.componentNewsCardCompactShadow,
        componentNewsCardCompactTitleColor: componentNewsCardCompactTitleColor ?? this.componentNewsCardCompactTitleColor,
        componentNewsCardCompactMessageText: componentNewsCardCompactMessageText ?? this.componentNewsCardCompactMessageText,
        componentNewsCardCompactMessageColor: componentNewsCardCompactMessageColor ?? this.componentNewsCardCompactMessageColor,
        componentButtonPrimaryBackground: componentButtonPrimaryBackground ?? this.componentButtonPrimaryBackground,
        componentButtonPrimaryBackgroundPressed: componentButtonPrimaryBackgroundPressed ?? this.componentButtonPrimaryBackgroundPressed,
        componentButtonPrimaryColor: componentButtonPrimaryColor ?? this.componentButtonPrimaryColor,
        componentButtonSecondaryBackground: componentButtonSecondaryBackground ?? this.componentButtonSecondaryBackground,
        componentButtonSecondaryBackgroundPressed: componentButtonSecondaryBackgroundPressed ?? this.componentButtonSecondaryBackgroundPressed,
        componentButtonSecondaryColor: componentButtonSecondaryColor ?? this.componentButtonSecondaryColor,
      );

  @override
  TokenTheme lerp(TokenTheme? other, double t) {
    if (other == null) return this;
    return TokenTheme(
      colorBackgroundPage: Color.lerp(colorBackgroundPage, other.colorBackgroundPage, t)!,
      colorBackgroundCard: Color.lerp(colorBackgroundCard, other.colorBackgroundCard, t)!,
      colorBackgroundField: Color.lerp(colorBackgroundField, other.colorBackgroundField, t)!,
      colorBackgroundAccent: Color.lerp(colorBackgroundAccent, other.colorBackgroundAccent, t)!,
      colorBackgroundInverse: Color.lerp(colorBackgroundInverse, other.colorBackgroundInverse, t)!,
      colorTextBody: Color.lerp(colorTextBody, other.colorTextBody, t)!,
      colorTextSecondary: Color.lerp(colorTextSecondary, other.colorTextSecondary, t)!,
      colorTextPlaceholder: Color.lerp(colorTextPlaceholder, other.colorTextPlaceholder, t)!,
      colorTextLink: Color.lerp(colorTextLink, other.colorTextLink, t)!,
      colorTextMuted: Color.lerp(colorTextMuted, other.colorTextMuted, t)!,
      colorSignalError: Color.lerp(colorSignalError, other.colorSignalError, t)!,
      colorSignalWarning: Color.lerp(colorSignalWarning, other.colorSignalWarning, t)!,
      colorSignalSuccess: Color.lerp(colorSignalSuccess, other.colorSignalSuccess, t)!,
      colorOnAccent: Color.lerp(colorOnAccent, other.colorOnAccent, t)!,
      colorOnInverse: Color.lerp(colorOnInverse, other.colorOnInverse, t)!,
      colorOnError: Color.lerp(colorOnError, other.colorOnError, t)!,
      colorOnSuccess: Color.lerp(colorOnSuccess, other.colorOnSuccess, t)!,
      colorLine: Color.lerp(colorLine, other.colorLine, t)!,
      colorShade: Color.lerp(colorShade, other.colorShade, t)!,
      radiusCard: lerpDouble(radiusCard, other.radiusCard, t)!,
      textNavigationTitle: TextStyle.lerp(textNavigationTitle, other.textNavigationTitle, t)!,
      textNavigationAction: TextStyle.lerp(textNavigationAction, other.textNavigationAction, t)!,
      textHeadline: TextStyle.lerp(textHeadline, other.textHeadline, t)!,
      textSubheadline: TextStyle.lerp(textSubheadline, other.textSubheadline, t)!,
      textLead: TextStyle.lerp(textLead, other.textLead, t)!,
      textBody1: TextStyle.lerp(textBody1, other.textBody1, t)!,
      textBody2: TextStyle.lerp(textBody2, other.textBody2, t)!,
      textCaption: TextStyle.lerp(textCaption, other.textCaption, t)!,
      textOverline: TextStyle.lerp(textOverline, other.textOverline, t)!,
      shadowCard: BoxShadow.lerpList(shadowCard, other.shadowCard, t)!,
      shadowSheet: BoxShadow.lerpList(shadowSheet, other.shadowSheet, t)!,
      componentNewsCardRegularBackground: Color.lerp(componentNewsCardRegularBackground, other.componentNewsCardRegularBackground, t)!,
      componentNewsCardRegularCornerRadius: lerpDouble(componentNewsCardRegularCornerRadius, other.componentNewsCardRegularCornerRadius, t)!,
      componentNewsCardRegularShadow: BoxShadow.lerpList(componentNewsCardRegularShadow, other.componentNewsCardRegularShadow, t)!,
      componentNewsCardRegularTitleText: TextStyle.lerp(componentNewsCardRegularTitleText, other.componentNewsCardRegularTitleText, t)!,
      componentNewsCardRegularTitleColor: Color.lerp(componentNewsCardRegularTitleColor, other.componentNewsCardRegularTitleColor, t)!,
      componentNewsCardRegularMessageText: TextStyle.lerp(componentNewsCardRegularMessageText, other.componentNewsCardRegularMessageText, t)!,
      componentNewsCardRegularMessageColor: Color.lerp(componentNewsCardRegularMessageColor, other.componentNewsCardRegularMessageColor, t)!,
      componentNewsCardCompactBackground: Color.lerp(componentNewsCardCompactBackground, other.componentNewsCardCompactBackground, t)!,
      componentNewsCardCompactCornerRadius: lerpDouble(componentNewsCardCompactCornerRadius, other.componentNewsCardCompactCornerRadius, t)!,
      componentNewsCardCompactShadow: BoxShadow.lerpList(componentNewsCardCompactShadow, other.componentNewsCardCompactShadow, t)!,
      componentNewsCardCompactTitleColor: Color.lerp(componentNewsCardCompactTitleColor, other.componentNewsCardCompactTitleColor, t)!,
      componentNewsCardCompactMessageText: TextStyle.lerp(componentNewsCardCompactMessageText, other.componentNewsCardCompactMessageText, t)!,
      componentNewsCardCompactMessageColor: Color.lerp(componentNewsCardCompactMessageColor, other.componentNewsCardCompactMessageColor, t)!,
      componentButtonPrimaryBackground: Color.lerp(componentButtonPrimaryBackground, other.componentButtonPrimaryBackground, t)!,
      componentButtonPrimaryBackgroundPressed: Color.lerp(componentButtonPrimaryBackgroundPressed, other.componentButtonPrimaryBackgroundPressed, t)!,
      componentButtonPrimaryColor: Color.lerp(componentButtonPrimaryColor, other.componentButtonPrimaryColor, t)!,
      componentButtonSecondaryBackground: Color.lerp(componentButtonSecondaryBackground, other.componentButtonSecondaryBackground, t)!,
      componentButtonSecondaryBackgroundPressed: Color.lerp(componentButtonSecondaryBackgroundPressed, other.componentButtonSecondaryBackgroundPressed, t)!,
      componentButtonSecondaryColor: Color.lerp(componentButtonSecondaryColor, other.componentButtonSecondaryColor, t)!,
    );
  }
}
