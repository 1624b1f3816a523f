import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readOnlyReason } from '#domain/people/organisation-lifecycle.ts';
import { meetsRequirement, type LinkRequirement, type Principal } from '#openapi/access.ts';
import { networkOf } from '#server/http/client-network.ts';

import { forbidden, notAuthenticated, notAuthorised, tooManyRequests } from './errors.ts';
import type { Operation } from './operations.ts';
import type { Caller, ContractPorts, Counted } from './ports.ts';
import type { LinkContext, MemberContext, OrganisationContext, PlatformContext, RequestContext } from './types.ts';

/** The caller; a link token may be in the body, so that its link is known only once that is read. */
export type Context = RequestContext | MemberContext | OrganisationContext | PlatformContext | LinkContext;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set before the body is read, so that an unauthorised caller does not learn whether the request was well formed.
     */
    apiContext: Context | null;
  }
}

/** Decorates every request with a context, even outside the contract, because the log records the caller of each. */
export const addContexts = (app: FastifyInstance): void => void app.decorateRequest('apiContext', null);

/** The value of a header sent exactly once. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function factsOf(request: FastifyRequest): RequestContext {
  const userAgent = headerOf(request, 'user-agent')?.slice(0, 500) ?? null;
  return { request: { id: request.id, ip: request.ip, userAgent } };
}

/** The part of the caller that an audience acts as, or undefined when the caller has none. */
function principalFor(operation: Operation, caller: Caller): Principal | 'none' | undefined {
  const { audience } = operation.access;
  if (audience === 'organisation') return caller.organisation;
  if (audience === 'platform') return caller.platform;
  return 'none';
}

/**
 * Checks that a caller may call an operation.
 * @throws ApiError 403
 */
export function authorise(operation: Operation, caller: Caller): void {
  const inUse = caller.approved && caller.active;
  if (!inUse && operation.access.pending !== true) throw notAuthorised();
  const principal = principalFor(operation, caller);
  if (principal === undefined) throw notAuthorised();
  if (principal !== 'none' && !meetsRequirement(principal, operation.access)) throw notAuthorised();
}

/**
 * In an organisation that is suspended or closing, members only read.
 * @throws ApiError 403 with the reason
 */
function refuseToChange({ method, access }: Operation, { organisationState: state = 'ACTIVE' }: Caller): void {
  const reason = method === 'GET' || access.whileReadOnly === true ? undefined : readOnlyReason(state);
  if (reason !== undefined) throw forbidden(reason);
}

async function refuseBeyond(counting: Promise<Counted>): Promise<void> {
  const { allowed, retryAfterSeconds } = await counting;
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
}

/** What limits the requests of callers without an account, and which links they need. */
export type PublicOperation = Pick<Operation, 'id' | 'access'>;

const linkRequirementOf = ({ id, access }: PublicOperation): LinkRequirement => {
  if (access.link === undefined) throw new Error(`The public operation ${id} requires no link`);
  return access.link;
};

/** @throws ApiError 429 */
async function countAddress(operation: PublicOperation, request: FastifyRequest, ports: ContractPorts): Promise<void> {
  const { perAddress } = linkRequirementOf(operation);
  await refuseBeyond(ports.countPublic(`${operation.id}:${networkOf(request.ip)}`, perAddress));
}

/**
 * Identifies the caller from the request's headers. A caller without an account is rate-limited and passed on to
 * `linkContextOf`.
 * @throws ApiError 401, 403, 429
 */
export async function contextOf(operation: Operation, request: FastifyRequest, ports: ContractPorts): Promise<Context> {
  const facts = factsOf(request);
  if (operation.access.audience === 'public') {
    await countAddress(operation, request, ports);
    return facts;
  }
  const [scheme, token] = (headerOf(request, 'authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) throw notAuthenticated();
  const inOrganisation = operation.access.audience === 'organisation';
  const organisationId = inOrganisation ? headerOf(request, 'x-organisation-id') : undefined;
  const caller = await ports.findCaller(token, organisationId, facts.request);
  authorise(operation, caller);
  if (inOrganisation) refuseToChange(operation, caller);
  const count = operation.method === 'GET' ? ports.countRead : ports.countChange;
  await refuseBeyond(count(caller.user.id));
  const member = { ...facts, user: caller.user };
  if (caller.organisation !== undefined && inOrganisation) return { ...member, organisation: caller.organisation };
  if (caller.platform !== undefined) return { ...member, platform: caller.platform };
  return member;
}

/**
 * Resolves the secure link of a validated request.
 * @throws ApiError 404, 410, 429
 */
export async function linkContextOf(
  operation: PublicOperation,
  { request }: RequestContext,
  token: string,
  ports: ContractPorts,
): Promise<LinkContext> {
  const { kind, perLink } = linkRequirementOf(operation);
  const link = await ports.findLink({ kind, token }, request);
  await refuseBeyond(ports.countPublic(`${operation.id}:link:${link.linkId}`, perLink));
  return { request, link };
}

/**
 * Identifies the link of a request outside the contract: for a page, or a file under a link.
 * @throws ApiError 404, 410, 429
 */
export async function linkOfRequest(
  operation: PublicOperation,
  { request, token, ports }: { request: FastifyRequest; token: string; ports: ContractPorts },
): Promise<LinkContext> {
  await countAddress(operation, request, ports);
  const context = await linkContextOf(operation, factsOf(request), token, ports);
  request.apiContext = context;
  return context;
}
