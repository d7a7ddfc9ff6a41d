/**
 * What has been chosen for one telling of a spread, place by place. Both tongues of a book look here, so what one of them
 * has chosen the other chooses too: the same way to tell a line, the same detail told or left out.
 */
import type { Stream } from '#studio/storyteller/random.ts';

export type Choices = {
  /** The number, from 0 to below `count`, that was chosen at this place; where nothing was, what `choose` gives now. */
  at(place: string, count: number, choose: () => number): number;
};

export const freshChoices = (): Choices => {
  const chosen = new Map<string, number>();
  return {
    at: (place, count, choose) => {
      // Lists of another length are another choice: their places have nothing in common.
      const key = `${place}/${count}`;
      const known = chosen.get(key) ?? choose();
      chosen.set(key, known);
      return known;
    },
  };
};

/** Chance, and what it has chosen up to now. */
export type Draws = { readonly stream: Stream; readonly choices: Choices };

/** The stream for what is chosen inside one line: its n-th pick among so many is the same in every tongue. */
export const lineStream = ({ stream, choices }: Draws, place: string): Stream => {
  const picks = new Map<number, number>();
  const index = (count: number): number => {
    const nth = picks.get(count) ?? 0;
    picks.set(count, nth + 1);
    return choices.at(`${place}#${nth}`, count, () => stream.index(count));
  };
  return {
    ...stream,
    index,
    pick: (things) => {
      const thing = things[index(things.length)];
      if (thing === undefined) throw new RangeError('Nothing to pick from');
      return thing;
    },
  };
};
