import { zStaffCompetenceInput } from '#openapi/generated/zod.ts';
import { competenceParts, type CompetenceKind } from '#src/api/staff-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { competenceWords } from '#src/registers/words/staff-competence.ts';

/** The competences of a staff member. */
export const competenceKind = partKind<CompetenceKind>({
  parts: competenceParts,
  noun: { one: 'competence', many: 'competences' },
  words: competenceWords,
  empty: { competenceId: '', level: 'PRACTITIONER', assessedOn: null, trainingId: null, note: '' },
  draftOf: ({ competence, level, assessedOn, training, note }) => ({
    competenceId: competence.id,
    level,
    assessedOn,
    trainingId: training?.id ?? null,
    note,
  }),
  schema: zStaffCompetenceInput,
});
