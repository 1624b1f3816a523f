import { invalid } from '#server/contract/errors.ts';

/** A text without the space around it. @throws ApiError 400 naming its field if nothing is left */
export function textOf(field: string, given: string): string {
  const text = given.trim();
  if (text === '') throw invalid([{ field, message: 'Enter a text' }]);
  return text;
}
