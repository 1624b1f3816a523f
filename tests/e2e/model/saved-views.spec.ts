import type { Locator } from '@playwright/test';

import type { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { savedViews } from '#tests/model/flows/saved-views.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  /** The path of the stored view. */
  readonly stored: string;
  readonly form: Locator;
  readonly confirmation: Locator;
}

const titles = ['Fire in the archive', 'Lost laptop'];

async function choose({ screen: { page } }: Driver, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const browser: BrowserFlow<typeof savedViewsMachine, Driver> = {
  flow: savedViews,
  joinsPaths: true,
  troubles: { saveView: 'api', removeView: 'api' },
  untaken: {},
  // What follows the deletion or a new name of the stored view has another view to act on.
  isPossible: (event, { earlier }) =>
    !earlier.some(({ type }) => /^xstate\.done\.actor\.(?:saveView|removeView)$/.test(type)) ||
    event.type === 'addition.requested',
  async prepare(fixtures) {
    const { organisation, api } = await managerWithRisks(fixtures, titles);
    const { id } = await api.addView(organisation, { name: 'Archive', address: 'search=archive' });
    return {
      screen: new RiskRegisterPage(fixtures.page),
      stored: `/api/risk/${id}/view`,
      form: fixtures.page.getByRole('dialog', { name: /^(?:Save this|Change) view$/ }),
      confirmation: fixtures.page.getByRole('alertdialog', { name: 'Delete Archive?' }),
    };
  },
  // Opening the stored view shows what it stored.
  async open(driver) {
    await driver.screen.open();
    await driver.screen.expectTitles(titles);
    await choose(driver, 'Archive');
    await driver.screen.expectAddress({ search: 'archive' });
    await driver.screen.expectTitles(titles.slice(0, 1));
  },
  actors: {
    saveView: {
      request: ({ stored }, input) =>
        JSON.stringify(input).includes('view-1')
          ? { method: 'PATCH', path: stored }
          : { method: 'POST', path: '/api/risk/views' },
      outcome: apiOutcome,
    },
    removeView: { request: ({ stored }) => ({ method: 'DELETE', path: stored }), outcome: apiOutcome },
  },
  events: {
    'addition.requested': (driver) => choose(driver, 'Save this view'),
    'change.requested': (driver) => choose(driver, 'Rename or share “Archive”'),
    'removal.requested': (driver) => choose(driver, 'Delete “Archive”'),
    'name.changed': ({ form }, { name }) => form.getByLabel('Name').fill(name),
    'sharing.changed': ({ form }, { shared }) =>
      form.getByRole('checkbox', { name: 'Share with everyone who may view this register' }).setChecked(shared),
    'save.confirmed': ({ form }) => form.getByRole('button', { name: 'Save view' }).click(),
    'save.cancelled': ({ form }) => form.getByRole('button', { name: 'Cancel' }).click(),
    'removal.confirmed': ({ confirmation }) => confirmation.getByRole('button', { name: 'Delete view' }).click(),
    'removal.cancelled': ({ confirmation }) => confirmation.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    'view.saved': ({ screen }, { name }) => expectToast(screen.page, 'View saved', name),
    'view.removed': ({ screen }, { name }) => expectToast(screen.page, 'View deleted', name),
    'removal.failed': ({ screen }, { name, failure }) =>
      expectToast(screen.page, `${name} could not be deleted`, failure.message),
  },
  states: {
    async idle({ form, confirmation }) {
      await expect(form).toHaveCount(0);
      await expect(confirmation).toHaveCount(0);
    },
    async naming({ form }, { name, shared, nameMissing, failure }) {
      const field = form.getByLabel('Name');
      await expect(field).toHaveValue(name);
      await expect(field).toHaveAccessibleDescription(nameMissing ? 'Enter a name' : '');
      await expect(form.getByRole('checkbox')).toBeChecked({ checked: shared });
      await expect(form.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
    },
    saving: ({ form }) => expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    confirmingRemoval: ({ confirmation }) => expect(confirmation).toContainText('The view is deleted for good.'),
    removing: ({ confirmation }) => expect(confirmation.getByRole('button', { name: 'Deleting...' })).toBeDisabled(),
  },
};

testPaths(browser);
