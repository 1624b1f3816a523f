import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { meetsDemand, type Standing } from '#openapi/access.ts';

import { invalid, notAuthenticated, notAuthorised, tooManyRequests } from './errors.ts';
import { operationsOfContract, type Operation } from './operations.ts';
import { serialiserOf } from './serialisation.ts';
import type {
  CallerUser,
  Handlers,
  MemberContext,
  OrganisationContext,
  PlatformContext,
  PublicContext,
  RequestFacts,
} from './types.ts';
import { validatorOf } from './validation.ts';

/** Who calls, as far as the token and the organisation header tell. */
export interface Caller {
  readonly user: CallerUser;
  readonly approved: boolean;
  readonly active: boolean;
  /** Present when the named organisation exists and the person is its member. */
  readonly organisation: OrganisationContext['organisation'] | undefined;
  readonly platform: PlatformContext['platform'] | undefined;
}

/** What binding needs from the rest of the server. */
export interface ContractPorts {
  /** @throws ApiError 401 when the token is missing, wrong, expired or its session has ended */
  findCaller(token: string, organisationId: string | undefined, request: RequestFacts): Promise<Caller>;
  /** Runs work in one transaction of the caller's organisation; repeats of a keyed create are answered, not done. */
  inOrganisation(
    context: OrganisationContext,
    request: RepeatableRequest,
    work: () => Promise<unknown>,
  ): Promise<unknown>;
  /** Counts a change by a caller. */
  readonly countChange: (userId: string) => Promise<Counted>;
  /** Counts a read by a caller. */
  readonly countRead: (userId: string) => Promise<Counted>;
}

interface Counted {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** What identifies a repeat of a create. */
export interface RepeatableRequest {
  readonly operation: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

type Context = PublicContext | MemberContext | OrganisationContext | PlatformContext;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; who may not call an operation does not learn whether the request was well formed. */
    apiContext: Context | null;
  }
}

/** Every bound handler, as seen from the loop over the contract: the types held where it was written. */
type AnyHandler = (input: never, context: never) => Promise<unknown>;

function handlerOf(handlers: Handlers, operation: Operation): AnyHandler {
  const [name = '', method = ''] = operation.id.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers;
  const handler = groups[name]?.[method];
  if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler`);
  return handler;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function factsOf(request: FastifyRequest): PublicContext {
  const userAgent = headerOf(request, 'user-agent')?.slice(0, 500) ?? null;
  return { request: { id: request.id, ip: request.ip, userAgent } };
}

/** The part of the caller that an audience acts as, or undefined when the caller has none. */
function standingFor(operation: Operation, caller: Caller): Standing | 'none' | undefined {
  const { audience } = operation.access;
  if (audience === 'organisation') return caller.organisation;
  if (audience === 'platform') return caller.platform;
  return 'none';
}

/**
 * Decides whether a caller may call an operation.
 * @throws ApiError 403
 */
export function authorise(operation: Operation, caller: Caller): void {
  const inUse = caller.approved && caller.active;
  if (!inUse && operation.access.pending !== true) throw notAuthorised();
  const standing = standingFor(operation, caller);
  if (standing === undefined) throw notAuthorised();
  if (standing !== 'none' && !meetsDemand(standing, operation.access)) throw notAuthorised();
}

async function contextOf(operation: Operation, request: FastifyRequest, ports: ContractPorts): Promise<Context> {
  const facts = factsOf(request);
  if (operation.access.audience === 'public') return facts;
  const [scheme, token] = (headerOf(request, 'authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) throw notAuthenticated();
  const inOrganisation = operation.access.audience === 'organisation';
  const organisationId = inOrganisation ? headerOf(request, 'x-organisation-id') : undefined;
  const caller = await ports.findCaller(token, organisationId, facts.request);
  authorise(operation, caller);
  const count = operation.method === 'GET' ? ports.countRead : ports.countChange;
  const { allowed, retryAfterSeconds } = await count(caller.user.id);
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
  const member = { ...facts, user: caller.user };
  if (caller.organisation !== undefined && inOrganisation) return { ...member, organisation: caller.organisation };
  if (caller.platform !== undefined) return { ...member, platform: caller.platform };
  return member;
}

/**
 * Refuses a body that the operation does not take, before it is read. Without one its type says nothing.
 * @throws ApiError 400
 */
function refuseBody({ headers }: FastifyRequest): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  if (length !== '0' || encoding !== undefined)
    throw invalid([{ field: 'body', message: 'This request takes no body' }]);
  delete headers['content-type'];
}

function bindOperation(app: FastifyInstance, operation: Operation, handler: AnyHandler, ports: ContractPorts): void {
  const validate = validatorOf(operation);
  const serialise = serialiserOf(operation);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params: path, query, headers: header, body } = request;
    validate({ path, query, header, body });
    const context = request.apiContext;
    const work = async (): Promise<unknown> => Reflect.apply(handler, undefined, [{ path, query, body }, context]);
    const idempotencyKey = operation.repeatable ? headerOf(request, 'idempotency-key') : undefined;
    const data =
      context !== null && 'organisation' in context
        ? await ports.inOrganisation(context, { operation: operation.id, idempotencyKey, body }, work)
        : await work();
    return reply
      .code(operation.successStatus)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(serialise({ status: true, message: operation.message, ...(data === undefined ? {} : { data }) }));
  };

  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: operation.bodyLimit,
    // Before the body is read: 401 and 403 come before 400 (specification: order of answers).
    onRequest: async (request) => {
      request.apiContext = await contextOf(operation, request, ports);
      if (operation.shapes.body === undefined && operation.method !== 'GET') refuseBody(request);
    },
    handler: answer,
  });
}

/** Gives every request a place for its context, those of no operation too: the log asks each of them who called. */
export const addContexts = (app: FastifyInstance): void => void app.decorateRequest('apiContext', null);

/** Binds every operation of the contract to its handler, under the prefix of the plugin it is called in. */
export function bindContract(app: FastifyInstance, handlers: Handlers, ports: ContractPorts): void {
  for (const operation of operationsOfContract) {
    bindOperation(app, operation, handlerOf(handlers, operation), ports);
  }
}
