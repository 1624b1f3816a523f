import type { Locator, Page } from '@playwright/test';

import type { mappingReviewMachine } from '#machines/mapping-review/mapping-review.machine.ts';
import { mappingReview } from '#tests/model/flows/mapping-review.ts';

import { adoptStandard, standardOf } from '../support/compliance.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly queue: Locator;
  readonly decisions: Locator;
  /** Whether the page has told the machine of its queue. */
  isShown: boolean;
}

/** The link that the flow names so: of the own control with that number. */
const nameOf = (key: string) => `C-000${key}`;
const entryIn = ({ queue }: Driver, key: string) => queue.getByRole('button', { name: new RegExp(`^${nameOf(key)}`) });
const tickIn = ({ queue }: Driver, key: string) =>
  queue.getByRole('checkbox', { name: `Select ${nameOf(key)} to c-1` });

const isWhole = (queue: unknown): boolean => Array.isArray(queue) && queue.length === 2;

/** A key for the list acts on the link that has the focus. */
async function press(driver: Driver, key: string): Promise<void> {
  await driver.queue.locator('[aria-current=true]').focus();
  await driver.page.keyboard.press(key);
}

const browser: BrowserFlow<typeof mappingReviewMachine, Driver> = {
  flow: mappingReview,
  joinsPaths: true,
  troubles: { decide: 'api' },
  untaken: {},
  // The page shows the queue once, before a person can do anything.
  isPossible: ({ type }, { earlier }) => type !== 'queue.shown' || earlier.length === 0,
  isOffered: (event, { context: { queue } }) =>
    event.type === 'queue.shown' ? isWhole(event['queue']) && queue.length === 0 : queue.length > 0,
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const organisations = [organisation];
    const lead = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
    const consultant = await directory.addPerson({ organisations, role: 'ORG_CONSULTANT', level: 'EDIT' });
    const api = await apiUserOf(lead);
    const { positions } = await adoptStandard(api, organisation, standardOf('Quay rules', ['Gates are locked']));
    // What a consultant links waits for a member.
    const proposing = await apiUserOf(consultant);
    for (const title of ['Padlocks', 'Guards']) {
      const { id } = await api.post<{ id: string }>(organisation, 'organisation-control', { title });
      const link = { ownControlId: id, relation: 'EQUAL' };
      await proposing.post(organisation, `control-position/${positions[0]?.id}/links`, link);
    }
    await signedInAs(lead);
    return {
      page,
      queue: page.getByRole('list', { name: 'Links to review' }),
      decisions: page.getByRole('toolbar', { name: 'Decisions' }),
      isShown: false,
    };
  },
  async open({ page, queue }) {
    await page.goto('/assessments?view=mapping');
    await expect(queue.getByRole('listitem')).toHaveCount(2);
  },
  actors: {
    decide: { request: () => ({ method: 'POST', path: '/api/control-link/review' }), outcome: apiOutcome },
  },
  events: {
    async 'queue.shown'(driver) {
      driver.isShown = true;
    },
    'link.focused': (driver, { key }) => entryIn(driver, key).focus(),
    next: (driver) => press(driver, 'j'),
    previous: (driver) => press(driver, 'k'),
    'link.toggled': (driver, { key }) => tickIn(driver, key).click(),
    'all.toggled': ({ decisions }) => decisions.getByRole('checkbox').click(),
    accepted: ({ decisions }) => decisions.getByRole('button', { name: /^Accept/ }).click(),
    rejected: (driver) => press(driver, 'r'),
  },
  notices: {
    'links.decided': ({ page }, { count, accept }) =>
      expectToast(page, `${count} ${count === 1 ? 'link' : 'links'} ${accept ? 'accepted' : 'rejected'}`),
  },
  states: {
    async reviewing(driver, { queue, current, ticked, failure }) {
      if (!driver.isShown) return;
      if (queue.length === 0)
        return expect(driver.page.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
      await expect(driver.queue.getByRole('listitem')).toHaveCount(queue.length);
      if (current !== null) await expect(entryIn(driver, current)).toHaveAttribute('aria-current', 'true');
      for (const { key } of queue) await expect(tickIn(driver, key)).toBeChecked({ checked: ticked.includes(key) });
      const alert = driver.page.getByRole('region', { name: 'Links to review' }).getByRole('alert');
      await expect(alert).toHaveText(failure === null ? [] : [failure.message]);
    },
    deciding: ({ decisions }) => expect(decisions.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
};

testPaths(browser);
