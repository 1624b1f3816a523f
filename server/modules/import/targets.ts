import type { ImportTarget } from '#server/modules/record/index.ts';

/** What files can be imported into, by kind. */
export type ImportTargets = Readonly<Record<string, ImportTarget>>;

/** The register or look-up of a stored import. */
export function targetOf(targets: ImportTargets, kind: string): ImportTarget {
  const target = targets[kind];
  if (target === undefined) throw new Error(`Nothing that files are imported into has the kind ${kind}`);
  return target;
}
