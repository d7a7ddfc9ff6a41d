import { expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Pose } from '#core/story/vocabulary.ts';
import { gather } from '#studio/illustrator/composition/contact/gather.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const contextFor = (age: number) =>
  ({ direction: 'ltr', characters: new Map([['h', testCharacter({ age })]]), isDark: false }) as const;

const beside = (pose: Pose, companion: Companion, { age, low }: { age: number; low: Pose }) => {
  const told = testScene({ companion, pose });
  const cast = told.cast.map(
    (one): CastMember =>
      one.ref === 'hero' ? { ...one, touches: { how: 'hand-on', with: 'companion' } } : { ...one, pose: low },
  );
  const scene: Scene = { ...told, cast };
  return gather(scene, contextFor(age)).actors.get('hero');
};

it('has no arm like a hose: whoever is on the way leaves the hand beside a low animal, others come down to it', () => {
  for (const companion of ['dog', 'cat', 'fox', 'sheep', 'donkey'] as const)
    for (const age of [3, 9, 40])
      for (const low of ['lying', 'sneaking', 'walking', 'sitting', 'sleeping'] as const)
        for (const pose of ['sneaking', 'walking', 'standing', 'running', 'reaching'] as const) {
          const hero = beside(pose, companion, { age, low });
          if (!hero) throw new RangeError('The hero is there');
          const { reach, shoulder } = hero.drawn.body;
          for (const which of ['near', 'far'] as const) {
            const at = hero.contact.reach?.[which];
            const down = at ? at[1] - shoulder[which][1] : 0;
            expect(down / reach, `${pose} ${companion} ${low} ${age}`).toBeLessThan(1.1);
          }
        }
});
