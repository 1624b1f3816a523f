import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { prepareDataDirectory, refuseBusyPort } from '#server/preflight.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { startServer } from '#server/start-server.ts';

import { freePort } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'attest-preflight-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function occupied<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = net.createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  try {
    return await work(port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('a port in use is reported with what to do', async () => {
  await occupied(async (port) => {
    const sentence = `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or choose another with PORT.`;
    await expect(refuseBusyPort('127.0.0.1', port)).rejects.toEqual(new StartError(sentence));
  });
});

test('a free port remains free', async () => {
  const port = await freePort();
  await refuseBusyPort('127.0.0.1', port);
  await expect(refuseBusyPort('127.0.0.1', port)).resolves.toBeUndefined();
});

test('an address that this machine does not have is reported', async () => {
  const sentence = 'This machine does not have the address 192.0.2.1. Choose another with HOST.';
  await expect(refuseBusyPort('192.0.2.1', 0)).rejects.toEqual(new StartError(sentence));
});

test('the data directory is created with its parents', async () => {
  const directory = join(folder, 'new', 'data');
  await prepareDataDirectory(directory);
  expect(statSync(directory).isDirectory()).toBe(true);
  await prepareDataDirectory(directory);
});

test('a data directory that is a file, or below one, is rejected', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const refused = (directory: string, code: string) =>
    expect(prepareDataDirectory(directory)).rejects.toEqual(
      new StartError(`The data directory ${directory} cannot be read and written (${code}).`),
    );
  await refused(file, 'EEXIST');
  await refused(join(file, 'data'), 'ENOTDIR');
});

const nothingToServe = { styleHashes: [], plugin: () => async () => {} };

test('a server whose port is in use starts nothing and writes nothing', async () => {
  await occupied(async (port) => {
    const DATA_DIRECTORY = join(folder, 'untouched');
    const settings = readSettings({ PORT: String(port), LOG_LEVEL: 'silent', DATA_DIRECTORY }, '/');
    await expect(startServer(settings, nothingToServe)).rejects.toThrow(StartError);
    expect(existsSync(DATA_DIRECTORY)).toBe(false);
  });
});

test('a server that cannot reach its database reports it and releases its port', async () => {
  const port = await freePort();
  const environ = {
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATA_DIRECTORY: join(folder, 'no-database'),
    DATABASE_URL: `postgres://attest@127.0.0.1:${await freePort()}/attest`,
  };
  await expect(startServer(readSettings(environ, '/'), nothingToServe)).rejects.toThrow(
    /^The database cannot be opened: .*ECONNREFUSED/,
  );
  await expect(refuseBusyPort('127.0.0.1', port)).resolves.toBeUndefined();
});
