import { addAssessedRisk } from './support/acceptances.ts';
import { expect, expectToast, test } from './support/test.ts';

test('a person asks for the acceptance of a risk, and another one decides', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  const organisation = await directory.addOrganisation();
  const author = await directory.addPerson({ organisations: [organisation] });
  const approver = await directory.addPerson({ organisations: [organisation], name: 'Ada Quist' });
  const { id } = await addAssessedRisk(await apiUserOf(author), organisation, {
    title: 'Old firmware',
    residual: [2, 3],
  });
  consoleGuard.allow(/400 \(Bad Request\)/);
  await signedInAs(author);
  await page.goto(`/risk-list?risk=${id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Ask for acceptance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for acceptance of the residual risk' });
  const approverField = dialog.getByRole('combobox', { name: 'Approver' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(approverField).toBeFocused();
  await expect(approverField).toHaveAccessibleDescription('This field is required');
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await approverField.fill(author.name);
  await expect(page.getByText('No results found.')).toBeVisible();
  await approverField.fill(approver.name);
  await page.getByRole('option', { name: approver.name }).click();
  await dialog.getByRole('textbox', { name: 'Accepted until' }).fill('31/12/2099');
  await dialog.getByRole('textbox', { name: 'Why the risk can be accepted' }).fill('No patch exists');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Acceptance submitted');
  await expect(panel.getByRole('list', { name: 'Acceptances' })).toContainText(`asked ${approver.name}`);
  await expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);

  await signedInAs(approver);
  await page.goto('/risk-list?acceptance=%5B%22SUBMITTED%22%5D');
  await page
    .getByRole('row', { name: /Old firmware/ })
    .getByRole('link')
    .first()
    .click();
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog', { name: 'Accept the residual risk' }).getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('list', { name: 'Acceptances' })).toContainText(`Accepted by ${approver.name}`);
});
