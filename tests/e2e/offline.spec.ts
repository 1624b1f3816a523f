import type { BrowserContext } from '@playwright/test';

import { pathOfChunk } from './support/chunks.ts';
import { letTimePassUntil, stopLongTimers } from './support/patient-clock.ts';
import { blockRequests, expect, expectToast, test } from './support/test.ts';

test.use({ hasOwnBrowser: true });

/** The console messages of requests that cannot be sent, including those of Clerk's SDK and of the check of the manifest. */
const noConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch|network|offline|manifest\.notFetched/i;

const serverPaths = /\/(?:api\/|readyz)/;

/** The browser is online, but the server does not respond. */
const silenceServer = (context: BrowserContext) =>
  context.route(serverPaths, (route) => route.abort('connectionrefused'));
const raiseServer = (context: BrowserContext) => context.unroute(serverPaths);

test.beforeEach(async ({ consoleGuard, organisation, signedInAs, givenRisks }) => {
  consoleGuard.allow(noConnection);
  await givenRisks([{ title: 'Fire in the archive' }, { title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
});

test('a list that fails to load reports it and loads on retry', async ({ page, context, riskRegister }) => {
  await stopLongTimers(context);
  await riskRegister.open();
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);
  await silenceServer(context);
  await riskRegister.search('laptop');
  const failure = page.getByRole('alert');
  const heading = failure.getByRole('heading', { name: 'The risks could not be loaded' });
  await letTimePassUntil(page, () => expect(heading).toBeVisible({ timeout: 50 }));
  await expect(failure).toContainText('The server is not responding. Check your connection and try again.');
  const note = page.getByRole('status').filter({ hasText: 'The app will reconnect automatically.' });
  await expect(note).toBeVisible();
  await raiseServer(context);
  await letTimePassUntil(page, () => expect(note).toHaveCount(0, { timeout: 50 }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await riskRegister.expectTitles(['Lost laptop']);
});

test('a failed save keeps the typed text, and the retry saves it once', async ({ page, context, riskRegister }) => {
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await panel.enter({ title: 'Cable cut by an anchor', likelihood: '2 Unlikely', impact: '5 Severe' });
  await silenceServer(context);
  await panel.save();
  await expect(panel.notSaved).toContainText('The server is not responding. Check your connection and try again.');
  await expect(panel.retryButton).toBeFocused();
  await expect(panel.titleField).toHaveValue('Cable cut by an anchor');
  await expect(panel.rating).toHaveText('10High');
  await raiseServer(context);
  await panel.retryButton.click();
  await expectToast(page, 'Created successfully', 'R-0003 Cable cut by an anchor');
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop', 'Cable cut by an anchor']);
});

test('an offline browser blocks the page until the network returns, and keeps the typed text', async ({
  page,
  context,
  riskRegister,
}) => {
  const { panel } = riskRegister;
  const dialog = page.getByRole('dialog', { name: 'No Internet Connection' });
  await riskRegister.open('?risk=new');
  await panel.enter({ title: 'Cable cut by an anchor' });
  // The worker's script cannot be fetched offline.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The browser's offline event is lost if the page is not listening yet.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog).toHaveAccessibleDescription(
    'Please check your internet connection and try again. The app requires an active internet connection to function properly.',
  );
  await expect(dialog.getByText('Check your WiFi or mobile data connection', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry Connection' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(panel.titleField).not.toBeFocused();
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await expect(dialog).toHaveCount(0);
  await expect(panel.titleField).toHaveValue('Cable cut by an anchor');
});

test('a chunk that fails to load leaves the page intact, and loads once the network returns', async ({
  page,
  riskRegister,
}) => {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const part = pathOfChunk('parts');
  const unblock = await blockRequests(page, `*${part}`);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(part));
  await riskRegister.open();
  await refused;
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop']);
  await expect(bell).toBeDisabled();
  await unblock();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(bell).toBeEnabled();
});

test('a dialog that fails to load leaves the typed text intact, and opens once it loads', async ({
  page,
  shell,
  riskRegister,
}) => {
  const { panel } = riskRegister;
  const part = pathOfChunk('parts');
  const unblock = await blockRequests(page, `*${part}`);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(part));
  await riskRegister.open('?risk=new');
  await panel.enter({ title: 'Cable cut by an anchor' });
  await page.keyboard.press('ControlOrMeta+k');
  await refused;
  await expect(panel.titleField).toHaveValue('Cable cut by an anchor');
  await unblock();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(shell.paletteField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.titleField).toHaveValue('Cable cut by an anchor');
});

test('the screen of a lost connection blocks shortcuts too', async ({ page, context, riskRegister, shell }) => {
  await riskRegister.open();
  const screen = page.getByRole('dialog', { name: 'No Internet Connection' });
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(screen).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('?');
  await context.setOffline(false);
  await expect(screen).toHaveCount(0);
  await expect(shell.palette).toHaveCount(0);
  await expect(shell.entry('Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(shell.palette).toBeVisible();
});
