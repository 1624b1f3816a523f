import type { Page } from '@playwright/test';

import { expect, expectToast, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Nothing is wider than the screen, and nothing scrolls horizontally. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.outerHTML.slice(0, 120)),
      ),
    )
    .toEqual([]);
}

test('a user signs in on a phone, reads the register and adds a risk', async ({
  page,
  signInPage,
  riskRegister,
  organisation,
  givenRisks,
}) => {
  await givenRisks([{ title: `A title that is much longer than a phone is wide ${'x'.repeat(60)}`, rating: [4, 5] }]);
  await signInPage.open('?redirect=/risk-list');
  await expectNoSidewaysScroll(page);
  await signInPage.signIn(organisation.manager);
  await expect(riskRegister.heading).toBeVisible();
  await expect(riskRegister.rows).toHaveCount(1);
  await expectNoSidewaysScroll(page);

  await riskRegister.startAdding();
  await expectNoSidewaysScroll(page);
  await riskRegister.panel.enter({ title: 'Seen from a phone', likelihood: '2 Unlikely', impact: '3 Moderate' });
  await riskRegister.panel.save();
  await expectToast(page, 'Created successfully', 'R-0002 Seen from a phone');
  // The tabs come with the stored risk, and get wider once what is in them is counted.
  await expect(page.getByRole('tab', { name: 'History 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await riskRegister.panel.close();
  await expect(riskRegister.rows).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});
