import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';

type Schemas = components['schemas'];

export type InvitationStatus = Schemas['InvitationStatus'];

export interface InvitationNames {
  readonly state: InvitationStatus;
  readonly action: Schemas['InvitationAction'];
  readonly event: 'ACCEPT' | 'EXPIRE';
  readonly need: never;
  readonly party: 'inviter' | 'invited';
  readonly parties: object;
}

/** An invitation to become a member. It is accepted by the person with its address, which is a change elsewhere. */
export const invitationLifecycle: Lifecycle<InvitationNames> = {
  initial: 'PENDING',
  steps: {
    RESEND: { from: ['PENDING', 'EXPIRED'], to: 'PENDING', needs: [], tells: ['invited'], leadsOn: true },
    REVOKE: { from: ['PENDING'], to: 'REVOKED', needs: [], tells: [] },
  },
  events: {
    ACCEPT: { from: ['PENDING'], to: 'ACCEPTED', needs: [], tells: ['inviter'], by: 'CHANGE' },
    EXPIRE: { from: ['PENDING'], to: 'EXPIRED', needs: [], tells: [], by: 'TIME' },
  },
  refusal: (_action, _parties, { mayEdit }) =>
    mayEdit ? undefined : 'You may not manage the users of this organisation',
};

const dayInMilliseconds = 86_400_000;

/** When the links of an invitation end: to the millisecond, so many times 24 hours after its last mail was asked for. */
export const invitationEnd = (from: Date, days: number): Date => new Date(from.getTime() + days * dayInMilliseconds);

/** The status at a time: an invitation whose time is over is expired whether or not that was stored. */
export const invitationStatusAt = (status: InvitationStatus, expiresAt: Date, now: Date): InvitationStatus =>
  status === 'PENDING' && expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : status;

/** Before an invitation ends, its address is reminded once. */
export const reminderLead = 2;
/** So many mails are sent again in a day to one address, and for one organisation. */
const mostResendsPerAddress = 3;
const mostResendsPerOrganisation = 200;

/** Why a mail cannot be sent again today. */
export function refusalToResend(sent: { readonly toAddress: number; readonly byOrganisation: number }) {
  if (sent.toAddress >= mostResendsPerAddress)
    return `This address has been sent ${mostResendsPerAddress} more invitations today. Try again tomorrow`;
  if (sent.byOrganisation >= mostResendsPerOrganisation)
    return `Your organisation has sent ${mostResendsPerOrganisation} invitations again today. Try again tomorrow`;
  return undefined;
}
