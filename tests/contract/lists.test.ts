import { beforeAll, expect, test } from 'vitest';

import { ensureTips } from '#server/modules/platform/index.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newFailedJob } from './account-fixtures.ts';
import { operations, parametersIn } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { send } from './requests.ts';
import { registerNames } from './samples.ts';
import { openWorld, ownerFor } from './world.ts';

const world = shared(openWorld);
beforeAll(async () => {
  // At least one row for every list.
  const ofRegisters = registerNames.flatMap((name) => [`${name}.create`, `${name}.remove`] as const);
  const others = [
    'RiskRatings.create',
    'ManagedArticles.changeStatus',
    'Notifications.markAsRead',
    'PlatformUsers.update',
    'RiskAppetites.apply',
    'TreatmentActions.add',
  ] as const;
  for (const id of [...ofRegisters, ...others]) {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`The contract has no ${id}`);
    const owner = ownerFor(world, operation.access);
    await send(owner, operation, await inputsOf(id, world.h, owner));
  }
  await newFailedJob(world.h);
  await ensureTips(world.server.database.platform);
});

const lists = operations.filter((operation) => parametersIn(operation, 'query').some(({ name }) => name === 'page'));

test('the contract has lists', () => expect(lists.length).toBeGreaterThan(10));

test.each(lists)('$id: reports the total without search and filters, on every page', async (operation) => {
  const owner = ownerFor(world, operation.access);
  const { path, query } = await inputsOf(operation.id, world.h, owner);
  const totals = async (asked: object) => {
    const { body } = await send(owner, operation, { path, query: { ...asked }, body: undefined });
    return { total: numberAt(body, 'data.pagination.total'), of: numberAt(body, 'data.pagination.unfilteredTotal') };
  };
  const { total, of } = await totals({});
  expect(of).toBe(total);
  expect(await totals({ page: 1_000_000, perPage: 100 })).toEqual({ total, of: total });
  // What a person has reported themselves is short, and who has downloaded a file is read from its end: neither is searched.
  const search = 'nothing is called like this';
  const isSearched = !['IncidentReports.mine', 'Attachments.openings'].includes(operation.id);
  expect(await totals(isSearched ? { search } : {})).toEqual({ total: isSearched ? 0 : total, of: total });
  expect((await totals(query)).of).toBe((await totals({})).of);
  // Nobody signs in through the identity server here, whose events that log records.
  expect(total > 0 || operation.id === 'LoginLogs.list').toBe(true);
});
