/** The pictures of the half song, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Effect, Prop, Setting } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells, World } from '#studio/storyteller/template.ts';

const box = (along: PropPlacement['place']['along'], prop: Prop = 'music-box'): PropPlacement => ({
  ref: 'box',
  prop,
  place: { along, plane: 'near' },
});

/** What lies about, behind whom it belongs to: nothing may stand between them and the box. */
const thing = (prop: Prop): PropPlacement => ({ ref: prop, prop, place: { along: 'end', plane: 'middle' } });

/** Several of what a sound shakes down, in the air at different heights. */
const raining = (prop: Prop): PropPlacement[] => [
  { ref: 'falling', prop, place: { along: 'center', plane: 'middle', height: 'low' } },
  { ref: 'falling-too', prop, place: { along: 'end', plane: 'far', height: 'high' } },
  { ref: 'falling-last', prop, place: { along: 'end', plane: 'middle', height: 'low' } },
];

/** As it is from the fall to the end. */
const BROKEN = 'broken-music-box';

type Asked = {
  readonly ref: string;
  readonly setting: Setting;
  /** What lies behind them. */
  readonly prop?: Prop;
  readonly listens: string;
  readonly sings: string;
  /** What is seen of them before they sing, and of how they sing. */
  readonly seen?: { readonly before?: Effect; readonly singing: readonly Effect[] };
  readonly what: string;
  /** Small ones are drawn larger than life, so that a page can be about them, and larger still while they sing. */
  readonly size?: number;
  readonly loud?: number;
  readonly pose?: Figure['pose'];
  readonly singing?: Partial<Figure>;
  readonly at?: Partial<Figure>;
  /** What the sound brings down, in the bands that tell of it. */
  readonly falls?: Prop;
  /** What the sound makes of what lies behind them. */
  readonly becomes?: Prop;
  /** What they sit on. */
  readonly under?: PropPlacement;
  /** What those do who came along, and hear it. */
  readonly heard: Pick<Figure, 'expression' | 'gesture' | 'action'>;
};

const seenAt = (ref: string, effects: readonly Effect[] = []): EffectPlacement[] =>
  effects.map((effect) => ({ effect, at: ref }));

const ASKED: readonly Asked[] = [
  {
    ref: 'frog',
    setting: 'nile',
    listens: 'sits in the shallows, puffs himself up and boasts',
    sings: 'sings with a huge mouth so that it splashes',
    seen: { before: 'ripples', singing: ['splash', 'sound-rings', 'notes'] },
    what: 'by the river',
    size: 3,
    loud: 4,
    at: { in: 'water' },
    singing: { pose: 'sitting', in: 'water' },
    under: { ref: 'water', prop: 'water', place: { along: 'center', plane: 'near' } },
    heard: { expression: 'laughing', gesture: 'covering-ears', action: 'holds on to {hero}, covers an ear and laughs' },
  },
  {
    ref: 'camel',
    setting: 'desert',
    listens: 'lies in the sand and listens with one ear',
    sings: 'sings a very long yawn and lays down her neck',
    seen: { singing: ['breath', 'dust', 'notes'] },
    what: 'in the sand',
    size: 0.8,
    loud: 0.9,
    singing: { pose: 'sitting', expression: 'yawning' },
    heard: { expression: 'yawning', gesture: 'hand-over-mouth', action: 'yawns along behind a hand' },
  },
  {
    ref: 'owl',
    setting: 'library',
    prop: 'book',
    listens: 'looks down sternly over a heap of books',
    sings: 'sings a hush with a wing at the beak',
    seen: { singing: ['sound-rings', 'paper-bits'] },
    what: 'among shelves of books',
    size: 2,
    loud: 2.8,
    falls: 'book',
    at: { on: 'table', expression: 'whispering' },
    singing: {
      on: 'table',
      pose: 'sitting',
      expression: 'blowing',
      gesture: 'finger-to-lips',
      gaze: { at: 'hero' },
    },
    under: { ref: 'table', prop: 'table', place: { along: 'center-end', plane: 'near' } },
    heard: { expression: 'whispering', gesture: 'finger-to-lips', action: 'lays a finger on the lips' },
  },
  {
    ref: 'elephant',
    setting: 'jungle',
    prop: 'mango',
    listens: 'spreads both ears to listen',
    sings: 'trumpets with a lifted trunk so that fruit falls down',
    seen: { before: 'drops', singing: ['sound-rings', 'leaves', 'notes'] },
    what: 'under big dripping leaves',
    size: 1.4,
    loud: 1.3,
    pose: 'standing',
    falls: 'mango',
    heard: { expression: 'grimacing', gesture: 'covering-ears', action: 'holds on to {hero} and covers an ear' },
  },
  {
    ref: 'goose',
    setting: 'market',
    prop: 'melon-tower',
    becomes: 'falling-melons',
    listens: 'stretches a long neck toward the music box',
    sings: 'honks with a wide open beak so that a tower of melons falls over',
    seen: { singing: ['sound-rings', 'feathers', 'notes'] },
    what: 'between the stalls of a market',
    size: 1.2,
    loud: 1.5,
    pose: 'standing',
    at: { along: 'end' },
    singing: { along: 'end', gesture: 'arms-wide' },
    heard: { expression: 'grimacing', gesture: 'covering-ears', action: 'holds on to {hero} and covers an ear' },
  },
  {
    ref: 'sheep',
    setting: 'mountain',
    listens: 'chews and thinks about the song',
    sings: 'bleats toward the sky',
    seen: { singing: ['sound-rings', 'notes'] },
    what: 'on a green hillside',
    size: 1.2,
    loud: 1.5,
    at: { expression: 'chewing' },
    heard: { expression: 'grimacing', gesture: 'covering-ears', action: 'holds on to {hero} and covers an ear' },
  },
];

/** A hand from far above on a very small hero would push both to the wrong side: there, company stands by itself. */
const withSmallHero = (draft: SceneDraft, tells: Tells): SceneDraft => {
  if (!tells('together') || !tells('band:2-4')) return draft;
  const { touches: _touches, ...travellers } = draft.travellers ?? {};
  return { ...draft, hero: { ...draft.hero, along: 'center' }, travellers };
};

const ask = ({ ref, setting, prop, listens, seen, what, size, pose, at, under }: Asked): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: `with-${ref}`,
    mood: 'curious',
    // The deed, on the next page, has the nearer view.
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      gaze: { at: ref },
      holds: 'out',
      action: 'holds out a small music box and asks',
    },
    // The key is turned, the lid lifted, by whoever has a hand free.
    travellers: {
      pose: 'standing',
      facing: 'onward',
      expression: 'curious',
      along: 'start',
      gaze: { at: ref },
      gesture: 'cupping-ear',
      touches: { how: 'hand-on', with: 'hero' },
      action: 'stands behind {hero}, a hand on the shoulder, and waits for the song',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'sits in front to listen' },
    companions: {
      [ref]: {
        pose: pose ?? 'sitting',
        facing: 'against',
        expression: 'calling',
        along: 'end',
        gaze: { at: 'hero' },
        action: listens,
        ...(size ? { size } : {}),
        ...at,
      },
    },
    props: [...(prop ? [thing(prop)] : []), ...(under ? [under] : [])],
    effects: seenAt(ref, seen?.before && [seen.before]),
    focus: ref,
    calmZone: 'top',
    action: `{hero} has come to {${ref}} ${what} and holds out the music box${prop ? `; {${prop}} lies near` : ''}.`,
    mustShow: ['{hero} with a music box', `{${ref}} listening`, ...(prop ? [`{${prop}}`] : [])],
  };
  // In the middle band those who are asked do the talking.
  return (_, tells) =>
    withSmallHero(tells('band:5-7') ? draft : { ...draft, hero: { ...draft.hero, expression: 'happy' } }, tells);
};

const wrongEnd = (asked: Asked): SceneAuthor => {
  const { ref, setting, prop, sings, seen, what, size, loud = size, singing, heard, under, falls, becomes } = asked;
  const draft: SceneDraft = {
    setting,
    place: `with-${ref}`,
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: ref },
      holds: 'close',
      action: 'steps back, the open music box hugged to the chest',
    },
    // Behind the hero, one hand on the shoulder; the other does what is heard.
    travellers: {
      pose: 'standing',
      facing: 'three-quarter',
      along: 'start',
      gaze: { at: ref },
      touches: { how: 'hand-on', with: 'hero' },
      ...heard,
    },
    pets: {
      pose: 'sitting',
      expression: heard.expression === 'yawning' ? 'yawning' : 'surprised',
      gaze: { at: ref },
      action: heard.expression === 'yawning' ? 'yawns along' : 'sits with laid back ears',
    },
    companions: {
      [ref]: {
        pose: 'standing',
        facing: 'against',
        expression: 'singing',
        along: 'end',
        gaze: 'up',
        action: sings,
        ...(loud ? { size: loud } : {}),
        ...singing,
      },
    },
    props: [...(prop ? [{ ...thing(becomes ?? prop), ref: prop }] : []), ...(under ? [under] : [])],
    effects: seenAt(ref, seen?.singing),
    focus: becomes && prop ? prop : ref,
    calmZone: 'top',
    action: `${prop ? `Beside {${prop}}, ` : ''}{${ref}} ${what} ${sings}, and {hero} steps back with the music box.`,
    mustShow: [`{${ref}} singing at the top of the voice`, '{hero} with an open music box'],
  };
  // The youngest are told what the hero takes it for.
  const young: SceneDraft = { ...draft, hero: { ...draft.hero, expression: 'laughing' } };
  if (!falls) return (_, tells) => withSmallHero(tells('band:2-4') ? young : draft, tells);
  const brought: SceneDraft = { ...draft, props: [...(draft.props ?? []), ...raining(falls)] };
  return (_, tells) => withSmallHero(tells('band:2-4') ? young : brought, tells);
};

const askedScenes = Object.fromEntries(
  ASKED.flatMap((asked) => [
    [`${asked.ref}.ask`, ask(asked)],
    [`${asked.ref}.end`, wrongEnd(asked)],
  ]),
);

type Owner = {
  readonly ref: string;
  readonly setting: Setting;
  /** The frozen pond or the wood: nobody lives up there. */
  readonly view: 1 | 2;
  readonly waits: string;
  readonly what: string;
  readonly expression: Figure['expression'];
  readonly pose: Figure['pose'];
  readonly size?: number;
  /** What they have with them, and where it is. */
  readonly own: PropPlacement;
  /** They give light. */
  readonly shines?: true;
  /** They stand over what is theirs. */
  readonly keepsOwn?: true;
  /** They sit on what is theirs. */
  readonly sitsOnOwn?: true;
  /** What has become of it after the last note. */
  readonly ownAfter?: PropPlacement;
  /** That is what the last page is about, and the box is nowhere near it. */
  readonly isAboutOwn?: true;
  /** After the last note. */
  readonly after: Pick<Figure, 'pose' | 'expression' | 'gaze' | 'action' | 'height' | 'in' | 'touches'>;
  readonly afterEffect?: EffectPlacement;
  readonly afterwards: string;
  /** How the hero sings to them. */
  readonly sung: Pick<Figure, 'pose' | 'gaze' | 'gesture' | 'action'>;
};

const OWNERS: readonly Owner[] = [
  {
    ref: 'bear',
    setting: 'snow',
    view: 2,
    waits: 'sits in the snow with tired eyes, yawns and says whose music box it is',
    what: 'a tired bear in the snow',
    expression: 'yawning',
    pose: 'sitting',
    size: 1.2,
    own: { ref: 'own', prop: 'blanket', place: { along: 'center-end', plane: 'near' } },
    sitsOnOwn: true,
    ownAfter: { ref: 'own', prop: 'blanket', place: { along: 'end', plane: 'middle' } },
    after: {
      pose: 'sleeping',
      expression: 'sleepy',
      gaze: 'down',
      action: 'sleeps in the snow like a warm hill',
    },
    afterwards: 'has fallen asleep on the last note',
    sung: { pose: 'kneeling', gaze: { at: 'bear' }, action: 'kneels and sings softly' },
  },
  {
    ref: 'penguin',
    setting: 'snow',
    view: 1,
    waits: 'stands guard over an egg and flaps with joy',
    what: 'a penguin with an egg',
    expression: 'calling',
    pose: 'standing',
    size: 1.3,
    own: { ref: 'own', prop: 'snow-nest', place: { along: 'end', plane: 'near' } },
    keepsOwn: true,
    ownAfter: { ref: 'own', prop: 'chick', place: { along: 'center', plane: 'near' } },
    isAboutOwn: true,
    after: {
      pose: 'standing',
      expression: 'happy',
      gaze: { at: 'own' },
      touches: { how: 'hand-on', with: 'own' },
      action: 'lays a wing on a chick that has just come out of its egg',
    },
    afterwards: 'bends over the chick, which came out of its egg on the last note',
    sung: { pose: 'kneeling', gaze: { at: 'own' }, action: 'kneels and sings to the egg' },
  },
  {
    ref: 'little-star',
    setting: 'snow',
    view: 2,
    waits: 'sits on a tree stump, glows as well as it can and calls out for its box',
    what: 'a little fallen star',
    // It cannot fly home, and then it hears of a broken box.
    expression: 'worried',
    shines: true,
    pose: 'sitting',
    own: { ref: 'own', prop: 'tree-stump', place: { along: 'center-end', plane: 'near' } },
    sitsOnOwn: true,
    after: {
      pose: 'flying',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'flies up into the night sky',
      height: 'high',
    },
    afterEffect: { effect: 'glow', at: 'little-star' },
    afterwards: 'flies up to its place in the sky on the last note',
    sung: {
      pose: 'standing',
      gaze: { at: 'little-star' },
      gesture: 'hand-on-heart',
      action: 'sings up to it, a hand on the heart',
    },
  },
];

const meeting = ({
  ref,
  setting,
  view,
  waits,
  what,
  own,
  keepsOwn,
  sitsOnOwn,
  expression,
  pose,
  size,
  shines,
}: Owner): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: 'top',
    view,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'sad',
      along: 'start-center',
      gaze: { at: ref },
      carries: BROKEN,
      // What stands on the ground before them needs the room that outstretched arms take.
      holds: keepsOwn ? 'before' : 'out',
      action: 'holds out the broken music box and owns up',
    },
    travellers: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'worried',
      gaze: { at: ref },
      touches: { how: 'arm-around', with: 'hero' },
      action: 'stands by {hero} and hopes that nobody will be angry',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: ref }, action: 'sits at a polite distance' },
    companions: {
      [ref]: {
        pose,
        facing: 'against',
        expression,
        along: 'center-end',
        gaze: { at: 'hero' },
        action: waits,
        ...(size ? { size } : {}),
        ...(keepsOwn ? { in: 'own', along: 'end', plane: 'near' } : {}),
        ...(sitsOnOwn ? { on: 'own', plane: 'near' } : {}),
      },
    },
    props: [own],
    effects: shines ? [{ effect: 'glow', at: ref }] : [],
    focus: ref,
    calmZone: 'top',
    action: `{hero} has found ${what}, {${ref}}, who lost the music box, and holds it out; {own} is close by.`,
    mustShow: ['{hero} with an open music box', `{${ref}}`, '{own}', 'night sky'],
    mustNotShow: ['daylight'],
  };
  return () => draft;
};

const wholeSong = ({
  ref,
  setting,
  view,
  own,
  ownAfter = own,
  isAboutOwn,
  after,
  afterEffect,
  afterwards,
  sung,
  size,
}: Owner): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: 'top',
    view,
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      facing: 'onward',
      expression: 'singing',
      along: 'start',
      carries: null,
      ...sung,
    },
    travellers: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'calm',
      gaze: { at: ref },
      action: 'listens and holds still',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: ref }, action: 'lifts the nose and sings along' },
    companions: {
      [ref]: {
        ...after,
        ...(size ? { size } : {}),
        facing: 'against',
        along: isAboutOwn ? 'end' : 'center-end',
        plane: 'near',
      },
    },
    props: [...(isAboutOwn ? [] : [box(ref === 'bear' ? 'start' : 'end', BROKEN)]), ownAfter],
    effects: [
      { effect: 'notes', at: 'hero', ...(isAboutOwn ? {} : { towards: ref }) },
      ...(afterEffect ? [afterEffect] : []),
    ],
    focus: isAboutOwn ? 'own' : ref,
    calmZone: 'top',
    action: `{hero} has sung the song to its end beside ${isAboutOwn ? '' : '{box} and '}{own}, and {${ref}} ${afterwards}.`,
    mustShow: [`{${ref}}`, isAboutOwn ? '{own}' : '{box}', '{hero} singing'],
    mustNotShow: ['daylight'],
  };
  return () => draft;
};

const ownerScenes = Object.fromEntries(
  OWNERS.flatMap((owner) => [
    [`${owner.ref}.found`, meeting(owner)],
    [`${owner.ref}.give`, wholeSong(owner)],
  ]),
);

const start = ({ picks }: World): Pick<SceneDraft, 'setting' | 'place' | 'view'> => ({
  setting: picks['found'] === 'playground' ? 'playground' : 'garden',
  place: 'start',
  ...(picks['found'] === 'playground' ? {} : { view: 0 }),
});

/** The right end of the song lets the sneeze out that the wrong ones have left inside. */
const sneezes = (tells: Tells): boolean => tells('feel:sneeze') && !tells('band:2-4');

/** Somebody who came along brings back the key of the box. */
const isFoundIn = (tells: Tells): boolean => tells('line:person') || tells('line:pet');

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (world) => ({
    ...start(world),
    mood: 'curious',
    framings: ['medium', 'close'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: 'box' },
      touches: { how: 'hand-on', with: 'box' },
      action: 'bends down to something that lies on the ground',
    },
    travellers: {
      pose: 'kneeling',
      facing: 'against',
      gaze: { at: 'box' },
      expression: 'curious',
      touches: { how: 'hand-on', with: 'box' },
      action: 'kneels down to the box, too',
    },
    pets: { pose: 'sneaking', gaze: { at: 'box' }, expression: 'curious', action: 'creeps up and sniffs at the box' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'curious',
      gaze: { at: 'box' },
      gesture: 'shrugging',
      action: 'looks on and does not know it',
    },
    props: [box('center')],
    // It is ice-cold.
    effects: [{ effect: 'breath', at: 'box' }],
    focus: 'box',
    calmZone: 'top',
    action: '{hero} has found a small {box} on the ground, where nobody left it.',
    mustShow: ['{box} on the ground', '{hero} bending down'],
  }),
  play: (world, tells) => ({
    ...start(world),
    mood: 'wonder',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      holds: 'before',
      action: 'holds the open music box on the knees and listens',
    },
    travellers: {
      pose: 'kneeling',
      facing: 'against',
      gaze: { at: 'hero' },
      ...(tells('line:person')
        ? {
            expression: tells('band:2-4') ? ('calling' as const) : ('singing' as const),
            // Arms thrown wide would be across the face of the hero.
            gesture: tells('band:2-4') ? ('beckoning' as const) : ('hand-on-heart' as const),
            action: 'knows what to do about the end',
          }
        : {
            expression: 'surprised' as const,
            gesture: 'cupping-ear' as const,
            action: 'bends over to look into the box',
          }),
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'listens with its head on one side' },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'curious',
      gaze: { at: 'hero' },
      gesture: 'cupping-ear',
      action: 'stops and listens',
    },
    effects: [{ effect: 'half-tune', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits on the ground and listens to an open music box with the head on one side.',
    mustShow: ['{hero} holding an open music box', 'a listening face'],
  }),
  go: (_, tells) => ({
    setting: 'forest',
    place: 'road',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: tells('band:2-4') ? 'standing' : 'walking',
      facing: 'onward',
      expression: tells('band:2-4') ? 'calling' : 'singing',
      along: tells('band:2-4') ? 'center-end' : 'center',
      gaze: tells('band:2-4') ? { at: 'sign' } : 'ahead',
      carries: 'shut-music-box',
      holds: 'close',
      action: tells('band:2-4')
        ? 'stands at a well with a music box in the arms and calls into it'
        : 'walks out into the world with a music box in the arms and hums its song',
    },
    travellers: tells('band:2-4')
      ? {
          pose: 'standing',
          expression: 'curious',
          gaze: { at: 'sign' },
          gesture: 'cupping-ear',
          action: 'listens to what comes back',
        }
      : { expression: 'singing', gaze: 'ahead', action: 'walks along and hums' },
    pets: { pose: 'walking', expression: 'happy', gaze: 'ahead', action: 'trots along' },
    // The youngest ask a well, and it says it back.
    props: [{ ref: 'sign', prop: tells('band:2-4') ? 'well' : 'sign-post', place: { along: 'end', plane: 'middle' } }],
    ...(tells('band:2-4') ? { effects: [{ effect: 'sound-rings' as const, at: 'sign' }] } : {}),
    focus: 'hero',
    calmZone: 'top',
    action: tells('band:2-4')
      ? '{hero} stands at {sign} with a small music box and calls into it.'
      : '{hero} walks along a path past {sign} with a small music box.',
    mustShow: ['{hero} with a music box', '{sign}', 'a path'],
  }),
  ...askedScenes,
  climb: () => ({
    setting: 'mountain',
    place: 'path-up',
    view: 2,
    isUphill: true,
    weather: 'wind',
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      carries: 'shut-music-box',
      holds: 'close',
      action: 'climbs a steep mountain path with the music box',
    },
    travellers: {
      pose: 'walking',
      expression: 'determined',
      touches: { how: 'hand-on', with: 'hero' },
      action: 'pushes {hero} from behind',
    },
    pets: { pose: 'walking', gaze: 'ahead', action: 'goes first' },
    effects: [{ effect: 'wind', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} climbs a steep path between bare rocks, high above the land.',
    mustShow: ['{hero} walking uphill', 'bare rocks', 'land far below'],
  }),
  // Whoever has found the key has it, and it lies nowhere else.
  drop: (_, tells) => ({
    setting: 'mountain',
    place: 'snowy-rocks',
    // Bare rocks over the clouds: on the alp there are grass, a hut and sheep.
    view: 2,
    weather: 'snow',
    mood: 'sad',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'sad',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      carries: BROKEN,
      holds: 'before',
      action: 'kneels in the snow with the broken music box in both hands and tries its key in vain',
    },
    // Down beside the hero and not far above.
    travellers: {
      pose: 'kneeling',
      facing: 'three-quarter',
      expression: 'sad',
      gaze: { at: 'hero' },
      ...(tells('line:person')
        ? {
            carries: 'key' as const,
            holds: 'out' as const,
            action: 'has found the key in the snow and holds it out',
          }
        : { gesture: 'hand-over-mouth' as const, action: 'kneels beside {hero}, a hand over the mouth' }),
    },
    pets: {
      pose: 'sitting',
      expression: 'sad',
      gaze: { at: 'hero' },
      ...(tells('line:pet')
        ? { carries: 'key' as const, holds: 'mouth' as const, action: 'brings the key, its tail down' }
        : { action: 'sits with its tail down' }),
    },
    ...(isFoundIn(tells)
      ? {}
      : {
          props: [{ ref: 'key', prop: 'key', place: { along: 'center-end', plane: 'near' } }],
          effects: [{ effect: 'snow-puff', at: 'key' }],
        }),
    focus: 'hero',
    calmZone: 'top',
    action: `{hero} has slipped in the snow, and the music box has fallen: {hero} kneels with it in both hands${
      isFoundIn(tells) ? '' : ', its {key} in the snow'
    }, and it is broken.`,
    mustShow: [
      'the broken music box in the hands of {hero}',
      '{hero} bent over it, with a sad face',
      ...(isFoundIn(tells) ? [] : ['{key}']),
    ],
  }),
  still: (_, tells) => ({
    setting: 'mountain',
    place: 'snow-line',
    view: 2,
    weather: 'snow',
    mood: 'sad',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'sad',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      carries: BROKEN,
      holds: tells('band:2-4') ? 'close' : 'before',
      action: 'sits in the snow with the broken music box on the knees',
    },
    travellers: {
      pose: 'sitting',
      expression: 'sad',
      gaze: { at: 'hero' },
      touches: { how: 'leaning-on', with: 'hero' },
      action: 'sits close and leans on {hero}',
    },
    pets: { pose: 'lying', expression: 'sad', gaze: { at: 'hero' }, action: 'lies on the feet of {hero}' },
    effects: [{ effect: 'breath', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits alone in the wide quiet snow with a broken music box.',
    mustShow: ['{hero} with a broken music box', 'quiet snow all around'],
  }),
  sing: (_, tells) => ({
    // A voice needs peaks across from it and air below.
    setting: 'mountain',
    place: 'snow-line',
    view: 2,
    weather: 'snow',
    mood: 'proud',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'singing',
      along: 'start-center',
      plane: 'near',
      gaze: 'up',
      carries: BROKEN,
      holds: 'close',
      action: 'stands up straight and sings into the evening',
    },
    travellers: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: tells('band:2-4') && tells('line:person') ? 'calling' : 'calm',
      gaze: { at: 'hero' },
      gesture: 'hand-on-heart',
      action: 'looks at {hero} and listens, a hand on the heart',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'listens with both ears up' },
    effects: [{ effect: 'half-tune', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands in the snow at dusk, the broken music box in hand, and sings.',
    mustShow: ['{hero} singing with an open mouth', 'the wide evening sky'],
  }),
  answer: (_, tells) => ({
    setting: 'mountain',
    place: 'snow-slope',
    view: 2,
    weather: 'snow',
    isUphill: true,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'walking',
      facing: 'three-quarter',
      along: tells('together') ? 'center' : 'start-center',
      plane: 'near',
      gaze: { at: 'star' },
      carries: BROKEN,
      holds: 'close',
      ...(sneezes(tells)
        ? { expression: 'blowing' as const, action: 'hears a voice from above and sneezes at last' }
        : {
            expression: 'surprised' as const,
            gesture: 'cupping-ear' as const,
            action: 'stops on the slope, a hand behind the ear, and hears a voice from above',
          }),
    },
    travellers: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      // Behind, so that the star is in nobody's hand.
      along: 'start',
      gaze: { at: 'star' },
      gesture: 'hand-on-heart',
      action: 'looks up to where the voice is, a hand on the heart',
    },
    pets: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'surprised',
      gaze: { at: 'star' },
      action: 'listens upward',
    },
    props: [{ ref: 'star', prop: 'star', place: { along: 'end', plane: 'far', height: 'high' } }],
    effects: [
      { effect: 'notes', at: 'star', towards: 'hero' },
      ...(sneezes(tells) ? [{ effect: 'breath', at: 'hero' } as const] : []),
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands still on a snowy slope and hears a voice answer from high above, where {star} is.',
    mustShow: ['{hero} listening upward', 'notes that come from above', '{star}'],
    mustNotShow: ['the one who answers'],
  }),
  ...ownerScenes,
  end: (world, tells) => ({
    ...start(world),
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      facing: 'three-quarter',
      along: 'start-center',
      plane: 'near',
      ...(tells('ending:far')
        ? {
            pose: 'standing' as const,
            expression: 'happy' as const,
            gaze: 'up' as const,
            gesture: 'cupping-ear' as const,
            action: 'has sung the song and listens for its last note, a hand behind the ear',
          }
        : {
            pose: 'dancing' as const,
            expression: 'singing' as const,
            gaze: 'ahead' as const,
            action: 'sings the whole song and dances home with empty arms',
          }),
    },
    travellers: tells('ending:far')
      ? {
          pose: 'standing',
          expression: 'whispering',
          gaze: { at: 'hero' },
          gesture: 'finger-to-lips',
          action: 'holds a finger to the lips and listens, too',
        }
      : { pose: 'standing', expression: 'singing', gesture: 'clapping', action: 'claps and sings along' },
    pets: { pose: 'jumping', expression: 'happy', gaze: { at: 'hero' }, action: 'jumps about' },
    adults: {
      pose: 'waving',
      facing: 'against',
      expression: 'singing',
      gaze: { at: 'hero' },
      action: 'waves and hums along',
    },
    effects: [{ effect: 'notes', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} is back where it began and sings the whole song in the early light.',
    mustShow: ['{hero} with empty arms', 'early light'],
    mustNotShow: ['a music box'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'snow',
  place: 'snow-slope',
  mood: 'wonder',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'curious',
    along: 'center',
    plane: 'near',
    gaze: 'up',
    action: 'holds an open music box and listens into the distance',
    carries: 'music-box',
    holds: 'before',
  },
  effects: [{ effect: 'half-tune', at: 'hero' }],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} stands in evening snow with an open music box and listens.',
  mustShow: ['{hero} large and clear with a music box', 'quiet evening sky above for the title'],
});
