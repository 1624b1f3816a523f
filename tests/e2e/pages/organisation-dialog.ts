import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog for choosing an organisation. */
export class OrganisationDialog {
  readonly root: Locator;
  readonly choices: Locator;
  readonly complaint: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Choose an organisation' });
    this.choices = this.root.getByRole('listitem').getByRole('button');
    this.complaint = this.root.getByRole('alert');
  }

  async choose(organisation: string): Promise<void> {
    await this.choices.filter({ hasText: organisation }).click();
  }

  /** The choices are disabled while one is being saved. */
  async expectChoices(count: number, can: { readonly choose: boolean }): Promise<void> {
    await expect(this.choices).toHaveCount(count);
    for (const choice of await this.choices.all()) await expect(choice).toBeEnabled({ enabled: can.choose });
  }
}
