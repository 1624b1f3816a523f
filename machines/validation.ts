import type { Failure } from './failure.ts';

// One @, something before it, and a dot somewhere after it: only sending a code proves that the address works.
const emailForm = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Length of verification and reset codes (specification section 9). */
export const codeLength = 6;

const shortestPassword = 8;

/** Whether a text is a well-formed email address (specification section 5). */
export const isEmail = (text: string): boolean => emailForm.test(text.trim());

/** Validates an email address; returns an error code. */
export function emailError(text: string): 'email.required' | 'email.invalid' | undefined {
  if (text.trim() === '') return 'email.required';
  return isEmail(text) ? undefined : 'email.invalid';
}

/** Validates a new password: at least eight characters, a letter and a number (specification section 5). */
export function newPasswordError(text: string): 'password.required' | 'password.weak' | undefined {
  if (text === '') return 'password.required';
  return text.length >= shortestPassword && /\p{L}/u.test(text) && /\d/.test(text) ? undefined : 'password.weak';
}

/** Returns the digits of the typed or pasted text, at most six: "123 456" becomes "123456". */
export const codeDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength);

/** Whether the code was mistyped, which its field explains; one that has expired cannot be corrected there. */
export const isWrongCode = (_: unknown, { failure }: { failure: Failure }): boolean =>
  failure.code === 'form_code_incorrect';

/** Returns the errors without the fields that have none. */
export const errorsOf = <Code extends string, Field extends string>(
  found: Readonly<Record<Field, Code | undefined>>,
): Readonly<Partial<Record<Field, Code>>> => {
  const errors: Partial<Record<Field, Code>> = {};
  for (const field in found) if (found[field] !== undefined) errors[field] = found[field];
  return errors;
};

/** Returns the errors without the one of a field that has just been edited. */
export function withoutError<Errors extends object>(errors: Errors, field: keyof Errors): Errors {
  const rest = { ...errors };
  delete rest[field];
  return rest;
}
