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

/** The URL of the SDK's script; the page names it too, so that it is fetched in parallel with the app. */
export const sdkUrl = ({ publishableKey, proxyUrl }: Pick<IdentityOptions, 'publishableKey' | 'proxyUrl'>) =>
  `${proxyUrl === '' ? `https://${hostIn(publishableKey)}` : proxyUrl}/${sdkPath}`;

/** https://clerk.com/docs/js-frontend/getting-started/quickstart: the SDK as a separate script. */
const sdkPath = 'npm/@clerk/clerk-js@6/dist/clerk.browser.js';

/**
 * Loads the identity SDK and attaches it to the connection, or marks the connection as failed. Uses the SDK itself
 * rather than its React binding: no components are needed, and the first page is a tenth lighter (docs/decisions). The
 * public secure-link pages never call this.
 */
export async function loadIdentity(connection: IdentityConnection, options: IdentityOptions): Promise<void> {
  try {
    await within(scriptTimeout, loadScript(options), noAnswer());
    const clerk = readClerk();
    await within(startTimeout, startClerk(clerk, options), noAnswer());
    if (!isLoaded(clerk)) throw new Error('The identity SDK did not start');
    await options.mounted;
    connection.attach(clerk);
  } catch {
    await options.mounted;
    connection.fail();
  }
}

function loadScript({ publishableKey, proxyUrl }: IdentityOptions): Promise<void> {
  const script = document.createElement('script');
  script.src = sdkUrl({ publishableKey, proxyUrl });
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.dataset['clerkPublishableKey'] = publishableKey;
  if (proxyUrl !== '') script.dataset['clerkProxyUrl'] = proxyUrl;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The identity SDK cannot be loaded')));
    document.head.append(script);
  });
}

/** A publishable key is its type followed by the provider's host in base64, with a trailing dollar sign. */
const hostIn = (publishableKey: string) => atob(publishableKey.replace(/^pk_(?:live|test)_/, '')).replace(/\$$/, '');

const startClerk = (clerk: HeadlessBrowserClerk, { navigate }: IdentityOptions): Promise<void> =>
  clerk.load({
    telemetry: false,
    // Without it the SDK treats requests that could not be sent offline as done: a new password, for example.
    experimental: { rethrowOfflineNetworkErrors: true },
    signInUrl: '/sign-in',
    signUpUrl: '/sign-up',
    routerPush: (to) => navigate(to, { replace: false }),
    routerReplace: (to) => navigate(to, { replace: true }),
  });

function readClerk(): HeadlessBrowserClerk {
  const found: unknown = Reflect.get(globalThis, 'Clerk');
  if (!isClerk(found)) throw new Error('The identity SDK did not define itself');
  return found;
}

const isClerk = (found: unknown): found is HeadlessBrowserClerk =>
  typeof found === 'object' && found !== null && 'load' in found;

const isLoaded = (clerk: HeadlessBrowserClerk): clerk is HeadlessBrowserClerk & LoadedClerk => clerk.loaded;
