import { searchSchema, wholeNumberOf } from '#src/components/search-schema.ts';

interface VersionSearch {
  /** The number of the version that is shown; the newest without one. */
  readonly version?: number | undefined;
  /** The number of the version that it is compared with. */
  readonly from?: number | undefined;
}

const most = 1_000_000;

const numberOf = (given: unknown): number | undefined => wholeNumberOf(given, 1, most, 0) || undefined;

/** The address of a template's versions: which is shown, and which it is compared with. */
export const versionSearch = searchSchema<VersionSearch>((given) => ({
  version: numberOf(given['version']),
  from: numberOf(given['from']),
}));
