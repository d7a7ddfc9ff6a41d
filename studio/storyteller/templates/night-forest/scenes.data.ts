/** The pictures of the night forest, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells, World } from '#studio/storyteller/template.ts';

const tent = (along: PropPlacement['place']['along'], plane: PropPlacement['place']['plane']): PropPlacement => ({
  ref: 'tent',
  prop: 'tent',
  place: { along, plane },
});

/** They grow in a ring, beside which whoever was lost sits. */
const mushrooms: PropPlacement = { ref: 'mushrooms', prop: 'mushroom-ring', place: { along: 'end', plane: 'middle' } };

const lostProp = (world: World): Prop => world.picks['lost'] as Prop;

/** A blanket to sit in, unless it is what has been lost. */
const blanketOf = (world: World): readonly PropPlacement[] =>
  lostProp(world) === 'blanket' ? [] : [{ ref: 'blanket', prop: 'blanket', place: { along: 'start', plane: 'near' } }];

/** How one stops and listens: another way each time. */
const LISTENING: readonly (Pick<Figure, 'pose' | 'along' | 'gesture' | 'holds'> & {
  readonly does: string;
  readonly framings: SceneDraft['framings'];
  readonly company: NonNullable<SceneDraft['travellers']>;
})[] = [
  {
    pose: 'standing',
    along: 'center',
    holds: 'out',
    gesture: 'cupping-ear',
    does: 'stops in mid-step and puts a hand to one ear',
    framings: ['medium', 'low-angle', 'close'],
    company: { pose: 'standing', along: 'start', gesture: 'hugging-self', action: 'keeps behind {hero}' },
  },
  {
    pose: 'crouching',
    along: 'center',
    holds: 'up',
    gesture: 'hand-on-heart',
    does: 'crouches down, a hand at the chest, and asks who is there',
    framings: ['low-angle', 'medium', 'close'],
    company: { pose: 'standing', along: 'start', gesture: 'covering-ears', action: 'does not want to hear it' },
  },
  {
    pose: 'sneaking',
    along: 'center',
    holds: 'out',
    gesture: 'finger-to-lips',
    does: 'goes on tiptoe, a finger on the lips',
    framings: ['medium', 'low-angle', 'close'],
    company: { pose: 'sneaking', touches: { how: 'holding-hands', with: 'hero' }, action: 'holds the hand of {hero}' },
  },
];

/** What those hide behind who would rather not see who it is: the youngest hear that everybody did but the hero. */
const COVER: PropPlacement = { ref: 'cover', prop: 'log', place: { along: 'start', plane: 'middle' } };
const hiding = (gaze: Figure['gaze']): Pick<SceneDraft, 'travellers' | 'pets'> => {
  const hidden = { pose: 'sneaking', expression: 'worried', along: 'start', in: COVER.ref, gaze } as const;
  return {
    travellers: { ...hidden, facing: 'three-quarter', action: 'hides behind {cover}, nothing but eyes and hair' },
    pets: { ...hidden, action: 'hides behind {cover}' },
  };
};
const hidesFrom = (tells: Tells): boolean => tells('band:2-4') && tells('together');

/** Where a sound comes from: what hides whoever makes it, and what can be seen of the sound. */
type Source = {
  readonly place: string;
  readonly action: string;
  readonly gaze: Figure['gaze'];
  /** Left out where it comes from above, on whoever listens. */
  readonly hides?: PropPlacement;
  readonly stirs: readonly EffectPlacement['effect'][];
};

/** The hero stops at a sound; whoever makes it is not seen yet. */
const heard =
  (ref: string, { place, action, gaze, hides: source, stirs }: Source): SceneAuthor =>
  ({ episodes }, tells) => {
    const hides = hidesFrom(tells);
    const turn = Math.max(0, episodes.indexOf(ref));
    const way = LISTENING[turn % LISTENING.length] ?? LISTENING[0];
    if (!way) throw new RangeError('Nobody listens');
    // At the first sound knees knock, where the text tells of them.
    const trembles = turn === 0 && !tells('band:5-7');
    return {
      setting: 'forest',
      place,
      mood: 'tense',
      framings: hides || trembles ? ['medium', 'low-angle'] : way.framings,
      hero: {
        pose: trembles ? 'trembling' : way.pose,
        facing: trembles ? 'three-quarter' : 'onward',
        // All of them ask who is there.
        expression: trembles ? 'worried' : 'whispering',
        along: way.along,
        plane: 'near',
        gaze,
        holds: way.holds,
        gesture: way.gesture,
        action: trembles
          ? `stands with knocking knees, ${action}, lantern held out`
          : `${way.does}, ${action}, lantern held out`,
      },
      travellers: { expression: 'worried', ...way.company },
      pets: { pose: 'sneaking', expression: 'worried', gaze, action: 'stops with one paw in the air' },
      ...(hides ? hiding(gaze) : {}),
      props: [...(source ? [source] : []), ...(hides ? [COVER] : [])],
      effects: [
        { effect: 'beam', at: 'hero' },
        ...stirs.map((effect): EffectPlacement => ({ effect, at: source?.ref ?? 'hero' })),
      ],
      focus: 'hero',
      calmZone: 'end',
      action: `{hero} has stopped on the forest path at night, ${action}.`,
      mustShow: ['{hero} listening', 'a lit lantern in the hand of {hero}'],
      mustNotShow: ['the animal that makes the sound', 'daylight'],
    };
  };

/** A thing of the forest at the far side of the path. */
const beyondPath = (prop: Prop, plane: PropPlacement['place']['plane'] = 'middle'): PropPlacement => ({
  ref: 'source',
  prop,
  place: { along: 'end', plane },
});

/** The lantern when it stands on the ground: between the hero and who is found, whom it lights, unless hands go there. */
const standing = ({ gesture }: Figure): PropPlacement => ({
  ref: 'lantern',
  prop: 'lantern',
  place: { along: gesture === 'pushing' ? 'start' : 'center', plane: 'near' },
});

type Found = {
  readonly place: string;
  readonly ref: string;
  readonly figure: Figure;
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action' | 'touches' | 'holds' | 'carries' | 'gesture'>;
  /** What the hero does where a book plants it (`told:…`). */
  readonly where?: Readonly<Record<string, Partial<Figure>>>;
  readonly travellers?: SceneDraft['travellers'];
  readonly pets?: SceneDraft['pets'];
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
  where = {},
  travellers,
  pets,
  props = [],
  effects = [],
  action,
  mustShow,
}: Found): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'forest',
    place,
    mood: 'funny',
    // From close by the hero would hide whom the light has found.
    framings: ['medium', 'low-angle'],
    hero: { ...hero, facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: ref } },
    // Nobody stands between the light and who is found.
    ...(travellers ? { travellers: { along: 'start', ...travellers } } : {}),
    ...(pets ? { pets } : {}),
    companions: { [ref]: figure },
    props,
    effects,
    focus: ref,
    calmZone: 'top',
    action,
    mustShow: [...mustShow, 'lantern light on {' + ref + '}'],
    mustNotShow: ['daylight', 'anything frightening'],
  };
  return (_world, tells) => {
    const told = Object.entries(where).flatMap(([name, does]) => (tells(`told:${name}`) ? [does] : []));
    const doer: Figure = Object.assign({ ...draft.hero }, ...told);
    // Whoever needs both hands has put the lantern down.
    const isDown = doer.carries !== undefined && !props.some((one) => one.prop === 'lantern');
    const hides = hidesFrom(tells);
    // Whoever dances needs room for both arms: the others clap from beyond.
    const beyond =
      draft.travellers && doer.pose === 'dancing'
        ? { travellers: { ...draft.travellers, along: 'end', plane: 'middle' } as const }
        : {};
    return {
      ...draft,
      ...beyond,
      ...(hides ? hiding({ at: ref }) : {}),
      hero: hides ? { ...doer, along: 'center' } : doer,
      props: [...props, ...(isDown ? [standing(doer)] : []), ...(hides ? [COVER] : [])],
      effects: isDown ? [...effects, { effect: 'glow', at: 'lantern' }] : effects,
    };
  };
};

/** What each of them is still doing when it is heard again. */
const STILL: Readonly<
  Record<string, Pick<Figure, 'pose' | 'expression'> & { readonly effect: EffectPlacement['effect'] }>
> = {
  owl: { pose: 'sitting', expression: 'blowing', effect: 'feathers' },
  hedgehog: { pose: 'sitting', expression: 'chewing', effect: 'crumbs' },
  rabbit: { pose: 'dancing', expression: 'happy', effect: 'leaves' },
  fox: { pose: 'standing', expression: 'happy', effect: 'leaves' },
  bird: { pose: 'sitting', expression: 'singing', effect: 'sound-rings' },
  turtle: { pose: 'climbing', expression: 'determined', effect: 'leaves' },
};

const isOfTheTrees = (ref: string): boolean => ref === 'owl' || ref === 'bird';

/** Somebody whom the hero has met, at the same thing as before. */
const stillThere = (ref: string, along: Figure['along'], plane: NonNullable<Figure['plane']>): Figure => ({
  pose: STILL[ref]?.pose ?? 'standing',
  facing: 'against',
  expression: STILL[ref]?.expression ?? 'happy',
  along,
  plane,
  ...(isOfTheTrees(ref) ? { height: 'high' as const } : {}),
  gaze: { at: 'hero' },
  action: 'does the same as before',
});

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
      touches: { how: 'hand-on', with: 'tent' },
      action: 'ties the last rope of the tent',
    },
    props: [
      tent('end', 'middle'),
      { ref: 'lost', prop: lostProp(world), place: { along: 'center', plane: 'near' } },
      { ref: 'basket', prop: 'basket', place: { along: 'center-end', plane: 'near' } },
      { ref: 'mushrooms', prop: 'mushroom-ring', place: { along: 'start', plane: 'middle' } },
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
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'front',
      expression: 'worried',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pillow' },
      gesture: 'shrugging',
      action: 'kneels before an empty pillow and shows two empty hands',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'surprised',
      along: 'start',
      gesture: 'hand-over-mouth',
      action: 'has an idea where it is',
    },
    pets: { pose: 'sneaking', expression: 'curious', gaze: 'down', action: 'sniffs at the empty bed' },
    props: [
      tent('end', 'middle'),
      // There is a pillow, and nothing on it.
      { ref: 'pillow', prop: 'cushion', place: { along: 'center-end', plane: 'near' } },
      ...blanketOf(world),
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits at the door of {tent} at dusk and looks out at the dark forest.',
    mustShow: ['{tent} open', '{pillow} with nothing on it', 'the empty arms of {hero}', 'the forest getting dark'],
    mustNotShow: ['a toy in the arms of {hero}'],
  }),
  lantern: (_world, tells) => ({
    setting: 'forest',
    place: 'camp',
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      // The youngest hear that they walk back into the wood.
      pose: tells('band:2-4') ? 'walking' : 'sneaking',
      facing: 'onward',
      expression: 'worried',
      along: 'center',
      plane: 'near',
      gaze: 'ahead',
      action: 'goes away from the tent with a lit lantern held out in front',
      carries: 'lantern',
      holds: 'out',
    },
    travellers: {
      pose: tells('band:2-4') ? 'walking' : 'sneaking',
      expression: 'surprised',
      along: 'start-center',
      gaze: 'ahead',
      touches: { how: 'hand-on', with: 'hero' },
      action: 'walks close behind {hero}, a hand on the sleeve',
    },
    pets: {
      pose: 'walking',
      expression: 'curious',
      along: 'end',
      gaze: 'ahead',
      action: 'goes first, ears up and nose first',
    },
    props: [tent('start', 'far')],
    effects: [{ effect: 'beam', at: 'hero' }],
    focus: 'hero',
    calmZone: 'start',
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
    framings: ['low-angle', 'medium', 'close'],
    hero: {
      pose: 'sneaking',
      facing: 'onward',
      expression: 'whispering',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      holds: 'up',
      action: 'goes on tiptoe between very tall trees, the lantern held up against the shadows',
    },
    travellers: { pose: 'sneaking', along: 'start', expression: 'worried', action: 'treads in the steps of {hero}' },
    pets: { pose: 'sneaking', expression: 'worried', action: 'keeps close' },
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
  'owl.heard': heard('owl', {
    place: 'owl-tree',
    action: 'looking up at a shaking branch',
    gaze: 'up',
    stirs: ['leaves'],
  }),
  'hedgehog.heard': heard('hedgehog', {
    place: 'fern-hollow',
    action: 'looking down at rustling leaves',
    gaze: 'down',
    hides: beyondPath('leaf'),
    stirs: ['crumbs', 'sound-rings'],
  }),
  'rabbit.heard': heard('rabbit', {
    place: 'clearing',
    action: 'looking at a stump that jumps',
    gaze: { at: 'source' },
    hides: beyondPath('tree-stump'),
    stirs: ['leaves', 'sound-rings'],
  }),
  'fox.heard': heard('fox', {
    place: 'roots',
    action: 'watching dry leaves fly up from behind a root',
    gaze: { at: 'source' },
    hides: beyondPath('log'),
    stirs: ['leaves', 'sound-rings'],
  }),
  'bird.heard': heard('bird', {
    place: 'birches',
    action: 'listening to a tree trunk',
    gaze: { at: 'source' },
    hides: beyondPath('tree-stump'),
    stirs: ['sound-rings'],
  }),
  'turtle.heard': heard('turtle', {
    place: 'pond',
    action: 'looking at a thick root across the path',
    gaze: { at: 'source' },
    hides: beyondPath('log', 'near'),
    stirs: ['leaves', 'sound-rings'],
  }),
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
    where: {
      leaf: { pose: 'reaching', carries: 'leaf', holds: 'up', action: 'holds a big soft leaf up to the owl' },
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gesture: 'hand-over-mouth',
      action: 'laughs at the great fright',
    },
    pets: { pose: 'sitting', expression: 'surprised', action: 'sits and looks up at the owl' },
    effects: [
      { effect: 'feathers', at: 'owl' },
      { effect: 'breath', at: 'owl' },
    ],
    action: '{hero} reaches up to {owl}, who sits on a low branch and sneezes.',
    mustShow: ['{owl} sneezing', 'feathers falling', '{hero} reaching up to {owl}'],
  }),
  'hedgehog.found': found({
    place: 'fern-hollow',
    ref: 'hedgehog',
    figure: {
      pose: 'sitting',
      facing: 'against',
      expression: 'chewing',
      along: 'center-end',
      plane: 'near',
      size: 1.4,
      gaze: { at: 'hero' },
      carries: 'cookie',
      holds: 'mouth',
      action: 'sits among crumbs with full cheeks',
    },
    hero: { pose: 'crouching', expression: 'laughing', holds: 'down', action: 'crouches and laughs' },
    where: {
      crumb: { carries: 'cookie', gesture: 'giving', action: 'crouches and holds out the last of the picnic' },
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gesture: 'pointing',
      action: 'points at the crumbs',
    },
    pets: { pose: 'sneaking', expression: 'curious', action: 'sniffs at the crumbs' },
    effects: [{ effect: 'crumbs', at: 'hedgehog' }],
    action: '{hero} crouches in the ferns before {hedgehog}, who sits among picnic crumbs with full cheeks.',
    mustShow: ['{hedgehog} with crumbs on his prickles', 'ferns', '{hero} crouching'],
  }),
  'rabbit.found': found({
    place: 'clearing',
    ref: 'rabbit',
    figure: {
      pose: 'dancing',
      facing: 'against',
      expression: 'laughing',
      along: 'center-end',
      plane: 'near',
      size: 2.2,
      gaze: { at: 'hero' },
      action: 'dances upright on huge feet, both forepaws up',
    },
    hero: {
      pose: 'dancing',
      expression: 'laughing',
      carries: null,
      action: 'dances along with one foot in the air',
    },
    where: {
      clapped: { pose: 'kneeling', gesture: 'clapping', carries: null, action: 'kneels and claps to the dance' },
    },
    travellers: { pose: 'standing', expression: 'laughing', gesture: 'clapping', action: 'claps to the dance' },
    pets: { pose: 'jumping', expression: 'laughing', action: 'jumps along' },
    effects: [{ effect: 'leaves', at: 'rabbit' }],
    action: '{hero} dances with {rabbit} in a small moonlit clearing.',
    mustShow: ['{rabbit} dancing', 'big rabbit feet', '{hero} beside him'],
  }),
  'fox.found': found({
    place: 'roots',
    ref: 'fox',
    figure: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      along: 'center-end',
      plane: 'near',
      size: 1.3,
      gaze: { at: 'hero' },
      action: 'sweeps leaves out of his den with his own tail and looks round',
    },
    hero: {
      pose: 'standing',
      expression: 'surprised',
      holds: 'out',
      action: 'holds the lantern out to light the den',
    },
    where: {
      wiped: { gesture: 'holding-own-foot', carries: null, expression: 'determined', action: 'wipes one foot' },
    },
    travellers: {
      pose: 'standing',
      expression: 'grimacing',
      gesture: 'holding-own-foot',
      action: 'wipes a dirty foot',
    },
    pets: { pose: 'sitting', expression: 'worried', gaze: 'down', action: 'lifts a dirty paw' },
    props: [{ ref: 'den', prop: 'tree-stump', place: { along: 'end', plane: 'middle' } }],
    effects: [{ effect: 'leaves', at: 'fox' }],
    action: '{hero} stands before the den of {fox} under {den}, who sweeps leaves out with his tail.',
    mustShow: ['{fox} using his tail as a broom', 'a neat den under the roots', 'leaves in the air'],
  }),
  'bird.found': found({
    place: 'birches',
    ref: 'bird',
    figure: {
      pose: 'sitting',
      facing: 'against',
      expression: 'surprised',
      along: 'center-end',
      height: 'high',
      size: 1.7,
      gaze: { at: 'hero' },
      action: 'sits on a branch and looks over her wing',
    },
    hero: {
      pose: 'pointing',
      expression: 'laughing',
      action: 'points to the right tree',
    },
    travellers: { pose: 'standing', expression: 'happy', gesture: 'cupping-ear', action: 'listens to the knocking' },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'bird' }, action: 'looks up at the bird' },
    effects: [{ effect: 'sound-rings', at: 'bird' }],
    action: '{hero} points up at a tree and {bird} looks round in surprise.',
    mustShow: ['{bird} on a tree', '{hero} pointing'],
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
      on: 'root',
      size: 1.6,
      gaze: 'ahead',
      action: 'hangs halfway up a thick root',
    },
    hero: {
      pose: 'kneeling',
      expression: 'determined',
      gesture: 'pushing',
      carries: null,
      action: 'kneels and pushes the turtle from behind',
    },
    travellers: { pose: 'standing', expression: 'calling', gesture: 'counting', action: 'counts: one, two, heave' },
    pets: { pose: 'sitting', expression: 'curious', action: 'sits and watches' },
    props: [{ ref: 'root', prop: 'log', place: { along: 'center-end', plane: 'near' } }],
    effects: [{ effect: 'leaves', at: 'turtle' }],
    action: '{hero} kneels and helps {turtle} over {root}, which lies across the path.',
    mustShow: ['{turtle} halfway up a root', '{hero} pushing gently', 'wet leaves'],
  }),
  fork: () => ({
    setting: 'forest',
    place: 'fork',
    isForked: true,
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'curious',
      along: 'center',
      plane: 'near',
      gaze: 'ahead',
      gesture: 'scratching-head',
      action: 'stands where two paths part, scratches one ear and smells the air',
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      gesture: 'pointing',
      gaze: 'ahead',
      action: 'points along one of the paths',
    },
    pets: { pose: 'sneaking', expression: 'curious', gaze: 'down', action: 'sniffs at the ground' },
    focus: 'hero',
    calmZone: 'bottom',
    action: '{hero} stands with a lantern where the forest path parts in two.',
    mustShow: ['two paths', '{hero} with a lit lantern, in doubt'],
    mustNotShow: ['daylight', 'a signpost'],
  }),
  there: (world) => ({
    setting: 'forest',
    place: 'mushrooms',
    mood: 'joyful',
    framings: ['medium', 'close'],
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
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'hero' },
      gesture: 'cheering',
      action: 'cheers',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'hero' }, action: 'sits beside what it has found' },
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
  dark: (world, tells) => ({
    setting: 'forest',
    place: 'mushrooms',
    weather: 'wind',
    mood: 'tense',
    // Close to two of different height, the smaller one would be cut off.
    framings: tells('together') ? ['medium', 'low-angle'] : ['close', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'front',
      expression: 'worried',
      along: 'center',
      plane: 'near',
      gaze: 'up',
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
    // The lantern has just gone out and smokes.
    props: [mushrooms, { ref: 'lantern', prop: 'lantern', place: { along: 'start-center', plane: 'near' } }],
    effects: [
      { effect: 'wind', at: 'hero' },
      { effect: 'leaves', at: 'hero' },
      { effect: 'smoke', at: 'lantern' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: 'The wind has blown out the lantern and {hero} stands in deep blue darkness among bending trees.',
    mustShow: ['{hero} holding on in the dark', '{mushrooms}', 'leaves blown by wind'],
    mustNotShow: ['any lamp light', 'daylight', 'real monsters'],
  }),
  listen: ({ episodes }, tells) => {
    const second = episodes[1] ?? 'hedgehog';
    // The youngest hear that the dark is asked and answers.
    const asks = tells('band:2-4');
    const isHidden = asks && !isOfTheTrees(second);
    return {
      setting: 'forest',
      place: 'mushrooms',
      mood: 'wonder',
      framings: ['medium', 'low-angle'],
      hero: {
        pose: 'standing',
        facing: 'onward',
        expression: asks ? 'calling' : 'curious',
        along: 'start-center',
        plane: 'near',
        gaze: { at: second },
        holds: 'close',
        gesture: asks ? 'calling-out' : 'cupping-ear',
        action: asks ? 'asks the big dark who is there' : 'stands still with a hand behind one ear',
      },
      // Who answers out of the dark is eyes and ears.
      companions: {
        [second]: isHidden
          ? { ...stillThere(second, 'end', 'middle'), pose: 'sneaking', expression: 'calling', in: 'thicket' }
          : { ...stillThere(second, 'end', 'far'), facing: 'against' },
      },
      props: isHidden ? [{ ref: 'thicket', prop: 'log', place: { along: 'end', plane: 'middle' } }] : [],
      travellers: {
        pose: 'standing',
        expression: 'whispering',
        gesture: 'finger-to-lips',
        gaze: { at: second },
        action: 'puts a finger on the lips and listens',
      },
      pets: { pose: 'sitting', expression: 'curious', gaze: { at: second }, action: 'pricks up both ears' },
      effects: [
        { effect: 'sound-rings', at: second },
        ...(isHidden ? [{ effect: 'leaves', at: 'thicket' } as const] : []),
      ],
      focus: 'hero',
      calmZone: 'top',
      action: `{hero} stands still in the moonlit dark, a hand behind one ear, and far off {${second}} makes a noise.`,
      mustShow: ['{hero} listening', `{${second}} small and far off`],
      mustNotShow: ['a lit lantern', 'daylight'],
    };
  },
  back: (world, tells) => {
    const [first = 'owl', second = 'hedgehog'] = world.episodes;
    const greets = tells('thread:night') || tells('band:2-4');
    // One is greeted, or asks who is there and is told; where something is carried home, nobody calls.
    const calls = greets || tells('thread:who');
    const called = tells('band:2-4') ? first : second;
    return {
      setting: 'forest',
      place: 'way-home',
      mood: 'joyful',
      framings: ['low-angle', 'medium'],
      hero: {
        pose: 'walking',
        facing: 'onward',
        expression: calls ? 'calling' : 'proud',
        along: 'center',
        plane: 'near',
        gaze: calls ? { at: called } : { at: 'tent' },
        holds: 'close',
        ...(calls ? { gesture: 'waving' as const } : {}),
        action: 'walks home through the dark without a light',
      },
      companions: {
        [second]: stillThere(second, 'start', 'middle'),
        [first]: stillThere(first, 'end', 'middle'),
      },
      travellers: {
        pose: 'walking',
        expression: 'laughing',
        along: 'start-center',
        gaze: { at: 'tent' },
        action: 'walks close behind {hero}',
      },
      pets: { pose: 'walking', expression: 'happy', gaze: 'ahead', action: 'leads the way, tail up' },
      // Nobody is before what they come home to.
      props: [tent('end', 'far')],
      effects: [second, first].flatMap((ref): EffectPlacement[] => {
        const effect = STILL[ref]?.effect;
        return effect ? [{ effect, at: ref }] : [];
      }),
      focus: 'hero',
      calmZone: 'top',
      action: `{hero} walks home through the moonlit forest without a lantern, past {${second}} and toward {${first}} and {tent}.`,
      mustShow: [
        `{${second}} behind {hero}`,
        `{${first}} ahead`,
        '{hero} walking upright and unafraid',
        '{tent} in sight',
      ],
      mustNotShow: ['a lit lantern', 'daylight'],
    };
  },
  tent: () => ({
    setting: 'forest',
    place: 'camp',
    mood: 'cozy',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sneaking',
      facing: 'onward',
      expression: 'proud',
      along: 'center',
      plane: 'near',
      gaze: { at: 'tent' },
      touches: { how: 'hand-on', with: 'tent' },
      action: 'creeps in at the door with leaves in the hair',
    },
    travellers: {
      pose: 'walking',
      facing: 'onward',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'tent' },
      action: 'comes out of the trees',
    },
    pets: { pose: 'running', expression: 'happy', action: 'runs in first' },
    adults: {
      pose: 'kneeling',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'hero' },
      gesture: 'arms-wide',
      action: 'kneels before the tent with open arms',
    },
    props: [tent('end', 'near')],
    effects: [{ effect: 'leaves', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} has come out of the forest and creeps into {tent} under the moon.',
    mustShow: ['{tent} open and waiting', 'leaves on the clothes of {hero}'],
    mustNotShow: ['daylight', 'a lit lantern'],
  }),
  sleep: (world) => {
    const [first = 'owl', second = 'hedgehog'] = world.episodes;
    const peeping = (ref: string, along: Figure['along'], expression: Figure['expression']): Figure => ({
      pose: 'standing',
      facing: along === 'start-center' ? 'onward' : 'against',
      expression,
      along,
      plane: 'middle',
      size: ref === 'bird' ? 1.9 : ref === 'fox' ? 1 : 1.5,
      // Who lives in a tree would be lost in the grass before a door.
      ...(isOfTheTrees(ref) ? { on: `stump-${ref}` } : {}),
      gaze: { at: 'hero' },
      action: 'peeps in at the door to see who makes that noise',
    });
    return {
      setting: 'forest',
      place: 'camp',
      mood: 'cozy',
      framings: ['close', 'medium'],
      hero: {
        pose: 'sleeping',
        facing: 'front',
        expression: 'sleepy',
        along: 'center',
        plane: 'near',
        in: 'tent',
        gaze: 'down',
        carries: lostProp(world),
        holds: 'close',
        action: 'sleeps with an open mouth, what was lost in both arms, and snores',
      },
      travellers: { action: 'sleeps beside {hero}' },
      companions: {
        [first]: peeping(first, 'start-center', 'whispering'),
        [second]: peeping(second, 'center-end', 'surprised'),
      },
      props: [
        tent('center', 'near'),
        ...[first, second].filter(isOfTheTrees).map(
          (ref): PropPlacement => ({
            ref: `stump-${ref}`,
            prop: 'tree-stump',
            place: { along: ref === first ? 'start-center' : 'center-end', plane: 'middle' },
          }),
        ),
      ],
      focus: 'hero',
      calmZone: 'top',
      effects: [{ effect: 'sound-rings', at: 'hero' }],
      action: `Seen from inside {tent}: {hero} sleeps on its floor and snores, and {${first}} and {${second}} peep in at the open door from the moonlit forest.`,
      mustShow: [
        '{hero} fast asleep',
        'what was lost in the arms of {hero}',
        `{${first}} and {${second}} looking in at the door of {tent}`,
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
