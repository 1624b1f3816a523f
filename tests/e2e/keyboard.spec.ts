import type { Locator, Page } from '@playwright/test';

import { expect, expectToast, test } from './support/test.ts';

const mostStops = 40;

/** Presses Tab until the element has the focus; fails if it never does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a user signs in, opens the register and adds a risk with the keyboard alone', async ({
  page,
  signInPage,
  shell,
  riskRegister,
  organisation,
}) => {
  const { panel } = riskRegister;
  await signInPage.open();
  await tabTo(page, signInPage.email);
  await page.keyboard.type(organisation.manager.email);
  await page.keyboard.press('Tab');
  await expect(signInPage.password).toBeFocused();
  await page.keyboard.type(organisation.manager.password);
  await page.keyboard.press('Enter');

  await expect(shell.group('Risk')).toBeVisible();
  await tabTo(page, shell.group('Risk'));
  await page.keyboard.press('Enter');
  await tabTo(page, shell.entry('Risk Register'));
  await page.keyboard.press('Enter');
  await expect(riskRegister.heading).toBeVisible();
  await tabTo(page, riskRegister.addButton.first());
  await page.keyboard.press('Enter');

  await expect(panel.titleField).toBeVisible();
  await tabTo(page, panel.titleField);
  await page.keyboard.type('Added without a mouse');
  await tabTo(page, panel.choiceField('Current likelihood'));
  await page.keyboard.press('Enter');
  // A list is rendered a moment before it accepts key presses.
  await expect(page.getByRole('listbox', { name: 'Current likelihood' })).toBeFocused();
  await page.keyboard.type('4');
  await expect(page.getByRole('option', { name: '4 Likely' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(panel.choiceField('Current likelihood')).toHaveText('4 Likely');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Created successfully', 'R-0001 Added without a mouse');
  await riskRegister.expectTitles(['Added without a mouse']);
});
