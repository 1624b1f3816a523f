import { expect, expectToast, test } from './support/test.ts';

test('an entry of the timeline is edited and removed, and the incident leaves and returns as VERIS', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const responder = await directory.addPerson({ organisations: [organisation], name: 'Ada Quist' });
  const { id } = await (await apiUserOf(responder)).addIncident(organisation, { title: 'Gate stopped' });
  await signedInAs(responder);
  await page.goto(`/incident?incident=${id}`);
  const panel = page.getByRole('complementary');
  const dialog = page.getByRole('dialog');
  const entry = panel.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: 'Observation' });
  const text = dialog.getByRole('textbox', { name: 'What happened' });
  await panel.getByRole('button', { name: 'Add to timeline' }).click();
  await text.fill('Lorries queue at the gate');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await entry.getByRole('button', { name: /^Edit the entry of / }).click();
  await expect(text).toHaveValue('Lorries queue at the gate');
  await text.fill('Forty lorries queue at the gate');
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(entry).toContainText('Forty lorries queue at the gate');
  await expect(entry).toContainText('edited');
  await entry.getByRole('button', { name: /^Remove the entry of / }).click();
  await dialog.getByRole('button', { name: 'Remove entry' }).click();
  await expect(entry).toContainText('Removed by Ada Quist');
  await expect(entry.getByRole('button')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export as VERIS' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('I-0001.veris.json');

  await page.goto('/incident?view=import');
  await page.getByRole('button', { name: 'Import from VERIS' }).click();
  await dialog.getByLabel('File to import').setInputFiles(await file.path());
  await expect(dialog.getByRole('list', { name: 'To be added' })).toHaveText('Gate stopped');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expectToast(page, 'Imported successfully');
  await expect(page.getByRole('table', { name: 'Incidents' }).getByRole('link', { name: 'Gate stopped' })).toHaveCount(
    2,
  );
});
