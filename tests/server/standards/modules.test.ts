import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { standardVersion } from '#server/database/schema/index.ts';
import { platformDraft } from '#tests/contract/standard-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { adopt } from '#tests/server/compliance/support.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

/** A published standard of the platform. */
async function published(): Promise<{ readonly id: string; readonly standardId: string }> {
  const draft = await platformDraft(places().harbour);
  await places()
    .server.database.platform.update(standardVersion)
    .set({ status: 'PUBLISHED', publishedAt: new Date() })
    .where(eq(standardVersion.id, draft.id));
  return draft;
}

const input = { description: '', isForAll: false, standardIds: [] };

const add = (body: object) => administrator.call('/api/admin/module', { method: 'POST', body: { ...input, ...body } });

const added = async (body: object): Promise<string> => textAt((await add(body)).body, 'data.id');

const give = (organisationId: string, moduleIds: readonly string[]) =>
  administrator.call(`/api/admin/organisation-module/${organisationId}`, { method: 'PATCH', body: { moduleIds } });

type Side = 'harbour' | 'meridian';

/** Whether a version is offered to an organisation. */
async function isOffered(side: Side, versionId: string): Promise<boolean> {
  const { owner, organisation } = places()[side];
  const { body } = await owner.call('/api/organisation-standards/adoptable', { organisation: organisation.id });
  return JSON.stringify(at(body, 'data')).includes(versionId);
}

const offeredTo = async (versionId: string) => ({
  harbour: await isOffered('harbour', versionId),
  meridian: await isOffered('meridian', versionId),
});

test('what is in no module is open to all, what is in one to those that have it, and again to all without the module', async () => {
  const { id, standardId } = await published();
  expect(await offeredTo(id)).toEqual({ harbour: true, meridian: true });
  const module = await added({ name: 'For some', standardIds: [standardId] });
  expect(await offeredTo(id)).toEqual({ harbour: false, meridian: false });
  const { organisation } = places().harbour;
  expect(await give(organisation.id, [module])).toMatchObject({ status: 200, body: { data: { moduleIds: [module] } } });
  expect(await offeredTo(id)).toEqual({ harbour: true, meridian: false });
  await give(organisation.id, []);
  expect(await offeredTo(id)).toEqual({ harbour: false, meridian: false });
  expect(await administrator.call(`/api/admin/module/${module}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await offeredTo(id)).toEqual({ harbour: true, meridian: true });
});

test('a module for all closes nothing', async () => {
  const { id, standardId } = await published();
  await added({ name: 'For some others', standardIds: [standardId] });
  await added({ name: 'For all', isForAll: true, standardIds: [standardId] });
  expect(await offeredTo(id)).toEqual({ harbour: true, meridian: true });
});

test('what an organisation has adopted stays when its module is taken away, and others cannot adopt it', async () => {
  const { id, standardId } = await published();
  const { owner, organisation } = places().harbour;
  const module = await added({ name: 'Taken away', standardIds: [standardId] });
  await give(organisation.id, [module]);
  const adopted = await adopt(owner, id);
  await give(organisation.id, []);
  const call = { organisation: organisation.id };
  expect(await owner.call(`/api/organisation-standards/${adopted.id}`, call)).toMatchObject({ status: 200 });
  const { meridian } = places();
  const body = {
    versionId: id,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'RESULT_SHARE',
    parameters: [],
  };
  expect(
    await meridian.owner.call('/api/organisation-standards/adopt', {
      method: 'POST',
      body,
      organisation: meridian.organisation.id,
    }),
  ).toMatchObject({ status: 400, body: { errors: [{ field: 'versionId' }] } });
});

test('organisations are found by name, with their modules', async () => {
  const { organisation } = places().harbour;
  const module = await added({ name: 'Found' });
  await give(organisation.id, [module]);
  const { body } = await administrator.call('/api/admin/organisation-module?perPage=100');
  expect(at(body, 'data.data')).toContainEqual(
    expect.objectContaining({ id: organisation.id, moduleIds: expect.arrayContaining([module]) }),
  );
  const list = await administrator.call('/api/admin/module');
  expect(at(list.body, 'data')).toContainEqual(expect.objectContaining({ id: module, organisationCount: 1 }));
});

test('a name in use, an older version, and ids that are of nothing are refused', async () => {
  const { standardId } = await published();
  const module = await added({ name: 'Named once' });
  expect(await add({ name: 'Named once' })).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } });
  expect(await add({ name: 'Of nothing', standardIds: [standardId, module] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'standardIds/1' }] },
  });
  expect(await give(places().harbour.organisation.id, [standardId])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'moduleIds/0' }] },
  });
  const change = (version: number) =>
    administrator.call(`/api/admin/module/${module}`, {
      method: 'PATCH',
      body: { version, ...input, name: 'Named again', standardIds: [standardId] },
    });
  expect(await change(1)).toMatchObject({ body: { data: { version: 2, standards: [{ id: standardId }] } } });
  expect(await change(1)).toMatchObject({ status: 409, body: { current: { name: 'Named again' } } });
});

test('an organisation has no part in it', async () => {
  const { owner, organisation } = places().harbour;
  for (const path of ['module', 'organisation-module'])
    expect(await owner.call(`/api/admin/${path}`)).toMatchObject({ status: 403 });
  expect(
    await owner.call(`/api/admin/organisation-module/${organisation.id}`, { method: 'PATCH', body: { moduleIds: [] } }),
  ).toMatchObject({ status: 403 });
});
