import { createClerkClient, type ClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { beforeAll, describe, expect, test } from 'vitest';

import { localProvider } from '#server/identity/provider.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Browser } from './browser.ts';
import { expectRefused, newAddress, openTestIdentity, origin, password, textAt } from './support.ts';

let clerk: ClerkClient;
let ada: { browser: Browser; sessionId: string; userId: string };
const server = shared(openTestIdentity);
beforeAll(async () => {
  clerk = createClerkClient({ ...server.identity.backend, telemetry: { disabled: true } });
  const emailAddress = newAddress();
  const { userId } = await server.identity.seedUser({ emailAddress, password });
  ada = { ...(await server.signedIn(emailAddress)), userId };
});

const codeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isClerkAPIResponseError(error) ? error.errors[0]?.code : 'was not refused';
};

/** Returns from a provider that sends this profile. */
async function signUpAs(name: string) {
  const browser = server.browser();
  const started = await browser.post('/v1/client/sign_ups', { strategy: 'oauth_google', redirect_url: '/x' });
  const page = textAt(started.body, 'response.verifications.external_account.external_verification_redirect_url');
  const state = new URL(page).searchParams.get('state') ?? '';
  return browser.get(`/v1/oauth_callback?${new URLSearchParams({ state, email: newAddress(), name })}`);
}

describe('a name', () => {
  const wrong = 'form_param_value_invalid';

  test.each([
    '\u202Enimda',
    'Ada\u2067',
    '\u200B',
    '\u2800',
    'A\u001Bda',
    'A\u2028da',
    'A\nda',
    'Ada https://evil.example',
    'WWW.evil.example',
  ])('is not %j, whatever its source', async (name) => {
    const renamed = await ada.browser.override('PATCH', `/v1/me?_clerk_session_id=${ada.sessionId}`, {
      first_name: name,
    });
    expectRefused(renamed, 422, wrong, 'first_name');
    const started = await server
      .browser()
      .post('/v1/client/sign_ups', { email_address: newAddress(), last_name: name });
    expectRefused(started, 422, wrong, 'last_name');
    expect(await codeOf(clerk.users.createUser({ emailAddress: [newAddress()], firstName: name }))).toBe(wrong);
    expect(await codeOf(clerk.users.updateUser(ada.userId, { lastName: name }))).toBe(wrong);
  });

  test.each(['\u202Enimda', 'Sam A\u2067', 'Sam A\u001Bda', 'Sam www.evil.example'])(
    'is not %j, although a provider sends it',
    async (name) => {
      expectRefused(await signUpAs(name), 422, wrong, 'name');
    },
  );

  test.each(['می\u200Cخواهم', '\u200Fשלום', 'Zoë 👩\u200D💻', 'O’Dowd'])('may be %j', async (name) => {
    expect(await clerk.users.updateUser(ada.userId, { firstName: name })).toMatchObject({ firstName: name });
  });
});

test('disallowed characters in a provider’s name are dropped from the account’s', async () => {
  const provider = localProvider(server.identity, origin, true);
  const cheap = { hash: 'none' };
  const nameOf = async (firstName: string) => {
    const emailAddress = newAddress();
    const { userId } = await server.identity.seedUser({ emailAddress, password: cheap, firstName });
    return { emailAddress, name: (await provider.profileOf(userId)).name };
  };
  expect((await nameOf('Ada\u202E Love\nlace\u2069')).name).toBe('Ada Lovelace');
  const { emailAddress, name } = await nameOf('\u200B\u202E');
  expect(name).toBe(emailAddress);
});
