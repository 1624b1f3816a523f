import type { APIRequestContext } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import type { Organisation } from './directory.ts';
import { jsonOf, readClient, type IdentityClient } from './identity-client.ts';

type Schemas = components['schemas'];
type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** A signed-in person who calls the API, as their browser does. */
export class ApiRequests {
  protected readonly requests: APIRequestContext;
  protected readonly origin: string;
  readonly #sessionId: string;

  /** @param requests with the cookie of the session's browser */
  constructor(requests: APIRequestContext, origin: string, sessionId: string) {
    this.requests = requests;
    this.origin = origin;
    this.#sessionId = sessionId;
  }

  /** The cookies that sign this user in to a browser. */
  async cookies(): Promise<Cookies> {
    return (await this.requests.storageState()).cookies;
  }

  /** The identity client of this user's browser. */
  async client(): Promise<IdentityClient> {
    return readClient(this.requests, this.origin);
  }

  /** The id of the account. */
  async id(): Promise<string> {
    const headers = { authorization: `Bearer ${await this.token()}` };
    const answer = await this.requests.get(`${this.origin}/api/auth/me`, { headers });
    return (await jsonOf<{ data: Schemas['CurrentUser'] }>(answer)).data.id;
  }

  /** Calls an operation without a method of its own here. @param path below `/api` */
  async post<Answer>(organisation: Organisation, path: string, data: object): Promise<Answer> {
    const headers = await this.headers(organisation);
    return (await jsonOf<{ data: Answer }>(await this.requests.post(`${this.origin}/api/${path}`, { headers, data })))
      .data;
  }

  /** Changes by an operation without a method of its own here. @param path below `/api` */
  async patch(organisation: Organisation, path: string, data: object): Promise<void> {
    const headers = await this.headers(organisation);
    await jsonOf(await this.requests.patch(`${this.origin}/api/${path}`, { headers, data }));
  }

  /** Reads what an operation without a method of its own here returns. @param path below `/api` */
  async get<Answer>(organisation: Organisation, path: string): Promise<Answer> {
    const headers = await this.headers(organisation);
    return (await jsonOf<{ data: Answer }>(await this.requests.get(`${this.origin}/api/${path}`, { headers }))).data;
  }

  protected async headers({ id }: Organisation) {
    return { authorization: `Bearer ${await this.token()}`, 'x-organisation-id': id };
  }

  protected async token(): Promise<string> {
    const url = `${this.origin}/__clerk/v1/client/sessions/${this.#sessionId}/tokens`;
    const answer = await this.requests.post(url, { headers: { origin: this.origin }, form: {} });
    return (await jsonOf<{ jwt: string }>(answer)).jwt;
  }
}
