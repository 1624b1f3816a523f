import { describe, expect, it } from 'vitest';

import { add, openPlace, read } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { morningOf, remindAt, remindersOf } from './mornings.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const colleague = (): Promise<Person> =>
  addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });

const remind = (day: string) => remindAt(server, place.organisation, morningOf(day));

describe('the last day of a training', () => {
  it('reminds who has had it, or their manager, until it is renewed', async () => {
    const boss = await colleague();
    const trained = await colleague();
    const manager = await add(place, '/api/staff-member', { title: 'Boss', accountId: boss.id });
    const own = await add(place, '/api/staff-member', { title: 'Ana', accountId: trained.id, managerId: manager.id });
    const without = await add(place, '/api/staff-member', { title: 'Ben', managerId: manager.id });
    const training = { title: 'Fire safety', doneOn: '2026-05-31', validMonths: 36 };
    for (const { id } of [own, without]) await add(place, `/api/staff-member/${id}/trainings`, training);
    await remind('2029-05-24');
    const refOf = async ({ id }: { id: string }) => textAt(await read(place.owner, `/api/staff-member/${id}`), 'ref');
    const saysDue = (name: string) => `Staff member training due soon: The training "Fire safety" of "${name}"`;
    expect(await remindersOf(trained)).toEqual([`${saysDue(`${await refOf(own)} Ana`)} expires on 31/05/2029.`]);
    expect(await remindersOf(boss)).toEqual([`${saysDue(`${await refOf(without)} Ben`)} expires on 31/05/2029.`]);
    await add(place, `/api/staff-member/${own.id}/trainings`, { ...training, validMonths: 120 });
    await remind('2029-06-01');
    expect(await remindersOf(trained)).toHaveLength(1);
    expect(await remindersOf(boss)).toHaveLength(2);
  });
});
