import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { notification, timelineEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { openPlace, read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague, file, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

async function incidentsOf({ owner }: Place): Promise<readonly unknown[]> {
  const rows = at(await read(owner, '/api/incident?perPage=100&sortId=ref'), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => row) : [];
}

const timelineOf = ({ organisation, owner }: Place, incidentId: string) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, () =>
    db
      .select({ from: timelineEntry.from, to: timelineEntry.to, at: timelineEntry.at, text: timelineEntry.text })
      .from(timelineEntry)
      .where(eq(timelineEntry.incidentId, incidentId))
      .orderBy(timelineEntry.at),
  );

const header = 'Title,Severity,Detected (UTC),Contained (UTC),Resolved (UTC),Closed (UTC),Root cause,Status';
const raw = file(
  header,
  'Old,Critical,2024-03-01 08:00,2024-03-01 10:00,2024-03-02 09:00,2024-03-09 12:00,Weak password,closed',
  'Older,Critical,2023-03-01 08:00,,2023-03-02 09:00,,,CLOSED',
  'Working,,2024-03-01 08:00,,,,,In progress',
  'New,Critical,,,,,,',
);

describe('incidents of the past', () => {
  it('come in with their status and its dates, and nobody is told', async () => {
    const place = await open();
    // Who is on call; who imports is told of nothing that they did themselves.
    await colleague(place, 'EDIT');
    const imports = importsInto('incident', place);
    const { id, counts, questions } = await imports.check(raw);
    expect(counts).toMatchObject({ add: 3, invalid: 1 });
    expect(questions).toMatchObject({ rootCause: 1, closingReason: 0 });
    expect((await imports.rows(id))[1]?.errors).toEqual([
      { column: 'Root cause', message: 'Enter the root cause, or give one for all rows' },
    ]);
    const asked = await imports.checkAgain(id, { rootCause: 'Not known any more' });
    expect(asked).toMatchObject({ counts: { add: 4, invalid: 0 }, questions: { rootCause: 0 } });
    await imports.run(id);
    const found = await incidentsOf(place);
    expect(found.map((one) => [at(one, 'status'), at(one, 'rootCause'), at(one, 'resolvedAt')])).toEqual([
      ['CLOSED', 'Weak password', '2024-03-02T09:00:00.000Z'],
      ['CLOSED', 'Not known any more', '2023-03-02T09:00:00.000Z'],
      ['IN_PROGRESS', '', null],
      ['OPEN', '', null],
    ]);
    const stepsOf = async (index: number) =>
      (await timelineOf(place, String(at(found[index], 'id')))).map(({ from, to, text }) => [from, to, text]);
    expect(await stepsOf(0)).toEqual([
      ['OPEN', 'CONTAINED', ''],
      ['CONTAINED', 'RESOLVED', ''],
      ['RESOLVED', 'CLOSED', ''],
    ]);
    expect(await stepsOf(1)).toEqual([
      ['OPEN', 'RESOLVED', ''],
      ['RESOLVED', 'CLOSED', 'As imported'],
    ]);
    expect(await stepsOf(2)).toEqual([['OPEN', 'IN_PROGRESS', 'As imported']]);
    const alarms = await server.database.inOrganisation(
      { organisationId: place.organisation.id, userId: place.owner.id },
      () => db.$count(notification, eq(notification.kind, 'incidentAlert')),
    );
    expect(alarms).toBe(0);
    expect((await imports.undo(id)).state).toBe('UNDONE');
    expect(await incidentsOf(place)).toEqual([]);
  });

  it('are refused where their dates are missing or out of order', async () => {
    const imports = importsInto('incident', await open());
    const { id } = await imports.check(
      file(
        header,
        'A,,,,,,x,Closed',
        'B,,,,2024-03-02 09:00,2024-03-01 09:00,x,Closed',
        'C,,,,,2024-03-01 09:00,,Open',
        'D,,,,2024-03-02 09:00,2999-03-01 09:00,x,Closed',
      ),
    );
    expect((await imports.rows(id)).map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['Say when the incident was resolved; if only its closing is known, assign that column'],
      ['This is before the incident was resolved'],
      ['Only a closed incident has this'],
      ['This is in the future'],
    ]);
  });

  it('need the right to change the status of incidents', async () => {
    const place = await open();
    const adder = await colleague(place, 'ADD');
    const imports = importsInto('incident', { ...place, owner: adder });
    const { id, counts } = await imports.check(file('Title,Status', 'A,In progress', 'B,Open'));
    expect(counts).toMatchObject({ add: 1, invalid: 1 });
    expect((await imports.rows(id))[0]?.errors).toEqual([
      { column: 'Status', message: 'You may add incidents, but not change their status' },
    ]);
  });

  it('keep the status that they have in the register', async () => {
    const imports = importsInto('incident', await open());
    await imports.run((await imports.check(file('Title,Status', 'A,In progress'))).id);
    const same = await imports.check(file('Reference,Title,Status', 'I-0001,A,In progress'), 'UPDATE');
    const other = await imports.check(file('Reference,Title,Status', 'I-0001,A,Closed'), 'UPDATE');
    expect([same.counts, other.counts]).toMatchObject([{ invalid: 0 }, { invalid: 1 }]);
  });
});
