import { expect, test } from './support/test.ts';

test('the incident dashboard counts open incidents by severity, and opens them', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addIncident(organisation, {
    title: 'Ransomware',
    severity: 'CRITICAL',
    detectedAt: '2026-01-02T08:00:00Z',
  });
  await api.addIncident(organisation, { title: 'Lost laptop', severity: 'LOW', detectedAt: '2026-01-02T08:00:00Z' });
  await signedInAs(manager);
  await page.goto('/incident-dashboard');
  const bySeverity = page.getByRole('table', { name: 'Open by severity' });
  await expect(bySeverity.getByRole('row', { name: /^Critical/ }).getByRole('cell')).toHaveText(['', '1', '0', '0']);
  await bySeverity.getByRole('link', { name: 'Critical' }).click();
  await expect(page.getByRole('heading', { name: 'Incident Register' })).toBeVisible();
  await expect(page.getByText('1 of 2 incidents')).toBeVisible();
});
