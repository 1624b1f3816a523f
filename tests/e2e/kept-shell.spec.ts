import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { clientFolder } from '#scripts/build/build-client.ts';
import { earlyFile } from '#scripts/build/early-script.ts';
import { readManifest } from '#scripts/build/preloads.ts';
import { shellFiles } from '#scripts/build/shell.ts';

import { expect, test } from './support/test.ts';

test.use({ hasOwnBrowser: true });

/** The gzipped size limit of the cached shell, in bytes. */
const shellLimit = 300_000;

test('the browser caches the shell and no data', async ({ page, signedInAs, organisation, riskRegister }) => {
  await signedInAs(organisation.manager);
  await riskRegister.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const early = readdirSync(join(clientFolder, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => earlyFile.test(file));
  expect(early).toHaveLength(1);
  const shell = [...shellFiles(readManifest(join(clientFolder, '.vite', 'manifest.json'))), ...early];
  expect(kept.toSorted()).toEqual(['/', ...shell.map((file) => `/${file}`)].toSorted());
  const bytes = shell.reduce((sum, file) => sum + gzipSync(readFileSync(join(clientFolder, file))).length, 0);
  expect(bytes).toBeLessThanOrEqual(shellLimit);
});
