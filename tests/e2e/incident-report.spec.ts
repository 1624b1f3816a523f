import { expect, test } from './support/test.ts';

test('the report of an incident opens from it, and prints without the frame of the app', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404.*\/api\/incident\//);
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.addIncident(organisation, {
    title: 'Ransomware',
    severity: 'CRITICAL',
    detectedAt: '2026-01-02T08:00:00Z',
    awareAt: '2026-01-02T08:00:00Z',
    rootCause: 'A stolen password.',
  });
  await api.post(organisation, `incident/${id}/duties`, { version: 1, regime: 'nis2' });
  const give = (version: number, step: string, at: string) =>
    api.post(organisation, `incident/${id}/duties/nis2/${step}`, { version, action: 'GIVE', at });
  await give(2, 'early-warning', '2026-01-02T10:00:00Z');
  await give(3, 'notification', '2026-01-07T08:30:00Z');
  await signedInAs(organisation.manager);
  await page.goto(`/add-incident/${id}`);
  await page.getByRole('link', { name: 'Report', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Incident report I-0001', level: 1 })).toBeVisible();
  const periods = page.getByRole('table', { name: 'Notifications' }).getByRole('row');
  await expect(periods.nth(1)).toHaveText(/^NIS 2: Early warning.*Met$/);
  await expect(periods.nth(2)).toHaveText(/^NIS 2: Incident notification.*Missed by 2 days$/);
  await expect(page.getByRole('region', { name: 'Root cause' })).toContainText('A stolen password.');
  await expect(page.getByRole('region', { name: 'Lessons learned' })).toContainText('Not recorded');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/incident-report/7f8dd7b5-6f3f-4c43-9b3c-000000000001');
  await expect(page.getByRole('heading', { name: 'This incident is not in the register' })).toBeVisible();
});
