import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type AssessmentStatus = Schemas['AssessmentStatus'];
export type AssessmentAction = Schemas['AssessmentAction'];

/** What moves an assessment without being an action of its status: respondents, and the passing of days. */
export type AssessmentEvent = 'START' | 'SUBMIT' | 'EXPIRE';

/** What an action is given, or what the assessment must have. */
export type AssessmentNeed = 'reason' | 'conclusion' | 'expiresOn' | 'provider' | 'template' | 'respondents';

/** The people of an assessment. */
export interface AssessmentParties {
  readonly approverId: string | null;

  /** Everyone who has reviewed an answer or completed a review, also before it was returned or reopened. */
  readonly reviewerIds: readonly string[];
}

/** Why a person may not take an action; undefined if they may. */
export type AssessmentRefusal = 'NOT_APPROVER' | 'OWN_REVIEW';

/** The decision is the approver's, if one is named, and never that of someone who reviewed any of it (ISO/IEC 27001, A.5.3). */
export function assessmentRefusal(
  action: AssessmentAction,
  { approverId, reviewerIds }: AssessmentParties,
  personId: string,
): AssessmentRefusal | undefined {
  if (action !== 'APPROVE' && action !== 'REJECT') return undefined;
  if (approverId !== null && approverId !== personId) return 'NOT_APPROVER';
  return reviewerIds.includes(personId) ? 'OWN_REVIEW' : undefined;
}

const refusals: Readonly<Record<AssessmentRefusal, string>> = {
  NOT_APPROVER: 'This is for the approver to decide',
  OWN_REVIEW: 'Someone who has reviewed none of its answers must decide',
};

/** `responsible` is who carries it out, or without an assignee the person who made it. */
export type AssessmentParty = 'assignee' | 'approver' | 'responsible' | 'watchers';

export interface AssessmentNames {
  readonly state: AssessmentStatus;
  readonly action: AssessmentAction;
  readonly event: AssessmentEvent;
  readonly need: AssessmentNeed;
  readonly party: AssessmentParty;
  readonly parties: AssessmentParties;
}

export interface ClarificationNames {
  readonly state: AssessmentStatus;
  readonly action: 'CLARIFY';
  readonly event: never;
  readonly need: 'expiresOn';
  readonly party: AssessmentParty;
  readonly parties: object;
}

const tells = ['assignee', 'approver', 'watchers'] as const;

/** Who goes on once others have answered or decided. */
const asks = ['responsible'] as const;

/**
 * The course of an assessment of a service provider (specification section 4). Answers can be changed while it is SENT or
 * IN_PROGRESS; after a clarification was asked for, only those that it names.
 */
export const assessmentLifecycle: Lifecycle<AssessmentNames> = {
  initial: 'DRAFT',
  steps: {
    SEND: {
      from: ['DRAFT'],
      to: 'SENT',
      needs: ['provider', 'template', 'expiresOn', 'respondents'],
      tells,
      leadsOn: true,
    },
    REVIEW: {
      from: ['SUBMITTED'],
      to: 'REVIEWED',
      needs: ['conclusion'],
      tells: ['assignee', 'watchers'],
      asks: ['approver'],
      leadsOn: true,
    },
    RETURN: { from: ['REVIEWED'], to: 'SUBMITTED', needs: ['reason'], tells, asks },
    APPROVE: { from: ['REVIEWED'], to: 'APPROVED', needs: [], tells, asks, leadsOn: true },
    REJECT: { from: ['REVIEWED'], to: 'REJECTED', needs: ['reason'], tells, asks },
    REOPEN: { from: ['EXPIRED', 'REJECTED'], to: 'IN_PROGRESS', needs: ['reason', 'expiresOn'], tells },
  },
  events: {
    START: { from: ['SENT'], to: 'IN_PROGRESS', needs: [], tells: [], by: 'RESPONDENTS' },
    SUBMIT: {
      from: ['SENT', 'IN_PROGRESS'],
      to: 'SUBMITTED',
      needs: [],
      tells: ['watchers'],
      asks,
      by: 'RESPONDENTS',
    },
    EXPIRE: {
      from: ['SENT', 'IN_PROGRESS'],
      to: 'EXPIRED',
      needs: [],
      tells: ['watchers'],
      asks,
      by: 'TIME',
    },
  },
  refusal(action, parties, { id }) {
    const refusal = assessmentRefusal(action, parties, id);
    return refusal && refusals[refusal];
  },
};

/** The request to clarify answers, which names them and so has an operation of its own. */
export const clarificationLifecycle: Lifecycle<ClarificationNames> = {
  initial: 'SUBMITTED',
  steps: {
    CLARIFY: { from: ['SUBMITTED', 'REVIEWED'], to: 'IN_PROGRESS', needs: ['expiresOn'], tells },
  },
  events: {},
  refusal: () => undefined,
};

/** Whether respondents can change answers. */
export const isAnswerable = (status: AssessmentStatus): boolean => status === 'SENT' || status === 'IN_PROGRESS';

/** Whether answers can be reviewed. */
export const isReviewable = (status: AssessmentStatus): boolean => status === 'SUBMITTED';

/** Whether an approver who is named stays: while the decision is theirs, it is not given to someone else unnoticed. */
export const isApproverFixed = (status: AssessmentStatus, approverId: string | null): boolean =>
  status === 'REVIEWED' && approverId !== null;

/** The instants from which a respondent's state follows. ISO 8601 or null. */
export interface RespondentTimes {
  readonly requestedAt: string | null;
  readonly openedAt: string | null;
  readonly lastSavedAt: string | null;
  readonly submittedAt: string | null;
  readonly revokedAt: string | null;
  readonly expiresAt: string | null;
}

/** Where a respondent stands at an instant, in milliseconds since the epoch. */
export function respondentState(times: RespondentTimes, now: number): Schemas['RespondentState'] {
  if (times.revokedAt !== null) return 'REVOKED';
  if (times.submittedAt !== null) return 'SUBMITTED';
  if (times.requestedAt === null) return 'ADDED';
  if (times.expiresAt !== null && Date.parse(times.expiresAt) <= now) return 'EXPIRED';
  if (times.lastSavedAt !== null) return 'ANSWERING';
  return times.openedAt === null ? 'REQUESTED' : 'OPENED';
}
