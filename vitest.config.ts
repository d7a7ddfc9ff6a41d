import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** These replace modules of the product, so what they import is theirs alone. */
const REPLACING_MODULES = ['web/**/*.test.{ts,tsx}', 'studio/storyteller/pronouns.test.ts'];

/**
 * Rule tests need nothing and change nothing outside themselves, so files of a worker share what they import; screens are
 * rendered one file for itself; feature tests share one PostgreSQL; stories drive a browser against the built product.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    restoreMocks: true,
    // Feature tests wait for their queue half of the time, which leaves a core to a third.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{core,studio,press,contract}/**/*.test.ts', 'server/providers/**/*.test.ts', 'test/*.test.ts'],
          exclude: REPLACING_MODULES,
          isolate: false,
          setupFiles: ['test/support/quiet-console.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: REPLACING_MODULES,
          setupFiles: ['test/support/quiet-console.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['server/platform/**/*.test.ts', 'server/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'features',
          include: ['server/features/**/*.test.ts', 'test/features/**/*.test.ts'],
          // Each file composes a product over a database of its own, so a worker need not load the server again for each.
          isolate: false,
          globalSetup: ['test/support/postgres-for-tests.ts'],
          setupFiles: ['test/support/quiet-console.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Each file runs a product and a browser of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
