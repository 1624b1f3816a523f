import { readSettings } from '#server/settings.ts';

export type Environ = Readonly<Record<string, string | undefined>>;

export const read = (environ: Environ) => readSettings(environ, '/srv/attest');

export const publishableKey = `pk_test_${Buffer.from('example.clerk.accounts.dev$').toString('base64')}`;
export const clerk = { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: 'sk_test_1' };
export const production = {
  ...clerk,
  ENVIRONMENT: 'production',
  ORIGIN: 'https://attest.example',
  API_BASE_URL: 'https://attest.example/api',
};
