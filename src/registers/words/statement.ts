import { statementStatusLabels, statementTexts as texts } from '#domain/words/statement.ts';
import type { StatementRecord } from '#src/api/compliance/statements.ts';
import { choiceWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords } from '../Names.tsx';

/** The labels of the fields of a statement of applicability. */
export const statementWords = {
  title: textWords(texts.title.label),
  adoptedStandardId: {
    label: texts.adoptedStandard.label,
    show: (id, names) => (id === null ? 'None' : (names.get(id) ?? 'Another standard')),
  },
  number: textWords(texts.number.label),
  changeLog: textWords(texts.changeLog.label),
  ownerId: memberWords(texts.owner.label),
  approverId: memberWords(texts.approver.label),
  reviewOn: dayWords(texts.reviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<StatementRecord['draft']>;

/** The labels of what follows from its course, which actions change. */
export const statementCourseWords = {
  status: choiceWords(texts.status.label, statementStatusLabels),
  reason: textWords('Reason'),
  expiredVersion: textWords('Expired version'),
};
