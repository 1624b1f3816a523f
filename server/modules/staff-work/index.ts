import { eq } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { staffMember, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Registers } from '#server/modules/member/index.ts';
import { latestRequestsTo } from '#server/modules/policy/index.ts';
import { mayDo } from '#server/modules/record/index.ts';
import { liveStaffMember } from '#server/modules/staff/index.ts';
import { openTasksOf } from '#server/modules/task/index.ts';

import { ownedBy } from './owned.ts';

const most = 100;

/** The addresses of a staff member, in lower case: their own, and that with which they sign in. */
async function addressesOf(id: string): Promise<string[]> {
  const [found] = await db
    .select({ own: staffMember.email, account: userAccount.email })
    .from(staffMember)
    .leftJoin(userAccount, eq(userAccount.id, staffMember.accountId))
    .where(eq(staffMember.id, id));
  if (found === undefined) throw notFound();
  const given = [found.own, found.account ?? ''].filter((address) => address !== '');
  return [...new Set(given.map((address) => address.toLowerCase()))];
}

type Work = Schemas['StaffWork'];

/** What a staff member was asked to acknowledge. */
async function acknowledgementsOf(id: string): Promise<Pick<Work, 'acknowledgements' | 'acknowledgementTotal'>> {
  const addresses = await addressesOf(id);
  if (addresses.length === 0) return { acknowledgements: [], acknowledgementTotal: 0 };
  const { requests, total } = await latestRequestsTo(addresses, most);
  const acknowledgements = requests.map(({ policy, request: { policyVersion, state, expiresOn, acknowledgedAt } }) => ({
    policy,
    policyVersion,
    state,
    expiresOn,
    acknowledgedAt,
  }));
  return { acknowledgements, acknowledgementTotal: total };
}

/** What a staff member was asked to acknowledge, their open tasks, and what they own, as far as the caller may view it. */
export const staffWorkHandlers = (registers: Registers): HandlersOf<'StaffWorks'> => ({
  async ofRecord({ path: { id } }, context) {
    const { account } = await liveStaffMember(id);
    const asked = mayDo(context, 'policy', 'VIEW')
      ? await acknowledgementsOf(id)
      : { acknowledgements: null, acknowledgementTotal: 0 };
    if (!mayDo(context, 'task', 'VIEW')) return { ...asked, tasks: null, taskTotal: 0 };
    const none = { tasks: [], total: 0 };
    const { tasks, total } = account === null ? none : await openTasksOf(context, account.id, most);
    return { ...asked, tasks, taskTotal: total };
  },

  async owned({ path: { id } }, context) {
    const { account } = await liveStaffMember(id);
    return account === null ? [] : ownedBy(registers, account.id, context);
  },
});
