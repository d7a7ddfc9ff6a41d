/** The built-in storyteller: a brief becomes a story, without any model, the same one for the same brief. */
import type { Looks, Outfit } from '#core/character/looks.ts';
import { namesOf } from '#core/character/character.ts';
import { directionOf, mainLanguageOf } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import { hidesIn, isTakenFor } from '#core/story/hiding-places.ts';
import type { Scene } from '#core/story/scene.ts';
import type { Spread, Story } from '#core/story/story.ts';
import { HIDDEN, type Companion, type Framing, type Hidden, type Prop } from '#core/story/vocabulary.ts';
import { sayableInterestsOf } from '#studio/storyteller/cast/interests.ts';
import { likingOf, tellsOfLiking } from '#studio/storyteller/cast/likings/likings.ts';
import { speaksOf, thingOfInterest } from '#studio/storyteller/cast/interests-things.ts';
import { gatherParty, type Member } from '#studio/storyteller/cast/party.ts';
import { layThing, type Wished } from '#studio/storyteller/idea/lay-thing.ts';
import { planFromIdea, suitableTemplates, type IdeaPlan } from '#studio/storyteller/idea/plan-from-idea.ts';
import { weaveCompanion } from '#studio/storyteller/idea/weave-companion.ts';
import { streamOf, type Stream } from '#studio/storyteller/random.ts';
import { composeScene, type Staging } from '#studio/storyteller/scene/compose-scene.ts';
import { isShown, type People } from '#studio/storyteller/scene/laying.ts';
import { beatsOf, sceneAuthorOf } from '#studio/storyteller/scene/planned-beats.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import type { PlannedSpread, SceneDraft, Stretch, Template } from '#studio/storyteller/template.ts';
import { narratorOf, type Narrator } from '#studio/storyteller/text/narrator.ts';
import type { Telling } from '#studio/storyteller/text/telling.ts';

const templateFor = (brief: Brief, idea: IdeaPlan | null, stream: Stream): Template => {
  const wanted = brief.templateId ?? idea?.templateId ?? null;
  if (wanted === null) {
    const written = suitableTemplates(brief, idea?.unwanted ?? []);
    const suiting = written.filter(({ ageMin, ageMax }) => brief.age >= ageMin && brief.age <= ageMax);
    return stream.fork('template').pick(suiting.length > 0 ? suiting : written);
  }
  const template = TEMPLATES.find(({ id }) => id === wanted);
  if (!template) throw new RangeError(`There is no template "${wanted}"`);
  return template;
};

const spreadOf = (beat: string, plan: readonly (readonly string[])[]): number =>
  plan.findIndex((beats) => beats.includes(beat));

const covers = ({ from, until }: Stretch, plan: readonly (readonly string[])[], index: number): boolean =>
  spreadOf(from, plan) >= 0 && index >= spreadOf(from, plan) && index <= spreadOf(until, plan);

type Continuity = {
  readonly places: Map<string, number>;
  /** How often the story has been at each place. */
  readonly visits: Map<string, number>;
  /** What hid longest ago comes first. */
  hidden: readonly Hidden[];
  framing: Framing | null;
};

/** Illustrators draw each setting in three versions, and tell them apart by the remainder of the variant. */
const VIEWS = 3;
const MOST_PLACES = 20;

const variantOf = ({ place, view }: SceneDraft, continuity: Continuity, stream: Stream): number => {
  const known = continuity.places.get(place);
  if (known !== undefined) return known;
  const first = stream.fork('places').index(1000);
  const at = continuity.places.size;
  const variant = (first * MOST_PLACES + at) * VIEWS + (view ?? (first + at) % VIEWS);
  continuity.places.set(place, variant);
  return variant;
};

const angleOf = ({ place, seenAsAtFirst }: SceneDraft, { visits }: Continuity): number => {
  if (seenAsAtFirst) return 0;
  const before = visits.get(place) ?? 0;
  visits.set(place, before + 1);
  return before;
};

/** The animals and things that a scene shows. */
const shownIn = ({ cast, props }: Scene, { characters }: Brief): (Companion | Prop)[] => [
  ...props.map(({ prop }) => prop),
  ...cast.flatMap(({ who, carries }) => {
    const pet = 'character' in who ? characters.find(({ id }) => id === who.character)?.species : null;
    return [...('companion' in who ? [who.companion] : []), ...(pet ? [pet] : []), ...(carries ? [carries] : [])];
  }),
];

/** What hid longest ago, is at home in the place and is nobody whom the page shows anyway. */
const nextHidden = (scene: Scene, brief: Brief, continuity: Continuity): Hidden => {
  const shown = shownIn(scene, brief);
  const atHome = continuity.hidden.filter((one) => hidesIn(one, scene.setting));
  const found = atHome.find((one) => !isTakenFor(one, shown)) ?? atHome[0] ?? HIDDEN[0];
  continuity.hidden = [...continuity.hidden.filter((one) => one !== found), found];
  return found;
};

type Moment = {
  readonly index: number;
  readonly light: Staging['light'];
  readonly plan: readonly (readonly string[])[];
};

const carriedAt = ({ template, world }: Telling, { plan, index }: Moment): Prop | null =>
  template.carried(world).findLast((stretch) => covers(stretch, plan, index))?.prop ?? null;

const outfitAt = ({ template }: Telling, { plan, index }: Moment): Outfit | null =>
  template.outfits.findLast((stretch) => covers(stretch, plan, index))?.outfit ?? null;

const stage = (draft: SceneDraft, moment: Moment, book: Book): Scene => {
  const { telling, continuity, narrator } = book;
  const language = mainLanguageOf(telling.brief);
  const stream = telling.stream.fork(`scene:${moment.index}`);
  const framings = draft.framings.filter((framing) => framing !== continuity.framing);
  const framing = stream.pick(framings);
  continuity.framing = framing;
  const scene = composeScene(draft, {
    template: telling.template,
    party: telling.party,
    nameOf: (ref) => narrator.calledOf(ref)[language]?.name ?? null,
    calledOf: narrator.calledOf,
    direction: directionOf(language),
    light: moment.light,
    weather: draft.weather ?? 'clear',
    framing,
    variant: variantOf(draft, continuity, telling.stream),
    angle: angleOf(draft, continuity),
    hidden: HIDDEN[0],
    outfit: outfitAt(telling, moment),
    carries: carriedAt(telling, moment),
  });
  // Only who is in the scene says what may hide in it.
  return { ...scene, hidden: nextHidden(scene, telling.brief, continuity) };
};

type Book = {
  readonly telling: Telling;
  readonly continuity: Continuity;
  readonly narrator: Narrator;
};

/**
 * Writes a story. The same brief gives the same story. Throws RangeError when the brief names a template that does not
 * exist or one that is not written in the language of the book; `listTemplates` says which are.
 */
export const writeStory = (brief: Brief): Story =>
  writePlanned(brief, brief.idea === null ? null : planFromIdea(brief.idea, brief, namesOf(brief.characters)));

/** Writes the story of an idea that has been read already. */
export const writePlanned = (brief: Brief, idea: IdeaPlan | null): Story => writeWithPlot(brief, idea).story;

/** The story, and the same before things that its plot does not need are laid into its pictures. */
export const writeWithPlot = (brief: Brief, idea: IdeaPlan | null): Readonly<Record<'plot' | 'story', Story>> => {
  const stream = streamOf(brief.seed);
  const template = templateFor(brief, idea, stream);
  const planned = template.plans[brief.spreads];
  const { world, brought } = weaveCompanion({ template, planned }, idea, stream);
  // A companion that the template brings anyway needs no second one beside it, but it has the name that it is given.
  const wanted = idea?.companion && brought === null ? { companion: idea.companion, name: idea.companionName } : null;
  const givenNames = brought !== null && idea?.companionName ? { [brought]: idea.companionName } : {};
  const telling: Telling = { brief, template, world, givenNames, party: gatherParty(brief, wanted, stream), stream };
  const plot = tellBook(telling, planned);
  const story = wishedIn(plot, telling, idea).reduce((told, wished) => withThing(told, wished, telling), plot);
  return { plot, story };
};

/** A thing that the plot turns on has its own part in the pictures. */
const isOfPlot = (thing: Prop, story: Story, { world }: Telling): boolean =>
  Object.values(world.picks).includes(thing) && story.spreads.some(({ scene }) => isShown(scene, thing));

/** A book that speaks of it on more spreads than that is about it, and shows it anyway. */
const MOST_TOLD = 3;

/** What the idea asks for, and what the hero likes where the text speaks of it. */
const wishedIn = (story: Story, telling: Telling, idea: IdeaPlan | null): Wished[] => {
  const { brief } = telling;
  const asked = (idea?.things ?? []).map((thing): Wished => ({ thing, told: [], isLiked: false }));
  const liked = sayableInterestsOf(brief).flatMap((interest): Wished[] => {
    const thing = thingOfInterest(interest);
    const language = mainLanguageOf(brief);
    const liking = likingOf(interest);
    const tells = (text: string): boolean =>
      speaksOf(text, interest, language) || (liking !== null && tellsOfLiking(text, liking, language));
    const told = story.spreads.flatMap(({ texts }, at) => (tells(texts[language] ?? '') ? [at] : []));
    const isTold = told.length > 0 && told.length <= MOST_TOLD;
    return thing === null || !isTold || isOfPlot(thing, story, telling) ? [] : [{ thing, told, isLiked: true }];
  });
  const toldOf = (thing: Prop): readonly number[] => liked.find((one) => one.thing === thing)?.told ?? [];
  return [
    ...asked.map((one) => ({ ...one, told: toldOf(one.thing) })),
    ...liked.filter(({ thing }) => asked.every((one) => one.thing !== thing)),
  ];
};

/** Who is free to hold and to wear something that the story does not give them. */
const peopleIn = ({ brief, party }: Telling): People => {
  const looksOf = ({ who }: Member): Looks | null => {
    const one = 'character' in who ? brief.characters.find(({ id }) => id === who.character) : undefined;
    return one?.kind === 'person' ? one.looks : null;
  };
  const canHold = (member: Member): boolean => {
    const looks = looksOf(member);
    return looks?.arm === 'both' && looks.mobility !== 'wheelchair' && looks.mobility !== 'crutches';
  };
  return {
    holders: new Set([party.hero, ...party.travellers].filter(canHold).map(({ ref }) => ref)),
    wearer: looksOf(party.hero)?.headCovering === 'none' ? party.hero.ref : null,
  };
};

const withThing = (story: Story, wished: Wished, telling: Telling): Story => {
  const people = peopleIn(telling);
  const { hero } = telling.party;
  const scenes = layThing(
    story.spreads.map(({ scene }) => scene),
    wished,
    // What the hero likes is the hero's, and nothing is worn on one page and gone on the next.
    wished.isLiked ? { holders: new Set([...people.holders].filter((ref) => ref === hero.ref)), wearer: null } : people,
  );
  return { ...story, spreads: story.spreads.map((spread, at) => ({ ...spread, scene: scenes[at] ?? spread.scene })) };
};

const tellBook = (telling: Telling, planned: readonly PlannedSpread[]): Story => {
  const { template, world } = telling;
  const narrator = narratorOf(telling);
  const continuity: Continuity = {
    places: new Map(),
    visits: new Map(),
    hidden: telling.stream.fork('hidden').shuffle(HIDDEN),
    framing: null,
  };
  const book: Book = { telling, continuity, narrator };
  const plan = planned.map((spread) => beatsOf(spread, world));
  const spreads = plan.map((beats, index): Spread => {
    const light = planned[index]?.light ?? 'day';
    const texts = narrator.tell(beats);
    const draft = sceneAuthorOf(beats, template)(world, narrator.tells);
    return { texts, scene: stage(draft, { index, light, plan }, book) };
  });
  continuity.framing = null;
  continuity.visits.clear();
  const coverAs = spreadOf(template.coverAs, plan);
  const cover = stage(
    template.cover(world, narrator.tells),
    { index: coverAs, light: planned[coverAs]?.light ?? 'day', plan },
    book,
  );
  return { titles: narrator.titles, cover, spreads };
};
