import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import {
  ACCENT_COLORS,
  ARMS,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  MOBILITIES,
  OUTFITS,
  SKIN_TONES,
} from '#core/character/looks.ts';
import type { CastMember } from '#core/story/scene.ts';
import { FACINGS, POSES } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import type { Mark } from '#studio/illustrator/picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';

const IDENTITY = new Set(['skin', 'hair', 'accent']);

const colorsOf = ({ name, fill }: Mark): readonly string[] => {
  if (name === undefined || !IDENTITY.has(name) || fill === undefined) {
    return [];
  }
  return typeof fill === 'string' ? [`${name} ${fill}`] : fill.stops.map(([, color]) => `${name} ${color}`);
};

/** Four people who share nothing that can be seen. */
const family = (seed: number): readonly Character[] => {
  const random = seededRandom(seed);
  const from = random.index(8);
  const pick = <Word>(words: readonly Word[], person: number, step: number): Word =>
    words[(from + person * step) % words.length] as Word;
  return [0, 1, 2, 3].map((person) =>
    testCharacter({
      id: `person-${person}`,
      age: [5, 8, 34, 70][person] ?? 6,
      looks: {
        ...testCharacter().looks,
        skinTone: pick(SKIN_TONES, person, 3),
        hairColor: pick(HAIR_COLORS, person, 2),
        hairStyle: pick(HAIR_STYLES, person, 11),
        headCovering: pick(HEAD_COVERINGS, person, 4),
        accentColor: pick(ACCENT_COLORS, person, 2),
        outfit: pick(OUTFITS, person, 5),
        mobility: pick(MOBILITIES, person, 1),
        arm: pick(ARMS, person, 1),
      },
    }),
  );
};

const PLACES = ['start', 'start-center', 'center-end', 'end'] as const;

const castOf = (people: readonly Character[], seed: number): readonly CastMember[] =>
  people.map((person) => {
    const own = seededRandom(seed).fork(person.id);
    return {
      ref: person.id,
      who: { character: person.id },
      pose: own.pick(POSES),
      facing: own.pick(FACINGS),
      expression: 'happy',
      place: { along: PLACES[Number(person.id.at(-1))] ?? 'center', plane: 'near' },
      gaze: 'reader',
      action: '',
    };
  });

const colorsIn = (people: readonly Character[], seed: number): ReadonlyMap<string, readonly string[]> => {
  const scene = {
    ...testScene({ setting: 'space' }),
    cast: castOf(people, seed),
    props: [],
    focus: people[0]?.id ?? '',
  };
  const picture = composePicture({ scene, characters: people, artStyle: 'gouache', seed: 1, kind: 'page' });
  return new Map(
    people.map(({ id }) => [id, [...new Set(marksOf(groupNamed(picture, `cast:${id}`)).flatMap(colorsOf))].toSorted()]),
  );
};

describe('heroes in one scene', () => {
  it('look as they do alone, whoever stands beside them', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const people = family(seed);
      const together = colorsIn(people, seed);
      for (const person of people) {
        const own = together.get(person.id) ?? [];
        expect(own.length, `${seed} ${person.id}`).toBeGreaterThan(2);
        expect(own, `${seed} ${person.id}`).toEqual(colorsIn([person], seed).get(person.id));
      }
    }
  });

  it('share neither skin, hair nor accent', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const sets = [...colorsIn(family(seed), seed).values()].map((colors) => new Set(colors));
      for (const [index, colors] of sets.entries()) {
        for (const other of sets.slice(index + 1)) {
          expect(
            [...colors].filter((color) => other.has(color)),
            `${seed}`,
          ).toEqual([]);
        }
      }
    }
  });
});
