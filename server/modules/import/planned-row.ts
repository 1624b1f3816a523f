import type { Schemas } from '#server/contract/types.ts';
import type { ImportError } from '#server/database/schema/index.ts';

/** What happens with a row. */
export interface PlannedRow {
  readonly row: number;
  readonly outcome: Schemas['ImportOutcome'];
  readonly title: string;
  /** Top-level fields of the contract. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly changes: readonly string[];
  readonly errors: readonly ImportError[];
  readonly recordId: string | null;
  readonly version: number | null;
  /** What it may be a double of. */
  readonly double: Schemas['ImportDouble'] | null;
  /** Its own identifier in the file, as it is compared. */
  readonly sourceKey: string | null;
}
