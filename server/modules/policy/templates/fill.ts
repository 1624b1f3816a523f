import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

import { escapedText, markupOf } from './markup.ts';
import { sectionsOf, type Placeholder, type PolicyTemplate } from './template.ts';

export type PlaceholderValue = Schemas['PolicyPlaceholderValue'];

/** Makes a value fit for the text that it is put into. */
type Escape = (value: string) => string;

const mark = /\{\{([a-z]+)\}\}/gi;

/** The names of the placeholders that a text uses. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(mark)].map(([, name = '']) => name);

/** Text with values in place of its placeholders. Each is put in once, so a value cannot name another placeholder. */
export const filled = (text: string, valueOf: (name: string) => string | undefined, escape: Escape): string =>
  text.replaceAll(mark, (whole, name: string) => {
    const value = valueOf(name);
    return value === undefined ? whole : escape(value);
  });

const isAddress = (value: string): boolean => /^[^\s@<>]+@[^\s@<>][^\s@<>.]*\.[^\s@<>]+$/.test(value);
const isNumber = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value);

/** What is wrong with the value of a placeholder. */
function mistakeOf({ kind }: Placeholder, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return 'Enter a value';
  if (kind === 'NUMBER' && !isNumber(value)) return 'Enter a whole number from 1 to 9999';
  if (kind === 'EMAIL' && !isAddress(value)) return 'Enter an email address';
  // A document must not seem to have placeholders that nobody will fill.
  return /\{\{|\}\}/.test(value) ? 'Remove the double braces' : undefined;
}

/** The errors of values, by the names of their placeholders. */
function errorsOf({ placeholders }: PolicyTemplate, values: readonly PlaceholderValue[]): readonly FieldError[] {
  const given = new Map<string, string>();
  const errors: FieldError[] = [];
  const refuse = (name: string, message: string) => errors.push({ field: `values/${name}`, message });
  for (const { name, value } of values) {
    if (!placeholders.some((placeholder) => placeholder.name === name)) refuse(name, 'This policy does not ask for it');
    else if (given.has(name)) refuse(name, 'Give it once');
    given.set(name, value);
  }
  for (const placeholder of placeholders) {
    const mistake = mistakeOf(placeholder, given.get(placeholder.name));
    if (mistake !== undefined) refuse(placeholder.name, mistake);
  }
  return errors;
}

/**
 * A starter policy with its placeholders filled: the plain texts as they are, the document with escaped values.
 * @throws ApiError 400 naming each placeholder that is missing, unknown, given twice or not of its kind
 */
export function fillTemplate(
  template: PolicyTemplate,
  values: readonly PlaceholderValue[],
): Schemas['FilledPolicyTemplate'] {
  const errors = errorsOf(template, values);
  if (errors.length > 0) throw invalid(errors);
  const byName = new Map(values.map(({ name, value }) => [name, value.trim()]));
  const plain = (text: string) => filled(text, (name) => byName.get(name), String);
  const content = filled(sectionsOf(template).map(markupOf).join(''), (name) => byName.get(name), escapedText);
  return { title: template.title, purpose: plain(template.purpose), scope: plain(template.scope), content };
}
