import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';
import { levelLabels } from './information-asset.ts';

type Schemas = components['schemas'];

export const changeTypeLabels: ValueTexts<Schemas['ChangeType']> = {
  STANDARD: 'Standard',
  NORMAL: 'Normal',
  EMERGENCY: 'Emergency',
};

export const changeStatusLabels: ValueTexts<Schemas['ChangeStatus']> = {
  NEW: 'New',
  ASSESS: 'To assess',
  AUTHORISE: 'To authorise',
  SCHEDULED: 'Scheduled',
  IMPLEMENT: 'In progress',
  REVIEW: 'To review',
  CLOSED: 'Closed',
  CANCELLED: 'Cancelled',
};

/** What an action is called on its button. */
export const changeActionLabels: ValueTexts<Schemas['ChangeAction']> = {
  SUBMIT: 'Submit',
  EXPEDITE: 'Ask for authorisation',
  SCHEDULE: 'Schedule',
  ASSESS: 'Assess',
  START: 'Start',
  FINISH: 'Finish',
  CLOSE: 'Close change',
  RETURN: 'Return',
  CANCEL: 'Cancel change',
};

export const quorumRuleLabels: ValueTexts<Schemas['QuorumRule']> = {
  ALL: 'All of them',
  ANY: 'Any one of them',
  MAJORITY: 'More than half',
  NUMBER: 'A number of them',
};

export const changeOutcomeLabels: ValueTexts<Schemas['ChangeOutcome']> = {
  SUCCESSFUL: 'Successful',
  WITH_ISSUES: 'With issues',
  BACKED_OUT: 'Backed out',
};

export const ballotLabels: ValueTexts<Schemas['Ballot']> = { YES: 'Approve', NO: 'Refuse' };

export const ballotStates: ValueTexts<Schemas['Ballot']> = { YES: 'Approved', NO: 'Refused' };

export const impactRequestLabels: ValueTexts<Schemas['ImpactRequest']> = {
  RECONFIRM: 'Confirm the answer again',
  RESCORE: 'Score the risk again',
  REVIEW: 'Review the policy',
};

export const impactStatusLabels: ValueTexts<Schemas['ImpactStatus']> = {
  OPEN: 'Not decided',
  UNAFFECTED: 'Not affected',
  TO_ASK: 'Affected',
  ASKED: 'Asked',
  DONE: 'Done',
};

/** The filter of the registers whose records changes affect. */
export const afterChangeTexts = {
  label: 'Asked after a change',
  labels: { ASKED: 'To look at again' } satisfies ValueTexts<Schemas['AfterChange']>,
};

export const changePeriodLabels: ValueTexts<Schemas['ChangePeriodKind']> = {
  WINDOW: 'Window for changes',
  FREEZE: 'Freeze',
};

/** The words of a change's fields. */
export const changeTexts = {
  title: recordTexts.title,
  type: { label: 'Type', values: changeTypeLabels },
  status: { label: 'Status', values: changeStatusLabels },
  reason: { label: 'Why it is needed' },
  description: { label: 'Description' },
  impact: { label: 'Impact' },
  outage: { label: 'Outage' },
  owner: { label: 'Requester' },
  assessor: { label: 'Assessor' },
  implementers: { label: 'Implementers' },
  voters: { label: 'Who decides' },
  quorum: { label: 'How many must agree', values: quorumRuleLabels },
  quorumNumber: { label: 'Number that must agree' },
  riskLevel: { label: 'Risk of the change', values: levelLabels },
  assets: { label: 'Assets' },
  policies: { label: 'Policies to review' },
  risks: { label: 'Risks to score again' },
  ownControls: { label: 'Own controls to confirm' },
  implementationPlan: { label: 'Implementation plan' },
  testPlan: { label: 'Test plan' },
  fallbackPlan: { label: 'Fall-back plan' },
  plannedStart: { label: 'Planned start' },
  plannedEnd: { label: 'Planned end' },
  repeatable: { label: 'May be repeated as a standard change' },
  round: { label: 'Round of votes' },
  template: { label: 'Repeats' },
  authorisedAt: { label: 'Authorised' },
  actualStart: { label: 'Started' },
  actualEnd: { label: 'Finished' },
  outcome: { label: 'Outcome', values: changeOutcomeLabels },
  reviewDueOn: { label: 'Review due' },
  review: { label: 'Review' },
  reviewedBy: { label: 'Closed by' },
  closedAt: { label: 'Closed' },
  refusedAt: { label: 'Not authorised afterwards' },
  statusReason: { label: 'Reason for the last step back' },
} satisfies FieldTexts<Schemas['ChangeRequest']>;
