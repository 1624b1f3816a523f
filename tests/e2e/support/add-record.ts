import { randomUUID } from 'node:crypto';

import { folded } from '#domain/text/folded.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** An organisation, and the member in whose name something is added. */
export interface Ids {
  readonly organisationId: string;
  readonly userId: string;
}

/** The record of something that is added without the API. @returns its id */
export async function addRecord({ organisationId, userId }: Ids, kind: RecordKind, title: string): Promise<string> {
  const id = randomUUID();
  const ref = `${kind.slice(0, 2).toUpperCase()}-${Math.floor(Math.random() * 1e9)}`;
  await db
    .insert(record)
    .values({ organisationId, id, kind, ref, title, searchText: folded(title), createdBy: userId });
  return id;
}
