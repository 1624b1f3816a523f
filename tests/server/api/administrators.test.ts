import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { personRefusals } from '#openapi/access.ts';
import {
  membership,
  platformActivity,
  platformMembership,
  platformPermission,
  userAccount,
} from '#server/database/schema/index.ts';
import { type IdentityProfile, localProvider } from '#server/identity/provider.ts';
import { restoreSuperAdmin } from '#server/modules/accounts/index.ts';
import { at } from '#tests/server/identity/support.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { statusesOf } from '../support/http.ts';
import { addOrganisation, addPerson, addStranger, type Person } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const superAdminEmail = 'Root@Example.com';

const server = shared(() => startTestServer({ environ: { SUPER_ADMIN_EMAIL: superAdminEmail } }));

const administrator = (role: 'SUPER_ADMIN' | 'ADMIN') => addPerson(server, { platform: { role, level: 'EDIT' } });
const deactivate = (actor: Person, { id }: Pick<Person, 'id'>, version = 1) =>
  actor.call(`/api/admin/user/${id}`, { method: 'PATCH', body: { version, active: false } });
const inUse = async (...people: readonly Person[]) => {
  const rows = await server.database.platform.select().from(userAccount).where(eq(userAccount.active, true));
  return people.filter(({ id }) => rows.some((row) => row.id === id)).length;
};
const lastOfOrganisation = { errors: [{ field: 'id', message: personRefusals.LAST_ORG_ADMIN }] };

describe('two administrators acting on each other concurrently', () => {
  test('leave one of two SUPER_ADMINs active', async () => {
    const [one, other] = [await administrator('SUPER_ADMIN'), await administrator('SUPER_ADMIN')];
    const answers = await Promise.all([deactivate(one, other), deactivate(other, one)]);
    expect(statusesOf(answers)).toEqual([200, 403]);
    expect(await inUse(one, other)).toBe(1);
  });

  test('leave one of two administrators of an organisation active', async () => {
    const organisation = await addOrganisation(server);
    const admins = [await administrator('ADMIN'), await administrator('ADMIN')] as const;
    const standing = { in: [{ organisation, role: 'ORG_ADMIN' as const }] };
    const [one, other] = [await addPerson(server, standing), await addPerson(server, standing)];
    const answers = await Promise.all([deactivate(admins[0], one), deactivate(admins[1], other)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(lastOfOrganisation);
    expect(await inUse(one, other)).toBe(1);
  });
});

describe('the last administrator of an organisation', () => {
  test('is marked as such, and cannot be deactivated until there is another', async () => {
    const organisation = await addOrganisation(server);
    const admin = await administrator('ADMIN');
    const standing = { in: [{ organisation, role: 'ORG_ADMIN' as const }] };
    const last = await addPerson(server, standing);
    const soleOf = async () => {
      const { body } = await admin.call(`/api/admin/user?search=${encodeURIComponent(last.email)}`);
      return at(body, 'data.data.0.soleAdministratorOf');
    };
    // Neither an inactive account nor a lower role counts.
    await addPerson(server, { ...standing, active: false });
    await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER' }] });
    expect(await soleOf()).toEqual([{ id: organisation.id, name: organisation.name, logo: null }]);
    const refused = await deactivate(admin, last);
    expect({ status: refused.status, body: refused.body }).toMatchObject({ status: 409, body: lastOfOrganisation });
    const underReview = await admin.call(`/api/admin/user/${last.id}`, {
      method: 'PATCH',
      body: { version: 1, approved: false },
    });
    expect(underReview.status).toBe(409);
    await addPerson(server, standing);
    expect(await soleOf()).toEqual([]);
    expect((await deactivate(admin, last)).status).toBe(200);
  });
});

describe('the database rejects any statement', () => {
  const lost = (constraint: string) => ({ cause: expect.objectContaining({ code: '23514', constraint }) });

  test('that leaves an organisation without an administrator', async () => {
    const { platform } = server.database;
    const organisation = await addOrganisation(server);
    const last = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN' }] });
    const own = and(eq(membership.userId, last.id), eq(membership.organisationId, organisation.id));
    const statements = [
      () => platform.delete(membership).where(own),
      () => platform.update(membership).set({ role: 'ORG_VIEWER' }).where(own),
      () => platform.update(userAccount).set({ approved: false }).where(eq(userAccount.id, last.id)),
    ];
    for (const statement of statements) {
      await expect(Promise.resolve(statement())).rejects.toMatchObject(lost('last_org_admin'));
    }
    const successor = await addPerson(server);
    await platform.transaction(async (transaction) => {
      await transaction.update(membership).set({ role: 'ORG_VIEWER' }).where(own);
      const { id: organisationId } = organisation;
      await transaction.insert(membership).values({ organisationId, userId: successor.id, role: 'ORG_ADMIN' });
    });
    expect(await platform.$count(membership, eq(membership.organisationId, organisation.id))).toBe(2);
  });

  test('that leaves the platform without a SUPER_ADMIN', async () => {
    const { platform } = server.database;
    const { id } = await administrator('SUPER_ADMIN');
    const statements = [
      () => platform.update(platformMembership).set({ role: 'ADMIN' }),
      () => platform.update(userAccount).set({ active: false }),
    ];
    for (const statement of statements) {
      await expect(Promise.resolve(statement())).rejects.toMatchObject({
        cause: expect.objectContaining({ code: '23514', constraint: expect.stringMatching(/^last_/) }),
      });
    }
    const [role] = await platform.select().from(platformMembership).where(eq(platformMembership.userId, id));
    expect(role?.role).toBe('SUPER_ADMIN');
  });
});

describe('the person of SUPER_ADMIN_EMAIL', () => {
  const me = async (person: Pick<Person, 'call'>) => at((await person.call('/api/auth/me')).body, 'data');
  const restored = { approved: true, active: true, platform: { role: 'SUPER_ADMIN' } };
  const logOf = (id: string) =>
    server.database.platform.select().from(platformActivity).where(eq(platformActivity.entityId, id));
  const accountOf = async (subject: string) => {
    const [account] = await server.database.platform.select().from(userAccount).where(eq(userAccount.subject, subject));
    if (account === undefined) throw new Error('There is no such account');
    return account;
  };
  const takeEverything = async (id: string) => {
    const { platform } = server.database;
    await platform.delete(platformPermission).where(eq(platformPermission.userId, id));
    await platform.delete(platformMembership).where(eq(platformMembership.userId, id));
    await platform.update(userAccount).set({ approved: false, active: false }).where(eq(userAccount.id, id));
  };
  const parts = (profile: Partial<IdentityProfile> = {}) => {
    const provider = localProvider(server.identity, server.origin, true);
    const profileOf = async (subject: string) => ({ ...(await provider.profileOf(subject)), ...profile });
    return { platform: server.database.platform, identity: { ...provider, profileOf }, superAdminEmail };
  };

  test('becomes a SUPER_ADMIN at sign-in, is restored at the next sign-in and at start, and this is logged each time', async () => {
    await administrator('SUPER_ADMIN');
    const root = await addStranger(server, 'root@example.com');
    expect(await me(root)).toMatchObject(restored);
    const { id } = await accountOf(root.subject);
    const made = [
      { field: 'approved', old: false, new: true },
      { field: 'role', old: null, new: 'SUPER_ADMIN' },
      { field: 'allFeatures', old: false, new: true },
    ];
    expect(await logOf(id)).toEqual([
      expect.objectContaining({ actorId: null, action: 'UPDATE', changes: made, ip: '127.0.0.1' }),
    ]);

    await takeEverything(id);
    const again = await root.signInAgain();
    const { body } = await again.browser.post(`/v1/client/sessions/${again.sessionId}/tokens`);
    const token = String(at(body, 'jwt'));
    const answers = await Promise.all([1, 2, 3].map(() => server.call('/api/auth/me', { token })));
    for (const answer of answers) expect(at(answer.body, 'data')).toMatchObject(restored);
    expect(await logOf(id)).toHaveLength(2);

    await takeEverything(id);
    await restoreSuperAdmin(parts(), quiet);
    await restoreSuperAdmin(parts(), quiet);
    expect(await me(root)).toMatchObject(restored);
    const log = await logOf(id);
    expect(log).toHaveLength(3);
    expect(log.at(-1)?.changes).toContainEqual({ field: 'active', old: false, new: true });
  });

  test('is not recognised without a verified address', async () => {
    const stranger = await addPerson(server, { approved: false });
    const { platform } = server.database;
    const pretend = { email: superAdminEmail };
    await platform.update(userAccount).set(pretend).where(eq(userAccount.id, stranger.id));
    const again = await stranger.signInAgain();
    const { body } = await again.browser.post(`/v1/client/sessions/${again.sessionId}/tokens`);
    const answer = await server.call('/api/auth/me', { token: String(at(body, 'jwt')) });
    expect(at(answer.body, 'data')).toMatchObject({ email: superAdminEmail, approved: false, platform: null });
    const unproven = parts({ email: superAdminEmail, emailVerified: false });
    await restoreSuperAdmin(unproven, quiet);
    expect(await accountOf(stranger.subject)).toMatchObject({ approved: false });
    await restoreSuperAdmin(parts({ email: superAdminEmail }), quiet);
    expect(await accountOf(stranger.subject)).toMatchObject({ approved: true });
  });
});
