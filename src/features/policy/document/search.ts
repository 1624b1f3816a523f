import { idOf, searchSchema } from '#src/components/search-schema.ts';

interface DocumentSearch {
  /** The version that is shown; the newest without one. */
  readonly version?: string | undefined;
  /** The version that it is compared with. */
  readonly from?: string | undefined;
}

/** The address of a policy's document: which version is shown, and which it is compared with. */
export const documentSearch = searchSchema<DocumentSearch>((given) => ({
  version: idOf(given['version']),
  from: idOf(given['from']),
}));
