import { statfs } from 'node:fs/promises';

import { sql } from 'drizzle-orm';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { contactMessage, loginLog, memberPresence, organisation, userAccount } from '#server/database/schema/index.ts';
import { jobTable } from '#server/jobs/job-table.ts';

interface Parts {
  readonly platform: PlatformDatabase;
  /** Where this process writes. */
  readonly folders: readonly string[];
}

/** Everything is counted over the same days. */
const lately = sql`now() - interval '30 days'`;

const count = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`;

async function organisationFigures(platform: PlatformDatabase): Promise<Schemas['OrganisationFigures']> {
  const used = sql`select count(distinct ${memberPresence.organisationId})::int from ${memberPresence}
    where ${memberPresence.lastActiveAt} > ${lately}`;
  const [found] = await platform
    .select({
      active: count(sql`${organisation.state} = 'ACTIVE'`),
      suspended: count(sql`${organisation.state} = 'SUSPENDED'`),
      closing: count(sql`${organisation.state} = 'CLOSING'`),
      created: count(sql`${organisation.createdAt} > ${lately}`),
      used: sql<number>`(${used})`,
    })
    .from(organisation);
  return found ?? { active: 0, suspended: 0, closing: 0, created: 0, used: 0 };
}

async function accountFigures(platform: PlatformDatabase): Promise<Schemas['AccountFigures']> {
  const signedIn = sql`select count(distinct ${loginLog.subject})::int from ${loginLog}
    where ${loginLog.event} = 'SIGN_IN' and ${loginLog.at} > ${lately}`;
  const [found] = await platform
    .select({
      total: sql<number>`count(*)::int`,
      waiting: count(sql`not ${userAccount.approved} and ${userAccount.active}`),
      inactive: count(sql`not ${userAccount.active}`),
      created: count(sql`${userAccount.createdAt} > ${lately}`),
      signedIn: sql<number>`(${signedIn})`,
    })
    .from(userAccount);
  return found ?? { total: 0, waiting: 0, inactive: 0, created: 0, signedIn: 0 };
}

/** Jobs whose name begins with `mail-` send mail. */
async function jobFigures(platform: PlatformDatabase) {
  const isMail = sql`starts_with(${jobTable.data} ->> 'job', 'mail-')`;
  const [found] = await platform
    .select({
      waiting: count(sql`${isMail} and ${jobTable.state} in ('created', 'retry', 'active')`),
      failed: count(sql`${isMail} and ${jobTable.state} = 'failed'`),
      failedJobs: count(sql`${jobTable.state} = 'failed'`),
    })
    .from(jobTable);
  return found ?? { waiting: 0, failed: 0, failedJobs: 0 };
}

/** Folders on one disk have the same size and free space. */
async function diskFigures(folders: readonly string[]): Promise<Schemas['DiskFigures'][]> {
  const measured = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, blocks, bsize, type } = await statfs(folder);
      return { disk: `${type} ${blocks} ${bavail}`, free: bavail * bsize, size: blocks * bsize };
    }),
  );
  return [...new Map(measured.map(({ disk, ...figures }) => [disk, figures])).values()];
}

async function signInDays(platform: PlatformDatabase): Promise<Schemas['SignInDay'][]> {
  const { rows } = await platform.execute<{ day: string; signIns: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(${loginLog.id})::int as "signIns"
    from generate_series(date_trunc('day', now() at time zone 'UTC') - interval '29 days',
      date_trunc('day', now() at time zone 'UTC'), interval '1 day') as day
    left join ${loginLog} on ${loginLog.event} = 'SIGN_IN' and ${loginLog.at} >= day at time zone 'UTC'
      and ${loginLog.at} < (day + interval '1 day') at time zone 'UTC'
    group by day order by day`);
  return rows;
}

/** The numbers of the Admin Dashboard. */
export const platformReportHandlers = ({ platform, folders }: Parts): HandlersOf<'PlatformReports'> => ({
  async analytics() {
    const [organisations, accounts, jobs, disks, signIns, newMessages] = await Promise.all([
      organisationFigures(platform),
      accountFigures(platform),
      jobFigures(platform),
      diskFigures(folders),
      signInDays(platform),
      platform.$count(contactMessage, sql`${contactMessage.status} = 'NEW'`),
    ]);
    const { failedJobs, ...mail } = jobs;
    return { organisations, accounts, mail, failedJobs, newMessages, disks, signIns };
  },
});
