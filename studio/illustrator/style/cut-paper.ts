/** Cut paper: flat sheets with a bright cut edge, each throwing a shadow on the sheet below. */
import { css, hex, lighten, mix, saturate } from '#studio/illustrator/color/color.ts';
import { grainOf, modelled, rimCrescent, shadeCrescent } from '#studio/illustrator/style/shading.ts';
import { type LitForm, type Style, thicknessOf } from '#studio/illustrator/style/style.ts';

const SHEET = hex('#f4ead6');
const PAPER = { tile: 'paper', alpha: 0.11 } as const;

/** Sheets lie higher above the page the nearer they are. */
const liftOf = (form: LitForm): number => Math.min(9, 0.8 + thicknessOf(form) * 0.06) * (1 - 0.45 * form.depth);

const FAR_EDGES = 16;

export const cutPaper: Style = {
  tremor: 1.1,
  pigment: (color, isIdentity) => (isIdentity ? color : saturate(mix(color, SHEET, 0.05), 1.06)),
  solid: (form) => {
    const lift = liftOf(form);
    // Far off, edges that nobody can see cost as much as those in front.
    const isSmall = thicknessOf(form) < 5 + form.depth * FAR_EDGES;
    return [
      {
        kind: 'mark',
        ...(form.name ? { name: form.name } : {}),
        path: form.path,
        fill: modelled(form, 0.55),
        ...(form.isLit ? {} : { cast: castOf(form, lift) }),
        ...grainOf(form, PAPER, form.isFigure ? 0.07 : 0.12),
        crescents:
          isSmall || form.isLit
            ? []
            : [
                shadeCrescent(form, 0.06 * form.volume, form.shade, 0.28),
                form.isFigure && form.isNight
                  ? rimCrescent({ ...form, rim: mix(form.base, form.rim, 0.55) }, 2, form.name === 'skin' ? 0.5 : 0.85)
                  : form.name === 'skin'
                    ? // Where an arm is cut out of two sheets no edge runs across it.
                      rimCrescent({ ...form, rim: mix(form.base, SHEET, 0.16), rimAlpha: 1 }, 1.1, 0.4)
                    : rimCrescent({ ...form, rim: lighten(mix(form.base, SHEET, 0.45), 0.06), rimAlpha: 1 }, 1.1, 0.7),
              ],
      },
    ];
  },
  paper: PAPER,
  glow: 0.8,
};

const castOf = (form: LitForm, lift: number): { dx: number; dy: number; color: string } => ({
  dx: -form.toward[0] * lift * 0.8,
  dy: Math.max(0.4, -form.toward[1]) * lift,
  color: css(form.shadow, 0.23 * form.alpha),
});
