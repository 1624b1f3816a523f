import { letTimePassUntil, stopLongTimers } from './support/patient-clock.ts';
import { blockRequests, expect, expectToast, slowDown, test } from './support/test.ts';

test.use({ hasOwnBrowser: true });

test.beforeEach(async ({ organisation, givenRisks, signedInAs }) => {
  await givenRisks([{ title: 'Fire in the archive' }, { title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
});

test('a slow list shows that it is still loading, and then its rows', async ({ page, shell, riskRegister }) => {
  await riskRegister.open();
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);
  await shell.entry('Dashboard').click();
  await expect(page.getByRole('table', { name: 'Registers' })).toBeVisible();
  await slowDown(page, 5000);
  // Another order than the one that is known.
  await page.evaluate(() => window.history.pushState({}, '', '/risk-list?sort=nextReviewOn'));
  const hint = page.getByText('This is taking longer than usual. Your connection may be slow.');
  await expect(hint).toBeVisible();
  await expect(riskRegister.rows).toHaveCount(2);
  await expect(hint).toHaveCount(0);
});

test('a list that fails to refresh keeps its rows, reports the failure and loads on retry', async ({
  page,
  context,
  riskRegister,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_BLOCKED_BY_CLIENT.*\/api\/risk\?/);
  const { panel } = riskRegister;
  const strip = page.getByRole('status').filter({ hasText: 'These risks may be out of date.' });
  await stopLongTimers(context);
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  const unblock = await blockRequests(page, '*/api/risk?*');
  await panel.enter({ title: 'Stolen laptop' });
  await panel.save();
  await letTimePassUntil(page, () => expect(strip).toBeVisible({ timeout: 50 }));
  await expectToast(page, 'Updated successfully', 'R-0002 Stolen laptop');
  await expect(strip).toContainText('The server is not responding. Check your connection and try again.');
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);

  await unblock();
  await strip.getByRole('button', { name: 'Try again' }).click();
  await riskRegister.expectTitles(['Fire in the archive', 'Stolen laptop']);
  await expect(strip).toHaveCount(0);
});

test('the browser asks for confirmation before closing a tab only when it has unsaved changes', async ({
  page,
  riskRegister,
}) => {
  const { panel } = riskRegister;
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  await panel.enter({ title: 'Stolen laptop' });
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(panel.titleField).toHaveValue('Stolen laptop');

  await panel.save();
  await expectToast(page, 'Updated successfully', 'R-0002 Stolen laptop');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('opening a record scrolls the page to the top', async ({ page, riskRegister }) => {
  // So short that the title and toolbar alone exceed the content area.
  await page.setViewportSize({ width: 1440, height: 140 });
  await riskRegister.open();
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);
  const main = page.getByRole('main');
  const scrolled = () => main.evaluate(({ scrollTop }) => scrollTop);
  await page.keyboard.press('End');
  await main.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  expect(await scrolled()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(riskRegister.panel.root).toBeFocused();
  await expect.poll(scrolled).toBe(0);
});
