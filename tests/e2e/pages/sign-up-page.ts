import { expect, type Locator, type Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';
import { SocialChoice } from './social-choice.ts';

/** /sign-up, by what a person sees of it. */
export class SignUpPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly busyButton: Locator;
  readonly signInLink: Locator;
  readonly social: SocialChoice;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Create an account' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Sign Up' });
    this.busyButton = page.getByRole('button', { name: 'Signing up...' });
    this.signInLink = page.getByRole('link', { name: 'Sign in' });
    this.social = new SocialChoice(page);
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-up');
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
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

  async signUp({ email, password }: Credentials): Promise<void> {
    await this.changeEmail(email);
    await this.changePassword(password);
    await this.submit();
  }
}
