import { expect, type Locator, type Page } from '@playwright/test';

/** /forget-password. */
export class PasswordResetPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly sendButton: Locator;
  readonly sendingButton: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly resetButton: Locator;
  readonly resettingButton: Locator;
  readonly restartButton: Locator;
  readonly secondFactorNotice: Locator;
  readonly signInLink: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Forgot Password?' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.sendButton = page.getByRole('button', { name: 'Send password reset code' });
    this.sendingButton = page.getByRole('button', { name: 'Sending reset code...' });
    this.password = page.getByLabel('New password', { exact: true });
    this.code = page.getByRole('textbox', { name: 'Reset code' });
    this.resetButton = page.getByRole('button', { name: 'Reset Password' });
    this.resettingButton = page.getByRole('button', { name: 'Resetting password...' });
    this.restartButton = page.getByRole('button', { name: 'Send another code' });
    this.secondFactorNotice = page.getByText(
      'Two-factor authentication is required, but this UI does not handle that yet.',
    );
    this.signInLink = page.getByRole('link', { name: 'Sign in' });
  }

  /** Navigates there without waiting for the form. */
  async begin(): Promise<void> {
    await this.page.goto('/forget-password');
  }

  async open(): Promise<void> {
    await this.begin();
    await this.expectAskingForEmail();
  }

  async expectAskingForEmail(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.getByText('Enter your email to receive a reset code')).toBeVisible();
  }

  async expectAskingForPassword(): Promise<void> {
    await expect(this.page.getByText('Enter the code from your email and your new password')).toBeVisible();
  }

  async changeEmail(value: string): Promise<void> {
    await this.email.fill(value);
  }

  async submitRequest(): Promise<void> {
    await this.sendButton.click();
  }

  async requestCode(email: string): Promise<void> {
    await this.changeEmail(email);
    await this.submitRequest();
  }

  async changePassword(value: string): Promise<void> {
    await this.password.fill(value);
  }

  async changeCode(value: string): Promise<void> {
    await this.code.fill(value);
  }

  async submitReset(): Promise<void> {
    await this.resetButton.click();
  }

  async reset({ password, code }: { readonly password: string; readonly code: string }): Promise<void> {
    await this.changePassword(password);
    await this.changeCode(code);
    await this.submitReset();
  }

  async restart(): Promise<void> {
    await this.restartButton.click();
  }
}
