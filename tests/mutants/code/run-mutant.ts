import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, onTestFailed, vi } from 'vitest';

import { startWatchdog } from './watchdog.ts';

/** Number of times each mutant was reached, by id. */
type Hits = Record<string, number>;

/** The globals that Stryker's switches read and update. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

const switches: Switches = {};
Object.assign(globalThis, { __stryker__: switches });
startWatchdog();

/** A mutant reached this often is assumed to loop for ever. */
const hitLimit = 100_000;

const importTest = (file: string, mark: string): Promise<unknown> =>
  import(/* @vite-ignore */ `${file}?mutant=${mark}`);

/** Once a test fails, the mutant is detected and the remaining tests are skipped. */
function stopAtFailure(): void {
  let failed = false;
  let unhandled: unknown;
  const note = (error: unknown) => void (unhandled ??= error ?? new Error('A rejection without a reason'));
  beforeAll(() => {
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
  });
  beforeEach(({ skip }) => {
    if (failed || unhandled !== undefined) skip();
    onTestFailed(() => void (failed = true));
  });
  afterAll(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
    if (unhandled !== undefined) throw new Error('A mutant failed where no test awaits it', { cause: unhandled });
  });
}

/** The hooks of a test file apply to its own tests only; those of the setup to all. */
async function importAll(mark: string, setup: string, tests: readonly string[]): Promise<void> {
  if (setup !== '') await importTest(setup, mark);
  for (const test of tests)
    describe(`of ${basename(test)}:`, async () => {
      await importTest(test, mark);
    });
}

/**
 * Runs test files with one mutant active, or without one to check that they pass.
 * @param isRead whether the mutant is reached during import, in which case modules are imported again
 */
export async function runMutant(
  id: string | undefined,
  mark: string,
  isRead: boolean,
  setup: string,
  tests: readonly string[],
) {
  if (isRead) vi.resetModules();
  Object.assign(switches, { activeMutant: id, currentTestId: undefined, hitCount: 0, hitLimit });
  stopAtFailure();
  afterAll(() => {
    switches.activeMutant = undefined;
    if (isRead) vi.resetModules();
  });
  await importAll(mark, setup, tests);
}

/** Runs a test file without a mutant and records which ones it reaches, during import and in tests. */
export async function runDry(result: string, mark: string, setup: string, test: string) {
  vi.resetModules();
  const coverage = { static: {}, perTest: { read: {}, run: {} } };
  Object.assign(switches, { activeMutant: undefined, currentTestId: 'read', mutantCoverage: coverage });
  beforeAll(() => void (switches.currentTestId = 'run'));
  afterAll(() => {
    mkdirSync(dirname(result), { recursive: true });
    writeFileSync(result, JSON.stringify(coverage.perTest));
  });
  await importAll(mark, setup, [test]);
}
