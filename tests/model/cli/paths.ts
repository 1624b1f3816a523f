import { parseArgs } from 'node:util';

import { findBrowser } from '#scripts/browser/browser.ts';
import { command } from '#scripts/support/command.ts';
import { toolScript } from '#scripts/support/project.ts';
import { runNode, type RunOptions } from '#scripts/support/run.ts';

import { countFlow } from '../document.ts';
import type { Flow } from '../flow.ts';
import { flows } from '../flows/index.ts';
import { journeys } from '../journeys/index.ts';
import { everyEdge, greedyCover } from '../paths.ts';
import { pathInWords } from '../words.ts';

const playwright = toolScript('@playwright/test', 'playwright');
const show = (text: string) => void process.stdout.write(text);

/** Prints the statistics of flows or journeys. */
function tabulate(kind: 'flow' | 'journey', listed: readonly Flow[]): void {
  const header = [kind, 'states', 'transitions', 'paths', 'cover', 'covered'];
  const rows = listed.map((flow) => {
    const { states, transitions, paths, cover, missed } = countFlow(flow, everyEdge(flow));
    const covered = `${Math.round((100 * (transitions - missed.length)) / transitions)} %`;
    return [flow.name, states, transitions, paths, cover, covered].map(String);
  });
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  for (const row of [header, ...rows]) console.log(row.map(pad).join('  '));
}

/** `npm run paths`: lists all flows and journeys. */
function listFlows(): void {
  tabulate('flow', flows);
  console.log('\nJourneys');
  tabulate('journey', journeys);
  console.log(
    '\nnpm run paths -- <flow> prints its paths; -- <flow> --run 7 --headed runs the seventh in a browser, -- --all all of them.',
  );
}

/** The specs create a test for every path. */
const allPaths = { ALL_PATHS: 'on' };

/** Lists the flow's Playwright tests; the specs define which paths a browser can execute. */
async function browserTitles(flow: Flow): Promise<string[]> {
  const args = [playwright, 'test', '--list', '--grep', ` ${flow.name} \\d+: `];
  const { output } = await runNode(args, { environment: { ...allPaths, CHROMIUM_PATH: await findBrowser() } });
  return output.split('\n').flatMap((line) => {
    const [, title] = new RegExp(`› ${flow.name} (\\d+: .*)$`).exec(line) ?? [];
    return title === undefined ? [] : [title];
  });
}

/** `npm run paths -- sign-up`: describes the flow and its minimal paths. */
async function describeFlow(flow: Flow, all: boolean): Promise<void> {
  const paths = everyEdge(flow);
  const { states, transitions } = countFlow(flow, paths);
  console.log(`${flow.title}\n${flow.prose}\n${states} states, ${transitions} transitions, ${paths.length} paths.\n`);
  const titles = all ? [] : await browserTitles(flow);
  const chosen = all ? paths : greedyCover(paths);
  const words = chosen.map((path, index) => `${index + 1}: ${pathInWords(path)}`);
  if (!all) console.log(titles.length > 0 ? 'In the browser:\n' : 'Not executed in a browser. Cover:\n');
  for (const line of titles.length > 0 ? titles : words) console.log(`${line.replaceAll(' | ', '\n   ')}\n`);
}

/** `npm run paths -- sign-up --run 7`: one path in a browser, against the real application. */
async function runPath(flow: Flow, number: string, headed: boolean): Promise<boolean> {
  return runInBrowser(['--grep', ` ${flow.name} ${number}: `], headed);
}

/** `npm run paths -- --all`: every path of every flow and journey, which the gate does not run. */
const runAllPaths = (headed: boolean): Promise<boolean> =>
  runInBrowser(['tests/e2e/model', 'tests/e2e/journeys'], headed, { minutes: 60 });

async function runInBrowser(tests: readonly string[], headed: boolean, limit: RunOptions = {}): Promise<boolean> {
  const args = [playwright, 'test', ...tests, ...(headed ? ['--headed'] : [])];
  const environment = { ...allPaths, CHROMIUM_PATH: await findBrowser({ headed }) };
  const { ok } = await runNode(args, { ...limit, onOutput: show, environment });
  return ok;
}

function flowNamed(name: string): Flow {
  const known = [...flows, ...journeys];
  const flow = known.find((candidate) => candidate.name === name);
  if (flow !== undefined) return flow;
  throw new Error(`There is no flow ${name}. Flows: ${known.map((candidate) => candidate.name).join(', ')}.`);
}

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      headed: { type: 'boolean', default: false },
      run: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (name === undefined) return values.all ? runAllPaths(values.headed) : listFlows();
  const flow = flowNamed(name);
  if (values.run === undefined) return describeFlow(flow, values.all);
  if (!/^[1-9]\d*$/.test(values.run)) throw new Error(`--run takes the number of a path, not "${values.run}".`);
  return runPath(flow, values.run, values.headed);
});
