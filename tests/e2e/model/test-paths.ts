import { join } from 'node:path';

import type { Path, Situation, Step } from '#tests/model/flow.ts';
import { eventInWords, pathInWords, situationInWords, titleOf } from '#tests/model/words.ts';

import { expect, test } from '../support/test.ts';
import type { AnyBrowserFlow, PathFixtures } from './browser-flow.ts';
import { browserCover, faultsOfCover, shortCover } from './cover.ts';
import { drivePath } from './drive.ts';
import { resultsFolder, writeResult, type StepResult } from './path-result.ts';
import { pathTest } from './path-test.ts';
import { testTroubles } from './test-troubles.ts';
import type { AskedPort } from './trouble-kinds.ts';

/** If set, every path is run: `npm run paths -- --all`. */
const wantsAll = process.env['ALL_PATHS'] === 'on';

/** The flow that shows, for each port, what becomes of a screen whose requests fail. */
const flowInTrouble: Readonly<Record<AskedPort, string>> = { api: 'record', identity: 'sign-in' };

/** If set, takes a screenshot of every situation. */
const wantsPictures = process.env['PATH_SCREENSHOTS'] === 'on';

/**
 * Creates a test for every path in a flow's browser cover, named after the flow, the path number and its distinguishing
 * step (`sign-in 3: …`), and one that checks the cover against the machine. The gate runs those that show every state and
 * every action once, and the troubles of one flow for each port. The results, with all steps, are written for the report.
 */
export function testPaths<Driver>(browser: AnyBrowserFlow<Driver>): void {
  const { flow, untaken } = browser;
  if (wantsAll || Object.values(flowInTrouble).includes(flow.name)) testTroubles(browser);
  const cover = browserCover(browser);
  const walked = new Set(wantsAll ? cover.paths : shortCover(cover));
  test(`${flow.name}: the paths take every transition`, async () => {
    const { paths, transitions, taken } = cover;
    const file = join(resultsFolder(test.info().project.outputDir, flow.name), 'cover.json');
    await writeResult(file, { flow: flow.name, paths: paths.length, transitions, taken, untaken });
    expect(faultsOfCover(cover, untaken)).toEqual([]);
  });
  for (const [index, path] of cover.paths.entries()) {
    if (!walked.has(path)) continue;
    const number = index + 1;
    pathTest(`${flow.name} ${number}: ${titleOf(path)}`, (fixtures) => driveAndReport(browser, fixtures, path, number));
  }
}

async function driveAndReport<Driver>(
  browser: AnyBrowserFlow<Driver>,
  fixtures: PathFixtures,
  path: Path,
  number: number,
): Promise<void> {
  const folder = resultsFolder(test.info().project.outputDir, browser.flow.name);
  const seen: StepResult[] = [];
  const note = async (situation: Situation) => {
    const screenshot = wantsPictures ? `${number}-${seen.length}.jpg` : null;
    if (screenshot !== null) await fixtures.page.screenshot({ path: join(folder, screenshot), quality: 60 });
    seen.push({ ...stepInWords(situation), seen: true, screenshot });
  };
  const start = performance.now();
  try {
    await drivePath(browser, fixtures, path, note);
  } finally {
    const missed = [path.initial, ...path.steps].slice(seen.length);
    await writeResult(join(folder, `${number}.json`), {
      flow: browser.flow.name,
      number,
      title: pathInWords(path),
      start: path.start,
      steps: [...seen, ...missed.map((situation) => ({ ...stepInWords(situation), seen: false, screenshot: null }))],
      outcome: missed.length === 0 ? 'passed' : 'failed',
      seconds: Math.round((performance.now() - start) / 10) / 100,
    });
  }
}

const isStep = (situation: Situation): situation is Step => 'event' in situation;

const stepInWords = (situation: Situation) => ({
  event: isStep(situation) ? eventInWords(situation) : '',
  state: situationInWords(situation.snapshot),
  transitions: situation.taken,
});
