import { randomUUID } from 'node:crypto';

import { publishedTemplate, questionWith } from './support/assessments.ts';
import { mailedLinks } from './support/mailed-links.ts';
import { test } from './support/test.ts';

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('shots', async ({ page, organisation, apiUserOf, signedInAs }) => {
  test.setTimeout(170_000);
  const shot = async (name: string, isSecure = false) => {
    for (const [scheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 390],
    ] as const) {
      if (isSecure && scheme === 'dark') continue;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/sup-shots/${name}-${scheme}-${width}.png`, fullPage: isSecure });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const api = await apiUserOf(organisation.manager);
  const condition = questionWith({
    question: 'Do you keep backups of all systems?',
    type: 'YESNO',
    required: true,
    options: [
      { value: 'Yes', score: 10, warning: '' },
      { value: 'No', score: 0, warning: 'Ask why' },
    ],
  });
  const often = questionWith({
    question: 'How many each week?',
    type: 'NUMBER',
    required: true,
    shownWhen: { questionId: condition.id, values: ['Yes'] },
  });
  const policy = questionWith({ question: 'Who answers for security?', type: 'TEXT' });
  const templateId = await publishedTemplate(api, organisation, 'Short check', [
    { title: 'Backups', questions: [condition, often] },
    { title: 'People', questions: [policy] },
  ]);
  const provider = await api.post<{ id: string }>(organisation, 'service-provider', {
    title: 'Northwind Hosting',
    inherentRisk: 'HIGH',
  });
  const { id } = await api.post<{ id: string }>(organisation, 'service-provider-assessment', {
    title: 'Yearly check',
    templateId,
    providerId: provider.id,
    expiresOn: inAMonth(),
  });
  await signedInAs(organisation.manager);
  await page.goto(`/assessment-review/${id}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('textbox', { name: 'How many each week?' }).fill('1.000');
  await shot('preview');
  const content = await api.get<{ questionnaires: { id: string }[] }>(
    organisation,
    `service-provider-assessment/${id}/answers`,
  );
  const [ada, bo] = [
    `ada-${randomUUID().slice(0, 8)}@northwind.example`,
    `bo-${randomUUID().slice(0, 8)}@northwind.example`,
  ];
  await api.post(organisation, `service-provider-assessment/${id}/respondents`, { email: ada, name: 'Ada Lovelace' });
  await api.post(organisation, `service-provider-assessment/${id}/respondents`, {
    email: bo,
    name: 'Bo Berg',
    questionnaireIds: [content.questionnaires[1]?.id],
  });
  await api.post(organisation, `service-provider-assessment/${id}/status`, { version: 1, action: 'SEND' });
  const [adaLink = ''] = await mailedLinks(page, ada, 1);
  const [boLink = ''] = await mailedLinks(page, bo, 1);
  await page.goto(boLink);
  await page.getByRole('textbox', { name: 'Who answers for security?' }).fill('Bo does');
  await shot('secure-bo', true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your submission has been received').first().waitFor();
  await page.goto(adaLink);
  await page.getByRole('radio', { name: 'No' }).check();
  await shot('secure-ada', true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your submission has been received').first().waitFor();
  await api.post(organisation, `service-provider-assessment/${id}/answers/${condition.id}/review`, {
    version: 0,
    comment: 'Weak',
    conclusion: 'WARNING',
    score: 2,
  });
  const { version } = await api.get<{ version: number }>(organisation, `service-provider-assessment/${id}`);
  await api.post(organisation, `service-provider-assessment/${id}/clarifications`, {
    version,
    questions: [{ questionId: condition.id, text: 'Really none at all? Tell us\nabout snapshots too.' }],
    expiresOn: inAMonth(),
  });
  const [again = ''] = await mailedLinks(page, ada, 2);
  await page.goto(again);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('We take snapshots, see below.');
  await page.getByRole('textbox', { name: 'How many each week?' }).fill('99,5');
  await shot('secure-reply', true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your submission has been received').first().waitFor();
  await signedInAs(organisation.manager);
  await page.goto(`/assessment-review/${id}?view=ALL`);
  await page.getByText('To review again').first().waitFor();
  await shot('review');
  await page.goto(`/add-service-provider/${provider.id}`);
  await page.getByText('In review').first().waitFor();
  await page.getByRole('heading', { name: 'Assessments' }).scrollIntoViewIfNeeded();
  await shot('provider');
});
