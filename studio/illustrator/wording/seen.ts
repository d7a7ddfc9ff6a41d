/** What is to be seen in a scene, before it is said in any language: who, with what in their hands, beside which things. */
import type { Character } from '#core/character/character.ts';
import type { CastMember, EffectPlacement, Place, PropPlacement, Scene, SceneRef } from '#core/story/scene.ts';
import type { Companion, Effect, Expression, Gesture, Hold, Pose, Prop, Touch } from '#core/story/vocabulary.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { isAstrideLog } from '#studio/illustrator/composition/contact/inside.ts';
import { leavesChairBelow } from '#studio/illustrator/composition/seating.ts';
import { SHEETS } from '#studio/illustrator/composition/holding/handling.data.ts';
import { OUT_OF_CHAIR } from '#studio/illustrator/figure/aids/seated.data.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { PROP_SEATS } from '#studio/illustrator/props/seats.data.ts';

/** Somebody of the picture; `animal` is null for a person. */
export type Shown = {
  readonly member: CastMember;
  readonly character: Character | null;
  readonly animal: Companion | null;
};

/** Whoever keeps to their wheels is on the ground before what others sit on or climb. */
const beforeIt = (member: CastMember, { props }: Scene): CastMember => {
  const { on, ...place } = member.place;
  const thing = props.find(({ ref }) => ref === on)?.prop;
  const isBelow = thing !== undefined && leavesChairBelow(thing) && !OUT_OF_CHAIR.has(member.pose);
  return isBelow ? { ...member, place } : member;
};

/** People and pets of the family who are in the scene but unknown are left out, as in the picture. */
export const shownIn = (scene: Scene, characters: readonly Character[]): Shown[] =>
  scene.cast.flatMap((member): Shown[] => {
    const { who } = member;
    if (!('character' in who)) return [{ member, character: null, animal: who.companion }];
    const character = characters.find((one) => one.id === who.character);
    if (!character) return [];
    const animal = character.kind === 'pet' ? petSpecies(character) : null;
    const isWheeled = character.looks.mobility === 'wheelchair';
    const sits = animal === null && isAstrideLog(member, scene, isWheeled);
    const seen = sits ? { ...member, pose: 'sitting' as const } : isWheeled ? beforeIt(member, scene) : member;
    return [{ member: seen, character, animal }];
  });

/** Somebody or something that a ref of the scene stands for. */
export type Target = { readonly ref: SceneRef } & ({ readonly one: Shown } | { readonly thing: Prop });

export const targetAt = (ref: SceneRef | undefined, scene: Scene, shown: readonly Shown[]): Target | null => {
  if (ref === undefined) return null;
  const one = shown.find(({ member }) => member.ref === ref);
  if (one) return { ref, one };
  const placed = scene.props.find((prop) => prop.ref === ref);
  return placed ? { ref, thing: placed.prop } : null;
};

export type InHands = {
  readonly reads?: Prop;
  /** What they are busy carrying: it is what the body does. */
  readonly carries?: Prop;
  readonly holds?: Prop;
  readonly how: Hold;
};

/** Who reads has only that, who sleeps only what is in their arms, and who climbs or swims has no hand free. */
export const handsOf = ({ member, animal }: Shown): InHands => {
  const { carries, pose, gesture, holds = 'down' } = member;
  const isPerson = animal === null;
  const how = !isPerson ? 'down' : gesture === 'giving' ? 'out' : holds;
  if (!carries) return { how };
  if (isPerson && pose === 'reading') return SHEETS.has(carries) ? { reads: carries, how } : { how };
  if (pose === 'carrying') return { carries, how };
  const isEmpty = pose === 'sleeping' ? how !== 'close' : isPerson && (pose === 'climbing' || pose === 'swimming');
  return isEmpty ? { how } : { holds: carries, how };
};

/** What somebody is seen to do with their hands beside what the body does: `pointing` is said once, and what is given is. */
export const gestureOf = (one: Shown): Gesture | null => {
  const { gesture, pose } = one.member;
  const isSeen = one.animal === null && pose !== 'sleeping' && gesture !== pose;
  const isSaid = gesture === 'giving' && handsOf(one).holds !== undefined;
  return isSeen && !isSaid && gesture ? gesture : null;
};

export const hasOneHand = ({ character, animal }: Shown): boolean =>
  animal === null && character?.looks.arm === 'short-left';

/** What the face tells that the hands have not told already. */
export const moodOf = ({ member }: Shown): Expression | null => {
  const { pose, gesture, expression } = member;
  const isTold = pose === 'sleeping' || (gesture === 'calling-out' && expression === 'calling');
  return isTold ? null : expression;
};

/** Whom an embrace is for. */
export const huggedBy = ({ member }: Shown, scene: Scene, shown: readonly Shown[]): Target | null =>
  member.pose === 'hugging' ? targetAt(member.touches?.with, scene, shown) : null;

/** The first touch that is not what the body does anyway. */
export const touchIn = (scene: Scene, shown: readonly Shown[]): { how: Touch; by: Shown; at: Target } | null =>
  shown.flatMap((by) => {
    const { touches } = by.member;
    const at = targetAt(touches?.with, scene, shown);
    return touches && at && !huggedBy(by, scene, shown) ? [{ how: touches.how, by, at }] : [];
  })[0] ?? null;

/** How somebody's wheelchair or crutches are seen. */
export type Aid = 'wheelchair' | 'crutches' | 'crutch' | 'laid-crutches';

const ON_TWO: ReadonlySet<Pose> = new Set(['standing', 'walking', 'running', 'sneaking', 'trembling']);
const ON_ONE: ReadonlySet<Pose> = new Set(['pointing', 'waving', 'reaching', 'dancing', 'hugging', 'carrying']);
const LAID: ReadonlySet<Pose> = new Set(['sitting', 'crouching', 'reading', 'kneeling', 'lying', 'sleeping']);
const ON_SEAT: ReadonlySet<Pose> = new Set(['sitting', 'reading', 'riding']);

/** Who sits on a bench or on somebody's back is out of the chair. */
const isOnSeat = ({ member }: Shown, scene: Scene): boolean => {
  const { on } = member.place;
  if (on === undefined || on === member.ref) return false;
  const prop = scene.props.find(({ ref }) => ref === on)?.prop;
  return prop === undefined || (PROP_SEATS[prop] !== undefined && ON_SEAT.has(member.pose));
};

const crutchesOf = ({ member }: Shown): Aid | null => {
  const { pose, carries, gesture, touches } = member;
  const busy = [carries, gesture, touches].filter(Boolean).length;
  if (LAID.has(pose)) return 'laid-crutches';
  if (ON_TWO.has(pose)) return busy === 0 ? 'crutches' : busy === 1 && carries ? 'crutch' : null;
  return ON_ONE.has(pose) && busy === 0 ? 'crutch' : null;
};

export const aidOf = (one: Shown, scene: Scene): Aid | null => {
  const { mobility } = one.character?.looks ?? {};
  if (one.animal !== null || mobility === undefined) return null;
  if (mobility === 'crutches') return crutchesOf(one);
  if (mobility !== 'wheelchair') return null;
  return OUT_OF_CHAIR.has(one.member.pose) || isOnSeat(one, scene) ? null : 'wheelchair';
};

/** Where somebody is on or in something that can be named. */
export type Whereabouts = { readonly how: 'on' | 'in' | 'over' | 'under'; readonly at: Target };

export const whereaboutsOf = ({ member }: Shown, scene: Scene, shown: readonly Shown[]): Whereabouts | null => {
  const { place, pose, ref: own } = member;
  const ref = place.in ?? place.on;
  const at = ref === own ? null : targetAt(ref, scene, shown);
  const holder = scene.props.find((one) => one.ref === place.in)?.prop;
  const isUnder = holder !== undefined && VESSELS[holder]?.roof !== undefined;
  const how = isUnder ? 'under' : place.in ? 'in' : pose === 'flying' ? 'over' : 'on';
  return at && { how, at };
};

const WORN: ReadonlySet<Prop> = new Set(['hat', 'scarf', 'glasses', 'mittens', 'cape', 'crown', 'boots']);

/** What somebody has on: things to wear that the scene puts on them. */
export const wornBy = ({ member }: Shown, scene: Scene): Prop[] =>
  scene.props.flatMap(({ prop, place }) => (place.on === member.ref && WORN.has(prop) ? [prop] : []));

/** Lives in water, and is drawn swimming there. */
const SWIMMERS: ReadonlySet<Companion> = new Set(['fish', 'dolphin', 'whale', 'octopus', 'sea-turtle']);
const ON_THE_WAY: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking', 'riding']);
/** Has no feet to stand on. */
const FLOATERS: ReadonlySet<Companion> = new Set([
  'little-star',
  'little-cloud',
  'fish',
  'dolphin',
  'whale',
  'octopus',
]);

/** How an animal that has no legs does what others do on theirs. */
export const wayOf = ({ member, animal }: Shown, scene: Scene): 'swims' | 'floats' | null => {
  const { pose } = member;
  const isInSea = scene.setting === 'ocean' || scene.light === 'underwater';
  if (animal && SWIMMERS.has(animal) && ON_THE_WAY.has(pose) && isInSea) return 'swims';
  return animal && FLOATERS.has(animal) && (ON_THE_WAY.has(pose) || pose === 'standing') ? 'floats' : null;
};

/** Something that shines by itself. */
const LAMPS: ReadonlySet<Prop> = new Set<Prop>([
  'lantern',
  'fanous',
  'flashlight',
  'candle',
  'torch',
  'lamp',
  'magic-lamp',
  'fireflies',
  'star',
  'moon',
]);

/** `lamp`, `snore`, `mist` and `fire` are what an effect is in this scene. */
export type Happening = {
  readonly what: Effect | 'lamp' | 'snore' | 'mist' | 'fire';
  readonly at: Target;
};

const LOUD: ReadonlySet<Expression> = new Set(['calling', 'singing']);

/** What the effect is to be called; null where it has been told already, or is nothing that shows. */
const whatIs = (effect: Effect, at: Target, scene: Scene): Happening['what'] | null => {
  if (effect === 'wind') return scene.weather === 'wind' ? null : effect;
  if (!('one' in at)) return effect === 'breath' ? 'mist' : effect;
  const { member, animal } = at.one;
  if (effect === 'sound-rings') {
    if (member.pose === 'sleeping') return 'snore';
    return animal === null && (LOUD.has(member.expression) || member.gesture === 'calling-out') ? null : effect;
  }
  if (effect === 'beam') {
    if (member.carries && LAMPS.has(member.carries)) return 'lamp';
    return animal === null ? null : effect;
  }
  if (effect === 'tears') return member.expression === 'crying' ? null : effect;
  return effect === 'flame' ? 'fire' : effect;
};

/** The first thing that happens and has not been told by faces, hands and weather. */
export const happeningIn = (scene: Scene, shown: readonly Shown[]): Happening | null => {
  const told = ({ effect, at: ref }: EffectPlacement): Happening[] => {
    const at = targetAt(ref, scene, shown);
    const what = at && whatIs(effect, at, scene);
    return at && what ? [{ what, at }] : [];
  };
  return (scene.effects ?? []).flatMap(told)[0] ?? null;
};

/** Things that stand in one place, or on or in one other thing or somebody. */
export type Things = {
  readonly where: 'above' | 'far' | 'near';
  readonly things: readonly Prop[];
  readonly bearer: { readonly how: 'on' | 'in'; readonly at: Target } | null;
};

const MOST_THINGS = 5;

const IN_SKY: ReadonlySet<Prop> = new Set(['rainbow', 'comet', 'planet', 'satellite', 'cloud']);

const whereIs = (prop: Prop, { height, plane }: Place): Things['where'] =>
  height === 'high' || IN_SKY.has(prop) ? 'above' : plane === 'far' ? 'far' : 'near';

/** The things of the scene that nobody has been said to hold, wear, touch or sit on. */
export const thingsIn = (scene: Scene, shown: readonly Shown[], told: ReadonlySet<SceneRef>): Things[] => {
  const isWorn = ({ prop, place }: PropPlacement): boolean =>
    WORN.has(prop) && shown.some(({ member }) => member.ref === place.on);
  // The sea or the river is the place itself.
  const open = scene.props.filter((one) => one.prop !== 'water' && !told.has(one.ref) && !isWorn(one));
  const bearerOf = ({ place, ref }: PropPlacement): Things['bearer'] => {
    const on = place.in ?? place.on;
    const at = on === ref ? null : targetAt(on, scene, shown);
    return at && { how: place.in ? 'in' : 'on', at };
  };
  const bearers = new Set(open.flatMap((one) => bearerOf(one)?.at.ref ?? []));
  const groups = new Map<string, Things>();
  for (const one of open.filter(({ ref }) => !bearers.has(ref)).slice(0, MOST_THINGS)) {
    const bearer = bearerOf(one);
    const where = bearer ? 'near' : whereIs(one.prop, one.place);
    const key = bearer ? `${bearer.how} ${bearer.at.ref}` : where;
    const things = groups.get(key)?.things ?? [];
    groups.set(key, { where, bearer, things: things.includes(one.prop) ? things : [...things, one.prop] });
  }
  // What is on a table comes last, so that nothing else seems to be on it.
  return [...groups.values()].toSorted((one, other) => Number(one.bearer !== null) - Number(other.bearer !== null));
};
