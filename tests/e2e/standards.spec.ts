import { standardOf } from './support/compliance.ts';
import { expect, expectToast, test } from './support/test.ts';

test('an administrator imports the standard of NIST in one step, and publishes it', async ({
  page,
  directory,
  signedInAs,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [], platform: true }));
  await page.goto('/admin/standards');
  await page.getByRole('button', { name: 'Import standard' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import a standard' });
  await dialog.getByRole('button', { name: 'Import NIST SP 800-53 LOW' }).click();
  await expect(dialog.getByRole('status')).toContainText('is a draft with 149 controls, of which 149 are assessed');
  await expectToast(page, 'Standard imported', 'NIST Special Publication 800-53');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /NIST Special Publication 800-53/ });
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What is published does not change any more');
  await question.getByRole('button', { name: 'Publish version' }).click();
  await expect(row).toContainText('Published');
  await row.getByRole('button', { name: /^More for/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as OSCAL' }).click();
  expect((await download).suggestedFilename()).toMatch(/^NIST-.*\.oscal\.json$/);
});

test('someone who may not undo an import deletes its draft', async ({ page, directory, apiUserOf, signedInAs }) => {
  const organisation = await directory.addOrganisation();
  const organisations = [organisation];
  const importer = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
  await (await apiUserOf(importer)).importStandard(organisation, standardOf('Quay rules', ['Gates are locked']));
  await signedInAs(await directory.addPerson({ organisations, role: 'ORG_ADMIN', level: 'EDIT' }));
  await page.goto('/assessments');
  const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /Quay rules/ });
  await copy.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Undo import/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Quay rules 1.0?' });
  await expect(question).toContainText('what was changed in it');
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expectToast(page, 'Draft deleted', 'Quay rules 1.0');
  await expect(copy).toHaveCount(0);
});
