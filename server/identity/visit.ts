import type { FastifyReply, FastifyRequest } from 'fastify';

import { networkOf } from '#server/http/client-network.ts';

import type { Background } from './background.ts';
import { instantOf, type IdentityContext } from './context.ts';
import { readClientToken } from './cookies.ts';
import { authenticationInvalid, sessionExists } from './errors.ts';
import { enforceLimit } from './limits.ts';
import { createClient, findClient, type ClientRow } from './store/clients.ts';
import { findClientSession, type SessionRow } from './store/sessions.ts';

/** One request of a browser, and its cookie after the request. */
export interface Visit {
  readonly ip: string;
  /** The key for limits and queue shares: `networkOf` the address. */
  readonly network: string;
  readonly userAgent: string | null;
  /** Null until a sign-in or sign-up starts. */
  client: ClientRow | null;
  token: string | null;
  /** Whether the cookie must be sent. */
  tokenIsNew: boolean;
  /** Work to start after the response has been sent, so that neither its timing nor its outcome is visible there. */
  readonly afterAnswer: Background['run'];
}

export async function openVisit(
  context: IdentityContext,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<Visit> {
  const token = readClientToken(context, request.headers.cookie);
  const client = token === null ? null : await findClient(context.database, token);
  return {
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent']?.replaceAll(/\p{Cc}/gu, '').slice(0, 400) ?? null,
    client,
    token: client ? token : null,
    tokenIsNew: false,
    // Also runs if the browser has disconnected: the request was still carried out.
    afterAnswer: (what, work) => void raw.once('close', () => context.background.run(what, work)),
  };
}

/** The visit's client, created if the browser has none. @throws IdentityError too_many_requests */
export async function requireClient(context: IdentityContext, visit: Visit): Promise<ClientRow> {
  if (visit.client) return visit.client;
  await enforceLimit(context, 'browsersPerIp', visit.network);
  const { client, token } = await createClient(context.database, instantOf(context));
  visit.client = client;
  takeToken(visit, token);
  return client;
}

/** The cookie value set by the response. */
export function takeToken(visit: Visit, token: string): void {
  visit.token = token;
  visit.tokenIsNew = true;
}

/** The browser's live session, which must be the requested one, if any. @throws IdentityError authentication_invalid */
export async function requireSession(context: IdentityContext, visit: Visit, id?: string): Promise<SessionRow> {
  const session = visit.client && (await findClientSession(context.database, visit.client.id, instantOf(context)));
  if (!session || (id !== undefined && id !== session.id)) throw authenticationInvalid();
  return session;
}

/** Section 4, rule 2. @throws IdentityError session_exists */
export async function refuseSignedIn(context: IdentityContext, client: ClientRow): Promise<void> {
  if (await findClientSession(context.database, client.id, instantOf(context))) throw sessionExists();
}
