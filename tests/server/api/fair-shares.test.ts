import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { exportPlaces, memoryPlaces, uploadPlaces } from '#server/fair/shared.ts';
import { sectionWith, sentAssessment } from '#tests/contract/assessment-samples.ts';
import { operations } from '#tests/contract/contract.ts';
import { isStoredUnread } from '#tests/contract/stored-unread.ts';
import { fileType, type Answer } from '#tests/server/support/http.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, type Place } from './place.ts';

/** As in operation. */
const server = shared(() => startTestServer({ appPoolSize: 16 }));
/** Takes whatever it can get. */
const harbour = shared(() => openPlace(server));
/** Only wants to work. */
const meridian = shared(() => openPlace(server));

const member = ({ organisation }: Place) =>
  addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });

const open: net.Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  for (const places of [exportPlaces, memoryPlaces, uploadPlaces])
    await vi.waitUntil(() => places.count.held === 0, 30_000);
});

/** An upload, and what has been answered so far. */
interface Upload {
  readonly answer: () => string;
}

/** An upload that sends its first bytes, and no more. */
function slowUpload(path: string, headers: Readonly<Record<string, string>> = {}): Upload {
  const socket = net.connect(server.settings.port, '127.0.0.1');
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => {});
  const lines = Object.entries({
    host: `localhost:${server.settings.port}`,
    ...fileType,
    'content-length': '1000000',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\nThe start`);
  return { answer: () => answer };
}

/** The statuses of those that were answered, and how often each. */
function countsOf(uploads: readonly Upload[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answer } of uploads) {
    const status = answer().slice(9, 12);
    if (status !== '') counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const headersOf = async (person: Person, { organisation }: Place) => ({
  authorization: `Bearer ${await person.token()}`,
  'x-organisation-id': organisation.id,
});

const sendFile = ({ owner }: Place, path: string, raw = 'Title\nFire'): Promise<Answer> =>
  owner.call(path, { method: 'POST', headers: fileType, raw });

/** Neither too many nor unavailable: its turn came. */
const served = [200, 201, 400, 404];

test('transactions of one organisation that do not end leave connections for others', async () => {
  const { id: organisationId } = harbour.organisation;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begun = 0;
  const transactions = Array.from({ length: 40 }, () =>
    server.database.inOrganisation({ organisationId, userId: harbour.owner.id }, async () => {
      begun += 1;
      await ended;
    }),
  );
  await expect.poll(() => begun).toBe(14);
  const answers = await Promise.all(Array.from({ length: 20 }, () => meridian.owner.call('/api/risk')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(begun).toBe(14);
  end();
  await Promise.allSettled(transactions);
});

test('transactions of links count for their organisation', async () => {
  const { organisation, owner } = harbour;
  const link = { organisationId: organisation.id, linkId: owner.id, recordId: owner.id };
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begun = 0;
  const transactions = Array.from({ length: 20 }, () =>
    server.database.onLink(link, async () => {
      begun += 1;
      await ended;
    }),
  );
  await expect.poll(() => begun).toBe(14);
  const own = owner.call('/api/risk');
  expect((await meridian.owner.call('/api/risk')).status).toBe(200);
  end();
  expect((await own).status).toBe(200);
  await Promise.all(transactions);
});

describe('exports', () => {
  const readers: http.IncomingMessage[] = [];

  beforeAll(async () => {
    // Far more than the buffers between the server and a client that does not read.
    await asOwner(
      server,
      `insert into record (organisation_id, id, kind, ref, title, search_text)
       select $1, gen_random_uuid(), 'informationAsset', 'A-' || n, 'Asset ' || n, 'asset' from generate_series(1, 8000) as n`,
      [harbour.organisation.id],
    );
    await asOwner(
      server,
      `insert into information_asset (organisation_id, id, description, location)
       select organisation_id, id, (select string_agg(md5(id::text || part), '') from generate_series(1, 170) as part), ''
       from record where organisation_id = $1 and kind = 'informationAsset'`,
      [harbour.organisation.id],
    );
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.destroy();
  });

  test('that nobody reads end for the export of another organisation, the latest first', async () => {
    const ends: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      const path = '/api/information-asset/export?format=csv';
      const headers = await headersOf(await member(harbour), harbour);
      const request = http.get(new URL(path, server.origin), { headers });
      const [response]: unknown[] = await once(request, 'response');
      if (!(response instanceof http.IncomingMessage)) throw new Error('There was no response');
      response.on('error', () => ends.push(number));
      readers.push(response);
    }
    expect(exportPlaces.heldBy(harbour.organisation.id)).toBe(4);
    const answer = await meridian.owner.call('/api/risk/export?format=csv');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Title');
    expect(exportPlaces.heldBy(harbour.organisation.id)).toBe(3);
    for (const reader of readers) reader.resume();
    await expect.poll(() => ends).toEqual([3]);
  });
});

describe('uploads', () => {
  test('of links that send nothing more leave places for another organisation, its members and its links', async () => {
    const sections = [sectionWith([{ type: 'FILE' }])];
    const respondents = Array.from({ length: 17 }, () => []);
    const { links } = await sentAssessment(harbour, { sections, respondents });
    const questionId = sections[0]?.questions[0]?.id ?? '';
    const uploads = links.flatMap(({ path }) =>
      Array.from({ length: 6 }, () => slowUpload(`${path}/questions/${questionId}/files?name=a.txt`)),
    );
    await expect.poll(() => uploadPlaces.count).toEqual({ held: 100, waiting: 2 });
    const { id } = await add(meridian, '/api/risk', { title: 'Fire' });
    expect((await sendFile(meridian, `/api/records/${id}/attachments?name=a.txt`)).status).toBe(201);
    const theirs = await sentAssessment(meridian, { sections: [sectionWith([{ type: 'FILE' }])] });
    const theirQuestion = theirs.sections[0]?.questions[0]?.id ?? '';
    const path = `${theirs.link.path}/questions/${theirQuestion}/files?name=a.txt`;
    expect((await server.call(path, { method: 'POST', headers: fileType, raw: 'Our policy' })).status).toBe(201);
    expect(uploadPlaces.heldBy(harbour.organisation.id)).toBeGreaterThanOrEqual(98);
    // One for each of the two files, told why.
    await expect.poll(() => countsOf(uploads)).toEqual({ 503: 2 });
    const recalled = uploads.find(({ answer }) => answer() !== '')?.answer();
    expect(recalled).toContain('retry-after: 5');
    expect(recalled).toContain('This upload was ended because other organisations were waiting.');
  });

  test('of one sender are limited before their bytes are read', async () => {
    const { id } = await add(harbour, '/api/risk', { title: 'Fire' });
    const headers = await headersOf(harbour.owner, harbour);
    const uploads = Array.from({ length: 20 }, () => slowUpload(`/api/records/${id}/attachments?name=a.txt`, headers));
    await expect.poll(() => countsOf(uploads)).toEqual({ 429: 14 });
    expect(uploadPlaces.count).toEqual({ held: 6, waiting: 0 });
  });
});

/** The operations that read a whole file. */
const readWhole = {
  'AssessmentTemplateFiles.readFile': '/api/assessment-template/read-file',
  'IncidentExchange.importVeris': '/api/incident/veris-import',
  'Imports.upload': '/api/imports?kind=risk&fileName=risks.csv',
  'RunZeroAssets.importFile': '/api/run-zero-assets/import',
  'Standards.readFile': '/api/standard/read-file',
  'Standards.importFile': `/api/standard/import?sha256=${'0'.repeat(64)}`,
  'WordTemplates.replace': '/api/manage-organisation/template?name=a.docx',
  'Standards.fill': '/api/standard/version/00000000-0000-4000-8000-000000000000/fill',
} as const;

/** Those of the platform. */
const readForThePlatform = {
  'PlatformStandards.fill': '/api/admin/standard/version/00000000-0000-4000-8000-000000000000/fill',
  'MappingSets.importFile': '/api/admin/mapping-set/import',
  'PlatformStandards.readFile': '/api/admin/standard/read-file',
  'PlatformStandards.importFile': `/api/admin/standard/import?sha256=${'0'.repeat(64)}`,
} as const;

describe('files that are read in memory', () => {
  test.each(Object.entries(readWhole))(
    '%s keeps no more than two of a person and four in all, and serves another organisation',
    async (_id, path) => {
      const senders = [harbour.owner, await member(harbour)];
      const uploads: Upload[] = [];
      for (const sender of senders) {
        const headers = await headersOf(sender, harbour);
        uploads.push(...Array.from({ length: 60 }, () => slowUpload(path, headers)));
      }
      await expect.poll(() => countsOf(uploads)).toEqual({ 429: 116 });
      expect(memoryPlaces.count).toEqual({ held: 4, waiting: 0 });
      expect(served).toContain((await sendFile(meridian, path)).status);
      expect(memoryPlaces.heldBy(harbour.organisation.id)).toBe(3);
      await expect.poll(() => countsOf(uploads)).toEqual({ 429: 116, 503: 1 });
    },
  );

  test.each(Object.entries(readForThePlatform))('%s keeps no more than two of an administrator', async (_id, path) => {
    const administrator = await addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } });
    const headers = { authorization: `Bearer ${await administrator.token()}` };
    const uploads = Array.from({ length: 20 }, () => slowUpload(path, headers));
    await expect.poll(() => countsOf(uploads)).toEqual({ 429: 18 });
    expect(memoryPlaces.count).toEqual({ held: 2, waiting: 0 });
  });
});

test('every operation that reads a file is tested here', () => {
  const reading = operations.filter(({ id, takesFile }) => takesFile && !isStoredUnread(id)).map(({ id }) => id);
  expect(reading.toSorted()).toEqual(Object.keys({ ...readWhole, ...readForThePlatform }).toSorted());
});
