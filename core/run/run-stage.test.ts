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
  const time = { startedAtMs: 0, nowMs: 10_000 };

  it('is unknown before the first page and nothing at the end', () => {
    expect(runEtaSeconds('in_progress', { pagesDone: 0, pagesTotal: 13 }, time)).toBeNull();
    expect(runEtaSeconds('completed', { pagesDone: 13, pagesTotal: 13 }, time)).toBe(0);
  });

  it('follows from the pages drawn so far', () => {
    expect(runEtaSeconds('in_progress', { pagesDone: 5, pagesTotal: 13 }, time)).toBe(17);
    expect(runEtaSeconds('uploading', { pagesDone: 13, pagesTotal: 13 }, time)).toBe(1);
  });
});
