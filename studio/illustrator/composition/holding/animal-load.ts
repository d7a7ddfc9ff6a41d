/** What an animal carries, in the order in which it is painted with the animal. */
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { backOf, chestOf, eyeBefore, handOut } from '#studio/illustrator/composition/holding/carried.ts';
import { type Carriage, carriedAt } from '#studio/illustrator/composition/holding/borne-by-animals.ts';
import { type CompanionFigure, FREE_ARM } from '#studio/illustrator/companions/companion.ts';
import { JAW } from '#studio/illustrator/companions/heads/head-look.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { type Sketch, withoutParts } from '#studio/illustrator/sketch.ts';

type Bearer = {
  readonly companion: Companion;
  readonly figure: CompanionFigure;
  readonly isHugging: boolean;
  readonly isDark: boolean;
};

type Laden = {
  /** The animal with what it carries, the lowest first. */
  readonly parts: readonly Sketch[];
  readonly where: Carriage['where'] | null;
};

/** The limbs and lips that hold it, below and above the thing. */
const holdingParts = ({ where, paws }: Carriage, { embrace, limb, lip }: CompanionFigure) => {
  const [near, far] = paws;
  const around = near && far && embrace ? embrace([near, far]) : null;
  const laid = around?.before ?? (limb ? paws.flatMap((at) => limb(at)) : []);
  return {
    behind: around?.behind ?? [],
    below: where === 'chest' ? [] : laid,
    above: where === 'chest' ? laid : where === 'mouth' ? (lip ?? []) : [],
  };
};

const partsWithout = (parts: readonly Sketch[], name: string): readonly Sketch[] =>
  parts.flatMap((part) => (part.kind !== 'glow' && part.name === name ? [] : [withoutParts(part, name)]));

/** An animal with what it carries; on a back a load is behind the coat. */
export const laden = (member: CastMember, bearer: Bearer): Laden => {
  const { companion, figure, isHugging, isDark } = bearer;
  const { parts, mouth, limb, chest } = figure;
  if (!member.carries) return { parts, where: null };
  const carried = carriedAt(member.carries, {
    mouth,
    back: backOf(member, { companion, parts }),
    hand: handOut(member, { companion, parts }),
    eye: eyeBefore(member, { companion, parts }),
    looksDown: member.gaze === 'down',
    chest: isHugging ? (chest ?? (limb ? chestOf(parts, member) : null)) : null,
    heightCm: COMPANION_DRAWINGS[companion].heightCm,
    isDark,
    ...(member.holds ? { holds: member.holds } : {}),
  });
  const { behind, below, above } = holdingParts(carried, figure);
  const shut = carried.where === 'mouth' ? parts : partsWithout(parts, JAW);
  const free = carried.where === 'hand' && below.length > 0 ? partsWithout(shut, FREE_ARM) : shut;
  const load = [...below, carried.sketch, ...above];
  return {
    parts: carried.where === 'back' ? [...load, ...free] : [...behind, ...free, ...load],
    where: carried.where,
  };
};
