/** How one try at rain follows from what the one before it taught, whatever the tongue. */
import { type Line, plants, when } from '#studio/storyteller/text/passage.ts';

const TRIES = ['can', 'basket', 'dolphin', 'octopus', 'crab', 'turtle'] as const;
export type Try = (typeof TRIES)[number];

/** What leads to a try after each other one, or where it is the first. */
export type Leads = Readonly<Partial<Record<Try, string>> & { first: string }>;

/** Tells a try with the lead that belongs to the try before it. A book's first two are its rules, its third is planted. */
export const tryAfter = (me: Try, leads: Leads, tell: (lead: string) => readonly string[]): Line => {
  const others = TRIES.filter((other) => other !== me);
  const told = (before: Try): readonly string[] => tell(leads[before] ?? leads.first);
  const chain = (fact: (before: Try) => string, say: (before: Try) => Line, otherwise: Line): Line =>
    others.reduceRight<Line>((rest, before) => when(fact(before), say(before), rest), otherwise);
  const third = chain(
    (before) => `rule2:${before}`,
    (before) => told(before).map((line) => plants(`third-${me}`, line)),
    tell(leads.first),
  );
  return when(
    `rule1:${me}`,
    tell(leads.first),
    when(
      `rule2:${me}`,
      chain((before) => `rule1:${before}`, told, tell(leads.first)),
      chain((before) => `told:third-${before}`, told, third),
    ),
  );
};

/** Tells a line only in books of at least so many tries, which have more spreads for the same story. */
export const inBooksOf = (count: number, line: Line, tries: readonly Try[] = TRIES): Line => {
  const [first, ...rest] = tries;
  if (count === 0 || first === undefined) return line;
  const counted = inBooksOf(count - 1, line, rest);
  return rest.length < count
    ? when(`episode:${first}`, counted)
    : when(`episode:${first}`, counted, inBooksOf(count, line, rest));
};
