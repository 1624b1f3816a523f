import type { Locator } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type {
  RemovedRecordsContext,
  removedRecordsMachine,
} from '#machines/removed-records/removed-records.machine.ts';
import { removedRecords } from '#tests/model/flows/removed-records.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly table: Locator;
  /** The toolbar for the selected rows. */
  readonly bar: Locator;
}

/** The rows of the flow map to the removed risks of the path's organisation. */
const titles = ['Fire in the archive', 'Lost laptop'];

const countOf = ({ rows }: AnyEventObject): number => (Array.isArray(rows) ? rows.length : 0);

/** A single row has its own button; the toolbar restores the selected rows. */
function isOffered(event: AnyEventObject, { selected }: RemovedRecordsContext): boolean {
  const count = countOf(event);
  return count === 1 || (count === 2 && selected.length === 2);
}

const browser: BrowserFlow<typeof removedRecordsMachine, Driver> = {
  flow: removedRecords,
  joinsPaths: true,
  troubles: { restoreRecords: 'api' },
  untaken: {},
  isPossible(event, { context, earlier }) {
    if (earlier.some(({ type }) => type === 'xstate.done.actor.restoreRecords')) return false;
    if (event.type === 'restoration.requested') return isOffered(event, context);
    return event.type !== 'selection.cleared' || context.selected.length > 0;
  },
  async prepare(fixtures) {
    const { organisation, api, risks } = await managerWithRisks(fixtures, titles);
    await api.removeRisks(organisation, risks);
    return {
      screen: new RiskRegisterPage(fixtures.page),
      table: fixtures.page.getByRole('table', { name: 'Removed risks' }),
      bar: fixtures.page.getByRole('toolbar', { name: 'Selected rows' }),
    };
  },
  async open({ screen: { page }, table }) {
    await page.goto('/risk-list?view=removed');
    await expect(table.getByRole('button', { name: /^Restore R-/ })).toHaveCount(2);
  },
  actors: {
    restoreRecords: { request: () => ({ method: 'POST', path: '/api/risk/restore' }), outcome: apiOutcome },
  },
  events: {
    'row.toggled': ({ table }, { row }) => table.getByRole('checkbox', { name: `Select ${row.ref}` }).click(),
    'rows.toggled': ({ table }) =>
      table.getByRole('checkbox', { name: 'Select all removed risks on this page' }).click(),
    'selection.cleared': ({ bar }) => bar.getByRole('button', { name: 'Clear selection' }).click(),
    'restoration.requested': ({ table, bar }, { rows }) =>
      rows.length === 1
        ? table.getByRole('button', { name: `Restore ${rows[0]?.ref}` }).click()
        : bar.getByRole('button', { name: 'Restore' }).click(),
  },
  notices: {
    'rows.restored': ({ screen }, { rows }) =>
      expectToast(screen.page, 'Restored successfully', rows.length === 1 ? 'R-0001' : '2 risks'),
    'restoration.failed': ({ screen }, { rows, failure }) =>
      expectToast(screen.page, `${rows.length === 1 ? 'R-0001' : '2 risks'} could not be restored`, failure.message),
  },
  states: {
    async selecting({ table, bar }, { selected }) {
      await expect(table.getByRole('checkbox', { name: /^Select R-/, checked: true })).toHaveCount(selected.length);
      await expect(bar).toHaveCount(selected.length === 0 ? 0 : 1);
    },
    restoring: ({ table }) => expect(table).toHaveAttribute('aria-busy', 'true'),
  },
};

testPaths(browser);
