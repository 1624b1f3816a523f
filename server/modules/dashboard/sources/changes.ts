import { sql } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import {
  changeImpact,
  changeImplementer,
  changeManagementProcess as change,
  changeVote,
  changeVoter,
  ownControl,
  policy,
  risk,
} from '#server/database/schema/index.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

import type { WaitingSource } from '../source.ts';

const kind = 'changeManagementProcess';

export const assessments: WaitingSource = {
  kind,
  waitingFor: ({ id }) => sql`select ${change.id}, ${change.id}, null,
      (${change.plannedStart} at time zone ${timeZoneInQuery})::date
    from ${change} where ${change.status} = 'ASSESS' and ${change.assessorId} = ${id}
      and ${change.ownerId} is distinct from ${id}`,
};

/** Those who decide and have not voted in this round; on an emergency also while it is made and reviewed. */
export const votes: WaitingSource = {
  kind,
  waitingFor: ({ id }) => sql`select ${change.id}, ${change.id}, null, ${change.reviewDueOn}
    from ${change} join ${changeVoter} on ${changeVoter.changeId} = ${change.id} and ${changeVoter.personId} = ${id}
    where (${change.status} = 'AUTHORISE'
        or ${change.type} = 'EMERGENCY' and ${change.status} in ('SCHEDULED', 'IMPLEMENT', 'REVIEW')
          and ${change.agreedRound} is distinct from ${change.round})
      and ${change.ownerId} is distinct from ${id}
      and not exists (select from ${changeVote} where ${changeVote.changeId} = ${change.id}
        and ${changeVote.round} = ${change.round} and ${changeVote.voterId} = ${id})`,
};

export const implementations: WaitingSource = {
  kind,
  waitingFor: ({ id }) => sql`select ${change.id}, ${change.id}, null,
      (case when ${change.status} = 'SCHEDULED' then ${change.plannedStart} else ${change.plannedEnd} end
        at time zone ${timeZoneInQuery})::date
    from ${change} join ${changeImplementer} on ${changeImplementer.changeId} = ${change.id}
      and ${changeImplementer.personId} = ${id}
    where ${change.status} in ('SCHEDULED', 'IMPLEMENT')`,
};

/** The requester sees to the review of what others carried out. */
export const reviews: WaitingSource = {
  kind,
  waitingFor: ({ id }) => sql`select ${change.id}, ${change.id}, null, ${change.reviewDueOn}
    from ${change} where ${change.status} = 'REVIEW' and ${change.ownerId} = ${id}
      and not exists (select from ${changeImplementer} where ${changeImplementer.changeId} = ${change.id}
        and ${changeImplementer.personId} = ${id})`,
};

/** Owners of records that are to be looked at again. */
const impactOn = (of: RecordKind, table: typeof risk | typeof policy | typeof ownControl): WaitingSource => ({
  kind: of,
  waitingFor: ({ id }) => sql`select ${changeImpact.id}, ${table.id}, null, null::date
    from ${changeImpact} join ${table} on ${table.id} = ${changeImpact.recordId}
    where ${changeImpact.status} = 'ASKED' and ${table.ownerId} = ${id}`,
});

export const impacts: readonly WaitingSource[] = [
  impactOn('risk', risk),
  impactOn('policy', policy),
  impactOn('ownControl', ownControl),
];
