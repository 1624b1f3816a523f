import { standardFile } from '#tests/contract/standard-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

test('two people make an internal audit of what a third one answers', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const organisations = [organisation];
  const lead = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
  const assessor = await directory.addPerson({ organisations, role: 'ORG_AUDITOR', level: 'EDIT', name: 'Ada Quill' });
  const reviewer = await directory.addPerson({ organisations, role: 'ORG_ASSESSOR', name: 'Ben Orme' });
  const answerer = await directory.addPerson({ organisations, role: 'ORG_MANAGER', name: 'Cem Aydin' });
  const api = await apiUserOf(lead);
  const { id: versionId } = await api.publishStandard(organisation, standardFile('Harbour rules'));
  const { id: standardId } = await api.post<Stored>(organisation, 'organisation-standards/adopt', {
    versionId,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'RESULT_SHARE',
    parameters: [],
  });
  await signedInAs(lead);
  await page.goto(`/start-assessments/${standardId}`);
  await page.getByRole('radio', { name: 'Internal audit' }).check();
  // The list of one field may still be there while that of the next one opens.
  for (const [field, name] of [
    ['Assessors', assessor.name],
    ['Reviewers', reviewer.name],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name);
    await page.getByRole('listbox', { name: field }).getByRole('option', { name }).click();
  }
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await expectToast(page, 'Assessment started');
  const address = page.url();

  await signedInAs(assessor);
  await page.goto(address);
  const control = page.getByRole('article', { name: 'Control c-1' });
  await control.getByRole('button', { name: 'Ask someone to answer' }).click();
  const asking = page.getByRole('dialog', { name: /^Ask someone to answer/ });
  await asking.getByRole('combobox', { name: 'Member' }).fill(answerer.name);
  await page.getByRole('option', { name: answerer.name }).click();
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expectToast(page, 'Member asked');

  await signedInAs(answerer);
  await page.goto(address);
  await expect(control).toContainText(`${answerer.name} is asked to answer`);
  await expect(control.getByRole('radio', { name: '1 Compliant' })).toBeDisabled();
  await control.getByRole('button', { name: 'I have answered it' }).click();
  await expectToast(page, 'The assessors are told');

  await signedInAs(assessor);
  await page.goto(address);
  await expect(control).toContainText(`${answerer.name} has answered`);
  await expect(control.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(0);
  await control.getByRole('radio', { name: '3 Minor non-conformity' }).check({ force: true });
  await expect(control.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  // Opened on what is stored, the form sends nothing for what is chosen again, and one change once.
  await page.goto(address);
  const judged: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/edit-controls/')) judged.push(request.url());
  });
  const observation = control.getByRole('textbox', { name: 'Observation' });
  await expect(control.getByRole('radio', { name: '3 Minor non-conformity' })).toBeChecked();
  await page.keyboard.press('3');
  await observation.fill('Seen');
  await observation.fill('');
  await observation.fill('Seen on site');
  await expect(control.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(judged).toHaveLength(1);

  await control.getByRole('button', { name: 'Raise finding' }).click();
  const raising = page.getByRole('dialog', { name: /^Raise a finding on c-1/ });
  await expect(raising.getByRole('combobox', { name: 'Kind' })).toContainText('Minor non-conformity');
  await raising.getByRole('textbox', { name: 'Found on' }).fill('01/02/2026');
  await raising.getByRole('combobox', { name: 'Owner' }).fill(answerer.name);
  await page.getByRole('option', { name: answerer.name }).click();
  await raising.getByRole('textbox', { name: 'Due' }).fill('31/12/2099');
  await raising.getByRole('combobox', { name: 'Verifier' }).fill(reviewer.name);
  await page.getByRole('option', { name: reviewer.name }).click();
  await raising.getByRole('button', { name: 'Raise finding' }).click();
  await expectToast(page, 'NC-0001 raised');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await expectToast(page, 'Submitted for review');

  await signedInAs(reviewer);
  await page.goto(address);
  await page.getByRole('button', { name: 'Close assessment' }).click();
  const closing = page.getByRole('dialog');
  await closing.getByRole('textbox', { name: 'Conclusion' }).fill('One rule is not kept.');
  await closing.getByRole('button', { name: 'Close assessment' }).click();
  await expectToast(page, 'Assessment closed');

  await page.goto(`/non-conformity/${standardId}`);
  await page.getByRole('link', { name: /NC-0001/ }).click();
  const finding = page.getByRole('complementary');
  await expect(finding).toContainText('Minor non-conformity');
  await finding.getByRole('link', { name: /CA-0001/ }).click();
  await expect(page.getByRole('list', { name: 'Closings' })).toContainText('One rule is not kept.');
  await expect(page).toHaveURL(new RegExp(standardId));

  await api.post(organisation, 'evidence', { title: 'Record of the drill', madeOn: '2026-03-02' });
  await signedInAs(answerer);
  await page.goto(`/non-conformity/${standardId}`);
  await page.getByRole('link', { name: /NC-0001/ }).click();
  await finding.getByRole('button', { name: 'Start work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
  await expectToast(page, 'Work started');
  await expect(finding.getByRole('list', { name: 'Before it is closed' })).toContainText('Enter the root cause');
  await finding.getByRole('textbox', { name: 'Correction' }).fill('The drill was made.');
  await finding.getByRole('textbox', { name: 'Root cause' }).fill('Nobody was named for it.');
  await finding.getByRole('combobox', { name: 'Evidence' }).fill('Record');
  await page.getByRole('option', { name: /Record of the drill/ }).click();
  await finding.getByRole('button', { name: 'Save finding' }).click();
  await expectToast(page, 'Updated successfully');
  await finding.getByRole('button', { name: 'Add action' }).click();
  const action = page.getByRole('dialog', { name: /action/i });
  await action.getByRole('textbox', { name: 'Title' }).fill('Name who makes the drill');
  await action.getByRole('combobox', { name: 'Owner' }).fill(answerer.name);
  await page.getByRole('option', { name: answerer.name }).click();
  await action.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Done' }).click();
  await action.getByRole('textbox', { name: 'Done on' }).fill('01/03/2026');
  await action.getByRole('button', { name: 'Save action' }).click();
  await expect(finding).toContainText(`Waits for ${reviewer.name} to check its effect`);

  await signedInAs(reviewer);
  await page.goto(`/non-conformity/${standardId}`);
  await page.getByRole('link', { name: /NC-0001/ }).click();
  await expect(finding).toContainText('Nothing stands between it and its closure.');
  await finding.getByRole('button', { name: 'Close finding' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close finding' }).click();
  await expectToast(page, 'Finding closed');
  await expect(finding).toContainText(`Found effective and closed`);
});
