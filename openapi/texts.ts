import * as z from 'zod/mini';

import { zLine, zName } from './generated/zod.ts';

/** Whether a text is a valid `Line` of the contract, for texts that bypass it, such as user names. */
export const isLine = (text: string): boolean => z.safeParse(zLine, text).success;

/** Whether a text is a valid `Name` of the contract. */
export const isName = (text: string): boolean => z.safeParse(zName, text).success;

/** The text without the characters a `Line` may not contain; undefined if nothing visible remains. */
export function lineOf(text: string): string | undefined {
  const kept = Array.from(text).filter((character) => isLine(`x${character}`));
  const line = kept.join('').trim();
  return isLine(line) ? line : undefined;
}

/** The same for a name; undefined also if it holds an address, as names from other identity providers may. */
export function nameOf(text: string): string | undefined {
  const line = lineOf(text);
  return line !== undefined && isName(line) ? line : undefined;
}
