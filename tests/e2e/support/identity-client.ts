import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The identity client of a browser, as far as tests read it (identity-protocol.md, section 3). */
export interface IdentityClient {
  readonly sessions: readonly { readonly id: string }[];
}

export async function readClient(requests: APIRequestContext, origin: string): Promise<IdentityClient> {
  const answer = await requests.get(`${origin}/__clerk/v1/client`);
  return (await jsonOf<{ response: IdentityClient }>(answer)).response;
}

/** @throws when the server rejects the request */
export async function jsonOf<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  const body: Body = await answer.json();
  return body;
}
