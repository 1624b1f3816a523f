import { frequencyTexts } from '#domain/words/lookups.ts';
import {
  classificationLabels,
  documentTypeLabels,
  generationMethodLabels,
  policyStatusLabels,
  policyTexts as texts,
} from '#domain/words/policy.ts';
import { ownControl, risk } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { policyCategories, policyFrequencies, type PolicyKind } from '#src/api/policy/policies.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { risks } from '#src/api/risk/risks.ts';
import { choiceWords, dayWords, numberWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, membersWords, memberWords, recordsWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

/** The labels of a policy's fields. */
export const policyWords = {
  title: textWords(texts.title.label),
  categoryId: entryWords(texts.category.label, policyCategories),
  documentType: choiceWords(texts.documentType.label, documentTypeLabels),
  purpose: textWords(texts.purpose.label),
  scope: textWords(texts.scope.label),
  ownerId: memberWords(texts.owner.label),
  approverId: memberWords(texts.approver.label),
  reviewerIds: membersWords(texts.reviewers.label),
  department: textWords(texts.department.label),
  classification: choiceWords(texts.classification.label, classificationLabels),
  effectiveOn: dayWords(texts.effectiveOn.label),
  frequencyId: entryWords(texts.frequency.label, policyFrequencies),
  nextReviewOn: dayWords(texts.nextReviewOn.label),
  retiredOn: dayWords(texts.retiredOn.label),
  riskIds: recordsWords(texts.risks.label, risks, risk.noun),
  ownControlIds: recordsWords(texts.ownControls.label, ownControls, ownControl.noun),
  labelIds: labelWords,
} satisfies FieldWords<PolicyKind['draft']>;

/** The labels of what follows from the versions, which actions change. */
export const policyVersionWords = {
  status: choiceWords(texts.status.label, policyStatusLabels),
  generationMethod: choiceWords(texts.generationMethod.label, generationMethodLabels),
  documentVersion: textWords('Version'),
  document: textWords('Document'),
  review: textWords('Review'),
  remark: textWords('Remark'),
  acknowledgedBy: textWords('Acknowledged by'),
  contentSha256: textWords('SHA-256 of the content'),
  receiptSha256: textWords('SHA-256 of the receipt'),
  reason: textWords('Reason'),
};

/** For a review frequency. */
export const frequencyWords = {
  ...lookupWords,
  months: numberWords(frequencyTexts.months.label),
} satisfies FieldWords<KindOf<'PolicyFrequencies'>['draft']>;
