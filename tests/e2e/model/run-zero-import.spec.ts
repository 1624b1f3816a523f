import type { Locator, Page } from '@playwright/test';

import type { runZeroImportMachine } from '#machines/run-zero-import/run-zero-import.machine.ts';
import { exported } from '#tests/contract/run-zero-fixtures.ts';
import { runZeroImport } from '#tests/model/flows/run-zero-import.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly dialog: Locator;
}

/**
 * Reports no progress of uploads: a file that has been sent can no longer be cancelled, and so small a file is sent before the test
 * presses Cancel, although its request is held.
 */
const keepUploading = (page: Page) =>
  page.addInitScript(() => {
    XMLHttpRequestUpload.prototype.addEventListener = () => undefined;
  });

const browser: BrowserFlow<typeof runZeroImportMachine, Driver> = {
  flow: runZeroImport,
  joinsPaths: true,
  troubles: { importDevices: 'api' },
  untaken: {},
  async prepare({ directory, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    await signedInAs(await directory.addPerson({ organisations: [organisation] }));
    await keepUploading(page);
    return { page, dialog: page.getByRole('dialog', { name: 'Import what runZero has found' }) };
  },
  open: async ({ page }) => {
    await page.goto('/run-zero-asset');
  },
  actors: {
    importDevices: {
      request: () => ({ method: 'POST', path: '/api/run-zero-assets/import' }),
      outcome: apiOutcome,
    },
  },
  events: {
    'dialog.opened': ({ page }) => page.getByRole('button', { name: 'Import', exact: true }).click(),
    'completeness.chosen': ({ dialog }, { complete }) =>
      dialog.getByRole('checkbox', { name: /^The export has all devices/ }).setChecked(complete, { force: true }),
    'file.chosen': ({ dialog }, { file }) =>
      dialog.getByLabel('File to import').setInputFiles({
        name: file.name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify([exported()])),
      }),
    'import.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    'import.retried': ({ dialog }) => dialog.getByRole('button', { name: 'Try again' }).click(),
    'dialog.closed': ({ dialog }) => dialog.getByRole('button', { name: 'Close' }).click(),
  },
  notices: {
    'devices.imported': ({ page }) => expect(page.locator('tbody tr', { hasText: 'crane-plc-1' })).not.toHaveCount(0),
  },
  states: {
    closed: ({ dialog }) => expect(dialog).toBeHidden(),
    choosing: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible(),
    importing: ({ dialog }) => expect(dialog.getByRole('progressbar')).toBeVisible(),
    failed: ({ dialog }, { failure }) => expect(dialog.getByRole('alert')).toContainText(failure?.message ?? ''),
    imported: ({ dialog }) =>
      expect(dialog.getByRole('status')).toHaveText('1 device read: 1 added, 0 updated, 0 unchanged'),
  },
};

testPaths(browser);
