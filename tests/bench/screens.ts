import { type Browser, chromium, type Page } from '@playwright/test';

import { launchOptions } from '#scripts/browser/launch.ts';
import { buildClient } from '#scripts/build/build-client.ts';
import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';
import { demoPassword } from '#server/demo/index.ts';
import { riskScores } from '#src/api/risk/risk-scores.ts';

import { BenchServer } from './support/bench-server.ts';
import { measureBoard } from './support/board.ts';
import { fillRegisters } from './support/large-register.ts';
import { fillTasks } from './support/large-tasks.ts';
import { addLongPolicy } from './support/long-policy.ts';
import { type Session, signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:screens -- 100000 5`: how many risks, and how often each figure is measured; medians are printed. */
const [risks, rounds] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 5)];

/** As many as a board shows in five columns. */
const cards = 500;

const account = { email: 'manager@attest.example', organisation: 'Harbour Logistics' };

/** What the search box waits for after a keystroke, in milliseconds (src/components/useSearchText.ts). */
const typingPause = 250;

/** Words of the texts that `fillRegisters` writes. */
const words = ['ransomware', 'flood', 'supplier', 'backup', 'access', 'laptop', 'phishing', 'network'];

/** A row of a register; other screens have tables, too, but no search. */
const listRow = 'main:has(input[type=search]) tbody [role=cell] a';

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** A page that is signed in and settled, with the processor slowed down. */
async function openedPage(browser: Browser, origin: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1350, height: 940 } });
  await context.addCookies([{ name: 'cookieConsent', value: 'true', url: origin }]);
  const page = await context.newPage();
  // tsx wraps functions in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Milliseconds from a click on a link of the sidebar until an element is visible, the frame after. */
const timeOfVisit = (page: Page, link: string, shown: string): Promise<number> =>
  page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        document.querySelector<HTMLElement>(from)?.click();
        const look = () =>
          (document.querySelector(to)?.getBoundingClientRect().height ?? 0) > 0
            ? requestAnimationFrame(() => resolve(performance.now() - started))
            : requestAnimationFrame(look);
        look();
      }),
    [link, shown] as const,
  );

/** The same from a start page without anything of the screen. */
async function visits(page: Page, path: string, shown: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Risk', exact: true });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await page.locator(`nav a[href="${path}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    times.push(await timeOfVisit(page, `nav a[href="${path}"]`, shown));
  }
  return times;
}

/** Milliseconds from a text in the search box until the number of matches has changed. */
const timeOfSearch = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (typed) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector<HTMLInputElement>('main input[type=search]');
        const note = () => document.querySelector('main h1')?.parentElement?.textContent;
        const before = note();
        const started = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () =>
          note() === before
            ? requestAnimationFrame(look)
            : requestAnimationFrame(() => resolve(performance.now() - started));
        look();
      }),
    text,
  );

async function searches(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const word of words.slice(0, rounds)) {
    // Two words may match as many: each begins with the whole list.
    await page.goto('/risk-list');
    await page.locator(listRow).first().waitFor();
    await page.waitForLoadState('networkidle');
    times.push((await timeOfSearch(page, word)) - typingPause);
  }
  return times;
}

/** Milliseconds from a click on Edit until a policy of 200 pages can be written in, the code of the editor included. */
async function openings(page: Page, policyId: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`/policy-document/${policyId}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Edit', exact: true }).evaluate((button) => (button.id = 'bench-edit'));
    times.push(await timeOfVisit(page, '#bench-edit', 'main [contenteditable=true] > table'));
  }
  return times;
}

async function answers(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

const lastYear = () => new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

async function measure(server: BenchServer): Promise<void> {
  const owner = await connect(server.owner());
  await fillRegisters(owner, { [account.organisation]: risks });
  const { api, organisationId }: Session = await signIn(server.origin, account);
  await fillTasks(owner, organisationId, cards);
  await owner.end();
  const scores = riskScores(api);
  const browser = await chromium.launch(await launchOptions());
  try {
    const [slow, fast] = [await openedPage(browser, server.origin, 4), await openedPage(browser, server.origin, 1)];
    const board = await measureBoard(slow, cards, rounds);
    const rows: [string, number[], string][] = [
      [`a board of ${cards} cards: work for a frame of a drag, 4 times slower`, board.frames, '16'],
      [`a board of ${cards} cards: drop → painted, 4 times slower`, board.drops, '100'],
      ['navigation → rows, processor 4 times slower', await visits(slow, '/risk-list', listRow), '800'],
      ['keystroke → matches, beyond the pause', await searches(fast), '80'],
      ['navigation → heat map', await visits(fast, '/risk-dashboard', 'main table caption'), '500'],
      ['Edit → a policy of 200 pages in the editor', await openings(fast, await addLongPolicy(api)), '1500'],
      ['answer: heat map', await answers(() => scores.heatMap({ query: {} })), '500'],
      ['answer: heat map of a year ago', await answers(() => scores.heatMap({ query: { asOf: lastYear() } })), '500'],
      ['answer: numbers of the dashboard', await answers(() => scores.statistics({})), '800'],
    ];
    console.log(`${risks} risks, median of ${rounds}, in milliseconds`);
    console.log(tableOf(['', 'median', 'slowest', 'goal'], rows.map(rowOf)));
  } finally {
    await browser.close();
  }
}

const rowOf = ([name, times, goal]: [string, number[], string]): string[] => [
  name,
  median(times).toFixed(0),
  Math.max(...times).toFixed(0),
  goal,
];

await command(async () => {
  await buildClient();
  await BenchServer.use(measure, true);
});
