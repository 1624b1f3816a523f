import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membershipPermission, notification } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, leave, openPlace, patch, post, read } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const colleague = () =>
  addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });

/** The person's notifications, newest first, without the parts that vary between runs. */
async function noticesOf(person: Person, query = ''): Promise<string[]> {
  const rows = at(await read(person, `/api/notifications?perPage=100${query}`), 'data');
  if (!Array.isArray(rows)) throw new Error('No page of notifications');
  return rows.map((row) => `${textAt(row, 'title')}: ${textAt(row, 'description')}`);
}

const unreadOf = async (person: Person) => numberAt(await read(person, '/api/notifications/counts'), 'unread');
const nameOf = async (person: Person) => textAt(await read(person, '/api/auth/me'), 'fullName');

describe('an owner', () => {
  it('is notified of a change of owner: the former one of the change, the new one of the assignment', async () => {
    const [former, next, name] = [await colleague(), await colleague(), await nameOf(place.owner)];
    const { id } = await add(place, '/api/information-asset', { title: 'Ledger', ownerId: former.id });
    const { ref } = Object(await read(place.owner, `/api/information-asset/${id}`));
    await patch(place.owner, `/api/information-asset/${id}`, { version: 1, ownerId: next.id });
    expect((await noticesOf(former))[0]).toBe(`Information asset updated: "${name}" updated "${ref} Ledger".`);
    expect(await noticesOf(next)).toEqual([
      `Information asset assigned to you: "${name}" made you the owner of "${ref} Ledger".`,
    ]);
  });

  it('is not notified of their own changes, or of a save that changes nothing', async () => {
    const owner = await colleague();
    const answer = await post(owner, '/api/risk', { title: 'Own', ownerId: owner.id });
    const id = textAt(answer.body, 'data.id');
    await patch(owner, `/api/risk/${id}`, { version: 1, title: 'Own, too' });
    await patch(place.owner, `/api/risk/${id}`, { version: 2, title: 'Own, too' });
    expect(await noticesOf(owner)).toEqual([]);
  });

  it('is not notified after leaving', async () => {
    const owner = await colleague();
    const { id } = await add(place, '/api/risk', { title: 'Left behind', ownerId: owner.id });
    await leave(place, owner);
    expect((await patch(place.owner, `/api/risk/${id}`, { version: 1, title: 'Nobody’s' })).status).toBe(200);
    const stored = await server.database.inOrganisation(
      { organisationId: place.organisation.id, userId: owner.id },
      () => db.select({ kind: notification.kind }).from(notification),
    );
    expect(stored).toEqual([{ kind: 'assigned' }]);
  });

  it('sees a name containing quotes as one name', async () => {
    const owner = await colleague();
    await add(place, '/api/risk', { title: 'The "cloud"', ownerId: owner.id });
    expect((await noticesOf(owner))[0]).toMatch(/made you the owner of "R-\d{4} The 'cloud'"\.$/);
  });

  it('is not notified of a rejected change', async () => {
    const owner = await colleague();
    const { id } = await add(place, '/api/risk', { title: 'Once', ownerId: owner.id });
    expect((await patch(place.owner, `/api/risk/${id}`, { version: 9, title: 'Stale' })).status).toBe(409);
    expect(await noticesOf(owner)).toHaveLength(1);
  });
});

describe('a notification', () => {
  it('has the declared shape, and can be marked as read', async () => {
    const owner = await colleague();
    const { id: entityId } = await add(place, '/api/risk', { title: 'Marked', ownerId: owner.id });
    const shown = await read(owner, '/api/notifications');
    expect(shown).toEqual({
      data: [
        {
          id: expect.any(String),
          title: 'Risk assigned to you',
          description: expect.stringContaining(' Marked"'),
          entityType: 'risk',
          entityId,
          commentId: null,
          createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
          userNotifications: [{ status: 'UNREAD' }],
        },
      ],
      pagination: { total: 1, totalIsExact: true, unfilteredTotal: 1, currentPage: 1, perPage: 10, totalPages: 1 },
    });
    const notificationId = textAt(shown, 'data.0.id');
    for (const _ of ['once', 'again']) {
      const marked = await patch(owner, '/api/notifications/mark-as-read', { notificationId });
      expect(marked.body).toEqual({ status: true, message: 'Updated successfully' });
    }
    expect(at(await read(owner, '/api/notifications'), 'data.0.userNotifications')).toEqual([{ status: 'READ' }]);
    expect([await unreadOf(owner), await noticesOf(owner, '&unread=true')]).toEqual([0, []]);
    expect(await noticesOf(owner, '&unread=false')).toHaveLength(1);
  });

  it('is private: a colleague can neither see, count nor mark it', async () => {
    const [owner, curious] = [await colleague(), await colleague()];
    await add(place, '/api/risk', { title: 'Private', ownerId: owner.id });
    const notificationId = textAt(await read(owner, '/api/notifications'), 'data.0.id');
    const marked = await patch(curious, '/api/notifications/mark-as-read', { notificationId });
    expect({ status: marked.status, field: at(marked.body, 'errors.0.field') }).toEqual({
      status: 400,
      field: 'notificationId',
    });
    await curious.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });
    expect([await noticesOf(curious), await unreadOf(curious), await unreadOf(owner)]).toEqual([[], 0, 1]);
  });

  it('is hidden while its feature may not be viewed, and reappears unchanged', async () => {
    const owner = await colleague();
    await add(place, '/api/risk', { title: 'Of risks', ownerId: owner.id });
    await add(place, '/api/information-asset', { title: 'Of assets', ownerId: owner.id });
    const ofRisks = and(eq(membershipPermission.userId, owner.id), eq(membershipPermission.feature, 'RISK'));
    const rights = await server.database.platform.delete(membershipPermission).where(ofRisks).returning();
    expect(await noticesOf(owner)).toEqual([expect.stringContaining(' Of assets"')]);
    expect(await unreadOf(owner)).toBe(1);
    await owner.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });
    await server.database.platform.insert(membershipPermission).values(rights);
    expect(await noticesOf(owner, '&unread=true')).toEqual([expect.stringContaining(' Of risks"')]);
  });

  it('belongs to one organisation', async () => {
    const other = await openPlace(server);
    const both = await addPerson(server, {
      in: [place, other].map(({ organisation }) => ({ organisation, role: 'ORG_MANAGER', level: 'VIEW' })),
    });
    await add(other, '/api/risk', { title: 'Elsewhere', ownerId: both.id });
    expect(await noticesOf(both)).toEqual([]);
    const there = await both.call('/api/notifications/counts', { organisation: other.organisation.id });
    expect(at(there.body, 'data.unread')).toBe(1);
  });

  it('can be searched, and all can be marked as read at once', async () => {
    const owner = await colleague();
    for (const title of ['Flood', 'Storm']) await add(place, '/api/risk', { title, ownerId: owner.id });
    expect(await noticesOf(owner, '&search=flood')).toEqual([expect.stringContaining(' Flood"')]);
    await owner.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });
    expect(await unreadOf(owner)).toBe(0);
  });

  it('cannot be rewritten or deleted by the role that writes it, even for its recipient', async () => {
    const owner = await colleague();
    await add(place, '/api/risk', { title: 'Kept', ownerId: owner.id });
    const scope = { organisationId: place.organisation.id, userId: owner.id };
    const denied = { cause: expect.objectContaining({ message: 'permission denied for table notification' }) };
    const rewriting = server.database.inOrganisation(scope, () => db.update(notification).set({ title: 'Other' }));
    await expect(rewriting).rejects.toMatchObject(denied);
    const removing = server.database.inOrganisation(scope, () => db.delete(notification));
    await expect(removing).rejects.toMatchObject(denied);
  });
});
