import type { Locator, Page } from '@playwright/test';

/** What somebody has in place of the shell who waits for their review, or belongs nowhere, by what a person sees of it. */
export class GatePage {
  readonly underReview: Locator;
  readonly nowhere: Locator;
  readonly leaveButton: Locator;

  constructor(page: Page) {
    this.underReview = page.getByRole('heading', { name: 'Your account is under review' });
    this.nowhere = page.getByRole('heading', { name: 'You do not belong to an organisation yet' });
    this.leaveButton = page.getByRole('button', { name: 'Back to Login' });
  }
}
