import { expect, test } from 'vitest';

import { barePart, type CatalogueParam } from '#domain/catalogue-files/catalogue.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addStandard, adopt, controlsOf, entriesOf, entityOf } from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  const place = await openPlace(server);
  return { ...place, neighbour: await openPlace(server), close: () => server.close() };
});

const days: CatalogueParam = {
  id: 'days',
  class: null,
  label: 'number of days',
  usage: null,
  props: [],
  links: [],
  guidelines: [],
  constraints: [],
  values: [],
  select: null,
};

/** A standard with a parameter. */
async function withParameter(title: string): Promise<string> {
  const controls = controlsOf(title, 1).map((control) => ({
    ...control,
    params: [days],
    parts: [barePart('statement', 'Copies are restored every {{ insert: param, days }} days.')],
  }));
  return (await addStandard(world, { title, controls })).versionId;
}

async function readControl(person: Person, versionId: string, query: string) {
  const catalogue = entityOf('StandardCatalogue', await world.owner.call(`/api/standard/version/${versionId}`));
  return person.call(`/api/standard/version/${versionId}/control/${catalogue.controls[0]?.id}${query}`);
}

test('the text of a control has the values of the organisation, and labels before it gives any', async () => {
  const { owner } = world;
  const versionId = await withParameter('filled');
  const parameters = entriesOf('StandardParameter', await owner.call(`/api/standard/version/${versionId}/parameter`));
  expect(parameters).toMatchObject([{ id: 'days', label: 'number of days', choices: [], isMultiple: false }]);
  const adopted = await adopt(owner, versionId);
  const proseOf = async (query: string) => at((await readControl(owner, versionId, query)).body, 'data.texts.0.prose');
  expect(await proseOf(`?adoptedStandardId=${adopted.id}`)).toBe('Copies are restored every [number of days] days.');
  await owner.call(`/api/organisation-standards/${adopted.id}`, {
    method: 'PATCH',
    body: { version: adopted.version, parameters: [{ id: 'days', value: '30' }] },
  });
  expect(await proseOf(`?adoptedStandardId=${adopted.id}`)).toBe('Copies are restored every 30 days.');
  expect(await proseOf('')).toBe('Copies are restored every [number of days] days.');
});

test('values are those of the version that is read, and nobody else reads them', async () => {
  const { owner, neighbour } = world;
  const [versionId, other] = [await withParameter('own'), await withParameter('other')];
  const adopted = await adopt(owner, versionId);
  const query = `?adoptedStandardId=${adopted.id}`;
  expect(await readControl(owner, other, query)).toMatchObject({ status: 404 });
  expect(await readControl(neighbour.owner, versionId, query)).toMatchObject({ status: 404 });
  expect(await neighbour.owner.call(`/api/standard/version/${versionId}/parameter`)).toMatchObject({ status: 404 });
});
