/** Who is asked for the end of the half song, as each tongue tells of them. */
import type { Line } from '#studio/storyteller/text/passage.ts';

export type Singer = {
  readonly ref: string;
  readonly kind: string;
  /** What makes somebody ask this singer first. */
  readonly best: string;
  /** Follows the name: what this one is at all day. */
  readonly who: string;
  /** What the singer thinks of songs. */
  readonly claim: readonly string[];
  /** How the hero finds somebody who was recommended. */
  readonly later: readonly string[];
  /** How the hero, tripping at the missing note, runs into the last of them. */
  readonly into: readonly string[];
  readonly sound: string;
  /** What the sound does. */
  readonly effects: readonly string[];
  readonly where: string;
};

/** Who is asked in a book for the youngest, in Arabic and in Egyptian. */
export type BriefSinger = {
  readonly ref: string;
  /** Stands before the name, as whom somebody asks. */
  readonly who: string;
  readonly where: string;
  readonly says: string;
  readonly sings: string;
  readonly sound: string;
  /** What the sound does. */
  readonly effect: readonly [string, string];
  /** How they sing. */
  readonly how: string;
  /** What the hero takes the sound for. */
  readonly is: string;
  /** How those who came along hear it. */
  readonly person: readonly string[];
  readonly pet: readonly string[];
};

type Tells<One extends { readonly ref: string }> = Readonly<Record<'asks' | 'ends', (singer: One) => readonly Line[]>>;

/** The beats of every singer: asked, and singing an end of their own. */
export const singerBeats = <One extends { readonly ref: string }>(
  singers: readonly One[],
  { asks, ends }: Tells<One>,
) =>
  Object.fromEntries(
    singers.flatMap((singer) => [
      [`${singer.ref}.ask`, asks(singer)],
      [`${singer.ref}.end`, ends(singer)],
    ]),
  );
