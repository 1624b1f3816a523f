import type { Locator, Page } from '@playwright/test';

import type { evidenceRequestMachine } from '#machines/evidence-request/evidence-request.machine.ts';
import { evidenceRequest } from '#tests/model/flows/evidence-request.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  /** A link that nobody has used; each opening of the screen needs one. */
  readonly newLink: () => Promise<string>;
  readonly give: Locator;
}

const file = { name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from('Test') };

const chooser = (page: Page) => page.getByLabel('Choose files, or drop them here');

async function expectGiving({ give }: Driver): Promise<void> {
  await expect(give).toHaveAttribute('aria-busy', 'true');
}

/** Gives a file without the page's form, as on an earlier visit. */
async function giveBefore({ page }: Driver, path: string): Promise<void> {
  const token = path.slice(path.lastIndexOf('/') + 1);
  const headers = { 'content-type': 'application/octet-stream' };
  await page.request.post(`/api/public/evidence/secure/${token}/files?name=report.txt`, { headers, data: 'Test' });
  const given = await page.request.post('/api/public/evidence/give', {
    headers: { 'x-link-token': token },
    data: { token, madeOn: '2026-01-31' },
  });
  expect(given.status()).toBe(200);
}

const exempt = {
  exempt: 'The page has no token that could expire; the cover has a refusal and a request without an answer.',
};

const browser: BrowserFlow<typeof evidenceRequestMachine, Driver> = {
  flow: evidenceRequest,
  troubles: { addFile: exempt, removeFile: exempt, give: exempt },
  untaken: {},
  async prepare({ page, directory }) {
    const organisation = await directory.addOrganisation();
    await directory.addPerson({ organisations: [organisation] });
    return {
      page,
      newLink: () => directory.addEvidenceLink(organisation, { title: 'Penetration test', note: 'This year’s report' }),
      give: page.getByRole('button', { name: /^(?:Give evidence|Giving…)/ }),
    };
  },
  async open(driver, { start }) {
    const path = await driver.newLink();
    if (start === 'it was given on an earlier visit') await giveBefore(driver, path);
    await driver.page.goto(path);
  },
  // The server takes only what is complete, and a browser reports only what changes.
  isOffered({ type }, { context: { view, refused, draft } }) {
    if (type === 'give.requested') return view.files.length > 0 && draft.madeOn !== null;
    if (type === 'file.removed') return view.files.length > 0;
    if (type === 'refusal.dismissed') return refused.length > 0;
    return type !== 'draft.changed' || draft.madeOn === null;
  },
  actors: {
    addFile: { request: () => ({ method: 'POST', path: '/api/public/evidence/secure/*/files' }), outcome: apiOutcome },
    removeFile: {
      request: () => ({ method: 'DELETE', path: '/api/public/evidence/secure/*/files/*' }),
      outcome: apiOutcome,
    },
    give: {
      request: () => ({ method: 'POST', path: '/api/public/evidence/give' }),
      outcome: apiOutcome,
    },
  },
  events: {
    'files.chosen': ({ page }) => chooser(page).setInputFiles(file),
    'refusal.dismissed': ({ page }) => page.getByRole('button', { name: 'Dismiss report.txt' }).click(),
    'file.removed': ({ page }) => page.getByRole('button', { name: 'Remove report.txt' }).click(),
    'draft.changed': ({ page }) => page.getByLabel('Made on').fill('2026-11-01'),
    'give.requested': ({ give }) => give.click(),
  },
  notices: {},
  states: {
    beginning: null,
    'open.idle': ({ give }) => expect(give).toBeEnabled(),
    'open.adding': ({ page }) => expect(page.getByText('Sending…')).toBeVisible(),
    'open.removing': ({ page }) => expect(page.getByRole('button', { name: 'Remove report.txt' })).toBeDisabled(),
    'giving.quick': expectGiving,
    async 'giving.slow'(driver) {
      await expectGiving(driver);
      await expect(driver.page.getByText('This is taking longer than usual.')).toBeVisible();
    },
    given: ({ page }) => expect(page.getByText('Thank you: the evidence was given')).toBeVisible(),
  },
};

testPaths(browser);
