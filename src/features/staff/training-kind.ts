import { zStaffTrainingInput } from '#openapi/generated/zod.ts';
import { trainingParts, type TrainingKind } from '#src/api/staff-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { trainingWords } from '#src/registers/words/staff-parts.ts';

/** The trainings of a staff member. */
export const trainingKind = partKind<TrainingKind>({
  parts: trainingParts,
  noun: { one: 'training', many: 'trainings' },
  words: trainingWords,
  empty: { title: '', kind: 'TRAINING', doneOn: null, validMonths: null, fileId: null },
  draftOf: ({ title, kind, doneOn, validMonths, file }) => ({
    title,
    kind,
    doneOn,
    validMonths,
    fileId: file?.id ?? null,
  }),
  schema: zStaffTrainingInput,
});
