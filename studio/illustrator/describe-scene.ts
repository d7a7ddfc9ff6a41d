/** Says in words what a picture shows, for people who do not see it. */
import type { Character, Pronouns } from '#core/character/character.ts';
import type { Language } from '#core/locale/language.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Effect, Gesture, Hold, Prop } from '#core/story/vocabulary.ts';
import { SHEETS } from '#studio/illustrator/composition/holding/handling.data.ts';
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
import { GESTURE_AR, GESTURE_EN } from '#studio/illustrator/wording/gestures.data.ts';
import {
  EFFECT_AR,
  EFFECT_EN,
  HOLD_AR,
  HOLD_EN,
  INSIDE_AR,
  INSIDE_EN,
  READS_AR,
  READS_EN,
  TOUCH_AR,
  TOUCH_EN,
} from '#studio/illustrator/wording/moment.data.ts';

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

/**
 * What somebody is seen to read or to hold: who reads has only that, who sleeps only what is in their arms,
 * and who climbs or swims has no hand free.
 */
type InHands = { readonly reads?: Prop; readonly holds?: Prop; readonly how: Hold };

const handsOf = ({ member, character }: Shown): InHands => {
  const { carries, pose, holds = 'down' } = member;
  const isPerson = character?.kind === 'person';
  const how = isPerson ? holds : 'down';
  if (!carries) return { how };
  if (isPerson && pose === 'reading') return SHEETS.has(carries) ? { reads: carries, how } : { how };
  const isEmpty = pose === 'sleeping' ? how !== 'close' : isPerson && (pose === 'climbing' || pose === 'swimming');
  return isEmpty ? { how } : { holds: carries, how };
};

/** What somebody is seen to do with their hands beside what the body does: `pointing` is said once. */
const gestureOf = ({ member, character }: Shown): Gesture | null => {
  const { gesture, pose } = member;
  const isSeen = character?.kind === 'person' && pose !== 'sleeping' && gesture !== pose;
  return isSeen && gesture ? gesture : null;
};

const actEn = (one: Shown): string => {
  const { reads } = handsOf(one);
  return reads ? READS_EN.replace('{thing}', PROP_EN[reads]) : POSE_EN[one.member.pose];
};

const heldEn = (one: Shown): string => {
  const { holds, how } = handsOf(one);
  return holds ? HOLD_EN[how].replace('{thing}', PROP_EN[holds]) : '';
};

const handsEn = (one: Shown, held: string): string => {
  const gesture = gestureOf(one);
  return [held, ...(gesture ? [GESTURE_EN[gesture]] : [])].filter((part) => part !== '').join(' and ');
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
  const carried = handsEn(first, heldEn(first));
  const asleep = first.member.pose === 'sleeping';
  const mood = asleep ? '' : ` and ${EXPRESSION_EN[first.member.expression]}`;
  const opening = `${capital(nameEn(first))} ${joined([actEn(first), circumstance])}`;
  const start = carried === '' ? `${opening}${mood}.` : `${opening}, ${carried}${asleep ? '' : ','}${mood}.`;
  if (others.length === 0) {
    return start;
  }
  const pronoun = first.character ? OBJECT_EN[first.character.pronouns] : 'it';
  const doing = others.map((one) => {
    const { holds, how } = handsOf(one);
    const held = holds ? (how === 'down' ? `with ${PROP_EN[holds]}` : heldEn(one)) : '';
    return joined([nameEn(one), actEn(one), handsEn(one, held)]);
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

const heldAr = (one: Shown): string => {
  const { holds, how } = handsOf(one);
  const gender = genderAr(one);
  const subject = gender === 'she' ? 'وهي' : 'وهو';
  const gesture = gestureOf(one);
  const doing = [
    ...(holds ? [HOLD_AR[how][gender].replace('{thing}', PROP_AR[holds])] : []),
    ...(gesture ? [GESTURE_AR[gesture][gender]] : []),
  ];
  return doing.length === 0 ? '' : `${subject} ${doing.join(' و')}`;
};

const poseAr = (one: Shown): string => {
  const { reads } = handsOf(one);
  if (reads) return READS_AR[genderAr(one)].replace('{thing}', PROP_AR[reads]);
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
  const mood = first.member.pose === 'sleeping' ? '' : `، و${EXPRESSION_AR[first.member.expression][gender]}`;
  const start = `${joined([poseAr(first), nameAr(first), heldAr(first), circumstance])}${mood}.`;
  if (others.length === 0) {
    return start;
  }
  const near = gender === 'she' ? 'وبالقرب منها' : 'وبالقرب منه';
  const doing = others.map((one) => joined([poseAr(one), nameAr(one), heldAr(one)]));
  return `${start} ${near} ${doing.join('، و')}.`;
};

type Wording = {
  readonly name: (one: Shown) => string;
  readonly prop: Readonly<Record<Prop, string>>;
  readonly touch: (one: Shown) => string;
  readonly inside: (one: Shown) => string;
  readonly effect: Readonly<Record<Effect, string>>;
};

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    name: nameEn,
    prop: PROP_EN,
    touch: ({ member, character }) =>
      member.touches ? TOUCH_EN[member.touches.how][character?.kind === 'person' ? 'person' : 'animal'] : '',
    inside: () => INSIDE_EN,
    effect: EFFECT_EN,
  },
  ar: {
    name: nameAr,
    prop: PROP_AR,
    touch: (one) => (one.member.touches ? TOUCH_AR[one.member.touches.how][genderAr(one)] : ''),
    inside: (one) => INSIDE_AR[genderAr(one)],
    effect: EFFECT_AR,
  },
};

/** What happens in this very moment: the first touch or who is in what, and the first effect. Empty for a quiet scene. */
const describeMoment = (scene: Scene, shown: readonly Shown[], wording: Wording): string[] => {
  const named = (ref: string | undefined): string | null => {
    const one = shown.find(({ member }) => member.ref === ref);
    const placed = scene.props.find((prop) => prop.ref === ref);
    return one ? wording.name(one) : placed ? wording.prop[placed.prop] : null;
  };
  const told = shown.flatMap((one): string[] => {
    const touched = named(one.member.touches?.with);
    const holder = named(one.member.place.in);
    const text = touched === null ? wording.inside(one) : wording.touch(one);
    const other = touched ?? holder;
    return other === null ? [] : [text.replace('{a}', wording.name(one)).replace('{b}', other)];
  });
  const [effect] = scene.effects ?? [];
  const at = named(effect?.at);
  const seen = effect && at !== null ? [wording.effect[effect.effect].replace('{at}', at)] : [];
  return [...told.slice(0, 1), ...seen];
};

/** One to three sentences on who does what, where, in which light and weather, in the language asked for. */
export const describeScene = (scene: Scene, characters: readonly Character[], language: Language): string => {
  const shown = shownIn(scene, characters);
  const staged = language === 'ar' ? describeAr(scene, shown) : describeEn(scene, shown);
  const moment = describeMoment(scene, shown, WORDINGS[language]);
  return moment.length === 0 ? staged : `${staged} ${capital(moment.join(language === 'ar' ? '، و' : ', and '))}.`;
};
