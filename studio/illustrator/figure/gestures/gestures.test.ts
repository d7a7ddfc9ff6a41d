import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { ARMS, DEFAULT_LOOKS, HEAD_COVERINGS, MOBILITIES, OUTFITS } from '#core/character/looks.ts';
import { EXPRESSIONS, type Gesture, GESTURES, type Pose, POSES, type Prop } from '#core/story/vocabulary.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { handSketches, PLAIN_FIST } from '#studio/illustrator/figure/hand.ts';
import { featuresOf } from '#studio/illustrator/figure/expressions.data.ts';
import { drawFigure, type Figure, type FigureOrder } from '#studio/illustrator/figure/figure.ts';
import { GESTURE_DRAWINGS } from '#studio/illustrator/figure/gestures/gestures.data.ts';
import { facePointsOf } from '#studio/illustrator/figure/holds/face-points.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { boxAroundSketch, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const VIEWS = ['front', 'three-quarter', 'side', 'back'] as const;
type View = (typeof VIEWS)[number];
const FACING: readonly View[] = ['front', 'three-quarter', 'side'];
const AGES = [3, 7, 10, 35, 75];
const GAZE: Point = [0, 0];

type Case = {
  readonly gesture?: Gesture;
  readonly view?: View;
  readonly pose?: Pose;
  readonly way?: 1 | -1;
  readonly character?: Character;
  readonly carries?: Prop;
  readonly gaze?: Point;
  readonly change?: Partial<FigureOrder>;
};

const drawn = ({
  gesture,
  view = 'front',
  pose = 'standing',
  way = 1,
  character,
  carries,
  gaze,
  change,
}: Case): Figure =>
  drawFigure({
    character: character ?? testCharacter({ age: 7 }),
    pose,
    stance: { view, way },
    expression: 'calm',
    gaze: gaze ?? GAZE,
    ...(gesture ? { gesture } : {}),
    ...(carries ? { held: heldBy(carries, { view, pose, isDark: false, ...(gesture ? { gesture } : {}) }) } : {}),
    ...change,
  });

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const named = (figure: Figure, name: string): readonly Sketch[] =>
  within(figure.sketch).filter((one) => one.kind === 'bundle' && one.name === name);

const palm = ({ skeleton }: Figure, which: Which): Point => palmOf(skeleton[which].arm, skeleton.build.limb);

/** The face of a body that makes a gesture. */
const faceOf = ({ skeleton }: Figure, character: Character, gesture: Gesture) => {
  const { tilt, pitch = 0 } = GESTURE_DRAWINGS[gesture];
  const shown = featuresOf('calm', GAZE);
  const features = { ...shown, tilt: tilt ?? shown.tilt, pitch: (shown.pitch ?? 0) + pitch };
  return facePointsOf(skeleton, { character, features, gaze: GAZE });
};

const told = (...parts: readonly unknown[]): string => parts.join(' ');

/** Each of the places in the order of nearness to any palm. */
const nearest = (figure: Figure, places: readonly Point[]): number =>
  Math.min(...WHICH.flatMap((which) => places.map((place) => distance(palm(figure, which), place))));

describe('a gesture', () => {
  it('changes what is seen of a body, each in its own way', () => {
    for (const view of FACING) {
      const plain = JSON.stringify(drawn({ view }).sketch);
      const all = GESTURES.map((gesture) => JSON.stringify(drawn({ gesture, view }).sketch));
      expect(all, view).not.toContain(plain);
      expect(new Set(all).size, view).toBe(GESTURES.length);
    }
  });

  it('is drawn whole for anybody in any pose from any side, within reach', () => {
    const random = seededRandom(29);
    for (let at = 0; at < 500; at++) {
      const character = testCharacter({
        age: 1 + random.index(88),
        looks: {
          ...DEFAULT_LOOKS,
          outfit: random.pick(OUTFITS),
          arm: random.pick(ARMS),
          mobility: random.pick(MOBILITIES),
          headCovering: random.pick(HEAD_COVERINGS),
        },
      });
      const one = { gesture: random.pick(GESTURES), view: random.pick(VIEWS), pose: random.pick(POSES) };
      const figure = drawn({
        ...one,
        character,
        way: random.chance(0.5) ? 1 : -1,
        gaze: [random.between(-1, 1), random.between(-1, 1)],
        ...(random.chance(0.4)
          ? { carries: random.pick(['lantern', 'book', 'gift', 'ball', 'shovel', 'pencil']) }
          : {}),
        change: { expression: random.pick(EXPRESSIONS) },
      });
      const message = told(one.gesture, one.view, one.pose, JSON.stringify(character.looks), character.age);
      const { looks } = character;
      expect(named(figure, 'hand').length, message).toBe(looks.arm === 'short-left' ? 1 : 2);
      for (const part of ['near-arm', 'far-arm', 'near-leg', 'far-leg', 'trunk', 'head'])
        expect(named(figure, part).length, message).toBe(1);
      const { height, head } = figure.skeleton.build;
      const paths = pathsOf(figure.sketch);
      const numbers = paths.flat(2).filter((part): part is number => typeof part === 'number');
      expect(numbers.every(Number.isFinite), message).toBe(true);
      const box = boxAround(paths.map(boundsOf));
      expect(Math.max(-box.left, box.right), message).toBeLessThan(height * 1.2 + head * 1.4);
      expect(-box.top, message).toBeLessThan(height * 1.6 + head);
    }
  });

  it('brings hands to the face where it says', () => {
    const at: Readonly<Partial<Record<Gesture, (face: ReturnType<typeof faceOf>) => readonly Point[]>>> = {
      'hand-over-mouth': ({ mouth }) => [mouth],
      'covering-eyes': ({ eyes }) => eyes,
      'covering-ears': ({ ears }) => ears,
      'cupping-ear': ({ ears }) => ears,
      'wiping-eyes': ({ eyes }) => eyes,
      thinking: ({ chin }) => [chin],
      // In the hair beside the crown: no arm of a child reaches over such a head.
      'scratching-head': ({ top, ears }) => ears.map((ear) => lerp(ear, top, 0.4)),
      'calling-out': ({ mouth }) => [mouth],
      'shading-eyes': ({ eyes }) => eyes,
    };
    for (const [gesture, placesOf] of Object.entries(at))
      for (const view of FACING)
        for (const age of AGES)
          for (const pose of ['standing', 'sitting', 'kneeling', 'walking'] as const) {
            const character = testCharacter({ age });
            const figure = drawn({ gesture: gesture as Gesture, view, pose, character });
            const face = faceOf(figure, character, gesture as Gesture);
            const away = nearest(figure, placesOf(face)) / face.radius;
            expect(away, told(gesture, view, age, pose)).toBeLessThan(0.9);
            const far = view === 'side' || gesture === 'calling-out' ? 1 : 0.34;
            if (['hand-over-mouth', 'covering-eyes', 'covering-ears'].includes(gesture))
              expect(away, told(gesture, view, age, pose)).toBeLessThan(far);
          }
  });

  it('ends a finger at the lips and below the nose, whatever the size of head and hand', () => {
    for (const view of FACING)
      for (const age of [3, 6, 9, 14, 40, 75])
        for (const way of [1, -1] as const)
          for (const pose of ['standing', 'sneaking', 'sitting'] as const) {
            const character = testCharacter({ age });
            const figure = drawn({ gesture: 'finger-to-lips', view, pose, way, character });
            const { mouth, radius } = faceOf(figure, character, 'finger-to-lips');
            const tips = named(figure, 'hand').map((hand) => boxAroundSketch(hand).top);
            const away = Math.min(...tips.map((top) => Math.abs(top - mouth[1])));
            expect(away / radius, told(view, age, way, pose)).toBeLessThan(0.16);
          }
  });

  it('swings the only arm up before the face and not behind the head', () => {
    const character = testCharacter({ age: 7, looks: { ...DEFAULT_LOOKS, arm: 'short-left' } });
    for (const way of [1, -1] as const) {
      const { skeleton } = drawn({ gesture: 'cheering', view: 'side', pose: 'walking', way, character });
      const there: Which = skeleton.left === 'near' ? 'far' : 'near';
      const { shoulder, wrist } = skeleton[there].arm;
      expect(wrist[1], `${way}`).toBeLessThan(shoulder[1]);
      if (there === 'far') expect((wrist[0] - shoulder[0]) * way, `${way}`).toBeGreaterThan(0);
    }
  });

  it('leaves the elbows of hands at the face below the shoulders, and no piece of an arm a stump', () => {
    const gestures = [
      'hand-over-mouth',
      'covering-eyes',
      'covering-ears',
      'calling-out',
      'wiping-eyes',
      'cupping-ear',
      'scratching-head',
      'shading-eyes',
    ] as const;
    for (const gesture of gestures)
      for (const view of FACING)
        for (const age of AGES)
          for (const way of [1, -1] as const) {
            const { skeleton } = drawn({ gesture, view, way, character: testCharacter({ age }) });
            // Arms that hang do so below their shoulders anyway.
            for (const which of WHICH) {
              const { shoulder, elbow, wrist } = skeleton[which].arm;
              const long = skeleton.build.arm / 2;
              // The hair of a toddler is as far up as the arm is long.
              const [least, most] =
                gesture === 'scratching-head' || gesture === 'shading-eyes' ? [-0.12, 1.6] : [0.12, 1.35];
              expect(elbow[1] - shoulder[1], told(gesture, view, age, which)).toBeGreaterThan(long * least);
              expect(distance(elbow, wrist) / long, told(gesture, view, age, which)).toBeGreaterThan(0.45);
              expect(distance(elbow, wrist) / long, told(gesture, view, age, which)).toBeLessThan(most);
            }
          }
  });

  it('has one hollow hand beside the mouth of who calls, and the other arm free', () => {
    for (const view of FACING)
      for (const age of AGES) {
        const character = testCharacter({ age });
        const figure = drawn({ gesture: 'calling-out', view, character });
        const { mouth, radius } = faceOf(figure, character, 'calling-out');
        const [one, other] = WHICH.map((which) => distance(palm(figure, which), mouth)).toSorted((a, b) => a - b);
        expect((one ?? 0) / radius, told(view, age)).toBeLessThan(0.9);
        expect((other ?? 0) / radius, told(view, age)).toBeGreaterThan(1.5);
      }
  });

  it('raises a finger to count when the other hand has something, and points at no sleeve of its own', () => {
    for (const view of ['front', 'three-quarter'] as const)
      for (const age of AGES) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'standing',
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          gesture: 'counting',
          held: heldBy('spoon', { view, pose: 'standing', isDark: false, gesture: 'counting' }),
        });
        const [arm] = WHICH.map((which) => skeleton[which].arm).filter(({ hand }) => hand === 'point');
        const aside = Math.sign((arm?.shoulder[0] ?? 0) - skeleton.neck[0]);
        expect(arm?.turn, told(view, age)).toBeCloseTo(-Math.PI / 2, 1);
        expect(((arm?.wrist[0] ?? 0) - (arm?.shoulder[0] ?? 0)) * aside, told(view, age)).toBeGreaterThan(0);
      }
  });

  it('pushes with both palms to the side where somebody looks, beyond the trunk', () => {
    for (const view of ['front', 'three-quarter'] as const)
      for (const age of AGES)
        for (const look of [0.6, -0.6]) {
          const figure = drawn({ gesture: 'pushing', view, gaze: [look, 0], character: testCharacter({ age }) });
          const { near, far, build } = figure.skeleton;
          const middle = lerp(near.arm.shoulder, far.arm.shoulder, 0.5)[0];
          for (const which of WHICH)
            expect(
              ((palm(figure, which)[0] - middle) * Math.sign(look)) / build.shoulder,
              told(view, age, look),
            ).toBeGreaterThan(0.5);
        }
  });

  it('claps with palms in profile and a gap between them, and pleads with palms that touch', () => {
    for (const age of AGES) {
      const gap = (gesture: Gesture): number => {
        const figure = drawn({ gesture, view: 'front', character: testCharacter({ age }) });
        for (const which of WHICH) expect(figure.skeleton[which].arm.hand, told(gesture, age)).toBe('edge');
        const { limb } = figure.skeleton.build;
        return Math.abs(palm(figure, 'near')[0] - palm(figure, 'far')[0]) / limb;
      };
      expect(gap('clapping'), told(age)).toBeGreaterThan(1.8);
      expect(gap('pleading'), told(age)).toBeLessThan(1.8);
    }
  });

  it('hides hands that cross the chest behind the trunk of who is seen from behind', () => {
    for (const gesture of ['arms-crossed', 'hugging-self', 'hand-on-heart'] as const)
      for (const age of AGES) {
        const figure = drawn({ gesture, view: 'back', character: testCharacter({ age }) });
        const { skeleton } = figure;
        expect(Math.abs(palm(figure, 'near')[0]), told(gesture, age)).toBeLessThan(skeleton.build.shoulder * 0.5);
      }
  });

  it('has no arm across the face of a head turned half past the reader', () => {
    for (const gesture of ['scratching-head', 'cupping-ear', 'shading-eyes'] as const)
      for (const way of [1, -1] as const) {
        const { skeleton } = drawn({ gesture, view: 'three-quarter', way });
        const { elbow } = skeleton.far.arm;
        expect((elbow[0] - skeleton.head[0]) * way, told(gesture, way)).toBeLessThan(0);
      }
  });

  it('covers both eyes and both ears with two hands, and the mouth of nobody with them', () => {
    for (const gesture of ['covering-eyes', 'covering-ears'] as const) {
      const character = testCharacter({ age: 7 });
      const figure = drawn({ gesture, character });
      const face = faceOf(figure, character, gesture);
      const places = gesture === 'covering-eyes' ? face.eyes : face.ears;
      for (const place of places)
        expect(Math.min(...WHICH.map((which) => distance(palm(figure, which), place))), gesture).toBeLessThan(
          // A palm a little below the ear lies on the hair before it.
          face.radius * (gesture === 'covering-ears' ? 0.1 : 0.34),
        );
    }
  });

  it('covers an ear beyond a turned head from behind it, and no eye', () => {
    for (const way of [1, -1] as const)
      for (const [view, look] of [
        ['front', 0.9],
        ['front', 0],
        ['three-quarter', 0],
      ] as const) {
        const figure = drawn({ gesture: 'covering-ears', view, way, gaze: [look * way, 0] });
        const order = within(figure.sketch).flatMap((one) => (one.kind === 'bundle' && one.name ? [one.name] : []));
        const before = order.slice(order.indexOf('head')).filter((name) => name === 'wrist').length;
        expect(before, told(view, look, way)).toBe(view === 'front' && look === 0 ? 2 : 1);
      }
  });

  it('lets hands meet that clap, plead and give, and keeps those apart that are spread', () => {
    for (const view of FACING)
      for (const age of AGES) {
        const apart = (gesture: Gesture): number => {
          const figure = drawn({ gesture, view, character: testCharacter({ age }) });
          return distance(palm(figure, 'near'), palm(figure, 'far')) / figure.skeleton.build.arm;
        };
        expect(apart('pleading'), told('pleading', view, age)).toBeLessThan(0.16);
        expect(apart('clapping'), told('clapping', view, age)).toBeLessThan(0.42);
        expect(apart('giving'), told('giving', view, age)).toBeLessThan(0.46);
        expect(apart('arms-wide'), told('arms-wide', view, age)).toBeGreaterThan(1.5);
      }
  });

  it('crosses arms before the chest, and puts hands on hips outside of it', () => {
    for (const age of AGES) {
      const character = testCharacter({ age });
      const crossed = drawn({ gesture: 'arms-crossed', character });
      const hips = drawn({ gesture: 'hands-on-hips', character });
      for (const which of WHICH) {
        const other: Which = which === 'near' ? 'far' : 'near';
        const { arm } = crossed.skeleton[which];
        const middle = lerp(arm.shoulder, crossed.skeleton[other].arm.shoulder, 0.5)[0];
        expect(Math.sign(palm(crossed, which)[0] - middle), told(age, which)).toBe(
          -Math.sign(arm.shoulder[0] - middle),
        );
        const { shoulder, elbow } = hips.skeleton[which].arm;
        expect(Math.abs(elbow[0] - middle), told(age, which)).toBeGreaterThan(Math.abs(shoulder[0] - middle) * 1.3);
      }
    }
  });

  it('opens the body for hands on both hips: along the page a fist would lie on the belly', () => {
    for (const age of AGES) {
      const figure = drawn({ gesture: 'hands-on-hips', view: 'side', character: testCharacter({ age }) });
      const { near, far } = figure.skeleton;
      const middle = lerp(near.arm.shoulder, far.arm.shoulder, 0.5)[0];
      for (const which of WHICH) {
        const own = Math.abs(figure.skeleton[which].arm.shoulder[0] - middle);
        expect(Math.abs(palm(figure, which)[0] - middle), told(age, which)).toBeGreaterThan(own * 0.6);
      }
    }
  });

  it('points, stops and beckons to the side that somebody looks at', () => {
    for (const gesture of ['pointing', 'stopping', 'beckoning', 'waving', 'throwing'] as const)
      for (const way of [1, -1] as const)
        for (const view of ['front', 'three-quarter'] as const)
          for (const to of [1, -1] as const) {
            const figure = drawn({ gesture, way, view, gaze: [0.8 * to, 0] });
            const still = drawn({ way, view, gaze: [0.8 * to, 0] });
            const moved = WHICH.toSorted(
              (one, other) =>
                distance(palm(figure, other), palm(still, other)) - distance(palm(figure, one), palm(still, one)),
            );
            expect(Math.sign(palm(figure, moved[0] ?? 'near')[0]), told(gesture, view, way, to)).toBe(to);
          }
  });

  it('bows and lifts a foot, and draws up the shoulders', () => {
    for (const view of FACING) {
      const [plain, bowed] = [drawn({ view }), drawn({ view, gesture: 'bowing' })];
      expect(bowed.skeleton.head[1], view).toBeGreaterThan(plain.skeleton.head[1] + plain.skeleton.build.head * 0.2);
      const shrugged = drawn({ view, gesture: 'shrugging' });
      expect(shrugged.skeleton.near.arm.shoulder[1]).toBeLessThan(plain.skeleton.near.arm.shoulder[1]);
      const hopping = drawn({ view, gesture: 'holding-own-foot' });
      const { ankle } = hopping.skeleton.near.leg;
      expect(ankle[1], view).toBeLessThan(plain.skeleton.near.leg.ankle[1] - plain.skeleton.build.leg * 0.25);
      expect(distance(palm(hopping, 'near'), ankle), view).toBeLessThan(plain.skeleton.build.leg * 0.3);
    }
  });

  it('leaves a hand that touches or carries where it is, and lets the other one do its part', () => {
    for (const view of FACING) {
      const reach = { near: [30, -60] } as const;
      const touching = drawn({ view, gesture: 'hand-over-mouth', change: { stance: { view, way: 1, reach } } });
      expect(distance(palm(touching, 'near'), reach.near), view).toBeLessThan(4);
      const carrying = drawn({ view, gesture: 'finger-to-lips', carries: 'lantern' });
      const box = boxAround(named(carrying, 'held').flatMap(pathsOf).map(boundsOf));
      const gap = (which: Which): number => {
        const [x, y] = palm(carrying, which);
        return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      };
      expect(Math.min(gap('near'), gap('far')), view).toBeLessThan(5);
      expect(Math.max(gap('near'), gap('far')), view).toBeGreaterThan(12);
    }
  });

  it('has in its hands what is thrown, given, written and dug with', () => {
    const cases = [
      ['throwing', 'ball'],
      ['giving', 'gift'],
      ['writing', 'pencil'],
      ['digging', 'shovel'],
    ] as const;
    for (const [gesture, carries] of cases)
      for (const view of FACING)
        for (const age of [4, 9, 40]) {
          const figure = drawn({ gesture, carries, view, character: testCharacter({ age }) });
          const box = boxAround(named(figure, 'held').flatMap(pathsOf).map(boundsOf));
          const [x, y] = palm(figure, 'near');
          const gap = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
          expect(gap, told(gesture, view, age)).toBeLessThan(8);
        }
  });

  it('over the mouth and at the lips has its elbow low and off the body, under its shoulder', () => {
    for (const gesture of ['hand-over-mouth', 'finger-to-lips'] as const)
      for (const view of ['front', 'three-quarter'] as const)
        for (const age of AGES) {
          const { near, far, build } = drawn({ gesture, view, character: testCharacter({ age }) }).skeleton;
          // Of a body turned half past the reader the arm that crosses its own chest acts: the other would hide its sleeve.
          const [{ arm }, outward] = view === 'front' ? [near, 1] : [far, -1];
          const message = told(gesture, view, age);
          expect(arm.wrist[1], message).toBeLessThan(arm.elbow[1] - build.limb * 2);
          expect(arm.elbow[1] - arm.shoulder[1], message).toBeGreaterThan(build.arm * 0.25);
          expect((arm.elbow[0] - arm.shoulder[0]) * outward, message).toBeGreaterThan(0);
        }
  });

  it('over the mouth leaves no teeth to be seen on both sides of the hand, however one laughs', () => {
    for (const view of ['front', 'three-quarter'] as const) {
      const tall = (gesture: Gesture): number => {
        const laughing = drawn({ gesture, view, change: { expression: 'laughing' } });
        const { top, bottom } = boxAround(named(laughing, 'mouth').flatMap(pathsOf).map(boundsOf));
        return bottom - top;
      };
      expect(tall('hand-over-mouth'), view).toBeLessThan(tall('hand-on-heart') * 0.5);
    }
  });

  it('at the face shows an upper arm beside the forearm that is folded back on it', () => {
    const gestures = ['hand-over-mouth', 'finger-to-lips', 'covering-ears', 'cupping-ear', 'wiping-eyes'] as const;
    for (const gesture of gestures)
      for (const view of FACING)
        for (const age of AGES)
          for (const pose of ['standing', 'sitting', 'crouching', 'kneeling'] as const) {
            const { near, far, build } = drawn({ gesture, view, pose, character: testCharacter({ age }) }).skeleton;
            for (const { arm } of [near, far]) {
              const at = ([x, y]: Point): number => Math.atan2(y - arm.elbow[1], x - arm.elbow[0]);
              const between = at(arm.wrist) - at(arm.shoulder);
              const bend = Math.abs(Math.atan2(Math.sin(between), Math.cos(between)));
              if (arm.wrist[1] < arm.elbow[1] - build.limb)
                expect(bend, told(gesture, view, age, pose)).toBeGreaterThan(0.3);
            }
          }
  });

  it('over the mouth hides half of it and leaves its corner to tell what somebody feels', () => {
    for (const view of ['front', 'three-quarter'] as const) {
      const mouths = EXPRESSIONS.map((expression) =>
        JSON.stringify(named(drawn({ view, gesture: 'hand-over-mouth', change: { expression } }), 'mouth')),
      );
      expect(new Set(mouths).size, view).toBeGreaterThan(EXPRESSIONS.length / 2);
      const character = testCharacter({ age: 7 });
      const figure = drawn({ view, gesture: 'hand-over-mouth', character });
      const { mouth, radius } = faceOf(figure, character, 'hand-over-mouth');
      const acting: Which = view === 'front' ? 'near' : 'far';
      expect(palm(figure, acting)[1] - mouth[1], view).toBeGreaterThan(radius * 0.24);
    }
  });

  it('of who squats turned half past the reader leaves the other hand on a knee', () => {
    for (const gesture of ['hand-over-mouth', 'shading-eyes', 'cupping-ear'] as const)
      for (const age of AGES)
        for (const way of [1, -1] as const) {
          const view = 'three-quarter';
          const figure = drawn({ gesture, view, way, pose: 'crouching', character: testCharacter({ age }) });
          const { near, build } = figure.skeleton;
          expect(distance(palm(figure, 'near'), near.leg.knee), told(gesture, age, way)).toBeLessThan(build.limb * 4);
        }
  });

  it('covers ears with fingers that point up, their thumbs behind the hands', () => {
    for (const view of FACING)
      for (const age of AGES) {
        const figure = drawn({ gesture: 'covering-ears', view, character: testCharacter({ age }) });
        for (const which of WHICH) {
          const { turn = 0, hand } = figure.skeleton[which].arm;
          expect(hand, told(view, age, which)).toBe('cover');
          expect(Math.sin(turn), told(view, age, which)).toBeLessThan(-0.97);
        }
      }
    const [thumb, fingers] = handSketches(
      'cover',
      { color: hex('#a66'), shade: hex('#844') },
      { side: 1, fist: PLAIN_FIST },
    );
    const widest = (sketch: Sketch | undefined): number =>
      boxAround(sketch ? pathsOf(sketch).map(boundsOf) : []).bottom;
    expect(widest(thumb)).toBeGreaterThan(widest(fingers));
  });

  it('of arms around the body or to both its sides turns who is seen along the page, but for what is in a fist', () => {
    for (const gesture of ['hugging-self', 'counting', 'shrugging'] as const)
      for (const pose of ['standing', 'sitting', 'kneeling'] as const) {
        expect(drawn({ gesture, pose, view: 'side' }).skeleton.isSide, told(gesture, pose)).toBe(false);
        expect(drawn({ gesture, pose, view: 'side', carries: 'spoon' }).skeleton.isSide, told(gesture, pose)).toBe(
          true,
        );
      }
  });

  it('is not done asleep', () => {
    const [plain, asleep] = [drawn({ pose: 'sleeping' }), drawn({ pose: 'sleeping', gesture: 'cheering' })];
    expect(JSON.stringify(asleep.sketch)).toBe(JSON.stringify(plain.sketch));
  });
});

it('of who sits in a wheelchair along the page has no hand behind its back, where the arm would be hidden', () => {
  const wheeled = testCharacter({ age: 7, looks: { ...DEFAULT_LOOKS, mobility: 'wheelchair' } });
  const lost = GESTURES.flatMap((gesture) =>
    ([1, -1] as const).flatMap((way) => {
      const figure = drawn({ gesture, view: 'side', way, character: wheeled });
      const { skeleton } = figure;
      // The nearer arm is seen whole wherever it goes.
      const isBehind = (palm(figure, 'far')[0] - skeleton.hip[0]) * way < -skeleton.build.arm * 0.5;
      return skeleton.isSide && isBehind ? [gesture] : [];
    }),
  );
  expect(lost).toEqual([]);
});
