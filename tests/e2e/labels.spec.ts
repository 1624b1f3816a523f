import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { selectionOf } from './support/bulk-change.ts';
import { expect, expectToast, test } from './support/test.ts';

test('a label is created while a risk is edited, given to others, filtered by, renamed and merged', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  const titles = ['Fire', 'Flood', 'Frost'];
  const [{ id } = { id: '' }] = await api.addRisks(
    organisation,
    titles.map((title) => ({ title })),
  );
  await signedInAs(manager);
  const screen = new RiskRegisterPage(page);
  const { panel } = screen;

  await test.step('by its name and Enter', async () => {
    await screen.open(`?risk=${id}`);
    const box = panel.root.getByRole('combobox', { name: 'Labels' });
    await box.fill('Audit 2026');
    await expect(page.getByRole('option', { name: 'Create label “Audit 2026”' })).toBeVisible();
    await box.press('Enter');
    await expect(panel.root.getByRole('button', { name: 'Remove Audit 2026' })).toBeVisible();
    await panel.save();
    await expectToast(page, 'Updated successfully', 'R-0001 Fire');
    await panel.root.getByRole('tab', { name: 'History' }).click();
    const entry = panel.root.getByRole('list', { name: 'History' }).getByRole('listitem').first();
    await expect(entry.getByRole('definition')).toHaveText(['Audit 2026']);
    await panel.closeButton.click();
  });

  await test.step('to several risks together, from what is there', async () => {
    await screen.tick('R-0002');
    await screen.tick('R-0003');
    await selectionOf(screen).getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 risks' });
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Add labels' }).click();
    await dialog.getByRole('combobox', { name: 'Add labels' }).fill('audit');
    await page.getByRole('option', { name: 'Audit 2026', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Change 2 risks' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 risks');
  });

  await test.step('and the list is filtered by it', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('combobox', { name: 'Labels' }).click();
    await page.getByRole('option', { name: 'No labels' }).click();
    await expect(page.getByText('No risks match')).toBeVisible();
  });

  await test.step('in Settings it is renamed and given to the records of another', async () => {
    const { id: other } = await api.addLabel(organisation, 'Audit');
    await page.goto('/settings/labels');
    await page.getByRole('link', { name: 'Audit 2026' }).click();
    const form = page.getByRole('complementary');
    await form.getByRole('textbox', { name: 'Name' }).fill('Audits of 2026');
    await form.getByRole('button', { name: 'Save label' }).click();
    await expectToast(page, 'Updated successfully', 'Audits of 2026');
    await form.getByRole('button', { name: 'Merge into another label' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge “Audits of 2026”' });
    await dialog.getByRole('combobox', { name: 'Into' }).fill('Audit');
    await page.getByRole('option', { name: 'Audit', exact: true }).click();
    await dialog.getByRole('button', { name: 'Merge label' }).click();
    await expectToast(page, 'Merged successfully', 'Audit');
    await expect(page).toHaveURL(new RegExp(other));
    await expect(page.getByRole('row', { name: /Audit/ })).toHaveText([/3 records/]);
  });
});
