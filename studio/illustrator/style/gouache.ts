/** Gouache: chalky body colour, shade laid over with a half-dry brush, no outline. */
import { css, hex, mix, saturate } from '#studio/illustrator/color/color.ts';
import { grainOf, modelled, rimCrescent, shadeCrescent } from '#studio/illustrator/style/shading.ts';
import { type Style, thicknessOf } from '#studio/illustrator/style/style.ts';

const CHALK = hex('#e9e2d2');
const PAPER = { tile: 'brush', alpha: 0.062 } as const;

const FAR_EDGES = 16;

export const gouache: Style = {
  tremor: 1.6,
  pigment: (color, isIdentity) => (isIdentity ? color : saturate(mix(color, CHALK, 0.05), 1.02)),
  solid: (form) => {
    // Far off, edges that nobody can see cost as much as those in front.
    const isSmall = thicknessOf(form) < 4 + form.depth * FAR_EDGES;
    const shadeAlpha = 0.42 * form.volume;
    return [
      {
        kind: 'mark',
        ...(form.name ? { name: form.name } : {}),
        path: form.path,
        fill: modelled(form, 0.95),
        ...grainOf(form, PAPER, form.isLit ? 0.06 : form.isFigure ? 0.07 : 0.13 - 0.05 * form.depth),
        crescents:
          isSmall || form.isLit || form.volume === 0
            ? []
            : [
                shadeCrescent(form, 0.2, form.shade, shadeAlpha * 0.6),
                shadeCrescent(form, 0.1, form.shade, shadeAlpha * 0.5),
                rimCrescent(
                  { ...form, rim: mix(form.base, form.rim, form.isFigure ? 0.62 : 0.8) },
                  Math.min(3.4, thicknessOf(form) * 0.055),
                  (form.isFigure ? 0.95 : 0.5) * form.volume * (1 - form.depth),
                ),
              ],
        ...(isSmall || form.depth > 0.6 || form.isLit ? {} : { stroke: { color: css(form.base, 0.28), width: 1.6 } }),
      },
    ];
  },
  paper: PAPER,
  glow: 1,
};
