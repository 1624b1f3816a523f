import { randomUUID } from 'node:crypto';

import type { Locator } from '@playwright/test';

import type { Failure } from '#machines/failure.ts';
import { sentenceOf } from '#src/identity/refusals.ts';

import { expect } from '../support/test.ts';

/** An unused address with known codes (identity-protocol.md, 7). */
export const newAddress = (): string => `newcomer-${randomUUID().slice(0, 13)}+clerk_test@quayside.example`;

/** Replaces the address of the flow with that of the path's user, keeping any surrounding text. */
export const emailAs = (email: string, value: string): string => value.replace('ada@example.org', email);

/** Replaces a complete code of the flow with the right one, keeping any separators. */
export function codeAs(right: string, value: string): string {
  const digits = right.split('');
  return value.replaceAll(/\D/g, '').length < digits.length
    ? value
    : value.replaceAll(/\d/g, () => digits.shift() ?? '');
}

/** The app's message for an identity error, independent of the provider's text. */
export const messageOf = (failure: Failure): string | undefined => sentenceOf(failure) || undefined;

/** A request is in flight: its button is busy and disabled. */
export async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

/** A rejected code or password is selected, so that the next input replaces it. */
export async function expectSelected(field: Locator, value: string | RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(value);
  const isSelected = field.evaluate(
    (input) =>
      input instanceof HTMLInputElement &&
      input.value !== '' &&
      input.selectionStart === 0 &&
      input.selectionEnd === input.value.length,
  );
  expect(await isSelected).toBe(true);
}

/** The slow-response notice is shown. */
export const expectSlowNotice = (place: Locator): Promise<void> =>
  expect(place.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible();
