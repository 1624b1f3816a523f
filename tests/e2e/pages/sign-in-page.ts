import { expect, type Locator, type Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';

/** /sign-in, by what a person sees of it. */
export class SignInPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly code: Locator;
  readonly verifyButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Sign in to Attest' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Sign In' });
    this.code = page.getByRole('textbox', { name: 'Code' });
    this.verifyButton = page.getByRole('button', { name: 'Verify' });
  }

  /** @param query what follows the path, with its question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/sign-in${query}`);
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submitButton.click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.verifyButton.click();
  }
}
