import { inParallel } from '#scripts/support/in-parallel.ts';
import type { Outcome } from '#scripts/support/run.ts';

/** A check that passes or fails as a whole, and gives the reason for a failure. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/**
 * Runs the checks, `lanes` at a time, and prints one line for each, plus the findings of failed checks.
 *
 * @returns the names of those that failed, each with its findings
 */
export async function runChecks(checks: readonly Check[], lanes = 2): Promise<string[]> {
  const failures = await inParallel(lanes, checks, async ({ name, run }) => {
    const started = performance.now();
    const outcome = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds} s`);
    if (outcome.ok) return [];
    console.log(outcome.output.trimEnd());
    return [`${name}\n${outcome.output}`];
  });
  return failures.flat();
}
