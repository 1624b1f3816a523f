import type { Locator, Page } from '@playwright/test';

import { expect } from '../support/test.ts';
import type { LocalActor } from './browser-flow.ts';
import type { ActorAnswer } from './outcomes.ts';

function isVerified(answer: ActorAnswer): boolean {
  const { verified = false }: { verified?: boolean } = Object(answer.kind === 'answers' ? answer.output : undefined);
  return verified;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** The dialog is there, and hides the page behind it from assistive technology. */
export const expectReverifying = (page: Page): Promise<void> => expect(dialogOf(page)).toBeVisible();

/** The actor that asks for the password in a dialog, which the real identity checks. */
export const reverifies = <Driver>(
  of: (driver: Driver) => { readonly page: Page; readonly password: string },
): LocalActor<Driver> => ({
  request: null,
  async answer(driver, answer) {
    const { page, password } = of(driver);
    const dialog = dialogOf(page);
    if (!isVerified(answer)) return dialog.getByRole('button', { name: 'Cancel' }).click();
    const field = dialog.getByLabel('Your password');
    await expect(field).toBeFocused();
    await field.fill(password);
    await field.press('Enter');
  },
});

/** A path in which the dialog cannot be had; the machines' own tests walk it. */
export const isUnavailable = (type: string): boolean => type.startsWith('xstate.error.actor.reverify');
