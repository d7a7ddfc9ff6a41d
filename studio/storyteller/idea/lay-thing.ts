/** Lays a thing that a family asks for, and that the plot does not need, where the story starts and where it ends. */
import type { Place, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { NOT_ADDED } from '#studio/storyteller/idea/prop-words.data.ts';

/** They are up in the air, or too big for a place beside somebody. */
const IN_THE_SKY: ReadonlySet<Prop> = new Set<Prop>([
  'rainbow',
  'comet',
  'planet',
  'satellite',
  'airplane',
  'hot-air-balloon',
  'parachute',
  'flying-carpet',
  'kite',
  'balloon',
  'paper-plane',
]);
const FAR_OFF: ReadonlySet<Prop> = new Set<Prop>([
  'boat',
  'train',
  'bus',
  'car',
  'rocket',
  'tent',
  'scarecrow',
  'snowman',
  'swing',
]);

/** The middle last: there is what the page is about. */
const ALONG: readonly Place['along'][] = ['end', 'start', 'center-end', 'start-center', 'center'];

const planeFor = (thing: Prop): Place['plane'] => (IN_THE_SKY.has(thing) || FAR_OFF.has(thing) ? 'far' : 'middle');

/** Where the fewest stand. */
const placeFor = (thing: Prop, { cast, props }: Scene): Place => {
  const plane = planeFor(thing);
  const taken = [...cast, ...props].map(({ place }) => place);
  const countAt = (along: Place['along']): number => taken.filter((place) => place.along === along).length;
  const along = ALONG.toSorted((one, other) => countAt(one) - countAt(other))[0] ?? 'end';
  return { along, plane, ...(IN_THE_SKY.has(thing) ? { height: 'high' } : {}) };
};

const shows = ({ props, cast }: Scene, thing: Prop): boolean =>
  props.some(({ prop }) => prop === thing) || cast.some(({ carries }) => carries === thing);

/** On how many of the scenes the thing is seen. */
export const spreadsShowing = (scenes: readonly Scene[], thing: Prop): number =>
  scenes.filter((scene) => shows(scene, thing)).length;

const withThing = (scene: Scene, thing: Prop): Scene => {
  if (shows(scene, thing)) return scene;
  const ref = `wished-${thing}`;
  const placement: PropPlacement = { ref, prop: thing, place: placeFor(thing, scene) };
  return { ...scene, props: [...scene.props, placement], mustShow: [...scene.mustShow, `{${ref}}`] };
};

/** Enough that a plot which has the thing anyway is left alone. */
const ENOUGH = 3;

export const layThing = (scenes: readonly Scene[], thing: Prop): readonly Scene[] => {
  if (NOT_ADDED.has(thing) || spreadsShowing(scenes, thing) >= ENOUGH) return scenes;
  return scenes.map((scene, at) => (at === 0 || at === scenes.length - 1 ? withThing(scene, thing) : scene));
};
