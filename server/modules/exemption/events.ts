import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import { exemptionLifecycle } from '#domain/exemption/lifecycle.ts';
import { exemptionEndLabels, exemptionQuestionLabels, exemptionStatusLabels } from '#domain/words/exemption.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  exemption,
  exemptionCompensatingControl as compensating,
  policy,
  record,
  riskControl,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

import { endExtensions } from './extension-end.ts';
import { isInForce } from './in-force.ts';

const isLiveRecord = and(eqWithinOrganisation(record.id, exemption.id), isNull(record.deletedAt));

const found = {
  entity: { id: record.id, ref: record.ref, title: record.title },
  people: {
    requester: sql<(string | null)[]>`json_build_array(${exemption.ownerId})`,
    approver: sql<(string | null)[]>`json_build_array(${exemption.approverId})`,
  },
};

const { LAPSE } = exemptionLifecycle.events;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether what an exemption is from was removed or, of a policy, retired. */
const isSourceGone = sql`case
  when ${exemption.policyId} is not null then exists (select from ${policy}
    join ${record} as source on source.organisation_id = ${policy.organisationId} and source.id = ${policy.id}
    where ${eqWithinOrganisation(policy.id, exemption.policyId)}
      and (source.deleted_at is not null or ${policy.retiredOn} <= ${todayInQuery}))
  when ${exemption.controlId} is not null then exists (select from ${riskControl}
    join ${record} as source on source.organisation_id = ${riskControl.organisationId} and source.id = ${riskControl.riskId}
    where ${eqWithinOrganisation(riskControl.id, exemption.controlId)}
      and (source.deleted_at is not null or ${riskControl.removedAt} is not null))
  else true end`;

/** Why an approved exemption has ended by itself; null while it has not. */
const because = sql<Schemas['ExemptionEnd'] | null>`case when ${exemption.validTo} < ${todayInQuery} then 'LAPSED'
  when ${isSourceGone} then 'SOURCE_GONE' end`;

/** How many are ended in one transaction; the next run ends others. */
const batch = 1000;

/** Stores that exemptions have ended by themselves, which is nobody's action, and tells the people concerned. */
export async function endExemptions(): Promise<void> {
  const ended = await db
    .select({ ...found, because: sql<Schemas['ExemptionEnd']>`${because}` })
    .from(exemption)
    .innerJoin(record, isLiveRecord)
    .where(and(eq(exemption.status, 'APPROVED'), sql`${because} is not null`))
    .orderBy(asc(record.id))
    .limit(batch)
    .for('no key update', { of: [record, exemption], skipLocked: true });
  if (ended.length === 0) return;
  const ids = ended.map(({ entity }) => entity.id);
  // The reasons first: they follow from a status that is about to change.
  await db
    .update(exemption)
    .set({ status: LAPSE.to, endedBecause: because, question: null })
    .where(inArray(exemption.id, ids));
  await endExtensions(ids);
  await touchByItself(ids);
  await logAndTell(
    // Both ends are told alike.
    { kind: 'exemption', as: 'exemptionStep', event: LAPSE },
    ended.map(({ entity, people, because: why }) => ({
      entity,
      people,
      logged: [
        ...loggedStep(exemptionStatusLabels, { from: 'APPROVED', to: LAPSE.to }),
        { field: 'endedBecause', old: null, new: why },
      ],
      words: {
        told: {
          title: 'Exemption expired',
          describe: (what) =>
            `${what} has expired: ${lowered(exemptionEndLabels[why])}. Renew it if it is still needed.`,
        },
      },
    })),
  );
}

/** Asks the requester and the approver of exemptions in force whether they are still right, once until that is confirmed. */
async function ask(question: Schemas['ExemptionQuestion'], about: SQL | undefined): Promise<void> {
  const asked = await db
    .select(found)
    .from(exemption)
    .innerJoin(record, isLiveRecord)
    .where(and(isInForce, isNull(exemption.question), about))
    .orderBy(asc(exemption.id))
    .for('no key update', { of: exemption });
  if (asked.length === 0) return;
  const ids = asked.map(({ entity }) => entity.id);
  await db.update(exemption).set({ question }).where(inArray(exemption.id, ids));
  await logAndTell(
    { kind: 'exemption', as: 'exemptionStep', event: { tells: LAPSE.tells } },
    asked.map(({ entity, people }) => ({
      entity,
      people,
      logged: [{ field: 'question', old: null, new: question }],
      words: {
        told: {
          title: 'Is the exemption still right?',
          describe: (what) =>
            `${exemptionQuestionLabels[question]}: is ${what} still right? Its approver confirms or ends it.`,
        },
      },
    })),
  );
}

/** @param number of the version that has come into force: `2.0` */
export const askAfterNewVersion = (policyId: string, number: string): Promise<void> =>
  ask('NEW_VERSION', and(eq(exemption.policyId, policyId), sql`${exemption.policyVersion} is distinct from ${number}`));

export const askAfterFailedControl = (controlId: string): Promise<void> =>
  ask(
    'CONTROL_FAILED',
    sql`exists (select from ${compensating} where ${eqWithinOrganisation(compensating.exemptionId, exemption.id)}
      and ${compensating.controlId} = ${controlId})`,
  );
