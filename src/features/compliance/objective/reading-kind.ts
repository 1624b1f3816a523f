import { zObjectiveReadingInput } from '#openapi/generated/zod.ts';
import { readingParts, type ReadingKind } from '#src/api/management-system/objectives.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { readingWords } from '#src/registers/words/management-system.ts';

/** The readings of an objective. */
export const readingKind = partKind<ReadingKind>({
  parts: readingParts,
  noun: { one: 'reading', many: 'readings' },
  words: readingWords,
  empty: { title: '', takenOn: null, value: 0 },
  draftOf: ({ title, takenOn, value }) => ({ title, takenOn, value }),
  schema: zObjectiveReadingInput,
});
