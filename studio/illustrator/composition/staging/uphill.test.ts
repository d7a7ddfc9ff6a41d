import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { risingLand, type Slope } from '#studio/illustrator/composition/staging/uphill.ts';
import { boundsOf, boxAround, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { form, pathsOf } from '#studio/illustrator/sketch.ts';
import type { Scene } from '#core/story/scene.ts';

/** How far below the companion the hero stands, who is at the start of the page. */
const below = (changes: Partial<Pick<Scene, 'isUphill' | 'isDownhill' | 'direction'>>): number => {
  const scene = { ...testScene({ setting: 'mountain', companion: 'goat' }), ...changes };
  const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
  const [hero, companion] = ['hero', 'companion'].map((ref) => placed.find((one) => one.ref === ref));
  if (!hero || !companion) throw new RangeError('Both are there');
  return hero.ground[1] - companion.ground[1];
};

describe('a page whose ground rises', () => {
  it.each(['ltr', 'rtl'] as const)('has whoever is farther on higher up (%s)', (direction) => {
    expect(below({ direction, isUphill: true })).toBeGreaterThan(below({ direction }) + 40);
  });

  it.each(['ltr', 'rtl'] as const)('falls where it is told to, for a slide (%s)', (direction) => {
    expect(below({ direction, isDownhill: true })).toBeLessThan(below({ direction }) - 40);
  });

  it('moves whoever is in a thing as far as the thing', () => {
    const level = testScene({ setting: 'desert', prop: 'basket' });
    const [hero, other] = level.cast;
    const [prop] = level.props;
    if (!hero || !other || !prop) throw new RangeError('All are there');
    const cast = [hero, { ...other, place: { ...other.place, in: prop.ref } }];
    const apart = (changes: Partial<Pick<Scene, 'isDownhill'>>): number => {
      const scene = { ...level, ...changes, cast };
      const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
      const [inside, vessel] = [other.ref, prop.ref].map((ref) => placed.find((one) => one.ref === ref));
      if (!inside || !vessel) throw new RangeError('Both are there');
      return inside.ground[1] - vessel.ground[1];
    };
    expect(apart({ isDownhill: true })).toBeCloseTo(apart({}), 3);
  });

  it('has a blanket spread under whoever slides on it, which lies along the slope with them', () => {
    const level = testScene({ setting: 'desert', prop: 'blanket', pose: 'sitting' });
    const [hero] = level.cast;
    const [prop] = level.props;
    if (!hero || !prop) throw new RangeError('Both are there');
    const placedOn = (height: 'ground' | 'low', isDownhill?: true) => {
      const cast = [{ ...hero, place: { ...hero.place, height, on: prop.ref } }];
      const scene: Scene = { ...level, cast, ...(isDownhill ? { isDownhill } : {}) };
      const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
      const [rider, blanket] = [hero.ref, prop.ref].map((ref) => placed.find((one) => one.ref === ref));
      if (!rider?.head || !blanket) throw new RangeError('Both are there');
      const middle = (rider.head.left + rider.head.right) / 2;
      return { wide: (blanket.box.right - blanket.box.left) / blanket.scale, ahead: middle - blanket.ground[0] };
    };
    expect(placedOn('low').wide).toBeGreaterThan(placedOn('ground').wide * 1.8);
    expect(placedOn('low', true).ahead).toBeGreaterThan(placedOn('low').ahead + 15);
  });

  it('has ground at its lower edge where that has risen, and grass no larger than it was', () => {
    const slope: Slope = ([x, y]) => (y > 500 ? -0.3 * (x - 500) : 0);
    const ground = form(roundedRect([-10, 600], [1020, 410]), hex('#ffffff'));
    const blade = form(roundedRect([900, 960], [10, 50]), hex('#ffffff'));
    const { near } = risingLand({ backdrop: [], far: [], middle: [], near: [ground, blade], front: [] }, slope);
    const [land, grass] = near.map((sketch) => boxAround(pathsOf(sketch).map(boundsOf)));
    const lowest = near.flatMap(pathsOf)[0]?.flatMap((part) => (part[0] === 'Z' ? [] : [part]));
    const atEnd = lowest?.filter(([, x]) => x > 900).map((part) => Number(part.at(-1))) ?? [];
    expect(Math.max(...atEnd)).toBeGreaterThan(1000);
    expect(land?.bottom).toBeGreaterThan(1000);
    expect((grass?.bottom ?? 0) - (grass?.top ?? 0)).toBeLessThan(60);
  });
});
