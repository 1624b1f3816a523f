import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as z from 'zod/mini';

import { inProject } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

import { workFolder } from './folders.ts';
import type { CodeMutant } from './instrument.ts';

const setup = inProject('tests', 'wiring', 'support', 'setup.ts');
const runner = inProject('tests', 'mutants', 'code', 'run-mutant.ts');

const hits = z.record(z.string(), z.number());
const coverageSchema = z.object({ read: hits, run: hits });

const resultsSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** How one test file of a run ended, by its name without folder and ending. */
type Outcomes = ReadonlyMap<string, { readonly passed: boolean; readonly message: string }>;

export interface Coverage {
  readonly test: string;
  /** Mutants that reading its modules reaches. */
  readonly read: ReadonlySet<string>;
  /** Mutants that its tests reach. */
  readonly run: ReadonlySet<string>;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Puts the instrumented code where the tests read it from. */
export function writeCode(contents: ReadonlyMap<string, string>): void {
  rmSync(inProject(workFolder), { recursive: true, force: true });
  for (const [file, content] of contents) write(inProject(workFolder, 'code', file), content);
}

/** Runs generated test files, by name, in one worker. */
async function runFiles(folder: 'dry' | 'run', files: ReadonlyMap<string, string>, seconds: number): Promise<Outcomes> {
  rmSync(inProject(workFolder, folder), { recursive: true, force: true });
  for (const [name, call] of files) {
    const code = `import { runDry, runMutant } from '${runner}';\nawait ${call};\nvoid [runDry, runMutant];\n`;
    write(inProject(workFolder, folder, `${name}.test.ts`), code);
  }
  const results = inProject(workFolder, 'results.json');
  rmSync(results, { force: true });
  const config = inProject('tests', 'mutants', 'code', 'vitest.config.ts');
  const args = [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config];
  const timeouts = ['test', 'hook'].map((what) => `--${what}Timeout=${seconds * 1000}`);
  const reporter = ['--reporter=json', `--outputFile=${results}`];
  const { output } = await runNode([...args, ...timeouts, ...reporter, `${workFolder}/${folder}/`]);
  try {
    const { testResults } = z.parse(resultsSchema, JSON.parse(readFileSync(results, 'utf8')));
    return new Map(
      testResults.map(({ name, status, message }) => [
        name.replace(/^.*\//, '').replace('.test.ts', ''),
        { passed: status === 'passed', message },
      ]),
    );
  } catch (cause) {
    throw new Error(`The tests did not run:\n${output}`, { cause });
  }
}

const literal = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/** Seconds after which a test that waits fails: a mutant that makes it wait dies of that. */
const haste = 5;
/** The same where a test has to pass, however busy the machine. */
export const patience = 120;

/** Runs every test file by itself without a mutant. @throws where one fails */
export async function coverageOf(tests: readonly string[]): Promise<Coverage[]> {
  const resultOf = (index: number) => inProject(workFolder, 'coverage', `${index}.json`);
  const files = tests.map((test, index): [string, string] => [
    String(index),
    `runDry(${[resultOf(index), `dry-${index}`, setup, inProject(test)].map(literal).join(', ')})`,
  ]);
  const outcomes = await runFiles('dry', new Map(files), patience);
  return tests.map((test, index) => {
    const outcome = outcomes.get(String(index));
    if (outcome?.passed !== true) throw new Error(`${test} fails without a mutant:\n${outcome?.message}`);
    const { read, run } = z.parse(coverageSchema, JSON.parse(readFileSync(resultOf(index), 'utf8')));
    return { test, read: new Set(Object.keys(read)), run: new Set(Object.keys(run)) };
  });
}

/** Of how many mutants each is followed by a run without one, which has to pass: none may leave anything behind. */
const controlEvery = 50;

/** Runs the tests that reach a mutant with it on. @returns the ids of those that nothing noticed */
async function survivorsAmong(
  mutants: readonly CodeMutant[],
  coverage: readonly Coverage[],
  isRead: boolean,
  seconds: number,
) {
  const files = new Map<string, string>();
  for (const [index, { id }] of mutants.entries()) {
    const reaching = coverage.filter(({ read, run }) => run.has(id) || (isRead && read.has(id)));
    // The file with the fewest mutants is about the least, and ends first.
    const tests = reaching.toSorted((a, b) => a.run.size - b.run.size).map(({ test }) => inProject(test));
    const call = (mutant: string | undefined, mark: string) =>
      `runMutant(${[mutant, mark, isRead, setup, tests].map(literal).join(', ')})`;
    files.set(`mutant-${id}`, call(id, id));
    if (index % controlEvery === controlEvery - 1) files.set(`control-${id}`, call(undefined, `control-${id}`));
  }
  const outcomes = await runFiles('run', files, seconds);
  for (const [name, { passed, message }] of outcomes)
    if (name.startsWith('control-') && !passed)
      throw new Error(`${name}: a mutant has left something behind.\n${message}`);
  return mutants.filter(({ id }) => outcomes.get(`mutant-${id}`)?.passed ?? true);
}

const batch = 300;

/** @returns the mutants that no test notices */
export async function findSurvivors(
  mutants: readonly CodeMutant[],
  coverage: readonly Coverage[],
  onProgress: (done: number) => void,
  seconds = haste,
): Promise<CodeMutant[]> {
  const isReached = ({ id }: CodeMutant) => coverage.some(({ read, run }) => read.has(id) || run.has(id));
  const isReadOf = ({ id }: CodeMutant) => coverage.some(({ read }) => read.has(id));
  const reached = mutants.filter(isReached);
  const survivors = mutants.filter((mutant) => !isReached(mutant));
  let done = survivors.length;
  for (const isRead of [false, true]) {
    const these = reached.filter((mutant) => isReadOf(mutant) === isRead);
    for (let start = 0; start < these.length; start += batch) {
      const some = these.slice(start, start + batch);
      survivors.push(...(await survivorsAmong(some, coverage, isRead, seconds)));
      onProgress((done += some.length));
    }
  }
  return survivors;
}
