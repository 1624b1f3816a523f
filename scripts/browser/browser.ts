import { posix, win32 } from 'node:path';

import type { Machine } from '#scripts/browser/machine.ts';
import { thisMachine } from '#scripts/browser/machine.ts';

/** Chromium without anything that draws windows: pages cost half of the processor in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsProgram = 'Google\\Chrome\\Application\\chrome.exe';
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** What a browser is wanted for. */
export interface Wish {
  /** Somebody wants to watch it. */
  readonly headed?: boolean;
}

/**
 * The Chromium that browser tests run in: the one of CHROMIUM_PATH, an installed one (a headless shell before others,
 * unless somebody wants to watch), Playwright's own (downloaded when need be), or Debian's package when run as root there.
 *
 * @throws with one sentence that says what is missing.
 */
export async function findBrowser({ headed = false }: Wish = {}, machine: Machine = thisMachine): Promise<string> {
  const named = machine.environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await machine.works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no browser that starts.`);
  }
  const places = () => firstThatWorks(headed ? browserPlaces(machine) : everyPlace(machine), machine);
  const found = (await places()) ?? ((await machine.download()) ? await places() : undefined);
  if (found !== undefined) return found;
  const installed = machine.canInstallPackages && (await machine.installPackage()) ? await places() : undefined;
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium was found and none could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/** Headless shells first. */
const everyPlace = (machine: Machine): string[] => [
  ...onSearchPath(shells, machine),
  machine.downloaded.shell,
  ...browserPlaces(machine),
];

/** Where an installed browser usually is, the search path first. */
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
