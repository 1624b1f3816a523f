import { text } from 'node:stream/consumers';

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { activity, membership, organisation as organisationTable } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { MissingContent } from '#server/files/files.ts';
import { sweepContents } from '#server/modules/attachment/index.ts';
import { expireExports } from '#server/modules/organisation-export/slow-work/expire.ts';
import { openArchive } from '#server/modules/organisation-export/slow-work/read-archive.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { exported, openFolder, storedExport } from './archives.ts';

const server = shared(startTestServer);
const folder = shared(openFolder);

/** A new organisation with its administrator. */
async function newPlace() {
  const organisation = await addOrganisation(server);
  const administrator = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { organisation, administrator };
}

const address = '/api/manage-organisation/export';
const opened = (id: string) => `${address}/${id}/address`;

describe('an export of an organisation', () => {
  it('is downloaded as one archive by an address of its administrator, and logged', async () => {
    const { organisation, administrator } = await newPlace();
    const id = await exported(server, administrator, organisation.id);
    const listed = await administrator.call(address);
    const { sha256, size } = await storedExport(server, organisation.id, id);
    expect(listed.body).toMatchObject({
      data: [{ id, state: 'READY', progress: 100, requestedBy: { id: administrator.id }, sha256, size, fileCount: 0 }],
    });
    const signed = await administrator.call(opened(id), { method: 'POST' });
    const url = new URL(textAt(signed.body, 'data.url'), server.origin);
    const got = await server.call(`${url.pathname}${url.search}`);
    expect([got.status, got.headers['content-type'], got.bytes.length]).toEqual([200, 'application/zip', size]);
    expect(got.headers['content-disposition']).toMatch(/^attachment; filename="organisation-\d{4}-\d\d-\d\d\.zip"/);

    const entries = await server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, async () =>
      db.select().from(activity).where(eq(activity.entityId, id)).orderBy(activity.at),
    );
    expect(entries.map(({ action, actorId, changes }) => ({ action, actorId, changes }))).toEqual([
      { action: 'CREATE', actorId: administrator.id, changes: [{ field: 'state', old: null, new: 'Waiting' }] },
      {
        action: 'UPDATE',
        actorId: administrator.id,
        changes: [{ field: 'downloadedBy', old: null, new: administrator.id }],
      },
    ]);
  });

  it.each(['SUSPENDED', 'CLOSING'] as const)('is made and downloaded while the organisation is %s', async (state) => {
    const { organisation, administrator } = await newPlace();
    const eraseAt = state === 'CLOSING' ? new Date(Date.now() + 86_400_000) : null;
    const { platform } = server.database;
    await platform.update(organisationTable).set({ state, eraseAt }).where(eq(organisationTable.id, organisation.id));
    const id = await exported(server, administrator, organisation.id);
    expect((await administrator.call(opened(id), { method: 'POST' })).status).toBe(200);
    const profile = { version: 1, name: 'Another name' };
    expect((await administrator.call('/api/manage-organisation', { method: 'POST', body: profile })).status).toBe(403);
  });

  it('has nothing of another organisation, whose administrator cannot open it', async () => {
    const [mine, theirs] = [await newPlace(), await newPlace()];
    await exported(server, mine.administrator, mine.organisation.id);
    const id = await exported(server, theirs.administrator, theirs.organisation.id);
    const answer = await mine.administrator.call(opened(id), { method: 'POST' });
    expect(answer.status).toBe(404);
    const { key } = await storedExport(server, theirs.organisation.id, id);
    const file = await folder.write('theirs.zip', await server.files.open(key ?? ''));
    const archive = await openArchive(file);
    for (const part of archive.manifest.tables)
      expect(await text(await archive.open(part))).not.toContain(mine.organisation.id);
    archive.close();
  });

  it('is not made twice at a time, nor more than five times a day', async () => {
    const { organisation, administrator } = await newPlace();
    for (let made = 0; made < 4; made += 1) await exported(server, administrator, organisation.id);
    await administrator.call(address, { method: 'POST' });
    const atOnce = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
    const other = await newPlace();
    await other.administrator.call(address, { method: 'POST' });
    const second = await other.administrator.call(address, { method: 'POST' });
    expect([second.status, textAt(second.body, 'message')]).toEqual([
      409,
      'An export is being made. Wait until it is ready.',
    ]);
    const sixth = await atOnce.call(address, { method: 'POST' });
    expect([sixth.status, textAt(sixth.body, 'message')]).toEqual([
      409,
      'There may be 5 exports a day. Use the latest, or wait.',
    ]);
  });

  it('is no longer sent to someone who has lost the role', async () => {
    const { organisation, administrator } = await newPlace();
    await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
    const id = await exported(server, administrator, organisation.id);
    const signed = await administrator.call(opened(id), { method: 'POST' });
    const url = new URL(textAt(signed.body, 'data.url'), server.origin);
    await server.database.platform
      .update(membership)
      .set({ role: 'ORG_MANAGER' })
      .where(eq(membership.userId, administrator.id));
    expect((await server.call(`${url.pathname}${url.search}`)).status).toBe(404);
  });

  it('is swept only when its time has come, and then cannot be opened', async () => {
    const { organisation, administrator } = await newPlace();
    const id = await exported(server, administrator, organisation.id);
    const { key, expiresAt } = await storedExport(server, organisation.id, id);
    await sweepContents(server, new Date(Date.now() + 1000));
    expect((await administrator.call(opened(id), { method: 'POST' })).status).toBe(200);
    await expireExports(server, expiresAt ?? new Date());
    expect((await administrator.call(opened(id), { method: 'POST' })).status).toBe(409);
    await expect(server.files.open(key ?? '')).rejects.toThrow(MissingContent);
    expect(await storedExport(server, organisation.id, id)).toMatchObject({ state: 'EXPIRED', key: null });
  });
});
