import createClient, { type Client } from 'openapi-fetch';

import type { components, paths } from '#openapi/generated/types.ts';

import { ApiError, apiErrorOf } from './api-error.ts';

export type Schemas = components['schemas'];

/** The organisation's header is set here for every request, so no call has to name it. */
type WithoutOrganisation<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { parameters: { header: infer Header } }
      ? Omit<Paths[Path][Method], 'parameters'> & {
          parameters: Omit<Paths[Path][Method]['parameters'], 'header'> & {
            header?: Partial<Omit<Header, 'X-Organisation-Id'>>;
          };
        }
      : Paths[Path][Method];
  };
};

export type ApiClient = Client<WithoutOrganisation<paths>>;

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

  return createClient<WithoutOrganisation<paths>>({
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
  });
}

/** What was asked for; a refusal was thrown before this is reached. */
export function dataOf<Data>(answer: { data?: { data: Data } | undefined }): Data {
  if (answer.data === undefined) throw new ApiError(0, 'An error occurred');
  return answer.data.data;
}

/** Parameters of a create that is done once however often it is sent. */
export const idempotencyHeader = (key: string) => ({ header: { 'Idempotency-Key': key } });

/** Parameters that name a record. */
export const at = (id: string) => ({ path: { id } });

/** What a list is asked for, whichever page of it. */
export const orderOf = <Query extends object>({
  page: _page,
  perPage: _perPage,
  ...query
}: Query & { readonly page?: number; readonly perPage?: number }) => query;

/** Parameters that name a record as it was read. */
export const atVersion = ({ id, version }: { readonly id: string; readonly version: number }) => ({
  path: { id },
  query: { version },
});
