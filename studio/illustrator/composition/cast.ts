/** Draws the members of a scene's cast in centimetres and measures them, before they are placed. */
import type { Character } from '#core/character/character.ts';
import type { Direction } from '#core/locale/language.ts';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion, Pose } from '#core/story/vocabulary.ts';
import { HELMET, outsideGlass } from '#studio/illustrator/composition/members/helmeted.ts';
import { laden } from '#studio/illustrator/composition/holding/animal-load.ts';
import { carriedBy, hugsIt } from '#studio/illustrator/composition/holding/carried.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { headOverHeels, isFalling } from '#studio/illustrator/composition/falling.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { viewOf, wayOf } from '#studio/illustrator/composition/sight/facing.ts';
import { speaks } from '#studio/illustrator/composition/sight/speaking.ts';
import type { Look } from '#studio/illustrator/composition/sight/look.ts';
import { actedAs } from '#studio/illustrator/companions/acted-as.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { mannerOf } from '#studio/illustrator/companions/manner.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { timesOf } from '#studio/illustrator/composition/members/leading-pet.ts';
import type { Cloth } from '#studio/illustrator/figure/outfits/cloth.ts';
import { isOnGround, sittingAs } from '#studio/illustrator/composition/members/sits.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { type Apart, drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, HAIRS } from '#studio/illustrator/figure/looks.data.ts';
import type { Seat, Stance, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { hashText } from '#studio/illustrator/random.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where somebody can be touched, in centimetres of the figure. */
export type Body = {
  readonly head: Box;
  /** Of an animal, the ends of its back: the one in front is the near one. */
  readonly shoulder: Readonly<Record<Which, Point>>;
  readonly hip: Point;
  /** How far a hand reaches from its shoulder; 0 without hands. */
  readonly reach: number;
  /** A helmet takes so much more room than the head in it. */
  readonly aroundHead?: number;
  /** The way it is turned on the page. */
  readonly way: 1 | -1;
  readonly isSide: boolean;
  /** The arm that ends below its elbow. */
  readonly short: Which | null;
};

export type DrawnMember = {
  readonly sketch: Sketch;
  readonly box: Box;
  readonly body: Body;
  /** Arms that are behind and before whoever is held by them. */
  readonly behind: readonly Sketch[];
  readonly over: readonly Sketch[];
  /** Sits on something: the origin is on the seat. */
  readonly isSeated?: true;
};

/** What a touch asks of the drawing of somebody. */
export type Contact = {
  /** Turned to whom they touch. */
  readonly way?: 1 | -1;
  readonly aside?: number;
  readonly reach?: Stance['reach'];
  readonly apart?: Apart;
  /** The hand that closes around another's. */
  readonly clasps?: Which;
  /** Where an animal lays a leg or a wing. */
  readonly limbAt?: Point;
  /** Lies in a bed, sits in a boat: nothing of what the pose brings along is drawn. */
  readonly isBedded?: boolean;
  readonly seat?: Seat;
  /** Has a blanket over them. */
  readonly isCovered?: boolean;
};

export type CastContext = {
  readonly direction: Direction;
  readonly characters: ReadonlyMap<string, Character>;
  /** Clothes in colours of their own, by the id of who wears them. */
  readonly cloth?: ReadonlyMap<string, Cloth>;
  readonly isDark: boolean;
  /** The scene lies below the surface. */
  readonly isUnderWater?: boolean;
  /** Another one on every page: in which of several ways an animal does what it does. */
  readonly seed?: number;
  /** The clouds from which it rains, and those out of whose mouths a flame comes. */
  readonly raining?: ReadonlySet<string>;
  readonly breathing?: ReadonlySet<string>;
  /** Who sits on the ground in another way than with crossed legs. */
  readonly sits?: ReadonlyMap<string, NonNullable<Stance['sits']>>;
};

/** The character that a member of the cast is, when it is one. */
export const characterOf = (member: CastMember, context: CastContext): Character | null =>
  'character' in member.who ? (context.characters.get(member.who.character) ?? null) : null;

/** How tall a member stands, in centimetres. */
export const heightOf = (member: CastMember, context: CastContext): number => {
  const character = characterOf(member, context);
  if (character?.kind === 'person') return buildFor(character.age).height;
  return COMPANION_DRAWINGS[companionOf(member, character)].heightCm * sizeOf(member, context);
};

/** How large a member is drawn, as a share of the size of its kind. */
export const sizeOf = ({ who }: CastMember, { characters }: CastContext): number =>
  'companion' in who ? (who.size ?? 1) : timesOf(who.character, characters);

const companionOf = (member: CastMember, character: Character | null): Companion => {
  if (character) {
    return petSpecies(character);
  }
  return 'companion' in member.who ? member.who.companion : 'bird';
};

/** The kind of animal or creature that a member is; null for a person. */
export const companionIn = (member: CastMember, context: CastContext): Companion | null => {
  const character = characterOf(member, context);
  return character?.kind === 'person' ? null : companionOf(member, character);
};

const drawPerson = (told: CastMember, character: Character, asked: Asked): DrawnMember => {
  const { context, contact, look } = asked;
  const isHelmeted = (told.outfit ?? character.looks.outfit) === 'space-suit';
  const member = isHelmeted ? outsideGlass(told) : told;
  const { gaze, aim } = look;
  const view = viewOf(member, gaze);
  const isWheeled = character.looks.mobility === 'wheelchair';
  const carries = carriedBy(member, contact.seat !== undefined || isWheeled);
  // What would hang before the wheels is on the lap.
  const holds = isWheeled && member.holds === 'down' ? 'close' : member.holds;
  const way = contact.way ?? look.way ?? wayOf(member, context.direction, look);
  const isHigh = member.place.in !== undefined;
  const cloth = context.cloth?.get(character.id);
  const { sketch, behind, over, skeleton } = drawFigure({
    character,
    pose: member.pose,
    stance: {
      view,
      way,
      ...(contact.reach ? { reach: contact.reach } : {}),
      ...(contact.clasps ? { clasps: contact.clasps } : {}),
      ...(contact.aside ? { aside: contact.aside } : {}),
      ...(contact.seat ? { seat: contact.seat } : {}),
      ...sittingAs(member, { contact, context }),
      ...(aim ? { aim } : {}),
    },
    expression: member.expression,
    gaze,
    ...(speaks(member) ? { speaks: true as const } : {}),
    ...(member.outfit ? { outfit: member.outfit } : {}),
    ...(cloth ? { cloth } : {}),
    ...(carries
      ? {
          held: heldBy(carries, {
            view,
            pose: member.pose,
            isDark: context.isDark,
            isHigh,
            isTouching: contact.reach !== undefined,
            ...(holds ? { holds } : {}),
            ...(member.gesture ? { gesture: member.gesture } : {}),
          }),
        }
      : {}),
    ...(member.gesture ? { gesture: member.gesture } : {}),
    isUnderWater: context.isUnderWater ?? false,
    ...(contact.isBedded ? { isInBed: true } : {}),
    ...(contact.isCovered ? { isCovered: true } : {}),
    ...(isOnGround(member, context) ? { isOnGround: true } : {}),
    ...(contact.apart ? { apart: contact.apart } : {}),
  });
  const seated = skeleton.stance.seat && !skeleton.isSeated ? { isSeated: true as const } : {};
  const body = bodyOf(skeleton, character);
  const room = isHelmeted ? { ...body, aroundHead: HELMET } : body;
  return { sketch, box: boxOf(sketch), body: room, behind, over, ...seated };
};

/** Hair, ears and chin are a little wider than the skull. */
const bodyOf = ({ head, build, near, far, hip, stance, isSide, left }: Skeleton, character: Character): Body => {
  const half = build.head / 2;
  return {
    head: { left: head[0] - half, right: head[0] + half, top: head[1] - half, bottom: head[1] + half },
    shoulder: { near: near.arm.shoulder, far: far.arm.shoulder },
    hip,
    reach: build.arm + build.limb * 0.75,
    way: stance.way,
    isSide,
    short: character.looks.arm === 'short-left' ? left : null,
  };
};

const headIn = (sketch: Sketch): Box | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === 'head') return boxOf(sketch);
  for (const child of sketch.children) {
    const found = headIn(child);
    if (found) return found;
  }
  return null;
};

const animalBody = (sketch: Sketch, way: 1 | -1): Body => {
  const box = boxOf(sketch);
  const head = headIn(sketch) ?? box;
  const back = box.top + (box.bottom - box.top) * 0.45;
  const [middle, quarter] = [(box.left + box.right) / 2, (box.right - box.left) * 0.25];
  return {
    head,
    shoulder: { near: [middle + quarter * way, back], far: [middle - quarter * way, back] },
    hip: [middle, box.top + (box.bottom - box.top) * 0.7],
    reach: 0,
    way,
    isSide: true,
    short: null,
  };
};

type Asked = { readonly look: Look; readonly context: CastContext; readonly contact: Contact };

/** Poses of those who lie. */
export const RESTS: ReadonlySet<Pose> = new Set(['sleeping', 'lying']);

/** In something, or a dragon that is high up without flying: it looks over battlements. */
const isInside = ({ place, pose }: CastMember, companion: Companion): boolean =>
  place.in !== undefined || (companion === 'dragon' && place.height === 'high' && pose !== 'flying');

/** So small for its kind is one that hatched or was born not long ago. */
const YOUNG = 0.7;

/** A paw at the mouth. */
const WASHING = 'hand-over-mouth';

/** Somebody's pet is the same on every page of every book; an animal of a story is another one in another story. */
const breedOf = ({ who }: CastMember, character: Character | null): number =>
  character ? hashText(character.id) : 'companion' in who && who.name ? hashText(who.name) : 0;

const drawAnimal = (member: CastMember, character: Character | null, asked: Asked): DrawnMember => {
  const { context, contact, look } = asked;
  const { gaze, aim } = look;
  const companion = companionOf(member, character);
  const drawing = COMPANION_DRAWINGS[companion];
  const way = contact.way ?? look.way ?? wayOf(member, context.direction, { ...look, isAnimal: true });
  const manner = isFalling(member, drawing.home) ? 'tumbling' : mannerOf(member, companion, context.seed);
  const gesture = member.gesture ?? (manner === 'washing' ? WASHING : undefined);
  const isHugging = hugsIt(member, companion);
  const size = sizeOf(member, context);
  const lays: Point | null = contact.limbAt ? [(contact.limbAt[0] * way) / size, contact.limbAt[1] / size] : null;
  const isCarrying = member.carries !== undefined && !RESTS.has(member.pose);
  const figure = drawing.draw({
    pose: isHugging ? 'sitting' : actedAs(member.pose, member.gesture),
    ...(gesture ? { gesture } : {}),
    view: member.facing === 'front' || member.facing === 'back' ? member.facing : 'side',
    expression: member.expression,
    gaze: [gaze[0] * way, gaze[1]],
    ...(aim ? { aim: [aim[0] * way, aim[1]] } : {}),
    ...(speaks(member) || context.breathing?.has(member.ref) ? { speaks: true as const } : {}),
    ...(manner === undefined ? {} : { manner }),
    breed: breedOf(member, character),
    ...(isHugging ? { hugs: true as const } : {}),
    ...(isCarrying ? { bites: true as const } : {}),
    ...(lays ? { lays } : {}),
    ...(isInside(member, companion) ? { isInside: true as const } : {}),
    ...(size <= YOUNG ? { isYoung: true as const } : {}),
    ...(context.raining?.has(member.ref) ? { isRaining: true as const } : {}),
    ...(character
      ? { coat: HAIRS[character.looks.hairColor].hair, collar: ACCENTS[character.looks.accentColor].accent }
      : {}),
  });
  const { parts, limb } = figure;
  const isDark = context.isDark;
  const bearing = isCarrying ? laden(member, { companion, figure, isHugging, isDark }) : { parts, where: null };
  const turned = (sketches: readonly Sketch[]): Sketch =>
    moved(bundle(sketches, { name: 'figure' }), [way * size, 0, 0, size, 0, 0]);
  const upright = turned(bearing.parts);
  const sketch = manner === 'tumbling' ? headOverHeels(upright, way) : upright;
  const laid = lays && limb ? [turned(limb(lays))] : [];
  // What is in a mouth or hugged takes no room of its own: nobody steps back for a letter.
  const isSmall = bearing.where === 'mouth' || bearing.where === 'chest';
  const box = boxOf(isSmall && sketch === upright ? turned(parts) : sketch);
  return {
    sketch,
    box,
    body: { ...animalBody(sketch, way), isSide: member.facing !== 'front' },
    behind: [],
    over: laid,
  };
};

/** Draws one member with a look, in centimetres with the feet at the origin. */
export const drawMember = (
  member: CastMember,
  look: Look,
  { contact = {}, ...context }: CastContext & { contact?: Contact },
): DrawnMember => {
  const character = characterOf(member, context);
  return character?.kind === 'person'
    ? drawPerson(member, character, { look, context, contact })
    : drawAnimal(member, character, { look, context, contact });
};
