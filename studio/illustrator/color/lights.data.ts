/** The eight lights: what colours the sky, what shines, and what it does to everything below. */
import type { Light } from '#core/story/vocabulary.ts';
import { type Color, hex, type Linear } from '#studio/illustrator/color/color.ts';

export type LightSetup = {
  /** Colours of the sky from the top to the horizon. */
  readonly sky: readonly [Color, Color, Color, Color];
  /** The light on the lit side of things and the light left in their shade. */
  readonly key: Linear;
  readonly ambient: Linear;
  /** What far things fade into, and how much the farthest do. */
  readonly haze: Color;
  readonly hazeAmount: number;
  /** Where the light comes from: along the page from the calm side (0) to the busy one (1), and down it. */
  readonly source: { readonly along: number; readonly y: number; readonly body: 'sun' | 'moon' | 'none' };
  readonly glow: Color;
  readonly glowAlpha: number;
  readonly rim: Color;
  readonly rimAlpha: number;
  readonly shadow: Color;
  readonly shadowAlpha: number;
  /** Stars come out and windows are lit. */
  readonly isDark: boolean;
  /** Heavy clouds close the sky, and trees bend. */
  readonly isStormy?: boolean;
  /** What has no colour of its own takes on this one: a wall by night is blue and not grey. */
  readonly tint?: Color;
  /** How much of it; left out, as much as by night. */
  readonly tintAmount?: number;
  /** Water takes away more of the light and of the warm colours the further one looks. */
  readonly isDeep?: boolean;
  /** Of a room by night: its corners are not as dark as the land. */
  readonly isRoom?: boolean;
  /** By night, and yet bright up to the corners: something shines in it more brightly than a lamp. */
  readonly isFlooded?: boolean;
};

export const LIGHT_SETUPS: Readonly<Record<Light, LightSetup>> = {
  dawn: {
    sky: [hex('#86a6d4'), hex('#c3b7d9'), hex('#f7c9bb'), hex('#fee7bd')],
    key: [1.06, 0.95, 0.88],
    ambient: [0.62, 0.6, 0.8],
    haze: hex('#ecc9cb'),
    hazeAmount: 0.6,
    source: { along: 0.2, y: 0.4, body: 'sun' },
    glow: hex('#ffdca6'),
    glowAlpha: 0.75,
    rim: hex('#ffe9c8'),
    rimAlpha: 0.6,
    shadow: hex('#5a5290'),
    shadowAlpha: 0.34,
    isDark: false,
  },
  day: {
    sky: [hex('#58aede'), hex('#8fcdea'), hex('#cbe9ee'), hex('#f3f3df')],
    key: [1.05, 1.03, 0.96],
    ambient: [0.58, 0.66, 0.8],
    haze: hex('#c9e3e8'),
    hazeAmount: 0.54,
    source: { along: 0.18, y: 0.17, body: 'sun' },
    glow: hex('#fff6cf'),
    glowAlpha: 0.55,
    rim: hex('#fffbe6'),
    rimAlpha: 0.5,
    shadow: hex('#2d4a6b'),
    shadowAlpha: 0.32,
    isDark: false,
  },
  'golden-hour': {
    sky: [hex('#6d97c6'), hex('#e9cda6'), hex('#fcb861'), hex('#ffe7ac')],
    key: [1.12, 0.94, 0.74],
    ambient: [0.52, 0.4, 0.54],
    haze: hex('#fbd39a'),
    hazeAmount: 0.58,
    source: { along: 0.16, y: 0.36, body: 'sun' },
    glow: hex('#ffd277'),
    glowAlpha: 0.85,
    rim: hex('#ffe6a1'),
    rimAlpha: 0.8,
    shadow: hex('#5f2f4e'),
    shadowAlpha: 0.4,
    isDark: false,
  },
  dusk: {
    sky: [hex('#343f80'), hex('#71569f'), hex('#cf769b'), hex('#fbb084')],
    key: [0.84, 0.7, 0.8],
    ambient: [0.42, 0.36, 0.62],
    haze: hex('#a76c9f'),
    hazeAmount: 0.6,
    source: { along: 0.14, y: 0.47, body: 'sun' },
    glow: hex('#ffae85'),
    glowAlpha: 0.7,
    rim: hex('#ffc3a0'),
    rimAlpha: 0.7,
    shadow: hex('#241b4d'),
    shadowAlpha: 0.45,
    isDark: true,
    tint: hex('#7d4f9c'),
    tintAmount: 0.6,
  },
  moonlight: {
    sky: [hex('#0f1840'), hex('#1e2f6d'), hex('#3a5798'), hex('#7898c6')],
    key: [0.37, 0.49, 0.8],
    ambient: [0.16, 0.21, 0.46],
    haze: hex('#33509a'),
    hazeAmount: 0.5,
    source: { along: 0.2, y: 0.19, body: 'moon' },
    glow: hex('#cfe0ff'),
    glowAlpha: 0.55,
    rim: hex('#d6e6ff'),
    rimAlpha: 0.75,
    shadow: hex('#070c2b'),
    shadowAlpha: 0.5,
    isDark: true,
    tint: hex('#3f46a8'),
  },
  lamplight: {
    sky: [hex('#191a3c'), hex('#332b55'), hex('#5d4160'), hex('#93635a')],
    key: [0.98, 0.72, 0.46],
    ambient: [0.33, 0.26, 0.42],
    haze: hex('#56405c'),
    hazeAmount: 0.58,
    source: { along: 0.24, y: 0.42, body: 'none' },
    glow: hex('#ffc46b'),
    glowAlpha: 0.85,
    rim: hex('#ffd591'),
    rimAlpha: 0.8,
    shadow: hex('#150d2b'),
    shadowAlpha: 0.5,
    isDark: true,
  },
  underwater: {
    sky: [hex('#8fe6da'), hex('#35b4c2'), hex('#167fa6'), hex('#0d5583')],
    key: [0.78, 1.02, 1],
    ambient: [0.3, 0.54, 0.66],
    haze: hex('#1f8fb0'),
    hazeAmount: 0.62,
    source: { along: 0.3, y: -0.05, body: 'none' },
    glow: hex('#d8fff0'),
    glowAlpha: 0.6,
    rim: hex('#d5fff2'),
    rimAlpha: 0.6,
    shadow: hex('#06385a'),
    shadowAlpha: 0.4,
    isDark: false,
    isDeep: true,
  },
  storm: {
    sky: [hex('#26303f'), hex('#45566a'), hex('#74868f'), hex('#d3cba4')],
    key: [0.62, 0.69, 0.78],
    ambient: [0.31, 0.37, 0.5],
    haze: hex('#6d7f8c'),
    hazeAmount: 0.66,
    source: { along: 0.25, y: 0.3, body: 'none' },
    glow: hex('#efe6bd'),
    glowAlpha: 0.34,
    rim: hex('#e9efe6'),
    rimAlpha: 0.5,
    shadow: hex('#0f1728'),
    shadowAlpha: 0.46,
    isDark: false,
    isStormy: true,
  },
};
