import type { Locator, Page } from '@playwright/test';

import type { riskAcceptanceMachine } from '#machines/risk-acceptance/risk-acceptance.machine.ts';
import { riskAcceptance } from '#tests/model/flows/risk-acceptance.ts';

import { addSubmittedRisk } from '../support/acceptances.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly riskId: string;
  readonly acceptanceId: string;
  /** The action in the panel. */
  readonly accept: Locator;
  readonly dialog: Locator;
  readonly reason: Locator;
}

const browser: BrowserFlow<typeof riskAcceptanceMachine, Driver> = {
  flow: riskAcceptance,
  joinsPaths: true,
  troubles: { take: 'api' },
  untaken: {},
  // A risk is accepted only once.
  isPossible: (event, { earlier }) =>
    event.type !== 'step.requested' || !earlier.some(({ type }) => type === 'xstate.done.actor.take'),
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const author = await directory.addPerson({ organisations: [organisation] });
    const approver = await directory.addPerson({ organisations: [organisation] });
    const parties = { author: await apiUserOf(author), approver: await apiUserOf(approver) };
    const { id, riskId } = await addSubmittedRisk(parties, organisation, { title: 'Old firmware', residual: [2, 3] });
    await signedInAs(approver);
    const dialog = page.getByRole('dialog', { name: 'Accept the residual risk' });
    return {
      page,
      riskId,
      acceptanceId: id,
      accept: page.getByRole('complementary').getByRole('button', { name: 'Accept', exact: true }),
      dialog,
      reason: dialog.getByRole('textbox', { name: 'Reason' }),
    };
  },
  async open({ page, riskId, accept }) {
    await page.goto(`/risk-list?risk=${riskId}`);
    await expect(accept).toBeEnabled();
  },
  actors: {
    take: {
      request: ({ acceptanceId }) => ({ method: 'POST', path: `/api/risk-acceptance/${acceptanceId}/status` }),
      outcome: apiOutcome,
    },
  },
  events: {
    'step.requested': ({ accept }) => accept.click(),
    'draft.changed': async ({ reason }, { changes }) => {
      // Typing the same text again would change nothing.
      await reason.fill('');
      await reason.fill(changes.text ?? '');
    },
    'step.confirmed': ({ dialog }) => dialog.getByRole('button', { name: 'Accept', exact: true }).click(),
    'step.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    async 'step.taken'({ page, accept }) {
      await expectToast(page, 'Updated successfully');
      await expect(accept).toHaveCount(0);
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
