import { describe, expect, it } from 'vitest';
import { ARMS, type Looks, type Outfit } from '#core/character/looks.ts';
import { type Hold, POSES, type Pose, type Prop } from '#core/story/vocabulary.ts';
import { BEATEN } from '#studio/illustrator/composition/holding/handling.data.ts';
import { heldBy, mannerOf } from '#studio/illustrator/composition/holding/held.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { isInside } from '#studio/illustrator/geometry/inside.ts';
import { type Box, boundsOf } from '#studio/illustrator/geometry/path.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { type Form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const VIEWS = ['front', 'three-quarter', 'side', 'back'] as const;
type View = (typeof VIEWS)[number];
const WHICH = ['near', 'far'] as const;

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const formsOf = (sketch: Sketch): readonly Form[] => within(sketch).filter((one): one is Form => one.kind === 'form');
const named = (sketch: Sketch, name: string): readonly Sketch[] =>
  within(sketch).filter((one) => one.kind === 'bundle' && one.name === name);

type Case = {
  readonly pose: Pose;
  readonly view: View;
  readonly arm: Looks['arm'];
  readonly carries?: Prop;
  readonly outfit?: Outfit;
  readonly holds?: Hold;
};

const drawn = ({ pose, view, arm, carries, holds, outfit = 'galabeya' }: Case): Figure => {
  const character = testCharacter({ age: 6, looks: { ...testCharacter().looks, arm, outfit } });
  return drawFigure({
    character,
    pose,
    stance: { view, way: 1 },
    expression: 'happy',
    gaze: [0, 0],
    ...(carries ? { held: heldBy(carries, { view, pose, isDark: false, ...(holds ? { holds } : {}) }) } : {}),
  });
};

const boxOf = (sketches: readonly Sketch[]): Box => {
  const boxes = sketches.flatMap(pathsOf).map(boundsOf);
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
};

/** What of the hands is drawn before the thing. */
const beforeThing = (sketch: Sketch): readonly Sketch[] =>
  ['fingers', 'thumb', 'hand-before'].flatMap((name) => named(sketch, name));

const THINGS = ['lantern', 'spoon', 'scroll'] as const satisfies readonly Prop[];
const OUTFITS = ['galabeya', 'space-suit'] as const satisfies readonly Outfit[];

const CASES: readonly Case[] = POSES.flatMap((pose) =>
  VIEWS.flatMap((view) =>
    ARMS.flatMap((arm): Case[] => [
      ...OUTFITS.map((outfit): Case => ({ pose, view, arm, outfit })),
      ...THINGS.map((carries): Case => ({ pose, view, arm, carries })),
    ]),
  ),
);

describe('hands', () => {
  it('are joined to their sleeves without a gap', () => {
    for (const one of CASES) {
      const { sketch, skeleton } = drawn(one);
      for (const which of WHICH) {
        if (one.arm === 'short-left' && skeleton.left === which) continue;
        const { arm } = skeleton[which];
        const paths = named(sketch, `${which}-arm`)
          .flatMap(formsOf)
          .map(({ path }) => path);
        const palm = palmOf(arm, skeleton.build.limb);
        const along = [
          ...[0.75, 0.85, 0.92, 0.97, 1].map((at) => lerp(arm.elbow, arm.wrist, at)),
          ...[0.25, 0.5, 0.75, 1].map((at) => lerp(arm.wrist, palm, at)),
        ];
        for (const point of along) {
          expect(
            paths.some((path) => isInside(path, point)),
            `${which} ${JSON.stringify(one)} ${String(point)}`,
          ).toBe(true);
        }
      }
    }
  });

  it('are seen before what they hold: fingers around it, thumbs on it, or whole hands that bear it', () => {
    for (const one of CASES.filter(({ carries, view }) => carries && view !== 'back')) {
      const { sketch, skeleton } = drawn(one);
      const all = within(sketch);
      const held = named(sketch, 'held');
      const fingers = beforeThing(sketch);
      const manner = mannerOf(one.carries ?? 'spoon', one.pose);
      const isActive = one.pose === 'pointing' || one.pose === 'waving';
      const isInBoth = manner === 'between' || (manner === 'before' && !isActive);
      const thing = boxOf(held);
      // From the side a thing hides the hand beyond it.
      const isHiding = skeleton.isSide && thing.right - thing.left > skeleton.build.limb * 3;
      const hands = isInBoth ? (one.arm === 'short-left' || isHiding ? 1 : 2) : 1;
      // Arms around a thing lie flat on it.
      expect(fingers.length, JSON.stringify(one)).toBe(manner === 'close' ? 0 : hands);
      for (const finger of fingers) {
        expect(all.indexOf(finger), JSON.stringify(one)).toBeGreaterThan(all.indexOf(held[0] as Sketch));
        const box = boxOf([finger]);
        const reach = skeleton.build.limb;
        expect(box.left, JSON.stringify(one)).toBeLessThan(thing.right + reach);
        expect(box.right, JSON.stringify(one)).toBeGreaterThan(thing.left - reach);
        expect(box.top, JSON.stringify(one)).toBeLessThan(thing.bottom + reach);
        expect(box.bottom, JSON.stringify(one)).toBeGreaterThan(thing.top - reach);
      }
    }
  });

  it('take every large thing at both its sides', () => {
    const hugged = (Object.keys(PROP_DRAWINGS) as Prop[]).filter(
      (prop) => PROP_DRAWINGS[prop].grip === 'hug' && !BEATEN[prop],
    );
    for (const carries of hugged) {
      for (const view of ['front', 'three-quarter'] as const) {
        const { sketch } = drawn({ pose: 'standing', view, arm: 'both', carries, holds: 'before' });
        const [a, b] = beforeThing(sketch).map((one) => boxOf([one]));
        const middle = (box: Box | undefined): number => ((box?.left ?? 0) + (box?.right ?? 0)) / 2;
        const held = named(sketch, 'held')
          .flatMap(formsOf)
          .filter(({ alpha }) => alpha >= 0.5);
        const covered = (box: Box | undefined): boolean =>
          held.some(({ path }) => {
            const edge = boundsOf(path);
            return (
              box !== undefined &&
              edge.left < box.right &&
              edge.right > box.left &&
              edge.top < box.bottom &&
              edge.bottom > box.top
            );
          });
        expect(Math.abs(middle(a) - middle(b)), `${carries} ${view}`).toBeGreaterThan(2);
        expect([covered(a), covered(b)], `${carries} ${view}`).toEqual([true, true]);
      }
    }
  });

  it('show no fingers round the far end of a large thing that hides their arm', () => {
    for (const carries of ['music-box', 'box', 'gift'] as const)
      for (const holds of ['before'] as const) {
        const { sketch, skeleton } = drawn({ pose: 'standing', view: 'side', arm: 'both', carries, holds });
        const [finger, ...others] = beforeThing(sketch).map((one) => boxOf([one]));
        const thing = boxOf(named(sketch, 'held'));
        expect(others, carries).toEqual([]);
        const middle = (thing.left + thing.right) / 2;
        expect(((finger?.left ?? 0) + (finger?.right ?? 0)) / 2, carries).toBeLessThan(middle);
        const palm = palmOf(skeleton.far.arm, skeleton.build.limb);
        expect(palm[0], carries).toBeGreaterThan(thing.left);
        expect(palm[0], carries).toBeLessThan(thing.right);
      }
  });

  it('hold a drum with one and have the other on its skin, nearer than the drum', () => {
    for (const carries of ['drum', 'tambourine'] as const)
      for (const pose of ['standing', 'walking', 'carrying', 'sitting'] as const)
        for (const view of ['front', 'three-quarter', 'side'] as const) {
          const message = `${carries} ${pose} ${view}`;
          const { sketch } = drawn({ pose, view, arm: 'both', carries });
          const all = within(sketch);
          const [thing] = named(sketch, 'held');
          const box = boxOf(thing ? [thing] : []);
          expect(named(sketch, 'fingers').length, message).toBe(1);
          const over = named(sketch, 'hand-before').filter((hand) => all.indexOf(hand) > all.indexOf(thing as Sketch));
          expect(over.length, message).toBe(1);
          const hand = boxOf(over);
          const [x, y] = [(hand.left + hand.right) / 2, (hand.top + hand.bottom) / 2];
          expect(x > box.left - 6 && x < box.right + 6, message).toBe(true);
          expect(y > box.top - 6 && y < (box.top + box.bottom) / 2 + 4, message).toBe(true);
        }
  });

  it('of a stem show it above and below the fist', () => {
    const { sketch } = drawn({ pose: 'standing', view: 'three-quarter', arm: 'both', carries: 'spoon' });
    const [thing, fist] = [boxOf(named(sketch, 'held')), boxOf(named(sketch, 'fingers'))];
    expect(fist.top - thing.top).toBeGreaterThan(8);
    expect(thing.bottom - fist.bottom).toBeGreaterThan(1);
  });

  it('show four fingers, not a paddle', () => {
    const { sketch } = drawn({ pose: 'standing', view: 'front', arm: 'both' });
    for (const hand of named(sketch, 'hand')) {
      const partings = within(hand).filter((one) => one.kind === 'line');
      expect(partings.length).toBe(3);
    }
  });

  it('are large enough to be read beside the head, and a pointing finger stands out from the fist', () => {
    for (const age of [3, 7, 10, 36]) {
      const { sketch, skeleton } = drawFigure({
        character: testCharacter({ age }),
        pose: 'waving',
        stance: { view: 'front', way: 1 },
        expression: 'happy',
        gaze: [0, 0],
      });
      const sizes = named(sketch, 'hand').map((hand) => {
        const box = boxOf([hand]);
        return Math.hypot(box.right - box.left, box.bottom - box.top);
      });
      expect(Math.min(...sizes) / skeleton.build.head, `${age}`).toBeGreaterThan(0.25);
    }
    const { sketch } = drawn({ pose: 'pointing', view: 'side', arm: 'both' });
    const lengths = named(sketch, 'hand').map((hand) => {
      const forms = formsOf(hand).map(({ path }) => boundsOf(path));
      return Math.max(...forms.map(({ left, right }) => right - left));
    });
    expect(Math.max(...lengths)).toBeGreaterThan(8);
  });
});
