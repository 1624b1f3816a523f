import createClient, { type Client } from 'openapi-fetch';

import type { components, paths } from '#openapi/generated/types.ts';

import { ApiError, apiErrorOf } from './api-error.ts';

export type Schemas = components['schemas'];

/** The parts of a request besides verb and address. */
export interface RequestParts {
  readonly params: Readonly<Record<'path' | 'query' | 'header', object | undefined>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Only JSON is parsed; otherwise, the caller reads the response. */
  readonly parseAs: 'json' | 'stream';
}

/** Sends requests to the API. Callers use `clientOf`, which takes its types from the contract. */
export interface ApiClient {
  readonly request: (
    verb: string,
    address: string,
    parts: RequestParts,
  ) => Promise<{ data?: { data?: unknown }; response: Response }>;
}

export interface ApiClientSettings {
  readonly baseUrl: string;
  /**
   * The session's bearer token; null when nobody is signed in. `fresh` asks the provider again. If the token cannot be
   * obtained, no request is sent and the call counts as unanswered.
   */
  readonly token: (fresh: boolean) => Promise<string | null>;
  /** The organisation that requests are made for, once one is active. */
  readonly organisationId: () => string | null;
  /** Called with the outcome of every call: null on success. */
  readonly onAnswer: (failure: ApiError | null) => void;
}

/** Specification section 9. */
const timeout = 500_000;

/**
 * Reads the whole body, so that a response that breaks off midway counts as no answer.
 * @throws ApiError if it is a file, which the server breaks off if it cannot complete it (decision 042)
 */
async function complete(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const read = () =>
    answer.blob().catch((error: unknown) => {
      throw headers.has('content-disposition') ? ApiError.incomplete(error) : error;
    });
  return new Response(answer.body && (await read()), { status, statusText, headers });
}

/**
 * Creates the client for the authenticated API: bearer token, organisation, one retry with a fresh token, ApiErrors.
 */
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
      throw error instanceof ApiError ? error : ApiError.unreachable(error);
    }
  };

  /** A 401 with this message is retried once (specification section 8). */
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

/**
 * The types bind verb, address and parts to one operation; here they are any operation's. `clientOf` has matched them.
 */
function untyped(client: Client<paths>): ApiClient;
function untyped(client: unknown): unknown {
  return client;
}
