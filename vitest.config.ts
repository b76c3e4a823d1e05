import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,test/unit}/**/*.test.{ts,tsx}'],
          exclude: ['src/web/**'],
          // Files share what they import, which takes longer to load than most of them to run.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          // Each file has a context and a document of its own, without a process that loads the document's library anew.
          pool: 'vmThreads',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/{integration,faults}/**/*.test.{ts,tsx}'],
          globalSetup: ['test/support/start-database-server.ts'],
          isolate: false,
          // Many wait, for a lease or a process that stops: another file works meanwhile.
          maxWorkers: 2,
          // `npm test` runs these beside the journeys: slow is no failure.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          // What needs more than the project brings along, or longer than a merge may wait.
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          globalSetup: ['test/support/start-database-server.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
