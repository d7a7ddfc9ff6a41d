import { expect, it } from 'vitest';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { carriedAt } from '#studio/illustrator/composition/holding/borne-by-animals.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

it('hangs a letter by its corner from the tip of a beak, before it and not over it', () => {
  const carrier = { mouth: [10, -40] as const, back: null, heightCm: 30, hand: null, chest: null, isDark: false };
  const { left, right, top, bottom } = boxOf(carriedAt('letter', carrier).sketch);
  expect(left).toBeGreaterThan(10 - (right - left) * 0.2);
  expect(top).toBeGreaterThan(-40 - (bottom - top) * 0.25);
});

const lengthOf = (sketch: Parameters<typeof boxOf>[0]): number => {
  const { left, right, top, bottom } = boxOf(sketch);
  return Math.hypot(right - left, bottom - top);
};

it('shows a key in a mouth larger than in a hand, taken where the mouth is', () => {
  const mouth = [12, -20] as const;
  const carrier = { mouth, back: null, heightCm: 30, hand: null, chest: null, isDark: false };
  const inMouth = carriedAt('key', carrier).sketch;
  expect(lengthOf(inMouth)).toBeGreaterThan(lengthOf(carriedAt('key', { ...carrier, hand: mouth }).sketch) * 1.4);
  const { left, right, top, bottom } = boxOf(inMouth);
  expect(left < 12 && right > 12 && top < -19 && bottom > -21).toBe(true);
});

it('leaves what is seen in a mouth anyway as large as it is in a hand', () => {
  const mouth = [12, -20] as const;
  const carrier = { mouth, back: null, heightCm: 30, hand: null, chest: null, isDark: false };
  const inHand = lengthOf(carriedAt('letter', { ...carrier, hand: mouth }).sketch);
  expect(lengthOf(carriedAt('letter', carrier).sketch)).toBeCloseTo(inHand, 5);
});

it('has the stick of an umbrella in the coat of who bears it', () => {
  const place = { along: 'end', plane: 'near', on: 'companion' } as const;
  const scene = {
    ...testScene({ companion: 'hedgehog' }),
    props: [{ ref: 'umbrella', prop: 'umbrella', place } as const],
  };
  const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
  const [umbrella, bearer] = ['umbrella', 'companion'].map((ref) => placed.find((one) => one.ref === ref));
  if (!umbrella || !bearer) throw new RangeError('Both are there');
  expect(umbrella.box.bottom).toBeGreaterThan(bearer.box.top + 8);
  // Painted before its bearer, whose spines are over its hook.
  expect(umbrella.ground[1]).toBeLessThan(bearer.ground[1]);
});

it('has whoever holds up an umbrella under it', () => {
  const carrier = { mouth: [14, -10] as const, back: null, heightCm: 24, hand: null, chest: null, isDark: false };
  const held = boxOf(carriedAt('umbrella', { ...carrier, holds: 'up' }).sketch);
  const carried = boxOf(carriedAt('umbrella', carrier).sketch);
  expect(held.bottom - held.top).toBeGreaterThan((held.right - held.left) * 0.9);
  expect(held.top).toBeLessThan(carried.top - 20);
  expect(held.top).toBeLessThan(-24);
  expect(held.bottom).toBeLessThanOrEqual(0.5);
  // Its middle is over the back and not before the face.
  expect((held.left + held.right) / 2).toBeLessThan(14);
});

it('lets the far end of a stem in a mouth hang, and not rise before an eye', () => {
  const mouth = [12, -20] as const;
  const carrier = { mouth, back: null, heightCm: 30, hand: null, chest: null, isDark: false };
  for (const prop of ['key', 'spoon', 'feather'] as const) {
    const { left, right, top, bottom } = boxOf(carriedAt(prop, carrier).sketch);
    expect(right - left, prop).toBeGreaterThan(bottom - top);
    expect(bottom - mouth[1], prop).toBeGreaterThan(mouth[1] - top);
  }
});

it('has a telescope before the eye that looks through it, aimed at the ground by who looks down', () => {
  const eye = [6, -55] as const;
  const carrier = { mouth: [14, -30] as const, back: null, heightCm: 66, hand: null, chest: null, isDark: false, eye };
  const [down, ahead] = [true, false].map((looksDown) => carriedAt('telescope', { ...carrier, looksDown }));
  if (!down || !ahead) throw new RangeError('Both are held');
  for (const { sketch, paws } of [down, ahead]) {
    const { left, right, top, bottom } = boxOf(sketch);
    expect(left < eye[0] && right > eye[0] && top < eye[1] && bottom > eye[1]).toBe(true);
    const [x, y] = paws[0] ?? eye;
    expect(x > left && x < right && y > top && y < bottom).toBe(true);
  }
  expect(boxOf(down.sketch).bottom).toBeGreaterThan(eye[1] + 12);
  expect(boxOf(ahead.sketch).top).toBeLessThan(eye[1] - 6);
});
