/** The pictures of the night forest, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

const tent = (along: PropPlacement['place']['along'], plane: PropPlacement['place']['plane']): PropPlacement => ({
  ref: 'tent',
  prop: 'tent',
  place: { along, plane },
});

const mushrooms: PropPlacement = { ref: 'mushrooms', prop: 'mushroom', place: { along: 'end', plane: 'near' } };

const lostProp = (world: World): Prop => world.picks['lost'] as Prop;

/** A blanket to sit in, unless it is what has been lost. */
const blanketOf = (world: World): readonly PropPlacement[] =>
  lostProp(world) === 'blanket' ? [] : [{ ref: 'blanket', prop: 'blanket', place: { along: 'start', plane: 'near' } }];

/** The hero stops at a sound; whoever makes it is not seen yet. */
/** How one stops and listens: another way each time, and the first time with a hand on a back. */
const LISTENING: readonly (Pick<Figure, 'pose' | 'along'> & {
  readonly does: string;
  readonly framings: SceneDraft['framings'];
  readonly company: NonNullable<SceneDraft['travellers']>;
})[] = [
  {
    pose: 'standing',
    along: 'start-center',
    does: 'stops in mid-step',
    framings: ['medium', 'low-angle', 'from-above'],
    company: { touches: { how: 'hand-on', with: 'hero' }, action: 'holds on to the back of {hero}' },
  },
  {
    pose: 'crouching',
    along: 'center',
    does: 'crouches down to listen',
    framings: ['from-above', 'wide', 'medium'],
    company: { pose: 'standing', action: 'listens behind {hero}' },
  },
  {
    pose: 'sneaking',
    along: 'start-center',
    does: 'goes on tiptoe',
    framings: ['wide', 'low-angle', 'medium'],
    company: { pose: 'sneaking', touches: { how: 'holding-hands', with: 'hero' }, action: 'holds the hand of {hero}' },
  },
];

const heard =
  (ref: string, place: string, action: string, gaze: Figure['gaze']): SceneAuthor =>
  ({ episodes }) => {
    const way = LISTENING[Math.max(0, episodes.indexOf(ref)) % LISTENING.length] ?? LISTENING[0];
    if (!way) throw new RangeError('Nobody listens');
    return {
      setting: 'forest',
      place,
      mood: 'tense',
      framings: way.framings,
      hero: {
        pose: way.pose,
        facing: 'onward',
        expression: 'worried',
        along: way.along,
        gaze,
        holds: 'out',
        action: `${way.does}, ${action}, lantern held out`,
      },
      travellers: { expression: 'worried', ...way.company },
      effects: [{ effect: 'beam', at: 'hero' }],
      focus: 'hero',
      calmZone: 'end',
      action: `{hero} has stopped on the forest path at night, ${action}.`,
      mustShow: ['{hero} holding a lit lantern', 'a pool of warm light around {hero}', 'deep shadow ahead'],
      mustNotShow: ['the animal that makes the sound', 'daylight'],
    };
  };

type Found = {
  readonly place: string;
  readonly ref: string;
  readonly figure: Figure;
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action' | 'touches' | 'holds' | 'carries'>;
  readonly travellers?: SceneDraft['travellers'];
  readonly props?: readonly PropPlacement[];
  readonly effects?: readonly EffectPlacement[];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** The lantern shows who it was. */
const found = ({
  place,
  ref,
  figure,
  hero,
  travellers,
  props = [],
  effects = [],
  action,
  mustShow,
}: Found): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'forest',
    place,
    mood: 'funny',
    framings: ['close', 'medium', 'low-angle'],
    hero: { ...hero, facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: ref } },
    ...(travellers ? { travellers } : {}),
    companions: { [ref]: figure },
    props,
    effects,
    focus: ref,
    calmZone: 'top',
    action,
    mustShow: [...mustShow, 'lantern light on {' + ref + '}'],
    mustNotShow: ['daylight', 'anything frightening'],
  };
  return () => draft;
};

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (world) => ({
    setting: 'forest',
    place: 'camp',
    mood: 'joyful',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'lost' },
      touches: { how: 'hand-on', with: 'lost' },
      action: 'sits at the picnic with what is loved best close by',
    },
    travellers: { pose: 'sitting', expression: 'chewing', carries: 'cookie', holds: 'mouth', action: 'eats' },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'basket' }, action: 'sits before the basket' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'tent' },
      action: 'ties the last rope of the tent',
    },
    props: [
      tent('end', 'middle'),
      { ref: 'lost', prop: lostProp(world), place: { along: 'center', plane: 'near' } },
      { ref: 'basket', prop: 'basket', place: { along: 'center-end', plane: 'near' } },
      { ref: 'mushrooms', prop: 'mushroom', place: { along: 'start', plane: 'near' } },
    ],
    focus: 'lost',
    calmZone: 'top',
    action: '{hero} sits at a picnic beside {mushrooms} with {lost}, {tent} at the edge of a forest behind.',
    mustShow: ['{lost} close to {hero}', '{basket} with food', '{tent} standing a little crooked', 'big mushrooms'],
  }),
  bed: (world) => ({
    setting: 'forest',
    place: 'camp',
    mood: 'sad',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'worried',
      along: 'start-center',
      plane: 'near',
      gaze: 'ahead',
      action: 'sits up before the tent, with empty arms',
    },
    travellers: { pose: 'kneeling', expression: 'surprised', gaze: 'down', action: 'looks for a sock' },
    pets: { pose: 'standing', expression: 'curious', gaze: 'ahead', action: 'looks out into the dark' },
    props: [tent('center-end', 'middle'), ...blanketOf(world)],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits at the door of {tent} at dusk and looks out at the dark forest.',
    mustShow: ['{tent} open', 'the empty arms of {hero}', 'the forest getting dark'],
    mustNotShow: ['a toy in the arms of {hero}'],
  }),
  lantern: () => ({
    setting: 'forest',
    place: 'camp',
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'center',
      gaze: 'ahead',
      action: 'walks away from the tent with a lit lantern held out in front',
      carries: 'lantern',
      holds: 'out',
    },
    travellers: { pose: 'walking', expression: 'worried', action: 'walks close behind {hero}' },
    props: [tent('start', 'far')],
    effects: [{ effect: 'beam', at: 'hero' }],
    focus: 'hero',
    calmZone: 'end',
    action: '{hero} leaves {tent} behind and walks toward the night forest with a lit lantern.',
    mustShow: [
      '{hero} holding a lit lantern',
      '{tent} behind',
      'tall dark trees ahead',
      'bare feet or slippers in the grass',
    ],
    mustNotShow: ['daylight'],
  }),
  step: () => ({
    setting: 'forest',
    place: 'tall-trees',
    mood: 'tense',
    framings: ['wide', 'from-above'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'worried',
      along: 'start-center',
      gaze: 'up',
      action: 'walks between very tall trees with a lantern, small under the branches',
    },
    effects: [{ effect: 'beam', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} walks in a small circle of light between very tall trees whose shadows look like arms.',
    mustShow: [
      'very tall trees',
      'a shadow like an arm that is only a branch',
      '{hero} with a lit lantern',
      'the moon',
    ],
    mustNotShow: ['daylight', 'real monsters'],
  }),
  'owl.heard': heard('owl', 'owl-tree', 'looking up at a shaking branch', 'up'),
  'hedgehog.heard': heard('hedgehog', 'fern-hollow', 'looking down at rustling ferns', 'down'),
  'rabbit.heard': heard('rabbit', 'clearing', 'looking at a big bush that trembles', 'ahead'),
  'fox.heard': heard('fox', 'roots', 'watching dry leaves fly up from behind a root', 'ahead'),
  'bird.heard': heard('bird', 'birches', 'listening to a tree trunk', 'up'),
  'turtle.heard': heard('turtle', 'pond', 'looking at a thick root across the path', 'down'),
  'owl.found': found({
    place: 'owl-tree',
    ref: 'owl',
    figure: {
      pose: 'sitting',
      facing: 'against',
      expression: 'surprised',
      along: 'center-end',
      height: 'high',
      gaze: { at: 'hero' },
      action: 'sits on a low branch with ruffled feathers in the middle of a sneeze',
    },
    hero: { pose: 'reaching', expression: 'happy', holds: 'up', action: 'holds the warm lantern up to the owl' },
    travellers: { pose: 'standing', expression: 'laughing', action: 'laughs at the great fright' },
    effects: [
      { effect: 'feathers', at: 'owl' },
      { effect: 'breath', at: 'owl' },
    ],
    action: '{hero} holds the lantern up to {owl}, who sits on a low branch and sneezes.',
    mustShow: ['{owl} sneezing', 'feathers falling', '{hero} reaching up to {owl}'],
  }),
  'hedgehog.found': found({
    place: 'fern-hollow',
    ref: 'hedgehog',
    figure: {
      pose: 'sitting',
      facing: 'against',
      expression: 'happy',
      along: 'center-end',
      plane: 'near',
      gaze: { at: 'hero' },
      action: 'sits among crumbs with full cheeks',
    },
    hero: { pose: 'crouching', expression: 'laughing', action: 'crouches and laughs' },
    travellers: { pose: 'crouching', expression: 'surprised', action: 'bends down to see' },
    props: [
      { ref: 'cookie', prop: 'cookie', place: { along: 'end', plane: 'near' } },
      { ref: 'cake', prop: 'cake', place: { along: 'center', plane: 'near' } },
    ],
    effects: [{ effect: 'crumbs', at: 'hedgehog' }],
    action: '{hero} crouches in the ferns before {hedgehog}, who sits among picnic crumbs with full cheeks.',
    mustShow: ['{hedgehog} with crumbs on his prickles', 'ferns', '{hero} crouching'],
  }),
  'rabbit.found': found({
    place: 'clearing',
    ref: 'rabbit',
    figure: {
      pose: 'jumping',
      facing: 'against',
      expression: 'proud',
      along: 'center-end',
      height: 'low',
      gaze: { at: 'hero' },
      action: 'dances in mid-air with huge feet',
    },
    hero: { pose: 'dancing', expression: 'laughing', action: 'dances along with one foot in the air' },
    travellers: { pose: 'dancing', expression: 'laughing', action: 'dances, too' },
    props: [{ ref: 'stump', prop: 'tree-stump', place: { along: 'end', plane: 'middle' } }],
    effects: [{ effect: 'dust', at: 'rabbit' }],
    action: '{hero} and {rabbit} dance together in a small moonlit clearing.',
    mustShow: ['{rabbit} in mid-hop', 'big rabbit feet', '{hero} dancing'],
  }),
  'fox.found': found({
    place: 'roots',
    ref: 'fox',
    figure: {
      pose: 'standing',
      facing: 'against',
      expression: 'determined',
      along: 'center-end',
      gaze: { at: 'hero' },
      action: 'sweeps leaves out of his den with his own tail',
    },
    hero: { pose: 'standing', expression: 'surprised', holds: 'out', action: 'wipes both feet and lights the den' },
    travellers: { pose: 'standing', expression: 'grimacing', gaze: 'down', action: 'looks at dirty feet' },
    effects: [{ effect: 'leaves', at: 'fox' }],
    action: '{hero} wipes both feet before the den of {fox}, who sweeps leaves out with his tail.',
    mustShow: ['{fox} using his tail as a broom', 'a neat den under the roots', 'leaves in the air'],
  }),
  'bird.found': found({
    place: 'birches',
    ref: 'bird',
    figure: {
      pose: 'standing',
      facing: 'against',
      expression: 'worried',
      along: 'center-end',
      height: 'low',
      gaze: { at: 'hero' },
      action: 'clings to a trunk and looks over her wing',
    },
    hero: { pose: 'pointing', expression: 'happy', action: 'points out a hole in one of the trunks' },
    travellers: { pose: 'standing', expression: 'curious', gaze: 'up', action: 'searches the trunks' },
    effects: [{ effect: 'sound-rings', at: 'bird' }],
    action: '{hero} points at a little hole in a tree trunk and {bird} looks round in surprise.',
    mustShow: ['{bird} on a tree trunk', 'a round hole in a trunk', '{hero} pointing'],
  }),
  'turtle.found': found({
    place: 'pond',
    ref: 'turtle',
    figure: {
      pose: 'climbing',
      facing: 'onward',
      expression: 'determined',
      along: 'center-end',
      plane: 'near',
      gaze: 'up',
      action: 'hangs halfway up a thick root',
    },
    hero: {
      pose: 'crouching',
      expression: 'determined',
      touches: { how: 'hand-on', with: 'turtle' },
      carries: null,
      action: 'kneels and pushes the turtle from behind',
    },
    travellers: { pose: 'crouching', expression: 'determined', action: 'counts: one, two, heave' },
    props: [
      { ref: 'root', prop: 'log', place: { along: 'end', plane: 'near' } },
      { ref: 'lantern', prop: 'lantern', place: { along: 'start', plane: 'near' } },
    ],
    effects: [
      { effect: 'leaves', at: 'turtle' },
      { effect: 'glow', at: 'lantern' },
    ],
    action: '{hero} kneels and helps {turtle} over {root}, which lies across the path.',
    mustShow: ['{turtle} halfway up a root', '{hero} pushing gently', 'wet leaves'],
  }),
  fork: () => ({
    setting: 'forest',
    place: 'fork',
    mood: 'curious',
    framings: ['from-above', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'back',
      expression: 'curious',
      along: 'center',
      gaze: 'ahead',
      action: 'stands where two paths part and smells the air',
    },
    focus: 'hero',
    calmZone: 'bottom',
    action: '{hero} stands with a lantern where the forest path parts in two.',
    mustShow: ['two paths', '{hero} with a lit lantern, seen from behind'],
    mustNotShow: ['daylight', 'a signpost'],
  }),
  there: (world) => ({
    setting: 'forest',
    place: 'mushrooms',
    mood: 'joyful',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'three-quarter',
      expression: 'happy',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      carries: lostProp(world),
      holds: 'close',
      action: 'kneels and hugs what was lost',
    },
    travellers: { pose: 'crouching', expression: 'laughing', gaze: { at: 'hero' }, action: 'bends down, glad' },
    props: [mushrooms, { ref: 'lantern', prop: 'lantern', place: { along: 'start-center', plane: 'near' } }],
    effects: [{ effect: 'glow', at: 'lantern' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} kneels beside {mushrooms} in the light of {lantern} and hugs what was lost.',
    mustShow: [
      'what was lost in the arms of {hero}',
      '{mushrooms}',
      '{lantern} lit on the ground',
      'the happy face of {hero}',
    ],
    mustNotShow: ['daylight'],
  }),
  dark: (world) => ({
    setting: 'forest',
    place: 'mushrooms',
    weather: 'wind',
    mood: 'tense',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'front',
      expression: 'worried',
      along: 'center',
      gaze: 'reader',
      carries: lostProp(world),
      holds: 'close',
      action: 'stands in the dark and hugs what was lost',
    },
    travellers: {
      pose: 'standing',
      expression: 'worried',
      touches: { how: 'arm-around', with: 'hero' },
      action: 'holds on to {hero}',
    },
    pets: { pose: 'sitting', expression: 'worried', action: 'sits on the foot of {hero}' },
    effects: [
      { effect: 'wind', at: 'hero' },
      { effect: 'leaves', at: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: 'The wind has blown out the lantern and {hero} stands in deep blue darkness among bending trees.',
    mustShow: ['{hero} small in the dark', 'leaves blown by wind'],
    mustNotShow: ['any lamp light', 'daylight', 'real monsters'],
  }),
  listen: () => ({
    setting: 'forest',
    place: 'mushrooms',
    mood: 'wonder',
    framings: ['close', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: 'ahead',
      holds: 'close',
      action: 'listens with the head tilted',
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      touches: { how: 'hand-on', with: 'hero' },
      action: 'touches the sleeve of {hero} and listens',
    },
    pets: { pose: 'standing', expression: 'curious', gaze: 'ahead', action: 'pricks up both ears' },
    focus: 'hero',
    calmZone: 'end',
    action: '{hero} stands still in the moonlit dark and listens with tilted head.',
    mustShow: ['{hero} listening', 'a thin line of moonlight on the path'],
    mustNotShow: ['a lit lantern', 'daylight'],
  }),
  back: (world) => {
    const [first = 'owl', second = 'hedgehog'] = world.episodes;
    const waving = (along: Figure['along'], height: 'ground' | 'high'): Figure => ({
      pose: 'standing',
      facing: 'against',
      expression: 'happy',
      along,
      plane: 'middle',
      height,
      gaze: { at: 'hero' },
      action: 'watches {hero} go by',
    });
    return {
      setting: 'forest',
      place: 'way-home',
      mood: 'joyful',
      framings: ['medium', 'wide'],
      hero: {
        pose: 'walking',
        facing: 'onward',
        expression: 'proud',
        along: 'center',
        plane: 'near',
        gaze: 'ahead',
        holds: 'close',
        action: 'walks home through the dark without a light',
      },
      companions: {
        [second]: waving('start', second === 'owl' || second === 'bird' ? 'high' : 'ground'),
        [first]: waving('end', first === 'owl' || first === 'bird' ? 'high' : 'ground'),
      },
      travellers: { expression: 'laughing' },
      effects: [{ effect: 'footprints', at: 'hero' }],
      focus: 'hero',
      calmZone: 'top',
      action: `{hero} walks home through the moonlit forest without a lantern, past {${second}} and toward {${first}}.`,
      mustShow: [`{${second}} behind {hero}`, `{${first}} ahead`, '{hero} walking upright and unafraid'],
      mustNotShow: ['a lit lantern', 'daylight'],
    };
  },
  tent: () => ({
    setting: 'forest',
    place: 'camp',
    mood: 'cozy',
    framings: ['medium', 'close'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'proud',
      along: 'start-center',
      gaze: { at: 'tent' },
      action: 'comes out of the trees with leaves in the hair',
    },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'surprised',
      gaze: { at: 'hero' },
      touches: { how: 'hugging', with: 'hero' },
      action: 'kneels at the tent and hugs {hero}',
    },
    props: [tent('center-end', 'middle')],
    effects: [{ effect: 'leaves', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} comes out of the forest and back to {tent} under the moon.',
    mustShow: ['{tent} open and waiting', 'leaves on the clothes of {hero}'],
    mustNotShow: ['daylight', 'a lit lantern'],
  }),
  sleep: (world) => {
    const [first = 'owl', second = 'hedgehog'] = world.episodes;
    const peeping = (ref: string, along: Figure['along'], expression: Figure['expression']): Figure => ({
      pose: 'standing',
      facing: 'three-quarter',
      expression,
      along,
      plane: 'middle',
      ...(ref === 'owl' || ref === 'bird' ? { on: 'tent' } : {}),
      gaze: { at: 'hero' },
      action: 'has come to see who makes that noise',
    });
    return {
      setting: 'forest',
      place: 'camp',
      mood: 'cozy',
      framings: ['wide', 'medium', 'from-above'],
      hero: {
        pose: 'sleeping',
        facing: 'front',
        expression: 'sleepy',
        along: 'center',
        plane: 'near',
        gaze: 'down',
        touches: { how: 'hand-on', with: 'lost' },
        action: 'sleeps with an open mouth and snores',
      },
      travellers: { action: 'sleeps beside {hero}' },
      companions: {
        [first]: peeping(first, 'start', 'laughing'),
        [second]: peeping(second, 'end', 'surprised'),
      },
      adults: {
        pose: 'sitting',
        facing: 'front',
        expression: 'calm',
        gaze: { at: 'hero' },
        action: 'watches over the sleepers',
      },
      props: [
        tent('center', 'middle'),
        { ref: 'lost', prop: lostProp(world), place: { along: 'center-end', plane: 'near' } },
      ],
      focus: 'hero',
      calmZone: 'top',
      effects: [{ effect: 'sound-rings', at: 'hero' }],
      action: `{hero} snores before the open {tent} beside {lost} in the first light, and {${first}} and {${second}} have come to see what it is.`,
      mustShow: [
        '{hero} fast asleep',
        '{lost} beside {hero}',
        `{${first}} and {${second}} looking at {hero}`,
        '{tent}',
      ],
    };
  },
};

export const cover: SceneAuthor = () => ({
  setting: 'forest',
  place: 'tall-trees',
  mood: 'wonder',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'walking',
    facing: 'front',
    expression: 'curious',
    along: 'center',
    plane: 'near',
    gaze: 'ahead',
    action: 'lifts a lit lantern and looks into the dark with big eyes',
    carries: 'lantern',
  },
  props: [mushrooms],
  effects: [{ effect: 'beam', at: 'hero' }],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} lifts a glowing lantern in a night forest; {mushrooms} shine red at the edge of the light.',
  mustShow: ['{hero} large and clear in lantern light', '{mushrooms}', 'dark quiet sky above for the title'],
  mustNotShow: ['daylight'],
});
