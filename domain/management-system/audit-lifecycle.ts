import type { components } from '#openapi/generated/types.ts';

import { changedAmong } from '../changed-fields.ts';
import type { Actor, Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type AuditStatus = Schemas['AuditStatus'];
export type AuditAction = Schemas['AuditAction'];

export interface AuditParties {
  readonly leaderId: string | null;
}

export interface AuditNames {
  readonly state: AuditStatus;
  readonly action: AuditAction;
  readonly event: never;
  readonly need: 'leader' | 'days' | 'conclusion' | 'reason';
  readonly party: 'leader' | 'auditors' | 'watchers';
  readonly parties: AuditParties;
}

const tells = ['leader', 'auditors', 'watchers'] as const;

/** The leader carries an audit out; whether it takes place is for managers and administrators. */
function refusalOf(action: AuditAction, { leaderId }: AuditParties, { id, isLeading }: Actor): string | undefined {
  if (isLeading) return undefined;
  if (action === 'CANCEL' || action === 'REOPEN') return 'This is for a manager or an administrator to decide';
  return id === leaderId ? undefined : 'This is for the leader of the audit to do';
}

/** The course of an audit of the programme (ISO/IEC 27001, 9.2.2). */
export const auditLifecycle: Lifecycle<AuditNames> = {
  initial: 'PLANNED',
  steps: {
    START: { from: ['PLANNED'], to: 'IN_PROGRESS', needs: ['leader', 'days'], tells, leadsOn: true },
    REPORT: { from: ['IN_PROGRESS'], to: 'REPORTED', needs: ['conclusion'], tells, leadsOn: true },
    CANCEL: { from: ['PLANNED', 'IN_PROGRESS'], to: 'CANCELLED', needs: ['reason'], tells },
    REOPEN: { from: ['REPORTED', 'CANCELLED'], to: 'PLANNED', needs: ['reason'], tells },
  },
  events: {},
  refusal: refusalOf,
};

type Input = Required<Schemas['AuditInput']>;

/** Scope, people and days of an audit: its report is about exactly these. */
const reportedFields = [
  'kind',
  'objective',
  'criteria',
  'adoptedStandardId',
  'groups',
  'ownerId',
  'auditorIds',
  'externalAuditors',
  'plannedFrom',
  'plannedTo',
  'assessmentId',
] as const satisfies readonly (keyof Input)[];

/** The fields of an input that would change although the audit is reported. */
export const fixedAuditFields = (status: AuditStatus, before: Input, input: Input): string[] =>
  status === 'REPORTED' ? changedAmong(reportedFields, before, input) : [];
