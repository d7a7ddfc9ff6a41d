/** The scenes of the gallery that show how somebody holds what they carry: every hold, from every side, by anybody. */
import type { Character } from '#core/character/character.ts';
import { type Companion, FACINGS, type Hold, HOLDS, type Pose, type Prop } from '#core/story/vocabulary.ts';
import type { CaptionedScene } from './event-scenes.ts';
import { plainScene } from './random-hero.ts';

/** What is held like this in stories: for one hand, for two, for a place of its own. */
const HELD: Readonly<Record<Hold, readonly Prop[]>> = {
  down: ['spoon', 'basket', 'teddy'],
  out: ['flower', 'letter', 'cake'],
  up: ['umbrella', 'star', 'gift'],
  close: ['teddy', 'blanket', 'box'],
  before: ['book', 'map', 'egg'],
  mouth: ['cup', 'spoon', 'trumpet'],
  ear: ['shell', 'clock', 'music-box'],
  eye: ['magnifying-glass', 'telescope', 'ring'],
};

/** Poses that leave the hands something to do beside them. */
const HOLDING: readonly Pose[] = ['walking', 'running', 'sitting', 'kneeling', 'crouching', 'pointing', 'jumping'];

/** A small one with a beak, ones with a muzzle, ones with a back to carry on, and ones with hands. */
const HOLDERS: readonly Companion[] = ['bird', 'cat', 'dog', 'donkey', 'elephant', 'camel', 'monkey', 'robot'];

const place = { setting: 'garden', light: 'day', variant: 1 } as const;

const animalWith = (hero: Character, told: { companion: Companion; carries: Prop; holds?: Hold }): CaptionedScene => {
  const { companion, ...carried } = told;
  const scene = plainScene(hero, place);
  const [lead] = scene.cast;
  if (!lead) throw new Error('The scene has nobody in it');
  const friend = {
    ...lead,
    ref: 'friend',
    who: { companion, name: null },
    place: { along: 'center-end', plane: 'near' },
    facing: 'against',
    ...carried,
  } as const;
  return { caption: `${companion} with: ${carried.carries}`, scene: { ...scene, cast: [lead, friend] } };
};

/** Every hold from every side, in every pose, and what animals do with a thing. */
export const holdScenes = (hero: Character): CaptionedScene[] => {
  const people = HOLDS.flatMap((holds) => [
    ...HELD[holds].flatMap((carries) =>
      FACINGS.map((facing) => ({
        caption: `${holds}: ${carries}, ${facing}`,
        scene: plainScene(hero, place, { carries, holds, facing }),
      })),
    ),
    ...HOLDING.flatMap((pose) => {
      const [carries = 'spoon'] = HELD[holds];
      return [{ caption: `${holds}: ${carries}, ${pose}`, scene: plainScene(hero, place, { carries, holds, pose }) }];
    }),
  ]);
  const animals = HOLDERS.flatMap((companion) =>
    (['basket', 'letter', 'flower'] as const).map((carries) => animalWith(hero, { companion, carries })),
  );
  const handed = (['monkey', 'robot'] as const).flatMap((companion) =>
    (['up', 'out'] as const).map((holds) => {
      const { caption, scene } = animalWith(hero, { companion, carries: 'letter', holds });
      return { caption: `${caption}, ${holds}`, scene };
    }),
  );
  return [...people, ...animals, ...handed];
};
