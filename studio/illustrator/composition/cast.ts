/** Draws the members of a scene's cast in centimetres and measures them, before they are placed. */
import type { Character } from '#core/character/character.ts';
import type { Direction } from '#core/locale/language.ts';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion, Facing, Pose, Prop } from '#core/story/vocabulary.ts';
import { carriedAt, heldBy } from '#studio/illustrator/composition/held.ts';
import { actedAs } from '#studio/illustrator/companions/acted-as.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, HAIRS } from '#studio/illustrator/figure/looks.data.ts';
import type { View } from '#studio/illustrator/figure/skeleton.ts';
import { type Box, boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, moved, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

export type DrawnMember = { readonly sketch: Sketch; readonly box: Box };

export type CastContext = {
  readonly direction: Direction;
  readonly characters: ReadonlyMap<string, Character>;
  readonly isDark: boolean;
  /** The scene lies below the surface. */
  readonly isUnderWater?: boolean;
};

/** The character that a member of the cast is, when it is one. */
export const characterOf = (member: CastMember, context: CastContext): Character | null =>
  'character' in member.who ? (context.characters.get(member.who.character) ?? null) : null;

/** How tall a member stands, in centimetres. */
export const heightOf = (member: CastMember, context: CastContext): number => {
  const character = characterOf(member, context);
  if (character?.kind === 'person') {
    return buildFor(character.age).height;
  }
  return COMPANION_DRAWINGS[companionOf(member, character)].heightCm * sizeOf(member);
};

const sizeOf = ({ who }: CastMember): number => ('companion' in who ? (who.size ?? 1) : 1);

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

const wayOf = (member: CastMember, direction: Direction, gaze: Point): 1 | -1 => {
  const onward = direction === 'ltr' ? 1 : -1;
  if (member.facing === 'onward') {
    return onward;
  }
  if (member.facing === 'against') {
    return onward === 1 ? -1 : 1;
  }
  return gaze[0] === 0 ? onward : gaze[0] > 0 ? 1 : -1;
};

const VIEWS: Readonly<Record<Facing, View>> = {
  front: 'front',
  'three-quarter': 'three-quarter',
  onward: 'side',
  against: 'side',
  back: 'back',
};

const viewOf = (member: CastMember): View => {
  const usesHand = member.pose === 'pointing' || member.pose === 'reaching';
  return member.facing === 'front' && usesHand && member.carries ? 'side' : VIEWS[member.facing];
};

const measured = (sketch: Sketch): DrawnMember => {
  const boxes = pathsOf(sketch).map(boundsOf);
  return {
    sketch,
    box: {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    },
  };
};

/** Poses that need both hands. */
const EMPTY_HANDED: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'reading', 'climbing', 'swimming', 'riding']);

const USUAL_LOADS: Readonly<Partial<Record<Pose, Prop>>> = { carrying: 'basket' };

const drawPerson = (
  member: CastMember,
  character: Character,
  look: { gaze: Point; context: CastContext },
): DrawnMember => {
  const { gaze, context } = look;
  const view = viewOf(member);
  const carries = EMPTY_HANDED.has(member.pose) ? undefined : (member.carries ?? USUAL_LOADS[member.pose]);
  const { sketch } = drawFigure({
    character,
    pose: member.pose,
    stance: { view, way: wayOf(member, context.direction, gaze) },
    expression: member.expression,
    gaze,
    ...(member.outfit ? { outfit: member.outfit } : {}),
    ...(carries ? { held: heldBy(carries, view, context.isDark) } : {}),
    isUnderWater: context.isUnderWater ?? false,
  });
  return measured(sketch);
};

const REST: ReadonlySet<Pose> = new Set(['sleeping', 'lying']);

const drawAnimal = (
  member: CastMember,
  character: Character | null,
  look: { gaze: Point; context: CastContext },
): DrawnMember => {
  const { gaze, context } = look;
  const drawing = COMPANION_DRAWINGS[companionOf(member, character)];
  const way = wayOf(member, context.direction, gaze);
  const { parts, mouth } = drawing.draw({
    pose: actedAs(member.pose),
    view: member.facing === 'front' || member.facing === 'back' ? member.facing : 'side',
    expression: member.expression,
    gaze: [gaze[0] * way, gaze[1]],
    ...(character
      ? { coat: HAIRS[character.looks.hairColor].hair, collar: ACCENTS[character.looks.accentColor].accent }
      : {}),
  });
  const carried = member.carries && !REST.has(member.pose) ? [carriedAt(member.carries, mouth, context.isDark)] : [];
  return measured(
    moved(bundle([...parts, ...carried], { name: 'figure' }), [way * sizeOf(member), 0, 0, sizeOf(member), 0, 0]),
  );
};

/** Draws one member looking along `gaze` (page directions, -1 to 1), in centimetres with the feet at the origin. */
export const drawMember = (member: CastMember, gaze: Point, context: CastContext): DrawnMember => {
  const character = characterOf(member, context);
  return character?.kind === 'person'
    ? drawPerson(member, character, { gaze, context })
    : drawAnimal(member, character, { gaze, context });
};
