import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(async ({ organisation, signedInAs }) => signedInAs(organisation.manager));

const categories = '/settings/risk/risk-categories';

test('an entry is added and reordered, and forms list it in its new position', async ({ page, riskRegister }) => {
  await page.goto(categories);
  const rows = page.getByRole('table', { name: 'categories' }).getByRole('link');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allTextContents();
  await page.getByRole('button', { name: 'Add category' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByLabel('Name')).toBeFocused();
  await panel.getByLabel('Name').fill('Weather');
  await panel.getByRole('button', { name: 'Save category' }).click();
  await expectToast(page, 'Created successfully', 'Weather');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(rows).toHaveText([...before, 'Weather']);
  await page.getByRole('button', { name: 'Move Weather up' }).click();
  await expect(rows).toHaveText([...before.slice(0, -1), 'Weather', before.at(-1) ?? '']);
  await expect(page.getByRole('button', { name: `Move ${before[0]} up` })).toBeDisabled();

  await riskRegister.open('?risk=new');
  await riskRegister.panel.root.getByRole('combobox', { name: 'Categories' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    ...before.slice(0, -1),
    'Weather',
    before.at(-1) ?? '',
  ]);
});

test('an entry in use is deactivated instead of deleted, and is no longer offered', async ({
  page,
  riskRegister,
  givenRisks,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/risk-likelihood/);
  await givenRisks([{ title: 'Lost laptop', rating: [3, 2] }]);
  await page.goto('/settings/risk/risk-likelihood');
  const row = page.getByRole('row').filter({ hasText: 'Possible' });
  await expect(row).toContainText('1 record');
  await page.getByRole('link', { name: 'Possible' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete likelihood' }).click();
  await page.getByRole('button', { name: 'Delete likelihood' }).click();
  await expect(panel.getByRole('status')).toContainText('1 record uses this entry. Deactivate it instead.');
  await panel.getByRole('button', { name: 'Deactivate' }).click();
  await panel.getByRole('button', { name: 'Save likelihood' }).click();
  await expectToast(page, 'Updated successfully', 'Possible');
  await expect(row).toContainText('Inactive');

  await riskRegister.open('?risk=new');
  await riskRegister.panel.choiceField('Current likelihood').click();
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered).toHaveText(['1 Rare', '2 Unlikely', '4 Likely', '5 Almost certain']);
  await page.keyboard.press('Escape');
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  await expect(riskRegister.panel.choiceField('Current likelihood')).toHaveText('3 Possible');
});

test('a band shows its lowest score and colour, also in a filtered list, and the register uses them', async ({
  page,
  riskRegister,
  givenRisks,
}) => {
  await givenRisks([{ title: 'Lost laptop', rating: [3, 2] }]);
  await page.goto('/settings/risk/risk-rating');
  const critical = page.getByRole('row').filter({ hasText: 'Critical' });
  const swatch = critical.getByRole('cell').filter({ hasText: 'Default' }).locator('span span');
  const colourOf = () => swatch.evaluate((element) => getComputedStyle(element).backgroundColor);
  const colour = await colourOf();
  const search = page.getByRole('searchbox', { name: 'Search ratings' });
  await search.fill('Critical');
  await expect(page.getByRole('link', { name: 'Medium' })).toHaveCount(0);
  await expect.poll(colourOf).toBe(colour);
  await search.fill('');
  await page.getByRole('link', { name: 'Medium' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill('Noticeable');
  await panel.getByLabel('From score').fill('5');
  await panel.getByLabel('Colour').fill('#ffcc00');
  await panel.getByRole('button', { name: 'Save rating' }).click();
  await expectToast(page, 'Updated successfully', 'Noticeable');
  const row = page.getByRole('row').filter({ hasText: 'Noticeable' });
  await expect(row.getByRole('cell')).toContainText(['Noticeable', '5', '#FFCC00', '1 record']);
  await riskRegister.open();
  await riskRegister.expectRow({ ref: 'R-0001', title: 'Lost laptop', current: '6Noticeable' });
});

test('a name already in use is rejected with a field error', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409.*\/api\/risk-category/);
  await page.goto(`${categories}?entry=new`);
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill('Physical');
  await panel.getByRole('button', { name: 'Save category' }).click();
  await expect(panel.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByLabel('Name')).toBeFocused();
});
