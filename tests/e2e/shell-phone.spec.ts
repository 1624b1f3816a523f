import { demo, expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const manager = demo('manager');

test.beforeEach(async ({ page, shell, signedInAs }) => {
  await signedInAs(manager);
  await page.goto('/');
  await expect(shell.menuButton).toBeVisible();
});

test('the sidebar slides over the page and closes when a page is opened', async ({ shell }) => {
  await expect(shell.navigation).toHaveCount(0);
  await shell.menuButton.click();
  await expect(shell.slideOver).toBeVisible();
  await shell.group('Risk').click();
  await shell.entry('Risk Register').click();
  await expect(shell.slideOver).toHaveCount(0);
  await expect(shell.heading('Risk Register')).toBeFocused();
});

test('Escape closes the sidebar and returns the focus to its button', async ({ page, shell }) => {
  await shell.menuButton.click();
  await expect(shell.slideOver).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.slideOver).toHaveCount(0);
  await expect(shell.menuButton).toBeFocused();
});

test('the menus of the sidebar open above it', async ({ page, shell }) => {
  await shell.menuButton.click();
  await shell.chooseInUserMenu(manager.email, 'Log out');
  await expect(shell.signOutQuestion).toBeVisible();
  await expect(shell.slideOver).toHaveCount(0);
  await shell.signOutQuestion.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('long names do not make the page wider than the screen', async ({ page, shell, directory, signedInAs }) => {
  const organisation = await directory.addOrganisation(`Organisation whose name does not end ${'yet'.repeat(20)}`);
  await signedInAs(await directory.addPerson({ organisations: [organisation], name: `Robin ${'Ashdown'.repeat(12)}` }));
  const expectNoSidewaysScroll = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const address of ['/', '/settings/risk/risk-identification-source', '/no-such-page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll();
  }
  await shell.menuButton.click();
  await expect(shell.slideOver).toBeVisible();
  await expectNoSidewaysScroll();
  expect(await shell.slideOver.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
