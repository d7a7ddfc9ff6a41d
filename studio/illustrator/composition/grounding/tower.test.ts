import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { perchOf, supportedScene } from '#studio/illustrator/composition/support.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const hero = testCharacter({ id: 'h' });
const context = { direction: 'ltr', characters: new Map([['h', hero]]), isDark: false } as const;

const high = (companion: 'dragon' | 'bee', changes: Partial<Scene>): { scene: Scene; member: CastMember } => {
  const told = testScene({ companion, ...changes });
  const cast = told.cast.map(
    (member): CastMember =>
      member.ref === 'companion'
        ? { ...member, pose: 'waving', place: { along: 'end', plane: 'far', height: 'high' } }
        : member,
  );
  const scene = supportedScene({ ...told, cast }, context);
  return { scene, member: scene.cast[1] as CastMember };
};

describe('a dragon up in the air before a castle', () => {
  it('looks out over the battlements of a tower, and does not fly', () => {
    const { scene, member } = high('dragon', { setting: 'castle', variant: 0 });
    expect(member.pose).toBe('waving');
    expect(perchOf(member, scene, context)).toBe('tower');
    const placed = placedScene({ scene, characters: [hero], artStyle: 'gouache', seed: 1, kind: 'page' });
    const one = placed.find(({ ref }) => ref === 'companion');
    expect(one?.head?.bottom).toBeLessThan(one?.box.bottom ?? 0);
  });

  it('flies elsewhere', () => {
    expect(high('dragon', { setting: 'desert' }).member.pose).toBe('flying');
  });
});

describe('a bee', () => {
  it('hovers: no board hangs on the wall for it', () => {
    expect(high('bee', { setting: 'kitchen' }).member.pose).toBe('flying');
  });
});
