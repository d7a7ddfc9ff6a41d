/** The scene of a build: the cover of a book about its hero. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { HIDDEN, type Expression, type Pose } from '#core/story/vocabulary.ts';
import type { Character } from '#core/character/character.ts';
import { HERO_ID, NOBODY, type Build } from '#web/app/builder/build.ts';
import type { SceneOrder } from '#web/app/easel/drawing-order.ts';

const COMPANION = 'companion';

/** Poses that a companion takes up too; otherwise it stands by. */
const SHARED: ReadonlySet<Pose> = new Set([
  'walking',
  'running',
  'sitting',
  'sleeping',
  'jumping',
  'dancing',
  'swimming',
  'lying',
]);

const EXPRESSIONS: Readonly<Partial<Record<Pose, Expression>>> = {
  sleeping: 'sleepy',
  running: 'laughing',
  jumping: 'laughing',
  reaching: 'curious',
  crouching: 'curious',
  sneaking: 'curious',
  dancing: 'laughing',
  reading: 'calm',
  lying: 'calm',
};

/** Whoever is on the way somewhere is seen from the side: from the front a step is hard to draw and harder to read. */
const ONWARD: ReadonlySet<Pose> = new Set([
  'walking',
  'running',
  'sneaking',
  'swimming',
  'flying',
  'climbing',
  'carrying',
]);

const heroMember = ({ stage }: Build, isAlone: boolean): CastMember => ({
  ref: HERO_ID,
  who: { character: HERO_ID },
  pose: stage.pose,
  facing: ONWARD.has(stage.pose) ? 'three-quarter' : 'front',
  expression: EXPRESSIONS[stage.pose] ?? 'happy',
  place: {
    along: isAlone ? 'center' : 'start-center',
    plane: 'near',
    ...(stage.pose === 'flying' ? { height: 'low' as const } : {}),
  },
  gaze: 'reader',
  action: `is ${stage.pose} and looks at the reader`,
});

const companionMember = ({ stage }: Build): CastMember[] =>
  stage.companion === NOBODY
    ? []
    : [
        {
          ref: COMPANION,
          who: { companion: stage.companion, name: null },
          pose: SHARED.has(stage.pose) ? stage.pose : 'standing',
          facing: 'against',
          expression: stage.pose === 'sleeping' ? 'sleepy' : 'happy',
          place: { along: 'center-end', plane: 'near' },
          gaze: { at: HERO_ID },
          action: 'keeps close to {hero}',
        },
      ];

export const sceneOfBuild = (build: Build): Scene => {
  const { stage, seed, direction } = build;
  const company = companionMember(build);
  return {
    setting: stage.setting,
    variant: stage.view,
    light: stage.light,
    weather: stage.weather,
    mood: 'joyful',
    framing: 'medium',
    direction,
    cast: [heroMember(build, company.length === 0), ...company],
    props: [],
    focus: HERO_ID,
    calmZone: 'top',
    action: company.length > 0 ? '{hero} and {companion} are out together.' : '{hero} is out and about.',
    mustShow: ['{hero}'],
    mustNotShow: ['writing, letters or numbers'],
    hidden: HIDDEN[seed % HIDDEN.length] ?? HIDDEN[0],
  };
};

export const orderOfBuild = (build: Build, hero: Character): SceneOrder => ({
  kind: 'scene',
  scene: sceneOfBuild(build),
  characters: [hero],
  artStyle: build.artStyle,
  seed: build.seed,
  use: 'cover',
});
