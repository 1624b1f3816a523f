import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import type { Answer } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';
import { choosing, placeOfChoice } from './place.ts';

/** A concurrent transaction that the test keeps open. */
let other: pg.Client;
let observer: pg.Client;
const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));
beforeAll(async () => {
  other = await connect(server.owner);
  observer = await connect(server.owner);
});
afterAll(async () => {
  await Promise.all([other.end(), observer.end()]);
});

const post = (path: string, body: object) => ada.call(path, { method: 'POST', body });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');

let entries = 0;
const newEntry = async (path: string, own: object = {}) =>
  idOf(await post(path, { name: `Entry ${(entries += 1)}`, ...own }));

async function waiting(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** The response to a request that has to wait for the other transaction. */
async function answeredAfter(statements: readonly string[], request: () => Promise<Answer>): Promise<Answer> {
  await other.query('begin');
  for (const statement of statements) await other.query(statement);
  const answer = request();
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 30_000);
  await other.query('commit');
  return answer;
}

describe('a risk whose look-up entry is removed concurrently', () => {
  test.each([
    ['risk_category', '/api/risk-category', 'categoryIds', {}, 'This category does not exist'],
    ['risk_likelihood', '/api/risk-likelihood', 'likelihoodId', { score: 2 }, 'This likelihood does not exist'],
    ['risk_impact', '/api/risk-impact', 'impactId', { score: 2 }, 'This impact does not exist'],
  ] as const)('%s is rejected as if it had never existed', async (table, path, field, own, message) => {
    const id = await newEntry(path, own);
    const answer = await answeredAfter([`delete from ${table} where id = '${id}'`], () =>
      post('/api/risk', { title: 'Late', ...choosing(field, id) }),
    );
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'errors')).toEqual([{ field: placeOfChoice(field), message }]);
  });
});

test('a risk whose level is rescored concurrently has the new score', async () => {
  const likelihoodId = await newEntry('/api/risk-likelihood', { score: 2 });
  const impactId = await newEntry('/api/risk-impact', { score: 5 });
  const where = `where id = '${likelihoodId}'`;
  const change = [`select from risk_likelihood ${where} for update`, `update risk_likelihood set score = 4 ${where}`];
  const answer = await answeredAfter(change, () =>
    post('/api/risk', { title: 'Late', current: { likelihoodId, impactId } }),
  );
  expect(answer.status).toBe(201);
  expect(at(answer.body, 'data.current')).toMatchObject({ likelihood: { score: 4 }, impact: { score: 5 }, score: 20 });
});

test('a slow statement is cancelled, and the caller is asked to retry', async () => {
  await other.query('create policy slow on record as restrictive to attest_app using (pg_sleep(20) is null)');
  await post('/api/risk', { title: 'Slow' });
  const answer = await ada.call('/api/risk');
  await other.query('drop policy slow on record');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]$/);
  expect(at(answer.body, 'message')).toBe('The service is not available at the moment. Try again shortly.');
  expect((await ada.call('/api/risk')).status).toBe(200);
});

const held = 'This is being changed at the moment, by someone else or by an import. Try again shortly.';

test('a change of what another transaction holds is not waited for, and says why', async () => {
  const id = idOf(await post('/api/risk', { title: 'Held' }));
  await other.query('begin');
  await other.query(`select from record where id = '${id}' for no key update`);
  const answers = [
    await ada.call(`/api/risk/${id}`, { method: 'PATCH', body: { version: 1, title: 'Typed' } }),
    await ada.call(`/api/risk/${id}?version=1`, { method: 'DELETE' }),
  ];
  const comment = await post(`/api/records/${id}/comments`, { text: 'It may be referred to', mentionIds: [] });
  await other.query('rollback');
  expect(answers.map(({ status, body }) => [status, at(body, 'message')])).toEqual([
    [503, held],
    [503, held],
  ]);
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2']);
  expect(comment.status).toBe(201);
  expect((await ada.call(`/api/risk/${id}`, { method: 'PATCH', body: { version: 1, title: 'Typed' } })).status).toBe(
    200,
  );
});

/** Makes the next records that are added fail, as PostgreSQL itself would; a sequence counts also what is rolled back. */
const failing = (code: string, times: number) => `
  create sequence failures;
  create function fail() returns trigger language plpgsql security definer as $$
  begin
    if nextval('failures') <= ${times} then raise 'Injected' using errcode = '${code}'; end if;
    return new;
  end $$;
  create trigger fail before insert on record for each row execute function fail();`;

describe.each([
  ['a deadlock', '40P01'],
  ['a serialisation failure', '40001'],
  ['a failover', '25006'],
])('after %s', (_what, code) => {
  test.each([
    [1, 201, 1],
    [2, 503, 0],
  ])('%i times, the request is answered with %i', async (times, status, added) => {
    const title = `Again ${code} ${times}`;
    await other.query(failing(code, times));
    const answer = await post('/api/risk', { title });
    await other.query('drop trigger fail on record; drop function fail; drop sequence failures');
    expect(answer.status).toBe(status);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    expect(at((await ada.call(`/api/risk?search=${encodeURIComponent(title)}`)).body, 'data.pagination.total')).toBe(
      added,
    );
  });
});

test('ids are case-insensitive', async () => {
  const id = await newEntry('/api/risk-category');
  const created = await post('/api/risk', { title: 'Loud', categoryIds: [id.toUpperCase(), id] });
  expect(created.status).toBe(201);
  expect(at(created.body, 'data.categories.0.id')).toBe(id);
  const path = `/api/risk/${idOf(created).toUpperCase()}`;
  expect((await ada.call(path)).status).toBe(200);
  expect((await ada.call(`/api/risk?categoryId=${id.toUpperCase()}`)).text).toContain(idOf(created));
});
