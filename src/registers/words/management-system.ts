import {
  auditKindLabels,
  auditStatusLabels,
  auditTexts,
  managementReviewStatusLabels,
  managementReviewTexts,
  objectiveDirectionLabels,
  objectiveStageLabels,
  objectiveStateLabels,
  objectiveTexts,
} from '#domain/words/management-system.ts';
import { complianceAssessment } from '#openapi/generated/records.ts';
import { complianceAssessments } from '#src/api/compliance/assessments.ts';
import type { AuditKind } from '#src/api/management-system/audits.ts';
import type { ManagementReviewKind } from '#src/api/management-system/management-reviews.ts';
import type { ObjectiveKind, ReadingKind } from '#src/api/management-system/objectives.ts';
import {
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords, membersWords, recordWords } from '../Names.tsx';
import { adoptedStandardWords, scopeWords } from './compliance-assessment.ts';

/** The labels of an objective's fields. */
export const objectiveWords = {
  title: textWords(objectiveTexts.title.label),
  plan: textWords(objectiveTexts.plan.label),
  resources: textWords(objectiveTexts.resources.label),
  ownerId: memberWords(objectiveTexts.owner.label),
  measure: textWords(objectiveTexts.measure.label),
  unit: textWords(objectiveTexts.unit.label),
  direction: choiceWords(objectiveTexts.direction.label, objectiveDirectionLabels),
  baseline: numberOrNoneWords(objectiveTexts.baseline.label),
  target: numberOrNoneWords(objectiveTexts.target.label),
  everyMonths: numberOrNoneWords(objectiveTexts.everyMonths.label),
  stage: choiceWords(objectiveTexts.stage.label, objectiveStageLabels),
  dueOn: dayWords(objectiveTexts.dueOn.label),
  labelIds: labelWords,
} satisfies FieldWords<ObjectiveKind['draft']>;

/** The labels of what follows from its readings. */
export const objectiveCourseWords = {
  state: choiceWords(objectiveTexts.state.label, objectiveStateLabels),
  reading: textWords('Reading'),
};

/** The labels of a reading's fields. */
export const readingWords = {
  title: textWords('What was measured'),
  takenOn: dayWords(objectiveTexts.latestOn.label),
  value: { label: 'Value', show: (value) => value },
} satisfies FieldWords<ReadingKind['draft']>;

/** The labels of an audit's fields. */
export const auditWords = {
  title: textWords(auditTexts.title.label),
  kind: choiceWords(auditTexts.kind.label, auditKindLabels),
  objective: textWords(auditTexts.objective.label),
  criteria: textWords(auditTexts.criteria.label),
  adoptedStandardId: adoptedStandardWords(auditTexts.adoptedStandard.label),
  groups: scopeWords(auditTexts.groups.label),
  ownerId: memberWords(auditTexts.owner.label),
  auditorIds: membersWords(auditTexts.auditors.label),
  externalAuditors: textWords(auditTexts.externalAuditors.label),
  plannedFrom: dayWords(auditTexts.plannedFrom.label),
  plannedTo: dayWords(auditTexts.plannedTo.label),
  assessmentId: recordWords(auditTexts.assessment.label, complianceAssessments, complianceAssessment.noun),
  labelIds: labelWords,
} satisfies FieldWords<AuditKind['draft']>;

/** The labels of what follows from its course, which actions change. */
export const auditCourseWords = {
  status: choiceWords(auditTexts.status.label, auditStatusLabels),
  conclusion: textWords(auditTexts.conclusion.label),
  independence: textWords(auditTexts.independence.label),
  reason: textWords('Reason'),
};

/** The labels of a management review's fields. */
export const managementReviewWords = {
  title: textWords(managementReviewTexts.title.label),
  heldOn: dayWords(managementReviewTexts.heldOn.label),
  ownerId: memberWords(managementReviewTexts.owner.label),
  participantIds: membersWords(managementReviewTexts.participants.label),
  otherParticipants: textWords(managementReviewTexts.otherParticipants.label),
  previousActions: textWords(managementReviewTexts.previousActions.label),
  changedIssues: textWords(managementReviewTexts.changedIssues.label),
  changedExpectations: textWords(managementReviewTexts.changedExpectations.label),
  performance: textWords(managementReviewTexts.performance.label),
  feedback: textWords(managementReviewTexts.feedback.label),
  risks: textWords(managementReviewTexts.risks.label),
  opportunities: textWords(managementReviewTexts.opportunities.label),
  decisions: textWords(managementReviewTexts.decisions.label),
  labelIds: labelWords,
} satisfies FieldWords<ManagementReviewKind['draft']>;

/** The labels of what follows from its course, which actions change. */
export const managementReviewCourseWords = {
  status: choiceWords(managementReviewTexts.status.label, managementReviewStatusLabels),
  reason: textWords('Reason'),
};
