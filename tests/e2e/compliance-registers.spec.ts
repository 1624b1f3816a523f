import { standardFile } from '#tests/contract/standard-fixtures.ts';

import { expect, expectToast, test } from './support/test.ts';

test('an own control is answered, proved by evidence, and merged with another one', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const person = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(person);
  await api.post(organisation, 'organisation-control', { title: 'Leavers lose access' });
  await signedInAs(person);
  await page.goto('/assessments?view=controls');
  await page.getByRole('button', { name: 'Add own control' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Title' }).fill('Access rights are reviewed');
  await panel.getByRole('button', { name: 'Save own control' }).click();
  await expectToast(page, 'Created successfully', 'C-0002 Access rights are reviewed');
  await panel.getByRole('button', { name: 'Answer', exact: true }).click();
  const answer = page.getByRole('dialog', { name: 'Answer C-0002' });
  await answer.getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Opportunity for improvement' }).click();
  await answer.getByRole('textbox', { name: 'Observation' }).fill('Quarterly, by the owner of the system');
  await answer.getByRole('button', { name: 'Save answer' }).click();
  await expectToast(page, 'Answer saved');
  const section = panel.getByRole('region', { name: 'Answer' });
  await expect(section).toContainText('Opportunity for improvement');
  await section.getByRole('button', { name: 'Show earlier answers' }).click();
  await expect(section.getByRole('list', { name: 'Earlier answers' }).getByRole('listitem')).toHaveCount(1);

  await section.getByRole('link', { name: 'No evidence yet' }).click();
  await expect(page.getByRole('heading', { name: 'Evidence', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add piece of evidence' }).first().click();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Review of the second quarter');
  await panel.getByRole('textbox', { name: 'Made on' }).fill('30/06/2026');
  await panel.getByRole('combobox', { name: 'Own controls' }).fill('reviewed');
  await page.getByRole('option', { name: /Access rights are reviewed/ }).click();
  await panel.getByRole('button', { name: 'Save piece of evidence' }).click();
  await expectToast(page, 'Created successfully', 'EV-0001 Review of the second quarter');
  await expect(panel.getByText('Stale')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Views of standards and assessments' })
    .getByRole('link', { name: 'Own controls' })
    .click();
  for (const ref of ['C-0001', 'C-0002'])
    await page
      .getByRole('row', { name: new RegExp(ref) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge 2 own controls' });
  await merge.getByRole('radio', { name: 'C-0002' }).check();
  await merge.getByRole('button', { name: 'Merge 2 own controls' }).click();
  await expectToast(page, 'Own controls merged');
  await expect(page.getByRole('row', { name: /C-0001/ })).toHaveCount(0);
});

test('a standard is adopted in three steps, and listed with its coverage', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const person = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await (await apiUserOf(person)).publishStandard(organisation, standardFile('Harbour rules'));
  await signedInAs(person);
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Choose a standard').last()).toBeVisible();
  await dialog.getByRole('radio', { name: /Harbour rules 1.0/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('The standard has no levels');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('1 control applies');
  await dialog.getByRole('button', { name: 'Adopt standard' }).click();
  await expectToast(page, 'Standard adopted');
  await expect(page).toHaveURL(/\/start-assessments\//);
  await page.goto('/assessments');
  const adopted = page.getByRole('table', { name: 'Adopted standards' });
  await expect(adopted.getByRole('row', { name: /Harbour rules/ })).toContainText('1.0');
});

test('the quick search offers each view of the page', async ({ page, directory, signedInAs, shell }) => {
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [organisation] }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await shell.openPalette();
  await shell.paletteField.fill('mapping review');
  await page.getByRole('option', { name: /Mapping review/ }).click();
  await expect(page).toHaveURL(/view=mapping/);
  await expect(page.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
});
