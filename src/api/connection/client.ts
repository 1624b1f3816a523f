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
  /**
   * Sends a request by other means than `request`, with the same headers, retry and errors.
   * @param send sends it once, until the signal ends it; `base` is the address of the API
   */
  readonly sendBy: (
    send: (headers: Headers, base: string, signal: AbortSignal) => Promise<Response>,
    signal: AbortSignal,
  ) => Promise<Response>;
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

/** The start of our server's own answers, which need not be parsed a second time. */
const success = '{"status":true';

/** Whether an answer reports success, whatever its HTTP code (specification section 7). Files and events report nothing. */
async function isSuccess(answer: Response): Promise<boolean> {
  const { ok, headers } = answer;
  const isReport = headers.get('content-type')?.startsWith('application/json') && !headers.has('content-disposition');
  if (!ok || !isReport) return ok;
  const text = await answer.clone().text();
  return text.startsWith(success) || hasTrueStatus(text);
}

function hasTrueStatus(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'status' in body && body.status === true;
  } catch {
    return false;
  }
}

/** A 401 with this message is retried once (specification section 8). @throws ApiError */
async function answerTo(send: (fresh: boolean) => Promise<Response>): Promise<Response> {
  const first = await send(false);
  if (await isSuccess(first)) return first;
  const error = await apiErrorOf(first);
  if (error.status !== 401 || error.message !== 'TOKEN_EXPIRED') throw error;
  const second = await send(true);
  if (await isSuccess(second)) return second;
  throw await apiErrorOf(second);
}

/**
 * Creates the client for the authenticated API: bearer token, organisation, one retry with a fresh token, ApiErrors.
 */
export function createApiClient({ baseUrl, token, organisationId, onAnswer }: ApiClientSettings): ApiClient {
  const attempt = async (send: Send, fresh: boolean, { headers, signal }: Sent): Promise<Response> => {
    const organisation = organisationId();
    if (organisation !== null) headers.set('x-organisation-id', organisation);
    try {
      const bearer = await token(fresh);
      if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
      return await send(AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
    } catch (error) {
      if (signal.aborted) throw error;
      throw error instanceof ApiError ? error : ApiError.unreachable(error);
    }
  };

  const reported = async (answer: Promise<Response>): Promise<Response> => {
    try {
      const response = await answer;
      onAnswer(null);
      return response;
    } catch (error) {
      if (error instanceof ApiError) onAnswer(error);
      throw error;
    }
  };

  const { request } = untyped(
    createClient<paths>({
      baseUrl,
      fetch(first) {
        const again = first.clone();
        const send = (fresh: boolean) => {
          const sent = fresh ? again : first;
          return attempt(async (signal) => complete(await fetch(sent, { signal })), fresh, sent);
        };
        return reported(answerTo(send));
      },
    }),
  );
  return {
    request,
    sendBy: (send, signal) =>
      reported(
        answerTo((fresh) => {
          const headers = new Headers();
          return attempt((limited) => send(headers, baseUrl, limited), fresh, { headers, signal });
        }),
      ),
  };
}

type Send = (signal: AbortSignal) => Promise<Response>;

/** The parts of a request that every attempt needs. */
interface Sent {
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/**
 * The types bind verb, address and parts to one operation; here they are any operation's. `clientOf` has matched them.
 */
function untyped(client: Client<paths>): Pick<ApiClient, 'request'>;
function untyped(client: unknown): unknown {
  return client;
}
