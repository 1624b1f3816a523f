import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import {
  changeAsset,
  changeManagementProcess as change,
  changePeriod,
  informationAssetParent as parent,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { inContractForm, shownRecord } from '#server/modules/record/index.ts';

/** Of each kind. */
const mostWarnings = 20;

/** How many assets around a change are followed. */
const mostFollowed = 5000;

/** Changes whose time counts: they are asked for, and not made yet. */
const planned = ['ASSESS', 'AUTHORISE', 'SCHEDULED', 'IMPLEMENT'] as const;

/** The name of a freeze at an instant; undefined without one. */
export async function freezeAt(at: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ title: changePeriod.title })
    .from(changePeriod)
    .where(and(eq(changePeriod.kind, 'FREEZE'), lte(changePeriod.startsAt, at), gt(changePeriod.endsAt, at)))
    .orderBy(asc(changePeriod.startsAt))
    .limit(1);
  return found?.title;
}

interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const none = { title: '', change: null, asset: null, startsAt: null, endsAt: null };

async function periodWarnings({ startsAt, endsAt }: Window): Promise<Schemas['ChangeWarning'][]> {
  const periods = await db
    .select({
      kind: changePeriod.kind,
      title: changePeriod.title,
      starts: changePeriod.startsAt,
      ends: changePeriod.endsAt,
    })
    .from(changePeriod)
    .where(gt(changePeriod.endsAt, sql`least(now(), ${startsAt.toISOString()}::timestamptz)`))
    .orderBy(asc(changePeriod.startsAt));
  const freezes = periods.filter(({ kind, starts, ends }) => kind === 'FREEZE' && starts < endsAt && startsAt < ends);
  const windows = periods.filter(({ kind }) => kind === 'WINDOW');
  const isWithin = windows.some(({ starts, ends }) => starts <= startsAt && endsAt <= ends);
  return [
    ...freezes.slice(0, mostWarnings).map(({ title, starts, ends }) => ({
      ...none,
      reason: 'FREEZE' as const,
      title,
      startsAt: starts.toISOString(),
      endsAt: ends.toISOString(),
    })),
    ...(windows.length === 0 || isWithin ? [] : [{ ...none, reason: 'OUTSIDE_WINDOWS' as const }]),
  ];
}

/** Assets that changes touch, with what they depend on and what depends on them. */
async function assetsAround(changeId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive above as (
      select ${changeAsset.assetId} as id from ${changeAsset} where ${changeAsset.changeId} = ${changeId}
      union select ${parent.parentId} from above join ${parent} on ${parent.assetId} = above.id
    ), below as (
      select ${changeAsset.assetId} as id from ${changeAsset} where ${changeAsset.changeId} = ${changeId}
      union select ${parent.assetId} from below join ${parent} on ${parent.parentId} = below.id
    ) select id from above union select id from below limit ${mostFollowed}`);
  return rows.map(({ id }) => id);
}

const asset = sql<Schemas['RecordReference']>`(select ${shownRecord(record)} from ${record}
  where ${eqWithinOrganisation(record.id, changeAsset.assetId)})`;

async function overlapWarnings(changeId: string, { startsAt, endsAt }: Window): Promise<Schemas['ChangeWarning'][]> {
  const around = await assetsAround(changeId);
  if (around.length === 0) return [];
  const rows = await db
    .selectDistinctOn([change.plannedStart, change.id], {
      change: { id: record.id, ref: sql<string>`${record.ref}`, title: sql<string>`${record.title}` },
      asset,
      startsAt: inContractForm(change.plannedStart).mapWith(String),
      endsAt: inContractForm(change.plannedEnd).mapWith(String),
    })
    .from(change)
    .innerJoin(record, eqWithinOrganisation(record.id, change.id))
    .innerJoin(changeAsset, eq(changeAsset.changeId, change.id))
    .where(
      and(
        isNull(record.deletedAt),
        ne(change.id, changeId),
        inArray(change.status, [...planned]),
        inArray(changeAsset.assetId, around),
        sql`${change.plannedStart} < ${endsAt.toISOString()}::timestamptz`,
        sql`${change.plannedEnd} > ${startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(change.plannedStart), asc(change.id))
    .limit(mostWarnings);
  return rows.map((row) => ({ ...none, reason: 'OVERLAP' as const, ...row }));
}

type Timed = Pick<Schemas['ChangeRequest'], 'id' | 'status' | 'plannedStart' | 'plannedEnd'>;

/** What speaks against the planned time of a change; nothing once it is made. */
export async function warningsOf({ id, status, plannedStart, plannedEnd }: Timed): Promise<Schemas['ChangeWarning'][]> {
  const isMade = status === 'REVIEW' || status === 'CLOSED' || status === 'CANCELLED';
  if (isMade || plannedStart === null || plannedEnd === null) return [];
  const window = { startsAt: new Date(plannedStart), endsAt: new Date(plannedEnd) };
  return [...(await periodWarnings(window)), ...(await overlapWarnings(id, window))];
}
