import { sixRisks } from './risk-samples.ts';
import { expect, expectToast, test } from './support/test.ts';

const titles = sixRisks.map(({ title }) => title);

test.beforeEach(async ({ organisation, givenRisks, signedInAs }) => {
  await givenRisks(sixRisks);
  await signedInAs(organisation.manager);
});

test('selected risks are deleted in bulk with a reason, and restored by Undo', async ({ page, riskRegister }) => {
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await riskRegister.open();
  await riskRegister.tick('R-0002');
  await riskRegister.tick('R-0005', { range: true });
  await riskRegister.tick('R-0003');
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete 3 risks?' });
  await expect(confirmation).toContainText(
    'R-0002, R-0004 and R-0005 will be removed from the register. Their history is kept.',
  );
  await expect(confirmation.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.insertText('Merged into R-0001');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Deleted successfully', '3 risks');
  await riskRegister.expectTitles(['Ransomware on the terminal servers', 'Lost laptop', 'Expired certificate']);
  await expect(bar).toHaveCount(0);
  await expect(riskRegister.table.getByRole('link', { name: 'Lost laptop' })).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Restored successfully', '3 risks');
  await riskRegister.expectTitles(titles);
});

test('a bulk deletion is rejected as a whole when one risk has changed meanwhile', async ({
  page,
  context,
  riskRegister,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/risk\/remove/);
  await riskRegister.open();
  await riskRegister.tick('R-0001');
  await riskRegister.tick('R-0002');
  const other = riskRegister.on(await context.newPage());
  await other.open();
  await other.openRisk('Fire in the archive');
  await other.panel.enter({ title: 'Fire in the cellar' });
  await other.panel.save();
  await expectToast(other.page, 'Updated successfully');

  // A background tab renders only once a second.
  await page.bringToFront();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Duplicates');
  await page.getByRole('button', { name: 'Delete 2 risks' }).click();
  await expectToast(page, 'No risk was deleted');
  await page.reload();
  await riskRegister.expectTitles([titles[0] ?? '', 'Fire in the cellar', ...titles.slice(2)]);
});

test('a risk deleted from its row menu is listed among the removed risks and can be restored', async ({
  page,
  organisation,
  riskRegister,
}) => {
  await riskRegister.open();
  await page.getByRole('button', { name: 'More actions for R-0003' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not ours');
  await page.getByRole('button', { name: 'Delete risk' }).click();
  await expectToast(page, 'Deleted successfully', 'R-0003');
  await riskRegister.expectTitles(titles.filter((title) => title !== 'Lost laptop'));
  await expect(riskRegister.table.getByRole('link', { name: 'Crane software without support' })).toBeFocused();

  await page.getByRole('button', { name: 'Removed risks' }).click();
  const row = page.getByRole('table', { name: 'Removed risks' }).getByRole('row').filter({ hasText: 'R-0003' });
  for (const text of ['Lost laptop', 'Not ours', organisation.manager.name, '30 days'])
    await expect(row).toContainText(text);
  await row.getByRole('button', { name: 'Restore R-0003' }).click();
  await expect(page.getByRole('heading', { name: 'No removed risks' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to risks' }).click();
  await riskRegister.expectTitles(titles);
});
