/** A room by night is blue with a warm pool, and a star under its ceiling throws shadows on the floor. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { hex, underLight } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { nightRoomOf } from '#studio/illustrator/composition/light/night-room.ts';
import { lampsIn } from '#studio/illustrator/composition/lamplight.ts';
import { lightPools } from '#studio/illustrator/composition/lighting.ts';
import { lightOf } from '#studio/illustrator/composition/submerge.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const room = (light: Scene['light']): Scene => testScene({ setting: 'bedroom', pose: 'standing', light });
const placedIn = (scene: Scene) =>
  placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });

describe('a room by night', () => {
  it.each(['moonlight', 'dusk'] as const)(
    'is blue in %s: a pale wall and a grey one, neither violet nor brown',
    (light) => {
      const setup = lightOf(room(light));
      for (const wall of ['#e8e2d6', '#b9b4ae']) {
        const [, a, b] = underLight(hex(wall), setup.key);
        expect(b, wall).toBeLessThan(-0.01);
        expect(a, wall).toBeLessThan(0.02);
      }
    },
  );

  it('is one indoors alone', () => {
    expect(nightRoomOf({ ...room('moonlight'), setting: 'forest' })).toBeNull();
    expect(nightRoomOf(room('day'))).toBeNull();
    expect(lightOf(room('lamplight'))).toBe(LIGHT_SETUPS.lamplight);
  });

  it('has a warm pool where nothing else shines', () => {
    const poolsIn = (light: Scene['light']): number => {
      const scene = room(light);
      const camera = cameraFor(scene, 'page', 110);
      const page = {
        light: lightOf(scene),
        source: [0, 0],
        order: { scene },
        placed: placedIn(scene),
        camera,
      } as const;
      return lightPools(page).length;
    };
    expect(poolsIn('moonlight')).toBe(poolsIn('day') + 1);
  });

  it('has its star over a place of the floor, however high it hangs', () => {
    const aloft = (setting: Scene['setting']) => {
      const base = testScene({ setting, pose: 'flying', light: 'moonlight', companion: 'little-star' });
      const cast = base.cast.map((member) =>
        member.ref === 'companion' ? { ...member, place: { ...member.place, height: 'high' as const } } : member,
      );
      const scene = { ...base, cast };
      const placed = placedIn(scene).map((one) => (one.ref === 'companion' ? { ...one, lift: 320 } : one));
      return lampsIn(scene, placed, lightOf(scene)).find(({ ref }) => ref === 'companion')?.above;
    };
    expect(aloft('bedroom')).toBeDefined();
    expect(aloft('desert')).toBeUndefined();
  });
});
