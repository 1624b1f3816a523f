import { parseArgs } from 'node:util';

import { generateAll } from '#scripts/generate/generate-all.ts';
import { command } from '#scripts/support/command.ts';
import { inParallel } from '#scripts/support/in-parallel.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countOne, describeCounts, sumCounts } from '#scripts/test/counts.ts';
import type { GateStep } from '#scripts/test/steps.ts';
import { gate } from '#scripts/test/steps.ts';

interface Result {
  readonly name: string;
  readonly counts: Counts;
}

await command(async () => {
  const chosen = chosenSteps();
  const results: Result[] = [];
  if (!chosen.flat().some(({ name }) => name === 'fresh')) await generateAll();
  for (const group of chosen) results.push(...(await inParallel(2, group, runStep)));
  console.log('');
  for (const { name, counts } of results) console.log(`${name.padEnd(10)} ${describeCounts(counts)}`);
  const total = sumCounts(results.map(({ counts }) => counts));
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

/** A part that cannot run has failed. */
async function runStep({ name, run }: GateStep): Promise<Result> {
  try {
    return { name, counts: await run() };
  } catch (error) {
    console.log(`FAILED ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return { name, counts: countOne(false) };
  }
}
