import { absenceTexts } from '#domain/words/staff-absence.ts';
import { dutyTexts, involvementLabels, trainingKindLabels, trainingTexts } from '#domain/words/staff-parts.ts';
import type { AbsenceKind, DutyKind, TrainingKind } from '#src/api/staff-parts.ts';
import {
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { chosenWords } from './chosen-words.ts';

/** The labels of a training's fields. */
export const trainingWords = {
  title: textWords(trainingTexts.title.label),
  kind: choiceWords(trainingTexts.kind.label, trainingKindLabels),
  doneOn: dayWords(trainingTexts.doneOn.label),
  validMonths: numberOrNoneWords(trainingTexts.validMonths.label),
  fileId: chosenWords(trainingTexts.file.label, 'A file'),
} satisfies FieldWords<TrainingKind['draft']>;

/** The labels of the fields of an absence. */
export const absenceWords = {
  firstDay: dayWords(absenceTexts.firstDay.label),
  lastDay: dayWords(absenceTexts.lastDay.label),
  deputyId: chosenWords(absenceTexts.deputy.label, 'A staff member'),
  note: textWords(absenceTexts.note.label),
} satisfies FieldWords<AbsenceKind['draft']>;

/** The labels of a duty's fields. */
export const dutyWords = {
  title: textWords(dutyTexts.title.label),
  involvement: choiceWords(dutyTexts.involvement.label, involvementLabels),
  recordId: chosenWords(dutyTexts.record.label, 'A record'),
} satisfies FieldWords<DutyKind['draft']>;
