import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { type Armhole, sleeveSketches } from '#studio/illustrator/figure/sleeve.ts';
import { isInside } from '#studio/illustrator/geometry/inside.ts';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Glow, Sketch } from '#studio/illustrator/sketch.ts';

const formsIn = (sketch: Sketch, name: string, isInside = false): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap((child) => formsIn(child, name, isInside || sketch.name === name))
    : sketch.kind === 'form' && isInside
      ? [sketch]
      : [];

const allIn = (sketch: Sketch): readonly Exclude<Sketch, Glow>[] =>
  sketch.kind === 'glow' ? [] : sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(allIn)] : [sketch];

describe('the sleeve of a raised arm', () => {
  it('goes on from the shoulder, with no end of its own on the chest', () => {
    for (const outfit of ['pyjamas', 'winter-coat', 'galabeya', 'tshirt-trousers', 'space-suit'] as const)
      for (const age of [3, 8, 14, 40])
        for (const way of [1, -1] as const) {
          const { sketch, skeleton } = drawFigure({
            character: testCharacter({ age }),
            pose: 'waving',
            stance: { view: 'front', way },
            expression: 'happy',
            gaze: [0, 0],
            outfit,
          });
          const { near, far, build } = skeleton;
          const middle = (near.arm.shoulder[0] + far.arm.shoulder[0]) / 2;
          const cloth = formsIn(sketch, 'near-arm');
          const inmost = Math.min(
            ...cloth.map(({ path }) => (way === 1 ? boundsOf(path).left : -boundsOf(path).right) - middle * way),
          );
          expect(inmost / build.shoulder, `${outfit} ${age} ${way}`).toBeGreaterThan(0.66);
        }
  });

  it('shows no bare arm at the seam', () => {
    const { sketch, skeleton } = drawFigure({
      character: testCharacter({ age: 8 }),
      pose: 'waving',
      stance: { view: 'front', way: 1 },
      expression: 'happy',
      gaze: [0, 0],
      outfit: 'tshirt-trousers',
    });
    const [x] = skeleton.near.arm.shoulder;
    const skin = formsIn(sketch, 'near-arm').filter(({ name }) => name === 'skin');
    expect(Math.min(...skin.map(({ path }) => boundsOf(path).left))).toBeGreaterThan(x);
  });

  it('has no edge that runs back beside the armpit, however short the upper arm looks', () => {
    const limb = 3.4;
    const armhole: Armhole = { side: 1, tip: [0, -1], neck: [-2, -2], pit: [limb * 0.4, limb * 1.9] };
    const points: readonly Point[] = [
      [0, 0],
      [7, 0.5],
      [14, 1],
      [9, -6],
      [4, -14],
    ];
    const sleeve = { to: 0.26, color: hex('#c33'), flare: 0.2, name: 'sleeve' };
    const { cloth } = sleeveSketches({ points, isFolded: true, elbow: 0.45 }, sleeve, { limb, armhole });
    const [first] = cloth;
    if (first?.kind !== 'form') throw new Error('A sleeve has cloth');
    const lower = first.path.flatMap((one): number[] => (one[0] === 'C' && one[6] > limb ? [one[5]] : []));
    expect(lower.length).toBeGreaterThan(2);
    for (const x of lower) expect(x).toBeGreaterThanOrEqual(armhole.pit[0]);
  });
});

describe('the hem of a sleeve', () => {
  it('stays within its edges, so that none of it stands out beside a hand that is bent', () => {
    for (const limb of [1.6, 2.8, 4])
      for (const flare of [0, 0.2, 0.5]) {
        const points: readonly Point[] = [0, 10, 20, 30, 40].map((x): Point => [x, 0]);
        const sleeve = { to: 0.94, color: hex('#c33'), flare, cuff: hex('#fff'), name: 'sleeve' };
        const { cuff, cloth } = sleeveSketches({ points, isFolded: false, elbow: 0.5 }, sleeve, {
          limb,
          armhole: null,
        });
        const [band, edge] = [cuff, cloth].map(([one]) => (one?.kind === 'form' ? boundsOf(one.path) : null));
        if (!band || !edge) throw new Error('A sleeve has cloth and a cuff');
        expect(band.bottom, `${limb} ${flare}`).toBeLessThanOrEqual(edge.bottom + limb * 0.12);
        expect(band.right - band.left, `${limb}`).toBeLessThan(limb * 1.6);
      }
  });
});

describe('the upper part of a sleeve whose hand is at the head', () => {
  it('lies under the hair that hangs down over the shoulder, and the hand over it', () => {
    for (const outfit of ['tshirt-trousers', 'hoodie'] as const)
      for (const view of ['front', 'three-quarter'] as const) {
        const { sketch } = drawFigure({
          character: testCharacter({ age: 7, looks: { ...DEFAULT_LOOKS, hairStyle: 'long-straight' } }),
          pose: 'standing',
          stance: { view, way: 1 },
          expression: 'worried',
          gaze: [0, 0],
          gesture: 'covering-ears',
          outfit,
        });
        const order = allIn(sketch);
        const firstOf = (name: string): number => order.findIndex((one) => one.name === name);
        const lastHair = order.findLastIndex((one) => one.name === 'hair');
        const arm = firstOf('far-arm');
        const sleeves = order.flatMap((one, at) => (one.name === 'accent' && one.kind === 'form' ? [at] : []));
        const before = sleeves.filter((at) => at < lastHair && at > firstOf('trunk'));
        expect(before.length, `${outfit} ${view}`).toBeGreaterThan(1);
        if (view === 'front') expect(arm, `${outfit} ${view}`).toBeGreaterThan(lastHair);
      }
  });

  it('is drawn from every side', () => {
    for (const outfit of ['tshirt-trousers', 'hoodie'] as const)
      for (const gesture of ['covering-ears', 'covering-eyes', 'hand-over-mouth'] as const)
        for (const view of ['front', 'three-quarter', 'side', 'back'] as const) {
          const order = {
            character: testCharacter({ age: 7 }),
            pose: 'standing',
            stance: { view, way: 1 },
            expression: 'worried',
            gaze: [0, 0],
            outfit,
          } as const;
          const cloths = (sketch: Sketch): number =>
            allIn(sketch).filter((one) => one.kind === 'form' && one.name === 'accent').length;
          const still = cloths(drawFigure(order).sketch);
          expect(
            cloths(drawFigure({ ...order, gesture }).sketch),
            `${outfit} ${gesture} ${view}`,
          ).toBeGreaterThanOrEqual(still);
        }
  });
});

describe('the sleeve of an arm laid over somebody', () => {
  it('is round at its shoulder, and no point on the top that it lies before', () => {
    for (const age of [4, 8, 40])
      for (const way of [1, -1] as const) {
        const { over, skeleton } = drawFigure({
          character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, outfit: 'winter-coat' } }),
          pose: 'standing',
          stance: { view: 'three-quarter', way, reach: { near: [way * 20, -50] } },
          expression: 'calm',
          gaze: [0, 0],
          apart: { near: 'over' },
        });
        const [arm] = over;
        if (!arm) throw new RangeError('The arm is drawn');
        const { limb } = skeleton.build;
        const { shoulder, elbow } = skeleton.near.arm;
        const long = Math.hypot(shoulder[0] - elbow[0], shoulder[1] - elbow[1]);
        const [ux, uy] = [(shoulder[0] - elbow[0]) / long, (shoulder[1] - elbow[1]) / long];
        // A quarter of the way round the end of a sleeve, on both sides of the arm.
        const ends = [1, -1].map((side): Point => {
          const [dx, dy] = [(ux - uy * side) * Math.SQRT1_2, (uy + ux * side) * Math.SQRT1_2];
          return [shoulder[0] + dx * limb, shoulder[1] + dy * limb];
        });
        const forms = allIn(arm).filter((one) => one.kind === 'form');
        for (const end of ends)
          expect(
            forms.some(({ path }) => isInside(path, end)),
            `${age} ${way}`,
          ).toBe(true);
      }
  });
});
