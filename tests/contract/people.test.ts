import { describe, expect, test } from 'vitest';

import { personRefusals } from '#openapi/access.ts';
import { platformMembership, userAccount } from '#server/database/schema/index.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Request } from './collection-fixtures.ts';
import { operations, type ContractOperation } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { send } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';

const world = shared(openWorld);

const changing = operations.filter(({ method }) => method !== 'GET');
const actsOnPerson = operations.filter(({ access }) => access?.actsOn === 'person');
/** Those on members are tested in tests/server/organisation/members.test.ts, those of a Super Admin alone in platform-people.test.ts. */
const acting = actsOnPerson.filter(({ access }) => access?.audience === 'platform' && access.roles === undefined);

/** Fields that reference a person without acting on them. */
const references = new Set([
  'accountId',
  'assigneeId',
  'ownerId',
  'coOwnerIds',
  'custodianId',
  'approverId',
  'reporterId',
  'reviewerIds',
  'memberIds',
  'assessorIds',
  'assessorId',
  'implementerIds',
  'voterIds',
  'auditorIds',
  'participantIds',
  'personId',
  'mentionIds',
  'successorId',
  'verifierId',
]);

/** The names of the fields that hold one of the ids, at any depth. */
function fieldsWith(ids: ReadonlySet<string>, value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ids.has(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => fieldsWith(ids, inner, Array.isArray(value) ? name : key));
}

test.each(changing)('$id declares that it acts on a person if its path names one', async (operation) => {
  const owner = ownerFor(world, operation.access);
  const { path, body } = await inputsOf(operation.id, world.h, owner);
  const accounts = await world.server.database.platform.select({ id: userAccount.id }).from(userAccount);
  const ids = new Set(accounts.map(({ id }) => id));
  const named = [...fieldsWith(ids, path), ...fieldsWith(ids, body).filter((field) => !references.has(field))];
  expect(named).toEqual(operation.access?.actsOn === 'person' ? ['id'] : []);
});

test('the contract has operations that act on a person', () => {
  const ids = actsOnPerson.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['PlatformUsers.update', 'Members.setRights', 'Members.remove']));
});

/** The operation's inputs, targeting another person. */
async function aimedAt(operation: ContractOperation, id: string): Promise<Request> {
  const inputs = await inputsOf(operation.id, world.h, world.platformOwner);
  const account = (await world.server.database.platform.select().from(userAccount)).find((row) => row.id === id);
  const version = inputs.body !== undefined && 'version' in inputs.body ? { version: account?.version } : {};
  return { ...inputs, path: { ...inputs.path, id }, body: inputs.body && { ...inputs.body, ...version } };
}

/** Everything that determines people's standing on the platform. */
async function standings() {
  const { platform } = world.server.database;
  const [accounts, roles] = [
    await platform.select().from(userAccount),
    await platform.select().from(platformMembership),
  ];
  return { accounts: accounts.toSorted((one, other) => one.id.localeCompare(other.id)), roles };
}

describe.each(acting)('$id', (operation) => {
  const administrator = (role: 'SUPER_ADMIN' | 'ADMIN') =>
    addPerson(world.server, { platform: { role, level: 'DELETE' } });

  const refusalOf = async (actor: Person, id: string) => {
    const inputs = await aimedAt(operation, id);
    const before = await standings();
    const answer = await send(actor, operation, inputs);
    expect(await standings()).toEqual(before);
    return { status: answer.status, body: answer.body };
  };
  const refused = (refusal: keyof typeof personRefusals) => ({
    status: 403,
    body: { status: false, message: personRefusals[refusal], errors: [] },
  });

  test.each(['SUPER_ADMIN', 'ADMIN'] as const)('is refused to a %s for themselves', async (role) => {
    const actor = await administrator(role);
    expect(await refusalOf(actor, actor.id)).toEqual(refused('OWN_ACCOUNT'));
  });

  test('is forbidden to an ADMIN for a SUPER_ADMIN', async () => {
    const [actor, higher] = [await administrator('ADMIN'), await administrator('SUPER_ADMIN')];
    expect(await refusalOf(actor, higher.id)).toEqual(refused('HIGHER_ROLE'));
  });

  test('is allowed for the caller’s own rank and those below', async () => {
    const [actor, higher] = [await administrator('ADMIN'), await administrator('SUPER_ADMIN')];
    const [equal, equallyHigh] = [await administrator('ADMIN'), await administrator('SUPER_ADMIN')];
    const done = async (person: Person, id: string) =>
      (await send(person, operation, await aimedAt(operation, id))).status;
    expect(await done(actor, equal.id)).toBe(operation.success);
    expect(await done(higher, actor.id)).toBe(operation.success);
    expect(await done(higher, equallyHigh.id)).toBe(operation.success);
  });
});
