import { readFile } from 'node:fs/promises';

import type { Download, Locator } from '@playwright/test';

import type { exportMachine } from '#machines/export/export.machine.ts';
import { exportFlow } from '#tests/model/flows/export.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly bar: Locator;
  /** The files that the browser has saved. */
  readonly saved: Download[];
}

/** The list is searched for the first, so the second is not exported. */
const titles = ['Fire in the archive', 'Lost laptop'];

const browser: BrowserFlow<typeof exportMachine, Driver> = {
  flow: exportFlow,
  joinsPaths: true,
  troubles: { downloadExport: 'api' },
  untaken: {},
  async prepare(fixtures) {
    await managerWithRisks(fixtures, titles);
    const saved: Download[] = [];
    fixtures.page.on('download', (download) => saved.push(download));
    return {
      screen: new RiskRegisterPage(fixtures.page),
      bar: fixtures.page.getByRole('group', { name: 'Export', exact: true }),
      saved,
    };
  },
  async open({ screen }) {
    await screen.open('?search=fire');
    await screen.expectTitles(['Fire in the archive']);
  },
  actors: {
    downloadExport: { request: () => ({ method: 'GET', path: '/api/risk/export' }), outcome: apiOutcome },
  },
  events: {
    async 'export.requested'({ screen: { page } }, { request }) {
      // The message of the export before is over the button for four seconds, or while the mouse is on it.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
      await page.getByRole('button', { name: 'Export' }).click();
      const formats = page.getByRole('group', { name: 'Export 1 of 2 risks as' });
      await formats.getByRole('menuitem', { name: `.${request.format}` }).click();
    },
    'export.cancelled': ({ bar }) => bar.getByRole('button', { name: 'Cancel' }).click(),
    'export.retried': ({ bar }) => bar.getByRole('button', { name: 'Try again' }).click(),
    'export.dismissed': ({ bar }) => bar.getByRole('button', { name: 'Dismiss' }).click(),
  },
  notices: {
    async 'export.done'({ screen, saved }) {
      await expect.poll(() => saved.length).toBeGreaterThan(0);
      const [file] = saved.splice(0);
      const name = file?.suggestedFilename() ?? '';
      expect(name).toMatch(/^risks-.+-\d{4}-\d{2}-\d{2}\.csv$/);
      await expectToast(screen.page, 'Export saved', name);
      const text = await readFile((await file?.path()) ?? '', 'utf8');
      expect(titles.map((title) => text.includes(title))).toEqual([true, false]);
    },
    'export.stopped': ({ screen }) => expectToast(screen.page, 'Export cancelled', 'No file was saved.'),
  },
  states: {
    async idle({ bar, saved }) {
      await expect(bar).toHaveCount(0);
      expect(saved).toEqual([]);
    },
    async exporting({ bar }) {
      await expect(bar.getByRole('status')).toHaveText('Exporting 1 of 2 risks as CSV...');
      await expect(bar.getByRole('button')).toHaveText(['Cancel']);
    },
    async failed({ bar }, { failure }) {
      const isBusy = failure?.status === 429;
      const isForbidden = failure?.status === 403;
      const reason = isBusy ? 'Another export is still running.' : (failure?.message ?? '');
      await expect(bar.getByRole('status')).toContainText(`The export failed. ${reason}`);
      await expect(bar.getByRole('button')).toHaveText(isForbidden ? ['Dismiss'] : ['Try again', 'Dismiss']);
    },
  },
};

testPaths(browser);
