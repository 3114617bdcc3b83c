import 'dart:ui' show ColorSpace;

import 'package:flutter/animation.dart';
import 'package:flutter/painting.dart';

/// What is the same in every theme.
abstract final class Tokens {
  /// Text and symbols on the warning signal.
  static const Color colorOnWarning = Color(0xFF1C1720);
  /// Dims the page while a sheet is open.
  static const Color colorScrim = Color(0x99131015);
  /// The unit of the layout grid.
  static const double dimensionGrid = 8;
  /// The space between a symbol and its label.
  static const double dimensionSpaceTiny = 4;
  /// The space between related lines.
  static const double dimensionSpaceSmall = 8;
  /// The padding of cards.
  static const double dimensionSpaceMedium = 16;
  /// The space between cards.
  static const double dimensionSpaceLarge = 24;
  /// The space between the sections of a page.
  static const double dimensionSpaceHuge = 48;
  /// The margin between the content and the edge of the screen.
  static const double dimensionMargin = 16;
  /// The amount by which an author's picture overlaps the edge of its card.
  static const double dimensionOverlap = -8;
  /// The minimum width and height of touch targets.
  static const double dimensionTarget = 44;
  /// The maximum width of a column of text.
  static const double dimensionColumn = 672;
  /// Fields and labels.
  static const double radiusSmall = 4;
  /// Buttons: half their height, for fully rounded ends.
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
  /// Disabled controls.
  static const double opacityDisabled = 0.4;
  /// Feedback to a touch.
  static const Duration motionDurationQuick = Duration(microseconds: 120000);
  /// Large elements that appear or disappear.
  static const Duration motionDurationCalm = Duration(microseconds: 300000);
  /// Without delay.
  static const Duration motionDurationNone = Duration(microseconds: 0);
  /// Elements that stay on the screen.
  static const Cubic motionEasingStandard = Cubic(0.2, 0, 0, 1);
  /// Elements that appear.
  static const Cubic motionEasingEnter = Cubic(0, 0, 0, 1);
  /// Elements that disappear.
  static const Cubic motionEasingLeave = Cubic(0.3, 0, 1, 1);
  /// The padding between the edge of the card and its text.
  static const double componentNewsCardRegularPadding = 16;
  /// The corner radius of the picture.
  static const double componentNewsCardRegularPictureCornerRadius = 4;
  /// The spacing between the title and the message.
  static const double componentNewsCardRegularMessageMarginTop = 4;
  static const double componentNewsCardCompactPadding = 8;
  /// The corner radius of the picture.
  static const double componentNewsCardCompactPictureCornerRadius = 4;
  static const TextStyle componentNewsCardCompactTitleText = TextStyle(
    fontFamily: 'Inter',
    fontSize: 17,
    fontWeight: FontWeight.w600,
    letterSpacing: 0,
    height: 1.411765,
    leadingDistribution: TextLeadingDistribution.even,
  );
  /// The spacing between the title and the message.
  static const double componentNewsCardCompactMessageMarginTop = 4;
  /// The opacity of a disabled button.
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
  /// The corner radius of the button.
  static const double componentButtonPrimaryCornerRadius = 22;
  /// The minimum height of the button.
  static const double componentButtonPrimaryMinimumHeight = 44;
  /// The opacity of a disabled button.
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
  /// The corner radius of the button.
  static const double componentButtonSecondaryCornerRadius = 22;
  /// The minimum height of the button.
  static const double componentButtonSecondaryMinimumHeight = 44;
}
