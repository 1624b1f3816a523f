import { mailJob } from '#server/modules/secure-link/index.ts';

/** Sends the mails that are due for the requests of an organisation. */
export const acknowledgementMailJob = mailJob('mail-acknowledgement-requests');
