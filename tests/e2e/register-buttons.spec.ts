import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The pages of registers, and what else their addresses show. */
const pages = [
  '/risk-list',
  '/incident',
  '/information-asset',
  '/policy',
  '/service-provider-list',
  '/service-provider-assessment',
  '/exemptions-register',
  '/change-management-process',
  '/manage-staff',
  '/document-repo',
  '/treatment-actions',
  '/risk-list?view=import',
  '/risk-list?view=removed',
  '/risk-list?risk=new',
  '/incident?incident=new',
];

/** The texts of buttons and tabs that are cut, or stand beyond the edge of a screen that does not scroll there. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      // The page itself does not scroll sideways.
      element.tagName !== 'MAIN' &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What only screen readers are told has the size of a point.
      if (width <= 1) return false;
      const isOutside = (left < 0 || right > window.innerWidth + 0.5) && !scrolls(element.parentElement);
      const hides = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return isOutside || hides;
    };
    return [
      ...document.querySelectorAll('main :is(button, [role="tab"], a[class*="button__root"]), [role="dialog"] button'),
    ]
      .filter(isShown)
      .filter((button) => (button.textContent ?? '').trim() !== '')
      .filter((button) => isCut(button))
      .map((button) => (button.textContent ?? '').trim());
  });

test('a button that is cut, or stands beyond the edge, is found', async ({ page, organisation, signedInAs }) => {
  await signedInAs(organisation.manager);
  await page.goto('/risk-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const cut = document.createElement('button');
    cut.textContent = 'Cut in the middle';
    cut.style.cssText = 'position: fixed; top: 0; left: 0; width: 40px; overflow: hidden; white-space: nowrap';
    const outside = document.createElement('button');
    outside.textContent = 'Beyond the edge';
    outside.style.cssText = 'position: fixed; top: 0; left: 380px; white-space: nowrap';
    document.querySelector('main')?.append(cut, outside);
  });
  expect(await cutButtons(page)).toEqual(expect.arrayContaining(['Cut in the middle', 'Beyond the edge']));
});

test('no text of a button is cut on a phone, in any register', async ({
  page,
  organisation,
  givenRisks,
  givenAsset,
  signedInAs,
}) => {
  await givenRisks([{ title: `A title that is much longer than a phone is wide ${'x'.repeat(60)}`, rating: [4, 5] }]);
  await givenAsset({ title: 'An asset' });
  await signedInAs(organisation.manager);
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => cutButtons(page), path).toEqual([]);
    });
});
