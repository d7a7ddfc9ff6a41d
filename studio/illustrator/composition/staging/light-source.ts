/** Where sun, moon or lamp stand in the sky of a picture. */
import type { Scene } from '#core/story/scene.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';

/** So far from a head sun and moon stay: right behind one they would be a halo or a ball on it. */
const BODY = 88;
const BODY_STEPS = [0, 90, -90, 170, -170, 250, -250, 340, -340];

const clearOfHeads = ([x, y]: Point, light: LightSetup, placed: readonly Placed[]): Point => {
  if (light.source.body === 'none') return [x, y];
  const isClear = (at: number): boolean =>
    at > 80 &&
    at < 920 &&
    placed.every(
      ({ head }) =>
        !head || at + BODY < head.left || at - BODY > head.right || y + BODY < head.top || y - BODY > head.bottom,
    );
  return [x + (BODY_STEPS.find((by) => isClear(x + by)) ?? 0), y];
};

type Look = { readonly camera: Camera; readonly random: Random; readonly placed: readonly Placed[] };

/** The light stands on the calm side, so that figures are lit from where there is room. */
export const sourceOf = (scene: Scene, light: LightSetup, look: Look): Point => {
  const { camera, random } = look;
  const onStart = scene.calmZone === 'start' ? true : scene.calmZone === 'end' ? false : random.chance(0.5);
  const share = onStart ? light.source.along : 1 - light.source.along;
  const x = (scene.direction === 'ltr' ? share : 1 - share) * 1000;
  const y = Math.min(light.source.y * (camera.horizon / 500), camera.horizon / 1000 + 0.02) * 1000;
  return clearOfHeads([x, y], light, look.placed);
};
