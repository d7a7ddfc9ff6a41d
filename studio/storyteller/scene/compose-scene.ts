/** Makes the scene of one spread from its author's draft and from what the whole book keeps: light, clothes, company. */
import type { Outfit } from '#core/character/looks.ts';
import type { Direction, Language } from '#core/locale/language.ts';
import type { Called, CastMember, EffectPlacement, Place, Scene, SceneRef } from '#core/story/scene.ts';
import type { Expression, Framing, Hidden, Light, Pose, Prop, Weather } from '#core/story/vocabulary.ts';
import type { Member, Party } from '#studio/storyteller/cast/party.ts';
import { onFourLegs } from '#studio/storyteller/scene/four-legged.ts';
import type { Figure, Part, SceneDraft, Template } from '#studio/storyteller/template.ts';

/** What one spread takes over from its book. */
export type Staging = {
  readonly template: Template;
  readonly party: Party;
  readonly nameOf: (ref: string) => string | null;
  /** What each text of the book calls a companion. */
  readonly calledOf: (ref: string) => Readonly<Partial<Record<Language, Called>>>;
  readonly direction: Direction;
  readonly light: Light;
  readonly weather: Weather;
  readonly framing: Framing;
  readonly variant: number;
  readonly angle: number;
  readonly hidden: Hidden;
  readonly outfit: Outfit | null;
  readonly carries: Prop | null;
};

const CAST_LIMIT = 6;

/** The last of those who come along stay out of a full picture, but never the one that the family’s own idea asks for. */
const withinLimit = (all: readonly CastMember[], { hero, travellers }: Party): CastMember[] => {
  const own = travellers.find(({ ref, who }) => ref !== hero.ref && 'companion' in who)?.ref;
  if (!all.some(({ ref }) => ref === own)) return all.slice(0, CAST_LIMIT);
  const kept = new Set(all.filter(({ ref }) => ref !== own).slice(0, CAST_LIMIT));
  return all.filter((member) => member.ref === own || kept.has(member));
};
const ALONG: readonly Place['along'][] = ['start', 'start-center', 'center', 'center-end', 'end'];

/** Poses that only make sense for whoever does the deed; the others stand by. */
const DEEDS: ReadonlySet<Pose> = new Set(['reaching', 'pointing', 'crouching', 'jumping']);

const placeOf = ({ along, plane, height, on, in: inside }: Figure): Place => ({
  along,
  plane: plane ?? 'middle',
  ...(height ? { height } : {}),
  ...(on ? { on } : {}),
  ...(inside ? { in: inside } : {}),
});

const castMember = (ref: string, who: CastMember['who'], figure: Figure): CastMember => ({
  ref,
  who,
  pose: figure.pose,
  facing: figure.facing,
  expression: figure.expression,
  place: placeOf(figure),
  gaze: figure.gaze,
  ...(figure.carries ? { carries: figure.carries } : {}),
  ...(figure.carries && figure.holds ? { holds: figure.holds } : {}),
  ...(figure.gesture ? { gesture: figure.gesture } : {}),
  ...(figure.touches ? { touches: figure.touches } : {}),
  action: figure.action,
});

/** People change clothes with the story; pets keep their own coat. */
const dressed = (member: CastMember, of: Member, staging: Staging): CastMember =>
  staging.outfit && of.kind === 'person' ? { ...member, outfit: staging.outfit } : member;

const heroOf = (draft: SceneDraft, staging: Staging): CastMember => {
  const { hero } = staging.party;
  const { pose, carries: own } = draft.hero;
  const carries = own === undefined ? (pose === 'sleeping' ? null : staging.carries) : own;
  const figure = { ...draft.hero, carries };
  return dressed(castMember('hero', hero.who, figure), hero, staging);
};

const companionsOf = (draft: SceneDraft, { template, nameOf, calledOf }: Staging): CastMember[] =>
  Object.entries(draft.companions ?? {}).map(([ref, figure]) => {
    const told = template.companions[ref];
    if (!told) throw new RangeError(`The template ${template.id} has no companion "${ref}"`);
    const size = figure.size ?? told.size;
    const called = calledOf(ref);
    const who = { companion: told.companion, name: nameOf(ref), called, ...(size === undefined ? {} : { size }) };
    return castMember(ref, who, figure);
  });

/** Between whom or what the eye must find a free way: the hero and what the picture is about. */
type Sightline = { readonly from: number; readonly to: number };

const sightlineOf = ({ hero, companions = {}, props = [], focus }: SceneDraft): Sightline => {
  const seen = companions[focus]?.along ?? props.find(({ ref }) => ref === focus)?.place.along ?? hero.along;
  return { from: ALONG.indexOf(hero.along), to: ALONG.indexOf(seen) };
};

/** Framings with room on both sides of what happens: company stands across from the hero, and not always behind. */
const ROOMY: ReadonlySet<Framing> = new Set(['wide', 'low-angle', 'from-above']);

/** Poses that lead somewhere: all go the same way. */
const ON_THE_WAY: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking', 'swimming', 'flying', 'riding']);

const isBeyond = (at: number, { from, to }: Sightline): boolean => (to - from) * (at - to) > 0;

/** Places for those who come along: free ones first, beside the hero, and last of all in the way of what is looked at. */
const placesFor = (taken: readonly CastMember[], sight: Sightline, isAcross: boolean): Place['along'][] => {
  const { from, to } = sight;
  const used = new Set(taken.map(({ place }) => place.along));
  const isBetween = (at: number): boolean => at > Math.min(from, to) && at < Math.max(from, to);
  const reluctance = (along: Place['along']): number => {
    const at = ALONG.indexOf(along);
    // The hero goes first.
    const isAhead = at > from ? 0.5 : 0;
    const steps = isAcross && isBeyond(at, sight) ? Math.abs(at - to) - 1 : Math.abs(at - from) + isAhead;
    return (used.has(along) ? 20 : 0) + (isBetween(at) ? 10 : 0) + steps;
  };
  return ALONG.toSorted((one, other) => reluctance(one) - reluctance(other));
};

/** Where those look who come along: with the hero at what happens, and at the hero when nothing else does. */
const lookedAt = ({ hero, focus }: SceneDraft): CastMember['gaze'] =>
  typeof hero.gaze === 'object' ? hero.gaze : { at: focus };

/** Those who come along feel with the hero and not the very same: one laughs, another is amazed. */
const ALONGSIDE: Readonly<Record<Expression, readonly Expression[]>> = {
  happy: ['curious', 'laughing', 'calm'],
  laughing: ['happy', 'surprised', 'laughing'],
  calm: ['happy', 'curious', 'sleepy'],
  curious: ['surprised', 'happy', 'calm'],
  surprised: ['curious', 'worried', 'laughing'],
  worried: ['surprised', 'sad', 'curious'],
  sad: ['worried', 'sad', 'calm'],
  determined: ['worried', 'proud', 'curious'],
  sleepy: ['sleepy', 'calm', 'sleepy'],
  proud: ['happy', 'laughing', 'curious'],
  singing: ['happy', 'laughing', 'singing'],
  calling: ['surprised', 'calling', 'curious'],
  whispering: ['curious', 'surprised', 'whispering'],
  chewing: ['happy', 'chewing', 'curious'],
  blowing: ['curious', 'laughing', 'surprised'],
  yawning: ['sleepy', 'yawning', 'calm'],
  crying: ['worried', 'sad', 'surprised'],
  grimacing: ['laughing', 'surprised', 'grimacing'],
};

const expressionOf = (told: Expression | undefined, hero: Expression, at: number): Expression =>
  // The first one shows what the scene says, unless that is just what the hero shows.
  at === 0 && told !== undefined && told !== hero ? told : (ALONGSIDE[told ?? hero][at % 3] ?? hero);

const travellersOf = (draft: SceneDraft, staging: Staging, taken: readonly CastMember[]): CastMember[] => {
  const { hero, travellers = {} } = draft;
  const sight = sightlineOf(draft);
  const poseIn = (own: Part): Pose => own.pose ?? (DEEDS.has(hero.pose) ? 'standing' : hero.pose);
  const isAcross = !ON_THE_WAY.has(poseIn(travellers)) && travellers.touches === undefined;
  const free = placesFor(taken, sight, isAcross && ROOMY.has(staging.framing));
  const { along: told } = travellers;
  const places = told === undefined ? free : [told, ...free.filter((one) => one !== told)];
  return staging.party.travellers.map((member, at) => {
    const own = (member.kind === 'pet' ? draft.pets : undefined) ?? travellers;
    const isFirst = at === 0 || own === draft.pets;
    const pose = poseIn(own);
    const isStill = !ON_THE_WAY.has(pose);
    const along = places[at] ?? 'end';
    // Seen from the side somebody beyond what happens would turn their back to it.
    const isTurned = isStill && isBeyond(ALONG.indexOf(along), sight);
    const facing = own.facing ?? hero.facing;
    const figure: Figure = {
      pose,
      facing: isTurned && (facing === 'onward' || facing === 'against') ? 'three-quarter' : facing,
      expression: expressionOf(own.expression, hero.expression, at),
      along,
      plane: 'middle',
      gaze: own.gaze ?? lookedAt(draft),
      action: own.action ?? 'stays close to {hero}',
      ...(hero.height ? { height: hero.height } : {}),
      ...(own.on && isFirst ? { on: own.on } : {}),
      ...(own.in && isFirst ? { in: own.in } : {}),
      ...(own.carries ? { carries: own.carries } : {}),
      ...(own.holds ? { holds: own.holds } : {}),
      ...(own.gesture ? { gesture: own.gesture } : {}),
      ...(own.touches && isFirst ? { touches: own.touches } : {}),
    };
    return dressed(castMember(member.ref, member.who, figure), member, staging);
  });
};

const adultsOf = (draft: SceneDraft, staging: Staging, taken: readonly CastMember[]): CastMember[] => {
  const { adults } = draft;
  if (!adults) return [];
  const places = placesFor(taken, sightlineOf(draft), false);
  const { touches: _touches, gesture: _gesture, carries: _carries, holds: _holds, along: told, ...others } = adults;
  return staging.party.adults.map(({ ref, who }, at) =>
    castMember(ref, who, {
      ...(at === 0 ? adults : others),
      along: (at === 0 ? told : undefined) ?? places[at] ?? 'end',
      plane: adults.plane ?? 'middle',
    }),
  );
};

/** What happens at somebody of the brief happens where there is such a one. */
const effectsOf = (
  { effects = [] }: SceneDraft,
  first: Readonly<Record<'friend' | 'adult', SceneRef | undefined>>,
): EffectPlacement[] => {
  const meant = (ref: SceneRef): SceneRef | undefined => (ref === 'friend' || ref === 'adult' ? first[ref] : ref);
  return effects.flatMap(({ effect, at, towards, of }) => {
    const [source, target] = [meant(at), towards === undefined ? undefined : meant(towards)];
    if (source === undefined) return [];
    return [{ effect, at: source, ...(target === undefined ? {} : { towards: target }), ...(of ? { of } : {}) }];
  });
};

const sentenceWithCompany = (action: string, company: readonly CastMember[]): string => {
  if (company.length === 0) return action;
  const refs = company.map(({ ref }) => `{${ref}}`);
  const listed = refs.length === 1 ? refs.join('') : `${refs.slice(0, -1).join(', ')} and ${refs.at(-1)}`;
  return `${action.replace(/\.$/, '')}, with ${listed} close by.`;
};

/** The complete scene. Everybody of the brief who is in the story at this point is in its cast. */
export const composeScene = (told: SceneDraft, staging: Staging): Scene => {
  const draft = staging.party.hero.kind === 'pet' ? onFourLegs(told) : told;
  const hero = heroOf(draft, staging);
  const companions = companionsOf(draft, staging);
  const travellers = travellersOf(draft, staging, [hero, ...companions]);
  const adults = adultsOf(draft, staging, [hero, ...companions, ...travellers]);
  const cast = withinLimit([hero, ...companions, ...travellers, ...adults], staging.party);
  const company = cast.filter(({ ref }) => [...travellers, ...adults].some((member) => member.ref === ref));
  return {
    setting: draft.setting,
    variant: staging.variant,
    // Counted and not drawn by lot: two visits in a row always differ, and a page that is drawn again keeps its view.
    ...(staging.angle > 0 ? { angle: staging.angle } : {}),
    ...(draft.isNarrow ? { isNarrow: draft.isNarrow } : {}),
    ...(draft.isUphill ? { isUphill: draft.isUphill } : {}),
    ...(draft.isDownhill ? { isDownhill: draft.isDownhill } : {}),
    ...(draft.isForked ? { isForked: draft.isForked } : {}),
    light: staging.light,
    weather: staging.weather,
    mood: draft.mood,
    framing: staging.framing,
    direction: staging.direction,
    cast,
    props: draft.props ?? [],
    ...(draft.effects ? { effects: effectsOf(draft, { friend: travellers[0]?.ref, adult: adults[0]?.ref }) } : {}),
    focus: draft.focus,
    calmZone: draft.calmZone,
    action: sentenceWithCompany(draft.action, company),
    mustShow: [...draft.mustShow, ...company.map(({ ref }) => `{${ref}}`)],
    mustNotShow: ['writing, letters or numbers', ...(draft.mustNotShow ?? [])],
    hidden: staging.hidden,
  };
};
