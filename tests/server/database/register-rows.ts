import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { registers } from '#openapi/generated/records.ts';
import { registerTables } from '#server/database/kind-tables.ts';
import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { personColumns } from './member-rows.ts';
import { addTaskRows } from './task-rows.ts';

/** An example organisation has a risk already. */
const { risk: _risk, ...otherRegisters } = registers;

interface Example {
  readonly organisationId: string;
  /** Of the asset. */
  readonly id: string;
  readonly userId: string;
}

/** A record of every register, with the person who answers for it. */
export async function addRegisterRows({ organisationId, id, userId }: Example): Promise<void> {
  for (const { kind } of Object.values(otherRegisters)) {
    const recordId = kind === 'informationAsset' ? id : randomUUID();
    const record = { organisationId, id: recordId, kind, ref: `${kind}-1`, title: '', searchText: '' };
    await db.insert(tables.record).values(record);
    const row = sql`${organisationId}, ${recordId}, ${userId}`;
    const person = sql.identifier(personColumns[kind] ?? 'owner_id');
    if (kind === 'task') await addTaskRows({ organisationId, id: recordId, userId });
    else await db.execute(sql`insert into ${registerTables[kind]} (organisation_id, id, ${person}) values (${row})`);
  }
}
