import type { Locator, Page } from '@playwright/test';

/** The cookie consent banner. */
export class CookieBanner {
  readonly root: Locator;
  readonly acceptButton: Locator;
  readonly declineButton: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Cookies' });
    this.acceptButton = this.root.getByRole('button', { name: 'Accept' });
    this.declineButton = this.root.getByRole('button', { name: 'Decline' });
  }
}
