import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { projectRoot } from '#scripts/support/project.ts';

/** Every file under the paths (files or folders), sorted, so that results are the same on every machine. */
export function filesUnder(paths: readonly string[]): string[] {
  return paths.flatMap(listFiles).toSorted();
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 of names and contents of every file under the paths, and of the notes (tool versions, options). */
export function contentHash(paths: readonly string[], notes: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const note of notes) hash.update(`${note}\0`);
  for (const file of filesUnder(paths)) {
    const content = readFileSync(file);
    hash.update(`${portablePath(file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A path relative to the project root, with forward slashes. */
export function portablePath(file: string): string {
  return relative(projectRoot, file).replaceAll('\\', '/');
}
