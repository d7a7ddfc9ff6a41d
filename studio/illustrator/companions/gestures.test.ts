import { describe, expect, it } from 'vitest';
import { COMPANIONS, type Companion, GESTURES } from '#core/story/vocabulary.ts';
import { actedAs } from '#studio/illustrator/companions/acted-as.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { isOn, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, order: Partial<CompanionOrder> = {}) =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'standing', view: 'front', expression: 'calm', gaze: [0, 0], ...order });

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const boxOf = (sketches: readonly Sketch[]): Box => boxAround(sketches.flatMap(pathsOf).map(boundsOf));
const namedIn = (parts: readonly Sketch[], name: string): Sketch[] =>
  parts.flatMap(within).filter((one) => 'name' in one && one.name === name);
const isIn = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;
const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

const PAWED: readonly Companion[] = ['dog', 'cat', 'fox', 'bear', 'lion', 'monkey', 'rabbit', 'squirrel', 'mouse'];
/** Those who have nothing to raise. */
const STILL: readonly Companion[] = ['turtle', 'fish', 'whale', 'little-star', 'little-cloud', 'butterfly', 'octopus'];

/** The palms of the robot's hands, the fingers left out. */
const palms = (parts: readonly Sketch[]): Sketch[] => namedIn(parts, 'hand').filter((one) => one.kind === 'form');

describe('the gesture of a companion', () => {
  it('lays paws on the eyes of who covers them, over the face', () => {
    for (const companion of PAWED) {
      const { parts } = draw(companion, { gesture: 'covering-eyes' });
      const [head] = namedIn(parts, 'head');
      if (!head) throw new Error(`${companion} has a head`);
      const eyes = boxOf(namedIn([head], 'eyes'));
      const over = parts.slice(parts.indexOf(head) + 1);
      const paws = namedIn(over, 'coat').map((paw) => boxOf([paw]));
      for (const side of [-1, 1]) {
        const eye: Point = [middleOf(eyes)[0] + (side * (eyes.right - eyes.left)) / 4, middleOf(eyes)[1]];
        expect(
          paws.some((paw) => isIn(paw, eye)),
          companion,
        ).toBe(true);
      }
    }
  });

  it('leaves the open mouth free of who calls: the paw is beside it', () => {
    for (const companion of PAWED)
      for (const view of ['front', 'side'] as const) {
        const { parts } = draw(companion, { gesture: 'calling-out', expression: 'calling', view });
        const [head] = namedIn(parts, 'head');
        if (!head) throw new Error(`${companion} has a head`);
        const mouth = middleOf(boxOf(namedIn([head], 'mouth')));
        const over = parts.slice(parts.indexOf(head) + 1);
        for (const paw of namedIn(over, 'coat'))
          expect(isOn(outlineOf(paw, IDENTITY), mouth), `${companion} ${view}`).toBe(false);
      }
  });

  it('never hides a face with a paw that is raised beside it', () => {
    for (const companion of PAWED)
      for (const gesture of ['waving', 'cheering', 'pointing', 'stopping'] as const)
        for (const view of ['front', 'side'] as const) {
          const { parts } = draw(companion, { gesture, view });
          const [head] = namedIn(parts, 'head');
          const after = head ? parts.slice(parts.indexOf(head) + 1) : parts;
          expect(namedIn(after, 'coat'), `${companion} ${gesture} ${view}`).toEqual([]);
          expect(JSON.stringify(parts)).not.toBe(JSON.stringify(draw(companion, { view }).parts));
        }
  });

  it('is made with the arms of the robot, each in its own way', () => {
    const seen = GESTURES.map((gesture) => JSON.stringify(draw('robot', { gesture }).parts));
    expect(new Set(seen).size).toBe(GESTURES.length);
    const face = boxOf(namedIn(draw('robot').parts, 'eyes'));
    const hands = palms(draw('robot', { gesture: 'covering-eyes' }).parts).map((hand) => boxOf([hand]));
    for (const hand of hands) expect(isIn(face, middleOf(hand))).toBe(true);
    expect(hands).toHaveLength(2);
  });

  it('is left out by those who have nothing to make it with, and by all who sleep', () => {
    for (const companion of STILL)
      expect(draw(companion, { gesture: 'covering-eyes' }).parts, companion).toEqual(draw(companion).parts);
    for (const companion of COMPANIONS)
      for (const view of ['front', 'side'] as const)
        expect(draw(companion, { gesture: 'waving', pose: 'sleeping', view }).parts, companion).toEqual(
          draw(companion, { pose: 'sleeping', view }).parts,
        );
  });

  it('is made with the whole body by who bows, but not while running', () => {
    expect(actedAs('standing', 'bowing')).toBe('crouching');
    expect(actedAs('running', 'bowing')).toBe('running');
    expect(actedAs('standing', 'waving')).toBe('standing');
  });
});

describe('the wing of a bird', () => {
  const wings = (gesture: 'waving' | 'arms-wide'): Box => boxOf(namedIn(draw('pigeon', { gesture }).parts, 'wing'));

  it('opens with all its feathers, one alone or both', () => {
    const [one, both] = [wings('waving'), wings('arms-wide')];
    expect(one.right).toBeCloseTo(both.right, 3);
    expect(-one.left).toBeLessThan(one.right * 0.7);
    expect(-both.left).toBeCloseTo(both.right, 3);
  });
});

it('stands on its hind legs when it reaches up with both forelegs', () => {
  for (const companion of ['goat', 'sheep', 'dog', 'cat'] as const) {
    const upTo = (gesture?: 'catching'): number =>
      boxOf(draw(companion, { pose: 'reaching', view: 'side', ...(gesture ? { gesture } : {}) }).parts).top;
    expect(upTo('catching'), companion).toBeLessThan(upTo() * 1.15);
  }
});

describe('the robot', () => {
  it('has two arms with an elbow and a forearm that ends in a hand, and never a third one', () => {
    for (const gesture of [undefined, ...GESTURES]) {
      const { parts } = draw('robot', gesture ? { gesture } : {});
      for (const name of ['elbow', 'forearm']) expect(namedIn(parts, name), gesture).toHaveLength(2);
      for (const palm of palms(parts)) {
        const arms = namedIn(parts, 'forearm').map((forearm) => boxOf([forearm]));
        const [x, y] = middleOf(boxOf([palm]));
        const ends = arms.filter(
          ({ left, right, top, bottom }) => x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4,
        );
        expect(ends.length, gesture).toBeGreaterThan(0);
      }
    }
    for (const more of [{ lays: [20, -30] as const }, { lays: [-20, -30] as const }])
      expect(palms(draw('robot', more).parts)).toHaveLength(1);
    expect(palms(draw('robot', { hugs: true }).parts)).toEqual([]);
  });

  it('has hands of another colour than its lamp', () => {
    const [hand] = palms(draw('robot').parts);
    const lamp = draw('robot').parts.find((one) => one.kind === 'form' && one.color[2] > 0.08);
    if (hand?.kind !== 'form' || lamp?.kind !== 'form') throw new RangeError('It has hands and a lamp');
    expect(hand.color[2]).toBeLessThan(0);
  });

  it('sits on the ground with its legs before it', () => {
    for (const view of ['side', 'front'] as const) {
      const [up, down] = (['standing', 'sitting'] as const).map((pose) => draw('robot', { pose, view }).parts);
      const body = (parts: readonly Sketch[] = []): Box => boxOf(namedIn(parts, 'coat').slice(0, 1));
      expect(body(up).bottom, view).toBeLessThan(-10);
      expect(body(down).bottom, view).toBeGreaterThan(-2.5);
      const foot = boxOf(namedIn(down ?? [], 'foot').slice(-1));
      expect(foot.bottom - foot.top, view).toBeGreaterThan((foot.right - foot.left) * 1.1);
      const limbs = ['foot', 'finger', 'forearm'].flatMap((name) => namedIn(down ?? [], name));
      expect(boxOf(limbs).bottom, view).toBeLessThan(1);
    }
  });
});

describe('a cloud', () => {
  it('is the darker the nearer it is to rain', () => {
    const lightness = (expression: CompanionOrder['expression']): number => {
      const [coat] = namedIn(draw('little-cloud', { expression }).parts, 'coat');
      return coat?.kind === 'form' ? coat.color[0] : Number.NaN;
    };
    expect(lightness('sad')).toBeLessThan(lightness('worried') - 0.1);
    expect(lightness('worried')).toBeLessThan(lightness('happy') - 0.05);
  });

  it('is never white while it rains, whatever its face says', () => {
    const lightness = (order: Pick<CompanionOrder, 'expression' | 'isRaining'>): number => {
      const [coat] = namedIn(draw('little-cloud', order).parts, 'coat');
      return coat?.kind === 'form' ? coat.color[0] : Number.NaN;
    };
    for (const expression of ['laughing', 'whispering', 'worried'] as const)
      expect(lightness({ expression, isRaining: true }), expression).toBeLessThan(0.8);
    expect(lightness({ expression: 'sad', isRaining: true })).toBe(lightness({ expression: 'sad' }));
  });
});

it('frowns towards the nose in profile, and does not smile when it speaks so', () => {
  /** How much lower the end at the nose is than the other one. */
  const fall = (name: string, order: Pick<CompanionOrder, 'expression' | 'speaks'>): number => {
    const points = namedIn(draw('camel', { view: 'side', ...order }).parts, name)
      .flatMap(pathsOf)
      .flat()
      .flatMap((one): Point[] => (one[0] === 'Z' ? [] : [one[0] === 'C' ? [one[5], one[6]] : [one[1], one[2]]]))
      .toSorted((a, b) => a[0] - b[0]);
    return (points.at(-1)?.[1] ?? Number.NaN) - (points[0]?.[1] ?? Number.NaN);
  };
  expect(fall('brow', { expression: 'determined' })).toBeGreaterThan(fall('brow', { expression: 'calm' }) + 0.1);
  const said = (expression: CompanionOrder['expression']): number => fall('mouth', { expression, speaks: true });
  expect(said('determined')).toBeLessThan(said('happy') - 1);
});

it('hugs with both forelegs around, so that the paws meet before what is hugged', () => {
  const { embrace } = draw('dog', { pose: 'sitting', hugs: true });
  if (!embrace) throw new RangeError('A dog hugs');
  const { before } = embrace([
    [-14, -14],
    [14, -14],
  ]);
  const toes = before
    .filter((one) => one.kind === 'form' && one.finish === 'solid')
    .map((one) => middleOf(boxOf([one]))[0]);
  const apart = (toes[3] ?? Number.NaN) - (toes[1] ?? Number.NaN);
  expect(apart).toBeGreaterThan(0);
  expect(apart).toBeLessThan(28 * 0.5);
});

/** How much of legs and feet is drawn. */
const feetIn = (parts: readonly Sketch[] = []): number =>
  namedIn(parts, 'leg').length + namedIn(parts, 'feet').flatMap((one) => within(one)).length;

describe('whoever has something in its forelegs or wings', () => {
  it('has no forelegs beside them, seen from the side and from the front', () => {
    for (const companion of ['mouse', 'squirrel', 'jerboa', 'bear', 'monkey', 'fox', 'cat', 'dog', 'lion'] as const)
      for (const view of ['side', 'front'] as const) {
        const [free, hugging] = [{}, { hugs: true as const }].map((hug) =>
          draw(companion, { pose: 'sitting', view, ...hug }),
        );
        expect(feetIn(hugging?.parts), `${companion} ${view}`).toBeLessThan(feetIn(free?.parts));
        expect(hugging?.chest, companion).toBeDefined();
      }
  });

  it('has its far arm behind its body, and before the thing only the paw of it', () => {
    for (const companion of ['mouse', 'squirrel', 'rabbit', 'fox', 'hedgehog'] as const) {
      const { embrace, chest } = draw(companion, { pose: 'sitting', view: 'side', hugs: true });
      if (!embrace || !chest) throw new RangeError(companion);
      const far: Point = [chest.x + chest.wide / 2, chest.chin + 4];
      const { behind, before } = embrace([[chest.x - 2, far[1]], far]);
      expect(boxOf(behind).left, companion).toBeLessThan(boxOf(behind).right - 2);
      const [paw] = before;
      const box = paw ? boxOf([paw]) : null;
      expect(box && isIn(box, far), companion).toBe(true);
      expect(box && box.right - box.left, companion).toBeLessThan(boxOf(behind).right - boxOf(behind).left);
    }
  });

  it('has wings from the sides of its breast and none folded behind them, its beak above the thing', () => {
    for (const companion of ['owl', 'bird', 'pigeon', 'hen', 'penguin'] as const) {
      const { parts, embrace, chest } = draw(companion, { pose: 'sitting', view: 'side', hugs: true });
      if (!embrace || !chest) throw new RangeError(companion);
      expect(namedIn(parts, 'wing'), companion).toEqual([]);
      const [head] = namedIn(parts, 'head');
      const beak = boxOf(namedIn(head ? [head] : [], 'beak'));
      expect(beak.top, companion).toBeLessThan(chest.chin);
      const tips = [-1, 1].map((side): Point => [chest.x + side * 4, chest.chin + 4]) as [Point, Point];
      const { before } = embrace(tips);
      const arms = boxOf(before);
      expect(arms.left, companion).toBeLessThan(chest.x - chest.wide / 2);
      expect(arms.right, companion).toBeGreaterThan(chest.x + chest.wide / 2);
      const nose = middleOf(beak);
      expect(
        before.some((one) => isIn(boxOf([one]), nose)),
        companion,
      ).toBe(false);
    }
  });
});

it('has an upper lip or half of the beak over what is in the mouth', () => {
  for (const companion of ['fox', 'cat', 'mouse', 'donkey', 'dragon', 'hedgehog', 'owl', 'pigeon', 'duck'] as const) {
    const { lip, mouth, parts } = draw(companion, { view: 'side', bites: true });
    const box = boxOf(lip ?? []);
    expect(box.left < mouth[0] && box.top < mouth[1], companion).toBe(true);
    expect(box.bottom, companion).toBeLessThan(boxOf(parts).bottom);
    expect(draw(companion, { view: 'side' }).lip ?? [], companion).toEqual([]);
  }
});

describe('whoever lays a foreleg or a wing on somebody', () => {
  it('has it once: it neither stands nor lies folded as well', () => {
    for (const companion of ['dog', 'cat', 'fox', 'mouse', 'bear'] as const)
      for (const pose of ['standing', 'sitting'] as const) {
        const feet = (more: Partial<CompanionOrder>): number =>
          feetIn(draw(companion, { view: 'side', pose, ...more }).parts);
        expect(feet({ lays: [30, -20] }), `${companion} ${pose}`).toBeLessThan(feet({}));
      }
    for (const companion of ['owl', 'hen', 'pigeon', 'penguin'] as const)
      for (const side of [-1, 1] as const) {
        const folded = namedIn(draw(companion, { lays: [side * 24, -16] }).parts, 'wing').map(
          (wing) => middleOf(boxOf([wing]))[0],
        );
        expect(folded.length, companion).toBeGreaterThan(0);
        for (const x of folded) expect(Math.sign(x), companion).toBe(-side);
      }
  });
});

it('is made with the wings of an owl, each once', () => {
  const folded = (gesture?: CompanionOrder['gesture']): number => {
    const { parts } = draw('owl', { pose: 'sitting', ...(gesture ? { gesture } : {}) });
    return namedIn(parts, 'wing').length;
  };
  for (const gesture of ['pointing', 'covering-eyes', 'shrugging', 'thinking'] as const)
    expect(folded(gesture), gesture).toBe(folded());
});
