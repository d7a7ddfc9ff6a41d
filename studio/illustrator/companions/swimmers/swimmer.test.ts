import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { dolphin, fish, whale } from '#studio/illustrator/companions/swimmers/species.data.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const formsOf = (animal: typeof fish, more: Partial<CompanionOrder> = {}): readonly Form[] =>
  animal
    .draw({ pose: 'swimming', view: 'side', expression: 'calm', gaze: [0, 0], ...more })
    .parts.flatMap(within)
    .filter((one): one is Form => one.kind === 'form');

describe('who lives in water', () => {
  it('is round: darker along the back than on the flank', () => {
    for (const animal of [fish, dolphin, whale]) {
      const forms = formsOf(animal);
      const coat = forms.find(({ name }) => name === 'coat')?.color[0] ?? 0;
      const shades = forms.filter(({ finish, alpha }) => finish === 'flat' && alpha < 0.7).map(({ color }) => color[0]);
      expect(shades.some((lightness) => lightness < coat - 0.06)).toBe(true);
      expect(shades.some((lightness) => lightness > coat + 0.08)).toBe(true);
    }
  });

  it('wears the colour of its owner in its fins, with nothing round its middle', () => {
    const collar = hex('#2f8f83');
    for (const view of ['side', 'front'] as const) {
      const worn = formsOf(fish, { collar, view }).filter(({ color }) => color === collar);
      expect(worn.length, view).toBeGreaterThan(0);
      const body = formsOf(fish, { collar, view });
      const coat = body.findIndex(({ name }) => name === 'coat');
      for (const one of worn) expect(body.indexOf(one), view).toBeLessThan(coat);
    }
  });

  it('has rays in its fins and its bands on both sides of its face, if it is a fish', () => {
    const raysOf = (animal: typeof fish): number =>
      animal
        .draw({ pose: 'swimming', view: 'side', expression: 'calm', gaze: [0, 0] })
        .parts.flatMap(within)
        .filter((one) => one.kind === 'line' && one.alpha < 0.6 && one.name === undefined).length;
    expect(raysOf(fish)).toBeGreaterThan(raysOf(dolphin) + 8);
    const white = formsOf(fish, { view: 'front' }).filter(({ color, finish }) => finish === 'flat' && color[0] > 0.94);
    const middles = white.map(({ path }) => boundsOf(path)).map(({ left, right }) => (left + right) / 2);
    expect(middles.some((x) => x < -4) && middles.some((x) => x > 4)).toBe(true);
  });

  it('lies on the back, belly up', () => {
    // How far the back fin is under the middle of the body.
    const finUnder = (look: Partial<CompanionOrder>): number => {
      const collar = hex('#2f8f83');
      const forms = formsOf(fish, { ...look, collar });
      const middleOf = (name: string): number => {
        const found = forms.find((one) => one.name === name);
        if (!found) throw new RangeError(name);
        const { top, bottom } = boundsOf(found.path);
        return (top + bottom) / 2;
      };
      return middleOf('accent') - middleOf('coat');
    };
    expect(finUnder({})).toBeLessThan(0);
    expect(finUnder({ manner: 'lying' })).toBeGreaterThan(0);
  });
});
