import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { demo, expect, test } from './support/test.ts';

const exported = async (page: Page, format: string): Promise<{ readonly name: string; readonly text: string }> => {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
};

test('the compliance dashboard is read, a number opens its controls, and the report of a closing is taken away', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(demo('admin'));
  await page.goto('/compliance-report');
  const standards = page.getByRole('table', { name: 'Compliance with standards' });
  await expect(standards.getByRole('row', { name: /Security Basics/ })).toContainText('%');
  await expect(standards.getByRole('row', { name: /ISO\/IEC 27001/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'How much of a standard the answers to another settle' })).toContainText(
    '%',
  );

  const past = new Date(Date.now() - 250 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/compliance-report?asOf=${past}`);
  const written = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  await expect(page.getByText(new Date(past).toLocaleDateString('en-GB', written), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Numbers as they were at the end of/)).toBeVisible();
  await expect(standards.getByRole('row', { name: /ISO\/IEC 27001/ })).toHaveCount(0);
  await page.goto('/compliance-report');
  const numbers = await exported(page, 'CSV');
  expect(numbers.name).toMatch(/^Compliance \d{4}-\d{2}-\d{2}\.csv$/);
  expect(numbers.text).toContain('Security Basics 1.0');

  const groups = page.getByRole('table', { name: 'Groups of Security Basics by result' });
  await page.getByRole('combobox', { name: 'Standard' }).click();
  await page.getByRole('option', { name: 'Security Basics 1.0' }).click();
  const row = groups.getByRole('row', { name: /^OP / });
  await row.getByRole('cell').nth(4).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Security Basics 1.0', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 of 40 controls' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Controls' }).getByRole('row').last()).toContainText(
    'Major non-conformity',
  );

  await expect(page.getByRole('table', { name: 'Statement of applicability' })).toContainText('Business requirement');
  await page.getByRole('combobox', { name: 'Closing' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText('The board stands behind security')).toBeVisible();
  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(/^Security Basics 1.0 CA-0001 closing 1\.csv$/);
  expect(csv.text).toContain('GO-1');
  const oscal = await exported(page, 'OSCAL assessment results');
  expect(JSON.parse(oscal.text)).toHaveProperty('assessment-results.results.0.findings');
  expect((await exported(page, 'Evidence pack')).name).toMatch(/ evidence\.zip$/);
});

test('the report of a closing is stored in the report library, and the toast leads to it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(demo('admin'));
  await page.goto('/compliance-report');
  const standards = page.getByRole('table', { name: 'Compliance with standards' });
  await standards
    .getByRole('link', { name: /Security Basics/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Closing' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/closingId=/u);
  await page.getByRole('button', { name: 'Store in the report library' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await page.getByRole('button', { name: 'Show report' }).click();
  await expect(page).toHaveURL(/\/report-library\?report=/u);
  const dialog = page.getByRole('dialog', { name: /^Report on Security Basics .*, CA-0001 closing 1$/ });
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
});
