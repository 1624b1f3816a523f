import { zStaffAbsenceInput } from '#openapi/generated/zod.ts';
import { absenceParts, type AbsenceKind } from '#src/api/staff-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { absenceWords } from '#src/registers/words/staff-parts.ts';

/** The absences of a staff member. */
export const absenceKind = partKind<AbsenceKind>({
  parts: absenceParts,
  noun: { one: 'absence', many: 'absences' },
  words: absenceWords,
  empty: { firstDay: '', lastDay: '', deputyId: null, note: '' },
  draftOf: ({ firstDay, lastDay, deputy, note }) => ({ firstDay, lastDay, deputyId: deputy?.id ?? null, note }),
  schema: zStaffAbsenceInput,
});
