import type { Actor, Lifecycle } from '../lifecycle.ts';
import type { DerivationFlag } from './derivation.ts';
import type { FindingKind } from './finding-lifecycle.ts';
import { isNegative, type ComplianceResult } from './results.ts';

export type ComplianceAssessmentStatus = 'PLANNED' | 'IN_PROGRESS' | 'IN_REVIEW' | 'CLOSED' | 'ABANDONED';
export type ComplianceAssessmentAction = 'START' | 'SUBMIT' | 'RETURN' | 'CLOSE' | 'ABANDON' | 'REOPEN';
export type ComplianceAssessmentNeed =
  | 'scope'
  | 'period'
  | 'assessor'
  | 'reviewer'
  | 'method'
  | 'reason'
  | 'conclusion';

/** Who assesses: the organisation itself, its internal audit, or an external body. */
export type ComplianceAssessmentKind = 'SELF' | 'INTERNAL' | 'EXTERNAL';

/** What is known of the people of an assessment. */
export interface ComplianceAssessmentParties {
  readonly kind: ComplianceAssessmentKind;
  readonly assessorIds: readonly string[];
  readonly reviewerIds: readonly string[];
  /** Those of the reviewers whose role closes assessments (T8). */
  readonly closerIds: readonly string[];
  /** Everyone who judged an item of it. */
  readonly judgeIds: readonly string[];
  /** The owners of the own controls in its scope, also those who were exchanged in its period. */
  readonly ownerIds: readonly string[];
}

export type ActingPerson = Pick<Actor, 'id' | 'isAdministrator' | 'isLeading'>;

export interface ComplianceAssessmentNames {
  readonly state: ComplianceAssessmentStatus;
  readonly action: ComplianceAssessmentAction;
  readonly event: never;
  readonly need: ComplianceAssessmentNeed;
  readonly party: 'assessors' | 'reviewers' | 'watchers';
  readonly parties: ComplianceAssessmentParties;
}

/** Why a person may not take an action that is possible. */
export type ComplianceAssessmentRefusal =
  | 'NOT_ASSESSOR'
  | 'NOT_REVIEWER'
  | 'NEVER_CLOSES'
  | 'NOT_LEADING'
  | 'NOT_ADMIN'
  | 'JUDGED_IT'
  | 'OWNS_CONTROLS';

/** Audits are independent of what they audit (ISO/IEC 27001, 9.2.2). */
const isIndependent = (kind: ComplianceAssessmentKind): boolean => kind !== 'SELF';

function refusalToClose(
  { kind, reviewerIds, closerIds, judgeIds, ownerIds }: ComplianceAssessmentParties,
  { id }: ActingPerson,
): ComplianceAssessmentRefusal | undefined {
  if (!reviewerIds.includes(id)) return 'NOT_REVIEWER';
  if (!closerIds.includes(id)) return 'NEVER_CLOSES';
  if (judgeIds.includes(id)) return 'JUDGED_IT';
  return isIndependent(kind) && ownerIds.includes(id) ? 'OWNS_CONTROLS' : undefined;
}

type Refusing = (parties: ComplianceAssessmentParties, person: ActingPerson) => ComplianceAssessmentRefusal | undefined;

const refusals: Readonly<Record<ComplianceAssessmentAction, Refusing>> = {
  START: ({ assessorIds }, { id, isLeading }) => (isLeading || assessorIds.includes(id) ? undefined : 'NOT_ASSESSOR'),
  SUBMIT: ({ assessorIds }, { id }) => (assessorIds.includes(id) ? undefined : 'NOT_ASSESSOR'),
  RETURN: ({ reviewerIds }, { id }) => (reviewerIds.includes(id) ? undefined : 'NOT_REVIEWER'),
  CLOSE: refusalToClose,
  ABANDON: (_parties, { isLeading }) => (isLeading ? undefined : 'NOT_LEADING'),
  REOPEN: (_parties, { isAdministrator }) => (isAdministrator ? undefined : 'NOT_ADMIN'),
};

/** Why a person may not take an action; undefined if they may. */
export const complianceAssessmentRefusal = (
  action: ComplianceAssessmentAction,
  parties: ComplianceAssessmentParties,
  person: ActingPerson,
): ComplianceAssessmentRefusal | undefined => refusals[action](parties, person);

const refusalTexts: Readonly<Record<ComplianceAssessmentRefusal, string>> = {
  NOT_ASSESSOR: 'This is for its assessors to do',
  NOT_REVIEWER: 'This is for its reviewers to decide',
  NEVER_CLOSES: 'Consultants, auditors and viewers close no assessments: name another reviewer',
  NOT_LEADING: 'This is for a manager or an administrator to decide',
  NOT_ADMIN: 'Only an administrator can reopen it',
  JUDGED_IT: 'A reviewer who has judged none of its items must decide',
  OWNS_CONTROLS: 'A reviewer who owns none of the controls in its scope, and has owned none in its period, must decide',
};

const tells = ['assessors', 'reviewers', 'watchers'] as const;

/** The course of a compliance assessment (compliance T6). */
export const complianceAssessmentLifecycle: Lifecycle<ComplianceAssessmentNames> = {
  initial: 'PLANNED',
  steps: {
    START: {
      from: ['PLANNED'],
      to: 'IN_PROGRESS',
      needs: ['scope', 'period', 'assessor', 'reviewer', 'method'],
      tells,
      asks: ['assessors'],
      leadsOn: true,
    },
    SUBMIT: { from: ['IN_PROGRESS'], to: 'IN_REVIEW', needs: [], tells, asks: ['reviewers'], leadsOn: true },
    RETURN: { from: ['IN_REVIEW'], to: 'IN_PROGRESS', needs: ['reason'], tells, asks: ['assessors'] },
    CLOSE: { from: ['IN_REVIEW'], to: 'CLOSED', needs: ['conclusion'], tells, leadsOn: true },
    ABANDON: { from: ['PLANNED', 'IN_PROGRESS'], to: 'ABANDONED', needs: ['reason'], tells },
    REOPEN: { from: ['CLOSED'], to: 'IN_PROGRESS', needs: ['reason'], tells, asks: ['assessors'] },
  },
  events: {},
  refusal(action, parties, actor) {
    const refusal = complianceAssessmentRefusal(action, parties, actor);
    return refusal && refusalTexts[refusal];
  },
};

/** Why a person may not judge an item; undefined if they may. @param ownerIds of the own controls of the item */
export function refusalToJudge(
  { kind, assessorIds }: Pick<ComplianceAssessmentParties, 'kind' | 'assessorIds'>,
  ownerIds: readonly string[],
  personId: string,
): 'NOT_ASSESSOR' | 'OWNS_CONTROLS' | undefined {
  if (!assessorIds.includes(personId)) return 'NOT_ASSESSOR';
  return isIndependent(kind) && ownerIds.includes(personId) ? 'OWNS_CONTROLS' : undefined;
}

/** An item of an assessment, as far as its submission depends on it. */
export interface SubmittedItem {
  readonly result: ComplianceResult;
  readonly flags: readonly DerivationFlag[];
  /** The kind of the gravest finding of its control that is not closed; null without one. */
  readonly gravestFinding: FindingKind | null;
  /** Why it was not assessed. */
  readonly reason: string;
}

/** What an item still needs before its assessment can be submitted. */
export type ItemGap = 'TO_CONFIRM' | 'CONTRADICTION' | 'FINDING_MISSING' | 'REASON_MISSING';

/** Whether a finding is as grave as a negative result: an opportunity for improvement stands for no non-conformity. */
function isCovered(result: ComplianceResult, gravest: FindingKind | null): boolean {
  if (result === 'MAJOR_NON_CONFORMITY') return gravest === 'MAJOR';
  return !isNegative(result) || gravest === 'MAJOR' || gravest === 'MINOR';
}

/** What keeps an item from being submitted. */
export function itemGaps({ result, flags, gravestFinding, reason }: SubmittedItem): ItemGap[] {
  return [
    ...(flags.includes('TO_CONFIRM') ? (['TO_CONFIRM'] as const) : []),
    ...(flags.includes('CONTRADICTION') ? (['CONTRADICTION'] as const) : []),
    ...(!isCovered(result, gravestFinding) ? (['FINDING_MISSING'] as const) : []),
    ...(result === 'NOT_ASSESSED' && reason.trim() === '' ? (['REASON_MISSING'] as const) : []),
  ];
}

/** The part of a standard that an assessment is about. */
export interface AssessmentScope {
  readonly adoptedStandardId: string;
  readonly status: ComplianceAssessmentStatus;
  readonly positionIds: readonly string[];
}

/** Whether another assessment in progress or review keeps this one from starting: a position is judged in one at a time. */
export function overlaps(one: AssessmentScope, other: AssessmentScope): boolean {
  const isActive = other.status === 'IN_PROGRESS' || other.status === 'IN_REVIEW';
  if (!isActive || one.adoptedStandardId !== other.adoptedStandardId) return false;
  const judged = new Set(other.positionIds);
  return one.positionIds.some((id) => judged.has(id));
}

const daysToReopen = 7;

/** Whether a closed assessment can still be reopened, by instants in ISO 8601. */
export const isReopenable = (closedAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(closedAt) <= daysToReopen * 86_400_000;
