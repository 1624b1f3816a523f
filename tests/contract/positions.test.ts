import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { at, textAt } from '#tests/server/identity/support.ts';

import { operations, parametersIn, resolved, type ContractOperation } from './contract.ts';
import { inputsOf, type Request } from './fixtures.ts';
import { send } from './requests.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const register of registers) await addRecords(register.create);
});
afterAll(() => world.close());

const found = (path: string, method: ContractOperation['method']): ContractOperation => {
  const operation = operations.find((one) => one.path === path && one.method === method);
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}`);
  return operation;
};

/** Every register of the contract: each has an operation that tells a record's position. */
const registers = operations
  .filter(({ path }) => path.endsWith('/{id}/position'))
  .map((position) => {
    const path = position.path.replace('/{id}/position', '');
    const sorts = parametersIn(position, 'query').find(({ name }) => name === 'sortId');
    return {
      name: path,
      position,
      list: found(path, 'GET'),
      create: found(path, 'POST'),
      remove: found(`${path}/{id}`, 'DELETE'),
      sorts: (resolved(sorts?.schema ?? {}).enum ?? []).map(String),
    };
  });
type Register = (typeof registers)[number];

/** Records with everything, and records with a title alone, two of which have the same one. */
async function addRecords(create: ContractOperation): Promise<void> {
  for (const title of [undefined, 'Same', undefined, 'Same', 'Other']) {
    const inputs = await inputsOf(create.id, world.h, world.h.owner);
    const body = title === undefined ? inputs.body : { title };
    expect((await send(world.h.owner, create, { ...inputs, body })).status).toBe(201);
  }
}

const request = (query: object, path: Request['path'] = {}): Request => ({
  path,
  query: { ...query },
  body: undefined,
});

async function idsIn({ list }: Register, query: object): Promise<string[]> {
  const { body } = await send(world.h.owner, list, request({ ...query, perPage: 100 }));
  const rows = at(body, 'data.data');
  return Array.isArray(rows) ? rows.map((row) => textAt(row, 'id')) : [];
}

const positionIn = async ({ position }: Register, id: string, query: object) =>
  at((await send(world.h.owner, position, request(query, { id }))).body, 'data');

/** Every record of the register is where the list has it, and nowhere when the list does not have it. */
async function expectPlaces(register: Register, query: object): Promise<number> {
  const [listed, all] = [await idsIn(register, query), await idsIn(register, {})];
  for (const id of all) {
    const index = listed.indexOf(id);
    const neighbours = { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null };
    expect(await positionIn(register, id, query)).toEqual(
      index === -1 ? { position: null, previous: null, next: null } : { position: index + 1, ...neighbours },
    );
  }
  return listed.length;
}

test('there are registers', () => expect(registers.length).toBeGreaterThan(1));

describe.each(registers)('$name: a record stands where the list has it', (register) => {
  test.each(register.sorts.flatMap((sortId) => [{ sortId }, { sortId, desc: true }]))('%j', async (query) => {
    expect(await expectPlaces(register, query)).toBeGreaterThan(4);
  });

  test('while it is searched, and filtered', async () => {
    expect(await expectPlaces(register, { search: 'same', sortId: 'title', desc: true })).toBe(2);
    const { query } = await inputsOf(register.list.id, world.h, world.h.owner);
    await expectPlaces(register, query);
    expect(await expectPlaces(register, { without: ['ownerId'], sortId: 'owner' })).toBeGreaterThan(2);
  });

  test('until it is removed, and nowhere for another organisation', async () => {
    const inputs = await inputsOf(register.remove.id, world.h, world.h.owner);
    expect((await send(world.h.owner, register.position, request({}, inputs.path))).status).toBe(200);
    expect((await send(world.m.owner, register.position, request({}, inputs.path))).status).toBe(404);
    expect((await send(world.h.owner, register.remove, inputs)).status).toBe(200);
    expect((await send(world.h.owner, register.position, request({}, inputs.path))).status).toBe(404);
  });
});
