import type { Locator, Page } from '@playwright/test';

/** What somebody who waits for their review has in place of the shell, by what a person sees of it. */
export class GatePage {
  readonly underReview: Locator;
  readonly leaveButton: Locator;

  constructor(page: Page) {
    this.underReview = page.getByRole('heading', { name: 'Your account is under review' });
    this.leaveButton = page.getByRole('button', { name: 'Back to Login' });
  }
}
