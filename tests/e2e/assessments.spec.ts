import { randomUUID } from 'node:crypto';

import { mailedToken, publishedTemplate, questionWith, submitAnswers } from './support/assessments.ts';
import { expect, expectToast, test } from './support/test.ts';

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('an assessment goes from its template to an approved report by two people', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const second = await directory.addPerson({ organisations: [organisation], name: 'Grace Hopper' });
  const policy = questionWith({ question: 'Is there a security policy?', weight: 5 });
  const logs = questionWith({
    question: 'Does someone watch the logs?',
    type: 'YESNO',
    required: true,
    options: [
      { value: 'Yes', score: 1, warning: '' },
      { value: 'No', score: 0, warning: 'An attack may go unnoticed' },
    ],
  });
  const sections = [{ title: 'Operation', questions: [policy, logs] }];
  await publishedTemplate(api, organisation, 'Short check', sections, { scope: 'GLOBAL' });
  await api.post(organisation, 'service-provider', { title: 'Northwind Hosting' });
  const address = `supplier-${randomUUID().slice(0, 8)}@northwind.example`;

  await signedInAs(organisation.manager);
  await page.goto('/add-service-provider-assessment');
  await page.getByRole('textbox', { name: 'Title' }).fill('Yearly check');
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Service provider', 'Northwind Hosting');
  await choose('Template', 'Short check For all providers');
  await choose('Approver', 'Grace Hopper');
  await page.getByRole('textbox', { name: 'Links expire' }).fill(inAMonth());
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/add-service-provider-assessment\/[\w-]+/);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(page.getByText('Before you send it, add a respondent.')).toBeVisible();
  await expect(send).toBeDisabled();
  const [, id = ''] = /add-service-provider-assessment\/([\w-]+)/.exec(page.url()) ?? [];
  await page.getByRole('button', { name: 'Add respondents' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill(`Ada Lovelace <${address}>`);
  await dialog.getByRole('button', { name: 'Add respondents' }).click();
  await expect(page.getByRole('list', { name: 'Respondents' })).toContainText('Not sent yet');
  await send.click();
  await expect(dialog).toContainText('Short check, 2 questions in 1 section');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(page, 'Assessment sent');

  await page.getByRole('link', { name: 'Template version 1' }).click();
  await expect(page.getByRole('article', { name: 'Version 1: Short check' })).toContainText(logs.question);

  const token = await mailedToken(page, address);
  await submitAnswers(page, token, { [policy.id]: ['Yes, since 2021'], [logs.id]: ['No'] });

  await page.goto(`/assessment-review/${id}`);
  // What needs attention comes first.
  await expect(page.getByRole('article')).toContainText('An attack may go unnoticed');
  await page.keyboard.press('2');
  await page.keyboard.press('c');
  await page.keyboard.type('They begin in March');
  await expect(page.getByText('Saved, ')).toBeVisible();
  await page.getByRole('button', { name: 'Make a risk' }).click();
  await dialog.getByRole('button', { name: 'Add risk' }).click();
  await expect(page.getByRole('region', { name: 'Risks of this answer' })).toContainText('R-0001');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByRole('article', { name: 'Question 1.1' })).toContainText('Yes, since 2021');
  await page.getByRole('article').getByRole('heading').first().click();
  await page.keyboard.press('3');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Complete the review' }).click();
  await expect(dialog.getByText('2 of 2 answers are reviewed. Warning 1, OK 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete the review' }).click();
  await expectToast(page, 'Review completed');
  await expect(page.getByText(/^Only its approver, .* can approve or reject it\.$/)).toBeVisible();

  await signedInAs(second);
  await page.goto(`/assessment-review/${id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Assessment approved');
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Assessment report SA-0001: Yearly check');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Approved');
  const section = page.getByRole('region', { name: 'Section 1: Operation' });
  await expect(section).toContainText('Comment: They begin in March');
  await expect(section).toContainText('Yes, since 2021');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sa-0001-answers-.*\.xlsx$/);
});
