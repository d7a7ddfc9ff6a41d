import { describe, expect, it } from 'vitest';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { shelterShade } from '#studio/illustrator/composition/grounding/shelter.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const tent: Placed = {
  ref: 'prop',
  kind: 'prop',
  plane: 'far',
  sketch: form(roundedRect([400, 500], [200, 200]), hex('#ffffff')),
  box: { left: 400, right: 600, top: 500, bottom: 700 },
  ground: [500, 700],
  lift: 0,
  scale: 1,
};

const shadesOf = (prop: 'tent' | 'mushroom', light: keyof typeof LIGHT_SETUPS) =>
  shelterShade({
    light: LIGHT_SETUPS[light],
    source: [500, 100],
    placed: [tent],
    order: { scene: testScene({ prop }) },
  });

describe('the shade of a tent', () => {
  it('lies on the ground before it, wider than it, by day', () => {
    const [shade] = shadesOf('tent', 'day');
    if (shade?.kind !== 'glow') throw new RangeError('A tent throws a shade');
    expect(shade.center[1]).toBeGreaterThan(tent.box.bottom);
    expect(shade.radii[0]).toBeGreaterThan(110);
  });

  it('is none by night, and none of a mushroom', () => {
    expect(shadesOf('tent', 'moonlight')).toEqual([]);
    expect(shadesOf('mushroom', 'day')).toEqual([]);
  });
});
