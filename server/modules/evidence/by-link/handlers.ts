import { eq, sql } from 'drizzle-orm';

import { needsLastDay } from '#domain/compliance/evidence-contact.ts';
import { isLeadingRole } from '#domain/leading-role.ts';
import { conflict, forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidenceContact as contact } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { FileAddresses } from '#server/modules/attachment/index.ts';
import { loggedEntity, logActivity, type LockedRecord } from '#server/modules/record/index.ts';
import {
  endOfDay,
  mailDue,
  refuseImpossible,
  takeAction,
  withMemberNames,
  type AskingParts,
  type LinkEnd,
} from '#server/modules/secure-link/index.ts';

import { refuseOthers } from '../asker.ts';
import { acceptGiven } from '../given/accept.ts';
import { takeAllBack } from '../given/given-files.ts';
import { mayReadGivenFile } from '../given/may-read.ts';
import { liveEvidence } from '../register.ts';
import { lockEvidence } from '../versions.ts';
import { askedContacts } from './asked-contacts.ts';
import { contactsOf, contactWith } from './read.ts';

type Change = Input<'EvidenceContacts.change'>['body'];
type Shown = Schemas['EvidenceContact'];
type Handlers = HandlersOf<'EvidenceContacts'>;

/** So many can be asked and not have given anything yet. */
const mostOpen = 20;

const isWaiting = ({ state }: Shown) => state === 'REQUESTED' || state === 'OPENED' || state === 'EXPIRED';

/** @throws ApiError 409 if too many are asked, 400 if this address waits already */
function refuseMore(asked: readonly Shown[], email: string): void {
  const waiting = asked.filter(isWaiting);
  if (waiting.some((one) => one.email === email))
    throw invalid([{ field: 'email', message: 'This address is asked for it already' }]);
  if (waiting.length >= mostOpen)
    throw conflict([{ field: 'id', message: `${mostOpen} people are asked for it already` }]);
}

const log = (context: OrganisationContext, locked: LockedRecord, old: string | null, now: string, reason = '') =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('evidence', locked),
    changes: [
      { field: askedContacts.field, old, new: now },
      ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
    ],
  });

/** Who asked, or who leads, decides on what was given. @throws ApiError 403 */
function refuseDecision({ organisation: { role }, user }: OrganisationContext, askedById: string): void {
  if (askedById !== user.id && !isLeadingRole(role)) throw forbidden('This is for the person who asked, or a manager');
}

/** What an action needs beside its name. @returns the new end of the links; undefined if it stays @throws ApiError 400 */
async function endOfChange(
  { action, expiresOn, reason = '' }: Change,
  hasEnded: boolean,
): Promise<LinkEnd | undefined> {
  if (action === 'RETURN' && reason.trim() === '') throw invalid([{ field: 'reason', message: 'Say what is missing' }]);
  if (needsLastDay(action, hasEnded) && expiresOn === undefined)
    throw invalid([{ field: 'expiresOn', message: 'Choose the last day on which the link works' }]);
  return expiresOn === undefined ? undefined : endOfDay(expiresOn);
}

/** What is stored beside what all kinds of links share. */
async function storeAlso(id: string, { action, reason = '' }: Change, end: LinkEnd | undefined): Promise<void> {
  const isThis = eq(contact.id, id);
  if (end !== undefined) await db.update(contact).set(end).where(isThis);
  if (action === 'RETURN')
    await db.update(contact).set({ givenAt: null, returnedBecause: reason, mailDue: 'REQUEST' }).where(isThis);
  if (action === 'REVOKE') await takeAllBack({ contactId: id });
}

/** Whether the last day of someone's links has passed. */
async function isPast(id: string): Promise<boolean> {
  const [row] = await db
    .select({ isPast: sql<boolean>`${contact.expiresAt} <= now()` })
    .from(contact)
    .where(eq(contact.id, id));
  return row?.isPast === true;
}

/** Asks someone, who gets a link by mail. */
const askHandler =
  (parts: AskingParts): Handlers['ask'] =>
  async ({ path, body }, context) => {
    const { locked } = await lockEvidence(path.id);
    await refuseOthers(context);
    const { dueOn = null, note = '', expiresOn, reminderDays = 7 } = body;
    const email = body.email.toLowerCase();
    refuseMore(await contactsOf(locked.id), email);
    const end = await endOfDay(expiresOn);
    const [named] = await withMemberNames([{ email, name: body.name ?? '' }]);
    const asked = { organisationId: context.organisation.id, evidenceId: locked.id, askedBy: context.user.id };
    const [added] = await db
      .insert(contact)
      .values({ ...asked, name: (named?.name ?? '').trim(), email, note, dueOn, ...end, reminderDays })
      .returning({ id: contact.id });
    if (added === undefined) throw new Error('Nobody was asked');
    await mailDue(askedContacts, parts, { email, recordId: locked.id, field: 'email' });
    await log(context, locked, null, email);
    return (await contactWith(added.id)).shown;
  };

/** Takes an action on someone who was asked; what they gave is accepted or returned. */
const changeHandler =
  (parts: AskingParts): Handlers['change'] =>
  async ({ path: { id }, body }, context) => {
    const { action, version, reason } = body;
    const { evidenceId } = await contactWith(id);
    const found = await lockEvidence(evidenceId);
    await db.select({ id: contact.id }).from(contact).where(eq(contact.id, id)).for('update');
    const { shown: current, askedById } = await contactWith(id);
    if (current.version !== version) throw versionConflict(current);
    await refuseOthers(context);
    if (action === 'ACCEPT' || action === 'RETURN') refuseDecision(context, askedById);
    refuseImpossible(askedContacts, action, current.state);
    const end = await endOfChange(body, await isPast(id));
    const { email } = current;
    const taken = { id, email, recordId: evidenceId, action, end };
    await takeAction(askedContacts, parts, { ...taken, also: () => storeAlso(id, body, end) });
    if (action === 'RETURN') await parts.jobs.enqueue(askedContacts.job, {});
    await log(context, found.locked, email, askedContacts.events[action], action === 'RETURN' ? reason : '');
    if (action === 'ACCEPT') {
      await acceptGiven(context, found, { contactId: id }, current);
      await db
        .update(contact)
        .set({ acceptedAt: sql`now()`, mailDue: null })
        .where(eq(contact.id, id));
    }
    return (await contactWith(id)).shown;
  };

/** People without an account who are asked for evidence: docs/decisions/200-evidence-asked-for-by-link.md. */
export const contactHandlers = (parts: AskingParts, addresses: FileAddresses): Handlers => ({
  async all({ path: { id } }) {
    return contactsOf((await liveEvidence(id)).id);
  },
  ask: askHandler(parts),
  change: changeHandler(parts),
  async fileAddress({ path: { id: fileId } }, context) {
    if (!(await mayReadGivenFile(fileId, context.user.id))) throw notFound();
    return addresses.addressOf({ fileId, inline: false }, context);
  },
});
