/** The styles of React Native that tokens can set, as documented for version 0.79. */

type Length = number | "auto" | `${number}%`;

export interface BoxShadow {
  offsetX: number | string;
  offsetY: number | string;
  color?: string;
  blurRadius?: number;
  spreadDistance?: number;
  inset?: boolean;
}

export interface ViewStyle {
  backgroundColor?: string;
  borderColor?: string;
  borderRadius?: number | string;
  borderStyle?: "solid" | "dotted" | "dashed";
  borderWidth?: number;
  boxShadow?: readonly BoxShadow[] | string;
  experimental_backgroundImage?: string;
  gap?: number;
  marginBottom?: Length;
  opacity?: number;
  padding?: Length;
  paddingBottom?: Length;
  paddingEnd?: Length;
  paddingStart?: Length;
  paddingTop?: Length;
  width?: Length;
}

export interface TextStyle extends ViewStyle {
  color?: string;
  fontFamily?: string;
  fontSize?: number;
  fontStyle?: "normal" | "italic";
  fontWeight?: "normal" | "bold" | "100" | "200" | "300" | "400" | "500" | "600" | "700" | "800" | "900";
  letterSpacing?: number;
  lineHeight?: number;
  textAlign?: "auto" | "left" | "right" | "center" | "justify";
  textDecorationLine?: "none" | "underline" | "line-through" | "underline line-through";
  textShadowColor?: string;
  textShadowOffset?: { width: number; height: number };
  textShadowRadius?: number;
  textTransform?: "none" | "capitalize" | "uppercase" | "lowercase";
}

// Unknown properties are errors, as in React Native.
type Exact<S> = { [N in keyof S]: { [P in keyof S[N]]: P extends keyof TextStyle ? S[N][P] : never } };

export const StyleSheet = {
  create<S extends { [name: string]: ViewStyle | TextStyle }>(styles: S & Exact<S>): S {
    return styles;
  },
};

export const Easing = {
  bezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
    return (time) => time + x1 + y1 + x2 + y2;
  },
};

export const Animated = {
  timing(options: { duration?: number; delay?: number; easing?: (time: number) => number }): number {
    return options.duration ?? 500;
  },
};
