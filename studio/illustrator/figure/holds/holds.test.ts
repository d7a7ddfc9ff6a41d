import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { ARMS, DEFAULT_LOOKS, HAIR_STYLES, HEAD_COVERINGS, MOBILITIES, OUTFITS } from '#core/character/looks.ts';
import { type Hold, HOLDS, type Pose, type Prop } from '#core/story/vocabulary.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { featuresOf } from '#studio/illustrator/figure/expressions.data.ts';
import { type FacePoints, facePointsOf } from '#studio/illustrator/figure/holds/face-points.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { WHICH, type Which } from '#studio/illustrator/figure/posing/stance.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const VIEWS = ['front', 'three-quarter', 'side', 'back'] as const;
type View = (typeof VIEWS)[number];

const FREE: readonly Pose[] = [
  'standing',
  'walking',
  'running',
  'sitting',
  'crouching',
  'reaching',
  'pointing',
  'jumping',
  'dancing',
  'waving',
  'kneeling',
  'sneaking',
];

const HELD: Readonly<Record<Hold, readonly Prop[]>> = {
  down: ['spoon', 'basket', 'teddy', 'key'],
  out: ['flower', 'letter', 'cake', 'flashlight'],
  up: ['star', 'gift', 'spoon', 'umbrella', 'flag'],
  close: ['teddy', 'blanket', 'box'],
  before: ['book', 'map', 'letter', 'cup'],
  mouth: ['cup', 'spoon', 'trumpet', 'flute', 'cookie', 'bottle'],
  ear: ['shell', 'clock'],
  eye: ['magnifying-glass', 'telescope'],
};

type Case = {
  readonly hold: Hold;
  readonly prop: Prop;
  readonly pose: Pose;
  readonly view: View;
  readonly character: Character;
  readonly way?: 1 | -1;
};

type Shown = {
  readonly figure: Figure;
  readonly held: readonly Sketch[];
  readonly box: Box;
  readonly face: FacePoints;
};

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const GAZE: Point = [0.5, 0];

const shown = ({ hold, prop, pose, view, character, way = 1 }: Case): Shown => {
  const figure = drawFigure({
    character,
    pose,
    stance: { view, way },
    expression: 'happy',
    gaze: GAZE,
    held: heldBy(prop, { view, pose, isDark: false, holds: hold }),
  });
  const held = within(figure.sketch).filter((one) => one.kind === 'bundle' && one.name === 'held');
  const face = facePointsOf(figure.skeleton, { character, features: featuresOf('happy', GAZE), gaze: GAZE });
  return { figure, held, box: boxAround(held.flatMap(pathsOf).map(boundsOf)), face };
};

const told = ({ hold, prop, pose, view, character, way = 1 }: Case): string =>
  [hold, prop, pose, view, character.age, way, character.looks.arm, character.looks.mobility].join(' ');

const CASES: readonly Case[] = HOLDS.flatMap((hold) =>
  HELD[hold].flatMap((prop) =>
    FREE.flatMap((pose) =>
      VIEWS.flatMap((view) =>
        [3, 7, 40].map((age): Case => ({ hold, prop, pose, view, character: testCharacter({ age }) })),
      ),
    ),
  ),
);

/** All cases as they are drawn. */
const DRAWN = CASES.map((one) => ({ one, all: shown(one) }));

const away = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));

const handsOn = ({ figure: { skeleton }, box }: Shown): readonly Which[] =>
  WHICH.filter((which) => away(box, palmOf(skeleton[which].arm, skeleton.build.limb)) < skeleton.build.limb * 1.1);

const middle = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Whether the thing is where its hold says; a sentence when it is not. */
const wrongPlace = (
  { hold, prop, view, character }: Case,
  { figure: { skeleton }, box, face }: Shown,
): string | null => {
  const { build, near, far, hip } = skeleton;
  const [x, y] = middle(box);
  const shoulder = (near.arm.shoulder[1] + far.arm.shoulder[1]) / 2;
  const handsThere = character.looks.arm === 'short-left' ? 1 : 2;
  switch (hold) {
    case 'up':
      return prop === 'umbrella'
        ? box.top < face.top[1] && box.left < skeleton.head[0] && box.right > skeleton.head[0]
          ? null
          : 'the head is not under it'
        : y < face.top[1] + face.radius * (build.maturity < 0.05 ? 0.2 : 0.12)
          ? null
          : `its middle is ${(y - face.top[1]).toFixed(1)} cm below the top of the head`;
    case 'down':
      return y > shoulder + build.torso * 0.4 ? null : 'it does not hang';
    case 'out':
      return Math.abs(x - (near.arm.shoulder[0] + far.arm.shoulder[0]) / 2) > build.arm * 0.3
        ? null
        : 'it is not held out';
    case 'close':
      return Math.abs(x - skeleton.neck[0]) < build.shoulder * 1.5 && y > shoulder && y < hip[1] + build.torso * 0.25
        ? null
        : 'it is not at the chest';
    case 'before':
      return y > shoulder &&
        box.top > face.eyes.reduce((lowest, [, eye]) => Math.max(lowest, eye), -Infinity) &&
        handsThere > 0
        ? null
        : 'it is not below the eyes before the chest';
    case 'mouth':
      return view === 'back' || away(box, face.mouth) < 2.5 ? null : 'it is not at the mouth';
    case 'ear':
      return Math.min(...face.ears.map((ear) => away(box, ear))) < 3 ? null : 'it is not at an ear';
    default:
      return view === 'back' || Math.min(...face.eyes.map((eye) => away(box, eye))) < 2.5
        ? null
        : 'it is not at an eye';
  }
};

/** How much of the face a thing covers that belongs elsewhere: its box over the mouth or over an eye. */
const hidesFace = ({ hold, view }: Case, { held, face }: Shown): boolean => {
  if (view === 'back' || hold === 'mouth' || hold === 'eye' || hold === 'ear') return false;
  const forms = held.flatMap(within).filter((one) => one.kind === 'form' && one.alpha > 0.5);
  const boxes = forms.flatMap(pathsOf).map(boundsOf);
  return [face.mouth, ...face.eyes].some((point) => boxes.some((box) => away(box, point) === 0));
};

describe('what somebody holds', () => {
  it('is drawn once, with a hand at it, whatever the hold, the pose, the side and the age', () => {
    for (const { one, all } of DRAWN) {
      expect(all.held.length, told(one)).toBe(1);
      expect(handsOn(all).length, told(one)).toBeGreaterThan(0);
    }
  });

  it('is where its hold says', () => {
    const wrong = DRAWN.flatMap(({ one, all }) => {
      const text = wrongPlace(one, all);
      return text === null ? [] : [`${told(one)}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is there for any of a thousand people, with one hand, in a wheelchair, turned either way', () => {
    const wrong = Array.from({ length: 1000 }, (_, seed): Case => {
      const looks = {
        ...DEFAULT_LOOKS,
        arm: ARMS[seed % ARMS.length] ?? 'both',
        mobility: MOBILITIES[(seed * 3 + 1) % MOBILITIES.length] ?? 'none',
        hairStyle: HAIR_STYLES[(seed * 5) % HAIR_STYLES.length] ?? 'bald',
        headCovering: HEAD_COVERINGS[(seed * 11) % HEAD_COVERINGS.length] ?? 'none',
        outfit: OUTFITS[(seed * 17) % OUTFITS.length] ?? 'hoodie',
      };
      const hold = HOLDS[seed % HOLDS.length] ?? 'out';
      const things = HELD[hold];
      return {
        hold,
        prop: things[seed % things.length] ?? 'spoon',
        pose: FREE[(seed * 7) % FREE.length] ?? 'standing',
        view: VIEWS[(seed >> 3) % VIEWS.length] ?? 'front',
        way: seed % 3 === 0 ? -1 : 1,
        character: testCharacter({ age: 2 + ((seed * 13) % 75), looks }),
      };
    }).flatMap((one) => {
      const all = shown(one);
      const text = wrongPlace(one, all) ?? (handsOn(all).length === 0 ? 'no hand is at it' : null);
      return text === null ? [] : [`${told(one)}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves the face free, but for what is put to it', () => {
    const hiding = DRAWN.filter(({ one, all }) => one.hold !== 'up' && hidesFace(one, all)).map(({ one }) => told(one));
    expect(hiding).toEqual([]);
  });

  it('shows the chest and both arms around what somebody has in the lap', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const)
      for (const age of [3, 7, 36]) {
        const one: Case = {
          hold: 'close',
          prop: 'blanket',
          pose: 'sitting',
          view,
          way: 1,
          character: testCharacter({ age }),
        };
        const { box, face, figure } = shown(one);
        const { build, near, far } = figure.skeleton;
        expect(box.right - box.left, told(one)).toBeLessThan(build.shoulder * 3.1);
        expect(box.top - face.chin[1], told(one)).toBeGreaterThan(build.torso * 0.1);
        const palms = [near, far].map(({ arm }) => palmOf(arm, build.limb));
        for (const palm of palms) expect(away(box, palm), told(one)).toBeLessThan(build.limb * 1.5);
      }
  });
});
