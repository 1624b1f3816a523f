import { randomUUID } from 'node:crypto';

import { inArray } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { label, record, recordLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A label, and the references of the records that have it. */
export interface DemoLabel {
  readonly name: string;
  readonly colour: Schemas['LabelColour'];
  readonly on: readonly string[];
}

export const harbourLabels: readonly DemoLabel[] = [
  { name: 'Board report', colour: 'TEAL', on: ['R-0001', 'R-0002', 'R-0005', 'R-0007', 'R-0012', 'I-0001'] },
  { name: 'Gdańsk terminal', colour: 'BLUE', on: ['R-0001', 'R-0003', 'R-0008', 'A-0001', 'A-0018', 'I-0002'] },
  { name: 'NIS2', colour: 'AMBER', on: ['R-0006', 'R-0007', 'A-0002', 'I-0001'] },
  { name: 'Audit 2026', colour: 'GREY', on: ['R-0002', 'R-0004', 'R-0006', 'A-0003', 'A-0005'] },
  { name: 'Quick win', colour: 'GREEN', on: ['R-0004', 'R-0005', 'R-0009'] },
];

export const meridianLabels: readonly DemoLabel[] = [
  { name: 'Patient safety', colour: 'RED', on: ['R-0001', 'R-0002', 'A-0001', 'A-0016'] },
  { name: 'Audit 2026', colour: 'GREY', on: ['R-0003', 'A-0002'] },
];

/** Labels the organisation's records, without entries in their histories. Runs in the organisation's transaction. */
export async function addLabels({ organisation }: OrganisationContext, labels: readonly DemoLabel[]): Promise<void> {
  const refs = labels.flatMap(({ on }) => on);
  const records = await db.select({ id: record.id, ref: record.ref }).from(record).where(inArray(record.ref, refs));
  const rows = labels.map((one) => ({ ...one, id: randomUUID(), organisationId: organisation.id }));
  await db.insert(label).values(rows.map(({ on: _on, ...row }) => row));
  await db
    .insert(recordLabel)
    .values(
      rows.flatMap(({ id: labelId, organisationId, on }) =>
        records
          .filter(({ ref }) => on.includes(ref))
          .map(({ id: recordId }) => ({ organisationId, recordId, labelId })),
      ),
    );
}
