/** Two control points: x1, y1, x2, y2. */
export type CubicBezier = readonly [number, number, number, number];

export interface Border {
  readonly width: string;
  readonly style: string;
  readonly color: string;
}

/** Times are in milliseconds. */
export interface Transition {
  readonly duration: number;
  readonly delay: number;
  readonly timingFunction: CubicBezier;
}

export interface ShadowLayer {
  readonly color: string;
  readonly offsetX: string;
  readonly offsetY: string;
  readonly blur: string;
  readonly spread: string;
  readonly inset: boolean;
}

export interface GradientStop {
  readonly color: string;
  readonly position: number;
}

export interface Typography {
  readonly fontFamily: readonly string[];
  readonly fontSize?: string;
  readonly fontWeight?: number;
  readonly lineHeight?: number;
}
