// Written by `tokens build`. Edit the token source, not this file.

/** The values in one theme. */
export interface Tokens {
  /** Stands in no group. */
  readonly "debug": boolean;
  /** Stands in no group; depends on three modifiers. */
  readonly "gap": string;
  readonly "u1f3a8": string;
  readonly "u21U21": number;
  readonly "fade": string;
  /**
   * Ends * / a comment, "quotes", a backslash \ and
   * a second line.
   *
   * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
   * columns.
   */
  readonly "accent": {
    /** Beyond every screen. */
    readonly "root": string;
    /** Light, dark and more contrast. */
    readonly "soft": string;
    /** * / */
    readonly "none": string;
    readonly "wide": string;
    /** @deprecated */
    readonly "same": string;
    /**
     * @deprecated Take "soft"
     * instead. * /
     */
    readonly "old": string;
  };
  /** Keywords. */
  readonly "class": {
    readonly "func": number;
    readonly "default": number;
    readonly "type": number;
    readonly "self": number;
    readonly "init": number;
    readonly "protocol": {
      readonly "in": number;
    };
    readonly "double": {
      readonly "swift": number;
    };
  };
  readonly "100": {
    readonly "5": string;
    readonly "2xl": string;
  };
  readonly "größeUrlBarX1": {
    readonly "日本": string;
  };
  readonly "theme": {
    readonly "tint": string;
    readonly "tokens": string;
    readonly "contexts": string;
  };
  readonly "font": {
    readonly "stack": string;
    readonly "one": string;
    readonly "weight": number;
    readonly "odd": number;
  };
  readonly "line": {
    readonly "dotted": string;
    readonly "dashed": { readonly style: string; readonly dashArray: string; readonly lineCap: "butt" | "round" | "square" };
    readonly "again": { readonly style: string; readonly dashArray: string; readonly lineCap: "butt" | "round" | "square" };
    readonly "thin": string;
    readonly "strong": string;
  };
  readonly "motion": {
    readonly "overshoot": string;
    readonly "slow": string;
  };
  readonly "depth": {
    readonly "one": string;
    readonly "many": string;
  };
  readonly "text": {
    /** Everything that a text style can have. */
    readonly "full": {
      readonly fontFamily: string;
      readonly fontSize: string;
      readonly fontWeight: number;
      readonly fontStyle: "normal" | "italic" | "oblique";
      readonly lineHeight: number | string;
      readonly letterSpacing: string;
      readonly textAlign: "start" | "end" | "left" | "right" | "center" | "justify";
      readonly textTransform: "none" | "uppercase" | "lowercase" | "capitalize";
      readonly textDecoration: "none" | "underline" | "overline" | "line-through";
      readonly overflow: "visible" | "hidden";
      readonly textOverflow: "clip" | "ellipsis";
      readonly textShadow: string;
      readonly color: string;
    };
    /** @deprecated Use full. */
    readonly "old": {
      readonly fontFamily: string;
      readonly fontSize: string;
      readonly fontWeight: number;
      readonly fontStyle: "normal" | "italic" | "oblique";
      readonly lineHeight: number | string;
      readonly letterSpacing: string;
      readonly textAlign: "start" | "end" | "left" | "right" | "center" | "justify";
      readonly textTransform: "none" | "uppercase" | "lowercase" | "capitalize";
      readonly textDecoration: "none" | "underline" | "overline" | "line-through";
      readonly overflow: "visible" | "hidden";
      readonly textOverflow: "clip" | "ellipsis";
      readonly textShadow: string;
      readonly color: string;
    };
    readonly "case": {
      readonly fontFamily: string;
      readonly fontSize: string;
      readonly fontWeight: number;
      readonly lineHeight: number | string;
      readonly letterSpacing: string;
    };
  };
  readonly "button": {
    readonly "on": boolean;
    /** A hostile title. */
    readonly "title": string;
    readonly "icon": string;
    readonly "ratio": number;
    readonly "at": { readonly x: string; readonly y: string; };
    readonly "box": { readonly width: string; readonly height: string; };
    readonly "frame": { readonly x: string; readonly y: string; readonly width: string; readonly height: string; };
    readonly "inner": { readonly top: string; readonly leading: string; readonly bottom: string; readonly trailing: string; };
    /** Whole, and 4 for another brand. */
    readonly "lines": number;
    /** Varies with brand and theme. */
    readonly "curve": "linear" | "ease in" | "default";
    readonly "face": {
      readonly fontFamily: string;
      readonly fontSize: string;
      readonly fontWeight: number;
      readonly fontStyle: "normal" | "italic" | "oblique";
      readonly lineHeight: number | string;
      readonly letterSpacing: string;
      readonly textAlign: "start" | "end" | "left" | "right" | "center" | "justify";
      readonly textTransform: "none" | "uppercase" | "lowercase" | "capitalize";
      readonly textDecoration: "none" | "underline" | "overline" | "line-through";
      readonly overflow: "visible" | "hidden";
      readonly textOverflow: "clip" | "ellipsis";
      readonly textShadow: string;
      readonly color: string;
    };
    readonly "gap": string;
    readonly "accent": string;
  };
}

/** The values in the default contexts. */
export const tokens: Tokens = {
  "debug": false,
  "gap": "16px",
  "u1f3a8": "#ffffff",
  "u21U21": 5,
  "fade": "#00fb2980 0%, #e6cccc 33.3333333%, #00000000 100%",
  "accent": {
    "root": "#ff5843",
    "soft": "#e6cccc",
    "none": "#00000040",
    "wide": "#00fb2980",
    "same": "#ff5843",
    "old": "#e6cccc",
  },
  "class": {
    "func": 0.0000001,
    "default": 0,
    "type": 123456789.125,
    "self": 1,
    "init": 2,
    "protocol": {
      "in": 3,
    },
    "double": {
      "swift": 4,
    },
  },
  "100": {
    "5": "0.5ms",
    "2xl": "1.5s",
  },
  "größeUrlBarX1": {
    "日本": "1.5rem",
  },
  "theme": {
    "tint": "#000080",
    "tokens": "#000080",
    "contexts": "#000000",
  },
  "font": {
    "stack": "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
    "one": "monospace",
    "weight": 950,
    "odd": 350.5,
  },
  "line": {
    "dotted": "dotted",
    "dashed": { style: "dashed", dashArray: "1px 16px 0.25rem", lineCap: "square" },
    "again": { style: "dashed", dashArray: "1px 16px 0.25rem", lineCap: "square" },
    "thin": "16px dashed #00fb2980",
    "strong": "3px groove #ff0b0c",
  },
  "motion": {
    "overshoot": "cubic-bezier(0.5, -1.5, 0.5, 2.25)",
    "slow": "1.5s cubic-bezier(0.5, -1.5, 0.5, 2.25) 10ms",
  },
  "depth": {
    "one": "inset 0px 16px 1rem -2px #e6cccc",
    "many": "inset 0px 16px 1rem -2px #e6cccc, 1px 1px 0px 0px #ff0b0c4d",
  },
  "text": {
    "full": {
      fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
      fontSize: "1.25rem",
      fontWeight: 950,
      fontStyle: "oblique",
      lineHeight: "32px",
      letterSpacing: "0.25px",
      textAlign: "justify",
      textTransform: "capitalize",
      textDecoration: "line-through",
      overflow: "hidden",
      textOverflow: "ellipsis",
      textShadow: "1px 1px 0px #ff0b0c4d",
      color: "#ff5843",
    },
    "old": {
      fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
      fontSize: "1.25rem",
      fontWeight: 950,
      fontStyle: "oblique",
      lineHeight: "32px",
      letterSpacing: "0.25px",
      textAlign: "justify",
      textTransform: "capitalize",
      textDecoration: "line-through",
      overflow: "hidden",
      textOverflow: "ellipsis",
      textShadow: "1px 1px 0px #ff0b0c4d",
      color: "#ff5843",
    },
    "case": {
      fontFamily: "\"Solo\"",
      fontSize: "10px",
      fontWeight: 1,
      lineHeight: 1,
      letterSpacing: "0px",
    },
  },
  "button": {
    "on": false,
    "title": "Say \"hi\"\n\\(name) */",
    "icon": "icons/go.png",
    "ratio": 0.1,
    "at": { x: "-1px", y: "2.5px" },
    "box": { width: "10px", height: "20px" },
    "frame": { x: "0px", y: "1px", width: "2px", height: "3px" },
    "inner": { top: "16px", leading: "8px", bottom: "1.5rem", trailing: "1px" },
    "lines": 3,
    "curve": "linear",
    "face": {
      fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
      fontSize: "1.25rem",
      fontWeight: 950,
      fontStyle: "oblique",
      lineHeight: "32px",
      letterSpacing: "0.25px",
      textAlign: "justify",
      textTransform: "capitalize",
      textDecoration: "line-through",
      overflow: "hidden",
      textOverflow: "ellipsis",
      textShadow: "1px 1px 0px #ff0b0c4d",
      color: "#ff5843",
    },
    "gap": "16px",
    "accent": "#ff5843",
  },
};

/** A reference to a custom property of CSS. */
export type VariableReference = `var(--${string})`;

type References<T> = T extends string | number | boolean
  ? VariableReference
  : { readonly [K in keyof T]: References<NonNullable<T[K]>> };

/** References to the custom properties that the target `css` writes: they follow the theme of an element. */
export const vars: References<Tokens> = {
  "debug": "var(--debug)",
  "gap": "var(--gap)",
  "u1f3a8": "var(--u1f3a8)",
  "u21U21": "var(--u21-u21)",
  "fade": "var(--fade)",
  "accent": {
    "root": "var(--accent)",
    "soft": "var(--accent-soft)",
    "none": "var(--accent-none)",
    "wide": "var(--accent-wide)",
    "same": "var(--accent-same)",
    "old": "var(--accent-old)",
  },
  "class": {
    "func": "var(--class-func)",
    "default": "var(--class-default)",
    "type": "var(--class-type)",
    "self": "var(--class-self)",
    "init": "var(--class-init)",
    "protocol": {
      "in": "var(--class-protocol-in)",
    },
    "double": {
      "swift": "var(--class-double-swift)",
    },
  },
  "100": {
    "5": "var(--100-5)",
    "2xl": "var(--100-2xl)",
  },
  "größeUrlBarX1": {
    "日本": "var(--größe-url-bar-x1-日本)",
  },
  "theme": {
    "tint": "var(--theme-tint)",
    "tokens": "var(--theme-tokens)",
    "contexts": "var(--theme-contexts)",
  },
  "font": {
    "stack": "var(--font-stack)",
    "one": "var(--font-one)",
    "weight": "var(--font-weight)",
    "odd": "var(--font-odd)",
  },
  "line": {
    "dotted": "var(--line-dotted)",
    "dashed": { style: "var(--line-dashed)", dashArray: "var(--line-dashed-dash-array)", lineCap: "var(--line-dashed-line-cap)" },
    "again": { style: "var(--line-again)", dashArray: "var(--line-again-dash-array)", lineCap: "var(--line-again-line-cap)" },
    "thin": "var(--line-thin)",
    "strong": "var(--line-strong)",
  },
  "motion": {
    "overshoot": "var(--motion-overshoot)",
    "slow": "var(--motion-slow)",
  },
  "depth": {
    "one": "var(--depth-one)",
    "many": "var(--depth-many)",
  },
  "text": {
    "full": {
      fontFamily: "var(--text-full-font-family)",
      fontSize: "var(--text-full-font-size)",
      fontWeight: "var(--text-full-font-weight)",
      fontStyle: "var(--text-full-font-style)",
      lineHeight: "var(--text-full-line-height)",
      letterSpacing: "var(--text-full-letter-spacing)",
      textAlign: "var(--text-full-text-align)",
      textTransform: "var(--text-full-text-transform)",
      textDecoration: "var(--text-full-text-decoration)",
      overflow: "var(--text-full-overflow)",
      textOverflow: "var(--text-full-text-overflow)",
      textShadow: "var(--text-full-text-shadow)",
      color: "var(--text-full-color)",
    },
    "old": {
      fontFamily: "var(--text-old-font-family)",
      fontSize: "var(--text-old-font-size)",
      fontWeight: "var(--text-old-font-weight)",
      fontStyle: "var(--text-old-font-style)",
      lineHeight: "var(--text-old-line-height)",
      letterSpacing: "var(--text-old-letter-spacing)",
      textAlign: "var(--text-old-text-align)",
      textTransform: "var(--text-old-text-transform)",
      textDecoration: "var(--text-old-text-decoration)",
      overflow: "var(--text-old-overflow)",
      textOverflow: "var(--text-old-text-overflow)",
      textShadow: "var(--text-old-text-shadow)",
      color: "var(--text-old-color)",
    },
    "case": {
      fontFamily: "var(--text-case-font-family)",
      fontSize: "var(--text-case-font-size)",
      fontWeight: "var(--text-case-font-weight)",
      lineHeight: "var(--text-case-line-height)",
      letterSpacing: "var(--text-case-letter-spacing)",
    },
  },
  "button": {
    "on": "var(--button-on)",
    "title": "var(--button-title)",
    "icon": "var(--button-icon)",
    "ratio": "var(--button-ratio)",
    "at": { x: "var(--button-at-x)", y: "var(--button-at-y)" },
    "box": { width: "var(--button-box-width)", height: "var(--button-box-height)" },
    "frame": { x: "var(--button-frame-x)", y: "var(--button-frame-y)", width: "var(--button-frame-width)", height: "var(--button-frame-height)" },
    "inner": { top: "var(--button-inner-top)", leading: "var(--button-inner-leading)", bottom: "var(--button-inner-bottom)", trailing: "var(--button-inner-trailing)" },
    "lines": "var(--button-lines)",
    "curve": "var(--button-curve)",
    "face": {
      fontFamily: "var(--button-face-font-family)",
      fontSize: "var(--button-face-font-size)",
      fontWeight: "var(--button-face-font-weight)",
      fontStyle: "var(--button-face-font-style)",
      lineHeight: "var(--button-face-line-height)",
      letterSpacing: "var(--button-face-letter-spacing)",
      textAlign: "var(--button-face-text-align)",
      textTransform: "var(--button-face-text-transform)",
      textDecoration: "var(--button-face-text-decoration)",
      overflow: "var(--button-face-overflow)",
      textOverflow: "var(--button-face-text-overflow)",
      textShadow: "var(--button-face-text-shadow)",
      color: "var(--button-face-color)",
    },
    "gap": "var(--button-gap)",
    "accent": "var(--button-accent)",
  },
};

/** The names of all custom properties. */
export type VariableName =
  | "--button-on"
  | "--button-title"
  | "--button-icon"
  | "--button-ratio"
  | "--button-at-x"
  | "--button-at-y"
  | "--button-box-width"
  | "--button-box-height"
  | "--button-frame-x"
  | "--button-frame-y"
  | "--button-frame-width"
  | "--button-frame-height"
  | "--button-inner-top"
  | "--button-inner-leading"
  | "--button-inner-bottom"
  | "--button-inner-trailing"
  | "--button-lines"
  | "--button-curve"
  | "--debug"
  | "--gap"
  | "--accent"
  | "--accent-soft"
  | "--accent-none"
  | "--accent-wide"
  | "--accent-same"
  | "--accent-old"
  | "--class-func"
  | "--class-default"
  | "--class-type"
  | "--class-self"
  | "--class-init"
  | "--class-protocol-in"
  | "--class-double-swift"
  | "--100-5"
  | "--100-2xl"
  | "--u1f3a8"
  | "--u21-u21"
  | "--größe-url-bar-x1-日本"
  | "--theme-tint"
  | "--theme-tokens"
  | "--theme-contexts"
  | "--font-stack"
  | "--font-one"
  | "--font-weight"
  | "--font-odd"
  | "--line-dotted"
  | "--line-dashed"
  | "--line-dashed-dash-array"
  | "--line-dashed-line-cap"
  | "--line-again"
  | "--line-again-dash-array"
  | "--line-again-line-cap"
  | "--line-thin"
  | "--line-strong"
  | "--motion-overshoot"
  | "--motion-slow"
  | "--depth-one"
  | "--depth-many"
  | "--fade"
  | "--text-full-font-family"
  | "--text-full-font-size"
  | "--text-full-font-weight"
  | "--text-full-font-style"
  | "--text-full-line-height"
  | "--text-full-letter-spacing"
  | "--text-full-text-align"
  | "--text-full-text-transform"
  | "--text-full-text-decoration"
  | "--text-full-overflow"
  | "--text-full-text-overflow"
  | "--text-full-text-shadow"
  | "--text-full-color"
  | "--text-old-font-family"
  | "--text-old-font-size"
  | "--text-old-font-weight"
  | "--text-old-font-style"
  | "--text-old-line-height"
  | "--text-old-letter-spacing"
  | "--text-old-text-align"
  | "--text-old-text-transform"
  | "--text-old-text-decoration"
  | "--text-old-overflow"
  | "--text-old-text-overflow"
  | "--text-old-text-shadow"
  | "--text-old-color"
  | "--text-case-font-family"
  | "--text-case-font-size"
  | "--text-case-font-weight"
  | "--text-case-line-height"
  | "--text-case-letter-spacing"
  | "--button-face-font-family"
  | "--button-face-font-size"
  | "--button-face-font-weight"
  | "--button-face-font-style"
  | "--button-face-line-height"
  | "--button-face-letter-spacing"
  | "--button-face-text-align"
  | "--button-face-text-transform"
  | "--button-face-text-decoration"
  | "--button-face-overflow"
  | "--button-face-text-overflow"
  | "--button-face-text-shadow"
  | "--button-face-color"
  | "--button-gap"
  | "--button-accent";

/** A reference to a custom property by its name. */
export function variable(name: VariableName): VariableReference {
  return `var(${name})`;
}

/** A choice of contexts, which makes a theme. */
export interface TokenContexts {
  readonly "width": "narrow" | "wide";
  readonly "brand": "first class" | "2nd";
  readonly "theme": "light" | "dark";
  readonly "contrast": "normal" | "more";
  readonly "density": "calm" | "default";
}

/** What can be chosen; the first context of each is the default one. */
export const contexts: { readonly [M in keyof TokenContexts]: readonly TokenContexts[M][] } = {
  "width": ["narrow", "wide"],
  "brand": ["first class", "2nd"],
  "theme": ["light", "dark"],
  "contrast": ["normal", "more"],
  "density": ["calm", "default"],
};

/** What differs from `tokens`. */
const changes: readonly {
  readonly when: readonly (readonly [keyof TokenContexts, string])[];
  readonly values: readonly (readonly [string, unknown])[];
}[] = [
  {
    when: [["width", "wide"]],
    values: [
      ["theme.tint", "#0000ff"],
      ["theme.tokens", "#0000ff"],
    ],
  },
  {
    when: [["brand", "2nd"]],
    values: [
      ["button.title", "Other"],
      ["button.lines", 4],
      ["accent.root", "#008000"],
      ["accent.same", "#008000"],
      ["button.accent", "#008000"],
    ],
  },
  {
    when: [["theme", "dark"]],
    values: [
      ["button.ratio", 0.2],
      ["debug", true],
    ],
  },
  {
    when: [["width", "narrow"], ["density", "default"]],
    values: [
      ["button.inner", { top: "4px", leading: "2px", bottom: "1.5rem", trailing: "1px" }],
      ["gap", "4px"],
      ["line.dashed", { style: "dashed", dashArray: "1px 4px 0.25rem", lineCap: "square" }],
      ["line.again", { style: "dashed", dashArray: "1px 4px 0.25rem", lineCap: "square" }],
      ["line.thin", "4px dashed #00fb2980"],
      ["button.gap", "4px"],
    ],
  },
  {
    when: [["width", "wide"], ["density", "calm"]],
    values: [
      ["button.inner", { top: "24px", leading: "12px", bottom: "1.5rem", trailing: "1px" }],
      ["gap", "24px"],
      ["line.dashed", { style: "dashed", dashArray: "1px 24px 0.25rem", lineCap: "square" }],
      ["line.again", { style: "dashed", dashArray: "1px 24px 0.25rem", lineCap: "square" }],
      ["line.thin", "24px dashed #00fb2980"],
      ["button.gap", "24px"],
    ],
  },
  {
    when: [["width", "wide"], ["density", "default"]],
    values: [
      ["button.inner", { top: "4px", leading: "2px", bottom: "1.5rem", trailing: "1px" }],
      ["gap", "4px"],
      ["line.dashed", { style: "dashed", dashArray: "1px 4px 0.25rem", lineCap: "square" }],
      ["line.again", { style: "dashed", dashArray: "1px 4px 0.25rem", lineCap: "square" }],
      ["line.thin", "4px dashed #00fb2980"],
      ["button.gap", "4px"],
    ],
  },
  {
    when: [["brand", "first class"], ["theme", "dark"]],
    values: [
      ["button.curve", "default"],
      ["line.strong", "1px solid #ff5843"],
    ],
  },
  {
    when: [["brand", "2nd"], ["theme", "light"]],
    values: [
      ["button.curve", "ease in"],
    ],
  },
  {
    when: [["brand", "2nd"], ["theme", "dark"]],
    values: [
      ["button.curve", "default"],
      ["line.strong", "1px solid #008000"],
    ],
  },
  {
    when: [["theme", "light"], ["contrast", "more"]],
    values: [
      ["accent.soft", "#ff0000"],
      ["accent.old", "#ff0000"],
      ["fade", "#00fb2980 0%, #ff0000 33.3333333%, #00000000 100%"],
    ],
  },
  {
    when: [["theme", "dark"], ["contrast", "normal"]],
    values: [
      ["accent.soft", "#331a1a"],
      ["accent.old", "#331a1a"],
      ["fade", "#00fb2980 0%, #331a1a 33.3333333%, #00000000 100%"],
    ],
  },
  {
    when: [["theme", "dark"], ["contrast", "more"]],
    values: [
      ["accent.soft", "#ff0000"],
      ["accent.old", "#ff0000"],
      ["fade", "#00fb2980 0%, #ff0000 33.3333333%, #00000000 100%"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #e6cccc"],
      ["depth.many", "inset 0px 4px 1rem -2px #e6cccc, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 16px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 16px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 4px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 16px 1rem -2px #331a1a"],
      ["depth.many", "inset 0px 16px 1rem -2px #331a1a, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #331a1a"],
      ["depth.many", "inset 0px 4px 1rem -2px #331a1a, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 16px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 16px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 4px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "light"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 24px 1rem -2px #e6cccc"],
      ["depth.many", "inset 0px 24px 1rem -2px #e6cccc, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #e6cccc"],
      ["depth.many", "inset 0px 4px 1rem -2px #e6cccc, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 24px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 24px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 4px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 24px 1rem -2px #331a1a"],
      ["depth.many", "inset 0px 24px 1rem -2px #331a1a, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #331a1a"],
      ["depth.many", "inset 0px 4px 1rem -2px #331a1a, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["depth.one", "inset 0px 24px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 24px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "wide"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["depth.one", "inset 0px 4px 1rem -2px #ff0000"],
      ["depth.many", "inset 0px 4px 1rem -2px #ff0000, 1px 1px 0px 0px #ff0b0c4d"],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "first class"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "light"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "narrow"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "light"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "first class"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#ff5843",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "light"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "light"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "light"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "light"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "normal"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "normal"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "more"], ["density", "calm"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
  {
    when: [["width", "wide"], ["brand", "2nd"], ["theme", "dark"], ["contrast", "more"], ["density", "default"]],
    values: [
      ["text.full", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["text.old", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
      ["button.face", {
        fontFamily: "\"O'Neil \\\"Sans\\\"\", \"Ünï\\\\cøde\", system-ui",
        fontSize: "1.25rem",
        fontWeight: 950,
        fontStyle: "oblique",
        lineHeight: "32px",
        letterSpacing: "0.25px",
        textAlign: "justify",
        textTransform: "capitalize",
        textDecoration: "line-through",
        overflow: "hidden",
        textOverflow: "ellipsis",
        textShadow: "1px 1px 0px #ff0b0c4d",
        color: "#008000",
      }],
    ],
  },
];

/**
 * The values in a choice of contexts. What is not chosen has its default.
 *
 * Make a theme once and keep it: each call makes a new object.
 */
export function createTheme(choice?: Partial<TokenContexts>): Tokens {
  type Node = { [name: string]: unknown };
  const chosen = new Map<string, unknown>(Object.entries(choice ?? {}));
  const theme: Node = { ...tokens };
  const copies = new Set<unknown>();
  for (const { when, values } of changes) {
    if (when.some(([modifier, context]) => (chosen.get(modifier) ?? contexts[modifier][0]) !== context)) continue;
    for (const [path, value] of values) {
      const names = path.split(".");
      const last = names.pop() as string;
      let node = theme;
      for (const name of names) {
        if (!copies.has(node[name])) {
          node[name] = { ...(node[name] as Node) };
          copies.add(node[name]);
        }
        node = node[name] as Node;
      }
      node[last] = value;
    }
  }
  return theme as unknown as Tokens;
}
