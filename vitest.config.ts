import { defineConfig } from 'vitest/config';

const server = ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'];
const tooling = ['tests/tooling/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...server, ...tooling, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        // Not isolated: reading the server anew for every file takes a quarter of the time, and nothing is faked in it.
        test: {
          name: 'server',
          isolate: false,
          include: server,
          globalSetup: ['tests/server/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'tooling', include: tooling } },
    ],
  },
});
