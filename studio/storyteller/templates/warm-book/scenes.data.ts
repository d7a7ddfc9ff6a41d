/** The pictures of the warm book, beat by beat. The answer lies in most of them and is taken for a footstool. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells } from '#studio/storyteller/template.ts';

/** Nobody knows yet that it is a turtle. */
const ANSWER = '{stool}, green-brown and with the pattern of a shell';
const NOT_YET = 'a turtle';
/** She is as large as the footstool that everybody took her for. */
const AS_A_STOOL = 1.6;
/** And on the page that is about her she is larger still. */
const A_HEROINE = 2.6;

type Spot = PropPlacement['place']['along'];

/** The one whom nobody looks at, in another spot every time. */
const footstool = (along: Spot): PropPlacement => ({
  ref: 'stool',
  prop: 'footstool',
  place: { along, plane: 'near' },
});

/** Whoever has a seat on wheels leans on it instead. */
const isSatOn = (tells: Tells): boolean => !tells('seated') && (tells('told:seat') || tells('seat:sat'));
const leansOnIt = (tells: Tells): boolean =>
  tells('seat:elbow') || tells('seat:head') || (tells('seated') && tells('seat:sat'));

/** What is left on her stays there until she wears it. */
const hatOn = (on: string, tells: Tells): readonly PropPlacement[] =>
  tells('seat:hat') ? [{ ref: 'hat', prop: 'hat', place: { along: 'center-end', plane: 'near', on } }] : [];

/** What somebody does on a page, in place of what they do on most. */
type Deed = Partial<Figure> & Pick<Figure, 'pose' | 'expression' | 'action'>;

/** Somebody begins to tell the end, and this is how the hero does not hear it. */
const refuses = (tells: Tells): Deed | null =>
  tells('hush:sing')
    ? {
        pose: 'standing',
        expression: 'singing',
        gesture: 'covering-ears',
        action: 'covers both ears and sings, so as not to hear the end',
      }
    : tells('hush:shout')
      ? {
          pose: 'standing',
          expression: 'calling',
          gesture: 'stopping',
          gaze: 'ahead',
          action: 'calls out with one palm up, so as not to hear the end',
        }
      : tells('hush:hide')
        ? {
            pose: 'crouching',
            expression: 'grimacing',
            gesture: 'covering-ears',
            along: 'center-end',
            in: 'hideout',
            action: 'hides under the table with both ears covered, so as not to hear the end',
          }
        : null;

/** Readers of 8 to 10 see how those who are asked begin to tell the end, and how the hero stops them. */
const stopsThem = (tells: Tells): Deed | null => {
  if (!tells('band:8-10')) return null;
  return tells('told:asked2') && !tells('told:asked3')
    ? {
        pose: 'standing',
        expression: 'calling',
        holds: 'down',
        gesture: 'stopping',
        action: 'cries out with one palm up: not the end',
      }
    : {
        pose: 'standing',
        expression: 'calling',
        carries: null,
        gesture: 'covering-ears',
        action: 'covers both ears and cries out: not the end',
      };
};

const tellsTheEnd = (tells: Tells): Pick<Figure, 'expression' | 'action'> | null =>
  tells('band:8-10') ? { expression: 'calling', action: 'begins to tell how the book ends' } : null;

const openBook = (along: PropPlacement['place']['along']): PropPlacement => ({
  ref: 'book',
  prop: 'book',
  place: { along, plane: 'near' },
});
type Asked = {
  readonly setting?: SceneDraft['setting'];
  readonly place: string;
  readonly view?: SceneDraft['view'];
  readonly ref: string;
  readonly framings: SceneDraft['framings'];
  readonly mood: SceneDraft['mood'];
  readonly hero: Deed;
  readonly other: Deed;
  /** Where the footstool stands; it goes out into the garden only where the youngest know more than the hero. */
  readonly stool: Spot | null;
  readonly travellers: SceneDraft['travellers'];
  readonly pets?: SceneDraft['pets'];
  readonly props?: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** A suspect is asked. */
const asked = (made: Asked): SceneDraft => {
  const { hero, other, ref, stool, mustShow, setting, view, props, effects, pets, ...rest } = made;
  return {
    ...rest,
    setting: setting ?? 'library',
    ...(view === undefined ? {} : { view }),
    hero: { facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: ref }, ...hero },
    companions: {
      [ref]: { facing: 'against', along: 'center-end', plane: 'middle', gaze: { at: 'hero' }, ...other },
    },
    pets: pets ?? {
      pose: 'sitting',
      expression: 'curious',
      gaze: { at: ref },
      action: 'sits and stares at {' + ref + '}',
    },
    props: [...(props ?? []), ...(stool ? [footstool(stool)] : [])],
    effects: effects ?? [],
    focus: ref,
    calmZone: 'top',
    mustShow: [...mustShow, ...(stool ? [ANSWER] : [])],
    mustNotShow: stool ? [NOT_YET] : [],
  };
};

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'cozy',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'reading',
      facing: 'three-quarter',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      ...(isSatOn(tells) ? { on: 'stool' } : {}),
      ...(leansOnIt(tells) ? { touches: { how: 'leaning-on', with: 'stool' } as const } : {}),
      action: isSatOn(tells) ? 'sits on the footstool, deep in a book' : 'sits on the rug, deep in a book',
      ...(refuses(tells) ?? { carries: 'book', holds: 'before' }),
    },
    travellers: refuses(tells)
      ? {
          // Who looks under a table comes down to it, and does not stand before it.
          pose: tells('hush:hide') ? 'kneeling' : 'standing',
          ...(tells('hush:hide') ? { along: 'start' } : {}),
          expression: 'laughing',
          gaze: { at: 'hero' },
          gesture: 'hand-over-mouth',
          action: 'laughs at {hero} behind one hand',
        }
      : {
          pose: 'sitting',
          expression: 'curious',
          gaze: { at: 'hero' },
          touches: { how: 'leaning-on', with: 'hero' },
          action: 'sits beside {hero} and looks at the pictures',
        },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'hero' }, action: 'lies on the rug and listens' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'calling',
      gaze: { at: 'hero' },
      gesture: 'beckoning',
      action: 'begins to tell how the book ends',
    },
    props: [
      footstool(isSatOn(tells) ? 'start-center' : tells('hush:hide') ? 'end' : 'center'),
      ...(refuses(tells) && !tells('hush:hide') ? [openBook('start')] : []),
      ...(tells('hush:hide')
        ? [{ ref: 'hideout', prop: 'hiding-table', place: { along: 'center-end', plane: 'near' } } as const]
        : []),
      ...hatOn('stool', tells),
    ],
    focus: 'hero',
    calmZone: 'top',
    action: tells('hush:hide')
      ? '{hero} hides under {hideout} in a big old library in evening light, so as not to hear how a book ends, with {stool} close by.'
      : refuses(tells)
        ? '{hero} does not want to hear how {book} ends, in a big old library in evening light, with {stool} close by.'
        : '{hero} reads on the floor of a big old library in evening light, with {stool} close by.',
    mustShow: [refuses(tells) ? '{hero} refusing to listen' : '{hero} reading', 'shelves full of books', ANSWER],
    mustNotShow: [NOT_YET],
  }),
  warm: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'curious',
    framings: ['medium', 'close'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'book' },
      touches: { how: 'hand-on', with: 'book' },
      action: 'kneels and lays a hand on the warm page of an open book',
    },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'curious',
      gaze: { at: 'book' },
      gesture: 'scratching-head',
      action: 'looks over the shoulder of {hero}',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'curious',
      gaze: { at: 'leaf' },
      gesture: 'hand-over-mouth',
      action: 'kneels on the other side and wonders at the leaf, a hand over the mouth',
    },
    pets: { pose: 'standing', expression: 'curious', gaze: { at: 'book' }, action: 'sniffs at the book' },
    props: [
      openBook('center'),
      { ref: 'leaf', prop: 'bitten-leaves', place: { along: 'center', plane: 'near', on: 'book' } },
      footstool('end'),
      ...hatOn('stool', tells),
    ],
    effects: [{ effect: 'glow', at: 'book' }],
    focus: 'book',
    calmZone: 'top',
    action:
      '{hero} kneels in the morning light beside {book}, which lies open and warm on the library floor, with a green {leaf} in it.',
    mustShow: ['{book} lying open on the floor', '{leaf} as a bookmark', ANSWER],
    mustNotShow: [NOT_YET],
  }),
  case: (_, tells) => ({
    setting: 'library',
    place: 'aisle',
    mood: 'curious',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'curious',
      along: 'start',
      plane: 'near',
      gaze: 'down',
      action: 'crouches over a trail on the floor and holds a magnifying glass over it',
      carries: 'magnifying-glass',
      holds: 'out',
    },
    travellers: {
      pose: 'sitting',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'hero' },
      carries: 'notebook',
      gesture: 'writing',
      action: 'sits down by the footstool and writes it all down',
    },
    pets: {
      pose: 'sitting',
      expression: 'proud',
      gaze: { at: 'stool' },
      action: 'sits down by the footstool and looks at it',
    },
    props: [
      { ref: 'book', prop: 'book', place: { along: 'center', plane: 'middle' } },
      footstool('end'),
      ...hatOn('stool', tells),
    ],
    effects: [{ effect: 'footprints', at: 'stool', towards: 'book', of: 'turtle' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} looks for clues on the library floor with a magnifying glass, beside {book}.',
    mustShow: ['{hero} with a magnifying glass', 'a thin trail in the dust', '{book}', ANSWER],
    mustNotShow: [NOT_YET],
  }),
  'owl.ask': (_, tells) =>
    asked({
      place: 'gallery',
      view: 0,
      ref: 'owl',
      framings: ['medium', 'low-angle'],
      mood: 'tense',
      hero: {
        pose: 'pointing',
        expression: 'calling',
        along: 'start',
        holds: 'down',
        action: 'points up at the owl and asks',
        ...stopsThem(tells),
      },
      other: {
        pose: 'sitting',
        height: 'high',
        size: 1.3,
        expression: 'proud',
        carries: 'book',
        holds: 'close',
        action: 'sits by the top shelf, keeps her page with a wing and looks down her beak',
        ...tellsTheEnd(tells),
      },
      stool: 'center',
      travellers: {
        pose: 'standing',
        expression: 'curious',
        gesture: 'shading-eyes',
        gaze: { at: 'owl' },
        action: 'looks up with a hand over both eyes',
      },
      action: '{hero} points up at {owl}, who sits by the top shelf and looks like somebody who reads at night.',
      mustShow: ['{owl} high up with a book', '{hero} pointing up'],
    }),
  'owl.clear': () =>
    asked({
      place: 'gallery',
      view: 0,
      ref: 'owl',
      framings: ['low-angle', 'medium'],
      mood: 'funny',
      hero: {
        pose: 'standing',
        expression: 'curious',
        along: 'start',
        gesture: 'thinking',
        holds: 'down',
        action: 'looks up and thinks about what she has heard',
      },
      other: {
        pose: 'sitting',
        height: 'high',
        size: 1.3,
        expression: 'surprised',
        gaze: { at: 'stool' },
        action: 'looks over the edge and turns dizzy',
      },
      stool: 'center',
      travellers: {
        pose: 'standing',
        expression: 'worried',
        gesture: 'catching',
        gaze: { at: 'owl' },
        action: 'holds out both hands in case she falls',
      },
      action: '{owl} looks down from her top shelf and turns dizzy, and {hero} listens on the floor.',
      mustShow: ['{owl} high up', '{hero} far below her'],
    }),
  'cat.ask': (_, tells) =>
    asked({
      place: 'warm-corner',
      ref: 'cat',
      framings: ['medium', 'low-angle'],
      mood: 'tense',
      hero: {
        pose: 'kneeling',
        expression: 'surprised',
        carries: null,
        ...(stopsThem(tells) ?? {
          touches: { how: 'hand-on', with: 'cat' } as const,
          action: 'lays a hand on the cat to feel how warm he is, and asks',
        }),
      },
      other: {
        pose: 'lying',
        size: 1.8,
        plane: 'near',
        expression: 'calm',
        action: 'lies there and blinks',
        ...tellsTheEnd(tells),
      },
      stool: 'end',
      travellers: {
        pose: 'kneeling',
        expression: 'curious',
        gesture: 'thinking',
        gaze: { at: 'cat' },
        action: 'kneels beside the cat, chin in hand',
      },
      action: '{hero} kneels in front of {cat}, who lies on the rug and is very warm.',
      mustShow: ['{cat} on the rug', stopsThem(tells) ? '{hero} refusing to listen' : 'the hand of {hero} on {cat}'],
    }),
  'cat.clear': (_, tells) =>
    tells('told:sneezed')
      ? asked({
          place: 'warm-corner',
          ref: 'cat',
          framings: ['close', 'medium'],
          mood: 'funny',
          hero: {
            pose: 'kneeling',
            expression: 'laughing',
            carries: 'bitten-leaves',
            holds: 'out',
            action: 'holds a green leaf under the nose of the cat',
          },
          other: {
            pose: 'standing',
            size: 1.4,
            plane: 'near',
            expression: 'grimacing',
            gaze: 'down',
            action: 'backs away from the leaf and sneezes',
          },
          stool: 'end',
          travellers: {
            pose: 'kneeling',
            expression: 'laughing',
            gesture: 'hand-over-mouth',
            gaze: { at: 'cat' },
            action: 'laughs behind one hand',
          },
          effects: [{ effect: 'breath', at: 'cat', towards: 'hero' }],
          action: '{hero} holds a leaf out to {cat}, who sneezes at it.',
          mustShow: ['the leaf in the hand of {hero}', '{cat} sneezing'],
        })
      : asked({
          place: 'warm-corner',
          ref: 'cat',
          framings: ['close', 'medium'],
          mood: 'funny',
          hero: {
            pose: 'kneeling',
            expression: 'laughing',
            along: 'start',
            holds: 'down',
            gesture: 'hand-over-mouth',
            action: 'laughs at the cat on the book behind one hand',
          },
          other: {
            pose: 'sitting',
            size: 1.9,
            plane: 'near',
            on: 'book',
            expression: 'proud',
            action: 'sits on a book as on a throne',
          },
          stool: 'end',
          travellers: {
            pose: 'kneeling',
            expression: 'laughing',
            gesture: 'clapping',
            gaze: { at: 'cat' },
            action: 'claps for the cat',
          },
          props: [openBook('center-end')],
          action: '{cat} sits on {book} as on a throne and {hero} laughs.',
          mustShow: ['{cat} sitting on {book}', '{hero} laughing'],
        }),
  'mouse.ask': (_, tells) =>
    asked({
      place: 'mouse-shelf',
      ref: 'mouse',
      framings: ['close', 'medium'],
      mood: 'tense',
      hero: {
        pose: 'crouching',
        expression: 'curious',
        along: 'start',
        holds: 'eye',
        action: 'crouches low and looks through the magnifying glass at the mouse',
        ...stopsThem(tells),
        ...(tells('band:8-10') ? { pose: 'kneeling' as const } : {}),
      },
      other: {
        pose: 'standing',
        size: 1.9,
        along: 'center',
        plane: 'near',
        expression: 'surprised',
        action: 'stands at his door with crumbs on his paws and squeaks',
        ...tellsTheEnd(tells),
      },
      stool: 'end',
      travellers: {
        pose: 'crouching',
        expression: 'whispering',
        gesture: 'finger-to-lips',
        gaze: { at: 'mouse' },
        action: 'keeps very quiet',
      },
      pets: {
        pose: 'lying',
        expression: 'curious',
        gaze: { at: 'mouse' },
        action: 'lies flat, nose towards the mouse',
      },
      props: [{ ref: 'hole', prop: 'mouse-hole', place: { along: 'center-end', plane: 'near' } }],
      effects: [{ effect: 'crumbs', at: 'mouse' }],
      action: '{hero} looks through a magnifying glass at {mouse}, who lives behind {hole}.',
      mustShow: ['{mouse} with crumbs', '{hole}', '{hero} down on the floor'],
    }),
  'mouse.clear': () =>
    asked({
      place: 'mouse-shelf',
      ref: 'mouse',
      framings: ['medium', 'close'],
      mood: 'funny',
      hero: {
        pose: 'kneeling',
        expression: 'curious',
        gaze: { at: 'mouse' },
        holds: 'down',
        gesture: 'thinking',
        action: 'watches and thinks, chin in hand',
      },
      other: {
        pose: 'reaching',
        size: 1.9,
        facing: 'onward',
        along: 'center',
        plane: 'near',
        expression: 'grimacing',
        gaze: { at: 'book' },
        touches: { how: 'hand-on', with: 'book' },
        action: 'heaves at the cover of a book with all his strength',
      },
      stool: 'end',
      travellers: {
        pose: 'kneeling',
        expression: 'worried',
        gesture: 'hand-on-heart',
        gaze: { at: 'mouse' },
        action: 'feels for the mouse, a hand on the heart',
      },
      pets: { pose: 'lying', expression: 'curious', gaze: { at: 'mouse' }, action: 'lies flat and watches the mouse' },
      props: [openBook('center-end')],
      action: '{mouse} heaves at {book}, which is far too heavy for him, and {hero} watches.',
      mustShow: ['{mouse} very small beside {book}', '{hero} watching'],
    }),
  'squirrel.ask': (_, tells) =>
    asked({
      setting: 'garden',
      place: 'courtyard',
      ref: 'squirrel',
      framings: ['medium', 'low-angle'],
      mood: 'tense',
      hero: {
        pose: 'crouching',
        expression: 'curious',
        along: 'start',
        holds: 'eye',
        action: 'crouches down and looks at full cheeks through the magnifying glass',
        ...stopsThem(tells),
      },
      other: {
        pose: 'standing',
        size: 1.3,
        along: 'center-end',
        plane: 'near',
        expression: 'chewing',
        ...(tells('band:8-10') ? {} : { carries: 'bitten-leaves' as const, holds: 'mouth' as const }),
        action: 'stops with full cheeks',
        ...tellsTheEnd(tells),
      },
      stool: tells('band:2-4') ? 'end' : null,
      travellers: {
        pose: 'standing',
        expression: 'determined',
        gesture: 'hands-on-hips',
        gaze: { at: 'squirrel' },
        action: 'looks sternly at the squirrel',
      },
      props: [{ ref: 'leaves', prop: 'bitten-leaves', place: { along: 'center', plane: 'near' } }],
      action: '{hero} crouches in the library garden over {leaves} and questions {squirrel} about the bites in them.',
      mustShow: ['{leaves}', '{squirrel} caught with full cheeks'],
    }),
  'squirrel.clear': (_, tells) =>
    asked({
      setting: 'garden',
      place: 'courtyard',
      ref: 'squirrel',
      framings: ['low-angle', 'medium'],
      mood: 'funny',
      hero: {
        pose: 'standing',
        expression: 'surprised',
        along: 'start',
        ...(tells('band:5-7')
          ? { gesture: 'counting' as const, carries: null, action: 'counts how long she can sit still' }
          : { gesture: 'scratching-head' as const, holds: 'down' as const, action: 'cannot follow her with the eyes' }),
      },
      other: {
        pose: 'jumping',
        size: 1.7,
        along: 'center-end',
        plane: 'near',
        height: 'low',
        expression: 'laughing',
        action: 'hops off in all directions',
      },
      stool: tells('band:2-4') ? 'center-end' : null,
      travellers: {
        pose: 'standing',
        expression: 'laughing',
        gesture: 'hand-over-mouth',
        gaze: { at: 'squirrel' },
        action: 'laughs at her behind one hand',
      },
      props: [{ ref: 'leaves', prop: 'bitten-leaves', place: { along: 'center', plane: 'near' } }],
      effects: [
        { effect: 'leaves', at: 'squirrel' },
        { effect: 'dust', at: 'squirrel' },
      ],
      action: '{squirrel} hops about {leaves} in the library garden and {hero} cannot keep up with looking.',
      mustShow: ['{squirrel} in mid-air', '{hero} looking after her', '{leaves}'],
    }),
  'robot.ask': (_, tells) =>
    asked({
      place: 'desk',
      ref: 'robot',
      framings: ['medium', 'low-angle'],
      mood: 'tense',
      hero: {
        pose: 'standing',
        expression: 'calling',
        along: 'start',
        holds: 'down',
        gesture: 'stopping',
        action: 'stands in the way with one palm out and asks',
        ...stopsThem(tells),
      },
      other: {
        pose: 'carrying',
        size: 1.3,
        plane: 'near',
        expression: 'calm',
        carries: 'book',
        action: 'rolls by with a book',
        ...tellsTheEnd(tells),
      },
      stool: 'end',
      travellers: {
        pose: 'standing',
        expression: 'determined',
        gesture: 'arms-crossed',
        gaze: { at: 'robot' },
        action: 'stands with arms crossed',
      },
      action: '{hero} stops {robot}, which tidies the library at night and carries a book.',
      mustShow: ['{robot} with a book', '{hero} in its way'],
    }),
  'robot.clear': (_, tells) =>
    tells('told:cold')
      ? asked({
          place: 'desk',
          ref: 'robot',
          framings: ['low-angle', 'medium'],
          mood: 'funny',
          hero: {
            // As low as a tummy, so that no hand lies on a face.
            pose: 'kneeling',
            expression: 'surprised',
            holds: 'down',
            touches: { how: 'hand-on', with: 'robot' },
            action: 'kneels and feels the cold metal tummy with one hand',
          },
          other: { pose: 'standing', size: 1.3, plane: 'near', expression: 'happy', action: 'holds still and blinks' },
          stool: 'end',
          travellers: {
            pose: 'standing',
            expression: 'grimacing',
            gesture: 'hugging-self',
            gaze: { at: 'robot' },
            action: 'shivers',
          },
          action: '{hero} lays a hand on {robot}, which is as cold as a spoon.',
          mustShow: ['the hand of {hero} on {robot}', '{robot} friendly'],
        })
      : asked({
          place: 'desk',
          ref: 'robot',
          framings: ['low-angle', 'medium'],
          mood: 'funny',
          hero: {
            pose: 'standing',
            expression: 'laughing',
            along: 'start',
            holds: 'down',
            gesture: 'shrugging',
            action: 'has nothing left to ask',
          },
          other: {
            pose: 'carrying',
            size: 1.3,
            plane: 'near',
            expression: 'worried',
            carries: 'book',
            holds: 'close',
            action: 'hugs a book, which it would never leave on the floor',
          },
          stool: 'end',
          travellers: {
            pose: 'standing',
            expression: 'laughing',
            gesture: 'hand-over-mouth',
            gaze: { at: 'robot' },
            action: 'laughs behind one hand',
          },
          action: '{robot} hugs a book that it would never leave on a floor, and {hero} shrugs.',
          mustShow: ['{robot} hugging a book', '{hero} laughing'],
        }),
  stool: (_, tells) => {
    const onIt = {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'surprised',
      gaze: 'up',
      on: 'stool',
      gesture: 'shading-eyes',
      action: 'stands on the footstool and looks about, and not down',
    } as const;
    const againstIt = {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      gaze: { at: 'stool' },
      touches: { how: 'hand-on', with: 'stool' },
      action: tells('chance:fell')
        ? 'has run into the footstool and begs its pardon'
        : 'leans on the footstool to think and has heard something',
    } as const;
    const hero: Pick<Figure, 'pose' | 'facing' | 'expression' | 'gaze' | 'action'> & Partial<Figure> = tells(
      'told:fell',
    )
      ? {
          pose: 'sitting',
          facing: 'onward',
          expression: 'surprised',
          gaze: { at: 'stool' },
          action: 'has fallen over the footstool and sits on the floor',
        }
      : tells('told:sat')
        ? {
            pose: 'sitting',
            facing: 'three-quarter',
            expression: 'surprised',
            gaze: 'reader',
            on: 'stool',
            gesture: 'cupping-ear',
            action: 'sits on the footstool and has heard something',
          }
        : tells('told:moved')
          ? {
              pose: 'standing',
              facing: 'onward',
              expression: 'curious',
              gaze: { at: 'stool' },
              gesture: 'scratching-head',
              action: 'looks at the footstool and scratches one ear',
            }
          : tells('told:pulled')
            ? {
                pose: 'standing',
                facing: 'onward',
                expression: 'grimacing',
                gaze: { at: 'stool' },
                touches: { how: 'hand-on', with: 'stool' },
                gesture: 'pulling',
                action: 'pulls at the footstool, which does not want to come',
              }
            : tells('seated')
              ? againstIt
              : onIt;
    return {
      setting: 'library',
      place: 'tall-shelf',
      mood: 'funny',
      framings: ['medium', 'low-angle'],
      hero: { along: 'start-center', plane: 'near', carries: null, ...hero },
      travellers: {
        pose: 'standing',
        facing: 'three-quarter',
        expression: 'curious',
        gaze: { at: 'hero' },
        gesture: 'thinking',
        action: 'looks at {hero} and not at the footstool',
      },
      pets: {
        pose: 'sitting',
        facing: 'three-quarter',
        expression: 'happy',
        gaze: { at: 'stool' },
        action: 'looks at the footstool',
      },
      props: [footstool(hero.on ? 'start-center' : 'center')],
      effects:
        tells('told:sat') || (tells('seated') && tells('chance:sat'))
          ? [{ effect: 'sound-rings', at: 'stool' }]
          : tells('told:fell') || (tells('seated') && tells('chance:fell'))
            ? [{ effect: 'dust', at: 'stool' }]
            : [],
      focus: 'hero',
      calmZone: 'top',
      action: '{hero} has to do with {stool}, which seems to have moved by itself.',
      mustShow: ['{hero} with {stool}', ANSWER],
      mustNotShow: [NOT_YET],
    };
  },
  think: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'curious',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'curious',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      // The other hand on it, so that it is seen and not sat before.
      touches: { how: 'hand-on', with: 'stool' },
      carries: null,
      gesture: 'thinking',
      action: 'kneels with the chin in one hand, the other on the footstool, and thinks',
    },
    travellers: {
      pose: 'sitting',
      expression: 'calm',
      gaze: { at: 'hero' },
      gesture: 'counting',
      action: 'counts the clues on the fingers',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'stool' }, action: 'stares at the footstool' },
    props: [
      openBook('start-center'),
      { ref: 'leaf', prop: 'bitten-leaves', place: { along: 'start-center', plane: 'near', on: 'book' } },
      footstool('center-end'),
      ...hatOn('stool', tells),
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} leans on {stool} in the evening light, with {book} and the green {leaf}, and thinks it all over.',
    mustShow: ['{hero} thinking', '{book}', ANSWER],
    mustNotShow: [NOT_YET],
  }),
  night: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'tense',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'middle',
      in: 'table',
      gaze: { at: 'book' },
      gesture: 'hand-over-mouth',
      action: 'crouches under the table in the dark, a hand over the mouth',
      carries: null,
    },
    travellers: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'worried',
      in: 'table',
      gaze: { at: 'book' },
      gesture: 'finger-to-lips',
      action: 'crouches beside {hero}, a finger on the lips',
    },
    pets: {
      pose: 'lying',
      expression: 'calm',
      gaze: { at: 'stool' },
      action: 'lies still and looks at the footstool',
    },
    props: [
      { ref: 'table', prop: 'hiding-table', place: { along: 'start', plane: 'middle' } },
      openBook('center-end'),
      footstool('end'),
      ...hatOn('stool', tells),
    ],
    effects: [
      { effect: 'glow', at: 'book' },
      { effect: 'sound-rings', at: 'book' },
    ],
    focus: 'book',
    calmZone: 'top',
    action: '{hero} hides under {table} in the moonlit library and hears a page turn in {book} on the floor.',
    mustShow: ['{hero} hiding', '{book} in a patch of moonlight', ANSWER],
    mustNotShow: ['daylight', NOT_YET],
  }),
  turn: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'laughing',
      along: 'start-center',
      plane: 'near',
      gaze: 'ahead',
      gesture: 'arms-wide',
      action: 'stands in the moonlight with open arms, like somebody on a stage, and tells it to the dark',
      carries: null,
    },
    travellers: {
      pose: 'crouching',
      expression: 'curious',
      gaze: { at: 'hero' },
      gesture: 'hand-over-mouth',
      action: 'looks up at {hero}, a hand over the mouth',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'stool' }, action: 'looks at the footstool' },
    props: [openBook('center-end'), footstool('end'), ...hatOn('stool', tells)],
    effects: [{ effect: 'glow', at: 'book' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands in the moonlit library near {book} and begins to tell the end to the dark.',
    mustShow: ['{hero} in moonlight', '{book} open on the floor', ANSWER],
    mustNotShow: ['daylight'],
  }),
  reveal: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'joyful',
    framings: ['medium', 'close'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'surprised',
      along: 'start',
      plane: 'near',
      gaze: { at: 'turtle' },
      action: 'points at the footstool, which has a face',
      gesture: 'pointing',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'surprised',
      along: 'start',
      gaze: { at: 'turtle' },
      gesture: 'hand-over-mouth',
      action: 'cannot believe what the footstool is',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'turtle' }, action: 'is not surprised at all' },
    companions: {
      turtle: {
        size: A_HEROINE,
        pose: 'standing',
        facing: 'against',
        expression: 'calling',
        along: 'center-end',
        plane: 'near',
        gaze: { at: 'hero' },
        carries: 'bitten-leaves',
        holds: 'mouth',
        action: 'stands on four feet with her head stretched out and begs',
      },
    },
    props: [openBook('center'), ...hatOn('turtle', tells)],
    effects: [{ effect: 'glow', at: 'turtle' }],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero} kneels and points at {turtle}, the footstool who is wide awake beside {book}.',
    mustShow: ['{turtle} awake with her head out', '{book}', '{hero} pointing'],
    mustNotShow: ['daylight'],
  }),
  tell: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'cozy',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'happy',
      along: 'start',
      plane: 'near',
      gaze: { at: 'turtle' },
      gesture: 'thinking',
      action: 'sits on the floor, chin in hand, and listens',
    },
    travellers: {
      pose: 'sitting',
      expression: 'calm',
      along: 'start',
      gaze: { at: 'turtle' },
      gesture: 'hand-on-heart',
      action: 'listens, a hand on the heart',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'turtle' }, action: 'lies down to listen' },
    companions: {
      turtle: {
        size: AS_A_STOOL,
        pose: 'sitting',
        facing: 'against',
        expression: 'calling',
        along: 'center-end',
        plane: 'near',
        gaze: { at: 'hero' },
        action: 'tells a long story, slowly',
      },
    },
    props: [openBook('end'), ...hatOn('turtle', tells)],
    focus: 'turtle',
    calmZone: 'top',
    action: '{turtle} tells {hero} her story in the moonlight, beside {book}.',
    mustShow: ['{turtle} talking', '{hero} listening', '{book}'],
    mustNotShow: ['daylight'],
  }),
  end: (_, tells) => ({
    setting: 'library',
    place: 'hall',
    mood: 'cozy',
    framings: ['medium', 'close'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'laughing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'book' },
      touches: { how: 'hand-on', with: 'book' },
      action: 'kneels over the book on the floor, a finger on the line, and reads aloud',
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      gaze: { at: 'hero' },
      touches: { how: 'leaning-on', with: 'hero' },
      action: 'leans on {hero} and listens',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: 'down', action: 'has fallen asleep beside them' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'surprised',
      gaze: { at: 'turtle' },
      gesture: 'hand-over-mouth',
      action: 'stands there in wonder',
    },
    companions: {
      turtle: {
        size: AS_A_STOOL,
        pose: 'sitting',
        facing: 'against',
        expression: 'happy',
        along: 'center-end',
        plane: 'near',
        gaze: { at: 'book' },
        touches: { how: 'hand-on', with: 'book' },
        action: 'looks into the book with a long neck and turns the page with one foot',
      },
    },
    props: [openBook('center'), ...hatOn('turtle', tells)],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero} and {turtle} read one book together on the library floor as it gets light.',
    mustShow: ['{hero} and {turtle} with one book', 'first light in the window'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'library',
  place: 'aisle',
  mood: 'curious',
  framings: ['medium', 'close'],
  hero: {
    pose: 'sneaking',
    facing: 'onward',
    expression: 'curious',
    along: 'start-center',
    plane: 'near',
    gaze: 'ahead',
    action: 'tiptoes through the library with a magnifying glass held up',
    carries: 'magnifying-glass',
  },
  props: [footstool('center-end')],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} tiptoes through a library with a magnifying glass, past {stool}.',
  mustShow: ['{hero} large and clear with a magnifying glass', ANSWER, 'quiet space above for the title'],
  mustNotShow: [NOT_YET],
});
