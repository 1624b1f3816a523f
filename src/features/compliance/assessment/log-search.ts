import { complianceCauseValues } from '#openapi/generated/values/compliance-cause.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { oneOf, searchSchema, textOf } from '#src/components/search-schema.ts';

export interface LogSearch {
  readonly cause?: Schemas['ComplianceCause'] | undefined;
  readonly search: string;
}

/** The address of the logs of a standard: what they are narrowed to. */
export const logSearch = searchSchema<LogSearch>((given) => ({
  cause: oneOf(complianceCauseValues, given['cause']),
  search: textOf(given['search']),
}));
