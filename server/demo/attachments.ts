import { inArray } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { attach, checkedContent, fileChanges, fileNamed, type NewFile } from '#server/modules/attachment/index.ts';
import { policyFiles } from '#server/modules/policy/index.ts';

import { pdfOf } from './pdf.ts';

/** A file on a record. */
export interface DemoAttachment {
  /** The reference of the record. */
  readonly on: string;
  readonly name: string;
  readonly content: string;
}

export const harbourAttachments: readonly DemoAttachment[] = [
  {
    on: 'R-0001',
    name: 'Penetration test of the crane controls, summary.pdf',
    content: pdfOf([
      'Penetration test of the crane controls',
      'Harbour Logistics, terminal 2',
      '',
      'Scope: six ship-to-shore cranes, their controllers and the network between them.',
      '',
      'Findings',
      '1. Controllers accept firmware without a signature (critical).',
      '2. The maintenance laptop has one account for all technicians (high).',
      '3. Crane 5 answers on a network that offices can reach (high).',
      '4. Logs of the controllers are kept for two days (medium).',
      '',
      'Recommendation: update the firmware of all cranes, then repeat the test.',
    ]),
  },
  {
    on: 'R-0001',
    name: 'Crane firmware.csv',
    content: [
      'Crane;Controller;Firmware;Signed updates;Update planned',
      '1;AC-800;4.2;no;2027-02-01',
      '2;AC-800;4.2;no;2027-02-08',
      '3;AC-800;4.1;no;2027-01-18',
      '4;AC-800;4.1;no;2027-01-21',
      '5;AC-900;5.0;yes;',
      '6;AC-900;5.0;yes;',
      '',
    ].join('\r\n'),
  },
];

export const meridianAttachments: readonly DemoAttachment[] = [
  {
    on: 'R-0001',
    name: 'Questions of the regulator.md',
    content: [
      '# Questions of the regulator',
      '',
      '1. Which systems hold patient records, and where?',
      '2. Who may read them, and how is that reviewed?',
      '3. When was a restore last tested?',
      '',
    ].join('\n'),
  },
];

/** Stores the contents of files. Outside any transaction. */
export async function storeContents<Item extends Pick<DemoAttachment, 'name' | 'content'>>(
  { organisation }: Pick<OrganisationContext, 'organisation'>,
  items: readonly Item[],
  files: Files,
): Promise<ReadonlyMap<Item, NewFile>> {
  const stored = new Map<Item, NewFile>();
  for (const item of items) {
    const { name, type } = fileNamed(item.name);
    const checked = checkedContent(new Blob([item.content]).stream(), type, 1_000_000);
    stored.set(item, { name, type, ...(await files.put(organisation.id, checked)) });
  }
  return stored;
}

/**
 * Attaches stored files to the organisation's records. Runs in the organisation's transaction.
 * @throws Error if a record does not exist
 */
export async function addAttachments(
  context: OrganisationContext,
  stored: ReadonlyMap<DemoAttachment, NewFile>,
): Promise<void> {
  const changes = fileChanges({ policy: policyFiles });
  const refs = [...new Set([...stored.keys()].map(({ on }) => on))];
  const records = await db.select({ id: record.id, ref: record.ref }).from(record).where(inArray(record.ref, refs));
  for (const [{ on }, file] of stored) {
    const found = records.find(({ ref }) => ref === on);
    if (found === undefined) throw new Error(`There is no record ${on}`);
    await attach(file, await changes.begin(context, found.id), context);
  }
}
