import { and, eq, gt, ne, sql } from 'drizzle-orm';

import { privilegedOperationTexts } from '#domain/words/platform.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformMembership, privilegedOperation, userAccount } from '#server/database/schema/index.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { uuidOf } from '#server/jobs/jobs.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';

import { secondAskedJob } from '../job.ts';

export interface SecondMailParts {
  readonly platform: PlatformDatabase;
  readonly mail: Mail;
  readonly origin: string;
  readonly productName: string;
}

interface Words {
  readonly name: string;
  readonly operation: string;
  readonly preparer: string;
  readonly productName: string;
  readonly page: OwnPage;
}

const secondMail = ({ name, operation, preparer, productName, page }: Words): Text =>
  mailOf(`Waiting for a second Super Admin: ${operation}`, [
    [`Hello ${name},`],
    [`${preparer} has prepared “${operation}” on ${productName}, which needs the confirmation of another Super Admin.`],
    [
      'Read what it would change, and confirm or cancel it within 24 hours. After that it is cancelled by itself.',
      page,
    ],
    [`Sent by ${productName}, because you are a Super Admin.`],
  ]);

/** The operation, if it still waits for someone. */
async function waiting(platform: PlatformDatabase, id: string) {
  const [found] = await platform
    .select({ kind: privilegedOperation.kind, preparedBy: privilegedOperation.preparedBy, preparer: userAccount.name })
    .from(privilegedOperation)
    .innerJoin(userAccount, eq(userAccount.id, privilegedOperation.preparedBy))
    .where(
      and(
        eq(privilegedOperation.id, id),
        eq(privilegedOperation.status, 'AWAITING_SECOND'),
        gt(privilegedOperation.expiresAt, sql`now()`),
      ),
    );
  return found;
}

/** Those who may confirm what someone else has prepared. */
const others = (platform: PlatformDatabase, preparedBy: string) =>
  platform
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(userAccount)
    .innerJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .where(
      and(
        eq(platformMembership.role, 'SUPER_ADMIN'),
        ne(userAccount.id, preparedBy),
        userAccount.approved,
        userAccount.active,
      ),
    );

/** Tells the other Super Admins that an operation waits for one of them. */
export const secondMailJob = ({ platform, mail, origin, productName }: SecondMailParts): JobHandler =>
  handlePlatformJob(secondAskedJob, async ({ operationId }, { id }) => {
    const found = await waiting(platform, operationId);
    if (found === undefined) return;
    const operation = privilegedOperationTexts[found.kind];
    const page = { origin, path: '/admin/it-privileged-operations' } as const;
    for (const { id: userId, email: to, name } of await others(platform, found.preparedBy)) {
      const text = secondMail({ name, operation, preparer: found.preparer, productName, page });
      await mail.send({ id: uuidOf(id, userId), to, ...text });
    }
  });
