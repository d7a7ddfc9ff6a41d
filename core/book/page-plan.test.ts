import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitalPagePlan, type PlannedPage } from '#core/book/page-plan.ts';
import { SPREAD_COUNTS } from '#core/story/brief.ts';

const inputs = fc.record({ spreads: fc.integer({ min: 1, max: 40 }), hasDedication: fc.boolean() });

const kinds = (plan: readonly PlannedPage[]): string[] => plan.map(({ kind }) => kind);

describe('digitalPagePlan', () => {
  it('plans a dedicated book from cover to endpaper', () => {
    expect(digitalPagePlan({ spreads: 2, hasDedication: true })).toEqual([
      { kind: 'cover' },
      { kind: 'endpaper' },
      { kind: 'endpaper' },
      { kind: 'dedication' },
      { kind: 'title' },
      { kind: 'text', spread: 0 },
      { kind: 'picture', spread: 0 },
      { kind: 'text', spread: 1 },
      { kind: 'picture', spread: 1 },
      { kind: 'ending' },
      { kind: 'endpaper' },
    ]);
  });

  it('leaves no gap where a dedication would be', () => {
    const plan = kinds(digitalPagePlan({ spreads: 1, hasDedication: false }));
    expect(plan).toEqual(['cover', 'endpaper', 'title', 'text', 'picture', 'ending', 'endpaper']);
  });

  it.each(SPREAD_COUNTS)('carries every one of %i spreads once and in order', (spreads) => {
    const plan = digitalPagePlan({ spreads, hasDedication: true });
    for (const kind of ['text', 'picture'] as const) {
      const carried = plan.flatMap((page) => (page.kind === kind ? [page.spread] : []));
      expect(carried).toEqual(Array.from({ length: spreads }, (_, spread) => spread));
    }
  });

  it('lets every text face its own picture, on pages 2k and 2k + 1, and leaves no page over', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = digitalPagePlan(input);
        expect(plan.length % 2).toBe(1);
        for (const [index, page] of plan.entries()) {
          if (page.kind !== 'text') continue;
          expect((index + 1) % 2).toBe(0);
          expect(plan[index + 1]).toEqual({ kind: 'picture', spread: page.spread });
        }
      }),
    );
  });

  it('refuses a book without spreads', () => {
    for (const spreads of [0, -1, 1.5, Number.NaN]) {
      expect(() => digitalPagePlan({ spreads, hasDedication: false })).toThrow(RangeError);
    }
  });
});
