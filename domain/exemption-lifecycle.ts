import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from './lifecycle.ts';

type Schemas = components['schemas'];

export type ExemptionStatus = Schemas['ExemptionStatus'];
export type ExemptionAction = Schemas['ExemptionAction'];

/** The handling of exceptions to policies and controls (ISO/IEC 27002, 5.1). An approved one also expires by itself. */
export const exemptionLifecycle: Lifecycle<ExemptionStatus, ExemptionAction, 'reason'> = {
  initial: 'DRAFT',
  steps: {
    SUBMIT: { from: ['DRAFT'], to: 'UNDER_REVIEW', needs: [] },
    WITHDRAW: { from: ['UNDER_REVIEW'], to: 'DRAFT', needs: [] },
    APPROVE: { from: ['UNDER_REVIEW'], to: 'APPROVED', needs: [] },
    REJECT: { from: ['UNDER_REVIEW'], to: 'REJECTED', needs: ['reason'] },
    REVISE: { from: ['REJECTED'], to: 'DRAFT', needs: [] },
    CONFIRM: { from: ['APPROVED'], to: 'APPROVED', needs: [] },
    END: { from: ['APPROVED'], to: 'EXPIRED', needs: ['reason'] },
  },
};

/** A request that an exemption applies for longer. One that is not decided when the exemption ends is void. */
export const extensionLifecycle: Lifecycle<Schemas['ExtensionStatus'], Schemas['ExtensionAction'], 'reason'> = {
  initial: 'REQUESTED',
  steps: {
    GRANT: { from: ['REQUESTED'], to: 'GRANTED', needs: [] },
    REFUSE: { from: ['REQUESTED'], to: 'REFUSED', needs: ['reason'] },
  },
};

interface Parties {
  readonly requesterId: string | null;
  readonly approverId: string | null;
}

/** Why a person may not take an action, whatever the status; undefined if they may. Without a requester, anyone may submit. */
export function exemptionRefusal(
  action: ExemptionAction,
  { requesterId, approverId }: Parties,
  personId: string,
): string | undefined {
  if (action === 'END') return undefined;
  if (action === 'SUBMIT' || action === 'WITHDRAW' || action === 'REVISE')
    return requesterId === null || requesterId === personId ? undefined : 'This is for the requester to do';
  if (action !== 'CONFIRM' && requesterId === personId) return 'Nobody decides on what they request themselves';
  return approverId === personId ? undefined : 'This is for the approver to decide';
}

/** Why a person may not decide on an extension; undefined if they may. */
export function extensionRefusal(
  { approverId, askedById }: { readonly approverId: string | null; readonly askedById: string },
  personId: string,
): string | undefined {
  if (askedById === personId) return 'Nobody decides on what they request themselves';
  return approverId === personId ? undefined : 'This is for the approver to decide';
}

/** What an exemption can be from: one closed set, of which it has exactly one. */
export const exemptionSources = ['policyId', 'controlId'] as const;

type Input = Required<Schemas['ExemptionInput']>;

export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What an exemption still needs before it can be submitted, beside its term. */
export function missingToSubmit(input: Input): readonly Problem[] {
  const sources = exemptionSources.filter((source) => input[source] !== null);
  const hasControls = input.compensatingControlIds.length > 0 || input.withoutControls.trim() !== '';
  const [firstSource] = exemptionSources;
  return [
    ...(sources.length === 0 ? [{ field: firstSource, message: 'Choose the policy or control that it is from' }] : []),
    ...(sources.length > 1 ? [{ field: firstSource, message: 'Choose a policy or a control, not both' }] : []),
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

/** Ids are of either case, and lists of them in any order. */
const comparable = (value: string | readonly string[] | null): string =>
  typeof value === 'string' || value === null
    ? (value ?? '').toLowerCase()
    : value
        .map((id) => id.toLowerCase())
        .toSorted()
        .join();

/** The fields that a change may not set: only a draft can be rewritten, and a review keeps its people. */
export function fixedFields(status: ExemptionStatus, before: Input, after: Input): readonly (keyof Input)[] {
  if (status === 'DRAFT') return [];
  const people = status === 'UNDER_REVIEW' ? (['ownerId', 'approverId'] as const) : [];
  return [...substance, ...people].filter((field) => comparable(before[field]) !== comparable(after[field]));
}
