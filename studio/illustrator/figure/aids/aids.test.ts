import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, type Mobility, type Outfit } from '#core/character/looks.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

type Who = { mobility: Mobility; pose: Pose; view: View; way?: 1 | -1; outfit?: Outfit; age?: number };

const drawn = ({ mobility, pose, view, way = 1, outfit = 'tshirt-trousers', age = 7 }: Who): Figure =>
  drawFigure({
    character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, mobility, outfit } }),
    pose,
    stance: { view, way, ...(mobility === 'wheelchair' ? { isWheeled: true } : {}) },
    expression: 'calm',
    gaze: [0, 0],
  });

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const named = (sketch: Sketch, name: string): readonly Sketch[] =>
  within(sketch).filter((one) => one.kind !== 'glow' && one.name === name);

const formsIn = (sketches: readonly Sketch[]): readonly Form[] =>
  sketches.flatMap(within).filter((one): one is Form => one.kind === 'form');

describe('a prosthetic leg', () => {
  it('without a shoe stands on a plate, and only the other foot has toes', () => {
    for (const pose of ['standing', 'walking', 'running', 'sitting', 'jumping'] as const)
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const { sketch } = drawn({ mobility: 'prosthetic-leg', pose, view, outfit: 'swimsuit' });
        const feet = named(sketch, 'foot');
        const plated = feet.filter((foot) => named(foot, 'foot-plate').length > 0);
        expect(plated.length, `${pose} ${view}`).toBe(1);
        for (const foot of plated)
          expect(
            formsIn([foot]).some(({ name }) => name === 'skin'),
            `${pose} ${view}`,
          ).toBe(false);
      }
  });

  it('has a straight pole, however the knee bends', () => {
    for (const bow of [0, 8, -8]) {
      const ankle: Point = [0, 60];
      const points = [0, 10, 20, 30, 40, 50, 60].map((y): Point => [bow * Math.sin((y / 60) * Math.PI), y]);
      const [pole] = formsIn(
        named(prostheticShin(points, { thigh: 5, accent: hex('#aa3333'), isSwimming: false }), 'pole'),
      );
      const edge = (pole?.path ?? []).flatMap((step): Point[] => (step[0] === 'C' ? [[step[5], step[6]]] : []));
      const high = edge.filter(([, y]) => y < 46);
      const end: Point = [high.reduce((sum, [x]) => sum + x, 0) / high.length, Math.min(...edge.map(([, y]) => y))];
      const long = Math.hypot(ankle[0] - end[0], ankle[1] - end[1]);
      for (const [x, y] of edge) {
        const off = ((ankle[0] - end[0]) * (y - end[1]) - (ankle[1] - end[1]) * (x - end[0])) / long;
        expect(Math.abs(off), `${bow} ${x} ${y}`).toBeLessThan(5 * 0.42);
      }
    }
  });
});

describe('crutches', () => {
  it('of who is seen from the side are set on the ground before the toes', () => {
    for (const pose of ['standing', 'walking', 'running', 'sneaking', 'pointing', 'waving'] as const)
      for (const way of [1, -1] as const)
        for (const age of [4, 7, 10]) {
          const { sketch, skeleton } = drawn({ mobility: 'crutches', pose, view: 'side', way, age });
          const toes = Math.max(
            ...[skeleton.near, skeleton.far].map(({ leg }) => leg.ankle[0] * way + footLength(skeleton.build) * 0.7),
          );
          const tips = named(sketch, 'crutches').map((crutch) => {
            const rubber = formsIn([crutch]).map(({ path }) => boundsOf(path));
            const lowest = rubber.toSorted((a, b) => b.bottom - a.bottom)[0];
            return (((lowest?.left ?? 0) + (lowest?.right ?? 0)) / 2) * way;
          });
          expect(tips.length, `${pose} ${way}`).toBeGreaterThan(0);
          for (const tip of tips) expect(tip, `${pose} ${way} ${age}`).toBeGreaterThan(toes);
        }
  });
});

describe('a wheelchair', () => {
  const AGES = [3, 6, 10, 40] as const;

  it('has its wheel beside the seat and not over the lap, as high as the seat', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const age of AGES)
        for (const way of [1, -1] as const) {
          const { sketch, skeleton } = drawn({ mobility: 'wheelchair', pose: 'sitting', view, age, way });
          const { near, far, hip, build } = skeleton;
          const rings = named(sketch, 'wheelchair')
            .flatMap(within)
            .flatMap((one) => (one.kind === 'line' ? [boundsOf(one.path)] : []))
            .filter(({ left, right, top, bottom }) => right - left > build.leg * 0.4 && bottom - top > build.leg * 0.4);
          expect(rings.length, `${view} ${age}`).toBeGreaterThan(1);
          const knees = [near, far].map(({ leg }) => (leg.knee[0] - hip[0]) * way);
          for (const { left, right, top } of rings) {
            const ahead = (way === 1 ? right : -left) - hip[0] * way;
            expect(ahead, `${view} ${age}`).toBeLessThan(Math.max(...knees) * 0.72);
            expect(top, `${view} ${age}`).toBeLessThan(hip[1] + build.hip * 0.7);
          }
        }
  });

  it('shows its back and both handles behind whoever sits in it, from every side', () => {
    for (const view of ['front', 'three-quarter', 'side', 'back'] as const)
      for (const age of AGES) {
        const { sketch, skeleton } = drawn({ mobility: 'wheelchair', pose: 'sitting', view, age });
        const { hip, build } = skeleton;
        const handles = formsIn(named(sketch, 'push-handle'));
        expect(handles, `${view} ${age}`).toHaveLength(2);
        for (const { path } of handles) {
          const { left, top } = boundsOf(path);
          expect(hip[1] - top, `${view} ${age}`).toBeGreaterThan(build.torso * 0.4);
          expect(left, `${view} ${age}`).toBeLessThan(view === 'back' ? build.hip * 2 : hip[0] - build.hip * 0.9);
        }
        if (view === 'back') continue;
        const [back] = formsIn(named(sketch, 'backrest'));
        expect(boundsOf(back?.path ?? []).left, `${view} ${age}`).toBeLessThan(hip[0] - build.hip * 1.2);
      }
  });

  it('shows both feet on its rest, one ahead of the other', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const way of [1, -1] as const) {
        const { skeleton } = drawn({ mobility: 'wheelchair', pose: 'sitting', view, way });
        const apart = Math.abs(skeleton.near.leg.ankle[0] - skeleton.far.leg.ankle[0]);
        expect(apart, `${view} ${way}`).toBeGreaterThan(footLength(skeleton.build) * 0.35);
      }
  });

  it('stays on its large wheels when its rider jumps for joy, the feet in the air', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const way of [1, -1] as const) {
        const wheels = (pose: Pose): number =>
          Math.max(
            ...named(drawn({ mobility: 'wheelchair', pose, view, way }).sketch, 'wheelchair').flatMap((chair) =>
              within(chair).map((one) => ('path' in one ? boundsOf(one.path).bottom : -Infinity)),
            ),
          );
        const feet = (pose: Pose): number => {
          const { near, far } = drawn({ mobility: 'wheelchair', pose, view, way }).skeleton;
          return Math.max(near.leg.ankle[1], far.leg.ankle[1]);
        };
        expect(Math.abs(wheels('jumping') - wheels('sitting')), `${view} ${way}`).toBeLessThan(3);
        expect(feet('jumping'), `${view} ${way}`).toBeLessThan(feet('sitting') - 4);
      }
  });
});
