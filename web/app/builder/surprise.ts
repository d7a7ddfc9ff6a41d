/** A hero and a picture that nobody thought of: the same seed always gives the same ones. */
import { PRONOUNS, type Pronouns } from '#core/character/character.ts';
import type { Looks } from '#core/character/looks.ts';
import { ART_STYLES } from '#core/story/brief.ts';
import { COMPANIONS, LIGHTS, POSES, SETTINGS, WEATHERS, type Light, type Pose } from '#core/story/vocabulary.ts';
import { seededRandom, type Random } from '#studio/illustrator/random.ts';
import { SAMPLE_AGES, VIEW_COUNT, type Build } from '#web/app/builder/build.ts';
import { LOOK_WORDS } from '#web/app/builder/looks-table.ts';

const CHILD_AGE_LIMIT = 10;

/** Rare things stay rare: mostly nothing on the head or nose, mostly fair weather. */
const CHANCE = { plain: 0.6, usual: 0.7, fair: 0.6 } as const;

/** Parts whose first word is by far the most common. */
const RARE: ReadonlySet<string> = new Set(['skinMarks', 'teeth', 'hearingAid', 'mobility', 'arm']);

/** Light and doings that belong to few places are left for people to choose. */
const ODD_LIGHTS: ReadonlySet<Light> = new Set(['underwater', 'storm']);
const ODD_POSES: ReadonlySet<Pose> = new Set(['climbing', 'hugging', 'swimming', 'carrying', 'riding']);

const oneOf = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => random.pick(things);

/** What few children have, and what boys or girls do not wear. */
const NOT_FOR_CHILDREN: ReadonlySet<string> = new Set(['bald', 'grey', 'white']);
const NOT_WORN_BY: Readonly<Record<Pronouns, ReadonlySet<string>>> = {
  she: new Set(['kufi']),
  he: new Set(['hijab', 'dress', 'skirt']),
  they: new Set(['kufi', 'hijab']),
};

const looksFrom = (random: Random, usual: Looks, pronouns: Pronouns): Looks => {
  const words = Object.entries(LOOK_WORDS).map(([part, known]: [string, readonly string[]]) => {
    const choices = known.filter((each) => !NOT_FOR_CHILDREN.has(each) && !NOT_WORN_BY[pronouns].has(each));
    const own = random.fork(part);
    const isUsual = RARE.has(part) && own.chance(CHANCE.usual);
    const isPlain = choices.includes('none') && own.chance(CHANCE.plain);
    return [part, isUsual || isPlain ? choices[0] : choices[own.index(choices.length)]];
  });
  return { ...usual, ...Object.fromEntries(words) };
};

/** Name, title and reading direction stay as they are: those the visitor has typed or lives with. */
export const surprise = (build: Build, seed: number): Build => {
  const random = seededRandom(seed);
  const ages = SAMPLE_AGES.filter((age) => age <= CHILD_AGE_LIMIT);
  const poses = POSES.filter((pose) => !ODD_POSES.has(pose));
  const lights = LIGHTS.filter((light) => !ODD_LIGHTS.has(light));
  const pronouns = oneOf(random, PRONOUNS);
  return {
    ...build,
    age: ages[random.index(ages.length)] ?? build.age,
    pronouns,
    looks: looksFrom(random.fork('looks'), build.looks, pronouns),
    stage: {
      setting: oneOf(random, SETTINGS),
      view: random.index(VIEW_COUNT),
      light: lights[random.index(lights.length)] ?? 'day',
      weather: random.chance(CHANCE.fair) ? 'clear' : oneOf(random, WEATHERS),
      pose: poses[random.index(poses.length)] ?? 'standing',
      companion: oneOf(random, COMPANIONS),
    },
    artStyle: oneOf(random, ART_STYLES),
    seed,
  };
};
