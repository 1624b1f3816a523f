import { expect, test } from './support/test.ts';

interface Added {
  readonly id: string;
}

interface Written {
  readonly contentSha256: string;
  readonly version: number;
}

test('the policy dashboard counts policies and acknowledgements, and opens what it counts, which becomes a report', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const approver = await directory.addPerson({ organisations: [organisation] });
  const [api, other] = [await apiUserOf(manager), await apiUserOf(approver)];
  const add = (policy: object) => api.post<Added>(organisation, 'policy', policy);
  await add({ title: 'Clear desk', nextReviewOn: '2026-01-02' });
  const { id } = await add({ title: 'Access control', approverId: await other.id() });
  const { version } = await api.writePolicy(organisation, id, '<p>Only who needs it has access.</p>');
  const step = { action: 'SUBMIT', size: 'MAJOR' };
  const submitted = await api.post<Written>(organisation, `policy/${id}/status`, { version, ...step });
  await other.post(organisation, `policy/${id}/status`, {
    version: submitted.version,
    contentSha256: submitted.contentSha256,
    action: 'APPROVE',
  });
  const expiresOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const recipients = [{ name: 'Ada Quay', email: 'ada@example.org' }];
  await api.post(organisation, `policy/${id}/acknowledgements`, { recipients, expiresOn });

  await signedInAs(manager);
  await page.goto('/policy-dashboard');
  const byStatus = page.getByRole('table', { name: 'By status' });
  await expect(byStatus.getByRole('row', { name: /^Approved/ }).getByRole('cell')).toHaveText(['', '1']);
  await expect(page.getByRole('table', { name: 'Reviews due' }).getByRole('row', { name: /Clear desk/ })).toContainText(
    'Overdue by',
  );
  const byPerson = page.getByRole('table', { name: 'Acknowledgement by person' });
  await expect(byPerson.getByRole('row', { name: /^Ada Quay \(ada@example.org\)/ })).toContainText('1');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Acknowledgements by week' }).getByRole('row').last()).toContainText(
    '10',
  );

  const byPolicy = page.getByRole('table', { name: 'Acknowledgement by policy' });
  await expect(byPolicy.getByRole('link', { name: /Access control/ })).toBeVisible();
  await byPolicy.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Access control/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ada Quay/ })).toBeVisible();
  await page.goBack();
  await byStatus.getByRole('link', { name: 'Approved' }).click();
  await expect(page.getByRole('heading', { name: 'Policy Register' })).toBeVisible();
  await expect(page.getByText('1 of 2 policies')).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report to print' }).click();
  await expect(page.getByRole('heading', { name: 'Policy list' })).toBeVisible();
  const contents = page.getByRole('region', { name: 'Contents' }).getByRole('definition');
  await expect(contents).toHaveText([organisation.name, '1', 'Approved']);
  const rows = page.getByRole('table', { name: 'Policies' }).getByRole('row');
  await expect(rows.last().locator('th, td')).toHaveText([
    /^P-/,
    'Access control',
    '1.0',
    'Approved',
    'None',
    'Unassigned',
    approver.name,
    'None',
    '0% (0 of 1)',
  ]);
  await page.getByRole('link', { name: 'Back to the register' }).click();
  await expect(page.getByText('1 of 2 policies')).toBeVisible();
});

test('without policies, the policy dashboard leads to the register; after a failure, it can be tried again', async ({
  page,
  directory,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 \(Bad Request\)/);
  const organisation = await directory.addOrganisation();
  await signedInAs(await directory.addPerson({ organisations: [organisation] }));
  const body = JSON.stringify({ status: false, message: 'Not now', errors: [] });
  const end = await faults.meet({ method: 'GET', path: '/api/policy-statistics' }, { do: 'answer', status: 400, body });
  await page.goto('/policy-dashboard');
  await expect(page.getByRole('heading', { name: 'The statistics could not be loaded' })).toBeVisible();
  await end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No policies yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Policy Register' }).click();
  await expect(page.getByRole('heading', { name: 'Policy Register' })).toBeVisible();
});
