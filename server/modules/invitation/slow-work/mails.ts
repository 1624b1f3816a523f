import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';

import { invitation, invitationLink, organisation, userAccount } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';
import { takeNewAddress, type DueMails } from '#server/modules/secure-link/index.ts';

import { endLinks } from '../change.ts';
import { invitationMail } from './mail-texts.ts';

/** Nobody is invited with a link that would not open. */
const dueInvitation = (id: string) =>
  db
    .select({
      row: invitation,
      inviter: userAccount.name,
      organisation: organisation.name,
      timeZone: organisation.timeZone,
    })
    .from(invitation)
    .leftJoin(userAccount, eq(userAccount.id, invitation.invitedBy))
    .innerJoin(organisation, eq(organisation.id, invitation.organisationId))
    .where(
      and(
        eq(invitation.id, id),
        isNotNull(invitation.mailDue),
        eq(invitation.status, 'PENDING'),
        gt(invitation.expiresAt, sql`now()`),
      ),
    )
    .for('update', { of: invitation, skipLocked: true });

/** Stores a new link. That of a reminder works beside the first; any other ends those before it. */
async function newLink(invitationId: string, isReminder: boolean): Promise<string> {
  if (!isReminder) await endLinks(invitationId);
  const token = newToken();
  await db
    .insert(invitationLink)
    .values({ organisationId: organisationOfTransaction(), invitationId, tokenHash: tokenHash(token) });
  return token;
}

/**
 * The mails of invitations. One to an address that is new to the organisation waits once the day's limit is reached: it stays due, is
 * shown as waiting, and is tried again every hour.
 */
export const invitationMails = (newAddressesPerDay: number): DueMails => ({
  table: invitation,
  isDue: async (id) => (await dueInvitation(id)).length > 0,
  async prepare(id, { origin, productName }) {
    const [found] = await dueInvitation(id);
    if (found === undefined) return undefined;
    const { row, inviter, organisation: name, timeZone } = found;
    const { mailDue: kind, mails, email: to, role, expiresAt } = row;
    if (kind === null) return undefined;
    const isWaiting = !(await takeNewAddress(newAddressesPerDay, to));
    if (isWaiting !== row.isWaiting) await db.update(invitation).set({ isWaiting }).where(eq(invitation.id, id));
    if (isWaiting) return undefined;
    const token = await newLink(id, kind === 'REMINDER');
    const text = invitationMail({
      kind,
      productName,
      organisation: name,
      // The platform invites under its own name.
      inviter: inviter ?? productName,
      email: to,
      role,
      // After the `#`, so that browsers send it to no server and no log keeps it.
      link: { origin, path: `/invitation#${token}` },
      expiresAt,
      timeZone: timeZone ?? withoutTimeZone,
    });
    return { kind, to, mails, text };
  },
});
