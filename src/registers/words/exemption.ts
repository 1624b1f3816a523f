import {
  exemptionEndLabels,
  exemptionQuestionLabels,
  exemptionStatusLabels,
  exemptionTexts as texts,
} from '#domain/words/exemption.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { exemption, ownControl, policy } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { exemptions, type ExemptionKind } from '#src/api/exemptions.ts';
import { policies } from '#src/api/policy/policies.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
  type Names,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords, recordsWords, recordWords } from '../Names.tsx';

/** Controls of risks, by the names that a stored exemption or its log carries. */
const controlNames = (ids: readonly string[], names: Names): string =>
  ids.map((id) => names.get(id) ?? 'Another control').join('\n') || 'None';

/** The labels of an exemption's fields. */
export const exemptionWords = {
  title: textWords(texts.title.label),
  policyId: recordWords(texts.policy.label, policies, policy.noun),
  controlId: {
    label: texts.control.label,
    show: (id, names) => controlNames(id === null ? [] : [id], names),
  },
  ownControlIds: recordsWords(texts.ownControls.label, ownControls, ownControl.noun),
  scope: textWords(texts.scope.label),
  reason: textWords(texts.reason.label),
  justification: textWords(texts.justification.label),
  ownerId: memberWords(texts.owner.label),
  approverId: memberWords(texts.approver.label),
  riskRating: choiceOrNoneWords(texts.riskRating.label, levelLabels, labels.notRated),
  riskPlan: textWords(texts.riskPlan.label),
  compensatingControlIds: { label: texts.compensatingControls.label, show: controlNames },
  withoutControls: textWords(texts.withoutControls.label),
  validFrom: dayWords(texts.validFrom.label),
  validTo: dayWords(texts.validTo.label),
  labelIds: labelWords,
} satisfies FieldWords<ExemptionKind['draft']>;

/** The labels of what follows from its course, which actions change. */
export const exemptionCourseWords = {
  status: choiceWords(texts.status.label, exemptionStatusLabels),
  renewsId: recordWords(texts.renews.label, exemptions, exemption.noun),
  endedBecause: choiceOrNoneWords(texts.endedBecause.label, exemptionEndLabels, 'None'),
  question: choiceOrNoneWords(texts.question.label, exemptionQuestionLabels, 'Confirmed'),
  extension: textWords('Extension'),
  statusReason: textWords('Reason'),
};
