import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';

import { deviceChanges, type DeviceFacts } from '#domain/information-asset/device-changes.ts';
import type { Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { rankOf, record, runZeroAsset, runZeroMove, runZeroSync } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  anyContains,
  entityOf,
  inContractForm,
  mayDo,
  newestFirst,
  pageOf,
  shownRecord,
  toPage,
  totalsOf,
} from '#server/modules/record/index.ts';

import { deviceFacts, hasDrifted } from './facts.ts';

type Query = Input<'RunZeroAssets.list'>['query'];

/** Joins the live information asset that a device was moved into. */
const isMove = eqWithinOrganisation(runZeroMove.runZeroAssetId, runZeroAsset.id);
const isMoved = and(eqWithinOrganisation(record.id, runZeroMove.assetId), isNull(record.deletedAt));

/** When the last import or pull began; null before the first. */
const lastSync = sql`(select ${runZeroSync.at} from ${runZeroSync})`;

/** What the last import or pull said of a device. */
export const isSince = {
  ADDED: sql`${runZeroAsset.addedAt} = ${lastSync}`,
  CHANGED: sql`${runZeroAsset.changedAt} = ${lastSync}`,
  GONE: sql`${runZeroAsset.goneAt} = ${lastSync}`,
} as const satisfies Record<Schemas['RunZeroSince'], SQL>;

type StoredChanges = Readonly<Record<'facts', DeviceFacts> & Record<'previous' | 'taken', DeviceFacts | null>>;

type StoredDevice = Omit<Schemas['RunZeroAsset'], 'changes' | 'drift'> & StoredChanges;

/** A device in the contract's shape. */
const toDevice = ({ facts, previous, taken, ...device }: StoredDevice): Schemas['RunZeroAsset'] => ({
  ...device,
  changes: deviceChanges(previous, facts),
  drift: device.moved ? deviceChanges(taken, facts) : [],
});

/** The information asset only for those who may view that register. */
const entityFor = (context: OrganisationContext) =>
  entityOf<StoredDevice>({
    id: runZeroAsset.id,
    runZeroId: runZeroAsset.runZeroId,
    name: runZeroAsset.name,
    hostNames: runZeroAsset.hostNames,
    addresses: runZeroAsset.addresses,
    macs: runZeroAsset.macs,
    type: runZeroAsset.type,
    os: runZeroAsset.os,
    hardware: runZeroAsset.hardware,
    site: runZeroAsset.site,
    tags: runZeroAsset.tags,
    criticality: runZeroAsset.criticality,
    firstSeenAt: inContractForm(runZeroAsset.firstSeenAt),
    lastSeenAt: inContractForm(runZeroAsset.lastSeenAt),
    moved: sql`${record.id} is not null`,
    asset: mayDo(context, 'informationAsset', 'VIEW')
      ? sql`case when ${record.id} is not null then ${shownRecord(record)} end`
      : sql`null::json`,
    since: sql`case ${sql.join(
      Object.entries(isSince).map(([since, condition]) => sql`when ${condition} then ${sql.raw(`'${since}'`)}`),
      sql` `,
    )} end`,
    goneAt: inContractForm(runZeroAsset.goneAt),
    changedAt: inContractForm(runZeroAsset.changedAt),
    facts: deviceFacts,
    previous: runZeroAsset.previous,
    taken: runZeroMove.taken,
  });

const searched = [
  runZeroAsset.name,
  runZeroAsset.type,
  runZeroAsset.os,
  runZeroAsset.hardware,
  runZeroAsset.site,
  ...[runZeroAsset.hostNames, runZeroAsset.addresses, runZeroAsset.macs, runZeroAsset.tags].map(
    (column) => sql`array_to_string(${column}, ' ')`,
  ),
];

/** When a device was last seen, as the numbers of the dashboard count. */
export const isSeen = {
  WITHIN_A_DAY: sql`${runZeroAsset.lastSeenAt} > now() - interval '1 day'`,
  NOT_FOR_30_DAYS: sql`${runZeroAsset.lastSeenAt} <= now() - interval '30 days'`,
} as const;

/** Of a device in the register. */
export const isDrifted = sql`(${record.id} is not null and ${hasDrifted})`;

function matching(
  { search, criticality, moved, seen, since, drifted, assetId, from, to }: Query,
  context: OrganisationContext,
): SQL | undefined {
  const mayKnow = mayDo(context, 'informationAsset', 'VIEW');
  return and(
    anyContains(searched, search),
    criticality && inArray(runZeroAsset.criticality, criticality),
    moved === undefined ? undefined : moved ? isNotNull(record.id) : isNull(record.id),
    seen && isSeen[seen],
    since && isSince[since],
    drifted === undefined ? undefined : drifted ? isDrifted : sql`${isDrifted} is not true`,
    assetId === undefined ? undefined : mayKnow ? eq(record.id, assetId) : sql`false`,
    from ? gte(runZeroAsset.lastSeenAt, new Date(from)) : undefined,
    to ? lt(runZeroAsset.lastSeenAt, new Date(to)) : undefined,
  );
}

async function countOf(condition: SQL | undefined): Promise<number> {
  const found = db.select({ total: count() }).from(runZeroAsset);
  const [counted] = await found.leftJoin(runZeroMove, isMove).leftJoin(record, isMoved).where(condition);
  return counted?.total ?? 0;
}

/** Certain devices, by name. */
export async function devicesWith(ids: readonly string[], context: OrganisationContext) {
  const rows = await db
    .select({ entity: entityFor(context) })
    .from(runZeroAsset)
    .leftJoin(runZeroMove, isMove)
    .leftJoin(record, isMoved)
    .where(inArray(runZeroAsset.id, [...ids]))
    .orderBy(runZeroAsset.name, runZeroAsset.id);
  return rows.map(({ entity }) => toDevice(entity));
}

/** One page of the devices that runZero has found. */
export async function runZeroPage(query: Query, context: OrganisationContext) {
  const filter = matching(query, context);
  const { perPage, offset } = pageOf(query);
  const { lastSeenAt, firstSeenAt, name, type, os, criticality, id } = runZeroAsset;
  const orders = { lastSeenAt, firstSeenAt, name, type, os, criticality: rankOf(criticality) };
  const [rows, totals] = await Promise.all([
    db
      .select({ entity: entityFor(context) })
      .from(runZeroAsset)
      .leftJoin(runZeroMove, isMove)
      .leftJoin(record, isMoved)
      .where(filter)
      .orderBy(...newestFirst(query, orders, { at: lastSeenAt, id }))
      .limit(perPage)
      .offset(offset),
    totalsOf(countOf, undefined, filter),
  ]);
  return toPage(
    query,
    totals,
    rows.map(({ entity }) => toDevice(entity)),
  );
}
