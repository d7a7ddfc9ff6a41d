import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import {
  groundShadow,
  shadeOnBearer,
  shadesOf,
  thrownShadows,
} from '#studio/illustrator/composition/grounding/shade.ts';
import type { LitBy } from '#studio/illustrator/composition/lamplight.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { boxAroundSketch, bundle, form, type Glow, type Sketch } from '#studio/illustrator/sketch.ts';

const shape = (points: readonly Point[]): Sketch => form(polygon([...points]), hex('#553322'));

const placed = (sketch: Sketch, more: Partial<Placed> = {}): Placed => {
  const box = boxAroundSketch(sketch);
  return {
    ref: 'hero',
    kind: 'cast',
    plane: 'near',
    sketch,
    box,
    ground: [500, box.bottom],
    lift: 0,
    scale: 4,
    ...more,
  };
};

/** Two legs far from each other. */
const FOUR_LEGGED = shape([
  [300, 900],
  [340, 900],
  [340, 780],
  [660, 780],
  [660, 900],
  [700, 900],
  [700, 600],
  [300, 600],
]);

const scene = testScene({});
const lit = (light: keyof typeof LIGHT_SETUPS, source: Point = [480, 100]) => ({
  light: LIGHT_SETUPS[light],
  source,
  order: { scene },
  camera: { horizon: 500 },
});

/** A lamp at a place of the page, above the ground at `above` when it throws long shadows. */
const byLamp = (at: Point, above?: Point): LitBy => ({
  lamp: { ref: 'lamp', at, reach: 400, ...(above ? { above } : {}) },
  strength: 0.6,
});

const glowsOf = (sketches: readonly Sketch[]): readonly Glow[] =>
  sketches.flatMap((sketch) =>
    sketch.kind === 'glow' ? [sketch] : sketch.kind === 'bundle' ? glowsOf(sketch.children) : [],
  );

/** How much of the light the shades take at a place of the ground: 0 none, 1 all. */
const darknessAt = (glows: readonly Glow[], [x, y]: Point): number =>
  1 -
  glows.reduce((left, { center, radii, alpha, color: [lightness] }) => {
    const away = Math.hypot((x - center[0]) / radii[0], (y - center[1]) / radii[1]);
    return left * (1 - Math.max(0, 1 - away) ** 2 * alpha * (1 - lightness));
  }, 1);

describe('the shade under somebody who stands on the ground', () => {
  it.each(['day', 'moonlight', 'lamplight', 'golden-hour'] as const)(
    'is dark under each foot and pale between them (%s)',
    (light) => {
      const glows = glowsOf(groundShadow(placed(FOUR_LEGGED), lit(light)));
      const between = darknessAt(glows, [500, 901]);
      for (const x of [320, 680]) {
        expect(darknessAt(glows, [x, 901]), `${x}`).toBeGreaterThan(0.4);
        expect(darknessAt(glows, [x, 901]), `${x}`).toBeGreaterThan(between * 2.2);
      }
      expect(between).toBeLessThan(0.3);
    },
  );

  it('falls away from the lamp that lights them, on either side, and longer than from the sky', () => {
    const [common] = glowsOf(groundShadow(placed(FOUR_LEGGED), lit('moonlight')));
    const [left] = glowsOf(groundShadow(placed(FOUR_LEGGED), lit('moonlight'), byLamp([300, 700])));
    const [right] = glowsOf(groundShadow(placed(FOUR_LEGGED), lit('moonlight'), byLamp([700, 700])));
    if (!common || !left || !right) throw new Error('There is no shade');
    expect(left.center[0]).toBeGreaterThan(common.center[0] + 20);
    expect(right.center[0]).toBeLessThan(common.center[0] - 20);
    expect(left.radii[0]).toBeGreaterThan(common.radii[0] * 1.3);
  });

  it('is the outline laid on the ground beside a lamp near it, away from the lamp, and ends before the wall', () => {
    const thrownBy = (above: Point, more: { horizon?: number; at?: Point } = {}) => {
      const page = { ...lit('moonlight'), camera: { horizon: more.horizon ?? 500 } };
      const row = [{ one: placed(FOUR_LEGGED), litBy: byLamp(more.at ?? [above[0], 800], above) }];
      const [first] = thrownShadows(row, page);
      if (first?.kind !== 'bundle' || !first.clip) throw new Error('There is no long shadow');
      return boundsOf(first.clip);
    };
    expect(thrownBy([200, 900]).right).toBeGreaterThan(800);
    expect(thrownBy([200, 900]).left).toBeGreaterThanOrEqual(300);
    expect(thrownBy([800, 900]).left).toBeLessThan(200);
    // Beside the lamp it is no bar under the feet, and behind a lamp in front it goes into the depth.
    expect(thrownBy([200, 900]).top).toBeLessThan(840);
    expect(thrownBy([400, 1000]).top).toBeLessThan(840);
    expect(thrownBy([400, 800]).bottom).toBeGreaterThan(940);
    expect(thrownBy([400, 1000], { horizon: 880 }).top).toBeGreaterThan(880);
  });

  it('is no figure on its head: towards the reader only the mass of the body falls, wherever its limbs are', () => {
    const arms = shape([
      [240, 640],
      [760, 640],
      [760, 660],
      [240, 660],
    ]);
    const clipOf = (limbs: readonly Sketch[], above: Point): Path => {
      const one = { ...placed(FOUR_LEGGED), sketch: bundle([FOUR_LEGGED, ...limbs]) };
      const [first] = thrownShadows([{ one, litBy: byLamp([above[0], 800], above) }], lit('moonlight'));
      return first?.kind === 'bundle' ? (first.clip ?? []) : [];
    };
    expect(clipOf([arms], [400, 800])).toEqual(clipOf([], [400, 800]));
    expect(clipOf([arms], [400, 1000])).not.toEqual(clipOf([], [400, 1000]));
  });

  it('is one for all whom a lamp lights, and none where it hangs right above', () => {
    const throwing = (...above: Point[]) =>
      thrownShadows(
        above.map((at) => ({ one: placed(FOUR_LEGGED), litBy: byLamp([at[0], 800], at) })),
        lit('moonlight'),
      );
    expect(throwing([200, 900], [200, 900])).toHaveLength(1);
    expect(throwing([500, 900])).toEqual([]);
  });

  it('lies on the ground below who is in the air, smaller and paler the higher they are', () => {
    const at = (lift: number): readonly Glow[] =>
      glowsOf(groundShadow(placed(FOUR_LEGGED, { lift, ground: [500, 900 + lift] }), lit('day')));
    const [low, high] = [at(60), at(130)];
    expect(low).toHaveLength(1);
    expect(low[0]?.center[1]).toBeGreaterThan(950);
    expect(high[0]?.alpha ?? 1).toBeLessThan(low[0]?.alpha ?? 0);
    expect(high[0]?.radii[0] ?? Infinity).toBeLessThan(low[0]?.radii[0] ?? 0);
    expect(at(240)).toEqual([]);
  });

  it('lies on the ground below who leaps, though their place is on it', () => {
    const leaps = placed(FOUR_LEGGED, { ground: [500, 960] });
    const glows = glowsOf(groundShadow(leaps, lit('day')));
    expect(glows).toHaveLength(1);
    expect(glows[0]?.center[1]).toBeGreaterThan(leaps.box.bottom + 50);
  });

  it('is right below the foot of a runner, who has no air under it', () => {
    const runs = placed(FOUR_LEGGED, { ground: [500, 920] });
    const glows = glowsOf(groundShadow(runs, lit('day')));
    expect(glows.length).toBeGreaterThan(1);
    for (const { center } of glows) expect(Math.abs(center[1] - runs.box.bottom)).toBeLessThan(8);
  });

  it('is seen at once below a leap, darker than the shade beside who stands', () => {
    const common = (ground: number): Glow | undefined =>
      glowsOf(groundShadow(placed(FOUR_LEGGED, { ground: [500, ground] }), lit('day')))[0];
    expect(common(990)?.alpha ?? 0).toBeGreaterThan((common(900)?.alpha ?? 1) * 1.2);
    expect(common(990)?.radii[0] ?? Infinity).toBeLessThan(common(900)?.radii[0] ?? 0);
  });

  it('lies nearer to who leaps high than the ground is, and is as wide as they are', () => {
    const [shade] = glowsOf(groundShadow(placed(FOUR_LEGGED, { ground: [500, 1020] }), lit('day')));
    const below = (shade?.center[1] ?? 0) - 900;
    expect(below).toBeGreaterThan(40);
    expect(below).toBeLessThan(90);
    expect(shade?.radii[0] ?? 0).toBeGreaterThan(120);
  });

  it('is no darker where several stand in one place: a heap of shades is a black bar', () => {
    const crowd = (count: number): number => {
      const row = Array.from({ length: count }, (_, index) => placed(FOUR_LEGGED, { ref: `one-${index}` }));
      return darknessAt(glowsOf(shadesOf(row, lit('day'), [])), [320, 901]);
    };
    expect(crowd(4)).toBeLessThan(crowd(1) * 1.25);
    expect(crowd(4)).toBeGreaterThan(crowd(1) * 0.88);
  });

  it('falls on what bears them and on nothing beside it', () => {
    const board = shape([
      [400, 900],
      [700, 900],
      [700, 960],
      [400, 960],
    ]);
    const told = {
      ...scene,
      cast: scene.cast.map((member) => ({ ...member, place: { ...member.place, on: 'prop' } })),
    };
    const rider = placed(FOUR_LEGGED, { ref: told.cast[0]?.ref ?? '', isBorne: true });
    const bearer = placed(board, { ref: 'prop', kind: 'prop' });
    const shades = shadeOnBearer(rider, { ...lit('day'), order: { scene: told }, placed: [rider, bearer] });
    expect(groundShadow(rider, lit('day'))).toEqual([]);
    // The left leg stands beside the board.
    expect(shades).toHaveLength(1);
    expect(shades.every((shade) => shade.kind === 'bundle' && shade.clip !== undefined)).toBe(true);
  });
});
