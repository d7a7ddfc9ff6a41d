import { describe, expect, it } from 'vitest';
import type { Companion, Pose, Prop } from '#core/story/vocabulary.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { type Contact, contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** As large as on a page. */
const SCALE = 4;

const contactsIn = (sketch: Sketch): readonly Contact[] => {
  const drawn = moved(sketch, [SCALE, 0, 0, SCALE, 500, 900]);
  return contactsOf({ sketch: drawn, box: boxOf(drawn) });
};

const shape = (points: readonly Point[]): Sketch => form(polygon([...points]), hex('#553322'));

const person = (pose: Pose, view: View): readonly Contact[] =>
  contactsIn(
    drawFigure({ character: testCharacter(), pose, stance: { view, way: 1 }, expression: 'calm', gaze: [0, 0] }).sketch,
  );

const animal = (companion: Companion, pose: Pose): readonly Contact[] =>
  contactsIn(
    bundle(COMPANION_DRAWINGS[companion].draw({ pose, view: 'side', expression: 'calm', gaze: [1, 0] }).parts),
  );

const firm = (contacts: readonly Contact[]): readonly Contact[] => contacts.filter(({ weight }) => weight > 0.6);
const covered = (contacts: readonly Contact[]): number =>
  contacts.reduce((sum, { left, right }) => sum + right - left, 0);
const spanOf = (contacts: readonly Contact[]): number =>
  Math.max(...contacts.map(({ right }) => right)) - Math.min(...contacts.map(({ left }) => left));

describe('where somebody touches the ground', () => {
  it('is under the hind feet of whoever rears, and nowhere under what is in the air', () => {
    const rearing = shape([
      [-50, 0],
      [-35, 0],
      [50, -70],
      [45, -90],
      [-45, -35],
    ]);
    const contacts = contactsIn(rearing);
    expect(contacts.length).toBeGreaterThan(0);
    expect(Math.max(...contacts.map(({ right }) => right))).toBeLessThan(500 - 25 * SCALE);
  });

  it('is under each leg by itself, and not between them', () => {
    const table = shape([
      [-40, 0],
      [-36, 0],
      [-36, -60],
      [36, -60],
      [36, 0],
      [40, 0],
      [40, -70],
      [-40, -70],
    ]);
    const contacts = contactsIn(table);
    expect(contacts).toHaveLength(2);
    expect(covered(contacts)).toBeLessThan(spanOf(contacts) * 0.2);
  });

  it.each(['dragon', 'camel', 'dog', 'cat', 'horse', 'goat', 'elephant', 'turtle'] as const)(
    'is under the feet of a %s that walks, with the ground in sight between them',
    (companion) => {
      const contacts = firm(animal(companion, 'walking'));
      expect(contacts.length).toBeGreaterThan(1);
      expect(covered(contacts)).toBeLessThan(spanOf(contacts) * 0.9);
    },
  );

  it.each(['ibis', 'goose', 'pigeon'] as const)('is under the two feet of a %s and not under its tail', (companion) => {
    expect(firm(animal(companion, 'standing')).length).toBeGreaterThan(0);
    expect(spanOf(firm(animal(companion, 'standing')))).toBeLessThan(
      COMPANION_DRAWINGS[companion].lengthCm * SCALE * 0.75,
    );
  });

  it.each(['front', 'three-quarter', 'side', 'back'] as const)(
    'is found of a person who walks, seen from %s',
    (view) => {
      const contacts = firm(person('walking', view));
      expect(contacts.length).toBeGreaterThan(0);
      expect(covered(contacts)).toBeLessThan(70 * SCALE);
    },
  );

  it.each(['table', 'chair', 'bench'] as const)('is under the legs of a %s', (prop: Prop) => {
    const contacts = firm(contactsIn(bundle(PROP_DRAWINGS[prop].draw({ isDark: false }))));
    expect(contacts.length).toBeGreaterThan(1);
    expect(covered(contacts)).toBeLessThan(spanOf(contacts) * 0.5);
  });

  it.each(['dragon', 'bear', 'monkey'] as const)('is under the feet of a %s that sits on its bottom', (companion) => {
    const drawn = bundle(
      COMPANION_DRAWINGS[companion].draw({ pose: 'sitting', view: 'side', expression: 'calm', gaze: [1, 0] }).parts,
    );
    const toes = 500 + boxOf(drawn).right * SCALE;
    expect(Math.max(...firm(animal(companion, 'sitting')).map(({ right }) => right))).toBeGreaterThan(
      toes - 20 * SCALE,
    );
  });

  it('is all along whoever lies', () => {
    for (const companion of ['cat', 'dog', 'bear'] as const) {
      const contacts = animal(companion, 'sleeping');
      expect(covered(contacts), companion).toBeGreaterThan(spanOf(contacts) * 0.5);
    }
  });

  it('is no lower than what a drawing is cut to', () => {
    const cut = bundle(
      [
        shape([
          [-20, 0],
          [20, 0],
          [20, -60],
          [-20, -60],
        ]),
      ],
      {
        clip: polygon([
          [-20, -30],
          [0, -10],
          [20, -30],
          [20, -60],
          [-20, -60],
        ]),
      },
    );
    for (const { y, left, right } of contactsIn(cut)) {
      expect(y).toBeLessThanOrEqual(900 - 10 * SCALE);
      expect((left + right) / 2).toBeCloseTo(500, -1);
    }
  });
});

describe('a thing of a place', () => {
  const thing = shape([
    [460, 900],
    [540, 900],
    [540, 820],
    [460, 820],
  ]);

  it('stands on a shade that is as wide as its foot and drawn before it', () => {
    const drawn = standing([thing]);
    expect(drawn.at(-1)).toBe(thing);
    const shades = drawn.slice(0, -1);
    expect(shades.length).toBeGreaterThan(0);
    for (const shade of shades) {
      if (shade.kind !== 'glow') throw new Error('What is below a thing is its shade');
      expect(shade.effect).toBe('shade');
      expect(Math.abs(shade.center[1] - 900)).toBeLessThan(4);
      expect(Math.abs(shade.center[0] - 500)).toBeLessThan(60);
    }
  });
});
