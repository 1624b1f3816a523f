import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { exemption, record, riskControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { findViewable, shownRecord } from '#server/modules/record/index.ts';

import { controlShown, joinedControl } from './controls.ts';
import { isInForce, isToConfirm } from './in-force.ts';

const mostPolicies = 10;
const mostListed = 100;

type Statistics = Schemas['ExemptionStatistics'];

const liveExemptions = sql`${exemption} join ${record} on ${eqWithinOrganisation(record.id, exemption.id)}
  and ${record.deletedAt} is null`;

const source = alias(record, 'source');

/** What all exemptions tell together. */
export const figureHandlers: HandlersOf<'ExemptionFigures'> = {
  async statistics() {
    const { rows } = await db.execute<Statistics & Record<string, unknown>>(sql`
      with counted as (
        select ${exemption.policyId} as policy_id, ${exemption.riskRating} as level, ${isToConfirm} as asked
        from ${liveExemptions} where ${isInForce}
      ), of_level as (
        select policy_id, level, count(*)::integer as count from counted where policy_id is not null group by 1, 2
      ), of_policy as (
        select policy_id, sum(count)::integer as count, json_agg(json_build_object('riskRating', level, 'count', count)
          order by array_position(array['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'], level)) as levels
        from of_level group by 1
      )
      select (select count(*)::integer from counted) as "inForce",
        (select count(*)::integer from counted where asked) as "toConfirm",
        (select coalesce(json_agg(json_build_object('policy', policy, 'inForce', count, 'byRisk', levels)), '[]') from (
          select count, levels, ${shownRecord(source)} as policy
          from of_policy join ${record} as source on ${source.id} = policy_id
          order by count desc, ${source.ref}, ${source.id} limit ${mostPolicies}) as most) as "byPolicy"`);
    const [statistics] = rows;
    if (statistics === undefined) throw new Error('An aggregate has no row');
    return statistics;
  },

  async ofRecord({ path: { id } }, context) {
    await findViewable(context, id);
    const { organisationId, policyId, controlId, riskRating, validTo, question } = exemption;
    const ofRisk = sql`${controlId} in (select ${riskControl.id} from ${riskControl} where ${riskControl.riskId} = ${id})`;
    return db
      .select({
        exemption: { id: record.id, ref: record.ref, title: record.title },
        control: sql<Schemas['RecordReference'] | null>`(select ${controlShown}
          from (select ${organisationId} as organisation_id, ${controlId} as control_id) as own
          ${joinedControl(sql`own.organisation_id`, sql`own.control_id`)})`,
        riskRating,
        validTo: sql<string>`${validTo}`,
        question,
      })
      .from(exemption)
      .innerJoin(record, and(eq(record.organisationId, organisationId), eq(record.id, exemption.id)))
      .where(and(isNull(record.deletedAt), isInForce, or(eq(policyId, id), ofRisk)))
      .orderBy(asc(validTo), asc(record.id))
      .limit(mostListed);
  },
};
