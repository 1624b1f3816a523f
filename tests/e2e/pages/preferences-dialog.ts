import { expect, type Locator, type Page } from '@playwright/test';

import { Shell } from './shell.ts';

/** The dialog for theme and font. */
export class PreferencesDialog {
  readonly root: Locator;
  readonly font: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('dialog', { name: 'Theme and font' });
    this.font = this.root.getByRole('combobox', { name: 'Font' });
  }

  async open(email: string): Promise<void> {
    if (await this.root.isVisible()) return;
    await new Shell(this.#page).chooseInUserMenu(email, 'Theme and font');
    await expect(this.root).toBeVisible();
  }

  async close(): Promise<void> {
    if (await this.root.isVisible()) await this.root.getByRole('button', { name: 'Close' }).click();
    await expect(this.root).toHaveCount(0);
  }

  async chooseFont(name: string): Promise<void> {
    await this.font.click();
    await this.#page.getByRole('option', { name, exact: true }).click();
  }
}
