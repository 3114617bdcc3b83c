import type { Border, CubicBezier, GradientStop, ShadowLayer, Transition, Typography } from "./types";

export const tokens = {
  color: {
    /** Hairlines between things that belong together. */
    line: "#d9d8d9" satisfies string,
    /** Lies over the page while a sheet is open. */
    scrim: "#13101599" satisfies string,
    /** The colour of shadows. */
    shade: "#1c172029" satisfies string,
    background: {
      /** The ground of every screen. */
      page: "#faf7fa" satisfies string,
      /** Cards, sheets and menus, which lie above the page. */
      card: "#ffffff" satisfies string,
      /** Text fields and other places that wait for input. */
      field: "#efeaf0" satisfies string,
      /** The one action of a screen that matters most. */
      accent: "#660066" satisfies string,
      /** Notices that must stand out from the page. */
      inverse: "#1c1720" satisfies string,
    },
    text: {
      /** Running text and titles. */
      body: "#1c1720" satisfies string,
      /** Dates, sources and other text of second rank. */
      secondary: "#5f5666" satisfies string,
      /** What stands in a field before somebody types. */
      placeholder: "#6f6676" satisfies string,
      /** Links in running text. */
      link: "#660066" satisfies string,
      /**
       * The old name of secondary text.
       * @deprecated Use {color.text.secondary}, which is the same colour.
       */
      muted: "#5f5666" satisfies string,
    },
    signal: {
      /** Red: something failed or is about to be lost. */
      error: "#ce0012" satisfies string,
      /** Amber: something needs attention soon. */
      warning: "#ffaf00" satisfies string,
      /** Green: something went well. */
      success: "#00742f" satisfies string,
    },
    on: {
      /** Text and symbols on the accent background. */
      accent: "#ffffff" satisfies string,
      /** Text and symbols on the inverse background. */
      inverse: "#faf7fa" satisfies string,
      /** Text and symbols on the error signal. */
      error: "#ffffff" satisfies string,
      /** Text and symbols on the warning signal. */
      warning: "#1c1720" satisfies string,
      /** Text and symbols on the success signal. */
      success: "#ffffff" satisfies string,
    },
  },
  dimension: {
    /** The unit of the grid that everything stands on. */
    grid: "8px" satisfies string,
    /** Between the content and the edge of the screen. */
    margin: "16px" satisfies string,
    /** How far a picture of the author reaches out of its card. */
    overlap: "-8px" satisfies string,
    /** The least width and height of anything that can be touched. */
    target: "44px" satisfies string,
    /** The widest column that is comfortable to read. */
    column: "42rem" satisfies string,
    space: {
      /** Between a symbol and its label. */
      tiny: "4px" satisfies string,
      /** Between lines that belong together. */
      small: "8px" satisfies string,
      /** Between the edge of a card and its content. */
      medium: "16px" satisfies string,
      /** Between cards. */
      large: "24px" satisfies string,
      /** Between the sections of a page. */
      huge: "48px" satisfies string,
    },
  },
  radius: {
    /** Fields and labels. */
    small: "4px" satisfies string,
    /** Cards and sheets. */
    card: "12px" satisfies string,
    /** Buttons: half their height, so that both ends are round. */
    pill: "22px" satisfies string,
  },
  face: {
    /** Everything but titles. */
    main: ["Inter", "system-ui", "sans-serif"] satisfies readonly string[],
    /** Titles, in the brand's own voice. */
    title: ["Inter", "system-ui", "sans-serif"] satisfies readonly string[],
  },
  weight: {
    /** Running text. */
    regular: 400 satisfies number,
    /** Labels and what must be found at a glance. */
    strong: 600 satisfies number,
    /** Titles. */
    title: 700 satisfies number,
  },
  text: {
    /** The title of a screen in its navigation bar. */
    navigationTitle: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 600, lineHeight: 1.294118 } satisfies Typography,
    /** Actions at either end of the navigation bar. */
    navigationAction: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 400, lineHeight: 1.294118 } satisfies Typography,
    /** The title of an article. */
    headline: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "24px", fontWeight: 700, lineHeight: 1.166667 } satisfies Typography,
    /** The title of a section, or of an article in a list. */
    subheadline: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "20px", fontWeight: 700, lineHeight: 1.2 } satisfies Typography,
    /** The first paragraph of an article. */
    lead: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "20px", fontWeight: 400, lineHeight: 1.4 } satisfies Typography,
    /** The label of a button. */
    button: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 600, lineHeight: 1.411765 } satisfies Typography,
    /** Running text. */
    body1: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 400, lineHeight: 1.411765 } satisfies Typography,
    /** Running text where there is little room. */
    body2: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "15px", fontWeight: 400, lineHeight: 1.333333 } satisfies Typography,
    /** Under pictures; dates and sources. */
    caption: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "13px", fontWeight: 400, lineHeight: 1.384615 } satisfies Typography,
    /** The subject of an article, above its title. */
    overline: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "12px", fontWeight: 600, lineHeight: 1.333333 } satisfies Typography,
  },
  stroke: {
    /** Almost every line. */
    plain: "solid" satisfies string,
    /** Around a place where something can be dropped. */
    drop: "dashed" satisfies string,
  },
  border: {
    /** Around cards, which would be lost on a bright page. */
    card: { width: "1px", style: "solid", color: "#d9d8d9" } satisfies Border,
    /** Around what the keyboard acts on. */
    focus: { width: "2px", style: "solid", color: "#660066" } satisfies Border,
    /** Around a place where a picture can be dropped. */
    drop: { width: "2px", style: "dashed", color: "#5f5666" } satisfies Border,
  },
  shadow: {
    /** Cards, which lie just above the page. */
    card: [
      { color: "#1c172029", offsetX: "0px", offsetY: "2px", blur: "8px", spread: "0px", inset: false },
    ] satisfies readonly ShadowLayer[],
    /** Sheets and menus, which lie above everything. */
    sheet: [
      { color: "#1c172029", offsetX: "0px", offsetY: "2px", blur: "8px", spread: "0px", inset: false },
      { color: "#1c172029", offsetX: "0px", offsetY: "12px", blur: "32px", spread: "-4px", inset: false },
    ] satisfies readonly ShadowLayer[],
  },
  gradient: {
    /** Over a picture from top to bottom, so that white text on it can be read. */
    picture: [{ color: "#13101500", position: 0 }, { color: "#13101566", position: 0.5 }, { color: "#131015cc", position: 1 }] satisfies readonly GradientStop[],
  },
  opacity: {
    /** Controls that do nothing at the moment. */
    disabled: 0.4 satisfies number,
  },
  motion: {
    /** A control that is pressed or let go. */
    press: { duration: 120, delay: 0, timingFunction: [0.2, 0, 0, 1] } satisfies Transition,
    /** A sheet that comes up. */
    present: { duration: 300, delay: 0, timingFunction: [0, 0, 0, 1] } satisfies Transition,
    duration: {
      /** The answer to a touch. */
      quick: 120 satisfies number,
      /** Something large comes or goes. */
      calm: 300 satisfies number,
      /** At once. */
      none: 0 satisfies number,
    },
    easing: {
      /** Things that stay on the screen. */
      standard: [0.2, 0, 0, 1] satisfies CubicBezier,
      /** Things that come. */
      enter: [0, 0, 0, 1] satisfies CubicBezier,
      /** Things that go. */
      leave: [0.3, 0, 1, 1] satisfies CubicBezier,
    },
  },
  component: {
    newsCard: {
      regular: {
        /** The ground of the card. */
        background: "#ffffff" satisfies string,
        /** How round the card is. */
        cornerRadius: "12px" satisfies string,
        /** Between the edge of the card and its text. */
        padding: "16px" satisfies string,
        /** The line around the card. */
        border: { width: "1px", style: "solid", color: "#d9d8d9" } satisfies Border,
        /** The shadow under the card. */
        shadow: [
          { color: "#1c172029", offsetX: "0px", offsetY: "2px", blur: "8px", spread: "0px", inset: false },
        ] satisfies readonly ShadowLayer[],
        picture: {
          /** How round the picture is. */
          cornerRadius: "4px" satisfies string,
        },
        title: {
          /** The text style of the title. */
          text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "20px", fontWeight: 700, lineHeight: 1.2 } satisfies Typography,
          /** The colour of the title. */
          color: "#1c1720" satisfies string,
        },
        message: {
          /** The text style of the message. */
          text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "15px", fontWeight: 400, lineHeight: 1.333333 } satisfies Typography,
          /** The colour of the message. */
          color: "#5f5666" satisfies string,
          /** Between the title and the message. */
          marginTop: "4px" satisfies string,
        },
      },
      compact: {
        /** The ground of the card. */
        background: "#ffffff" satisfies string,
        /** How round the card is. */
        cornerRadius: "12px" satisfies string,
        padding: "8px" satisfies string,
        /** The line around the card. */
        border: { width: "1px", style: "solid", color: "#d9d8d9" } satisfies Border,
        /** The shadow under the card. */
        shadow: [
          { color: "#1c172029", offsetX: "0px", offsetY: "2px", blur: "8px", spread: "0px", inset: false },
        ] satisfies readonly ShadowLayer[],
        picture: {
          /** How round the picture is. */
          cornerRadius: "4px" satisfies string,
        },
        title: {
          text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 600, lineHeight: 1.411765 } satisfies Typography,
          /** The colour of the title. */
          color: "#1c1720" satisfies string,
        },
        message: {
          /** The text style of the message. */
          text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "15px", fontWeight: 400, lineHeight: 1.333333 } satisfies Typography,
          /** The colour of the message. */
          color: "#5f5666" satisfies string,
          /** Between the title and the message. */
          marginTop: "4px" satisfies string,
        },
      },
    },
    button: {
      primary: {
        /** The ground of the button. */
        background: "#660066" satisfies string,
        /** The ground of the button while it is pressed. */
        backgroundPressed: "#5b0b5b" satisfies string,
        /** How much of a button shows that does nothing at the moment. */
        opacityDisabled: 0.4 satisfies number,
        /** The text style of the label. */
        text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 600, lineHeight: 1.411765 } satisfies Typography,
        /** The colour of the label. */
        color: "#ffffff" satisfies string,
        /** How round the button is. */
        cornerRadius: "22px" satisfies string,
        /** The least height of the button. */
        minimumHeight: "44px" satisfies string,
        /** From one ground to the other. */
        press: { duration: 120, delay: 0, timingFunction: [0.2, 0, 0, 1] } satisfies Transition,
      },
      secondary: {
        background: "#ffffff" satisfies string,
        backgroundPressed: "#d9d8d9" satisfies string,
        /** How much of a button shows that does nothing at the moment. */
        opacityDisabled: 0.4 satisfies number,
        /** The text style of the label. */
        text: { fontFamily: ["Inter", "system-ui", "sans-serif"], fontSize: "17px", fontWeight: 600, lineHeight: 1.411765 } satisfies Typography,
        color: "#660066" satisfies string,
        /** How round the button is. */
        cornerRadius: "22px" satisfies string,
        /** The least height of the button. */
        minimumHeight: "44px" satisfies string,
        /** From one ground to the other. */
        press: { duration: 120, delay: 0, timingFunction: [0.2, 0, 0, 1] } satisfies Transition,
      },
    },
  },
};

/** The paths of all tokens. */
export type TokenPath =
  | "color.background.page"
  | "color.background.card"
  | "color.background.field"
  | "color.background.accent"
  | "color.background.inverse"
  | "color.text.body"
  | "color.text.secondary"
  | "color.text.placeholder"
  | "color.text.link"
  | "color.text.muted"
  | "color.signal.error"
  | "color.signal.warning"
  | "color.signal.success"
  | "color.on.accent"
  | "color.on.inverse"
  | "color.on.error"
  | "color.on.warning"
  | "color.on.success"
  | "color.line"
  | "color.scrim"
  | "color.shade"
  | "dimension.grid"
  | "dimension.space.tiny"
  | "dimension.space.small"
  | "dimension.space.medium"
  | "dimension.space.large"
  | "dimension.space.huge"
  | "dimension.margin"
  | "dimension.overlap"
  | "dimension.target"
  | "dimension.column"
  | "radius.small"
  | "radius.card"
  | "radius.pill"
  | "face.main"
  | "face.title"
  | "weight.regular"
  | "weight.strong"
  | "weight.title"
  | "text.navigationTitle"
  | "text.navigationAction"
  | "text.headline"
  | "text.subheadline"
  | "text.lead"
  | "text.button"
  | "text.body1"
  | "text.body2"
  | "text.caption"
  | "text.overline"
  | "stroke.plain"
  | "stroke.drop"
  | "border.card"
  | "border.focus"
  | "border.drop"
  | "shadow.card"
  | "shadow.sheet"
  | "gradient.picture"
  | "opacity.disabled"
  | "motion.duration.quick"
  | "motion.duration.calm"
  | "motion.duration.none"
  | "motion.easing.standard"
  | "motion.easing.enter"
  | "motion.easing.leave"
  | "motion.press"
  | "motion.present"
  | "component.newsCard.regular.background"
  | "component.newsCard.regular.cornerRadius"
  | "component.newsCard.regular.padding"
  | "component.newsCard.regular.border"
  | "component.newsCard.regular.shadow"
  | "component.newsCard.regular.picture.cornerRadius"
  | "component.newsCard.regular.title.text"
  | "component.newsCard.regular.title.color"
  | "component.newsCard.regular.message.text"
  | "component.newsCard.regular.message.color"
  | "component.newsCard.regular.message.marginTop"
  | "component.newsCard.compact.background"
  | "component.newsCard.compact.cornerRadius"
  | "component.newsCard.compact.padding"
  | "component.newsCard.compact.border"
  | "component.newsCard.compact.shadow"
  | "component.newsCard.compact.picture.cornerRadius"
  | "component.newsCard.compact.title.text"
  | "component.newsCard.compact.title.color"
  | "component.newsCard.compact.message.text"
  | "component.newsCard.compact.message.color"
  | "component.newsCard.compact.message.marginTop"
  | "component.button.primary.background"
  | "component.button.primary.backgroundPressed"
  | "component.button.primary.opacityDisabled"
  | "component.button.primary.text"
  | "component.button.primary.color"
  | "component.button.primary.cornerRadius"
  | "component.button.primary.minimumHeight"
  | "component.button.primary.press"
  | "component.button.secondary.background"
  | "component.button.secondary.backgroundPressed"
  | "component.button.secondary.opacityDisabled"
  | "component.button.secondary.text"
  | "component.button.secondary.color"
  | "component.button.secondary.cornerRadius"
  | "component.button.secondary.minimumHeight"
  | "component.button.secondary.press";
