import type { HeadlessBrowserClerk, LoadedClerk } from '@clerk/react/types';

import type { IdentityConnection } from './connection.ts';
import { within } from './within.ts';

export interface IdentityOptions {
  readonly publishableKey: string;
  /** The URL of the local identity provider; empty with Clerk. */
  readonly proxyUrl: string;
  /** Resolves once the app is on the page: who is signed in is reported only then. */
  readonly mounted: Promise<void>;
  readonly navigate: (to: string, options: { replace: boolean }) => void;
}

/** Specification section 9. In milliseconds. */
const scriptTimeout = 15_000;

/** Timeout for the provider to report who is signed in; in milliseconds. */
const startTimeout = 30_000;

const noAnswer = () => new Error('No response was received');

/** https://clerk.com/docs/js-frontend/getting-started/quickstart: the SDK as a separate script. */
const sdkPath = 'npm/@clerk/clerk-js@6/dist/clerk.browser.js';

/** The start of the SDK, which the page begins before this module has been fetched (src/public/early.js). */
export interface IdentityStart {
  navigate: IdentityOptions['navigate'];
  /** Rejects if the script cannot be loaded. */
  readonly loaded: Promise<unknown>;
  /** Rejects if the SDK cannot find out who is signed in. */
  readonly started: Promise<void>;
}

declare global {
  interface Window {
    readonly identityStart: IdentityStart;
  }
}

/** What the SDK is started with, apart from the router. */
const sdkOptions = {
  telemetry: false,
  // Without it the SDK treats requests that could not be sent offline as done: a new password, for example.
  experimental: { rethrowOfflineNetworkErrors: true },
  signInUrl: '/sign-in',
  signUpUrl: '/sign-up',
} satisfies Parameters<HeadlessBrowserClerk['load']>[0];

/** The attributes of the SDK's script element. The built page contains it; the sources' page gets it from the app. */
export const sdkAttributes = ({
  publishableKey,
  proxyUrl,
}: Pick<IdentityOptions, 'publishableKey' | 'proxyUrl'>): Readonly<Record<string, string>> => ({
  src: `${proxyUrl === '' ? `https://${hostIn(publishableKey)}` : proxyUrl}/${sdkPath}`,
  async: '',
  crossorigin: 'anonymous',
  fetchpriority: 'high',
  'data-clerk-publishable-key': publishableKey,
  ...(proxyUrl !== '' && { 'data-clerk-proxy-url': proxyUrl }),
  'data-options': JSON.stringify(sdkOptions),
});

/**
 * Loads the identity SDK and attaches it to the connection, or marks the connection as failed. Uses the SDK itself
 * rather than its React binding: no components are needed, and the first page is a tenth lighter (docs/decisions). The
 * public secure-link pages never call this.
 */
export async function loadIdentity(connection: IdentityConnection, options: IdentityOptions): Promise<void> {
  try {
    addScript(options);
    window.identityStart.navigate = options.navigate;
    await within(scriptTimeout, window.identityStart.loaded, noAnswer());
    await within(startTimeout, window.identityStart.started, noAnswer());
    const clerk = readClerk();
    if (!isLoaded(clerk)) throw new Error('The identity SDK did not start');
    await options.mounted;
    connection.attach(clerk);
  } catch {
    await options.mounted;
    connection.fail();
  }
}

function addScript(options: IdentityOptions): void {
  if (document.querySelector('script[data-clerk-publishable-key]') !== null) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(sdkAttributes(options))) script.setAttribute(name, value);
  document.head.append(script);
}

/** A publishable key is its type followed by the provider's host in base64, with a trailing dollar sign. */
const hostIn = (publishableKey: string) => atob(publishableKey.replace(/^pk_(?:live|test)_/, '')).replace(/\$$/, '');

function readClerk(): HeadlessBrowserClerk {
  const found: unknown = Reflect.get(globalThis, 'Clerk');
  if (!isClerk(found)) throw new Error('The identity SDK did not define itself');
  return found;
}

const isClerk = (found: unknown): found is HeadlessBrowserClerk =>
  typeof found === 'object' && found !== null && 'load' in found;

const isLoaded = (clerk: HeadlessBrowserClerk): clerk is HeadlessBrowserClerk & LoadedClerk => clerk.loaded;
