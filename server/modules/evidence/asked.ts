import { sql, type SQL } from 'drizzle-orm';

import { evidenceAskedValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

type Asked = Schemas['EvidenceAsked'];

const isOverdue = sql`coalesce(asked.due_on < ${todayInQuery}, false)`;
const ofMember = sql`asked.status = 'OPEN'`;
const byLink = sql`asked.accepted_at is null and asked.revoked_at is null and asked.given_at is null and asked.expires_at > now()`;

/** Where what someone is asked for stands: of members, and of those asked by a link (evidenceContactState). */
const conditions: Readonly<Record<Asked, { readonly ofMember: SQL; readonly byLink: SQL }>> = {
  OPEN: { ofMember, byLink },
  OVERDUE: { ofMember: sql`${ofMember} and ${isOverdue}`, byLink: sql`${byLink} and ${isOverdue}` },
  GIVEN: {
    ofMember: sql`asked.status = 'PROVIDED'`,
    byLink: sql`asked.given_at is not null and asked.accepted_at is null and asked.revoked_at is null`,
  },
};

/** The ids of the evidence that someone is asked for, as a query. */
const evidenceOf = (asked: Asked): SQL => sql`select asked.evidence_id from evidence_request asked
    where ${conditions[asked].ofMember}
  union select asked.evidence_id from evidence_contact asked where ${conditions[asked].byLink}`;

/** Whether someone is asked for the evidence of an id, as one of the values says. */
export const isAskedAs = (id: SQL, values: readonly Asked[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${id} in (${evidenceOf(value)})`),
    sql` or `,
  )})`;

/** How many pieces of live evidence someone is asked for: those that the list with the same filter shows. */
export async function askedCounts(): Promise<Schemas['EvidenceAskedCount'][]> {
  const counts = evidenceAskedValues.map(
    (value) => sql`select ${value}::text as asked, count(*)::int as count from record
      where record.kind = 'evidence' and record.deleted_at is null and record.id in (${evidenceOf(value)})`,
  );
  const { rows } = await db.execute<Schemas['EvidenceAskedCount'] & Record<string, unknown>>(
    sql.join(counts, sql` union all `),
  );
  return evidenceAskedValues.map((value) => ({
    asked: value,
    count: rows.find(({ asked }) => asked === value)?.count ?? 0,
  }));
}
