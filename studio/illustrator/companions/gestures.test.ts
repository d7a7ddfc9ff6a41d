import { describe, expect, it } from 'vitest';
import { COMPANIONS, type Companion, GESTURES } from '#core/story/vocabulary.ts';
import { actedAs } from '#studio/illustrator/companions/acted-as.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
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
    const hands = namedIn(draw('robot', { gesture: 'covering-eyes' }).parts, 'accent').map((hand) => boxOf([hand]));
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

describe('a cloud', () => {
  it('is the darker the nearer it is to rain', () => {
    const lightness = (expression: CompanionOrder['expression']): number => {
      const [coat] = namedIn(draw('little-cloud', { expression }).parts, 'coat');
      return coat?.kind === 'form' ? coat.color[0] : Number.NaN;
    };
    expect(lightness('sad')).toBeLessThan(lightness('worried') - 0.1);
    expect(lightness('worried')).toBeLessThan(lightness('happy') - 0.05);
  });
});

it('hugs with both forelegs around, so that the paws meet before what is hugged', () => {
  const { embrace, limb } = COMPANION_DRAWINGS.dog.draw({
    pose: 'sitting',
    view: 'front',
    expression: 'happy',
    gaze: [0, 0],
  });
  if (!embrace || !limb) throw new RangeError('A dog hugs');
  const middleOf = (sketches: readonly Sketch[]): number => {
    const paw = sketches.flatMap(pathsOf).map(boundsOf).at(-1);
    return paw ? (paw.left + paw.right) / 2 : 0;
  };
  const apart = (lay: typeof limb): number => middleOf(lay([14, -14])) - middleOf(lay([-14, -14]));
  expect(apart(embrace)).toBeLessThan(apart(limb) * 0.7);
});
