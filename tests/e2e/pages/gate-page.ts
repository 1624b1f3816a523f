import type { Locator, Page } from '@playwright/test';

/** The page shown instead of the shell to a user who awaits approval or belongs to no organisation. */
export class GatePage {
  readonly underReview: Locator;
  readonly withoutOrganisation: Locator;
  readonly leaveButton: Locator;

  constructor(page: Page) {
    this.underReview = page.getByRole('heading', { name: 'Your account is under review' });
    this.withoutOrganisation = page.getByRole('heading', { name: 'You do not belong to an organisation yet' });
    this.leaveButton = page.getByRole('button', { name: 'Back to Login' });
  }
}
