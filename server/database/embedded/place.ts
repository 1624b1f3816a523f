import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { StartError } from '#server/start-error.ts';

import { type Binaries, copyBinaries, installedBinaries, linkLibraries, program } from './binaries.ts';
import { type Account, run } from './command.ts';

/** Directories of the embedded PostgreSQL and the account it runs under. */
export interface Place {
  /** Contains the cluster, the log and, on Windows, the password. */
  readonly folder: string;
  /** PGDATA. */
  readonly cluster: string;
  /** PostgreSQL's own log. */
  readonly log: string;
  readonly binaries: Binaries;
  /** Undefined for the current account. */
  readonly account: Account | undefined;
}

/** Root only: where PostgreSQL's account can reach binaries and data that it cannot reach in place. */
const defaultSharedFolder = '/var/lib/attest';

/** PostgreSQL refuses to run as root; these accounts exist on most systems. */
const accountNames = ['postgres', 'nobody'];

/** The full path of a Unix socket is limited to 103 characters on macOS, of which `/.s.PGSQL.65535` takes 15. */
const longestSocketFolder = 103 - 15;

/**
 * Creates the directory and chooses an account that can reach it. Not as root: the current account. As root: the owner
 * of an existing cluster, else `postgres`, else `nobody`; what that account cannot reach goes under the shared
 * directory.
 *
 * @throws StartError if a directory cannot be created or used, or there are no binaries or no account
 */
export async function findPlace(wanted: string, sharedFolder = defaultSharedFolder): Promise<Place> {
  const folder = resolve(wanted);
  const installed = installedBinaries();
  if (process.getuid?.() !== 0) {
    makeFolder(folder);
    return placeOf(folder, linkLibraries(installed) ? installed : copyBinaries(installed, folder), undefined);
  }
  const elsewhere = join(
    sharedFolder,
    `${basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  // Data already stored elsewhere stays there, even if the preferred location has since become reachable.
  const candidates = existsSync(elsewhere) ? [elsewhere] : [folder, elsewhere];
  for (const candidate of candidates) {
    makeFolder(candidate);
    const account = await accountFor(candidate);
    if (account !== undefined) return placeOf(candidate, await binariesFor(account, installed, sharedFolder), account);
  }
  throw new StartError(
    `Only root can use ${folder} or ${elsewhere}: start Attest as another user, or set DATABASE_URL.`,
  );
}

function placeOf(folder: string, binaries: Binaries, account: Account | undefined): Place {
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log'), binaries, account };
}

/**
 * Private to the account; missing parent directories are created open, so that PostgreSQL's account can traverse them.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    throw new StartError(`The database folder ${folder} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
}

/** The account that owns the cluster or, for a new one, the first that can reach the directory once it owns it. */
async function accountFor(folder: string): Promise<Account | undefined> {
  const cluster = join(folder, 'cluster');
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : folder);
  if (uid !== 0) return (await canPass({ uid, gid }, folder)) ? { uid, gid } : undefined;
  for (const account of knownAccounts()) {
    chownSync(folder, account.uid, account.gid);
    if (await canPass(account, folder)) return account;
  }
  chownSync(folder, 0, 0);
  return undefined;
}

function knownAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return accountNames.flatMap((name) => {
    const line = lines.find((fields) => fields[0] === name);
    return line === undefined ? [] : [{ uid: Number(line[2]), gid: Number(line[3]) }];
  });
}

async function binariesFor(account: Account, installed: Binaries, sharedFolder: string): Promise<Binaries> {
  const linked = linkLibraries(installed);
  const reached = await canPass(account, program(installed, 'postgres'));
  return linked && reached ? installed : copyBinaries(installed, sharedFolder);
}

/**
 * Whether the account can enter a directory or run a program. Tested as that account: mode bits ignore ACLs, mounts and
 * parent directories.
 */
async function canPass(account: Account, path: string): Promise<boolean> {
  return (await run('test', ['-x', path], account)).ok;
}

/** Creates a directory with a short path for the socket, which only PostgreSQL's account (and root) can enter. */
export async function makeSocketFolder(account: Account | undefined): Promise<string> {
  for (const parent of [tmpdir(), '/tmp'].filter((path) => existsSync(path))) {
    const folder = mkdtempSync(join(parent, 'attest-'));
    chmodSync(folder, 0o700);
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const reached = account === undefined || (await canPass(account, folder));
    if (reached && folder.length <= longestSocketFolder) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new StartError('No temporary folder can hold the socket of the database: /tmp must be open to everyone.');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
