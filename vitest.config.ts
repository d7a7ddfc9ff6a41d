import { defineConfig } from 'vitest/config';

/** Rule tests need nothing; feature tests share one PostgreSQL; stories drive a browser against the built product. */
export default defineConfig({
  test: {
    reporters: ['default'],
    restoreMocks: true,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{core,studio,press,contract,web}/**/*.test.{ts,tsx}',
            'server/providers/**/*.test.ts',
            'test/*.test.ts',
          ],
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
          fileParallelism: false,
        },
      },
    ],
  },
});
