import type { OrganisationState } from '#domain/people/organisation-lifecycle.ts';

import type {
  CallerUser,
  LinkScope,
  OrganisationContext,
  PlatformContext,
  RequestFacts,
  WorkOptions,
} from './types.ts';

/** The caller, as identified by the token and the organisation header. */
export interface Caller {
  readonly user: CallerUser;
  readonly approved: boolean;
  readonly active: boolean;
  /** Present when the named organisation exists and the person is a member. */
  readonly organisation: OrganisationContext['organisation'] | undefined;
  readonly platform: PlatformContext['platform'] | undefined;
  /** Whether members of that organisation may change anything; they may if it is left out. */
  readonly organisationState?: OrganisationState | undefined;
}

/** Identifies a repeated create. */
export interface RepeatableRequest {
  readonly operation: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** The result of counting a request against a limit. */
export interface Counted {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** A request made with a secure link. */
export interface LinkRequest {
  /** The link's purpose: `policy`. */
  readonly kind: string;
  /** As sent: at most 200 characters, otherwise unchecked. */
  readonly token: string;
}

/** The ports that binding needs from the rest of the server. */
export interface ContractPorts {
  /** @throws ApiError 401 when the token is missing or invalid, has expired, or its session has ended */
  findCaller(token: string, organisationId: string | undefined, request: RequestFacts): Promise<Caller>;
  /**
   * @throws ApiError 404 for an unknown or revoked token and for one of another kind, 429 after too many of them; 410 with
   * its date for an expired one
   */
  findLink(link: LinkRequest, request: RequestFacts): Promise<LinkScope>;
  /** Runs work in one transaction of the caller's organisation, which cannot write if it is for a read. */
  inOrganisation<T>(
    context: OrganisationContext,
    work: () => Promise<T>,
    purpose: 'read' | 'write',
    options?: WorkOptions,
  ): Promise<T>;
  /** Inside that transaction: runs a keyed create once and replays its response to repeats. */
  answerOnce(context: OrganisationContext, request: RepeatableRequest, work: () => Promise<unknown>): Promise<unknown>;
  /**
   * Runs work in one transaction under the links role, limited to that role's grants and to the link's own record. It
   * cannot write if it is for a read.
   */
  onLink<T>(link: LinkScope, work: () => Promise<T>, purpose: 'read' | 'write', options?: WorkOptions): Promise<T>;
  /** Counts a write by a caller. */
  readonly countChange: (userId: string) => Promise<Counted>;
  /** Counts a read by a caller. */
  readonly countRead: (userId: string) => Promise<Counted>;
  /** Counts an unauthenticated request, by network address or by link. */
  readonly countPublic: (subject: string, perMinute: number) => Promise<Counted>;
}
