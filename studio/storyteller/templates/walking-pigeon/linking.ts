/** Whenever the letter is in trouble a wing of the pigeon opens: the left one, then the right one, then both. */
import { type Line, planting, when } from '#studio/storyteller/text/passage.ts';

/** How a tongue names what opens, for each word that its lines leave open. */
type Named = Readonly<Record<string, string>>;

export const wingBy = ({ left, right, both }: Readonly<Record<'left' | 'right' | 'both', Named>>) => {
  const opens = (lines: readonly string[], named: Named): readonly string[] =>
    lines.map((line) => Object.entries(named).reduce((told, [word, name]) => told.replace(word, name), line));
  return (...lines: readonly string[]): Line =>
    when(
      'told:left',
      when('told:right', opens(lines, both), planting('right', ...opens(lines, right))),
      planting('left', ...opens(lines, left)),
    );
};
