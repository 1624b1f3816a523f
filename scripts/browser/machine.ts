import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { toolScript } from '#scripts/support/project.ts';
import { run, runNode } from '#scripts/support/run.ts';

/** The machine as the browser search sees it; tests replace it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where Playwright stores its downloads. */
  readonly downloaded: { readonly browser: string; readonly shell: string };
  /** Whether Debian's packages can be installed. */
  readonly canInstallPackages: boolean;
  /** Whether the file exists and starts: Ubuntu's `chromium-browser` may be a stub that refers to another package. */
  readonly works: (file: string) => Promise<boolean>;
  /** Downloads Playwright's browser. */
  readonly download: () => Promise<boolean>;
  /** Installs Debian's packages of Chromium and its headless shell. */
  readonly installPackage: () => Promise<boolean>;
}

const downloadedBrowser = chromium.executablePath();

/** Playwright exposes only the path of its browser; the headless shell of the same version is stored next to it. */
const downloadedShell = downloadedBrowser.replace(
  /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
  'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
);

/** The machine of this process. */
export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  downloaded: { browser: downloadedBrowser, shell: downloadedShell },
  canInstallPackages: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  works: async (file) => {
    if (!existsSync(file)) return false;
    // On Windows, Chrome ignores --version and opens a window.
    return process.platform === 'win32' || (await run(file, ['--version'])).ok;
  },
  download: async () => {
    const offlineFast = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    const playwright = toolScript('@playwright/test', 'playwright');
    return (await runNode([playwright, 'install', 'chromium'], { environment: offlineFast })).ok;
  },
  installPackage: async () => {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { environment });
    const packages = ['chromium', 'chromium-headless-shell'];
    return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { environment })).ok;
  },
};
