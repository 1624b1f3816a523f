import fastify from 'fastify';
import { expect, test } from 'vitest';

import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

const read = (value: string) => readSettings({ TRUST_PROXY: value }, '/srv/attest');

test.each([
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
  ['::1,2001:db8::/32', ['::1', '2001:db8::/32']],
  ['loopback, linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ['::ffff:10.0.0.7', ['::ffff:10.0.0.7']],
  ['10.0.0.7/32,2001:db8::1/128', ['10.0.0.7/32', '2001:db8::1/128']],
  ['false', []],
])('TRUST_PROXY=%s is converted for Fastify', (value, proxies) => {
  const { trustProxy } = read(value);
  expect(trustProxy).toEqual(proxies);
  expect(() => fastify({ trustProxy: [...trustProxy] })).not.toThrow();
});

test.each([
  ['true', 'true'],
  ['1', '1'],
  ['nginx', 'nginx'],
  ['10.0.0.0/8;192.168.1.1', '10.0.0.0/8;192.168.1.1'],
  ['10.0.0.7,', ''],
  ['10.0.0.256', '10.0.0.256'],
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['loopback,::/0', '::/0'],
  ['2001:db8::/129', '2001:db8::/129'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ['10.0.0.0/08', '10.0.0.0/08'],
  ['10.0.0.0/8.5', '10.0.0.0/8.5'],
  ['Loopback', 'Loopback'],
  ['*', '*'],
])('TRUST_PROXY=%j fails startup before anything is opened', (value, wrong) => {
  const sentence =
    'TRUST_PROXY must name the addresses or networks of your proxies, separated by commas ' +
    `(10.0.0.7, 10.0.0.0/8, loopback), not "${wrong}".`;
  expect(() => read(value)).toThrow(new StartError(sentence));
});
