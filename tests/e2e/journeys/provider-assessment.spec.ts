import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { providerAssessment, type providerAssessmentMachine } from '#tests/model/journeys/provider-assessment.ts';

import type { BrowserFlow } from '../model/browser-flow.ts';
import { testPaths } from '../model/test-paths.ts';
import { publishedTemplate, questionWith } from '../support/assessments.ts';
import type { Person } from '../support/directory.ts';
import { expectKeptText, restore } from '../support/kept-texts.ts';
import { mailedLinks } from '../support/mailed-links.ts';
import { expect, expectToast, type SignedInAs } from '../support/test.ts';
import { expectNoChanges } from '../support/view-only.ts';

interface Driver {
  readonly page: Page;
  readonly dialog: Locator;
  /** Of the question that is reviewed. */
  readonly article: Locator;
  readonly templateId: string;
  readonly providerId: string;
  readonly reviewer: Person;
  readonly approver: Person;
  readonly viewer: Person;
  /** The supplier's. */
  readonly address: string;
  readonly signedInAs: SignedInAs;
  readonly assessment: { id: string };
}

const questions = [
  questionWith({ question: 'Is there a security policy?', weight: 5, required: true }),
  questionWith({
    question: 'Does someone watch the logs?',
    type: 'YESNO',
    required: true,
    options: [
      { value: 'Yes', score: 1, warning: '' },
      { value: 'No', score: 0, warning: 'An attack may go unnoticed' },
    ],
  }),
  questionWith({ question: 'Are you certified to ISO 27001?', type: 'YESNO' }),
];

const contradiction = 'The ISO certificate “Certificate of 2022” expired on 31 October 2025';
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function choose({ page }: Driver, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Chooses a step and confirms it in its dialog. */
async function take({ page, dialog }: Driver, step: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  await dialog.getByRole('button', { name: step, exact: true }).click();
}

async function openLink({ page, address }: Driver, mails: number): Promise<void> {
  const [link = ''] = await mailedLinks(page, address, mails);
  await page.goto(link);
}

async function review({ page, signedInAs, assessment }: Driver, person: Person): Promise<void> {
  await signedInAs(person);
  await page.goto(`/assessment-review/${assessment.id}`);
}

/** Concludes without leaving the keyboard. */
async function conclude({ page, article }: Driver, number: string, key: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${number} `) }).click();
  await article.getByRole('heading').first().click();
  await page.keyboard.press(key);
}

const policy = ({ page }: Driver) => page.getByRole('textbox', { name: 'Is there a security policy?' });
const answerOf = ({ page }: Driver, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });
const status = ({ page }: Driver, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();

/** The fields are disabled as soon as answers are sent; only the sentence says that they have arrived. */
async function received(driver: Driver): Promise<void> {
  await expect(driver.page.getByText('Your submission has been received').first()).toBeVisible();
  await expect(policy(driver)).toBeDisabled();
}

const browser: BrowserFlow<typeof providerAssessmentMachine, Driver> = {
  flow: providerAssessment,
  untaken: {},
  async prepare({ page, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const organisations = [organisation];
    const reviewer = await directory.addPerson({ organisations });
    const approver = await directory.addPerson({ organisations, name: 'Grace Hopper' });
    const viewer = await directory.addPerson({ organisations, role: 'ORG_VIEWER' });
    const api = await apiUserOf(reviewer);
    const sections = [{ title: 'Operation', questions }];
    const templateId = await publishedTemplate(api, organisation, 'Short check', sections, { scope: 'GLOBAL' });
    const provider = await api.post<{ id: string }>(organisation, 'service-provider', {
      title: 'Northwind Hosting',
      inherentRisk: 'HIGH',
    });
    const certificate = { title: 'Certificate of 2022', kind: 'ISO_CERTIFICATE', expiresOn: '2025-10-31' };
    await api.post(organisation, `service-provider/${provider.id}/documents`, certificate);
    return {
      page,
      dialog: page.getByRole('dialog'),
      article: page.getByRole('article'),
      templateId,
      providerId: provider.id,
      reviewer,
      approver,
      viewer,
      address: `supplier-${randomUUID().slice(0, 8)}@northwind.example`,
      signedInAs,
      assessment: { id: '' },
    };
  },
  async open({ page, reviewer, signedInAs }) {
    await signedInAs(reviewer);
    await page.goto('/add-service-provider-assessment');
  },
  actors: {},
  events: {
    async 'assessment.added'(driver) {
      const { page, assessment } = driver;
      await page.getByRole('textbox', { name: 'Title' }).fill('Yearly check');
      await choose(driver, 'Service provider', 'Northwind Hosting');
      await choose(driver, 'Template', 'Short check For all providers');
      await choose(driver, 'Approver', 'Grace Hopper');
      await page.getByRole('textbox', { name: 'Links expire' }).fill(inAMonth());
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/add-service-provider-assessment\/[\w-]+/);
      assessment.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },
    async 'respondent.added'({ page, dialog, address }) {
      await page.getByRole('button', { name: 'Add respondents' }).click();
      await dialog.getByRole('textbox', { name: 'Addresses' }).fill(`Ada Lovelace <${address}>`);
      await dialog.getByRole('button', { name: 'Add respondents' }).click();
    },
    async 'assessment.sent'({ page, dialog }) {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog).toContainText('Short check, 3 questions in 1 section');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expectToast(page, 'Assessment sent');
    },
    'link.opened': (driver) => openLink(driver, 1),
    async 'draft.saved'(driver) {
      await policy(driver).fill('Yes');
      await answerOf(driver, 'Does someone watch the logs?', 'No').check();
      await driver.page.getByRole('button', { name: 'Save as Draft' }).click();
    },
    'respondent.returned': (driver) => openLink(driver, 1),
    async 'answers.submitted'(driver) {
      await answerOf(driver, 'Are you certified to ISO 27001?', 'Yes').check();
      await driver.page.getByRole('button', { name: 'Submit' }).click();
    },
    'viewer.looked': ({ signedInAs, viewer }) => signedInAs(viewer),
    async 'answer.reviewed'(driver) {
      const { page, dialog } = driver;
      await review(driver, driver.reviewer);
      await conclude(driver, '1.2', '2');
      await page.keyboard.press('c');
      await page.keyboard.type('They begin in March');
      await expect(page.getByText('Saved, ')).toBeVisible();
      await page.getByRole('button', { name: 'Create a risk' }).click();
      await dialog.getByRole('button', { name: 'Add risk' }).click();
    },
    async 'clarification.asked'({ page, dialog }) {
      await page.getByRole('button', { name: /^1\.1 / }).click();
      await page.getByRole('checkbox', { name: 'Ask for clarification' }).check();
      const ask = 'Ask for clarification of 1 answer';
      await page.getByRole('button', { name: ask }).click();
      await dialog.getByRole('textbox', { name: /^1\.1 / }).fill('Since when?');
      await expectKeptText(page, 'Since when?');
      await page.reload();
      await restore(page);
      await page.getByRole('button', { name: ask }).click();
      await dialog.getByRole('button', { name: ask }).click();
    },
    'newLink.opened': (driver) => openLink(driver, 2),
    async 'answer.clarified'(driver) {
      await policy(driver).fill('Yes, since 2021');
      await driver.page.getByRole('textbox', { name: 'Your reply' }).fill('The board approved it then');
      await driver.page.getByRole('button', { name: 'Submit' }).click();
      await expect(driver.page.getByText('You can reply to what the reviewer asks')).toHaveCount(0);
    },
    async 'review.completed'(driver) {
      const { page, dialog } = driver;
      await review(driver, driver.reviewer);
      await conclude(driver, '1.1', '3');
      await conclude(driver, '1.3', '3');
      await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Complete the review' }).click();
      await expect(dialog.getByText('3 of 3 answers are reviewed. Warning 1, OK 2')).toBeVisible();
      await dialog.getByRole('button', { name: 'Complete the review' }).click();
      await expectToast(page, 'Review completed');
    },
    async 'assessment.approved'(driver) {
      await review(driver, driver.approver);
      await take(driver, 'Approve');
    },
    'report.opened': ({ page }) => page.getByRole('link', { name: 'Report', exact: true }).click(),
  },
  notices: {},
  states: {
    planned: ({ page }) => expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible(),
    async drafted({ page }) {
      await expect(page.getByText('Before you send it, add a respondent.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    },
    addressed: ({ page }) => expect(page.getByRole('list', { name: 'Respondents' })).toContainText('Not sent yet'),
    sent: (driver) => status(driver, 'Sent'),
    async unanswered(driver) {
      await expect(driver.page.getByRole('heading', { level: 1, name: 'Yearly check' })).toBeVisible();
      await expect(policy(driver)).toHaveValue('');
      await expect(driver.page.getByText('0 of 3 answered').first()).toBeVisible();
    },
    begun: ({ page }) => expect(page.getByRole('region', { name: 'Messages' })).toContainText('Draft saved!'),
    async resumed(driver) {
      await expect(policy(driver)).toHaveValue('Yes');
      await expect(answerOf(driver, 'Does someone watch the logs?', 'No')).toBeChecked();
    },
    submitted: received,
    viewed: ({ page, assessment, templateId }) =>
      expectNoChanges(page, { assessment: assessment.id, template: templateId }),
    async doubted({ page, article }) {
      await expect(article).toContainText('An attack may go unnoticed');
      await expect(page.getByRole('region', { name: 'Risks of this answer' })).toContainText('R-0001');
    },
    sentBack: (driver) => status(driver, 'In progress'),
    async narrowed(driver) {
      await expect(driver.page.getByText('Since when?', { exact: true })).toBeVisible();
      await expect(policy(driver)).toBeEnabled();
      await expect(answerOf(driver, 'Does someone watch the logs?', 'No')).toBeDisabled();
    },
    clarified: received,
    reviewed: ({ page }) =>
      expect(page.getByText('Only its approver, Grace Hopper, can approve or reject it.')).toBeVisible(),
    approved: ({ page }) => expectToast(page, 'Assessment approved'),
    async reported({ page, providerId }) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Assessment report SA-0001: Yearly check');
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Approved');
      const section = page.getByRole('region', { name: 'Section 1: Operation' });
      const reply = 'Reply of Ada Lovelace: The board approved it then';
      const comments = ['Comment: They begin in March', 'Clarification asked for: Since when?', 'Yes, since 2021'];
      for (const text of [...comments, `Contradiction: ${contradiction}`, reply])
        await expect(section).toContainText(text);
      await page.getByRole('checkbox', { name: 'Include internal comments' }).uncheck();
      await expect(section).toContainText(reply);
      for (const text of ['They begin in March', contradiction]) await expect(section).not.toContainText(text);
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Excel' }).click();
      expect((await download).suggestedFilename()).toMatch(/^sa-0001-answers-.*\.xlsx$/);
      await page.goto(`/add-service-provider/${providerId}`);
      await expect(page.getByRole('list', { name: 'Assessments of the provider' })).toContainText(
        'SA-0001 Yearly checkApproved, Warning, score 0%',
      );
      await page.getByRole('button', { name: 'Set to Approved with conditions' }).click();
      await page.getByRole('button', { name: 'Set to High' }).click();
      await expect(page.getByRole('button', { name: /^Set to/ })).toHaveCount(0);
    },
  },
};

testPaths(browser);
