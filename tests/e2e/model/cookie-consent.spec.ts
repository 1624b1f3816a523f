import type { cookieConsentMachine } from '#machines/cookie-consent/cookie-consent.machine.ts';
import { cookieConsent } from '#tests/model/flows/cookie-consent.ts';

import { CookieBanner } from '../pages/cookie-banner.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { expect, firstVisit, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import type { ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: SignInPage;
  readonly banner: CookieBanner;
  /** The errors the page reported itself. */
  readonly reported: string[];
}

const cookieName = 'cookieConsent';

/** A browser configured to block cookies set by scripts. */
async function refuseCookies({ fixtures: { page, context, consoleGuard } }: Driver, answer: ActorAnswer) {
  if (answer.kind === 'answers') return;
  consoleGuard.allow(/The cookie choice was not saved/);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

const keptAnswer = async ({ fixtures: { context } }: Driver) =>
  (await context.cookies()).find(({ name }) => name === cookieName)?.value;

const browser: BrowserFlow<typeof cookieConsentMachine, Driver> = {
  flow: cookieConsent,
  untaken: {},
  async prepare(fixtures, { start }) {
    const { page, context } = fixtures;
    const { cookie } = cookieConsent.starts[start] ?? {};
    if (cookie !== undefined) {
      await context.addCookies([{ name: cookieName, value: cookie, url: readSurroundings().origin }]);
    }
    const reported: string[] = [];
    page.on('pageerror', (error) => reported.push(String(error)));
    return { fixtures, screen: new SignInPage(page), banner: new CookieBanner(page), reported };
  },
  open: ({ screen }) => screen.open(),
  actors: { saveConsent: { request: null, arrange: refuseCookies } },
  events: {
    'accept.pressed': ({ banner }) => banner.acceptButton.click(),
    'decline.pressed': ({ banner }) => banner.declineButton.click(),
  },
  notices: {
    async 'cookieConsent.failed'(driver) {
      await expect
        .poll(() => driver.reported)
        .toEqual([expect.stringMatching(/The cookie choice was not saved: .*did not store the cookie consent/)]);
      expect(await keptAnswer(driver)).toBeUndefined();
    },
  },
  states: {
    deciding: null,
    async asking({ banner }) {
      await expect(banner.root).toContainText('We use cookies to keep you signed in and to remember your preferences.');
      await expect(banner.acceptButton).toBeEnabled();
      await expect(banner.declineButton).toBeEnabled();
    },
    async hiding({ banner }) {
      await expect(banner.root).toHaveAttribute('data-hiding', 'true');
      await expect(banner.root.getByRole('button', { disabled: true })).toHaveCount(2);
    },
    async hidden(driver, { consent }) {
      await expect(driver.banner.root).toHaveCount(0);
      expect(await keptAnswer(driver)).toBe(String(consent));
    },
  },
};

test.use({ storageState: firstVisit, hasOwnBrowser: true });

testPaths(browser);
