import type { Locator, Page } from '@playwright/test';

import type { lineageReviewMachine } from '#machines/lineage-review/lineage-review.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import { lineageReview } from '#tests/model/flows/lineage-review.ts';

import { adoptStandard, lineageOf, versionOf } from '../support/compliance.ts';
import type { FaultGate } from '../support/fault-gate.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

type Lineage = components['schemas']['StandardLineage'];

interface Driver {
  readonly page: Page;
  readonly faults: FaultGate;
  readonly review: Locator;
  readonly decisions: Locator;
  /** What the server says of it, until the next decision. */
  lineage: Lineage;
  endSaying: () => Promise<void>;
  /** Whether the page has told the machine of it. */
  isShown: boolean;
}

const path = '/api/standard/version/*/lineage';
const said = (data: unknown) => answerWith(200, { status: true, message: 'Fetched successfully', data });

/** One decision decides everything on the paths: the next pairs are those of another lineage. */
const decided = (lineage: Lineage): Lineage => ({
  ...lineage,
  version: 2,
  undecided: 0,
  pairs: lineage.pairs.map((pair) => ({ ...pair, isDecided: true })),
});

/** From now on the server says what the path says. */
async function arrange(driver: Driver, answer: ActorAnswer): Promise<void> {
  await driver.endSaying();
  if (answer.kind === 'answers') driver.lineage = decided(driver.lineage);
  driver.endSaying = await driver.faults.meet({ method: 'GET', path }, said(driver.lineage));
}

/** Shows decided pairs too. */
async function showAll({ page, review }: Driver): Promise<void> {
  await review.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: /^All/ }).click();
}

const tick = ({ review }: Driver, code: string) =>
  review.getByRole('checkbox', { name: `Select ${code}`, exact: true });

const browser: BrowserFlow<typeof lineageReviewMachine, Driver> = {
  flow: lineageReview,
  troubles: { decide: 'api' },
  untaken: {},
  // The page shows the lineage once, before a person can do anything.
  isPossible: ({ type }, { earlier }) => type !== 'lineage.shown' || earlier.length === 0,
  isOffered(event, { context: { lineage } }) {
    if (event.type === 'lineage.shown') return lineage === null && JSON.stringify(event).includes('"version":1');
    return lineage !== null && (event.type !== 'sure.ticked' || lineage.version === 1);
  },
  async prepare({ page, faults, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const lead = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
    const api = await apiUserOf(lead);
    const title = `Quay rules of ${organisation.name}`;
    const former = { a: 'Gates are locked at night.', b: 'Cranes are inspected once a year.' };
    const newer = { a: 'Gates are locked, at night.', b: 'Cranes are inspected twice a year.' };
    const { standardId } = await adoptStandard(api, organisation, versionOf({ title, version: '1.0', texts: former }));
    const file = versionOf({ title, version: '1.1', texts: newer });
    const { id } = await api.importStandard(organisation, file, standardId);
    await signedInAs(lead);
    const review = page.getByRole('dialog', { name: /^What became of the controls/ });
    return {
      page,
      faults,
      review,
      decisions: review.getByRole('toolbar', { name: 'Decisions' }),
      lineage: await lineageOf(api, organisation, id),
      endSaying: () => Promise.resolve(),
      isShown: false,
    };
  },
  async open({ page, review }) {
    await page.goto('/assessments');
    const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /1\.1/ });
    await copy.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Compare with a former version' }).click();
    await expect(review.getByRole('list', { name: 'Controls' }).getByRole('listitem')).toHaveCount(2);
  },
  actors: {
    decide: {
      request: () => ({ method: 'PATCH', path }),
      arrange,
      outcome: (answer, { lineage }) => (answer.kind === 'answers' ? said(lineage) : apiOutcome(answer)),
    },
  },
  events: {
    async 'lineage.shown'(driver) {
      driver.isShown = true;
    },
    async 'pair.toggled'(driver) {
      await showAll(driver);
      await tick(driver, 'b').click({ force: true });
    },
    async 'pairs.toggled'(driver) {
      await showAll(driver);
      await driver.decisions.getByRole('checkbox').click({ force: true });
    },
    'sure.ticked': ({ decisions }) => decisions.getByRole('button', { name: 'Select 1 sure one' }).click(),
    confirmed: ({ decisions }) => decisions.getByRole('button', { name: /^Confirm/ }).click(),
    rejected: ({ decisions }) => decisions.getByRole('button', { name: /^Reject/ }).click(),
    async changed(driver) {
      await showAll(driver);
      await driver.review.getByRole('button', { name: 'Change what became of a', exact: true }).click();
      await driver.review.getByRole('combobox', { name: 'What became of it' }).click();
      await driver.page.getByRole('option', { name: 'Withdrawn' }).click();
      await driver.review.getByRole('button', { name: 'Save change' }).click();
    },
    finished: ({ review }) => review.getByRole('button', { name: 'Finish review' }).click(),
  },
  notices: {
    'pairs.decided': ({ page }, { count }) => expectToast(page, `${count} ${count === 1 ? 'pair' : 'pairs'} decided`),
    'review.finished': ({ page }) => expectToast(page, 'Review finished'),
  },
  states: {
    async reviewing(driver, { lineage, ticked, failure }) {
      if (!driver.isShown) return;
      await expect(driver.review.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
      // A change that was refused is still being edited.
      const editor = driver.review.getByRole('region', { name: /^Change what became of/ });
      if (failure !== null && (await editor.isVisible())) await editor.getByRole('button', { name: 'Cancel' }).click();
      const label = ticked.length === 0 ? 'Select all' : `${ticked.length} selected`;
      await expect(driver.decisions.getByRole('checkbox', { name: label })).toBeVisible();
      await expect(driver.review.getByRole('button', { name: 'Finish review' })).toHaveCount(
        lineage?.version === 2 ? 1 : 0,
      );
    },
    deciding: ({ review }) => expect(review.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
};

testPaths(browser);
