import { EventEmitter, once } from 'node:events';

import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { record, riskCategory } from '#server/database/schema/index.ts';
import { afterCommit, db, savepoint } from '#server/database/tenancy.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { createOrganisation, type ExampleOrganisation } from './organisations.ts';

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));
beforeEach(() => test.database.inOrganisation(harbour, () => db.delete(riskCategory)));

const inHarbour = <T>(work: () => Promise<T>) => test.database.inOrganisation(harbour, work);
const addCategory = (name: string) => db.insert(riskCategory).values({ organisationId: harbour.organisationId, name });
const categories = async () => {
  const rows = await inHarbour(() =>
    db.select({ name: riskCategory.name }).from(riskCategory).orderBy(asc(riskCategory.name)),
  );
  return rows.map((row) => row.name);
};

/** PostgreSQL's and Attest's own messages, which Drizzle stores as the cause. */
const cause = (message: string) => ({ cause: expect.objectContaining({ message }) });

const preparedTitle = db
  .select({ title: record.title })
  .from(record)
  .where(eq(record.ref, sql.placeholder('ref')))
  .prepare('test_record_by_ref');

describe('a transaction', () => {
  it('commits when its work resolves', async () => {
    await inHarbour(() => addCategory('Operations'));
    expect(await categories()).toEqual(['Operations']);
  });

  it('rolls back and rethrows when its work throws', async () => {
    const failure = new Error('no');
    const work = inHarbour(async () => {
      await addCategory('Operations');
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await categories()).toEqual([]);
  });

  it('does not appear to commit when its work swallowed a statement’s error', async () => {
    const work = inHarbour(async () => {
      await addCategory('Operations');
      await db.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('The transaction was rolled back: one of its statements had failed.');
    expect(await categories()).toEqual([]);
  });

  it('does nothing for what is not an id, which could end its first statement', async () => {
    for (const userId of ["'; commit; --", '\0', harbour.userId.repeat(2)]) {
      const work = test.database.inOrganisation({ ...harbour, userId }, () => addCategory('Nowhere'));
      await expect(work).rejects.toThrow('app.user_id is not an id.');
    }
    expect(await categories()).toEqual([]);
  });

  it('cannot write if it is for a read', async () => {
    const write = test.database.inOrganisation(harbour, () => addCategory('Read'), 'read');
    await expect(write).rejects.toMatchObject(cause('cannot execute INSERT in a read-only transaction'));
  });

  it('sees one state of the rows if it is for a read', async () => {
    const committed = new EventEmitter();
    const counted = new EventEmitter();
    const read = test.database.inOrganisation(
      harbour,
      async () => {
        const before = await db.$count(riskCategory);
        const change = once(committed, 'now');
        counted.emit('now');
        await change;
        return [before, await db.$count(riskCategory)];
      },
      'read',
    );
    await once(counted, 'now');
    await inHarbour(() => addCategory('Meanwhile'));
    committed.emit('now');
    expect(await read).toEqual([0, 0]);
    expect(await categories()).toEqual(['Meanwhile']);
  });

  it('knows organisation and user', async () => {
    const { rows } = await inHarbour(() =>
      db.execute(
        sql`select current_setting('app.organisation_id') as organisation, current_setting('app.user_id') as user`,
      ),
    );
    expect(rows).toEqual([{ organisation: harbour.organisationId, user: harbour.userId }]);
  });

  it('leaves no state on its connection', async () => {
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.database.inOrganisation({ organisationId: '', userId: '' }, () => db.select().from(record)),
      ),
    );
    expect(seen.flat()).toEqual([]);
  });

  it('cannot be nested', async () => {
    await expect(inHarbour(() => inHarbour(categories))).rejects.toThrow('Transactions cannot be nested.');
  });

  it('fails when its connection is lost, without crashing the process', async () => {
    const owner = await connect(test.owner);
    const work = inHarbour(async () => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // Waits until the connection has ended, while the transaction sends nothing on it.
      await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await owner.query('select');
      await db.execute(sql`select 1`);
    });
    await expect(work).rejects.toMatchObject({ cause: expect.any(Error) });
    await owner.end();
    expect(await categories()).toEqual([]);
  });
});

const raise = (code: string) => db.execute(sql.raw(`do $$ begin raise 'Injected' using errcode = '${code}'; end $$`));

/** Work that fails so many times. */
function failing(code: string, times: number) {
  const done: string[] = [];
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    const attempt = attempts;
    afterCommit(() => done.push(`after ${attempt}`));
    await addCategory(`Attempt ${attempt}`);
    if (attempt <= times) await raise(code);
    return attempt;
  };
  return { work, done, attempts: () => attempts };
}

describe('after a failure that passes', () => {
  it.each(['40P01', '40001', '25006'])('(%s), the work is done again from its beginning', async (code) => {
    const { work, done } = failing(code, 1);
    expect(await inHarbour(work)).toBe(2);
    expect(done).toEqual(['after 2']);
    expect(await categories()).toEqual(['Attempt 2']);
  });

  it('the work is done again only once', async () => {
    const { work, done, attempts } = failing('40P01', 2);
    await expect(inHarbour(work)).rejects.toMatchObject(cause('Injected'));
    expect([attempts(), done, await categories()]).toEqual([2, [], []]);
  });

  it('work that cannot start over is not done again', async () => {
    const { work, attempts } = failing('40P01', 1);
    const unrepeatable = test.database.inOrganisation(harbour, work, 'write', { once: true });
    await expect(unrepeatable).rejects.toMatchObject(cause('Injected'));
    expect(attempts()).toBe(1);
  });

  it('of other failures, nothing is done again', async () => {
    const { work, attempts } = failing('55P03', 1);
    await expect(inHarbour(work)).rejects.toMatchObject(cause('Injected'));
    expect(attempts()).toBe(1);
  });

  it('no connection that was used before a failover is used again', async () => {
    const backends: unknown[] = [];
    const note = async () => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      backends.push(rows[0]?.pid);
    };
    await Promise.all(Array.from({ length: 4 }, () => inHarbour(note)));
    const before = new Set(backends.splice(0));
    await inHarbour(async () => {
      await note();
      if (backends.length === 1) await raise('25006');
    });
    expect(backends.map((pid) => before.has(pid))).toEqual([true, false]);
  });
});

it('a wait for what others hold is short for requests, and for jobs as long as a statement may take', async () => {
  const limits = async () => {
    const { rows } = await db.execute<{ wait: string; statement: string }>(
      sql`select current_setting('lock_timeout') as wait, current_setting('statement_timeout') as statement`,
    );
    return rows[0];
  };
  expect(await inHarbour(limits)).toEqual({ wait: '1200ms', statement: '5s' });
  const job = test.database.inOrganisation(harbour, limits, 'write', { patient: true });
  expect(await job).toEqual({ wait: '0', statement: '5s' });
});

describe('db', () => {
  it('throws outside a transaction', async () => {
    await expect(db.select().from(record)).rejects.toMatchObject(cause('The database was used outside a transaction.'));
  });

  it('throws after the work has ended, instead of running in the next request’s transaction', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const ended = new EventEmitter();
    await inHarbour(async () => {
      later = once(ended, 'end').then(() => db.select().from(record));
    });
    ended.emit('end');
    await expect(later).rejects.toMatchObject(
      cause('The database was used after the work of its transaction had ended.'),
    );
  });

  it('runs one prepared query for each organisation on its own rows', async () => {
    const title = (scope: ExampleOrganisation) =>
      test.database.inOrganisation(scope, () => preparedTitle.execute({ ref: 'R-1' }));
    expect(await title(harbour)).toEqual([{ title: 'Risk of Harbour Logistics' }]);
    expect(await title(meridian)).toEqual([{ title: 'Risk of Meridian Health' }]);
    expect(await title(harbour)).toEqual([{ title: 'Risk of Harbour Logistics' }]);
  });

  it('pipelines two concurrent runs of one prepared query', async () => {
    const titles = await inHarbour(() =>
      Promise.all([preparedTitle.execute({ ref: 'R-1' }), preparedTitle.execute({ ref: 'R-2' })]),
    );
    expect(titles).toEqual([[{ title: 'Risk of Harbour Logistics' }], []]);
  });

  it('keeps a hundred concurrent transactions of two organisations apart', async () => {
    const scopes = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? harbour : meridian));
    const seen = await Promise.all(
      scopes.map((scope) =>
        test.database.inOrganisation(scope, async () => {
          const [first] = await preparedTitle.execute({ ref: 'R-1' });
          const [second] = await db.select({ id: record.id }).from(record);
          return [first?.title, second?.id];
        }),
      ),
    );
    const expected = scopes.map((scope) =>
      scope === harbour ? ['Risk of Harbour Logistics', harbour.riskId] : ['Risk of Meridian Health', meridian.riskId],
    );
    expect(seen).toEqual(expected);
  });

  it('sorts numbers in text by value, and letters case-insensitively', async () => {
    const refs = await inHarbour(async () => {
      for (const name of ['zebra', 'R-10', 'R-9', 'Apple']) await addCategory(name);
      return db.select({ name: riskCategory.name }).from(riskCategory).orderBy(asc(riskCategory.name));
    });
    expect(refs.map(({ name }) => name)).toEqual(['Apple', 'R-9', 'R-10', 'zebra']);
  });
});

describe('a savepoint', () => {
  it('rolls back only its own work', async () => {
    await inHarbour(async () => {
      await addCategory('Kept');
      const failed = savepoint(async () => {
        await addCategory('Undone');
        await addCategory('Kept');
      });
      await expect(failed).rejects.toMatchObject(
        cause('duplicate key value violates unique constraint "risk_category_name"'),
      );
      await addCategory('Also kept');
    });
    expect(await categories()).toEqual(['Also kept', 'Kept']);
  });

  it('returns the result of its work', async () => {
    expect(await inHarbour(() => savepoint(async () => 'done'))).toBe('done');
  });
});
