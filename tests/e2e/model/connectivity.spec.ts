import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { connectivity } from '#tests/model/flows/connectivity.ts';

import { Connection } from '../pages/connection.ts';
import { OrganisationDialog } from '../pages/organisation-dialog.ts';
import { Shell } from '../pages/shell.ts';
import { pathOfChunk } from '../support/chunks.ts';
import type { Organisation } from '../support/directory.ts';
import type { Fault } from '../support/fault-gate.ts';
import { Loads } from '../support/loads.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { expect, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  readonly connection: Connection;
  /** On this screen only user actions send requests. */
  readonly dialog: OrganisationDialog;
  readonly organisation: Organisation;
  readonly loads: Loads;
}

/** Milliseconds until the organisation prompt and the registration of the service worker. */
const untilAsked = 1000;
const untilRested = 2000;

const offline = 'offline';

/** The console messages of the browser, the SDK and the app about failed requests. */
const noConnection = /ERR_|Failed to fetch|Clerk|network|status of 500|manifest\.notFetched/i;

async function prepare(fixtures: PathFixtures, { start }: Path): Promise<Driver> {
  const { page, directory, signedInAs, consoleGuard } = fixtures;
  consoleGuard.allow(noConnection);
  const organisation = await directory.addOrganisation('Alder Bank');
  const organisations = [organisation, await directory.addOrganisation('Birch Wharf')];
  const person = { organisations, ...(start === offline && { actsIn: organisation }) };
  await signedInAs(await directory.addPerson(person));
  return {
    fixtures,
    shell: new Shell(page),
    connection: new Connection(page),
    dialog: new OrganisationDialog(page),
    organisation,
    loads: new Loads(page),
  };
}

/** Runs in the page. */
const wasAskedFor = (path: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);

/**
 * The app opened offline from the service worker cache. The dialog needs a chunk that cannot be fetched then, which must
 * not bring the page down.
 */
async function openWithoutNetwork({ fixtures: { page, context }, shell }: Driver): Promise<void> {
  await page.goto('/risk-list');
  await expect(shell.heading('Risk Register')).toBeVisible();
  await letTimePass(page, untilRested);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.evaluate(wasAskedFor, pathOfChunk('background'))).toBe(true);
}

async function openWithNetwork({ fixtures: { page, context }, connection, dialog }: Driver): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Choose an organisation/);
  await letTimePass(page, untilAsked);
  await expect(dialog.root).toBeVisible();
  // The browser's event is lost if the page is not listening yet.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(connection.offlineScreen).toBeVisible({ timeout: 1000 });
  }).toPass();
  await context.setOffline(false);
  await expect(connection.offlineScreen).toHaveCount(0);
}

/** The user triggers a request, and the server behaves as given. */
async function ask(
  { fixtures: { faults }, dialog, organisation }: Driver,
  fault: Fault,
  message: string,
): Promise<void> {
  const end = await faults.meet({ method: 'POST', path: '/api/user-preferences/default-organisation' }, fault);
  await dialog.choose(organisation.name);
  await expect(dialog.complaint).toHaveText(message);
  await end();
}

const browser: BrowserFlow<typeof connectivityMachine, Driver> = {
  flow: connectivity,
  untaken: {},
  isPossible({ type }, { states, context }) {
    const isOffline = states.includes('network.offline');
    const isAsking = states.includes('server.doubted') || states.includes('server.silent.asking');
    // Requests in flight fail with the network, and requests sent while offline fail immediately.
    if (type === 'network.lost' || type === 'network.found') return isOffline || !isAsking;
    if (type.startsWith('xstate.after.')) return !isOffline;
    // While offline the page is blocked, and an app opened offline has not loaded it.
    if (type.startsWith('server.')) return !isOffline && context.online;
    return true;
  },
  prepare,
  async open(driver, { start }) {
    await (start === offline ? openWithoutNetwork(driver) : openWithNetwork(driver));
    driver.loads.settle();
  },
  actors: { askHealth: { request: () => ({ method: 'GET', path: '/readyz' }), outcome: apiOutcome } },
  events: {
    async 'network.lost'({ fixtures }) {
      await fixtures.context.setOffline(true);
    },
    async 'network.found'({ fixtures, connection }) {
      // The browser fires this event only after being offline.
      await fixtures.context.setOffline(true);
      await expect(connection.offlineScreen).toBeVisible();
      await fixtures.context.setOffline(false);
    },
    'server.unreachable': (driver) =>
      ask(driver, { do: 'drop' }, 'The server is not responding. Check your connection and try again.'),
    'server.reachable': (driver) =>
      ask(driver, { do: 'answer', status: 500, body: JSON.stringify({ message: 'Not now' }) }, 'Not now'),
    'retry.pressed': ({ connection }) => connection.retryButton.click(),
  },
  notices: {},
  effects: { reloadPage: ({ loads }) => loads.expectOneMore() },
  states: {
    'network.deciding': null,
    async 'network.online'({ connection }) {
      await expect(connection.offlineScreen).toHaveCount(0);
      await expect(connection.messages).toBeAttached();
    },
    'network.offline': ({ connection }) => expect(connection.retryButton).toBeVisible(),
    'server.answering': ({ connection }) => expect(connection.serverNote).toHaveCount(0),
    // A single failed request is inconclusive.
    'server.doubted': ({ connection }) => expect(connection.serverNote).toHaveCount(0),
    'server.silent.pausing': ({ connection }) => expect(connection.serverNote).toBeVisible(),
    'server.silent.asking': ({ connection }) => expect(connection.serverNote).toBeVisible(),
  },
};

// An app that opens offline has been opened online before.

testPaths(browser);
