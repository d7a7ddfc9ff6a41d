import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN_STAGES, runEtaSeconds, runPercent } from '#core/run/run-stage.ts';

describe('the percentage of a run', () => {
  it('never falls while stages go forward and pages are done, and is 100 only at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 17 }), (pagesTotal) => {
        const steps = RUN_STAGES.flatMap((stage) =>
          stage === 'in_progress'
            ? Array.from({ length: pagesTotal + 1 }, (_, pagesDone) => runPercent(stage, { pagesDone, pagesTotal }))
            : [runPercent(stage, { pagesDone: 0, pagesTotal })],
        );
        expect(steps).toEqual(steps.toSorted((first, second) => first - second));
        expect(steps.indexOf(100)).toBe(steps.length - 1);
        expect(steps.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('the time that is left', () => {
  const seconds = (...values: number[]) => values.map((value) => value * 1000);

  it('is unknown before the second page and nothing at the end', () => {
    expect(runEtaSeconds('in_progress', { pagesDone: 1, pagesTotal: 13 }, seconds(5))).toBeNull();
    expect(runEtaSeconds('completed', { pagesDone: 13, pagesTotal: 13 }, [])).toBe(0);
  });

  it('follows from the pace of the pages drawn so far, in any order', () => {
    expect(runEtaSeconds('in_progress', { pagesDone: 4, pagesTotal: 13 }, seconds(2, 6, 4, 8))).toBe(19);
    expect(runEtaSeconds('uploading', { pagesDone: 13, pagesTotal: 13 }, seconds(2, 4))).toBe(1);
  });

  it('does not count a night in which the run stood still', () => {
    expect(runEtaSeconds('in_progress', { pagesDone: 4, pagesTotal: 9 }, seconds(2, 4, 6, 40_000))).toBe(11);
  });
});
