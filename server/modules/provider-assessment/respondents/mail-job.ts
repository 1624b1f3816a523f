import { mailJob } from '#server/modules/secure-link/index.ts';

/** Sends the mails that are due for the respondents of assessments. */
export const respondentMailJob = mailJob('mail-assessment-respondents');
