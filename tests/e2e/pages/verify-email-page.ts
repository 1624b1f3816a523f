import { expect, type Locator, type Page } from '@playwright/test';

/** /verify-otp. */
export class VerifyEmailPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly code: Locator;
  readonly verifyButton: Locator;
  readonly busyButton: Locator;
  readonly waitingButton: Locator;
  readonly resendButton: Locator;
  readonly backButton: Locator;
  readonly signInLink: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Check your email' });
    this.code = page.getByRole('textbox', { name: 'Verification code' });
    this.verifyButton = page.getByRole('button', { name: 'Verify Email' });
    this.busyButton = page.getByRole('button', { name: 'Verifying...' });
    this.waitingButton = page.getByRole('button', { name: /^Resend in \d+s$/ });
    this.resendButton = page.getByRole('button', { name: 'Resend verification code' });
    this.backButton = page.getByRole('button', { name: 'Back to signup' });
    this.signInLink = page.getByRole('link', { name: 'Sign in' });
  }

  /** @param query the query string, including the question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/verify-otp${query}`);
  }

  async expectShown(email: string): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByText(`We sent a code to ${email}. Enter the 6-digit code below.`)).toBeVisible();
  }

  async changeCode(value: string): Promise<void> {
    await this.code.fill(value);
  }

  async submit(): Promise<void> {
    await this.verifyButton.click();
  }

  async resend(): Promise<void> {
    await this.resendButton.click();
  }

  async goBack(): Promise<void> {
    await this.backButton.click();
  }
}
