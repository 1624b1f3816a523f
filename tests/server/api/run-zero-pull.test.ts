import { createServer, type RequestListener } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { runZeroConnection } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { runZeroJobs } from '#server/modules/run-zero/index.ts';
import { fetchExport, pullLimits } from '#server/modules/run-zero/slow-work/console.ts';
import { openOutside } from '#server/outside/outside.ts';
import { exported } from '#tests/contract/run-zero-fixtures.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

const token = 'ET-secret-of-the-export';
const path = '/api/run-zero-connection';

/** A server that speaks the protocol of a console, and answers as the test says. */
let answer: RequestListener = () => {};
const asked: { url: string | undefined; authorization: string | undefined }[] = [];
const consoleServer = createServer((request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization });
  answer(request, response);
});
let baseUrl: string;
const lines: string[] = [];
let server: TestServer;

/** The name of a console that the test's server answers for; others are called as in operation. */
const ours = 'https://console.runzero.example';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    consoleServer.listen(0, '127.0.0.1', resolve);
  });
  const address = consoleServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
  server = await startTestServer({
    log: { write: (line) => void lines.push(line) },
    openConsole: (url) =>
      openOutside(url === ours ? { baseUrl, privateHost: true } : { baseUrl: url, privateHost: false }),
  });
});
afterAll(async () => {
  await server.close();
  consoleServer.closeAllConnections();
  await new Promise((resolve) => consoleServer.close(resolve));
});

const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

describe('the call of a console', () => {
  const call = (limits: { readonly timeout?: number; readonly largestAnswer?: number } = {}) =>
    fetchExport(openOutside({ baseUrl, privateHost: true }), {
      token,
      limits: { ...pullLimits, ...limits },
      signal: new AbortController().signal,
    });

  test('asks for the fields that are read, with the token', async () => {
    asked.length = 0;
    answer = json([exported()]);
    expect(JSON.parse((await call()).toString())).toHaveLength(1);
    expect(asked).toEqual([
      {
        url: expect.stringMatching(/^\/api\/v1\.0\/export\/org\/assets\.json\?fields=id,names,.*,last_seen$/),
        authorization: `Bearer ${token}`,
      },
    ]);
  });

  test.each<[string, RequestListener, string]>([
    ['a refused token', json(token, 401), 'The console does not accept the token. Enter another one'],
    [
      'a redirect',
      json('', 302, { location: '/elsewhere' }),
      'The console redirects to another address. Enter that address',
    ],
    ['another page', json('<html>'), 'The console did not answer with an asset export'],
    ['a failure', json('', 500), 'The console answered with status 500'],
    [
      'a broken connection',
      (_request, response) => void response.write('[', () => response.destroy()),
      'The connection to the console broke off. Try again',
    ],
  ])('says what a person can do about %s', async (_about, reply, message) => {
    asked.length = 0;
    answer = reply;
    await expect(call()).rejects.toThrow(message);
    expect(asked).toHaveLength(1);
  });

  test('says the same of a name in a private network, of an unknown one, and of an address', async () => {
    const failureAt = (host: string) =>
      fetchExport(openOutside({ baseUrl: `https://${host}`, privateHost: false }), {
        token,
        limits: pullLimits,
        signal: new AbortController().signal,
      }).catch((error: unknown) => String(error));
    const [known, ...others] = await Promise.all(['localhost', 'unknown.invalid', '10.0.0.7', '[::1]'].map(failureAt));
    expect(known).toContain('The console cannot be reached on the public internet. Check its address');
    expect(new Set(others)).toEqual(new Set([known]));
  });

  test('ends when the export is too large or takes too long', async () => {
    answer = json(`["${'x'.repeat(100)}"]`);
    await expect(call({ largestAnswer: 99 })).rejects.toThrow('The export is larger than 10 MB');
    answer = () => {};
    await expect(call({ timeout: 50 })).rejects.toThrow('The console took longer than 10 seconds');
  });
});

describe('the connection', () => {
  let harbour: { readonly organisation: TestOrganisation; readonly owner: Person };
  let meridian: typeof harbour;
  beforeAll(async () => {
    const add = async () => {
      const organisation = await addOrganisation(server);
      const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
      return { organisation, owner };
    };
    [harbour, meridian] = [await add(), await add()];
  });
  const save = (body: object, { owner } = harbour) => owner.call(path, { method: 'POST', body });
  const read = async ({ owner } = harbour) => at((await owner.call(path)).body, 'data');
  const pull = ({ owner } = harbour) => owner.call(`${path}/pull`, { method: 'POST' });
  const scopeOf = ({ organisation }: typeof harbour) => ({ organisationId: organisation.id, userId: '' });
  const stored = (place = harbour) =>
    server.database.inOrganisation(scopeOf(place), () => db.select().from(runZeroConnection));

  test('takes a token that never comes out, neither to another organisation nor to another console', async () => {
    expect(at((await save({ consoleUrl: ours })).body, 'errors')).toEqual([
      { field: 'token', message: 'Enter an export token' },
    ]);
    const saved = await save({ consoleUrl: 'https://Console.runZero.example/', token });
    expect(at(saved.body, 'data')).toMatchObject({
      consoleUrl: ours,
      setBy: { id: expect.any(String) },
      lastPull: null,
    });
    expect((await save({ consoleUrl: ours })).status).toBe(200);
    expect(at((await save({ consoleUrl: 'https://elsewhere.example' })).body, 'errors.0.field')).toBe('token');
    expect(await read(meridian)).toMatchObject({ consoleUrl: 'https://console.runzero.com', setBy: null });
    const [row] = await stored();
    const { vault } = server.runZero;
    const place = (organisation: string, url = ours) => `run-zero ${organisation} ${url}`;
    expect(vault.open(row?.sealedToken ?? '', place(harbour.organisation.id))).toBe(token);
    expect(() => vault.open(row?.sealedToken ?? '', place(meridian.organisation.id))).toThrow(/authenticat/);
    expect(JSON.stringify([saved, await read(), row, lines])).not.toContain(token);
  });

  test.each(['http://console.runzero.com', 'https://a@b.example', 'https://b.example/api', 'https://b.example?x', 'x'])(
    'refuses the address %s',
    async (consoleUrl) => {
      expect(at((await save({ consoleUrl, token })).body, 'errors.0.field')).toBe('consoleUrl');
    },
  );

  test('pulls devices into its own organisation, and says what became of them', async () => {
    await save({ consoleUrl: ours, token });
    answer = json([exported({ names: ['pulled-plc'] }), { id: '' }]);
    expect(at((await pull()).body, 'data.lastPull')).toMatchObject({ added: 1, updated: 0, refused: 1, failure: '' });
    const found = async ({ owner }: typeof harbour) =>
      at((await owner.call('/api/run-zero-assets?search=pulled-plc')).body, 'data.data.length');
    expect([await found(harbour), await found(meridian)]).toEqual([1, 0]);
    answer = json('[{"id": 1');
    const failure = 'The export cannot be read: This is not valid JSON';
    expect(at((await pull()).body, 'data.lastPull')).toMatchObject({ added: 0, failure });
    expect((await pull(meridian)).status).toBe(404);
  });

  test('does not call a private network', async () => {
    asked.length = 0;
    await save({ consoleUrl: `https://127.0.0.1:${new URL(baseUrl).port}`, token });
    expect(at((await pull()).body, 'data.lastPull.failure')).toMatch(/public internet/);
    expect(asked).toEqual([]);
  });

  test('pulls once a day by a job, until it is removed with its token', async () => {
    await save({ consoleUrl: ours, token });
    answer = json([exported()]);
    const jobs = runZeroJobs({ ...server.runZero, database: server.database, jobs: server.jobs });
    const daily = jobs.find(({ job }) => job.every === 'day');
    if (daily?.of !== 'platform') throw new Error('There is no daily job');
    await daily.run({}, { id: '', attempt: 1, signal: new AbortController().signal });
    const added = await asOwner(
      server,
      "select data from pgboss.job where data::text like '%pull-organisation-run-zero%'",
    );
    expect(added).toHaveLength(1);
    const pulling = jobs.find(({ of }) => of === 'organisation');
    if (pulling?.of !== 'organisation') throw new Error('There is no job of an organisation');
    const scope = scopeOf(harbour);
    const inTransaction = <T>(work: () => Promise<T>) => server.database.inOrganisation(scope, work);
    const run = () =>
      pulling.run({ day: 1 }, { ...scope, id: '', attempt: 1, signal: new AbortController().signal, inTransaction });
    await run();
    expect(at(await read(), 'lastPull')).toMatchObject({ added: 1, failure: '' });
    expect((await harbour.owner.call(path, { method: 'DELETE' })).status).toBe(200);
    asked.length = 0;
    await run();
    expect([asked, await stored()]).toEqual([[], []]);
    const logged = await harbour.owner.call('/api/activities?entityType=runZeroConnection&perPage=50');
    expect(at(logged.body, 'data.data.0')).toMatchObject({
      action: 'UPDATE',
      entityName: 'Connection to runZero',
      actor: { id: harbour.owner.id },
      changes: [
        { field: 'consoleUrl', old: ours, new: null },
        { field: 'token', old: 'Stored', new: null },
      ],
    });
    const newest = at(logged.body, 'data.data');
    expect(JSON.stringify(newest)).not.toContain(token);
    expect(JSON.stringify(newest)).toContain('Replaced');
  });
});
