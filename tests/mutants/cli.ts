import { command } from '#scripts/support/command.ts';
import { inProject } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

import { instrument, type CodeMutant } from './code/instrument.ts';
import { coverageOf, findSurvivors, patience, writeCode } from './code/plan.ts';
import { mutatedFiles, testFiles } from './code/scope.ts';
import { survivors as explained } from './code/survivors.ts';

// `npm run mutants` mutates machines and code; `-- --machines` or `-- --code` only one, `-- --code src/actors` a part.
await command(async () => {
  const [only, ...folders] = process.argv.slice(2);
  const machines = only === '--code' || (await mutateMachines());
  const code = only === '--machines' || (await mutateCode(folders));
  return machines && code;
});

async function mutateMachines(): Promise<boolean> {
  const args = ['run', '--config', inProject('tests', 'mutants', 'vitest.config.ts')];
  const onOutput = (text: string) => void process.stdout.write(text);
  return (await runNode([inProject('node_modules', 'vitest', 'vitest.mjs'), ...args], { onOutput })).ok;
}

async function mutateCode(folders: readonly string[]): Promise<boolean> {
  const files = mutatedFiles().filter((file) => folders.length === 0 || folders.some((each) => file.startsWith(each)));
  const { mutants, contents } = await instrument(files);
  writeCode(contents);
  const coverage = await coverageOf(testFiles());
  console.log(`${mutants.length} mutants in ${files.length} files`);
  const survivors = await findSurvivors(mutants, coverage, (done) => console.log(`${done} of ${mutants.length}`));
  // A busy machine, or what another mutant has left behind, fails tests too: what has a reason to survive runs once more.
  const alive = new Set(survivors.map(keyOf));
  const doubtful = mutants.filter((mutant) => keyOf(mutant) in explained && !alive.has(keyOf(mutant)));
  const revived = await findSurvivors(doubtful, coverage, () => {}, patience);
  for (const mutant of revived) console.log(`Survived alone: ${keyOf(mutant)}`);
  return report(files, mutants, [...survivors, ...revived]);
}

function keyOf({ file, change }: CodeMutant): string {
  return `${file}: ${change}`;
}

/** The folder of a file: three levels below `src`, two elsewhere. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, -1)
    .slice(0, file.startsWith('src/') ? 3 : 2)
    .join('/');
}

function report(files: readonly string[], mutants: readonly CodeMutant[], survivors: readonly CodeMutant[]): boolean {
  for (const folder of new Set(files.map(folderOf))) {
    const of = (some: readonly CodeMutant[]) => some.filter(({ file }) => folderOf(file) === folder).length;
    console.log(`${folder.padEnd(32)} ${of(mutants)} mutants, ${of(survivors)} survived`);
  }
  const unexplained = survivors.filter((mutant) => !(keyOf(mutant) in explained));
  for (const { file, line, change } of unexplained) console.log(`SURVIVED ${file}:${line}: ${change}`);
  const alive = new Set(survivors.map(keyOf));
  const needless = Object.keys(explained).filter((key) => files.includes(key.split(': ')[0] ?? '') && !alive.has(key));
  for (const key of needless) console.log(`DIES, so it needs no reason: ${key}`);
  // The minimum kill rate for code; for machines it is 100 %.
  const share = 1 - survivors.length / mutants.length;
  console.log(`${mutants.length - survivors.length} of ${mutants.length} died (${(share * 100).toFixed(1)} %)`);
  return unexplained.length === 0 && needless.length === 0 && share >= 0.9;
}
