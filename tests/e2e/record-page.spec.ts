import { expect, expectToast, test } from './support/test.ts';

test('a risk is added, changed, opened beside the list and deleted on a page of its own', async ({
  page,
  riskRegister,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404.*\/api\/risk\//);
  await signedInAs(organisation.manager);
  await page.goto('/risk-list?risk=new');
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
