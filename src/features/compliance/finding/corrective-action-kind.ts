import { zCorrectiveActionInput } from '#openapi/generated/zod.ts';
import { correctiveActionParts, type CorrectiveActionKind } from '#src/api/compliance/findings.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { correctiveActionWords } from '#src/registers/words/finding.ts';

/** The actions on a finding. */
export const correctiveActionKind = partKind<CorrectiveActionKind>({
  parts: correctiveActionParts,
  noun: { one: 'action', many: 'actions' },
  words: correctiveActionWords,
  empty: { title: '', type: 'CORRECTIVE_ACTION', ownerId: null, dueOn: null, statusId: null, doneOn: null },
  draftOf: ({ title, type, owner, dueOn, status, doneOn }) => ({
    title,
    type,
    ownerId: owner?.id ?? null,
    dueOn,
    statusId: status?.id ?? null,
    doneOn,
  }),
  schema: zCorrectiveActionInput,
});
