import { competenceLevelLabels, competenceTexts, staffRoleTexts } from '#domain/words/staff-competence.ts';
import { competences } from '#src/api/staff-competence.ts';
import type { CompetenceKind } from '#src/api/staff-parts.ts';
import { choiceWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { EntryNames } from '../Names.tsx';
import { chosenWords } from './chosen-words.ts';
import { lookupWords } from './lookups.ts';

/** The labels of a competence's fields. */
export const competenceWords = {
  competenceId: {
    label: competenceTexts.competence.label,
    show: (id: string, names: ReadonlyMap<string, string>) =>
      EntryNames({ source: competences, ids: id === '' ? [] : [id], names }),
  },
  level: choiceWords(competenceTexts.level.label, competenceLevelLabels),
  assessedOn: dayWords(competenceTexts.assessedOn.label),
  trainingId: chosenWords(competenceTexts.training.label, 'A training'),
  note: textWords(competenceTexts.note.label),
} satisfies FieldWords<CompetenceKind['draft']>;

/** The labels of a staff role, with what it requires. */
export const staffRoleWords = { ...lookupWords, competences: textWords(staffRoleTexts.competences.label) };
