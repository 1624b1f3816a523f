import createClient, { type Client } from 'openapi-fetch';

import type { components, paths } from '#openapi/generated/types.ts';

import { ApiError, apiErrorOf } from './api-error.ts';

export type Schemas = components['schemas'];

/** What is sent beside verb and address. */
export interface RequestParts {
  readonly params: Readonly<Record<'path' | 'query' | 'header', object | undefined>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

/** Sends requests to the API. Calls are made through `clientOf`, which has their types from the contract. */
export interface ApiClient {
  readonly request: (verb: string, address: string, parts: RequestParts) => Promise<{ data?: { data?: unknown } }>;
}

export interface ApiClientSettings {
  readonly baseUrl: string;
  /**
   * The session's bearer token; null when nobody is signed in. `fresh` asks the provider again. Where it cannot be had,
   * nobody is asked, and nobody answers.
   */
  readonly token: (fresh: boolean) => Promise<string | null>;
  /** The organisation that requests are made for, once one is active. */
  readonly organisationId: () => string | null;
  /** Hears how every call went: null for an answer that is a success. */
  readonly onAnswer: (failure: ApiError | null) => void;
}

/** Specification section 9. */
const timeout = 500_000;

/** The answer with its body read: one that breaks off in the middle is none. */
async function complete(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  return new Response(answer.body && (await answer.blob()), { status, statusText, headers });
}

/** One client for the authenticated API: bearer token, organisation, one retry of an expired token, errors as ApiError. */
export function createApiClient({ baseUrl, token, organisationId, onAnswer }: ApiClientSettings): ApiClient {
  const send = async (request: Request, fresh: boolean): Promise<Response> => {
    const organisation = organisationId();
    if (organisation !== null) request.headers.set('x-organisation-id', organisation);
    try {
      const bearer = await token(fresh);
      if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
      return await complete(await fetch(request, { signal }));
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw ApiError.unreachable(error);
    }
  };

  /** A 401 with this message is tried once more (specification section 8). */
  const answerTo = async (request: Request): Promise<Response> => {
    const again = request.clone();
    const first = await send(request, false);
    if (first.ok) return first;
    const error = await apiErrorOf(first);
    if (error.status !== 401 || error.message !== 'TOKEN_EXPIRED') throw error;
    const second = await send(again, true);
    if (!second.ok) throw await apiErrorOf(second);
    return second;
  };

  return untyped(
    createClient<paths>({
      baseUrl,
      async fetch(request) {
        try {
          const response = await answerTo(request);
          onAnswer(null);
          return response;
        } catch (error) {
          if (error instanceof ApiError) onAnswer(error);
          throw error;
        }
      },
    }),
  );
}

/** Verb, address and parts are one operation's there, any operation's here: `clientOf` has held them against each other. */
function untyped(client: Client<paths>): ApiClient;
function untyped(client: unknown): unknown {
  return client;
}
