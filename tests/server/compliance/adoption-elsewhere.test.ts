import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addStandard, adopt, controlsOf, positionsByRef } from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  const place = await openPlace(server);
  return { ...place, neighbour: await openPlace(server), close: () => server.close() };
});

test('the standard of an organisation cannot be adopted by another, nor what it has adopted be read', async () => {
  const { neighbour, owner } = world;
  const { versionId } = await addStandard(world, { title: 'Private', controls: controlsOf('private', 1) });
  const body = {
    versionId,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'RESULT_SHARE',
    parameters: [],
  };
  const unknown = { ...body, versionId: randomUUID() };
  const adoptBy = (input: object) =>
    neighbour.owner.call('/api/organisation-standards/adopt', { method: 'POST', body: input });
  expect((await adoptBy(body)).body).toEqual((await adoptBy(unknown)).body);
  const adopted = await adopt(owner, versionId);
  const { id } = (await positionsByRef(owner, adopted.id))('private-1');
  for (const path of [
    `organisation-standards/${adopted.id}`,
    `control-position/${id}`,
    `control-position/${id}/history`,
  ])
    expect(await neighbour.owner.call(`/api/${path}`)).toMatchObject({ status: 404 });
  expect(await neighbour.owner.call(`/api/control-position?adoptedStandardId=${adopted.id}`)).toMatchObject({
    status: 404,
  });
  expect(JSON.stringify((await neighbour.owner.call('/api/organisation-standards')).body)).not.toContain('Private');
  expect(JSON.stringify((await neighbour.owner.call('/api/organisation-standards/adoptable')).body)).not.toContain(
    'Private',
  );
});
