import type { Locator, Page } from '@playwright/test';

import type { incidentReportMachine } from '#machines/incident-report/incident-report.machine.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import { incidentReport } from '#tests/model/flows/incident-report.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly what: Locator;
  readonly noticed: Locator;
  readonly files: Locator;
}

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The files of the flow, by their keys. */
const chosen: Readonly<Record<string, { name: string; mimeType: string; buffer: Buffer }>> = {
  photo: { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') },
  mail: { name: 'mail.txt', mimeType: 'text/plain', buffer: Buffer.from('Look') },
};

const button = ({ page }: Driver, name: string): Locator => page.getByRole('button', { name, exact: true });
const timeOf = ({ noticed }: Driver): Locator => noticed.getByLabel('Time', { exact: true });

const browser: BrowserFlow<typeof incidentReportMachine, Driver> = {
  flow: incidentReport,
  troubles: { sendReport: 'api', attachFile: 'api' },
  untaken: {},
  isOffered(event, { context: { draft, files } }) {
    const has = (key: unknown) => files.some((file) => file.key === key);
    if (event.type === 'file.removed') return has(event['key']);
    // Choosing a file again adds it again: each is one of its own.
    if (event.type === 'files.chosen') {
      const added: readonly ChosenFile[] = event['files'];
      return added.every(({ key }) => !has(key));
    }
    if (event.type !== 'draft.changed') return true;
    const { what, noticedAt }: Partial<typeof draft> = event['changes'];
    return what === undefined ? noticedAt !== draft.noticedAt : what !== draft.what;
  },
  async prepare({ page, directory, signedInAs }) {
    const organisation = await directory.addOrganisation();
    await signedInAs(await directory.addPerson({ organisations: [organisation] }));
    return {
      page,
      what: page.getByRole('textbox', { name: 'What happened?' }),
      noticed: page.getByRole('group', { name: 'When did you notice it?' }),
      files: page.getByRole('list', { name: 'Files of the report' }).getByRole('listitem'),
    };
  },
  async open({ page, what }) {
    await page.goto('/report-incident');
    await expect(what).toBeEditable();
  },
  actors: {
    sendReport: { request: () => ({ method: 'POST', path: '/api/incident-reports' }), outcome: apiOutcome },
    attachFile: { request: () => ({ method: 'POST', path: '/api/incident-reports/*/files' }), outcome: apiOutcome },
  },
  events: {
    async 'draft.changed'(driver, { changes: { what, noticedAt } }) {
      if (what !== undefined) await driver.what.fill(what);
      if (noticedAt === undefined || noticedAt === null) return;
      await timeOf(driver).fill(noticedAt.includes('T') ? '00:00' : '');
    },
    'files.chosen': ({ page }, { files }) =>
      page
        .getByLabel('Files of the report')
        .and(page.locator('input'))
        .setInputFiles(files.flatMap(({ key }) => chosen[key] ?? [])),
    'file.removed': (driver, { key }) => button(driver, `Remove ${chosen[key]?.name}`).click(),
    'report.confirmed': (driver) => button(driver, 'Send report').click(),
    'files.retried': (driver) => button(driver, 'Try again').click(),
    'file.left': ({ page }) => page.getByRole('button', { name: /^(Go on|Finish) without it$/ }).click(),
    'report.begun': (driver) => button(driver, 'Report another incident').click(),
  },
  notices: {
    // Nothing is lost any more: the form keeps no text of it.
    'report.sent': ({ page }) => expect(page.getByText('The report was not sent')).toHaveCount(0),
    'report.completed': ({ page }) => expectToast(page, 'Incident reported'),
  },
  states: {
    async writing(driver, { draft, files, failure }) {
      await expect(driver.what).toHaveValue(draft.what);
      await expect(driver.files).toHaveCount(files.length);
      const mistakes = failure?.fieldErrors ?? {};
      for (const mistake of Object.values(mistakes)) await expect(driver.page.getByText(mistake)).toBeVisible();
      const isRefused = failure !== null && Object.keys(mistakes).length === 0;
      await expect(driver.page.getByText('The report was not sent')).toHaveCount(isRefused ? 1 : 0);
    },
    sending: (driver) => expect(button(driver, 'Sending...')).toBeDisabled(),
    attaching: ({ page, files }, context) =>
      Promise.all([
        expect(files).toHaveCount(context.files.length),
        expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0),
      ]).then(() => undefined),
    async incomplete(driver, { files, failure }) {
      const warning = driver.page.getByText(`, but ${files[0]?.name} was not attached`);
      await expect(warning).toBeVisible();
      await expect(driver.page.getByText(failure?.message ?? '')).toBeVisible();
      await expect(button(driver, files.length > 1 ? 'Go on without it' : 'Finish without it')).toBeVisible();
    },
    async sent(driver) {
      await expect(button(driver, 'Report another incident')).toBeVisible();
      await expect(driver.files).toHaveCount(0);
    },
  },
};

testPaths(browser);
