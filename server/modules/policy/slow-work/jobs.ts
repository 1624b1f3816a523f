import { handleOrganisationJob, type JobHandler } from '#server/jobs/handler.ts';
import { sendDueMails, type SendingParts } from '#server/modules/secure-link/index.ts';

import { acknowledgementMailJob } from '../acknowledgement/mail-job.ts';
import { acknowledgementMails } from './send-mails.ts';

/** The jobs of policies: mails with links. */
export const policyJobs = (parts: SendingParts): JobHandler[] => [
  handleOrganisationJob(acknowledgementMailJob, (_payload, context) =>
    sendDueMails(acknowledgementMails, parts, context),
  ),
];
