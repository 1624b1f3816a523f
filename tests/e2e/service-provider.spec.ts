import { expect, expectToast, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a provider is added with the tier that it calls for, a contract and a document', async ({
  page,
  organisation,
  signedInAs,
}) => {
  await signedInAs(organisation.manager);
  await page.goto('/add-service-provider');
  await page.getByRole('textbox', { name: 'Title' }).fill('Kaskade Cloud');
  for (const [label, option] of [
    ['Business criticality', 'Critical'],
    ['Data sensitivity', 'High'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Set to Tier 1' }).click();
  await expect(page.getByText('Tier 1: every 6 months')).toBeVisible();
  await page.getByRole('button', { name: 'Save service provider' }).click();
  await expectToast(page, 'Created successfully', 'SP-0001 Kaskade Cloud');

  await page.getByRole('button', { name: 'Add contract' }).click();
  const contract = page.getByRole('dialog', { name: 'Add a contract' });
  await contract.getByRole('textbox', { name: 'Title' }).fill('Framework agreement');
  await contract.getByLabel('Annual cost').fill('12000');
  await contract.getByRole('combobox', { name: 'Currency' }).fill('euro');
  await page.getByRole('option', { name: 'EUR Euro' }).click();
  await contract.getByRole('button', { name: 'Save contract' }).click();
  await expect(page.getByRole('list', { name: 'Contracts with the provider' })).toContainText('12,000 EUR a year');

  await page.getByRole('button', { name: 'Add document' }).click();
  const document = page.getByRole('dialog', { name: 'Add a document' });
  await document.getByRole('textbox', { name: 'Title' }).fill('Report of 2026');
  await document.getByRole('button', { name: 'Save document' }).click();
  await expect(page.getByRole('list', { name: 'Documents of the provider' })).toContainText('SOC 2 report');
});

test('the dashboard shows what is overdue from providers, and opens it', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  const { id: providerId } = await api.post<{ id: string }>(organisation, 'service-provider', { title: 'Quayline' });
  const late = { title: 'Terminal system', providerId, dueOn: '2026-01-02' };
  await api.post(organisation, 'service-provider-assessment', late);
  await api.post(organisation, 'service-provider-assessment', { title: 'Not due' });

  await signedInAs(manager);
  await page.goto('/service-provider-dashboard');
  const open = page.getByRole('table', { name: 'Open assessments' });
  await expect(open.getByRole('row', { name: /^Draft/ }).getByRole('cell')).toHaveText(['', '2']);
  const overdue = page.getByRole('table', { name: 'Assessments overdue' });
  await expect(overdue.getByRole('row', { name: /Quayline/ })).toContainText('Overdue by');
  await overdue.getByRole('link', { name: 'SA-0001 Quayline' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Terminal system');
  await page.goBack();
  await page.getByRole('region', { name: 'Assessments overdue' }).getByRole('link', { name: 'View all' }).click();
  await expect(page.getByText('1 of 2 service provider assessments')).toBeVisible();
});
