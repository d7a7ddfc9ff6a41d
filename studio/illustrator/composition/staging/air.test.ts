import { describe, expect, it } from 'vitest';
import { COMPANIONS } from '#core/story/vocabulary.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { composePicture, placedScene, type PictureOrder } from '#studio/illustrator/compose-picture.ts';
import { lacksGap } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const orderFor = (scene: Scene, seed = 3): PictureOrder => ({
  scene,
  characters: [testCharacter(), testCharacter({ id: 'b', age: 9 }), testCharacter({ id: 'm', age: 38 })],
  artStyle: 'gouache',
  seed,
  kind: 'page',
});

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

describe('somebody high in the air without wings', () => {
  const high = (companion: (typeof COMPANIONS)[number], gaze: CastMember['gaze']): Placed => {
    const scene = testScene({ companion, setting: 'desert' });
    const cast = scene.cast.map(
      (one): CastMember =>
        one.ref === 'companion'
          ? { ...one, pose: 'jumping', place: { along: 'end', plane: 'near', height: 'high' }, gaze }
          : one,
    );
    const one = placedScene(orderFor({ ...scene, cast, props: [] })).find(({ ref }) => ref === 'companion');
    if (!one?.head) throw new RangeError(`${companion} has a head`);
    return one;
  };
  const onGround = COMPANIONS.filter((companion) => COMPANION_DRAWINGS[companion].home === 'ground');

  it.each(onGround)('falls head over heels when it looks down: %s', (companion) => {
    const { head, box } = high(companion, 'down');
    expect(head && middleOf(head)).toBeGreaterThan(middleOf(box));
  });

  it.each(['camel', 'fox', 'rabbit'] as const)('jumps upright when it looks elsewhere: %s', (companion) => {
    const { head, box } = high(companion, 'ahead');
    expect(head && middleOf(head)).toBeLessThan(middleOf(box));
  });

  it('is over its ground and inside the page', () => {
    const { box, ground } = high('camel', 'down');
    expect(box.bottom).toBeLessThanOrEqual(ground[1]);
    expect(box.top).toBeGreaterThan(0);
  });
});

const inSpace = (framing: Scene['framing'], variant: number): Scene => {
  const scene = testScene({ setting: 'space', framing, companion: 'robot', pose: 'standing' });
  const [hero] = scene.cast;
  if (!hero) throw new RangeError('There is a hero');
  const crew = (['h', 'b', 'm'] as const).map(
    (character, index): CastMember => ({
      ...hero,
      ref: index === 0 ? 'hero' : `friend${index}`,
      who: { character },
      outfit: 'space-suit',
      place: { along: (['center', 'start-center', 'center-end'] as const)[index] ?? 'center', plane: 'near' },
    }),
  );
  return { ...scene, variant, cast: [...crew, ...scene.cast.slice(1)], props: [] };
};

const FRAMINGS = ['wide', 'medium', 'low-angle', 'close'] as const;

const withHelmet = ({ head, aroundHead = 1 }: Placed): Box => {
  if (!head) throw new RangeError('Everybody has a head');
  const [x, y] = [((head.right - head.left) * (aroundHead - 1)) / 2, ((head.bottom - head.top) * (aroundHead - 1)) / 2];
  return { left: head.left - x, right: head.right + x, top: head.top - y, bottom: head.bottom + y };
};

describe('a helmet', () => {
  it('has room around it: glass meets neither glass nor a face', () => {
    for (const framing of FRAMINGS) {
      const placed = placedScene(orderFor(inSpace(framing, 0))).filter(({ head }) => head);
      expect(placed.filter(({ aroundHead }) => aroundHead !== undefined).length).toBe(3);
      const lacks = placed.flatMap((one, at) =>
        placed.slice(at + 1).map((other) => lacksGap(withHelmet(one), withHelmet(other), 0)),
      );
      expect(Math.max(...lacks), framing).toBeLessThan(0.06);
    }
  });
});

describe('the world in the sky of a moon', () => {
  it('hangs where no head is', () => {
    for (const framing of ['wide', 'medium', 'low-angle'] as const) {
      for (const variant of [0, 1]) {
        const order = orderFor(inSpace(framing, variant), 5);
        const world = boundsOfGroup(composePicture(order), 'world');
        expect(world.right - world.left, `${framing} ${variant}`).toBeGreaterThan(80);
        for (const { head } of placedScene(order)) {
          if (!head) continue;
          const [wide, tall] = [head.right - head.left, head.bottom - head.top];
          const isBehind =
            Math.abs((world.left + world.right - head.left - head.right) / 2) < wide * 0.5 &&
            Math.abs((world.top + world.bottom - head.top - head.bottom) / 2) < tall * 0.7;
          expect(isBehind, `${framing} ${variant}`).toBe(false);
        }
      }
    }
  });
});
