/** Nothing that flies about lies on a body as a stain would. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#core/story/vocabulary.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { bodiesIn, type OverBody, topsOf } from '#studio/illustrator/composition/effects/bodies.ts';
import type { Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import { EFFECT_DRAWINGS } from '#studio/illustrator/composition/effects/effects.ts';
import { clearestWay } from '#studio/illustrator/composition/effects/pieces.ts';
import { siteOf } from '#studio/illustrator/composition/effects/site.ts';
import { shareInside } from '#studio/illustrator/composition/staging/silhouette.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { inAir } from '#studio/illustrator/composition/weather.ts';
import {
  boundsOf,
  type Box,
  centerOf,
  type Path,
  type Point,
  type Segment,
} from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { boxAroundSketch, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const scene = testScene({ setting: 'garden', companion: 'dog', pose: 'standing' });
const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' });
const cast = placed.filter(({ kind }) => kind === 'cast');

const surroundings = (seed: number): Surroundings => ({
  random: seededRandom(seed),
  light: LIGHT_SETUPS.day,
  horizon: 500,
  nearY: 900,
  shore: Infinity,
  air: '#ffffff',
  onward: 1,
});

const partsAt = (effect: Effect, seed: number) => {
  const [one] = cast;
  if (!one) throw new RangeError('Somebody is placed');
  const site = siteOf(one, null, {
    scene,
    placed,
    companionOf: ({ who }) => ('companion' in who ? who.companion : null),
  });
  return EFFECT_DRAWINGS[effect](site, surroundings(seed));
};

/** How much of a few units around the middle of each drawing lies on somebody. */
const onBodies = (sketches: readonly Sketch[]): number =>
  sketches.filter((sketch) => {
    const [x, y] = centerOf(boxAroundSketch(sketch));
    const spot = { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 };
    return cast.some((one) => shareInside(spot, outlined(one).shape) > 0.9);
  }).length;

/** Each outline of a path by itself. */
const islands = (path: Path): Path[] =>
  path.reduce<Segment[][]>((all, segment) => {
    if (segment[0] === 'M' || all.length === 0) all.push([]);
    all.at(-1)?.push(segment);
    return all;
  }, []);

const isMote = ({ left, right }: Box): boolean => right - left < 30;

describe('what flies about somebody', () => {
  it.each(['leaves', 'petals', 'feathers', 'paper-bits', 'wind'] as const)('is before no body: %s', (effect) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) expect(onBodies(partsAt(effect, seed).before ?? [])).toBe(0);
  });

  it('is no mote of a light that somebody carries', () => {
    const spots = [1, 2, 3, 4].flatMap((seed) => {
      const { behind = [], before = [] } = partsAt('glow', seed);
      return [...behind, ...before].flatMap(pathsOf).flatMap(islands).map(boundsOf).filter(isMote).map(centerOf);
    });
    expect(spots.length).toBeGreaterThan(20);
    for (const [x, y] of spots) {
      const spot = { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 };
      expect(cast.some((one) => shareInside(spot, outlined(one).shape) > 0.9)).toBe(false);
    }
  });

  it('passes behind them: all of a gust', () => {
    const { behind = [], before = [] } = partsAt('wind', 3);
    const wide = (sketch: Sketch): boolean => {
      const { left, right } = boxAroundSketch(sketch);
      return right - left > 150;
    };
    expect(behind.some(wide)).toBe(true);
    expect(before.some(wide)).toBe(false);
  });
});

describe('gusts', () => {
  it('go over nobody who stands further back where others of them have free air', () => {
    const [one] = cast;
    if (!one) throw new RangeError('Somebody is placed');
    const site = siteOf(one, null, { scene, placed, companionOf: () => null });
    const gusts = (isOver: OverBody): number => {
      const { behind = [] } = EFFECT_DRAWINGS.wind({ ...site, isOver }, surroundings(3));
      return behind.filter((sketch) => {
        const { left, right } = boxAroundSketch(sketch);
        return right - left > 150;
      }).length;
    };
    const middle = (site.box.top + site.box.bottom) / 2;
    expect(gusts(() => false)).toBe(3);
    expect(gusts(([, y], _, whose) => whose === 'others' && y < middle - 60)).toBeLessThan(3);
  });
});

describe('what goes one of several ways', () => {
  it('goes where nobody else stands', () => {
    const [one] = cast;
    if (!one) throw new RangeError('Somebody is placed');
    const site = siteOf(one, null, { scene, placed, companionOf: () => null });
    const ends: Point[] = [
      [800, 400],
      [300, 400],
    ];
    const way = (isThere: (x: number) => boolean): Point =>
      clearestWay({ ...site, faces: [], isOver: ([x]) => isThere(x) }, [550, 700], ends);
    expect(way((x) => x > 560)).toEqual([300, 400]);
    expect(way((x) => x < 540)).toEqual([800, 400]);
  });
});

describe('leaves in the wind', () => {
  const air = { light: LIGHT_SETUPS.day, horizon: 500, way: 1 } as const;
  it('fly before nobody', () => {
    const isOver = ([x]: Point): boolean => x > 300;
    const random = () => seededRandom(2);
    const all = inAir('wind', 'day', { ...air, random: random(), isOver: () => false });
    const clear = inAir('wind', 'day', { ...air, random: random(), isOver });
    expect(clear.length).toBeGreaterThan(0);
    expect(clear.length).toBeLessThan(all.length);
    const rights = clear.flatMap(pathsOf).map((path) => centerOf(boundsOf(path))[0]);
    expect(Math.max(...rights)).toBeLessThan(330);
  });
});

describe('rain on the cast', () => {
  const wet = (weather: 'rain' | 'clear'): Path => {
    const air = {
      light: LIGHT_SETUPS.day,
      random: seededRandom(2),
      horizon: 500,
      way: 1,
      ...bodiesIn(placed),
    } as const;
    return inAir(weather, 'day', air).slice(1).flatMap(pathsOf).flat();
  };

  it('splits on the upper edge of each of them, and falls on nobody when it is dry', () => {
    const spots = topsOf(placed);
    for (const { box } of cast) {
      const own = spots.filter(([x, y]) => x > box.left && x < box.right && y >= box.top - 1 && y < box.bottom);
      expect(own.length).toBeGreaterThan(2);
      expect(own.every(([, y]) => y < box.top + (box.bottom - box.top) * 0.42)).toBe(true);
    }
    expect(wet('rain').length).toBeGreaterThan(spots.length * 4);
    expect(wet('clear')).toEqual([]);
  });
});
