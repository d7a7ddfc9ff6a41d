/** Says in Arabic what is seen in a scene. */
import type { Scene, SceneRef } from '#core/story/scene.ts';
import type { Companion, Pose, Prop } from '#core/story/vocabulary.ts';
import {
  AID_AR,
  ANIMAL_POSE_AR,
  COMPANION_AR,
  EXPRESSION_AR,
  type Gendered,
  LIGHT_AR,
  PLACE_AR,
  POSE_AR,
  PROP_AR,
  WAY_AR,
  WEATHER_AR,
  WHEELED_AR,
} from '#studio/illustrator/wording/arabic.data.ts';
import { GESTURE_AR, ONE_HAND_AR } from '#studio/illustrator/wording/gestures.data.ts';
import {
  BEFORE_IN_ONE_HAND_AR,
  EFFECT_AR,
  HOLD_AR,
  LAMP_AR,
  TOUCH_AR,
} from '#studio/illustrator/wording/moment.data.ts';
import {
  aidOf,
  gestureOf,
  handsOf,
  happeningIn,
  hasOneHand,
  huggedBy,
  moodOf,
  type Shown,
  type Target,
  thingsIn,
  touchIn,
  type Things,
  wayOf,
  whereaboutsOf,
  wornBy,
} from '#studio/illustrator/wording/seen.ts';

/** `told` collects whom and what the sentences have named. */
type Telling = { readonly scene: Scene; readonly shown: readonly Shown[]; readonly told: Set<SceneRef> };

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** `و` before each of them but the first. */
const list = (parts: readonly string[]): string => parts.join(' و');

const calledOf = ({ member: { who } }: Shown) => ('companion' in who ? who.called?.ar : undefined);

/** Masculine forms also serve for somebody who is neither. */
const genderOf = (one: Shown): keyof Gendered => {
  const pronouns = one.character?.pronouns ?? calledOf(one)?.pronouns;
  if (pronouns === undefined && one.animal) return COMPANION_AR[one.animal].gender;
  return pronouns === 'she' ? 'she' : 'he';
};

/** Only accusatives are written otherwise than a subject: without their ending they are what follows a preposition, too. */
const bare = (accusative: string): string => accusative.replace(/(\u0651?)\u064B(\u0651?)ا?(?= |$)/gu, '$1$2');

/** As a subject. */
const nominative = (prop: Prop): string => bare(PROP_AR[prop]).replace(/فّازين$/u, 'فّازان');

const withArticle = (noun: string, { definite }: { readonly definite?: string | undefined }): string => {
  const [head = '', ...adjectives] = noun.split(' ');
  return definite ?? [`ال${head}`, ...adjectives.map((word) => `ال${word}`)].join(' ');
};

/** `القط مشمش`; `سمسم السلحفاة` where Arabic has no noun of that gender. */
const named = (name: string, animal: Companion, gender: keyof Gendered): string => {
  const noun = COMPANION_AR[animal];
  if (noun.gender === gender) return `${withArticle(noun.noun, noun)} ${name}`;
  return noun.other ? `${withArticle(noun.other, {})} ${name}` : `${name} ${withArticle(noun.noun, noun)}`;
};

/** With what they are the first time, the name alone after that. */
const nameOf = (one: Shown, { told }: Pick<Telling, 'told'>): string => {
  const isKnown = told.has(one.member.ref);
  told.add(one.member.ref);
  const { who } = one.member;
  const called = calledOf(one);
  const name = one.character ? one.character.name : 'companion' in who ? (called?.name ?? who.name) : null;
  if (!one.animal) return name ?? '';
  if (name === null) {
    const { noun } = COMPANION_AR[one.animal];
    return isKnown ? withArticle(noun, COMPANION_AR[one.animal]) : noun;
  }
  if (isKnown) return name;
  return called ? `${called.noun} ${name}` : named(name, one.animal, genderOf(one));
};

type Case = 'object' | 'after-preposition';

const targetName = (at: Target, as: Case, telling: Telling): string => {
  if ('one' in at) return nameOf(at.one, telling);
  const isKnown = telling.told.has(at.ref);
  telling.told.add(at.ref);
  // Of several words only a reader knows which of them takes the article.
  if (isKnown && !PROP_AR[at.thing].includes(' ')) return withArticle(bare(PROP_AR[at.thing]), {});
  return as === 'object' ? PROP_AR[at.thing] : bare(PROP_AR[at.thing]);
};

const poseOf = (one: Shown, isWheeled: boolean): string => {
  const words: Readonly<Record<Pose, Gendered>> = isWheeled ? WHEELED_AR : one.animal ? ANIMAL_POSE_AR : POSE_AR;
  return words[one.member.pose][genderOf(one)];
};

const PLACED = { in: 'في', on: 'على', over: 'فوق', under: 'تحت' } as const;

/** The verb, and what stands behind who does it. */
type Act = { readonly verb: string; readonly rest: string };

const split = (text: string): Act => {
  const at = text.indexOf(' ');
  return at < 0 ? { verb: text, rest: '' } : { verb: text.slice(0, at), rest: text.slice(at + 1) };
};

const deedOf = (one: Shown, telling: Telling): Act | null => {
  const { reads, carries } = handsOf(one);
  const [gender, { scene, shown }] = [genderOf(one), telling];
  const verb = (she: string, he: string): string => (gender === 'she' ? she : he);
  if (reads) return { verb: verb('تقرأ', 'يقرأ'), rest: PROP_AR[reads] };
  if (carries) return { verb: verb('تحمل', 'يحمل'), rest: PROP_AR[carries] };
  const hugged = huggedBy(one, scene, shown);
  if (hugged) return { verb: verb('تعانق', 'يعانق'), rest: targetName(hugged, 'object', telling) };
  const way = wayOf(one, scene);
  return way ? split(WAY_AR[way][gender]) : null;
};

const actOf = (one: Shown, telling: Telling): string => {
  const name = nameOf(one, telling);
  const { scene, shown } = telling;
  const aid = aidOf(one, scene);
  const deed = deedOf(one, telling);
  const { verb, rest } = deed ?? split(poseOf(one, aid === 'wheelchair'));
  const support = aid && (deed || aid !== 'wheelchair') ? AID_AR[aid][genderOf(one)] : '';
  const place = whereaboutsOf(one, scene, shown);
  const where = place ? `${PLACED[place.how]} ${targetName(place.at, 'after-preposition', telling)}` : '';
  return joined([verb, name, rest, support, where]);
};

/** What hands have and do, and what is worn, after `وهي` or `وهو`. */
const handsSaid = (one: Shown, { scene, told }: Telling): string => {
  const { holds, how } = handsOf(one);
  const gender = genderOf(one);
  const gesture = gestureOf(one);
  const worn = wornBy(one, scene).map((prop) => PROP_AR[prop]);
  for (const { ref, place } of scene.props) if (place.on === one.member.ref && worn.length > 0) told.add(ref);
  const isOneHanded = hasOneHand(one);
  const hold = isOneHanded && how === 'before' ? BEFORE_IN_ONE_HAND_AR : HOLD_AR[how];
  const does = gesture && ((isOneHanded && ONE_HAND_AR[gesture]) || GESTURE_AR[gesture]);
  const doing = [
    ...(worn.length > 0 ? [`${gender === 'she' ? 'ترتدي' : 'يرتدي'} ${list(worn)}`] : []),
    ...(holds ? [hold[gender].replace('{thing}', PROP_AR[holds])] : []),
    ...(does ? [does[gender]] : []),
  ];
  return doing.length === 0 ? '' : `${gender === 'she' ? 'وهي' : 'وهو'} ${list(doing)}`;
};

const circumstanceOf = ({ setting, light, weather }: Scene): string =>
  joined([PLACE_AR[setting], LIGHT_AR[light], WEATHER_AR[weather]]);

const firstSaid = (one: Shown, telling: Telling): string => {
  const mood = moodOf(one);
  const feels = mood ? `، و${EXPRESSION_AR[mood][genderOf(one)]}` : '';
  return `${joined([actOf(one, telling), circumstanceOf(telling.scene), handsSaid(one, telling)])}${feels}.`;
};

const othersSaid = (others: readonly Shown[], first: Shown, telling: Telling): string[] => {
  if (others.length === 0) return [];
  const near = genderOf(first) === 'she' ? 'وبالقرب منها' : 'وبالقرب منه';
  const doing = others.map((one) => joined([actOf(one, telling), handsSaid(one, telling)]));
  return [`${near} ${doing.join('، و')}.`];
};

const WHERE: Readonly<Record<Things['where'], Gendered & { readonly nobody: string }>> = {
  near: { she: 'وحولها', he: 'وحوله', nobody: 'وهناك' },
  far: { she: 'وفي البعيد', he: 'وفي البعيد', nobody: 'وفي البعيد' },
  above: { she: 'وفوقها', he: 'وفوقه', nobody: 'وفي الأعلى' },
};

/** Of one thing. */
const BESIDE: Gendered = { she: 'وبجانبها', he: 'وبجانبه' };

const thingsSaid = (first: Shown | undefined, telling: Telling): string[] => {
  const groups = thingsIn(telling.scene, telling.shown, telling.told);
  const wheres = [...new Set(groups.map(({ where }) => where))];
  return wheres.map((where) => {
    const here = groups.filter((group) => group.where === where);
    const said = here.flatMap(({ things, bearer }) => {
      const all = things.map(nominative);
      if (!bearer) return all;
      const under = targetName(bearer.at, 'after-preposition', telling);
      return [`${list(all)} ${PLACED[bearer.how]} ${under}`];
    });
    const isOne = here.flatMap(({ things }) => things).length === 1;
    const opening = !first ? WHERE[where].nobody : (where === 'near' && isOne ? BESIDE : WHERE[where])[genderOf(first)];
    return `${opening} ${list(said)}.`;
  });
};

/** Behind a verb stands an object; behind `إلى` and `بيد` it has no ending. */
const IS_OBJECT: ReadonlySet<string> = new Set(['hand-on', 'arm-around', 'hugging']);

const touchSaid = (telling: Telling): string[] => {
  const touch = touchIn(telling.scene, telling.shown);
  if (!touch) return [];
  const { how, by, at } = touch;
  const toucher = nameOf(by, telling);
  const touched = targetName(at, IS_OBJECT.has(how) ? 'object' : 'after-preposition', telling);
  return [TOUCH_AR[how][genderOf(by)].replace('{a}', toucher).replace('{b}', touched)];
};

/** `حولها` for `حول خيمة` where the tent is what has just been touched. */
const withPronoun = (words: string, thing: Prop): string => {
  const pronoun = /^\S+ة(?: |$)/u.test(bare(PROP_AR[thing])) ? 'ها' : 'ه';
  return words.replace(/(\S+) \{at\}/u, (_, before: string) => `${before.replace(/ى$/u, 'ي')}${pronoun}`);
};

const happeningSaid = (telling: Telling): string[] => {
  const happening = happeningIn(telling.scene, telling.shown);
  if (!happening) return [];
  const { what, at } = happening;
  const words = EFFECT_AR[what];
  const said = typeof words === 'string' ? words : words['one' in at ? genderOf(at.one) : 'he'];
  const lamp = 'one' in at && at.one.member.carries ? (LAMP_AR[at.one.member.carries] ?? '') : '';
  if ('thing' in at && touchIn(telling.scene, telling.shown)?.at.ref === at.ref) return [withPronoun(said, at.thing)];
  return [said.replace('{lamp}', lamp).replace('{at}', targetName(at, 'after-preposition', telling))];
};

export const sayInArabic = (scene: Scene, shown: readonly Shown[]): string => {
  const telling: Telling = { scene, shown, told: new Set() };
  const [first, ...others] = shown;
  const people = first
    ? [firstSaid(first, telling), ...othersSaid(others, first, telling)]
    : [`${circumstanceOf(scene)}.`];
  const moment = [...touchSaid(telling), ...happeningSaid(telling)];
  const happens = moment.length === 0 ? [] : [`${moment.join('، و')}.`];
  return [...people, ...happens, ...thingsSaid(first, telling)].join(' ');
};
