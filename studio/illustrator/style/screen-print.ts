/** Bold screen print: few flat inks, hard shadows laid over, worn ink, colours a little out of register. */
import { type Color, css, hex, mix, saturate } from '#studio/illustrator/color/color.ts';
import { type LitForm, type Style, thicknessOf } from '#studio/illustrator/style/style.ts';
import { mapPath } from '#studio/illustrator/geometry/path.ts';
import { grainOf } from '#studio/illustrator/style/shading.ts';
import type { Paint, Stop, Texture } from '#studio/illustrator/picture.ts';

const SHEET = hex('#f3e8d0');
const PAPER = { tile: 'speckle', alpha: 0.16 } as const;
/** What shows of the paper on somebody: a child's shirt is worn ink too, but no white dust. */
const PAPER_ON_FIGURES = { tile: 'speckle', alpha: 0.1 } as const;
const STEPS = 10;
const HUES = 10;

/** Pulls a colour onto a coarse grid of lightness, hue and strength, as if only a few inks were mixed. */
const toInk = ([l, a, b]: Color): Color => {
  const chroma = Math.hypot(a, b);
  const hue = Math.round((Math.atan2(b, a) / (Math.PI * 2)) * HUES) / HUES;
  const strength = chroma < 0.025 ? 0.015 : Math.round((chroma * 1.25) / 0.05) * 0.05;
  const lightness = Math.round(l * STEPS) / STEPS;
  const angle = hue * Math.PI * 2;
  return [lightness, Math.cos(angle) * strength, Math.sin(angle) * strength];
};

/** Flecks of bare paper where the ink wore off: on the land, a few on clothes, none on faces, hair and fur. */
const CLEAN: ReadonlySet<string> = new Set(['skin', 'hair', 'eye', 'coat', 'nose', 'brow']);

const wornOf = (form: LitForm): { texture?: Texture } => {
  if (!form.isFigure) return grainOf(form, PAPER, form.isLit ? 0.2 : 0.34);
  return form.name && CLEAN.has(form.name) ? {} : grainOf(form, PAPER_ON_FIGURES, 0.08);
};

/** The lit edge. Along a trunk or a wall, a line as bright as around a figure reads as a wire that hangs beside it. */
const edgeOf = (form: LitForm): Color => {
  const bright = mix(form.rim, SHEET, 0.3);
  return form.isFigure ? bright : mix(form.base, bright, 0.3);
};

export const screenPrint: Style = {
  tremor: 0.5,
  pigment: (color, isIdentity) => (isIdentity ? saturate(color, 1.06) : mix(toInk(saturate(color, 1.08)), color, 0.3)),
  solid: (form) => {
    const thickness = thicknessOf(form);
    const slip = Math.min(2.2, thickness * 0.03);
    const hard = Math.min(30, thickness * 0.2);
    return [
      {
        kind: 'mark',
        ...(form.name ? { name: form.name } : {}),
        path: mapPath(form.path, (x, y) => [x + slip * 0.6, y - slip * 0.4]),
        fill: form.low === form.base ? css(form.base, form.alpha) : bandsOf(form),
        ...wornOf(form),
        crescents:
          form.isLit || form.volume < 0.2 || thickness < 4
            ? []
            : [
                {
                  dx: form.toward[0] * hard,
                  dy: form.toward[1] * hard,
                  color: css(
                    mix(form.base, form.shade, 0.8),
                    0.55 * Math.min(1, form.volume * 1.6) * (1 - form.depth * 0.5),
                  ),
                },
                {
                  dx: -form.toward[0] * Math.min(2.4, thickness * 0.04),
                  dy: -form.toward[1] * Math.min(2.4, thickness * 0.04),
                  color: css(edgeOf(form), 0.75 * form.rimAlpha * (1 - form.depth)),
                },
              ],
      },
    ];
  },
  paper: PAPER,
  glow: 0.55,
};

const BANDS = 4;
/** What is taller is printed with inks that run into each other on the screen: steps across a sky look like a mistake. */
const LARGEST_STEPPED = 130;

/** A few steps instead of a smooth change on small things; a roll of two inks on what fills the page. */
const bandsOf = ({ box, base, low, alpha }: LitForm): Paint => {
  const down = { kind: 'linear', from: [0, box.top], to: [0, box.bottom] } as const;
  if (box.bottom - box.top > LARGEST_STEPPED)
    return {
      ...down,
      stops: [
        [0, css(base, alpha)],
        [1, css(low, alpha)],
      ],
    };
  const stops = Array.from({ length: BANDS * 2 }, (_, index): Stop => {
    const band = Math.floor(index / 2);
    return [(band + (index % 2)) / BANDS, css(mix(base, low, band / (BANDS - 1)), alpha)];
  });
  return { ...down, stops };
};
