import { describe, expect, it } from 'vitest';
import { COMPANIONS, type Companion, EXPRESSIONS, POSES } from '#core/story/vocabulary.ts';
import { css, hex } from '#studio/illustrator/color/color.ts';
import { actedAs } from '#studio/illustrator/companions/acted-as.ts';
import type { CompanionOrder, CompanionView } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { type Box, boundsOf, type Path } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const VIEWS: readonly CompanionView[] = ['side', 'front', 'back'];
const COLLAR = hex('#2a9d8f');

const draw = (companion: Companion, order: Partial<CompanionOrder> = {}) =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'standing', view: 'side', expression: 'happy', gaze: [0.3, 0], ...order });

const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(flat)] : [sketch];

/** What can be seen: what is clipped counts as far as its clip reaches. */
const visible = (sketch: Sketch): readonly Path[] => {
  if (sketch.kind === 'bundle') {
    return sketch.clip ? [sketch.clip] : sketch.children.flatMap(visible);
  }
  return sketch.kind === 'glow' ? [] : [sketch.path];
};

const boxOf = (parts: readonly Sketch[]): Box => {
  const boxes = parts.flatMap(visible).map(boundsOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
};

const namesIn = (parts: readonly Sketch[]): Set<string> =>
  new Set(parts.flatMap(flat).flatMap((sketch) => ('name' in sketch && sketch.name ? [sketch.name] : [])));

const numbersIn = (parts: readonly Sketch[]): number[] =>
  parts.flatMap(flat).flatMap((sketch): number[] => {
    const paths =
      sketch.kind === 'bundle' ? (sketch.clip ? [sketch.clip] : []) : sketch.kind === 'glow' ? [] : [sketch.path];
    const own =
      sketch.kind === 'glow'
        ? [...sketch.center, ...sketch.radii, sketch.alpha]
        : sketch.kind === 'line'
          ? [sketch.width]
          : [];
    return [...own, ...paths.flatMap((path) => path.flatMap((segment) => segment.slice(1) as number[]))];
  });

describe.each(COMPANIONS)('%s', (companion) => {
  const { heightCm, lengthCm, home } = COMPANION_DRAWINGS[companion];

  it('acts in every pose and facing, whole, without leaving its room', () => {
    for (const pose of POSES) {
      for (const view of VIEWS) {
        const { parts, mouth } = draw(companion, { pose: actedAs(pose), view });
        const label = `${companion} ${pose} ${view}`;
        expect([...numbersIn(parts), ...mouth].every(Number.isFinite), label).toBe(true);
        const names = namesIn(parts);
        // A turtle that draws in head and legs looks like a stone.
        const isShut = companion === 'turtle' && actedAs(pose) === 'crouching' && view === 'side';
        expect(names.has('head') && names.has('coat'), `${label}: head and coat`).toBe(!isShut);
        const box = boxOf(parts);
        const reach = Math.max(lengthCm, heightCm * 0.8);
        expect(Math.max(-box.left, box.right), `${label}: sideways`).toBeLessThan(reach * 1.35);
        expect(-box.top, `${label}: upward`).toBeLessThan(Math.max(heightCm, lengthCm * 0.8) * 2.1);
        expect(box.bottom, `${label}: below the ground`).toBeLessThan(Math.max(1.2, heightCm * 0.045));
      }
    }
  });

  it(home === 'ground' ? 'stands on the ground' : 'hovers over the ground', () => {
    for (const view of VIEWS) {
      const { bottom } = boxOf(draw(companion, { view }).parts);
      if (home === 'ground') {
        expect(bottom, view).toBeGreaterThan(-Math.max(0.8, heightCm * 0.03));
      } else {
        expect(bottom, view).toBeLessThan(0.5);
      }
    }
  });

  it('stands about as tall as it says', () => {
    const { top } = boxOf(draw(companion).parts);
    expect(-top).toBeGreaterThan(heightCm * 0.7);
    expect(-top).toBeLessThan(heightCm * 1.3);
  });

  it('shows its eyes from the side and from the front, not from behind', () => {
    expect(namesIn(draw(companion).parts).has('eye')).toBe(true);
    expect(namesIn(draw(companion, { view: 'front' }).parts).has('eye')).toBe(true);
    expect(namesIn(draw(companion, { view: 'back' }).parts).has('eye')).toBe(false);
  });

  it('feels: no two expressions look the same, and a sleeper shows none', () => {
    const seen = EXPRESSIONS.map((expression) => JSON.stringify(draw(companion, { expression, view: 'front' }).parts));
    expect(new Set(seen).size).toBe(EXPRESSIONS.length);
    const asleep = draw(companion, { pose: 'sleeping', expression: 'laughing' });
    expect(namesIn(asleep.parts).has('eye')).toBe(true);
  });

  it('follows with its eyes', () => {
    expect(draw(companion, { gaze: [-0.9, 0.5] })).not.toEqual(draw(companion, { gaze: [0.9, -0.5] }));
  });

  it('wears the colours of a pet', () => {
    const coat = hex('#403030');
    const { parts } = draw(companion, { coat, collar: COLLAR });
    const colors = parts.flatMap(flat).flatMap((sketch) => (sketch.kind === 'form' ? [css(sketch.color)] : []));
    expect(colors).toContain(css(coat));
    expect(namesIn(parts).has('accent')).toBe(true);
    expect(colors).toContain(css(COLLAR));
  });

  it('is drawn the same every time', () => {
    const laid = () => {
      const { limb, ...drawn } = draw(companion, { pose: 'running' });
      return { ...drawn, limb: limb?.([12, -10]) };
    };
    expect(laid()).toEqual(laid());
  });
});

describe('a sleeper', () => {
  it('lies lower than it stands, unless it sleeps upright', () => {
    const upright: ReadonlySet<Companion> = new Set([
      'owl',
      'butterfly',
      'bee',
      'moth',
      'bat',
      'fish',
      'hedgehog',
      'crab',
      'gecko',
    ]);
    for (const companion of COMPANIONS.filter((one) => !upright.has(one))) {
      const standing = -boxOf(draw(companion).parts).top;
      expect(-boxOf(draw(companion, { pose: 'sleeping' }).parts).top, companion).toBeLessThan(standing * 0.94);
    }
  });
});

describe('a pet', () => {
  const pet = (interests: readonly string[], id = 'a'): Companion => petSpecies({ id, interests });

  it('is what the family says, whatever it likes', () => {
    expect(petSpecies({ id: 'a', species: 'turtle', interests: ['cats'] })).toBe('turtle');
    expect(petSpecies({ id: 'a', species: null, interests: ['cats'] })).toBe('cat');
  });

  it('is the animal that its family names', () => {
    expect(pet(['carrots', 'our Rabbits'])).toBe('rabbit');
    expect(pet(['a grey parrot that sings'])).toBe('bird');
    expect(pet(['القطة الصغيرة'])).toBe('cat');
    expect(pet(['حِصان'])).toBe('horse');
  });

  it('is a dog or a cat otherwise, and stays it', () => {
    const found = new Set(Array.from({ length: 40 }, (_, index) => pet(['balls'], `pet-${index}`)));
    expect(found).toEqual(new Set(['dog', 'cat']));
    expect(pet([], 'mimi')).toBe(pet([], 'mimi'));
  });
});

describe('the robot', () => {
  it('blushes when it is proud, as far as its face is seen', () => {
    for (const view of VIEWS) {
      const lights = (expression: CompanionOrder['expression']): boolean =>
        namesIn(draw('robot', { expression, view }).parts).has('blush');
      expect([lights('calm'), lights('proud')], view).toEqual([false, view !== 'back']);
    }
  });
});
