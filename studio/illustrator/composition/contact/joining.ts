/** Brings two who touch close to each other: on which side, how far, who is nearer, who kneels down. */
import type { Place, Scene } from '#core/story/scene.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { type CastContext, companionIn, RESTS } from '#studio/illustrator/composition/cast.ts';
import { type Actor, bodyIn, boxIn, type Part, tallOf } from '#studio/illustrator/composition/contact/company.ts';
import { drawn, isPersonIn, type Link, opposite, placeOf } from '#studio/illustrator/composition/contact/links.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import {
  isAtChest,
  isHeld,
  type Side,
  stepBeside,
  type Touched,
  type Toucher,
} from '#studio/illustrator/composition/contact/beside.ts';
import { thingOutline } from '#studio/illustrator/composition/sight/aimed.ts';
import { aroundHead, type Outline, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { propBox, TAKEN_BY_SIDE } from '#studio/illustrator/composition/contact/resting.ts';
import { holdsOutChin } from '#studio/illustrator/composition/contact/chin.ts';
import { GOES, STANDS } from '#studio/illustrator/composition/contact/on-foot.ts';
import { steppedUp } from '#studio/illustrator/composition/touch/stepping.ts';
import { needsDown } from '#studio/illustrator/composition/contact/touching.ts';
import { isInOpenSpace } from '#studio/illustrator/composition/staging/open-space.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';

export type Draft = { place: Place; parts: Map<string, Part>; boxes: Box[]; vessel?: string };
export type Work = {
  readonly scene: Scene;
  readonly context: CastContext;
  readonly actors: Map<string, Actor>;
  readonly drafts: Draft[];
};

/** Nobody walks up to those who are in the air. */
const FREE: ReadonlySet<Pose> = new Set(['flying', 'jumping', 'climbing', 'riding']);

export const WHOLE: Part = { at: [0, 0], scale: 1, order: 1 };

/** Wings, flippers and iron arms go around somebody; four legs do not. */
const ARMED: ReadonlySet<string> = new Set([
  'owl',
  'bird',
  'pigeon',
  'hoopoe',
  'falcon',
  'ibis',
  'duck',
  'goose',
  'hen',
  'penguin',
  'robot',
  'monkey',
  'bear',
]);

/** Where its pole stands, as a share of the flag. */
const FLAG_POLE = 0.093;

const hairOf = ({ context, actors }: Work, ref: string, { at, scale }: Part): readonly Point[] => {
  const actor = actors.get(ref);
  if (!actor || !isPersonIn(actor.member, context)) return [];
  const { sketch, body } = actor.drawn;
  return aroundHead(sketch, body.head.bottom).map(([x, y]) => [at[0] + x * scale, at[1] + y * scale]);
};

/** Asked for several times while a hand finds its place, and measured once. */
const once = (measure: () => Outline): (() => Outline) => {
  let known: Outline | undefined;
  return () => (known ??= measure());
};

export const touchedAt = (work: Work, ref: string, part: Part): Touched => {
  const { scene, context, actors, drafts } = work;
  const actor = actors.get(ref);
  if (actor) {
    return {
      box: boxIn(part, actor.drawn.box),
      body: bodyIn(part, actor.drawn.body),
      isPerson: isPersonIn(actor.member, context),
      pose: actor.member.pose,
      isArmed: ARMED.has(companionIn(actor.member, context) ?? ''),
      hair: () => hairOf(work, ref, part),
      outline: once(() => outlineOf(actor.drawn.sketch, placed(part.at, part.scale))),
    };
  }
  const prop = scene.props.find((one) => one.ref === ref);
  return {
    box: boxIn(part, prop ? propBox(prop) : { left: -10, right: 10, top: -20, bottom: 0 }),
    body: null,
    isPerson: false,
    hair: () => [],
    pose: null,
    isArmed: false,
    takenAt: prop && TAKEN_BY_SIDE[prop.prop],
    poleAt: prop?.prop === 'flag' ? FLAG_POLE : undefined,
    // Of what somebody is in no more is solid than its rim.
    outline: () =>
      prop && !drafts.some(({ vessel }) => vessel === ref)
        ? thingOutline(prop, part, { scene, isDark: context.isDark })
        : [],
  };
};

export const toucherAt = (work: Work, ref: string, part: Part): Toucher | null => {
  const found = touchedAt(work, ref, part);
  return found.body ? { ...found, body: found.body } : null;
};

const canMeet = ({ scene }: Work, ref: string): boolean => {
  // Between worlds all are in the air, and whoever holds on to what flies is carried off by it.
  const isAway = ({ place }: { place: Place }): boolean => place.height === 'high' && !isInOpenSpace(scene);
  const member = scene.cast.find((one) => one.ref === ref);
  if (member) return member.place.on === undefined && !FREE.has(member.pose) && !isAway(member);
  const prop = scene.props.find((one) => one.ref === ref);
  return prop !== undefined && !PROP_DRAWINGS[prop.prop].isOfSky && !isAway(prop) && prop.place.on === undefined;
};

/** Whom a standing hand does not reach, somebody kneels down to. */
const KNEELS_BELOW = 0.82;
/** Nobody is hugged from so far above, in centimetres. */
const BENDS_BELOW = 16;

/** A back can lie lower than a hand hangs although the head over it does not. */
const isBelowHand = (work: Work, link: Link, other: Touched): boolean => {
  const one = toucherAt(work, link.one, WHOLE);
  return one !== null && needsDown(one, other, link.side);
};

const knelt = (work: Work, link: Link, other: Touched): void => {
  const actor = work.actors.get(link.one);
  if (!actor || !isPersonIn(actor.member, work.context) || !STANDS.has(actor.member.pose)) return;
  const { hip, shoulder } = actor.drawn.body;
  const holds = link.how === 'hugging' || link.how === 'arm-around';
  const isLow = other.box.top > (holds && !other.isPerson ? shoulder.near[1] + 8 : hip[1] * KNEELS_BELOW);
  const isFarDown =
    link.how === 'hugging' && other.body !== null && other.body.head.bottom > shoulder.near[1] + BENDS_BELOW;
  const isOutOfReach = () => link.how === 'hand-on' && !GOES.has(actor.member.pose) && isBelowHand(work, link, other);
  if (!isLow && !isFarDown && !isOutOfReach()) return;
  work.actors.set(link.one, drawn({ ...actor.member, pose: 'kneeling' }, actor.contact, work.context));
};

/** How far down the trunk the arms are on which somebody is held. */
const AT_CHEST = 0.66;

/** Held to the chest it looks at the reader, sitting. */
const heldPart = (work: Work, link: Link, mine: Part): Part => {
  const { actors, context } = work;
  const [holder, held] = [actors.get(link.one), actors.get(link.other)];
  if (!holder || !held) return WHOLE;
  const pose = RESTS.has(held.member.pose) ? held.member.pose : 'sitting';
  const small = drawn({ ...held.member, pose, facing: pose === 'sitting' ? 'front' : held.member.facing }, {}, context);
  actors.set(link.other, small);
  const body = bodyIn(mine, holder.drawn.body);
  const { box } = small.drawn;
  const x = (body.shoulder.near[0] + body.shoulder.far[0]) / 2;
  // As high as its face stays below the holder's: what is hugged is seen from close by, too.
  const chest = body.shoulder.near[1] + (body.hip[1] - body.shoulder.near[1]) * AT_CHEST;
  const y = Math.max(chest, body.head.bottom + tallOf(box) * 0.94);
  return { at: [x - (box.left + box.right) / 2, y], scale: 1, order: mine.order + 1 };
};

/** Behind whom they hold, before whom they lay a hand on. */
const orderOf = (work: Work, link: Link, told: { one: Toucher; other: Touched; order: number }): number => {
  const { one, other, order } = told;
  const actor = work.actors.get(link.one);
  const companion = actor ? companionIn(actor.member, work.context) : null;
  const isFourLegged = companion !== null && COMPANION_DRAWINGS[companion].home === 'ground';
  const holds = link.how === 'arm-around' || link.how === 'hugging';
  if (link.how === 'hugging' && isAtChest(one, other)) return order + 1;
  if (one.isPerson) return other.isPerson && holds ? order - 1 : order + 1;
  const isLaid = link.how === 'hand-on' || link.how === 'holding-hands';
  return isFourLegged && !isLaid && tallOf(one.box) > tallOf(other.box) * 0.6 ? order - 1 : order + 1;
};

const sideFor = (work: Work, link: Link, draft: Draft): Side => {
  const other = work.actors.get(link.other);
  const isBig =
    other &&
    !isPersonIn(other.member, work.context) &&
    other.member.facing !== 'front' &&
    other.member.facing !== 'back';
  // Whom one hugs from before one would hide: the place is at the shoulder, behind the head.
  if (isBig && (link.how === 'hugging' || link.how === 'arm-around' || link.how === 'leaning-on'))
    return opposite(other.drawn.body.way);
  // A sleeping animal is stroked from behind: no hand comes down before its face. One that is awake holds out its chin.
  const rests = other && !isPersonIn(other.member, work.context) && RESTS.has(other.member.pose);
  const sleeps = rests && !holdsOutChin(other, link, draft.parts.get(link.other) ?? WHOLE);
  const wanted = sleeps && link.how === 'hand-on' ? opposite(other.drawn.body.way) : link.side;
  const at = draft.parts.get(link.other)?.at[0] ?? 0;
  const taken = [...draft.parts]
    .filter(([ref, { order }]) => ref !== link.other && order > 0)
    .map(([, part]) => part.at[0]);
  const isTaken = (side: Side): boolean => taken.some((x) => (x - at) * side > 4);
  return isTaken(wanted) && !isTaken(opposite(wanted)) ? opposite(wanted) : wanted;
};

/** Those who touch somebody who is in a vessel stand beside it, in the water where it is on the water. */
const besideVessel = (work: Work, draft: Draft, told: { part: Part; ref: string; side: Side }): Part => {
  const { part, ref, side } = told;
  const box = draft.vessel === undefined ? null : draft.boxes[0];
  const actor = work.actors.get(ref);
  if (!box || !actor) return part;
  const half = (actor.drawn.box.right - actor.drawn.box.left) * 0.34;
  const x = side === 1 ? Math.max(part.at[0], box.right + half * 0.2) : Math.min(part.at[0], box.left - half * 0.2);
  const { hip, head } = actor.drawn.body;
  // Out where it floats nobody kneels or stands on the water: they are in it up to the chest.
  const sinks = floatsIn(work.scene, draft.vessel) ? -(hip[1] + head.bottom) / 2 : 0;
  return { ...part, at: [x, sinks] };
};

export const join = (work: Work, link: Link): void => {
  const { scene, drafts, actors } = work;
  const mine = drafts.find(({ parts }) => parts.has(link.one));
  const theirs = drafts.find(({ parts }) => parts.has(link.other));
  if (mine || !canMeet(work, link.one) || !canMeet(work, link.other)) {
    if (mine && !theirs) joinOther(work, link, mine);
    return;
  }
  const draft = theirs ?? { place: placeFor(work.scene, link), parts: new Map([[link.other, WHOLE]]), boxes: [] };
  if (!theirs) drafts.push(draft);
  link.side = sideFor(work, link, draft);
  const part = draft.parts.get(link.other) ?? WHOLE;
  const first = toucherAt(work, link.one, WHOLE);
  const other = touchedAt(work, link.other, part);
  if (!first || !actors.has(link.one)) return;
  if (isHeld(link.how, first, other) && !theirs) {
    draft.parts.set(link.one, WHOLE);
    draft.parts.set(link.other, heldPart(work, link, WHOLE));
    return;
  }
  faceOther(work, link);
  if (!floatsIn(scene, draft.vessel)) knelt(work, link, other);
  const isTold = work.actors.get(link.other)?.member.touches?.with === link.one;
  if (isTold && part === WHOLE) knelt(work, { ...link, one: link.other, other: link.one }, first);
  const met = touchedAt(work, link.other, part);
  const one = toucherAt(work, link.one, WHOLE) ?? first;
  const step = stepBeside(link.how, one, { other: met, side: link.side });
  const order = orderOf(work, link, { one, other, order: part.order });
  const stepped: Part = { at: [step, 0], scale: 1, order };
  const isVessel = drafts.some(({ vessel }) => vessel === link.other);
  const own = isVessel ? stepped : steppedUp(stepped, link, { one: toucherAt(work, link.one, stepped), other: met });
  draft.parts.set(link.one, besideVessel(work, draft, { part: own, ref: link.one, side: link.side }));
};

/** Somebody who has been placed touches somebody who has not. */
const joinOther = (work: Work, link: Link, draft: Draft): void => {
  if (!canMeet(work, link.other) || draft.vessel !== undefined) return;
  const part = draft.parts.get(link.one) ?? WHOLE;
  link.side = opposite(sideFor(work, { ...link, one: link.other, other: link.one, side: opposite(link.side) }, draft));
  faceOther(work, link);
  const one = toucherAt(work, link.one, part);
  if (!one) return;
  const step = stepBeside(link.how, one, { other: touchedAt(work, link.other, WHOLE), side: link.side });
  draft.parts.set(link.other, { at: [-step, 0], scale: 1, order: part.order + (link.how === 'hand-on' ? -1 : 1) });
};

/** Turned again when the side has changed. */
const faceOther = ({ actors, context }: Work, link: Link): void => {
  const actor = actors.get(link.one);
  if (
    !actor ||
    actor.contact.way === undefined ||
    actor.contact.way === opposite(link.side) ||
    RESTS.has(actor.member.pose)
  )
    return;
  const aside = actor.contact.aside === undefined ? {} : { aside: -actor.contact.aside };
  actors.set(link.one, drawn(actor.member, { ...actor.contact, way: opposite(link.side), ...aside }, context));
};

const NEARNESS: readonly Place['plane'][] = ['far', 'middle', 'near'];

/** Where a pair stands: where the more important one does, as near as the nearer one. */
const placeFor = (scene: Scene, link: Link): Place => {
  const places = [link.one, link.other].flatMap((ref) => placeOf(scene, ref) ?? []);
  const plane =
    places.map((place) => place.plane).toSorted((a, b) => NEARNESS.indexOf(b) - NEARNESS.indexOf(a))[0] ?? 'near';
  const lead = scene.cast.find(({ ref }) => ref === link.one || ref === link.other);
  const along = lead?.place.along ?? 'center';
  return { along, plane, ...(isInOpenSpace(scene) ? { height: 'high' } : {}) };
};
