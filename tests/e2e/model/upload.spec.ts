import type { Locator } from '@playwright/test';

import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { upload } from '#tests/model/flows/upload.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import type { ApiUser } from '../support/api-user.ts';
import type { Organisation } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly recordId: string;
  readonly organisation: Organisation;
  readonly api: ApiUser;
  /** The attached file that gets new versions; its version as it was last read. */
  readonly attached: { readonly id: string; version: number };
  readonly uploads: Locator;
  readonly files: Locator;
  readonly attach: Locator;
}

const fileOf = (name: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from('Text') });

const isRevision = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'replaces' in file && file.replaces !== null;

const browser: BrowserFlow<typeof uploadMachine, Driver> = {
  flow: upload,
  joinsPaths: true,
  troubles: { uploadFile: 'api' },
  untaken: {},
  async prepare(fixtures) {
    const { organisation, api, risks } = await managerWithRisks(fixtures, ['Fire in the archive']);
    const recordId = risks[0]?.id ?? '';
    const attached = await api.attachFile(organisation, recordId, fileOf('attached.md'));
    const screen = new RiskRegisterPage(fixtures.page);
    const { root } = screen.panel;
    return {
      screen,
      recordId,
      organisation,
      api,
      attached,
      uploads: root.getByRole('list', { name: 'Uploads' }).getByRole('listitem'),
      files: root.getByRole('list', { name: 'Files' }).getByRole('listitem'),
      attach: root.getByRole('button', { name: 'Attach files' }),
    };
  },
  async open({ screen, recordId, attach }) {
    await screen.open(`?risk=${recordId}&tab=files`);
    await expect(attach).toBeVisible();
  },
  actors: {
    uploadFile: {
      request: ({ recordId, attached }, input) => ({
        method: 'POST',
        path: isRevision(input) ? `/api/attachments/${attached.id}/versions` : `/api/records/${recordId}/attachments`,
      }),
      async arrange({ api, organisation, recordId, attached }) {
        attached.version = (await api.readFile(organisation, recordId, attached.id)).version;
      },
      // Another version than the stored one would be refused when the file is sent again.
      outcome: (answer, { attached: { version } }) =>
        apiOutcome(
          answer.kind === 'refuses' ? { ...answer, failure: { ...answer.failure, current: { version } } } : answer,
        ),
    },
  },
  // Of files with the same name, the paths of the flow mean the one at the front.
  isOffered: (event, { context }) => {
    if (event.type === 'files.chosen') return !context.files.some(({ key }) => JSON.stringify(event).includes(key));
    const file = context.files.find(({ key }) => key === event['key']);
    if (event.type === 'file.retried') return file !== undefined && file.failure !== null;
    return event.type !== 'file.cancelled' || file !== undefined;
  },
  events: {
    async 'files.chosen'({ screen: { page }, attach, files: attachedFiles }, { files }) {
      const chooser = page.waitForEvent('filechooser');
      if (files.some(isRevision)) {
        await attachedFiles
          .last()
          .getByRole('button', { name: /^More for / })
          .click();
        await page.getByRole('menuitem', { name: 'Upload new version' }).click();
      } else await attach.click();
      await (await chooser).setFiles(files.map(({ name }) => fileOf(name)));
    },
    'file.cancelled': ({ uploads }, { key }) =>
      uploads
        .filter({ hasText: `${key}.md` })
        .getByRole('button', { name: /^(?:Cancel|Dismiss) / })
        .click(),
    'file.retried': ({ uploads }, { key }) =>
      uploads
        .filter({ hasText: `${key}.md` })
        .getByRole('button', { name: 'Try again' })
        .click(),
  },
  notices: {
    async 'file.attached'({ screen, files }, { name }) {
      await expectToast(screen.page, 'File attached', name);
      await expect(files.filter({ hasText: name }).first()).toContainText('Markdown, 4 bytes');
    },
  },
  states: {
    async idle({ uploads }, { files }) {
      await expect(uploads).toHaveCount(files.length);
      for (const { name, failure } of files)
        await expect(uploads.filter({ hasText: name })).toContainText(failure?.message ?? 'Waiting');
    },
    async uploading({ uploads }, { files, current }) {
      await expect(uploads).toHaveCount(files.length);
      await expect(uploads.filter({ hasText: `${current}.md` }).getByRole('progressbar')).toBeVisible();
    },
  },
};

testPaths(browser);
