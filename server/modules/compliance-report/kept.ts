import { and, eq, inArray } from 'drizzle-orm';

import { withPeople } from '#domain/compliance/report-people.ts';
import type { Schemas } from '#server/contract/types.ts';
import { closingReport, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { ReadClosing } from './subject.ts';

type Report = Schemas['ComplianceReport'];

interface ClosingKey {
  readonly organisationId: string;
  readonly assessmentId: string;
  readonly number: number;
}

/** Keeps the report of a closing. Names of people stay in their accounts: an erasure must reach them (decision 180). */
export async function storeReport(closing: ClosingKey, report: Report): Promise<void> {
  await db.insert(closingReport).values({ ...closing, report: withPeople(report, ({ id }) => ({ id, name: '' })) });
}

/** The ids of all people that a report names. */
function peopleIn(report: Report): string[] {
  const ids = new Set<string>();
  withPeople(report, (person) => {
    ids.add(person.id);
    return person;
  });
  return [...ids];
}

/** The report that was kept with a closing; undefined for one from before reports were kept. */
export async function keptReport({ assessmentId, number }: ReadClosing): Promise<Report | undefined> {
  const [kept] = await db
    .select({ report: closingReport.report })
    .from(closingReport)
    .where(and(eq(closingReport.assessmentId, assessmentId), eq(closingReport.number, number)));
  if (kept === undefined) return undefined;
  const people = await db
    .select({ id: userAccount.id, name: userAccount.name })
    .from(userAccount)
    .where(inArray(userAccount.id, peopleIn(kept.report)));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return withPeople(kept.report, ({ id }) => ({ id, name: names.get(id) ?? '' }));
}
