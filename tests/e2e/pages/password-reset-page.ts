import { expect, type Locator, type Page } from '@playwright/test';

/** /forget-password, by what a person sees of it. */
export class PasswordResetPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly sendButton: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly resetButton: Locator;
  readonly restartButton: Locator;
  readonly secondFactorNotice: Locator;
  readonly signInLink: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Forgot Password?' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.sendButton = page.getByRole('button', { name: 'Send password reset code' });
    this.password = page.getByLabel('New password', { exact: true });
    this.code = page.getByRole('textbox', { name: 'Reset code' });
    this.resetButton = page.getByRole('button', { name: 'Reset Password' });
    this.restartButton = page.getByRole('button', { name: 'Send another code' });
    this.secondFactorNotice = page.getByText(
      'Two-factor authentication is required, but this UI does not handle that yet.',
    );
    this.signInLink = page.getByRole('link', { name: 'Sign in' });
  }

  async open(): Promise<void> {
    await this.page.goto('/forget-password');
    await this.expectAskingForEmail();
  }

  async expectAskingForEmail(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByText('Enter your email to receive a reset code')).toBeVisible();
  }

  async expectAskingForPassword(): Promise<void> {
    await expect(this.page.getByText('Enter the code from your email and your new password')).toBeVisible();
  }

  async requestCode(email: string): Promise<void> {
    await this.email.fill(email);
    await this.sendButton.click();
  }

  async reset({ password, code }: { readonly password: string; readonly code: string }): Promise<void> {
    await this.password.fill(password);
    await this.code.fill(code);
    await this.resetButton.click();
  }

  async restart(): Promise<void> {
    await this.restartButton.click();
  }
}
