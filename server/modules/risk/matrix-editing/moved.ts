import { sql } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { activity, record, risk, riskScoreChange } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { tell } from '#server/modules/record/index.ts';

/** `16 High`, from the columns of a change of a score; null for one that is not assessed. */
const inWords = (change: string) => sql.raw(`nullif(concat_ws(' ', ${change}.score, ${change}.rating_name), '')`);

/** What the matrix has moved in this transaction, with what was before: only scores that are others now. */
const moved = (version: number) => sql`
  select moved.risk_id, moved.stage, ${inWords('was')} as was, ${inWords('moved')} as now
  from ${riskScoreChange} as moved left join lateral (
    select former.score, former.rating_name from ${riskScoreChange} as former
    where former.organisation_id = moved.organisation_id and former.risk_id = moved.risk_id and former.stage = moved.stage
      and (former.at, former.id) < (moved.at, moved.id)
    order by former.at desc, former.id desc limit 1
  ) as was on true
  where moved.cause = 'MATRIX_CHANGED' and moved.matrix_version = ${version} and moved.at >= transaction_timestamp()
    and moved.score is distinct from was.score`;

/** One entry into the log of each risk whose score the matrix has moved (incidents.md, 4). */
async function logMoved(version: number, request: OrganisationContext['request'] | undefined): Promise<void> {
  const { userId } = scopeOfTransaction();
  await db.execute(sql`
    insert into ${activity} (organisation_id, actor_id, ip, user_agent, action, entity_type, entity_id, entity_ref,
      entity_name, changes)
    select ${record.organisationId}, ${userId}::uuid, ${request?.ip ?? null}::text, ${request?.userAgent ?? null}::text,
      'UPDATE', 'risk', ${record.id}, ${record.ref}, ${record.title}, changed.changes
    from (
      select risk_id, jsonb_agg(jsonb_build_object('field', stage || 'Score', 'old', was, 'new', now) order by stage)
        || ${JSON.stringify([{ field: 'cause', old: null, new: `Matrix version ${version}` }])}::jsonb as changes
      from (${moved(version)}) as one group by risk_id
    ) as changed join ${record} on ${record.id} = changed.risk_id`);
}

interface Owned extends Record<string, unknown> {
  readonly ownerId: string;
  readonly count: number;
  readonly first: { readonly id: string; readonly ref: string; readonly title: string };
}

const messageOf = (version: number, { count }: Owned) => ({
  title: count === 1 ? 'Score of your risk changed' : `Scores of ${count} of your risks changed`,
  describe: (first: string) =>
    `Version ${version} of the risk matrix gives another score to ${count === 1 ? first : `${count} of your risks, ${first} among them`}.`,
});

/** One message to each owner, however many of their risks have moved. */
async function tellOwners(version: number): Promise<void> {
  const { rows } = await db.execute<Owned>(sql`
    select ${risk.ownerId} as "ownerId", count(*)::integer as count,
      (array_agg(json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title})
        order by ${record.ref}))[1] as first
    from (select distinct risk_id from (${moved(version)}) as one) as changed
    join ${risk} on ${risk.id} = changed.risk_id
    join ${record} on ${record.id} = changed.risk_id
    where ${risk.ownerId} is not null and ${record.deletedAt} is null and ${risk.status} <> 'CLOSED'
    group by ${risk.ownerId}`);
  await tell(
    rows.map((owned) => ({
      kind: 'watched',
      entityType: 'risk',
      entity: owned.first,
      recipients: [owned.ownerId],
      ...messageOf(version, owned),
    })),
  );
}

/** Logs and tells what a new version of the matrix has moved, in its transaction. */
export async function announceMoved(version: number, request?: OrganisationContext['request']): Promise<void> {
  await logMoved(version, request);
  await tellOwners(version);
}
