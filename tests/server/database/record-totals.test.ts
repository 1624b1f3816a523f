import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';

import { and, count, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { registers } from '#openapi/generated/records.ts';
import { connect } from '#server/database/connections.ts';
import { registerTables } from '#server/database/kind-tables.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { informationAsset, record, recordTotal, risk } from '#server/database/schema/index.ts';
import { db, savepoint } from '#server/database/tenancy.ts';
import { purgeRemovedRecords } from '#server/modules/record/index.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { createOrganisation, riskRecord, type ExampleOrganisation } from './organisations.ts';

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));

const inside = <T>(place: ExampleOrganisation, work: () => Promise<T>) => test.database.inOrganisation(place, work);

/** What is kept beside what is counted. */
async function totalsIn(place: ExampleOrganisation) {
  return inside(place, async () => {
    const [kept] = await db
      .select({
        live: sql<number>`coalesce(sum(${recordTotal.live}), 0)::integer`,
        revision: sql<number>`coalesce(sum(${recordTotal.revision}), 0)::integer`,
      })
      .from(recordTotal)
      .where(eq(recordTotal.kind, 'risk'));
    const [counted] = await db
      .select({ live: count() })
      .from(record)
      .where(and(eq(record.kind, 'risk'), isNull(record.deletedAt)));
    return { kept: kept?.live, revision: kept?.revision ?? 0, counted: counted?.live };
  });
}

async function addRisks(place: ExampleOrganisation, number: number): Promise<string[]> {
  const rows = Array.from({ length: number }, () => ({
    ...riskRecord(place, { ref: `R-${randomUUID()}`, title: 'Added' }),
    id: randomUUID(),
  }));
  await db.insert(record).values(rows);
  const { organisationId } = place;
  await db.insert(risk).values(rows.map(({ id }) => ({ organisationId, id, description: '' })));
  return rows.map(({ id }) => id);
}

const setRemoved = (ids: string[], removed: boolean) =>
  db
    .update(record)
    .set({ deletedAt: removed ? sql`now() - interval '2 days'` : null })
    .where(inArray(record.id, ids));

class Abandoned extends Error {}

function ignoreAbandoned(error: unknown): void {
  if (!(error instanceof Abandoned)) throw error;
}

describe('the total of a register', () => {
  it('is what there is to count after any changes, concurrent and abandoned ones too', async () => {
    const added = await inside(harbour, () => addRisks(harbour, 20));
    const before = await totalsIn(harbour);
    await Promise.all(
      added.map(async (id, index) => {
        const abandoned = index % 5 === 0;
        const work = inside(harbour, async () => {
          await setRemoved([id], true);
          if (index % 2 === 0) await addRisks(harbour, 3);
          if (index % 3 === 0) await setRemoved([id], false);
          const undone = savepoint(async () => {
            await addRisks(harbour, 7);
            throw new Abandoned();
          });
          await undone.catch(ignoreAbandoned);
          if (abandoned) throw new Abandoned();
        });
        const outcome = await work.catch((error: unknown) => error);
        expect(outcome instanceof Abandoned).toBe(abandoned);
      }),
    );
    const { kept, counted, revision } = await totalsIn(harbour);
    expect(kept).toBe(counted);
    expect(counted).not.toBe(before.counted);
    expect(revision).toBeGreaterThan(before.revision);
  });

  it('stays when removed records are purged', async () => {
    const ids = await inside(harbour, () => addRisks(harbour, 4));
    await inside(harbour, () => setRemoved(ids.slice(1), true));
    const before = await totalsIn(harbour);
    expect(await purgeRemovedRecords(test.database, { removedKeptDays: 1 })).toBeGreaterThan(2);
    const { kept, counted } = await totalsIn(harbour);
    expect([kept, counted]).toEqual([before.kept, before.kept]);
  });

  it('is neither read nor changed by another organisation', async () => {
    const before = await totalsIn(harbour);
    const seen = await inside(meridian, async () => {
      await db.update(recordTotal).set({ live: 1_000_000 });
      return db.selectDistinct({ organisationId: recordTotal.organisationId }).from(recordTotal);
    });
    expect(seen).toEqual([{ organisationId: meridian.organisationId }]);
    expect(await totalsIn(harbour)).toEqual(before);
    const { organisationId } = harbour;
    const intrusion = inside(meridian, () =>
      db.insert(recordTotal).values({ organisationId, kind: 'risk', live: 1, revision: 1 }),
    );
    await expect(intrusion).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('row-level security') }),
    });
  });
});

describe('the revision of a list', () => {
  it('changes when a transaction commits, whatever the order in which others began', async () => {
    const [isWritten, mayCommit] = [new EventEmitter(), new EventEmitter()];
    const slow = inside(harbour, async () => {
      await addRisks(harbour, 1);
      const commit = once(mayCommit, 'now');
      isWritten.emit('now');
      await commit;
    });
    await once(isWritten, 'now');
    await inside(harbour, () => addRisks(harbour, 1));
    const between = await totalsIn(harbour);
    mayCommit.emit('now');
    await slow;
    const after = await totalsIn(harbour);
    expect(after.revision).toBeGreaterThan(between.revision);
    expect([between.kept, after.kept]).toEqual([between.counted, after.counted]);
  });

  it('changes with the register’s own table, and not with another register’s', async () => {
    const before = await totalsIn(harbour);
    await inside(harbour, () => db.update(informationAsset).set({ location: 'Elsewhere' }));
    expect(await totalsIn(harbour)).toEqual(before);
    await inside(harbour, () => db.update(risk).set({ currentScore: 4 }).where(eq(risk.id, harbour.riskId)));
    expect((await totalsIn(harbour)).revision).toBe(before.revision + 1);
  });

  it('is kept for every register, which a start repairs', async () => {
    const owner = await connect(test.owner);
    const watched = async () => {
      const { rows } = await owner.query<{ name: string }>(
        `select tgrelid::regclass::text as name from pg_trigger where tgname = 'revise_list'`,
      );
      return rows.map(({ name }) => name).toSorted();
    };
    await owner.query('drop trigger revise_list on risk');
    expect(await watched()).not.toContain('risk');
    await prepareDatabase(test.owner, [], quiet);
    expect(await watched()).toEqual(
      Object.values(registers)
        .map(({ kind }) => getTableName(registerTables[kind]))
        .toSorted(),
    );
    await owner.end();
  });
});
