import type { components } from '#openapi/generated/types.ts';

import { changedAmong } from '../changed-fields.ts';
import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type ExemptionStatus = Schemas['ExemptionStatus'];
export type ExemptionAction = Schemas['ExemptionAction'];

/** The people of an exemption. */
export interface ExemptionParties {
  readonly requesterId: string | null;
  /** Who asked for it last, also if another requester is named now. */
  readonly submittedById: string | null;
  readonly approverId: string | null;
}

export interface ExemptionNames {
  readonly state: ExemptionStatus;
  readonly action: ExemptionAction;
  readonly event: 'LAPSE' | 'SOURCE_GONE';
  readonly need: 'reason';
  readonly party: 'requester' | 'approver' | 'watchers';
  readonly parties: ExemptionParties;
}

const ownRequest = 'Nobody decides on what they request themselves';
const forApprover = 'This is for the approver to decide';

/** The requester submits and revises, the approver decides; both end it. Without a requester, the person who submits it becomes one. */
function refusalOf(action: ExemptionAction, parties: ExemptionParties, personId: string) {
  const { requesterId, submittedById, approverId } = parties;
  if (action === 'END') return undefined;
  if (action === 'SUBMIT' || action === 'WITHDRAW' || action === 'REVISE')
    return requesterId === null || requesterId === personId ? undefined : 'This is for the requester to do';
  if (requesterId === personId || submittedById === personId) return ownRequest;
  return approverId === personId ? undefined : forApprover;
}

const tells = ['requester', 'approver', 'watchers'] as const;

/** What ends an approved one by itself. */
const ended = { from: ['APPROVED'], to: 'EXPIRED', needs: [], tells } as const;

/** The handling of exceptions to policies and controls (ISO/IEC 27002, 5.1). */
export const exemptionLifecycle: Lifecycle<ExemptionNames> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: { from: ['DRAFT'], to: 'UNDER_REVIEW', needs: [], tells, asks: ['approver'], leadsOn: true },
    WITHDRAW: { from: ['UNDER_REVIEW'], to: 'DRAFT', needs: [], tells },
    APPROVE: { from: ['UNDER_REVIEW'], to: 'APPROVED', needs: [], tells, leadsOn: true },
    REJECT: { from: ['UNDER_REVIEW'], to: 'REJECTED', needs: ['reason'], tells },
    REVISE: { from: ['REJECTED'], to: 'DRAFT', needs: [], tells, leadsOn: true },
    CONFIRM: { from: ['APPROVED'], to: 'APPROVED', needs: [], tells, leadsOn: true },
    END: { from: ['APPROVED'], to: 'EXPIRED', needs: ['reason'], tells },
  },
  events: {
    LAPSE: { ...ended, by: 'TIME' },
    SOURCE_GONE: { ...ended, by: 'CHANGE' },
  },
  refusal: (action, parties, { id }) => refusalOf(action, parties, id),
};

export interface ExtensionNames {
  readonly state: Schemas['ExtensionStatus'];
  readonly action: Schemas['ExtensionAction'];
  readonly event: 'VOID';
  readonly need: 'reason';
  readonly party: 'asker' | 'requester' | 'approver' | 'watchers';
  readonly parties: ExemptionParties & { readonly askedById: string };
}

const concerned = ['asker', 'requester', 'watchers'] as const;

/** A request that an exemption applies for longer. One that is not decided when the exemption ends is void, and told with that end. */
export const extensionLifecycle: Lifecycle<ExtensionNames> = {
  initial: 'REQUESTED',
  steps: {
    GRANT: { from: ['REQUESTED'], to: 'GRANTED', needs: [], tells: concerned, leadsOn: true },
    REFUSE: { from: ['REQUESTED'], to: 'REFUSED', needs: ['reason'], tells: concerned },
  },
  events: { VOID: { from: ['REQUESTED'], to: 'VOID', needs: [], tells, by: 'TIME' } },
  refusal(_, { requesterId, submittedById, approverId, askedById }, { id }) {
    if (askedById === id || requesterId === id || submittedById === id) return ownRequest;
    return approverId === id ? undefined : forApprover;
  },
};

/** What an exemption can be from: one closed set, of which it has exactly one. */
const exemptionSources = ['policyId', 'controlId'] as const;

type Input = Required<Schemas['ExemptionInput']>;

export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What an exemption still needs before it can be submitted, beside its term. */
export function missingToSubmit(input: Input): readonly Problem[] {
  const sources = exemptionSources.filter((source) => input[source] !== null);
  const hasControls = input.compensatingControlIds.length > 0 || input.withoutControls.trim() !== '';
  const [field] = exemptionSources;
  return [
    ...(sources.length === 0 ? [{ field, message: 'Choose the policy or control that it is from' }] : []),
    ...(sources.length > 1 ? [{ field, message: 'Choose a policy or a control, not both' }] : []),
    ...(input.reason.trim() === '' ? [{ field: 'reason', message: 'Say why the requirement cannot be met' }] : []),
    ...(input.approverId === null ? [{ field: 'approverId', message: 'Choose an approver' }] : []),
    ...(input.validTo === null ? [{ field: 'validTo', message: 'Choose the last day on which it applies' }] : []),
    ...(hasControls
      ? []
      : [{ field: 'withoutControls', message: 'Choose compensating controls, or say why there are none' }]),
  ];
}

/** What is fixed from the submission on: what was asked for, and what was decided on. */
const substance = [
  'title',
  ...exemptionSources,
  'ownControlIds',
  'scope',
  'reason',
  'justification',
  'riskRating',
  'riskPlan',
  'compensatingControlIds',
  'withoutControls',
  'validFrom',
  'validTo',
] as const;

/** The fields that a change may not set: only a draft can be rewritten, and a review keeps its people. */
export function fixedFields(status: ExemptionStatus, before: Input, after: Input): readonly (keyof Input)[] {
  if (status === 'DRAFT') return [];
  const people = status === 'UNDER_REVIEW' ? (['ownerId', 'approverId'] as const) : [];
  return changedAmong([...substance, ...people], before, after);
}

const isSame = (person: string | null, other: string | null) =>
  person !== null && person.toLowerCase() === other?.toLowerCase();

/**
 * What is wrong with people who are exchanged after the submission: neither the requester nor the person who submitted it decides on
 * it, and naming another requester does not change who submitted it.
 */
export function peopleProblems(
  status: ExemptionStatus,
  { submittedById, ...before }: Input & Pick<ExemptionParties, 'submittedById'>,
  after: Input,
): readonly Problem[] {
  const { approverId, ownerId } = after;
  if (status === 'DRAFT' || !(isSame(approverId, ownerId) || isSame(approverId, submittedById))) return [];
  return changedAmong(['ownerId', 'approverId'], before, after).map((field) => ({
    field,
    message: 'Choose someone else: nobody decides on what they request themselves',
  }));
}
