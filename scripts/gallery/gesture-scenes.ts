/** The scenes of the gallery that show what hands do: every gesture from every side, in other poses, with a thing, by animals. */
import type { Character } from '#core/character/character.ts';
import { type Companion, FACINGS, type Gesture, GESTURES, type Pose, type Prop } from '#core/story/vocabulary.ts';
import type { CaptionedScene } from './event-scenes.ts';
import { plainScene } from './random-hero.ts';

/** Poses that leave the arms to a gesture. */
const BESIDE: readonly Pose[] = ['walking', 'running', 'sitting', 'kneeling', 'crouching'];

/** What is in the hands that do it. */
const WITH: Readonly<Partial<Record<Gesture, Prop>>> = {
  giving: 'gift',
  throwing: 'ball',
  digging: 'shovel',
  writing: 'pencil',
  pouring: 'watering-can',
  pulling: 'rope',
};

const DOERS: readonly Companion[] = ['robot', 'monkey', 'bear', 'dog'];

const place = { setting: 'garden', light: 'day', variant: 1 } as const;

/** Every gesture from every side, in every pose, with what belongs to it, and by those who have arms or paws. */
export const gestureScenes = (hero: Character): CaptionedScene[] =>
  GESTURES.flatMap((gesture) => {
    const carries = WITH[gesture];
    const [lead, ...others] = plainScene(hero, place).cast;
    if (!lead || others.length > 0) throw new Error('A plain scene has one hero');
    return [
      ...FACINGS.map((facing) => ({
        caption: `${gesture}, ${facing}`,
        scene: plainScene(hero, place, { gesture, facing }),
      })),
      ...BESIDE.map((pose) => ({
        caption: `${gesture}, ${pose}`,
        scene: plainScene(hero, place, { gesture, pose, facing: 'three-quarter' }),
      })),
      ...(carries
        ? (['front', 'onward'] as const).map((facing) => ({
            caption: `${gesture} with: ${carries}, ${facing}`,
            scene: plainScene(hero, place, { gesture, carries, facing }),
          }))
        : []),
      ...DOERS.map((companion) => ({
        caption: `${gesture}, ${companion}`,
        scene: {
          ...plainScene(hero, place),
          cast: [
            lead,
            {
              ...lead,
              ref: 'friend',
              who: { companion, name: null },
              place: { along: 'center-end', plane: 'near' } as const,
              gesture,
            },
          ],
        },
      })),
    ];
  });
