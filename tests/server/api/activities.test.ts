import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, patch, read } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));
const manager = shared(() =>
  addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  }),
);

/** The entries of a log, newest first: `UPDATE risk Fire`. */
async function linesOf(person: Person, path: string): Promise<string[]> {
  const rows = at(await read(person, path), 'data');
  if (!Array.isArray(rows)) throw new Error('No page of the log');
  return rows.map((row) => ['action', 'entityType', 'entityName'].map((key) => textAt(row, key)).join(' '));
}

describe('the activity log', () => {
  it('records who did what to what, from where, and the previous values', async () => {
    const { id } = await add(place, '/api/risk', { title: 'Fire' });
    await patch(place.owner, `/api/risk/${id}`, { version: 1, title: 'Smoke' });
    const { ref } = Object(await read(place.owner, `/api/risk/${id}`));
    const { fullName } = Object(await read(place.owner, '/api/auth/me'));
    expect(await read(place.owner, '/api/activities?perPage=1')).toEqual({
      data: [
        {
          id: expect.any(String),
          actor: { id: place.owner.id, name: fullName },
          action: 'UPDATE',
          entityType: 'risk',
          entityId: id,
          entityRef: ref,
          entityName: 'Smoke',
          changes: [{ field: 'title', old: 'Fire', new: 'Smoke' }],
          names: [],
          isAutomatic: false,
          organisation: place.organisation,
          ip: '127.0.0.1',
          userAgent: null,
          at: expect.stringMatching(/Z$/),
        },
      ],
      pagination: { total: 2, totalIsExact: true, unfilteredTotal: 2, currentPage: 1, perPage: 1, totalPages: 2 },
    });
  });

  it('shows only the caller’s own activity, and everyone’s only to leading roles', async () => {
    await add({ ...place, owner: manager }, '/api/risk-category', { name: 'Of the manager' });
    const assessor = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }],
    });
    expect(await linesOf(manager, '/api/activities')).toEqual(['CREATE riskCategory Of the manager']);
    expect(await linesOf(assessor, '/api/activities')).toEqual([]);
    expect(await linesOf(place.owner, '/api/activities/all-users?perPage=1')).toEqual([
      'CREATE riskCategory Of the manager',
    ]);
    expect((await assessor.call('/api/activities/all-users')).status).toBe(403);
  });

  it('hides activity on records the caller may not view, even their own', async () => {
    const person = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
    });
    const own = { ...place, owner: person };
    await add(own, '/api/risk', { title: 'Hidden' });
    await add(own, '/api/risk-category', { name: 'Hidden too' });
    await add(own, '/api/asset-type', { name: 'Shown' });
    const { userId, feature } = membershipPermission;
    await server.database.platform.delete(membershipPermission).where(and(eq(userId, person.id), eq(feature, 'RISK')));
    expect(await linesOf(person, '/api/activities')).toEqual(['CREATE assetType Shown']);
    const everyone = await linesOf(person, `/api/activities/all-users?actorId=${person.id}`);
    expect(everyone).toEqual(['CREATE assetType Shown']);
  });

  it('can be filtered by person, kind, action, text and time, and sorted', async () => {
    const person = await addPerson(server, {
      in: [{ organisation: place.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
    });
    const own = { ...place, owner: person };
    const { id, version } = await add(own, '/api/asset-type', { name: 'Zebra' });
    await patch(person, `/api/asset-type/${id}`, { version, description: 'Striped' });
    await add(own, '/api/risk', { title: 'Aardvark' });
    const found = (query: string) => linesOf(person, `/api/activities/all-users?actorId=${person.id}&${query}`);
    expect(await found('entityType=risk')).toEqual(['CREATE risk Aardvark']);
    expect(await found('action=UPDATE')).toEqual(['UPDATE assetType Zebra']);
    expect(await found('search=zeb&action=CREATE')).toEqual(['CREATE assetType Zebra']);
    expect(await found('search=r-0')).toEqual(['CREATE risk Aardvark']);
    expect(await found('to=2026-01-01T00:00:00Z')).toEqual([]);
    expect((await found('from=2026-01-01T00:00:00Z&sortId=entityName'))[0]).toBe('CREATE risk Aardvark');
    expect((await found('sortId=at'))[0]).toBe('CREATE assetType Zebra');
  });
});

describe('the platform’s activity log', () => {
  it('shows administrators their own activity, and a super administrator everyone’s', async () => {
    const admin = await addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } });
    const superAdmin = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
    const target = await addPerson(server);
    await patch(admin, `/api/admin/user/${target.id}`, { version: 1, active: false });
    const { fullName } = Object(await read(target, '/api/auth/me'));
    const done = [`UPDATE user ${fullName}`];
    expect(await linesOf(admin, '/api/admin/activities')).toEqual(done);
    expect(await linesOf(superAdmin, '/api/admin/activities')).toEqual([]);
    expect(await linesOf(superAdmin, '/api/admin/activities/all-users')).toEqual(done);
    expect((await admin.call('/api/admin/activities/all-users')).status).toBe(403);
  });
});
