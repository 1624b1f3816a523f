import { once } from 'node:events';

import fastify from 'fastify';

import { clientFolder } from '#scripts/build/build-client.ts';
import type { PageSettings } from '#server/static/page.ts';
import { staticFiles } from '#server/static/static-files.ts';

import { expect, test } from './support/test.ts';

test.use({ hasOwnBrowser: true });

const complete = {
  publishableKey: 'pk_live_Y2xlcmsubG9jYWxob3N0JA',
  environment: 'development',
  apiBaseUrl: '/api',
  productName: 'Attest',
  identityProxyUrl: '/__clerk',
};

/** Serves the built app as the server does, with settings that the server itself would reject. */
async function serveWith(settings: PageSettings & Readonly<Record<string, unknown>>) {
  const server = fastify({ forceCloseConnections: true });
  await server.register(staticFiles, { root: clientFolder, settings: () => settings });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    const closed = once(server.server, 'close');
    await server.close();
    await closed;
  };
  return { origin, close };
}

test('an app with incomplete configuration names the missing settings', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Missing environment settings/);
  const { origin, close } = await serveWith({ ...complete, publishableKey: '', apiBaseUrl: undefined });
  await page.goto(origin);
  await expect(
    page.getByText('Missing environment settings: publishableKey, apiBaseUrl', { exact: true }),
  ).toBeVisible();
  await close();
});

test('an app whose identity service does not respond reports it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/__clerk|Clerk/);
  const { origin, close } = await serveWith(complete);
  await page.goto(`${origin}/risk-list`);
  await expect(page.getByRole('heading', { name: 'Sign-in is not available' })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await close();
});

test('what was typed and submitted before the app started is not lost', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/sign_ins/);
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@attest.example');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  start();
  await expect(page.getByText('Sign-in failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@attest.example');
  expect(new URL(page.url()).search).toBe('');
});
