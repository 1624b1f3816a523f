import type { Locator, Page } from '@playwright/test';

import type { incidentResponseMachine } from '#machines/incident-response/incident-response.machine.ts';
import { incidentResponse } from '#tests/model/flows/incident-response.ts';

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

const browser: BrowserFlow<typeof incidentResponseMachine, Driver> = {
  flow: incidentResponse,
  joinsPaths: true,
  troubles: { respond: 'api' },
  untaken: {},
  // The incident is contained only once.
  isPossible: (event, { earlier }) =>
    event.type !== 'response.requested' || !earlier.some(({ type }) => type === 'xstate.done.actor.respond'),
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
    respond: {
      request: ({ incidentId }) => ({ method: 'POST', path: `/api/incident/${incidentId}/status` }),
      outcome: apiOutcome,
    },
  },
  events: {
    'response.requested': ({ contain }) => contain.click(),
    'draft.changed': async ({ reason }, { changes }) => {
      // Typing the same text again would change nothing.
      await reason.fill('');
      await reason.fill(changes.text ?? '');
    },
    'response.confirmed': ({ dialog }) => dialog.getByRole('button', { name: 'Contained' }).click(),
    'response.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    async 'response.made'({ page }) {
      await expectToast(page, 'Updated successfully');
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Open → Contained');
    },
  },
  states: {
    idle: ({ dialog }) => expect(dialog).toBeHidden(),
    async asking({ dialog, reason }, { draft, failure }) {
      await expect(reason).toHaveValue(draft?.text ?? '');
      await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
    },
    saving: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
};

testPaths(browser);
