import { describe, expect, it } from 'vitest';
import { FRAMINGS, type Framing, type Setting } from '#core/story/vocabulary.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { drawingOf, SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import { testStage } from '#studio/illustrator/settings/stage-probe.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const PLACES = [
  'ocean',
  'castle',
  'mountain',
  'snow',
  'jungle',
  'underground',
  'cloud-city',
] as const satisfies Setting[];
const HORIZONS: Readonly<Record<Framing, number>> = {
  wide: 520,
  medium: 500,
  close: 430,
  'low-angle': 742,
  'from-above': 170,
  'through-window': 500,
};

const stageOf = (variant: number, changes: Partial<Stage> = {}): Stage => testStage({ variant, ...changes });

const draw = (setting: Setting, stage: Stage): Planes => drawingOf({ setting, variant: stage.variant }).draw(stage);
const each = PLACES.flatMap((setting) =>
  Array.from({ length: SETTING_VARIANTS }, (_, variant) => [setting, variant] as const),
);
/** What has a body of its own: no details, lines or lights. */
const bodiesOf = (sketch: Sketch): Sketch[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap(bodiesOf)
    : sketch.kind === 'form' && sketch.finish === 'solid'
      ? [sketch]
      : [];

const boxesOf = (sketches: readonly Sketch[]) => sketches.flatMap(pathsOf).map(boundsOf);

describe.each(each)('%s, version %i', (setting, variant) => {
  it('fills every plane in every framing, with numbers only', () => {
    for (const framing of FRAMINGS) {
      const planes = draw(setting, stageOf(variant, { framing, horizon: HORIZONS[framing] }));
      for (const name of ['backdrop', 'far', 'middle', 'near'] as const) {
        const boxes = boxesOf(planes[name]);
        expect(boxes.length, `${framing} ${name}`).toBeGreaterThan(0);
        expect(boxes.every(({ left, top, right, bottom }) => Number.isFinite(left + top + right + bottom))).toBe(true);
      }
    }
  });

  it('covers the ground down to the lower edge of the page', () => {
    const { far, middle, near } = draw(setting, stageOf(variant));
    const ground = boxesOf([...far, ...middle, ...near]).filter(({ left, right }) => left <= 0 && right >= 1000);
    expect(ground.some(({ bottom }) => bottom >= 1000)).toBe(true);
  });

  it('keeps what stands on the land below a title', () => {
    const stage = stageOf(variant, { horizon: 560, calmAbove: 372 });
    const { far, middle, near, front } = draw(setting, stage);
    const high = boxesOf([...far, ...middle, ...near, ...front]).filter(({ top }) => top < 300);
    expect(high).toEqual([]);
  });

  it('puts its weight where there is room', () => {
    const weight = (room: Stage['room']): number => {
      const { far, middle } = draw(setting, stageOf(variant, { room }));
      return boxesOf([...far, ...middle].flatMap(bodiesOf))
        .filter(({ left, right }) => right - left < 500)
        .reduce(
          (sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top) * ((left + right) / 2 - 500),
          0,
        );
    };
    expect(weight((x) => (x > 600 ? 1 : 0.22))).toBeGreaterThan(weight((x) => (x < 400 ? 1 : 0.22)));
  });

  it('is the same place again for the same seed', () => {
    expect(draw(setting, stageOf(variant))).toEqual(draw(setting, stageOf(variant)));
  });
});

describe('the versions of a place', () => {
  it.each(PLACES)('of %s differ in what stands where', (setting) => {
    const layouts = Array.from({ length: SETTING_VARIANTS }, (_, variant) =>
      boxesOf(draw(setting, stageOf(variant)).far)
        .filter(({ left, right }) => right - left < 700)
        .map(({ left, top }) => `${Math.round(left / 40)}/${Math.round(top / 40)}`),
    );
    layouts.forEach((layout, index) => {
      const other = new Set(layouts[(index + 1) % layouts.length]);
      const shared = layout.filter((place) => other.has(place)).length / layout.length;
      expect(shared).toBeLessThan(0.5);
    });
  });
});
