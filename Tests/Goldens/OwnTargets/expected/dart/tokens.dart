import 'dart:ui' show ColorSpace;

import 'package:flutter/animation.dart';
import 'package:flutter/painting.dart';

/// What is the same in every theme.
abstract final class Tokens {
  /// Text and symbols on the warning signal.
  static const Color colorOnWarning = Color(0xFF1C1720);
  /// Lies over the page while a sheet is open.
  static const Color colorScrim = Color(0x99131015);
  /// The unit of the grid that everything stands on.
  static const double dimensionGrid = 8;
  /// Between a symbol and its label.
  static const double dimensionSpaceTiny = 4;
  /// Between lines that belong together.
  static const double dimensionSpaceSmall = 8;
  /// Between the edge of a card and its content.
  static const double dimensionSpaceMedium = 16;
  /// Between cards.
  static const double dimensionSpaceLarge = 24;
  /// Between the sections of a page.
  static const double dimensionSpaceHuge = 48;
  /// Between the content and the edge of the screen.
  static const double dimensionMargin = 16;
  /// How far a picture of the author reaches out of its card.
  static const double dimensionOverlap = -8;
  /// The least width and height of anything that can be touched.
  static const double dimensionTarget = 44;
  /// The widest column that is comfortable to read.
  static const double dimensionColumn = 672;
  /// Fields and labels.
  static const double radiusSmall = 4;
  /// Buttons: half their height, so that both ends are round.
  static const double radiusPill = 22;
  /// The label of a button.
  static const TextStyle textButton = TextStyle(
    fontFamily: 'Inter',
    fontSize: 17,
    fontWeight: FontWeight.w600,
    letterSpacing: 0,
    height: 1.411765,
    leadingDistribution: TextLeadingDistribution.even,
  );
  /// Controls that do nothing at the moment.
  static const double opacityDisabled = 0.4;
  /// The answer to a touch.
  static const Duration motionDurationQuick = Duration(microseconds: 120000);
  /// Something large comes or goes.
  static const Duration motionDurationCalm = Duration(microseconds: 300000);
  /// At once.
  static const Duration motionDurationNone = Duration(microseconds: 0);
  /// Things that stay on the screen.
  static const Cubic motionEasingStandard = Cubic(0.2, 0, 0, 1);
  /// Things that come.
  static const Cubic motionEasingEnter = Cubic(0, 0, 0, 1);
  /// Things that go.
  static const Cubic motionEasingLeave = Cubic(0.3, 0, 1, 1);
  /// Between the edge of the card and its text.
  static const double componentNewsCardRegularPadding = 16;
  /// How round the picture is.
  static const double componentNewsCardRegularPictureCornerRadius = 4;
  /// Between the title and the message.
  static const double componentNewsCardRegularMessageMarginTop = 4;
  static const double componentNewsCardCompactPadding = 8;
  /// How round the picture is.
  static const double componentNewsCardCompactPictureCornerRadius = 4;
  static const TextStyle componentNewsCardCompactTitleText = TextStyle(
    fontFamily: 'Inter',
    fontSize: 17,
    fontWeight: FontWeight.w600,
    letterSpacing: 0,
    height: 1.411765,
    leadingDistribution: TextLeadingDistribution.even,
  );
  /// Between the title and the message.
  static const double componentNewsCardCompactMessageMarginTop = 4;
  /// How much of a button shows that does nothing at the moment.
  static const double componentButtonPrimaryOpacityDisabled = 0.4;
  /// The text style of the label.
  static const TextStyle componentButtonPrimaryText = TextStyle(
    fontFamily: 'Inter',
    fontSize: 17,
    fontWeight: FontWeight.w600,
    letterSpacing: 0,
    height: 1.411765,
    leadingDistribution: TextLeadingDistribution.even,
  );
  /// How round the button is.
  static const double componentButtonPrimaryCornerRadius = 22;
  /// The least height of the button.
  static const double componentButtonPrimaryMinimumHeight = 44;
  /// How much of a button shows that does nothing at the moment.
  static const double componentButtonSecondaryOpacityDisabled = 0.4;
  /// The text style of the label.
  static const TextStyle componentButtonSecondaryText = TextStyle(
    fontFamily: 'Inter',
    fontSize: 17,
    fontWeight: FontWeight.w600,
    letterSpacing: 0,
    height: 1.411765,
    leadingDistribution: TextLeadingDistribution.even,
  );
  /// How round the button is.
  static const double componentButtonSecondaryCornerRadius = 22;
  /// The least height of the button.
  static const double componentButtonSecondaryMinimumHeight = 44;
}
