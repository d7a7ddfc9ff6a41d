import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { COMPANIONS } from '#core/story/vocabulary.ts';
import { speaks } from '#studio/illustrator/composition/sight/speaking.ts';
import { featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { gapeOf } from '#studio/illustrator/companions/heads/mouth.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const [hero] = testScene().cast;
if (!hero) throw new RangeError('There is a hero');
const says = (action: string, change: Partial<CastMember> = {}): boolean => speaks({ ...hero, action, ...change });

const mouths = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap(mouths)
    : 'name' in sketch && sketch.name === 'mouth'
      ? [sketch]
      : [];

const mouthOf = (isSpeaking: boolean): number => {
  const { sketch } = drawFigure({
    character: testCharacter(),
    pose: 'standing',
    stance: { view: 'front', way: 1 },
    expression: 'worried',
    gaze: [0, 0],
    ...(isSpeaking ? { speaks: true as const } : {}),
  });
  const boxes = mouths(sketch).flatMap((one) => ('path' in one ? [boundsOf(one.path)] : []));
  return Math.max(0, ...boxes.map(({ top, bottom }) => bottom - top));
};

describe('whoever says something', () => {
  it('is told by what they do', () => {
    for (const action of ['calls over the hedge', 'holds out a box and asks', 'reads aloud', 'says sorry', 'begs'])
      expect(says(action), action).toBe(true);
    for (const action of ['stands at the pot', 'holds out a leaf', 'says hush', 'reads a letter'])
      expect(says(action), action).toBe(false);
    expect(says('says it is asleep', { gesture: 'finger-to-lips' })).toBe(false);
    expect(says('calls', { pose: 'sleeping' })).toBe(false);
  });

  it('opens the mouth, or the beak, however they feel', () => {
    expect(mouthOf(true)).toBeGreaterThan(mouthOf(false) * 1.2);
    const order = { pose: 'standing', expression: 'worried', gaze: [0, 0] } as const;
    expect(gapeOf(featuresOf(order))).toBe(0);
    expect(gapeOf(featuresOf({ ...order, speaks: true }))).toBeGreaterThan(0.15);
    const drawn = (isSpeaking: boolean) =>
      COMPANIONS.map((one) =>
        COMPANION_DRAWINGS[one].draw({ ...order, view: 'side', ...(isSpeaking ? { speaks: true as const } : {}) }),
      );
    const [quiet, loud] = [drawn(false), drawn(true)];
    COMPANIONS.forEach((one, at) => expect(loud[at], one).not.toEqual(quiet[at]));
  });
});
