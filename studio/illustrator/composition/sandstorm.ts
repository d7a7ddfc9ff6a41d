/** Where the desert is in a storm of sand, as the scene tells it: wind, and dust with it. */
import type { Scene } from '#core/story/scene.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { sandVeil, sandWall } from '#studio/illustrator/settings/views/sand-wall.ts';

export const isSandstorm = ({ setting, weather, effects = [] }: Scene): boolean =>
  setting === 'desert' &&
  weather === 'wind' &&
  effects.some(({ effect, at }) => effect === 'wind' && effects.some((one) => one.effect === 'dust' && one.at === at));

/** How much of the land is lost in dust, plane by plane. */
const LOST = { far: 0.5, middle: 0.34 } as const;

/** The place with the wall of sand behind its dunes. */
export const inSandstorm = <P extends Omit<Planes, 'front'>>(planes: P, scene: Scene, stage: Stage): P =>
  isSandstorm(scene)
    ? {
        ...planes,
        backdrop: [...sandWall(stage), ...planes.backdrop],
        far: [...planes.far, sandVeil(LOST.far)],
        middle: [...planes.middle, sandVeil(LOST.middle)],
      }
    : planes;
