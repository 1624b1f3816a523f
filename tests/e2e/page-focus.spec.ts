import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** A screen reader announces a page by its focused heading and the window title. */
async function expectAnnounced(page: Page, title: string, windowTitle = title): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${windowTitle} · Attest`);
}

test('every opened page is announced, from sign-in to sign-out', async ({ page, shell, signInPage, directory }) => {
  const places = [
    await directory.addOrganisation('Alder Bank'),
    await directory.addOrganisation('Birch Wharf'),
  ] as const;
  const person = await directory.addPerson({ organisations: places });
  await signInPage.open();
  await signInPage.signIn(person);
  const question = page.getByRole('dialog', { name: 'Choose an organisation' });
  await expect(question.locator(':focus')).toBeVisible();
  await expect(page).toHaveTitle('Choose an organisation · Attest');
  await page.getByRole('button', { name: places[1].name }).click();
  await expectAnnounced(page, `Welcome, ${person.name}`, 'Dashboard');

  await shell.group('Risk').click();
  await shell.entry('Risk Register').click();
  await expectAnnounced(page, 'Risk Register');
  await shell.entry('Risk Tracking').click();
  await expectAnnounced(page, 'Risk Tracking');
  await page.goBack();
  await expectAnnounced(page, 'Risk Register');
  await page.goForward();
  await expectAnnounced(page, 'Risk Tracking');
  await page.evaluate(() => window.history.pushState({}, '', '/admin/standards'));
  await expectAnnounced(page, 'Not authorised');
  await page.evaluate(() => window.history.pushState({}, '', '/no-such-page'));
  await expectAnnounced(page, 'Page not found');

  await shell.signOut(person.email);
  await expectAnnounced(page, 'Sign in to Attest', 'Sign in');
});

test('a page load leaves the focus to the browser, and a change within a page does not move it', async ({
  page,
  organisation,
  signedInAs,
  riskRegister,
  givenRisks,
}) => {
  await givenRisks([{ title: 'Single internet carrier' }, { title: 'Expired certificates' }]);
  await signedInAs(organisation.manager);
  await riskRegister.open();
  await riskRegister.expectTitles(['Single internet carrier', 'Expired certificates']);
  await expect(page.locator('body')).toBeFocused();
  await riskRegister.search('carrier');
  await riskRegister.expectTitles(['Single internet carrier']);
  await expect(riskRegister.searchBox).toBeFocused();
});
