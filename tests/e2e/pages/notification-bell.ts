import { expect, type Locator, type Page } from '@playwright/test';

/** The notification bell in the header and its panel. */
export class NotificationBell {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
  readonly failure: Locator;
  readonly readAllButton: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    this.panel = page.getByRole('dialog', { name: 'Notifications' });
    this.failure = this.panel.getByRole('heading', { name: 'The notifications could not be loaded' });
    this.readAllButton = this.panel.getByRole('button', { name: 'Read All' });
    this.retryButton = this.panel.getByRole('button', { name: 'Try again' });
  }

  /** The notification of the record with this title. */
  item(title: string): Locator {
    return this.panel.getByRole('link', { name: title });
  }

  async expectUnread(count: number): Promise<void> {
    await expect(this.button).toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} unread`);
  }
}
