import { defineConfig } from 'vitest/config';

import { workers } from '#scripts/test/workers.ts';

const server = ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/laws/**/*.test.ts'];
const wiring = ['tests/wiring/**/*.test.{ts,tsx}'];
const tooling = ['tests/tooling/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: workers,
    silent: 'passed-only',
    // Generous, so that a machine that is busy with other things does not fail what works; a pass does not wait for it.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A failure says which value it was: of a long run, only the message is kept.
    chaiConfig: { truncateThreshold: 1_000 },
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // Not isolated either: the machines and the app are read once a worker. What a test fakes, it puts back.
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...server, ...tooling, ...wiring, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        // Not isolated: loading the server again for every file takes a quarter of the time, and nothing is faked in it.
        test: {
          name: 'server',
          isolate: false,
          include: server,
          globalSetup: ['tests/server/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        // Actors, hooks and the app's own modules over fake ports. Nothing is kept between files but what the setup clears.
        test: {
          name: 'wiring',
          isolate: false,
          maxWorkers: 1,
          // Projects of different numbers of workers run one after the other.
          sequence: { groupOrder: 1 },
          environment: 'happy-dom',
          include: wiring,
          setupFiles: ['tests/wiring/support/setup.ts'],
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      { extends: true, test: { name: 'tooling', include: tooling } },
    ],
  },
});
