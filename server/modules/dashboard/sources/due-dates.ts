import { sql, type SQL } from 'drizzle-orm';

import { dueWithinDays } from '#domain/time/review-dates.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { exemptionStatusToday } from '#server/modules/exemption/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { dueFields } from '#server/modules/reminder/index.ts';

import type { WaitingSource } from '../source.ts';

/** What waits for their owners with its day is not said again. */
const withTasksOfTheirOwn: ReadonlySet<RecordKind> = new Set(['finding']);

/** What follows from a day, before a job has stored it: an exemption ends with its last day, whenever the job runs. */
const isStillOpen: Readonly<Partial<Record<RecordKind, SQL>>> = {
  exemption: sql`${exemptionStatusToday} <> 'EXPIRED'`,
};

/** What falls due within a month, of every register, for the owners of its records (`x-due` of the contract). */
export const dueDates: readonly WaitingSource[] = dueFields
  .filter(({ kind }) => !withTasksOfTheirOwn.has(kind))
  .map(({ kind, what, table, dueOn, ownerId, isOpen }) => ({
    kind,
    waitingFor: ({ id }) => sql`select ${table.id}, ${table.id}, ${what}::text, ${dueOn} from ${table}
      where ${ownerId} = ${id} and ${dueOn} <= ${todayInQuery} + ${dueWithinDays}::integer
        and ${isOpen ?? sql`true`} and ${isStillOpen[kind] ?? sql`true`}`,
  }));
