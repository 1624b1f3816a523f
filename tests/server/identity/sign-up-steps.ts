import { expect } from 'vitest';

import { mailedCode, password, textAt, type Browser, type TestIdentity } from './support.ts';

/** Begins a sign-up with address and password. */
export async function begin(server: TestIdentity, emailAddress: string, browser: Browser = server.browser()) {
  const created = await browser.post('/v1/client/sign_ups', { email_address: emailAddress, password });
  expect(created.status).toBe(200);
  const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}`;
  const prepare = () => browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  return { browser, created, path, prepare };
}

/** Begins a sign-up and reads the code from the mail. */
export async function beginWithCode(server: TestIdentity, emailAddress: string) {
  const begun = await begin(server, emailAddress);
  expect((await begun.prepare()).status).toBe(200);
  return { ...begun, code: await mailedCode(server.outbox, emailAddress) };
}

export const attempt = (browser: Browser, path: string, code: string) =>
  browser.post(`${path}/attempt_verification`, { strategy: 'email_code', code });
