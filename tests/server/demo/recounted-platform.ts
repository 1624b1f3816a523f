import { at } from '#tests/server/identity/support.ts';

const lately = 30 * 86_400_000;

/** The numbers of the platform, from its lists. @param now milliseconds since 1970 */
export function platformRecounted(organisations: readonly unknown[], accounts: readonly unknown[], now: number) {
  const isLately = (path: string) => (one: unknown) => now - Date.parse(String(at(one, path))) < lately;
  const inState = (state: string) => organisations.filter((one) => at(one, 'state') === state).length;
  return {
    organisations: {
      active: inState('ACTIVE'),
      suspended: inState('SUSPENDED'),
      closing: inState('CLOSING'),
      created: organisations.filter(isLately('createdAt')).length,
      used: organisations.filter(isLately('lastUsedAt')).length,
    },
    accounts: {
      total: accounts.length,
      waiting: accounts.filter((one) => at(one, 'approved') === false && at(one, 'active') === true).length,
      inactive: accounts.filter((one) => at(one, 'active') === false).length,
      created: accounts.filter(isLately('createdAt')).length,
    },
  };
}
