import type { Locator, Page } from '@playwright/test';

import { demo, expect, test } from './support/test.ts';

const model = 'How far a practice is done';

/** Removes the draft that the demo has seeded, so that there is something to seed. */
async function removeDraft(page: Page): Promise<void> {
  await page.goto('/admin/maturity-models');
  await page
    .getByRole('row', { name: new RegExp(model, 'u') })
    .getByRole('button', { name: `More for ${model}` })
    .click();
  await page.getByRole('menuitem', { name: 'Remove draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove draft' }).click();
  await expect(page.getByRole('row', { name: new RegExp(model, 'u') })).toHaveCount(0);
}

async function prepare(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Prepare operation' }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog', { name });
}

test('a Super Admin reads a dry run, cancels it, and runs another by typing its name', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[09].*\/api\/admin\/privileged-operation/);
  await signedInAs(demo('super'));
  await removeDraft(page);
  await page.goto('/admin/it-privileged-operations');
  await expect(page.getByRole('row', { name: /Seed maturity models.*Done/ })).toBeVisible();

  const dialog = await prepare(page, 'Seed maturity models');
  await expect(dialog.getByRole('region', { name: 'What it changes' })).toContainText(model);
  await expect(dialog).toContainText('It only adds.');
  await dialog.getByRole('button', { name: 'Cancel operation' }).click();
  await expect(dialog.getByRole('region', { name: 'Log' })).toContainText('Cancelled, by Ingrid Solberg');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('row', { name: /Seed maturity models.*Cancelled/ }).first()).toBeVisible();

  await prepare(page, 'Seed maturity models');
  const name = dialog.getByLabel('Type “Seed maturity models” to go on');
  await name.fill('Seed models');
  await dialog.getByRole('button', { name: 'Run operation' }).click();
  await expect(dialog.getByText('Type “Seed maturity models”', { exact: true }).first()).toBeVisible();
  await name.fill('Seed maturity models');
  await dialog.getByRole('button', { name: 'Run operation' }).click();
  await expect(dialog.getByRole('region', { name: 'Log' })).toContainText(/Adds: .*Done/);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await prepare(page, 'Seed maturity models');
  await expect(dialog).toContainText('Nothing would change');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page.getByText('No operation matches the filters.')).toBeVisible();
});
