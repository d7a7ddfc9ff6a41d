import { expect, it } from 'vitest';
import type { CastMember, PropPlacement, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const STAIRS: PropPlacement = { ref: 'stairs', prop: 'stairs', place: { along: 'center-end', plane: 'near' } };

it('whoever rides on somebody goes up the stairs with them', () => {
  const base = testScene({ setting: 'village-roof', variant: 0 });
  const [usual] = base.cast;
  if (!usual) throw new RangeError('Somebody is in the scene');
  const { touches: _touches, carries: _carries, ...plain } = usual;
  const hero: CastMember = {
    ...plain,
    ref: 'hero',
    pose: 'walking',
    place: { along: 'center', plane: 'near', on: 'stairs', height: 'low' },
  };
  const pigeon: CastMember = {
    ...plain,
    ref: 'pigeon',
    who: { companion: 'pigeon', name: null },
    pose: 'standing',
    place: { along: 'center', plane: 'near', on: 'hero' },
  };
  // The rider comes first, so that it is not by their order that it goes along.
  for (const cast of [
    [hero, pigeon],
    [pigeon, hero],
  ]) {
    const scene: Scene = { ...base, framing: 'medium', cast, props: [STAIRS], focus: 'hero' };
    const all = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
    const [bearer, rider] = ['hero', 'pigeon'].map((ref) => all.find((one) => one.ref === ref));
    if (!bearer?.head || !rider) throw new RangeError('Both are placed');
    expect(rider.box.bottom).toBeGreaterThan(bearer.head.top);
    expect(rider.box.bottom).toBeLessThan(bearer.box.top + (bearer.box.bottom - bearer.box.top) * 0.6);
    expect(rider.box.right).toBeGreaterThan(bearer.box.left);
    expect(rider.box.left).toBeLessThan(bearer.box.right);
  }
});
