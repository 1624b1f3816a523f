import type { Page } from '@playwright/test';

import { expect, expectToast, test } from './support/test.ts';

const openDialog = async (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: 'New policy from a template' });
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: title }).click();
  return dialog;
};

test('a policy is made from a template, after what is missing was filled in, and opens beside the list', async ({
  page,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400.*\/api\/policy-template\/fill/);
  await signedInAs(organisation.manager);
  await page.goto('/policy');
  await page.getByRole('button', { name: 'New from template' }).click();
  const dialog = await openDialog(page, 'Backup Policy');
  await expect(dialog.getByText('What is backed up, how often')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name of the organisation' })).toHaveValue(organisation.name);
  const days = dialog.getByRole('textbox', { name: 'Days for which daily copies are kept' });
  await expect(days).toHaveValue('35');
  await days.fill('sixty');
  const address = dialog.getByRole('textbox', { name: 'Address for reports of security events' });
  const create = dialog.getByRole('button', { name: 'Create policy' });
  await create.click();
  await expect(address).toHaveAccessibleDescription('Enter a value');
  await expect(days).toHaveAccessibleDescription('Enter a whole number from 1 to 9999');
  await expect(address).toBeFocused();
  await address.fill('security@quay.example');
  await days.fill('60');
  await create.click();
  await expectToast(page, 'Created successfully');
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Backup Policy');
  await expect(panel.getByRole('textbox', { name: 'Purpose' })).toHaveValue(
    new RegExp(`^This policy makes sure that ${organisation.name} can recover`),
  );
  await expect(panel.getByRole('combobox', { name: 'Category' })).toHaveText(/Operations/);
  await expect(
    page.getByRole('table', { name: 'Policies' }).getByRole('link', { name: 'Backup Policy' }),
  ).toBeVisible();
});

test('on a phone, the template is among the list options', async ({ page, organisation, signedInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(organisation.manager);
  await page.goto('/policy');
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'New from template' }).click();
  const dialog = await openDialog(page, 'Remote Work Policy');
  await expect(dialog.getByRole('textbox', { name: 'Days of notice before work abroad' })).toHaveValue('10');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
