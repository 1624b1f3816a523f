import type { Locator, Page } from '@playwright/test';

import type {
  StandardUpgradeContext,
  standardUpgradeMachine,
} from '#machines/standard-upgrade/standard-upgrade.machine.ts';
import { standardUpgrade } from '#tests/model/flows/standard-upgrade.ts';

import { adoptStandard, publishNewer, versionOf } from '../support/compliance.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly adoptedId: string;
  readonly wizard: Locator;
}

const former = { a: 'Gates are locked at night.', b: 'Cranes are inspected once a year.' };
const newer = { a: 'Gates are locked at dusk.', b: 'Cranes are inspected twice a year.' };

const step =
  (name: string) =>
  async ({ page, wizard }: Driver, { failure }: StandardUpgradeContext) => {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(wizard.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
  };

const confirmBox = ({ wizard }: Driver, code: string) =>
  wizard.getByRole('checkbox', { name: `Confirm ${code}`, exact: true });

const level = ({ wizard }: Driver) => wizard.getByRole('checkbox', { name: /^Core/ });

const browser: BrowserFlow<typeof standardUpgradeMachine, Driver> = {
  flow: standardUpgrade,
  joinsPaths: true,
  troubles: { upgrade: 'api' },
  untaken: {},
  isOffered(event, { context: { offer } }) {
    if (event.type === 'levels.changed') return offer.hasLevels;
    return event.type !== 'wording.toggled' || event['code'] === 'a';
  },
  async prepare({ page, directory, apiUserOf, signedInAs }, { start }) {
    const organisation = await directory.addOrganisation();
    const lead = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
    const api = await apiUserOf(lead);
    const title = `Quay rules of ${organisation.name}`;
    const { id, standardId } = await adoptStandard(
      api,
      organisation,
      versionOf({ title, version: '1.0', texts: former }),
    );
    const withLevel = start === 'a version with levels' ? { level: 'Core' } : {};
    const file = versionOf({ title, version: '1.1', texts: newer, ...withLevel });
    await publishNewer(api, organisation, { standardId, file });
    await signedInAs(lead);
    return { page, adoptedId: id, wizard: page.getByRole('main') };
  },
  async open({ page, adoptedId }) {
    await page.goto(`/assessments/${adoptedId}?view=upgrade`);
    await expect(page.getByRole('heading', { name: 'Upgrade to 1.1', level: 1 })).toBeVisible();
  },
  actors: {
    upgrade: {
      request: () => ({ method: 'POST', path: '/api/organisation-standards/*/upgrade' }),
      outcome: apiOutcome,
    },
  },
  events: {
    next: ({ wizard }) => wizard.getByRole('button', { name: 'Next' }).click(),
    back: ({ wizard }) => wizard.getByRole('button', { name: 'Back' }).click(),
    'levels.changed': (driver, { levels }) => level(driver).setChecked(levels.length > 0, { force: true }),
    'wording.toggled': (driver, { code }) => confirmBox(driver, code).click({ force: true }),
    'wordings.toggled': ({ wizard }) => wizard.getByRole('button', { name: /^Confirm (all|none)/ }).click(),
    'upgrade.confirmed': ({ wizard }) => wizard.getByRole('button', { name: 'Upgrade to 1.1' }).click(),
  },
  notices: { 'standard.upgraded': ({ page }) => expectToast(page, 'Upgraded to 1.1') },
  states: {
    async overview(driver, { offer, levels, failure }) {
      await expect(driver.page.getByRole('heading', { name: 'Overview', level: 2 })).toBeVisible();
      if (offer.hasLevels) await expect(level(driver)).toBeChecked({ checked: levels.length > 0 });
      if (failure !== null) await expect(driver.wizard.getByText(failure.message).first()).toBeVisible();
    },
    async reworded(driver, { confirmed }) {
      await expect(driver.page.getByRole('heading', { name: 'Reworded', level: 2 })).toBeVisible();
      for (const code of Object.keys(newer))
        await expect(confirmBox(driver, code)).toBeChecked({ checked: confirmed.includes(code) });
    },
    replaced: step('Split and merged'),
    added: step('New'),
    withdrawn: step('Withdrawn'),
    summary: step('Apply'),
    applying: ({ wizard }) => expect(wizard.getByRole('button', { name: 'Upgrading...' })).toBeDisabled(),
    upgraded: ({ page }) => expect(page.getByRole('heading', { name: 'The newest version is in force' })).toBeVisible(),
  },
};

testPaths(browser);
