import fastify from 'fastify';
import { expect, test } from 'vitest';

import { ignorePorts, networkOf } from '#server/http/client-network.ts';

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
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2:ffff::1]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::1]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
])('a limit counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['198.51.100.9:50123', '198.51.100.9'],
  ['[2001:db8::9]:50123', '2001:db8::9'],
  ['203.0.113.66, 198.51.100.9:50123, 10.0.0.7:443', '198.51.100.9'],
  ['198.51.100.9', '198.51.100.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['unknown:1', 'unknown:1'],
])('a client that a proxy reports as %s has the address %s', async (forwarded, ip) => {
  const app = fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
  ignorePorts(app);
  app.get('/', (request) => request.ip);
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  expect(answer.payload).toBe(ip);
});
