import { weighScreens } from '#scripts/build/budget.ts';
import { buildClient } from '#scripts/build/build-client.ts';
import { lintChecks, unusedCheck } from '#scripts/lint/checks.ts';
import { typeChecks } from '#scripts/lint/types.ts';
import type { Check } from '#scripts/support/checks.ts';
import { runChecks } from '#scripts/support/checks.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countChecks } from '#scripts/test/counts.ts';
import { checkFreshness } from '#scripts/test/freshness.ts';
import { checkMigrations } from '#scripts/test/migrations.ts';
import { runPlaywright, runVitest } from '#scripts/test/runners.ts';

/** A part of the gate, by the name that `--only` knows. */
export interface GateStep {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/** The parts of the gate in the order in which they run; those of an inner list run side by side. */
export const gate: readonly (readonly GateStep[])[] = [
  [
    {
      name: 'fresh',
      run: () =>
        runAsOne(
          { name: 'generated files', run: checkFreshness },
          { name: 'migrations', run: async () => checkMigrations() },
        ),
    },
  ],
  [
    { name: 'types', run: () => runAsOne(...typeChecks) },
    { name: 'lint', run: () => runAsOne(...lintChecks) },
    { name: 'unused', run: () => runAsOne(unusedCheck) },
    { name: 'build', run: () => runAsOne({ name: 'build', run: checkBuild }) },
  ],
  [{ name: 'size', run: () => runAsOne({ name: 'initial scripts', run: async () => weighScreens() }) }],
  [{ name: 'unit', run: () => runVitest(['unit', 'wiring']) }],
  [{ name: 'server', run: () => runVitest(['server']) }],
  [{ name: 'tooling', run: () => runVitest(['tooling']) }],
  [{ name: 'browser', run: runPlaywright }],
];

/** Several checks that are one test together. */
async function runAsOne(...checks: readonly Check[]): Promise<Counts> {
  return countChecks(await runChecks(checks, 1));
}

async function checkBuild() {
  await buildClient();
  return { ok: true, output: '' };
}
