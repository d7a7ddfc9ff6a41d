/** Says in words what a picture shows, for people who do not see it. */
import type { Character, Pronouns } from '#core/character/character.ts';
import type { Language } from '#core/locale/language.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import {
  ANIMAL_POSE_AR,
  COMPANION_AR,
  EXPRESSION_AR,
  LIGHT_AR,
  PLACE_AR,
  POSE_AR,
  PROP_AR,
  WEATHER_AR,
} from '#studio/illustrator/wording/arabic.data.ts';
import {
  COMPANION_EN,
  EXPRESSION_EN,
  LIGHT_EN,
  PLACE_EN,
  POSE_EN,
  PROP_EN,
  WEATHER_EN,
} from '#studio/illustrator/wording/english.data.ts';

type Shown = { readonly member: CastMember; readonly character: Character | null };

/** People and pets of the family who are in the scene but unknown are left out, as in the picture. */
const shownIn = (scene: Scene, characters: readonly Character[]): Shown[] =>
  scene.cast.flatMap((member): Shown[] => {
    if (!('character' in member.who)) {
      return [{ member, character: null }];
    }
    const id = member.who.character;
    const character = characters.find((one) => one.id === id);
    return character ? [{ member, character }] : [];
  });

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nameEn = ({ member, character }: Shown): string => {
  if (character) {
    return character.name;
  }
  if (!('companion' in member.who)) {
    return '';
  }
  const kind = COMPANION_EN[member.who.companion];
  return member.who.name === null ? kind : `${member.who.name} the ${kind.replace(/^an? /, '')}`;
};

const OBJECT_EN: Readonly<Record<Pronouns, string>> = { she: 'her', he: 'him', they: 'them' };

const listEn = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const describeEn = (scene: Scene, shown: readonly Shown[]): string => {
  const [first, ...others] = shown;
  const circumstance = joined([PLACE_EN[scene.setting], LIGHT_EN[scene.light], WEATHER_EN[scene.weather]]);
  if (!first) {
    return `${capital(circumstance)}.`;
  }
  const carried = first.member.carries ? `holding ${PROP_EN[first.member.carries]}` : '';
  const asleep = first.member.pose === 'sleeping';
  const mood = asleep ? '' : ` and ${EXPRESSION_EN[first.member.expression]}`;
  const opening = `${capital(nameEn(first))} ${joined([POSE_EN[first.member.pose], circumstance])}`;
  const start = asleep || carried === '' ? `${opening}${mood}.` : `${opening}, ${carried},${mood}.`;
  if (others.length === 0) {
    return start;
  }
  const pronoun = first.character ? OBJECT_EN[first.character.pronouns] : 'it';
  const doing = others.map((one) => {
    const held = one.member.carries ? ` with ${PROP_EN[one.member.carries]}` : '';
    return `${nameEn(one)} ${POSE_EN[one.member.pose]}${held}`;
  });
  return `${start} Near ${pronoun}, ${listEn(doing)}.`;
};

/** Masculine forms also serve for somebody who is neither. */
const genderAr = ({ member, character }: Shown): 'she' | 'he' => {
  if (character) {
    return character.pronouns === 'she' ? 'she' : 'he';
  }
  return 'companion' in member.who ? COMPANION_AR[member.who.companion].gender : 'he';
};

const nameAr = ({ member, character }: Shown): string => {
  if (character) {
    return character.name;
  }
  if (!('companion' in member.who)) {
    return '';
  }
  const { noun, definite = `ال${noun}` } = COMPANION_AR[member.who.companion];
  return member.who.name === null ? noun : `${definite} ${member.who.name}`;
};

const poseAr = (one: Shown): string => {
  const words = one.character?.kind === 'person' ? POSE_AR : ANIMAL_POSE_AR;
  return words[one.member.pose][genderAr(one)];
};

const describeAr = (scene: Scene, shown: readonly Shown[]): string => {
  const [first, ...others] = shown;
  const circumstance = joined([PLACE_AR[scene.setting], LIGHT_AR[scene.light], WEATHER_AR[scene.weather]]);
  if (!first) {
    return `${circumstance}.`;
  }
  const gender = genderAr(first);
  const [subject, verb] = gender === 'she' ? ['وهي', 'تحمل'] : ['وهو', 'يحمل'];
  const carried = first.member.carries ? `${subject} ${verb} ${PROP_AR[first.member.carries]}` : '';
  const mood = first.member.pose === 'sleeping' ? '' : `، و${EXPRESSION_AR[first.member.expression][gender]}`;
  const start = `${joined([poseAr(first), nameAr(first), carried, circumstance])}${mood}.`;
  if (others.length === 0) {
    return start;
  }
  const near = gender === 'she' ? 'وبالقرب منها' : 'وبالقرب منه';
  const doing = others.map((one) => {
    const held = one.member.carries
      ? `${genderAr(one) === 'she' ? 'وهي تحمل' : 'وهو يحمل'} ${PROP_AR[one.member.carries]}`
      : '';
    return joined([poseAr(one), nameAr(one), held]);
  });
  return `${start} ${near} ${doing.join('، و')}.`;
};

/** One or two sentences on who does what, where, in which light and weather, in the language asked for. */
export const describeScene = (scene: Scene, characters: readonly Character[], language: Language): string => {
  const shown = shownIn(scene, characters);
  return language === 'ar' ? describeAr(scene, shown) : describeEn(scene, shown);
};
