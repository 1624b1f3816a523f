import { expect, type Locator, type Page } from '@playwright/test';

type Provider = 'Apple' | 'Google' | 'Microsoft';

/** The provider buttons of a form, and the local page that simulates each provider. */
export class SocialChoice {
  readonly page: Page;
  readonly allowButton: Locator;
  readonly denyButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.allowButton = page.getByRole('button', { name: 'Allow' });
    this.denyButton = page.getByRole('button', { name: 'Deny' });
  }

  button(provider: Provider): Locator {
    return this.page.getByRole('button', { name: provider, exact: true });
  }

  /** Goes to the provider's page. */
  async choose(provider: Provider): Promise<void> {
    await this.button(provider).click();
    await expect(this.page.getByRole('heading', { name: `Local ${provider}` })).toBeVisible();
  }

  /** Gives consent there, as the owner of an address. */
  async allow(email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.allowButton.click();
  }

  async deny(): Promise<void> {
    await this.denyButton.click();
  }
}
