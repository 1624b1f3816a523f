import { restoreDraft, textOf } from '../record/merge.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import { showing } from './import-context.ts';
import type { ImportContext, ImportEvent } from './import.types.ts';

type Chosen = Pick<ImportContext, 'fields' | 'mode' | 'reading'>;

/** What a person chooses of how a file is imported; what they state about its policies, they state again. */
export const assignmentOf = ({ fields, mode, reading: { decimalMark, dayOrder } }: Chosen) => ({
  fields,
  mode,
  decimalMark,
  dayOrder,
});

/** What was chosen and the server has not got yet; null for nothing. */
export function unsavedAssignment(context: Chosen & Pick<ImportContext, 'current'>): UnsavedText | null {
  const { current } = context;
  return current === null ? null : textOf(assignmentOf(showing(current)), assignmentOf(context));
}

/** The choices that a kept text makes again, of those that the file and the register still have. */
export function restoredAssignment(context: Chosen & Pick<ImportContext, 'current'>, text: UnsavedText): ImportEvent[] {
  const { fields, mode, decimalMark, dayOrder } = restoreDraft(assignmentOf(context), text).draft;
  const isField = (field: string | null) =>
    field === null || context.current?.fields.some((one) => one.field === field) === true;
  const columns = context.fields.flatMap((own, column): ImportEvent[] => {
    const field = fields[column];
    return field === undefined || field === own || !isField(field) ? [] : [{ type: 'column.assigned', column, field }];
  });
  return [...columns, { type: 'mode.chosen', mode }, { type: 'reading.chosen', reading: { decimalMark, dayOrder } }];
}
