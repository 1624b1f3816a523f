import { expect, type Locator, type Page } from '@playwright/test';

import type { Credentials } from '../support/directory.ts';
import { SocialChoice } from './social-choice.ts';

interface Words {
  readonly heading: string;
  readonly submit: string;
  readonly busy: string;
}

/** A form for email and password, with the buttons of the social providers. */
export class CredentialsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly busyButton: Locator;
  readonly social: SocialChoice;

  constructor(page: Page, { heading, submit, busy }: Words) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: heading });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.submitButton = page.getByRole('button', { name: submit });
    this.busyButton = page.getByRole('button', { name: busy });
    this.social = new SocialChoice(page);
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

  protected async send({ email, password }: Credentials): Promise<void> {
    await this.changeEmail(email);
    await this.changePassword(password);
    await this.submit();
  }
}
