import type { Feature, FeaturePermission, Role, Principal } from '#openapi/access.ts';
import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

export type Account = components['schemas']['CurrentUser'];
export type Membership = components['schemas']['OrganisationMembership'];

/** The active organisation of a member (specification section 3, "Active organisation"). */
export interface ActiveOrganisation extends Principal {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  /** IANA name. */
  readonly timeZone: string;
  readonly state: components['schemas']['OrganisationState'];
  /** Why it is suspended or closing. */
  readonly stateReason: string;
  /** When everything of it is erased; null unless it is closing. */
  readonly eraseAt: string | null;
  readonly role: Role;
  readonly featurePermissions: readonly FeaturePermission[];
  readonly features: readonly Feature[];
}

export interface Organisations {
  readonly memberships: readonly Membership[];
  readonly defaultOrganisationId: string | null;
}

export interface SessionContext {
  /** The provider session for which the account was loaded. */
  readonly sessionId: string | null;
  readonly account: Account | null;
  readonly memberships: readonly Membership[];
  readonly organisation: ActiveOrganisation | null;
  /** The user has requested the sign-out. */
  readonly leaving: boolean;
  /** The reason for an involuntary sign-out. */
  readonly failure: Failure | null;
}

/** The identity provider's state; pending counts as signed out (specification section 4). */
export type IdentityEvent =
  | { type: 'identity.signedIn'; sessionId: string }
  | { type: 'identity.signedOut' }
  | { type: 'identity.failed' };

export type SessionEvent =
  | IdentityEvent
  /** The user changed their own name or picture. */
  | { type: 'account.changed'; account: Account }
  /** The API no longer accepts the session token: it was revoked, or the user was banned. */
  | { type: 'session.refused'; failure: Failure }
  /** Sent by machines/organisation-selection. */
  | { type: 'organisation.activated'; organisationId: string }
  /** Sent by machines/sign-out. */
  | { type: 'signOut.started' }
  | { type: 'signOut.failed' }
  | { type: 'retry.pressed' };

export type SessionNotice =
  /** Signed out because of a response; the failure is the reason. */
  | { type: 'session.failed'; failure: Failure }
  /** Signed out by the provider: in another tab, or because the session was ended elsewhere. */
  | { type: 'session.ended' };
