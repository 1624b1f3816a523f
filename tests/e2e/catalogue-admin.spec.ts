import { readFile } from 'node:fs/promises';

import { expect, expectToast, test } from './support/test.ts';

const sheet = 'Source,Relation,Target,Confidence\nq-1,equal,R.1.1,80\nq-2,subset,R.1.2,\nq-2,intersects,R.2.1,50\n';

test('an administrator writes a maturity model, and publishes it', async ({
  page,
  directory,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/admin\/maturity-model\//);
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/maturity-models');
  await page.getByRole('button', { name: 'Add model' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add maturity model' });
  await adding.getByRole('button', { name: 'Add model' }).click();
  await expect(adding).toContainText('Enter a title');
  await adding.getByLabel('Title').fill('Quay steps');
  await adding.getByRole('button', { name: 'Add model' }).click();
  await expectToast(page, 'Created successfully', 'Quay steps');
  const row = page.getByRole('row', { name: /Quay steps/ });
  await row.getByRole('button', { name: 'More for Quay steps' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish model' }).click();
  await expectToast(page, 'Nothing was changed', 'Add at least two levels first');

  await row.getByRole('link', { name: 'Quay steps' }).click();
  await page.getByRole('button', { name: 'Add levels' }).click();
  const levels = page.getByRole('dialog', { name: 'Levels of Quay steps' });
  await levels.getByLabel('Level 0', { exact: true }).fill('By chance');
  await levels.getByLabel('Level 1', { exact: true }).fill('Agreed');
  await levels.getByLabel('What level 1 means').fill('Written down, and followed.');
  await levels.getByRole('button', { name: 'Save levels' }).click();
  const shown = page.getByRole('list', { name: 'Levels of Quay steps' });
  await expect(shown.getByRole('listitem')).toHaveText([/0\s*By chance/, /1\s*Agreed\s*Written down/]);

  await page.goto('/admin/maturity-models');
  await row.getByRole('button', { name: 'More for Quay steps' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish model' }).click();
  await expect(row).toContainText('Published');
});

test('a module is given to one organisation only', async ({ page, directory, signedInAs }) => {
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/module');
  await page.getByRole('button', { name: 'Add module' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add module' });
  await adding.getByLabel('Name').fill('Harbour module');
  await adding.getByRole('radio', { name: 'Organisations that are given the module' }).check();
  await adding.getByRole('button', { name: 'Add module' }).click();
  await expect(page.getByRole('row', { name: /Harbour module/ })).toContainText('0 organisations');
  await page.getByRole('tab', { name: 'Organisations' }).click();
  await page.getByRole('searchbox', { name: 'Search organisations' }).fill(organisation.name);
  await page.getByRole('button', { name: `Modules of ${organisation.name}` }).click();
  const giving = page.getByRole('dialog', { name: `Modules of ${organisation.name}` });
  await giving.getByRole('checkbox', { name: 'Harbour module' }).check();
  await giving.getByRole('button', { name: 'Save modules' }).click();
  await expect(page.getByRole('row', { name: organisation.name })).toContainText('Harbour module');
});

test('a question of the bank is written, and taken over by the questionnaire of a control', async ({
  page,
  directory,
  signedInAs,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/security-question-groups');
  await page.getByRole('button', { name: 'Add group' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add question group' });
  await adding.getByLabel('Name').fill('Quays');
  await adding.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('link', { name: 'Quays' }).click();
  await page.getByRole('button', { name: 'Add question' }).first().click();
  const asking = page.getByRole('dialog', { name: 'Add security question' });
  await asking.getByRole('textbox', { name: 'Question 1' }).fill('Are the gates locked at night?');
  await asking.getByRole('textbox', { name: 'Answer 1.1' }).fill('Yes');
  await asking.getByRole('textbox', { name: 'Answer 1.2' }).fill('No');
  await asking.getByRole('combobox', { name: 'Result of answer 1.1' }).selectOption('Compliant');
  await asking.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByRole('list', { name: 'Questions', exact: true })).toContainText('Yes → Compliant');

  await page.goto('/admin/standards');
  await page.getByRole('button', { name: 'Import standard' }).first().click();
  const importing = page.getByRole('dialog', { name: 'Import a standard' });
  const catalog = {
    metadata: { title: 'Quay questions', version: '1.0', 'oscal-version': '1.2.1' },
    controls: [
      { id: 'q-1', title: 'Gates', class: 'rule', parts: [{ name: 'statement', prose: 'Gates are locked.' }] },
    ],
  };
  const buffer = Buffer.from(JSON.stringify({ catalog }));
  await importing
    .getByLabel('File with the standard')
    .setInputFiles({ name: 'quay.json', mimeType: 'application/json', buffer });
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();
  await page.goto('/admin/control-questionnaires');
  await page.getByRole('combobox', { name: 'Standard and version' }).selectOption('Quay questions 1.0 (draft)');
  await page.getByRole('button', { name: 'Questions of q-1' }).click();
  const questions = page.getByRole('dialog', { name: /^Questions of q-1/ });
  await questions.getByRole('button', { name: 'Take over from the bank' }).click();
  await questions.getByRole('combobox', { name: 'Group of the bank' }).selectOption({ label: 'Quays (1)' });
  await questions
    .getByRole('combobox', { name: 'Question of the bank' })
    .selectOption('Are the gates locked at night?');
  await questions.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(questions.getByRole('textbox', { name: 'Answer 1.1' })).toHaveValue('Yes');
  await questions.getByRole('button', { name: 'Save questions' }).click();
  await expectToast(page, 'Questions saved');
});

test('a set of mappings is read as a matrix with the keyboard, and exported', async ({
  page,
  directory,
  signedInAs,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/control-mapping');
  await page.getByRole('button', { name: 'Import mappings' }).click();
  const importing = page.getByRole('dialog', { name: 'Import mappings' });
  await importing
    .getByLabel('File with the mappings')
    .setInputFiles({ name: 'quay.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await importing.getByLabel('Mapped standard').fill('Quay rules');
  await importing.getByLabel('Standard that it is mapped to').fill('Port rules');
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await page.getByRole('link', { name: 'Quay rules to Port rules' }).click();
  const grid = page.getByRole('grid', { name: 'From Quay rules to Port rules' });
  await expect(grid.getByRole('gridcell', { name: 'q-1 is equal to R.1.1' })).toHaveText('=');
  await page.getByRole('button', { name: 'Close all groups' }).click();
  await expect(grid.getByRole('gridcell', { name: 'q and R.1: 2 mappings' })).toHaveText('2');

  await grid.getByRole('columnheader', { name: 'Quay rules' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('rowheader', { name: 'q' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('gridcell', { name: 'q-1 and R.1: 1 mapping' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Mappings of the cell' })).toContainText(
    'q-1 is equal to R.1.1: confidence 80%',
  );

  const exported = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  expect(await exported('Export the matrix as CSV')).toContain('"q-2","","SUBSET","INTERSECTS"');
  expect(await exported('Export as OSCAL')).toContain('"mapping-collection"');
});

test('an organisation fills in a parameter when it adopts a standard, reads it in the text, and changes it later', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' }));
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Import our own copy' }).click();
  const importing = page.getByRole('dialog', { name: 'Import our own copy of a standard' });
  const statement = { name: 'statement', prose: 'Copies are restored every {{ insert: param, days }} days.' };
  const params = [{ id: 'days', label: 'number of days' }];
  const controls = [{ id: 'q-1', title: 'Copies', class: 'rule', params, parts: [statement] }];
  const catalog = { metadata: { title: 'Quay copies', version: '1.0', 'oscal-version': '1.2.1' }, controls };
  const buffer = Buffer.from(JSON.stringify({ catalog }));
  await importing
    .getByLabel('File with the standard')
    .setInputFiles({ name: 'quay.json', mimeType: 'application/json', buffer });
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();
  const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /Quay copies/ });
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expect(copy).toContainText('Published');

  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  const adopting = page.getByRole('dialog');
  await adopting.getByRole('radio', { name: /Quay copies 1.0/ }).check();
  await adopting.getByRole('button', { name: 'Next' }).click();
  await adopting.getByText('q-1 Copies').click();
  await adopting.getByRole('textbox', { name: 'number of days' }).fill('30');
  await expect(adopting.getByRole('status')).toContainText('1 of 1 parameter filled in');
  await adopting.getByRole('button', { name: 'Next' }).click();
  await adopting.getByRole('button', { name: 'Adopt standard' }).click();
  await expect(page).toHaveURL(/start-assessments/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/assessments/${id}`);
  await expect(page.getByRole('article')).toContainText('Copies are restored every 30 days.');

  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Settings of Quay copies' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings of Quay copies' });
  await settings.getByText('q-1 Copies').click();
  await settings.getByRole('textbox', { name: 'number of days' }).fill('90');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'Updated successfully', 'Quay copies');
  await page.goto(`/assessments/${id}`);
  await expect(page.getByRole('article')).toContainText('Copies are restored every 90 days.');
});
