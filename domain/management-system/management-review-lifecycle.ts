import type { components } from '#openapi/generated/types.ts';

import { changedAmong } from '../changed-fields.ts';
import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type ManagementReviewStatus = Schemas['ManagementReviewStatus'];
export type ManagementReviewAction = Schemas['ManagementReviewAction'];

export interface ManagementReviewParties {
  readonly chairId: string | null;
}

export interface ManagementReviewNames {
  readonly state: ManagementReviewStatus;
  readonly action: ManagementReviewAction;
  readonly event: never;
  readonly need: 'chair' | 'day' | 'reason';
  readonly party: 'chair' | 'participants' | 'watchers';
  readonly parties: ManagementReviewParties;
}

const tells = ['chair', 'participants', 'watchers'] as const;

/** The course of a management review (ISO/IEC 27001, 9.3): its results are kept as documented information. */
export const managementReviewLifecycle: Lifecycle<ManagementReviewNames> = {
  initial: 'PLANNED',
  steps: {
    HOLD: { from: ['PLANNED'], to: 'HELD', needs: ['chair', 'day'], tells, asks: ['chair'], leadsOn: true },
    APPROVE: { from: ['HELD'], to: 'APPROVED', needs: [], tells, leadsOn: true },
    REOPEN: { from: ['HELD'], to: 'PLANNED', needs: ['reason'], tells },
  },
  events: {},
  refusal: (action, { chairId }, { id }) =>
    action !== 'APPROVE' || id === chairId ? undefined : 'The chair approves the minutes',
};

type Input = Required<Schemas['ManagementReviewInput']>;

/** All but its labels. */
const heldFields = [
  'title',
  'heldOn',
  'ownerId',
  'participantIds',
  'otherParticipants',
  'previousActions',
  'changedIssues',
  'changedExpectations',
  'performance',
  'feedback',
  'risks',
  'opportunities',
  'decisions',
] as const satisfies readonly (keyof Input)[];

/** The fields of an input that would change although the review was held. */
export const fixedReviewFields = (status: ManagementReviewStatus, before: Input, input: Input): string[] =>
  status === 'PLANNED' ? [] : changedAmong(heldFields, before, input);
