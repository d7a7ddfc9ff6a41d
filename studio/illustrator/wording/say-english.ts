/** Says in English what is seen in a scene. */
import type { Scene, SceneRef } from '#core/story/scene.ts';
import type { Pose, Prop } from '#core/story/vocabulary.ts';
import {
  AID_EN,
  ANIMAL_POSE_EN,
  COMPANION_EN,
  EXPRESSION_EN,
  LIGHT_EN,
  PLACE_EN,
  PLURAL_EN,
  POSE_EN,
  PROP_EN,
  WEATHER_EN,
  WHEELED_EN,
} from '#studio/illustrator/wording/english.data.ts';
import { GESTURE_EN, ONE_HAND_EN } from '#studio/illustrator/wording/gestures.data.ts';
import {
  BEFORE_IN_ONE_HAND_EN,
  EFFECT_EN,
  HOLD_EN,
  LAMP_EN,
  TOUCH_EN,
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const PRONOUNS = {
  she: { their: 'her', them: 'her' },
  he: { their: 'his', them: 'him' },
  they: { their: 'their', them: 'them' },
  it: { their: 'its', them: 'it' },
} as const;

const calledOf = ({ member: { who } }: Shown) => ('companion' in who ? who.called?.en : undefined);

const pronounsOf = (one: Shown): (typeof PRONOUNS)[keyof typeof PRONOUNS] =>
  PRONOUNS[one.character?.pronouns ?? calledOf(one)?.pronouns ?? 'it'];

const withPronouns = (text: string, one: Shown): string => {
  const { their, them } = pronounsOf(one);
  return text.replaceAll('{their}', their).replaceAll('{them}', them);
};

const kindOf = (one: Shown): string =>
  calledOf(one)?.noun ?? (one.animal ? COMPANION_EN[one.animal].replace(/^an? /, '') : '');

const ownName = (one: Shown): string | null => {
  const { who } = one.member;
  if (one.character) return one.character.name;
  return 'companion' in who ? (who.called?.en?.name ?? who.name) : null;
};

/** A name with what they are the first time, the name alone after that. */
const nameOf = (one: Shown, { told }: Pick<Telling, 'told'>): string => {
  const isKnown = told.has(one.member.ref);
  told.add(one.member.ref);
  const [name, kind] = [ownName(one), kindOf(one)];
  if (name === null) return isKnown || !one.animal ? `the ${kind}` : COMPANION_EN[one.animal];
  return kind === '' || isKnown || name.toLowerCase().includes(kind) ? name : `${name} the ${kind}`;
};

/** `a tent` the first time, `the tent` after that. */
const targetName = (at: Target, telling: Telling): string => {
  if ('one' in at) return nameOf(at.one, telling);
  const isKnown = telling.told.has(at.ref);
  telling.told.add(at.ref);
  return isKnown ? PROP_EN[at.thing].replace(/^an? /, 'the ') : PROP_EN[at.thing];
};

const poseOf = (one: Shown, isWheeled: boolean): string => {
  const words: Readonly<Record<Pose, string>> = isWheeled ? WHEELED_EN : one.animal ? ANIMAL_POSE_EN : POSE_EN;
  return words[one.member.pose];
};

/** What the body does, to whom or with what, and how. */
const bodyOf = (one: Shown, telling: Telling): string => {
  const { scene, shown } = telling;
  const { reads, carries } = handsOf(one);
  const aid = aidOf(one, scene);
  const hugged = huggedBy(one, scene, shown);
  const way = wayOf(one, scene);
  const deed = reads
    ? `reads ${PROP_EN[reads]}`
    : carries
      ? `carries ${PROP_EN[carries]}`
      : hugged
        ? `hugs ${targetName(hugged, telling)}`
        : way;
  const usual = deed ?? poseOf(one, aid === 'wheelchair');
  return joined([usual, aid && (deed || aid !== 'wheelchair') ? AID_EN[aid] : '']);
};

const actOf = (one: Shown, telling: Telling): string => {
  const place = whereaboutsOf(one, telling.scene, telling.shown);
  const body = withPronouns(bodyOf(one, telling), one);
  return place ? `${body} ${place.how} ${targetName(place.at, telling)}` : body;
};

/** What hands have and do, and what is worn. */
const handsSaid = (one: Shown, { scene, told }: Telling): string => {
  const { holds, how } = handsOf(one);
  const gesture = gestureOf(one);
  const worn = wornBy(one, scene).map((prop) => PROP_EN[prop]);
  for (const { ref, place } of scene.props) if (place.on === one.member.ref && worn.length > 0) told.add(ref);
  const isOneHanded = hasOneHand(one);
  const hold = isOneHanded && how === 'before' ? BEFORE_IN_ONE_HAND_EN : HOLD_EN[how];
  const held = holds ? (one.animal ? 'with {thing}' : hold).replace('{thing}', PROP_EN[holds]) : '';
  const does = gesture ? (isOneHanded && ONE_HAND_EN[gesture]) || GESTURE_EN[gesture] : '';
  const said = [worn.length > 0 ? `wearing ${list(worn)}` : '', held, does];
  return withPronouns(list(said.filter((part) => part !== '')), one);
};

const firstSaid = (one: Shown, telling: Telling): string => {
  const { setting, light, weather } = telling.scene;
  const name = capital(nameOf(one, telling));
  const opening = joined([name, actOf(one, telling), PLACE_EN[setting], LIGHT_EN[light], WEATHER_EN[weather]]);
  const hands = handsSaid(one, telling);
  const mood = moodOf(one);
  const feels = mood ? ` and ${EXPRESSION_EN[mood]}` : '';
  return hands === '' ? `${opening}${feels}.` : `${opening}, ${hands}${feels === '' ? '' : ','}${feels}.`;
};

const othersSaid = (others: readonly Shown[], first: Shown, telling: Telling): string[] => {
  if (others.length === 0) return [];
  const doing = others.map((one) => joined([nameOf(one, telling), actOf(one, telling), handsSaid(one, telling)]));
  return [`Near ${pronounsOf(first).them}, ${list(doing)}.`];
};

const WHERE: Readonly<Record<Things['where'], (them: string | null, isOne: boolean) => string>> = {
  near: (them, isOne) => (them === null ? 'There' : isOne ? `Beside ${them}` : `Around ${them}`),
  far: () => 'In the distance',
  above: (them) => (them === null ? 'Overhead' : `Above ${them}`),
};

/** What stands about, group by group; what is on a table is told with it. */
const thingsSaid = (first: Shown | undefined, telling: Telling): string[] => {
  const groups = thingsIn(telling.scene, telling.shown, telling.told);
  const wheres = [...new Set(groups.map(({ where }) => where))];
  return wheres.map((where) => {
    const here = groups.filter((group) => group.where === where);
    const said = here.flatMap(({ things, bearer }) => {
      const named = things.map((thing) => PROP_EN[thing]);
      return bearer ? [`${list(named)} ${bearer.how} ${targetName(bearer.at, telling)}`] : named;
    });
    const things: readonly Prop[] = here.flatMap((group) => group.things);
    const isOne = things.length === 1;
    const isSingular = isOne && !things.some((thing) => PLURAL_EN.has(thing));
    const opening = WHERE[where](first ? pronounsOf(first).them : null, isOne);
    return `${opening} ${isSingular ? 'is' : 'are'} ${list(said)}.`;
  });
};

const touchSaid = (telling: Telling): string[] => {
  const touch = touchIn(telling.scene, telling.shown);
  if (!touch) return [];
  const words = TOUCH_EN[touch.how][touch.by.animal ? 'animal' : 'person'];
  return [words.replace('{a}', nameOf(touch.by, telling)).replace('{b}', targetName(touch.at, telling))];
};

const happeningSaid = (telling: Telling): string[] => {
  const happening = happeningIn(telling.scene, telling.shown);
  if (!happening) return [];
  const { what, at } = happening;
  const lamp = 'one' in at && at.one.member.carries ? (LAMP_EN[at.one.member.carries] ?? '') : '';
  return [EFFECT_EN[what].replace('{lamp}', lamp).replace('{at}', targetName(at, telling))];
};

export const sayInEnglish = (scene: Scene, shown: readonly Shown[]): string => {
  const telling: Telling = { scene, shown, told: new Set() };
  const [first, ...others] = shown;
  const people = first
    ? [firstSaid(first, telling), ...othersSaid(others, first, telling)]
    : [`${capital(joined([PLACE_EN[scene.setting], LIGHT_EN[scene.light], WEATHER_EN[scene.weather]]))}.`];
  const moment = [...touchSaid(telling), ...happeningSaid(telling)];
  const happens = moment.length === 0 ? [] : [`${capital(moment.join(', and '))}.`];
  return [...people, ...happens, ...thingsSaid(first, telling)].join(' ');
};
