import type { Locator } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterContext, RegisterRow } from '#machines/register/register.types.ts';
import { register } from '#tests/model/flows/register.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  /** The titles of the risks in the register, by reference. */
  readonly listed: Map<string, string>;
  /** The toolbar for the selected rows. */
  readonly bar: Locator;
  readonly confirmation: Locator;
}

/** The rows of the flow map to the first risks of the path's organisation. */
const risks = [
  ['R-0001', 'Fire in the archive'],
  ['R-0002', 'Lost laptop'],
] as const;
const titles = risks.map(([, title]) => title);
const secondId = 'b';

const refsOf = (rows: readonly RegisterRow[]) => rows.map(({ ref }) => ref).toSorted();

const isRow = (value: unknown): value is RegisterRow => typeof value === 'object' && value !== null && 'ref' in value;

/** The requested rows must be the selected ones, because the toolbar button names no others. */
const asksForTicked = (event: AnyEventObject, { selected }: RegisterContext) =>
  Array.isArray(event['rows']) &&
  selected.length > 0 &&
  JSON.stringify(refsOf(event['rows'].filter(isRow))) === JSON.stringify(refsOf(selected));

/** Why no path selects the whole list, and what would be missing if one did. */
const wholeList = 'the list has one page; tests/e2e/bulk-change.spec.ts';
const noPath = () => Promise.reject(new Error(wholeList));

const hasBar = ({ picking, selected }: RegisterContext) => picking || selected.length > 0;

async function expectTicked({ screen, bar }: Driver, context: RegisterContext): Promise<void> {
  const { selected } = context;
  const ticked = screen.table.getByRole('checkbox', { name: /^Select R-/, checked: true });
  await expect(ticked).toHaveCount(selected.length);
  for (const { ref } of selected) await expect(screen.checkbox(ref)).toBeChecked();
  if (hasBar(context)) await expect(bar.getByRole('status')).toHaveText(`${selected.length} selected`);
  else await expect(bar).toHaveCount(0);
}

const browser: BrowserFlow<typeof registerMachine, Driver> = {
  flow: register,
  troubles: { removeRecords: 'api', removeList: { exempt: wholeList } },
  untaken: {
    'selecting --list.selected--> (stays) / selectList': wholeList,
    'selecting --list.shown [isOtherList]--> (stays) / clear': wholeList,
    'selecting --removal.requested [isWhole]--> confirmingRemoval / beginRemoval': wholeList,
    'confirmingRemoval --removal.confirmed [isWholeWithReason]--> removingList': wholeList,
    'removingList --xstate.done.actor.removeList--> selecting / notifyStarted, clear': wholeList,
    'removingList --xstate.error.actor.removeList--> selecting / endRemoval, notifyFailure': wholeList,
  },
  isPossible(event, { states, context, earlier }) {
    if (event.type.startsWith('list.')) return false;
    // A removed record can be neither selected nor removed again.
    if (earlier.some(({ type }) => type === 'xstate.done.actor.removeRecords')) return false;
    const isGone = earlier.some(({ type }) => type === 'row.left');
    if (isGone && event.type !== 'row.toggled' && JSON.stringify(event).includes(`"${secondId}"`)) return false;
    if (event.type === 'removal.requested') return asksForTicked(event, context);
    if (event.type === 'selection.cleared') return hasBar(context);
    // A phone with ticked rows shows the checkboxes.
    if (event.type === 'picking.started') return context.selected.length === 0;
    return event.type !== 'row.left' || states.includes('selecting');
  },
  async prepare(fixtures) {
    await managerWithRisks(fixtures, titles);
    const confirmation = fixtures.page.getByRole('alertdialog', { name: /^Delete .+\?$/ });
    return {
      screen: new RiskRegisterPage(fixtures.page),
      listed: new Map(risks),
      bar: fixtures.page.getByRole('toolbar', { name: 'Selected rows' }),
      confirmation,
    };
  },
  async open({ screen }) {
    await screen.open();
    await screen.expectTitles(titles);
  },
  actors: {
    removeRecords: { request: () => ({ method: 'POST', path: '/api/risk/remove' }), outcome: apiOutcome },
    removeList: { request: () => ({ method: 'POST', path: '/api/risk/remove-all' }), outcome: apiOutcome },
  },
  events: {
    // Only on a phone, where the list has no checkboxes; the selection continues in a wide window.
    async 'picking.started'({ screen: { page } }) {
      const window = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'List options' }).click();
      await page.getByRole('menuitem', { name: 'Select risks' }).click();
      await page.setViewportSize(window);
    },
    'row.toggled': ({ screen }, { row }) => screen.tick(row.ref),
    'range.selected': ({ screen }, { row }) => screen.tick(row.ref, { range: true }),
    'rows.toggled': ({ screen }) => screen.tickPage(),
    'list.selected': noPath,
    'list.shown': noPath,
    'selection.cleared': ({ bar }) => bar.getByRole('button', { name: 'Clear selection' }).click(),
    async 'row.left'({ screen, listed }) {
      await screen.openRisk('Lost laptop');
      await screen.panel.askToDelete();
      await screen.panel.confirmDeletion();
      await expectToast(screen.page, 'Deleted successfully', 'Lost laptop');
      listed.delete('R-0002');
      await screen.expectTitles([...listed.values()]);
    },
    'removal.requested': ({ bar }) => bar.getByRole('button', { name: 'Delete' }).click(),
    'reason.changed': ({ confirmation }, { reason }) => confirmation.getByLabel('Reason').fill(reason),
    'removal.confirmed': ({ confirmation }) => confirmation.getByRole('button', { name: /^Delete / }).click(),
    'removal.cancelled': ({ confirmation }) => confirmation.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    'bulk.started': noPath,
    async 'rows.removed'({ screen, listed }, { rows }) {
      const what = rows.length === 1 ? (rows[0]?.ref ?? '') : `${rows.length} risks`;
      const messages = screen.page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
      await expect(messages.filter({ hasText: `Deleted successfully${what}` })).toBeVisible();
      for (const { ref } of rows) listed.delete(ref);
      await screen.expectTitles([...listed.values()]);
    },
    'register.failed': ({ screen }, { failure }) => expectToast(screen.page, 'No risk was deleted', failure.message),
  },
  states: {
    async selecting(driver, context) {
      await expect(driver.confirmation).toHaveCount(0);
      await expectTicked(driver, context);
    },
    async confirmingRemoval({ confirmation }, { toRemove, reason, reasonMissing }) {
      const several = toRemove.length > 1;
      await expect(confirmation).toContainText(
        several
          ? 'R-0001 and R-0002 will be removed from the register. Their history is kept.'
          : 'R-0001 will be removed from the register. Its history is kept.',
      );
      await expect(confirmation).toContainText(`You can restore ${several ? 'them' : 'it'} from Removed for 30 days.`);
      const field = confirmation.getByRole('textbox', { name: 'Reason' });
      await expect(field).toHaveValue(reason);
      await expect(field).toHaveAccessibleDescription(reasonMissing ? 'Enter why they are deleted' : '');
      await expect(
        confirmation.getByRole('button', { name: several ? 'Delete 2 risks' : 'Delete risk' }),
      ).toBeEnabled();
    },
    removingList: noPath,
    async removing({ confirmation }) {
      await expect(confirmation.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
      await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
  },
};

testPaths(browser);
