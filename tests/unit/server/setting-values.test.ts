import { describe, expect, test } from 'vitest';

import { isLoopback, senderAddress, smtpAddress } from '#server/setting-values.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

type Environ = Readonly<Record<string, string>>;

const read = (environ: Environ) => readSettings(environ, '/srv/attest');

const environments = 'ENVIRONMENT must be one of development, staging, production';
const days = 'REMOVED_RECORDS_KEPT_DAYS must be a whole number from 1 to 3650';
const reads = 'LIMIT_READS_PER_MINUTE must be a whole number from 1 to 10000000';

describe('startup fails', () => {
  const wrong: readonly [Environ, string][] = [
    [{ ENVIRONMENT: 'dev' }, `${environments}, not "dev". Did you mean development?`],
    [{ ENVIRONMENT: 'pr' }, `${environments}, not "pr".`],
    [{ ENVIRONMENT: '   staging' }, `${environments}, not "   staging". Did you mean staging?`],
    [{ ENVIRONMENT: 'prodctoin' }, `${environments}, not "prodctoin". Did you mean production?`],
    [{ ENVIRONMENT: 'production-of-acme-1' }, `${environments}, not "production-of-acme-1". Did you mean production?`],
    [{ ENVIRONMENT: 'production-of-acme-12' }, `${environments}, not "production-of-acme-12".`],
    [{ DEMO: 'one' }, 'DEMO must be one of on, off, not "one".'],
    [{ DEMO: 'offf' }, 'DEMO must be one of on, off, not "offf".'],
    [{ LIMIT_READS_PER_MINUTE: '0' }, `${reads}, not "0".`],
    [{ REMOVED_RECORDS_KEPT_DAYS: '3651' }, `${days}, not "3651".`],
    [{ CONTACT_EMAIL: 'a b@grc.example' }, 'CONTACT_EMAIL must be an e-mail address, not "a b@grc.example".'],
    [{ CONTACT_EMAIL: 'a@grc.example b' }, 'CONTACT_EMAIL must be an e-mail address, not "a@grc.example b".'],
    [
      { NODE_ENV: ' production' },
      'Missing settings: ENVIRONMENT. NODE_ENV, which is " production", does not replace it.',
    ],
  ];

  test.each(wrong)('with %j: %s', (environ, sentence) => {
    expect(() => read(environ)).toThrow(new StartError(sentence));
  });
});

test('the smallest and the largest number are allowed', () => {
  expect(read({ PORT: '1' }).port).toBe(1);
  expect(read({ PORT: '65535' }).port).toBe(65_535);
});

test('without the demo, operator details are empty unless they are set', () => {
  const nobody = { contactEmail: '', contactPhone: '', termsUrl: '', privacyUrl: '', cookiesUrl: '' };
  expect(read({ DEMO: 'off' }).operator).toEqual(nobody);
  expect(read({ CONTACT_EMAIL: '', CONTACT_PHONE: '' }).operator).toMatchObject({ contactEmail: '', contactPhone: '' });
});

test('an unknown NODE_ENV is ignored', () => {
  expect(read({ NODE_ENV: 'not production' })).toEqual(read({}));
});

test('every address of 127.0.0.0/8 is a loopback address, but a name that ends in one is not', () => {
  expect(read({ HOST: '127.100.20.30' }).conveniences).toBe(true);
  expect(read({ HOST: 'x.127.0.0.1', ORIGIN: 'http://localhost:3000' }).conveniences).toBe(false);
});

test.each(['localhost', '::1', '[::1]', '127.0.0.1'])('%s is a loopback host', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['127.0.0.1.example', '128.0.0.1', '[::2]', ''])('%j is none', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each(['smtp://mail.example', 'smtps://user:password@mail.example:465'])('%s is an smtp address', (value) => {
  expect(smtpAddress('SMTP_URL', value)).toBe(value);
});

test.each(['mail.example', 'https://mail.example', 'smtp:', 'smtp:///path'])('%s is none', (value) => {
  const sentence = 'SMTP_URL must be an smtp or smtps address, such as smtp://user:password@host:587.';
  expect(() => smtpAddress('SMTP_URL', value)).toThrow(new StartError(sentence));
});

test.each(['no-reply@example.org', 'Attest <no-reply@example.org>', 'Attest of Ada & Söhne <a@b.example>'])(
  '%s is a sender',
  (value) => {
    expect(senderAddress('MAIL_FROM', value)).toBe(value);
  },
);

test.each([
  'Attest',
  'Attest no-reply@example.org',
  'Attest <no-reply>',
  'Attest <no reply@example.org>',
  'Attest <no-reply@example org>',
  'Attest, GRC <no-reply@example.org>',
  'Attest\r\nBcc: x <no-reply@example.org>',
  '<no-reply@example.org>',
  'a@b.example, c@d.example',
])('%j is none', (value) => {
  const sentence = `MAIL_FROM must be a sender, such as Attest <no-reply@example.org>, not "${value}".`;
  expect(() => senderAddress('MAIL_FROM', value)).toThrow(new StartError(sentence));
});
