import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { changeTimeCookie, clientTokenCookie } from '../cookies.ts';
import { authenticationInvalid, notFound, originInvalid } from '../errors.ts';
import type { Form } from '../forms.ts';
import { readClient, type ClientResource } from '../resources/client.ts';
import { openVisit, type Visit } from '../visit.ts';
import { queryOf } from './query.ts';

/** The input of a route. */
export interface Call {
  visit: Visit;
  form: Form;
  query: URLSearchParams;
  /** The path's parameters; `id` and `template` in all routes that have any. */
  params: Partial<Record<'id' | 'template', string>>;
  reply: FastifyReply;
}

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
}

const bodyLimit = 16_384;

/**
 * Turns every request of `app` into a visit: responses are not cached, cross-origin writes are rejected, the browser is
 * identified by its cookie.
 */
export function installVisits(app: FastifyInstance, context: IdentityContext): void {
  app.decorateRequest('visit', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && request.headers.origin !== context.origin) throw originInvalid();
    request.setDecorator('visit', await openVisit(context, request, reply));
  });
}

/** The request's visit; null if it was rejected before it became one. */
export const visitOf = (request: FastifyRequest) => request.getDecorator<Visit | null>('visit');

/** A route that answers with `work`'s result. PATCH and DELETE are also accepted as POST with `?_method=`. */
export function bareRoute(app: FastifyInstance, { method, url }: Route, work: (call: Call) => Promise<unknown>): void {
  app.route<{ Params: Call['params'] }>({
    method: method === 'PATCH' || method === 'DELETE' ? ['POST', method] : method,
    url,
    bodyLimit,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const query = queryOf(request);
      if (method !== 'GET' && methodOf(request, query) !== method) throw notFound();
      const visit = visitOf(request);
      if (!visit) throw new Error('A request reached its route without a visit');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return work({ visit, form, query, params: request.params, reply });
    },
  });
}

/**
 * A route that changes the browser's state and answers `{ response, client }`, where `response` is part of the client.
 */
export function stateRoute(
  app: FastifyInstance,
  context: IdentityContext,
  route: Route,
  work: (call: Call) => Promise<void>,
  part: (client: ClientResource) => unknown,
): void {
  bareRoute(app, route, async (call) => {
    await work(call);
    const client = await readState(context, call);
    if (!client) throw authenticationInvalid();
    return { response: part(client), client };
  });
}

/** The browser's state after the work, and the cookies that follow from it. */
export async function readState(
  context: IdentityContext,
  { visit, reply }: Pick<Call, 'visit' | 'reply'>,
): Promise<ClientResource | null> {
  if (visit.tokenIsNew && visit.token !== null) reply.header('set-cookie', clientTokenCookie(context, visit.token));
  const client = await readClient(context, visit.token);
  if (!client) return null;
  const changedAt = client.sessions.length > 0 ? client.updated_at : 0;
  const changeTime = changeTimeCookie(context, reply.request.headers.cookie, changedAt);
  if (changeTime) reply.header('set-cookie', changeTime);
  return client;
}

/** The parameter `:id`. */
export function idOf({ params }: Call): string {
  if (params.id === undefined) throw new Error('The route has no id');
  return params.id;
}

function methodOf(request: FastifyRequest, query: URLSearchParams): string {
  const override = request.method === 'POST' ? query.get('_method') : null;
  return override?.toUpperCase() ?? request.method;
}
