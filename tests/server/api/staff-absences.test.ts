import { describe, expect, it } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { rowsOf } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, patch, post, read, type Stored } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => daysAfter(today(), days);

interface Colleague extends Stored {
  readonly person: Person;
}

/** A staff member who signs in. @param mayView whether they have rights in the registers */
async function colleague(title: string, mayView = true): Promise<Colleague> {
  const { organisation } = harbour;
  const person = await addPerson(server, {
    in: [{ organisation, role: 'ORG_MANAGER', ...(mayView && { level: 'DELETE' as const }) }],
  });
  return { ...(await add(harbour, '/api/staff-member', { title, accountId: person.id })), person };
}

const goAway = (member: Stored, body: object) =>
  post(harbour.owner, `/api/staff-member/${member.id}/absences`, { firstDay: today(), lastDay: inDays(3), ...body });

const told = async ({ person }: Colleague): Promise<string[]> =>
  rowsOf(await person.call('/api/notifications?perPage=100')).map(({ description }) => String(description));

const waiting = async ({ person }: Colleague) =>
  rowsOf(await person.call('/api/waiting-for-me?perPage=100')).map((row) => ({
    record: at(row, 'record.id'),
    deputyFor: row['deputyFor'] === null ? null : at(row, 'deputyFor.id'),
  }));

describe('an absence', () => {
  it('is refused for days that are none, are too many or are those of another one', async () => {
    const member = await add(harbour, '/api/staff-member', { title: 'Ana Ruiz' });
    expect((await goAway(member, {})).status).toBe(201);
    for (const [body, field] of [
      [{ firstDay: inDays(9), lastDay: inDays(8) }, 'lastDay'],
      [{ firstDay: inDays(9), lastDay: inDays(375) }, 'lastDay'],
      [{ firstDay: inDays(3), lastDay: inDays(9) }, 'firstDay'],
      [{ firstDay: inDays(9), lastDay: inDays(9), deputyId: member.id }, 'deputyId'],
    ] as const)
      expect(await goAway(member, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    const stranger = await add(meridian, '/api/staff-member', { title: 'Ben Orme' });
    expect(await goAway(member, { firstDay: inDays(9), lastDay: inDays(9), deputyId: stranger.id })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'deputyId' }] },
    });
    expect((await meridian.owner.call(`/api/staff-member/${member.id}/absences`)).status).toBe(404);
  });

  it('is shown in the register with the deputy, as long as it lasts', async () => {
    const usual = await add(harbour, '/api/staff-member', { title: 'Ben Orme' });
    const member = await add(harbour, '/api/staff-member', { title: 'Ana Ruiz', deputyId: usual.id });
    const away = async () => at(await read(harbour.owner, `/api/staff-member/${member.id}`), 'away');
    expect((await goAway(member, { firstDay: inDays(1) })).status).toBe(201);
    expect(await away()).toBeNull();
    const other = await add(harbour, '/api/staff-member', { title: 'Cem Aydin' });
    expect((await goAway(member, { lastDay: today(), deputyId: other.id })).status).toBe(201);
    expect(await away()).toMatchObject({ until: today(), deputy: { id: other.id } });
    const list = rowsOf(await harbour.owner.call('/api/staff-member?perPage=100'));
    expect(list.find(({ id }) => id === member.id)).toMatchObject({ away: { deputy: { title: 'Cem Aydin' } } });
  });
});

describe('the deputy of someone who is away', () => {
  it('is told of what asks for an action, and finds it among what waits, until they are back', async () => {
    const [absent, deputy] = [await colleague('Ana Ruiz'), await colleague('Ben Orme')];
    const { body } = await goAway(absent, { deputyId: deputy.id });
    const risk = await add(harbour, '/api/risk', {
      title: 'Fire in the archive',
      ownerId: absent.person.id,
      nextReviewOn: inDays(-1),
    });
    expect((await told(deputy)).some((text) => text.includes('You stand in for') && text.includes('Fire'))).toBe(true);
    expect(await waiting(deputy)).toContainEqual({ record: risk.id, deputyFor: absent.person.id });
    expect(await waiting(absent)).toContainEqual({ record: risk.id, deputyFor: null });
    const path = `/api/staff-absence/${String(at(body, 'data.id'))}`;
    const past = { version: 1, firstDay: inDays(-5), lastDay: inDays(-1) };
    expect((await patch(harbour.owner, path, past)).status).toBe(200);
    expect(await waiting(deputy)).not.toContainEqual({ record: risk.id, deputyFor: absent.person.id });
  });

  it('is told of nothing that they may not view', async () => {
    const [absent, deputy] = [await colleague('Ana Ruiz'), await colleague('Ben Orme', false)];
    await goAway(absent, { deputyId: deputy.id });
    const risk = await add(harbour, '/api/risk', { title: 'Flood', ownerId: absent.person.id, nextReviewOn: today() });
    expect((await told(deputy)).filter((text) => text.includes('Flood'))).toEqual([]);
    expect((await waiting(deputy)).filter(({ record }) => record === risk.id)).toEqual([]);
  });

  it('passes it on to their own deputy while they are away too', async () => {
    const [absent, first, second] = [
      await colleague('Ana Ruiz'),
      await colleague('Ben Orme'),
      await colleague('Cem Aydin'),
    ];
    await goAway(absent, { deputyId: first.id });
    await goAway(first, { deputyId: second.id });
    const risk = await add(harbour, '/api/risk', { title: 'Theft', ownerId: absent.person.id, nextReviewOn: today() });
    expect(await waiting(second)).toContainEqual({ record: risk.id, deputyFor: absent.person.id });
    expect((await waiting(first)).filter(({ record }) => record === risk.id)).toEqual([]);
  });
});
