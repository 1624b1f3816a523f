import type { components } from '#openapi/generated/types.ts';

type NotificationKind = components['schemas']['NotificationKind'];

/** What waits for a person's decision: approvals, reviews, votes and verdicts. */
const decisions: ReadonlySet<NotificationKind> = new Set([
  'acceptance',
  'reviewRequested',
  'policyStep',
  'assessmentStep',
  'exemptionStep',
  'changeStep',
  'scoreProposal',
]);

/** Whether the mail of a kind of notification can be sent at once instead of daily. */
export const mayBeAtOnce = (kind: NotificationKind): boolean => kind === 'incidentAlert' || decisions.has(kind);
