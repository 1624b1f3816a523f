import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { allowFile } from '#server/http/arrivals.ts';
import { toApiError } from '#server/http/errors.ts';

import { contextOf, headerOf, linkContextOf, type Context } from './callers.ts';
import { linkBeforeBody, tokenOf } from './early-link.ts';
import { invalid } from './errors.ts';
import { contentOf, disposition, isFileAnswer, refuseOtherType, takeFiles } from './files.ts';
import { operationsOfContract, type Operation } from './operations.ts';
import type { ContractPorts } from './ports.ts';
import { declaredErrors, serialiserOf } from './serialisation.ts';
import { isEvents, streamOf, untilClientLeaves } from './streams.ts';
import type { Handlers, LinkContext, ShortTransactions } from './types.ts';
import { refuseMalformedQuery, validatorOf } from './validation.ts';

/** A bound handler as the loop over the contract sees it; its types were checked where it was written. */
export type AnyHandler = (input: never, context: never) => Promise<unknown>;

/** How a request is handled once its caller is known. */
interface Handling {
  readonly handle: (context: unknown) => Promise<unknown>;
  readonly request: FastifyRequest;
  readonly ports: ContractPorts;
}

/** Runs work in a transaction for the organisation or link that the caller acts for. */
type Transact = ShortTransactions['inTransaction'];

function handlerOf(handlers: Handlers, operation: Operation): AnyHandler {
  const [name = '', method = ''] = operation.id.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers;
  const handler = groups[name]?.[method];
  if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler`);
  return handler;
}

/**
 * Rejects a body sent to an operation that takes none, before it is read; the content type is then not checked.
 * @throws ApiError 400
 */
function refuseBody({ headers }: FastifyRequest): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  if (length !== '0' || encoding !== undefined)
    throw invalid([{ field: 'body', message: 'This request takes no body' }]);
  delete headers['content-type'];
}

/** A caller with neither an organisation nor a link has no transaction: platform handlers open their own. */
function transactFor(
  context: Context | LinkContext,
  { method }: Operation,
  ports: ContractPorts,
): Transact | undefined {
  const purpose = method === 'GET' ? 'read' : 'write';
  if ('organisation' in context) return (work, options) => ports.inOrganisation(context, work, purpose, options);
  if ('link' in context) return (work, options) => ports.onLink(context.link, work, purpose, options);
  return undefined;
}

/** Runs a handler in one transaction, unless its operation opens short ones itself. */
async function dataOf(
  operation: Operation,
  context: Context | LinkContext,
  { handle, request, ports }: Handling,
): Promise<unknown> {
  const { id, access, repeatable } = operation;
  const transact = transactFor(context, operation, ports);
  if (transact === undefined) return handle(context);
  if (access.transactions === 'short') return handle({ ...context, inTransaction: transact });
  if (!repeatable || !('organisation' in context)) return transact(() => handle(context));
  const repeat = { operation: id, idempotencyKey: headerOf(request, 'idempotency-key'), body: request.body };
  return transact(() => ports.answerOnce(context, repeat, () => handle(context)));
}

/** Sends what the handler of an operation resolved with. */
function replier(operation: Operation) {
  const serialise = serialiserOf(operation);
  const declared = declaredErrors(operation);
  const { id, isFile, isStream, message, successStatus } = operation;
  return (data: unknown, reply: FastifyReply, signal: AbortSignal | undefined) => {
    void reply.header('cache-control', 'no-store');
    if (isFile) {
      if (!isFileAnswer(data)) throw new Error(`${id} answered without a file`);
      return reply
        .header('content-type', data.contentType)
        .header('content-disposition', disposition('attachment', data.name))
        .send(data.content);
    }
    if (isStream) {
      if (!isEvents(data) || signal === undefined) throw new Error(`${id} answered without events`);
      const failureOf = (error: unknown) => toApiError(declared(error), reply.request);
      // A proxy that collects a response would hold back its events.
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(streamOf(data, { serialise, failureOf, signal }));
    }
    return reply
      .code(successStatus)
      .header('content-type', 'application/json; charset=utf-8')
      .send(serialise({ status: true, message, ...(data === undefined ? {} : { data }) }));
  };
}

/**
 * Binds one operation to its handler under the prefix of the enclosing plugin: authorises, validates, applies rate
 * limits, and runs the handler in the right transaction.
 */
export function bindOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  ports: ContractPorts,
): void {
  const validate = validatorOf(operation);
  const send = replier(operation);
  const declared = declaredErrors(operation);
  const isPublic = operation.access.audience === 'public';
  const decideLink = linkBeforeBody(operation, ports);

  /** The link of a public operation, unless it was decided before the body was read. */
  const linked = async (context: Context, token: string) =>
    'link' in context ? context : linkContextOf(operation, context, token, ports);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params: path, query, headers: header, body, apiContext } = request;
    if (apiContext === null) throw new Error('A request reached its handler before its caller was known');
    refuseMalformedQuery(request.url);
    validate({ path, query, header, body });
    const input = { path, query, body: operation.takesFile ? contentOf(operation, body) : body };
    const context = isPublic ? await linked(apiContext, tokenOf(operation, input, header)) : apiContext;
    request.apiContext = context;
    const handle = async (caller: unknown): Promise<unknown> => Reflect.apply(handler, undefined, [input, caller]);
    const signal = operation.isStream ? untilClientLeaves(reply.raw) : undefined;
    const given = signal === undefined ? context : { ...context, signal };
    const data = await dataOf(operation, given, { handle, request, ports }).catch((error: unknown) => {
      throw declared(error);
    });
    return send(data, reply, signal);
  };

  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: operation.bodyLimit,
    // Before the body is read: 401 and 403 come before 400 (specification: order of answers).
    onRequest: async (request) => {
      request.apiContext = await contextOf(operation, request, ports);
      refuseOtherType(operation, request);
      if (operation.takesFile) allowFile(request.raw);
      const takesNone = operation.shapes.body === undefined && !operation.takesFile;
      if (takesNone && operation.method !== 'GET') refuseBody(request);
      request.apiContext = await decideLink(request, request.apiContext);
    },
    handler: answer,
  });
}

/** Binds every operation of the contract to its handler under the prefix of the enclosing plugin. */
export function bindContract(app: FastifyInstance, handlers: Handlers, ports: ContractPorts): void {
  takeFiles(app);
  for (const operation of operationsOfContract) {
    bindOperation(app, operation, handlerOf(handlers, operation), ports);
  }
}
