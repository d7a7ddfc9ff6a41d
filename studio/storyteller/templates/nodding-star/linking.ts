/** How one try follows from another, whatever the tongue: the first, what the house has knocked about, the next, the last. */
import { type Line, when } from '#studio/storyteller/text/passage.ts';

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
