/** Scenes out on the sea, away from every shore. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';

const isAfloat = ({ pose, place, touches, who }: CastMember, scene: Scene): boolean =>
  pose === 'swimming' ||
  pose === 'flying' ||
  place.height === 'high' ||
  scene.props.some(({ ref, prop }) => prop === 'water' && ref === place.in) ||
  // Whoever is carried is where their carrier is.
  scene.cast.some(({ ref }) => ref === place.on) ||
  floatsIn(scene, place.on ?? place.in) ||
  // Whoever holds on to a boat from outside is in the water.
  floatsIn(scene, touches?.with) ||
  ('companion' in who && COMPANION_DRAWINGS[who.companion].home === 'water');

/** Nobody has ground under their feet: they are out on the sea, on a log or in a boat, and around it. */
export const isOutAtSea = (scene: Scene): boolean =>
  scene.setting === 'ocean' &&
  hasOpenWater(scene) &&
  scene.cast.some(({ place }) => floatsIn(scene, place.on ?? place.in)) &&
  scene.cast.every((member) => isAfloat(member, scene));
