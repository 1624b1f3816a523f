import type { Locator, Page } from '@playwright/test';

import type { adoptionMachine } from '#machines/adoption/adoption.machine.ts';
import { adoption } from '#tests/model/flows/adoption.ts';

import { standardOf } from '../support/compliance.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly dialog: Locator;
  readonly standard: Locator;
  readonly level: Locator;
  readonly method: Locator;
}

/** The step in which each choice is made. */
const steps: Readonly<Record<string, readonly string[]>> = {
  versionId: ['standard'],
  levels: ['levels'],
  method: ['previewing', 'scoring'],
};

const browser: BrowserFlow<typeof adoptionMachine, Driver> = {
  flow: adoption,
  joinsPaths: true,
  troubles: { preview: 'api', adopt: 'api' },
  untaken: {},
  isOffered(event, { states, context }) {
    // The server refuses an adoption without a level.
    if (event.type.startsWith('xstate.done.actor')) return context.draft.levels.length > 0;
    if (event.type !== 'draft.changed') return true;
    const changes = JSON.stringify(event['changes']);
    return Object.entries(steps).every(
      ([field, places]) => !changes.includes(`"${field}"`) || states.some((state) => places.includes(state)),
    );
  },
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const person = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
    const api = await apiUserOf(person);
    await api.publishStandard(organisation, standardOf('Quay rules', ['Gates are locked'], 'L1'));
    await signedInAs(person);
    const dialog = page.getByRole('dialog');
    return {
      page,
      dialog,
      standard: dialog.getByRole('radio', { name: /^Quay rules 1.0/ }),
      level: dialog.getByRole('checkbox', { name: /^L1/ }),
      method: dialog.getByRole('combobox', { name: 'Method of scoring' }),
    };
  },
  async open({ page, standard }) {
    await page.goto('/assessments');
    await page.getByRole('button', { name: 'Adopt a standard' }).first().click();
    await expect(standard).toBeVisible();
  },
  actors: {
    preview: { request: () => ({ method: 'POST', path: '/api/organisation-standards/preview' }), outcome: apiOutcome },
    adopt: { request: () => ({ method: 'POST', path: '/api/organisation-standards/adopt' }), outcome: apiOutcome },
  },
  events: {
    async 'draft.changed'({ page, standard, level, method }, { changes }) {
      if (changes.versionId !== undefined) return standard.check({ force: true });
      if (changes.levels !== undefined) return level.check({ force: true });
      // The same method again would change nothing.
      for (const name of ['Weighted by importance', 'Maturity']) {
        await method.click();
        await page.getByRole('option', { name, exact: true }).click();
      }
    },
    'step.confirmed': ({ dialog }) => dialog.getByRole('button', { name: /^(Next|Adopt standard)$/ }).click(),
    back: ({ dialog }) => dialog.getByRole('button', { name: 'Back' }).click(),
  },
  notices: { 'standard.adopted': ({ page }) => expectToast(page, 'Standard adopted') },
  states: {
    async standard({ dialog, standard }, { draft, failure }) {
      await expect(dialog).toHaveAccessibleName('Choose a standard');
      await expect(standard).toBeChecked({ checked: draft.versionId !== null });
      await expect(dialog.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
    },
    async levels({ dialog, level }, { draft, failure }) {
      await expect(dialog).toHaveAccessibleName('Levels and parameters');
      await expect(level).toBeChecked({ checked: draft.levels.length > 0 });
      await expect(dialog.getByText('Choose at least one level')).toHaveCount(failure === null ? 0 : 1);
    },
    async previewing({ dialog }) {
      await expect(dialog).toContainText('Finding out what is already settled...');
      await expect(dialog.getByRole('button', { name: 'Adopt standard' })).toBeDisabled();
    },
    async scoring({ dialog, method }, { draft, preview, failure }) {
      await expect(dialog.getByRole('button', { name: 'Adopt standard' })).toBeEnabled();
      await expect(dialog).toContainText(preview === null ? 'could not be found out' : '1 control applies');
      await expect(method).toHaveText(draft.method === 'MATURITY' ? 'Maturity' : 'Share of results');
      if (failure !== null) await expect(dialog.getByRole('alert')).toContainText(failure.message);
    },
    adopting: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Adopting...' })).toBeDisabled(),
    adopted: ({ page }) => expect(page).toHaveURL(/\/start-assessments\//),
  },
};

testPaths(browser);
