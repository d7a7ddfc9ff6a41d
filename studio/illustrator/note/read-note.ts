/** Turns what a family writes about a picture into changes of its scene, as far as the vocabulary goes, and says how far. */
import type { Character } from '#core/character/character.ts';
import type { CastMember, Scene, SceneRef } from '#core/story/scene.ts';
import type { Expression, Facing, Framing, Light, Pose, Setting, Weather } from '#core/story/vocabulary.ts';
import {
  DENYING_WORDS,
  EXPRESSION_NOTES,
  FACING_NOTES,
  FRAMING_NOTES,
  LIGHT_NOTES,
  PASSING_NOTE_WORDS,
  POSE_NOTES,
  WEATHER_NOTES,
} from '#studio/illustrator/note/note-words.data.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { COMPANION_WORDS } from '#studio/storyteller/idea/companion-words.data.ts';
import { ideaWords, type IdeaWord } from '#studio/storyteller/idea/idea-text.ts';

export type NoteReading = {
  readonly scene: Scene;
  /** As the family wrote it, in the order of the note. */
  readonly used: string[];
  readonly unused: string[];
};

type Wish = {
  readonly [Kind in keyof ValueOf]: { readonly kind: Kind; readonly value: ValueOf[Kind] };
}[keyof ValueOf];
type ValueOf = {
  readonly light: Light;
  readonly weather: Weather;
  readonly framing: Framing;
  readonly pose: Pose;
  readonly expression: Expression;
  readonly facing: Facing;
};

/** Indexes of words, both included. */
type Found = { readonly wish: Wish; readonly from: number; readonly until: number };

/** The form of a word under which lists are compared. */
const folded = (word: IdeaWord): string => [...word.forms][0] ?? '';

const phraseOf = (entry: string): string[] => ideaWords(entry).map(folded);

const LISTS: Readonly<Record<Wish['kind'], Readonly<Record<string, readonly string[] | undefined>>>> = {
  light: LIGHT_NOTES,
  weather: WEATHER_NOTES,
  framing: FRAMING_NOTES,
  pose: POSE_NOTES,
  expression: EXPRESSION_NOTES,
  facing: FACING_NOTES,
};

const ENTRIES = Object.entries(LISTS).flatMap(([kind, list]) =>
  Object.entries(list).flatMap(([value, entries = []]) =>
    entries.map((entry) => ({ wish: { kind, value } as Wish, phrase: phraseOf(entry) })),
  ),
);

/** The phrases in the order of the note; of two that lie in each other the longer one counts. */
const findWishes = (words: readonly IdeaWord[]): Found[] => {
  const all = ENTRIES.flatMap(({ wish, phrase }) =>
    words.flatMap((_, from) =>
      phrase.every((part, at) => words[from + at]?.forms.has(part) === true)
        ? [{ wish, from, until: from + phrase.length - 1 }]
        : [],
    ),
  );
  const isInside = (one: Found): boolean =>
    all.some(
      (other) => other.until - other.from > one.until - one.from && other.from <= one.from && other.until >= one.until,
    );
  return all.filter((one) => !isInside(one)).toSorted((one, other) => one.from - other.from);
};

const namesOf = ({ who }: CastMember, characters: readonly Character[]): string[] => {
  if ('character' in who) return characters.flatMap(({ id, name }) => (id === who.character ? [name] : []));
  return [...(who.name === null ? [] : [who.name]), ...(COMPANION_WORDS[who.companion] ?? [])];
};

type Mention = { readonly ref: SceneRef; readonly from: number; readonly until: number };

const findMentions = (words: readonly IdeaWord[], scene: Scene, characters: readonly Character[]): Mention[] =>
  scene.cast.flatMap((member) =>
    namesOf(member, characters).flatMap((name) => {
      const phrase = phraseOf(name);
      return words.flatMap((_, from) =>
        phrase.length > 0 && phrase.every((part, at) => words[from + at]?.forms.has(part) === true)
          ? [{ ref: member.ref, from, until: from + phrase.length - 1 }]
          : [],
      );
    }),
  );

/** Whom a wish is about: who was named last before it, otherwise the first of the cast. */
const targetOf = (found: Found, mentions: readonly Mention[], scene: Scene): CastMember | undefined => {
  const named = mentions.filter(({ from }) => from < found.from).toSorted((one, other) => other.from - one.from)[0];
  return named ? scene.cast.find(({ ref }) => ref === named.ref) : scene.cast[0];
};

const withMember = (scene: Scene, ref: SceneRef, change: Partial<CastMember>): Scene => ({
  ...scene,
  cast: scene.cast.map((member) => (member.ref === ref ? { ...member, ...change } : member)),
});

/** Whoever rides, hangs on or swims stays as the place holds them. */
const canMove = (member: CastMember, scene: Scene): boolean =>
  member.place.on === undefined &&
  member.pose !== 'riding' &&
  !drawingOf(scene).isUnderWater &&
  !scene.cast.some(({ place }) => place.on === member.ref);

/** Rooms without a window. */
const WINDOWLESS: ReadonlySet<Setting> = new Set(['castle', 'market']);
const WITHOUT_SKY: ReadonlySet<Setting> = new Set(['space', 'underground']);

/** Where rain can fall, or be seen to fall through a window. */
const hasWeather = (scene: Scene): boolean => {
  const { isUnderWater, isIndoors } = drawingOf(scene);
  return !isUnderWater && !WITHOUT_SKY.has(scene.setting) && !(isIndoors && WINDOWLESS.has(scene.setting));
};

const follow = (scene: Scene, wish: Wish, member: CastMember | undefined): Scene | null => {
  switch (wish.kind) {
    case 'light':
      return drawingOf(scene).isUnderWater ? null : { ...scene, light: wish.value };
    case 'weather':
      return hasWeather(scene) ? { ...scene, weather: wish.value } : null;
    case 'framing':
      return { ...scene, framing: wish.value };
    case 'expression':
      return member ? withMember(scene, member.ref, { expression: wish.value }) : null;
    case 'pose': {
      if (!member || !canMove(member, scene)) return null;
      const { along, plane } = member.place;
      return withMember(scene, member.ref, { pose: wish.value, place: { along, plane } });
    }
    case 'facing': {
      if (!member) return null;
      const gaze = wish.value === 'front' ? 'reader' : 'ahead';
      return withMember(scene, member.ref, { facing: wish.value, gaze });
    }
  }
};

const isDenied = ({ from }: Found, words: readonly IdeaWord[]): boolean =>
  words.slice(Math.max(0, from - 2), from).some((word) => DENYING_WORDS.has(folded(word)));

/** No rain is clear weather; of what else is not wanted nobody can tell what is wanted instead. */
const meantBy = (found: Found, words: readonly IdeaWord[]): Wish | null => {
  if (!isDenied(found, words)) return found.wish;
  return found.wish.kind === 'weather' && found.wish.value !== 'clear' ? { kind: 'weather', value: 'clear' } : null;
};

const MOST_UNUSED = 8;
const SHORTEST_WORD = 3;

const written = (words: readonly IdeaWord[], { from, until }: { from: number; until: number }): string =>
  words
    .slice(from, until + 1)
    .map((word) => word.written)
    .join(' ');

type Followed = { readonly scene: Scene; readonly used: ReadonlyMap<string, Found> };

/** A wish that comes later counts before one of the same kind about the same one. */
const followAll = (
  scene: Scene,
  words: readonly IdeaWord[],
  { wishes, mentions }: { wishes: readonly Found[]; mentions: readonly Mention[] },
): Followed => {
  const used = new Map<string, Found>();
  let current = scene;
  for (const found of wishes) {
    const wish = meantBy(found, words);
    const member = targetOf(found, mentions, current);
    const next = wish && follow(current, wish, member);
    if (!next) continue;
    current = next;
    const isAboutSomebody =
      found.wish.kind === 'pose' || found.wish.kind === 'expression' || found.wish.kind === 'facing';
    used.set(isAboutSomebody ? `${found.wish.kind} ${member?.ref ?? ''}` : found.wish.kind, found);
  }
  return { scene: current, used };
};

/** Reads a note of any length; an empty one changes nothing. */
export const readNote = (note: string, scene: Scene, characters: readonly Character[]): NoteReading => {
  const words = ideaWords(note);
  const mentions = findMentions(words, scene, characters);
  const wishes = findWishes(words).filter(
    (wish) => !mentions.some(({ from, until }) => wish.from <= until && wish.until >= from),
  );
  const followed = followAll(scene, words, { wishes, mentions });
  const used = [...followed.used.values()].toSorted((one, other) => one.from - other.from);
  const understood = [...used, ...mentions];
  const unused = words.filter(
    (word, at) =>
      !understood.some(({ from, until }) => at >= from && at <= until) &&
      word.written.length >= SHORTEST_WORD &&
      /\p{L}/u.test(word.written) &&
      !DENYING_WORDS.has(folded(word)) &&
      ![...word.forms].some((form) => PASSING_NOTE_WORDS.has(form)),
  );
  return {
    scene: followed.scene,
    used: used.map((found) => written(words, found)),
    unused: [...new Set(unused.map((word) => word.written))].slice(0, MOST_UNUSED),
  };
};
