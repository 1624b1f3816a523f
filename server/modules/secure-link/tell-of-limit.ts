import { and, eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';
import { membership, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { quoted, tell } from '#server/modules/record/index.ts';

import { mailLimitJob, type LimitedKind } from './mail-limit-job.ts';

interface Reached {
  readonly userId: string;
  readonly kind: LimitedKind;
  readonly recordId: string;
  readonly limit: number;
}

async function tellAdministrators({ userId, kind, recordId, limit }: Reached): Promise<void> {
  const [entity] = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(eq(record.id, recordId));
  if (entity === undefined) return;
  const members = await db
    .select({ id: userAccount.id, name: userAccount.name, role: membership.role })
    .from(membership)
    .innerJoin(userAccount, and(eq(userAccount.id, membership.userId)));
  const name = members.find(({ id }) => id === userId)?.name ?? 'A former member';
  await tell([
    {
      kind: 'mailLimit',
      entityType: kind,
      entity,
      recipients: members.filter(({ role }) => role === 'ORG_ADMIN').map(({ id }) => id),
      title: 'Limit of new addresses reached',
      describe: (what) =>
        `${quoted(name)} wanted to ask more new addresses about ${what} than the ${limit} a day. Those were not asked.`,
    },
  ]);
}

/** The jobs of secure links. */
export const secureLinkJobs = (database: Pick<Database, 'inOrganisation'>, log: Pick<Log, 'warn'>): JobHandler[] => [
  handlePlatformJob(mailLimitJob, async ({ organisationId, ...reached }) => {
    const { userId, recordId, limit } = reached;
    log.warn(
      { organisationId, userId, recordId, limit },
      'An organisation has reached its daily limit of new addresses',
    );
    // In nobody's name: the person who asked is told as well, if they are an administrator.
    await database.inOrganisation({ organisationId, userId: '' }, () => tellAdministrators(reached));
  }),
];
