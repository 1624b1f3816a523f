import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(async ({ organisation, signedInAs }) => signedInAs(organisation.manager));

test.use({ viewport: { width: 1440, height: 900 } });

test('a legal requirement is added with its country, law and source', async ({ page }) => {
  await page.goto('/country-regulatory-register-oos');
  await page.getByRole('button', { name: 'Add requirement' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Title').fill('Report a breach within 72 hours');
  for (const [label, option] of [
    ['Status', 'Partial'],
    ['Privacy or data law', 'GDPR'],
  ] as const) {
    await panel.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await panel.getByRole('combobox', { name: 'Country' }).fill('nether');
  await page.getByRole('option', { name: 'Netherlands', exact: true }).click();
  await panel.getByLabel('Source').fill('https://eur-lex.europa.eu/');
  await expect(panel.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://eur-lex.europa.eu/');
  await panel.getByRole('button', { name: 'Save requirement' }).click();
  await expectToast(page, 'Created successfully', 'L-0001 Report a breach within 72 hours');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'L-0001' });
  await expect(row).toContainText('Netherlands');
  await expect(row).toContainText('GDPR');
  await expect(row).toContainText('Partial');
});
