import { posix, win32 } from 'node:path';

import type { Machine } from '#scripts/browser/machine.ts';
import { thisMachine } from '#scripts/browser/machine.ts';

/** Chromium without a windowing layer, which halves the CPU time per page. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsProgram = 'Google\\Chrome\\Application\\chrome.exe';
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Requirements for the browser. */
export interface Wish {
  /** With a visible window. */
  readonly headed?: boolean;
}

/**
 * Finds the Chromium for browser tests: CHROMIUM_PATH, an installed one (headless shells first, unless `headed`),
 * Playwright's own (downloaded if necessary), or Debian's package when run as root there.
 *
 * @throws with one sentence that names what is missing.
 */
export async function findBrowser({ headed = false }: Wish = {}, machine: Machine = thisMachine): Promise<string> {
  const named = machine.environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await machine.works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start as a browser.`);
  }
  const places = () => firstThatWorks(headed ? browserPlaces(machine) : allPlaces(machine), machine);
  const found = (await places()) ?? ((await machine.download()) ? await places() : undefined);
  if (found !== undefined) return found;
  const installed = machine.canInstallPackages && (await machine.installPackage()) ? await places() : undefined;
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium was found and none could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/** Headless shells first. */
const allPlaces = (machine: Machine): string[] => [
  ...onSearchPath(shells, machine),
  machine.downloaded.shell,
  ...browserPlaces(machine),
];

/** The usual locations of an installed browser, with those on PATH first. */
const browserPlaces = (machine: Machine): string[] => [
  ...onSearchPath(commands, machine),
  ...usualPlaces(machine.platform, machine.environment),
  machine.downloaded.browser,
];

function onSearchPath(names: readonly string[], { platform, environment }: Machine): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
}

function usualPlaces(platform: NodeJS.Platform, environment: Machine['environment']): string[] {
  if (platform === 'darwin') return macApplications;
  if (platform !== 'win32') return commands.flatMap((command) => [`/usr/bin/${command}`, `/snap/bin/${command}`]);
  const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
  return folders.map((folder) => win32.join(folder, windowsProgram));
}

async function firstThatWorks(files: readonly string[], machine: Machine): Promise<string | undefined> {
  for (const file of files) if (await machine.works(file)) return file;
  return undefined;
}
