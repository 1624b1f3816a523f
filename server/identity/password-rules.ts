import { commonWords } from './common-words.ts';
import { IdentityError, paramNil, paramValue } from './errors.ts';

/** Words that a password must not be made of, beside the common ones. */
export interface PasswordOwner {
  readonly productName: string;
  readonly emailAddress?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** Clerk's codes; the screens have a message for each. */
const refusal = (paramName: string, code: string, message: string) =>
  new IdentityError(422, code, message, { paramName });

/**
 * The rules for a new password, which is stored unaltered: 8 to 128 characters, a letter and a digit (specification);
 * not made of breached favourites, the product's vocabulary or the user's own name or address (OWASP ASVS 5.0, 6.2.4,
 * 6.2.11).
 * @throws IdentityError naming `param`; form_password_pwned for a password that is easy to guess
 */
export function checkNewPassword(password: string, param: string, owner: PasswordOwner): void {
  const { length } = Array.from(password);
  if (length === 0) throw paramNil(param);
  if (length < 8) {
    throw refusal(param, 'form_password_length_too_short', 'Passwords must be 8 characters or more.');
  }
  if (length > 128) throw paramValue(param, 'Passwords must be 128 characters or fewer.');
  if (!/\p{Nd}/u.test(password)) {
    throw refusal(param, 'form_password_no_number', 'Passwords must contain at least one number.');
  }
  if (!/\p{L}/u.test(password)) throw paramValue(param, 'Passwords must contain at least one letter.');
  if (isEasyToGuess(password, owner)) {
    throw refusal(param, 'form_password_pwned', 'This password is easy to guess. Choose a less common one.');
  }
}

/** Fewer letters than this beside known words do not make a password hard to guess. */
const fewestOwnLetters = 4;
/** Three or more common words count as a passphrase. */
const mostCommonWords = 2;

/**
 * Whether it is little more than the user's own words and at most two common ones, under one of two readings: digits
 * and symbols stand for letters (`passw0rd`), or mean nothing (`password1`). So is a password of a few repeated
 * characters.
 */
function isEasyToGuess(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size < 4) return true;
  const own = ownWords(owner);
  return [lettersOf(text), lettersOf(withLetters(text))].some((letters) => isMadeOf(letters, own));
}

function isMadeOf(letters: string, own: readonly string[]): boolean {
  let rest = own.reduce((left, word) => left.replaceAll(word, ' '), letters);
  let found = 0;
  for (const word of longestFirst) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, ' ');
    found += 1;
  }
  return found <= mostCommonWords && rest.replaceAll(' ', '').length < fewestOwnLetters;
}

const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, '');

const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
};

/** Leading and trailing digits are kept, so that `attest-demo-1` does not become `attestdemoi`. */
function withLetters(text: string): string {
  const core = text.replaceAll(/^\P{L}+|(?<![^\p{L}@$!])[^\p{L}@$!]+$/gu, '');
  return core.replaceAll(/[01!34@5$78]/g, (sign) => substitutes[sign] ?? sign);
}

const shortestWord = 3;

const byLength = (one: string, other: string) => other.length - one.length;

const longestFirst = commonWords.toSorted(byLength);

/** The words of the product's name and the user's name and address, separately and joined, longest first. */
function ownWords({ productName, emailAddress, firstName, lastName }: PasswordOwner): string[] {
  return [productName, emailAddress, firstName, lastName]
    .flatMap((text) => (typeof text === 'string' ? [text, ...text.split(/\P{L}/u)] : []))
    .map((text) => lettersOf(text.toLowerCase()))
    .filter((word) => word.length >= shortestWord)
    .toSorted(byLength);
}
