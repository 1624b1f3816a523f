import { posix, win32 } from 'node:path';

import type { Machine } from '#scripts/browser/machine.ts';
import { thisMachine } from '#scripts/browser/machine.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsProgram = 'Google\\Chrome\\Application\\chrome.exe';
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * The Chromium that browser tests run in: the one of CHROMIUM_PATH, an installed one, Playwright's own (downloaded when
 * need be), or Debian's package when run as root there.
 *
 * @throws with one sentence that says what is missing.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const named = machine.environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await machine.works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no browser that starts.`);
  }
  const found = (await firstThatWorks(installedPlaces(machine), machine)) ?? (await obtain(machine));
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/** Where an installed browser usually is, the search path first. */
function installedPlaces({ platform, environment, downloadedBrowser }: Machine): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command + suffix)));
  return [...onPath, ...usualPlaces(platform, environment), downloadedBrowser];
}

function usualPlaces(platform: NodeJS.Platform, environment: Machine['environment']): string[] {
  if (platform === 'darwin') return macApplications;
  if (platform !== 'win32') return commands.flatMap((command) => [`/usr/bin/${command}`, `/snap/bin/${command}`]);
  const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
  return folders.map((folder) => win32.join(folder, windowsProgram));
}

async function obtain(machine: Machine): Promise<string | undefined> {
  if ((await machine.download()) && (await machine.works(machine.downloadedBrowser))) return machine.downloadedBrowser;
  if (!machine.canInstallPackages || !(await machine.installPackage())) return undefined;
  return firstThatWorks(installedPlaces(machine), machine);
}

async function firstThatWorks(files: readonly string[], machine: Machine): Promise<string | undefined> {
  for (const file of files) if (await machine.works(file)) return file;
  return undefined;
}
