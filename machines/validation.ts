import type { Failure } from './failure.ts';

// One @, something before it, and a dot somewhere after it: what mail systems accept is settled by sending a code.
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Length of verification and reset codes (specification section 9). */
export const codeLength = 6;

const shortestPassword = 8;

/** Whether a text has the form of an e-mail address (specification section 5). */
export const isEmail = (text: string): boolean => emailForm.test(text.trim());

/** What is wrong with an e-mail address, as a code. */
export function emailError(text: string): 'email.required' | 'email.invalid' | undefined {
  if (text.trim() === '') return 'email.required';
  return isEmail(text) ? undefined : 'email.invalid';
}

/** What is wrong with a password that somebody chooses: eight characters, a letter and a number (specification section 5). */
export function newPasswordError(text: string): 'password.required' | 'password.weak' | undefined {
  if (text === '') return 'password.required';
  return text.length >= shortestPassword && /\p{L}/u.test(text) && /\d/.test(text) ? undefined : 'password.weak';
}

/** The digits of what was typed or pasted, at most six: "123 456" becomes "123456". */
export const codeDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength);

/** What providers say of a code that another has to take the place of. */
const wrongCodes = new Set(['form_code_incorrect', 'verification_expired', 'verification_failed']);

/** Whether a refusal is of the code itself. */
export const isWrongCode = (_: unknown, { failure }: { failure: Failure }): boolean => wrongCodes.has(failure.code);

/** The errors that there are, without the fields that have none. */
export const errorsOf = <Code extends string, Field extends string>(
  found: Readonly<Record<Field, Code | undefined>>,
): Readonly<Partial<Record<Field, Code>>> => {
  const errors: Partial<Record<Field, Code>> = {};
  for (const field in found) if (found[field] !== undefined) errors[field] = found[field];
  return errors;
};

/** The errors of every field but one, which has just been changed. */
export function withoutError<Errors extends object>(errors: Errors, cured: keyof Errors): Errors {
  const rest = { ...errors };
  delete rest[cured];
  return rest;
}
