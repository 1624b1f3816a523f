import { eq } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';

import { approvalMailJob } from '../approval-job.ts';

interface Parts {
  readonly platform: PlatformDatabase;
  readonly mail: Mail;
  readonly origin: string;
  readonly productName: string;
}

/** Says that the review of an account has ended, as its screen promises (specification section 2.2). */
const approvalMail = (name: string, productName: string, home: OwnPage): Text =>
  mailOf(`Your ${productName} account is approved`, [
    [`Hello ${name},`],
    [`Your account has been reviewed and approved. You can use ${productName} now.`],
    ['Sign in here:', home],
    ['If you see no organisation there, ask its administrator to invite this address.'],
    [`Sent by ${productName}, because you signed up with this address.`],
  ]);

/** The jobs of accounts: an approval is told by mail, unless the account was deactivated since. */
export const accountJobs = ({ platform, mail, origin, productName }: Parts): JobHandler[] => [
  handlePlatformJob(approvalMailJob, async ({ userId }, { id }) => {
    const [account] = await platform.select().from(userAccount).where(eq(userAccount.id, userId));
    if (account === undefined || !account.approved || !account.active || account.demo !== null) return;
    const home = { origin, path: '/' } as const;
    await mail.send({ id, to: account.email, ...approvalMail(account.name, productName, home) });
  }),
];
