import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { cameraFor, TITLE_BOTTOM } from '#studio/illustrator/composition/camera.ts';
import { crowding } from '#studio/illustrator/composition/contact/freeing.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { cropFor, croppedPlaced } from '#studio/illustrator/composition/staging/crop.ts';
import { type Box, boxAround, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { form } from '#studio/illustrator/sketch.ts';

const characters = [testCharacter({ id: 'h' })];

const alone = (changes: Partial<Scene> = {}, lead: Partial<CastMember> = {}): Scene => {
  const scene = testScene({ setting: 'desert', pose: 'sitting', framing: 'medium' });
  const [hero] = scene.cast;
  if (!hero) throw new RangeError('The scene has a hero');
  return { ...scene, cast: [{ ...hero, gaze: 'ahead', ...lead }], props: [], ...changes };
};

const orderOf = (scene: Scene, kind: 'page' | 'cover' = 'page') =>
  ({ scene, characters, artStyle: 'gouache', seed: 1, kind }) as const;

const placedIn = (scene: Scene, ref: string, kind: 'page' | 'cover' = 'page'): Placed => {
  const found = placedScene(orderOf(scene, kind)).find((one) => one.ref === ref);
  if (!found) throw new RangeError(`${ref} is not placed`);
  return found;
};

const tallOf = ({ box }: Placed): number => box.bottom - box.top;

const standing = (ref: string, box: Box, more: Partial<Placed> = {}): Placed => ({
  ref,
  kind: 'cast',
  plane: 'near',
  sketch: form(roundedRect([box.left, box.top], [box.right - box.left, box.bottom - box.top]), hex('#aa5544')),
  box,
  ground: [(box.left + box.right) / 2, box.bottom],
  lift: 0,
  scale: 4,
  ...more,
});

describe('the nearer view', () => {
  it('shows somebody who sits alone about half the page tall, on a cover below the title', () => {
    expect(tallOf(placedIn(alone(), 'hero'))).toBeGreaterThan(430);
    for (const framing of ['wide', 'medium'] as const) {
      const hero = placedIn(alone({ framing, calmZone: 'top' }), 'hero', 'cover');
      expect(tallOf(hero), framing).toBeGreaterThan((1000 - TITLE_BOTTOM) * 0.4);
      expect(hero.box.top, framing).toBeGreaterThanOrEqual(TITLE_BOTTOM - 1);
    }
  });

  it('cuts nobody off at the shoes from close by', () => {
    for (const age of [3, 5, 7, 9, 12, 40]) {
      const scene = alone({ framing: 'close' }, { pose: 'standing' });
      const order = { ...orderOf(scene), characters: [testCharacter({ id: 'h', age })] };
      const { bottom } = placedScene(order)[0]?.box ?? { bottom: 0 };
      expect(bottom < 960 || bottom > 1080, `${age}: ${bottom}`).toBe(true);
    }
  });

  it('keeps all of the cast, and what the page names, inside the safe part of the page', () => {
    const far = testScene({ setting: 'garden', pose: 'crouching', framing: 'wide' });
    for (const scene of [far, { ...far, mustShow: ['{prop}'] }]) {
      const all = placedScene(orderOf(scene)).filter(({ kind }) => kind === 'cast' || scene.mustShow.length > 0);
      const box = boxAround(all.map((one) => one.box));
      expect(box.left).toBeGreaterThan(47);
      expect(box.right).toBeLessThan(953);
      expect(box.bottom).toBeLessThan(953);
    }
  });

  it('comes no nearer than the named thing at the edge of the page lets it', () => {
    const thing = { ref: 'far', prop: 'chest', place: { along: 'end', plane: 'near' } } as const;
    const free = alone({ props: [thing] }, { place: { along: 'start', plane: 'near' } });
    const held = { ...free, mustShow: ['{far}'] };
    expect(tallOf(placedIn(held, 'hero'))).toBeLessThan(tallOf(placedIn(free, 'hero')));
  });

  it('moves the land with those who stand on it: a shadow stays at the feet', () => {
    const picture = composePicture(orderOf(alone()));
    const drawn = boundsOfGroup(picture, 'cast:hero');
    const { box } = placedIn(alone(), 'hero');
    expect(Math.abs(drawn.top - box.top)).toBeLessThan(30);
    expect(Math.abs(drawn.left - box.left)).toBeLessThan(60);
  });

  it('leaves the moon where it is, unless the page is about it', () => {
    const moon = { ref: 'moon', prop: 'moon', place: { along: 'end', plane: 'far', height: 'high' } } as const;
    const scene = alone({ props: [moon] });
    const sky = standing('moon', { left: 760, right: 860, top: 80, bottom: 180 }, { kind: 'prop', lift: 300 });
    const crop = { by: 1.4, left: 100, top: 200 };
    expect(croppedPlaced(sky, crop, scene)).toBe(sky);
    expect(croppedPlaced(sky, crop, { ...scene, focus: 'moon' }).box.left).toBeCloseTo((760 - 100) * 1.4);
  });

  it('needs a group that is small, and takes hands, seats and arms along', () => {
    const scene = alone();
    const camera = cameraFor(scene, 'page', 110);
    const small = standing('hero', { left: 300, right: 420, top: 640, bottom: 880 });
    const large = standing('hero', { left: 300, right: 520, top: 250, bottom: 890 });
    expect(cropFor({ scene, camera, placed: [large] })).toBeNull();
    const crop = cropFor({ scene, camera, placed: [small] });
    if (!crop) throw new RangeError('A small figure is brought nearer');
    expect(crop.by).toBeGreaterThan(1.4);
    const near = croppedPlaced({ ...small, over: [small.sketch], seat: [360, 800], lift: 150 }, crop, scene);
    expect(near.over?.[0]).toEqual(near.sketch);
    expect(near.seat?.[0]).toBeCloseTo((360 - crop.left) * crop.by);
    // Who hovers is no thing of the sky.
    expect(near.lift).toBeLessThan(200);
    expect(crowding([near], new Map())).toBe(0);
  });
});
