import { createHash } from 'node:crypto';

import type { TemplateContent } from '#domain/questionnaire/template-edits.ts';

/** Objects with their keys in alphabetical order: the database does not keep the order of keys. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** SHA-256 of the sections of a template as JSON with keys in alphabetical order, so that anyone can compute it again. */
export const contentHash = (questionnaires: TemplateContent): string =>
  createHash('sha256').update(JSON.stringify(questionnaires, inOrder)).digest('hex');
