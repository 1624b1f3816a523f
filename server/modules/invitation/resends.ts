import { and, gte, lt, sql } from 'drizzle-orm';

import { refusalToResend } from '#domain/people/invitation-lifecycle.ts';
import { invitationResend } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

/** The beginning of the day (UTC). */
const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

/** Until the transaction ends, no other one counts mails that are sent again for the organisation. */
export const lockResends = () =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations ${organisationOfTransaction()}`}, 0))`);

/** How many mails were sent again today to each of some addresses, and for the organisation. After `lockResends`. */
export async function resendsToday(addresses: readonly string[]) {
  const { rows } = await db.execute<{ email: string; sent: number }>(sql`
    select ${invitationResend.email} as email, count(*)::int as sent from ${invitationResend}
    where ${and(gte(invitationResend.at, today), sql`${invitationResend.email} = any(${sql.param(addresses)}::text[])`)}
    group by ${invitationResend.email}`);
  const byAddress = new Map(rows.map(({ email, sent }) => [email, sent]));
  let byOrganisation = await db.$count(invitationResend, gte(invitationResend.at, today));
  return {
    /** Why no mail can be sent again to an address. */
    refusal: (email: string) => refusalToResend({ toAddress: byAddress.get(email) ?? 0, byOrganisation }),
    /** Takes one of the mails that can be sent again. */
    take(email: string) {
      byAddress.set(email, (byAddress.get(email) ?? 0) + 1);
      byOrganisation += 1;
    },
  };
}

/** Counts mails that are sent again. */
export async function countResends(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const organisationId = organisationOfTransaction();
  await db.insert(invitationResend).values(addresses.map((email) => ({ organisationId, email })));
}

/** Forgets what no longer counts. */
export const forgetResends = () => db.delete(invitationResend).where(lt(invitationResend.at, today));
