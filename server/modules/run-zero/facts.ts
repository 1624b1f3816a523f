import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';

/** In one order: runZero gives addresses in the order in which it met them. */
const sorted = (column: PgColumn): SQL => sql`to_jsonb(array(select unnest(${column}) collate "C" order by 1))`;

/** What runZero says of a device now, as `DeviceFacts`. */
export const deviceFacts: SQL = sql`jsonb_build_object('name', ${runZeroAsset.name},
  'hostNames', ${sorted(runZeroAsset.hostNames)}, 'addresses', ${sorted(runZeroAsset.addresses)},
  'macs', ${sorted(runZeroAsset.macs)}, 'type', ${runZeroAsset.type}, 'os', ${runZeroAsset.os},
  'hardware', ${runZeroAsset.hardware}, 'site', ${runZeroAsset.site}, 'tags', ${sorted(runZeroAsset.tags)},
  'criticality', ${runZeroAsset.criticality})`;

/** Whether a device that was moved is another than it was then, or than someone last noted. Null for one that was not moved. */
export const hasDrifted: SQL = sql`${runZeroMove.taken} <> ${deviceFacts}`;
