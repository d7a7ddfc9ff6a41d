/** Life under water: light that has come through the surface, a scene without weather, swimmers off the ground, breath. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { type Color, hex, type Linear, mix, underLight } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS, type LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { overCast } from '#studio/illustrator/composition/effects/bodies.ts';
import { flooded, isFlooded } from '#studio/illustrator/composition/light/flood.ts';
import { nightRoomOf } from '#studio/illustrator/composition/light/night-room.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

const WATER = LIGHT_SETUPS.underwater;

const filtered = (light: Linear, strength: number): Linear => {
  const through = (index: 0 | 1 | 2): number => WATER.key[index] * light[index] ** strength;
  return [through(0), through(1), through(2)];
};

const submerged = (light: LightSetup): LightSetup => {
  const through = (index: 0 | 1 | 2 | 3) => mix(underLight(WATER.sky[index], light.key), light.sky[index], 0.1);
  return {
    ...light,
    sky: [through(0), through(1), through(2), through(3)],
    key: filtered(light.key, 0.75),
    ambient: filtered(light.ambient, 0.8),
    haze: mix(underLight(WATER.haze, light.key), light.haze, 0.14),
    hazeAmount: WATER.hazeAmount,
    source: { ...light.source, y: WATER.source.y, body: 'none' },
    glow: mix(light.glow, WATER.glow, 0.6),
    rim: mix(light.rim, WATER.rim, 0.5),
    shadow: mix(light.shadow, WATER.shadow, 0.5),
  };
};

const [NIGHT, LAMP] = [LIGHT_SETUPS.moonlight, LIGHT_SETUPS.lamplight];

const nightSky = (index: 0 | 1 | 2 | 3): Color => mix(NIGHT.sky[index], LAMP.sky[index], 0.3);

/** Out of doors a lamp lights what is near it: the land around lies in a blue night, and is not brown as a room is. */
const LAMP_IN_THE_NIGHT: LightSetup = {
  ...LAMP,
  sky: [nightSky(0), nightSky(1), nightSky(2), nightSky(3)],
  key: [0.64, 0.58, 0.76],
  ambient: [0.24, 0.22, 0.44],
  haze: mix(NIGHT.haze, LAMP.haze, 0.3),
  source: NIGHT.source,
  shadow: NIGHT.shadow,
  tint: hex('#5a49a8'),
};

/** The light of a scene; under water, what the water leaves of it. */
export const lightOf = (scene: Scene): LightSetup => {
  const room = nightRoomOf(scene);
  if (room) return room;
  if (scene.light === 'lamplight' && drawingOf(scene).isIndoors && isFlooded(scene)) return flooded(LAMP);
  if (scene.light === 'lamplight' && !drawingOf(scene).isIndoors && !drawingOf(scene).isUnderWater)
    return LAMP_IN_THE_NIGHT;
  const light = LIGHT_SETUPS[scene.light];
  return drawingOf(scene).isUnderWater && scene.light !== 'underwater' ? submerged(light) : light;
};

const FLOATING: ReadonlySet<string> = new Set(['swimming', 'flying', 'jumping']);

const afloat = (member: CastMember): CastMember =>
  FLOATING.has(member.pose) && (member.place.height ?? 'ground') === 'ground'
    ? { ...member, place: { ...member.place, height: 'low' } }
    : member;

/** The scene as it is down there: no weather, the moving light of water, swimmers off the sand. Others stay as they are. */
export const sceneBelow = (scene: Scene): Scene =>
  drawingOf(scene).isUnderWater
    ? { ...scene, weather: 'clear', light: 'underwater', cast: scene.cast.map(afloat) }
    : scene;

const bubble = (at: Point, size: number): Sketch[] => [
  detail(circle(at, size), hex('#eafffb'), { lit: true, alpha: 0.2 }),
  { kind: 'line', path: circle(at, size), color: hex('#f2fffc'), width: 1.5, alpha: 0.8, lit: true },
  detail(ellipse([at[0] - size * 0.35, at[1] - size * 0.4], [size * 0.24, size * 0.15], -0.7), hex('#ffffff'), {
    lit: true,
  }),
];

/** So many rise from a mouth, and so many of them are seen at all: those that pass nobody. */
const BREATHS = 3;

/** Bubbles that rise beside the heads of those who are under water, before nobody's body. */
export const breath = (scene: Scene, placed: readonly Placed[], random: Random): Sketch[] => {
  if (!drawingOf(scene).isUnderWater) return [];
  const isOver = overCast(placed);
  const way = scene.direction === 'ltr' ? 1 : -1;
  return placed
    .filter(({ kind }) => kind === 'cast')
    .flatMap(({ box, head }) => {
      const from = head ?? box;
      const x = (from.left + from.right) / 2 + (way * (from.right - from.left)) / 2 + way * 14;
      const top = Math.max(60, from.top);
      return Array.from({ length: BREATHS }, (_, step): Sketch[] => {
        const at: Point = [x + random.between(-8, 8) + step * 3 * way, top + 18 - step * 27];
        const size = random.between(3, 5) + step * 1.5;
        return isOver(at, size) ? [] : bubble(at, size);
      }).flat();
    });
};
