import type { Locator } from '@playwright/test';

import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { upload } from '#tests/model/flows/upload.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly recordId: string;
  readonly uploads: Locator;
  readonly files: Locator;
  readonly attach: Locator;
}

const fileOf = (name: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from('Text') });

const browser: BrowserFlow<typeof uploadMachine, Driver> = {
  flow: upload,
  joinsPaths: true,
  troubles: { uploadFile: 'api' },
  untaken: {},
  async prepare(fixtures) {
    const { risks } = await managerWithRisks(fixtures, ['Fire in the archive']);
    const screen = new RiskRegisterPage(fixtures.page);
    const { root } = screen.panel;
    return {
      screen,
      recordId: risks[0]?.id ?? '',
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
      request: ({ recordId }) => ({ method: 'POST', path: `/api/records/${recordId}/attachments` }),
      outcome: apiOutcome,
    },
  },
  // Of files with the same name, the paths of the flow mean the one at the front.
  isOffered: (event, { context }) => {
    if (event.type === 'files.chosen') return context.files.length === 0;
    const file = context.files.find(({ key }) => key === event['key']);
    if (event.type === 'file.retried') return file !== undefined && file.failure !== null;
    return event.type !== 'file.cancelled' || file !== undefined;
  },
  events: {
    async 'files.chosen'({ screen: { page }, attach }, { files }) {
      const chooser = page.waitForEvent('filechooser');
      await attach.click();
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
