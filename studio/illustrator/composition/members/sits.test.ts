/** People who only sit do so in different ways, so that companions are no clones. */
import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { sitsIn, sittingAs } from '#studio/illustrator/composition/members/sits.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const IDS = ['hero', 'brother', 'sister'] as const;
const characters: ReadonlyMap<string, Character> = new Map(IDS.map((id) => [id, { ...testCharacter(), id }]));

const [usual] = testScene({}).cast;
const sitter = (id: string, more: Partial<CastMember> = {}): CastMember => {
  if (!usual) throw new RangeError('nobody in the scene');
  const { carries: _carries, touches: _touches, gesture: _gesture, ...plain } = usual;
  return {
    ...plain,
    ref: id,
    who: { character: id },
    pose: 'sitting',
    place: { along: 'center', plane: 'near' },
    ...more,
  };
};
const sceneOf = (...cast: CastMember[]): Scene => ({ ...testScene({}), cast });
const context = (seed: number) => ({ direction: 'ltr', characters, isDark: false, seed }) as const;

describe('people who sit beside each other', () => {
  it('sit in as many ways as there are of them, on every page', () => {
    for (let seed = 0; seed < 6; seed++) {
      const sits = sitsIn(sceneOf(...IDS.map((id) => sitter(id))), context(seed));
      expect(new Set(IDS.map((id) => sits.get(id))).size, `${seed}`).toBe(3);
      expect(sits.get('hero'), `${seed}`).toBeUndefined();
    }
  });

  it('has whoever is free sit otherwise than who has something on their lap', () => {
    const sits = sitsIn(sceneOf(sitter('hero'), sitter('brother', { carries: 'book' })), context(1));
    expect(sits.get('hero')).toBeDefined();
    expect(sits.get('brother')).toBeUndefined();
  });

  it('leaves who sits alone, on a thing, in a wheelchair or holds somebody as they are', () => {
    expect(sitsIn(sceneOf(sitter('hero'), sitter('brother', { pose: 'standing' })), context(1)).size).toBe(0);
    const on = { along: 'center', plane: 'near', on: 'prop' } as const;
    expect(sitsIn(sceneOf(sitter('hero'), sitter('brother', { place: on })), context(1)).size).toBe(0);
    const touches = { how: 'hugging', with: 'hero' } as const;
    expect(sitsIn(sceneOf(sitter('hero'), sitter('brother', { touches })), context(1)).size).toBe(0);
    const seat = { kind: 'edge', overGround: 30 } as const;
    const told = { ...context(1), sits: new Map([['brother', 'knee-up' as const]]) };
    expect(sittingAs(sitter('brother'), { contact: {}, context: told })).toEqual({ sits: 'knee-up' });
    expect(sittingAs(sitter('brother'), { contact: { seat }, context: told })).toEqual({});
  });
});

describe('a knee drawn up', () => {
  it('stands before the body with its foot on the ground, and a hand lies on it', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const satisfies readonly View[])
      for (const age of [3, 7, 40]) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'sitting',
          stance: { view, way: 1, sits: 'knee-up' },
          expression: 'calm',
          gaze: [0, 0],
          outfit: 'tshirt-trousers',
        });
        const { near, far, hip, build } = skeleton;
        const message = `${view} ${age}`;
        expect(hip[1] - near.leg.knee[1], message).toBeGreaterThan(view === 'front' ? 0 : build.limb * 0.4);
        expect(far.leg.knee[1] - near.leg.knee[1], message).toBeGreaterThan(build.leg * 0.25);
        expect(near.leg.ankle[1], message).toBeGreaterThan(-build.leg * 0.14);
        const [dx, dy] = [near.arm.wrist[0] - near.leg.knee[0], near.arm.wrist[1] - near.leg.knee[1]];
        expect(Math.hypot(dx, dy), message).toBeLessThan(build.limb * 3.6);
      }
  });

  it('is not drawn up in a skirt, a robe or a coat: who wears one sits on their heels', () => {
    for (const outfit of ['dress', 'galabeya', 'winter-coat'] as const)
      for (const sits of ['knee-up', 'on-heels'] as const) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age: 7 }),
          pose: 'sitting',
          stance: { view: 'front', way: 1, sits },
          expression: 'calm',
          gaze: [0, 0],
          outfit,
        });
        expect(skeleton.pose, `${outfit} ${sits}`).toBe('kneeling');
      }
  });
});
