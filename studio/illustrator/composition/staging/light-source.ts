/** Where sun, moon or lamp stand in the sky of a picture. */
import type { Scene } from '#core/story/scene.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { SkyPlace } from '#studio/illustrator/composition/light/sky-place.ts';

/** So far from a head sun and moon stay: right behind one they would be a halo or a ball on it. */
const BODY = 88;
/** Hair and hats rise so far over a head, as a share of it. */
const HAIR = 0.3;
const ALONG = [0, 90, -90, 170, -170, 250, -250, 340, -340];
const UP = [0, -60, -120, -180, -240];
const HIGHEST = 84;
/** What a step upward costs beside one along the page: the height of the light is its hour. */
const UP_COST = 1.4;

/** How much room is between a body in the sky and a head with its hair; below 0 they meet. */
const roomTo = ([x, y]: Point, head: Box): number =>
  Math.max(head.left - x, x - head.right, head.top - (head.bottom - head.top) * HAIR - y, y - head.bottom) - BODY;

/** The nearest place beside or above where nobody's head is; where there is none, the one with the most room. */
const clearOfHeads = ([x, y]: Point, light: LightSetup, placed: readonly Placed[]): Point => {
  if (light.source.body === 'none') return [x, y];
  const heads = placed.flatMap(({ head }) => head ?? []);
  const places = ALONG.flatMap((dx) => UP.map((dy): Point => [x + dx, Math.max(Math.min(y, HIGHEST), y + dy)]))
    .filter(([at]) => at > 80 && at < 920)
    .map((at) => ({
      at,
      room: Math.min(0, ...heads.map((head) => roomTo(at, head))),
      cost: Math.abs(at[0] - x) + (y - at[1]) * UP_COST,
    }))
    .toSorted((one, other) => other.room - one.room || one.cost - other.cost);
  return places[0]?.at ?? [x, y];
};

type Look = { readonly camera: Camera; readonly place: SkyPlace; readonly placed: readonly Placed[] };

/** So far over the upper edge of the page a light shines that is not in the picture. */
const BEYOND = -120;

/** The light stands where the spot of the story has it, away from heads. */
export const sourceOf = (scene: Scene, light: LightSetup, { camera, place, placed }: Look): Point => {
  const x = (scene.direction === 'ltr' ? place.along : 1 - place.along) * 1000;
  if (place.isOut && light.source.body !== 'none') return [x, BEYOND];
  const usual = Math.min(light.source.y * (camera.horizon / 500), camera.horizon / 1000 + 0.02) * 1000;
  const y = light.source.body === 'none' ? usual : Math.max(HIGHEST, usual * place.drop);
  return clearOfHeads([x, y], light, placed);
};
