import * as z from 'zod/mini';

import type { FieldErrors } from '#machines/record/field-errors.ts';
import { messages } from '#openapi/generated/access.ts';

type Issue = z.core.$ZodIssue;

/** Each occurs in only one of the contract's text patterns, the first that fits, which identifies the rule that was broken. */
const otherColons = '︓';
const invisible = 'Default_Ignorable_Code_Point';
const isolates = '\\u2066-\\u2069';

/** How to correct a value that the contract rejects; the schema itself only says that it does. */
function advice(issue: Issue, value: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return 'This field is required';
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Choose at most ${issue.maximum}`;
  if (issue.code === 'too_big') return `Enter at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `Enter at least ${issue.minimum}`;
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'Choose a date';
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'Enter a date and a time';
  if (issue.code === 'invalid_format' && issue.pattern?.includes(otherColons)) return messages.Name;
  if (issue.code === 'invalid_format' && issue.pattern?.includes(invisible)) return messages.Line;
  if (issue.code === 'invalid_format' && issue.pattern?.includes(isolates)) return messages.Prose;
  return 'Check this value';
}

const valueAt = (draft: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    draft,
  );

/** The first contract violation of each field, in words. */
export function contractErrors(schema: z.core.$ZodType, draft: object): FieldErrors {
  const checked = z.safeParse(schema, draft);
  if (checked.success) return {};
  const complaints = checked.error.issues.map(
    (issue) => [issue.path.map(String).join('/'), advice(issue, valueAt(draft, issue.path))] as const,
  );
  return Object.fromEntries(complaints.toReversed());
}
