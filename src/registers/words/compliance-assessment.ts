import {
  complianceAssessmentKindLabels,
  complianceAssessmentStatusLabels,
  complianceAssessmentTexts as texts,
} from '#domain/words/compliance-assessment.ts';
import { scoringMethodLabels } from '#domain/words/own-control.ts';
import type { ComplianceAssessmentRecord } from '#src/api/compliance/assessments.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
  type Names,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords, membersWords } from '../Names.tsx';

/** An adopted standard, by the name that a stored record or its log carries. */
export const adoptedStandardWords = (label: string) => ({
  label,
  show: (id: string | null, names: Names) => (id === null ? 'None' : (names.get(id) ?? 'Another standard')),
});

/** Lists of texts, each in a line. */
export const scopeWords = (label: string) => ({
  label,
  show: (lines: readonly string[]) => lines.join('\n') || 'All',
});

/** The labels of a compliance assessment's fields. */
export const complianceAssessmentWords = {
  title: textWords(texts.title.label),
  kind: choiceWords(texts.kind.label, complianceAssessmentKindLabels),
  adoptedStandardId: adoptedStandardWords(texts.adoptedStandard.label),
  levels: scopeWords(texts.levels.label),
  groups: scopeWords(texts.groups.label),
  periodFrom: dayWords(texts.periodFrom.label),
  periodTo: dayWords(texts.periodTo.label),
  assessorIds: membersWords(texts.assessors.label),
  reviewerIds: membersWords(texts.reviewers.label),
  method: choiceOrNoneWords(texts.method.label, scoringMethodLabels, 'Not chosen'),
  ownerId: memberWords(texts.owner.label),
  dueOn: dayWords(texts.dueOn.label),
  labelIds: labelWords,
} satisfies FieldWords<ComplianceAssessmentRecord['draft']>;

/** The labels of what follows from its course, which actions change. */
export const complianceAssessmentCourseWords = {
  status: choiceWords(texts.status.label, complianceAssessmentStatusLabels),
  conclusion: textWords(texts.conclusion.label),
  reason: textWords('Reason'),
};
