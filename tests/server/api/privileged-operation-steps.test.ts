import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { actionsOf } from '#domain/lifecycle.ts';
import { privilegedLifecycle } from '#domain/platform/privileged-lifecycle.ts';
import { privilegedOperationKindValues, privilegedOperationStatusValues } from '#openapi/generated/values.ts';
import { privilegedOperation } from '#server/database/schema/index.ts';
import { at } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addAdmin,
  operationIn,
  path,
  prepare,
  prepared,
  read,
  step,
  type Action,
  type Status,
} from './privileged-calls.ts';

const server = shared(startTestServer);

describe('who may', () => {
  const organisationRoles = [
    'ORG_ADMIN',
    'ORG_MANAGER',
    'ORG_ASSESSOR',
    'ORG_VIEWER',
    'ORG_CONSULTANT',
    'ORG_AUDITOR',
  ] as const;

  test.each(organisationRoles)('%s neither reads, prepares nor takes anything on', async (role) => {
    const organisation = await addOrganisation(server);
    const person = await addPerson(server, { in: [{ organisation, role, level: 'DELETE' }] });
    const operation = await operationIn(server, 'PREPARED', { preparer: await addAdmin(server, 'ADMIN') });
    const answers = [
      await person.call(path),
      await person.call(`${path}/${operation.id}`),
      ...(await Promise.all(privilegedOperationKindValues.map((kind) => prepare(person, kind)))),
      ...(await Promise.all(actionsOf(privilegedLifecycle).map((action) => step(person, operation, action)))),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });

  test.each([
    ['VIEW', [200, 403, 403]],
    ['ADD', [200, 201, 403]],
    ['EDIT', [200, 201, 200]],
  ] as const)('an Admin with the level %s reads, prepares and cancels: %j', async (level, expected) => {
    const features = ['ADMIN_IT_PRIVILEGED_OPERATIONS'] as const;
    const person = await addPerson(server, { platform: { role: 'ADMIN', level, features } });
    const operation = await operationIn(server, 'PREPARED', { preparer: await addAdmin(server, 'ADMIN') });
    const answers = [
      await person.call(path),
      await prepare(person, 'MATURITY'),
      await step(person, operation, 'CANCEL'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });

  test('an Admin does not prepare the appointment of administrators, nor take on what someone else has prepared', async () => {
    const person = await addAdmin(server, 'ADMIN');
    expect((await prepare(person, 'ADMIN')).status).toBe(403);
    const operation = await prepared(await addAdmin(server, 'ADMIN'), 'MATURITY');
    expect((await step(person, operation, 'RUN')).status).toBe(403);
    expect((await step(person, operation, 'CANCEL')).status).toBe(200);
  });
});

describe('the table of the lifecycle', () => {
  const withSecond: ReadonlySet<Action> = new Set(['ASK_SECOND', 'CONFIRM']);

  test.each(
    privilegedOperationStatusValues.flatMap((status) =>
      actionsOf(privilegedLifecycle).map((action) => ({ status, action })),
    ),
  )('says whether $action is possible in $status', async ({ status, action }) => {
    const [preparer, second] = [await addAdmin(server, 'SUPER_ADMIN'), await addAdmin(server, 'SUPER_ADMIN')];
    const by = withSecond.has(action) ? { preparer, second } : { preparer };
    const operation = await operationIn(server, status, by);
    const actor = action === 'CONFIRM' ? second : preparer;
    const { body, status: answered } = await step(actor, operation, action);
    const isPossible = privilegedLifecycle.steps[action].from.includes(status);
    // The plan of these is empty, which the dry run contradicts: a step that is possible gets as far as that.
    const reached = action === 'CANCEL' ? [200, undefined] : [409, 'hash'];
    expect([answered, at(body, 'errors.0.field')]).toEqual(isPossible ? reached : [409, 'action']);
  });

  test('an operation that nobody took on for 24 hours is cancelled, also in the list', async () => {
    const person = await addAdmin(server, 'SUPER_ADMIN');
    const operation = await operationIn(server, 'PREPARED', { preparer: person });
    const { id } = operation;
    const past = { expiresAt: new Date(Date.now() - 1) };
    await server.database.platform.update(privilegedOperation).set(past).where(eq(privilegedOperation.id, id));
    expect(await read(person, { id })).toMatchObject({ status: 'CANCELLED', endedAt: past.expiresAt.toISOString() });
    const late = await step(person, operation, 'RUN');
    expect([late.status, at(late.body, 'errors.0.field')]).toEqual([409, 'action']);
    const isListed = async (status: Status) =>
      (await person.call(`${path}?status=${status}&perPage=100`)).text.includes(id);
    expect([await isListed('CANCELLED'), await isListed('PREPARED')]).toEqual([true, false]);
  });
});
