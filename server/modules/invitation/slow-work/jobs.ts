import { eq } from 'drizzle-orm';

import { invitation, organisation, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, type JobHandler } from '#server/jobs/handler.ts';
import { sendDueMails, type SendingParts } from '#server/modules/secure-link/index.ts';

import { invitationMailJob } from '../mail-job.ts';
import { inviterJob } from '../told-job.ts';
import { inviterMail } from './mail-texts.ts';
import { invitationMails } from './mails.ts';

const toTell = async (id: string) => {
  const [found] = await db
    .select({
      email: invitation.email,
      role: invitation.role,
      to: userAccount.email,
      name: userAccount.name,
      organisation: organisation.name,
    })
    .from(invitation)
    .innerJoin(userAccount, eq(userAccount.id, invitation.invitedBy))
    .innerJoin(organisation, eq(organisation.id, invitation.organisationId))
    .where(eq(invitation.id, id));
  return found;
};

/** The jobs of invitations: mails to those who are invited, and to those who invited them. */
export const invitationJobs = (parts: SendingParts, newAddressesPerDay: number): JobHandler[] => [
  handleOrganisationJob(invitationMailJob, (_payload, context) =>
    sendDueMails(invitationMails(newAddressesPerDay), parts, context),
  ),
  handleOrganisationJob(inviterJob, async ({ invitationId, what }, { id, organisationId, inTransaction }) => {
    const found = await inTransaction(() => toTell(invitationId));
    if (found === undefined) return;
    const { to, ...words } = found;
    const users = { origin: parts.origin, path: '/manage-users', organisationId } as const;
    const text = inviterMail({ ...words, what, users, productName: parts.productName });
    await parts.mail.send({ id, to, ...text });
  }),
];
