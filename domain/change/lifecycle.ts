import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type ChangeStatus = Schemas['ChangeStatus'];
export type ChangeAction = Schemas['ChangeAction'];

/** The people of a change. */
export interface ChangeParties {
  readonly requesterId: string | null;
  readonly assessorId: string | null;
  readonly implementerIds: readonly string[];
}

export interface ChangeNames {
  readonly state: ChangeStatus;
  readonly action: ChangeAction;
  readonly event: 'APPROVE' | 'REFUSE' | 'AMEND';
  readonly need: 'reason' | 'riskLevel' | 'impact' | 'at' | 'outcome' | 'review';
  readonly party: 'requester' | 'assessor' | 'voters' | 'implementers' | 'watchers';
  readonly parties: ChangeParties;
}

const forRequester = 'This is for the requester to do';

const isSubmission = (action: ChangeAction) => action === 'SUBMIT' || action === 'EXPEDITE' || action === 'SCHEDULE';

function refusalOf(action: ChangeAction, parties: ChangeParties, personId: string): string | undefined {
  const { requesterId, assessorId, implementerIds } = parties;
  const carriesItOut = implementerIds.includes(personId);
  if (isSubmission(action)) return requesterId === null || requesterId === personId ? undefined : forRequester;
  if (action === 'ASSESS') {
    if (requesterId === personId) return 'Nobody assesses what they request themselves';
    return assessorId === null || assessorId === personId ? undefined : 'This is for the assessor to do';
  }
  if (action === 'START' || action === 'FINISH') return carriesItOut ? undefined : 'This is for those who carry it out';
  return action === 'CLOSE' && carriesItOut ? 'Nobody closes what they carried out themselves' : undefined;
}

const tells = ['requester', 'watchers'] as const;
const all = ['requester', 'assessor', 'voters', 'implementers', 'watchers'] as const;

/** The management of changes (ISO/IEC 27001, 8.1; ISO/IEC 27002, 8.32). Votes are no actions of its table: their result moves it. */
export const changeLifecycle: Lifecycle<ChangeNames> = {
  initial: 'NEW',
  steps: {
    SUBMIT: { from: ['NEW'], to: 'ASSESS', needs: [], tells, asks: ['assessor'], leadsOn: true },
    EXPEDITE: { from: ['NEW'], to: 'AUTHORISE', needs: [], tells, asks: ['voters'], leadsOn: true },
    SCHEDULE: { from: ['NEW'], to: 'SCHEDULED', needs: [], tells, asks: ['implementers'], leadsOn: true },
    ASSESS: {
      from: ['ASSESS'],
      to: 'AUTHORISE',
      needs: ['riskLevel', 'impact'],
      tells,
      asks: ['voters'],
      leadsOn: true,
    },
    START: { from: ['SCHEDULED'], to: 'IMPLEMENT', needs: [], tells, leadsOn: true },
    FINISH: {
      from: ['IMPLEMENT'],
      to: 'REVIEW',
      needs: ['at', 'outcome'],
      tells: all,
      asks: ['requester'],
      leadsOn: true,
    },
    CLOSE: { from: ['REVIEW'], to: 'CLOSED', needs: ['review'], tells: all, leadsOn: true },
    RETURN: { from: ['ASSESS', 'AUTHORISE', 'SCHEDULED'], to: 'NEW', needs: ['reason'], tells: all },
    CANCEL: { from: ['NEW', 'ASSESS', 'AUTHORISE', 'SCHEDULED'], to: 'CANCELLED', needs: ['reason'], tells: all },
  },
  events: {
    APPROVE: { from: ['AUTHORISE'], to: 'SCHEDULED', needs: [], tells, asks: ['implementers'], by: 'CHANGE' },
    REFUSE: { from: ['AUTHORISE'], to: 'NEW', needs: [], tells: all, by: 'CHANGE' },
    AMEND: { from: ['AUTHORISE', 'SCHEDULED'], to: 'AUTHORISE', needs: [], tells, asks: ['voters'], by: 'CHANGE' },
  },
  refusal: (action, parties, { id }) => refusalOf(action, parties, id),
};

const typeOf: Readonly<Partial<Record<ChangeAction, Schemas['ChangeType']>>> = {
  SUBMIT: 'NORMAL',
  EXPEDITE: 'EMERGENCY',
  SCHEDULE: 'STANDARD',
};

/** Whether an action is one of this type of change: a normal one is assessed, an emergency is not, a standard one is only scheduled. */
export const isOfType = (action: ChangeAction, type: Schemas['ChangeType']): boolean =>
  (typeOf[action] ?? type) === type;
