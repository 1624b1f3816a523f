import { eq, sql } from 'drizzle-orm';

import { checkFrom, closureGaps, type ClosingFinding } from '#domain/compliance/closure.ts';
import { findingStatusLabels } from '#domain/words/finding.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { evidence, findingEvidence, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday, timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { formerlyNamed } from '#server/modules/record/index.ts';

import { actionsOf } from './actions.ts';
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

/** The last days that its live evidence is about. */
async function evidenceDates(findingId: string): Promise<string[]> {
  const rows = await db
    .select({ day: sql<string | null>`greatest(${evidence.madeOn}, ${evidence.coversTo})::text` })
    .from(findingEvidence)
    .innerJoin(evidence, eq(evidence.id, findingEvidence.evidenceId))
    .innerJoin(record, sql`${record.id} = ${evidence.id} and ${record.deletedAt} is null`)
    .where(eq(findingEvidence.findingId, findingId));
  return rows.flatMap(({ day }) => day ?? []);
}

/** What the closure of a finding depends on, as it is stored. */
export async function closingFinding(before: Finding, declinedBecause: string): Promise<ClosingFinding> {
  const { id, kind, owner, rootCause, correction } = before;
  const actions = await actionsOf(id);
  return {
    kind,
    raisedOn: await raisedOn(before),
    ownerId: owner?.id ?? null,
    formerOwnerIds: await formerlyNamed(id, 'ownerId', [findingStatusLabels.IN_PROGRESS]),
    rootCause,
    correction,
    actions: actions.map(({ doneOn, doneBy }) => ({ doneOn, doneById: doneBy?.id ?? null })),
    evidenceDates: await evidenceDates(id),
    declinedBecause,
  };
}

/** Says what is missing for the closure of a finding by the caller. */
export const closure: HandlersOf<'FindingCourse'>['closure'] = async ({ path: { id } }, { user }) => {
  const before = await liveFinding(id);
  const finding = await closingFinding(before, before.declinedBecause);
  return {
    missing: [...closureGaps(finding, { byId: user.id, on: await organisationToday() })],
    actions: finding.actions.length,
    actionsDone: finding.actions.filter(({ doneOn }) => doneOn !== null).length,
    checkFrom: checkFrom(finding),
    assessorIds: await assessorsOf(id),
  };
};
