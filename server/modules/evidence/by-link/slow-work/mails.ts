import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';

import { longDate } from '#domain/time/long-dates.ts';
import { evidenceContact as contact, organisation, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endLinks, mailText, newLink, type DueMails } from '#server/modules/secure-link/index.ts';

import { tellOfFailure } from '../tell.ts';

/** A subject has room for this much of a name. */
const longestName = 80;

/** Nobody is asked once they have given it, and nobody is mailed a link that would not open. */
const isAwaited = () =>
  and(
    isNotNull(contact.mailDue),
    isNull(contact.revokedAt),
    isNull(contact.givenAt),
    isNull(record.deletedAt),
    gt(contact.expiresAt, sql`now()`),
  );

const dueContact = (id: string) =>
  db
    .select({ row: contact, title: record.title, organisation: organisation.name })
    .from(contact)
    .innerJoin(record, eq(record.id, contact.evidenceId))
    .innerJoin(organisation, eq(organisation.id, contact.organisationId))
    .where(and(eq(contact.id, id), isAwaited()))
    .for('update', { of: contact, skipLocked: true });

/** What the mail says before its link. What is needed and why something was returned is on the page: mails carry no texts of members to outsiders. */
const moreOf = ({ dueOn, returnedBecause }: typeof contact.$inferSelect): string[] => [
  ...(returnedBecause === '' ? [] : ['What you gave before was returned to you. The page says why.']),
  ...(dueOn === null ? [] : [`It is needed by ${longDate(dueOn, 'en-GB')}.`]),
];

/** The mails that ask for evidence. */
export const contactMails: DueMails = {
  table: contact,
  isDue: async (id) => (await dueContact(id)).length > 0,
  async prepare(id, { origin, productName }) {
    const [found] = await dueContact(id);
    if (found === undefined) return undefined;
    const { row, title, organisation: asking } = found;
    const { mailDue: kind, name, email, mails, expiresAt, endZone } = row;
    // Nobody gets receipts or answers.
    if (kind === null || kind === 'RECEIPT' || kind === 'ANSWER') return undefined;
    if (kind === 'RESEND') await endLinks({ kind: 'evidence', ids: [id] });
    const end = { expiresAt, endZone };
    const token = await newLink({ kind: 'evidence', recordId: row.evidenceId, holderId: id }, end);
    const to = { kind, productName, organisation: asking, name, end };
    const text = mailText({
      ...to,
      link: { origin, path: `/evidence/secure/${token}` as const },
      subject: `provide “${title.slice(0, longestName)}”`,
      request: `provide evidence: “${title}”`,
      more: moreOf(row),
      action: 'Provide it',
      danger: 'provide files in your name',
      about: 'this evidence',
    });
    return { kind, to: email, mails, text };
  },
  afterFailure: tellOfFailure,
};
