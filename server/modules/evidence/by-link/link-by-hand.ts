import { and, desc, eq, isNull } from 'drizzle-orm';

import { evidenceContact as contact } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { endInDays, makeLinkByHand, type FoundRecord } from '#server/modules/secure-link/index.ts';

import { askedContacts } from './asked-contacts.ts';

const days = 30;

/**
 * Makes a link to give evidence for an address, which is asked without a mail: the person who makes the link passes it on. Who is asked already
 * and has not given anything gets one more link, until the day on which theirs ends.
 * @throws Error with a sentence: nobody is known in whose name the address could be asked
 */
export async function evidenceLinkByHand(found: FoundRecord, address: string) {
  const { organisationId } = scopeOfTransaction();
  return makeLinkByHand(askedContacts, found, address, async (email) => {
    const [asked] = await db
      .select({ id: contact.id, expiresAt: contact.expiresAt, endZone: contact.endZone })
      .from(contact)
      .where(
        and(
          eq(contact.evidenceId, found.id),
          eq(contact.email, email),
          isNull(contact.revokedAt),
          isNull(contact.givenAt),
        ),
      )
      .orderBy(desc(contact.askedAt))
      .limit(1)
      .for('update');
    if (asked !== undefined && asked.expiresAt.getTime() > Date.now())
      return { holderId: asked.id, end: { expiresAt: asked.expiresAt, endZone: asked.endZone }, isNew: false };
    const { id: evidenceId, ref, createdBy } = found;
    if (createdBy === null)
      throw new Error(`Nobody is known to have added ${ref}, so nobody can ask for it by a link.`);
    const end = await endInDays(days);
    const values = { organisationId, evidenceId, email, note: '', askedBy: createdBy, ...end };
    const [added] = await db
      .insert(contact)
      .values({ ...values, mailDue: null, reminderDays: 0 })
      .returning({ id: contact.id });
    if (added === undefined) throw new Error('The request was not stored');
    return { holderId: added.id, end, isNew: true };
  });
}
