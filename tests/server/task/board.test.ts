import { describe, expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import type { Stored } from '#tests/contract/samples.ts';
import { newTask, statusNamed } from '#tests/contract/task-fixtures.ts';
import { addColleague, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

interface Move {
  readonly statusId: string;
  readonly beforeId: string | null;
  readonly afterId: string | null;
  readonly fromStatusId?: string;
}

const move = ({ organisation }: Place, who: Person, id: string, body: Move) =>
  who.call(`/api/task/${id}/move`, { method: 'POST', body, organisation: organisation.id });

async function columnOf({ organisation }: Place, who: Person, statusId: string): Promise<string[]> {
  const query = `statusId=${statusId}&sortId=position&perPage=100`;
  return rowsOf(await who.call(`/api/task?${query}`, { organisation: organisation.id })).map((row) =>
    textAt(row, 'id'),
  );
}

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

async function newTasks(place: Place, count: number): Promise<Stored[]> {
  const added: Stored[] = [];
  for (let index = 0; index < count; index += 1) added.push(await newTask(place));
  return added;
}

describe('the board', () => {
  test('two people who move cards a thousand times at random, at once, see the same order and lose none (work.md 2, A1)', async () => {
    const { meridian: place } = places();
    const ids = new Set((await newTasks(place, 12)).map(({ id }) => id));
    const columns = await Promise.all(['To do', 'In progress', 'In review'].map((name) => statusNamed(place, name)));
    const mover = async (who: Person, seed: number, count: number) => {
      const next = numbers(seed);
      const below = (most: number) => Math.floor((next.next().value ?? 0) * most);
      const seen = new Set<number>();
      for (let turn = 0; turn < count; turn += 1) {
        const statusId = columns[below(columns.length)] ?? '';
        const id = [...ids][below(ids.size)] ?? '';
        const others = (await columnOf(place, who, statusId)).filter((one) => one !== id);
        const index = below(others.length + 1);
        const between = { statusId, beforeId: others[index - 1] ?? null, afterId: others[index] ?? null };
        seen.add((await move(place, who, id, between)).status);
      }
      return [...seen];
    };
    const colleague = await addColleague(place);
    const statuses = await Promise.all([mover(place.owner, 1, 500), mover(colleague, 2, 500)]);
    expect(statuses.flat().every((status) => status === 200 || status === 409)).toBe(true);
    const orders = await Promise.all(
      [place.owner, colleague].map((who) => Promise.all(columns.map((statusId) => columnOf(place, who, statusId)))),
    );
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]?.flat().toSorted()).toEqual([...ids].toSorted());
    // Two thousand requests: many times what they take, so that a busy machine does not fail them.
  }, 600_000);

  test('a card is put between two others, at the top and at the end', async () => {
    const { harbour: place } = places();
    const statusId = await statusNamed(place, 'In review');
    const [first, second, third] = await newTasks(place, 3);
    const [one, two, three] = [first?.id ?? '', second?.id ?? '', third?.id ?? ''];
    await move(place, place.owner, one, { statusId, beforeId: null, afterId: null });
    await move(place, place.owner, two, { statusId, beforeId: one, afterId: null });
    await move(place, place.owner, three, { statusId, beforeId: one, afterId: two });
    expect(await columnOf(place, place.owner, statusId)).toEqual([one, three, two]);
    await move(place, place.owner, two, { statusId, beforeId: null, afterId: one });
    expect(await columnOf(place, place.owner, statusId)).toEqual([two, one, three]);
  });

  test('a card is not put between others that are gone or stand in another order: 409', async () => {
    const { harbour: place } = places();
    const statusId = await statusNamed(place, 'In progress');
    const [first, second, moved] = await newTasks(place, 3);
    const [one, two, id] = [first?.id ?? '', second?.id ?? '', moved?.id ?? ''];
    const gone = await move(place, place.owner, id, { statusId, beforeId: one, afterId: null });
    expect(gone).toMatchObject({ status: 409, body: { current: { id } } });
    await move(place, place.owner, one, { statusId, beforeId: null, afterId: null });
    await move(place, place.owner, two, { statusId, beforeId: one, afterId: null });
    const reversed = await move(place, place.owner, id, { statusId, beforeId: two, afterId: one });
    expect(reversed.status).toBe(409);
  });

  test('a card that someone else has put into another column is not taken from where it was: what is done stays done', async () => {
    const { harbour: place } = places();
    const { id } = await newTask(place);
    const [todo, done] = [await statusNamed(place, 'To do'), await statusNamed(place, 'Done')];
    const top = { beforeId: null, afterId: null };
    const completed = await move(place, place.owner, id, { ...top, statusId: done, fromStatusId: todo });
    expect(completed).toMatchObject({ status: 200, body: { data: { state: 'DONE' } } });
    const refused = await move(place, place.owner, id, { ...top, statusId: todo, fromStatusId: todo });
    expect(refused).toMatchObject({ status: 409, body: { current: { id, state: 'DONE' } } });
    const repeated = await move(place, place.owner, id, { ...top, statusId: done, fromStatusId: todo });
    expect(repeated).toMatchObject({ status: 200, body: { data: { state: 'DONE' } } });
    const seen = await move(place, place.owner, id, { ...top, statusId: todo, fromStatusId: done.toUpperCase() });
    expect(seen).toMatchObject({ status: 200, body: { data: { state: 'TODO' } } });
  });

  test('a card that keeps its status keeps its version, and one with another status gets a new one', async () => {
    const { harbour: place } = places();
    const { id } = await newTask(place);
    const [todo, review] = [await statusNamed(place, 'To do'), await statusNamed(place, 'In review')];
    const stayed = await move(place, place.owner, id, { statusId: todo, beforeId: null, afterId: null });
    expect(at(stayed.body, 'data.version')).toBe(1);
    const moved = await move(place, place.owner, id, { statusId: review, beforeId: null, afterId: null });
    expect(moved).toMatchObject({ status: 200, body: { data: { version: 2, state: 'IN_PROGRESS' } } });
  });

  test('a card in a column that means done is completed, and is open again in another one', async () => {
    const { harbour: place } = places();
    const { id } = await newTask(place);
    const [done, todo] = [await statusNamed(place, 'Done'), await statusNamed(place, 'To do')];
    const completed = await move(place, place.owner, id, { statusId: done, beforeId: null, afterId: null });
    const { id: ownerId } = place.owner;
    expect(completed).toMatchObject({ status: 200, body: { data: { state: 'DONE', completedBy: { id: ownerId } } } });
    const again = await move(place, place.owner, id, { statusId: todo, beforeId: null, afterId: null });
    expect(again).toMatchObject({ body: { data: { state: 'TODO', completedAt: null, completedBy: null } } });
  });

  test('nothing is cancelled without a reason', async () => {
    const { harbour: place } = places();
    const { id } = await newTask(place);
    const statusId = await statusNamed(place, 'Cancelled');
    const refused = await move(place, place.owner, id, { statusId, beforeId: null, afterId: null });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'statusId' }] } });
  });

  test('someone who may only view tasks moves their own, and no others', async () => {
    const { harbour: place } = places();
    const { server, organisation } = place;
    const viewer = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
    const statusId = await statusNamed(place, 'In progress');
    const own = await newTask(place, { ownerId: viewer.id });
    const other = await newTask(place);
    const body = { statusId, beforeId: null, afterId: null };
    expect((await move(place, viewer, own.id, body)).status).toBe(200);
    expect((await move(place, viewer, other.id, body)).status).toBe(403);
  });

  test('another organisation finds no card', async () => {
    const { harbour, meridian } = places();
    const { id } = await newTask(harbour);
    const body = { statusId: await statusNamed(meridian, 'To do'), beforeId: null, afterId: null };
    expect((await move(meridian, meridian.owner, id, body)).status).toBe(404);
  });
});
