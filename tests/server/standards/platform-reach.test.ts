import { beforeAll, expect, test } from 'vitest';

import { platformRoles } from '#openapi/access.ts';
import { operations } from '#tests/contract/contract.ts';
import { inputsOf } from '#tests/contract/fixtures.ts';
import { send } from '#tests/contract/requests.ts';
import { draftStandard } from '#tests/contract/standard-fixtures.ts';
import { openWorld } from '#tests/contract/world.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

const world = shared(openWorld);

/** The catalogue, by the rights of compliance T8. */
const ofCatalogue = operations.filter(
  ({ access }) =>
    access?.audience === 'platform' &&
    [access.feature ?? '', ...(access.anyFeature ?? [])].some((feature) =>
      /^ADMIN_(?:STANDARDS|CONTROLS|MATURITY_|SECURITY_)/u.test(feature),
    ),
);
const ofOrganisations = operations.filter(
  ({ access }) => access?.audience === 'organisation' && access.feature === 'ASSESSMENTS',
);
const reading = ofCatalogue.filter(({ method }) => method === 'GET');

/** The ids of an organisation's own standard: of its version, its standard and its control. */
const own: string[] = [];
const people = new Map<string, Person>();

beforeAll(async () => {
  const { id, standardId } = await draftStandard({ ...world.h, marker: 'Zanzibar' });
  const { body } = await world.h.owner.call(`/api/standard/version/${id}`);
  own.push(id, standardId, textAt(body, 'data.controls.0.id'), textAt(body, 'data.groups.0.id'));
  for (const role of platformRoles)
    people.set(role, await addPerson(world.server, { platform: { role, level: 'DELETE' } }));
});

const roles = platformRoles.map((role) => ({ role }));

test('the contract has what is walked here', () => {
  expect(ofCatalogue.length).toBeGreaterThan(40);
  expect(ofOrganisations.length).toBeGreaterThan(40);
});

test.each(roles)('$role reaches nothing of an organisation by any operation on its assessments', async ({ role }) => {
  const person = people.get(role);
  if (person === undefined) throw new Error('There is no such person');
  const [id = ''] = own;
  for (const operation of ofOrganisations) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
    // Who may not is refused before inputs are looked at.
    const inputs = { path: Object.fromEntries(names.map((name) => [name, id])), query: {}, body: undefined };
    const answer = await send(person, operation, inputs, { organisation: world.h.organisation.id });
    expect([operation.id, answer.status]).toEqual([operation.id, 403]);
  }
});

test.each(roles)('$role finds no standard of an organisation by any id in the catalogue', async ({ role }) => {
  const person = people.get(role);
  if (person === undefined) throw new Error('There is no such person');
  const answered: [operation: string, input: string, status: number][] = [];
  for (const operation of ofCatalogue) {
    const inputs = await inputsOf(operation.id, world.h, person);
    // A list that is filtered by what is not there is empty.
    const parts = operation.method === 'GET' ? (['path'] as const) : (['path', 'query'] as const);
    for (const part of parts)
      for (const name of Object.keys(inputs[part]).filter((one) => /id$/iu.test(one)))
        for (const id of own) {
          const changed = { ...inputs, [part]: { ...inputs[part], [name]: id } };
          answered.push([operation.id, name, (await send(person, operation, changed)).status]);
        }
  }
  expect(answered.length).toBeGreaterThan(100);
  // An id in the query is an input that is wrong.
  expect(answered.filter(([, , status]) => status !== 404 && status !== 400)).toEqual([]);
});

test.each(roles)('$role reads no word of an own standard in any list', async ({ role }) => {
  const person = people.get(role);
  if (person === undefined) throw new Error('There is no such person');
  for (const operation of reading) {
    const answer = await send(person, operation, await inputsOf(operation.id, world.m, person));
    expect([operation.id, answer.text.includes('Zanzibar')]).toEqual([operation.id, false]);
  }
});
