import type { Locator, Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';
import { CredentialsPage } from './credentials-page.ts';

/** /sign-up. */
export class SignUpPage extends CredentialsPage {
  readonly signInLink: Locator;

  constructor(page: Page) {
    super(page, { heading: 'Create an account', submit: 'Sign Up', busy: 'Signing up...' });
    this.signInLink = page.getByRole('link', { name: 'Sign in' });
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-up');
    await this.expectShown();
  }

  async signUp(person: Credentials): Promise<void> {
    await this.send(person);
  }
}
