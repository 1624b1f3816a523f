import type { Locator } from '@playwright/test';

import type { restorationMachine } from '#machines/restoration/restoration.machine.ts';
import { restoration } from '#tests/model/flows/restoration.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  /** The button in the toast that offers the undo or its retry. */
  readonly undo: Locator;
}

const titles = ['Fire in the archive', 'Lost laptop'];

const browser: BrowserFlow<typeof restorationMachine, Driver> = {
  flow: restoration,
  troubles: { restoreRecords: 'api' },
  untaken: {},
  async prepare(fixtures) {
    await managerWithRisks(fixtures, titles);
    const messages = fixtures.page.getByRole('region', { name: 'Messages' });
    return {
      screen: new RiskRegisterPage(fixtures.page),
      undo: messages.getByRole('button', { name: /^(?:Undo|Try again)$/ }),
    };
  },
  async open({ screen }) {
    await screen.open();
    await screen.tickPage();
    await screen.page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
    await screen.page.getByRole('textbox', { name: 'Reason' }).fill('Duplicates');
    await screen.page.getByRole('button', { name: 'Delete 2 risks' }).click();
    await screen.expectTitles([]);
  },
  actors: {
    restoreRecords: { request: () => ({ method: 'POST', path: '/api/risk/restore' }), outcome: apiOutcome },
  },
  events: { 'undo.requested': ({ undo }) => undo.click() },
  notices: {
    'restoration.done': ({ screen }) => expectToast(screen.page, 'Restored successfully', '2 risks'),
    'restoration.failed': ({ screen }) => expectToast(screen.page, '2 risks could not be restored'),
  },
  states: {
    offered: ({ undo }) => expect(undo).toBeVisible(),
    // Pressing it closes its toast.
    restoring: ({ undo }) => expect(undo).toHaveCount(0),
    restored: ({ screen }) => screen.expectTitles(titles),
  },
};

testPaths(browser);
