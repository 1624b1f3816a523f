import { EventEmitter, once } from 'node:events';

import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ContractOperation } from '#server/contract/document.ts';
import { toOperation } from '#server/contract/operations.ts';
import type { ContextFor } from '#server/contract/types.ts';
import { riskCategory } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assertSendable } from '#server/mail/mail.ts';

import { anyAnswer, startFabricatedServer, type Fabricated, type FabricatedServer } from './fabricated.ts';

const short = { audience: 'organisation', transactions: 'short' } as const;
const whole = { audience: 'organisation' } as const;
type ShortContext = ContextFor<typeof short>;
type WholeContext = ContextFor<typeof whole>;

/** Simulates slow work such as a mail server: signals when it starts and finishes on demand. */
const slow = new EventEmitter();

const names = async () => (await db.select({ name: riskCategory.name }).from(riskCategory)).map(({ name }) => name);

const add = async ({ organisation }: WholeContext, name: string) =>
  void (await db.insert(riskCategory).values({ organisationId: organisation.id, name }));

/** The reason for an error; Drizzle stores it as the cause. */
async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'Nothing was refused';
  } catch (error) {
    const reason = error instanceof DrizzleQueryError ? error.cause : error;
    return reason instanceof Error ? reason.message : String(reason);
  }
}

const fabricated = (method: string, access: Fabricated['access'], handler: Fabricated['handler']): Fabricated => ({
  path: `/${method}`,
  method: 'post',
  operation: { operationId: `Slow.${method}`, responses: anyAnswer },
  access,
  handler,
});

const operations = [
  fabricated('names', whole, names),
  fabricated('waits', short, async (_input, context: ShortContext) => {
    await context.inTransaction(() => add(context, 'Before'));
    slow.emit('started');
    await once(slow, 'answered');
    await context.inTransaction(() => add(context, 'After'));
    return context.inTransaction(names);
  }),
  fabricated('outside', short, () => refusalOf(names)),
  fabricated('nested', short, async (_input, { inTransaction }: ShortContext) =>
    refusalOf(() => inTransaction(() => inTransaction(names))),
  ),
  fabricated('mails', short, async (_input, { inTransaction }: ShortContext) => {
    const message = { id: 'mail', to: 'ada@example.com', subject: 'Hello', text: 'Hello' };
    assertSendable(message);
    return refusalOf(() => inTransaction(async () => assertSendable(message)));
  }),
  fabricated('fails', short, async (_input, context: ShortContext) => {
    await context.inTransaction(() => add(context, 'Kept'));
    await context.inTransaction(async () => {
      await add(context, 'Undone');
      throw new Error('The second step failed');
    });
  }),
];

let server: FabricatedServer;

beforeAll(async () => {
  // A single connection: holding it blocks every other operation.
  server = await startFabricatedServer({ operations, connections: 1 });
});
afterAll(() => server.close());

const call = (path: string) => server.call(path, { method: 'POST', token: 'member' });

test('an operation waiting for slow work does not block others', async () => {
  const started = once(slow, 'started');
  const waiting = call('/waits');
  await started;
  expect((await call('/names')).body).toMatchObject({ data: expect.arrayContaining(['Before']) });
  slow.emit('answered');
  expect((await waiting).body).toMatchObject({ data: expect.arrayContaining(['Before', 'After']) });
});

test('a committed transaction stands, and one that fails undoes only itself', async () => {
  expect((await call('/fails')).status).toBe(500);
  const { body } = await call('/names');
  expect(body).toMatchObject({ data: expect.arrayContaining(['Kept']) });
  expect(body).toMatchObject({ data: expect.not.arrayContaining(['Undone']) });
});

test('rows are inaccessible outside a transaction, and transactions do not nest', async () => {
  expect((await call('/outside')).body).toMatchObject({ data: 'The database was used outside a transaction.' });
  expect((await call('/nested')).body).toMatchObject({ data: 'Transactions cannot be nested.' });
});

test('mail cannot be sent inside a transaction', async () => {
  expect((await call('/mails')).body).toMatchObject({ data: 'Mail is sent inside a transaction.' });
});

test('an operation with short transactions takes no Idempotency-Key: its response would not be stored with its work', () => {
  const operation: ContractOperation = {
    operationId: 'Slow.create',
    parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 10 } }],
    responses: anyAnswer,
  };
  expect(toOperation('/slow', 'post', operation, whole)).toMatchObject({ repeatable: true });
  expect(() => toOperation('/slow', 'post', operation, short)).toThrow('short transactions');
});

test('a public operation without a token cannot be bound', () => {
  const access = { audience: 'public', link: { kind: 'policy', perAddress: 1, perLink: 1 } } as const;
  const operation = { operationId: 'PolicyLinks.list', responses: anyAnswer };
  expect(() => toOperation('/public/policy', 'get', operation, access)).toThrow('has no token');
});
