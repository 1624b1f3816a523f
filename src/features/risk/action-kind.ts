import { zTreatmentActionInput } from '#openapi/generated/zod.ts';
import { actionParts, type TreatmentActionKind } from '#src/api/risk/treatment-actions.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { actionWords } from '#src/registers/words/treatment-action.ts';

/** The actions of a risk's treatment plan. */
export const actionKind = partKind<TreatmentActionKind>({
  parts: actionParts,
  noun: { one: 'action', many: 'actions' },
  words: actionWords,
  empty: { title: '', ownerId: null, dueOn: null, effortDays: 0, cost: 0, progress: 0, status: 'NOT_STARTED' },
  draftOf: ({ title, owner, dueOn, effortDays, cost, progress, status }) => ({
    title,
    ownerId: owner?.id ?? null,
    dueOn,
    effortDays,
    cost,
    progress,
    status,
  }),
  schema: zTreatmentActionInput,
});
