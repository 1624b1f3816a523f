import type { Locator, Page } from '@playwright/test';

/** What is said of the connection, by what a person sees of it. */
export class Connection {
  readonly offlineScreen: Locator;
  readonly retryButton: Locator;
  /** Beside the page, while the server does not answer; also where a dialog hides the page around it. */
  readonly serverNote: Locator;
  /** Where messages appear: a part of the page that is fetched by this connection. */
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
