/** A star that came down and glows more brightly than any lamp: it floods a whole place, and not only who is near it. */
import type { Scene } from '#core/story/scene.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';

const STARS: ReadonlySet<string> = new Set(['star', 'little-star']);

type Told = Pick<Scene, 'cast' | 'props' | 'effects'>;

/** Whether somebody or something of the scene is such a star, and glows. */
export const isFlood = (ref: string, { cast, props, effects = [] }: Told): boolean => {
  const member = cast.find((one) => one.ref === ref);
  const kind = member && 'companion' in member.who ? member.who.companion : props.find((one) => one.ref === ref)?.prop;
  return STARS.has(kind ?? '') && effects.some(({ effect, at }) => effect === 'glow' && at === ref);
};

export const isFlooded = (scene: Told): boolean => (scene.effects ?? []).some(({ at }) => isFlood(at, scene));

/** A room in such a light: as bright as a summer's day, and golden, with the night in its shadows. */
export const flooded = (light: LightSetup): LightSetup => ({
  ...light,
  key: [1.2, 0.99, 0.68],
  ambient: [0.46, 0.34, 0.36],
  hazeAmount: light.hazeAmount * 0.5,
  isFlooded: true,
});
