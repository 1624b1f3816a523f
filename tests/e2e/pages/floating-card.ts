import type { Locator, Page } from '@playwright/test';

/** A card among the toasts that waits for an answer. */
export class FloatingCard {
  readonly root: Locator;
  readonly buttons: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole('region', { name: title, exact: true });
    this.buttons = this.root.getByRole('button');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }
}
