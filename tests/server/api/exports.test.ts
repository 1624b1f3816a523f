import { once } from 'node:events';
import http from 'node:http';

import { beforeAll, expect, test } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);
let organisation: TestOrganisation;
let person: Person;

beforeAll(async () => {
  organisation = await addOrganisation(server);
  person = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
  // Far more than the buffers between the server and a client that does not read, also if it is compressed.
  await asOwner(
    server,
    `insert into record (organisation_id, id, kind, ref, title, search_text)
     select $1, gen_random_uuid(), 'informationAsset', 'A-' || n, 'Asset ' || n, 'asset' from generate_series(1, 8000) as n`,
    [organisation.id],
  );
  await asOwner(
    server,
    `insert into information_asset (organisation_id, id, description, location)
     select organisation_id, id, (select string_agg(md5(id::text || part), '') from generate_series(1, 170) as part), ''
     from record where organisation_id = $1`,
    [organisation.id],
  );
});

const lock = `hashtextextended('export ' || $1::text, 0)`;

test('a person has one export at a time, whichever process runs it', async () => {
  const other = await connect(server.owner);
  await other.query(`select pg_advisory_lock(${lock})`, [person.id]);
  const refused = await person.call('/api/information-asset/export?format=csv&search=none');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.body).toMatchObject({
    message: 'Another export of yours is still running. Wait until it has finished, then try again.',
  });
  await other.end();
  expect((await person.call('/api/information-asset/export?format=csv&search=none')).status).toBe(200);
});

test('a list longer than a sheet is refused as XLSX before the file starts, unless its filter makes it shorter', async () => {
  const total = `update record_total set live = live + $2 where organisation_id = $1 and kind = 'informationAsset'`;
  await asOwner(server, total, [organisation.id, 1_048_575]);
  const refused = await person.call('/api/information-asset/export?format=xlsx');
  expect(refused.status).toBe(400);
  const message = 'An Excel file holds at most 1,048,575 rows. Export as CSV, or filter the list.';
  expect(refused.body).toEqual({ status: false, message, errors: [{ field: 'format', message }] });
  expect((await person.call('/api/information-asset/export?format=xlsx&search=none')).status).toBe(200);
  expect((await person.call('/api/information-asset/export?format=csv&search=none')).status).toBe(200);
  await asOwner(server, total, [organisation.id, -1_048_575]);
});

/** An export whose client has read the header, but nothing of the body. */
async function unread(encoding: string): Promise<http.IncomingMessage> {
  const headers = {
    authorization: `Bearer ${await person.token()}`,
    'x-organisation-id': organisation.id,
    'accept-encoding': encoding,
  };
  const path = '/api/information-asset/export?format=csv';
  const request = http.get(new URL(path, server.origin), { headers });
  const [response]: unknown[] = await once(request, 'response');
  if (!(response instanceof http.IncomingMessage)) throw new Error('There was no response');
  expect(response.statusCode).toBe(200);
  return response;
}

/** The connections that export for the person. */
const connections = `from pg_locks where locktype = 'advisory' and classid::bigint << 32 | objid::bigint = ${lock}
  and database = (select oid from pg_database where datname = current_database())`;
const exporting = async () => (await asOwner(server, `select pid ${connections}`, [person.id])).length;

const encodings = ['identity', 'br'];

test.each(encodings)('the export ends when its client leaves, encoding %s', async (encoding) => {
  const response = await unread(encoding);
  expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(await exporting()).toBe(1);
  response.destroy();
  await expect.poll(exporting).toBe(0);
  expect((await person.call('/api/information-asset/export?format=csv&search=none')).status).toBe(200);
});

test.each(encodings)(
  'an export that fails half way breaks off, so that no part passes for the whole, encoding %s',
  async (encoding) => {
    const response = await unread(encoding);
    const failed = once(response, 'error');
    expect(await asOwner(server, `select pg_terminate_backend(pid) ${connections}`, [person.id])).toHaveLength(1);
    response.resume();
    await expect(failed).resolves.toMatchObject([{ message: 'aborted' }]);
    expect(response.complete).toBe(false);
    // A connection says that it has ended before it releases its locks, without which nobody exports again.
    await expect.poll(exporting).toBe(0);
  },
);
