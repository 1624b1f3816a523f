import { inArray, sql } from 'drizzle-orm';

import { changeLifecycle } from '#domain/change/lifecycle.ts';
import { changeStatusLabels } from '#domain/words/change.ts';
import { changeManagementProcess as change, changeVoter, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { logAndTell, loggedStep } from '#server/modules/lifecycle/index.ts';

import { closeImpacts } from './impacts.ts';

const { AMEND } = changeLifecycle.events;

/** Asks again for votes on changes whose plan, time or effect has been changed since they were submitted for decision. */
export async function startRounds(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const amended = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      status: change.status,
      requester: change.ownerId,
      voters: sql<
        string[]
      >`(select coalesce(json_agg(${changeVoter.personId}), '[]') from ${changeVoter} where ${changeVoter.changeId} = ${change.id})`,
    })
    .from(change)
    .innerJoin(record, eqWithinOrganisation(record.id, change.id))
    .where(inArray(change.id, [...ids]));
  await db
    .update(change)
    .set({ status: AMEND.to, round: sql`${change.round} + 1`, authorisedAt: null })
    .where(inArray(change.id, [...ids]));
  await closeImpacts(ids);
  await logAndTell(
    { kind: 'changeManagementProcess', as: 'changeStep', event: AMEND },
    amended.map(({ entity, status, requester, voters }) => ({
      entity,
      people: { requester: [requester], assessor: [], voters, implementers: [] },
      logged: loggedStep(changeStatusLabels, { from: status, to: AMEND.to }),
      words: {
        told: {
          title: 'Change to decide again',
          describe: (what) => `${what} was changed after it was submitted: it is decided on again.`,
        },
      },
    })),
  );
}
