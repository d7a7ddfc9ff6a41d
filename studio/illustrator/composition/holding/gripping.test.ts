import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { type Companion, FACINGS, type Hold, type Prop } from '#core/story/vocabulary.ts';
import { type CastContext, drawMember } from '#studio/illustrator/composition/cast.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const character = testCharacter({ looks: { ...testCharacter().looks, outfit: 'galabeya' } });
const context: CastContext = { direction: 'ltr', characters: new Map([['h', character]]), isDark: false };
const [hero] = testScene().cast;
if (!hero) throw new RangeError('There is a hero');

const drawn = (change: Partial<CastMember>): Sketch =>
  drawMember({ ...hero, pose: 'standing', ...change }, { gaze: [0.4, 0] }, context).sketch;
const named = (sketch: Sketch, name: string): readonly Sketch[] =>
  sketch.kind !== 'bundle'
    ? []
    : sketch.name === name
      ? [sketch]
      : sketch.children.flatMap((child) => named(child, name));
const kindOf = (prop: Prop, holds: Hold): string =>
  heldBy(prop, { view: 'side', pose: 'standing', isDark: false, holds }).kind;

describe('what somebody holds before them', () => {
  it('is taken in a fist when it is a stem, and stands on both hands when it is small and hard', () => {
    for (const prop of ['key', 'feather', 'ice-cream'] as const) expect(kindOf(prop, 'before'), prop).toBe('in-hand');
    for (const prop of ['cup', 'cake', 'apple'] as const) expect(kindOf(prop, 'before'), prop).toBe('in-hands');
    for (const prop of ['paper-boat', 'shell', 'orange'] as const) expect(kindOf(prop, 'close'), prop).toBe('in-hands');
    for (const prop of ['mirror', 'flower', 'key'] as const) expect(kindOf(prop, 'close'), prop).toBe('in-hand');
    for (const prop of ['teddy', 'blanket', 'book', 'box'] as const) expect(kindOf(prop, 'close'), prop).toBe('placed');
  });

  it('is not hidden by the fist: what is broad and small is on palms, and what has a foot is borne by that', () => {
    const usual = (prop: Prop): string => {
      const held = heldBy(prop, { view: 'front', pose: 'standing', isDark: false });
      return held.kind === 'in-hands' ? held.taken : held.kind;
    };
    for (const prop of [
      'compass',
      'bowl',
      'coin',
      'gem',
      'shell',
      'candle',
      'lamp',
      'cake',
      'orange',
      'acorn',
    ] as const)
      expect(usual(prop), prop).toBe('palms');
    for (const prop of ['spoon', 'flower', 'ring', 'paper-plane'] as const) expect(usual(prop), prop).toBe('in-hand');
  });

  it('has a rim before cloth of its own tone only', () => {
    const hasRim = (carries: Prop): boolean =>
      named(drawn({ carries, holds: 'close' }), 'held').some(
        (held) =>
          held.kind === 'bundle' && held.children.some((child) => child.kind === 'bundle' && child.name === 'rim'),
      );
    expect(hasRim('paper-boat')).toBe(true);
    expect(hasRim('teddy')).toBe(false);
  });
});

describe('an animal that hugs something', () => {
  const hugging = (companion: Companion, facing: CastMember['facing'], carries: Prop): Sketch =>
    drawn({ who: { companion, name: null }, facing, carries, holds: 'close' });

  it('has it below its chin and not before its face, its forelegs over it', () => {
    for (const companion of ['dog', 'cat', 'rabbit', 'fox', 'mouse'] as const)
      for (const facing of FACINGS.filter((one) => one !== 'back'))
        for (const carries of ['blanket', 'teddy', 'music-box'] as const) {
          const message = `${companion} ${facing} ${carries}`;
          const sketch = hugging(companion, facing, carries);
          const [held, head] = [named(sketch, 'held')[0], named(sketch, 'head')[0]];
          if (!held || !head || sketch.kind !== 'bundle') throw new RangeError(message);
          const [thing, face] = [boxOf(held), boxOf(head)];
          expect(thing.top, message).toBeGreaterThan(face.bottom - (face.bottom - face.top) * 0.3);
          expect(thing.right - thing.left, message).toBeLessThan(COMPANION_DRAWINGS[companion].heightCm * 1.1);
          const after = sketch.children.slice(sketch.children.indexOf(held) + 1);
          expect(
            after.some((part) => 'name' in part && part.name === 'coat'),
            message,
          ).toBe(true);
        }
  });

  it('carries it in its mouth when it walks', () => {
    const sketch = drawn({
      who: { companion: 'dog', name: null },
      pose: 'walking',
      carries: 'blanket',
      holds: 'close',
    });
    if (sketch.kind !== 'bundle') throw new RangeError('A dog is drawn');
    // The upper lip is over it, and nothing else.
    expect(sketch.children.slice(-2).map((one) => 'name' in one && one.name)).toEqual(['held', 'lip']);
  });
});

it('has on the lap what would hang before the wheels of a wheelchair', () => {
  const wheeled = testCharacter({ looks: { ...testCharacter().looks, mobility: 'wheelchair' } });
  const sits = { ...context, characters: new Map([['h', wheeled]]) };
  for (const facing of FACINGS) {
    const member: CastMember = { ...hero, pose: 'standing', facing, carries: 'basket', holds: 'down' };
    const { sketch } = drawMember(member, { gaze: [0.4, 0] }, sits);
    const [held, chair] = [named(sketch, 'held'), named(sketch, 'wheelchair')].map((parts) =>
      Math.max(...parts.map((one) => boxOf(one).bottom)),
    );
    expect(held, facing).toBeLessThan((chair ?? Number.NaN) - 12);
  }
});

it('a blanket that is hugged is gathered up and hangs over the arms, and is a folded one when it is handed over', () => {
  const boxIn = (holds: Hold): { tall: number; wide: number } => {
    const [held] = named(drawn({ carries: 'blanket', holds, facing: 'front' }), 'held');
    if (!held) throw new RangeError('It is held');
    const { left, right, top, bottom } = boxOf(held);
    return { tall: bottom - top, wide: right - left };
  };
  const [hugged, offered] = [boxIn('close'), boxIn('out')];
  expect(hugged.tall / hugged.wide).toBeGreaterThan(0.6);
  expect(offered.tall / offered.wide).toBeLessThan(0.5);
});
