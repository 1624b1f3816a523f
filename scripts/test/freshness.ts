import { committedOutputs, generateAll } from '#scripts/generate/generate-all.ts';
import { contentHash, filesUnder, portablePath } from '#scripts/support/files.ts';
import type { Outcome } from '#scripts/support/run.ts';

/** Regenerates every generated file and names the committed ones that were out of date. */
export async function checkFreshness(): Promise<Outcome> {
  const before = hashesOf(committedOutputs());
  await generateAll({ force: true });
  const stale = changedFiles(before, hashesOf(committedOutputs()));
  const output = `Generated files were out of date and have been regenerated; commit them: ${stale.join(', ')}`;
  return { ok: stale.length === 0, output: stale.length === 0 ? '' : output };
}

/** The names of the files that differ between two listings, or are in one of them only. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted();
}

/** The content hash of each file in the given files and folders, by its name. */
export function hashesOf(paths: readonly string[]): Map<string, string> {
  return new Map(filesUnder(paths).map((file) => [portablePath(file), contentHash([file])]));
}
