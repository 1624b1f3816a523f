import { expect, test } from 'vitest';

import { networkOf } from '#server/http/client-network.ts';

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
])('a limit counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
