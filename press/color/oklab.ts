/** Colour as the eye weighs it (OKLab, https://bottosson.github.io/posts/oklab) and contrast as WCAG 2.2 counts it. */

/** Red, green and blue of sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hueDeg: number };

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const encoded = (light: number): number => {
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, channel));
};

export const oklchOf = ([red, green, blue]: Rgb): Oklch => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hueDeg: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
};

/** Channels outside sRGB are clipped. */
export const rgbOf = ({ lightness, chroma, hueDeg }: Oklch): Rgb => {
  const a = chroma * Math.cos((hueDeg * Math.PI) / 180);
  const b = chroma * Math.sin((hueDeg * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 (none) to 21 (black on white). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** `over` laid on `under` with an opacity of 0 to 1, as PDF viewers blend in sRGB. */
export const blend = (over: Rgb, under: Rgb, opacity: number): Rgb =>
  [0, 1, 2].map((i) => (over[i] ?? 0) * opacity + (under[i] ?? 0) * (1 - opacity)) as unknown as Rgb;
