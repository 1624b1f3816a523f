import { findBrowser, type Wish } from '#scripts/browser/browser.ts';

/** Chromium refuses to start its sandbox as root, as in most containers. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Playwright's launch options for the browser found on this machine. */
export async function launchOptions(wish: Wish = {}): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await findBrowser(wish), args: [...asRoot, ...quiet] };
}
