import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { changePage, changeWholeList, selectionOf, selectWholeList, undoFromToast } from './support/bulk-change.ts';
import { expect, expectToast, test } from './support/test.ts';

const titles = Array.from({ length: 12 }, (_, index) => `${index < 11 ? 'Fire' : 'Flood'} in building ${index}`);

const reason = 'The list shows more records by now. Check it and try again';
const body = JSON.stringify({ status: false, message: reason, errors: [{ field: 'total', message: reason }] });
const refused = { do: 'answer', status: 409, body } as const;

test('all records that a list shows are changed and deleted together, and each can be undone', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/409 \(Conflict\)/);
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await (
    await apiUserOf(manager)
  ).addRisks(
    organisation,
    titles.map((title) => ({ title })),
  );
  await signedInAs(manager);
  const screen = new RiskRegisterPage(page);
  const bar = page.getByRole('group', { name: 'Change of a list', exact: true });
  const selected = selectionOf(screen).getByRole('status');

  await screen.open('?search=fire');
  await selectWholeList(screen, 11);
  await expect(selected).toHaveText('All 11 selected');
  await screen.search('building');
  await expect(selectionOf(screen)).toHaveCount(0);
  await screen.search('fire');
  await screen.expectCount('11 of 12 risks');

  await test.step('without one of them, the others of the page stay selected', async () => {
    await selectWholeList(screen, 11);
    await screen.tick('R-0002');
    await expect(selected).toHaveText('9 selected');
    await selectionOf(screen).getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('if it cannot start, nothing is changed', async () => {
    const end = await faults.meet({ method: 'POST', path: '/api/risk/change-all' }, refused);
    await changeWholeList(screen, 11);
    const dialog = page.getByRole('dialog', { name: 'Change all 11 risks' });
    await expect(dialog.getByRole('alert')).toContainText(`No risk was changed${reason}`);
    await end();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await selectionOf(screen).getByRole('button', { name: 'Clear selection' }).click();
  });

  await changeWholeList(screen, 11);
  await expect(bar.getByRole('status')).toHaveText('11 risks changed.');
  await screen.open('?treatment=%5B%22MITIGATE%22%5D');
  await screen.expectCount('11 of 12 risks');

  await selectWholeList(screen, 11);
  await selectionOf(screen).getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete all 11 risks?' });
  await confirmation.getByRole('button', { name: 'Delete all 11 risks' }).click();
  await expect(confirmation.getByLabel('Reason')).toHaveAccessibleDescription('Enter why they are deleted');
  await confirmation.getByLabel('Reason').fill('Buildings were sold');
  const end = await faults.meet({ method: 'POST', path: '/api/risk/remove-all' }, refused);
  await confirmation.getByRole('button', { name: 'Delete all 11 risks' }).click();
  await expectToast(page, 'No risk was deleted', reason);
  await end();
  await selectionOf(screen).getByRole('button', { name: 'Delete' }).click();
  await confirmation.getByLabel('Reason').fill('Buildings were sold');
  await confirmation.getByRole('button', { name: 'Delete all 11 risks' }).click();
  await expect(bar.getByRole('status')).toHaveText('11 risks deleted.');
  await expect(screen.rows).toHaveCount(0);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByRole('status')).toHaveText('11 risks restored.');
  await screen.expectCount('11 of 12 risks');
});

test('a change of selected rows is undone from its message, and later from the list of changes', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await (await apiUserOf(manager)).addRisks(organisation, [{ title: 'Fire' }, { title: 'Flood' }]);
  await signedInAs(manager);
  const screen = new RiskRegisterPage(page);
  const bar = page.getByRole('group', { name: 'Change of a list', exact: true });
  await screen.open();
  await changePage(screen, 2);
  await undoFromToast(page);
  await expect(bar.getByRole('status')).toHaveText('2 risks have their former values.');

  await screen.tickPage();
  await selectionOf(screen).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 risks' });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Current likelihood' }).click();
  await dialog.getByRole('combobox', { name: 'Current likelihood' }).click();
  await page.getByRole('option').last().click();
  await dialog.getByRole('button', { name: 'Change 2 risks' }).click();
  await expectToast(page, 'Updated successfully', '2 risks');

  await page.goto('/risk-list?view=import');
  const changes = page.getByRole('region', { name: 'Your changes of several records in the last 24 hours' });
  await expect(changes.getByRole('listitem')).toContainText([
    'Current likelihood of 2 risksDone',
    'Treatment of 2 risksUndone',
  ]);
  await changes.getByRole('button', { name: 'Undo: Current likelihood of 2 risks' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 risks have their former values.');
  await expect(changes.getByRole('listitem')).toContainText([
    'Current likelihood of 2 risksUndone',
    'Treatment of 2 risksUndone',
  ]);
});
