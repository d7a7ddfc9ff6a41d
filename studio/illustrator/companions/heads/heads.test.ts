/** Heads are joined to bodies and hold things in their mouths: no strap for a muzzle, no mug beside a nose. */
import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { drawMember } from '#studio/illustrator/composition/cast.ts';
import { carriedAt } from '#studio/illustrator/composition/holding/borne-by-animals.ts';
import { boundsOf, type Box, boxAround } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { partsNamed, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, changes: Partial<CompanionOrder> = {}) =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'standing', view: 'side', expression: 'calm', gaze: [0, 0], ...changes });
const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(flat)] : [sketch];
const boxOf = (parts: readonly Sketch[]): Box => boxAround(parts.flatMap(pathsOf).map(boundsOf));
const named = (parts: readonly Sketch[], name: string): Sketch[] => parts.flatMap((part) => partsNamed(part, name));

const FURRY = ['dog', 'cat', 'fox', 'bear', 'lion', 'mouse', 'squirrel'] as const;
const LONG_FACED = ['goat', 'donkey', 'horse', 'camel', 'sheep', 'calf', 'dragon'] as const;

describe('what is in a mouth', () => {
  it('is below the middle of the lips, which lie over its upper edge', () => {
    for (const companion of [...FURRY, ...LONG_FACED])
      for (const prop of ['cup', 'bread', 'apple', 'ball'] as const) {
        const { mouth, lip = [], parts } = draw(companion, { bites: true });
        const { heightCm } = COMPANION_DRAWINGS[companion];
        const at = { mouth, back: null, hand: null, chest: null, heightCm, isDark: false, holds: 'mouth' } as const;
        const thing = boxOf([carriedAt(prop, at).sketch]);
        const lips = boxOf(lip);
        const label = `${companion} ${prop}`;
        expect(thing.top, label).toBeLessThan(mouth[1] - 0.05);
        expect(mouth[0] > lips.left && mouth[0] < lips.right, label).toBe(true);
        const nose = boxOf(named(parts, 'nose'));
        // Its middle is no farther from the nose than the nose is from the eyes.
        const middle = (thing.left + thing.right) / 2;
        const eyes = boxOf(named(parts, 'eye'));
        const face = Math.abs((nose.left + nose.right) / 2 - (eyes.left + eyes.right) / 2) + (eyes.right - eyes.left);
        expect(Math.abs(middle - (nose.left + nose.right) / 2), label).toBeLessThan(face);
      }
  });

  it('holds the lips of a furry head apart, with a jaw below', () => {
    for (const companion of FURRY) {
      expect(named(draw(companion, { bites: true }).parts, 'jaw').length, companion).toBe(1);
      expect(named(draw(companion).parts, 'jaw'), companion).toEqual([]);
    }
  });

  it('is all that opens a jaw: with a load on the back or in the arms it is shut', () => {
    const [, told] = testScene().cast;
    if (!told) throw new RangeError('Somebody is in the scene');
    const laden = (companion: Companion, more: Partial<CastMember>): Sketch => {
      const member: CastMember = {
        ...told,
        who: { companion, name: null },
        pose: 'standing',
        facing: 'onward',
        ...more,
      };
      const look = { gaze: [0, 0], way: 1 } as const;
      return drawMember(member, look, { direction: 'ltr', characters: new Map(), isDark: false }).sketch;
    };
    for (const [companion, carries, holds] of [
      ['mouse', 'bread', 'close'],
      ['bear', 'honey', 'close'],
      ['donkey', 'basket', undefined],
    ] as const)
      expect(partsNamed(laden(companion, { carries, ...(holds ? { holds } : {}) }), 'jaw'), companion).toEqual([]);
    expect(partsNamed(laden('dog', { carries: 'bread', holds: 'mouth' }), 'jaw')).toHaveLength(1);
  });

  it('stands upright there unless it is a stem', () => {
    const at = { mouth: [0, -20], back: null, hand: null, chest: null, heightCm: 50, isDark: false } as const;
    const { left, right, top, bottom } = boxOf([carriedAt('cup', at).sketch]);
    expect(right - left).toBeGreaterThan(bottom - top);
    const spoon = boxOf([carriedAt('spoon', at).sketch]);
    expect(spoon.right - spoon.left).toBeGreaterThan(spoon.bottom - spoon.top);
  });
});

describe('the head of a dog', () => {
  it('is on a neck: its chin is over its back, whatever its breed', () => {
    for (const breed of [0, 1, 2, 3, 4, 5]) {
      const { parts } = draw('dog', { breed });
      const head = boxOf(named(named(parts, 'head'), 'coat'));
      const body = boxOf(
        parts
          .flatMap(flat)
          .filter((one) => one.kind === 'form' && one.name === 'coat')
          .slice(0, 3),
      );
      expect(head.bottom, `${breed}`).toBeLessThan(body.bottom * 0.4 + body.top * 0.6);
    }
  });
});

describe('a pale lower face that is turned', () => {
  it('ends under the eye: on to the nape it would be a strap', () => {
    for (const [companion, breed] of [
      ['dog', 1],
      ['dog', 5],
      ['cat', 1],
      ['fox', 0],
      ['fennec', 0],
    ] as const) {
      const head = named(draw(companion, { breed }).parts, 'head');
      const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
      const coats = named(head, 'coat').map((one) => boxOf([one]));
      const skull = coats.toSorted((a, b) => area(b) - area(a))[0] ?? boxOf(head);
      const all = head.flatMap(flat);
      const light = Math.max(
        ...all.flatMap((one) => (one.kind === 'form' && one.finish === 'flat' ? [one.color[0]] : [])),
      );
      const wide = all
        .filter((one) => one.kind === 'form' && one.finish === 'flat' && one.name === undefined)
        .filter((one) => one.kind === 'form' && one.alpha === 1 && one.color[0] > light - 0.12)
        .map((one) => boxOf([one]))
        .filter(({ left, right }) => right - left > (skull.right - skull.left) * 0.4);
      expect(wide.length, companion).toBeGreaterThan(0);
      for (const { left } of wide)
        expect(left, companion).toBeGreaterThan(skull.left + (skull.right - skull.left) * 0.16);
    }
  });
});

describe('whoever has hooves', () => {
  it('has none before its face', () => {
    for (const companion of ['goat', 'donkey', 'camel', 'giraffe', 'elephant'] as const)
      for (const gesture of ['hand-over-mouth', 'covering-eyes', 'thinking'] as const)
        for (const view of ['side', 'front'] as const)
          expect(draw(companion, { gesture, view }).parts, `${companion} ${gesture}`).toEqual(
            draw(companion, { view }).parts,
          );
  });
});

describe('the halter of a camel', () => {
  it('goes right round the nose and the jaw, and its rope is joined to the head and the rug', () => {
    for (const pose of ['standing', 'walking', 'sitting'] as const) {
      const { parts } = draw('camel', { pose });
      const face = boxOf(named(named(parts, 'head'), 'coat').slice(1, 2));
      const straps = named(parts, 'strap').map((one) => boxOf([one]));
      const tall = straps.map(({ top, bottom }) => bottom - top);
      expect(Math.max(...tall), pose).toBeGreaterThan((face.bottom - face.top) * 0.9);
      const [rein] = named(parts, 'rein').map((one) => boxOf([one]));
      if (!rein) throw new RangeError('A halter has a rein');
      expect(rein.right > face.left && rein.right < face.right && rein.top < face.bottom, pose).toBe(true);
      const rug = parts.flatMap(flat).find((one) => one.kind === 'form' && one.name === 'rug');
      expect(rug && boxOf([rug]).right, pose).toBeGreaterThan(rein.left);
    }
  });
});
