import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export interface EvidenceRequestNames {
  readonly state: Schemas['EvidenceRequestStatus'];
  readonly action: Schemas['EvidenceRequestAction'];
  readonly event: never;
  readonly need: 'date' | 'reason';
  readonly party: 'recipient' | 'asker' | 'watchers';
  readonly parties: { readonly recipientId: string; readonly askerId: string | null };
}

const tells = ['recipient', 'asker', 'watchers'] as const;

/**
 * A request that a member gives a new version of a piece of evidence, with files of their own. Who asked decides whether it shows
 * what was asked for: until then it waits beside the evidence, as what people without an account give (evidence-contact.ts).
 */
export const evidenceRequestLifecycle: Lifecycle<EvidenceRequestNames> = {
  initial: 'OPEN',
  steps: {
    PROVIDE: { from: ['OPEN'], to: 'PROVIDED', needs: ['date'], tells, asks: ['asker'], leadsOn: true },
    ACCEPT: { from: ['PROVIDED'], to: 'ACCEPTED', needs: [], tells, leadsOn: true },
    RETURN: { from: ['PROVIDED'], to: 'OPEN', needs: ['reason'], tells, asks: ['recipient'] },
    WITHDRAW: { from: ['OPEN', 'PROVIDED'], to: 'WITHDRAWN', needs: [], tells },
  },
  events: {},
  refusal(action, { recipientId, askerId }, { id, isLeading, mayEdit }) {
    if (action === 'PROVIDE') return recipientId === id ? undefined : 'This is for the member who was asked';
    if (askerId !== id && !isLeading) return 'This is for the person who asked, or a manager';
    if (action !== 'ACCEPT') return undefined;
    if (recipientId === id) return 'Someone else accepts what you gave';
    return mayEdit ? undefined : 'This is for members who may edit evidence';
  },
};
