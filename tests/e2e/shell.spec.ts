import type { Locator } from '@playwright/test';

import { demo, expect, expectToast, test } from './support/test.ts';

const widthOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width);

const manager = demo('manager');

test.describe('in a wide window', () => {
  test.beforeEach(async ({ page, shell, signedInAs }) => {
    await signedInAs(manager);
    await page.goto('/risk-list');
    await expect(shell.heading('Risk Register')).toBeVisible();
  });

  test('the sidebar collapses to icons and stays collapsed for seven days', async ({ page, context, shell }) => {
    await expect.poll(() => widthOf(shell.navigation)).toBe(287);
    await shell.menuSearch.fill('policy');
    await shell.sidebarButton.click();
    await expect.poll(() => widthOf(shell.navigation)).toBe(47);
    await expect(shell.sidebarButton).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.menuSearch).toHaveCount(0);

    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);

    await page.reload();
    await expect.poll(() => widthOf(shell.navigation)).toBe(47);
    await page.keyboard.press('ControlOrMeta+b');
    await expect.poll(() => widthOf(shell.navigation)).toBe(287);
    await expect(shell.menuSearch).toHaveValue('');
  });

  test('clicking a group icon expands the sidebar at the entries of the group', async ({ shell }) => {
    await shell.sidebarButton.click();
    await expect(shell.entry('Risk Register')).toHaveCount(0);
    await shell.group('Compliance').click();
    await expect(shell.entry('Report Library')).toBeVisible();
    await expect(shell.group('Compliance')).toHaveAttribute('aria-expanded', 'true');
  });

  test('the group of the current page is open, and its entry is marked as current', async ({ shell }) => {
    await expect(shell.group('Risk')).toHaveAttribute('aria-expanded', 'true');
    await expect(shell.entry('Risk Register')).toHaveAttribute('aria-current', 'page');
    await expect(shell.group('Governance')).toHaveAttribute('aria-expanded', 'false');
    await shell.group('Risk').click();
    await expect(shell.entry('Risk Register')).toHaveCount(0);
  });

  test('a menu search shows the matching entries with their group', async ({ shell }) => {
    await shell.menuSearch.fill('INCIDENT');
    await expect(shell.entry('Incident Register')).toBeVisible();
    await shell.expectEntries(['Incident Dashboard', 'Incident Register', 'Report an Incident', 'Incident Types']);
    await shell.menuSearch.fill('no such entry');
    await shell.expectEntries([]);
    await expect(shell.navigation.getByRole('status')).toHaveText('No results found.');
    await shell.menuSearch.fill('');
    await expect(shell.entry('Login Logs')).toBeVisible();
  });

  test('opening a page moves the focus to it and sets the window title', async ({ page, shell }) => {
    await shell.entry('Risk Tracking').click();
    await expect(shell.heading('Risk Tracking')).toBeFocused();
    await expect(page).toHaveTitle('Risk Tracking · Attest');
    await expect(shell.breadcrumbs.getByRole('listitem')).toHaveText(['', 'Risk', 'Risk Tracking']);
    await shell.breadcrumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the current entry of a menu that is longer than the window is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/settings/risk/risk-owners');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current=page]');
    await expect(current).toHaveText('Risk Owners');
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test('a skip link takes the keyboard to the content', async ({ page, shell }) => {
    await page.reload();
    await expect(shell.heading('Risk Register')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shell.heading('Risk Register')).toBeFocused();
  });

  test('the quick search finds pages, settings, records and commands', async ({ page, shell, riskRegister }) => {
    await shell.openPalette();
    await expect(shell.paletteField).toHaveAttribute('placeholder', 'Type a command or search...');
    await page.keyboard.type('risk');
    await expect(shell.palette.getByRole('group', { name: 'Suggestions' }).getByRole('option')).toHaveText([
      'Risk DashboardRisk',
      'Risk RegisterRisk',
      'Risk TrackingRisk',
    ]);
    await expect(shell.palette.getByRole('group', { name: 'Settings' }).getByRole('option')).toHaveText([
      'Risk MatrixSettings, Risk',
      'Risk AppetiteSettings, Risk',
      'Risk LikelihoodSettings, Risk',
      'Risk ImpactSettings, Risk',
      'Risk RatingSettings, Risk',
      'Risk CategoriesSettings, Risk',
      'Risk OwnersSettings, Risk',
      'Risk Identification SourceSettings, Risk',
      'Risk TypeSettings, Country Regulatory Register',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(shell.palette).toHaveCount(0);
    await expect(shell.heading('Risk Tracking')).toBeFocused();

    await shell.openPalette();
    // As if the previously chosen page took the focus late.
    await shell.page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());
    await expect(shell.paletteField).toBeFocused();
    await page.keyboard.type('quay crane');
    const found = shell.palette.getByRole('group', { name: 'Risks' }).getByRole('option');
    await expect(found).toHaveCount(1);
    await expect(shell.palette.getByRole('group', { name: 'Assets' }).getByRole('option')).toHaveCount(1);
    await found.click();
    await expect(riskRegister.panel.titleField).toHaveValue(/^Quay crane/);
    await expect(riskRegister.panel.root).toBeFocused();

    await shell.openPalette();
    await page.keyboard.type('a-0001');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/information-asset\?asset=/);

    await shell.openPalette();
    await page.keyboard.type('add risk');
    await expect(shell.palette.getByRole('option', { name: 'Add risk' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(riskRegister.panel.titleField).toHaveValue('');
    await expect(riskRegister.panel.titleField).toBeFocused();

    await shell.openPalette();
    await page.keyboard.type('nothing is called so');
    await expect(shell.palette.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.palette).toHaveCount(0);
  });

  test('a question mark opens the list of shortcuts, but not while typing', async ({ page, shell }) => {
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await shell.menuSearch.press('?');
    await expect(shell.menuSearch).toHaveValue('?');
    await expect(list).toHaveCount(0);
    await shell.sidebarButton.focus();
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(shell.sidebarButton).toBeFocused();
  });

  test('a font is fetched only when it is chosen', async ({ page, shell }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    const isShown = (family: string) => page.evaluate((name) => document.fonts.check(`16px "${name}"`), family);
    await shell.chooseInUserMenu(manager.email, 'Theme and font');
    await page.getByRole('combobox', { name: 'Font' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Geist',
      'Montserrat',
      'Inter',
      'Roboto',
      'Open Sans',
      'Lato',
      'Poppins',
      'Source Sans Pro',
      'Ubuntu',
      'Nunito',
      'Work Sans',
    ]);
    expect(fonts).toEqual([]);
    await page.getByRole('option', { name: 'Work Sans' }).click();
    // `document.fonts.check` returns true for fonts it does not know.
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await expect.poll(() => isShown('Work Sans Variable')).toBe(true);
    expect(fonts.filter((path) => !path.startsWith('/assets/work-sans-'))).toEqual([]);
  });

  test('a token cannot be copied without a clipboard, for example on an address without TLS', async ({
    page,
    shell,
  }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await shell.chooseInUserMenu(manager.email, 'Get Token');
    await expectToast(page, 'Failed to retrieve token');
  });

  test('signing out asks for confirmation and can be cancelled', async ({ shell, riskRegister }) => {
    await shell.chooseInUserMenu(manager.email, 'Log out');
    await expect(shell.signOutQuestion.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await shell.signOutQuestion.getByRole('button', { name: 'Cancel' }).click();
    await expect(shell.signOutQuestion).toHaveCount(0);
    await expect(riskRegister.heading).toBeVisible();
  });
});
