/** Where effects are tried out: the page around them, and the site of somebody or something that is placed in a scene. */
import type { Scene } from '#core/story/scene.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Site, Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import { siteOf } from '#studio/illustrator/composition/effects/site.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';

export const testSurroundings: Surroundings = {
  random: seededRandom(7),
  light: LIGHT_SETUPS.day,
  horizon: 500,
  nearY: 900,
  shore: -Infinity,
  air: '#ffffff',
  onward: 1,
};

/** Throws RangeError when nothing of that ref is placed. */
export const testSite = (scene: Scene, ref: string, towards?: string): Site => {
  const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' });
  const [one, other] = [ref, towards].map((name) => placed.find((each) => each.ref === name));
  if (!one) throw new RangeError(`${ref} is not placed`);
  const companionOf = ({ who }: Scene['cast'][number]) => ('companion' in who ? who.companion : null);
  return siteOf(one, other ?? null, { scene, companionOf });
};
