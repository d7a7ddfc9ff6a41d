import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { floatingDepth } from '#studio/illustrator/composition/water/floats.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

const WHITE = hex('#ffffff');
const placedIn = (scene: Scene) =>
  placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });

describe('a water bird in the water', () => {
  it('comes down by its legs and by what of its breast is in the water', () => {
    const legs = bundle([form(roundedRect([-1, -10], [2, 10], 0), WHITE)], { name: 'leg' });
    const body = form(ellipse([0, -20], [20, 10]), WHITE);
    expect(floatingDepth(bundle([body, legs]), 0.2)).toBeCloseTo(10 + 20 * 0.2, 0);
  });

  it('sits in a pond when it dances there: its breast is under the edge of the water', () => {
    const [hero, other] = testScene({ setting: 'garden' }).cast as [CastMember, CastMember];
    const duck: CastMember = {
      ...other,
      who: { companion: 'duck', name: null },
      pose: 'dancing',
      place: { along: 'center', plane: 'near', in: 'pond' },
    };
    const pond = { ref: 'pond', prop: 'water', place: { along: 'center', plane: 'near' } } as const;
    const placed = placedIn({ ...testScene({ setting: 'garden' }), cast: [hero, duck], props: [pond] });
    const [bird, water] = [duck.ref, 'pond'].map((ref) => placed.find((one) => one.ref === ref));
    if (!bird || !water) throw new RangeError('Both are there');
    // Its legs are below the farther half of the pond.
    expect(bird.box.bottom).toBeGreaterThan((water.box.top + water.box.bottom) / 2);
  });
});

describe('what is at rest where somebody wades', () => {
  it('lies on the bank and does not stand in the water', () => {
    const [hero] = testScene().cast as [CastMember];
    const scene = testScene({ setting: 'nile', framing: 'low-angle' });
    const wader: CastMember = { ...hero, pose: 'standing', place: { along: 'start', plane: 'near', in: 'river' } };
    const river = { ref: 'river', prop: 'water', place: { along: 'start', plane: 'middle' } } as const;
    const hat = { ref: 'hat', prop: 'hat', place: { along: 'start', plane: 'near' } } as const;
    const placed = placedIn({ ...scene, cast: [wader], props: [hat, river] });
    const [lain, who] = ['hat', hero.ref].map((ref) => placed.find((one) => one.ref === ref));
    if (!lain || !who) throw new RangeError('Both are there');
    expect(lain.box.bottom).toBeGreaterThan(who.box.bottom + 60);
  });
});

describe('a log at the sea', () => {
  const scene = { ...testScene({ setting: 'ocean', framing: 'medium' }), variant: 2 };
  const [hero] = scene.cast as [CastMember];
  const logAt = (plane: 'near' | 'middle') => ({ ref: 'log', prop: 'log', place: { along: 'center', plane } }) as const;

  it('carries whoever dances on it with the feet to be seen', () => {
    const sailor: CastMember = { ...hero, pose: 'dancing', place: { along: 'center', plane: 'middle', on: 'log' } };
    const placed = placedIn({ ...scene, cast: [sailor], props: [logAt('middle')] });
    const [who, log] = [hero.ref, 'log'].map((ref) => placed.find((one) => one.ref === ref));
    if (!who || !log) throw new RangeError('Both are there');
    expect(who.box.bottom).toBeLessThan((log.box.top + log.box.bottom) / 2);
  });

  it('is on the water, and on the shore when it lies near with nobody on it', () => {
    const isInWater = (plane: 'near' | 'middle'): boolean =>
      placedIn({ ...scene, cast: [hero], props: [logAt(plane)] }).find(({ ref }) => ref === 'log')?.isInWater === true;
    expect(isInWater('middle')).toBe(true);
    expect(isInWater('near')).toBe(false);
  });
});
