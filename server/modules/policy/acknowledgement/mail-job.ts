import { organisationJob } from '#server/jobs/job.ts';

/**
 * Sends the mails that are due for the requests of an organisation. Its payload names none of them, because a request
 * that becomes due while it runs is sent by the same run. One at a time: two would send a mail that is due twice.
 */
export const acknowledgementMailJob = organisationJob({
  name: 'mail-acknowledgement-requests',
  fields: {},
  retry: { limit: 10, delaySeconds: 30 },
  concurrency: 2,
  oneAtATime: 'organisation',
  leaseSeconds: 60,
});
