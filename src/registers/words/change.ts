import {
  changeOutcomeLabels,
  changeStatusLabels,
  changeTexts as texts,
  changeTypeLabels,
  quorumRuleLabels,
} from '#domain/words/change.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { informationAsset, ownControl, policy, risk } from '#openapi/generated/records.ts';
import type { ChangeKind } from '#src/api/changes.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { policies } from '#src/api/policy/policies.ts';
import { risks } from '#src/api/risk/risks.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  instantWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { labelWords } from '../labels/label-words.tsx';
import { membersWords, memberWords, recordsWords } from '../Names.tsx';

/** The labels of a change's fields. */
export const changeWords = {
  title: textWords(texts.title.label),
  type: choiceWords(texts.type.label, changeTypeLabels),
  reason: textWords(texts.reason.label),
  description: textWords(texts.description.label),
  impact: textWords(texts.impact.label),
  outage: textWords(texts.outage.label),
  ownerId: memberWords(texts.owner.label),
  assessorId: memberWords(texts.assessor.label),
  implementerIds: membersWords(texts.implementers.label),
  voterIds: membersWords(texts.voters.label),
  quorum: choiceWords(texts.quorum.label, quorumRuleLabels),
  quorumNumber: numberOrNoneWords(texts.quorumNumber.label),
  riskLevel: choiceOrNoneWords(texts.riskLevel.label, levelLabels, labels.notRated),
  assetIds: recordsWords(texts.assets.label, informationAssets, informationAsset.noun),
  policyIds: recordsWords(texts.policies.label, policies, policy.noun),
  riskIds: recordsWords(texts.risks.label, risks, risk.noun),
  ownControlIds: recordsWords(texts.ownControls.label, ownControls, ownControl.noun),
  implementationPlan: textWords(texts.implementationPlan.label),
  testPlan: textWords(texts.testPlan.label),
  fallbackPlan: textWords(texts.fallbackPlan.label),
  plannedStart: instantWords(texts.plannedStart.label),
  plannedEnd: instantWords(texts.plannedEnd.label),
  repeatable: { label: texts.repeatable.label, show: (value: boolean) => (value ? 'Yes' : 'No') },
  labelIds: labelWords,
} satisfies FieldWords<ChangeKind['draft']>;

/** The labels of what follows from its course, which actions change. */
export const changeCourseWords = {
  status: choiceWords(texts.status.label, changeStatusLabels),
  outcome: choiceOrNoneWords(texts.outcome.label, changeOutcomeLabels, 'None'),
  statusReason: textWords('Reason'),
  vote: textWords('Vote'),
  affected: textWords('Affected record'),
};
