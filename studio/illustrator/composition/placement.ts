/** Places cast and props on the page: planes, scale, overlap, safe edges, and who looks where. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { type Camera, fartherBy } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, companionIn, type DrawnMember } from '#studio/illustrator/composition/cast.ts';
import { type Actor, type Part } from '#studio/illustrator/composition/contact/company.ts';
import { sourcesIn } from '#studio/illustrator/composition/contact/sources.ts';
import { borneThing } from '#studio/illustrator/composition/contact/borne.ts';
import { allRiding, type Ride } from '#studio/illustrator/composition/contact/riders.ts';
import { perchedOn } from '#studio/illustrator/composition/grounding/perches.ts';
import { crowding, facesFreed } from '#studio/illustrator/composition/contact/freeing.ts';
import { inWaterTo } from '#studio/illustrator/composition/water/waterline.ts';
import { withPonds } from '#studio/illustrator/composition/water/ponds.ts';
import { contextIn } from '#studio/illustrator/composition/members/context-in.ts';
import { hungOver, rainingOnTarget } from '#studio/illustrator/composition/water/raining.ts';
import { filledBefore, underSpouts } from '#studio/illustrator/composition/water/under-spout.ts';
import { withHandsSeen } from '#studio/illustrator/composition/contact/lost-hands.ts';
import { underTheCan } from '#studio/illustrator/composition/water/under-the-can.ts';
import { swimmersApart } from '#studio/illustrator/composition/water/swimmers.ts';
import { vesselOf } from '#studio/illustrator/composition/contact/inside.ts';
import { type Eyes, lookOf } from '#studio/illustrator/composition/sight/aim.ts';
import type { Look } from '#studio/illustrator/composition/sight/look.ts';
import type { Gathered } from '#studio/illustrator/composition/contact/gather.ts';
import { type Prepared, prepared } from '#studio/illustrator/composition/staging/prepared.ts';
import { type Standing, together } from '#studio/illustrator/composition/contact/together.ts';
import { pageBox, type Placed, type Slot, waterBefore } from '#studio/illustrator/composition/placed.ts';
import { fit, slotsFor, type Stage } from '#studio/illustrator/composition/slots.ts';
import { astray } from '#studio/illustrator/composition/staging/astray.ts';
import { behindFeet } from '#studio/illustrator/composition/grounding/behind-feet.ts';
import { grownUpsTall } from '#studio/illustrator/composition/clearing/grown-ups.ts';
import { readable, type Staged } from '#studio/illustrator/composition/staging/muddle.ts';
import { ranked } from '#studio/illustrator/composition/staging/ranking.ts';
import { turnedToGaze } from '#studio/illustrator/composition/sight/turning.ts';
import { untangled } from '#studio/illustrator/composition/staging/untangling.ts';
import { placeProps } from '#studio/illustrator/composition/place-props.ts';
import { inWater, looksOutOfWater, perchOf } from '#studio/illustrator/composition/support.ts';
import { tiltedFigure, tiltOf } from '#studio/illustrator/composition/tilt.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

const headOf = (box: Box): Point => [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.2];

type Staging = Stage & { readonly gathered: Gathered };

/** Where the drawing of everybody goes: alone in its slot, or as a part of what stands in the captain's. */
const standingsFor = (
  { scene, camera, gathered }: Staging,
  slots: readonly Slot[],
  drawn: readonly DrawnMember[],
): Map<string, Standing> => {
  const standings = new Map<string, Standing>();
  scene.cast.forEach(({ ref, place }, index) => {
    const [slot, one] = [slots[index], drawn[index]];
    const own = gathered.companies.find(({ parts }) => parts.has(ref));
    if (!slot || !one || (own && own.captain !== ref)) return;
    const { at, scale, lift } = fit(one, slot, camera);
    const base = { slot, lift, plane: place.plane };
    if (!own) standings.set(ref, { ...base, at, scale, order: 0 });
    else
      own.parts.forEach((part, each) =>
        standings.set(each, { ...base, ...onPage(part, at, scale), plane: own.place.plane }),
      );
  });
  return standings;
};

const onPage = (part: Part, at: Point, scale: number): Pick<Standing, 'at' | 'scale' | 'order'> => ({
  at: [at[0] + part.at[0] * scale, at[1] + part.at[1] * scale],
  scale: part.scale * scale,
  order: part.order,
});

const headAt = ({ drawn }: Actor, { at, scale }: Standing): Point => {
  const { head } = drawn.body;
  return [at[0] + ((head.left + head.right) / 2) * scale, at[1] + ((head.top + head.bottom) / 2) * scale];
};

/** The camera steps back so far when there is no room around the faces, and further when there still is none. */
const STEPS_BACK = [1, 0.9, 0.8, 0.7, 0.62];
/** A lock of hair that is covered, and how much less of it is worth a step back. */
const [CROWDED, MUCH] = [130, 0.6];
/** Less than this is no reason to step back, and for it nobody goes further than so far. */
const ASTRAY = 40;
const FAR_ENOUGH = { close: 0.7, others: 0.8 } as const;

/** Everybody and everything where faces are free under the tilt of the camera, and outlines may still tangle. */
export const placeRoughly = (
  told: Scene,
  camera: Camera,
  context: CastContext,
  stepsBack: readonly number[] = STEPS_BACK,
): Staged => {
  const ready = prepared(told, context, camera);
  const { lead, units } = ready;
  const bearers = new Map([...lead.cast, ...lead.props].map(({ ref, place }) => [ref, place.on ?? place.in]));
  const tilt = tiltOf(told.framing);
  // Seen from above heads are larger: whatever is measured is measured as it will be drawn.
  const tilted = (all: readonly Placed[]): readonly Placed[] =>
    all.map((one) => {
      const bearer = all.find(({ ref }) => ref === bearers.get(one.ref));
      return tiltedFigure(one, tilt, one.isBorne ? bearer?.box.bottom : undefined);
    });
  let best: readonly Placed[] = [];
  let [least, wrong] = [Infinity, Infinity];
  for (const by of stepsBack) {
    const from = by === 1 ? camera : fartherBy(camera, by);
    const tried = tilted(placedFrom(ready, from, context));
    const [crowd, off] = [crowding(tried, units), astray(tried, { scene: lead, camera: from, units })];
    // From further away only for much more room; faces come first, then who stands before whom.
    const isBetter = least < CROWDED ? crowd < CROWDED && off < wrong * MUCH : crowd < least * MUCH;
    if (isBetter) [best, least, wrong] = [tried, crowd, off];
    if (least < CROWDED && (wrong < ASTRAY || by <= FAR_ENOUGH[camera.isCropped ? 'close' : 'others'])) break;
  }
  return { placed: best, lead, units };
};

/** Places everybody and everything; the result is in the order of the scene, cast first. */
export const placeAll = (told: Scene, camera: Camera, context: CastContext): readonly Placed[] =>
  withHandsSeen(told, (scene) => placedClearly(scene, camera, contextIn(told, context)));

const placedClearly = (told: Scene, camera: Camera, context: CastContext): readonly Placed[] =>
  readable(camera, (from) =>
    // Already further back, the eye stays where it is.
    clearedFrom(told, from, { context, stepsBack: from === camera ? STEPS_BACK : [1] }),
  ).placed;

type Eye = { readonly context: CastContext; readonly stepsBack: readonly number[] };
const clearedFrom = (told: Scene, camera: Camera, { context, stepsBack }: Eye): Staged => {
  const { placed: rough, lead, units } = placeRoughly(told, camera, context, stepsBack);
  // Whoever is drawn smaller is set apart as they will be drawn; a step nearer to the reader is no reason to tower again.
  const kin = { scene: lead, context, units, camera };
  const byRank = (placed: readonly Placed[]): readonly Placed[] => grownUpsTall(ranked(placed, kin), kin);
  // Whoever comes under a cloud, a spout or a can is there before others look for room.
  const sky = { scene: lead, units };
  const under = (placed: readonly Placed[]): readonly Placed[] => underTheCan(underSpouts(placed, sky), sky);
  const apart = { ...sky, camera, lead: lead.cast[0]?.ref ?? '' };
  const clear = byRank(untangled(under(hungOver(byRank(rough), sky)), apart));
  const turned = turnedToGaze(clear, sky);
  const swum = context.isUnderWater ? swimmersApart(turned, sky) : turned;
  const wet = under(rainingOnTarget(swum, sky));
  // Where somebody turned round or went under a can again, others give way once more.
  const again = wet.every((one, at) => one === clear[at]) ? wet : untangled(wet, apart);
  return { placed: behindFeet(again), lead, units };
};

const placedFrom = (ready: Prepared, camera: Camera, context: CastContext): readonly Placed[] => {
  const { lead, gathered, scene, afloat, drawn, units } = ready;
  const first = lead.cast[0]?.ref ?? '';
  const set: Staging = { scene, camera, context, gathered, afloat, leader: units.get(first) ?? first };
  const slots = slotsFor(set, drawn);
  const standings = standingsFor(set, slots, drawn);
  const inCompany = new Set(gathered.companies.flatMap(({ parts }) => [...parts.keys()]));
  const standing = standings.get(first);
  const props = placeProps(scene, camera, {
    isDark: context.isDark,
    cast: slots,
    without: inCompany,
    ...(standing ? { lead: standing } : {}),
  });
  const heads = new Map<string, Point>(props.map(({ ref, box }) => [ref, headOf(box)]));
  for (const [ref, actor] of gathered.actors) {
    const standing = standings.get(ref);
    if (standing) heads.set(ref, headAt(actor, standing));
  }
  const cast = lead.cast.flatMap((member): Placed[] => {
    const [actor, standing] = [gathered.actors.get(member.ref), standings.get(member.ref)];
    if (!actor || !standing) return [];
    const { top, bottom } = actor.drawn.body.head;
    const isAnimal = companionIn(member, context) !== null;
    const eyes: Eyes = {
      at: heads.get(member.ref) ?? standing.at,
      tall: (bottom - top) * standing.scale,
      ...(isAnimal ? { middle: standing.at[0] + middleOf(actor.drawn.box) * standing.scale } : {}),
    };
    return [lookingOut(actor, lookOf(actor.member, eyes, { scene, heads }), { ...set, standing, ready })];
  });
  const all = [...together(cast, { scene: lead, standings, gathered, isDark: context.isDark }), ...props];
  const seated = allRiding(withPonds(all, { lead, inCompany }), { all, scene: lead, context, inCompany });
  const borne = borneThings(lead, seated, { isDark: context.isDark, inCompany, camera });
  const everything = filledBefore([...seated, ...borne], lead);
  const how = { units, camera, lead: first, sources: sourcesIn(lead) };
  const free = facesFreed(everything, how);
  const turned = turnedToGaze(free, { scene: lead, units });
  return turned === free ? free : facesFreed(turned, how);
};

/** What is on a table, in a basket, on a head, and what is on that again. A bearer that is not there leaves it out. */
const borneThings = (
  scene: Scene,
  seated: readonly Placed[],
  told: { isDark: boolean; inCompany: ReadonlySet<string>; camera: Camera },
): Placed[] => {
  const borne: Placed[] = [];
  let waiting = scene.props.filter(
    ({ ref, place }) => (place.on ?? place.in) !== undefined && !told.inCompany.has(ref),
  );
  for (;;) {
    const before = borne.length;
    waiting = waiting.filter((thing) => {
      const ref = thing.place.on ?? thing.place.in;
      const bearer = [...seated, ...borne].find((one) => one.ref === ref);
      if (!bearer) return true;
      const bearing = scene.props.find((one) => one.ref === ref);
      borne.push(borneThing({ thing, bearer, bearing, ...told, scene }));
      return false;
    });
    if (borne.length === before) return borne;
  }
};

/** One of the cast in their place, who can be drawn there with another look. */
const lookingOut = (
  actor: Actor,
  look: Look,
  { ready, ...staging }: Staging & { standing: Standing; ready: Prepared },
): Placed => {
  const first = ready.drawnWith(actor, look);
  // A hand that goes up moves nobody's feet; who turns round stands where they stood.
  const middleFor = ({ body, box }: DrawnMember): number => middleOf(body.way === first.body.way ? first.box : box);
  const again = (other: Look): Placed => {
    const drawn = ready.drawnWith(actor, other);
    return stood(drawn, actor, { ...staging, middle: middleFor(drawn) });
  };
  return { ...again(look), looking: { member: actor.member, look, way: first.body.way, again } };
};

const stood = (
  drawn: DrawnMember,
  { member, drawn: measured }: Actor,
  { standing, scene, context, camera, gathered, middle }: Staging & { standing: Standing; middle: number },
): Placed => {
  const { scale, lift, slot, plane, order } = standing;
  // Turned to what they look at, their middle may be elsewhere than when they were measured; hands that touch are measured.
  const isAlone = !gathered.companies.some(({ parts }) => parts.has(member.ref));
  const turned = isAlone ? (middleOf(measured.box) - middle) * scale : 0;
  const at: Point = [standing.at[0] + turned, standing.at[1]];
  // Who stands beside a boat on the water is in it.
  const isWading = slot.isOnWater === true && !looksOutOfWater(member, scene, context) && !vesselOf(member, scene);
  const surface = isWading ? slot.y : null;
  const onto = placed(at, scale);
  const sketch = moved(drawn.sketch, onto);
  const box = pageBox(drawn.box, at, scale);
  return {
    ref: member.ref,
    kind: 'cast',
    plane,
    ...upheld({ sketch, box, head: pageBox(drawn.body.head, at, scale) }, drawn, {
      member,
      scene,
      context,
      surface,
      room: waterBefore(camera),
      feet: at[1],
    }),
    ...(companionIn(member, context) === null ? { isPerson: true as const } : {}),
    ...(drawn.isSeated ? { seat: at } : {}),
    ...(drawn.body.aroundHead === undefined ? {} : { aroundHead: drawn.body.aroundHead }),
    behind: drawn.behind.map((one) => moved(one, onto)),
    over: drawn.over.map((one) => moved(one, onto)),
    ground: [order === 0 ? slot.x : (box.left + box.right) / 2, slot.y + order * 0.02],
    lift,
    scale,
  };
};

/** With the branch or the water that holds somebody up. */
const upheld = (
  stands: { sketch: Sketch; box: Box; head: Box },
  drawn: DrawnMember,
  {
    member,
    scene,
    context,
    surface,
    room,
    feet: origin,
  }: Pick<Ride, 'scene' | 'context'> & {
    member: CastMember;
    surface: number | null;
    room: number;
    feet: number;
  },
): Pick<Placed, 'sketch' | 'box' | 'head' | 'isBorne' | 'isInWater' | 'isPerched'> => {
  const { box, head } = stands;
  if (surface !== null)
    return { ...stands, sketch: inWaterTo(stands.sketch, box, { surface, room }), isBorne: true, isInWater: true };
  if (looksOutOfWater(member, scene, context)) {
    const { sunk, ...wet } = inWater(stands, member, { context, drawn, room, feet: origin });
    return {
      ...wet,
      head: { ...head, top: head.top + sunk, bottom: head.bottom + sunk },
      isBorne: true,
      isInWater: true,
    };
  }
  return perchedOn(perchOf(member, scene, context), stands, scene.setting);
};
