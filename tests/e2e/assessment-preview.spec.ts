import { publishedTemplate, questionWith } from './support/assessments.ts';
import { expect, test } from './support/test.ts';

test('before an assessment is sent, its questions can be tried as the respondents will see them', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const condition = questionWith({ question: 'Do you keep backups?', type: 'YESNO', required: true });
  const often = questionWith({
    question: 'How many each week?',
    type: 'NUMBER',
    required: true,
    shownWhen: { questionId: condition.id, values: ['Yes'] },
  });
  const templateId = await publishedTemplate(api, organisation, 'Short check', [
    { title: 'Backups', questions: [condition, often] },
  ]);
  const { id } = await api.post<{ id: string }>(organisation, 'service-provider-assessment', {
    title: 'Yearly check',
    templateId,
  });
  await signedInAs(organisation.manager);
  await page.goto(`/add-service-provider-assessment/${id}`);
  await page.getByRole('link', { name: 'Preview the questions' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yearly check' })).toBeVisible();
  await expect(page.getByText('1 question, 1 required answer missing')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'How many each week?' });
  await expect(number).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await number.fill('1.000');
  await expect(number).toHaveAccessibleDescription('“1.000” can mean 1000 or 1. Enter the one you mean');
  await number.fill('7');
  await expect(page.getByText('2 questions, 0 required answers missing')).toBeVisible();
  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(number).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the assessment' }).click();
  await expect(page.getByRole('link', { name: 'Preview the questions' })).toBeVisible();
});
