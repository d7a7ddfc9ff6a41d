import { describe, expect, it } from 'vitest';
import { SPREAD_COUNTS } from '#core/story/brief.ts';
import { booksOfSort, meanOf, sharesOf } from '#studio/storyteller/review/shared-sentences.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';

/** Short books choose among the same lines as long ones, so they are the closest; of the others each sort has one. */
const SEEDS = 10;
const SEEDS_OF_LONGER = 6;
const [SHORTEST, ...LONGER] = SPREAD_COUNTS;
/** A fifth is the aim for a hundred books; a pair that is a sentence above it is no reason to hold back a mended comma. */
const AIM = 0.2;
const MOST = 0.25;

const TOLD = [
  { language: 'en', dialect: 'standard' },
  { language: 'ar', dialect: 'standard' },
  { language: 'ar', dialect: 'egyptian' },
] as const;

describe.each(TOLD)('two books of one template in $language, $dialect', (told) => {
  const sorts = TEMPLATES.flatMap((template) =>
    [3, 6, 9].filter((age) => hasWritten(template, { ...told, age })).map((age) => ({ templateId: template.id, age })),
  ).map((sort, at) => ({ ...sort, at }));
  it.each(sorts)('read as two books: $templateId, age $age', ({ at, ...sort }) => {
    for (const [spreads, seeds] of [
      [SHORTEST, SEEDS],
      [LONGER[at % LONGER.length] ?? SHORTEST, SEEDS_OF_LONGER],
    ] as const) {
      const shares = sharesOf(booksOfSort({ ...sort, ...told, spreads }, seeds));
      expect(meanOf(shares)).toBeLessThan(0.08);
      expect(Math.max(...shares)).toBeLessThanOrEqual(MOST);
      expect(shares.filter((share) => share > AIM).length / shares.length).toBeLessThan(0.005);
    }
  });
});
