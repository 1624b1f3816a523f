import type { Locator } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type { batchChangeMachine } from '#machines/batch-change/batch-change.machine.ts';
import { batchChange } from '#tests/model/flows/batch-change.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly dialog: Locator;
  /** Changes or removes the second risk as someone else. */
  readonly intervene: Readonly<Record<string, () => Promise<void>>>;
}

/** Why no path changes the whole list, and what would be missing if one did. */
const wholeList = 'the list has one page; tests/e2e/bulk-change.spec.ts';
const noPath = () => Promise.reject(new Error(wholeList));

const titles = ['Fire in the archive', 'Lost laptop'];
const isOfSecondRow = (event: AnyEventObject) => JSON.stringify(event).includes('"refused":[{');

const refusalIn = (answer: ActorAnswer): string | undefined => /"reason":"(\w+)"/.exec(JSON.stringify(answer))?.[1];

const browser: BrowserFlow<typeof batchChangeMachine, Driver> = {
  flow: batchChange,
  joinsPaths: true,
  troubles: { changeRecords: 'api', changeList: { exempt: wholeList } },
  untaken: {
    'choosing --change.confirmed [hasFieldOfList]--> changingList': wholeList,
    'changingList --xstate.done.actor.changeList--> closed / notifyStarted, end': wholeList,
    'changingList --xstate.error.actor.changeList--> choosing / keepFailure': wholeList,
  },
  // The second row cannot be changed or removed twice by someone else.
  isPossible: (event, { earlier }) =>
    !earlier.some(isOfSecondRow) &&
    (event.type !== 'change.requested' || (Array.isArray(event['rows']) && event['rows'].length === 2)),
  async prepare(fixtures) {
    const { organisation, api, risks } = await managerWithRisks(fixtures, titles);
    const current = () => api.readRisk(organisation, risks[1]?.id ?? '');
    return {
      screen: new RiskRegisterPage(fixtures.page),
      dialog: fixtures.page.getByRole('dialog', { name: 'Change 2 risks' }),
      intervene: {
        CHANGED: async () => void (await api.changeRisk(organisation, await current(), { description: 'Updated' })),
        MISSING: async () => api.removeRisks(organisation, [await current()]),
      },
    };
  },
  async open({ screen }) {
    await screen.open();
    await screen.expectTitles(titles);
  },
  actors: {
    changeRecords: {
      request: () => ({ method: 'POST', path: '/api/risk/change' }),
      arrange: async ({ intervene }, answer) => intervene[refusalIn(answer) ?? '']?.(),
      outcome: apiOutcome,
    },
    changeList: { request: () => ({ method: 'POST', path: '/api/risk/change-all' }), outcome: apiOutcome },
  },
  events: {
    async 'change.requested'({ screen }, { rows }) {
      for (const { ref } of rows) await screen.checkbox(ref).check();
      await screen.page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Change' }).click();
    },
    async 'field.chosen'({ dialog, screen: { page } }) {
      await dialog.getByRole('combobox', { name: 'Field' }).click();
      await page.getByRole('option', { name: 'Treatment', exact: true }).click();
    },
    async 'value.changed'({ dialog, screen: { page } }) {
      await dialog.getByRole('combobox', { name: 'Treatment' }).click();
      await page.getByRole('option', { name: 'Mitigate' }).click();
    },
    'change.confirmed': ({ dialog }) => dialog.getByRole('button', { name: 'Change 2 risks' }).click(),
    'change.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    'bulk.started': noPath,
    async 'rows.changed'({ screen }, { refused: { CHANGED, MISSING } }) {
      if (MISSING.length > 0) await expectToast(screen.page, '1 of 2 risks updated', 'R-0002 has been deleted.');
      else if (CHANGED.length > 0)
        await expectToast(screen.page, '1 of 2 risks updated', 'R-0002 has been changed by someone else.');
      else await expectToast(screen.page, 'Updated successfully', '2 risks');
    },
  },
  states: {
    closed: ({ dialog }) => expect(dialog).toHaveCount(0),
    async choosing({ dialog }, { field, value, fieldMissing, failure }) {
      const chooser = dialog.getByRole('combobox', { name: 'Field' });
      await expect(chooser).toHaveText(field === null ? 'Select' : 'Treatment');
      await expect(chooser).toHaveAccessibleDescription(fieldMissing ? 'Choose what to change' : '');
      const treatment = dialog.getByRole('combobox', { name: 'Treatment' });
      if (field === null) await expect(treatment).toHaveCount(0);
      else await expect(treatment).toHaveText(value === 'NONE' ? 'None' : 'Mitigate');
      if (failure === null) await expect(dialog.getByRole('alert')).toHaveCount(0);
      else await expect(dialog.getByRole('alert')).toContainText('No risk was changed');
    },
    changingList: noPath,
    async changing({ dialog }) {
      await expect(dialog.getByRole('button', { name: 'Changing...' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
  },
};

testPaths(browser);
