import type { Readable } from 'node:stream';

import type {
  Access,
  PermissionLevel,
  OrganisationFeature,
  OrganisationRole,
  PlatformRole,
  PlatformFeature,
} from '#openapi/access.ts';
import type { access } from '#openapi/generated/access.ts';
import type { components } from '#openapi/generated/types.ts';
import type {
  BodyOf,
  Data,
  EventOf,
  FileOperationId,
  InterfaceName,
  MethodOf,
  OperationId,
  ParametersOf,
  StreamOperationId,
} from '#openapi/operation-types.ts';
import type { TransactionOptions } from '#server/database/tenancy.ts';

export type Schemas = components['schemas'];
export type { Data, InterfaceName, OperationId };

type Given<T, Fallback> = [NonNullable<T>] extends [never] ? Fallback : NonNullable<T>;

/** A handler's input: validated against the contract, with defaults filled in. */
export interface Input<K extends OperationId> {
  readonly path: Given<ParametersOf<K>['path'], object>;
  readonly query: Given<ParametersOf<K>['query'], object>;
  /** A file arrives while the handler reads it. */
  readonly body: [BodyOf<K>] extends [Uint8Array] ? AsyncIterable<Uint8Array> : BodyOf<K>;
}

/** Where a request came from, for the activity log. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string | null;
}

/** The person behind a token. */
export interface CallerUser {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly sessionId: string;
}

export interface RequestContext {
  readonly request: RequestFacts;
}

/** What a secure link gives access to: the record it was issued for and nothing else in the organisation. */
export interface LinkScope {
  readonly organisationId: string;
  readonly linkId: string;
  readonly recordId: string;
}

/** The handler runs inside one transaction for this link: `db` is limited to the grants of the links role. */
export interface LinkContext extends RequestContext {
  readonly link: LinkScope;
}

export interface MemberContext extends RequestContext {
  readonly user: CallerUser;
}

/** The handler runs inside one transaction for this organisation: `db` sees only its rows. */
export interface OrganisationContext extends MemberContext {
  readonly organisation: {
    readonly id: string;
    readonly role: OrganisationRole;
    readonly featurePermissions: readonly { feature: OrganisationFeature; permission: PermissionLevel }[];
  };
}

export interface PlatformContext extends MemberContext {
  readonly platform: {
    readonly role: PlatformRole;
    readonly featurePermissions: readonly { feature: PlatformFeature; permission: PermissionLevel }[];
  };
}

/** `once` is for work that cannot start over, because it has passed on what it did. */
export type WorkOptions = Pick<TransactionOptions, 'once'>;

/** For handlers that do slow work: they await it outside any transaction and open short ones to read and write. */
export interface ShortTransactions {
  /**
   * Runs the work in one transaction for the caller's organisation or link: commits when it resolves, rolls back when
   * it throws. Does not nest. It holds a connection until it ends, so never await slow work inside. Work that fails for a
   * passing reason is done again, once, unless it must not be.
   */
  readonly inTransaction: <T>(work: () => Promise<T>, options?: WorkOptions) => Promise<T>;
}

interface ContextByAudience {
  public: LinkContext;
  member: MemberContext;
  organisation: OrganisationContext;
  platform: PlatformContext;
}

/** The caller, as passed to the handler of an operation with this `x-access`. */
export type ContextFor<A extends Access> = ContextByAudience[A['audience']] &
  (A extends { readonly transactions: 'short' } ? ShortTransactions : unknown);

/** For handlers that answer with events. */
export interface Stream {
  /** Aborted when the client leaves before the last event. */
  readonly signal: AbortSignal;
}

export type ContextOf<K extends OperationId> = ContextFor<(typeof access)[K]> &
  (K extends StreamOperationId ? Stream : unknown);

/** A file that is written while it is sent. A stream that fails breaks the response off. */
export interface FileAnswer {
  /** With extension; the response quotes it. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** A handler of events resolves once it knows that it can answer; what fails afterwards becomes the last event. */
type Result<K extends OperationId> = K extends FileOperationId
  ? FileAnswer
  : K extends StreamOperationId
    ? AsyncIterable<EventOf<K>>
    : Data<K>;

export type Handler<K extends OperationId> = (input: Input<K>, context: ContextOf<K>) => Promise<Result<K>>;

/** The operations that act on a person, by `x-access`; each names the person in its path. */
export type PersonOperationId = {
  [K in OperationId]: (typeof access)[K] extends { readonly actsOn: 'person' } ? K : never;
}[OperationId];

/** Created only by `actingOnPerson`, which locks the person and checks that the caller may act on them. */
export type PersonHandler<K extends PersonOperationId> = ((
  input: Input<K>,
  context: ContextOf<K>,
) => Promise<Data<K>>) & { readonly actsOn: 'person' };

type BoundHandler<K extends OperationId> = K extends PersonOperationId ? PersonHandler<K> : Handler<K>;

/** The handlers of one interface of the contract: `HandlersOf<'Risks'> = { list, get, create, … }`. */
export type HandlersOf<I extends InterfaceName> = {
  readonly [Method in MethodOf<I>]: `${I}.${Method}` extends OperationId ? BoundHandler<`${I}.${Method}`> : never;
};

/** A handler for every operation of the contract; a missing one is a compile error. */
export type Handlers = { readonly [I in InterfaceName]: HandlersOf<I> };
