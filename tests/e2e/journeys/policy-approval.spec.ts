import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { policyApproval, type policyApprovalMachine } from '#tests/model/journeys/policy-approval.ts';

import type { BrowserFlow } from '../model/browser-flow.ts';
import { testPaths } from '../model/test-paths.ts';
import type { ApiUser } from '../support/api-user.ts';
import type { Organisation, Person } from '../support/directory.ts';
import { mailedLinks } from '../support/mailed-links.ts';
import { expect, type SignedInAs } from '../support/test.ts';

interface Driver {
  readonly page: Page;
  readonly organisation: Organisation;
  readonly policyId: string;
  /** The recipient's. */
  readonly address: string;
  readonly author: Person;
  readonly reviewer: Person;
  readonly approver: Person;
  readonly signedInAs: SignedInAs;
  readonly apiAuthor: ApiUser;
  readonly apiReviewer: ApiUser;
  readonly apiApprover: ApiUser;
}

const sentence = 'I have read this policy and I acknowledge this policy';
const texts = {
  first: '<p>Lock your screen.</p><p>Shred what you print.</p>',
  next: '<p>Lock your screen at once.</p><p>Shred what you print.</p>',
};

async function openDocument({ page, policyId, signedInAs }: Driver, person: Person): Promise<void> {
  await signedInAs(person);
  await page.goto(`/policy-document/${policyId}`);
}

/** Chooses a step of the document and confirms it in its dialog. */
async function take({ page }: Driver, step: string, given: { field?: string; text?: string } = {}): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (given.field !== undefined) await dialog.getByRole('textbox', { name: given.field }).fill(given.text ?? '');
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** What a decision names. */
interface Read {
  readonly version: number;
  readonly contentSha256: string;
}

const step = ({ organisation, policyId }: Driver, by: ApiUser, change: object) =>
  by.post<Read>(organisation, `policy/${policyId}/status`, change);

/** What the people have done before already, and is not repeated on the screen. */
async function replaceVersion(driver: Driver): Promise<void> {
  const { organisation, policyId, apiAuthor, apiReviewer, apiApprover } = driver;
  const [newest] = await apiAuthor.get<{ version: number }[]>(organisation, `policy/${policyId}/versions`);
  await step(driver, apiAuthor, { version: newest?.version, action: 'REVISE' });
  const { version } = await apiAuthor.writePolicy(organisation, policyId, texts.next);
  const submitted = await step(driver, apiAuthor, { version, action: 'SUBMIT' });
  const { contentSha256 } = submitted;
  const verdict = { version: submitted.version, contentSha256, verdict: 'APPROVED' };
  const reviewed = await apiReviewer.post<{ version: number }>(organisation, `policy/${policyId}/review`, verdict);
  await step(driver, apiApprover, {
    version: reviewed.version,
    contentSha256,
    action: 'APPROVE',
    asking: { whom: 'EVERYONE' },
  });
}

async function ask({ page, policyId, address }: Driver): Promise<void> {
  await page.goto(`/policy-acknowledgement/${policyId}`);
  await page.getByRole('button', { name: 'Ask for acknowledgement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for acknowledgement of version 1.0' });
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill(`Ada Lovelace <${address}>`);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
}

async function openLink({ page, address }: Driver, mails: number): Promise<void> {
  const [link = ''] = await mailedLinks(page, address, mails);
  await page.goto(link);
}

const version = ({ page }: Driver, status: string) =>
  expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();

const changed = ({ page }: Driver) => page.getByRole('region', { name: 'What has changed since version 1.0' });

const browser: BrowserFlow<typeof policyApprovalMachine, Driver> = {
  flow: policyApproval,
  untaken: {},
  async prepare({ page, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const [author, reviewer, approver] = await Promise.all(
      [0, 1, 2].map(() => directory.addPerson({ organisations: [organisation] })),
    );
    if (author === undefined || reviewer === undefined || approver === undefined) throw new Error('Nobody was added');
    const [apiAuthor, apiReviewer, apiApprover] = [
      await apiUserOf(author),
      await apiUserOf(reviewer),
      await apiUserOf(approver),
    ];
    const { id: policyId } = await apiAuthor.post<{ id: string }>(organisation, 'policy', {
      title: 'Clean desk',
      approverId: await apiApprover.id(),
      reviewerIds: [await apiReviewer.id()],
    });
    await apiAuthor.writePolicy(organisation, policyId, texts.first);
    const address = `reader-${randomUUID().slice(0, 8)}@quayside.example`;
    const people = { author, reviewer, approver, apiAuthor, apiReviewer, apiApprover };
    return { page, organisation, policyId, address, signedInAs, ...people };
  },
  open: (driver) => openDocument(driver, driver.author),
  actors: {},
  events: {
    'version.submitted': (driver) =>
      take(driver, 'Submit for review', { field: 'What this version changes', text: 'Written for the first time' }),
    async 'changes.requested'(driver) {
      await openDocument(driver, driver.reviewer);
      await take(driver, 'Request changes', { field: 'Reason', text: 'Say when to lock it' });
    },
    async 'text.corrected'(driver) {
      await openDocument(driver, driver.author);
      await driver.page.getByRole('button', { name: 'Edit', exact: true }).click();
      await driver.page.getByRole('textbox', { name: 'Text of the policy' }).press('ControlOrMeta+End');
      await driver.page.keyboard.type(' Today.');
      await driver.page.keyboard.press('ControlOrMeta+s');
      await expect(driver.page.getByText('Saved', { exact: true })).toBeVisible();
      await driver.page.getByRole('button', { name: 'Close editor' }).click();
    },
    async 'version.endorsed'(driver) {
      await openDocument(driver, driver.reviewer);
      await take(driver, 'Approve as reviewer');
    },
    async 'version.approved'(driver) {
      await openDocument(driver, driver.approver);
      await take(driver, 'Approve');
    },
    'recipient.asked': ask,
    'link.opened': (driver) => openLink(driver, 1),
    'policy.acknowledged': ({ page }) => page.getByRole('checkbox', { name: sentence }).check(),
    'version.replaced': replaceVersion,
    'newLink.opened': (driver) => openLink(driver, 2),
  },
  notices: {},
  states: {
    written: (driver) => version(driver, 'Draft'),
    underReview: (driver) => version(driver, 'Review'),
    sentBack: ({ page }) => expect(page.getByText('Say when to lock it')).toBeVisible(),
    corrected: (driver) => version(driver, 'Draft'),
    endorsed: (driver) => version(driver, 'Review'),
    inForce: (driver) => version(driver, 'Approved'),
    requested: ({ page }) => expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText('Requested'),
    async read({ page }) {
      await expect(page.getByRole('heading', { name: 'Clean desk' })).toBeVisible();
      await expect(page.getByText('Shred what you print.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: sentence })).not.toBeChecked();
    },
    acknowledged: ({ page }) => expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible(),
    // The page of the former link stays as it was acknowledged.
    askedAgain: ({ page }) => expect(page.getByRole('checkbox', { name: sentence })).toBeChecked(),
    async changeShown(driver) {
      await expect(changed(driver).getByRole('insertion')).toHaveCount(1);
      await expect(changed(driver).getByRole('insertion')).toHaveText('added: at once');
      await expect(driver.page.getByRole('checkbox', { name: sentence })).not.toBeChecked();
    },
  },
};

testPaths(browser);
