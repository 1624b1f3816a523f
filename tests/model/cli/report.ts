import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Graphviz } from '@hpcc-js/wasm-graphviz';

import { findBrowser } from '#scripts/browser/browser.ts';
import { command } from '#scripts/support/command.ts';
import { inProject, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

import { countFlow } from '../document.ts';
import type { Flow } from '../flow.ts';
import { flows } from '../flows/index.ts';
import { journeys } from '../journeys/index.ts';
import { everyEdge } from '../paths.ts';
import { dotOf, type Walked } from '../report/dot.ts';
import { reportPage, type FlowReport } from '../report/page.ts';
import { readBrowserResults, type BrowserResults } from '../report/results.ts';

const outputFolder = inProject('test-results');
const reportFile = inProject('paths-report', 'index.html');

/** Runs every path of every flow and journey in the browser, with a screenshot of every state. */
async function walkInBrowser(): Promise<boolean> {
  const args = [toolScript('@playwright/test', 'playwright'), 'test', 'tests/e2e/model', 'tests/e2e/journeys'];
  const { ok } = await runNode(args, {
    onOutput: (text) => void process.stdout.write(text),
    environment: { CHROMIUM_PATH: await findBrowser(), ALL_PATHS: 'on', PATH_SCREENSHOTS: 'on' },
  });
  return ok;
}

/** An arrow may stand for several transitions; untaken ones determine its status. */
const walkedIn =
  (browser: BrowserResults | undefined): Walked =>
  (transitions) => {
    if (browser === undefined) return 'listed';
    const { taken, untaken } = browser.cover;
    if (transitions.every((name) => taken.includes(name))) return 'walked';
    return transitions.every((name) => taken.includes(name) || name in untaken) ? 'listed' : 'missed';
  };

/** Uses a fresh instance per drawing: a reused one fails intermittently. */
async function draw(dot: string): Promise<string> {
  Graphviz.unload();
  const document = (await Graphviz.load()).dot(dot);
  return document.slice(document.indexOf('<svg'));
}

async function reportOf(flow: Flow): Promise<FlowReport> {
  const browser = readBrowserResults(outputFolder, flow.name);
  const drawing = await draw(dotOf(flow.machine, walkedIn(browser)));
  return { flow, browser, drawing, counts: countFlow(flow, everyEdge(flow)) };
}

/** `npm run paths:report`: one page about every flow and journey; `--no-run` reuses the results of the last run. */
await command(async () => {
  const { values } = parseArgs({ options: { 'no-run': { type: 'boolean', default: false } } });
  const passed = values['no-run'] || (await walkInBrowser());
  const reports: FlowReport[] = [];
  for (const flow of [...flows, ...journeys]) reports.push(await reportOf(flow));
  mkdirSync(join(reportFile, '..'), { recursive: true });
  writeFileSync(reportFile, reportPage(reports));
  console.log(`The report is ${reportFile}`);
  return passed;
});
