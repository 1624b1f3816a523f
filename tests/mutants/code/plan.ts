import { readFileSync } from 'node:fs';

import * as z from 'zod/mini';

import { inProject } from '#scripts/support/project.ts';

import { workFolder } from './folders.ts';
import type { CodeMutant } from './instrument.ts';
import { runFiles, workerExited, type Failure } from './run-tests.ts';
import type { Area, Surroundings } from './scope.ts';

const hits = z.record(z.string(), z.number());
const coverageSchema = z.object({ read: hits, run: hits });

interface Coverage {
  readonly test: string;
  /** Mutants that reading its modules reaches. */
  readonly read: ReadonlySet<string>;
  /** Mutants that its tests reach. */
  readonly run: ReadonlySet<string>;
}

/** What became of a mutant; without a failure it survived. */
export interface Verdict {
  readonly mutant: CodeMutant;
  readonly failure: Failure | undefined;
}

const literal = (value: unknown) => JSON.stringify(value) ?? 'undefined';
const setupOf = ({ setup }: Surroundings) => (setup === undefined ? '' : inProject(setup));

/** Seconds after which a test fails that has to pass, however busy the machine. */
const patience = 120;

/** Runs every test file of an area by itself without a mutant. @throws where one fails */
export async function coverageOf({ tests, surroundings }: Area): Promise<Coverage[]> {
  const resultOf = (index: number) => inProject(workFolder, 'coverage', `${index}.json`);
  const files = tests.map((test, index): [string, string] => [
    String(index),
    `runDry(${[resultOf(index), `dry-${index}`, setupOf(surroundings), inProject(test)].map(literal).join(', ')})`,
  ]);
  const outcomes = await runFiles('dry', new Map(files), surroundings, patience);
  return tests.map((test, index) => {
    const failure = outcomes.get(String(index));
    if (failure !== undefined) throw new Error(`${test} fails without a mutant:\n${failure.test}: ${failure.message}`);
    const { read, run } = z.parse(coverageSchema, JSON.parse(readFileSync(resultOf(index), 'utf8')));
    return { test, read: new Set(Object.keys(read)), run: new Set(Object.keys(run)) };
  });
}

/** Of how many mutants each is followed by a run without one, which fails if one of them has left something behind. */
const controlEvery = 50;

interface Batch {
  readonly mutants: readonly CodeMutant[];
  readonly coverage: readonly Coverage[];
  /** Whether reading modules reaches them. */
  readonly isRead: boolean;
  readonly surroundings: Surroundings;
  readonly seconds: number;
}

/** Runs the tests that reach a mutant with it on. */
async function verdictsOf({ mutants, coverage, isRead, surroundings, seconds }: Batch): Promise<Verdict[]> {
  const files = new Map<string, string>();
  for (const [index, { id }] of mutants.entries()) {
    const reaching = coverage.filter(({ read, run }) => run.has(id) || (isRead && read.has(id)));
    // The file with the fewest mutants is about the least, and ends first.
    const tests = reaching.toSorted((a, b) => a.run.size - b.run.size).map(({ test }) => inProject(test));
    const call = (mutant: string | undefined, mark: string) =>
      `runMutant(${[mutant, mark, isRead, setupOf(surroundings), tests].map(literal).join(', ')})`;
    files.set(`mutant-${id}`, call(id, id));
    if (index % controlEvery === controlEvery - 1 || index === mutants.length - 1)
      files.set(`control-${id}`, call(undefined, `control-${id}`));
  }
  const outcomes = await runFiles('run', files, surroundings, seconds);
  const spoilt = mutants.findIndex(({ id }) => outcomes.get(`control-${id}`) !== undefined);
  if (spoilt > 0) return apart({ mutants, coverage, isRead, surroundings, seconds }, outcomes, spoilt);
  const hasRun = ({ id }: CodeMutant) => outcomes.has(`mutant-${id}`);
  const verdicts = mutants.filter(hasRun).map((mutant) => ({ mutant, failure: outcomes.get(`mutant-${mutant.id}`) }));
  // A mutant that ended the worker kept those after it from running.
  const left = mutants.filter((mutant) => !hasRun(mutant));
  if (left.length === 0) return verdicts;
  const remaining = { mutants: left, coverage, isRead, surroundings, seconds };
  if (verdicts.length > 0) return [...verdicts, ...(await verdictsOf(remaining))];
  if (left.length > 1) throw new Error(`${left.length} mutants did not run.`);
  return left.map((mutant) => ({ mutant, failure: workerExited }));
}

/**
 * Runs again, in two processes, those mutants of which one has left something behind, and in another one all after them.
 * @param spoilt the index of the mutant after which a run without one failed
 */
async function apart(
  { mutants, ...batch }: Batch,
  outcomes: ReadonlyMap<string, Failure | undefined>,
  spoilt: number,
): Promise<Verdict[]> {
  const first = spoilt - (spoilt % controlEvery);
  const middle = (first + spoilt + 1) >> 1;
  const verdicts = mutants
    .slice(0, first)
    .map((mutant): Verdict => ({ mutant, failure: outcomes.get(`mutant-${mutant.id}`) }));
  for (const some of [mutants.slice(first, middle), mutants.slice(middle, spoilt + 1), mutants.slice(spoilt + 1)])
    if (some.length > 0) verdicts.push(...(await verdictsOf({ ...batch, mutants: some })));
  return verdicts;
}

const batch = 300;

/** Runs all mutants of an area, hundreds in one process. */
export async function judge(
  mutants: readonly CodeMutant[],
  coverage: readonly Coverage[],
  surroundings: Surroundings,
  onProgress: (done: number) => void,
): Promise<Verdict[]> {
  const isReached = ({ id }: CodeMutant) => coverage.some(({ read, run }) => read.has(id) || run.has(id));
  const isReadOf = ({ id }: CodeMutant) => coverage.some(({ read }) => read.has(id));
  const verdicts = mutants.filter((mutant) => !isReached(mutant)).map((mutant) => survived(mutant));
  for (const isRead of [false, true]) {
    const these = mutants.filter((mutant) => isReached(mutant) && isReadOf(mutant) === isRead);
    for (let start = 0; start < these.length; start += batch) {
      const some = these.slice(start, start + batch);
      verdicts.push(
        ...(await verdictsOf({ mutants: some, coverage, isRead, surroundings, seconds: surroundings.seconds })),
      );
      onProgress(verdicts.length);
    }
  }
  return verdicts;
}

const survived = (mutant: CodeMutant): Verdict => ({ mutant, failure: undefined });

/** Runs one mutant in a process of its own, with a timeout several times as long. */
export async function judgeAlone(
  mutant: CodeMutant,
  coverage: readonly Coverage[],
  surroundings: Surroundings,
): Promise<Verdict> {
  const isRead = coverage.some(({ read }) => read.has(mutant.id));
  const seconds = surroundings.seconds * 4;
  const [verdict] = await verdictsOf({ mutants: [mutant], coverage, isRead, surroundings, seconds });
  return verdict ?? survived(mutant);
}

/** Deaths that a busy machine or an environment can cause too: they count only if repeated alone. */
const doubtfulMessage =
  /timed out|timeout|ECONNRE|EADDRINUSE|EMFILE|ENOSPC|too many clients|heap|Failed to fetch dynamically|Worker exited/i;

export const isDoubtful = ({ failure }: Verdict): boolean =>
  failure !== undefined && doubtfulMessage.test(failure.message);
