import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addressOf, newRisk, upload } from './attached.ts';
import { add, openPlace, patch, read } from './place.ts';

const server = shared(() => startTestServer({}));
const harbour = shared(() => openPlace(server));

const newIncident = async () => (await add(harbour, '/api/incident', { title: 'Phishing' })).id;

/** A message with a page that runs a script. */
const message = 'From: a@example.com\r\nContent-Type: text/html\r\n\r\n<!doctype html><script>alert(1)</script>';
/** Bytes of no text. */
const capture = Buffer.from('d4c3b2a1020004000000000000000000ffff00000100000000', 'hex');

const attached = async (name: string, raw: string | Uint8Array = message) =>
  textAt((await upload(harbour.owner, await newIncident(), name, raw)).body, 'data.id');

const openingsOf = (who: Person, id: string, query = '') => read(who, `/api/attachments/${id}/openings${query}`);

describe('raw evidence of an incident', () => {
  it.each(['mail.eml', 'mail.msg', 'dump.zip', 'net.pcap', 'net.pcapng', 'proxy.log', 'alert.json'])(
    'such as %s is kept byte for byte, and only downloaded',
    async (name) => {
      const raw = name.startsWith('net') ? capture : Buffer.from(message);
      const answer = await upload(harbour.owner, await newIncident(), name, raw);
      expect(at(answer.body, 'data.latest')).toMatchObject({
        name,
        type: 'RAW',
        size: raw.length,
        sha256: createHash('sha256').update(raw).digest('hex'),
        createdBy: { id: harbour.owner.id },
      });
      const got = await server.call(await addressOf(harbour.owner, textAt(answer.body, 'data.id')));
      expect(got.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'content-security-policy': expect.stringMatching(/(?:^|; )sandbox(?:;|$)/),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('is never shown, and keeps its extension', async () => {
    const id = await attached('mail.eml');
    const shown = await harbour.owner.call(`/api/attachments/${id}/address?number=1&inline=true`);
    expect([shown.status, at(shown.body, 'errors.0.field')]).toEqual([400, 'inline']);
    const renamed = await patch(harbour.owner, `/api/attachments/${id}`, { version: 1, name: 'mail.zip' });
    expect([renamed.status, at(renamed.body, 'errors.0.message')]).toEqual([400, 'Keep the extension .eml']);
  });

  it('names everyone who has downloaded it, and when, newest first; an address that is not opened is no download', async () => {
    const id = await attached('mail.eml');
    const colleague = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
    });
    expect(await openingsOf(harbour.owner, id)).toMatchObject({ data: [], pagination: { total: 0 } });
    await addressOf(harbour.owner, id);
    expect(await openingsOf(harbour.owner, id)).toMatchObject({ data: [] });
    const before = Date.now();
    expect((await server.call(await addressOf(harbour.owner, id))).status).toBe(200);
    expect((await server.call(await addressOf(colleague, id), { headers: { range: 'bytes=5-9' } })).status).toBe(206);
    const openings = await openingsOf(colleague, id);
    expect(openings).toMatchObject({
      data: [
        { number: 1, openedBy: { id: colleague.id } },
        { number: 1, openedBy: { id: harbour.owner.id } },
      ],
      pagination: { total: 2 },
    });
    expect(Date.parse(textAt(openings, 'data.0.openedAt'))).toBeGreaterThanOrEqual(before);
    expect(await openingsOf(harbour.owner, id, '?page=2&perPage=1')).toMatchObject({
      data: [{ openedBy: { id: harbour.owner.id } }],
      pagination: { total: 2 },
    });
  });

  it('is unknown to another organisation', async () => {
    const id = await attached('mail.eml');
    const meridian = await openPlace(server);
    expect((await meridian.owner.call(`/api/attachments/${id}/openings`)).status).toBe(404);
  });
});

describe('other records', () => {
  it('take no raw evidence, and note no downloads', async () => {
    const risk = await newRisk(harbour);
    for (const name of ['mail.eml', 'dump.zip', 'net.pcap'])
      expect((await upload(harbour.owner, risk, name, message)).status).toBe(400);
    const log = await upload(harbour.owner, risk, 'proxy.log', 'GET /');
    expect(at(log.body, 'data.latest.type')).toBe('TEXT');
    const id = textAt(log.body, 'data.id');
    await server.call(await addressOf(harbour.owner, id));
    expect(await openingsOf(harbour.owner, id)).toMatchObject({ data: [] });
  });
});
