/** The pictures of the half song, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Effect, Prop, Setting } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

const box = (along: PropPlacement['place']['along']): PropPlacement => ({
  ref: 'box',
  prop: 'music-box',
  place: { along, plane: 'near' },
});

const thing = (prop: Prop, along: PropPlacement['place']['along']): PropPlacement => ({
  ref: prop,
  prop,
  place: { along, plane: 'near' },
});

type Asked = {
  readonly ref: string;
  readonly setting: Setting;
  readonly prop: Prop;
  readonly listens: string;
  readonly sings: string;
  /** What is seen of them before they sing, and of how they sing. */
  readonly seen?: { readonly before?: Effect; readonly singing: readonly Effect[] };
  readonly what: string;
};

const seenAt = (ref: string, effects: readonly Effect[] = []): EffectPlacement[] =>
  effects.map((effect) => ({ effect, at: ref }));

const ASKED: readonly Asked[] = [
  {
    ref: 'frog',
    setting: 'nile',
    prop: 'leaf',
    listens: 'sits on the bank and puffs himself up',
    sings: 'sings with a huge mouth and leaps backwards',
    seen: { before: 'ripples', singing: ['splash', 'sound-rings'] },
    what: 'by the river',
  },
  {
    ref: 'camel',
    setting: 'desert',
    prop: 'dates',
    listens: 'lies in the sand and listens with one ear',
    sings: 'sings a very long yawn',
    seen: { singing: ['breath', 'dust'] },
    what: 'in the sand',
  },
  {
    ref: 'owl',
    setting: 'library',
    prop: 'book',
    listens: 'looks down sternly over a heap of books',
    sings: 'sings a hush with a wing at the beak',
    seen: { singing: ['sound-rings', 'paper-bits'] },
    what: 'among shelves of books',
  },
  {
    ref: 'elephant',
    setting: 'jungle',
    prop: 'mango',
    listens: 'spreads both ears to listen',
    sings: 'trumpets with a lifted trunk so that fruit falls down',
    seen: { before: 'drops', singing: ['sound-rings', 'leaves'] },
    what: 'under big dripping leaves',
  },
  {
    ref: 'goose',
    setting: 'market',
    prop: 'basket',
    listens: 'stretches a long neck toward the music box',
    sings: 'honks with a wide open beak',
    seen: { singing: ['sound-rings', 'feathers'] },
    what: 'between the stalls of a market',
  },
  {
    ref: 'sheep',
    setting: 'mountain',
    prop: 'flower',
    listens: 'chews and thinks about the song',
    sings: 'bleats toward the sky',
    seen: { singing: ['sound-rings'] },
    what: 'on a green hillside',
  },
];

const ask = ({ ref, setting, prop, listens, seen, what }: Asked): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: `with-${ref}`,
    mood: 'curious',
    framings: ['wide', 'medium', 'low-angle'],
    hero: {
      pose: 'carrying',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      gaze: { at: ref },
      action: 'comes with a small music box and asks',
    },
    travellers: { pose: 'standing', gaze: { at: ref } },
    companions: {
      [ref]: {
        pose: 'sitting',
        facing: 'against',
        expression: 'curious',
        along: 'center-end',
        gaze: { at: 'hero' },
        action: listens,
      },
    },
    props: [thing(prop, 'end')],
    effects: seenAt(ref, seen?.before && [seen.before]),
    focus: ref,
    calmZone: 'top',
    action: `{hero} has come to {${ref}} ${what} and shows the music box; {${prop}} lies near.`,
    mustShow: ['{hero} with a music box', `{${ref}} listening`, `{${prop}}`],
  };
  return () => draft;
};

const wrongEnd = ({ ref, setting, prop, sings, seen, what }: Asked): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: `with-${ref}`,
    mood: 'funny',
    framings: ['close', 'medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'laughing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: ref },
      action: 'bends back and laughs with the open music box in hand',
    },
    companions: {
      [ref]: {
        pose: 'standing',
        facing: 'against',
        expression: 'singing',
        along: 'center-end',
        gaze: 'up',
        action: sings,
      },
    },
    props: [thing(prop, 'end')],
    effects: seenAt(ref, seen?.singing),
    focus: ref,
    calmZone: 'top',
    action: `Beside {${prop}}, {${ref}} ${what} ${sings}, and {hero} laughs.`,
    mustShow: [`{${ref}} singing at the top of the voice`, '{hero} with an open music box'],
  };
  return () => draft;
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
  readonly waits: string;
  readonly what: string;
  readonly prop: Prop;
  /** After the last note. */
  readonly after: Pick<Figure, 'pose' | 'expression' | 'gaze' | 'action' | 'height' | 'in' | 'touches'>;
  readonly afterEffect?: EffectPlacement;
  readonly afterwards: string;
  readonly afterProp: Prop;
};

const OWNERS: readonly Owner[] = [
  {
    ref: 'bear',
    setting: 'snow',
    waits: 'stands in the snow with tired red eyes and holds out both paws',
    what: 'a tired bear in the snow',
    prop: 'blanket',
    after: {
      pose: 'sleeping',
      expression: 'sleepy',
      gaze: 'down',
      in: 'blanket',
      action: 'sleeps wrapped up in a blanket in the snow',
    },
    afterwards: 'has fallen asleep on the last note',
    afterProp: 'blanket',
  },
  {
    ref: 'penguin',
    setting: 'snow',
    waits: 'stands guard over an egg and flaps with joy',
    what: 'a penguin with an egg',
    prop: 'egg',
    after: {
      pose: 'standing',
      expression: 'happy',
      gaze: { at: 'egg' },
      touches: { how: 'hand-on', with: 'egg' },
      action: 'lays a wing on an egg that is opening',
    },
    afterEffect: { effect: 'cracks', at: 'egg' },
    afterwards: 'bends over the egg, which opens on the last note',
    afterProp: 'egg',
  },
  {
    ref: 'little-star',
    setting: 'snow',
    waits: 'sits between stones and glows as well as it can',
    what: 'a little fallen star',
    prop: 'tree-stump',
    after: {
      pose: 'flying',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'flies up into the night sky',
      height: 'high',
    },
    afterEffect: { effect: 'glow', at: 'little-star' },
    afterwards: 'flies up to its place in the sky on the last note',
    afterProp: 'tree-stump',
  },
];

const meeting = ({ ref, setting, waits, what, prop }: Owner): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: 'top',
    mood: 'wonder',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      gaze: { at: ref },
      touches: { how: 'hand-on', with: 'box' },
      action: 'kneels and gives back the broken music box',
      carries: null,
    },
    travellers: { pose: 'standing', expression: 'happy', gaze: { at: ref } },
    companions: {
      [ref]: {
        pose: 'standing',
        facing: 'against',
        expression: 'surprised',
        along: 'center-end',
        gaze: { at: 'box' },
        action: waits,
      },
    },
    props: [box('center'), thing(prop, 'end')],
    focus: ref,
    calmZone: 'top',
    action: `{hero} has found ${what}, {${ref}}, who lost {box}; {${prop}} is close by.`,
    mustShow: ['{box} with a crooked lid', `{${ref}}`, `{${prop}}`, 'night sky'],
    mustNotShow: ['daylight'],
  };
  return () => draft;
};

const wholeSong = ({ ref, setting, after, afterEffect, afterwards, afterProp }: Owner): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: 'top',
    mood: 'joyful',
    framings: ['close', 'wide', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'singing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: ref },
      action: 'sings the song with open arms',
      carries: null,
    },
    companions: { [ref]: { ...after, facing: 'against', along: 'center-end' } },
    props: [box('center'), thing(afterProp, 'end')],
    effects: [{ effect: 'notes', at: 'hero' }, ...(afterEffect ? [afterEffect] : [])],
    focus: ref,
    calmZone: 'top',
    action: `{hero} has sung the song to its end beside {box} and {${afterProp}}, and {${ref}} ${afterwards}.`,
    mustShow: [`{${ref}}`, '{box}', '{hero} singing'],
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

const start = ({ picks }: World): Pick<SceneDraft, 'setting' | 'place'> => ({
  setting: picks['found'] === 'playground' ? 'playground' : 'garden',
  place: 'start',
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (world) => ({
    ...start(world),
    mood: 'curious',
    framings: ['wide', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: 'box' },
      touches: { how: 'hand-on', with: 'box' },
      action: 'bends down to something that lies on the ground',
    },
    travellers: { gaze: { at: 'box' }, expression: 'surprised' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'curious',
      gaze: { at: 'box' },
      action: 'looks on and does not know it',
    },
    props: [box('center')],
    effects: [{ effect: 'twinkle', at: 'box' }],
    focus: 'box',
    calmZone: 'top',
    action: '{hero} has found a small {box} on the ground, where nobody left it.',
    mustShow: ['{box} on the ground', '{hero} bending down'],
  }),
  play: (world) => ({
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
      action: 'holds the open music box on the knees and listens',
    },
    travellers: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' } },
    effects: [{ effect: 'notes', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits on the ground and listens to an open music box with the head on one side.',
    mustShow: ['{hero} holding an open music box', 'a listening face'],
  }),
  go: () => ({
    setting: 'forest',
    place: 'road',
    mood: 'joyful',
    framings: ['wide', 'medium'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'center',
      gaze: 'ahead',
      action: 'walks out into the world with a music box under one arm',
    },
    props: [{ ref: 'sign', prop: 'sign-post', place: { along: 'end', plane: 'middle' } }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} walks along a path past {sign} with a small music box.',
    mustShow: ['{hero} walking with a music box', '{sign}', 'a path'],
  }),
  ...askedScenes,
  climb: () => ({
    setting: 'mountain',
    place: 'path-up',
    weather: 'wind',
    mood: 'tense',
    framings: ['wide', 'low-angle'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'center',
      gaze: 'up',
      action: 'climbs a steep mountain path with the music box',
    },
    travellers: { pose: 'walking' },
    effects: [{ effect: 'wind', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} climbs a steep path between bare rocks, high above the land.',
    mustShow: ['{hero} walking uphill', 'bare rocks', 'land far below'],
  }),
  drop: () => ({
    setting: 'snow',
    place: 'snow-line',
    mood: 'sad',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'reaching',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: 'box' },
      action: 'reaches after the music box that has slipped away',
      carries: null,
    },
    travellers: { expression: 'surprised', gaze: { at: 'box' } },
    props: [box('center-end')],
    effects: [
      { effect: 'snow-puff', at: 'box' },
      { effect: 'footprints', at: 'hero' },
    ],
    focus: 'box',
    calmZone: 'top',
    action: '{hero} has slipped in the snow, and {box} has fallen on the rocks.',
    mustShow: ['{box} lying in the snow with a crooked lid', 'the shocked face of {hero}'],
  }),
  still: () => ({
    setting: 'snow',
    place: 'snow-line',
    mood: 'sad',
    framings: ['close', 'from-above'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'sad',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      action: 'sits in the snow with the broken music box',
    },
    travellers: { pose: 'sitting', expression: 'sad' },
    effects: [{ effect: 'breath', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits alone in the wide quiet snow with a broken music box.',
    mustShow: ['{hero} with a broken music box', 'quiet snow all around'],
  }),
  sing: () => ({
    setting: 'snow',
    place: 'snow-line',
    mood: 'proud',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'singing',
      along: 'start-center',
      plane: 'near',
      gaze: 'up',
      action: 'stands up straight and sings into the evening',
    },
    travellers: { pose: 'standing', expression: 'happy', gaze: 'up' },
    effects: [
      { effect: 'notes', at: 'hero' },
      { effect: 'breath', at: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands in the snow at dusk, the broken music box in hand, and sings.',
    mustShow: ['{hero} singing with an open mouth', 'the wide evening sky'],
  }),
  answer: () => ({
    setting: 'snow',
    place: 'snow-slope',
    mood: 'wonder',
    framings: ['wide', 'from-above'],
    hero: {
      pose: 'running',
      facing: 'onward',
      expression: 'laughing',
      along: 'center',
      gaze: 'up',
      action: 'runs up the snow toward a voice',
    },
    effects: [{ effect: 'snow-puff', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} runs up a snowy slope toward an answering voice high above.',
    mustShow: ['{hero} running uphill', 'the first stars'],
    mustNotShow: ['the one who answers'],
  }),
  ...ownerScenes,
  end: (world) => ({
    ...start(world),
    mood: 'joyful',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'dancing',
      facing: 'three-quarter',
      expression: 'singing',
      along: 'start-center',
      gaze: 'ahead',
      action: 'sings the whole song and dances home with empty arms',
    },
    travellers: { pose: 'dancing', expression: 'happy' },
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
    mustShow: ['{hero} singing and dancing', 'early light'],
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
  },
  effects: [{ effect: 'notes', at: 'hero' }],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} stands in evening snow with an open music box and listens.',
  mustShow: ['{hero} large and clear with a music box', 'quiet evening sky above for the title'],
});
