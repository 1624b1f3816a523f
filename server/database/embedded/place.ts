import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { StartError } from '#server/start-error.ts';

import { type Binaries, copyBinaries, installedBinaries, linkLibraries, program } from './binaries.ts';
import { type Account, run } from './command.ts';

/** Where the embedded PostgreSQL keeps what it has, and as whom it runs. */
export interface Place {
  /** Holds the cluster, the log and, on Windows, the password. */
  readonly folder: string;
  /** PGDATA. */
  readonly cluster: string;
  /** PostgreSQL's own log. */
  readonly log: string;
  readonly binaries: Binaries;
  /** Undefined: our own account. */
  readonly account: Account | undefined;
}

/** For root only: where PostgreSQL's account reaches binaries and data that it cannot reach where they are. */
const defaultSharedFolder = '/var/lib/attest';

/** PostgreSQL refuses to run as root; these accounts exist on most systems. */
const accountNames = ['postgres', 'nobody'];

/** A Unix socket's whole path may have 103 characters on macOS, and `/.s.PGSQL.65535` is 15 of them. */
const longestSocketFolder = 103 - 15;

/**
 * Makes the folder and finds an account that reaches it. Not as root: ours. As root: the owner of a cluster that is
 * there, else `postgres`, else `nobody`; what that account cannot reach is put under the shared folder.
 *
 * @throws StartError when a folder cannot be made or used, or no binaries or account exist.
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
  // What was once put elsewhere stays there, even if the first choice has become reachable since.
  const candidates = existsSync(elsewhere) ? [elsewhere] : [folder, elsewhere];
  for (const candidate of candidates) {
    makeFolder(candidate);
    const account = await accountFor(candidate);
    if (account !== undefined) return placeOf(candidate, await binariesFor(account, installed, sharedFolder), account);
  }
  throw new StartError(
    `No account but root can use ${folder} or ${elsewhere}: start Attest as another user, or set DATABASE_URL.`,
  );
}

function placeOf(folder: string, binaries: Binaries, account: Account | undefined): Place {
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log'), binaries, account };
}

/** Closed to other accounts; the folders above, where they are missing too, are open, so that PostgreSQL's can pass. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    throw new StartError(`The database folder ${folder} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
}

/** The account that owns the folder's cluster or, for a new one, the first that reaches the folder once it owns it. */
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

/** Enter a folder, run a program. Asks the system, as the account: modes do not tell of ACLs, mounts and folders above. */
async function canPass(account: Account, path: string): Promise<boolean> {
  return (await run('test', ['-x', path], account)).ok;
}

/** A new folder for the socket, short, which only PostgreSQL's account (and root) may enter. */
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
