import type { Feature, FeaturePermission, Role, Principal } from '#openapi/access.ts';
import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

export type Account = components['schemas']['CurrentUser'];
export type Membership = components['schemas']['OrganisationMembership'];

/** The organisation a member acts in (specification section 3, "Active organisation"). */
export interface ActiveOrganisation extends Principal {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly role: Role;
  readonly featurePermissions: readonly FeaturePermission[];
  readonly features: readonly Feature[];
}

export interface Organisations {
  readonly memberships: readonly Membership[];
  readonly defaultOrganisationId: string | null;
}

export interface SessionContext {
  /** The provider's session that the account was read for. */
  readonly sessionId: string | null;
  readonly account: Account | null;
  readonly memberships: readonly Membership[];
  readonly organisation: ActiveOrganisation | null;
  /** The person is signing out themselves. */
  readonly leaving: boolean;
  /** Why the person was signed out, when it was not their wish. */
  readonly failure: Failure | null;
}

/** The identity provider's state; pending counts as signed out (specification section 4). */
export type IdentityEvent =
  | { type: 'identity.signedIn'; sessionId: string }
  | { type: 'identity.signedOut' }
  | { type: 'identity.failed' };

export type SessionEvent =
  | IdentityEvent
  /** The person changed their own name or picture. */
  | { type: 'account.changed'; account: Account }
  /** The API does not take the session's token any more: it was revoked, or the person was banned. */
  | { type: 'session.refused'; failure: Failure }
  /** The choice of machines/organisation-selection. */
  | { type: 'organisation.activated'; organisationId: string }
  /** What machines/sign-out tells. */
  | { type: 'signOut.began' }
  | { type: 'signOut.failed' }
  | { type: 'retry.pressed' };

export type SessionNotice =
  /** Signed out because of an answer; the failure is the reason. */
  | { type: 'session.failed'; failure: Failure }
  /** Signed out by the provider: in another tab, or because the session was ended elsewhere. */
  | { type: 'session.ended' };
