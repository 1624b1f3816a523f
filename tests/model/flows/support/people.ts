import type { Account, Membership } from '#machines/session/session.types.ts';

/** A user whose account is in use. */
export const account: Account = {
  id: 'user-1',
  approved: true,
  active: true,
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  imageUrl: null,
  platform: null,
};

export const administrator: Account = { ...account, platform: { role: 'ADMIN', featurePermissions: [] } };

const memberOf = (id: string, name: string): Membership => ({
  organisation: { id, name, logo: null, timeZone: 'UTC', state: 'ACTIVE', stateReason: '', eraseAt: null },
  features: ['RISK'],
  role: 'ORG_MANAGER',
  featurePermissions: [{ feature: 'RISK', permission: 'EDIT' }],
});

export const harbour = memberOf('org-1', 'Harbour');
const meridian = memberOf('org-2', 'Meridian');
export const memberships: readonly Membership[] = [harbour, meridian];
