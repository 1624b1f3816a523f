import { and, eq, isNull, sql } from 'drizzle-orm';

import { versionMistakes } from '#domain/compliance/evidence-period.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { LinkContext, LinkScope, Schemas } from '#server/contract/types.ts';
import {
  activity,
  evidenceContact as contact,
  organisation,
  record,
  secureLink,
  secureLinkUse,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileLimits } from '#server/modules/attachment/index.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';
import { lockLinked, loggedEntity } from '#server/modules/record/index.ts';

import { filesGivenBy, takeBack } from '../given/given-files.ts';
import { askedContacts } from './asked-contacts.ts';
import { givenJob } from './given-job.ts';

/** Under the links role: the database itself finds nothing else (0105_evidence-by-link.sql). */
const read = ({ linkId, recordId }: LinkScope) =>
  db
    .select({
      contact: {
        id: contact.id,
        organisationId: contact.organisationId,
        name: contact.name,
        email: contact.email,
        note: contact.note,
        dueOn: contact.dueOn,
        madeOn: contact.madeOn,
        coversFrom: contact.coversFrom,
        coversTo: contact.coversTo,
        reply: contact.reply,
        givenAt: contact.givenAt,
        returnedBecause: contact.returnedBecause,
        acceptedAt: contact.acceptedAt,
      },
      entity: { id: record.id, ref: record.ref, title: record.title },
      organisation: { name: organisation.name, timeZone: organisation.timeZone },
      askedBy: userAccount.name,
      link: { expiresAt: secureLink.expiresAt, endZone: secureLink.endZone },
    })
    .from(secureLink)
    .innerJoin(contact, eqWithinOrganisation(contact.id, secureLink.contactId))
    .innerJoin(record, eqWithinOrganisation(record.id, contact.evidenceId))
    .innerJoin(organisation, eq(organisation.id, contact.organisationId))
    .leftJoin(userAccount, eq(userAccount.id, contact.askedBy))
    .where(and(eq(secureLink.id, linkId), eq(contact.evidenceId, recordId)));

/** What a link asks for. @throws ApiError 404 if it has ended since it was found */
export async function linkedContact(link: LinkScope) {
  const [found] = await read(link);
  if (found === undefined) throw notFound();
  return found;
}

type Linked = Awaited<ReturnType<typeof linkedContact>>;

/** The files that are given with a link, in the order in which they arrived. */
const givenFiles = ({ contact: { id: contactId } }: Linked) => filesGivenBy({ contactId });

const timeZoneOf = ({ organisation: { timeZone } }: Linked): string => timeZone ?? withoutTimeZone;

/** The day that it is where the organisation is. A link has no organisation to ask: its transaction is that of the link. */
const todayOf = (found: Linked): string => dayAndTimeIn(timeZoneOf(found), new Date().toISOString()).day;

const stateOf = ({ contact: { givenAt, acceptedAt } }: Linked): Schemas['SecureEvidenceState'] => {
  if (acceptedAt !== null) return 'ACCEPTED';
  return givenAt === null ? 'OPEN' : 'GIVEN';
};

/** What a link opens; reads only, because mail scanners and previews open links too. */
export async function viewOf(
  link: LinkScope,
  token: string,
  { largestFile }: Pick<FileLimits, 'largestFile'>,
): Promise<Schemas['SecureEvidenceView']> {
  const found = await linkedContact(link);
  const { name, email, note, dueOn, madeOn, coversFrom, coversTo, reply, givenAt, returnedBecause } = found.contact;
  const files = await givenFiles(found);
  const said = { note, dueOn, madeOn, coversFrom, coversTo, reply, returnedBecause };
  return {
    organisation: { name: found.organisation.name },
    title: found.entity.title,
    askedBy: found.askedBy ?? '',
    recipient: name === '' ? email : name,
    state: stateOf(found),
    ...said,
    files: files.map(({ sha256: _sha256, ...file }) => ({
      ...file,
      url: `/evidence/secure/${token}/files/${file.id}`,
    })),
    givenAt: givenAt?.toISOString() ?? null,
    expiresOn: lastDayOf(found.link.expiresAt, found.link.endZone),
    today: todayOf(found),
    timeZone: timeZoneOf(found),
    largestFile: Math.floor(largestFile / 1_000_000),
  };
}

/** Whether a file is one of those that are given with a link. */
export async function mayOpenGivenFile(link: LinkScope, fileId: string): Promise<boolean> {
  return (await givenFiles(await linkedContact(link))).some(({ id }) => id === fileId);
}

const logUse = ({ contact: { organisationId } }: Linked, { link, request }: LinkContext, action: string) =>
  db.insert(secureLinkUse).values({
    organisationId,
    linkId: link.linkId,
    action,
    address: request.ip,
    userAgent: request.userAgent ?? '',
  });

/** What a link asks for, which nobody else changes until the transaction ends: members hold the record, too. @throws ApiError 404 */
export async function holdContact(link: LinkScope): Promise<Linked> {
  await lockLinked(link.recordId);
  return linkedContact(link);
}

/** Notes that a person has opened the page; the first time counts. */
export async function noteOpening(context: LinkContext): Promise<void> {
  const found = await holdContact(context.link);
  await db
    .update(contact)
    .set({ openedAt: sql`now()` })
    .where(and(eq(contact.id, found.contact.id), isNull(contact.openedAt)));
  await logUse(found, context, 'open');
}

/** @throws ApiError 409 once everything is given */
export function refuseGiven(found: Linked, field: string): void {
  if (stateOf(found) !== 'OPEN') throw conflict([{ field, message: 'It is given already, and cannot be changed' }]);
}

/** Takes a file back. Doing so again changes nothing. @throws ApiError 404, 409 */
export async function removeFile(
  { link }: LinkContext,
  { token, fileId }: { token: string; fileId: string },
  limits: FileLimits,
): Promise<Schemas['SecureEvidenceView']> {
  const found = await holdContact(link);
  refuseGiven(found, 'fileId');
  if (!(await takeBack({ contactId: found.contact.id }, fileId))) throw notFound();
  return viewOf(link, token, limits);
}

interface GivingParts {
  readonly jobs: Pick<Jobs, 'enqueueOnLink'>;
  readonly limits: FileLimits;
}

/** Gives what was collected, with its dates. Giving again changes nothing. @throws ApiError 400, 404 */
export async function give(
  context: LinkContext,
  { token, madeOn = null, coversFrom = null, coversTo = null, reply = '' }: Schemas['EvidenceToGive'],
  { jobs, limits }: GivingParts,
): Promise<Schemas['SecureEvidenceView']> {
  const found = await holdContact(context.link);
  if (stateOf(found) !== 'OPEN') return viewOf(context.link, token, limits);
  const dates = { madeOn, coversFrom, coversTo };
  const files = await givenFiles(found);
  const mistakes = [
    ...(files.length === 0 ? [{ field: 'files', message: 'Add at least one file' }] : []),
    ...versionMistakes(dates, todayOf(found)),
  ];
  if (mistakes.length > 0) throw invalid(mistakes);
  const { id, organisationId, email } = found.contact;
  await db
    .update(contact)
    .set({
      ...dates,
      reply,
      givenAt: sql`now()`,
      openedAt: sql`coalesce(${contact.openedAt}, now())`,
      mailDue: null,
      version: sql`${contact.version} + 1`,
    })
    .where(eq(contact.id, id));
  await logUse(found, context, 'give');
  const { ip, userAgent } = context.request;
  // The organisation's log names the address; the actor has no account.
  await db.insert(activity).values({
    organisationId,
    actorId: null,
    action: 'UPDATE',
    ...loggedEntity('evidence', found.entity),
    changes: [
      { field: askedContacts.field, old: email, new: 'Given' },
      ...files.map(({ name }) => ({ field: 'attachment', old: null, new: name })),
    ],
    ip,
    userAgent,
  });
  await jobs.enqueueOnLink(givenJob, { contactId: id }, organisationId);
  return viewOf(context.link, token, limits);
}
