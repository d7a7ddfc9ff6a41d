/** Ink and wash: a lively pen line, thin watercolour that pools at its edge and does not quite meet the line. */
import { css, hex, mix, saturate } from '#studio/illustrator/color/color.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { grainOf } from '#studio/illustrator/style/shading.ts';
import { trembled } from '#studio/illustrator/style/tremor.ts';
import { type LitForm, type Style, thicknessOf } from '#studio/illustrator/style/style.ts';
import type { Mark, Paint } from '#studio/illustrator/picture.ts';

const SHEET = hex('#f7f0e1');
const INK = hex('#2b2431');
const PAPER = { tile: 'wash', alpha: 0.085 } as const;

const washOf = (form: LitForm): Paint => {
  const { box } = form;
  const tall = box.bottom - box.top;
  const wide = box.right - box.left;
  const watery = mix(form.base, SHEET, form.isLit ? 0 : 0.15 * (1 - form.depth * 0.4));
  const end = form.low === form.base ? mix(form.base, form.shade, 0.34 * Math.max(0.3, form.volume)) : form.low;
  const [dx, dy] = form.toward;
  const large = Math.max(tall, wide) > 620;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = 0.5 * (Math.abs(dx) * wide + Math.abs(dy) * tall);
  return {
    kind: 'linear',
    from: large ? [x, box.top] : [x + dx * reach, y + dy * reach],
    to: large ? [x, box.bottom] : [x - dx * reach, y - dy * reach],
    stops: [
      [0, css(watery, form.alpha)],
      [0.55, css(form.base, form.alpha)],
      [1, css(end, form.alpha)],
    ],
  };
};

const penOf = (form: LitForm): Mark[] => {
  const thickness = thicknessOf(form);
  const weight = (1 - 0.72 * form.depth) * Math.min(1, 0.35 + thickness / 60) * form.alpha;
  const ink = mix(mix(INK, form.shade, 0.25), form.base, 0.55 * form.depth);
  const pen = (path: Mark['path'], width: number, alpha: number): Mark => ({
    kind: 'mark',
    path,
    stroke: { color: css(ink, alpha), width },
  });
  const first = pen(form.path, 1.7 * weight, 0.85 - 0.4 * form.depth);
  return thickness < 9
    ? [first]
    : [first, pen(trembled(form.path, { amount: 1.5, cell: 55, seed: 77 }), 0.95 * weight, 0.6 - 0.3 * form.depth)];
};

export const inkWash: Style = {
  tremor: 1.3,
  pigment: (color, isIdentity) => (isIdentity ? mix(color, SHEET, 0.03) : saturate(mix(color, SHEET, 0.12), 1.16)),
  solid: (form) => {
    const strayed = form.isLit ? form.path : trembled(form.path, { amount: 1.6, cell: 90, seed: 5 });
    const wash: Mark = {
      kind: 'mark',
      ...(form.name ? { name: form.name } : {}),
      path: strayed,
      fill: washOf(form),
      ...grainOf(form, PAPER, form.isLit ? 0.08 : form.isFigure ? 0.12 : 0.24),
      ...(form.isLit || thicknessOf(form) < 6
        ? {}
        : { stroke: { color: css(mix(form.base, form.shade, 0.7), 0.4 * form.alpha), width: 2 } }),
      crescents:
        form.isLit || form.volume < 0.2 || thicknessOf(form) < 6
          ? []
          : [
              {
                dx: form.toward[0] * Math.min(16, thicknessOf(form) * 0.16),
                dy: form.toward[1] * Math.min(16, thicknessOf(form) * 0.16),
                color: css(form.shade, 0.3 * form.volume),
              },
            ],
    };
    const box = boundsOf(form.path);
    const isBackdrop = box.right - box.left > 1150 && form.depth > 0.9;
    // What shines is drawn without a pen, but for somebody who shines: a body has an outline.
    const isBare = form.isLit && form.name !== 'coat';
    return isBare || isBackdrop ? [wash] : [wash, ...penOf(form)];
  },
  paper: PAPER,
  glow: 0.65,
};
