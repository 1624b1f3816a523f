import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { newAddress, openTestIdentity, origin } from './support.ts';

test('many addresses of one network share one limit', async () => {
  const server = await openTestIdentity();
  const limited = await server.reopen({ limits: { signUpsPerIp: { limit: 2, seconds: 86_400 } } });
  const app = Fastify();
  await app.register(limited.identity.frontend);
  const signUpFrom = async (remoteAddress: string) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ email_address: newAddress() }).toString();
    const url = '/v1/client/sign_ups';
    return (await app.inject({ method: 'POST', url, remoteAddress, headers, payload })).statusCode;
  };
  try {
    const addresses = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:a:b:c:d', '2001:db8:0:2::1'];
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await signUpFrom(address));
    expect(statuses).toEqual([200, 200, 429, 200]);
  } finally {
    await app.close();
    await limited.close();
    await server.close();
  }
});
