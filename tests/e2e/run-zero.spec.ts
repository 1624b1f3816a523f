import { exported } from '#tests/contract/run-zero-fixtures.ts';

import { expect, test } from './support/test.ts';

test('what runZero has found is searched, filtered and sorted, opens in full, and can be pulled', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(manager);
  await page.goto('/run-zero-asset');
  await expect(page.getByText('The devices that runZero has found in your networks are listed here.')).toBeVisible();

  const hostile = `<img src=x onerror=alert(1)> ${'long '.repeat(60)}`;
  await directory.addDevices(organisation, [
    { name: 'crane-plc-1', type: 'PLC', criticality: 'CRITICAL', addresses: ['10.0.0.7', 'fe80::1'] },
    { name: hostile, os: 'Windows 11', criticality: 'LOW' },
    { name: '10.0.0.9' },
  ]);
  await page.reload();
  const names = page.getByRole('table', { name: 'runZero assets' }).locator('tbody').getByRole('button');
  await expect(names).toHaveText(['crane-plc-1', hostile.trim(), '10.0.0.9']);
  await page.getByRole('button', { name: 'Criticality' }).click();
  await expect(names.first()).toHaveText('10.0.0.9');
  await page.getByRole('searchbox', { name: 'Search runZero assets' }).fill('FE80');
  await expect(page.getByText('1 of 3 runZero assets')).toBeVisible();

  await names.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'crane-plc-1' });
  await expect(dialog.getByRole('group', { name: 'Addresses', exact: true })).toHaveText(/10\.0\.0\.7\s+fe80::1/);
  await dialog.getByRole('button', { name: 'Move into the register' }).click();
  const move = page.getByRole('dialog', { name: 'Move 1 device into the register' });
  await move.getByRole('button', { name: 'Move 1 device' }).click();
  await expect(move.getByRole('link', { name: 'A-0001 crane-plc-1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(move).toHaveCount(0);

  await page.goto('/run-zero-asset?moved=yes');
  await expect(names).toHaveText(['crane-plc-1']);

  await page.goto('/run-zero-asset-dashboard');
  const byCriticality = page.getByRole('table', { name: 'By criticality' });
  await expect(byCriticality.getByRole('row', { name: /^Low/ }).getByRole('cell')).toHaveText(['', '1']);
  await byCriticality.getByRole('link', { name: 'Critical' }).click();
  await expect(names).toHaveText(['crane-plc-1']);

  await page.getByRole('button', { name: 'Connection' }).click();
  const connection = page.getByRole('dialog', { name: 'Connection to runZero' });
  const address = connection.getByRole('textbox', { name: 'Address of the console' });
  const token = connection.getByLabel('Export token');
  await expect(address).toHaveValue('https://console.runzero.com');
  await address.fill('https://127.0.0.1/');
  await token.fill('ET-1');
  await connection.getByRole('button', { name: 'Save' }).click();
  await expect(address).toHaveValue('https://127.0.0.1');
  await expect(token).toHaveValue('');
  await connection.getByRole('button', { name: 'Pull now' }).click();
  await expect(connection.getByRole('alert')).toContainText(
    'The console cannot be reached on the public internet. Check its address',
  );
  const removal = page.getByRole('alertdialog', { name: 'Remove the connection to runZero?' });
  await connection.getByRole('button', { name: 'Remove the connection' }).click();
  await removal.getByRole('button', { name: 'Cancel' }).click();
  await expect(connection.getByRole('button', { name: 'Remove the connection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await removal.getByRole('button', { name: 'Remove connection' }).click();
  await expect(page.getByRole('button', { name: 'Connection' })).toBeFocused();
});

test('devices are moved together into assets that are proposed, and a later export shows what has changed', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addAsset(organisation, { title: 'CRANE', kind: 'SUPPORT' });
  await signedInAs(manager);
  await page.goto('/run-zero-asset');
  const devices = ['crane', 'gate', 'lamp'].map((name) => exported({ names: [name], addresses: [] }));
  const importing = page.getByRole('dialog', { name: 'Import what runZero has found' });
  const importFile = async (content: readonly object[], outcome: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await importing.getByText('The export has all devices').click();
    await importing.getByLabel('File to import').setInputFiles({
      name: 'assets.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    await expect(importing.getByRole('status')).toHaveText(outcome);
    await importing.getByRole('button', { name: 'Close' }).click();
  };
  await importFile(devices, '3 devices read: 3 added, 0 updated, 0 unchanged');

  await page.getByRole('checkbox', { name: 'Select crane' }).click();
  await page.getByRole('checkbox', { name: 'Select gate' }).click();
  await page.getByRole('button', { name: 'Move into the register' }).click();
  const move = page.getByRole('dialog', { name: 'Move 2 devices into the register' });
  await expect(move.getByLabel('crane').locator('option:checked')).toHaveText(
    'Link to A-0001 CRANE (same host name and name)',
  );
  await expect(move.getByLabel('gate').locator('option:checked')).toHaveText('Add as a new asset');
  await move.getByRole('button', { name: 'Move 2 devices' }).click();
  await expect(move.getByRole('status')).toHaveText('2 devices moved');
  await expect(move.getByRole('link')).toHaveText(['A-0001 CRANE', 'A-0002 gate']);
  await move.getByRole('button', { name: 'Close' }).first().click();

  const [crane, gate] = devices;
  await importFile(
    [{ ...crane, os: 'VxWorks' }, { ...gate }],
    '2 devices read: 0 added, 1 updated, 1 unchanged. 1 device is gone',
  );
  await page.goto('/run-zero-asset-dashboard');
  await expect(page.getByRole('group', { name: 'Gone' }).or(page.getByText('Gone in the last import'))).toBeVisible();
  await page.goto('/run-zero-asset?drifted=yes');
  await page.getByRole('button', { name: 'crane', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'crane' });
  const drift = dialog.getByRole('list', { name: 'Changed since it was moved' });
  await expect(drift).toHaveText('Operating system: nothing → VxWorks');
  await dialog.getByRole('button', { name: 'Note these changes' }).click();
  await expect(page.getByText('Noted successfully')).toBeVisible();
  await page.goto('/information-asset');
  await page.getByRole('link', { name: 'CRANE' }).click();
  await expect(page.getByRole('list', { name: 'Found by runZero' })).toContainText('crane');
});
