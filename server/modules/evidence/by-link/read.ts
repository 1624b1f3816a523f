import { and, desc, eq, isNull } from 'drizzle-orm';

import { evidenceContactState } from '#domain/compliance/evidence-contact.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidenceContact as contact, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { filesGivenByAll } from '../given/given-files.ts';

/** So many are shown, the latest first. */
const mostShown = 200;

const joined = () =>
  db
    .select({ row: contact, askedBy: { id: userAccount.id, name: userAccount.name } })
    .from(contact)
    .innerJoin(record, and(eqWithinOrganisation(record.id, contact.evidenceId), isNull(record.deletedAt)))
    .leftJoin(userAccount, eq(userAccount.id, contact.askedBy));

type Row = Awaited<ReturnType<typeof joined>>[number];

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

function shown({ row, askedBy }: Row, files: Schemas['GivenEvidenceFile'][]): Schemas['EvidenceContact'] {
  const instants = {
    openedAt: instantOf(row.openedAt),
    givenAt: instantOf(row.givenAt),
    acceptedAt: instantOf(row.acceptedAt),
    revokedAt: instantOf(row.revokedAt),
  };
  const { id, version, name, email, note, dueOn, madeOn, coversFrom, coversTo, reply, returnedBecause } = row;
  const said = { id, version, name, email, note, dueOn, madeOn, coversFrom, coversTo, reply, returnedBecause };
  return {
    ...said,
    ...instants,
    askedBy,
    askedAt: row.askedAt.toISOString(),
    state: evidenceContactState({ ...instants, expiresAt: row.expiresAt.toISOString() }, Date.now()),
    expiresOn: lastDayOf(row.expiresAt, row.endZone),
    sentAt: instantOf(row.sentAt),
    failedAt: instantOf(row.failedAt),
    reminderCount: row.reminderCount,
    lastReminderAt: instantOf(row.lastReminderAt),
    // What is still being collected is not given.
    files: row.givenAt === null ? [] : files,
  };
}

async function shownAll(rows: readonly Row[]): Promise<Schemas['EvidenceContact'][]> {
  const files = await filesGivenByAll(
    'contactId',
    rows.map(({ row }) => row.id),
  );
  return rows.map((one) => shown(one, files.get(one.row.id) ?? []));
}

/** The people who were asked for a piece of evidence by a link, the latest first. */
export const contactsOf = async (evidenceId: string): Promise<Schemas['EvidenceContact'][]> =>
  shownAll(
    await joined()
      .where(eq(contact.evidenceId, evidenceId))
      .orderBy(desc(contact.askedAt), desc(contact.id))
      .limit(mostShown),
  );

/** Someone who was asked for live evidence, with the id of that. @throws ApiError 404 */
export async function contactWith(id: string) {
  const rows = await joined().where(eq(contact.id, id));
  const [one] = await shownAll(rows);
  const [found] = rows;
  if (one === undefined || found === undefined) throw notFound();
  return { evidenceId: found.row.evidenceId, askedById: found.row.askedBy, shown: one };
}
