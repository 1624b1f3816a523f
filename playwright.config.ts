import { defineConfig } from '@playwright/test';

import { launchOptions } from '#scripts/browser/launch.ts';
import { workers } from '#scripts/test/workers.ts';

/** Workers read this file too, but are not told the arguments. */
const watched = new Set(['--headed', '--debug', '--ui']);
if (process.argv.some((argument) => watched.has(argument))) process.env['ATTEST_HEADED'] = 'on';

/**
 * Chromium would compile every function of the app's scripts in advance in each new page, as they ask for
 * (scripts/build/compile-hints.ts): a person's page is ready earlier, but here that processor time is another test's.
 */
const withoutCompileHints = '--disable-features=JavaScriptCompileHintsMagicRuntime';

const launch = await launchOptions({ headed: process.env['ATTEST_HEADED'] === 'on' });

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Starts the one real server that all tests share, and returns what stops it. It puts its origin into ATTEST_ORIGIN.
  globalSetup: './tests/e2e/support/server.ts',
  fullyParallel: true,
  workers,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, so that a machine that is busy with other things does not fail what works; a pass does not wait for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['ATTEST_ORIGIN'],
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...launch, args: [...launch.args, withoutCompileHints] },
    // Recording every step costs a sixth of the time; TRACE=on keeps what it recorded of tests that fail.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
});
