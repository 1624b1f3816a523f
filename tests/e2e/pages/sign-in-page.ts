import { expect, type Locator, type Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';
import { SocialChoice } from './social-choice.ts';

/** /sign-in, by what a person sees of it. */
export class SignInPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly busyButton: Locator;
  readonly codeHeading: Locator;
  readonly code: Locator;
  readonly verifyButton: Locator;
  readonly verifyingButton: Locator;
  readonly backButton: Locator;
  readonly forgotLink: Locator;
  readonly signUpLink: Locator;
  readonly social: SocialChoice;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Sign in to Attest' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Sign In' });
    this.busyButton = page.getByRole('button', { name: 'Signing in...' });
    this.codeHeading = page.getByRole('heading', { name: 'Enter your code' });
    this.code = page.getByRole('textbox', { name: 'Code' });
    this.verifyButton = page.getByRole('button', { name: 'Verify' });
    this.verifyingButton = page.getByRole('button', { name: 'Verifying...' });
    this.backButton = page.getByRole('button', { name: 'Back to sign in' });
    this.forgotLink = page.getByRole('link', { name: 'Forgot password?' });
    this.signUpLink = page.getByRole('link', { name: 'Create an account' });
    this.social = new SocialChoice(page);
  }

  /** @param query what follows the path, with its question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/sign-in${query}`);
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
  }

  async expectAskingForCode(): Promise<void> {
    await expect(this.codeHeading).toBeVisible();
  }

  async changeEmail(value: string): Promise<void> {
    await this.email.fill(value);
  }

  async changePassword(value: string): Promise<void> {
    await this.password.fill(value);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.changeEmail(email);
    await this.changePassword(password);
    await this.submit();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.verifyButton.click();
  }
}
