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
  readonly outdated: Locator;
}

const browser: BrowserFlow<typeof stepDialog.machine, Driver> = {
  flow: stepDialog,
  joinsPaths: true,
  troubles: { take: 'api' },
  untaken: {
    'asking --step.confirmed [isMistaken]--> (stays) / refuse':
      'A reason can be any text; tests/e2e/policy-acknowledgement.spec.ts types an address that is none.',
  },
  // The incident is contained only once.
  isPossible: (event, { earlier }) =>
    (event.type !== 'step.requested' || !earlier.some(({ type }) => type === 'xstate.done.actor.take')) &&
    // What is a mistake elsewhere.
    !JSON.stringify(event).includes('nobody'),
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const { id } = await (await apiUserOf(manager)).addIncident(organisation, { title: 'Ransomware' });
    await signedInAs(manager);
    const dialog = page.getByRole('dialog', { name: 'The incident is contained' });
    return {
      page,
      incidentId: id,
      contain: page.getByRole('complementary').getByRole('button', { name: 'Contained', exact: true }),
      dialog,
      reason: dialog.getByRole('textbox', { name: 'Reason' }),
      outdated: page.getByRole('dialog', { name: 'This has changed' }),
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
    'record.opened': ({ outdated }) => outdated.getByRole('button', { name: 'Look again' }).click(),
    'step.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    // The incident is fetched again; its status is still the same.
    'record.outdated': ({ contain }) => expect(contain).toBeEnabled(),
    async 'step.taken'({ page }) {
      await expectToast(page, 'Incident updated');
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Open → Contained');
    },
  },
  states: {
    async idle({ dialog, outdated }) {
      await expect(dialog).toBeHidden();
      await expect(outdated).toBeHidden();
    },
    async asking({ dialog, reason }, { draft, failure }) {
      await expect(reason).toHaveValue(draft?.text ?? '');
      await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
    },
    outdated: ({ outdated }) => expect(outdated).toBeVisible(),
    taking: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
};

testPaths(browser);
