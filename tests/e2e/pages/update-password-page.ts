import { expect, type Locator, type Page } from '@playwright/test';

/** /update-password: the password and the second factor. */
export class UpdatePasswordPage {
  readonly page: Page;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly signOutOthers: Locator;
  readonly updateButton: Locator;
  readonly updatingButton: Locator;
  readonly addButton: Locator;
  readonly preparingButton: Locator;
  readonly qrCode: Locator;
  readonly secret: Locator;
  /** The code that confirms a new app. */
  readonly firstCode: Locator;
  readonly confirmButton: Locator;
  /** The code that removes the app. */
  readonly lastCode: Locator;
  readonly removeButton: Locator;
  readonly verifyingButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.currentPassword = main.getByLabel('Current password');
    this.newPassword = main.getByLabel('New password');
    this.signOutOthers = main.getByRole('checkbox', { name: 'Sign out of other sessions' });
    this.updateButton = main.getByRole('button', { name: 'Update password' });
    this.updatingButton = main.getByRole('button', { name: 'Updating...' });
    this.addButton = main.getByRole('button', { name: 'Add authenticator app' });
    this.preparingButton = main.getByRole('button', { name: 'Preparing...' });
    this.qrCode = main.getByRole('img', { name: 'QR code for the authenticator app' });
    this.secret = main.getByRole('group', { name: 'Secret' }).getByRole('code');
    this.firstCode = main.getByRole('textbox', { name: 'Code from the app' });
    this.confirmButton = main.getByRole('button', { name: 'Confirm' });
    this.lastCode = main.getByRole('textbox', { name: 'Current code from the app' });
    this.removeButton = main.getByRole('button', { name: 'Remove second factor' });
    this.verifyingButton = main.getByRole('button', { name: 'Verifying...' });
    this.cancelButton = main.getByRole('button', { name: 'Cancel' });
  }

  async open(): Promise<void> {
    await this.page.goto('/update-password');
    await expect(this.page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  }

  async changeCurrentPassword(value: string): Promise<void> {
    await this.currentPassword.fill(value);
  }

  async changeNewPassword(value: string): Promise<void> {
    await this.newPassword.fill(value);
  }

  async chooseSigningOutOthers(value: boolean): Promise<void> {
    await this.signOutOthers.setChecked(value);
  }

  async updatePassword(): Promise<void> {
    await this.updateButton.click();
  }

  /** Expects the status of the authenticator app. */
  async expectInUse(inUse: boolean): Promise<void> {
    const status = inUse ? 'Authenticator app set up' : 'Not set up';
    await expect(this.page.getByRole('main').getByText(status, { exact: true })).toBeVisible();
  }
}
