import { test as base, expect, type Page } from '@playwright/test';

import { demoPassword } from '#server/demo/index.ts';

import { PasswordResetPage } from '../pages/password-reset-page.ts';
import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerifyEmailPage } from '../pages/verify-email-page.ts';
import { ApiUser, type NewRisk } from './api-user.ts';
import { guardConsole, type ConsoleGuard } from './console-guard.ts';
import { openDirectory, type Credentials, type Directory, type Organisation, type Person } from './directory.ts';
import { FaultGate } from './fault-gate.ts';
import { SharedContexts, type StoredState } from './shared-contexts.ts';
import { readSurroundings } from './surroundings.ts';

/** An organisation used by a single test. */
export interface OwnOrganisation extends Organisation {
  /** Has full access to it. */
  readonly manager: Person;
}

/** Signs the user in to the browser; the page stays blank. */
export type SignedInAs = (person: Credentials) => Promise<void>;

/** An API client for the user, with its own session that lasts as long as the worker. */
export type ApiUserOf = (person: Credentials) => Promise<ApiUser>;

interface Fixtures {
  /**
   * Set for tests of loading the app, of what the browser keeps and of being offline: a browser of their own, whose cache
   * is empty, with a service worker. Others share one whose storage is cleared.
   */
  readonly hasOwnBrowser: boolean;
  /** Fails the test on any console error that it did not allow. */
  readonly consoleGuard: ConsoleGuard;
  /** Injects faults into requests from this test's browser, in the server. */
  readonly faults: FaultGate;
  readonly organisation: OwnOrganisation;
  readonly signedInAs: SignedInAs;
  /** Adds risks to the test's organisation, in this order. */
  readonly givenRisks: (
    risks: readonly NewRisk[],
  ) => Promise<{ id: string; version: number; ref: string; title: string }[]>;
  readonly givenAsset: (asset: { readonly title: string }) => Promise<void>;
  readonly signInPage: SignInPage;
  readonly signUpPage: SignUpPage;
  readonly verifyEmailPage: VerifyEmailPage;
  readonly passwordResetPage: PasswordResetPage;
  readonly riskRegister: RiskRegisterPage;
  readonly shell: Shell;
}

interface WorkerFixtures {
  readonly sharedContexts: SharedContexts;
  readonly directory: Directory;
  readonly apiUserOf: ApiUserOf;
}

const cookieOf = (name: string, value: string) => ({
  name,
  value,
  domain: new URL(readSurroundings().origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: name === '__client',
  secure: false,
  sameSite: 'Lax' as const,
});

/**
 * A browser in which the first-visit prompts have been answered, so that they do not get in the way; tests of the
 * prompts themselves start with `firstVisit`.
 */
const answered = (): StoredState => {
  const { origin } = readSurroundings();
  return {
    cookies: [cookieOf('cookieConsent', 'true')],
    origins: [{ origin, localStorage: [{ name: 'tips', value: JSON.stringify({ choice: 'skip' }) }] }],
  };
};

/** For `test.use({ storageState: firstVisit })`. */
export const firstVisit = { cookies: [], origins: [] };

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the empty pattern tells Playwright that it needs no other fixture.
  storageState: async ({}, use) => use(answered()),
  hasOwnBrowser: [false, { option: true }],
  sharedContexts: [
    // oxlint-disable-next-line no-empty-pattern -- the empty pattern tells Playwright that it needs no other fixture.
    async ({}, use) => {
      const contexts = new SharedContexts();
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedContexts, hasOwnBrowser, trace, storageState, viewport, hasTouch, isMobile, contextOptions },
    use,
  ) => {
    // Traces are recorded for contexts that begin with their test.
    if (hasOwnBrowser || trace !== 'off') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    if (typeof storageState !== 'object') throw new Error('A test names what its browser has stored.');
    const options = { viewport, hasTouch, isMobile, contextOptions };
    const context = await sharedContexts.open(browser, options, storageState);
    await use(context);
    await sharedContexts.endTest(context);
  },
  directory: [
    // oxlint-disable-next-line no-empty-pattern -- the empty pattern tells Playwright that it needs no other fixture.
    async ({}, use) => {
      const directory = await openDirectory(readSurroundings());
      await use(directory);
      await directory.close();
    },
    { scope: 'worker' },
  ],
  apiUserOf: [
    async ({ playwright, directory }, use) => {
      const { origin } = readSurroundings();
      const users = new Map<string, Promise<ApiUser>>();
      const open = async ({ email }: Credentials) => {
        const { token, sessionId } = await directory.openSession(email);
        const storageState = { cookies: [cookieOf('__client', token)], origins: [] };
        return new ApiUser(await playwright.request.newContext({ storageState }), origin, sessionId);
      };
      await use((person) => {
        const user = users.get(person.email) ?? open(person);
        users.set(person.email, user);
        return user;
      });
    },
    { scope: 'worker' },
  ],
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      guard.end();
      expect(guard.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ context }, use) => {
    const faults = await FaultGate.open(readSurroundings().origin, context);
    await use(faults);
    await faults.clear();
  },
  organisation: async ({ directory }, use) => {
    const organisation = await directory.addOrganisation();
    await use({ ...organisation, manager: await directory.addPerson({ organisations: [organisation] }) });
  },
  signedInAs: async ({ context, apiUserOf }, use) => {
    await use(async (person) => context.addCookies(await (await apiUserOf(person)).cookies()));
  },
  givenRisks: async ({ organisation, apiUserOf }, use) => {
    await use(async (risks) => (await apiUserOf(organisation.manager)).addRisks(organisation, risks));
  },
  givenAsset: async ({ organisation, apiUserOf }, use) => {
    await use(async (asset) => (await apiUserOf(organisation.manager)).addAsset(organisation, asset));
  },
  signInPage: async ({ page }, use) => use(new SignInPage(page)),
  signUpPage: async ({ page }, use) => use(new SignUpPage(page)),
  verifyEmailPage: async ({ page }, use) => use(new VerifyEmailPage(page)),
  passwordResetPage: async ({ page }, use) => use(new PasswordResetPage(page)),
  riskRegister: async ({ page }, use) => use(new RiskRegisterPage(page)),
  shell: async ({ page }, use) => use(new Shell(page)),
});

export { expect };

/** A demo account, for tests that do not modify it. */
export const demo = (name: string): Credentials => ({ email: `${name}@attest.example`, password: demoPassword });

/** Waits for a toast with this title and, where given, this description. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: title });
  // An earlier one with the same title may still be there.
  await expect(description === undefined ? toasts : toasts.filter({ hasText: description })).toBeVisible();
}

export const expectSecondFactorNotice = (page: Page) =>
  expectToast(page, 'Two-factor authentication required', 'Please complete 2FA to continue');

/** Throttles the browser's network: every response is delayed by this much. */
export async function slowDown(page: Page, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: milliseconds,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Blocks some requests in the browser so that they get no response.
 * @param pattern of their URLs; `*` matches any text
 * @returns a function that unblocks them
 */
export async function blockRequests(page: Page, pattern: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const block = async (urls: string[]) => void (await devtools.send('Network.setBlockedURLs', { urls }));
  await devtools.send('Network.enable');
  await block([pattern]);
  return () => block([]);
}
