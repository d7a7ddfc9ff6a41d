/** Puts somebody into a thing that can hold them: as deep as their head stays out, as large as both can be believed. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Pose, Prop } from '#core/story/vocabulary.ts';
import { boxIn, type Actor, type Part, tallOf } from '#studio/illustrator/composition/contact/company.ts';
import { type Contact, RESTS } from '#studio/illustrator/composition/cast.ts';
import { hasOpenWater } from '#studio/illustrator/composition/support.ts';
import { floatingDepth } from '#studio/illustrator/composition/water/floats.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, boxAround, middleOf, type Path, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

/** Somebody who does this stays a head shorter, so that the rim is at the hip. */
const LOW: ReadonlySet<Pose> = new Set(['sitting', 'crouching', 'kneeling', 'sleeping', 'lying', 'riding', 'reading']);
const UPRIGHT: ReadonlySet<Pose> = new Set([
  'walking',
  'running',
  'swimming',
  'sneaking',
  'climbing',
  'flying',
  'jumping',
]);

/** A boot for a duckling, a basket for a cat: small things may be larger than usual, a boat is large enough. */
const GROWS = { small: 2.6, large: 1.5 } as const;
const SMALL_CM = 30;
const SMALLEST = 0.5;
/** An animal this much longer than the opening sits in it facing the reader. */
const TURNS_FROM = 0.8;
/** In the shaft of a boot nobody lies along: whoever sleeps there does it upright, with the head over the rim. */
const isShaft = ({ half, depth }: Vessel): boolean => depth > half * 2;

export const vesselOf = (member: CastMember, scene: Scene): { ref: string; vessel: Vessel } | null => {
  // Who swims where there is a pond swims in it.
  const prop = scene.props.find(
    (one) =>
      one.ref === member.place.in ||
      (member.place.in === undefined && member.pose === 'swimming' && one.prop === 'water'),
  );
  const vessel = prop && VESSELS[prop.prop];
  return prop && vessel && !(vessel.isWater && hasOpenWater(scene)) ? { ref: prop.ref, vessel } : null;
};

/** A log near the reader, with nobody on it, was washed ashore. */
const isAshore = ({ ref, prop, place }: Scene['props'][number], { cast }: Scene): boolean =>
  prop === 'log' &&
  place.plane === 'near' &&
  !cast.some((one) => one.place.on === ref || one.place.in === ref || one.touches?.with === ref);

/** Those that are drawn as they swim. */
export const SWIMMING: ReadonlySet<Prop> = new Set<Prop>(['goslings']);

/** Whether a thing is a boat that is on the water, or swims. */
export const floatsIn = (scene: Scene, ref: string | undefined): boolean => {
  const prop = scene.props.find((one) => one.ref === ref);
  const floats = prop !== undefined && (VESSELS[prop.prop]?.floats === true || SWIMMING.has(prop.prop));
  return floats && hasOpenWater(scene) && !isAshore(prop, scene);
};

export const liesIn = (member: CastMember, vessel: Vessel, isPerson: boolean): boolean =>
  vessel.pillow !== undefined && RESTS.has(member.pose) && isPerson;

/** Whether somebody is on a log at sea. */
const isOnDeck = (scene: Scene, { on, in: within }: CastMember['place']): boolean => {
  const prop = scene.props.find(({ ref }) => ref === (on ?? within))?.prop;
  return prop !== undefined && VESSELS[prop]?.isDeck === true && floatsIn(scene, on ?? within);
};

/** Nobody stands still on what is round and floats. */
const ASTRIDE: ReadonlySet<Pose> = new Set([
  'standing',
  'walking',
  'sitting',
  'riding',
  'reading',
  'crouching',
  'kneeling',
]);

/** Who is on a log at sea has a leg on each side of it; no wheels roll there, and the chair stays ashore. */
export const isAstrideLog = ({ pose, place }: CastMember, scene: Scene, isWheeled: boolean): boolean =>
  (isWheeled || ASTRIDE.has(pose)) && isOnDeck(scene, place);

/** Somebody as they are inside: sitting people end at the rim, animals turn to the reader where it is narrow. */
export const asInside = (
  member: CastMember,
  vessel: Vessel,
  kind: { isPerson: boolean; isAstride: boolean; lengthCm: number },
): { member: CastMember; contact: Contact } => {
  const { pose, facing } = member;
  if (vessel.isWater) return { member, contact: { isBedded: true } };
  if (liesIn(member, vessel, kind.isPerson)) {
    return {
      member: { ...member, pose: 'sleeping' },
      contact: { isBedded: true, way: (vessel.pillow?.[0] ?? -1) < 0 ? 1 : -1 },
    };
  }
  if (kind.isAstride) {
    const along = facing === 'against' ? 'against' : 'onward';
    return {
      member: { ...member, pose: 'sitting', facing: along },
      contact: { isBedded: true, seat: { kind: 'astride' } },
    };
  }
  // Whoever is upright ducks; the others are under it as they are told.
  if (vessel.roof !== undefined) {
    const ducks = UPRIGHT.has(pose) || pose === 'standing';
    return { member: ducks ? { ...member, pose: 'crouching' } : member, contact: {} };
  }
  if (kind.isPerson) {
    const isAsleep = pose === 'sleeping';
    const stands = LOW.has(pose) || UPRIGHT.has(pose);
    return {
      member: {
        ...member,
        ...(stands ? { pose: 'standing' as const } : {}),
        ...(isAsleep ? { expression: 'sleepy' as const } : {}),
      },
      contact: { isBedded: true },
    };
  }
  const isNarrow = kind.lengthCm * TURNS_FROM > vessel.half * 2;
  const sits = UPRIGHT.has(pose) && pose !== 'flying';
  return {
    member: {
      ...member,
      ...(sits ? { pose: 'sitting' as const } : {}),
      ...(isNarrow && facing !== 'back' && (pose !== 'sleeping' || isShaft(vessel))
        ? { facing: 'front' as const }
        : {}),
    },
    contact: {},
  };
};

const widthOf = ({ drawn: { body, box } }: Actor, isPerson: boolean): number => {
  const shoulders = Math.abs(body.shoulder.near[0] - body.shoulder.far[0]) * 1.5 + 6;
  return isPerson ? Math.max(shoulders, (body.head.right - body.head.left) * 1.12) : (box.right - box.left) * 0.82;
};

/** So much of a head is under the rim of what somebody hides in. */
const PEEPS = 0.5;

/** How far below the rim the feet are. */
const sunkOf = (
  { drawn, member }: Actor,
  inside: Omit<Occupant, 'actor'> & { vessel: Vessel; factor: number },
): number => {
  const { vessel, factor, told, isPerson, floats } = inside;
  const { body, box } = drawn;
  const over = member.place.height === 'high' ? (vessel.air ?? 0) : 0;
  if (vessel.roof !== undefined) return 0;
  if (vessel.isDeck) return (vessel.depth - over) * factor;
  if (vessel.isWater && floats !== undefined) return floatingDepth(drawn.sketch, floats);
  if (vessel.isWater)
    return member.pose === 'swimming' ? -(body.hip[1] + body.head.bottom) / 2 : -body.hip[1] * (isPerson ? 0.72 : 0.5);
  // Who sneaks in hides there: eyes and hair look out.
  if (isPerson && told === 'sneaking') return -body.head.bottom + tallOf(body.head) * PEEPS;
  if (isPerson)
    return LOW.has(told)
      ? -body.hip[1] * 1.08
      : Math.max(Math.min(vessel.depth * factor, -body.hip[1]), -body.hip[1] * 0.8);
  const tall = tallOf(box);
  return Math.max(0, Math.min(clamp(vessel.depth * factor, tall * 0.25, tall * 0.44), -body.head.bottom + tall * 0.04));
};

export type Filled = { readonly parts: ReadonlyMap<string, Part>; readonly vessel: Part; readonly box: Box };

type Occupant = {
  readonly actor: Actor;
  readonly told: Pose;
  readonly isPerson: boolean;
  /** How much of a water bird is under water. */
  readonly floats?: number | undefined;
};

/** How much larger than usual a roof is for the tallest and the breadth of all under it. */
const roofFor = (roof: number, vessel: Vessel, occupants: readonly Occupant[]): number => {
  const boxes = occupants.map(({ actor }) => actor.drawn.box);
  const wide = boxes.reduce((sum, { left, right }) => sum + right - left, 0);
  return Math.max(wide / (vessel.half * 2), ...boxes.map((box) => tallOf(box) / roof));
};

const growthFor = (vessel: Vessel, occupants: readonly Occupant[]): { factor: number; size: number } => {
  const needed =
    vessel.roof === undefined
      ? occupants.reduce((sum, { actor, isPerson }) => sum + widthOf(actor, isPerson), 0) / (vessel.half * 2)
      : roofFor(vessel.roof, vessel, occupants);
  const most = vessel.grows ?? (vessel.isWater ? 3 : vessel.size[0] < SMALL_CM ? GROWS.small : GROWS.large);
  const factor = clamp(needed, 1, most);
  return { factor, size: clamp(factor / needed, SMALLEST, 1) };
};

const lying = (vessel: Vessel, { actor }: Occupant): { factor: number; part: Part } => {
  const { box, body } = actor.drawn;
  const [x, y] = vessel.pillow ?? [0, 0];
  const factor = clamp((box.right - box.left) / (vessel.size[0] * 1.66), 1, GROWS.large);
  const at = [x * factor - middleOf(body.head), y * factor - (body.head.top + body.head.bottom) / 2] as const;
  return { factor, part: { at, scale: 1, order: 1 } };
};

/** Everybody in the vessel, which stands at the origin; given from the page's left to its right. */
export const filled = (vessel: Vessel, occupants: ReadonlyMap<string, Occupant>): Filled => {
  const all = [...occupants];
  const rests = all.find(([, { actor, isPerson }]) => liesIn(actor.member, vessel, isPerson));
  const bedded = rests ? { ref: rests[0], ...lying(vessel, rests[1]) } : null;
  const awake = all.filter(([ref]) => ref !== bedded?.ref);
  const grown = growthFor(
    vessel,
    awake.map(([, occupant]) => occupant),
  );
  const factor = Math.max(bedded?.factor ?? 1, awake.length > 0 ? grown.factor : 1);
  const isUnder = vessel.roof !== undefined;
  const widths = awake.map(([, { actor, isPerson }]) => {
    const { left, right } = actor.drawn.box;
    return (isUnder ? right - left : widthOf(actor, isPerson)) * grown.size;
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const room = Math.max(total, Math.min(vessel.half * 2 * factor * 0.9, total * 1.25));
  let x = vessel.rim[0] * factor - room / 2;
  const parts = new Map<string, Part>(bedded ? [[bedded.ref, bedded.part]] : []);
  awake.forEach(([ref, occupant], index) => {
    const step = ((widths[index] ?? 0) / total) * room;
    const sunk = sunkOf(occupant.actor, {
      vessel,
      factor: factor / grown.size,
      told: occupant.told,
      isPerson: occupant.isPerson,
      floats: occupant.floats,
    });
    const middle =
      occupant.isPerson && !isUnder ? occupant.actor.drawn.body.hip[0] : middleOf(occupant.actor.drawn.box);
    parts.set(ref, {
      at: [x + step / 2 - middle * grown.size, vessel.rim[1] * factor + sunk * grown.size],
      scale: grown.size,
      order: 1 + index,
    });
    x += step;
  });
  const own: Part = { at: [0, 0], scale: factor, order: 0 };
  const [half, tall] = vessel.size;
  const box = boxIn(own, { left: -half, right: half, top: -tall, bottom: 0 });
  const others = all.flatMap(([ref, { actor }]) => {
    const part = parts.get(ref);
    return part ? [boxIn(part, actor.drawn.box)] : [];
  });
  return {
    parts,
    vessel: own,
    box: { ...boxAround([box, ...others]), bottom: 0 },
  };
};

/** What of somebody inside can be seen, in the vessel's own centimetres: all above the rim, and below it what its front hides. */
export const visibleIn = ({ rim, half, depth, pillow, isWater, roof }: Vessel): Path => {
  const far = 4000;
  const low = rim[1] + Math.min(depth, -rim[1] * 0.85);
  const level = roof === undefined ? (pillow ? -16 : isWater ? rim[1] : null) : far;
  if (level !== null)
    return polygon([
      [-far, -far],
      [far, -far],
      [far, level],
      [-far, level],
    ]);
  return polygon([
    [-far, -far],
    [far, -far],
    [far, rim[1]],
    [rim[0] + half, rim[1]],
    [rim[0] + half * 0.86, low],
    [rim[0] - half * 0.86, low],
    [rim[0] - half, rim[1]],
    [-far, rim[1]],
  ]);
};
