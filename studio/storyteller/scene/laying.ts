/** Shows a thing in a scene that its author did not think of: held, worn, lying there, far away or in the sky. */
import type { CastMember, Place, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Effect, Pose, Prop } from '#core/story/vocabulary.ts';
import {
  AS_TOYS,
  CARRIED_KITES,
  HOMES,
  OF_PAPER,
  ONLY_HELD,
  SEATS,
  SKIES,
  TOYS,
  WATERPROOF,
  WORN,
} from '#studio/storyteller/scene/laying.data.ts';

/** How a thing is shown. `toy` lies there as well, as a small one. */
export type Laid = 'held' | 'worn' | 'lying' | 'toy' | 'standing' | 'sky';

/** Who can have it, by their refs. */
export type People = {
  /** The hero first. */
  readonly holders: ReadonlySet<string>;
  /** The hero, where nothing else is on the hero’s head. */
  readonly wearer: string | null;
};

export type Laying = {
  readonly thing: Prop;
  readonly people: People;
  /** Small ones only, though real ones are at home there. */
  readonly isToy: boolean;
  /** Better half hidden behind somebody than nowhere in the book. */
  readonly isUrgent?: true;
};

const ALONG: readonly Place['along'][] = ['start', 'start-center', 'center', 'center-end', 'end'];
/** Poses in which the arms have nothing to do. */
const IDLE: ReadonlySet<Pose> = new Set(['standing', 'walking', 'sitting']);
const MOVING: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking', 'jumping', 'dancing', 'climbing']);
const OFF_GROUND: ReadonlySet<Pose> = new Set(['flying', 'swimming', 'riding', 'climbing']);
/** In these the ground ends right below faces. */
const CLOSE: ReadonlySet<Scene['framing']> = new Set(['close', 'through-window']);

export const isShown = ({ props, cast }: Scene, thing: Prop): boolean =>
  props.some(({ prop }) => prop === thing) || cast.some(({ carries }) => carries === thing);

/** With more than so many a page is full. */
const FULL = 7;

const standing = ({ cast, props }: Scene): number =>
  cast.length + props.filter(({ prop, place }) => prop !== 'water' && place.height !== 'high' && !place.on).length;

export const isFull = (scene: Scene): boolean => standing(scene) >= FULL;

/** Of a close picture faces take the most: nothing lies there beside more than two. */
const MOST_CLOSE = 2;
export const isTight = (scene: Scene): boolean => CLOSE.has(scene.framing) && standing(scene) > MOST_CLOSE;

/** Of the three versions of the sea only the last one has a shore. */
const SHORE = 2;
const isUnderWater = ({ light, setting, variant }: Scene): boolean =>
  light === 'underwater' || (setting === 'ocean' && variant % 3 !== SHORE);

/** What nobody comes to any harm in: the water that they wade in, a tent, a bed. */
const HOLDS_HERO: ReadonlySet<Prop> = new Set<Prop>(['water', 'tent', 'bed']);

/** Everybody is on firm ground, or wades beside it. */
const isGrounded = ({ cast, props }: Scene): boolean => {
  const [hero] = cast;
  if (!hero || OFF_GROUND.has(hero.pose)) return false;
  if (cast.some(({ who, pose }) => 'character' in who && pose === 'swimming')) return false;
  const { on, in: inside, height = 'ground' } = hero.place;
  const propAt = (ref: string): Prop | undefined => props.find((one) => one.ref === ref)?.prop;
  const isAmong = (all: ReadonlySet<Prop>, prop: Prop | undefined): boolean => prop !== undefined && all.has(prop);
  if (on !== undefined) return isAmong(SEATS, propAt(on));
  return height === 'ground' && (inside === undefined || isAmong(HOLDS_HERO, propAt(inside)));
};

const staysDry = (thing: Prop, scene: Scene): boolean => {
  if (isUnderWater(scene)) return WATERPROOF.has(thing);
  const isWet = scene.weather === 'rain' || scene.light === 'storm' || scene.cast[0]?.place.in === 'water';
  return !isWet || !OF_PAPER.has(thing);
};

const holderIn = (scene: Scene, { people }: Laying): CastMember | undefined =>
  scene.cast.find(
    ({ ref, pose, carries, gesture, touches, place, facing }) =>
      people.holders.has(ref) &&
      IDLE.has(pose) &&
      !carries &&
      !gesture &&
      !touches &&
      facing !== 'back' &&
      place.on === undefined &&
      place.in === undefined &&
      place.plane !== 'far',
  );

const isSmall = (thing: Prop): boolean => HOMES[thing] === undefined && SKIES[thing] === undefined;

const canBeHeld = (thing: Prop): boolean => isSmall(thing) || TOYS.has(thing) || CARRIED_KITES.has(thing);

const isWorn = (scene: Scene, { thing, people }: Laying): boolean => {
  const [hero] = scene.cast;
  return (
    WORN.has(thing) &&
    people.wearer !== null &&
    hero?.ref === people.wearer &&
    hero?.outfit === undefined &&
    !['sleeping', 'lying', 'swimming'].includes(hero?.pose ?? '') &&
    !isUnderWater(scene) &&
    !scene.props.some(({ place }) => place.on === people.wearer)
  );
};

const indexOf = (place: Place | undefined): number => (place ? ALONG.indexOf(place.along) : -1);

/** How many stand at a place along the page, or so many steps from it. */
const takenAt = ({ cast, props }: Scene, at: number, steps = 0): number =>
  [...cast, ...props].filter(({ place }) => place.on === undefined && Math.abs(indexOf(place) - at) === steps).length;

const WET: ReadonlySet<Effect> = new Set<Effect>(['puddle', 'splash', 'ripples', 'drops', 'flame', 'smoke']);

/** Not where it would get wet or catch fire. */
const inHarm = ({ effects = [], cast, props }: Scene, at: number): number => {
  const refs = effects.filter(({ effect }) => WET.has(effect)).map((one) => one.at);
  const spots = [...cast, ...props].filter(({ ref }) => refs.includes(ref)).map(({ place }) => indexOf(place));
  return spots.some((spot) => Math.abs(spot - at) <= 1) ? 4 : 0;
};

/** Not before what the page is about, nor where somebody looks at it. */
const disturbance = (scene: Scene, at: number): number => {
  const { cast, props, focus } = scene;
  const from = indexOf(cast[0]?.place);
  const to = indexOf([...cast, ...props].find(({ ref }) => ref === focus)?.place);
  const isBetween = at > Math.min(from, to) && at < Math.max(from, to);
  return (at === to ? 6 : 0) + (isBetween ? 4 : 0);
};

/** Beside the hero, at a place of its own. */
const besideHero = (scene: Scene, at: number): number =>
  takenAt(scene, at) * 3 +
  takenAt(scene, at, 1) / 2 +
  Math.abs(at - indexOf(scene.cast[0]?.place)) +
  disturbance(scene, at) +
  inHarm(scene, at);

/** Far away, where nobody stands before it. */
const apart = (scene: Scene, at: number): number =>
  takenAt(scene, at) * 4 + takenAt(scene, at, 1) + disturbance(scene, at) / 2;

/** A toy has no part in what happens: it lies at a side, and not in the middle of the page. */
const SIDES: readonly Place['along'][] = ['start', 'end'];

const bestAlong = (scene: Scene, reluctance: typeof apart, places = ALONG): Place['along'] =>
  places.toSorted((one, other) => reluctance(scene, ALONG.indexOf(one)) - reluctance(scene, ALONG.indexOf(other)))[0] ??
  'end';

/** Seen from further away, people stand apart and something between them is seen. */
const FROM_AFAR: ReadonlySet<Scene['framing']> = new Set(['wide', 'from-above']);

/** Whether something that stands behind would be seen whole. */
const isOpenBehind = (scene: Scene, plane: 'middle' | 'far'): boolean => {
  const at = ALONG.indexOf(bestAlong(scene, apart));
  const most = FROM_AFAR.has(scene.framing) ? (plane === 'far' ? 1 : 2) : 0;
  return takenAt(scene, at) === 0 && takenAt(scene, at, 1) <= most;
};

const isAtHome = (scene: Scene, { thing, isToy, isUrgent }: Laying): Laid | null => {
  if ((isToy && TOYS.has(thing)) || isUnderWater(scene)) return null;
  const sky = SKIES[thing];
  if (sky?.settings.includes(scene.setting) && sky.lights.includes(scene.light) && !CLOSE.has(scene.framing)) {
    return 'sky';
  }
  const home = HOMES[thing];
  const isHome = home?.settings.includes(scene.setting) === true && !CLOSE.has(scene.framing);
  return isHome && (isUrgent || isOpenBehind(scene, home.plane)) ? 'standing' : null;
};

const liesThere = (scene: Scene, { thing }: Laying): Laid | null => {
  if (!isGrounded(scene) || !staysDry(thing, scene) || ONLY_HELD.has(thing)) return null;
  if (TOYS.has(thing) || AS_TOYS.has(thing)) return 'toy';
  return isSmall(thing) ? 'lying' : null;
};

/** The ways to show it in a scene, the most natural first. */
export const waysIn = (scene: Scene, laying: Laying): Laid[] => {
  const { thing } = laying;
  const isDry = !isUnderWater(scene) && staysDry(thing, scene);
  const held = isDry && canBeHeld(thing) && holderIn(scene, laying) ? (['held'] as const) : [];
  const worn = isWorn(scene, laying) ? (['worn'] as const) : [];
  const home = isAtHome(scene, laying);
  const lies = liesThere(scene, laying);
  const others = [...(home ? [home] : []), ...(lies ? [lies] : [])];
  // Whoever is on the way has it with them; for who stands or sits it lies there.
  const isMoving = MOVING.has(scene.cast[0]?.pose ?? 'standing') || CARRIED_KITES.has(thing);
  return [...worn, ...(isMoving ? [...held, ...others] : [...others, ...held])];
};

const placeFor = (scene: Scene, thing: Prop, way: Laid): Place => {
  const along = bestAlong(scene, way === 'lying' || way === 'toy' ? besideHero : apart, way === 'toy' ? SIDES : ALONG);
  if (way === 'sky') return { along, plane: 'far', height: 'high' };
  if (way === 'standing') return { along, plane: HOMES[thing]?.plane ?? 'middle' };
  if (way === 'worn') {
    const [hero] = scene.cast;
    return { along: hero?.place.along ?? along, plane: hero?.place.plane ?? 'near', on: hero?.ref ?? 'hero' };
  }
  return { along, plane: scene.cast[0]?.place.plane === 'near' ? 'near' : 'middle' };
};

/** The same scene with the thing in it. */
export const laid = (scene: Scene, laying: Laying, way: Laid): Scene => {
  const { thing } = laying;
  if (way === 'held') {
    const holder = holderIn(scene, laying);
    const cast = scene.cast.map((member) => (member === holder ? { ...member, carries: thing } : member));
    return { ...scene, cast };
  }
  const ref = `wished-${thing}`;
  const isToy = way === 'toy';
  const placement: PropPlacement = {
    ref,
    prop: thing,
    place: placeFor(scene, thing, way),
    ...(isToy ? { isToy } : {}),
  };
  const shown = isToy ? `{${ref}}, a small toy` : `{${ref}}`;
  return { ...scene, props: [...scene.props, placement], mustShow: [...scene.mustShow, shown] };
};

/** With so many in front, what lies there would be pushed out of its place. */
const FULL_ROW = 4;
const isRowFull = ({ cast, props }: Scene): boolean =>
  [...cast, ...props].filter(({ place }) => place.plane === cast[0]?.place.plane && place.on === undefined).length >=
  FULL_ROW;

/** How little it would be in its place there, for choosing between scenes: 0 is best. */
export const strangeness = (scene: Scene, laying: Laying): number => {
  const [way] = waysIn(scene, laying);
  if (way === undefined || isFull(scene) || scene.hidden === laying.thing) return Infinity;
  if (way !== 'lying' && way !== 'toy') return 0;
  if (CLOSE.has(scene.framing) || isUnderWater(scene) || isRowFull(scene)) return Infinity;
  return MOVING.has(scene.cast[0]?.pose ?? 'standing') ? 2 : 1;
};
