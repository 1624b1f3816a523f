import { open } from 'node:fs/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { attachment, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { createOnFullDisk } from '#tests/server/files/full-disk.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newRisk, storedIn, upload, uploaded, uploadVersion } from './attached.ts';
import { openPlace, post, type Place } from './place.ts';

const megabyte = 1_000_000;

/** Whether the disk is full when it is looked at, or turns out to be when it is written. */
const disk = { isFull: false, fillsUp: false };
beforeEach(() => Object.assign(disk, { isFull: false, fillsUp: false }));

const server = shared(() =>
  startTestServer({
    environ: { FILES_LARGEST_MB: '1', FILES_QUOTA_MB: '1' },
    disk: {
      isFull: async () => disk.isFull,
      create: (file) => (disk.fillsUp ? createOnFullDisk(file) : open(file, 'wx')),
    },
  }),
);

const refusedWith = (message: string) => ({ status: 507, body: { status: false, message, errors: [] } });
const noSpace = refusedWith('There is no space left for files. Ask the people who run Attest.');

/** Sends a file on a connection of its own: a refusal comes before all of it has arrived. */
const send = ({ owner }: Place, path: string, raw: string) =>
  owner.call(path, { method: 'POST', headers: { ...fileType, connection: 'close' }, raw });

/** All that uploads leave: in the storage, and in the organisation's tables. */
const leftBy = async ({ organisation }: Place) => ({
  contents: await storedIn(server),
  rows: await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, async () => [
    await db.$count(storedFile),
    await db.$count(attachment),
  ]),
});

describe('a full disk', () => {
  it('refuses files with 507 and leaves nothing of them, nor takes them from the quota', async () => {
    const place = await openPlace(server);
    const risk = await newRisk(place);
    const path = `/api/records/${risk}/attachments`;
    const first = await uploaded(place, risk, 'a.txt', 'Text');
    const { body } = await uploadVersion(place.owner, first.id, first.version);
    const { id, version } = { ...first, version: numberAt(body, 'data.version') };
    const before = await leftBy(place);
    for (const full of [{ isFull: true }, { fillsUp: true }]) {
      Object.assign(disk, { isFull: false, fillsUp: false }, full);
      for (let count = 0; count < 3; count += 1)
        expect(await send(place, `${path}?name=b.txt`, 'b'.repeat(600_000))).toMatchObject(noSpace);
      expect(await leftBy(place)).toEqual(before);
    }
    disk.fillsUp = false;
    disk.isFull = true;
    const next = `/api/attachments/${id}/versions?name=b.txt&version=${version}`;
    expect(await send(place, next, 'Two')).toMatchObject(noSpace);
    const restoration = { version, number: 1 };
    expect(await post(place.owner, `/api/attachments/${id}/versions/restore`, restoration)).toMatchObject(noSpace);
    expect(await leftBy(place)).toEqual(before);
    disk.isFull = false;
    expect((await upload(place.owner, risk, 'b.txt', 'b'.repeat(megabyte - 100))).status).toBe(201);
  });

  it('is told by readiness, while records are still served', async () => {
    const place = await openPlace(server);
    disk.isFull = true;
    const body = { status: 'not ready', reason: 'The disk is full' };
    expect(await server.call('/readyz')).toMatchObject({ status: 503, body });
    expect((await server.call('/healthz')).status).toBe(200);
    expect((await place.owner.call('/api/risk')).status).toBe(200);
    disk.isFull = false;
    expect((await server.call('/readyz')).status).toBe(200);
  });

  it('of the database refuses what is written, and a content that nothing refers to is not kept', async () => {
    const place = await openPlace(server);
    const risk = await newRisk(place);
    const before = await leftBy(place);
    const owner = await connect(server.owner);
    await owner.query(`
      create function fill() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger fill before insert on stored_file for each row execute function fill()`);
    const answer = await upload(place.owner, risk, 'a.txt', 'Text');
    await owner.query('drop trigger fill on stored_file; drop function fill');
    await owner.end();
    expect(answer).toMatchObject(refusedWith('There is no space left. Ask the people who run Attest.'));
    expect(await leftBy(place)).toEqual(before);
  });
});
