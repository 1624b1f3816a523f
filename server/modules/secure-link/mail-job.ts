import { organisationJob } from '#server/jobs/job.ts';

/**
 * Declares a job that sends the mails with links that are due in an organisation. Its payload names none of them, because a
 * mail that becomes due while it runs is sent by the same run. One at a time: two would send a mail that is due twice.
 */
export const mailJob = (name: string) =>
  organisationJob({
    name,
    fields: {},
    retry: { limit: 10, delaySeconds: 30 },
    concurrency: 2,
    oneAtATime: 'organisation',
    leaseSeconds: 60,
  });
