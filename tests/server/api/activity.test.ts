import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { riskInput, riskLikelihoodInput } from '#openapi/generated/inputs.ts';
import { connect } from '#server/database/connections.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import type { Answer } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

let owner: pg.Client;
const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));
beforeAll(async () => {
  owner = await connect(server.owner);
});
afterAll(async () => {
  await owner.end();
});

const headers = { 'user-agent': 'Browser of Ada' };
const post = (path: string, body: object) => ada.call(path, { method: 'POST', body, headers });
const patch = (path: string, body: object) => ada.call(path, { method: 'PATCH', body, headers });
const remove = (path: string, version: number) => ada.call(`${path}?version=${version}`, { method: 'DELETE', headers });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');

/** The log entries of a record, in the order they were written. */
async function logOf(id: string): Promise<unknown[]> {
  const { rows } = await owner.query<object>(
    `select organisation_id, actor_id, action, entity_type, entity_ref, entity_name, changes, ip, user_agent
     from activity where entity_id = $1 order by at, id`,
    [id],
  );
  return rows;
}

const row = (entityType: string, action: string, entityRef: string | null, entityName: string, changes: unknown) => ({
  organisation_id: organisation.id,
  actor_id: ada.id,
  action,
  entity_type: entityType,
  entity_ref: entityRef,
  entity_name: entityName,
  changes,
  ip: '127.0.0.1',
  user_agent: 'Browser of Ada',
});

/** The log of a create has every field, including those with the contract's defaults. */
const created = (input: object) => Object.entries(input).map(([field, value]) => ({ field, old: null, new: value }));

test('actions on a risk are logged with the old and new values', async () => {
  const answer = await post('/api/risk', { title: 'One', description: 'Text' });
  const id = idOf(answer);
  const ref = textAt(answer.body, 'data.ref');
  await patch(`/api/risk/${id}`, { version: 1, title: 'Two', description: 'Text', treatment: 'AVOID' });
  await remove(`/api/risk/${id}`, 2);
  await post(`/api/risk/${id}/restore`, { version: 3 });
  expect(await logOf(id)).toEqual([
    row('risk', 'CREATE', ref, 'One', created({ ...riskInput.empty, title: 'One', description: 'Text' })),
    row('risk', 'UPDATE', ref, 'Two', [
      { field: 'title', old: 'One', new: 'Two' },
      { field: 'treatment', old: 'NONE', new: 'AVOID' },
    ]),
    row('risk', 'DELETE', ref, 'Two', []),
    row('risk', 'RESTORE', ref, 'Two', []),
  ]);
});

test('actions on a look-up are logged too', async () => {
  const given = { name: 'Monthly', score: 4 };
  const id = idOf(await post('/api/risk-likelihood', given));
  await patch(`/api/risk-likelihood/${id}`, { version: 1, score: 5, active: true });
  await remove(`/api/risk-likelihood/${id}`, 2);
  expect(await logOf(id)).toEqual([
    row('riskLikelihood', 'CREATE', null, 'Monthly', created({ ...given, ...riskLikelihoodInput.empty, ...given })),
    row('riskLikelihood', 'UPDATE', null, 'Monthly', [{ field: 'score', old: 4, new: 5 }]),
    row('riskLikelihood', 'DELETE', null, 'Monthly', []),
  ]);
});

test('rejected requests and reads are not logged', async () => {
  const id = idOf(await post('/api/risk', { title: 'Quiet' }));
  const answers = [
    await patch(`/api/risk/${id}`, { version: 9, title: 'Stale' }),
    await patch(`/api/risk/${id}`, { version: 1, ownerId: id }),
    await remove(`/api/risk/${id}`, 9),
    await ada.call(`/api/risk/${id}`),
    await ada.call('/api/risk'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 400, 409, 200, 200]);
  expect(await logOf(id)).toHaveLength(1);
});

describe('a change and its log entry', () => {
  const transactionsOf = async (table: string, id: string) => {
    const key = table === 'activity' ? 'entity_id' : 'id';
    const { rows } = await owner.query<{ xmin: string }>(`select xmin::text from ${table} where ${key} = $1`, [id]);
    return rows.map(({ xmin }) => xmin);
  };

  test('are written in one transaction', async () => {
    const id = idOf(await post('/api/risk', { title: 'Together' }));
    const [transaction] = await transactionsOf('record', id);
    expect(transaction).toMatch(/^\d+$/);
    expect(await transactionsOf('activity', id)).toEqual([transaction]);
    expect(await transactionsOf('risk', id)).toEqual([transaction]);
    await patch(`/api/risk/${id}`, { version: 1, title: 'Still together' });
    const [later] = await transactionsOf('record', id);
    expect(later).not.toBe(transaction);
    expect(await transactionsOf('activity', id)).toEqual(expect.arrayContaining([transaction, later]));
  });

  const stored = async () => {
    const tables = ['record', 'risk', 'activity', 'risk_category', 'reference_counter', 'idempotency_key'];
    const counts = tables.map(
      (table) => `(select coalesce(json_agg(t order by t::text), '[]') from ${table} t) as ${table}`,
    );
    return (await owner.query<object>(`select ${counts.join(', ')}`)).rows;
  };

  test.each(['activity', 'risk'])('are both rolled back if a row of %s cannot be written', async (table) => {
    const before = await stored();
    await owner.query(`revoke insert on ${table} from attest_app`);
    const body = { title: 'Half done' };
    const answer = await ada.call('/api/risk', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': `half-done-${table}` },
    });
    await owner.query(`grant insert on ${table} to attest_app`);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ status: false, message: 'Something went wrong on our side', errors: [] });
    expect(await stored()).toEqual(before);
  });

  test('leave a look-up unchanged if the log entry cannot be written', async () => {
    const category = await post('/api/risk-category', { name: 'Unlogged' });
    const before = await stored();
    await owner.query('revoke insert on activity from attest_app');
    const answers = [
      await patch(`/api/risk-category/${idOf(category)}`, { version: 1, name: 'Changed' }),
      await remove(`/api/risk-category/${idOf(category)}`, 1),
      await post('/api/risk-category', { name: 'Made' }),
    ];
    await owner.query('grant insert on activity to attest_app');
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await stored()).toEqual(before);
  });
});

test('the role that writes the log cannot update or empty it', async () => {
  const { rows } = await owner.query<{ grants: string[] }>(
    `select array_agg(privilege_type::text order by privilege_type) as grants from information_schema.table_privileges
     where grantee = 'attest_app' and table_name = 'activity'`,
  );
  expect(at(rows, '0.grants')).toEqual(['INSERT', 'SELECT']);
});
