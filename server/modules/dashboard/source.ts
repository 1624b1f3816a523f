import type { SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';

/** Something that can wait for a person. */
export interface WaitingSource {
  /** Of the records that it is about: those who may not view them have nothing to do there. */
  readonly kind: RecordKind;
  /** Whether it waits for people by their address, whatever they may view. */
  readonly isByAddress?: true;
  /**
   * Selects what waits for a person: `id`, `record_id`, `about` (a text or null) and `due_on` (a date or null), in this order.
   * Row-level security limits it to the organisation. Removed records are left out later.
   */
  readonly waitingFor: (person: WaitingPerson) => SQL;
}

export interface WaitingPerson {
  readonly id: string;
  /** Of their account, in lower case. */
  readonly address: SQL<string>;
}
