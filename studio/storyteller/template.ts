/** What a template of the storyteller is made of. Each lives in its own folder under `templates/`. */
import type { Outfit } from '#core/character/looks.ts';
import type { Language } from '#core/locale/language.ts';
import type { SpreadCount } from '#core/story/brief.ts';
import type { CastMember, EffectPlacement, Gaze, Place, PropPlacement, SceneRef } from '#core/story/scene.ts';
import type {
  Companion,
  Expression,
  Facing,
  Framing,
  Light,
  Mood,
  Pose,
  Prop,
  Setting,
  Weather,
} from '#core/story/vocabulary.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import type { DialectText, Fact, TemplateText } from '#studio/storyteller/text/passage.ts';

/** What the family's own idea asks for; a template uses what fits its plot. */
export type Wishes = { readonly object: Prop | null; readonly companion: Companion | null };

/** Choices of one book that its text and its pictures share. */
export type World = {
  /** Such as `lost: 'teddy'`; text asks for them as facts (`lost:teddy`) and chooses words by them. */
  readonly picks: Readonly<Record<string, string>>;
  /** Ids of the episodes in the order of the book; `#1` in a plan is the first of them. */
  readonly episodes: readonly string[];
};

export type Figure = {
  readonly pose: Pose;
  readonly facing: Facing;
  readonly expression: Expression;
  readonly along: Place['along'];
  readonly plane?: Place['plane'];
  readonly height?: Place['height'];
  readonly on?: Place['on'];
  readonly in?: Place['in'];
  readonly touches?: CastMember['touches'];
  /** Where a companion is smaller or larger than in the rest of the story. */
  readonly size?: number;
  readonly gaze: Gaze;
  /** An English phrase without a subject. */
  readonly action: string;
  /** Null puts down what the story has them carry here. */
  readonly carries?: Prop | null;
  /** How they hold what they carry, their own or the story's. */
  readonly holds?: CastMember['holds'];
  /** What their hands do. */
  readonly gesture?: CastMember['gesture'];
};

/**
 * How somebody who came along takes part; `along` and what they are `on` or `in` are for the first of them and for pets
 * with a part of their own, the others stand where there is room.
 */
export type Part = Partial<
  Pick<
    Figure,
    | 'pose'
    | 'facing'
    | 'expression'
    | 'along'
    | 'on'
    | 'in'
    | 'gaze'
    | 'touches'
    | 'carries'
    | 'holds'
    | 'gesture'
    | 'action'
  >
>;

/** Of several, only the first touches, carries and has hands that do something, at a place of their own if it is told. */
export type GrownUps = Pick<
  Figure,
  'pose' | 'facing' | 'expression' | 'gaze' | 'touches' | 'gesture' | 'carries' | 'holds' | 'action'
> &
  Partial<Pick<Figure, 'along' | 'plane'>>;

/** A scene as its author writes it; light, direction, outfits, travellers and the hidden thing come from the book. */
export type SceneDraft = {
  readonly setting: Setting;
  /** The same word is the same place again. */
  readonly place: string;
  /** Which version of the setting the place must be, where the plot depends on it: the lagoon and not the sea bed. */
  readonly view?: 0 | 1 | 2;
  /** Seen as at the first visit, where something stands where the place has its window or its door. */
  readonly seenAsAtFirst?: true;
  /** Walls close to both sides of those who are in it. */
  readonly isNarrow?: true;
  /** The ground rises in the reading direction. */
  readonly isUphill?: true;
  /** The ground falls in the reading direction. */
  readonly isDownhill?: true;
  /** The path parts in two. */
  readonly isForked?: true;
  readonly weather?: Weather;
  readonly mood: Mood;
  /** At least two, the best first: no framing comes twice running. */
  readonly framings: readonly [Framing, Framing, ...Framing[]];
  readonly hero: Figure;
  /** Companions of the template by ref. */
  readonly companions?: Readonly<Record<SceneRef, Figure>>;
  /** Where those who came along differ from the hero; of several, only the first touches. */
  readonly travellers?: Part;
  /** The same for the pets among them, where the part of a person does not suit four legs; `travellers` when left out. */
  readonly pets?: Part;
  /** How the grown-ups of the brief take part; without it they are not in the picture. */
  readonly adults?: GrownUps;
  readonly props?: readonly PropPlacement[];
  /** Beside those who are always there, at `adult` or `friend`: the first of the grown-ups and of those who came along. */
  readonly effects?: readonly EffectPlacement[];
  readonly focus: SceneRef;
  readonly calmZone: 'start' | 'end' | 'top' | 'bottom';
  readonly action: string;
  readonly mustShow: readonly string[];
  readonly mustNotShow?: readonly string[];
};

/**
 * Whether a fact holds in the text of this very spread, so that its picture shows what is told: a take (`boat:paper`),
 * what has been planted up to here (`told:crumb`), the band (`band:5-7`), `together`, and who of those who came along
 * has a line (`line:person`, `line:pet`). On the cover, of the whole book.
 */
export type Tells = (fact: Fact) => boolean;

export type SceneAuthor = (world: World, tells: Tells) => SceneDraft;

/**
 * One spread of a plan. `beats` names a beat, or two joined with `+` that are told on one spread and shown by the scene
 * of the last; `#1.heard` is the beat `heard` of the first episode.
 */
export type PlannedSpread = { readonly beats: string; readonly light: Light };

/** From the spread of one beat to the spread of another, both included. */
export type Stretch = { readonly from: string; readonly until: string };

export type Template = {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly summary: Readonly<Record<Language, string>>;
  readonly lesson: Readonly<Record<Language, string>>;
  readonly ageMin: number;
  readonly ageMax: number;
  /** The first spread is where the family lives: its town, its school, its kitchen. */
  readonly beginsAtHome?: true;
  readonly settings: readonly Setting[];
  readonly plans: Readonly<Record<SpreadCount, readonly PlannedSpread[]>>;
  readonly companions: Readonly<
    Record<
      SceneRef,
      {
        readonly companion: Companion;
        readonly pronouns: Entity['pronouns'] /** As in a scene. */;
        readonly size?: number;
      }
    >
  >;
  readonly chooseWorld: (stream: Stream, wishes: Wishes, episodes: number) => World;
  readonly scenes: Readonly<Record<string, SceneAuthor>>;
  readonly cover: SceneAuthor;
  /** The beat whose light, clothes and carried things the cover has; it is in every plan. */
  readonly coverAs: string;
  /** What the hero carries for a part of the story. */
  readonly carried: (world: World) => readonly (Stretch & { readonly prop: Prop })[];
  /** What the people of the story wear for a part of it. */
  readonly outfits: readonly (Stretch & { readonly outfit: Outfit })[];
  /** Only the languages it is completely written in. */
  readonly texts: Partial<Record<Language, TemplateText>> & { readonly 'ar-egyptian'?: DialectText };
  /** Words of an idea that ask for this template, in the vocabulary of `idea/idea-words.data.ts`. */
  readonly themes: readonly string[];
};
