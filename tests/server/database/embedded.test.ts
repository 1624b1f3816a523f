import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { isPostmaster } from '#server/database/embedded/postmaster.ts';
import { organisation } from '#server/database/schema/accounts.ts';
import { StartError } from '#server/start-error.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const writerScript = join(import.meta.dirname, 'writer.ts');
const asRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = openFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  if (existsSync(join(folder, 'database', 'cluster', 'postmaster.pid'))) await (await open()).close();
  rmSync(folder, { recursive: true });
});

const open = (dataDirectory = folder): Promise<Database> => openDatabase({ dataDirectory, log: quiet });
const clusterFile = (name: string) => join(folder, 'database', 'cluster', name);
const postmasterPid = () => Number(readFileSync(clusterFile('postmaster.pid'), 'utf8').split('\n')[0]);

async function organisationNames(database: Database): Promise<string[]> {
  const rows = await database.platform
    .select({ name: organisation.name })
    .from(organisation)
    .orderBy(organisation.name);
  return rows.map((row) => row.name);
}

function spawnWriter(args: string[], account?: { uid: number; gid: number }): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', writerScript, ...args], {
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Runs the writer until it has printed that many lines, then kills it with SIGKILL. */
async function writeAndKill(prefix: string, lines: number): Promise<string[]> {
  const child = spawnWriter([folder, prefix]);
  if (child.stdout === null) throw new Error('The writer has no output.');
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (printed.length === lines) child.kill('SIGKILL');
  }
  return printed.slice(1);
}

/** The writer's output and exit code. */
async function runWriter(args: string[], account?: { uid: number; gid: number }) {
  const child = spawnWriter(args, account);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (output.stdout += text));
  child.stderr?.on('data', (text) => (output.stderr += text));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data between starts, private to its account, and leaves no process running', async () => {
    const first = await open();
    await first.platform.insert(organisation).values({ name: 'Harbour Logistics' });
    const pid = postmasterPid();
    expect(isPostmaster(pid)).toBe(true);
    await first.close();
    expect(isPostmaster(pid)).toBe(false);
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'database')).toSorted()).toEqual(['cluster', 'postgres.log']);

    const second = await open();
    expect(await organisationNames(second)).toEqual(['Harbour Logistics']);
    await second.close();
  });

  it('is taken over with every acknowledged write each time its Attest is killed', async () => {
    const acknowledged: string[] = [];
    for (const life of ['a', 'b', 'c', 'd', 'e']) acknowledged.push(...(await writeAndKill(life, 20)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(5 * 19);

    const database = await open();
    expect(await organisationNames(database)).toEqual(expect.arrayContaining(acknowledged));
    await database.close();
  });

  it('recovers every acknowledged write after PostgreSQL itself is killed', async () => {
    const acknowledged = await writeAndKill('a', 20);
    process.kill(postmasterPid(), 'SIGKILL');

    const database = await open();
    expect(await organisationNames(database)).toEqual(expect.arrayContaining(acknowledged));
    await database.close();
  });

  it('serves one Attest at a time', async () => {
    const database = await open();
    const second = await runWriter([folder]);
    expect(second).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database in ${join(folder, 'database')} is in use by another Attest (process ${process.pid}): stop that one first.\n`,
    });
    await database.check();
    await database.close();
  });

  it('is started by only one of two concurrent processes', async () => {
    const outcomes = await Promise.allSettled([open(), open()]);
    const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(opened).toHaveLength(1);
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(StartError) }]);
    await opened[0]?.check();
    await opened[0]?.close();
    expect(readdirSync(join(folder, 'database')).toSorted()).toEqual(['cluster', 'postgres.log']);
  });

  it('is reachable by the one of five concurrent processes that started it', async () => {
    const settings = { folder: join(folder, 'database'), log: quiet, durable: false };
    await (await startEmbedded(settings)).stop();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => startEmbedded(settings)));
    const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(started).toHaveLength(1);
    await started[0]?.ensureDatabase('attest');
    await started[0]?.stop();
  });

  it.runIf(process.platform === 'linux')(
    'starts although its pid file names a process that is not PostgreSQL',
    async () => {
      await (await open()).close();
      writeFileSync(clusterFile('postmaster.pid'), `${process.pid}\n${clusterFile('')}\n0\n5432\n/tmp\n\n`);
      const database = await open();
      expect(isPostmaster(postmasterPid())).toBe(true);
      await database.close();
    },
  );
});

describe('a data directory', () => {
  it('that is a file is rejected, with nothing left behind', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(
      new StartError(
        `The database folder ${join(file, 'database')} cannot be used: EEXIST: file already exists, mkdir '${file}'.`,
      ),
    );
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('with data of another major version is rejected and left unchanged', async () => {
    mkdirSync(clusterFile(''), { recursive: true });
    writeFileSync(clusterFile('PG_VERSION'), '99\n');
    await expect(open()).rejects.toThrow(
      new StartError(
        `The data in ${clusterFile('')} was created by PostgreSQL 99. This Attest has PostgreSQL 18 and cannot read it.`,
      ),
    );
    expect(readdirSync(clusterFile(''))).toEqual(['PG_VERSION']);
  });

  it('with settings that PostgreSQL rejects is reported with the reason', async () => {
    await (await open()).close();
    const settings = readFileSync(clusterFile('postgresql.conf'), 'utf8');
    writeFileSync(clusterFile('postgresql.conf'), `${settings}\nwal_level = 'nonsense'\n`);
    await expect(open()).rejects.toThrow(
      new StartError(
        `The database in ${join(folder, 'database')} does not start: configuration file "${clusterFile('postgresql.conf')}" contains errors.`,
      ),
    );
  });
});

describe.runIf(asRoot)('as root', () => {
  it('puts data where PostgreSQL’s account can reach it, and finds it there again', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const settings = { folder: join(closed, 'database'), log: quiet, sharedFolder: join(folder, 'shared', 'attest') };
    await (await startEmbedded(settings)).stop();
    const moved = readdirSync(settings.sharedFolder);
    expect(moved).toEqual([expect.stringMatching(/^database-[\da-f]{12}$/)]);

    chmodSync(closed, 0o755);
    await (await startEmbedded(settings)).stop();
    expect(readdirSync(settings.sharedFolder)).toEqual(moved);
    expect(readdirSync(settings.folder)).toEqual([]);
  });
});

describe.runIf(asRoot)('as a user who is not root', () => {
  it('runs as that user', async () => {
    const home = mkdtempSync(join(folder, 'home-'));
    chmodSync(folder, 0o777);
    const data = join(home, 'data');
    chmodSync(home, 0o777);
    const { code, stdout, stderr } = await runWriter([data], nobody);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'open\n', stderr: '' });
    expect(statSync(join(data, 'database', 'cluster')).uid).toBe(nobody.uid);
  });

  it('rejects a directory that this user may not read', async () => {
    const database = join(folder, 'database');
    mkdirSync(join(database, 'cluster'), { recursive: true });
    writeFileSync(clusterFile('PG_VERSION'), '18\n');
    chmodSync(join(database, 'cluster'), 0o700);
    expect(await runWriter([folder], nobody)).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database in ${join(database, 'cluster')} cannot be read: EACCES: permission denied, open '${clusterFile('PG_VERSION')}'.\n`,
    });
  });
});
