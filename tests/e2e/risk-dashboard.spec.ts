import { expect, expectToast, test } from './support/test.ts';

test('the risk dashboard counts risks, opens them by cell, and shows what has moved since a day', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  faults,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addRisks(organisation, [
    { title: 'Fire in the archive', rating: [5, 4] },
    { title: 'Flood in the cellar', rating: [5, 4] },
    { title: 'Late delivery', rating: [1, 2] },
  ]);
  await signedInAs(manager);
  await page.goto('/settings/risk/risk-appetite');
  await page.getByRole('button', { name: 'Change appetite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the risk appetite' });
  await dialog.getByLabel('Highest score without treatment').fill('9');
  await expect(dialog.getByRole('status')).toContainText('2 risks would be above the appetite, 0 now');
  await expect(dialog.getByRole('table', { name: 'Risks that would move' })).toContainText('Flood in the cellar');
  await dialog.getByRole('button', { name: 'Set the appetite' }).click();
  await expectToast(page, 'Risk appetite updated');
  await expect(page.getByText('Version 1 ·')).toBeVisible();

  const statistics = await faults.holdNext({ method: 'GET', path: '/api/risk-scores/statistics' });
  await page.goto('/risk-dashboard');
  await expect(page.getByRole('table', { name: 'Current risk' }).getByRole('link', { name: /^2/ })).toBeVisible();
  await statistics.release({ do: 'pass' });
  const byTreatment = page.getByRole('table', { name: 'By treatment' });
  await expect(byTreatment.getByRole('row', { name: /^None/ }).getByRole('cell')).toHaveText(['', '2', '1']);

  const map = page.getByRole('table', { name: 'Current risk', exact: true });
  await expect(map.getByRole('cell', { name: '2, score 20, Critical, above the limit' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Risks by month' }).getByRole('row').last()).toContainText('3');

  await map.getByRole('link', { name: '2, score 20' }).click();
  await expect(page.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
  await expect(page.getByText('2 of 3 risks')).toBeVisible();
  await page.goBack();
  await byTreatment.getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByText('2 of 3 risks')).toBeVisible();

  await page.goto('/risk-dashboard?asOf=2026-01-31');
  await expect(page.getByText('No assessed risk has moved since 31 Jan 2026.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Current risk, as of 31 Jan 2026' }).getByRole('link')).toHaveCount(0);

  await page.goto('/risk-tracking?search=Late');
  const change = page.getByRole('table', { name: 'Changes of scores' }).getByRole('row', { name: /Late delivery/ });
  await expect(change).toContainText('Not rated2 Very low (1 × 2)Risk added');
});
