/** How one try follows from another, whatever the tongue: the first, what the house has knocked about, the next, the last. */
import { asideHere, type AsideLines, type Line, type Passage, when } from '#studio/storyteller/text/passage.ts';

/** What leads to a try, up to and with the space before it; each way to tell it takes the next of these. */
export type Links = Readonly<Record<'first' | 'knocked' | 'next' | 'failed' | 'last', readonly string[]>>;

export const ideaAfter =
  ({ first, knocked, next, failed, last }: Links) =>
  (episode: string, ways: readonly string[]): Line => {
    const after = (links: readonly string[]): readonly string[] =>
      ways.map((way, at) => `${links[at % links.length] ?? ''}${way}`);
    return when(
      `seen1:${episode}`,
      after(first),
      when(
        `seen2:${episode}`,
        when('seen1:drum', after(knocked), when('seen1:jump', after(knocked), after(next))),
        when(`seen3:${episode}`, after(failed), after(last)),
      ),
    );
  };

type Try = {
  readonly episode: string;
  /** Where it is dark; the usual place of the tongue when it says none. */
  readonly place?: string;
  /** Told where the book begins to try, before anything has gone wrong. */
  readonly first: readonly string[];
  readonly next: readonly string[];
  readonly along: AsideLines;
};

type Tongue = {
  /** Each time the light goes out, another piece of the beast is there. */
  readonly inTheDark: (episode: string, seen: string, place: string) => Line;
  /** Asleep the star shines, and the piece is a thing of the house. */
  readonly bright: (episode: string, seen: string) => Line;
  readonly usualPlace: string;
  /** Who cries, where the cry is heard first. */
  readonly cry: Line;
};

/** A try to keep the star awake, as readers of 2 to 4 hear it: dark, what is tried, light, the cry. */
export const attemptBy =
  ({ inTheDark, bright, usualPlace, cry }: Tongue) =>
  ({ episode, place = usualPlace, first, next, along }: Try): Passage => {
    const seen = `${episode}Seen`;
    return [
      when(`not seen1:${episode}`, inTheDark(episode, seen, place)),
      when(`seen1:${episode}`, first, next),
      asideHere('way', along),
      bright(episode, seen),
      when(`seen1:${episode}`, cry),
      '¶{refrain}',
    ];
  };

/** All that is tried, one after another, in the books of readers of 8 to 10. */
export type Tried = 'drum' | 'jump' | 'sour' | 'faces' | 'cold' | 'story';

type Elders = {
  readonly idea: (episode: Tried, ways: readonly string[]) => Line;
  /** What who else is there does meanwhile, by episode. */
  readonly along: Readonly<Record<Tried, AsideLines>>;
  /** The light as it is told the first times, and when everybody knows what it does. */
  readonly lit: (episode: Tried) => readonly string[];
  readonly again: (episode: Tried) => readonly string[];
  readonly denial: (episode: Tried) => Line;
};

/** What the hero tries, who else tries it, and how the star shines all the same, as readers of 8 to 10 hear it. */
export const attemptOfElders =
  ({ idea, along, lit, again, denial }: Elders) =>
  (episode: Tried, ways: readonly string[], sleeps: readonly string[]): Line[] => [
    idea(episode, ways),
    when(`seen1:${episode}`, asideHere('way', along[episode])),
    sleeps,
    when(`seen1:${episode}`, lit(episode), when(`seen2:${episode}`, lit(episode), again(episode))),
    denial(episode),
  ];
