import { mailJob } from '#server/modules/secure-link/index.ts';

/** Sends the invitations of an organisation that are due. */
export const invitationMailJob = mailJob('mail-invitations');
