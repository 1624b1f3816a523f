import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { networkOf } from '#server/http/client-network.ts';

import { newAddress, openTestIdentity, origin } from './support.ts';

describe('limits map an IP address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['unix:', 'unix:'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0002::', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('%s to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

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
