import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { activity, activityErasure, membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loadUser } from '#server/identity/store/users.ts';
import { sealLog, verifyLog, type Head } from '#server/modules/activity/index.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);
const superAdmin = shared(() => addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } }));

const inOrganisation = <T>(organisationId: string, work: () => Promise<T>) =>
  server.database.inOrganisation({ organisationId, userId: '' }, work);

const accountOf = async (id: string) => {
  const [found] = await server.database.platform.select().from(userAccount).where(eq(userAccount.id, id));
  if (found === undefined) throw new Error('There is no such account');
  return found;
};

/** Someone who has worked in an organisation, with three sealed rows about them, and is no longer a member. */
async function formerMember() {
  const organisation = await addOrganisation(server);
  const organisationId = organisation.id;
  await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const { platform } = server.database;
  const name = 'Zoë "Zed" O’Hara (Ops)';
  await platform.update(userAccount).set({ name }).where(eq(userAccount.id, person.id));
  const row = { organisationId, entityType: 'member', entityId: person.id, action: 'UPDATE' };
  await inOrganisation(organisationId, () =>
    db.insert(activity).values([
      { ...row, actorId: person.id, entityName: 'R-1', changes: [], ip: '192.0.2.7', userAgent: 'Browser' },
      { ...row, entityName: name, changes: [{ field: 'email', old: null, new: person.email.toUpperCase() }] },
      { ...row, entityName: 'R-2', changes: [{ field: 'note', old: `Of ${name}.`, new: 'A tab\t and a line\n' }] },
      { ...row, entityName: `${name}s`, changes: [{ field: 'count', old: null, new: 1 }] },
    ]),
  );
  await sealLog(server.database, organisationId);
  await asOwner(server, 'delete from membership_permission where user_id = $1', [person.id]);
  await platform.delete(membership).where(eq(membership.userId, person.id));
  await platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, person.id));
  return { organisationId, person, name };
}

const erase = async (by: Person, id: string, name: string) =>
  by.call(`/api/admin/user/${id}/erasure`, {
    method: 'POST',
    body: { version: (await accountOf(id)).version, name },
  });

async function headOf(organisationId: string): Promise<Head[]> {
  const [row] = await asOwner(
    server,
    'select position, sha256, sealed_at from activity_seal where organisation_id = $1 order by position desc limit 1',
    [organisationId],
  );
  const sealedAt = row?.['sealed_at'] instanceof Date ? row['sealed_at'].toISOString() : '';
  return [{ organisationId, position: Number(row?.['position']), sha256: String(row?.['sha256']), sealedAt }];
}

describe('the erasure of a person', () => {
  it('leaves a pseudonym everywhere, and a log whose seals and heads hold', async () => {
    const { organisationId, person, name } = await formerMember();
    const heads = await headOf(organisationId);
    expect(await erase(superAdmin, person.id, name)).toMatchObject({ status: 200 });

    const pseudonym = `Erased person ${person.id.slice(0, 8)}`;
    const account = await accountOf(person.id);
    expect(account).toMatchObject({ name: pseudonym, issuer: 'erased', active: false, approved: false });
    expect(account.email).toBe(`erased-${person.id.slice(0, 8)}@erased.invalid`);
    const rows = await inOrganisation(organisationId, async () =>
      db.select().from(activity).where(eq(activity.entityId, person.id)).orderBy(activity.entityName, activity.at),
    );
    expect(rows.map(({ entityName, changes, ip }) => [entityName, changes, ip])).toEqual([
      [pseudonym, [{ field: 'email', old: null, new: pseudonym }], null],
      [
        pseudonym,
        [
          { field: 'erasedBy', old: null, new: (await accountOf(superAdmin.id)).name },
          { field: 'erasedRows', old: null, new: 3 },
        ],
        null,
      ],
      ['R-1', [], null],
      ['R-2', [{ field: 'note', old: `Of ${pseudonym}.`, new: 'A tab\t and a line\n' }], null],
      // Another word, of which the name is only a part.
      [`${name}s`, [{ field: 'count', old: null, new: 1 }], null],
    ]);

    await sealLog(server.database, organisationId);
    const log = await verifyLog(server.database, organisationId, heads);
    expect(log).toMatchObject({ rows: 5, heads: 1, waiting: 0, mismatch: undefined });
    expect(log.erased).toHaveLength(3);
    expect(log.erased[0]).toMatchObject({ erasedBy: (await accountOf(superAdmin.id)).name });
    expect(await loadUser(server.database.identity, person.subject)).toBeNull();
  });

  it('does not hide what is changed in a row afterwards', async () => {
    const { organisationId, person, name } = await formerMember();
    await erase(superAdmin, person.id, name);
    await asOwner(server, `update activity set changes = '[]' where organisation_id = $1 and entity_name = 'R-2'`, [
      organisationId,
    ]);
    const log = await verifyLog(server.database, organisationId, await headOf(organisationId));
    expect(log.mismatch).toMatch(/^row 3 .* was changed$/);
  });

  it('touches nobody else, and no other organisation', async () => {
    const [first, second] = [await formerMember(), await formerMember()];
    await erase(superAdmin, first.person.id, first.name);
    const log = await verifyLog(server.database, second.organisationId, await headOf(second.organisationId));
    expect(log).toMatchObject({ rows: 4, mismatch: undefined, erased: [] });
    expect(await accountOf(second.person.id)).toMatchObject({ name: second.name });
    const [counted] = await inOrganisation(second.organisationId, async () =>
      db.select({ rows: sql<number>`count(*)::int` }).from(activityErasure),
    );
    expect(counted).toEqual({ rows: 0 });
  });

  it('is refused while the person is active or a member, for another name, and to other administrators', async () => {
    const organisation = await addOrganisation(server);
    await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
    const member = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
    const { name } = await accountOf(member.id);
    expect(await erase(superAdmin, member.id, name)).toMatchObject({
      status: 409,
      body: { message: 'Deactivate the account before the person is erased' },
    });
    const { platform } = server.database;
    await platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, member.id));
    expect(await erase(superAdmin, member.id, name)).toMatchObject({
      status: 409,
      body: { message: `This person is a member of ${organisation.name}: remove them there first, with a successor` },
    });
    const former = await formerMember();
    expect(await erase(superAdmin, former.person.id, 'Someone')).toMatchObject({ status: 400 });
    const administrator = await addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } });
    expect(await erase(administrator, former.person.id, former.name)).toMatchObject({ status: 403 });
    expect(await accountOf(former.person.id)).toMatchObject({ name: former.name });
  });
});
