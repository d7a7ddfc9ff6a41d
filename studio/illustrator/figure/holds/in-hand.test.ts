import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import type { Gesture, Hold, Pose, Prop } from '#core/story/vocabulary.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { WHICH, type Which } from '#studio/illustrator/figure/posing/stance.ts';
import { isInside } from '#studio/illustrator/geometry/inside.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const VIEWS = ['front', 'three-quarter', 'side'] as const;
const AGES = [3, 7, 36] as const;

type Case = {
  readonly carries: Prop;
  readonly holds?: Hold;
  readonly view: (typeof VIEWS)[number];
  readonly pose?: Pose;
  readonly gesture?: Gesture;
  readonly age?: number;
  readonly way?: 1 | -1;
  readonly looks?: Partial<Looks>;
};

const drawn = ({ carries, holds, view, pose = 'standing', gesture, age = 7, way = 1, looks }: Case): Figure =>
  drawFigure({
    character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, ...looks } }),
    pose,
    stance: { view, way },
    expression: 'happy',
    gaze: [0.3 * way, 0],
    held: heldBy(carries, {
      view,
      pose,
      isDark: false,
      ...(holds ? { holds } : {}),
      ...(gesture ? { gesture } : {}),
    }),
    ...(gesture ? { gesture } : {}),
  });

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const named = ({ sketch }: Figure, name: string): readonly Sketch[] =>
  within(sketch).filter((one) => one.kind === 'bundle' && one.name === name);
const boxOf = (sketches: readonly Sketch[]): Box => boxAround(sketches.flatMap(pathsOf).map(boundsOf));

/** The thing without its handle, ring or string, which is a line. */
const solidOf = (figure: Figure): Box =>
  boxOf(
    named(figure, 'held')
      .flatMap(within)
      .filter((one) => one.kind === 'form' && one.alpha > 0.5),
  );

const palm = ({ skeleton }: Figure, which: Which): Point => palmOf(skeleton[which].arm, skeleton.build.limb);
const highest = (figure: Figure): number => Math.min(...WHICH.map((which) => palm(figure, which)[1]));

describe('hands and what they hold', () => {
  it('have a lantern, a basket, a can by the handle above it, however they carry it', () => {
    const ways: readonly (readonly [Hold | undefined, Pose])[] = [
      ['down', 'standing'],
      ['up', 'standing'],
      [undefined, 'sitting'],
      [undefined, 'walking'],
    ];
    for (const carries of ['lantern', 'basket', 'fanous', 'suitcase'] as const)
      for (const [holds, pose] of ways)
        for (const view of VIEWS) {
          const figure = drawn({ carries, view, pose, ...(holds ? { holds } : {}) });
          expect(highest(figure), [carries, holds, pose, view].join(' ')).toBeLessThan(solidOf(figure).top);
        }
  });

  it('bear a small thing from below and leave it to be seen', () => {
    for (const carries of ['music-box', 'paper-boat', 'cup', 'egg'] as const)
      for (const view of VIEWS)
        for (const age of AGES) {
          const figure = drawn({ carries, holds: 'before', view, age });
          const [thing, hands] = [solidOf(figure), boxOf(named(figure, 'hand-before'))];
          const message = [carries, view, age].join(' ');
          expect(hands.bottom, message).toBeGreaterThan(thing.bottom);
          expect(hands.top, message).toBeGreaterThan(thing.top + (thing.bottom - thing.top) * 0.35);
        }
  });

  it('are behind a sheet but for the thumbs', () => {
    for (const carries of ['letter', 'envelope', 'book', 'map'] as const)
      for (const view of VIEWS) {
        const figure = drawn({ carries, holds: 'before', view });
        expect(named(figure, 'fingers'), carries).toEqual([]);
        expect(named(figure, 'thumb').length, carries).toBe(view === 'side' ? 1 : 2);
      }
  });

  it('leave the face of a teddy free, and no cloth of a head hides what is in the arms', () => {
    for (const view of VIEWS) {
      const figure = drawn({ carries: 'teddy', holds: 'close', view, looks: { headCovering: 'hijab' } });
      const { top, bottom } = solidOf(figure);
      for (const which of WHICH) expect(palm(figure, which)[1], view).toBeGreaterThan(top + (bottom - top) * 0.5);
      const all = within(figure.sketch);
      const [held, headwear] = [named(figure, 'held')[0], named(figure, 'headwear').at(-1)];
      if (!held || !headwear) throw new RangeError('Both are drawn');
      expect(all.indexOf(held), view).toBeGreaterThan(all.indexOf(headwear));
    }
  });

  it('are both seen of who hugs a thing: neither is under the other arm', () => {
    for (const carries of ['music-box', 'broken-music-box', 'book', 'ball', 'teddy', 'lantern'] as const)
      for (const view of ['front', 'three-quarter'] as const)
        for (const outfit of ['hoodie', 'tshirt-trousers'] as const)
          for (const age of AGES) {
            const figure = drawn({ carries, holds: 'close', view, age, looks: { outfit } });
            const all = within(figure.sketch);
            for (const which of WHICH) {
              const [own] = named(figure, `${which}-arm`);
              const [other] = named(figure, `${which === 'near' ? 'far' : 'near'}-arm`);
              if (!own || !other) throw new RangeError('Both arms are drawn');
              const over = all.indexOf(other) > all.indexOf(own) ? within(other) : [];
              const hiding = over.filter(
                (one) => one.kind === 'form' && one.alpha > 0.5 && isInside(one.path, palm(figure, which)),
              );
              expect(hiding.length, [carries, view, outfit, age, which].join(' ')).toBe(0);
            }
          }
  });

  it('show one elbow of who hugs a thing, seen along the page: the other is not farther back', () => {
    for (const carries of ['music-box', 'teddy', 'box'] as const)
      for (const age of AGES) {
        const { skeleton } = drawn({ carries, holds: 'close', view: 'side', age });
        const { way } = skeleton.stance;
        const behind = (which: Which): number => (skeleton.hip[0] - skeleton[which].arm.elbow[0]) * way;
        expect(behind('far'), [carries, age].join(' ')).toBeLessThan(Math.max(0, behind('near')) + 1.2);
      }
  });

  it('show a key on both sides of the fist', () => {
    for (const view of VIEWS) {
      const figure = drawn({ carries: 'key', holds: 'before', view });
      const [key, fist] = [boxOf(named(figure, 'held')), boxOf(named(figure, 'fingers'))];
      expect(fist.top - key.top, view).toBeGreaterThan(5);
      expect(key.bottom - fist.bottom, view).toBeGreaterThan(4);
    }
  });

  it('turn the spout of a can away from the body, whichever way that looks', () => {
    for (const way of [1, -1] as const) {
      const figure = drawn({ carries: 'watering-can', holds: 'before', view: 'side', way });
      const { left, right } = solidOf(figure);
      const [x] = palm(figure, 'near');
      expect(((left + right) / 2 - x) * way).toBeGreaterThan(1);
    }
  });

  it('go up ahead of the face and its hair of somebody seen along the page', () => {
    for (const carries of ['watering-can', 'spoon', 'paper-boat', 'star'] as const)
      for (const age of [4, 7, 10]) {
        const { skeleton } = drawn({ carries, holds: 'up', view: 'side', age });
        const { wrist } = skeleton.far.arm;
        expect(wrist[0] - skeleton.head[0], `${carries} ${age}`).toBeGreaterThan(skeleton.build.head * 0.62);
      }
  });

  it('lift alone what is too narrow for both to be seen beside the head', () => {
    expect(named(drawn({ carries: 'gift', holds: 'up', view: 'front' }), 'hand-before').length).toBe(1);
    expect(named(drawn({ carries: 'blanket', holds: 'up', view: 'front' }), 'fingers').length).toBe(2);
  });

  it('leave the other arm to hang of who reaches with a thing in one of them', () => {
    for (const view of VIEWS) {
      const figure = drawn({ carries: 'lantern', holds: 'up', view, pose: 'reaching' });
      const lowest = Math.max(...WHICH.map((which) => palm(figure, which)[1]));
      expect(lowest, view).toBeGreaterThan(figure.skeleton.hip[1] - figure.skeleton.build.torso * 0.3);
    }
  });

  it('let a spoon hang while the other hand stops somebody along the page', () => {
    const figure = drawn({ carries: 'spoon', holds: 'out', view: 'side', gesture: 'stopping' });
    expect(palm(figure, 'near')[1]).toBeGreaterThan(palm(figure, 'far')[1] + figure.skeleton.build.torso * 0.5);
  });

  it('hold to the body what is too wide to hang from one of them', () => {
    const kind = (prop: Prop): string => {
      const held = heldBy(prop, { view: 'front', pose: 'standing', isDark: false, holds: 'down' });
      return held.kind === 'placed' ? held.hold : held.kind;
    };
    expect([kind('blanket'), kind('envelope')]).toEqual(['close', 'down']);
  });

  it('hang the elbow of who holds up an umbrella under the shoulder, at any age', () => {
    for (const age of AGES)
      for (const view of ['front', 'three-quarter'] as const) {
        const { skeleton } = drawn({ carries: 'umbrella', holds: 'up', view, age });
        const [raised] = [skeleton.near.arm, skeleton.far.arm].toSorted((a, b) => a.wrist[1] - b.wrist[1]);
        const [aside, down] = [0, 1].map((axis) => (raised?.elbow[axis] ?? 0) - (raised?.shoulder[axis] ?? 0)) as [
          number,
          number,
        ];
        expect(down, `${view} ${age}`).toBeGreaterThan(skeleton.build.arm * 0.25);
        expect(Math.abs(aside), `${view} ${age}`).toBeLessThan(skeleton.build.arm * 0.3);
      }
  });
});
