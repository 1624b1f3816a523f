import type { Locator, Page } from '@playwright/test';

import { reportRunStateLabels } from '#domain/words/report.ts';
import type { reportRunMachine } from '#machines/report-run/report-run.machine.ts';
import type { ReportRunContext } from '#machines/report-run/report-run.types.ts';
import { reportRun } from '#tests/model/flows/report-run.ts';

import type { FaultGate } from '../support/fault-gate.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly faults: FaultGate;
  readonly dialog: Locator;
}

/** The sections of the chosen report, by their keys. */
const sections: Readonly<Record<string, string>> = {
  counts: 'Summary',
  policies: 'Policies',
  acknowledgements: 'Acknowledgements',
};

const said = (data: unknown) => answerWith(200, { status: true, message: 'Fetched successfully', data });

/** How fast the real job is cannot be set, so that the server answers what the path says. */
const asSaid = (answer: ActorAnswer) => (answer.kind === 'answers' ? said(answer.output) : apiOutcome(answer));

const oneRun = '/api/report-runs/*';

const button = ({ dialog }: Driver, name: string) => dialog.getByRole('button', { name, exact: true });

async function expectRun({ dialog }: Driver, { run, failure }: ReportRunContext): Promise<void> {
  await expect(dialog).toHaveAccessibleName(run?.name ?? '');
  await expect(dialog.getByRole('status')).toContainText(reportRunStateLabels[run?.state ?? 'QUEUED']);
  await expect(dialog.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
}

const browser: BrowserFlow<typeof reportRunMachine, Driver> = {
  flow: reportRun,
  troubles: { askForReport: 'api', readRun: 'api', changeRun: 'api', repeatRun: 'api', openRun: 'api' },
  untaken: {},
  async prepare({ page, faults, directory, signedInAs }) {
    const organisation = await directory.addOrganisation();
    await signedInAs(await directory.addPerson({ organisations: [organisation] }));
    return { page, faults, dialog: page.getByRole('dialog') };
  },
  async open({ page, faults, dialog }, { start }) {
    const begun = reportRun.starts[start];
    if (begun === undefined || 'request' in begun) {
      await page.goto('/report-library?show=definitions');
      await page.getByRole('button', { name: 'Make: Policies and acknowledgements' }).click();
      return expect(dialog).toHaveAccessibleName('New report');
    }
    const end = await faults.meet({ method: 'GET', path: oneRun }, said(begun.run));
    await page.goto(`/report-library?report=${begun.run.id}`);
    await expect(dialog).toHaveAccessibleName(begun.run.name);
    return end();
  },
  actors: {
    askForReport: { request: () => ({ method: 'POST', path: '/api/report-runs' }), outcome: asSaid },
    readRun: { request: () => ({ method: 'GET', path: oneRun }), outcome: asSaid },
    changeRun: { request: () => ({ method: 'POST', path: `${oneRun}/change` }), outcome: asSaid },
    repeatRun: { request: () => ({ method: 'POST', path: `${oneRun}/repeat` }), outcome: asSaid },
    openRun: {
      request: () => ({ method: 'GET', path: `${oneRun}/address` }),
      // An address within the page: what is really downloaded is in report-library.spec.ts.
      outcome: (answer) => (answer.kind === 'answers' ? said({ url: '#file' }) : apiOutcome(answer)),
    },
  },
  events: {
    async 'request.changed'({ dialog }, { changes }) {
      for (const [key, name] of Object.entries(sections)) {
        const isChosen = changes.sections?.includes(key) ?? true;
        await dialog.getByRole('checkbox', { name, exact: true }).setChecked(isChosen, { force: true });
      }
    },
    'report.asked': (driver) => button(driver, 'Make report').click(),
    'run.cancelled': (driver) => button(driver, 'Cancel report').click(),
    'run.retried': (driver) => button(driver, 'Try again').click(),
    'run.repeated': (driver) => button(driver, 'Make again').click(),
    'run.opened': (driver) => button(driver, 'Download').click(),
  },
  notices: {
    'report.placed': ({ dialog }, { run }) => expect(dialog).toHaveAccessibleName(run.name),
    'run.refused': ({ page }, { failure }) => expectToast(page, 'That did not work', failure.message),
  },
  states: {
    placing: null,
    async choosing({ dialog }, { failure }) {
      await expect(dialog).toHaveAccessibleName('New report');
      const mistake = failure?.fieldErrors['sections'];
      await expect(dialog.getByText('Choose at least one', { exact: true })).toHaveCount(mistake === undefined ? 0 : 1);
      if (failure !== null && mistake === undefined)
        await expect(dialog.getByRole('alert')).toHaveText([failure.message]);
    },
    asking: (driver) => expect(button(driver, 'Asking...')).toBeDisabled(),
    queued: expectRun,
    running: expectRun,
    reading: expectRun,
    changing: ({ dialog }) =>
      expect(dialog.getByRole('button', { name: /^(Cancelling|Asking)\.\.\.$/ })).toBeDisabled(),
    async ready(driver, context) {
      await expectRun(driver, context);
      await expect(button(driver, 'Download')).toHaveCount(context.run?.mayOpen === true ? 1 : 0);
    },
    opening: (driver) => expect(button(driver, 'Opening...')).toBeDisabled(),
    async opened(driver, context) {
      await expectRun(driver, context);
      await expect(driver.dialog.getByRole('status')).toContainText('Your browser has the file.');
    },
    failed: expectRun,
    ended: expectRun,
    repeating: (driver) => expect(button(driver, 'Asking...')).toBeDisabled(),
  },
};

testPaths(browser);
