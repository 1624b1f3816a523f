import {
  assessmentStatusLabels,
  assessmentTexts as texts,
  conclusionLabels,
} from '#domain/words/provider-assessment.ts';
import { assessmentTemplate, serviceProvider } from '#openapi/generated/records.ts';
import { assessmentTemplates } from '#src/api/provider-assessment/assessment-templates.ts';
import type { AssessmentKind } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { serviceProviders } from '#src/api/service-provider/service-providers.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  numberWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords, recordWords } from '../Names.tsx';

/** The labels of an assessment's fields. */
export const assessmentWords = {
  title: textWords(texts.title.label),
  providerId: recordWords(texts.provider.label, serviceProviders, serviceProvider.noun),
  templateId: recordWords(texts.template.label, assessmentTemplates, assessmentTemplate.noun),
  description: textWords(texts.description.label),
  assigneeId: memberWords(texts.assignee.label),
  approverId: memberWords(texts.approver.label),
  dueOn: dayWords(texts.dueOn.label),
  expiresOn: dayWords(texts.expiresOn.label),
  reminderDays: numberWords(texts.reminderDays.label),
  recurrenceMonths: numberWords(texts.recurrenceMonths.label),
  labelIds: labelWords,
} satisfies FieldWords<AssessmentKind['draft']>;

/** The labels of what follows from its course, which actions change. */
export const assessmentCourseWords = {
  status: choiceWords(texts.status.label, assessmentStatusLabels),
  conclusion: choiceOrNoneWords(texts.conclusion.label, conclusionLabels, 'Not concluded'),
  conclusionReason: textWords(texts.conclusionReason.label),
  decisionReason: textWords(texts.decisionReason.label),
  templateVersion: textWords(texts.templateVersion.label),
  progress: textWords(texts.progress.label),
  score: textWords(texts.score.label),
  respondent: textWords('Respondent'),
  clarification: textWords('Clarification'),
  respondentQuestion: textWords('Question of a respondent'),
  question: textWords('Question'),
  answerReview: textWords('Review'),
  submittedQuestions: textWords('Submitted questions'),
  finding: textWords('Risk'),
  reason: textWords('Reason'),
};
