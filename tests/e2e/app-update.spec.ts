import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { clientFolder } from '#scripts/build/build-client.ts';
import { readManifest } from '#scripts/build/preloads.ts';
import { shellFiles } from '#scripts/build/shell.ts';

import { readSurroundings } from './support/surroundings.ts';
import { expect, test } from './support/test.ts';
import { serveVersions } from './support/versions.ts';

test('a new version is offered, and takes over when the person says so', async ({
  page,
  signedInAs,
  organisation,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/ERR_/);
  const versions = await serveVersions(readSurroundings().origin);
  await signedInAs(organisation.manager);
  // At this address the browser is on its first visit.
  await page.addInitScript(() => localStorage.setItem('tips', JSON.stringify({ choice: 'skip' })));
  await page.goto(`${versions.origin}/`);
  const welcome = page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` });
  await expect(welcome).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  versions.publish();
  await page.reload();
  const card = page.getByRole('region', { name: 'Update Available' });
  await expect(card).toContainText('A new version of the app is available. Update now for the latest features.');
  const reloaded = page.waitForEvent('load');
  await card.getByRole('button', { name: 'Update Now' }).click();
  await reloaded;
  await expect(welcome).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting ?? null)),
  ).toBe(null);
  await versions.close();
});

/** Most bytes, gzipped, that every visitor's browser may be asked to keep. */
const shellLimit = 300_000;

test('the browser keeps the shell and nothing else', async ({ page, signedInAs, organisation, riskRegister }) => {
  await signedInAs(organisation.manager);
  await riskRegister.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const shell = [...shellFiles(readManifest(join(clientFolder, '.vite', 'manifest.json')))];
  expect(kept.toSorted()).toEqual(['/', ...shell.map((file) => `/${file}`)].toSorted());
  const bytes = shell.reduce((sum, file) => sum + gzipSync(readFileSync(join(clientFolder, file))).length, 0);
  expect(bytes).toBeLessThanOrEqual(shellLimit);
});
