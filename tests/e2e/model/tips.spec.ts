import type { tipsMachine, Tip, TipsChoice } from '#machines/tips/tips.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { tips } from '#tests/model/flows/tips.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { answerWith, apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
}

/** Maps the flow's time to the current time. */
const flowNow = 1_795_159_130_000;

function choiceAt(path: Path): TipsChoice {
  const { stored }: { stored: TipsChoice } = Object(tips.starts[path.start]);
  return stored.choice === 'remind'
    ? { choice: 'remind', remindAt: Date.now() + (stored.remindAt - flowNow) * 3_600_000 }
    : stored;
}

const dialogOf = ({ fixtures: { page } }: Driver) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Skip All' }) });
const quickSearchOf = ({ fixtures: { page } }: Driver) => page.getByRole('dialog', { name: 'Quick search' });
const nextButton = (driver: Driver) => dialogOf(driver).getByRole('button', { name: /^(?:Next Tip|Finish)$/ });
const press = (driver: Driver, name: string) => dialogOf(driver).getByRole('button', { name }).click();

/** The tips of the path as an API page. */
function tipsOutcome(answer: ActorAnswer) {
  if (answer.kind === 'refuses') return apiOutcome(answer);
  const data = Array.isArray(answer.output) ? answer.output.map((tip: Tip) => ({ topic: 'Tests', ...tip })) : [];
  const pagination = { total: data.length, currentPage: 1, perPage: 100, totalPages: 1 };
  return answerWith(200, { status: true, message: 'Fetched successfully', data: { data, pagination } });
}

const browser: BrowserFlow<typeof tipsMachine, Driver> = {
  flow: tips,
  troubles: { fetchTips: 'api' },
  untaken: {
    'showing --previous.pressed [isFirst]--> (stays)': 'The first tip has no button for it.',
  },
  isPossible: ({ type }, { context }) => type !== 'previous.pressed' || context.index !== 0,
  async prepare(fixtures, path) {
    const organisation = await fixtures.directory.addOrganisation();
    await fixtures.signedInAs(await fixtures.directory.addPerson({ organisations: [organisation] }));
    // Unlike the shared storage state, this applies only to the first page of this path.
    await fixtures.page.addInitScript((choice) => localStorage.setItem('tips', choice), JSON.stringify(choiceAt(path)));
    fixtures.consoleGuard.allow(/helpful-tips|ERR_|The tips were not loaded: ./);
    return { fixtures };
  },
  async open(driver, path) {
    const { page } = driver.fixtures;
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    if (!path.steps.some(({ event }) => event.type === 'dialogs.closed')) return;
    await page.keyboard.press('ControlOrMeta+k');
    await expect(quickSearchOf(driver)).toBeVisible();
  },
  actors: {
    fetchTips: { request: () => ({ method: 'GET', path: '/api/helpful-tips' }), outcome: tipsOutcome },
  },
  events: {
    'dialogs.closed': ({ fixtures: { page } }) => page.keyboard.press('Escape'),
    'next.pressed': (driver) => nextButton(driver).click(),
    'previous.pressed': (driver) => press(driver, 'Previous'),
    'remindLater.pressed': (driver) => press(driver, 'Remind me later'),
    'skip.pressed': (driver) => press(driver, 'Skip All'),
  },
  effects: {
    async storeChoice({ fixtures: { page } }, params) {
      const { choice }: { choice?: unknown } = Object(params);
      const stored = async () => {
        const kept: { choice?: unknown } = JSON.parse(
          (await page.evaluate(() => localStorage.getItem('tips'))) ?? '{}',
        );
        return kept.choice;
      };
      // Nothing is stored without a choice.
      await expect.poll(stored).toBe(choice === 'none' ? undefined : choice);
    },
  },
  notices: {
    // It is only logged, so as not to disturb the user.
    'tips.failed': (driver) => expect(dialogOf(driver)).toHaveCount(0),
  },
  states: {
    deciding: null,
    'preparing.tips.fetching': (driver) => expect(dialogOf(driver)).toHaveCount(0),
    'preparing.tips.fetched': (driver) => expect(dialogOf(driver)).toHaveCount(0),
    'preparing.delay.early': (driver) => expect(dialogOf(driver)).toHaveCount(0),
    'preparing.delay.late': (driver) => expect(dialogOf(driver)).toHaveCount(0),
    async waiting(driver) {
      await expect(quickSearchOf(driver)).toBeVisible();
      await expect(dialogOf(driver)).toHaveCount(0);
    },
    async showing(driver, { index, tips: known }) {
      const dialog = dialogOf(driver);
      await expect(dialog.getByText(`Tip ${index + 1} of ${known.length}`, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: known[index]?.title ?? '' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Previous' })).toHaveCount(index === 0 ? 0 : 1);
      if (index === 0) await expect(nextButton(driver)).toBeFocused();
    },
    settled: (driver) => expect(dialogOf(driver)).toHaveCount(0),
  },
};

testPaths(browser);
