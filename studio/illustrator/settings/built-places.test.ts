import { describe, expect, it } from 'vitest';
import { FRAMINGS, type Framing, type Setting, WEATHERS } from '#core/story/vocabulary.ts';
import { type Box, boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { drawingOf, SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import { testStage } from '#studio/illustrator/settings/stage-probe.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const PLACES = [
  'old-cairo',
  'village-roof',
  'market',
  'kitchen',
  'school',
  'library',
  'playground',
] as const satisfies Setting[];
const NAMES = ['backdrop', 'far', 'middle', 'near', 'front'] as const;

/** Horizon, ground of the figures in front, and page units per centimetre, as the camera gives them. */
const VIEWS: Readonly<Record<Framing, readonly [horizon: number, nearY: number, unit: number]>> = {
  wide: [520, 872, 3.5],
  medium: [500, 898, 4.4],
  close: [430, 1250, 6.2],
  'low-angle': [742, 914, 5],
  'from-above': [170, 800, 3.5],
  'through-window': [500, 800, 3.5],
};

const stageOf = (variant: number, changes: Partial<Stage> = {}): Stage => {
  const [horizon, nearY, unit] = VIEWS[changes.framing ?? 'medium'];
  return testStage({ variant, horizon, nearY, unit, ...changes });
};

const placeOf = (setting: Setting, variant: number) => drawingOf({ setting, variant });
const draw = (setting: Setting, stage: Stage): Planes => placeOf(setting, stage.variant).draw(stage);
const versions = PLACES.flatMap((setting) =>
  Array.from({ length: SETTING_VARIANTS }, (_, variant) => [setting, variant] as const),
);

const boxesOf = (sketches: readonly Sketch[]): Box[] => sketches.flatMap(pathsOf).map(boundsOf);
/** All outlines; what is cut by a clip shows no more than the clip. */
const shownPaths = (sketch: Sketch): readonly Path[] =>
  sketch.kind === 'bundle' ? (sketch.clip ? [sketch.clip] : sketch.children.flatMap(shownPaths)) : pathsOf(sketch);

/** The ends of all edges and seven points between them; bare walls, higher than the page, do not count. */
const pointsOf = (sketches: readonly Sketch[]): Point[] =>
  sketches.flatMap(shownPaths).flatMap((path) => {
    const { top, bottom } = boundsOf(path);
    if (bottom - top > 1000) {
      return [];
    }
    let last: Point = [0, 0];
    return path.flatMap((segment): Point[] => {
      if (segment[0] === 'Z') {
        return [];
      }
      const end: Point = segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];
      const from = segment[0] === 'M' ? end : last;
      last = end;
      return Array.from(
        { length: 8 },
        (_, index): Point => [
          from[0] + ((end[0] - from[0]) * (index + 1)) / 8,
          from[1] + ((end[1] - from[1]) * (index + 1)) / 8,
        ],
      );
    });
  });
const allOf = (planes: Planes): Sketch[] => NAMES.flatMap((name) => planes[name]);
const countOf = (sketches: readonly Sketch[]): number =>
  sketches.reduce((sum, sketch) => sum + (sketch.kind === 'bundle' ? countOf(sketch.children) : 1), 0);
/** How much of each half of the page is taken by things of its own: boxes that do not span the page. */
const weightOf = (planes: Planes): number =>
  boxesOf([...planes.far, ...planes.middle])
    .filter(({ left, right }) => right - left < 420)
    .reduce(
      (sum, { left, top, right, bottom }) =>
        sum + Math.sign((left + right) / 2 - 500) * (right - left) * (bottom - top),
      0,
    );

/** Nothing but sky or bare wall lies above, in the middle of a cover with its title on top. */
const TITLE_ENDS = 285;

/** Composed evenly: a passage, and a balcony over against a kitchen counter. */
const EVEN = ['market 1', 'kitchen 2'];

describe.each(versions)('%s, version %i', (setting, variant) => {
  it('fills every plane in every framing, with nothing far off the page', () => {
    for (const framing of FRAMINGS) {
      const planes = draw(setting, stageOf(variant, { framing }));
      for (const name of ['far', 'middle', 'near'] as const) {
        const boxes = boxesOf(planes[name]);
        expect(boxes.length, `${framing} ${name}`).toBeGreaterThan(0);
        expect(
          boxes.every(({ left, top, right, bottom }) => Math.max(...[left, top, right, bottom].map(Math.abs)) < 4000),
          `${framing} ${name}`,
        ).toBe(true);
      }
    }
  });

  it('covers the page from the horizon to its lower edge', () => {
    for (const framing of FRAMINGS) {
      const stage = stageOf(variant, { framing });
      const { backdrop, far, middle, near } = draw(setting, stage);
      const grounds = boxesOf([...backdrop, ...far, ...middle, ...near]).filter(
        ({ left, right }) => left <= 0 && right >= 1000,
      );
      expect(Math.min(...grounds.map(({ top }) => top)), framing).toBeLessThan(
        stage.horizon + 0.32 * (1000 - stage.horizon),
      );
      expect(Math.max(...grounds.map(({ bottom }) => bottom)), framing).toBeGreaterThanOrEqual(1000);
    }
  });

  it('is the same for the same seed and stays affordable', () => {
    const planes = draw(setting, stageOf(variant, { isDark: true, weather: 'rain' }));
    expect(draw(setting, stageOf(variant, { isDark: true, weather: 'rain' }))).toEqual(planes);
    expect(countOf(allOf(planes))).toBeLessThan(900);
  });

  it('lights lamps and windows when it is dark', () => {
    const glows = (sketches: readonly Sketch[]): number =>
      sketches.reduce(
        (sum, one) =>
          sum + (one.kind === 'bundle' ? glows(one.children) : one.kind === 'glow' && one.effect === 'light' ? 1 : 0),
        0,
      );
    const lit = (isDark: boolean): number => glows(allOf(draw(setting, stageOf(variant, { isDark }))));
    expect(lit(true)).toBeGreaterThan(0);
  });

  it('puts its weight where there is room', () => {
    const planes = (room: Stage['room']): Planes => draw(setting, stageOf(variant, { room }));
    const right = weightOf(planes((x) => (x < 500 ? 0.22 : 1)));
    const left = weightOf(planes((x) => (x > 500 ? 0.22 : 1)));
    if (!EVEN.includes(`${setting} ${variant}`)) {
      expect(right).toBeGreaterThan(left);
    }
    expect(right).not.toBe(left);
  });

  it('puts nothing before those who stand in front', () => {
    const planes = draw(setting, stageOf(variant, { isFree: () => false }));
    const before = boxesOf(planes.front).filter(({ top }) => top < 940);
    expect(before).toEqual([]);
  });

  it('leaves sky or wall bare where a title stands', () => {
    const { far, middle, near, front } = draw(setting, stageOf(variant, { horizon: 560, calmAbove: 372 }));
    const inside = pointsOf([...far, ...middle, ...near, ...front]).filter(([x, y]) => x > 150 && x < 850 && y > 0);
    expect(Math.min(...inside.map(([, y]) => y))).toBeGreaterThan(TITLE_ENDS);
  });
});

describe('rooms', () => {
  const windowed = versions.filter(([setting, variant]) => placeOf(setting, variant).isIndoors && setting !== 'market');

  it.each(windowed)('%s, version %i, shows the weather through its window', (setting, variant) => {
    const seen = WEATHERS.filter((weather) => weather === 'rain' || weather === 'snow').map((weather) =>
      JSON.stringify(draw(setting, stageOf(variant, { weather }))),
    );
    expect(new Set([...seen, JSON.stringify(draw(setting, stageOf(variant)))]).size).toBe(3);
  });

  it('are the kitchen, the library, the school without its yard and the bazaar', () => {
    const indoors = versions
      .filter(([setting, variant]) => placeOf(setting, variant).isIndoors)
      .map((version) => version.join(' '));
    expect(indoors).toEqual([
      'market 1',
      'kitchen 0',
      'kitchen 1',
      'kitchen 2',
      'school 0',
      'school 2',
      'library 0',
      'library 1',
      'library 2',
    ]);
  });
});
