import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The people of the organisation's change, and what becomes of what it affects, as part of the current transaction. */
export async function addChangeRows(organisationId: string, personId: string, recordId: string): Promise<void> {
  const [found] = await db.select({ changeId: tables.changeManagementProcess.id }).from(tables.changeManagementProcess);
  const of = { organisationId, changeId: found?.changeId ?? '' };
  await db.insert(tables.changeImplementer).values({ ...of, personId });
  await db.insert(tables.changeVoter).values({ ...of, personId });
  await db.insert(tables.changeVote).values({ ...of, round: 1, voterId: personId, vote: 'YES' });
  await db.insert(tables.changeImpact).values({ ...of, recordId, request: 'REVIEW', decidedBy: personId });
}
