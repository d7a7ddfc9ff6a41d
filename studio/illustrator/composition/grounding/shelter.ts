/** The shade of a tent by day: wide enough to sit in, on the ground before it. */
import type { Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { glow, type Sketch } from '#studio/illustrator/sketch.ts';

const SHELTERS: ReadonlySet<Prop> = new Set(['tent']);

/** How far it falls before the tent, as a share of its height, and to a side at most, as a share of its width. */
const BEFORE = 0.34;
const ASIDE = 0.4;
/** Twice as far along the page as this a light stands quite at the side. */
const SIDEWAYS = 400;
/** How dark the ground is in it. */
const STRENGTH = 0.3;

type Lit = {
  readonly light: LightSetup;
  readonly source: Point;
  readonly placed: readonly Placed[];
  readonly order: { readonly scene: Scene };
};

/** It is wider than the tent, so that whoever sits before that is seen to sit in it. */
export const shelterShade = ({ light, source, placed, order }: Lit): Sketch[] => {
  if (light.isDark) return [];
  return order.scene.props
    .filter(({ prop }) => SHELTERS.has(prop))
    .flatMap(({ ref }): Sketch[] => {
      const tent = placed.find((one) => one.ref === ref && one.kind === 'prop');
      if (!tent || tent.isBorne || tent.lift > 0) return [];
      const { left, right, top, bottom } = tent.box;
      const [half, deep] = [(right - left) / 2, (bottom - top) * BEFORE];
      const x = (left + right) / 2 + clamp(((left + right) / 2 - source[0]) / SIDEWAYS, -1, 1) * half * ASIDE;
      return [
        glow([x, bottom + deep * 0.5], light.shadow, {
          radii: [half * 1.5, deep],
          alpha: Math.min(0.9, STRENGTH / (1 - light.shadow[0])),
          effect: 'shade',
        }),
      ];
    });
};
