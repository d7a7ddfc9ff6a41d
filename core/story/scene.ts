/**
 * The scene: a complete, structured description of one picture. Every story writer produces it, every illustrator
 * consumes it: the built-in one draws the words of its vocabulary, an image model is told them together with `action`,
 * `mustShow` and `mustNotShow`. Nothing a picture needs may live anywhere else.
 *
 * Places are given in reading direction (`start` is left in an English book, right in an Arabic one), so a scene is
 * composed for its book and never mirrored.
 */
import type { Outfit } from '#core/character/looks.ts';
import type {
  Companion,
  Effect,
  Expression,
  Facing,
  Framing,
  Gesture,
  Hidden,
  Hold,
  Light,
  Mood,
  Pose,
  Prop,
  Setting,
  Touch,
  Weather,
} from '#core/story/vocabulary.ts';
import type { Direction, Language } from '#core/locale/language.ts';
import type { Pronouns } from '#core/character/character.ts';

/** Where a figure or thing stands: along the page in reading direction, and how deep in the picture. */
export type Place = {
  readonly along: 'start' | 'start-center' | 'center' | 'center-end' | 'end';
  readonly plane: 'near' | 'middle' | 'far';
  /** Off the ground: flying, floating, swimming, on a shelf or a branch. */
  readonly height?: 'ground' | 'low' | 'high';
  /** On the back, the shoulder or the top of somebody or something else of the scene; a hat or scarf on somebody is worn. */
  readonly on?: SceneRef;
  /**
   * Inside a thing that can hold them, whose front hides their lower part: a boot, a basket, a boat, a bed. In the prop
   * `water` they stand or swim up to a waterline: a pond, or the river or sea of the setting itself where there is one.
   */
  readonly in?: SceneRef;
};

/** Names one member of the cast or one prop inside its scene, such as `hero`, `fox`, `lantern`. Unique in the scene. */
export type SceneRef = string;

/** What a figure looks at: another ref, the reader, or a direction. */
export type Gaze = { readonly at: SceneRef } | 'reader' | 'ahead' | 'up' | 'down';

/** What the text of one language calls a companion. The Arabic noun has its article, and its gender is that of the text. */
export type Called = { readonly name: string | null; readonly noun: string; readonly pronouns: Pronouns | 'it' };

export type CastMember = {
  readonly ref: SceneRef;
  /** A character of the brief by id, or a companion that the story brings. */
  readonly who:
    | { readonly character: string }
    | {
        readonly companion: Companion;
        readonly name: string | null;
        /** How large for its kind: 1 as usual, 0.5 newly hatched, 2.5 a dragon that fills its tower. */
        readonly size?: number;
        /** In each language of the book, so that the words of a picture name the animal of the text; older scenes lack it. */
        readonly called?: Readonly<Partial<Record<Language, Called>>>;
      };
  readonly pose: Pose;
  readonly facing: Facing;
  readonly expression: Expression;
  readonly place: Place;
  readonly gaze: Gaze;
  /** What they wear when it is not their own outfit; it stays until the story changes it. */
  readonly outfit?: Outfit;
  /** What they hold or carry. */
  readonly carries?: Prop;
  /** How they hold it; as their pose does when left out. */
  readonly holds?: Hold;
  /** What their hands do beside that: `covering-ears`, `thinking`. */
  readonly gesture?: Gesture;
  /** Whom or what they touch; both stand close enough for it. */
  readonly touches?: { readonly how: Touch; readonly with: SceneRef };
  /** What they do, as an English phrase without a subject: `kneels and holds out a leaf`. */
  readonly action: string;
};

export type PropPlacement = {
  readonly ref: SceneRef;
  readonly prop: Prop;
  readonly place: Place;
  /** A small one to play with, as somebody would carry it: a train beside a bed. */
  readonly isToy?: true;
};

/**
 * Something that happens, seen at a member of the cast or a prop; `towards` is where a flame, beam or splash goes, `of`
 * whose prints they are who has gone and is in the picture no more.
 */
export type EffectPlacement = {
  readonly effect: Effect;
  readonly at: SceneRef;
  readonly towards?: SceneRef;
  readonly of?: Companion;
};

export type Scene = {
  readonly setting: Setting;
  /** Which version of the setting; the same number is the same place again. Any whole number from 0. */
  readonly variant: number;
  /** From where the place is seen: how often the story was there before. The same place is drawn anew for each. */
  readonly angle?: number;
  /** Walls close to both sides of those who are in it, as in an alley: whoever lies across it lets nobody by. */
  readonly isNarrow?: true;
  /** The ground rises in the reading direction: a path up a mountain. */
  readonly isUphill?: true;
  /** The ground falls in the reading direction: a dune to slide down. */
  readonly isDownhill?: true;
  /** The path parts in two behind those who stand on it. */
  readonly isForked?: true;
  readonly light: Light;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly framing: Framing;
  /** The reading direction of the book; movement runs along it. */
  readonly direction: Direction;
  /** In order of importance; the hero is usually first. One to seven. */
  readonly cast: readonly CastMember[];
  readonly props: readonly PropPlacement[];
  /** What happens in this very moment. */
  readonly effects?: readonly EffectPlacement[];
  /** What the eye should land on. */
  readonly focus: SceneRef;
  /** Where nothing important happens. Text never lies on a picture, but a title does on a cover. */
  readonly calmZone: 'start' | 'end' | 'top' | 'bottom';
  /** One English sentence that says what happens; characters appear as `{ref}`, never by name. */
  readonly action: string;
  /** Things a reader must be able to find in the picture, as English phrases with `{ref}`. */
  readonly mustShow: readonly string[];
  /** Things that would contradict the text. */
  readonly mustNotShow: readonly string[];
  /** A small thing to look for. */
  readonly hidden: Hidden;
};

/** The refs of a scene that are used but not defined, for tests and for the check of model-written stories. */
export const unknownRefs = (scene: Scene): SceneRef[] => {
  const known = new Set([...scene.cast.map((member) => member.ref), ...scene.props.map((prop) => prop.ref)]);
  const gazes = scene.cast.flatMap(({ gaze }) => (typeof gaze === 'object' ? [gaze.at] : []));
  const bearers = [...scene.cast, ...scene.props].flatMap(({ place }) => [place.on ?? [], place.in ?? []].flat());
  const touched = scene.cast.flatMap(({ touches }) => touches?.with ?? []);
  const sources = (scene.effects ?? []).flatMap(({ at, towards }) => [at, ...(towards === undefined ? [] : [towards])]);
  const named = [scene.action, ...scene.mustShow, ...scene.cast.map((member) => member.action)].flatMap((text) =>
    [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? ''),
  );
  return [
    ...new Set([scene.focus, ...gazes, ...bearers, ...touched, ...sources, ...named].filter((ref) => !known.has(ref))),
  ];
};
