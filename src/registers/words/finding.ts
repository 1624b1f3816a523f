import {
  correctiveActionTexts as actionTexts,
  correctiveActionTypeLabels,
  findingKindLabels,
  findingStatusLabels,
  findingTexts as texts,
} from '#domain/words/finding.ts';
import { findingActionStatusTexts } from '#domain/words/lookups.ts';
import { complianceAssessment, evidence } from '#openapi/generated/records.ts';
import { complianceAssessments } from '#src/api/compliance/assessments.ts';
import { evidenceSource } from '#src/api/compliance/evidence.ts';
import {
  affectedAreas,
  findingActionStatuses,
  findingImportances,
  findingSources,
  rootIdentifications,
  type CorrectiveActionKind,
  type FindingRecord,
} from '#src/api/compliance/findings.ts';
import type { KindOf } from '#src/api/record/register.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, memberWords, recordsWords, recordWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

/** The labels of a finding's fields. */
export const findingWords = {
  title: textWords(texts.title.label),
  kind: choiceWords(texts.kind.label, findingKindLabels),
  description: textWords(texts.description.label),
  ownerId: memberWords(texts.owner.label),
  dueOn: dayWords(texts.dueOn.label),
  verifierId: memberWords(texts.verifier.label),
  raisedOn: dayWords(texts.raisedOn.label),
  identificationSourceId: entryWords(texts.identificationSource.label, findingSources),
  rootIdentificationId: entryWords(texts.rootIdentification.label, rootIdentifications),
  affectedAreaId: entryWords(texts.affectedArea.label, affectedAreas),
  importanceId: entryWords(texts.importance.label, findingImportances),
  rootCause: textWords(texts.rootCause.label),
  correction: textWords(texts.correction.label),
  evidenceIds: recordsWords(texts.evidence.label, evidenceSource, evidence.noun),
  positionIds: {
    label: texts.positions.label,
    show: (ids, names) => ids.map((id) => names.get(id) ?? 'Another control').join('\n') || 'None',
  },
  assessmentId: recordWords(texts.assessment.label, complianceAssessments, complianceAssessment.noun),
  labelIds: labelWords,
} satisfies FieldWords<FindingRecord['draft']>;

/** The labels of what follows from its course. */
export const findingCourseWords = {
  status: choiceWords(texts.status.label, findingStatusLabels),
  archived: choiceWords('Archived', { true: 'Yes', false: 'No' }),
  reason: textWords('Reason'),
  failedChecks: textWords(texts.failedChecks.label),
};

/** The labels of the fields of an action on a finding. */
export const correctiveActionWords = {
  title: textWords(actionTexts.title.label),
  type: choiceOrNoneWords(actionTexts.type.label, correctiveActionTypeLabels, 'None'),
  ownerId: memberWords(actionTexts.owner.label),
  dueOn: dayWords(actionTexts.dueOn.label),
  statusId: entryWords(actionTexts.status.label, findingActionStatuses),
  doneOn: dayWords(actionTexts.doneOn.label),
} satisfies FieldWords<CorrectiveActionKind['draft']>;

/** The labels of the fields of a status of actions. */
export const findingActionStatusWords = {
  ...lookupWords,
  isDone: {
    label: findingActionStatusTexts.isDone.label,
    show: (isDone: boolean) => (isDone ? 'Yes' : 'No'),
  },
} satisfies FieldWords<KindOf<'FindingActionStatuses'>['draft']>;
