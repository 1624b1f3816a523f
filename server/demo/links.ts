import { inArray } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, recordLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endsOf } from '#server/modules/record-link/index.ts';

/** A link between two records, by their references. */
export type DemoLink = readonly [from: string, type: Schemas['LinkType'], to: string];

export const harbourLinks: readonly DemoLink[] = [
  ['R-0001', 'relates', 'R-0003'],
  ['R-0001', 'affects', 'A-0018'],
  ['R-0003', 'causes', 'R-0005'],
  ['R-0007', 'causes', 'R-0002'],
  ['SP-0006', 'affects', 'A-0001'],
  ['SP-0003', 'relates', 'R-0002'],
  ['SP-0007', 'relates', 'I-0004'],
  // The yearly test proves that backups can be restored.
  ['T-0012', 'relates', 'C-0012'],
];

export const meridianLinks: readonly DemoLink[] = [
  ['R-0001', 'affects', 'A-0016'],
  ['R-0003', 'relates', 'R-0001'],
];

/**
 * Links the organisation's records, without entries in their histories. Runs in the organisation's transaction.
 * @throws Error if a record does not exist
 */
export async function addLinks({ organisation, user }: OrganisationContext, links: readonly DemoLink[]): Promise<void> {
  const refs = links.flatMap(([from, , to]) => [from, to]);
  const records = await db.select({ id: record.id, ref: record.ref }).from(record).where(inArray(record.ref, refs));
  const idOf = (wanted: string) => {
    const found = records.find(({ ref }) => ref === wanted);
    if (found === undefined) throw new Error(`There is no ${wanted} to link`);
    return found.id;
  };
  const rows = links.map(([from, type, to]) => ({
    organisationId: organisation.id,
    type,
    ...endsOf({ type, reverse: false }, idOf(from), idOf(to)),
    createdBy: user.id,
  }));
  await db.insert(recordLink).values(rows);
}
