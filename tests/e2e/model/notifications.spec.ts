import type { Page, Request } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type { NotificationsContext, notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { notifications } from '#tests/model/flows/notifications.ts';

import { NotificationBell } from '../pages/notification-bell.ts';
import { RiskPanel } from '../pages/risk-panel.ts';
import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures, Scene } from './browser-flow.ts';
import { named } from './named.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly bell: NotificationBell;
  /** Assigns one more record to the user, who is notified of it. */
  assign(title: string): Promise<void>;
  /** Unanswered requests for the count. */
  missed: number;
  /** Requests for the list in flight. */
  reading: number;
  /** The unread count on the server. */
  unread: number;
  /** The unread count last received by the browser. */
  shown: number;
  /** Whether every request for the count fails. */
  isSilent: boolean;
}

/** The record titles of the flow's notifications. */
const titles: Readonly<Record<string, string>> = { a: 'Fire in the archive', b: 'Lost laptop' };

/** The total number of attempts, with increasing pauses, before the app gives up. */
const attempts = 4;
const longestPause = 4000;

/** After an actor has settled, a refetch follows with requests that look like those of a later step. */
const isFollowed = (earlier: readonly AnyEventObject[]) =>
  earlier.some(({ type }) => /actor\.mark|error\.actor\.refresh/.test(type));

const reads = ({ type }: AnyEventObject) => type === 'notification.pressed' || type === 'readAll.pressed';

/** A notification marked as read cannot be marked again. */
const isMarked = ({ notificationId }: AnyEventObject, earlier: readonly AnyEventObject[]) =>
  earlier.filter(reads).some((event) => event.type === 'readAll.pressed' || event['notificationId'] === notificationId);

/** Where the panel lists the unread notifications and their count is known. */
const canRead = (states: readonly string[]) =>
  states.includes('panel.open.listed') && states.includes('updates.waiting');

function isOffered(event: AnyEventObject, { states }: Scene<NotificationsContext>): boolean {
  const { type } = event;
  // The offline screen covers everything.
  if (states.includes('updates.paused')) return type === 'connection.restored';
  if (type === 'connection.lost') return states.includes('panel.closed') && states.includes('reading.idle');
  if (reads(event)) return canRead(states);
  // The list is fetched along with the count, by a request that looks like the panel's own.
  if (type === 'bell.pressed' || type === 'retry.pressed') return !states.includes('updates.refreshing');
  // A list being fetched is not fetched again when the panel reopens.
  if (type === 'panel.dismissed') return !states.includes('panel.open.loading');
  // Marking is followed by a fetch of the count, which never runs twice in parallel.
  return !/actor\.mark/.test(type) || states.includes('updates.waiting');
}

function countRequests(driver: Driver): void {
  const { page } = driver.fixtures;
  const isFor = (request: Request, what: string) => new URL(request.url()).pathname === `/api/notifications${what}`;
  page.on('request', (request) => (driver.reading += isFor(request, '') ? 1 : 0));
  page.on('requestfinished', (request) => (driver.reading -= isFor(request, '') ? 1 : 0));
  page.on('requestfailed', (request) => {
    driver.reading -= isFor(request, '') ? 1 : 0;
    driver.missed += isFor(request, '/counts') ? 1 : 0;
  });
}

async function prepare(fixtures: PathFixtures): Promise<Driver> {
  const { page, directory, apiUserOf, signedInAs } = fixtures;
  const organisation = await directory.addOrganisation();
  const owner = await directory.addPerson({ organisations: [organisation], name: `Olga ${organisation.id}` });
  const colleague = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
  const driver: Driver = {
    fixtures,
    bell: new NotificationBell(page),
    async assign(title) {
      await colleague.assignRisk(organisation, title, owner.name);
      driver.unread += 1;
    },
    missed: 0,
    reading: 0,
    unread: 0,
    shown: 0,
    isSilent: false,
  };
  countRequests(driver);
  // Also blocked: the requests of an idle page.
  fixtures.consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  for (const title of Object.values(titles)) await driver.assign(title);
  await signedInAs(owner);
  return driver;
}

/** Advances time past the pauses between fetch attempts. */
const outlastRetries = (page: Page, isOver: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await letTimePass(page, longestPause);
        return isOver();
      },
      { intervals: [100] },
    )
    .toBe(true);

const browser: BrowserFlow<typeof notificationsMachine, Driver> = {
  flow: notifications,
  untaken: {},
  isOffered,
  isPossible: (event, { earlier }) => !isFollowed(earlier) && !(reads(event) && isMarked(event, earlier)),
  prepare,
  async open({ bell: { page, button } }) {
    // The dashboard has a separate list, fetched with the same request as the bell's.
    await new RiskRegisterPage(page).open();
    await expect(button).toBeEnabled();
  },
  actors: {
    loadNotifications: {
      request: () => ({ method: 'GET', path: '/api/notifications' }),
      // A request sent along with the count would be mistaken for the panel's.
      arrange: (driver) => expect.poll(() => driver.reading).toBe(0),
      outcome: apiOutcome,
    },
    refreshNotifications: {
      request: () => ({ method: 'GET', path: '/api/notifications/counts' }),
      async arrange(driver, { kind }) {
        if (kind === 'answers') await driver.assign('Told in the meantime');
      },
      outcome(answer, driver) {
        driver.isSilent = answer.kind === 'refuses';
        driver.missed = 0;
        if (!driver.isSilent) driver.shown = driver.unread;
        return apiOutcome(answer);
      },
    },
    markAsRead: {
      request: () => ({ method: 'PATCH', path: '/api/notifications/mark-as-read' }),
      outcome(answer, driver) {
        if (answer.kind === 'answers') driver.unread -= 1;
        return apiOutcome(answer);
      },
    },
    markAllAsRead: {
      request: () => ({ method: 'PATCH', path: '/api/notifications/mark-all-as-read' }),
      outcome(answer, driver) {
        if (answer.kind === 'answers') driver.unread = 0;
        return apiOutcome(answer);
      },
    },
  },
  events: {
    async 'bell.pressed'(driver) {
      const { bell } = driver;
      // A list fetched within the last two seconds is not refetched.
      await letTimePass(bell.page, 2000);
      await bell.button.click();
    },
    'panel.dismissed': ({ bell }) => bell.button.click(),
    'retry.pressed': ({ bell }) => bell.retryButton.click(),
    async 'notification.pressed'({ bell }, { notificationId }) {
      const title = named(titles, notificationId);
      await bell.item(title).click();
      await expect(new RiskPanel(bell.page).titleField).toHaveValue(title);
    },
    'readAll.pressed': ({ bell }) => bell.readAllButton.click(),
    'window.focused': ({ bell }) => bell.page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    'connection.lost': ({ fixtures }) => fixtures.context.setOffline(true),
    async 'connection.restored'({ fixtures, bell }) {
      await fixtures.context.setOffline(false);
      // An interrupted request is retried once, a second later.
      await letTimePass(bell.page, 1000);
    },
  },
  notices: {
    async 'notifications.marked'(driver) {
      driver.shown -= 1;
    },
    async 'notifications.allMarked'(driver) {
      driver.shown = 0;
    },
    'notifications.notMarked': ({ bell }, { failure }) =>
      expectToast(bell.page, 'The notification was not marked as read', failure.message),
    async 'notifications.settled'(driver) {
      driver.shown = driver.unread;
    },
  },
  states: {
    'panel.closed': ({ bell }) => expect(bell.panel).toHaveCount(0),
    async 'panel.open.loading'({ bell }) {
      await expect(bell.panel).toBeVisible();
      await expect(bell.failure).toHaveCount(0);
    },
    async 'panel.open.listed'({ bell }) {
      for (const title of Object.values(titles)) await expect(bell.item(title)).toBeVisible();
    },
    'panel.open.failed': ({ bell }) => outlastRetries(bell.page, () => bell.failure.isVisible()),
    'updates.refreshing': ({ bell, shown }) => bell.expectUnread(shown),
    async 'updates.waiting'(driver) {
      const { bell, shown } = driver;
      await bell.expectUnread(shown);
      if (!driver.isSilent) return;
      await outlastRetries(bell.page, async () => driver.missed === attempts);
      await bell.expectUnread(shown);
    },
    'updates.paused': ({ bell }) =>
      expect(bell.page.getByRole('dialog', { name: 'No Internet Connection' })).toBeVisible(),
    'reading.idle': ({ bell, shown }) => bell.expectUnread(shown),
    'reading.markingOne': ({ bell, shown }) => bell.expectUnread(shown),
    'reading.markingAll': ({ bell, shown }) => bell.expectUnread(shown),
  },
};

testPaths(browser);
