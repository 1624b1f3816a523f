import { rmSync } from 'node:fs';

import { type Browser, type BrowserContext, chromium } from '@playwright/test';

import { launchOptions } from '#scripts/browser/launch.ts';
import { command } from '#scripts/support/command.ts';
import { openFolder } from '#scripts/support/open-folder.ts';
import { freePort, startProcess } from '#scripts/support/server-process.ts';
import { openDatabase } from '#server/database/database.ts';
import { organisation as organisationTable } from '#server/database/schema/index.ts';
import { demoPassword } from '#server/demo/index.ts';
import { addAssessmentLink } from '#tests/e2e/support/assessment-links.ts';
import { addPolicyLink } from '#tests/e2e/support/policy-links.ts';
import { databaseUrlIn } from '#tests/e2e/support/server.ts';

import { callOf } from './support/call.ts';
import { keystrokesOn } from './support/keystrokes.ts';
import { adoptStandard } from './support/large-standard.ts';
import { lighthouseScores } from './support/lighthouse.ts';
import { longPolicy } from './support/long-policy.ts';
import { signIn } from './support/session.ts';
import { type Network, SlowNetwork } from './support/slow-network.ts';
import { stepsOn } from './support/steps.ts';
import { tableOf } from './support/table.ts';
import { type Scene, type Visit, visit } from './support/visit.ts';

/** `npm run bench:pages -- 3 sign-in` measures three visits of each kind to the screens whose names begin so; medians are printed. */
const [rounds, only] = [Number(process.argv[2] ?? 5), process.argv[3]];

/** Whether a screen is measured: all are, or those whose names begin as asked. */
const isWanted = ({ name }: { readonly name: string }) => only === undefined || name.startsWith(only);

/** Lighthouse's "slow 4G". Processors are slowed down four times as well. */
const slow4G: Network = { roundTripMs: 150, downBytesPerSecond: 1_600_000 / 8 };

interface Case extends Scene {
  readonly name: string;
  readonly signedIn: boolean;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Only by name: a standard takes a while to be adopted. */
const answers = 'answers, 1,196 controls';

const frame = 'section[aria-label="Sidebar"]';

const cases: readonly Case[] = [
  {
    name: 'sign-in',
    path: '/sign-in',
    signedIn: false,
    marks: { painted: 'input[name=password]', usable: '[data-usable] input[name=password]' },
  },
  { name: 'dashboard', path: '/', signedIn: true, marks: { painted: frame, usable: 'main h1' } },
  { name: 'risk list', path: '/risk-list', signedIn: true, marks: { painted: frame, usable: 'tbody [role=cell] a' } },
];

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedInState(browser: Browser, origin: string): Promise<StoredState> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill('manager@attest.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** An assessment with so many sections of twenty questions. */
const longAssessment = (sections: number) => ({
  title: 'Supplier security',
  sections: Array.from({ length: sections }, (_, section) => ({
    title: `Section ${section + 1}`,
    questions: Array.from({ length: 20 }, (__, place) => ({
      question: `How do you protect what we entrust to you, part ${place + 1}?`,
      required: place % 2 === 0,
      ...(place % 3 === 0 && { type: 'RADIO' as const, choices: ['Fully', 'In part', 'Not yet'] }),
      ...(place % 3 === 1 && { type: 'TEXT_AREA' as const }),
    })),
  })),
});

/** Of a form of 1,000 questions, in which every keystroke could concern all of them. */
const longForm = 'assessment, 1,000 questions';

/** What was sent to someone: a policy of a few pages, one of 200, and a long assessment. */
async function linkedPages(folder: string): Promise<Case[]> {
  const database = await openDatabase({
    url: await databaseUrlIn(folder),
    dataDirectory: '',
    appPoolSize: 1,
    log: silent,
  });
  try {
    const [organisation] = await database.platform.select({ id: organisationTable.id }).from(organisationTable);
    if (organisation === undefined) throw new Error('The demo has no organisation.');
    const paragraph = `<p>${'What is confidential is locked away at the end of the day. '.repeat(8)}</p>`;
    const content = Array.from(
      { length: 12 },
      (_, index) => `<h2>Section ${index + 1}</h2>${paragraph.repeat(3)}`,
    ).join('');
    const add = (title: string, text: string) =>
      addPolicyLink(database, organisation.id, { title, fileName: 'poster.pdf', content: text });
    const marks = { painted: '#policy-text', usable: '[data-usable] #acknowledgement input' };
    const form = (sections: number) => addAssessmentLink(database, organisation.id, longAssessment(sections));
    const formMarks = { painted: '#section-1', usable: '[data-usable] #assessment input' };
    return [
      { name: 'secure link', path: await add('Clean desk', content), signedIn: false, marks },
      { name: 'secure link, 200 pages', path: await add('Handbook', longPolicy()), signedIn: false, marks },
      { name: 'assessment', path: await form(5), signedIn: false, marks: formMarks },
      { name: longForm, path: await form(50), signedIn: false, marks: formMarks },
    ];
  } finally {
    await database.close();
  }
}

/** The answers to a standard as large as SP 800-53. */
async function answersCase(origin: string): Promise<Case> {
  const account = { email: 'admin@attest.example', organisation: 'Harbour Logistics' };
  const { id } = await adoptStandard(callOf(await signIn(origin, account), origin), 1);
  return {
    name: answers,
    path: `/assessments/${id}`,
    signedIn: true,
    marks: { painted: frame, usable: 'article[aria-label^="Control "] h2' },
  };
}

/** The token in this cookie lives for a minute; who returns later has none. */
const dropToken = (context: BrowserContext) => context.clearCookies({ name: /^__session/ });

/** A visit with an empty cache, then another one in the same browser. */
async function visitTwice(browser: Browser, network: SlowNetwork, item: Case, state: StoredState): Promise<Visit[]> {
  const context = await browser.newContext({
    baseURL: network.origin,
    viewport: { width: 1350, height: 940 },
    ...(item.signedIn && { storageState: state }),
  });
  await context.addCookies([{ name: 'cookieConsent', value: 'true', url: network.origin }]);
  network.becomes(slow4G);
  const visits: Visit[] = [];
  for (let time = 0; time < 2; time += 1) {
    await dropToken(context);
    visits.push(await visit(context, item));
  }
  network.becomes(null);
  await context.close();
  return visits;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function rowOf(name: string, visits: readonly Visit[]): string[] {
  const of = (read: (each: Visit) => number | undefined) => median(visits.map((each) => read(each) ?? Number.NaN));
  return [
    name,
    ...[
      of(({ marks }) => marks['painted']),
      of(({ firstPaint }) => firstPaint),
      of(({ largestPaint }) => largestPaint),
      of(({ marks }) => marks['usable']),
    ].map((time) => (time / 1_000).toFixed(2)),
    of(({ blocked }) => blocked).toFixed(0),
    of(({ layoutShift }) => layoutShift).toFixed(3),
    of(({ scripts }) => scripts).toFixed(0),
    (of(({ scriptBytes }) => scriptBytes) / 1_000).toFixed(0),
    (of(({ bytes }) => bytes) / 1_000).toFixed(0),
  ];
}

const head = ['', 'painted s', 'FCP s', 'LCP s', 'usable s', 'blocked ms', 'CLS', 'scripts', 'script kB', 'kB'];

async function measure(browser: Browser, network: SlowNetwork, links: readonly Case[]): Promise<void> {
  const state = await signedInState(browser, network.origin);
  const rows: string[][] = [];
  for (const item of [...cases, ...links].filter(isWanted)) {
    const pairs: Visit[][] = [];
    for (let round = 0; round < rounds; round += 1) pairs.push(await visitTwice(browser, network, item, state));
    const nth = (index: number) => pairs.flatMap((pair) => pair[index] ?? []);
    rows.push(rowOf(`${item.name}, first visit`, nth(0)), rowOf(`${item.name}, second visit`, nth(1)));
  }
  console.log(`Median of ${rounds} visits; 150 ms, 1.6 Mbit/s, processor 4 times slower:\n${tableOf(head, rows)}`);
}

const percentile = (sorted: readonly number[], share: number) =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);

function printKeys(name: string, keys: string, times: readonly number[]): void {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${name}: ${times.length} ${keys}, until painted: p50 ${half} ms, p99 ${most} ms`);
}

async function measureSteps(browser: Browser, network: SlowNetwork, { name, path }: Case): Promise<void> {
  const storageState = await signedInState(browser, network.origin);
  const context = await browser.newContext({ baseURL: network.origin, storageState });
  await context.addCookies([{ name: 'cookieConsent', value: 'true', url: network.origin }]);
  printKeys(name, 'presses of J and K', await stepsOn(context, path));
  await context.close();
}

await command(async () => {
  const folder = openFolder();
  const port = await freePort();
  const network = await SlowNetwork.open(await freePort(), port);
  try {
    const server = await startProcess({ origin: network.origin, port, folder });
    const browser = await chromium.launch(await launchOptions());
    try {
      const links = await linkedPages(folder);
      const ofStandard = only !== undefined && answers.startsWith(only) ? [await answersCase(network.origin)] : [];
      await measure(browser, network, [...links, ...ofStandard]);
      for (const item of links.filter(({ name }) => name === longForm).filter(isWanted))
        printKeys(item.name, 'keystrokes', await keystrokesOn(browser, `${network.origin}${item.path}`));
      for (const item of ofStandard) await measureSteps(browser, network, item);
      if (only === undefined) console.log(await lighthouseScores(`${network.origin}/sign-in`));
      for (const { path } of links.filter(isWanted)) console.log(await lighthouseScores(`${network.origin}${path}`));
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    network.close();
    rmSync(folder, { recursive: true });
  }
});
