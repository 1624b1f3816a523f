import { expect, test } from 'vitest';

import { findBrowser } from '#scripts/browser/browser.ts';
import type { Machine } from '#scripts/browser/machine.ts';
import { thisMachine } from '#scripts/browser/machine.ts';

const downloaded = { browser: '/home/ada/.cache/ms-playwright/chromium-1/chrome', shell: '/home/ada/shell' };

/** An offline machine on which the given files are browsers; `changes` overrides the rest. */
function machineWith(browsers: readonly string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/opt/bin:/usr/local/bin' },
    downloaded,
    canInstallPackages: false,
    works: async (file) => browsers.includes(file),
    download: async () => false,
    installPackage: async () => false,
    ...changes,
  };
}

test('CHROMIUM_PATH comes before everything else', async () => {
  const environment = { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' };
  expect(await findBrowser({}, machineWith(['/mine/chrome', '/usr/bin/chromium'], { environment }))).toBe(
    '/mine/chrome',
  );
});

test('a CHROMIUM_PATH that is not a browser is reported, not skipped', async () => {
  const environment = { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' };
  await expect(findBrowser({}, machineWith(['/usr/bin/chromium'], { environment }))).rejects.toThrow(
    'CHROMIUM_PATH names /mine/chrome, which does not start as a browser.',
  );
});

test.each<[string, string, Partial<Machine>]>([
  ['on the search path', '/opt/bin/google-chrome', {}],
  ['of a Linux distribution', '/usr/bin/chromium', {}],
  ['of a Mac', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', { platform: 'darwin' }],
  [
    'of Windows',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    { platform: 'win32', environment: { PATH: 'C:\\Windows', PROGRAMFILES: 'C:\\Program Files' } },
  ],
  ['that Playwright has downloaded before', downloaded.browser, {}],
  ['that is a headless shell of Playwright', downloaded.shell, {}],
])('a browser %s is found', async (_where, file, changes) => {
  expect(await findBrowser({}, machineWith([file], changes))).toBe(file);
});

test('a headless shell is preferred, except in headed mode', async () => {
  const machine = machineWith(['/usr/bin/chromium', '/opt/bin/chromium-headless-shell']);
  expect(await findBrowser({}, machine)).toBe('/opt/bin/chromium-headless-shell');
  expect(await findBrowser({ headed: true }, machine)).toBe('/usr/bin/chromium');
});

test('without a browser Playwright downloads one', async () => {
  const browsers: string[] = [];
  const download = async () => browsers.push(downloaded.browser) > 0;
  expect(await findBrowser({}, machineWith(browsers, { download }))).toBe(downloaded.browser);
});

test('if the downloaded browser does not start, the Debian package is used', async () => {
  const browsers: string[] = [];
  const installPackage = async () => browsers.push('/usr/bin/chromium') > 0;
  const machine = machineWith(browsers, { download: async () => true, canInstallPackages: true, installPackage });
  expect(await findBrowser({}, machine)).toBe('/usr/bin/chromium');
});

test('only root on Debian installs packages', async () => {
  const browsers: string[] = [];
  const installPackage = async () => browsers.push('/usr/bin/chromium') > 0;
  await expect(findBrowser({}, machineWith(browsers, { installPackage }))).rejects.toThrow('No Chromium was found');
  expect(browsers).toEqual([]);
});

test('Playwright downloads the headless shell next to the browser', () => {
  const { browser, shell } = thisMachine.downloaded;
  expect(shell).not.toBe(browser);
  expect(shell).toMatch(
    /chromium_headless_shell-\d+[\\/]chrome-headless-shell-[^\\/]+[\\/]chrome-headless-shell(\.exe)?$/,
  );
});

test('a program that starts is distinguished from one that does not', async () => {
  expect(await thisMachine.works(process.execPath)).toBe(true);
  expect(await thisMachine.works(import.meta.filename)).toBe(false);
  expect(await thisMachine.works('/nowhere/chromium')).toBe(false);
});
