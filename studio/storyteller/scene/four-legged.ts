/** What becomes of a part that is written for a child when a pet is the hero, and of those who touch it. */
import type { Pose } from '#core/story/vocabulary.ts';
import type { Part, SceneDraft } from '#studio/storyteller/template.ts';

/** On tiptoe a pet would lie flat on its belly where others go. */
const GAITS: Readonly<Partial<Record<Pose, Pose>>> = { sneaking: 'walking' };

/** Nobody goes along bent to the ground with a hand on a pet. */
const ON_THE_WAY: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking', 'climbing']);
const UPRIGHT: ReadonlySet<Pose> = new Set(['standing', 'waving', 'pointing']);

/** Whoever stands comes down to a pet that they touch, and whoever goes lets it go. */
const comingDown = (part: Part, heroPose: Pose): Part => {
  const { touches, ...others } = part;
  const pose = part.pose ?? heroPose;
  if (touches?.with !== 'hero') return part;
  if (ON_THE_WAY.has(pose)) return others;
  return UPRIGHT.has(pose) ? { ...part, pose: 'kneeling' } : part;
};

/** What drips from a pet's mouth is over somebody in the water only where it stands higher: on a stump at the edge. */
const STUMP = 'stump';
const atTheEdge = (draft: SceneDraft): SceneDraft => {
  const { hero, props = [], effects = [] } = draft;
  const drips = effects.some(({ effect, at }) => effect === 'drops' && at === 'hero');
  if (hero.in !== 'water' || !hero.carries || !drips) return draft;
  const { in: _water, ...dry } = hero;
  return {
    ...draft,
    hero: { ...dry, pose: 'standing', facing: 'onward', plane: 'near', on: STUMP },
    props: [...props, { ref: STUMP, prop: 'tree-stump', place: { along: hero.along, plane: 'near' } }],
  };
};

/** The draft as it is when its hero has four legs. */
export const onFourLegs = (told: SceneDraft): SceneDraft => {
  const draft = atTheEdge(told);
  const { hero, travellers } = draft;
  const pose = hero.in === undefined ? (GAITS[hero.pose] ?? hero.pose) : hero.pose;
  return {
    ...draft,
    hero: { ...hero, pose },
    ...(travellers ? { travellers: comingDown(travellers, hero.pose) } : {}),
  };
};
