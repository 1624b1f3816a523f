import { dayIn } from '#tests/contract/exemption-fixtures.ts';
import { standardFile } from '#tests/contract/standard-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

const typed = (days: number) => dayIn(days).split('-').toReversed().join('/');

test('an objective is measured until it is on target', async ({ page, directory, signedInAs }) => {
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [organisation] }));
  await page.goto('/assessments?view=objectives');
  await page.getByRole('button', { name: 'Add objective' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Title' }).fill('People report suspicious mail');
  await panel.getByRole('spinbutton', { name: 'Target' }).fill('92.5');
  await panel.getByRole('textbox', { name: 'Unit' }).fill('%');
  await panel.getByRole('button', { name: 'Save objective' }).click();
  await expectToast(page, 'Created successfully', 'OBJ-0001 People report suspicious mail');
  await expect(panel.getByText('Not measured')).toBeVisible();

  for (const [title, value] of [
    ['Exercise in spring', '80'],
    ['Exercise in autumn', '93.1'],
  ] as const) {
    await panel.getByRole('button', { name: 'Add reading' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a reading' });
    await dialog.getByRole('textbox', { name: 'What was measured' }).fill(title);
    await dialog.getByRole('spinbutton', { name: 'Value' }).fill(value);
    await dialog.getByRole('button', { name: 'Save reading' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(panel.getByRole('list', { name: 'Readings of the objective' }).getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('On target')).toBeVisible();
  await expect(page.getByRole('row', { name: /OBJ-0001/ })).toContainText('93.1%');
});

test('an audit is planned over the standard, carried out and planned again', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const person = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const api = await apiUserOf(person);
  const { id: versionId } = await api.publishStandard(organisation, standardFile('Harbour rules'));
  const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };
  await api.post(organisation, 'organisation-standards/adopt', { versionId, ...choices });
  await signedInAs(person);
  await page.goto('/assessments?view=audits');
  await page.getByRole('button', { name: 'Add audit' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Title' }).fill('Internal audit of the harbour');
  await panel.getByRole('combobox', { name: 'Standard' }).click();
  await page.getByRole('option', { name: /Harbour rules/ }).click();
  await panel.getByRole('textbox', { name: 'Auditors from outside' }).fill('Northgate');
  await panel.getByRole('textbox', { name: 'To', exact: true }).fill(typed(0));
  await panel.getByRole('button', { name: 'Save audit' }).click();
  await expectToast(page, 'Created successfully', 'AUD-0001 Internal audit of the harbour');

  await panel.getByRole('button', { name: 'Start audit' }).click();
  await page.getByRole('dialog', { name: 'Start the audit' }).getByRole('button', { name: 'Start audit' }).click();
  await expectToast(page, 'Audit started');
  await panel.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Report the audit' });
  await report.getByRole('textbox', { name: 'Conclusion' }).fill('The harbour is in order');
  await report.getByRole('button', { name: 'Report' }).click();
  await expectToast(page, 'Audit reported');
  await expect(panel.getByText('The harbour is in order')).toBeVisible();

  await panel.getByRole('button', { name: 'Plan next' }).click();
  const next = page.getByRole('dialog', { name: 'Plan the next audit like this one' });
  await next.getByRole('button', { name: 'Plan audit' }).click();
  await expectToast(page, 'Next audit planned');
  await expect(page.getByRole('row', { name: /AUD-0002/ })).toContainText('Planned');

  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Coverage' }).click();
  const coverage = page.getByRole('dialog', { name: 'What the audits cover' });
  await expect(coverage.getByRole('table', { name: /Harbour rules/ })).toContainText('AUD-0001');
  await coverage.getByRole('link', { name: 'AUD-0002' }).first().click();
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Internal audit of the harbour');
});

test('a management review is held with the figures of its day, and its chair approves the minutes', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation], role: 'ORG_MANAGER' });
  const chair = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN', name: 'Ada Quist' });
  await signedInAs(manager);
  await page.goto('/assessments?view=reviews');
  await page.getByRole('button', { name: 'Add management review' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Title' }).fill('Review of the year');
  await panel.getByRole('textbox', { name: 'Day' }).fill(typed(0));
  await panel.getByRole('combobox', { name: 'Chair' }).fill(chair.name);
  await page.getByRole('option', { name: chair.name }).click();
  await panel.getByRole('textbox', { name: 'Decisions' }).fill('One more engineer is hired');
  await panel.getByRole('button', { name: 'Save management review' }).click();
  await expectToast(page, 'Created successfully', 'MR-0001 Review of the year');
  await expect(panel.getByText('No tasks of earlier reviews')).toBeVisible();
  await panel.getByRole('button', { name: 'Record as held' }).click();
  const holding = page.getByRole('dialog', { name: 'Record the review as held' });
  await holding.getByRole('button', { name: 'Record as held' }).click();
  await expectToast(page, 'Review recorded as held');
  await expect(panel.getByText('Waits for Ada Quist to approve the minutes.')).toBeVisible();
  await expect(panel.getByText(/Figures as they were kept/)).toBeVisible();
  const address = page.url();

  await signedInAs(chair);
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Waiting for me' });
  await expect(waiting.getByRole('link', { name: /Review of the year/ })).toBeVisible();
  await page.goto(address);
  await panel.getByRole('button', { name: 'Approve minutes' }).click();
  const approval = page.getByRole('dialog', { name: 'Approve the minutes' });
  await approval.getByRole('button', { name: 'Approve minutes' }).click();
  await expectToast(page, 'Minutes approved');
  await expect(panel.getByRole('textbox', { name: 'Decisions' })).toHaveCount(0);
  await expect(panel.getByText('One more engineer is hired')).toBeVisible();
});
