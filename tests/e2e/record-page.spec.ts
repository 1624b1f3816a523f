import { expect, expectToast, test } from './support/test.ts';

test('a risk is added, changed, opened beside the list as it was left, and deleted on a page of its own', async ({
  page,
  riskRegister,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404.*\/api\/risk\//);
  await signedInAs(organisation.manager);
  await page.goto('/risk-list?search=cranes&sort=title&risk=new');
  await riskRegister.panel.root.getByRole('link', { name: 'Open as a page' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  const leave = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(page.getByRole('heading', { name: 'Add risk', level: 1 })).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill('Cranes share one flat network');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await title.press('ControlOrMeta+Enter');
  await expectToast(page, 'Created successfully', 'R-0001 Cranes share one flat network');
  await expect(page).toHaveURL(/\/add-risk\/[-\da-f]{36}$/);
  await page
    .getByRole('region', { name: 'R-0001 Cranes share one flat network' })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await expect(page).toHaveURL(/\/risk-list\?search=cranes&sort=title$/);
  await page.getByRole('link', { name: 'Cranes share one flat network' }).click();
  await riskRegister.panel.root.getByRole('link', { name: 'Open as a page' }).click();

  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'R-0001 Cranes share one flat network', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
  await title.fill('Cranes share a network');
  await page.getByRole('link', { name: 'Show beside the other risks' }).click();
  await leave.getByRole('button', { name: 'Discard' }).click();
  await expect(riskRegister.panel.titleField).toHaveValue('Cranes share one flat network');

  await riskRegister.panel.root.getByRole('link', { name: 'Open as a page' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete risk' }).click();
  await riskRegister.panel.confirmDeletion();
  await expectToast(page, 'Deleted successfully', 'R-0001 Cranes share one flat network');
  await expect(riskRegister.heading).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This risk is not in the register' })).toBeVisible();
});

test('controls and actions of a risk are added, moved, changed, removed and restored by keyboard', async ({
  page,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Cranes share one flat network' }]);
  await signedInAs(organisation.manager);
  await page.goto(`/add-risk/${id}`);
  const dialog = page.getByRole('dialog');
  const actions = page.getByRole('list', { name: 'Actions of the plan' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Add control' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Jump host for the crane vendor');
  await dialog.getByRole('combobox', { name: 'Effectiveness' }).click();
  await page.getByRole('option', { name: 'Effective', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save control' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Controls of the risk' }).getByRole('listitem')).toContainText(
    'Jump host for the crane vendorEffectivePreventive',
  );
  await expect(dialog).toHaveCount(0);
  for (const [title, cost, effort] of [
    ['Train the crane crews', '300', '1'],
    ['Separate the networks', '900', '3'],
  ] as const) {
    await page.getByRole('button', { name: 'Add action' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByLabel('Cost').fill(cost);
    await dialog.getByLabel('Effort (days)').fill(effort);
    await dialog.getByRole('button', { name: 'Save action' }).press('Enter');
    await expect(actions.last()).toContainText(title);
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Move up: Separate the networks' }).press('Enter');
  await expect(actions.first()).toContainText('Separate the networks');
  await page.getByRole('button', { name: 'Change: Separate the networks' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await dialog.getByRole('button', { name: 'Save action' }).press('Enter');
  await expect(actions.first()).toContainText('100%');
  await expect(page.getByLabel('Totals of the plan')).toHaveText(
    '1 of 2 actions completed · 75% · 4 days · cost 1,200',
  );
  await page.getByRole('button', { name: 'Remove: Train the crane crews' }).press('Enter');
  await expectToast(page, 'Deleted successfully', 'Train the crane crews');
  await expect(actions).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(actions).toHaveText([/Separate the networks/, /Train the crane crews/]);
});

test('someone who may only view reads the page of a record, but not that of a new one', async ({
  page,
  organisation,
  directory,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_VIEWER' }));
  await page.goto(`/add-risk/${id}?tab=history`);
  await expect(page.getByRole('heading', { name: 'R-0001 Lost laptop', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0);
  for (const [path, heading] of [
    ['/add-risk', 'You may not add risks'],
    ['/add-incident', 'You may not add incidents'],
    ['/add-risk/nonsense', 'This risk is not in the register'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
