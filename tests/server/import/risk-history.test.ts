import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { notification, riskClosure } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { openPlace, read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague, file, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

async function risksOf({ owner }: Place): Promise<readonly unknown[]> {
  const rows = at(await read(owner, '/api/risk?perPage=100&sortId=ref'), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => row) : [];
}

const within = <T>({ organisation, owner }: Place, work: () => Promise<T>) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, work);

const header = 'Title,Status,Closed because,Closed on';
const raw = file(header, 'Old,Closed,Avoided,2024-03-09', 'Older,CLOSED,,2023-03-02', 'Beginning,Draft,,', 'New,,,');

describe('risks of the past', () => {
  it('come in with their status, its day and its reason, which is asked once for the file, and nobody is told', async () => {
    const place = await open();
    const imports = importsInto('risk', place);
    const { id, counts, questions } = await imports.check(raw);
    expect(counts).toMatchObject({ add: 3, invalid: 1 });
    expect(questions).toMatchObject({ rootCause: 0, closingReason: 1 });
    expect((await imports.rows(id))[1]?.errors).toMatchObject([
      { column: 'Closed because', message: expect.stringContaining('No longer applies, Avoided') },
    ]);
    const asked = await imports.checkAgain(id, { closingReason: 'merged with another risk' });
    expect(asked).toMatchObject({ counts: { add: 4, invalid: 0 }, questions: { closingReason: 0 } });
    await imports.run(id);
    const found = await risksOf(place);
    expect(found.map((one) => [at(one, 'title'), at(one, 'status'), at(one, 'closedBecause')])).toEqual([
      ['Old', 'CLOSED', 'AVOIDED'],
      ['Older', 'CLOSED', 'MERGED'],
      ['Beginning', 'DRAFT', null],
      ['New', 'OPEN', null],
    ]);
    const closures = await within(place, () =>
      db.select({ closedAt: riskClosure.closedAt }).from(riskClosure).orderBy(riskClosure.closedAt),
    );
    expect(closures.map(({ closedAt }) => closedAt.toISOString().slice(0, 7))).toEqual(['2023-03', '2024-03']);
    expect(await within(place, () => db.$count(notification, eq(notification.recipientId, place.owner.id)))).toBe(0);
    expect((await imports.undo(id)).state).toBe('UNDONE');
    expect(await risksOf(place)).toEqual([]);
  });

  it('are refused where what they say does not go together', async () => {
    const imports = importsInto('risk', await open());
    const { id } = await imports.check(
      file(header, 'A,Open,Avoided,', 'B,Draft,,2024-03-01', 'C,Closed,Avoided,2999-01-01', 'D,Closed,Tired of it,'),
    );
    expect((await imports.rows(id)).map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      ['Closed because'],
      ['Closed on'],
      ['Closed on'],
      ['Closed because'],
    ]);
  });

  it('keep the status from those who may only add', async () => {
    const place = await open();
    const adder = await colleague(place, 'ADD');
    const { counts } = await importsInto('risk', { ...place, owner: adder }).check(raw);
    expect(counts).toMatchObject({ add: 1, invalid: 3 });
  });
});
