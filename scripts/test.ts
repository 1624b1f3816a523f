import { parseArgs } from 'node:util';

import { generateAll } from '#scripts/generate/generate-all.ts';
import { command } from '#scripts/support/command.ts';
import { inParallel } from '#scripts/support/in-parallel.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countChecks, describeCounts, sumCounts } from '#scripts/test/counts.ts';
import type { GateStep } from '#scripts/test/steps.ts';
import { gate } from '#scripts/test/steps.ts';

interface Result {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

await command(async () => {
  const start = performance.now();
  const chosen = chosenSteps();
  const results: Result[] = [];
  if (!chosen.flat().some(({ name }) => name === 'fresh')) await generateAll();
  for (const group of chosen) results.push(...(await inParallel(2, group, runStep)));
  console.log('');
  for (const result of results) console.log(describeResult(result));
  const total = sumCounts(results.map(({ counts }) => counts));
  // Last, because a CI log is often shown from its end.
  for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
  console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  console.log(describeCounts(total));
  return total.failed === 0;
});

/** The whole gate, or what `--only=unit,lint` names. */
function chosenSteps(): readonly (readonly GateStep[])[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',');
  const known = gate.flat().map(({ name }) => name);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}; --only knows ${known.join(', ')}.`);
  return gate.map((group) => group.filter(({ name }) => names?.includes(name) ?? true));
}

function describeResult({ name, counts, seconds }: Result): string {
  return `${name.padEnd(10)} ${`${seconds.toFixed(0)} s`.padStart(6)}  ${describeCounts(counts)}`;
}

async function runStep({ name, run }: GateStep): Promise<Result> {
  const start = performance.now();
  const counts = await countsOf(name, run);
  return { name, counts, seconds: (performance.now() - start) / 1000 };
}

/** A part that cannot run has failed. */
async function countsOf(name: string, run: GateStep['run']): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    return countChecks([`${name}\n${error instanceof Error ? error.message : String(error)}`]);
  }
}
