import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, independent of the working directory. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An absolute path inside the checkout. */
export function inProject(...segments: string[]): string {
  return join(projectRoot, ...segments);
}

/**
 * The script behind a package's command, so that it runs under this same Node: the shims in `.bin` are shell scripts on
 * some systems and `.cmd` files on others.
 *
 * @throws when the package has no such command.
 */
export function toolScript(packageName: string, command = packageName): string {
  const folder = inProject('node_modules', packageName);
  const { bin } = readManifest(folder);
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, script);
}

/** `name@version` of an installed package, as an input of a generated file. */
export function installedVersion(packageName: string): string {
  return `${packageName}@${readManifest(inProject('node_modules', packageName)).version}`;
}

interface Manifest {
  version: string;
  bin?: string | Record<string, string>;
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest;
}
