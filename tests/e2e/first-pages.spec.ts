import type { Page } from '@playwright/test';

import { demo, expect, test } from './support/test.ts';

const numberIn = (text: string): number => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);

/** The links of the key figures, each with its number. */
async function figuresOf(page: Page) {
  const found: { readonly href: string; readonly number: number }[] = [];
  for (const link of await page.locator('main dl a').all())
    found.push({ href: (await link.getAttribute('href')) ?? '', number: numberIn(await link.innerText()) });
  return found;
}

/** How many tasks wait, of which a page of ten is shown: `1–10 of 36`, or all of them. */
async function waitingRows(page: Page): Promise<number> {
  const region = page.getByRole('region', { name: 'Waiting for me' });
  await expect(region.locator('[aria-busy=true]')).toHaveCount(0);
  const shown = await region.getByRole('row').count();
  const of = /of (\d[\d,]*)/.exec(await region.innerText())?.[1];
  return of === undefined ? shown - 1 : numberIn(of);
}

test('every number of what waits for a person narrows the list to exactly what it counts', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(demo('manager'));
  await page.goto('/');
  await expect(page.locator('main dl a').first()).toBeVisible();
  const figures = await figuresOf(page);
  expect(figures.length).toBeGreaterThan(5);
  const opened: typeof figures = [];
  for (const { href } of figures) {
    // An address that differs by its fragment alone would not load the page again.
    await page.goto('about:blank');
    const narrowed = page.waitForResponse((answer) => answer.url().includes('/api/waiting-for-me'));
    await page.goto(href);
    await narrowed;
    await expect(page.getByRole('region', { name: 'Waiting for me' }).getByRole('row').nth(1)).toBeVisible();
    opened.push({ href, number: await waitingRows(page) });
  }
  expect(opened).toEqual(figures);
});

test('every number of the platform opens the list of exactly what it counts', async ({ page, signedInAs }) => {
  await signedInAs(demo('super'));
  await page.goto('/');
  await expect(page.locator('main dl a').first()).toBeVisible();
  const figures = await figuresOf(page);
  expect(figures.length).toBeGreaterThan(5);
  for (const { href } of figures) {
    const open = async () => {
      await page.goto('/');
      const link = page.locator(`main a[href="${href}"]`).first();
      const number = numberIn(await link.innerText());
      await link.click();
      return number;
    };
    if (href.includes('#')) {
      await open();
      await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('NEW');
      continue;
    }
    // Other tests add people and organisations meanwhile.
    await expect(async () => {
      const number = await open();
      const count = page.locator('main h1 + p');
      await expect(count).toHaveText(/\d/);
      expect({ href, number: numberIn(await count.innerText()) }).toEqual({ href, number });
    }).toPass();
  }
});
