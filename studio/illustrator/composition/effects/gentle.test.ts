/** Effects that stay small, soft and near whoever makes them, and lie over nobody else. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#core/story/vocabulary.ts';
import type { Site } from '#studio/illustrator/composition/effects/effect.ts';
import { EFFECT_DRAWINGS } from '#studio/illustrator/composition/effects/effects.ts';
import { gust } from '#studio/illustrator/composition/air/gust.ts';
import { boundsOf, boxAround, centerOf } from '#studio/illustrator/geometry/path.ts';
import { testSite, testSurroundings } from '#studio/illustrator/effect-probe.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const siteAt = (ref: string): Site => testSite(testScene({ pose: 'standing', prop: 'lantern' }), ref);

const drawn = (effect: Effect, site: Site): readonly Sketch[] => {
  const {
    below = [],
    behind = [],
    before = [],
  } = EFFECT_DRAWINGS[effect](site, {
    ...testSurroundings,
    random: seededRandom(3),
  });
  return [...below, ...behind, ...before];
};

const boxOf = (sketches: readonly Sketch[]) => boxAround(sketches.flatMap(pathsOf).map(boundsOf));

describe('breath', () => {
  const hero = siteAt('hero');
  const reachOf = (site: Site): number => {
    const { left, right } = boxOf(drawn('breath', site));
    return Math.max(right - site.mouth[0], site.mouth[0] - left);
  };

  it('goes no farther than two faces', () => {
    expect(reachOf(hero)).toBeLessThan(hero.headSize * 2.4);
  });

  it('ends before whoever stands in its way', () => {
    const stands: Site['isOver'] = ([x], _, whose) => whose === 'others' && Math.abs(x - hero.mouth[0]) > hero.headSize;
    expect(reachOf({ ...hero, isOver: stands })).toBeLessThan(reachOf(hero) * 0.8);
  });
});

it('is a thread in the air, however large what smokes is', () => {
  const lamp = siteAt('prop');
  const { left, right, top } = boxOf(drawn('smoke', { ...lamp, size: 400 }));
  expect(right - left).toBeLessThan(90);
  expect(lamp.source[1] - top).toBeLessThan(240);
});

describe('hearts and sounds', () => {
  it('lie on nobody: a heart has another place or is left out', () => {
    const cat = siteAt('companion');
    const heights = (isOver: Site['isOver']): number[] =>
      drawn('hearts', { ...cat, isOver }).map((heart) => centerOf(boxOf([heart]))[1]);
    const all = heights(() => false);
    const low = (Math.min(...all) + Math.max(...all)) / 2;
    const left = heights(([, y]) => y > low);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(all.length);
    for (const y of left) expect(y).toBeLessThan(low + 8);
  });

  it('go to the other side where somebody stands on the one', () => {
    const fox = siteAt('companion');
    const sideOf = (isOver: Site['isOver']): number =>
      Math.sign(centerOf(boxOf(drawn('sound-rings', { ...fox, isOver })))[0] - fox.voice[0]);
    const free = sideOf(() => false);
    expect(sideOf(([x]) => Math.sign(x - fox.voice[0]) === free)).toBe(-free);
  });
});

it('is a burst of short strokes outside of the body, and none on somebody beside it', () => {
  const hero = siteAt('hero');
  const inner = (hero.box.right - hero.box.left) / 2;
  const strokes = drawn('burst', { ...hero, isOver: () => false });
  const spots = strokes.flatMap(pathsOf).map((path) => centerOf(boundsOf(path)));
  const onBody = spots.filter(([x, y]) => Math.abs(x - hero.center[0]) < inner * 0.9 && y > hero.box.top + 10);
  expect(spots.length).toBeGreaterThan(12);
  expect(onBody).toEqual([]);
  const beside = drawn('burst', { ...hero, isOver: ([x], _, whose) => whose === 'others' && x > hero.center[0] });
  expect(beside.length).toBeLessThan(strokes.length * 0.75);
});

it('is flour no wider than arms reach, however large who stirs it is', () => {
  const { left, right } = boxOf(drawn('flour', { ...siteAt('hero'), size: 420 }));
  expect(right - left).toBeLessThan(290);
});

it('is wind of hairs: many thin strokes and no pipe', () => {
  const path = gust([100, 300], 300, { lift: 30, width: 2.4, random: seededRandom(2) });
  const strokes = path.filter(([command]) => command === 'M').length;
  expect(strokes).toBeGreaterThanOrEqual(4);
  const { left, right } = boundsOf(path);
  expect(right - left).toBeGreaterThan(250);
  expect(gust([100, 300], -300, { lift: 30, width: 2.4, random: seededRandom(2) }).length).toBe(path.length);
});
