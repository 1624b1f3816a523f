import { zStaffDutyInput } from '#openapi/generated/zod.ts';
import { dutyParts, type DutyKind } from '#src/api/staff-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { dutyWords } from '#src/registers/words/staff-parts.ts';

/** The duties of a staff member. */
export const dutyKind = partKind<DutyKind>({
  parts: dutyParts,
  noun: { one: 'duty', many: 'duties' },
  words: dutyWords,
  empty: { title: '', involvement: 'RESPONSIBLE', recordId: null },
  draftOf: ({ title, involvement, record }) => ({ title, involvement, recordId: record?.id ?? null }),
  schema: zStaffDutyInput,
});
