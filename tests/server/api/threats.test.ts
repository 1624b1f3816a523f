import { expect, test } from 'vitest';

import { offeredEntries } from '#domain/offered-entries.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';
import { activityOf } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => addOrganisation(server));
const meridian = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation: harbour, role: 'ORG_ADMIN', level: 'DELETE' }] }));
const eve = shared(() => addPerson(server, { in: [{ organisation: meridian, role: 'ORG_ADMIN', level: 'DELETE' }] }));

type Caller = typeof ada;

async function add(who: Caller, path: string, body: object): Promise<string> {
  return textAt((await who.call(path, { method: 'POST', body })).body, 'data.id');
}

const categoryOf = (who: Caller, name: string) => add(who, '/api/threat-category', { name });

test('a threat shows its category by name, and its log by id', async () => {
  const [human, natural] = [await categoryOf(ada, 'Human'), await categoryOf(ada, 'Natural')];
  const id = await add(ada, '/api/threat', { name: 'Flood', categoryId: human });
  const answer = await ada.call(`/api/threat/${id}`, { method: 'PATCH', body: { version: 1, categoryId: natural } });
  expect(at(answer.body, 'data')).toMatchObject({
    category: { id: natural, name: 'Natural' },
    source: null,
    actor: null,
  });
  const log = await activityOf({ server, organisation: harbour, owner: ada }, id);
  expect(log.find(({ action }) => action === 'UPDATE')?.changes).toEqual([
    { field: 'categoryId', old: human, new: natural },
  ]);
});

test('a category that a threat uses cannot be removed', async () => {
  const id = await categoryOf(ada, 'In use');
  await add(ada, '/api/threat', { name: 'Uses it', categoryId: id });
  const { status, body } = await ada.call(`/api/threat-category/${id}?version=1`, { method: 'DELETE' });
  expect({ status, uses: at(body, 'current.uses') }).toEqual({ status: 409, uses: 1 });
});

test('another organisation’s category is unknown, whether a threat is added or changed', async () => {
  const foreign = await categoryOf(eve, 'Foreign');
  const id = await add(ada, '/api/threat', { name: 'Own' });
  const answers = [
    await ada.call('/api/threat', { method: 'POST', body: { name: 'Other', categoryId: foreign } }),
    await ada.call(`/api/threat/${id}`, { method: 'PATCH', body: { version: 1, categoryId: foreign } }),
  ];
  const errors = [{ field: 'categoryId', message: 'This threat category does not exist' }];
  for (const { status, body } of answers)
    expect({ status, errors: at(body, 'errors') }).toEqual({ status: 400, errors });
});

test('a long look-up offers its first entries, and finds the others by name or description', async () => {
  for (let index = 0; index <= offeredEntries; index += 1)
    await add(eve, '/api/vulnerability', { name: `CVE-${index}`, description: `Flaw no. ${index}.`, position: index });
  const offered = async (search: string) => {
    const { body } = await eve.call(`/api/vulnerability/options${search}`);
    const data = at(body, 'data');
    return Array.isArray(data) ? data.map((entry) => textAt(entry, 'name')) : [];
  };
  expect(await offered('')).toHaveLength(offeredEntries);
  expect(await offered(`?search=${encodeURIComponent(`flaw no. ${offeredEntries}`)}`)).toEqual([
    `CVE-${offeredEntries}`,
  ]);
});
