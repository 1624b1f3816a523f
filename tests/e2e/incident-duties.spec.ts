import { expect, expectToast, test } from './support/test.ts';

test('an incident is put under NIS 2, its early warning is recorded and corrected, and closing asks about the rest', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400.*\/duties\//);
  const api = await apiUserOf(organisation.manager);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const { id } = await api.addIncident(organisation, { title: 'Ransomware', detectedAt: hoursAgo(30) });
  await signedInAs(organisation.manager);
  await page.goto(`/incident?incident=${id}`);
  const panel = page.getByRole('complementary');
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Add duty' }).click();
  await dialog.getByRole('combobox', { name: 'Regime' }).click();
  await page.getByRole('option', { name: 'NIS 2, CSIRT or competent authority' }).click();
  await dialog.getByRole('button', { name: 'Add duty' }).click();
  await expectToast(page, 'Duties to notify updated');
  await expect(panel.getByText('No clock runs')).toBeVisible();

  const aware = panel.getByRole('group', { name: 'Aware' });
  const today = new Date();
  const day = [today.getDate(), today.getMonth() + 1].map((part) => `${part}`.padStart(2, '0')).join('/');
  await aware.getByRole('textbox', { name: 'Aware' }).fill(`${day}/${today.getFullYear()}`);
  await aware.getByLabel('Time', { exact: true }).fill('00:00');
  await panel.getByRole('button', { name: 'Save incident' }).click();
  await expectToast(page, 'Updated successfully');
  const duty = panel.getByRole('region', { name: 'NIS 2' });
  await expect(duty.getByText('No clock runs')).toHaveCount(0);

  await duty.getByRole('group', { name: 'Early warning' }).getByRole('button', { name: 'Given' }).click();
  await dialog.getByRole('textbox', { name: 'Reference of the addressee' }).fill('BSI-17');
  await dialog.getByRole('button', { name: 'Record as given' }).click();
  await expect(duty.getByText(/Given .*, reference BSI-17/)).toBeVisible();
  await duty.getByRole('button', { name: /^Correct Early warning/ }).click();
  await dialog.getByRole('textbox', { name: 'Reference of the addressee' }).fill('BSI-18');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A digit was wrong');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(duty.getByText(/Given .*, reference BSI-18/)).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Timeline' })).toContainText('A digit was wrong');

  for (const action of ['Contained', 'Resolved']) {
    await panel.getByRole('button', { name: action, exact: true }).click();
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await panel.getByRole('region', { name: 'Response' }).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toContainText('NIS 2: Incident notification; NIS 2: Final report');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Close incident' })).toBeVisible();
});

test('an organisation shortens a period, and adds a regime of its own', async ({ page, organisation, signedInAs }) => {
  await signedInAs(organisation.manager);
  await page.goto('/settings/risk/incident-types');
  const open = page.getByRole('button', { name: 'Duties to notify' });
  const dialog = page.getByRole('dialog', { name: 'Duties to notify' });
  await open.click();
  const warning = dialog.getByLabel('Early warning: hours after awareness');
  await expect(warning).toHaveValue('24');
  await warning.fill('36');
  await expect(dialog.getByRole('textbox', { name: /Why longer than the law/ })).toBeVisible();
  await warning.fill('12');
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Regime' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('GDPR, Article 33');
  await expect(warning).toHaveCount(0);
  const notification = dialog.getByLabel('Notification: hours after awareness');
  await notification.fill('48');
  await choose('NIS 2');
  await expect(warning).toHaveValue('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Duties to notify updated', 'NIS 2');
  // What was typed of the other one is still to be saved.
  await expect(notification).toHaveValue('48');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Duties to notify updated', 'GDPR, Article 33');

  await open.click();
  await expect(warning).toHaveValue('12');
  await dialog.getByRole('combobox', { name: 'Regime' }).click();
  await page.getByRole('option', { name: 'A regime of your own' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cyber insurance');
  await dialog.getByRole('textbox', { name: 'Addressee' }).fill('Northern Mutual');
  await dialog.getByLabel('Within').fill('48');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Duties to notify updated', 'Cyber insurance');
});
