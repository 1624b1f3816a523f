import type { Locator, Page } from '@playwright/test';

import { stepDialog } from '#tests/model/flows/step-dialog.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly incidentId: string;
  /** The action in the panel. */
  readonly contain: Locator;
  readonly dialog: Locator;
  readonly reason: Locator;
}

const browser: BrowserFlow<typeof stepDialog.machine, Driver> = {
  flow: stepDialog,
  joinsPaths: true,
  troubles: { take: 'api' },
  untaken: {},
  // The incident is contained only once.
  isPossible: (event, { earlier }) =>
    event.type !== 'step.requested' || !earlier.some(({ type }) => type === 'xstate.done.actor.take'),
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const { id } = await (await apiUserOf(manager)).addIncident(organisation, { title: 'Ransomware' });
    await signedInAs(manager);
    const dialog = page.getByRole('dialog', { name: 'The incident is contained' });
    return {
      page,
      incidentId: id,
      contain: page.getByRole('complementary').getByRole('button', { name: 'Contained' }),
      dialog,
      reason: dialog.getByRole('textbox', { name: 'Reason' }),
    };
  },
  async open({ page, incidentId, contain }) {
    await page.goto(`/incident?incident=${incidentId}`);
    await expect(contain).toBeEnabled();
  },
  actors: {
    take: {
      request: ({ incidentId }) => ({ method: 'POST', path: `/api/incident/${incidentId}/status` }),
      outcome: apiOutcome,
    },
  },
  events: {
    'step.requested': ({ contain }) => contain.click(),
    'draft.changed': async ({ reason }, { changes }) => {
      // Typing the same text again would change nothing.
      await reason.fill('');
      await reason.fill(changes.text ?? '');
    },
    'step.confirmed': ({ dialog }) => dialog.getByRole('button', { name: 'Contained' }).click(),
    'step.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    async 'step.taken'({ page }) {
      await expectToast(page, 'Incident updated');
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Open → Contained');
    },
  },
  states: {
    idle: ({ dialog }) => expect(dialog).toBeHidden(),
    async asking({ dialog, reason }, { draft, failure }) {
      await expect(reason).toHaveValue(draft?.text ?? '');
      await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
    },
    taking: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
};

testPaths(browser);
