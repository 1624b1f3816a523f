import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';

import { sameValue } from '../record/merge.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import { rebased } from './builder-steps.ts';
import type { BuilderContext } from './questionnaire-builder.types.ts';

type Unsaved = Pick<BuilderContext, 'sent' | 'waiting'>;

/** The edits that the server has not stored, as they are kept until it has; null for none. */
export function unsavedEdits({ sent, waiting }: Unsaved): UnsavedText | null {
  const edits = [...sent, ...waiting];
  return edits.length === 0 ? null : { changes: { edits }, before: {} };
}

/** Only the builder writes them; what does not fit the questions is left out by `rebased`. */
const isEdit = (value: unknown): value is TemplateEdit =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/**
 * The kept edits that still change something, and how many do not fit the questions any more. None if they were stored
 * after all, or the same was done elsewhere.
 */
export function restorableEdits({ content }: Pick<BuilderContext, 'content'>, { changes }: UnsavedText) {
  const kept: unknown = changes['edits'];
  const { waiting, content: restored, dropped } = rebased(content, Array.isArray(kept) ? kept.filter(isEdit) : []);
  return sameValue(restored, content) ? { edits: [], dropped } : { edits: waiting, dropped };
}
