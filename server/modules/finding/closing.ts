import { eq, sql } from 'drizzle-orm';

import { checkFrom, closureGaps, type ClosingFinding } from '#domain/compliance/closure.ts';
import { findingStatusLabels } from '#domain/words/finding.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { evidence, finding, findingEvidence, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday, timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { formerlyNamed } from '#server/modules/record/index.ts';

import { actionsOf, formerDoersOf } from './actions.ts';
import { assessorsOf } from './assessors.ts';
import { liveFinding } from './register.ts';

type Finding = Schemas['Finding'];

/** The day on which a finding was raised: as entered, or that of its entry where the organisation is. */
async function raisedOn({ id, raisedOn: entered }: Finding): Promise<string> {
  if (entered !== null) return entered;
  const [found] = await db
    .select({ day: sql<string>`(${record.createdAt} at time zone ${timeZoneInQuery})::date::text` })
    .from(record)
    .where(eq(record.id, id));
  if (found === undefined) throw notFound();
  return found.day;
}

/** The days that its live evidence is of: when it was made, otherwise the last one that it covers, which is not to come. */
async function evidenceDates(findingId: string, today: string): Promise<string[]> {
  const rows = await db
    .select({
      day: sql<string | null>`coalesce(${evidence.madeOn}, least(${evidence.coversTo}, ${today}::date))::text`,
    })
    .from(findingEvidence)
    .innerJoin(evidence, eq(evidence.id, findingEvidence.evidenceId))
    .innerJoin(record, sql`${record.id} = ${evidence.id} and ${record.deletedAt} is null`)
    .where(eq(findingEvidence.findingId, findingId));
  return rows.flatMap(({ day }) => day ?? []);
}

async function againFrom(id: string): Promise<string | null> {
  const [found] = await db.select({ day: finding.againFrom }).from(finding).where(eq(finding.id, id));
  return found?.day ?? null;
}

/** What the closure of a finding depends on, as it is stored. */
export async function closingFinding(before: Finding, declinedBecause: string): Promise<ClosingFinding> {
  const { id, kind, owner, verifier, rootCause, correction } = before;
  const actions = await actionsOf(id);
  return {
    kind,
    raisedOn: await raisedOn(before),
    ownerId: owner?.id ?? null,
    verifierId: verifier?.id ?? null,
    againFrom: await againFrom(id),
    formerOwnerIds: await formerlyNamed(id, 'ownerId', [findingStatusLabels.IN_PROGRESS]),
    rootCause,
    correction,
    actions: actions.map(({ doneOn, doneBy }) => ({ doneOn, doneById: doneBy?.id ?? null })),
    formerDoerIds: await formerDoersOf(id),
    evidenceDates: await evidenceDates(id, await organisationToday()),
    declinedBecause,
  };
}

/** Says what is missing for the closure of a finding by those who close it. */
export const closure: HandlersOf<'FindingCourse'>['closure'] = async ({ path: { id } }, { user }) => {
  const before = await liveFinding(id);
  const closing = await closingFinding(before, before.declinedBecause);
  const byId = before.verifier?.id ?? user.id;
  return {
    missing: [...closureGaps(closing, { byId, on: await organisationToday() })],
    actions: closing.actions.length,
    actionsDone: closing.actions.filter(({ doneOn }) => doneOn !== null).length,
    checkFrom: checkFrom(closing),
    assessorIds: await assessorsOf(id),
  };
};
