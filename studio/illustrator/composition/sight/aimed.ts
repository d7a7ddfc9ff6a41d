/** Which way something points that one looks through: at what the page has to be seen with it. */
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Part } from '#studio/illustrator/composition/contact/company.ts';
import { type Outline, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { touched } from '#studio/illustrator/composition/contact/resting.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';

const AIMED: ReadonlySet<Prop> = new Set(['telescope']);
const PLACES = ['start', 'start-center', 'center', 'center-end', 'end'] as const;

/** What whoever has a hand on it looks at, or else what the page is about. */
const seenThrough = (ref: string, { cast, props, focus }: Scene): number | null => {
  const looks = cast.flatMap(({ touches, gaze }) =>
    touches?.with === ref && typeof gaze === 'object' ? [gaze.at] : [],
  );
  const target = [...looks, focus].find((one) => one !== undefined && one !== ref);
  const place = [...props, ...cast].find((one) => one.ref === target)?.place;
  return place ? PLACES.indexOf(place.along) : null;
};

/** Drawn to the page's right, it is turned over where that would be away from what is seen through it. */
export const isTurnedOver = ({ ref, prop, place }: PropPlacement, scene: Scene): boolean => {
  if (!AIMED.has(prop)) return false;
  const onward = Math.sign((seenThrough(ref, scene) ?? PLACES.length) - PLACES.indexOf(place.along)) || 1;
  return onward * (scene.direction === 'ltr' ? 1 : -1) < 0;
};

/** The outline of a thing where it stands among those who touch it. */
export const thingOutline = (
  prop: PropPlacement,
  { at, scale }: Part,
  told: { scene: Scene; isDark: boolean },
): Outline =>
  outlineOf(touched(prop.prop, told.isDark).sketch, placed(at, scale, { flip: isTurnedOver(prop, told.scene) }));
