import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { inProject } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

import { mutateCode } from './code/mutate-code.ts';

// `npm run mutants` mutates machines and code; `-- --machines` or `-- --code` only one, `-- --code src/actors` or
// `-- --machines upload` a part.
// `--sample 40` then runs forty of the detected mutants of each area alone, and reports how many die again.
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { machines: { type: 'boolean' }, code: { type: 'boolean' }, sample: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const machines = values.code === true || (await mutateMachines(positionals));
  const code = values.machines === true || (await mutateCode(positionals, Number(values.sample)));
  return machines && code;
});

/** @param names of the machines; all without one */
async function mutateMachines(names: readonly string[]): Promise<boolean> {
  const args = ['run', '--config', inProject('tests', 'mutants', 'vitest.config.ts')];
  if (names.length > 0) args.push('--testNamePattern', `^(${names.join('|')}) `);
  const onOutput = (text: string) => void process.stdout.write(text);
  return (await runNode([inProject('node_modules', 'vitest', 'vitest.mjs'), ...args], { onOutput })).ok;
}
