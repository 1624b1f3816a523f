import { expect, type Locator, type Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';
import { CredentialsPage } from './credentials-page.ts';

/** /sign-in. */
export class SignInPage extends CredentialsPage {
  readonly codeHeading: Locator;
  readonly code: Locator;
  readonly verifyButton: Locator;
  readonly verifyingButton: Locator;
  readonly backButton: Locator;
  readonly forgotLink: Locator;
  readonly signUpLink: Locator;

  constructor(page: Page) {
    super(page, { heading: 'Sign in to Attest', submit: 'Sign In', busy: 'Signing in...' });
    this.codeHeading = page.getByRole('heading', { name: 'Enter your code' });
    this.code = page.getByRole('textbox', { name: 'Code' });
    this.verifyButton = page.getByRole('button', { name: 'Verify' });
    this.verifyingButton = page.getByRole('button', { name: 'Verifying...' });
    this.backButton = page.getByRole('button', { name: 'Back to sign in' });
    this.forgotLink = page.getByRole('link', { name: 'Forgot password?' });
    this.signUpLink = page.getByRole('link', { name: 'Create an account' });
  }

  /** @param query the query string, including the question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/sign-in${query}`);
    await this.expectShown();
  }

  async expectAskingForCode(): Promise<void> {
    await expect(this.codeHeading).toBeVisible();
  }

  async signIn(person: Credentials): Promise<void> {
    await this.send(person);
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.verifyButton.click();
  }
}
