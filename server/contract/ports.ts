import type { CallerUser, LinkScope, OrganisationContext, PlatformContext, RequestFacts } from './types.ts';

/** Who calls, as far as the token and the organisation header tell. */
export interface Caller {
  readonly user: CallerUser;
  readonly approved: boolean;
  readonly active: boolean;
  /** Present when the named organisation exists and the person is its member. */
  readonly organisation: OrganisationContext['organisation'] | undefined;
  readonly platform: PlatformContext['platform'] | undefined;
}

/** What identifies a repeat of a create. */
export interface RepeatableRequest {
  readonly operation: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** The answer to having counted a request. */
export interface Counted {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** What somebody with a secure link asks for. */
export interface LinkRequest {
  /** What the operation is for: `policy`. */
  readonly kind: string;
  /** As it stands in the request; at most 200 characters long, and nothing else is known of it. */
  readonly token: string;
}

/** What binding needs from the rest of the server. */
export interface ContractPorts {
  /** @throws ApiError 401 when the token is missing, wrong, expired or its session has ended */
  findCaller(token: string, organisationId: string | undefined, request: RequestFacts): Promise<Caller>;
  /** @throws ApiError 404, the same for a token that is unknown, revoked or of another kind; 410 with its date when expired */
  findLink(link: LinkRequest, request: RequestFacts): Promise<LinkScope>;
  /** Runs work in one transaction of the caller's organisation. */
  inOrganisation<T>(context: OrganisationContext, work: () => Promise<T>): Promise<T>;
  /** Inside that transaction: does a keyed create once; its repeats are answered, not done. */
  answerOnce(context: OrganisationContext, request: RepeatableRequest, work: () => Promise<unknown>): Promise<unknown>;
  /** Runs work in one transaction that sees what the role of links was granted, and of that the link's record alone. */
  onLink<T>(link: LinkScope, work: () => Promise<T>): Promise<T>;
  /** Counts a change by a caller. */
  readonly countChange: (userId: string) => Promise<Counted>;
  /** Counts a read by a caller. */
  readonly countRead: (userId: string) => Promise<Counted>;
  /** Counts a request that needs no account, by its network address or by its link. */
  readonly countPublic: (subject: string, perMinute: number) => Promise<Counted>;
}
