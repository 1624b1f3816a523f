import type { Locator, Page } from '@playwright/test';

import type { standardImportMachine } from '#machines/standard-import/standard-import.machine.ts';
import { standardFile } from '#tests/contract/standard-fixtures.ts';
import { standardImport } from '#tests/model/flows/standard-import.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly dialog: Locator;
  readonly name: Locator;
}

const title = 'Rules of the quay';

const onceOnly = 'What comes with Attest is in a catalogue once: tests/e2e/standards.spec.ts adds it.';

const browser: BrowserFlow<typeof standardImportMachine, Driver> = {
  flow: standardImport,
  joinsPaths: true,
  troubles: { readFile: 'api', importFile: 'api', undoImport: 'api', addReady: { exempt: onceOnly } },
  untaken: {
    'choosing --ready.chosen--> adding / setReady': onceOnly,
    'adding --xstate.done.actor.addReady--> imported / setImported, announceImport': onceOnly,
    'adding --xstate.error.actor.addReady--> choosing / setFailure': onceOnly,
  },
  async prepare({ directory, signedInAs, page }) {
    await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
    const dialog = page.getByRole('dialog', { name: 'Import a standard' });
    return { page, dialog, name: dialog.getByLabel('Name of the standard') };
  },
  async open({ page, dialog }) {
    await page.goto('/admin/standards');
    await page.getByRole('button', { name: 'Import standard' }).first().click();
    await expect(dialog).toBeVisible();
  },
  actors: {
    readFile: { request: () => ({ method: 'POST', path: '/api/admin/standard/read-file' }), outcome: apiOutcome },
    importFile: { request: () => ({ method: 'POST', path: '/api/admin/standard/import' }), outcome: apiOutcome },
    addReady: { request: () => ({ method: 'POST', path: '/api/admin/standard/shipped' }), outcome: apiOutcome },
    undoImport: {
      request: () => ({ method: 'DELETE', path: '/api/admin/standard/version/*' }),
      outcome: apiOutcome,
    },
  },
  isOffered: ({ type }) => type !== 'ready.chosen',
  events: {
    'file.chosen': ({ dialog }, { file }) =>
      dialog.getByLabel('File with the standard').setInputFiles({
        name: file.name,
        mimeType: 'application/json',
        buffer: Buffer.from(standardFile(title)),
      }),
    'ready.chosen': ({ dialog }) => dialog.getByRole('button', { name: 'Import NIST SP 800-53 LOW' }).click(),
    'reading.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    'naming.changed': ({ name }, { changes }) => name.fill(changes.title ?? ''),
    'class.toggled': ({ dialog }, { name }) => dialog.getByRole('checkbox', { name: `Assess ${name}` }).click(),
    'file.discarded': ({ dialog }) => dialog.getByRole('button', { name: 'Choose another file' }).click(),
    'import.requested': ({ dialog }) => dialog.getByRole('button', { name: 'Import as draft' }).click(),
    'undo.requested': ({ dialog }) => dialog.getByRole('button', { name: 'Undo import' }).click(),
    'another.requested': ({ dialog }) => dialog.getByRole('button', { name: 'Import another' }).click(),
  },
  notices: {
    'standard.imported': ({ page }) => expectToast(page, 'Standard imported', `${title} 1.0`),
    'import.undone': ({ page }) => expectToast(page, 'Import undone', `${title} 1.0`),
  },
  states: {
    async choosing({ dialog }, { failure }) {
      await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeEnabled();
      await expect(dialog.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
    },
    reading: ({ dialog }) => expect(dialog.getByRole('progressbar')).toBeVisible(),
    adding: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled(),
    async proposed({ dialog, name }, context) {
      // What an earlier path imported has this name too, so the file is proposed as a version of it: here each is one of its own.
      await expect(name).toHaveValue(context.title);
      const importedAs = dialog.getByLabel('Imported as');
      if (context.standardId === null && (await importedAs.count()) > 0)
        await importedAs.selectOption({ label: 'A new standard' });
      await expect(name).toBeEnabled();
      await expect(dialog.getByRole('checkbox', { name: 'Assess rule' })).toBeChecked({
        checked: context.assessed.includes('rule'),
      });
      if (context.failure !== null)
        await expect(dialog).toContainText(context.failure.fieldErrors['title'] ?? context.failure.message);
    },
    importing: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled(),
    async imported({ dialog }, { failure }) {
      await expect(dialog.getByRole('status')).toContainText(`${title} 1.0 is a draft`);
      if (failure !== null) await expect(dialog.getByRole('alert')).toContainText(failure.message);
    },
    undoing: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Undoing...' })).toBeDisabled(),
  },
};

testPaths(browser);
