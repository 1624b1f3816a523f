import { expect } from 'vitest';

import type { Browser } from './browser.ts';
import { mailedCode, password, textAt, type TestIdentity } from './support.ts';

/** Starts a sign-up with an address; without a password it is quicker, and cannot be completed. */
export async function begin(server: TestIdentity, emailAddress: string, fields = {}, browser = server.browser()) {
  const created = await browser.post('/v1/client/sign_ups', { email_address: emailAddress, ...fields });
  expect(created.status).toBe(200);
  const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}`;
  const prepare = () => browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  return { browser, created, path, prepare };
}

/** Starts a sign-up that lacks only the code, and reads the code from the mail. */
export async function beginWithCode(server: TestIdentity, emailAddress: string) {
  const started = await begin(server, emailAddress, { password });
  expect((await started.prepare()).status).toBe(200);
  return { ...started, code: await mailedCode(server.outbox, emailAddress) };
}

export const attempt = (browser: Browser, path: string, code: string) =>
  browser.post(`${path}/attempt_verification`, { strategy: 'email_code', code });
