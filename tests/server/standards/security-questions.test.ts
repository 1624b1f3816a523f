import { beforeAll, expect, test } from 'vitest';

import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

const groups = '/api/admin/security-question-group';
const questions = '/api/admin/security-question';

const addGroup = (name: string) =>
  administrator.call(groups, { method: 'POST', body: { name, description: 'What it is about' } });

const addedGroup = async (name: string): Promise<string> => textAt((await addGroup(name)).body, 'data.id');

const question = {
  text: 'Is access reviewed?',
  isMultiple: false,
  options: [
    { text: 'Yes', speaksFor: true, result: 'COMPLIANT', maturity: 3 },
    { text: 'No', speaksFor: false, result: 'MAJOR_NON_CONFORMITY', maturity: null },
  ],
};

const addQuestion = (groupId: string) =>
  administrator.call(questions, { method: 'POST', body: { groupId, ...question } });

const questionsOf = async (groupId: string) =>
  at((await administrator.call(`${questions}?groupId=${groupId}`)).body, 'data');

test('a question is added, changed, moved to another group and removed', async () => {
  const [first, second] = [await addedGroup('Access'), await addedGroup('Suppliers')];
  const id = textAt((await addQuestion(first)).body, 'data.id');
  expect(await questionsOf(first)).toMatchObject([{ id, ...question }]);
  const body = { version: 1, groupId: second, ...question, text: 'Are suppliers reviewed?' };
  const change = () => administrator.call(`${questions}/${id}`, { method: 'PATCH', body });
  expect(await change()).toMatchObject({ body: { data: { version: 2, groupId: second } } });
  expect(await change()).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  expect([await questionsOf(first), await questionsOf(second)]).toMatchObject([[], [{ text: body.text }]]);
  expect(await administrator.call(`${questions}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await questionsOf(second)).toEqual([]);
});

test('a group is renamed, and removed once it is empty', async () => {
  const id = await addedGroup('Backups');
  const rename = (name: string) =>
    administrator.call(`${groups}/${id}`, { method: 'PATCH', body: { version: 1, name, description: '' } });
  await addGroup('In use');
  expect(await rename('In use')).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } });
  expect(await addGroup('In use')).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } });
  expect(await rename('Restoration')).toMatchObject({ body: { data: { name: 'Restoration', version: 2 } } });
  expect(await rename('Again')).toMatchObject({ status: 409, body: { current: { name: 'Restoration' } } });
  const added = await addQuestion(id);
  const remove = () => administrator.call(`${groups}/${id}`, { method: 'DELETE' });
  expect(await remove()).toMatchObject({ status: 409, body: { errors: [{ field: 'questionCount' }] } });
  await administrator.call(`${questions}/${textAt(added.body, 'data.id')}`, { method: 'DELETE' });
  expect(await remove()).toMatchObject({ status: 200 });
});

test('a question needs a group that is there', async () => {
  expect(await addQuestion(places().harbour.organisation.id)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'groupId' }] },
  });
});

test('an organisation has no part in it', async () => {
  const { owner, organisation } = places().harbour;
  for (const path of [groups, `${questions}?groupId=${organisation.id}`])
    expect(await owner.call(path)).toMatchObject({ status: 403 });
});
