import { expectKept, expectKeptText, restore } from './support/kept-texts.ts';
import { expect, expectToast, test } from './support/test.ts';

const csv = [
  'Chapter ID,Chapter Title,Chapter Description,Question ID,Question Title,Question Description,Answer Type,Options,Warnings,Scoring,Score,Multiplier,Show,Comments',
  '1,Access,,1.1,Do you use passkeys?,,2,Yes|No,|Ask why,1,1,10|0,|1.2,0',
  '1,Access,,1.2,Why not?,,1,,,0,,,,0',
  '1,Access,,1.3,,,1,,,0,,,,0',
].join('\n');

test('a questionnaire is imported after a dry run, tried in the preview, undone and published', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'assessment-template', { title: 'Suppliers' });
  await signedInAs(organisation.manager);
  await page.goto(`/assessment-library/questionnaire-builder/${id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'access.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('Row 4, Question Title: Enter a question (left out)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expectToast(page, 'Imported successfully');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('1 question is hidden until an earlier one is answered.')).toBeVisible();
  await preview.getByRole('radio', { name: 'No' }).check();
  await expect(preview.getByText('Why not?')).toBeVisible();
  await expect(preview.getByText('Reviewers are warned: Ask why')).toBeVisible();
  await outline.getByRole('button', { name: /^1\.1/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('A later question is shown only when this one is answered').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What do you use instead?');
  await expect(preview.getByText('What do you use instead?')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(preview.getByText('Why not?')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish the questions' }).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 questions, version 1 is published', { exact: true })).toBeVisible();

  await outline.getByRole('button', { name: /Why not/ }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Why not yet?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const publication = page.getByRole('dialog', { name: 'Publish the questions' });
  await publication.getByRole('textbox', { name: 'What this version changes' }).fill('Clearer words');
  await publication.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Versions' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(page.getByRole('article', { name: /^Version 2/ }).getByText('Why not yet?')).toBeVisible();
  await versions.getByRole('link', { name: 'Version 1' }).click();
  const first = page.getByRole('article', { name: /^Version 1/ });
  await expect(first.getByText('Why not?')).toBeVisible();
  await expect(first.getByRole('radio', { name: 'Yes' })).toBeDisabled();
  await versions.getByRole('link', { name: 'Compare with version 1' }).click();
  const comparison = page.getByRole('region', { name: 'What version 2 changes in version 1' });
  await expect(comparison.getByRole('status')).toHaveText('1 question changed.');
  await expect(comparison.getByRole('listitem')).toHaveText([/± Changed.*1\.2.*yet\?/s]);
});

test('any spreadsheet is imported by what its columns hold, with the numbers of its catalogue', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'assessment-template', { title: 'Catalogue' });
  await signedInAs(organisation.manager);
  await page.goto(`/assessment-library/questionnaire-builder/${id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const lines = [
    'Key;Ask;Vendor answer',
    'Documentation;;',
    'DOCU-01;Is there a report?;',
    'DOCU-02;Is there a policy?;',
  ];
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText('Say which column has the questions (left out)')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Ask' }).selectOption('Question');
  await expect(dialog.getByText('3 rows read: 3 taken over, 0 left out')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByRole('button', { name: /DOCU-01/ })).toBeVisible();
  await expect(outline.getByRole('button', { name: /Documentation/ })).toBeVisible();
});

test('pasted questions and the topic of generated ones are kept until the questions are added', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'assessment-template', { title: 'Pasted' });
  await signedInAs(organisation.manager);
  await page.goto(`/assessment-library/questionnaire-builder/${id}`);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const pasting = page.getByRole('dialog', { name: 'Paste questions' });
  await page.getByRole('button', { name: 'Paste questions' }).click();
  await pasting.getByRole('combobox', { name: 'Type' }).selectOption('Yes or no');
  await pasting.getByRole('textbox', { name: 'Questions' }).fill('1. Do you log?\n24 hours later, do you tell us?');
  await expectKeptText(page, '24 hours later');
  await pasting.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Paste questions' }).click();
  await restore(pasting);
  await expect(pasting.getByRole('combobox', { name: 'Type' })).toHaveValue('YESNO');
  await pasting.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(outline.getByRole('button', { name: /^1\.1\s*Do you log\?/ })).toBeVisible();
  await expect(outline.getByRole('button', { name: /^1\.2\s*24 hours later, do you tell us\?/ })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectKept(page, 0);

  const generating = page.getByRole('dialog', { name: 'Generate questions' });
  await page.getByRole('button', { name: 'AI Generate questions' }).click();
  await generating.getByRole('textbox', { name: 'Topic' }).fill('Backups');
  await expectKeptText(page, 'Backups');
  await page.reload();
  await page.getByRole('button', { name: 'AI Generate questions' }).click();
  await restore(generating);
  await expect(generating.getByRole('textbox', { name: 'Topic' })).toHaveValue('Backups');
  await generating.getByRole('button', { name: 'AI Generate proposal' }).click();
  await generating.getByRole('button', { name: /^Add \d+ questions$/ }).click();
  await expect(outline.getByRole('button')).not.toHaveCount(3);
  await expectKept(page, 0);
});
