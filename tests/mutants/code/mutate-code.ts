import { basename } from 'node:path';

import { inProject } from '#scripts/support/project.ts';

import { workFolder } from './folders.ts';
import { instrument, type CodeMutant } from './instrument.ts';
import { coverageOf, isDoubtful, judge, judgeAlone, type Verdict } from './plan.ts';
import { write, writeCode } from './run-tests.ts';
import { areas, type Area } from './scope.ts';
import { survivors as explained } from './survivors.ts';

/** The minimum kill rate for code; for machines it is 100 %. */
const required = 0.9;

/**
 * Mutates the code of all areas, or what of it lies in the given folders.
 * @param sampleSize how many of the detected mutants of each area to run alone once more
 */
export async function mutateCode(folders: readonly string[], sampleSize: number): Promise<boolean> {
  const isWanted = (file: string) => folders.length === 0 || folders.some((folder) => file.startsWith(folder));
  const verdicts: Verdict[] = [];
  for (const area of areas) {
    const files = area.files.filter(isWanted);
    if (files.length > 0) verdicts.push(...(await mutateArea({ ...area, files }, sampleSize)));
  }
  const kills = verdicts.flatMap(({ mutant: { file, line, change }, failure }) =>
    failure === undefined ? [] : [{ file, line, change, ...failure }],
  );
  write(inProject('test-results', `${basename(workFolder)}.json`), JSON.stringify(kills, undefined, 1));
  return report(verdicts);
}

async function mutateArea(area: Area, sampleSize: number): Promise<Verdict[]> {
  const started = Date.now();
  const { files, surroundings } = area;
  const { mutants, contents } = await instrument(files);
  writeCode(contents);
  const coverage = await coverageOf(area);
  console.log(`${area.name}: ${mutants.length} mutants in ${files.length} files, ${area.tests.length} test files`);
  const verdicts = await judge(mutants, coverage, surroundings, (done) => console.log(`${done} of ${mutants.length}`));
  console.log(`${Math.round((Date.now() - started) / 1000)} s; ${verdicts.filter(isDoubtful).length} deaths in doubt`);
  const confirmed: Verdict[] = [];
  const alive = new Set(verdicts.filter(({ failure }) => failure === undefined).map(({ mutant }) => keyOf(mutant)));
  // An entry covers every such change in its file: if one survives, the entry is needed.
  const isUnexpected = (key: string) => explained.has(key) && !alive.has(key);
  for (const verdict of verdicts) {
    const isSuspect = verdict.failure !== undefined && (isDoubtful(verdict) || isUnexpected(keyOf(verdict.mutant)));
    const again = isSuspect ? await judgeAlone(verdict.mutant, coverage, surroundings) : verdict;
    if (again.failure === undefined && isSuspect) console.log(`FALSE KILL ${falseKill(verdict)}`);
    confirmed.push(again);
  }
  const killed = shuffled(confirmed.filter(({ failure }) => failure !== undefined)).slice(0, sampleSize);
  let again = 0;
  for (const verdict of killed) {
    const { failure } = await judgeAlone(verdict.mutant, coverage, surroundings);
    if (failure === undefined) console.log(`FALSE KILL ${falseKill(verdict)}`);
    else again += 1;
  }
  if (killed.length > 0) console.log(`${again} of a sample of ${killed.length} die alone too`);
  console.log(`${area.name}: ${Math.round((Date.now() - started) / 1000)} s`);
  // The whole takes an hour: a run that is stopped has shown this much.
  reportSurvivors(confirmed);
  return confirmed;
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

const keyOf = ({ file, change }: CodeMutant): string => `${file}: ${change}`;

const falseKill = ({ mutant, failure }: Verdict) => `${keyOf(mutant)} (${failure?.test}: ${failure?.message})`;

/** The folder of a file: three levels below `src`, two elsewhere. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, -1)
    .slice(0, file.startsWith('src/') ? 3 : file.startsWith('server/modules/') ? 3 : 2)
    .join('/');

function report(verdicts: readonly Verdict[]): boolean {
  const folders = new Set(verdicts.map(({ mutant }) => folderOf(mutant.file)));
  for (const folder of folders)
    reportShare(
      folder,
      verdicts.filter(({ mutant }) => folderOf(mutant.file) === folder),
    );
  const total = reportShare('Together', verdicts);
  const survivors = survivorsAmong(verdicts);
  const unexplained = survivors.filter((mutant) => !explained.has(keyOf(mutant)));
  const alive = new Set(survivors.map(keyOf));
  const files = new Set(verdicts.map(({ mutant }) => mutant.file));
  const needless = [...explained].filter((key) => files.has(key.split(': ')[0] ?? '') && !alive.has(key));
  for (const key of needless) console.log(`DIES, so it needs no reason: ${key}`);
  return unexplained.length === 0 && needless.length === 0 && total >= required;
}

const survivorsAmong = (verdicts: readonly Verdict[]): CodeMutant[] =>
  verdicts.filter(({ failure }) => failure === undefined).map(({ mutant }) => mutant);

function reportSurvivors(verdicts: readonly Verdict[]): void {
  for (const mutant of survivorsAmong(verdicts)) {
    const { file, line, change } = mutant;
    if (!explained.has(keyOf(mutant))) console.log(`SURVIVED ${file}:${line}: ${change}`);
  }
}

/** @returns the share of the mutants that died */
function reportShare(name: string, verdicts: readonly Verdict[]): number {
  const died = verdicts.filter(({ failure }) => failure !== undefined).length;
  const share = died / verdicts.length;
  console.log(`${name.padEnd(32)} ${verdicts.length} mutants, ${died} died (${(share * 100).toFixed(1)} %)`);
  return share;
}
