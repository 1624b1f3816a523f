import { randomUUID } from 'node:crypto';

import type { Locator } from '@playwright/test';

import type { Failure } from '#machines/failure.ts';
import { sentenceOf } from '#src/identity/refusals.ts';

import { expect } from '../support/test.ts';

/** An address that nobody has yet; its codes are known (identity-protocol.md, 7). */
export const newAddress = (): string => `newcomer-${randomUUID().slice(0, 13)}+clerk_test@quayside.example`;

/** The address of the flows stands for that of the path's person, whatever is around it. */
export const emailAs = (email: string, value: string): string => value.replace('ada@example.org', email);

/** A whole code of the flows stands for the right one, whatever is between its digits. */
export function codeAs(right: string, value: string): string {
  const digits = right.split('');
  return value.replaceAll(/\D/g, '').length < digits.length
    ? value
    : value.replaceAll(/\d/g, () => digits.shift() ?? '');
}

/** What a message says of a refusal by the identity: a sentence of the app's, whatever the provider said. */
export const toldOf = (failure: Failure): string | undefined => sentenceOf(failure) || undefined;

/** Something is in flight: the button that says so cannot be pressed. */
export async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

/** A code or password that was refused: what is typed or pasted next takes its place. */
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

/** Whoever waits is told that it takes long. */
export const expectSlowTold = (place: Locator): Promise<void> =>
  expect(place.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible();
