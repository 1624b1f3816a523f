import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, type FieldText, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const findingKindLabels: ValueTexts<Schemas['FindingKind']> = {
  MAJOR: 'Major non-conformity',
  MINOR: 'Minor non-conformity',
  OFI: 'Opportunity for improvement',
};

export const findingStatusLabels: ValueTexts<Schemas['FindingStatus']> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  CLOSED: 'Closed',
  RISK_ACCEPTED: 'Risk accepted',
};

export const findingActionLabels: ValueTexts<Schemas['FindingAction']> = {
  START: 'Start work',
  CLOSE: 'Close finding',
  FAIL_CHECK: 'Not effective',
  ACCEPT_RISK: 'Accept the risk',
  REOPEN: 'Reopen',
};

/** What is said of what a closure still needs. */
export const closureNeedLabels: ValueTexts<Schemas['FindingClosureNeed']> = {
  ROOT_CAUSE_MISSING: 'Enter the root cause',
  CORRECTION_MISSING: 'Enter what was corrected, or why nothing was',
  ACTION_MISSING: 'Add an action',
  ACTIONS_OPEN: 'Complete every action',
  NEW_ACTION_MISSING: 'Add an action: what was done before was not enough',
  EVIDENCE_MISSING: 'Name evidence that is no older than the finding',
  VERIFIER_MISSING: 'Choose who checks its effect',
  CHECK_MISSING: 'Have its effect checked',
  OWN_CHECK: 'Someone must check its effect who neither owns or owned the finding nor did an action',
  WAIT: 'Its effect cannot be seen yet',
};

export const correctiveActionTypeLabels: ValueTexts<Schemas['CorrectiveActionType']> = {
  CORRECTIVE_ACTION: 'Corrective action',
  IMPROVEMENT: 'Improvement',
  TREATMENT: 'Treatment',
};

type Action = Schemas['CorrectiveAction'];

/** The words of the fields of an action on a finding. */
export const correctiveActionTexts = {
  title: recordTexts.title,
  type: { label: 'Type', values: correctiveActionTypeLabels },
  owner: { label: 'Owner' },
  dueOn: { label: 'Due' },
  status: { label: 'Status' },
  doneOn: { label: 'Done on' },
} satisfies Readonly<Record<Exclude<keyof Action, 'id' | 'version' | 'isDone' | 'doneBy' | 'doneBefore'>, FieldText>>;

/** An action as the activity log keeps it. */
export const correctiveActionInWords = ({ title, type, owner, dueOn, status, doneOn, doneBy }: Action): string =>
  [
    title,
    ...(type === null ? [] : [correctiveActionTypeLabels[type]]),
    ...(status === null ? [] : [status.name]),
    ...(owner === null ? [] : [owner.name]),
    ...(dueOn === null ? [] : [`due ${writtenDay(dueOn)}`]),
    ...(doneOn === null ? [] : [`done ${writtenDay(doneOn)}${doneBy === null ? '' : ` by ${doneBy.name}`}`]),
  ].join(', ');

/** The words of a finding's fields. */
export const findingTexts = {
  title: recordTexts.title,
  kind: { label: 'Kind', values: findingKindLabels },
  status: { label: 'Status', values: findingStatusLabels },
  description: { label: 'Description' },
  owner: { label: 'Owner' },
  dueOn: { label: 'Due' },
  verifier: { label: 'Verifier' },
  raisedOn: { label: 'Found on' },
  identificationSource: { label: 'Identification source' },
  rootIdentification: { label: 'Cause found by' },
  affectedArea: { label: 'Affected area' },
  importance: { label: 'Importance' },
  rootCause: { label: 'Root cause' },
  correction: { label: 'Correction' },
  evidence: { label: 'Evidence' },
  positions: { label: 'Controls' },
  assessment: { label: 'Raised in' },
  closedBy: { label: 'Closed by' },
  closedOn: { label: 'Closed on' },
  declinedBecause: { label: 'Declined because' },
  failedChecks: { label: 'Failed checks' },
  acceptedRisk: { label: 'Accepted risk' },
  archivedAt: { label: 'Archived' },
  archivedReason: { label: 'Reason for archiving' },
} satisfies FieldTexts<Schemas['Finding']>;
