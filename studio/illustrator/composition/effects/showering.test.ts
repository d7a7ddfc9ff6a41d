/** Rain on somebody: it splits on hat and shoulders, leaves eyes and shoes alone, and falls along no line. */
import { describe, expect, it } from 'vitest';
import type { Site } from '#studio/illustrator/composition/effects/effect.ts';
import { shower } from '#studio/illustrator/composition/effects/showering.ts';
import { centerOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { boxAroundSketch, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

/** A cloud over somebody between 400 and 560, whose head reaches up to 300, shoes at 920. */
const BODY = { left: 400, right: 560, top: 300, bottom: 920 };
const isOn = ([x, y]: Point): boolean => x > BODY.left && x < BODY.right && y > BODY.top && y < BODY.bottom;

const site: Site = {
  box: { left: 380, right: 580, top: 60, bottom: 180 },
  size: 200,
  unit: 4,
  center: [480, 120],
  foot: [480, 920],
  head: [480, 120],
  headSize: 30,
  mouth: [480, 130],
  hand: [480, 120],
  eyes: [],
  source: [480, 130],
  leaves: null,
  voice: [480, 130],
  isFigure: true,
  isLow: false,
  isLying: false,
  faces: [{ at: [480, 400], size: 60 }],
  isOver: (at, _, whose) => whose === 'others' && isOn(at),
  companion: 'little-cloud',
  thing: null,
  held: null,
  way: 1,
  sketch: bundle([]),
  water: null,
  target: {
    at: [480, 600],
    size: 400,
    foot: 920,
    box: BODY,
    crown: [480, 300],
    topAt: (x) => (x > BODY.left && x < BODY.right ? BODY.top : null),
    isCatching: false,
  },
};

const spotsOf = (sketches: readonly Sketch[] = []): Point[] =>
  sketches.filter(({ kind }) => kind === 'bundle').map((sketch) => centerOf(boxAroundSketch(sketch)));
const rain = (seed: number) => shower(site, seededRandom(seed));
const SEEDS = [1, 2, 3, 4, 5];

describe('rain on somebody', () => {
  it('splits on the top of them, on both sides of the face, and on no eye', () => {
    for (const seed of SEEDS) {
      const drops = spotsOf(rain(seed).before);
      const onTop = drops.filter(([x, y]) => x > BODY.left && x < BODY.right && Math.abs(y - BODY.top) < 40);
      expect(onTop.length).toBeGreaterThan(1);
      expect(drops.some(([x, y]) => Math.hypot(x - 480, y - 400) < 55)).toBe(false);
    }
  });

  it('runs down a body in a few drops only, and falls to the ground beside it', () => {
    const drops = SEEDS.flatMap((seed) => spotsOf(rain(seed).before));
    const inside = drops.filter(([x, y]) => isOn([x, y]) && y > BODY.top + 30);
    const beside = drops.filter(([x, y]) => !isOn([x, y]) && y > BODY.top + 30 && y < 860);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThan(beside.length * 0.5);
  });

  it('splits on the ground where it happens to, and on no shoe', () => {
    for (const seed of SEEDS) {
      const ovals = (rain(seed).before ?? [])
        .filter(({ kind }) => kind !== 'bundle')
        .map((sketch) => centerOf(boxAroundSketch(sketch)))
        .filter(([, y]) => y > 800);
      expect(ovals.length).toBeGreaterThan(1);
      expect(ovals.some(isOn)).toBe(false);
      expect(Math.max(...ovals.map(([, y]) => y)) - Math.min(...ovals.map(([, y]) => y))).toBeGreaterThan(1);
    }
  });
});
