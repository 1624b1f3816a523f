import { expect, test } from 'vitest';

import { hashPassword } from '#server/identity/passwords.ts';
import { shared } from '#tests/server/support/shared.ts';

import { expectRefused, newAddress, openTestIdentity, password } from './support.ts';

const sleeps: number[] = [];
const server = shared(openTestIdentity);
const guarded = shared(() =>
  server.reopen({
    limits: {
      passwordsPerAccountAndIp: { limit: 3, seconds: 86_400 },
      passwordsPerAccount: { limit: 22, seconds: 86_400 },
    },
    sleep: async (milliseconds) => void sleeps.push(milliseconds),
  }),
);

/** Weaker, because many are computed. */
const weakHash = () => hashPassword(password, { ln: 4, r: 8, p: 1 });

const signIn = (identifier: string, secret: string) =>
  guarded.browser().post('/v1/client/sign_ins', { identifier, password: secret });

/** The delay of each try; 0 if it was not delayed. */
async function delaysOf(tries: () => Promise<unknown>, count: number): Promise<number[]> {
  const delays: number[] = [];
  for (let index = 0; index < count; index += 1) {
    sleeps.length = 0;
    await tries();
    delays.push(sleeps[0] ?? 0);
  }
  return delays;
}

test('twenty wrong passwords slow the next try down, and the owner still gets in', async () => {
  const owner = newAddress();
  await server.identity.seedUser({ emailAddress: owner, password: { hash: await weakHash() } });
  const delays = await delaysOf(
    async () => expectRefused(await signIn(owner, 'wrong-password-1'), 422, 'form_password_incorrect', 'password'),
    20,
  );
  expect(delays.slice(0, 8)).toEqual([0, 0, 0, 500, 1000, 2000, 4000, 8000]);
  expect(Math.max(...delays)).toBe(8000);
  expect((await signIn(owner, password)).status).toBe(200);
  expect(await delaysOf(() => signIn(owner, 'wrong-password-1'), 4)).toEqual([0, 0, 0, 500]);
});

test('an unknown address is slowed down like a known one', async () => {
  const known = newAddress();
  await server.identity.seedUser({ emailAddress: known, password: { hash: await weakHash() } });
  const delays = (identifier: string) => delaysOf(() => signIn(identifier, 'wrong-password-1'), 4);
  const ofKnown = await delays(known);
  expect(ofKnown).toEqual([0, 0, 0, 500]);
  expect(await delays(newAddress())).toEqual(ofKnown);
});

test('a delayed request holds no place in the hash queue', async () => {
  const owner = newAddress();
  await server.identity.seedUser({ emailAddress: owner, password });
  const events: string[] = [];
  let wake = () => {};
  const limits = { passwordsPerAccountAndIp: { limit: 0, seconds: 86_400 } };
  const slow = await server.reopen({
    limits,
    sleep: () =>
      new Promise((resolve) => {
        events.push('waits');
        wake = resolve;
      }),
    hashQueue: {
      run(_requester, work) {
        events.push('hashes');
        return work();
      },
    },
  });
  try {
    const answer = slow.browser().post('/v1/client/sign_ins', { identifier: owner, password });
    await expect.poll(() => events).toEqual(['waits']);
    wake();
    expect((await answer).status).toBe(200);
    expect(events).toEqual(['waits', 'hashes']);
  } finally {
    await slow.close();
  }
});
