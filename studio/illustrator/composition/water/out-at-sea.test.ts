import { describe, expect, it } from 'vitest';
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { isOutAtSea } from '#studio/illustrator/composition/water/out-at-sea.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const SPOT: Place = { along: 'center', plane: 'near' };

/** Somebody on a log before a lagoon, and maybe somebody else. */
const onLog = (...others: Partial<CastMember>[]): Scene => {
  const scene = testScene({ setting: 'ocean', variant: 2, prop: 'log', pose: 'standing' });
  const [told] = scene.cast;
  if (!told) throw new RangeError('Somebody is there');
  return {
    ...scene,
    framing: 'medium',
    cast: [
      { ...told, place: { ...SPOT, on: 'prop' } },
      ...others.map((other, index) => ({ ...told, ref: `other${index}`, place: SPOT, ...other })),
    ],
    props: [{ ref: 'prop', prop: 'log', place: SPOT }],
  };
};

/** Where the log ends on the page. */
const logIn = (scene: Scene): number => {
  const all = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 2, kind: 'page' });
  const log = all.find(({ ref }) => ref === 'prop');
  if (!log) throw new RangeError('The log is placed');
  return log.box.bottom;
};

describe('out at sea', () => {
  it('is where everybody is on the water or in it', () => {
    expect(isOutAtSea(onLog())).toBe(true);
    expect(isOutAtSea(onLog({ touches: { how: 'hand-on', with: 'prop' } }, { pose: 'swimming' }))).toBe(true);
    expect(isOutAtSea(onLog({ who: { companion: 'whale', name: null } }))).toBe(true);
    expect(isOutAtSea(onLog({}))).toBe(false);
    expect(isOutAtSea({ ...onLog(), setting: 'nile' })).toBe(false);
  });

  it('a log is as near as those who stand on a shore would be, and not a strip in the middle of the page', () => {
    expect(logIn(onLog())).toBeGreaterThan(logIn(onLog({})) + 60);
  });
});
