import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod/mini';

import { inProject } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

import { workFolder } from './folders.ts';
import type { Surroundings } from './scope.ts';

const runner = inProject('tests', 'mutants', 'code', 'run-mutant.ts');

const testResult = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });
const resultsSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), message: z.string(), assertionResults: z.array(testResult) }),
  ),
});

/** The first test that failed, or what failed outside of the tests. */
export interface Failure {
  readonly test: string;
  readonly message: string;
}

/** What failed in each generated test file, by its name without folder and ending; undefined if it passed. */
export type Outcomes = ReadonlyMap<string, Failure | undefined>;

export function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Puts the instrumented code where the tests read it from. */
export function writeCode(contents: ReadonlyMap<string, string>): void {
  rmSync(inProject(workFolder), { recursive: true, force: true });
  for (const [file, content] of contents) write(inProject(workFolder, 'code', file), content);
}

const firstLines = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, 3).join(' | ').slice(0, 400);

/** Of a mutant that ends the worker, by filling its memory or otherwise. */
export const workerExited: Failure = { test: '(outside of the tests)', message: 'Worker exited' };

function failureIn(file: z.infer<typeof resultsSchema>['testResults'][number]): Failure | undefined {
  // The worker ended while the file ran.
  if (file.status === 'passed' && file.assertionResults.some(({ status }) => status === 'pending')) return workerExited;
  if (file.status === 'passed') return undefined;
  const failed = file.assertionResults.find(({ status }) => status === 'failed');
  if (failed === undefined) return { test: '(outside of the tests)', message: firstLines(file.message) };
  return { test: failed.fullName, message: firstLines(failed.failureMessages.join('\n')) };
}

/**
 * Runs generated test files, by name, in one worker.
 * @param seconds after which a test that waits fails; a hook, which may start a server, has ten times as long
 */
export async function runFiles(
  folder: 'dry' | 'run',
  files: ReadonlyMap<string, string>,
  { environment, database }: Surroundings,
  seconds: number,
): Promise<Outcomes> {
  rmSync(inProject(workFolder, folder), { recursive: true, force: true });
  for (const [name, call] of files) {
    const code = `import { runDry, runMutant } from '${runner}';\nawait ${call};\nvoid [runDry, runMutant];\n`;
    write(inProject(workFolder, folder, `${name}.test.ts`), code);
  }
  const results = inProject(workFolder, 'results.json');
  rmSync(results, { force: true });
  const config = inProject('tests', 'mutants', 'code', 'vitest.config.ts');
  const args = [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config];
  const timeouts = ['--testTimeout=', '--expect.poll.timeout='].map((name) => name + seconds * 1000);
  timeouts.push(`--hookTimeout=${seconds * 10_000}`);
  const reporter = ['--reporter=json', `--outputFile=${results}`];
  const { output } = await runNode(
    [...args, `--environment=${environment}`, ...timeouts, ...reporter, `${workFolder}/${folder}/`],
    { environment: database === undefined ? {} : { MUTANTS_DATABASE: 'on' } },
  );
  try {
    const { testResults } = z.parse(resultsSchema, JSON.parse(readFileSync(results, 'utf8')));
    return new Map(
      testResults.map((file) => [file.name.replace(/^.*\//, '').replace('.test.ts', ''), failureIn(file)]),
    );
  } catch (cause) {
    throw new Error(`The tests did not run:\n${output}`, { cause });
  }
}
