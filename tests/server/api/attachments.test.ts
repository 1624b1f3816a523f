import http from 'node:http';

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { attachment, record, storedFile, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { fileAddresses, purgeFiles, sweepContents } from '#server/modules/attachment/index.ts';
import { purgeRemovedRecords } from '#server/modules/record/index.ts';
import { at } from '#tests/server/identity/support.ts';
import { fileType, statusesOf } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addressOf, newRisk, png, storedIn, svg, upload, uploaded, uploadVersion } from './attached.ts';
import { add, leave, openPlace, read, refusal, type Place } from './place.ts';

const megabyte = 1_000_000;

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '1', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));

const remove = (who: Person, { id, version }: { id: string; version: number }) =>
  who.call(`/api/attachments/${id}?version=${version}`, { method: 'DELETE' });

const within = <T>({ server: { database }, organisation }: Place, work: () => Promise<T>) =>
  database.inOrganisation({ organisationId: organisation.id, userId: '' }, work);

describe('an upload', () => {
  it('that the client breaks off leaves nothing', async () => {
    const place = await openPlace(server);
    const id = await newRisk(place);
    const before = await storedIn(server);
    const sent = http.request({
      hostname: '127.0.0.1',
      port: server.settings.port,
      method: 'POST',
      path: `/api/records/${id}/attachments?name=a.txt`,
      headers: {
        ...fileType,
        host: new URL(server.origin).host,
        authorization: `Bearer ${await place.owner.token()}`,
        'x-organisation-id': place.organisation.id,
        'content-length': megabyte,
      },
    });
    const closed = new Promise((resolve) => sent.on('error', resolve));
    sent.write('a'.repeat(500_000));
    // The upload has begun once its content arrives in the storage.
    await expect.poll(async () => (await storedIn(server)).length).toBe(before.length + 1);
    sent.destroy();
    await closed;
    await expect.poll(() => storedIn(server)).toEqual(before);
    expect(await read(place.owner, `/api/records/${id}/attachments`)).toMatchObject({ data: [] });
    expect(await within(place, () => db.$count(storedFile))).toBe(0);
  });

  it('beside others cannot exceed the quota of the organisation', async () => {
    const place = await openPlace(server);
    const id = await newRisk(place);
    const before = await storedIn(server);
    const file = 'a'.repeat(900_000);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => upload(place.owner, id, `${name}.txt`, file)),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409]);
    const full = await upload(place.owner, id, 'f.txt', file);
    const message = 'The organisation’s files use 2 of 3 MB. Remove files that are not needed.';
    expect([full.status, full.body]).toEqual([409, refusal({ field: 'body', message })]);
    expect(await storedIn(server)).toHaveLength(before.length + 3);
    expect((await upload(harbour.owner, await newRisk(harbour), 'g.txt', 'Another organisation')).status).toBe(201);
  });

  it('of a new version needs the version that was read', async () => {
    const { id } = await uploaded(harbour, await newRisk(harbour), 'a.txt', 'One');
    const before = await storedIn(server);
    expect(statusesOf([await uploadVersion(harbour.owner, id, 1), await uploadVersion(harbour.owner, id, 1)])).toEqual([
      201, 409,
    ]);
    expect(await storedIn(server)).toHaveLength(before.length + 1);
  });
});

describe('an earlier version', () => {
  const restore = (id: string, body: object) =>
    harbour.owner.call(`/api/attachments/${id}/versions/restore`, { method: 'POST', body });

  it('becomes a new version with a content of its own', async () => {
    const { id } = await uploaded(harbour, await newRisk(harbour), 'a.txt', 'One');
    await uploadVersion(harbour.owner, id, 1);
    const before = await storedIn(server);
    const stale = await restore(id, { version: 1, number: 1 });
    expect([stale.status, at(stale.body, 'current.version')]).toEqual([409, 2]);
    expect((await restore(id, { version: 2, number: 3 })).status).toBe(404);
    const latest = await restore(id, { version: 2, number: 2 });
    expect(latest.body).toEqual(refusal({ field: 'number', message: 'This is the latest version' }));
    expect(await storedIn(server)).toEqual(before);
    expect((await restore(id, { version: 2, number: 1 })).status).toBe(200);
    expect(await storedIn(server)).toHaveLength(before.length + 1);
  });
});

describe('the address of a file', () => {
  it('is a download, which runs nothing', async () => {
    const { id } = await uploaded(harbour, await newRisk(harbour), 'a.svg', svg);
    const { status, headers, text } = await server.call(await addressOf(harbour.owner, id));
    expect([status, text]).toEqual([200, svg]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(svg.length),
      'content-disposition': `attachment; filename="a.svg"; filename*=UTF-8''a.svg`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is shown inline only for PDF files and bitmaps', async () => {
    const id = await newRisk(harbour);
    const image = await uploaded(harbour, id, 'a.png', png);
    const got = await server.call(await addressOf(harbour.owner, image.id, '&inline=true'));
    expect(got.bytes).toEqual(png);
    expect(got.headers['content-disposition']).toMatch(/^inline; /);
    const vector = await uploaded(harbour, id, 'a.svg', svg);
    const answer = await harbour.owner.call(`/api/attachments/${vector.id}/address?number=1&inline=true`);
    expect(answer.body).toEqual(refusal({ field: 'inline', message: 'Files of this type can only be downloaded' }));
  });

  it('returns a part of the file, unless the client has a part of another one', async () => {
    const { id } = await uploaded(harbour, await newRisk(harbour), 'a.txt', 'One, two, three');
    const path = await addressOf(harbour.owner, id);
    const ask = (headers: Record<string, string>) => server.call(path, { headers });
    const whole = await ask({});
    const { etag = '' } = whole.headers;
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"[\da-f]{64}"$/) });
    const part = await ask({ range: 'bytes=5-7', 'if-range': etag });
    expect([part.status, part.text]).toEqual([206, 'two']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 5-7/15', 'content-length': '3', etag });
    const other = await ask({ range: 'bytes=5-7', 'if-range': '"another"' });
    expect([other.status, other.text]).toEqual([200, 'One, two, three']);
    const beyond = await ask({ range: 'bytes=15-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */15']);
  });

  it('is valid for a minute, for one file, person and way to show it', async () => {
    const id = await newRisk(harbour);
    const one = await uploaded(harbour, id, 'a.txt', 'One');
    const two = await uploaded(harbour, id, 'b.txt', 'Two');
    const [path, other] = [await addressOf(harbour.owner, one.id), await addressOf(harbour.owner, two.id)];
    const [, query = ''] = path.split('?');
    const forged = [
      `${other.split('?')[0]}?${query}`,
      path.replace('show=attachment', 'show=inline'),
      path.replace(/until=\d+/, `until=${Date.now() + 3600_000}`),
      path.replace(/person=[\da-f-]+/, `person=${crypto.randomUUID()}`),
      path.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
      path.replace(/&signature=.*/, ''),
      path.replace(/&signature=/, '&signature=x&signature='),
      path.replace(harbour.organisation.id, crypto.randomUUID()),
    ];
    for (const address of forged) expect([address, (await server.call(address)).status]).toEqual([address, 403]);
    expect((await server.call(path)).status).toBe(200);
  });

  it('is refused once its minute is over', async () => {
    const fileKey = Buffer.alloc(32, 1);
    const addresses = fileAddresses({ apiBaseUrl: server.settings.apiBaseUrl, fileKey });
    const file = { organisationId: harbour.organisation.id, fileId: crypto.randomUUID() };
    const claimed = { ...file, userId: harbour.owner.id, inline: false };
    const start = new Date('2026-11-23T10:00:00Z').getTime();
    const query = Object.fromEntries(new URL(addresses.urlOf({ ...claimed, until: start + 60_000 })).searchParams);
    expect(addresses.check(file, query, start + 59_999)).toMatchObject(claimed);
    expect(() => addresses.check(file, query, start + 61_000)).toThrow('This address is not valid any more');
  });

  it('is worth nothing once the person may not view the record any more', async () => {
    const place = await openPlace(server);
    const auditor = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_AUDITOR', level: 'VIEW' }],
    });
    const { id } = await uploaded(place, await newRisk(place), 'a.txt', 'Text');
    const path = await addressOf(auditor, id);
    expect((await server.call(path)).status).toBe(200);
    await leave(place, auditor);
    expect((await server.call(path)).status).toBe(404);
  });

  it.each(['active', 'approved'] as const)('ends for a person whose account is no longer %s', async (state) => {
    const level = { organisation: harbour.organisation, role: 'ORG_AUDITOR', level: 'VIEW' } as const;
    const auditor = await addPerson(server, { in: [level] });
    const { id } = await uploaded(harbour, await newRisk(harbour), 'a.txt', 'Text');
    const path = await addressOf(auditor, id);
    expect((await server.call(path)).status).toBe(200);
    await server.database.platform
      .update(userAccount)
      .set({ [state]: false })
      .where(eq(userAccount.id, auditor.id));
    expect((await server.call(path)).status).toBe(404);
  });
});

describe('a file that is purged', () => {
  it('loses its content once it cannot be restored', async () => {
    const place = await openPlace(server);
    const id = await newRisk(place);
    const before = await storedIn(server);
    const [gone, kept] = [await uploaded(place, id, 'a.txt', 'Gone'), await uploaded(place, id, 'b.txt', 'Kept')];
    await remove(place.owner, gone);
    await remove(place.owner, kept);
    await within(place, () =>
      db
        .update(attachment)
        .set({ removedAt: sql`now() - interval '31 days'` })
        .where(eq(attachment.id, gone.id)),
    );
    expect(await purgeFiles(server, 30)).toBe(1);
    expect(await storedIn(server)).toHaveLength(before.length + 1);
    const restore = (which: { id: string }) =>
      place.owner.call(`/api/attachments/${which.id}/restore`, { method: 'POST', body: { version: 2 } });
    expect([(await restore(gone)).status, (await restore(kept)).status]).toEqual([404, 200]);
    expect((await server.call(await addressOf(place.owner, kept.id))).text).toBe('Kept');
  });

  it('goes with its record, with all its versions', async () => {
    const place = await openPlace(server);
    const risk = await add(place, '/api/risk', { title: 'Flood' });
    const before = await storedIn(server);
    const { id } = await uploaded(place, risk.id, 'a.txt', 'One');
    await uploadVersion(place.owner, id, 1);
    await place.owner.call(`/api/risk/${risk.id}?version=${risk.version}`, { method: 'DELETE' });
    expect(await purgeFiles(server, 30)).toBe(0);
    await within(place, () =>
      db
        .update(record)
        .set({ deletedAt: new Date(0) })
        .where(eq(record.id, risk.id)),
    );
    await purgeRemovedRecords(server.database, { removedKeptDays: 30 });
    expect(await purgeFiles(server, 30)).toBe(2);
    expect(await storedIn(server)).toEqual(before);
    expect(await within(place, () => db.$count(storedFile))).toBe(0);
  });

  it('is found in the storage if its upload was interrupted before it had a row', async () => {
    const place = await openPlace(server);
    const { id } = await uploaded(place, await newRisk(place), 'a.txt', 'Kept');
    const before = await storedIn(server);
    await server.files.put(place.organisation.id, new Blob(['Left over']).stream());
    await sweepContents(server, new Date(Date.now() - 3600_000));
    expect(await storedIn(server)).toHaveLength(before.length + 1);
    expect(await sweepContents(server, new Date(Date.now() + 1000))).toBe(1);
    expect(await storedIn(server)).toEqual(before);
    expect((await server.call(await addressOf(place.owner, id))).text).toBe('Kept');
  });
});
