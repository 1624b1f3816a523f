import { describe, expect, test } from 'vitest';

import { settingNames } from '#server/setting-names.ts';
import { StartError } from '#server/start-error.ts';

import { clerk, production, publishableKey, read, type Environ } from '../environs.ts';

test('no setting is required to try Attest out', () => {
  expect(read({})).toEqual({
    environment: 'development',
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    apiBaseUrl: 'http://localhost:3000/api',
    productName: 'Attest',
    operator: {
      contactEmail: 'help@attest.example',
      contactPhone: '+44 20 7946 0142',
      termsUrl: 'http://localhost:3000/demo/terms',
      privacyUrl: 'http://localhost:3000/demo/privacy',
      cookiesUrl: 'http://localhost:3000/demo/cookies',
    },
    logLevel: 'info',
    trustProxy: [],
    dataDirectory: '/srv/attest/.data',
    database: {},
    clerk: undefined,
    identityKey: undefined,
    ai: undefined,
    smtp: undefined,
    superAdminEmail: undefined,
    platformAdminEmails: [],
    changesPerMinute: 1200,
    readsPerMinute: 6000,
    newAddressesPerDay: 500,
    removedKeptDays: 30,
    conveniences: true,
    demo: true,
    faultGate: false,
    files: { largestFile: 50_000_000, filesPerOrganisation: 10_000_000_000, key: undefined, s3: undefined },
  });
});

test('every setting is applied', () => {
  const key = Buffer.alloc(32, 7);
  const settings = read({
    ...production,
    HOST: '0.0.0.0',
    PORT: '8080',
    ORIGIN: 'https://grc.example/',
    API_BASE_URL: 'https://api.example/v1//',
    PRODUCT_NAME: 'Prüfstein',
    CONTACT_EMAIL: 'support@grc.example',
    CONTACT_PHONE: '+353 1 555 0142',
    TERMS_URL: 'https://grc.example/terms',
    PRIVACY_URL: 'https://grc.example/privacy/',
    COOKIES_URL: 'https://grc.example/cookies',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '10.0.0.0/8',
    DATA_DIRECTORY: '/var/lib/attest',
    DATABASE_URL: 'postgres://owner@db/attest',
    DATABASE_APP_URL: 'postgres://app@db/attest',
    DATABASE_PLATFORM_URL: 'postgres://platform@db/attest',
    DATABASE_IDENTITY_URL: 'postgres://identity@db/attest',
    IDENTITY_KEY: key.toString('base64'),
    AI_BASE_URL: 'https://models.example/v1/',
    AI_API_KEY: 'key',
    AI_MODEL: 'drafter-1',
    AI_PRIVATE_HOST: 'off',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'attest@example.com',
    SUPER_ADMIN_EMAIL: 'root@example.com',
    PLATFORM_ADMIN_EMAILS: 'ada@example.com, ben@example.com',
    LIMIT_CHANGES_PER_MINUTE: '60',
    LIMIT_READS_PER_MINUTE: '600',
    LIMIT_NEW_ADDRESSES_PER_DAY: '50',
    REMOVED_RECORDS_KEPT_DAYS: '90',
    FILES_LARGEST_MB: '100',
    FILES_QUOTA_MB: '2000',
    FILES_KEY: key.toString('base64'),
    DEMO: 'off',
    FAULT_GATE: 'off',
  });
  expect(settings).toEqual({
    environment: 'production',
    host: '0.0.0.0',
    port: 8080,
    origin: 'https://grc.example',
    apiBaseUrl: 'https://api.example/v1',
    productName: 'Prüfstein',
    operator: {
      contactEmail: 'support@grc.example',
      contactPhone: '+353 1 555 0142',
      termsUrl: 'https://grc.example/terms',
      privacyUrl: 'https://grc.example/privacy',
      cookiesUrl: 'https://grc.example/cookies',
    },
    logLevel: 'warn',
    trustProxy: ['10.0.0.0/8'],
    dataDirectory: '/var/lib/attest',
    database: {
      url: 'postgres://owner@db/attest',
      appUrl: 'postgres://app@db/attest',
      platformUrl: 'postgres://platform@db/attest',
      identityUrl: 'postgres://identity@db/attest',
    },
    clerk: { publishableKey, secretKey: 'sk_test_1', host: 'example.clerk.accounts.dev' },
    identityKey: key,
    ai: {
      baseUrl: 'https://models.example/v1',
      apiKey: 'key',
      model: 'drafter-1',
      privateHost: false,
      timeout: 60_000,
    },
    smtp: { url: 'smtp://mail.example', from: 'attest@example.com' },
    superAdminEmail: 'root@example.com',
    platformAdminEmails: ['ada@example.com', 'ben@example.com'],
    changesPerMinute: 60,
    readsPerMinute: 600,
    newAddressesPerDay: 50,
    removedKeptDays: 90,
    conveniences: false,
    demo: false,
    faultGate: false,
    files: { largestFile: 100_000_000, filesPerOrganisation: 2_000_000_000, key, s3: undefined },
  });
});

const environments = 'ENVIRONMENT must be one of development, staging, production';
const notForIt = (nodeEnv: string) =>
  `Missing settings: ENVIRONMENT. NODE_ENV, which is "${nodeEnv}", does not replace it.`;
const needsHere = (name: string) =>
  `${name}=on needs the local identity, ENVIRONMENT=development, a HOST and an ORIGIN that are loopback addresses, ` +
  'and no TRUST_PROXY.';

const model = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'key', AI_MODEL: 'drafter-1' };

describe('startup fails', () => {
  const wrong: readonly [Environ, string][] = [
    [{ ENVIRONMENT: 'test' }, 'ENVIRONMENT must be one of development, staging, production, not "test".'],
    [{ ENVIRONMENT: 'prod' }, `${environments}, not "prod". Did you mean production?`],
    [{ ENVIRONMENT: 'Production' }, `${environments}, not "Production". Did you mean production?`],
    [{ ENVIRONMENT: 'prodution' }, `${environments}, not "prodution". Did you mean production?`],
    [{ ENVIRONMENT: ' staging' }, `${environments}, not " staging". Did you mean staging?`],
    [{ NODE_ENV: 'production' }, notForIt('production')],
    [{ NODE_ENV: 'Prod', ORIGIN: 'https://attest.example' }, notForIt('Prod')],
    [{ NODE_ENV: 'staging' }, notForIt('staging')],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 1 to 65535, not "-1".'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 1 to 65535, not "3e3".'],
    [{ PORT: ' 80' }, 'PORT must be a whole number from 1 to 65535, not " 80".'],
    [{ LIMIT_CHANGES_PER_MINUTE: '0' }, 'LIMIT_CHANGES_PER_MINUTE must be a whole number from 1 to 10000000, not "0".'],
    [{ ORIGIN: 'attest.example' }, 'ORIGIN must be an http or https address, not "attest.example".'],
    [{ ORIGIN: 'ftp://attest.example' }, 'ORIGIN must be an http or https address, not "ftp://attest.example".'],
    [{ API_BASE_URL: '/api' }, 'API_BASE_URL must be an http or https address, not "/api".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
    [{ ORIGIN: 'https://attest.example/app' }, 'ORIGIN must be an address alone, such as https://attest.example.'],
    [{ ORIGIN: 'https://x:y@attest.example' }, 'ORIGIN must be an address alone, such as https://attest.example.'],
    [{ HOST: '0.0.0.0' }, 'Missing settings: ORIGIN.'],
    [{ HOST: '::', ORIGIN: undefined }, 'Missing settings: ORIGIN.'],
    [{ IDENTITY_KEY: 'c2hvcnQ=' }, 'IDENTITY_KEY must be 32 bytes in base64.'],
    [{ FILES_KEY: 'c2hvcnQ=' }, 'FILES_KEY must be 32 bytes in base64.'],
    [{ FILES_LARGEST_MB: '0' }, 'FILES_LARGEST_MB must be a whole number from 1 to 1000, not "0".'],
    [{ AI_BASE_URL: 'https://models.example/v1' }, 'Missing settings: AI_API_KEY, AI_MODEL.'],
    [{ AI_API_KEY: 'key', AI_MODEL: 'drafter-1' }, 'Missing settings: AI_BASE_URL.'],
    [{ AI_PRIVATE_HOST: 'on' }, 'Missing settings: AI_BASE_URL, AI_API_KEY, AI_MODEL.'],
    [{ ...model, AI_API_KEY: 'a key' }, 'AI_API_KEY must be letters, digits and signs without spaces.'],
    [{ ...model, AI_PRIVATE_HOST: 'yes' }, 'AI_PRIVATE_HOST must be one of on, off, not "yes".'],
    [
      { ...model, AI_BASE_URL: 'http://models.example/v1' },
      'AI_BASE_URL must be an https address, unless AI_PRIVATE_HOST=on.',
    ],
    [
      { ...model, AI_BASE_URL: 'https://user:secret@models.example/v1' },
      'AI_BASE_URL must be an address alone, such as https://models.example/v1.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'Missing settings: MAIL_FROM.'],
    [{ MAIL_FROM: 'attest@example.com' }, 'Missing settings: SMTP_URL.'],
    [
      { SMTP_URL: 'mail.example:25', MAIL_FROM: 'attest@example.com' },
      'SMTP_URL must be an smtp or smtps address, such as smtp://user:password@host:587.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Attest <a@b.example>, c@d.example' },
      'MAIL_FROM must be a sender, such as Attest <no-reply@example.org>, not "Attest <a@b.example>, c@d.example".',
    ],
    [{ CONTACT_EMAIL: 'support' }, 'CONTACT_EMAIL must be an e-mail address, not "support".'],
    [{ TERMS_URL: 'data:text/html,x' }, 'TERMS_URL must be an http or https address, not "data:text/html,x".'],
    [{ PRIVACY_URL: '/privacy' }, 'PRIVACY_URL must be an http or https address, not "/privacy".'],
    [{ DEMO: 'yes' }, 'DEMO must be one of on, off, not "yes".'],
    [{ DEMO: 'on', HOST: '192.0.2.7' }, needsHere('DEMO')],
    [{ DEMO: 'on', ENVIRONMENT: 'staging' }, needsHere('DEMO')],
    [{ FAULT_GATE: 'true' }, 'FAULT_GATE must be one of on, off, not "true".'],
    [{ FAULT_GATE: 'on', HOST: '192.0.2.7' }, needsHere('FAULT_GATE')],
    [{ FAULT_GATE: 'on', ENVIRONMENT: 'staging' }, needsHere('FAULT_GATE')],
    [{ ...production, FAULT_GATE: 'on' }, needsHere('FAULT_GATE')],
    [
      { ...clerk, ENVIRONMENT: 'development', API_BASE_URL: 'http://localhost:3000/api', FAULT_GATE: 'on' },
      needsHere('FAULT_GATE'),
    ],
    [{ CLERK_SECRET_KEY: 'sk' }, 'Missing settings: CLERK_PUBLISHABLE_KEY, ENVIRONMENT, API_BASE_URL.'],
    [{ CLERK_PUBLISHABLE_KEY: publishableKey }, 'Missing settings: ENVIRONMENT, API_BASE_URL, CLERK_SECRET_KEY.'],
    [
      { CLERK_PUBLISHABLE_KEY: publishableKey, ENVIRONMENT: 'staging', API_BASE_URL: 'https://a.example/api' },
      'Missing settings: CLERK_SECRET_KEY.',
    ],
    [
      { ...production, CLERK_PUBLISHABLE_KEY: 'pk_live_nonsense' },
      'CLERK_PUBLISHABLE_KEY is not a Clerk publishable key.',
    ],
    [{ ENVIRONMENT: 'production' }, 'Missing settings: CLERK_PUBLISHABLE_KEY, API_BASE_URL, CLERK_SECRET_KEY, ORIGIN.'],
    [{ ...production, CLERK_SECRET_KEY: '' }, 'Missing settings: CLERK_SECRET_KEY.'],
    [{ ...production, ORIGIN: undefined }, 'Missing settings: ORIGIN.'],
    [{ ENVIRONMENT: '' }, 'Missing settings: ENVIRONMENT.'],
    [{ API_BASE_URL: ' ' }, 'Missing settings: API_BASE_URL.'],
    [{ CLERK_PUBLISHABLE_KEY: '' }, 'Missing settings: CLERK_PUBLISHABLE_KEY.'],
    [{ LOG_HEADS_TO: 'ada' }, 'LOG_HEADS_TO must be an e-mail address, not "ada".'],
    [{ PLATFORM_ADMIN_EMAILS: 'ada@example.com,ben' }, 'PLATFORM_ADMIN_EMAILS must be an e-mail address, not "ben".'],
    [{ SUPER_ADMIN_EMAIL: 'ada' }, 'SUPER_ADMIN_EMAIL must be an e-mail address, not "ada".'],
  ];

  test.each(wrong)('with %j: %s', (environ, sentence) => {
    expect(() => read(environ)).toThrow(new StartError(sentence));
  });

  test.each(settingNames.filter((name) => !name.startsWith('CONTACT_')))('with an empty %s', (name) => {
    expect(() => read({ [name]: ' ' })).toThrow(new RegExp(`^Missing settings: (?:.*, )?${name}\\b`));
  });

  test('with a message that contains no secret', () => {
    const secrets = { IDENTITY_KEY: 'secret-value', DATABASE_ULR: 'secret-value', SMTP_HOST: 'secret-value' };
    for (const [name, value] of Object.entries(secrets)) {
      expect(() => read({ [name]: value })).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('secret-value') }),
      );
    }
  });
});

test('NODE_ENV may have any value if ENVIRONMENT is set', () => {
  expect(read({ NODE_ENV: 'production', ENVIRONMENT: 'development' })).toEqual(read({}));
});

test.each([
  [{ HOST: '192.0.2.7', PORT: '8080' }, 'http://192.0.2.7:8080'],
  [{ HOST: '2001:db8::7', PORT: '8080' }, 'http://[2001:db8::7]:8080'],
  [{ HOST: '0.0.0.0', ORIGIN: 'https://Attest.Example:443/' }, 'https://attest.example'],
  [{ HOST: '::1', PORT: '8080' }, 'http://localhost:8080'],
])('with %j the origin is %s', (environ, origin) => {
  expect(read(environ)).toMatchObject({ origin, apiBaseUrl: `${origin}/api` });
});
