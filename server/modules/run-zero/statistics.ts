import { sql, type SQL } from 'drizzle-orm';

import { runZeroCriticalityValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, runZeroAsset, runZeroMove, runZeroSync } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { inContractForm } from '#server/modules/record/index.ts';

import { isDrifted, isSeen, isSince } from './page.ts';

type Statistics = Schemas['RunZeroStatistics'];

/** There can be hundreds of types and operating systems. */
const mostShares = 20;

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

async function totals(): Promise<Omit<Statistics, 'byType' | 'byOs' | 'byCriticality'>> {
  const { firstSeenAt } = runZeroAsset;
  const { rows } = await db.execute<Awaited<ReturnType<typeof totals>>>(sql`
    select count(*)::integer as count, ${counted(sql`${record.id} is not null`)} as moved,
      ${counted(isSeen.WITHIN_A_DAY)} as "seenToday",
      ${counted(isSeen.NOT_FOR_30_DAYS)} as lost,
      ${counted(sql`${firstSeenAt} > now() - interval '7 days'`)} as recent,
      ${counted(isSince.ADDED)} as added, ${counted(isSince.CHANGED)} as changed, ${counted(isSince.GONE)} as gone,
      ${counted(isDrifted)} as drifted, (select ${inContractForm(runZeroSync.at)} from ${runZeroSync}) as "lastSyncAt"
    from ${runZeroAsset}
      left join ${runZeroMove} on ${runZeroMove.runZeroAssetId} = ${runZeroAsset.id}
      left join ${record} on ${record.id} = ${runZeroMove.assetId} and ${record.deletedAt} is null`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

async function shares(column: typeof runZeroAsset.type | typeof runZeroAsset.os): Promise<Schemas['RunZeroShare'][]> {
  const { rows } = await db.execute<Schemas['RunZeroShare'] & Record<string, unknown>>(sql`
    select ${column} as name, count(*)::integer as count from ${runZeroAsset}
    group by ${column} order by count(*) desc, ${column} limit ${mostShares}`);
  return rows;
}

async function byCriticality(): Promise<Statistics['byCriticality']> {
  const { rows } = await db.execute<Statistics['byCriticality'][number]>(sql`
    select ${runZeroAsset.criticality} as criticality, count(*)::integer as count from ${runZeroAsset}
    group by ${runZeroAsset.criticality}`);
  return runZeroCriticalityValues
    .toReversed()
    .map((criticality) => rows.find((row) => row.criticality === criticality) ?? { criticality, count: 0 });
}

/** What all devices tell together. */
export async function runZeroStatistics(): Promise<Statistics> {
  const [counts, types, systems, criticalities] = await Promise.all([
    totals(),
    shares(runZeroAsset.type),
    shares(runZeroAsset.os),
    byCriticality(),
  ]);
  return { ...counts, byType: types, byOs: systems, byCriticality: criticalities };
}
