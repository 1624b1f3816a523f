import { z } from 'zod';

import { Accounts } from '#openapi/generated/operations/accounts.ts';
import { demoPassword } from '#server/demo/index.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import { type ApiClient, createApiClient } from '#src/api/connection/client.ts';

/** Half the lifetime of a session token (identity-protocol.md, section 5), so that none expires in transit. */
const tokenLifeMs = 30_000;

const signedIn = z.object({ response: z.object({ created_session_id: z.string() }) });
const minted = z.object({ jwt: z.string() });

/** A signed-in user in an organisation of the demo; of the platform, it is empty. */
export interface Session {
  readonly api: ApiClient;
  readonly organisationId: string;
  /** A session token that is valid for at least half a minute. */
  token(): Promise<string>;
}

async function postForm(origin: string, path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const response = await fetch(`${origin}/__clerk/v1${path}`, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response;
}

/** Signs in to a demo account with its password; like a browser's, the session outlives the server process. */
export async function signIn(
  origin: string,
  account: { email: string; organisation: string | null },
): Promise<Session> {
  const answer = await postForm(origin, '/client/sign_ins', { identifier: account.email, password: demoPassword });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const session = signedIn.parse(await answer.json()).response.created_session_id;
  let current = { token: '', until: 0 };
  const token = async (): Promise<string> => {
    if (current.until > Date.now()) return current.token;
    const renewed = await postForm(origin, `/client/sessions/${session}/tokens`, {}, cookie);
    current = { token: minted.parse(await renewed.json()).jwt, until: Date.now() + tokenLifeMs };
    return current.token;
  };
  let organisationId: string | null = account.organisation === null ? '' : null;
  const api = createApiClient({
    baseUrl: `${origin}/api`,
    token,
    organisationId: () => organisationId,
    onAnswer: () => {},
  });
  if (organisationId !== null) return { api, organisationId, token };
  const { organisations } = await clientOf(Accounts)(api).organisations();
  const found = organisations.find(({ organisation }) => organisation.name === account.organisation);
  if (found === undefined) throw new Error(`${account.email} is not a member of ${account.organisation}.`);
  organisationId = found.organisation.id;
  return { api, organisationId, token };
}
