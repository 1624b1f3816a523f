import type { Locator, Page } from '@playwright/test';

/** The connection status, located by its visible texts and roles. */
export class Connection {
  readonly offlineScreen: Locator;
  readonly retryButton: Locator;
  /** Shown beside the page while the server does not respond, also when a dialog hides the rest of the page. */
  readonly serverNote: Locator;
  /** The toast region, which is loaded over this connection. */
  readonly messages: Locator;

  constructor(page: Page) {
    this.offlineScreen = page.getByRole('dialog', { name: 'No Internet Connection' });
    this.retryButton = this.offlineScreen.getByRole('button', { name: 'Retry Connection' });
    this.serverNote = page
      .getByRole('status', { includeHidden: true })
      .filter({ hasText: 'Your input is kept. The app will reconnect automatically.' });
    this.messages = page.getByRole('region', { name: 'Messages', includeHidden: true });
  }
}
