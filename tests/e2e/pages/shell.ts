import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every page behind the sign-in. */
export class Shell {
  readonly page: Page;
  readonly navigation: Locator;
  readonly menuSearch: Locator;
  readonly sidebarButton: Locator;
  /** On phones. */
  readonly menuButton: Locator;
  readonly slideOver: Locator;
  readonly breadcrumbs: Locator;
  readonly searchButton: Locator;
  readonly palette: Locator;
  readonly paletteField: Locator;
  readonly signOutQuestion: Locator;
  /** Shown instead of a page that is denied or failed. */
  readonly refusal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.menuSearch = page.getByRole('searchbox', { name: 'Search menu' });
    this.sidebarButton = page.getByRole('button', { name: 'Toggle sidebar' });
    this.menuButton = page.getByRole('button', { name: 'Open menu' });
    this.slideOver = page.getByRole('dialog', { name: 'Menu' });
    this.breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    this.searchButton = page.getByRole('banner').getByRole('button', { name: 'Search' });
    this.palette = page.getByRole('dialog', { name: 'Quick search' });
    this.paletteField = this.palette.getByRole('combobox', { name: 'Quick search' });
    this.signOutQuestion = page.getByRole('alertdialog', { name: 'Sign out of Attest?' });
    this.refusal = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: /^(Not authorised|Internal Server Error)$/ }) });
  }

  /** The heading of the page. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { name, level: 1 });
  }

  entry(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true });
  }

  group(name: string): Locator {
    return this.navigation.getByRole('button', { name, exact: true });
  }

  /** Expects exactly these visible entries, in this order. */
  async expectEntries(names: readonly string[]): Promise<void> {
    await expect(this.navigation.getByRole('link')).toHaveText([...names]);
  }

  async openUserMenu(email: string): Promise<void> {
    await this.page.getByRole('button', { name: email }).click();
  }

  async chooseInUserMenu(email: string, item: string): Promise<void> {
    await this.openUserMenu(email);
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async signOut(email: string): Promise<void> {
    await this.chooseInUserMenu(email, 'Log out');
    await this.signOutQuestion.getByRole('button', { name: 'Sign Out' }).click();
  }

  async openPalette(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await expect(this.paletteField).toBeFocused();
  }

  async switchTo(organisation: string): Promise<void> {
    await this.page.getByRole('menuitemradio', { name: organisation }).click();
  }

  async expectRefused(): Promise<void> {
    await expect(this.refusal.getByRole('heading', { name: 'Not authorised' })).toBeVisible();
    await expect(this.refusal).toContainText(
      'You are not authorised to access this page. Please contact your administrator to get access',
    );
    await expect(this.navigation).toBeVisible();
  }
}
