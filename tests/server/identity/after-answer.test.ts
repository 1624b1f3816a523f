import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import { Browser, createUser, newAddress, openTestIdentity, origin, textAt } from './support.ts';

const server = shared(openTestIdentity);

/** A process whose mail server is down, and the order of its events. */
async function openRecorded() {
  const events: string[] = [];
  const { identity, close } = await server.reopen({
    mail: {
      async send({ to }) {
        events.push(`mail to ${to}`);
        throw new Error('The mail server is down');
      },
      async close() {},
    },
    log: { ...server.settings.log, error: (_details: unknown, message?: unknown) => void events.push(String(message)) },
  });
  const app = Fastify();
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.once('finish', () => events.push('answered'));
  });
  await app.register(identity.frontend, { prefix: '/__clerk' });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const closeAll = async () => {
    await app.close();
    await close();
  };
  return { events, browser: new Browser(`${url}/__clerk`, origin), close: closeAll };
}

test('a reset code is mailed after the response, so that timing does not reveal who has an account', async () => {
  const { address } = await createUser(server);
  const { events, browser, close } = await openRecorded();
  try {
    const ask = (identifier: string) =>
      browser.post('/v1/client/sign_ins', { strategy: 'reset_password_email_code', identifier });
    expect((await ask(address)).status).toBe(200);
    await expect.poll(() => events).toEqual(['answered', `mail to ${address}`, 'Mailing a reset code failed']);
    expect((await ask(newAddress())).status).toBe(200);
    await expect.poll(() => events.slice(3)).toEqual(['answered']);
  } finally {
    await close();
  }
});

test('a sign-up code is mailed after the response', async () => {
  const emailAddress = newAddress();
  const { events, browser, close } = await openRecorded();
  try {
    const created = await browser.post('/v1/client/sign_ups', { email_address: emailAddress });
    const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}/prepare_verification`;
    expect((await browser.post(path, { strategy: 'email_code' })).status).toBe(200);
    await expect
      .poll(() => events)
      .toEqual(['answered', 'answered', `mail to ${emailAddress}`, 'Mailing a sign-up code failed']);
  } finally {
    await close();
  }
});
