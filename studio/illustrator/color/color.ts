/**
 * Colours in OKLab, where mixing and shading look even to the eye.
 * Conversion after Björn Ottosson, https://bottosson.github.io/posts/oklab/ (public domain).
 */

/** Lightness 0 to 1, green to red, blue to yellow. */
export type Color = readonly [l: number, a: number, b: number];
/** Linear light per channel; as an illuminant, 1 leaves a colour as it is. */
export type Linear = readonly [r: number, g: number, b: number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const fromLinear = ([r, g, b]: Linear): Color => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const linearOf = ([lightness, a, b]: Color): Linear => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** Reads `#rrggbb`. */
export const hex = (text: string): Color => {
  const value = Number.parseInt(text.slice(1), 16);
  const channel = (shift: number): number => toLinear(((value >> shift) & 255) / 255);
  return fromLinear([channel(16), channel(8), channel(0)]);
};

/** The colour as a canvas knows it. */
export const css = (color: Color, alpha = 1): string => {
  const [r, g, b] = linearOf(color).map((channel) => Math.round(toGamma(Math.max(0, Math.min(1, channel))) * 255)) as [
    number,
    number,
    number,
  ];
  return alpha >= 1 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${Math.max(0, Math.round(alpha * 1000) / 1000)})`;
};

export const mix = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Adds to the lightness; negative darkens. */
export const lighten = (color: Color, amount: number): Color => [
  Math.max(0, Math.min(1, color[0] + amount)),
  color[1],
  color[2],
];

/** Multiplies the strength of the colour; 0 is grey. */
export const saturate = (color: Color, factor: number): Color => [color[0], color[1] * factor, color[2] * factor];

/** The colour as it looks under a coloured light. */
export const underLight = (color: Color, light: Linear): Color => {
  const [r, g, b] = linearOf(color);
  return fromLinear([Math.max(0, r * light[0]), Math.max(0, g * light[1]), Math.max(0, b * light[2])]);
};
