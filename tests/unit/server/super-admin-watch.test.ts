import { describe, expect, test, vi } from 'vitest';

import { platformFeatures, type PermissionLevel } from '#openapi/access.ts';
import { type Administrator, createSuperAdminWatch, ownsAddress } from '#server/modules/accounts/super-admin-watch.ts';

const superAdminEmail = ' Root@Example.com';
const origin = { ip: '192.0.2.1', userAgent: 'Firefox' };

const rights = (level: PermissionLevel) => platformFeatures.map((feature) => ({ feature, permission: level }));

const account = { email: 'root@example.com ', subject: 'user_root', approved: true, active: true };
const complete: Administrator = {
  user: account,
  platformRole: 'SUPER_ADMIN',
  platformPermissions: rights('DELETE'),
};
const incomplete: Administrator = { ...complete, platformRole: null };

/** A provider with one profile. */
const identityOf = (email: string, emailVerified: boolean) => ({
  profileOf: async () => ({ email, emailVerified, name: 'Root', imageUrl: null }),
});
const identity = identityOf('ROOT@example.com', true);

/** A watch with a fake store; `restore` records the restored accounts. */
function openWatch(parts: Partial<Parameters<typeof createSuperAdminWatch>[0]> = {}) {
  const restore = vi.fn<Parameters<typeof createSuperAdminWatch>[1]>(async () => {});
  return { restore, watch: createSuperAdminWatch({ identity, superAdminEmail, ...parts }, restore) };
}

describe('the address of SUPER_ADMIN_EMAIL', () => {
  test.each([
    ['root@example.com', true, true],
    [' ROOT@EXAMPLE.COM ', true, true],
    ['root@example.com', false, false],
    ['other@example.com', true, false],
  ])('belongs to the user with %j, verified: %s → %s', async (email, isVerified, owned) => {
    expect(await ownsAddress({ identity: identityOf(email, isVerified), superAdminEmail }, 'user_root')).toBe(owned);
  });

  test('belongs to nobody if it is not configured', async () => {
    const profileOf = vi.fn<typeof identity.profileOf>(identity.profileOf);
    expect(await ownsAddress({ identity: { profileOf }, superAdminEmail: undefined }, 'user_root')).toBe(false);
    expect(profileOf).not.toHaveBeenCalled();
  });
});

describe('an account with the address of SUPER_ADMIN_EMAIL', () => {
  test('that has all rights is left alone', async () => {
    const { watch, restore } = openWatch();
    expect(await watch(complete, 'sess_1', origin)).toBe(false);
    expect(restore).not.toHaveBeenCalled();
  });

  test.each<[string, Administrator]>([
    ['has no role', incomplete],
    ['has a lower role', { ...complete, platformRole: 'ADMIN' }],
    ['is under review', { ...complete, user: { ...account, approved: false } }],
    ['is inactive', { ...complete, user: { ...account, active: false } }],
    ['has lower levels', { ...complete, platformPermissions: rights('EDIT') }],
    ['lacks one feature', { ...complete, platformPermissions: rights('DELETE').slice(1) }],
    ['lacks the features', { ...complete, platformPermissions: [] }],
  ])('that %s is restored', async (_, found) => {
    const { watch, restore } = openWatch();
    expect(await watch(found, 'sess_1', origin)).toBe(true);
    expect(restore.mock.calls).toEqual([['user_root', origin]]);
  });

  test('that has not verified it is reloaded but not restored', async () => {
    const { watch, restore } = openWatch({ identity: identityOf(superAdminEmail, false) });
    expect(await watch(incomplete, 'sess_1', origin)).toBe(true);
    expect(restore).not.toHaveBeenCalled();
  });

  test('is not restored if no address is configured, without a session, or with another address', async () => {
    const profileOf = vi.fn<typeof identity.profileOf>(identity.profileOf);
    const unset = openWatch({ identity: { profileOf }, superAdminEmail: undefined });
    expect(await unset.watch(incomplete, 'sess_1', origin)).toBe(false);
    const set = openWatch({ identity: { profileOf } });
    expect(await set.watch(incomplete, '', origin)).toBe(false);
    const other = { ...incomplete, user: { ...account, email: 'other@example.com' } };
    expect(await set.watch(other, 'sess_1', origin)).toBe(false);
    expect(profileOf).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('restores the account once, however many requests it sends', async () => {
    const { watch, restore } = openWatch();
    const answers = await Promise.all([1, 2, 3].map(() => watch(incomplete, 'sess_1', origin)));
    expect([...answers, await watch(incomplete, 'sess_1', origin)]).toEqual([true, true, true, true]);
    expect(restore).toHaveBeenCalledTimes(1);
    await watch(incomplete, 'sess_2', origin);
    expect(restore).toHaveBeenCalledTimes(2);
  });

  test('tries again after a failure', async () => {
    const { watch, restore } = openWatch();
    restore.mockRejectedValueOnce(new Error('The database does not answer'));
    await expect(watch(incomplete, 'sess_1', origin)).rejects.toThrow('The database does not answer');
    expect(await watch(incomplete, 'sess_1', origin)).toBe(true);
    expect(restore).toHaveBeenCalledTimes(2);
  });

  test('is remembered until a thousand are', async () => {
    const { watch, restore } = openWatch();
    const sessions = Array.from({ length: 1000 }, (_, index) => `sess_${index}`);
    for (const session of sessions.slice(0, 999)) await watch(incomplete, session, origin);
    await watch(incomplete, 'sess_0', origin);
    expect(restore).toHaveBeenCalledTimes(999);
    for (const session of ['sess_999', 'sess_1000', 'sess_0']) await watch(incomplete, session, origin);
    expect(restore).toHaveBeenCalledTimes(1002);
  });
});
