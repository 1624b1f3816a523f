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

test('what a file can mean in two ways is asked once, and its columns can be separated otherwise', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(manager);
  await page.goto('/information-asset?view=import');
  const lines = [
    'Assets, as of 3 April',
    'Title;Recovery time (hours);Next review',
    'Ledger;1.000;03/04/2027',
    'Gate;8;31/12/2027',
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'assets.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  const separator = page.getByRole('combobox', { name: 'Separator of the columns' });
  await expect(separator).toHaveValue('SEMICOLON');
  await separator.selectOption('Comma');
  await expect(page.getByRole('combobox', { name: 'Field of Assets' })).toBeVisible();
  await separator.selectOption('Semicolon');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  const rows = page.getByRole('table', { name: 'Rows' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Ledger' })).toContainText('say which sign is the decimal mark of this file');
  await expect(rows.filter({ hasText: 'Ledger' })).toContainText('this could be two different days');
  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await expect(page.getByText('1.000 is one, or a thousand. 03/04/2026 is in March, or in April.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Numbers of this file' }).selectOption('COMMA');
  await page.getByRole('combobox', { name: 'Days of this file' }).selectOption('DAY_FIRST');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(rows.filter({ hasText: 'Ledger' })).toContainText('Recovery time (hours): 1.000 is read as 1000');
  await expect(rows.filter({ hasText: 'Ledger' })).toContainText('Next review: 03/04/2027 is read as 03 Apr 2027');
  await page.getByRole('button', { name: 'Add 2 assets' }).click();
  await expect(page.getByText('2 rows read: 2 assets added.')).toBeVisible();
});

test('an administrator states that policies were approved before, and the policy says so', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const administrator = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await signedInAs(administrator);
  await page.goto('/policy?view=import');
  const raw = 'Title,Text,Status,In force since,Approved by\nAccess,Who may enter,Approved,2024-05-01,Grace Hopper\n';
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'policies.csv', mimeType: 'text/csv', buffer: Buffer.from(raw) });
  const statement = page.getByRole('checkbox', { name: /were approved before, elsewhere/ });
  await statement.check();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await page.getByRole('button', { name: 'Add 1 policy' }).click();
  await expect(page.getByText('1 row read: 1 policy added.')).toBeVisible();
  const { data } = await (await apiUserOf(administrator)).get<{ data: { id: string }[] }>(organisation, 'policy');
  await page.goto(`/policy-document/${data[0]?.id}`);
  await expect(page.getByText('Grace Hopper, before the import')).toBeVisible();
});

test('contracts of providers are imported and exported beside the providers', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(manager);
  await page.goto('/service-provider-list?view=import');
  await page.getByRole('radio', { name: 'Contracts' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Contracts' })).toBeChecked();
  const raw = 'Service provider,Title,Ends\nNowhere,Hosting,2027-12-31\n';
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'contracts.csv', mimeType: 'text/csv', buffer: Buffer.from(raw) });
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await page.getByRole('button', { name: 'Continue without answers' }).click();
  await expect(page.getByRole('table', { name: 'Rows' })).toContainText(
    'This service provider does not exist: "Nowhere"',
  );
  await page.getByRole('button', { name: 'Back to service providers' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = page.waitForEvent('download');
  await page
    .getByRole('group', { name: 'Export the contracts of all providers as' })
    .getByRole('menuitem', { name: '.xlsx' })
    .click();
  expect((await file).suggestedFilename()).toMatch(/^provider-contracts-.*\.xlsx$/);
});

test('possible doubles are decided one by one, and counted so in what is imported', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addRisks(organisation, [{ title: 'Fire', description: 'old' }, { title: 'Flood' }]);
  await signedInAs(manager);
  await page.goto('/risk-list?view=import');
  const raw = 'Title,Description\nFIRE,new\nflood,\nTheft,\nTheft,again\n';
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(raw) });
  await page.getByRole('button', { name: 'Check 4 rows' }).click();
  const doubles = page.getByRole('table', { name: 'Possible doubles' });
  await expect(doubles.getByRole('row')).toHaveCount(4);
  const ofRow = (row: number) => doubles.getByRole('combobox', { name: `What row ${row} is` });
  await ofRow(2).selectOption('Update R-0001');
  await expect(ofRow(5).getByRole('option')).toHaveText(['As for all', 'Leave out', 'Add as another risk']);
  await ofRow(5).selectOption('Add as another risk');
  await page.getByRole('radio', { name: 'Leave out the rows' }).check({ force: true });
  await page.getByRole('button', { name: 'Apply and check again' }).click();
  await expect(
    page.getByText('4 rows read. 2 risks will be added, 1 risk will be updated. 1 row left out.'),
  ).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows' }).getByRole('row');
  await page.getByRole('radio', { name: 'Possible doubles 3' }).check({ force: true });
  await expect(rows).toHaveCount(4);

  await page.reload();
  await page.getByRole('button', { name: 'Questions about the file' }).click();
  await expect(ofRow(2)).toHaveValue('UPDATE');
  await page.getByRole('button', { name: 'Continue without answers' }).click();
  await page.getByRole('button', { name: 'Add 2 risks, update 1' }).click();
  await expect(page.getByText('4 rows read: 2 risks added, 1 updated, 1 left out.')).toBeVisible();
  const { data } = await api.get<{ data: { title: string; description: string }[] }>(organisation, 'risk?sortId=ref');
  expect(data.map(({ title, description }) => `${title} ${description}`.trim())).toEqual([
    'FIRE new',
    'Flood',
    'Theft',
    'Theft again',
  ]);
});
