import * as z from 'zod/mini';

import { zLine } from './generated/zod.ts';

/** Whether a text is a `Line` of the contract, for texts that do not come through it, such as names of people. */
export const isLine = (text: string): boolean => z.safeParse(zLine, text).success;

/** The text without the characters that no `Line` may have; undefined where nothing visible is left. */
export function lineOf(text: string): string | undefined {
  const kept = Array.from(text).filter((character) => isLine(`x${character}`));
  const line = kept.join('').trim();
  return isLine(line) ? line : undefined;
}
