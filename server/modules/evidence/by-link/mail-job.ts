import { mailJob } from '#server/modules/secure-link/index.ts';

/** Sends the mails that are due for those who are asked for evidence by a link. */
export const contactMailJob = mailJob('mail-evidence-contacts');
