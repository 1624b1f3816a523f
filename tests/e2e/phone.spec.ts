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

test('a folder is renamed from the menu of its row', async ({ page, organisation, apiUserOf, signedInAs }) => {
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'document-repository', { title: 'Evidence' });
  await api.post(organisation, `document-repository/${id}/folders`, {
    name: 'Old',
    folderId: null,
    onConflict: 'STOP',
  });
  await signedInAs(organisation.manager);
  await page.goto(`/document-repo/${id}/folder`);
  await page.getByRole('button', { name: 'More for Old' }).tap();
  await page.getByRole('menuitem', { name: 'Edit name and labels' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit folder' });
  await dialog.getByLabel('Name').fill('Archive');
  await dialog.getByRole('button', { name: 'Save folder' }).tap();
  await expect(page.getByRole('link', { name: 'Archive' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a task is moved on the board by the steps below it', async ({ page, organisation, apiUserOf, signedInAs }) => {
  const api = await apiUserOf(organisation.manager);
  for (const title of ['Renew the certificate', 'Brief the auditors']) await api.post(organisation, 'task', { title });
  await signedInAs(organisation.manager);
  await page.goto('/manage-projects/tasks?layout=board');
  const column = (name: string) => page.getByRole('region', { name });
  await page.getByRole('button', { name: 'Move T-0002' }).tap();
  const steps = page.getByRole('group', { name: 'Move T-0002' });
  await steps.getByRole('button', { name: 'Up' }).tap();
  await expect(steps).toContainText('T-0002: To do, 1 of 2');
  await steps.getByRole('button', { name: 'To the next column' }).tap();
  await expect(column('In progress').getByRole('listitem')).toBeInViewport();
  await steps.getByRole('button', { name: 'Put down' }).tap();
  await expectToast(page, 'Task moved', 'T-0002 is in In progress.');
  await expect(steps).toHaveCount(0);

  await page.getByRole('button', { name: 'Move T-0001' }).tap();
  const others = page.getByRole('group', { name: 'Move T-0001' });
  await others.getByRole('button', { name: 'To the next column' }).tap();
  await others.getByRole('button', { name: 'Put back' }).tap();
  await expect(column('To do').getByRole('listitem')).toContainText('Renew the certificate');
  await expect(page.getByRole('button', { name: 'Move T-0001' })).toBeFocused();
});
