import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { expect, test } from './support/test.ts';

test('an exported workbook is imported back unchanged, and a file that cannot be imported says why', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 \(Bad Request\)/);
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addRisks(organisation, [
    { title: '=1+1', description: 'Two\nlines; "quoted"', treatment: 'MITIGATE', rating: [4, 5] },
    { title: 'Lost laptop' },
  ]);
  await signedInAs(manager);
  const screen = new RiskRegisterPage(page);
  await screen.open();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '.xlsx' }).click();
  const exported = await (await download).path();

  await page.getByRole('button', { name: 'Import risks' }).click();
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles(file);
  };
  const mimeType = 'application/octet-stream';
  for (const [name, buffer, reason] of [
    ['empty.csv', Buffer.alloc(0), 'The file is empty'],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'This is an older Excel file'],
    ['picture.png', Buffer.from([0x89, 0x50, 0, 0]), 'This is neither a CSV nor an Excel file'],
    ['large.csv', Buffer.alloc(20_000_001, 'a'), 'The file has more than 20 MB'],
  ] as const) {
    await choose({ name, mimeType, buffer });
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  }

  await choose(exported);
  await expect(page.getByRole('combobox', { name: 'Field of Reference' })).toHaveValue('ref');
  await page.getByRole('radio', { name: 'Update the risk' }).check();
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page.getByText('Nothing would change. 2 rows are unchanged.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows' }).getByRole('row').filter({ hasText: 'Unchanged' })).toHaveCount(
    2,
  );

  await page.goBack();
  await expect(screen.heading).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Nothing would change. 2 rows are unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard file' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();

  const titled = 'Our risks,\nTitle,Description\nFire,\n,No title\n';
  await choose({ name: 'titled.csv', mimeType, buffer: Buffer.from(titled) });
  const header = page.getByRole('combobox', { name: 'Row with the column names' });
  await expect(header).toHaveValue('2');
  await header.selectOption('1: Our risks');
  await expect(page.getByRole('combobox', { name: 'Field of Our risks' })).toHaveValue('');
  await header.selectOption('2: Title · Description');
  await expect(page.getByRole('combobox', { name: 'Field of Title' })).toHaveValue('title');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rows with errors' }).click();
  expect((await errors).suggestedFilename()).toBe('rows-with-errors.csv');

  await page.goto('/settings/information-asset/asset-type');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const entries = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '.csv' }).click();
  expect((await entries).suggestedFilename()).toMatch(/^asset-types-.*\.csv$/);
});
